// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Phase of a scroll, as the window system reports it. */
public final class ScrollPhase {
    /**
     * No phases: the scroll ends after {@code scrollEndTime} without a report. Deltas of a trackpad that decay evenly
     * act as MOMENTUM, and so do the zooms into which a key turns the rest of them.
     */
    public static final int UNPHASED = 0;
    /** Fingers rest on the trackpad. This stops a motion, unless {@code Config.trackpad} is NONE. */
    public static final int BEGAN = 1;
    /** The scroll continues until ENDED, however long. */
    public static final int CHANGED = 2;
    /** The fingers have lifted, after the delta of this report. */
    public static final int ENDED = 3;
    /**
     * The system continues the scroll after the lift: see {@code Config.momentum}. It only pans, and not while a
     * contact is down.
     */
    public static final int MOMENTUM = 4;

    private ScrollPhase() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case UNPHASED: return "UNPHASED";
        case BEGAN: return "BEGAN";
        case CHANGED: return "CHANGED";
        case ENDED: return "ENDED";
        case MOMENTUM: return "MOMENTUM";
        default: return Integer.toString(value);
        }
    }
}
