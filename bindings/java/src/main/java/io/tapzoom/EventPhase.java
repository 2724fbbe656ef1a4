// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Phase of an event. */
public final class EventPhase {
    /** The only event of a gesture without duration. */
    public static final int DISCRETE = 0;
    /** The first event of a gesture with duration. */
    public static final int BEGAN = 1;
    /** New values of the gesture. */
    public static final int CHANGED = 2;
    /** The gesture has ended. */
    public static final int ENDED = 3;
    /** The gesture was broken off. */
    public static final int CANCELLED = 4;

    private EventPhase() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case DISCRETE: return "DISCRETE";
        case BEGAN: return "BEGAN";
        case CHANGED: return "CHANGED";
        case ENDED: return "ENDED";
        case CANCELLED: return "CANCELLED";
        default: return Integer.toString(value);
        }
    }
}
