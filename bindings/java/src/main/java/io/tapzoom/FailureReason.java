// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/**
 * Reason of FAILED, in {@code GestureEvent.reason}. {@code GestureEvent.setting} names the setting, and measured and
 * allowed are the number measured and the bound that it missed.
 */
public final class FailureReason {
    /** None. */
    public static final int NONE = 0;
    /** A contact moved too far. */
    public static final int MOVED = 1;
    /** A contact stayed down or rested too long. */
    public static final int HELD = 2;
    /** A contact lifted too early. */
    public static final int TOO_EARLY = 3;
    /** A landing or a lift came too late after the one before. */
    public static final int TOO_LATE = 4;
    /** A contact landed too far from the one before. */
    public static final int TOO_FAR = 5;
    /** The contacts did not move far enough. */
    public static final int TOO_SHORT = 6;
    /** The contacts were too slow. */
    public static final int TOO_SLOW = 7;
    /** The direction is too oblique. */
    public static final int ANGLE = 8;
    /** Another tool than before, or one that cannot make the gesture. */
    public static final int TOOL = 9;
    /** Too few or too many contacts. */
    public static final int COUNT = 10;
    /** The settings switch it off. */
    public static final int OFF = 11;
    /** The content is not at the edge, or is at a limit. */
    public static final int LIMIT = 12;
    /** Another gesture came first; measured is its kind. */
    public static final int LOST = 13;
    /** The host owns the contact, or it is ignored. */
    public static final int CLAIMED = 14;
    /** The system or the host took the contact, or a command the view. */
    public static final int CANCELLED = 15;
    /** The contact stopped a motion, or has a flag that forbids the gesture. */
    public static final int STOPPED = 16;

    private FailureReason() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case NONE: return "NONE";
        case MOVED: return "MOVED";
        case HELD: return "HELD";
        case TOO_EARLY: return "TOO_EARLY";
        case TOO_LATE: return "TOO_LATE";
        case TOO_FAR: return "TOO_FAR";
        case TOO_SHORT: return "TOO_SHORT";
        case TOO_SLOW: return "TOO_SLOW";
        case ANGLE: return "ANGLE";
        case TOOL: return "TOOL";
        case COUNT: return "COUNT";
        case OFF: return "OFF";
        case LIMIT: return "LIMIT";
        case LOST: return "LOST";
        case CLAIMED: return "CLAIMED";
        case CANCELLED: return "CANCELLED";
        case STOPPED: return "STOPPED";
        default: return Integer.toString(value);
        }
    }
}
