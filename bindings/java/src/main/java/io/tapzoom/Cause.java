// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/**
 * Mover of the view at an event. A host that copies one view to another follows the events of all causes but DRIVEN, so
 * that no copy comes back: see commands.md in the guide.
 */
public final class Cause {
    /** Fingers, a scroll, a fling or the animation of a tap; also with a command. */
    public static final int USER = 0;
    /** A command, {@code TapZoom.setVelocity}, other sizes or settings. */
    public static final int COMMAND = 1;
    /** Quiet commands: see {@code CommandOptions.quiet}. */
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
