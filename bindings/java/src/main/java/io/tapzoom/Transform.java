// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

import java.util.Objects;

/**
 * Maps content to the view, by rotation and scale about content point (0, 0) and then a translation:
 * <pre>
 * viewX = scale * (cos(rotation) * contentX - sin(rotation) * contentY) + x
 * viewY = scale * (sin(rotation) * contentX + cos(rotation) * contentY) + y
 * </pre>
 * <p>As an argument, scale is 1e-40 to 1e40, and the other numbers are -1e40 to 1e40.
 */
public final class Transform extends Struct {
    static final int SIZE = 32;

    /** Creates one with zeros. */
    public Transform() { super(SIZE); }

    /**
     * Creates one; the other fields are 0.
     *
     * @param scale View units per content unit, above 0.
     * @param x Position of content point (0, 0) in view units.
     * @param y Position of content point (0, 0) in view units.
     */
    public Transform(double scale, double x, double y) {
        super(SIZE);
        this.setScale(scale).setX(x).setY(y);
    }

    /**
     * Creates a copy.
     *
     * @param other Another Transform.
     */
    public Transform(Transform other) {
        super(SIZE);
        copy(Objects.requireNonNull(other, "other"));
    }

    Transform(Struct memory, int offset) { super(memory, offset, SIZE); }

    /**
     * Copies all fields.
     *
     * @param other Another Transform.
     * @return this
     */
    public Transform set(Transform other) {
        copy(Objects.requireNonNull(other, "other"));
        return this;
    }

    /**
     * View units per content unit, above 0.
     *
     * @return {@code scale}
     */
    public double getScale() { return buffer.getDouble(offset + 0); }

    /**
     * View units per content unit, above 0.
     *
     * @param value {@code scale}
     * @return this
     */
    public Transform setScale(double value) {
        buffer.putDouble(offset + 0, value);
        return this;
    }

    /**
     * Radians.
     *
     * @return {@code rotation}
     */
    public double getRotation() { return buffer.getDouble(offset + 8); }

    /**
     * Radians.
     *
     * @param value {@code rotation}
     * @return this
     */
    public Transform setRotation(double value) {
        buffer.putDouble(offset + 8, value);
        return this;
    }

    /**
     * Position of content point (0, 0) in view units.
     *
     * @return {@code x}
     */
    public double getX() { return buffer.getDouble(offset + 16); }

    /**
     * Position of content point (0, 0) in view units.
     *
     * @param value {@code x}
     * @return this
     */
    public Transform setX(double value) {
        buffer.putDouble(offset + 16, value);
        return this;
    }

    /**
     * Position of content point (0, 0) in view units.
     *
     * @return {@code y}
     */
    public double getY() { return buffer.getDouble(offset + 24); }

    /**
     * Position of content point (0, 0) in view units.
     *
     * @param value {@code y}
     * @return this
     */
    public Transform setY(double value) {
        buffer.putDouble(offset + 24, value);
        return this;
    }

    @Override
    public String toString() {
        return "Transform("
            + "scale=" + getScale()
            + ", rotation=" + getRotation()
            + ", x=" + getX()
            + ", y=" + getY()
            + ")";
    }

