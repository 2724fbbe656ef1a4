// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/**
 * A list of {@code GestureEvent} in one direct buffer. Use it again in each frame. A call that fills it replaces its
 * elements. The usual capacity is 32. An index loop over it allocates nothing. An element is a view of the buffer: copy
 * it to keep it.
 */
public final class EventList extends StructList<GestureEvent> {
    /** Creates an empty list of the usual capacity. */
    public EventList() { this(32); }

    /**
     * Creates an empty list.
     *
     * @param capacity Most elements.
     */
    public EventList(int capacity) { super(capacity, GestureEvent.SIZE); }

    @Override
    GestureEvent element(Struct memory, int offset) { return new GestureEvent(memory, offset); }
}
