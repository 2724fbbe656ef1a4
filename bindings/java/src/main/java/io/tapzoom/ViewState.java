// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

import java.util.Objects;

/** What a host checks each frame. */
public final class ViewState extends Struct {
    static final int SIZE = 40;

    /** Creates one with zeros. */
    public ViewState() { super(SIZE); }

    /**
     * Creates a copy.
     *
     * @param other Another ViewState.
     */
    public ViewState(ViewState other) {
        super(SIZE);
        copy(Objects.requireNonNull(other, "other"));
    }

    ViewState(Struct memory, int offset) { super(memory, offset, SIZE); }

    /**
     * Copies all fields.
     *
     * @param other Another ViewState.
     * @return this
     */
    public ViewState set(ViewState other) {
        copy(Objects.requireNonNull(other, "other"));
        return this;
    }

    /**
     * The view's clock in seconds; -infinity before the first time.
     *
     * @return {@code time}
     */
    public double getTime() { return buffer.getDouble(offset + 0); }

    /**
     * A host that sleeps calls {@code TapZoom.advance} at this time, in seconds. It is {@code time} (or 0 for
     * -infinity) while the picture moves or touches wait to act, and infinity if nothing is due.
     *
     * @return {@code nextDeadline}
     */
    public double getNextDeadline() { return buffer.getDouble(offset + 8); }

    /**
     * {@code StateFlags} bits, and the {@code Limits} that the content has reached.
     *
     * @return {@code flags}
     */
    public int getFlags() { return buffer.getInt(offset + 16); }

    /**
     * Contacts that are down.
     *
     * @return {@code contactCount}
     */
    public int getContactCount() { return buffer.getInt(offset + 20); }

    /**
     * Events that wait for the poll.
     *
     * @return {@code waitingCount}
     */
    public int getWaitingCount() { return buffer.getInt(offset + 24); }

    @Override
    public String toString() {
        return "ViewState("
            + "time=" + getTime()
            + ", nextDeadline=" + getNextDeadline()
            + ", flags=" + StateFlags.names(getFlags() & StateFlags.ALL) + " " + Limits.names(getFlags() & Limits.ALL)
            + ", contactCount=" + getContactCount()
            + ", waitingCount=" + getWaitingCount()
            + ")";
    }
}
