// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Kinds of recorded calls, by the names of their functions. */
public final class RecordKind {
    /** The beginning of the recording. */
    public static final int START = 1;
    /** A call of {@code TapZoom.loadState}. */
    public static final int LOAD_STATE = 2;
    /** A call of {@code TapZoom.setConfig}. */
    public static final int CONFIG = 3;
    /** A call of {@code TapZoom.setViewport}. */
    public static final int VIEWPORT = 4;
    /** A call of {@code TapZoom.setContent}. */
    public static final int CONTENT = 5;
    /** A call of {@code TapZoom.setPagerOffset}. */
    public static final int PAGER_OFFSET = 6;
    /** A call of {@code TapZoom.push}. */
    public static final int TOUCH = 7;
    /** A call of {@code TapZoom.push}. */
    public static final int SCROLL = 8;
    /** A call of {@code TapZoom.setContactOwner}. */
    public static final int OWNER = 9;
    /** A call of {@code TapZoom.cancelTouches}. */
    public static final int CANCEL_TOUCHES = 10;
    /** A call of {@code TapZoom.advance}. */
    public static final int ADVANCE = 11;
    /** A call of {@code TapZoom.rebaseTime}. */
    public static final int REBASE_TIME = 12;
    /** A call of {@code TapZoom.setTransform}. */
    public static final int SET_TRANSFORM = 13;
    /** A call of {@code TapZoom.zoomTo}. */
    public static final int ZOOM_TO = 14;
    /** A call of {@code TapZoom.zoomToRect}. */
    public static final int ZOOM_TO_RECT = 15;
    /** A call of {@code TapZoom.centerOn}. */
    public static final int CENTER_ON = 16;
    /** A call of {@code TapZoom.rotateTo}. */
    public static final int ROTATE_TO = 17;
    /** A call of {@code TapZoom.fit}. */
    public static final int FIT = 18;
    /** A call of {@code TapZoom.panBy}. */
    public static final int PAN_BY = 19;
    /** A call of {@code TapZoom.zoomBy}. */
    public static final int ZOOM_BY = 20;
    /** A call of {@code TapZoom.rotateBy}. */
    public static final int ROTATE_BY = 21;
    /** A call of {@code TapZoom.setVelocity}. */
    public static final int SET_VELOCITY = 22;
    /** A call of {@code TapZoom.stopMotion}. */
    public static final int STOP_MOTION = 23;
    /** A call of {@code TapZoom.pollEvents}. */
    public static final int POLL = 24;
    /** A call of {@code TapZoom.penNear}. */
    public static final int PEN_NEAR = 25;
    /** A call of {@code TapZoom.step}. */
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
