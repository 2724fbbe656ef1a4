// SPDX-License-Identifier: MIT

package io.tapzoom;

import java.util.Arrays;
import java.util.Objects;

/**
 * Every setting of a view. A preset fills it, and the host changes fields. Brackets hold the default, and the presets
 * with another default. {@link #check} names the first setting outside its range.
 *
 * <p>0 turns off what these settings do: {@code animationDuration}, {@code tapDebounceTime}, {@code axisLockRatio},
 * {@code rotateSnap}, {@code liftGraceTime}, {@code pageOverscroll}, {@code flingBoostSpeed}, {@code flingZoomDecay},
 * {@code rubberBand} and {@code wheelSmoothing}.
 */
public final class Config extends Struct {
    /**
     * Creates the settings of a preset.
     *
     * @param preset One of {@link Preset}.
     * @throws TapZoomException {@code TapZoomStatus.ENUM}.
     */
    public Config(int preset) {
        super(SIZE);
        TapZoom.check(Native.configInit(this, SIZE, preset));
    }

    /**
     * Checks the settings, as the creation of a view and {@link TapZoom#setConfig(Config)} do.
     *
     * @return this
     * @throws TapZoomException With the name of the first wrong setting: {@code TapZoomStatus.NOT_FINITE};
     *     {@code TapZoomStatus.RANGE}; {@code TapZoomStatus.ENUM}.
     */
    public Config check() {
        String[] field = new String[1];
        int status = Native.configCheck(this, field);
        if (status != TapZoomStatus.OK) throw Wrong.setting(status, field[0], this);
        return this;
    }

    // generate.py begins: settings
    static final int SIZE = 720;
    private static final int COUNT = 164;
    private final ScaleLevel minScale = new ScaleLevel(this, offset + 32);
    private final ScaleLevel maxScale = new ScaleLevel(this, offset + 56);

    /**
     * Creates a copy.
     *
     * @param other Another Config.
     */
    public Config(Config other) {
        super(SIZE);
        copy(Objects.requireNonNull(other, "other"));
    }

    Config(Struct memory, int offset) { super(memory, offset, SIZE); }

    /**
     * Copies all fields.
     *
     * @param other Another Config.
     * @return this
     */
    public Config set(Config other) {
        copy(Objects.requireNonNull(other, "other"));
        return this;
    }

    /**
     * {@code Gestures} bits [all but ROTATE; MAPS: all but ROTATE, SWIPE; BOARD: all but ROTATE, SWIPE].
     *
     * @return {@code gestures}
     */
    public int getGestures() { return buffer.getInt(offset + 4); }

    /**
     * {@code Gestures} bits [all but ROTATE; MAPS: all but ROTATE, SWIPE; BOARD: all but ROTATE, SWIPE].
     *
     * @param value {@code gestures}
     * @return this
     */
    public Config setGestures(int value) {
        buffer.putInt(offset + 4, value);
        return this;
    }

    /**
     * Points per view unit, 1e-3 to 1e3 [1]. 160 / dpi if a view unit is a pixel.
     *
     * @return {@code pointsPerUnit}
     */
    public double getPointsPerUnit() { return buffer.getDouble(offset + 8); }

    /**
     * Points per view unit, 1e-3 to 1e3 [1]. 160 / dpi if a view unit is a pixel.
     *
     * @param value {@code pointsPerUnit}
     * @return this
     */
    public Config setPointsPerUnit(double value) {
        buffer.putDouble(offset + 8, value);
        return this;
    }

    /**
     * Device pixels per view unit, for ONE_TO_ONE and rasters, 1e-3 to 1e3 [1].
     *
     * @return {@code pixelsPerUnit}
     */
    public double getPixelsPerUnit() { return buffer.getDouble(offset + 16); }

    /**
     * Device pixels per view unit, for ONE_TO_ONE and rasters, 1e-3 to 1e3 [1].
     *
     * @param value {@code pixelsPerUnit}
     * @return this
     */
    public Config setPixelsPerUnit(double value) {
        buffer.putDouble(offset + 16, value);
        return this;
    }

    /**
     * One of {@code Fit}, of the fitted view [CONTAIN; PHOTOS: SCALE_DOWN; MAPS: COVER; READER: WIDTH].
     *
     * @return {@code fit}
     */
    public int getFit() { return buffer.getInt(offset + 24); }

    /**
     * One of {@code Fit}, of the fitted view [CONTAIN; PHOTOS: SCALE_DOWN; MAPS: COVER; READER: WIDTH].
     *
     * @param value {@code fit}
     * @return this
     */
    public Config setFit(int value) {
        buffer.putInt(offset + 24, value);
        return this;
    }

    /**
     * One of {@code PanBounds} [CONTENT; BOARD: NONE].
     *
     * @return {@code bounds}
     */
    public int getBounds() { return buffer.getInt(offset + 28); }

    /**
     * One of {@code PanBounds} [CONTENT; BOARD: NONE].
     *
     * @param value {@code bounds}
     * @return this
     */
    public Config setBounds(int value) {
        buffer.putInt(offset + 28, value);
        return this;
    }

    /**
     * Smallest scale [1 x CONTAIN; PHOTOS: 1 x SCALE_DOWN; MAPS: 1 x COVER; READER: 1 x WIDTH; BOARD: 0.1 x CONTAIN].
     *
     * @return The one within this Config: it changes with it.
     */
    public ScaleLevel getMinScale() { return minScale; }

    /**
     * Sets {@code minScale}.
     *
     * @param value Another one, to copy.
     * @return this
     */
    public Config setMinScale(ScaleLevel value) {
        minScale.copy(Objects.requireNonNull(value, "value"));
        return this;
    }

    /**
     * Largest scale, never less than {@code minScale} [6 x CONTAIN; PHOTOS: larger of 2 x ONE_TO_ONE and 6 x
     * SCALE_DOWN; MAPS: 64 x COVER; READER: 5 x WIDTH; BOARD: 10 x CONTAIN].
     *
     * @return The one within this Config: it changes with it.
     */
    public ScaleLevel getMaxScale() { return maxScale; }

    /**
     * Sets {@code maxScale}.
     *
     * @param value Another one, to copy.
     * @return this
     */
    public Config setMaxScale(ScaleLevel value) {
        maxScale.copy(Objects.requireNonNull(value, "value"));
        return this;
    }

