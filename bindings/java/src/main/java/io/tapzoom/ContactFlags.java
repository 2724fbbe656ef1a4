// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Flags of a contact. */
public final class ContactFlags {
    /** The contact makes no tap, long press or quick zoom. */
    public static final int NO_TAP = 1 << 0;
    /** The contact's pan begins at the first move. */
    public static final int NO_SLOP = 1 << 1;
    /** The system takes it for a palm. */
    public static final int PALM = 1 << 2;
    /** All bits. */
    public static final int ALL = 7;

    private ContactFlags() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case NO_TAP: return "NO_TAP";
        case NO_SLOP: return "NO_SLOP";
        case PALM: return "PALM";
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
