// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

import java.util.Objects;

/**
 * Options of a command: how it moves the view. Without options, or with those of a new object, the view moves at once.
 * Example: {@code new CommandOptions().setAnimated(true)}.
 */
public final class CommandOptions extends Struct {
    static final int SIZE = 88;

    /** Creates one with zeros. */
    public CommandOptions() { super(SIZE); putSize(); }

    /**
     * Creates a copy.
     *
     * @param other Another CommandOptions.
     */
    public CommandOptions(CommandOptions other) {
        super(SIZE);
        copy(Objects.requireNonNull(other, "other"));
    }

    CommandOptions(Struct memory, int offset) { super(memory, offset, SIZE); }

    /**
     * Copies all fields.
     *
     * @param other Another CommandOptions.
     * @return this
     */
    public CommandOptions set(CommandOptions other) {
        copy(Objects.requireNonNull(other, "other"));
        return this;
    }

    private void putSize() { buffer.putInt(offset + 0, SIZE); }

    /**
     * false: at once. true: animated.
     *
     * @return {@code animated}
     */
    public boolean isAnimated() { return buffer.getInt(offset + 4) != 0; }

    /**
     * false: at once. true: animated.
     *
     * @param value {@code animated}
     * @return this
     */
    public CommandOptions setAnimated(boolean value) {
        buffer.putInt(offset + 4, value ? 1 : 0);
        return this;
    }

    /**
     * One of {@code AnimationCurve}.
     *
     * @return {@code curve}
     */
    public int getCurve() { return buffer.getInt(offset + 8); }

    /**
     * One of {@code AnimationCurve}.
     *
     * @param value {@code curve}
     * @return this
     */
    public CommandOptions setCurve(int value) {
        buffer.putInt(offset + 8, value);
        return this;
    }

    /**
     * One of {@code AnimationPath}.
     *
     * @return {@code path}
     */
    public int getPath() { return buffer.getInt(offset + 12); }

    /**
     * One of {@code AnimationPath}.
     *
     * @param value {@code path}
     * @return this
     */
    public CommandOptions setPath(int value) {
        buffer.putInt(offset + 12, value);
        return this;
    }

    /**
     * Duration of the animation in seconds, 0, or 0.001 to 10. 0 means {@code Config.animationDuration}, or with FLY
     * that of {@code flySpeed}, at most 60 seconds.
     *
     * @return {@code duration}
     */
    public double getDuration() { return buffer.getDouble(offset + 16); }

    /**
     * Duration of the animation in seconds, 0, or 0.001 to 10. 0 means {@code Config.animationDuration}, or with FLY
     * that of {@code flySpeed}, at most 60 seconds.
     *
     * @param value {@code duration}
     * @return this
     */
    public CommandOptions setDuration(double value) {
        buffer.putDouble(offset + 16, value);
        return this;
    }

    /**
     * Padding of {@code TapZoom.zoomToRect} in the safe area, view units, 0 to {@code TapZoomConstants.MAX_LENGTH}
     * each.
     *
     * @return {@code left}
     */
    public double getLeft() { return buffer.getDouble(offset + 24); }

    /**
     * Padding of {@code TapZoom.zoomToRect} in the safe area, view units, 0 to {@code TapZoomConstants.MAX_LENGTH}
     * each.
     *
     * @param value {@code left}
     * @return this
     */
    public CommandOptions setLeft(double value) {
        buffer.putDouble(offset + 24, value);
        return this;
    }

    /**
     * Padding of {@code TapZoom.zoomToRect} in the safe area, view units, 0 to {@code TapZoomConstants.MAX_LENGTH}
     * each.
     *
     * @return {@code top}
     */
    public double getTop() { return buffer.getDouble(offset + 32); }

    /**
     * Padding of {@code TapZoom.zoomToRect} in the safe area, view units, 0 to {@code TapZoomConstants.MAX_LENGTH}
     * each.
     *
     * @param value {@code top}
     * @return this
     */
    public CommandOptions setTop(double value) {
        buffer.putDouble(offset + 32, value);
        return this;
    }

