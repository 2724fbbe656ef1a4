// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Source of the momentum after a trackpad's scroll that ends in motion. */
public final class Momentum {
    /** {@code ScrollPhase.MOMENTUM} reports move the view; it never flings. */
    public static final int HOST = 0;
    /** The view flings at ENDED, and ignores momentum reports. */
    public static final int LIBRARY = 1;
    /** The view flings at ENDED; momentum reports, if they come, continue that fling. */
    public static final int AUTO = 2;

    private Momentum() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case HOST: return "HOST";
        case LIBRARY: return "LIBRARY";
        case AUTO: return "AUTO";
        default: return Integer.toString(value);
        }
    }
}
