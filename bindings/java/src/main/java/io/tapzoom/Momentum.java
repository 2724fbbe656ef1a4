// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Source of the momentum after a trackpad's scroll that ends in motion. */
public final class Momentum {
    /**
     * The system: the host pushes {@code ScrollPhase.MOMENTUM}. At an edge the content bounces once; the view ignores
     * the rest.
     */
    public static final int HOST = 0;
    /**
     * The view flings at {@code ScrollPhase.ENDED}, not when {@code scrollEndTime} ends the scroll. It ignores
     * {@code ScrollPhase.MOMENTUM}.
     */
    public static final int LIBRARY = 1;

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
        default: return Integer.toString(value);
        }
    }
}
