// SPDX-License-Identifier: MIT

package io.tapzoom;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.RandomAccess;

/**
 * Structs in one direct buffer. The objects of its elements are made once.
 *
 * @param <T> The class of the elements.
 */
public abstract class StructList<T> extends AbstractList<T> implements RandomAccess {
    private final ArrayList<T> elements = new ArrayList<>();
    private final int width;
    private Struct memory;
    private int count;

    StructList(int capacity, int width) {
        this.width = width;
        reserve(capacity);
    }

    abstract T element(Struct memory, int offset);

    @Override
    public final T get(int index) {
        if (index < 0 || index >= count) throw new IndexOutOfBoundsException("index " + index + " of " + count);
        return elements.get(index);
    }

    @Override
    public final int size() { return count; }

    @Override
    public final void clear() {
        modCount++;
        count = 0;
    }

    /**
     * Returns how many elements its buffer has room for.
     *
     * @return The capacity.
     */
    public final int capacity() { return elements.size(); }

    final Struct memory() { return memory; }

    /** The number of elements in this memory: less than the size if another thread has just added some. */
    final int size(Struct memory) { return Math.min(count, memory.size / width); }

    /** Sets the number of elements that a call wrote, and returns it. */
    final int resize(int size) {
        modCount++;
        count = Math.min(size, capacity());
        return size;
    }

    /** Adds an element of zeros. */
    final T next() {
        modCount++;
        if (count == capacity()) reserve(2 * count);
        T element = elements.get(count++);
        ((Struct) element).clear();
        return element;
    }

    private void reserve(int capacity) {
        if (capacity < 1 || capacity > Integer.MAX_VALUE / width)
            throw new IllegalArgumentException("a capacity of " + capacity);
        Struct old = memory;
        memory = new Struct(capacity * width);
        elements.clear();
        for (int i = 0; i < capacity; i++) {
            T element = element(memory, i * width);
            if (i < count) ((Struct) element).copy((Struct) element(old, i * width));
            elements.add(element);
        }
    }
}