    /**
     * One of {@code ZoomAction} [TOGGLE; MAPS: STEP; BOARD: FIT].
     *
     * @return {@code doubleTap}
     */
    public int getDoubleTap() { return buffer.getInt(offset + 80); }

    /**
     * One of {@code ZoomAction} [TOGGLE; MAPS: STEP; BOARD: FIT].
     *
     * @param value {@code doubleTap}
     * @return this
     */
    public Config setDoubleTap(int value) {
        buffer.putInt(offset + 80, value);
        return this;
    }

    /**
     * One of {@code ScrollEffect}, of a wheel [ZOOM; READER: PAN].
     *
     * @return {@code wheel}
     */
    public int getWheel() { return buffer.getInt(offset + 84); }

    /**
     * One of {@code ScrollEffect}, of a wheel [ZOOM; READER: PAN].
     *
     * @param value {@code wheel}
     * @return this
     */
    public Config setWheel(int value) {
        buffer.putInt(offset + 84, value);
        return this;
    }

    /**
     * One of {@code ScrollEffect}, of a trackpad's scroll; its pinch always zooms [PAN].
     *
     * @return {@code trackpad}
     */
    public int getTrackpad() { return buffer.getInt(offset + 88); }

    /**
     * One of {@code ScrollEffect}, of a trackpad's scroll; its pinch always zooms [PAN].
     *
     * @param value {@code trackpad}
     * @return this
     */
    public Config setTrackpad(int value) {
        buffer.putInt(offset + 88, value);
        return this;
    }

    /**
     * true: nothing animates or flings; the same events come [false].
     *
     * @return {@code reducedMotion}
     */
    public boolean isReducedMotion() { return buffer.getInt(offset + 92) != 0; }

    /**
     * true: nothing animates or flings; the same events come [false].
     *
     * @param value {@code reducedMotion}
     * @return this
     */
    public Config setReducedMotion(boolean value) {
        buffer.putInt(offset + 92, value ? 1 : 0);
        return this;
    }

    /**
     * Where smaller content lies: 0 is left, 1 is right. A part, 0 to 1 [0.5].
     *
     * @return {@code alignX}
     */
    public double getAlignX() { return buffer.getDouble(offset + 96); }

    /**
     * Where smaller content lies: 0 is left, 1 is right. A part, 0 to 1 [0.5].
     *
     * @param value {@code alignX}
     * @return this
     */
    public Config setAlignX(double value) {
        buffer.putDouble(offset + 96, value);
        return this;
    }

    /**
     * Place of the content that the view aligns along y: 0 is TOP, 1 is BOTTOM. A part, 0 to 1 [0.5; READER: 0].
     *
     * @return {@code alignY}
     */
    public double getAlignY() { return buffer.getDouble(offset + 104); }

    /**
     * Place of the content that the view aligns along y: 0 is TOP, 1 is BOTTOM. A part, 0 to 1 [0.5; READER: 0].
     *
     * @param value {@code alignY}
     * @return this
     */
    public Config setAlignY(double value) {
        buffer.putDouble(offset + 104, value);
        return this;
    }

    /**
     * Least part of the safe area that content covers, or of smaller content that stays there, 0 to 1 [1].
     *
     * @return {@code visiblePart}
     */
    public double getVisiblePart() { return buffer.getDouble(offset + 112); }

    /**
     * Least part of the safe area that content covers, or of smaller content that stays there, 0 to 1 [1].
     *
     * @param value {@code visiblePart}
     * @return this
     */
    public Config setVisiblePart(double value) {
        buffer.putDouble(offset + 112, value);
        return this;
    }

    /**
     * Length added to the part of the content that stays visible, view units, -1e12 to 1e12 [0]. -40 allows a margin of
     * 40.
     *
     * @return {@code visibleExtra}
     */
    public double getVisibleExtra() { return buffer.getDouble(offset + 120); }

    /**
     * Length added to the part of the content that stays visible, view units, -1e12 to 1e12 [0]. -40 allows a margin of
     * 40.
     *
     * @param value {@code visibleExtra}
     * @return this
     */
    public Config setVisibleExtra(double value) {
        buffer.putDouble(offset + 120, value);
        return this;
    }

    /**
     * true: content that cannot scroll along x follows a drag elastically [false; PHOTOS: true].
     *
     * @return {@code alwaysBounceX}
     */
    public boolean isAlwaysBounceX() { return buffer.getInt(offset + 128) != 0; }

    /**
     * true: content that cannot scroll along x follows a drag elastically [false; PHOTOS: true].
     *
     * @param value {@code alwaysBounceX}
     * @return this
     */
    public Config setAlwaysBounceX(boolean value) {
        buffer.putInt(offset + 128, value ? 1 : 0);
        return this;
    }

    /**
     * Whether content that cannot scroll along y follows a drag elastically [false].
     *
     * @return {@code alwaysBounceY}
     */
    public boolean isAlwaysBounceY() { return buffer.getInt(offset + 132) != 0; }

    /**
     * Whether content that cannot scroll along y follows a drag elastically [false].
     *
     * @param value {@code alwaysBounceY}
     * @return this
     */
    public Config setAlwaysBounceY(boolean value) {
        buffer.putInt(offset + 132, value ? 1 : 0);
        return this;
    }

    /**
     * One of {@code ZoomAction} [NONE; MAPS: STEP; READER: FIT].
     *
     * @return {@code twoFingerTap}
     */
    public int getTwoFingerTap() { return buffer.getInt(offset + 136); }

    /**
     * One of {@code ZoomAction} [NONE; MAPS: STEP; READER: FIT].
     *
     * @param value {@code twoFingerTap}
     * @return this
     */
    public Config setTwoFingerTap(int value) {
        buffer.putInt(offset + 136, value);
        return this;
    }

    /**
     * One of {@code ZoomAnchor}, of all taps and presses [POINT; READER: CENTER].
     *
     * @return {@code tapAnchor}
     */
    public int getTapAnchor() { return buffer.getInt(offset + 140); }

