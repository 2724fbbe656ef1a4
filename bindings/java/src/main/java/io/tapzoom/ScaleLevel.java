// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

import java.util.Objects;

/**
 * A scale that keeps its meaning after a resize: a factor times the scale of a fit, or the larger of two such terms.
 * Examples:
 * <ul>
 * <li>{@code new ScaleLevel(2.5, Fit.NONE)}: the scale 2.5.</li>
 * <li>{@code new ScaleLevel(2,
 * Fit.ONE_TO_ONE).setOtherFactor(6).setOtherFit(Fit.CONTAIN).setChoice(LevelChoice.LARGER)}: two device pixels for each
 * content unit, or six times the scale of the whole content.</li>
 * </ul>
 */
public final class ScaleLevel extends Struct {
    static final int SIZE = 32;

    /** Creates one with zeros. */
    public ScaleLevel() { super(SIZE); }

    /**
     * Creates one; the other fields are 0.
     *
     * @param factor Factor of the first term, 1e-6 to 1e6.
     * @param fit One of {@code Fit} of the first term.
     */
    public ScaleLevel(double factor, int fit) {
        super(SIZE);
        this.setFactor(factor).setFit(fit);
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
     * Factor of the first term, 1e-6 to 1e6.
     *
     * @return {@code factor}
     */
    public double getFactor() { return buffer.getDouble(offset + 0); }

    /**
     * Factor of the first term, 1e-6 to 1e6.
     *
     * @param value {@code factor}
     * @return this
     */
    public ScaleLevel setFactor(double value) {
        buffer.putDouble(offset + 0, value);
        return this;
    }

    /**
     * Factor of the second term, 1e-6 to 1e6; 0 with FIRST.
     *
     * @return {@code otherFactor}
     */
    public double getOtherFactor() { return buffer.getDouble(offset + 8); }

    /**
     * Factor of the second term, 1e-6 to 1e6; 0 with FIRST.
     *
     * @param value {@code otherFactor}
     * @return this
     */
    public ScaleLevel setOtherFactor(double value) {
        buffer.putDouble(offset + 8, value);
        return this;
    }

    /**
     * One of {@code Fit} of the first term.
     *
     * @return {@code fit}
     */
    public int getFit() { return buffer.getInt(offset + 16); }

    /**
     * One of {@code Fit} of the first term.
     *
     * @param value {@code fit}
     * @return this
     */
    public ScaleLevel setFit(int value) {
        buffer.putInt(offset + 16, value);
        return this;
    }

    /**
     * One of {@code Fit} of the second term; 0 with FIRST.
     *
     * @return {@code otherFit}
     */
    public int getOtherFit() { return buffer.getInt(offset + 20); }

    /**
     * One of {@code Fit} of the second term; 0 with FIRST.
     *
     * @param value {@code otherFit}
     * @return this
     */
    public ScaleLevel setOtherFit(int value) {
        buffer.putInt(offset + 20, value);
        return this;
    }

    /**
     * One of {@code LevelChoice}.
     *
     * @return {@code choice}
     */
    public int getChoice() { return buffer.getInt(offset + 24); }

    /**
     * One of {@code LevelChoice}.
     *
     * @param value {@code choice}
     * @return this
     */
    public ScaleLevel setChoice(int value) {
        buffer.putInt(offset + 24, value);
        return this;
    }

    @Override
    public String toString() {
        return "ScaleLevel("
            + "factor=" + getFactor()
            + ", otherFactor=" + getOtherFactor()
            + ", fit=" + Fit.name(getFit())
            + ", otherFit=" + Fit.name(getOtherFit())
            + ", choice=" + LevelChoice.name(getChoice())
            + ")";
    }
}
