// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Buttons of a mouse or a pen. All act alike. */
public final class Buttons {
    /** The left one, or the tip of a pen. */
    public static final int PRIMARY = 1 << 0;
    /** The secondary button. */
    public static final int SECONDARY = 1 << 1;
    /** The middle button. */
    public static final int MIDDLE = 1 << 2;
    /** The button that goes back. */
    public static final int BACK = 1 << 3;
    /** The button that goes forward. */
    public static final int FORWARD = 1 << 4;
    /** The other end of a pen. */
    public static final int ERASER = 1 << 5;
    /** All bits. */
    public static final int ALL = 63;

    private Buttons() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case PRIMARY: return "PRIMARY";
        case SECONDARY: return "SECONDARY";
        case MIDDLE: return "MIDDLE";
        case BACK: return "BACK";
        case FORWARD: return "FORWARD";
        case ERASER: return "ERASER";
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
