// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Phase of a scroll, as the window system reports it. */
public final class ScrollPhase {
    /** No phase. The scroll ends after {@code scrollEndTime} without a report. */
    public static final int UNPHASED = 0;
    /** Fingers rest on the trackpad, which stops a motion. */
    public static final int BEGAN = 1;
    /** The fingers move on the trackpad. */
    public static final int CHANGED = 2;
    /** The fingers have lifted. */
    public static final int ENDED = 3;
    /** The system continues the scroll after the lift. It only pans. */
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
