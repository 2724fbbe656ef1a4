// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/**
 * A list of {@code Contact} in one direct buffer. Use it again in each frame. A call that fills it replaces its
 * elements. The usual capacity is 16. An index loop over it allocates nothing. An element is a view of the buffer: copy
 * it to keep it.
 */
public final class ContactList extends StructList<Contact> {
    /** Creates an empty list of the usual capacity. */
    public ContactList() { this(16); }

    /**
     * Creates an empty list.
     *
     * @param capacity Most elements.
     */
    public ContactList(int capacity) { super(capacity, Contact.SIZE); }

    @Override
    Contact element(Struct memory, int offset) { return new Contact(memory, offset); }
}
