// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** What moves the view at an event. */
public final class Cause {
    /** Fingers, scrolls and what follows. */
    public static final int USER = 0;
    /** Commands, sizes and settings. */
    public static final int COMMAND = 1;
    /** Quiet commands. */
    public static final int DRIVEN = 2;

    private Cause() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case USER: return "USER";
        case COMMAND: return "COMMAND";
        case DRIVEN: return "DRIVEN";
        default: return Integer.toString(value);
        }
    }
}
