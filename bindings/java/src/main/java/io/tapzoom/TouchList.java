// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

import java.util.Objects;

/**
 * A list of {@code Touch} in one direct buffer. Use it again in each frame. It grows. An index loop over it allocates
 * nothing. An element is a view of the buffer: copy it to keep it.
 */
public final class TouchList extends StructList<Touch> {
    /** Creates an empty list of the usual capacity. */
    public TouchList() { this(64); }

    /**
     * Creates an empty list.
     *
     * @param capacity Most elements before it grows.
     */
    public TouchList(int capacity) { super(capacity, Touch.SIZE); }

    @Override
    Touch element(Struct memory, int offset) { return new Touch(memory, offset); }

    /**
     * Adds an element; its other fields are 0.
     *
     * @param time Seconds.
     * @param id Any number, unique among the contacts that are down.
     * @param phase One of {@code TouchPhase}.
     * @param x Position in view units; it may lie outside the viewport.
     * @param y Position in view units; it may lie outside the viewport.
     * @return The element, to set more of its fields.
     */
    public Touch add(double time, long id, int phase, double x, double y) {
        return next().setTime(time).setId(id).setPhase(phase).setX(x).setY(y);
    }

    /**
     * Adds a copy.
     *
     * @param other Another one.
     * @return true
     */
    @Override
    public boolean add(Touch other) {
        Objects.requireNonNull(other, "other");
        next().copy(other);
        return true;
    }
}