    /**
     * One of {@code ZoomAnchor}, of all taps and presses [POINT; READER: CENTER].
     *
     * @param value {@code tapAnchor}
     * @return this
     */
    public Config setTapAnchor(int value) {
        buffer.putInt(offset + 140, value);
        return this;
    }

    /**
     * One of {@code PinchAnchor} [CENTROID].
     *
     * @return {@code pinchAnchor}
     */
    public int getPinchAnchor() { return buffer.getInt(offset + 144); }

    /**
     * One of {@code PinchAnchor} [CENTROID].
     *
     * @param value {@code pinchAnchor}
     * @return this
     */
    public Config setPinchAnchor(int value) {
        buffer.putInt(offset + 144, value);
        return this;
    }

    /**
     * One of {@code ZoomAction}, of TAP [NONE].
     *
     * @return {@code tapAction}
     */
    public int getTapAction() { return buffer.getInt(offset + 148); }

    /**
     * One of {@code ZoomAction}, of TAP [NONE].
     *
     * @param value {@code tapAction}
     * @return this
     */
    public Config setTapAction(int value) {
        buffer.putInt(offset + 148, value);
        return this;
    }

    /**
     * One of {@code ZoomAction}, of LONG_PRESS [NONE].
     *
     * @return {@code pressAction}
     */
    public int getPressAction() { return buffer.getInt(offset + 152); }

    /**
     * One of {@code ZoomAction}, of LONG_PRESS [NONE].
     *
     * @param value {@code pressAction}
     * @return this
     */
    public Config setPressAction(int value) {
        buffer.putInt(offset + 152, value);
        return this;
    }

    /**
     * {@code FingerCounts} bits of the numbers of fingers that tap together [TWO].
     *
     * @return {@code fingerTaps}
     */
    public int getFingerTaps() { return buffer.getInt(offset + 156); }

    /**
     * {@code FingerCounts} bits of the numbers of fingers that tap together [TWO].
     *
     * @param value {@code fingerTaps}
     * @return this
     */
    public Config setFingerTaps(int value) {
        buffer.putInt(offset + 156, value);
        return this;
    }

    /**
     * One of {@code Snap} [NONE].
     *
     * @return {@code snap}
     */
    public int getSnap() { return buffer.getInt(offset + 160); }

    /**
     * One of {@code Snap} [NONE].
     *
     * @param value {@code snap}
     * @return this
     */
    public Config setSnap(int value) {
        buffer.putInt(offset + 160, value);
        return this;
    }

    /**
     * Factor of a step, 1.01 to 100 [1.5; MAPS: 2].
     *
     * @return {@code zoomStep}
     */
    public double getZoomStep() { return buffer.getDouble(offset + 168); }

    /**
     * Factor of a step, 1.01 to 100 [1.5; MAPS: 2].
     *
     * @param value {@code zoomStep}
     * @return this
     */
    public Config setZoomStep(double value) {
        buffer.putDouble(offset + 168, value);
        return this;
    }

    /**
     * Duration of an animation, seconds, 0, or 0.001 to 10 [0.30].
     *
     * @return {@code animationDuration}
     */
    public double getAnimationDuration() { return buffer.getDouble(offset + 176); }

    /**
     * Duration of an animation, seconds, 0, or 0.001 to 10 [0.30].
     *
     * @param value {@code animationDuration}
     * @return this
     */
    public Config setAnimationDuration(double value) {
        buffer.putDouble(offset + 176, value);
        return this;
    }

    /**
     * Largest distance in ln(scale) over which the view snaps, 0 to 10 [0.35].
     *
     * @return {@code snapTolerance}
     */
    public double getSnapTolerance() { return buffer.getDouble(offset + 184); }

    /**
     * Largest distance in ln(scale) over which the view snaps, 0 to 10 [0.35].
     *
     * @param value {@code snapTolerance}
     * @return this
     */
    public Config setSnapTolerance(double value) {
        buffer.putDouble(offset + 184, value);
        return this;
    }

    /**
     * Scales of LEVELS, in any order, and of TOGGLE: the first [none; PHOTOS: 2.5 x SCALE_DOWN; READER: 2 x WIDTH].
     *
     * @return Copies of those in use.
     */
    public ScaleLevel[] getLevels() {
        ScaleLevel[] found = new ScaleLevel[buffer.getInt(offset + COUNT)];
        for (int i = 0; i < found.length; i++)
            found[i] = new ScaleLevel(new ScaleLevel(this, offset + 192 + 24 * i));
        return found;
    }

    /**
     * Scales of LEVELS, in any order, and of TOGGLE: the first [none; PHOTOS: 2.5 x SCALE_DOWN; READER: 2 x WIDTH].
     *
     * @param values At most 8, to copy.
     * @return this
     * @throws TapZoomException {@code TapZoomStatus.RANGE}: there are more.
     */
    public Config setLevels(ScaleLevel... values) {
        Objects.requireNonNull(values, "values");
        if (values.length > 8)
            throw new TapZoomException(TapZoomStatus.RANGE, "levels", -1,
                "levels: at most 8, not " + values.length);
        for (int i = 0; i < values.length; i++) Objects.requireNonNull(values[i], "values[" + i + "]");
        for (int i = 0; i < 8; i++) {
            ScaleLevel to = new ScaleLevel(this, offset + 192 + 24 * i);
            if (i < values.length) to.copy(values[i]);
            else to.clear();
        }
        buffer.putInt(offset + COUNT, values.length);
        return this;
    }

    /**
     * One of {@code Momentum} [AUTO].
     *
     * @return {@code momentum}
     */
    public int getMomentum() { return buffer.getInt(offset + 384); }

    /**
     * One of {@code Momentum} [AUTO].
     *
     * @param value {@code momentum}
     * @return this
     */
    public Config setMomentum(int value) {
        buffer.putInt(offset + 384, value);
        return this;
    }

    /**
     * true: dy zooms in the opposite direction [false].
     *
     * @return {@code invertZoom}
     */
    public boolean isInvertZoom() { return buffer.getInt(offset + 388) != 0; }

    /**
     * true: dy zooms in the opposite direction [false].
     *
     * @param value {@code invertZoom}
     * @return this
     */
    public Config setInvertZoom(boolean value) {
        buffer.putInt(offset + 388, value ? 1 : 0);
        return this;
    }