    /**
     * Padding of {@code TapZoom.zoomToRect} in the safe area, view units, 0 to {@code TapZoomConstants.MAX_LENGTH}
     * each.
     *
     * @return {@code right}
     */
    public double getRight() { return buffer.getDouble(offset + 40); }

    /**
     * Padding of {@code TapZoom.zoomToRect} in the safe area, view units, 0 to {@code TapZoomConstants.MAX_LENGTH}
     * each.
     *
     * @param value {@code right}
     * @return this
     */
    public CommandOptions setRight(double value) {
        buffer.putDouble(offset + 40, value);
        return this;
    }

    /**
     * Padding of {@code TapZoom.zoomToRect} in the safe area, view units, 0 to {@code TapZoomConstants.MAX_LENGTH}
     * each.
     *
     * @return {@code bottom}
     */
    public double getBottom() { return buffer.getDouble(offset + 48); }

    /**
     * Padding of {@code TapZoom.zoomToRect} in the safe area, view units, 0 to {@code TapZoomConstants.MAX_LENGTH}
     * each.
     *
     * @param value {@code bottom}
     * @return this
     */
    public CommandOptions setBottom(double value) {
        buffer.putDouble(offset + 48, value);
        return this;
    }

    /**
     * Largest scale of the target, 1e-40 to 1e40, or 0: that of the view.
     *
     * @return {@code maxScale}
     */
    public double getMaxScale() { return buffer.getDouble(offset + 56); }

    /**
     * Largest scale of the target, 1e-40 to 1e40, or 0: that of the view.
     *
     * @param value {@code maxScale}
     * @return this
     */
    public CommandOptions setMaxScale(double value) {
        buffer.putDouble(offset + 56, value);
        return this;
    }

    /**
     * FLY: curvature, 0.001 to 1000, or 0: sqrt 2.
     *
     * @return {@code flyRho}
     */
    public double getFlyRho() { return buffer.getDouble(offset + 64); }

    /**
     * FLY: curvature, 0.001 to 1000, or 0: sqrt 2.
     *
     * @param value {@code flyRho}
     * @return this
     */
    public CommandOptions setFlyRho(double value) {
        buffer.putDouble(offset + 64, value);
        return this;
    }

    /**
     * FLY without duration: rho-screenfuls per second, 0.001 to 1000, or 0: 1.2.
     *
     * @return {@code flySpeed}
     */
    public double getFlySpeed() { return buffer.getDouble(offset + 72); }

    /**
     * FLY without duration: rho-screenfuls per second, 0.001 to 1000, or 0: 1.2.
     *
     * @param value {@code flySpeed}
     * @return this
     */
    public CommandOptions setFlySpeed(double value) {
        buffer.putDouble(offset + 72, value);
        return this;
    }

    /**
     * true: for following another camera, even in each frame. Sends only LIMIT and, after a pause, SETTLED; no effect
     * while the user moves the view. Not with {@code animated}.
     *
     * @return {@code quiet}
     */
    public boolean isQuiet() { return buffer.getInt(offset + 80) != 0; }

    /**
     * true: for following another camera, even in each frame. Sends only LIMIT and, after a pause, SETTLED; no effect
     * while the user moves the view. Not with {@code animated}.
     *
     * @param value {@code quiet}
     * @return this
     */
    public CommandOptions setQuiet(boolean value) {
        buffer.putInt(offset + 80, value ? 1 : 0);
        return this;
    }

    @Override
    public String toString() {
        return "CommandOptions("
            + "animated=" + isAnimated()
            + ", curve=" + AnimationCurve.name(getCurve())
            + ", path=" + AnimationPath.name(getPath())
            + ", duration=" + getDuration()
            + ", left=" + getLeft()
            + ", top=" + getTop()
            + ", right=" + getRight()
            + ", bottom=" + getBottom()
            + ", maxScale=" + getMaxScale()
            + ", flyRho=" + getFlyRho()
            + ", flySpeed=" + getFlySpeed()
            + ", quiet=" + isQuiet()
            + ")";
    }
}
