// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** The limits of the library. They keep their values in all versions 1.x. */
public final class TapZoomConstants {
    /** Most contacts of a view. */
    public static final int MAX_CONTACTS = 16;
    /** Most levels. */
    public static final int MAX_LEVELS = 8;
    /** Most events that wait. */
    public static final int EVENT_CAPACITY = 32;
    /** Largest size and coordinate. */
    public static final double MAX_LENGTH = 1000000000000.0;
    /** Smallest size. */
    public static final double MIN_SIZE = 1e-06;
    /** Largest time, seconds. */
    public static final double MAX_TIME = 1000000000000.0;

    private TapZoomConstants() { }
}
