// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** The limits of the library. They keep their values in all versions 1.x. */
public final class TapZoomConstants {
    /** Most contacts that may be down in one view, those of the host included. */
    public static final int MAX_CONTACTS = 16;
    /** Most entries of {@code Config.levels}. */
    public static final int MAX_LEVELS = 8;
    /** Most events that wait in a view: see {@code TapZoom.pollEvents}. */
    public static final int EVENT_CAPACITY = 32;
    /** Largest size, and largest distance of a coordinate from 0. */
    public static final double MAX_LENGTH = 1000000000000.0;
    /** Smallest size of a viewport, content or rectangle. */
    public static final double MIN_SIZE = 1e-06;
    /** Largest distance of a time from 0 in seconds, some 30,000 years. */
    public static final double MAX_TIME = 1000000000000.0;

    private TapZoomConstants() { }
}
