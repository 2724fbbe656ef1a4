// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

import java.util.Objects;

/** One contact at one instant. */
public final class Touch extends Struct {
    static final int SIZE = 64;

    /** Creates one with zeros. */
    public Touch() { super(SIZE); }

    /**
     * Creates one; the other fields are 0.
     *
     * @param time Seconds.
     * @param id Any number, unique among the contacts that are down.
     * @param phase One of {@code TouchPhase}.
     * @param x Position in view units; it may lie outside the viewport.
     * @param y Position in view units; it may lie outside the viewport.
     */
    public Touch(double time, long id, int phase, double x, double y) {
        super(SIZE);
        this.setTime(time).setId(id).setPhase(phase).setX(x).setY(y);
    }

    /**
     * Creates a copy.
     *
     * @param other Another Touch.
     */
    public Touch(Touch other) {
        super(SIZE);
        copy(Objects.requireNonNull(other, "other"));
    }

    Touch(Struct memory, int offset) { super(memory, offset, SIZE); }

    /**
     * Copies all fields.
     *
     * @param other Another Touch.
     * @return this
     */
    public Touch set(Touch other) {
        copy(Objects.requireNonNull(other, "other"));
        return this;
    }

    /**
     * Seconds.
     *
     * @return {@code time}
     */
    public double getTime() { return buffer.getDouble(offset + 0); }

    /**
     * Seconds.
     *
     * @param value {@code time}
     * @return this
     */
    public Touch setTime(double value) {
        buffer.putDouble(offset + 0, value);
        return this;
    }

    /**
     * Any number, unique among the contacts that are down.
     *
     * @return {@code id}
     */
    public long getId() { return buffer.getLong(offset + 8); }

    /**
     * Any number, unique among the contacts that are down.
     *
     * @param value {@code id}
     * @return this
     */
    public Touch setId(long value) {
        buffer.putLong(offset + 8, value);
        return this;
    }

    /**
     * Position in view units; it may lie outside the viewport.
     *
     * @return {@code x}
     */
    public double getX() { return buffer.getDouble(offset + 16); }

    /**
     * Position in view units; it may lie outside the viewport.
     *
     * @param value {@code x}
     * @return this
     */
    public Touch setX(double value) {
        buffer.putDouble(offset + 16, value);
        return this;
    }

    /**
     * Position in view units; it may lie outside the viewport.
     *
     * @return {@code y}
     */
    public double getY() { return buffer.getDouble(offset + 24); }

    /**
     * Position in view units; it may lie outside the viewport.
     *
     * @param value {@code y}
     * @return this
     */
    public Touch setY(double value) {
        buffer.putDouble(offset + 24, value);
        return this;
    }

    /**
     * One of {@code TouchPhase}.
     *
     * @return {@code phase}
     */
    public int getPhase() { return buffer.getInt(offset + 32); }

    /**
     * One of {@code TouchPhase}.
     *
     * @param value {@code phase}
     * @return this
     */
    public Touch setPhase(int value) {
        buffer.putInt(offset + 32, value);
        return this;
    }

    /**
     * One of {@code Tool}; the one at BEGAN counts.
     *
     * @return {@code tool}
     */
    public int getTool() { return buffer.getInt(offset + 36); }

    /**
     * One of {@code Tool}; the one at BEGAN counts.
     *
     * @param value {@code tool}
     * @return this
     */
    public Touch setTool(int value) {
        buffer.putInt(offset + 36, value);
        return this;
    }

    /**
     * {@code ContactFlags} bits; those at BEGAN count, and PALM at any touch.
     *
     * @return {@code flags}
     */
    public int getFlags() { return buffer.getInt(offset + 40); }

    /**
     * {@code ContactFlags} bits; those at BEGAN count, and PALM at any touch.
     *
     * @param value {@code flags}
     * @return this
     */
    public Touch setFlags(int value) {
        buffer.putInt(offset + 40, value);
        return this;
    }

    /**
     * {@code Buttons} bits at BEGAN, or 0.
     *
     * @return {@code buttons}
     */
    public int getButtons() { return buffer.getInt(offset + 44); }

    /**
     * {@code Buttons} bits at BEGAN, or 0.
     *
     * @param value {@code buttons}
     * @return this
     */
    public Touch setButtons(int value) {
        buffer.putInt(offset + 44, value);
        return this;
    }

    /**
     * Longer axis of the contact's area, view units, 0 to {@code TapZoomConstants.MAX_LENGTH}; 0 if unknown.
     *
     * @return {@code size}
     */
    public double getSize() { return buffer.getDouble(offset + 48); }

    /**
     * Longer axis of the contact's area, view units, 0 to {@code TapZoomConstants.MAX_LENGTH}; 0 if unknown.
     *
     * @param value {@code size}
     * @return this
     */
    public Touch setSize(double value) {
        buffer.putDouble(offset + 48, value);
        return this;
    }

    @Override
    public String toString() {
        return "Touch("
            + "time=" + getTime()
            + ", id=" + getId()
            + ", x=" + getX()
            + ", y=" + getY()
            + ", phase=" + TouchPhase.name(getPhase())
            + ", tool=" + Tool.name(getTool())
            + ", flags=" + ContactFlags.names(getFlags())
            + ", buttons=" + Buttons.names(getButtons())
            + ", size=" + getSize()
            + ")";
    }
}
