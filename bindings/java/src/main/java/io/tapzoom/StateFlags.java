// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Flags of {@code ViewState}. */
public final class StateFlags {
    /** A contact is down. */
    public static final int TOUCHED = 1 << 8;
    /** The content moves without fingers. {@code nextDeadline} tells when to draw. */
    public static final int MOVING = 1 << 9;
    /** The scale is more than 0.1 % above that of the fitted view. */
    public static final int ZOOMED = 1 << 10;
    /** Events were dropped; see {@code TapZoom.pollEvents}. */
    public static final int EVENTS_LOST = 1 << 11;
    /** Quiet commands move the view; it has not settled. */
    public static final int DRIVEN = 1 << 12;
    /** All bits. */
    public static final int ALL = 7936;

    private StateFlags() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case TOUCHED: return "TOUCHED";
        case MOVING: return "MOVING";
        case ZOOMED: return "ZOOMED";
        case EVENTS_LOST: return "EVENTS_LOST";
        case DRIVEN: return "DRIVEN";
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
