// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

import java.util.Objects;

/**
 * A scale that keeps its meaning after a resize: a factor times the scale of a fit, or the larger of two such terms.
 * Examples:
 * <ul>
 * <li>{@code new ScaleLevel(2.5)}: the scale 2.5.</li>
 * <li>{@code ScaleLevel.larger(Fit.ONE_TO_ONE, 2, Fit.CONTAIN, 6)}: two device pixels for each content unit, or six
 * times the scale of the whole content.</li>
 * </ul>
 */
public final class ScaleLevel extends Struct {
    static final int SIZE = 24;

    /** Creates one with zeros. */
    public ScaleLevel() { super(SIZE); }

    /**
     * Creates one; the other fields are 0.
     *
     * @param fit One of {@code Fit}.
     * @param factor Factor, 1e-6 to 1e6.
     */
    public ScaleLevel(int fit, double factor) {
        super(SIZE);
        this.setFit(fit).setFactor(factor);
    }

    /**
     * Creates a plain scale: 8 is {@code new ScaleLevel(Fit.NONE, 8)}.
     *
     * @param scale 1e-6 to 1e6.
     */
    public ScaleLevel(double scale) { this(Fit.NONE, scale); }

    /**
     * Creates one of two terms: the larger scale counts.
     *
     * @param fit One of {@code Fit}, of the first term.
     * @param factor Factor of the first term, 1e-6 to 1e6.
     * @param otherFit One of {@code Fit}, of the second term.
     * @param otherFactor Factor of the second term, 1e-6 to 1e6.
     * @return The level.
     */
    public static ScaleLevel larger(int fit, double factor, int otherFit, double otherFactor) {
        return new ScaleLevel(fit, factor).setOtherFit(otherFit).setOtherFactor(otherFactor);
    }

    /**
     * Creates a copy.
     *
     * @param other Another ScaleLevel.
     */
    public ScaleLevel(ScaleLevel other) {
        super(SIZE);
        copy(Objects.requireNonNull(other, "other"));
    }

    ScaleLevel(Struct memory, int offset) { super(memory, offset, SIZE); }

    /**
     * Copies all fields.
     *
     * @param other Another ScaleLevel.
     * @return this
     */
    public ScaleLevel set(ScaleLevel other) {
        copy(Objects.requireNonNull(other, "other"));
        return this;
    }

    /**
     * One of {@code Fit}.
     *
     * @return {@code fit}
     */
    public int getFit() { return buffer.getInt(offset + 0); }

    /**
     * One of {@code Fit}.
     *
     * @param value {@code fit}
     * @return this
     */
    public ScaleLevel setFit(int value) {
        buffer.putInt(offset + 0, value);
        return this;
    }

    /**
     * One of {@code Fit}, of the second term; {@code Fit.NONE} without one.
     *
     * @return {@code otherFit}
     */
    public int getOtherFit() { return buffer.getInt(offset + 4); }

    /**
     * One of {@code Fit}, of the second term; {@code Fit.NONE} without one.
     *
     * @param value {@code otherFit}
     * @return this
     */
    public ScaleLevel setOtherFit(int value) {
        buffer.putInt(offset + 4, value);
        return this;
    }

    /**
     * Factor, 1e-6 to 1e6.
     *
     * @return {@code factor}
     */
    public double getFactor() { return buffer.getDouble(offset + 8); }

    /**
     * Factor, 1e-6 to 1e6.
     *
     * @param value {@code factor}
     * @return this
     */
    public ScaleLevel setFactor(double value) {
        buffer.putDouble(offset + 8, value);
        return this;
    }

    /**
     * Factor of the second term, 1e-6 to 1e6; 0 without one.
     *
     * @return {@code otherFactor}
     */
    public double getOtherFactor() { return buffer.getDouble(offset + 16); }

    /**
     * Factor of the second term, 1e-6 to 1e6; 0 without one.
     *
     * @param value {@code otherFactor}
     * @return this
     */
    public ScaleLevel setOtherFactor(double value) {
        buffer.putDouble(offset + 16, value);
        return this;
    }

    @Override
    public String toString() {
        return "ScaleLevel("
            + "fit=" + Fit.name(getFit())
            + ", otherFit=" + Fit.name(getOtherFit())
            + ", factor=" + getFactor()
            + ", otherFactor=" + getOtherFactor()
            + ")";
    }
}