    /**
     * Converts a view point to content units, for example to find the object under a tap.
     *
     * @param viewX The point in view units.
     * @param viewY The point in view units.
     * @param point Receives x and y.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public void viewToContent(double viewX, double viewY, double[] point) {
        Objects.requireNonNull(point, "point");
        int status = Native.viewToContent(this, viewX, viewY, point);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "this:transform viewX viewY", this, viewX, viewY);
    }

    /**
     * Converts a view point to content units, for example to find the object under a tap.
     *
     * @param viewX The point in view units.
     * @param viewY The point in view units.
     * @return X and y.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public double[] viewToContent(double viewX, double viewY) {
        double[] found = new double[2];
        viewToContent(viewX, viewY, found);
        return found;
    }

    /**
     * Converts a content point to view units, for example to place a label.
     *
     * @param contentX The point in content units.
     * @param contentY The point in content units.
     * @param point Receives x and y.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public void contentToView(double contentX, double contentY, double[] point) {
        Objects.requireNonNull(point, "point");
        int status = Native.contentToView(this, contentX, contentY, point);
        if (status != TapZoomStatus.OK)
            throw Wrong.argument(status, "this:transform contentX contentY", this, contentX, contentY);
    }

    /**
     * Converts a content point to view units, for example to place a label.
     *
     * @param contentX The point in content units.
     * @param contentY The point in content units.
     * @return X and y.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public double[] contentToView(double contentX, double contentY) {
        double[] found = new double[2];
        contentToView(contentX, contentY, found);
        return found;
    }

    /**
     * Computes the transform that applies {@code inner} and then this one: {@code a.compose(b)} applies b, then a, such
     * as a picture on a page (b), and the page (a).
     *
     * @param inner It applies first.
     * @param result Receives the transform.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public void compose(Transform inner, Transform result) {
        Objects.requireNonNull(inner, "inner");
        Objects.requireNonNull(result, "result");
        int status = Native.transformCompose(this, inner, result);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "this:transform inner:transform", this, inner);
    }

    /**
     * Computes the transform that applies {@code inner} and then this one: {@code a.compose(b)} applies b, then a, such
     * as a picture on a page (b), and the page (a).
     *
     * @param inner It applies first.
     * @return The transform.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public Transform compose(Transform inner) {
        Transform found = new Transform();
        compose(inner, found);
        return found;
    }

    /**
     * Computes the inverse transform, from the view to the content.
     *
     * @param result Receives the transform.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public void invert(Transform result) {
        Objects.requireNonNull(result, "result");
        int status = Native.transformInvert(this, result);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "this:transform", this);
    }

    /**
     * Computes the inverse transform, from the view to the content.
     *
     * @return The transform.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public Transform invert() {
        Transform found = new Transform();
        invert(found);
        return found;
    }

    /**
     * Computes a transform between this one and another, for a picture that opens from its thumbnail.
     *
     * @param to The transform at t = 1.
     * @param t 0 to 1: this one at 0, {@code to} at 1.
     * @param result Receives the transform.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public void interpolate(Transform to, double t, Transform result) {
        Objects.requireNonNull(to, "to");
        Objects.requireNonNull(result, "result");
        int status = Native.transformInterpolate(this, to, t, result);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "this:transform to:transform t", this, to, t);
    }

    /**
     * Computes a transform between this one and another, for a picture that opens from its thumbnail.
     *
     * @param to The transform at t = 1.
     * @param t 0 to 1: this one at 0, {@code to} at 1.
     * @return The transform.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public Transform interpolate(Transform to, double t) {
        Transform found = new Transform();
        interpolate(to, t, found);
        return found;
    }

    /**
     * Converts a transform to the matrix a, b, c, d, x, y of Canvas, Cairo, Core Graphics and SVG.
     *
     * @param matrix Receives 6 doubles.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public void toAffine(double[] matrix) {
        Objects.requireNonNull(matrix, "matrix");
        int status = Native.transformToAffine(this, matrix);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "this:transform", this);
    }

    /**
     * Converts a transform to the matrix a, b, c, d, x, y of Canvas, Cairo, Core Graphics and SVG.
     *
     * @return 6 doubles.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public double[] toAffine() {
        double[] found = new double[6];
        toAffine(found);
        return found;
    }

    /**
     * Converts a transform to a matrix for graphics libraries, column-major, from content coordinates relative to
     * ({@code originX}, {@code originY}) to view units. Choose an origin near what is visible: a float has 24 bits.
     *
     * @param originX The origin in content units.
     * @param originY The origin in content units.
     * @param matrix Receives 16 floats.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public void toMatrix(double originX, double originY, float[] matrix) {
        Objects.requireNonNull(matrix, "matrix");
        int status = Native.transformToMatrix(this, originX, originY, matrix);
        if (status != TapZoomStatus.OK)
            throw Wrong.argument(status, "this:transform originX originY", this, originX, originY);
    }

    /**
     * Converts a transform to a matrix for graphics libraries, column-major, from content coordinates relative to
     * ({@code originX}, {@code originY}) to view units. Choose an origin near what is visible: a float has 24 bits.
     *
     * @param originX The origin in content units.
     * @param originY The origin in content units.
     * @return 16 floats.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public float[] toMatrix(double originX, double originY) {
        float[] found = new float[16];
        toMatrix(originX, originY, found);
        return found;
    }
}
