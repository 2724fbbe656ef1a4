// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Direction of a movement in the view. LEFT and UP are toward smaller x and y. */
public final class Direction {
    /** No direction. */
    public static final int NONE = 0;
    /** Toward smaller x. */
    public static final int LEFT = 1;
    /** Toward smaller y. */
    public static final int UP = 2;
    /** Toward larger x. */
    public static final int RIGHT = 3;
    /** Toward larger y. */
    public static final int DOWN = 4;

    private Direction() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case NONE: return "NONE";
        case LEFT: return "LEFT";
        case UP: return "UP";
        case RIGHT: return "RIGHT";
        case DOWN: return "DOWN";
        default: return Integer.toString(value);
        }
    }
}
