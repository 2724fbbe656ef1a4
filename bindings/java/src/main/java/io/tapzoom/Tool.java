// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Kind of contact. */
public final class Tool {
    /** A finger. */
    public static final int FINGER = 0;
    /** A pen. */
    public static final int PEN = 1;
    /** A pointer while a button is down. Do not push hover moves. */
    public static final int MOUSE = 2;

    private Tool() { }

    /**
     * Returns the bit of a tool for {@code Config.setHostTools}.
     *
     * @param tool One of the constants.
     * @return 1 shifted left by the tool.
     */
    public static int bit(int tool) { return 1 << tool; }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case FINGER: return "FINGER";
        case PEN: return "PEN";
        case MOUSE: return "MOUSE";
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
            text.append(text.length() == 0 ? "" : "|").append(name(Integer.numberOfTrailingZeros(rest)));
        return bits == 0 ? "0" : text.toString();
    }
}
