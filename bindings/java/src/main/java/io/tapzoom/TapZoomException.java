// SPDX-License-Identifier: MIT

package io.tapzoom;

/**
 * A call that the library refused. The view is unchanged, except by the touches that it took before a bad one. The
 * message names the wrong number, its value and its range: {@code zoomStep=0.5: outside 1.01 to 100}.
 */
public final class TapZoomException extends RuntimeException {
    private static final long serialVersionUID = 1;
    /** A constant of TapZoomStatus. */
    private final int status;
    /** The wrong setting or argument, or null. */
    private final String field;
    /** The touches before the bad one, or -1. */
    private final int acceptedTouches;

    TapZoomException(int status, String field, int acceptedTouches, String message) {
        super(message != null ? message : Native.statusString(status));
        this.status = status;
        this.field = field;
        this.acceptedTouches = acceptedTouches;
    }

    /**
     * Returns why the call was refused.
     *
     * @return One of {@link TapZoomStatus}.
     */
    public int getStatus() { return status; }

    /**
     * Returns the name of the first wrong setting, as the C header has it, or of the wrong argument.
     *
     * @return Such as "double_tap_time", "min_scale.other_fit", "levels[3].factor" or "viewport"; null if no value is
     *     wrong by itself.
     */
    public String getField() { return field; }

    /**
     * Returns how many touches the view took before the bad one.
     *
     * @return The number; -1 if the call has no touches.
     */
    public int getAcceptedTouches() { return acceptedTouches; }
}
