// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Source of the momentum after a trackpad's scroll that ends in motion. */
public final class Momentum {
    /**
     * The system alone: the host pushes {@code ScrollPhase.MOMENTUM}. At an edge the content bounces once; the view
     * ignores the rest.
     */
    public static final int HOST = 0;
    /**
     * The view alone: it flings at {@code ScrollPhase.ENDED} as after fingers, not when {@code scrollEndTime} ends the
     * scroll. It ignores {@code ScrollPhase.MOMENTUM}.
     */
    public static final int LIBRARY = 1;
    /**
     * The system if it sends momentum, otherwise the view. It flings at {@code ScrollPhase.ENDED}; a
     * {@code ScrollPhase.MOMENTUM} within {@code scrollEndTime} takes this FLING over without a jump.
     */
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
