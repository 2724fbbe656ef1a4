// SPDX-License-Identifier: MIT

package io.tapzoom;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** A struct of the header in a direct buffer, or a part of another one. The memory lives as long as its objects. */
class Struct {
    final ByteBuffer buffer;
    final int offset, size;
    /** Where it begins; the native methods read this field. */
    final long address;

    Struct(int size) {
        buffer = ByteBuffer.allocateDirect(size).order(ByteOrder.nativeOrder());
        offset = 0;
        this.size = size;
        address = Native.address(buffer);
    }

    Struct(Struct memory, int offset, int size) {
        buffer = memory.buffer;
        this.offset = offset;
        this.size = size;
        address = memory.address - memory.offset + offset;
    }

    /** Copies the bytes of a struct of the same size, a multiple of 8. */
    final void copy(Struct other) {
        for (int i = 0; i < size; i += 8) buffer.putLong(offset + i, other.buffer.getLong(other.offset + i));
    }

    final void clear() {
        for (int i = 0; i < size; i += 8) buffer.putLong(offset + i, 0);
    }

    /** Whether the other object is of the same class, with the same bits. */
    @Override
    public final boolean equals(Object object) {
        if (object == null || getClass() != object.getClass()) return false;
        Struct other = (Struct) object;
        for (int i = 0; i < size; i += 8)
            if (buffer.getLong(offset + i) != other.buffer.getLong(other.offset + i)) return false;
        return true;
    }

    /** Changes with the fields. */
    @Override
    public final int hashCode() {
        long hash = 1;
        for (int i = 0; i < size; i += 8) hash = 31 * hash + buffer.getLong(offset + i);
        return (int) (hash ^ hash >>> 32);
    }
}
