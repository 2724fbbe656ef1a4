// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

import java.util.Objects;

/** An upright rectangle, such as that of the content. */
public final class ContentRect extends Struct {
    static final int SIZE = 32;

    /** Creates one with zeros. */
    public ContentRect() { super(SIZE); }

    /**
     * Creates one; the other fields are 0.
     *
     * @param width Sizes, {@code TapZoomConstants.MIN_SIZE} to {@code TapZoomConstants.MAX_LENGTH}.
     * @param height Sizes, {@code TapZoomConstants.MIN_SIZE} to {@code TapZoomConstants.MAX_LENGTH}.
     */
    public ContentRect(double width, double height) {
        super(SIZE);
        this.setWidth(width).setHeight(height);
    }

    /**
     * Creates a copy.
     *
     * @param other Another ContentRect.
     */
    public ContentRect(ContentRect other) {
        super(SIZE);
        copy(Objects.requireNonNull(other, "other"));
    }

    ContentRect(Struct memory, int offset) { super(memory, offset, SIZE); }

    /**
     * Copies all fields.
     *
     * @param other Another ContentRect.
     * @return this
     */
    public ContentRect set(ContentRect other) {
        copy(Objects.requireNonNull(other, "other"));
        return this;
    }

    /**
     * Smallest coordinates, at most {@code TapZoomConstants.MAX_LENGTH} from 0.
     *
     * @return {@code x}
     */
    public double getX() { return buffer.getDouble(offset + 0); }

    /**
     * Smallest coordinates, at most {@code TapZoomConstants.MAX_LENGTH} from 0.
     *
     * @param value {@code x}
     * @return this
     */
    public ContentRect setX(double value) {
        buffer.putDouble(offset + 0, value);
        return this;
    }

    /**
     * Smallest coordinates, at most {@code TapZoomConstants.MAX_LENGTH} from 0.
     *
     * @return {@code y}
     */
    public double getY() { return buffer.getDouble(offset + 8); }

    /**
     * Smallest coordinates, at most {@code TapZoomConstants.MAX_LENGTH} from 0.
     *
     * @param value {@code y}
     * @return this
     */
    public ContentRect setY(double value) {
        buffer.putDouble(offset + 8, value);
        return this;
    }

    /**
     * Sizes, {@code TapZoomConstants.MIN_SIZE} to {@code TapZoomConstants.MAX_LENGTH}.
     *
     * @return {@code width}
     */
    public double getWidth() { return buffer.getDouble(offset + 16); }

    /**
     * Sizes, {@code TapZoomConstants.MIN_SIZE} to {@code TapZoomConstants.MAX_LENGTH}.
     *
     * @param value {@code width}
     * @return this
     */
    public ContentRect setWidth(double value) {
        buffer.putDouble(offset + 16, value);
        return this;
    }

    /**
     * Sizes, {@code TapZoomConstants.MIN_SIZE} to {@code TapZoomConstants.MAX_LENGTH}.
     *
     * @return {@code height}
     */
    public double getHeight() { return buffer.getDouble(offset + 24); }

    /**
     * Sizes, {@code TapZoomConstants.MIN_SIZE} to {@code TapZoomConstants.MAX_LENGTH}.
     *
     * @param value {@code height}
     * @return this
     */
    public ContentRect setHeight(double value) {
        buffer.putDouble(offset + 24, value);
        return this;
    }

    @Override
    public String toString() {
        return "ContentRect("
            + "x=" + getX()
            + ", y=" + getY()
            + ", width=" + getWidth()
            + ", height=" + getHeight()
            + ")";
    }
}
