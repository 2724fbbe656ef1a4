// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Steps of keys, buttons and switches, about the center of the safe area. */
public final class Steps {
    /** Multiplies the scale by {@code zoomStep}. */
    public static final int ZOOM_IN = 1 << 0;
    /** Divides the scale by {@code zoomStep}. */
    public static final int ZOOM_OUT = 1 << 1;
    /** Looks left by a quarter of the safe area. */
    public static final int LEFT = 1 << 2;
    /** As LEFT, but upward. */
    public static final int UP = 1 << 3;
    /** As LEFT, but to the right. */
    public static final int RIGHT = 1 << 4;
    /** As LEFT, but downward. */
    public static final int DOWN = 1 << 5;
    /** Rotates by 15 degrees, from x to y. */
    public static final int CLOCKWISE = 1 << 6;
    /** As CLOCKWISE, but from y to x. */
    public static final int COUNTERCLOCKWISE = 1 << 7;
    /** Goes to the fitted view. */
    public static final int FIT = 1 << 8;
    /** All bits. */
    public static final int ALL = 511;

    private Steps() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case ZOOM_IN: return "ZOOM_IN";
        case ZOOM_OUT: return "ZOOM_OUT";
        case LEFT: return "LEFT";
        case UP: return "UP";
        case RIGHT: return "RIGHT";
        case DOWN: return "DOWN";
        case CLOCKWISE: return "CLOCKWISE";
        case COUNTERCLOCKWISE: return "COUNTERCLOCKWISE";
        case FIT: return "FIT";
        default: return Integer.toString(value);
        }
    }

    /**
     * Returns the names of bits, for logs, such as A|B.
     *
     * @param bits Any bits.
     * @return The names; 0 without bits.
     */
    public static String names(int bits) {
        StringBuilder text = new StringBuilder();
        for (int rest = bits; rest != 0; rest &= rest - 1)
            text.append(text.length() == 0 ? "" : "|").append(name(rest & -rest));
        return bits == 0 ? "0" : text.toString();
    }
}
