// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/**
 * Reason of FAILED, in {@code GestureEvent.reason}. measured is the number at the instant of the decision, and allowed
 * the bound that it missed, in the unit of the setting. Setting the field to a value just beyond measured lets the
 * gesture pass. Both are 0 where nothing was measured. A tap of n fingers has 0.05 (n - 2) s more than its settings,
 * which measured leaves out.
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
    /** The settings switch it off: allowed is the mask, measured the mask with its bit. */
    public static final int OFF = 11;
    /** The content can still move there, or it is zoomed in. */
    public static final int LIMIT = 12;
    /** Another gesture came first: measured is its {@code EventKind}. */
    public static final int LOST = 13;
    /** The host owns the contact, or it is IGNORED: measured is its size, or the time since the pen. */
    public static final int CLAIMED = 14;
    /** The system or the host took the contact, or a command the view. */
    public static final int CANCELLED = 15;
    /** The contact stopped a motion, or it has {@code ContactFlags.NO_TAP}. */
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
