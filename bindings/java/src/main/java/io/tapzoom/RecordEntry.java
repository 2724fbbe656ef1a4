// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

import java.util.Objects;

/** One replayed call. */
public final class RecordEntry extends Struct {
    static final int SIZE = 256;

    /** Creates one with zeros. */
    public RecordEntry() { super(SIZE); }

    /**
     * Creates a copy.
     *
     * @param other Another RecordEntry.
     */
    public RecordEntry(RecordEntry other) {
        super(SIZE);
        copy(Objects.requireNonNull(other, "other"));
    }

    RecordEntry(Struct memory, int offset) { super(memory, offset, SIZE); }

    /**
     * Copies all fields.
     *
     * @param other Another RecordEntry.
     * @return this
     */
    public RecordEntry set(RecordEntry other) {
        copy(Objects.requireNonNull(other, "other"));
        return this;
    }

    /**
     * Index of the call; START is 0.
     *
     * @return {@code number}
     */
    public long getNumber() { return buffer.getLong(offset + 0); }

    /**
     * Hash of all calls and outcomes since START.
     *
     * @return {@code hash}
     */
    public long getHash() { return buffer.getLong(offset + 8); }

    /**
     * The view's clock after the call.
     *
     * @return {@code time}
     */
    public double getTime() { return buffer.getDouble(offset + 16); }

    /**
     * One of {@code RecordKind}.
     *
     * @return {@code kind}
     */
    public int getKind() { return buffer.getInt(offset + 24); }

    /**
     * Events that the call polled.
     *
     * @return {@code eventCount}
     */
    public int getEventCount() { return buffer.getInt(offset + 28); }

    /**
     * Its real arguments in order.
     *
     * @param index 0 to 15.
     * @return The number.
     */
    public double getNumber(int index) {
        if (index < 0 || index >= 16) throw new IndexOutOfBoundsException();
        return buffer.getDouble(offset + 32 + 8 * index);
    }

    /**
     * Its integer arguments.
     *
     * @param index 0 to 11.
     * @return The number.
     */
    public long getInteger(int index) {
        if (index < 0 || index >= 12) throw new IndexOutOfBoundsException();
        return buffer.getLong(offset + 160 + 8 * index);
    }

    @Override
    public String toString() {
        return "RecordEntry("
            + "number=" + getNumber()
            + ", hash=" + getHash()
            + ", time=" + getTime()
            + ", kind=" + RecordKind.name(getKind())
            + ", eventCount=" + getEventCount()
            + ")";
    }
}