    /**
     * Exponent of the zoom: 3 notches zoom by 2 to this power, 0.01 to 10 [1].
     *
     * @return {@code wheelSpeed}
     */
    public double getWheelSpeed() { return buffer.getDouble(offset + 392); }

    /**
     * Exponent of the zoom: 3 notches zoom by 2 to this power, 0.01 to 10 [1].
     *
     * @param value {@code wheelSpeed}
     * @return this
     */
    public Config setWheelSpeed(double value) {
        buffer.putDouble(offset + 392, value);
        return this;
    }

    /**
     * Rate at which a wheel's remaining motion decays, 1/s, 0, or 1 to 1000 [23].
     *
     * @return {@code wheelSmoothing}
     */
    public double getWheelSmoothing() { return buffer.getDouble(offset + 400); }

    /**
     * Rate at which a wheel's remaining motion decays, 1/s, 0, or 1 to 1000 [23].
     *
     * @param value {@code wheelSmoothing}
     * @return this
     */
    public Config setWheelSmoothing(double value) {
        buffer.putDouble(offset + 400, value);
        return this;
    }

    /**
     * Silence after which a scroll without phases ends, seconds, 0.01 to 10 [0.15].
     *
     * @return {@code scrollEndTime}
     */
    public double getScrollEndTime() { return buffer.getDouble(offset + 408); }

    /**
     * Silence after which a scroll without phases ends, seconds, 0.01 to 10 [0.15].
     *
     * @param value {@code scrollEndTime}
     * @return this
     */
    public Config setScrollEndTime(double value) {
        buffer.putDouble(offset + 408, value);
        return this;
    }

    /**
     * Decay of the velocity, 1/s, 0.01 to 1000 [2].
     *
     * @return {@code flingDecay}
     */
    public double getFlingDecay() { return buffer.getDouble(offset + 416); }

    /**
     * Decay of the velocity, 1/s, 0.01 to 1000 [2].
     *
     * @param value {@code flingDecay}
     * @return this
     */
    public Config setFlingDecay(double value) {
        buffer.putDouble(offset + 416, value);
        return this;
    }

    /**
     * Decay of the velocity of zoom and rotation, 1/s, 0, or 0.1 to 1000 [13]. 0 is off.
     *
     * @return {@code flingZoomDecay}
     */
    public double getFlingZoomDecay() { return buffer.getDouble(offset + 424); }

    /**
     * Decay of the velocity of zoom and rotation, 1/s, 0, or 0.1 to 1000 [13]. 0 is off.
     *
     * @param value {@code flingZoomDecay}
     * @return this
     */
    public Config setFlingZoomDecay(double value) {
        buffer.putDouble(offset + 424, value);
        return this;
    }

    /**
     * Slowest pan that flings, points per second, 0 to 1e6 [200].
     *
     * @return {@code flingMinSpeed}
     */
    public double getFlingMinSpeed() { return buffer.getDouble(offset + 432); }

    /**
     * Slowest pan that flings, points per second, 0 to 1e6 [200].
     *
     * @param value {@code flingMinSpeed}
     * @return this
     */
    public Config setFlingMinSpeed(double value) {
        buffer.putDouble(offset + 432, value);
        return this;
    }

    /**
     * Factor by which content gives beyond its bounds, 0 to 1 [0.55]. 0 is a hard stop.
     *
     * @return {@code rubberBand}
     */
    public double getRubberBand() { return buffer.getDouble(offset + 440); }

    /**
     * Factor by which content gives beyond its bounds, 0 to 1 [0.55]. 0 is a hard stop.
     *
     * @param value {@code rubberBand}
     * @return this
     */
    public Config setRubberBand(double value) {
        buffer.putDouble(offset + 440, value);
        return this;
    }

    /**
     * Factor by which a pinch can exceed a scale limit, 1 to 100 [2].
     *
     * @return {@code rubberBandScale}
     */
    public double getRubberBandScale() { return buffer.getDouble(offset + 448); }

    /**
     * Factor by which a pinch can exceed a scale limit, 1 to 100 [2].
     *
     * @param value {@code rubberBandScale}
     * @return this
     */
    public Config setRubberBandScale(double value) {
        buffer.putDouble(offset + 448, value);
        return this;
    }

    /**
     * Frequency of the spring that returns content, radians per second, 0.1 to 1000 [12].
     *
     * @return {@code springFrequency}
     */
    public double getSpringFrequency() { return buffer.getDouble(offset + 456); }

    /**
     * Frequency of the spring that returns content, radians per second, 0.1 to 1000 [12].
     *
     * @param value {@code springFrequency}
     * @return this
     */
    public Config setSpringFrequency(double value) {
        buffer.putDouble(offset + 456, value);
        return this;
    }

    /**
     * Longest pause from a lift to the next landing, seconds, 0.01 to 10 [0.30].
     *
     * @return {@code doubleTapTime}
     */
    public double getDoubleTapTime() { return buffer.getDouble(offset + 464); }

    /**
     * Longest pause from a lift to the next landing, seconds, 0.01 to 10 [0.30].
     *
     * @param value {@code doubleTapTime}
     * @return this
     */
    public Config setDoubleTapTime(double value) {
        buffer.putDouble(offset + 464, value);
        return this;
    }

    /**
     * Largest distance between two taps, points, 0 to 1e4 [40].
     *
     * @return {@code doubleTapDistance}
     */
    public double getDoubleTapDistance() { return buffer.getDouble(offset + 472); }

    /**
     * Largest distance between two taps, points, 0 to 1e4 [40].
     *
     * @param value {@code doubleTapDistance}
     * @return this
     */
    public Config setDoubleTapDistance(double value) {
        buffer.putDouble(offset + 472, value);
        return this;
    }

    /**
     * Longest tap if LONG_PRESS is off, seconds, 0.01 to 10 [1].
     *
     * @return {@code tapTime}
     */
    public double getTapTime() { return buffer.getDouble(offset + 480); }

    /**
     * Longest tap if LONG_PRESS is off, seconds, 0.01 to 10 [1].
     *
     * @param value {@code tapTime}
     * @return this
     */
    public Config setTapTime(double value) {
        buffer.putDouble(offset + 480, value);
        return this;
    }

