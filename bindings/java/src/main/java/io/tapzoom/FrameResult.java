// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

import java.util.Objects;

/** Result of {@code TapZoom.frame}. */
public final class FrameResult extends Struct {
    static final int SIZE = 88;
    private final Transform transform = new Transform(this, offset + 0);
    private final ViewState state = new ViewState(this, offset + 32);

    /** Creates one with zeros. */
    public FrameResult() { super(SIZE); }

    /**
     * Creates a copy.
     *
     * @param other Another FrameResult.
     */
    public FrameResult(FrameResult other) {
        super(SIZE);
        copy(Objects.requireNonNull(other, "other"));
    }

    FrameResult(Struct memory, int offset) { super(memory, offset, SIZE); }

    /**
     * Copies all fields.
     *
     * @param other Another FrameResult.
     * @return this
     */
    public FrameResult set(FrameResult other) {
        copy(Objects.requireNonNull(other, "other"));
        return this;
    }

    /**
     * Draw the content with it.
     *
     * @return The one within this FrameResult: it changes with it.
     */
    public Transform getTransform() { return transform; }

    /**
     * The state after the call.
     *
     * @return The one within this FrameResult: it changes with it.
     */
    public ViewState getState() { return state; }

    /**
     * Touches that the view took.
     *
     * @return {@code accepted}
     */
    public int getAccepted() { return buffer.getInt(offset + 72); }

    /**
     * Events that the call wrote.
     *
     * @return {@code eventCount}
     */
    public int getEventCount() { return buffer.getInt(offset + 76); }

    @Override
    public String toString() {
        return "FrameResult("
            + "transform=" + getTransform()
            + ", state=" + getState()
            + ", accepted=" + getAccepted()
            + ", eventCount=" + getEventCount()
            + ")";
    }
}
