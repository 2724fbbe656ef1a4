// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Why a call was refused: {@code TapZoomException.getStatus}. */
public final class TapZoomStatus {
    /** The call succeeded. */
    public static final int OK = 0;
    /** A required argument is missing. */
    public static final int NULL = -1;
    /** A struct has the wrong size, or its unknown bytes are not 0. */
    public static final int STRUCT_SIZE = -2;
    /** A number is NaN or infinite. */
    public static final int NOT_FINITE = -3;
    /** A number is outside its range. */
    public static final int RANGE = -4;
    /** A value or a bit is not in its enumeration. */
    public static final int ENUM = -5;
    /** Without lenient: the time is before the view's clock. */
    public static final int TIME = -6;
    /** Without lenient: BEGAN has the id of a contact that is down. */
    public static final int CONTACT_IN_USE = -7;
    /** No contact with this id is down. */
    public static final int CONTACT_UNKNOWN = -8;
    /** Without lenient: {@code TapZoomConstants.MAX_CONTACTS} are already down. */
    public static final int CONTACT_LIMIT = -9;
    /** The system has no memory. */
    public static final int MEMORY = -10;
    /** The given memory is too small. */
    public static final int BUFFER_TOO_SMALL = -11;
    /** The bytes are damaged, or of another format. */
    public static final int DATA = -12;
    /** A replayed call had another outcome. */
    public static final int DIVERGED = -13;
    /** Another call on the view is under way. */
    public static final int BUSY = -14;

    private TapZoomStatus() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case OK: return "OK";
        case NULL: return "NULL";
        case STRUCT_SIZE: return "STRUCT_SIZE";
        case NOT_FINITE: return "NOT_FINITE";
        case RANGE: return "RANGE";
        case ENUM: return "ENUM";
        case TIME: return "TIME";
        case CONTACT_IN_USE: return "CONTACT_IN_USE";
        case CONTACT_UNKNOWN: return "CONTACT_UNKNOWN";
        case CONTACT_LIMIT: return "CONTACT_LIMIT";
        case MEMORY: return "MEMORY";
        case BUFFER_TOO_SMALL: return "BUFFER_TOO_SMALL";
        case DATA: return "DATA";
        case DIVERGED: return "DIVERGED";
        case BUSY: return "BUSY";
        default: return Integer.toString(value);
        }
    }
}