    /**
     * Travel that a finger's tap allows where nothing can pan, points, 10 to 1e4 [18]. Elsewhere, and for a pen and a
     * mouse, it is 10.
     *
     * @return {@code tapSlop}
     */
    public double getTapSlop() { return buffer.getDouble(offset + 488); }

    /**
     * Travel that a finger's tap allows where nothing can pan, points, 10 to 1e4 [18]. Elsewhere, and for a pen and a
     * mouse, it is 10.
     *
     * @param value {@code tapSlop}
     * @return this
     */
    public Config setTapSlop(double value) {
        buffer.putDouble(offset + 488, value);
        return this;
    }

    /**
     * Rest after which a long press begins, seconds, 0.01 to 10 [0.45].
     *
     * @return {@code pressTime}
     */
    public double getPressTime() { return buffer.getDouble(offset + 496); }

    /**
     * Rest after which a long press begins, seconds, 0.01 to 10 [0.45].
     *
     * @param value {@code pressTime}
     * @return this
     */
    public Config setPressTime(double value) {
        buffer.putDouble(offset + 496, value);
        return this;
    }

    /**
     * Longest contact of a two-finger tap, seconds, 0.01 to 10 [0.35].
     *
     * @return {@code twoFingerTapTime}
     */
    public double getTwoFingerTapTime() { return buffer.getDouble(offset + 504); }

    /**
     * Longest contact of a two-finger tap, seconds, 0.01 to 10 [0.35].
     *
     * @param value {@code twoFingerTapTime}
     * @return this
     */
    public Config setTwoFingerTapTime(double value) {
        buffer.putDouble(offset + 504, value);
        return this;
    }

    /**
     * Longest time between the landings, seconds, 0 to 10 [0.15].
     *
     * @return {@code twoFingerLandTime}
     */
    public double getTwoFingerLandTime() { return buffer.getDouble(offset + 512); }

    /**
     * Longest time between the landings, seconds, 0 to 10 [0.15].
     *
     * @param value {@code twoFingerLandTime}
     * @return this
     */
    public Config setTwoFingerLandTime(double value) {
        buffer.putDouble(offset + 512, value);
        return this;
    }

    /**
     * Longest time between the lifts, seconds, 0 to 10 [0.15].
     *
     * @return {@code twoFingerLiftTime}
     */
    public double getTwoFingerLiftTime() { return buffer.getDouble(offset + 520); }

    /**
     * Longest time between the lifts, seconds, 0 to 10 [0.15].
     *
     * @param value {@code twoFingerLiftTime}
     * @return this
     */
    public Config setTwoFingerLiftTime(double value) {
        buffer.putDouble(offset + 520, value);
        return this;
    }

    /**
     * Travel of the fingers before a pan, points, 0 to 1e4 [10]. It is taken off the motion. A pen needs 0.6 of it, a
     * mouse 0.3.
     *
     * @return {@code panSlop}
     */
    public double getPanSlop() { return buffer.getDouble(offset + 528); }

    /**
     * Travel of the fingers before a pan, points, 0 to 1e4 [10]. It is taken off the motion. A pen needs 0.6 of it, a
     * mouse 0.3.
     *
     * @param value {@code panSlop}
     * @return this
     */
    public Config setPanSlop(double value) {
        buffer.putDouble(offset + 528, value);
        return this;
    }

    /**
     * Ratio of travel along the axes above which a pan keeps to one, 0, or 1 to 100 [0]. 1.25 is usual.
     *
     * @return {@code axisLockRatio}
     */
    public double getAxisLockRatio() { return buffer.getDouble(offset + 536); }

    /**
     * Ratio of travel along the axes above which a pan keeps to one, 0, or 1 to 100 [0]. 1.25 is usual.
     *
     * @param value {@code axisLockRatio}
     * @return this
     */
    public Config setAxisLockRatio(double value) {
        buffer.putDouble(offset + 536, value);
        return this;
    }

    /**
     * Slowest swipe, within 30 degrees of an axis, points per second, 0 to 1e6 [300].
     *
     * @return {@code swipeSpeed}
     */
    public double getSwipeSpeed() { return buffer.getDouble(offset + 544); }

    /**
     * Slowest swipe, within 30 degrees of an axis, points per second, 0 to 1e6 [300].
     *
     * @param value {@code swipeSpeed}
     * @return this
     */
    public Config setSwipeSpeed(double value) {
        buffer.putDouble(offset + 544, value);
        return this;
    }

    /**
     * Least overscroll that sends PAGE, part of the safe area's width, 0 to 10 [0.25].
     *
     * @return {@code pageOverscroll}
     */
    public double getPageOverscroll() { return buffer.getDouble(offset + 552); }

    /**
     * Least overscroll that sends PAGE, part of the safe area's width, 0 to 10 [0.25].
     *
     * @param value {@code pageOverscroll}
     * @return this
     */
    public Config setPageOverscroll(double value) {
        buffer.putDouble(offset + 552, value);
        return this;
    }

    /**
     * Change of the fingers' mean radius before a pinch, points, 0 to 1e4 [6]. It is taken off the motion: two fingers
     * that spread from 100 to 212 points zoom by 212 / (100 + 12).
     *
     * @return {@code pinchSlop}
     */
    public double getPinchSlop() { return buffer.getDouble(offset + 560); }

    /**
     * Change of the fingers' mean radius before a pinch, points, 0 to 1e4 [6]. It is taken off the motion: two fingers
     * that spread from 100 to 212 points zoom by 212 / (100 + 12).
     *
     * @param value {@code pinchSlop}
     * @return this
     */
    public Config setPinchSlop(double value) {
        buffer.putDouble(offset + 560, value);
        return this;
    }

    /**
     * Exponent of the zoom by a pinch, 0.01 to 10 [1].
     *
     * @return {@code pinchSpeed}
     */
    public double getPinchSpeed() { return buffer.getDouble(offset + 568); }

    /**
     * Exponent of the zoom by a pinch, 0.01 to 10 [1].
     *
     * @param value {@code pinchSpeed}
     * @return this
     */
    public Config setPinchSpeed(double value) {
        buffer.putDouble(offset + 568, value);
        return this;
    }

    /**
     * Distance of the fingers below which a pinch zooms less and less, points, 0 to 1e4 [50].
     *
     * @return {@code pinchMinSpan}
     */
    public double getPinchMinSpan() { return buffer.getDouble(offset + 576); }

