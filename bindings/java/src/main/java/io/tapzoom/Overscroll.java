// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

import java.util.Objects;

/** How far the content is beyond its limits. */
public final class Overscroll extends Struct {
    static final int SIZE = 48;

    /** Creates one with zeros. */
    public Overscroll() { super(SIZE); }

    /**
     * Creates a copy.
     *
     * @param other Another Overscroll.
     */
    public Overscroll(Overscroll other) {
        super(SIZE);
        copy(Objects.requireNonNull(other, "other"));
    }

    Overscroll(Struct memory, int offset) { super(memory, offset, SIZE); }

    /**
     * Copies all fields.
     *
     * @param other Another Overscroll.
     * @return this
     */
    public Overscroll set(Overscroll other) {
        copy(Objects.requireNonNull(other, "other"));
        return this;
    }

    /**
     * Displayed, view units: positive beyond LEFT or TOP.
     *
     * @return {@code x}
     */
    public double getX() { return buffer.getDouble(offset + 0); }

    /**
     * Displayed, view units: positive beyond LEFT or TOP.
     *
     * @return {@code y}
     */
    public double getY() { return buffer.getDouble(offset + 8); }

    /**
     * Excess before the rubber band.
     *
     * @return {@code rawX}
     */
    public double getRawX() { return buffer.getDouble(offset + 16); }

    /**
     * Excess before the rubber band.
     *
     * @return {@code rawY}
     */
    public double getRawY() { return buffer.getDouble(offset + 24); }

    /**
     * Displayed excess in ln(scale); negative below the smallest scale.
     *
     * @return {@code logScale}
     */
    public double getLogScale() { return buffer.getDouble(offset + 32); }

    /**
     * Excess before the rubber band.
     *
     * @return {@code rawLogScale}
     */
    public double getRawLogScale() { return buffer.getDouble(offset + 40); }

    @Override
    public String toString() {
        return "Overscroll("
            + "x=" + getX()
            + ", y=" + getY()
            + ", rawX=" + getRawX()
            + ", rawY=" + getRawY()
            + ", logScale=" + getLogScale()
            + ", rawLogScale=" + getRawLogScale()
            + ")";
    }
}
