// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Gestures to recognize: the bits of their events. One that is off delays no other. */
public final class Gestures {
    /** One finger taps. */
    public static final int TAP = 1 << 2;
    /** One finger taps twice. */
    public static final int DOUBLE_TAP = 1 << 3;
    /** Two to five fingers tap together. */
    public static final int FINGERS_TAP = 1 << 5;
    /** One finger rests. */
    public static final int LONG_PRESS = 1 << 6;
    /** Fingers move the content. */
    public static final int PAN = 1 << 7;
    /** Fingers zoom by their distance. */
    public static final int PINCH = 1 << 8;
    /** Fingers rotate the content. */
    public static final int ROTATE = 1 << 9;
    /** One finger taps, lands again and drags to zoom. */
    public static final int QUICK_ZOOM = 1 << 10;
    /** One finger drags fast. */
    public static final int SWIPE = 1 << 11;
    /** The content glides on after a lift. */
    public static final int FLING = 1 << 12;
    /** All bits. */
    public static final int ALL = 8172;

    private Gestures() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case TAP: return "TAP";
        case DOUBLE_TAP: return "DOUBLE_TAP";
        case FINGERS_TAP: return "FINGERS_TAP";
        case LONG_PRESS: return "LONG_PRESS";
        case PAN: return "PAN";
        case PINCH: return "PINCH";
        case ROTATE: return "ROTATE";
        case QUICK_ZOOM: return "QUICK_ZOOM";
        case SWIPE: return "SWIPE";
        case FLING: return "FLING";
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