    /**
     * Distance of the fingers below which a pinch zooms less and less, points, 0 to 1e4 [50].
     *
     * @param value {@code pinchMinSpan}
     * @return this
     */
    public Config setPinchMinSpan(double value) {
        buffer.putDouble(offset + 576, value);
        return this;
    }

    /**
     * Arc before a rotation, points, 0 to 1e4 [25]. It grows while fingers spread.
     *
     * @return {@code rotateSlop}
     */
    public double getRotateSlop() { return buffer.getDouble(offset + 584); }

    /**
     * Arc before a rotation, points, 0 to 1e4 [25]. It grows while fingers spread.
     *
     * @param value {@code rotateSlop}
     * @return this
     */
    public Config setRotateSlop(double value) {
        buffer.putDouble(offset + 584, value);
        return this;
    }

    /**
     * Angle from a detent within which a rotation snaps, radians, 0 to 0.785 [0.122].
     *
     * @return {@code rotateSnap}
     */
    public double getRotateSnap() { return buffer.getDouble(offset + 592); }

    /**
     * Angle from a detent within which a rotation snaps, radians, 0 to 0.785 [0.122].
     *
     * @param value {@code rotateSnap}
     * @return this
     */
    public Config setRotateSnap(double value) {
        buffer.putDouble(offset + 592, value);
        return this;
    }

    /**
     * Angle from one detent to the next, radians, 0.01 to 6.284 [1.5707963267948966; MAPS: 6.283185307179586]. A full
     * turn has one detent: north.
     *
     * @return {@code rotateSnapStep}
     */
    public double getRotateSnapStep() { return buffer.getDouble(offset + 600); }

    /**
     * Angle from one detent to the next, radians, 0.01 to 6.284 [1.5707963267948966; MAPS: 6.283185307179586]. A full
     * turn has one detent: north.
     *
     * @param value {@code rotateSnapStep}
     * @return this
     */
    public Config setRotateSnapStep(double value) {
        buffer.putDouble(offset + 600, value);
        return this;
    }

    /**
     * Drag that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags [140].
     *
     * @return {@code quickZoomDistance}
     */
    public double getQuickZoomDistance() { return buffer.getDouble(offset + 608); }

    /**
     * Drag that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags [140].
     *
     * @param value {@code quickZoomDistance}
     * @return this
     */
    public Config setQuickZoomDistance(double value) {
        buffer.putDouble(offset + 608, value);
        return this;
    }

    /**
     * {@code EventKind.bit} for each kind to send [all but FAILED, SNAP].
     *
     * @return {@code events}
     */
    public long getEvents() { return buffer.getLong(offset + 616); }

    /**
     * {@code EventKind.bit} for each kind to send [all but FAILED, SNAP].
     *
     * @param value {@code events}
     * @return this
     */
    public Config setEvents(long value) {
        buffer.putLong(offset + 616, value);
        return this;
    }

    /**
     * true: corrects late times, and doubled and unknown touches: see {@code TapZoom.push} [true].
     *
     * @return {@code lenient}
     */
    public boolean isLenient() { return buffer.getInt(offset + 624) != 0; }

    /**
     * true: corrects late times, and doubled and unknown touches: see {@code TapZoom.push} [true].
     *
     * @param value {@code lenient}
     * @return this
     */
    public Config setLenient(boolean value) {
        buffer.putInt(offset + 624, value ? 1 : 0);
        return this;
    }

    /**
     * Contacts needed to move the view, 1 to 2 [1]. With 2 a single finger is the host's.
     *
     * @return {@code minPanContacts}
     */
    public int getMinPanContacts() { return buffer.getInt(offset + 628); }

    /**
     * Contacts needed to move the view, 1 to 2 [1]. With 2 a single finger is the host's.
     *
     * @param value {@code minPanContacts}
     * @return this
     */
    public Config setMinPanContacts(int value) {
        buffer.putInt(offset + 628, value);
        return this;
    }

    /**
     * {@code Limits.LEFT}..BOTTOM bits of the edges beyond which a drag or a fling moves the host's pager [0].
     *
     * @return {@code pagerEdges}
     */
    public int getPagerEdges() { return buffer.getInt(offset + 632); }

    /**
     * {@code Limits.LEFT}..BOTTOM bits of the edges beyond which a drag or a fling moves the host's pager [0].
     *
     * @param value {@code pagerEdges}
     * @return this
     */
    public Config setPagerEdges(int value) {
        buffer.putInt(offset + 632, value);
        return this;
    }

    /**
     * {@code Tool.bit} for each tool of the host, such as a pen that draws [0].
     *
     * @return {@code hostTools}
     */
    public int getHostTools() { return buffer.getInt(offset + 636); }

    /**
     * {@code Tool.bit} for each tool of the host, such as a pen that draws [0].
     *
     * @param value {@code hostTools}
     * @return this
     */
    public Config setHostTools(int value) {
        buffer.putInt(offset + 636, value);
        return this;
    }

    /**
     * {@code Buttons} bits: contacts that land with one of them are the host's [0].
     *
     * @return {@code hostButtons}
     */
    public int getHostButtons() { return buffer.getInt(offset + 640); }

    /**
     * {@code Buttons} bits: contacts that land with one of them are the host's [0].
     *
     * @param value {@code hostButtons}
     * @return this
     */
    public Config setHostButtons(int value) {
        buffer.putInt(offset + 640, value);
        return this;
    }

    /**
     * {@code FingerCounts.THREE}..FIVE bits of the numbers of fingers that send FINGERS_DRAG [0].
     *
     * @return {@code dragFingers}
     */
    public int getDragFingers() { return buffer.getInt(offset + 644); }

    /**
     * {@code FingerCounts.THREE}..FIVE bits of the numbers of fingers that send FINGERS_DRAG [0].
     *
     * @param value {@code dragFingers}
     * @return this
     */
    public Config setDragFingers(int value) {
        buffer.putInt(offset + 644, value);
        return this;
    }

    /**
     * Size of a finger above which it is a palm, points, 0 to 1e12; 0 is off [0]. 125 (20 mm) suits drawing.
     *
     * @return {@code palmSize}
     */
    public double getPalmSize() { return buffer.getDouble(offset + 648); }

