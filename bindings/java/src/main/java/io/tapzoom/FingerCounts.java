// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Numbers of fingers. */
public final class FingerCounts {
    /** Two fingers. */
    public static final int TWO = 1 << 2;
    /** Three fingers. */
    public static final int THREE = 1 << 3;
    /** Four fingers. */
    public static final int FOUR = 1 << 4;
    /** Five fingers. */
    public static final int FIVE = 1 << 5;
    /** All bits. */
    public static final int ALL = 60;

    private FingerCounts() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case TWO: return "TWO";
        case THREE: return "THREE";
        case FOUR: return "FOUR";
        case FIVE: return "FIVE";
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
