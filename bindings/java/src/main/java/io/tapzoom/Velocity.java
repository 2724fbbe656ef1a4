// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

import java.util.Objects;

/** Velocity of the content at one point of the view, about which it scales and rotates. */
public final class Velocity extends Struct {
    static final int SIZE = 48;

    /** Creates one with zeros. */
    public Velocity() { super(SIZE); }

    /**
     * Creates one; the other fields are 0.
     *
     * @param x View units per second.
     * @param y View units per second.
     */
    public Velocity(double x, double y) {
        super(SIZE);
        this.setX(x).setY(y);
    }

    /**
     * Creates a copy.
     *
     * @param other Another Velocity.
     */
    public Velocity(Velocity other) {
        super(SIZE);
        copy(Objects.requireNonNull(other, "other"));
    }

    Velocity(Struct memory, int offset) { super(memory, offset, SIZE); }

    /**
     * Copies all fields.
     *
     * @param other Another Velocity.
     * @return this
     */
    public Velocity set(Velocity other) {
        copy(Objects.requireNonNull(other, "other"));
        return this;
    }

    /**
     * View units per second.
     *
     * @return {@code x}
     */
    public double getX() { return buffer.getDouble(offset + 0); }

    /**
     * View units per second.
     *
     * @param value {@code x}
     * @return this
     */
    public Velocity setX(double value) {
        buffer.putDouble(offset + 0, value);
        return this;
    }

    /**
     * View units per second.
     *
     * @return {@code y}
     */
    public double getY() { return buffer.getDouble(offset + 8); }

    /**
     * View units per second.
     *
     * @param value {@code y}
     * @return this
     */
    public Velocity setY(double value) {
        buffer.putDouble(offset + 8, value);
        return this;
    }

    /**
     * Velocity of ln(scale), 1/s.
     *
     * @return {@code logScale}
     */
    public double getLogScale() { return buffer.getDouble(offset + 16); }

    /**
     * Velocity of ln(scale), 1/s.
     *
     * @param value {@code logScale}
     * @return this
     */
    public Velocity setLogScale(double value) {
        buffer.putDouble(offset + 16, value);
        return this;
    }

    /**
     * Radians per second.
     *
     * @return {@code rotation}
     */
    public double getRotation() { return buffer.getDouble(offset + 24); }

    /**
     * Radians per second.
     *
     * @param value {@code rotation}
     * @return this
     */
    public Velocity setRotation(double value) {
        buffer.putDouble(offset + 24, value);
        return this;
    }

    /**
     * The point in view units.
     *
     * @return {@code viewX}
     */
    public double getViewX() { return buffer.getDouble(offset + 32); }

    /**
     * The point in view units.
     *
     * @param value {@code viewX}
     * @return this
     */
    public Velocity setViewX(double value) {
        buffer.putDouble(offset + 32, value);
        return this;
    }

    /**
     * The point in view units.
     *
     * @return {@code viewY}
     */
    public double getViewY() { return buffer.getDouble(offset + 40); }

    /**
     * The point in view units.
     *
     * @param value {@code viewY}
     * @return this
     */
    public Velocity setViewY(double value) {
        buffer.putDouble(offset + 40, value);
        return this;
    }

    @Override
    public String toString() {
        return "Velocity("
            + "x=" + getX()
            + ", y=" + getY()
            + ", logScale=" + getLogScale()
            + ", rotation=" + getRotation()
            + ", viewX=" + getViewX()
            + ", viewY=" + getViewY()
            + ")";
    }
}