    /**
     * Size of a finger above which it is a palm, points, 0 to 1e12; 0 is off [0]. 125 (20 mm) suits drawing.
     *
     * @param value {@code palmSize}
     * @return this
     */
    public Config setPalmSize(double value) {
        buffer.putDouble(offset + 648, value);
        return this;
    }

    /**
     * Fingers that land while a pen is down, or this long after it, are ignored, seconds, 0 to 1e12; 0 is off [0]. 0.5
     * suits drawing.
     *
     * @return {@code penGuardTime}
     */
    public double getPenGuardTime() { return buffer.getDouble(offset + 656); }

    /**
     * Fingers that land while a pen is down, or this long after it, are ignored, seconds, 0 to 1e12; 0 is off [0]. 0.5
     * suits drawing.
     *
     * @param value {@code penGuardTime}
     * @return this
     */
    public Config setPenGuardTime(double value) {
        buffer.putDouble(offset + 656, value);
        return this;
    }

    /**
     * A landing sooner than this after a lift continues the contact, seconds, 0 to {@code doubleTapTime} [0.04].
     *
     * @return {@code tapDebounceTime}
     */
    public double getTapDebounceTime() { return buffer.getDouble(offset + 664); }

    /**
     * A landing sooner than this after a lift continues the contact, seconds, 0 to {@code doubleTapTime} [0.04].
     *
     * @param value {@code tapDebounceTime}
     * @return this
     */
    public Config setTapDebounceTime(double value) {
        buffer.putDouble(offset + 664, value);
        return this;
    }

    /**
     * Time after a tap in which landings are ignored, for hands that tremble, seconds, 0 to 10; 0 is off [0].
     *
     * @return {@code tapIgnoreTime}
     */
    public double getTapIgnoreTime() { return buffer.getDouble(offset + 672); }

    /**
     * Time after a tap in which landings are ignored, for hands that tremble, seconds, 0 to 10; 0 is off [0].
     *
     * @param value {@code tapIgnoreTime}
     * @return this
     */
    public Config setTapIgnoreTime(double value) {
        buffer.putDouble(offset + 672, value);
        return this;
    }

    /**
     * Time after the first lift of several fingers in which the others move nothing, unless they go beyond 9 points,
     * seconds, 0 to 1 [0.08].
     *
     * @return {@code liftGraceTime}
     */
    public double getLiftGraceTime() { return buffer.getDouble(offset + 680); }

    /**
     * Time after the first lift of several fingers in which the others move nothing, unless they go beyond 9 points,
     * seconds, 0 to 1 [0.08].
     *
     * @param value {@code liftGraceTime}
     * @return this
     */
    public Config setLiftGraceTime(double value) {
        buffer.putDouble(offset + 680, value);
        return this;
    }

    /**
     * Fastest fling, points per second, {@code flingMinSpeed} to 1e6 [20000].
     *
     * @return {@code flingMaxSpeed}
     */
    public double getFlingMaxSpeed() { return buffer.getDouble(offset + 688); }

    /**
     * Fastest fling, points per second, {@code flingMinSpeed} to 1e6 [20000].
     *
     * @param value {@code flingMaxSpeed}
     * @return this
     */
    public Config setFlingMaxSpeed(double value) {
        buffer.putDouble(offset + 688, value);
        return this;
    }

    /**
     * Speed above which flings add up, points per second, 0 to 1e6 [350].
     *
     * @return {@code flingBoostSpeed}
     */
    public double getFlingBoostSpeed() { return buffer.getDouble(offset + 696); }

    /**
     * Speed above which flings add up, points per second, 0 to 1e6 [350].
     *
     * @param value {@code flingBoostSpeed}
     * @return this
     */
    public Config setFlingBoostSpeed(double value) {
        buffer.putDouble(offset + 696, value);
        return this;
    }

    /**
     * Least arc before a rotation away from a detent, points, 0 to 1e4 [0]. 45 keeps a map at north.
     *
     * @return {@code rotateSlopSnapped}
     */
    public double getRotateSlopSnapped() { return buffer.getDouble(offset + 704); }

    /**
     * Least arc before a rotation away from a detent, points, 0 to 1e4 [0]. 45 keeps a map at north.
     *
     * @param value {@code rotateSlopSnapped}
     * @return this
     */
    public Config setRotateSlopSnapped(double value) {
        buffer.putDouble(offset + 704, value);
        return this;
    }

    /**
     * Longest prediction of fingers for drawing, seconds, 0 to 0.025; 0 is off [0].
     *
     * @return {@code predictTime}
     */
    public double getPredictTime() { return buffer.getDouble(offset + 712); }

    /**
     * Longest prediction of fingers for drawing, seconds, 0 to 0.025; 0 is off [0].
     *
     * @param value {@code predictTime}
     * @return this
     */
    public Config setPredictTime(double value) {
        buffer.putDouble(offset + 712, value);
        return this;
    }

