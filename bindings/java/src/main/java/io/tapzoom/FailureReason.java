// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/**
 * Reason of FAILED. To let the gesture pass, set the field at the offset {@code setting} just beyond {@code measured}.
 */
public final class FailureReason {
    /** None. */
    public static final int NONE = 0;
    /** Moved. */
    public static final int MOVED = 1;
    /** Held. */
    public static final int HELD = 2;
    /** Too early. */
    public static final int TOO_EARLY = 3;
    /** Too late. */
    public static final int TOO_LATE = 4;
    /** From the last landing. */
    public static final int TOO_FAR = 5;
    /** The movement. */
    public static final int TOO_SHORT = 6;
    /** Too slow. */
    public static final int TOO_SLOW = 7;
    /** Angle. */
    public static final int ANGLE = 8;
    /** Tool. */
    public static final int TOOL = 9;
    /** Too few or too many contacts. */
    public static final int COUNT = 10;
    /** In the settings: allowed is the mask. */
    public static final int OFF = 11;
    /** The content can still move there, or it is zoomed in. */
    public static final int LIMIT = 12;
    /** To another gesture: measured is its {@code EventKind}. */
    public static final int LOST = 13;
    /** By the host, or IGNORED. */
    public static final int CLAIMED = 14;
    /** By the system or the host. */
    public static final int CANCELLED = 15;
    /** It stopped a motion. */
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
