// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/**
 * Reason of FAILED. To let the gesture pass, set the setting that {@code setting} names just beyond {@code measured}.
 */
public final class FailureReason {
    /** No reason. */
    public static final int NONE = 0;
    /** A contact moved too far. */
    public static final int MOVED = 1;
    /** A contact stayed down or rested for too long. */
    public static final int HELD = 2;
    /** The lift came too early. */
    public static final int TOO_EARLY = 3;
    /** A landing or a lift came too late. */
    public static final int TOO_LATE = 4;
    /** Too far from the last landing. */
    public static final int TOO_FAR = 5;
    /** The movement was too short. */
    public static final int TOO_SHORT = 6;
    /** The movement was too slow. */
    public static final int TOO_SLOW = 7;
    /** The movement was not along an axis. */
    public static final int ANGLE = 8;
    /** A pen and a finger took part. */
    public static final int TOOL = 9;
    /** Too few or too many contacts. */
    public static final int COUNT = 10;
    /** Off in the settings: {@code allowed} is the mask. */
    public static final int OFF = 11;
    /** The content can still move there, or it is zoomed in. */
    public static final int LIMIT = 12;
    /** Lost to another gesture: {@code measured} is its {@code EventKind}. */
    public static final int LOST = 13;
    /** Claimed by the host, or IGNORED. */
    public static final int CLAIMED = 14;
    /** Cancelled by the system or the host. */
    public static final int CANCELLED = 15;
    /** The contact stopped a motion. */
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
