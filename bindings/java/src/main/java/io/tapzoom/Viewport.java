// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

import java.util.Objects;

/**
 * The area for the content, in view units. The safe area is what the bars on its sides leave free, and at least 1/64 of
 * each size.
 */
public final class Viewport extends Struct {
    static final int SIZE = 48;

    /** Creates one with zeros. */
    public Viewport() { super(SIZE); }

    /**
     * Creates one; the other fields are 0.
     *
     * @param width Size, {@code TapZoomConstants.MIN_SIZE} to {@code TapZoomConstants.MAX_LENGTH}.
     * @param height Size, {@code TapZoomConstants.MIN_SIZE} to {@code TapZoomConstants.MAX_LENGTH}.
     */
    public Viewport(double width, double height) {
        super(SIZE);
        this.setWidth(width).setHeight(height);
    }

    /**
     * Creates a copy.
     *
     * @param other Another Viewport.
     */
    public Viewport(Viewport other) {
        super(SIZE);
        copy(Objects.requireNonNull(other, "other"));
    }

    Viewport(Struct memory, int offset) { super(memory, offset, SIZE); }

    /**
     * Copies all fields.
     *
     * @param other Another Viewport.
     * @return this
     */
    public Viewport set(Viewport other) {
        copy(Objects.requireNonNull(other, "other"));
        return this;
    }

    /**
     * Size, {@code TapZoomConstants.MIN_SIZE} to {@code TapZoomConstants.MAX_LENGTH}.
     *
     * @return {@code width}
     */
    public double getWidth() { return buffer.getDouble(offset + 0); }

    /**
     * Size, {@code TapZoomConstants.MIN_SIZE} to {@code TapZoomConstants.MAX_LENGTH}.
     *
     * @param value {@code width}
     * @return this
     */
    public Viewport setWidth(double value) {
        buffer.putDouble(offset + 0, value);
        return this;
    }

    /**
     * Size, {@code TapZoomConstants.MIN_SIZE} to {@code TapZoomConstants.MAX_LENGTH}.
     *
     * @return {@code height}
     */
    public double getHeight() { return buffer.getDouble(offset + 8); }

    /**
     * Size, {@code TapZoomConstants.MIN_SIZE} to {@code TapZoomConstants.MAX_LENGTH}.
     *
     * @param value {@code height}
     * @return this
     */
    public Viewport setHeight(double value) {
        buffer.putDouble(offset + 8, value);
        return this;
    }

    /**
     * Insets: the widths of the bars, 0 to {@code TapZoomConstants.MAX_LENGTH}.
     *
     * @return {@code left}
     */
    public double getLeft() { return buffer.getDouble(offset + 16); }

    /**
     * Insets: the widths of the bars, 0 to {@code TapZoomConstants.MAX_LENGTH}.
     *
     * @param value {@code left}
     * @return this
     */
    public Viewport setLeft(double value) {
        buffer.putDouble(offset + 16, value);
        return this;
    }

    /**
     * Insets: the widths of the bars, 0 to {@code TapZoomConstants.MAX_LENGTH}.
     *
     * @return {@code top}
     */
    public double getTop() { return buffer.getDouble(offset + 24); }

    /**
     * Insets: the widths of the bars, 0 to {@code TapZoomConstants.MAX_LENGTH}.
     *
     * @param value {@code top}
     * @return this
     */
    public Viewport setTop(double value) {
        buffer.putDouble(offset + 24, value);
        return this;
    }

    /**
     * Insets: the widths of the bars, 0 to {@code TapZoomConstants.MAX_LENGTH}.
     *
     * @return {@code right}
     */
    public double getRight() { return buffer.getDouble(offset + 32); }

    /**
     * Insets: the widths of the bars, 0 to {@code TapZoomConstants.MAX_LENGTH}.
     *
     * @param value {@code right}
     * @return this
     */
    public Viewport setRight(double value) {
        buffer.putDouble(offset + 32, value);
        return this;
    }

    /**
     * Insets: the widths of the bars, 0 to {@code TapZoomConstants.MAX_LENGTH}.
     *
     * @return {@code bottom}
     */
    public double getBottom() { return buffer.getDouble(offset + 40); }

    /**
     * Insets: the widths of the bars, 0 to {@code TapZoomConstants.MAX_LENGTH}.
     *
     * @param value {@code bottom}
     * @return this
     */
    public Viewport setBottom(double value) {
        buffer.putDouble(offset + 40, value);
        return this;
    }

    @Override
    public String toString() {
        return "Viewport("
            + "width=" + getWidth()
            + ", height=" + getHeight()
            + ", left=" + getLeft()
            + ", top=" + getTop()
            + ", right=" + getRight()
            + ", bottom=" + getBottom()
            + ")";
    }
}
