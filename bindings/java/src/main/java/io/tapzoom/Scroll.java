// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

import java.util.Objects;

/** One report of a wheel or a trackpad. */
public final class Scroll extends Struct {
    static final int SIZE = 72;

    /** Creates one with zeros. */
    public Scroll() { super(SIZE); }

    /**
     * Creates one; the other fields are 0.
     *
     * @param time Seconds.
     * @param x Position of the pointer in view units.
     * @param y Position of the pointer in view units.
     * @param dx Delta since the last report, in {@code unit}, each -{@code TapZoomConstants.MAX_LENGTH} to
     *     {@code TapZoomConstants.MAX_LENGTH}. A positive dy scrolls the page down, or zooms out, as in the DOM.
     * @param dy Delta since the last report, in {@code unit}, each -{@code TapZoomConstants.MAX_LENGTH} to
     *     {@code TapZoomConstants.MAX_LENGTH}. A positive dy scrolls the page down, or zooms out, as in the DOM.
     */
    public Scroll(double time, double x, double y, double dx, double dy) {
        super(SIZE);
        this.setTime(time).setX(x).setY(y).setDx(dx).setDy(dy);
    }

    /**
     * Creates a copy.
     *
     * @param other Another Scroll.
     */
    public Scroll(Scroll other) {
        super(SIZE);
        copy(Objects.requireNonNull(other, "other"));
    }

    Scroll(Struct memory, int offset) { super(memory, offset, SIZE); }

    /**
     * Copies all fields.
     *
     * @param other Another Scroll.
     * @return this
     */
    public Scroll set(Scroll other) {
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
    public Scroll setTime(double value) {
        buffer.putDouble(offset + 0, value);
        return this;
    }

    /**
     * Position of the pointer in view units.
     *
     * @return {@code x}
     */
    public double getX() { return buffer.getDouble(offset + 8); }

    /**
     * Position of the pointer in view units.
     *
     * @param value {@code x}
     * @return this
     */
    public Scroll setX(double value) {
        buffer.putDouble(offset + 8, value);
        return this;
    }

    /**
     * Position of the pointer in view units.
     *
     * @return {@code y}
     */
    public double getY() { return buffer.getDouble(offset + 16); }

    /**
     * Position of the pointer in view units.
     *
     * @param value {@code y}
     * @return this
     */
    public Scroll setY(double value) {
        buffer.putDouble(offset + 16, value);
        return this;
    }

    /**
     * Delta since the last report, in {@code unit}, each -{@code TapZoomConstants.MAX_LENGTH} to
     * {@code TapZoomConstants.MAX_LENGTH}. A positive dy scrolls the page down, or zooms out, as in the DOM.
     *
     * @return {@code dx}
     */
    public double getDx() { return buffer.getDouble(offset + 24); }

    /**
     * Delta since the last report, in {@code unit}, each -{@code TapZoomConstants.MAX_LENGTH} to
     * {@code TapZoomConstants.MAX_LENGTH}. A positive dy scrolls the page down, or zooms out, as in the DOM.
     *
     * @param value {@code dx}
     * @return this
     */
    public Scroll setDx(double value) {
        buffer.putDouble(offset + 24, value);
        return this;
    }

    /**
     * Delta since the last report, in {@code unit}, each -{@code TapZoomConstants.MAX_LENGTH} to
     * {@code TapZoomConstants.MAX_LENGTH}. A positive dy scrolls the page down, or zooms out, as in the DOM.
     *
     * @return {@code dy}
     */
    public double getDy() { return buffer.getDouble(offset + 32); }

    /**
     * Delta since the last report, in {@code unit}, each -{@code TapZoomConstants.MAX_LENGTH} to
     * {@code TapZoomConstants.MAX_LENGTH}. A positive dy scrolls the page down, or zooms out, as in the DOM.
     *
     * @param value {@code dy}
     * @return this
     */
    public Scroll setDy(double value) {
        buffer.putDouble(offset + 32, value);
        return this;
    }

    /**
     * Zoom factor of a trackpad's pinch or of Ctrl and a wheel (pass 1.26 a notch), 0, or 1e-6 to 1e6; 0 is none. It
     * zooms even if {@code wheel} or {@code trackpad} pans.
     *
     * @return {@code factor}
     */
    public double getFactor() { return buffer.getDouble(offset + 40); }

    /**
     * Zoom factor of a trackpad's pinch or of Ctrl and a wheel (pass 1.26 a notch), 0, or 1e-6 to 1e6; 0 is none. It
     * zooms even if {@code wheel} or {@code trackpad} pans.
     *
     * @param value {@code factor}
     * @return this
     */
    public Scroll setFactor(double value) {
        buffer.putDouble(offset + 40, value);
        return this;
    }

    /**
     * Rotation by a trackpad since the last report, radians, -1000 to 1000.
     *
     * @return {@code rotation}
     */
    public double getRotation() { return buffer.getDouble(offset + 48); }

    /**
     * Rotation by a trackpad since the last report, radians, -1000 to 1000.
     *
     * @param value {@code rotation}
     * @return this
     */
    public Scroll setRotation(double value) {
        buffer.putDouble(offset + 48, value);
        return this;
    }

    /**
     * One of {@code ScrollUnit}.
     *
     * @return {@code unit}
     */
    public int getUnit() { return buffer.getInt(offset + 56); }

    /**
     * One of {@code ScrollUnit}.
     *
     * @param value {@code unit}
     * @return this
     */
    public Scroll setUnit(int value) {
        buffer.putInt(offset + 56, value);
        return this;
    }

    /**
     * One of {@code ScrollSource}.
     *
     * @return {@code source}
     */
    public int getSource() { return buffer.getInt(offset + 60); }

    /**
     * One of {@code ScrollSource}.
     *
     * @param value {@code source}
     * @return this
     */
    public Scroll setSource(int value) {
        buffer.putInt(offset + 60, value);
        return this;
    }

    /**
     * One of {@code ScrollPhase}.
     *
     * @return {@code phase}
     */
    public int getPhase() { return buffer.getInt(offset + 64); }

    /**
     * One of {@code ScrollPhase}.
     *
     * @param value {@code phase}
     * @return this
     */
    public Scroll setPhase(int value) {
        buffer.putInt(offset + 64, value);
        return this;
    }

    @Override
    public String toString() {
        return "Scroll("
            + "time=" + getTime()
            + ", x=" + getX()
            + ", y=" + getY()
            + ", dx=" + getDx()
            + ", dy=" + getDy()
            + ", factor=" + getFactor()
            + ", rotation=" + getRotation()
            + ", unit=" + ScrollUnit.name(getUnit())
            + ", source=" + ScrollSource.name(getSource())
            + ", phase=" + ScrollPhase.name(getPhase())
            + ")";
    }
}
