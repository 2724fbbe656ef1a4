// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Unit of dx and dy. */
public final class ScrollUnit {
    /** View units. */
    public static final int PIXEL = 0;
    /** Lines of 40 view units. */
    public static final int LINE = 1;
    /** Heights of the viewport. */
    public static final int PAGE = 2;
    /** 1/120 of a wheel notch, as in Windows and Wayland. A notch is 100 view units, and zooms by 1.26. */
    public static final int NOTCH120 = 3;

    private ScrollUnit() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case PIXEL: return "PIXEL";
        case LINE: return "LINE";
        case PAGE: return "PAGE";
        case NOTCH120: return "NOTCH120";
        default: return Integer.toString(value);
        }
    }
}