    /** Returns the name of the setting at an offset of tapzoom_config, or an empty text. */
    static String settingAt(int offset) {
        switch (offset) {
        case 4: return "gestures";
        case 8: return "points_per_unit";
        case 16: return "pixels_per_unit";
        case 24: return "fit";
        case 28: return "bounds";
        case 32: return "min_scale";
        case 56: return "max_scale";
        case 80: return "double_tap";
        case 84: return "wheel";
        case 88: return "trackpad";
        case 92: return "reduced_motion";
        case 96: return "align_x";
        case 104: return "align_y";
        case 112: return "visible_part";
        case 120: return "visible_extra";
        case 128: return "always_bounce_x";
        case 132: return "always_bounce_y";
        case 136: return "two_finger_tap";
        case 140: return "tap_anchor";
        case 144: return "pinch_anchor";
        case 148: return "tap_action";
        case 152: return "press_action";
        case 156: return "finger_taps";
        case 160: return "snap";
        case 168: return "zoom_step";
        case 176: return "animation_duration";
        case 184: return "snap_tolerance";
        case 192: return "levels";
        case 384: return "momentum";
        case 388: return "invert_zoom";
        case 392: return "wheel_speed";
        case 400: return "wheel_smoothing";
        case 408: return "scroll_end_time";
        case 416: return "fling_decay";
        case 424: return "fling_zoom_decay";
        case 432: return "fling_min_speed";
        case 440: return "rubber_band";
        case 448: return "rubber_band_scale";
        case 456: return "spring_frequency";
        case 464: return "double_tap_time";
        case 472: return "double_tap_distance";
        case 480: return "tap_time";
        case 488: return "tap_slop";
        case 496: return "press_time";
        case 504: return "two_finger_tap_time";
        case 512: return "two_finger_land_time";
        case 520: return "two_finger_lift_time";
        case 528: return "pan_slop";
        case 536: return "axis_lock_ratio";
        case 544: return "swipe_speed";
        case 552: return "page_overscroll";
        case 560: return "pinch_slop";
        case 568: return "pinch_speed";
        case 576: return "pinch_min_span";
        case 584: return "rotate_slop";
        case 592: return "rotate_snap";
        case 600: return "rotate_snap_step";
        case 608: return "quick_zoom_distance";
        case 616: return "events";
        case 624: return "lenient";
        case 628: return "min_pan_contacts";
        case 632: return "pager_edges";
        case 636: return "host_tools";
        case 640: return "host_buttons";
        case 644: return "drag_fingers";
        case 648: return "palm_size";
        case 656: return "pen_guard_time";
        case 664: return "tap_debounce_time";
        case 672: return "tap_ignore_time";
        case 680: return "lift_grace_time";
        case 688: return "fling_max_speed";
        case 696: return "fling_boost_speed";
        case 704: return "rotate_slop_snapped";
        case 712: return "predict_time";
        default: return "";
        }
    }

    @Override
    public String toString() {
        return "Config("
            + "gestures=" + Gestures.names(getGestures())
            + ", pointsPerUnit=" + getPointsPerUnit()
            + ", pixelsPerUnit=" + getPixelsPerUnit()
            + ", fit=" + Fit.name(getFit())
            + ", bounds=" + PanBounds.name(getBounds())
            + ", minScale=" + getMinScale()
            + ", maxScale=" + getMaxScale()
            + ", doubleTap=" + ZoomAction.name(getDoubleTap())
            + ", wheel=" + ScrollEffect.name(getWheel())
            + ", trackpad=" + ScrollEffect.name(getTrackpad())
            + ", reducedMotion=" + isReducedMotion()
            + ", alignX=" + getAlignX()
            + ", alignY=" + getAlignY()
            + ", visiblePart=" + getVisiblePart()
            + ", visibleExtra=" + getVisibleExtra()
            + ", alwaysBounceX=" + isAlwaysBounceX()
            + ", alwaysBounceY=" + isAlwaysBounceY()
            + ", twoFingerTap=" + ZoomAction.name(getTwoFingerTap())
            + ", tapAnchor=" + ZoomAnchor.name(getTapAnchor())
            + ", pinchAnchor=" + PinchAnchor.name(getPinchAnchor())
            + ", tapAction=" + ZoomAction.name(getTapAction())
            + ", pressAction=" + ZoomAction.name(getPressAction())
            + ", fingerTaps=" + FingerCounts.names(getFingerTaps())
            + ", snap=" + Snap.name(getSnap())
            + ", zoomStep=" + getZoomStep()
            + ", animationDuration=" + getAnimationDuration()
            + ", snapTolerance=" + getSnapTolerance()
            + ", levels=" + Arrays.toString(getLevels())
            + ", momentum=" + Momentum.name(getMomentum())
            + ", invertZoom=" + isInvertZoom()
            + ", wheelSpeed=" + getWheelSpeed()
            + ", wheelSmoothing=" + getWheelSmoothing()
            + ", scrollEndTime=" + getScrollEndTime()
            + ", flingDecay=" + getFlingDecay()
            + ", flingZoomDecay=" + getFlingZoomDecay()
            + ", flingMinSpeed=" + getFlingMinSpeed()
            + ", rubberBand=" + getRubberBand()
            + ", rubberBandScale=" + getRubberBandScale()
            + ", springFrequency=" + getSpringFrequency()
            + ", doubleTapTime=" + getDoubleTapTime()
            + ", doubleTapDistance=" + getDoubleTapDistance()
            + ", tapTime=" + getTapTime()
            + ", tapSlop=" + getTapSlop()
            + ", pressTime=" + getPressTime()
            + ", twoFingerTapTime=" + getTwoFingerTapTime()
            + ", twoFingerLandTime=" + getTwoFingerLandTime()
            + ", twoFingerLiftTime=" + getTwoFingerLiftTime()
            + ", panSlop=" + getPanSlop()
            + ", axisLockRatio=" + getAxisLockRatio()
            + ", swipeSpeed=" + getSwipeSpeed()
            + ", pageOverscroll=" + getPageOverscroll()
            + ", pinchSlop=" + getPinchSlop()
            + ", pinchSpeed=" + getPinchSpeed()
            + ", pinchMinSpan=" + getPinchMinSpan()
            + ", rotateSlop=" + getRotateSlop()
            + ", rotateSnap=" + getRotateSnap()
            + ", rotateSnapStep=" + getRotateSnapStep()
            + ", quickZoomDistance=" + getQuickZoomDistance()
            + ", events=" + EventKind.names(getEvents())
            + ", lenient=" + isLenient()
            + ", minPanContacts=" + getMinPanContacts()
            + ", pagerEdges=" + Limits.names(getPagerEdges())
            + ", hostTools=" + Tool.names(getHostTools())
            + ", hostButtons=" + Buttons.names(getHostButtons())
            + ", dragFingers=" + FingerCounts.names(getDragFingers())
            + ", palmSize=" + getPalmSize()
            + ", penGuardTime=" + getPenGuardTime()
            + ", tapDebounceTime=" + getTapDebounceTime()
            + ", tapIgnoreTime=" + getTapIgnoreTime()
            + ", liftGraceTime=" + getLiftGraceTime()
            + ", flingMaxSpeed=" + getFlingMaxSpeed()
            + ", flingBoostSpeed=" + getFlingBoostSpeed()
            + ", rotateSlopSnapped=" + getRotateSlopSnapped()
            + ", predictTime=" + getPredictTime()
            + ")";
    }
    // generate.py ends
}
