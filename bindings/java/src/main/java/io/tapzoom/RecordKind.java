// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Kinds of recorded calls, by the names of their functions. */
public final class RecordKind {
    /** Start. */
    public static final int START = 1;
    /** Load state. */
    public static final int LOAD_STATE = 2;
    /** Config. */
    public static final int CONFIG = 3;
    /** Viewport. */
    public static final int VIEWPORT = 4;
    /** Content. */
    public static final int CONTENT = 5;
    /** Pager offset. */
    public static final int PAGER_OFFSET = 6;
    /** Touch. */
    public static final int TOUCH = 7;
    /** Scroll. */
    public static final int SCROLL = 8;
    /** Owner. */
    public static final int OWNER = 9;
    /** Cancel touches. */
    public static final int CANCEL_TOUCHES = 10;
    /** Advance. */
    public static final int ADVANCE = 11;
    /** Rebase time. */
    public static final int REBASE_TIME = 12;
    /** Set transform. */
    public static final int SET_TRANSFORM = 13;
    /** Zoom to. */
    public static final int ZOOM_TO = 14;
    /** Zoom to rect. */
    public static final int ZOOM_TO_RECT = 15;
    /** Center on. */
    public static final int CENTER_ON = 16;
    /** Rotate to. */
    public static final int ROTATE_TO = 17;
    /** Fit. */
    public static final int FIT = 18;
    /** Pan by. */
    public static final int PAN_BY = 19;
    /** Zoom by. */
    public static final int ZOOM_BY = 20;
    /** Rotate by. */
    public static final int ROTATE_BY = 21;
    /** Set velocity. */
    public static final int SET_VELOCITY = 22;
    /** Stop motion. */
    public static final int STOP_MOTION = 23;
    /** Poll. */
    public static final int POLL = 24;
    /** Pen near. */
    public static final int PEN_NEAR = 25;
    /** Step. */
    public static final int STEP = 26;

    private RecordKind() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case START: return "START";
        case LOAD_STATE: return "LOAD_STATE";
        case CONFIG: return "CONFIG";
        case VIEWPORT: return "VIEWPORT";
        case CONTENT: return "CONTENT";
        case PAGER_OFFSET: return "PAGER_OFFSET";
        case TOUCH: return "TOUCH";
        case SCROLL: return "SCROLL";
        case OWNER: return "OWNER";
        case CANCEL_TOUCHES: return "CANCEL_TOUCHES";
        case ADVANCE: return "ADVANCE";
        case REBASE_TIME: return "REBASE_TIME";
        case SET_TRANSFORM: return "SET_TRANSFORM";
        case ZOOM_TO: return "ZOOM_TO";
        case ZOOM_TO_RECT: return "ZOOM_TO_RECT";
        case CENTER_ON: return "CENTER_ON";
        case ROTATE_TO: return "ROTATE_TO";
        case FIT: return "FIT";
        case PAN_BY: return "PAN_BY";
        case ZOOM_BY: return "ZOOM_BY";
        case ROTATE_BY: return "ROTATE_BY";
        case SET_VELOCITY: return "SET_VELOCITY";
        case STOP_MOTION: return "STOP_MOTION";
        case POLL: return "POLL";
        case PEN_NEAR: return "PEN_NEAR";
        case STEP: return "STEP";
        default: return Integer.toString(value);
        }
    }
}
