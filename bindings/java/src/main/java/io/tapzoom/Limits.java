// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/**
 * Limits of the transform: the content is there or beyond, in motion or at rest. Content that cannot move is at both
 * edges.
 */
public final class Limits {
    /** The content can move no further toward larger x of the view. */
    public static final int LEFT = 1 << 0;
    /** The content can move no further toward larger y. */
    public static final int TOP = 1 << 1;
    /** The content can move no further toward smaller x. */
    public static final int RIGHT = 1 << 2;
    /** The content can move no further toward smaller y. */
    public static final int BOTTOM = 1 << 3;
    /** The smallest scale, within 0.1 %. */
    public static final int MIN_SCALE = 1 << 4;
    /** The largest scale, within 0.1 %. */
    public static final int MAX_SCALE = 1 << 5;
    /** All bits. */
    public static final int ALL = 63;

    private Limits() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case LEFT: return "LEFT";
        case TOP: return "TOP";
        case RIGHT: return "RIGHT";
        case BOTTOM: return "BOTTOM";
        case MIN_SCALE: return "MIN_SCALE";
        case MAX_SCALE: return "MAX_SCALE";
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
