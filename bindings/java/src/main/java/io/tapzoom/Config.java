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
        if (status != TapZoomStatus.OK) throw new TapZoomException(status, field[0], -1);
        return this;
    }

    // generate.py begins: settings
    static final int SIZE = 720;
    private static final int COUNT = 144;
    private final ScaleLevel minScale = new ScaleLevel(this, offset + 80);
    private final ScaleLevel maxScale = new ScaleLevel(this, offset + 104);

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
     * {@code Gestures} bits to recognize [all but ROTATE; MAPS: all but ROTATE, SWIPE; BOARD: all but ROTATE, SWIPE].
     *
     * @return {@code gestures}
     */
    public int getGestures() { return buffer.getInt(offset + 4); }

    /**
     * {@code Gestures} bits to recognize [all but ROTATE; MAPS: all but ROTATE, SWIPE; BOARD: all but ROTATE, SWIPE].
     *
     * @param value {@code gestures}
     * @return this
     */
    public Config setGestures(int value) {
        buffer.putInt(offset + 4, value);
        return this;
    }

    /**
     * {@code EventKind.bit} for each kind that the host polls [all but FAILED, SNAP]. Bits without a kind are allowed.
     *
     * @return {@code events}
     */
    public long getEvents() { return buffer.getLong(offset + 8); }

    /**
     * {@code EventKind.bit} for each kind that the host polls [all but FAILED, SNAP]. Bits without a kind are allowed.
     *
     * @param value {@code events}
     * @return this
     */
    public Config setEvents(long value) {
        buffer.putLong(offset + 8, value);
        return this;
    }

    /**
     * true: the view corrects times before its clock, and doubled and unknown touches: see {@code TapZoom.push}. false:
     * they are errors, which a host wants while it tests its own times [true].
     *
     * @return {@code lenient}
     */
    public boolean isLenient() { return buffer.getInt(offset + 16) != 0; }

    /**
     * true: the view corrects times before its clock, and doubled and unknown touches: see {@code TapZoom.push}. false:
     * they are errors, which a host wants while it tests its own times [true].
     *
     * @param value {@code lenient}
     * @return this
     */
    public Config setLenient(boolean value) {
        buffer.putInt(offset + 16, value ? 1 : 0);
        return this;
    }

    /**
     * true: animations, wheels and returns into the limits take effect at once, and flings do not move. The same events
     * come in order [false].
     *
     * @return {@code reducedMotion}
     */
    public boolean isReducedMotion() { return buffer.getInt(offset + 20) != 0; }

    /**
     * true: animations, wheels and returns into the limits take effect at once, and flings do not move. The same events
     * come in order [false].
     *
     * @param value {@code reducedMotion}
     * @return this
     */
    public Config setReducedMotion(boolean value) {
        buffer.putInt(offset + 20, value ? 1 : 0);
        return this;
    }

    /**
     * Points per view unit, 1e-3 to 1e3 [1]. 160 / dpi if a view unit is a pixel.
     *
     * @return {@code pointsPerUnit}
     */
    public double getPointsPerUnit() { return buffer.getDouble(offset + 24); }

    /**
     * Points per view unit, 1e-3 to 1e3 [1]. 160 / dpi if a view unit is a pixel.
     *
     * @param value {@code pointsPerUnit}
     * @return this
     */
    public Config setPointsPerUnit(double value) {
        buffer.putDouble(offset + 24, value);
        return this;
    }

    /**
     * Device pixels per view unit, for ONE_TO_ONE and rasters, 1e-3 to 1e3 [1].
     *
     * @return {@code pixelsPerUnit}
     */
    public double getPixelsPerUnit() { return buffer.getDouble(offset + 32); }

    /**
     * Device pixels per view unit, for ONE_TO_ONE and rasters, 1e-3 to 1e3 [1].
     *
     * @param value {@code pixelsPerUnit}
     * @return this
     */
    public Config setPixelsPerUnit(double value) {
        buffer.putDouble(offset + 32, value);
        return this;
    }

    /**
     * One of {@code Fit} of the fitted view [CONTAIN; PHOTOS: SCALE_DOWN; MAPS: COVER; READER: WIDTH].
     *
     * @return {@code fit}
     */
    public int getFit() { return buffer.getInt(offset + 40); }

    /**
     * One of {@code Fit} of the fitted view [CONTAIN; PHOTOS: SCALE_DOWN; MAPS: COVER; READER: WIDTH].
     *
     * @param value {@code fit}
     * @return this
     */
    public Config setFit(int value) {
        buffer.putInt(offset + 40, value);
        return this;
    }

    /**
     * One of {@code PanBounds} [CONTENT; BOARD: NONE].
     *
     * @return {@code bounds}
     */
    public int getBounds() { return buffer.getInt(offset + 44); }

    /**
     * One of {@code PanBounds} [CONTENT; BOARD: NONE].
     *
     * @param value {@code bounds}
     * @return this
     */
    public Config setBounds(int value) {
        buffer.putInt(offset + 44, value);
        return this;
    }

    /**
     * Place of the content in the fitted view, and of content that the bounds align: 0 is left, 1 is right. A part, 0
     * to 1 [0.5].
     *
     * @return {@code alignX}
     */
    public double getAlignX() { return buffer.getDouble(offset + 48); }

    /**
     * Place of the content in the fitted view, and of content that the bounds align: 0 is left, 1 is right. A part, 0
     * to 1 [0.5].
     *
     * @param value {@code alignX}
     * @return this
     */
    public Config setAlignX(double value) {
        buffer.putDouble(offset + 48, value);
        return this;
    }

    /**
     * The same along y: 0 is TOP, 1 is BOTTOM. A part, 0 to 1 [0.5; READER: 0].
     *
     * @return {@code alignY}
     */
    public double getAlignY() { return buffer.getDouble(offset + 56); }

    /**
     * The same along y: 0 is TOP, 1 is BOTTOM. A part, 0 to 1 [0.5; READER: 0].
     *
     * @param value {@code alignY}
     * @return this
     */
    public Config setAlignY(double value) {
        buffer.putDouble(offset + 56, value);
        return this;
    }

    /**
     * Part of the content that stays visible: see {@code PanBounds.CONTENT}. 0 to 1 [1].
     *
     * @return {@code visiblePart}
     */
    public double getVisiblePart() { return buffer.getDouble(offset + 64); }

    /**
     * Part of the content that stays visible: see {@code PanBounds.CONTENT}. 0 to 1 [1].
     *
     * @param value {@code visiblePart}
     * @return this
     */
    public Config setVisiblePart(double value) {
        buffer.putDouble(offset + 64, value);
        return this;
    }

    /**
     * Length added to that part, view units, -1e12 to 1e12 [0]. A negative one is a margin that content may leave at
     * each side.
     *
     * @return {@code visibleExtra}
     */
    public double getVisibleExtra() { return buffer.getDouble(offset + 72); }

    /**
     * Length added to that part, view units, -1e12 to 1e12 [0]. A negative one is a margin that content may leave at
     * each side.
     *
     * @param value {@code visibleExtra}
     * @return this
     */
    public Config setVisibleExtra(double value) {
        buffer.putDouble(offset + 72, value);
        return this;
    }

    /**
     * Smallest scale, at any rotation [1 x CONTAIN; PHOTOS: 1 x SCALE_DOWN; MAPS: 1 x COVER; READER: 1 x WIDTH; BOARD:
     * 0.1 x CONTAIN].
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
     * Largest scale; below {@code minScale} it acts as {@code minScale} [6 x CONTAIN; PHOTOS: larger of 2 x ONE_TO_ONE
     * and 6 x SCALE_DOWN; MAPS: 64 x COVER; READER: 5 x WIDTH; BOARD: 10 x CONTAIN].
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
    public int getDoubleTap() { return buffer.getInt(offset + 128); }

    /**
     * One of {@code ZoomAction} [TOGGLE; MAPS: STEP; BOARD: FIT].
     *
     * @param value {@code doubleTap}
     * @return this
     */
    public Config setDoubleTap(int value) {
        buffer.putInt(offset + 128, value);
        return this;
    }

    /**
     * One of {@code ZoomAction} [NONE; MAPS: STEP; READER: FIT].
     *
     * @return {@code twoFingerTap}
     */
    public int getTwoFingerTap() { return buffer.getInt(offset + 132); }

    /**
     * One of {@code ZoomAction} [NONE; MAPS: STEP; READER: FIT].
     *
     * @param value {@code twoFingerTap}
     * @return this
     */
    public Config setTwoFingerTap(int value) {
        buffer.putInt(offset + 132, value);
        return this;
    }

    /**
     * One of {@code ZoomAnchor}: where the zoom of any tap puts the content under the lift, or between two fingers
     * [POINT; READER: CENTER].
     *
     * @return {@code tapAnchor}
     */
    public int getTapAnchor() { return buffer.getInt(offset + 136); }

    /**
     * One of {@code ZoomAnchor}: where the zoom of any tap puts the content under the lift, or between two fingers
     * [POINT; READER: CENTER].
     *
     * @param value {@code tapAnchor}
     * @return this
     */
    public Config setTapAnchor(int value) {
        buffer.putInt(offset + 136, value);
        return this;
    }

    /**
     * One of {@code PinchAnchor} [CENTROID].
     *
     * @return {@code pinchAnchor}
     */
    public int getPinchAnchor() { return buffer.getInt(offset + 140); }

    /**
     * One of {@code PinchAnchor} [CENTROID].
     *
     * @param value {@code pinchAnchor}
     * @return this
     */
    public Config setPinchAnchor(int value) {
        buffer.putInt(offset + 140, value);
        return this;
    }

    /**
     * One of {@code Snap}: scales to which the view snaps [NONE].
     *
     * @return {@code snap}
     */
    public int getSnap() { return buffer.getInt(offset + 148); }

    /**
     * One of {@code Snap}: scales to which the view snaps [NONE].
     *
     * @param value {@code snap}
     * @return this
     */
    public Config setSnap(int value) {
        buffer.putInt(offset + 148, value);
        return this;
    }

    /**
     * Largest distance in ln(scale) over which the view snaps, 0 to 10 [0.35].
     *
     * @return {@code snapTolerance}
     */
    public double getSnapTolerance() { return buffer.getDouble(offset + 152); }

    /**
     * Largest distance in ln(scale) over which the view snaps, 0 to 10 [0.35].
     *
     * @param value {@code snapTolerance}
     * @return this
     */
    public Config setSnapTolerance(double value) {
        buffer.putDouble(offset + 152, value);
        return this;
    }

    /**
     * Factor of a step, 1.01 to 100 [1.5; MAPS: 2].
     *
     * @return {@code zoomStep}
     */
    public double getZoomStep() { return buffer.getDouble(offset + 160); }

    /**
     * Factor of a step, 1.01 to 100 [1.5; MAPS: 2].
     *
     * @param value {@code zoomStep}
     * @return this
     */
    public Config setZoomStep(double value) {
        buffer.putDouble(offset + 160, value);
        return this;
    }

    /**
     * Duration of the animation of a tap or a command, seconds, 0, or 0.001 to 10 [0.30].
     *
     * @return {@code animationDuration}
     */
    public double getAnimationDuration() { return buffer.getDouble(offset + 168); }

    /**
     * Duration of the animation of a tap or a command, seconds, 0, or 0.001 to 10 [0.30].
     *
     * @param value {@code animationDuration}
     * @return this
     */
    public Config setAnimationDuration(double value) {
        buffer.putDouble(offset + 168, value);
        return this;
    }

    /**
     * Scales of TOGGLE and LEVELS, in any order [none; PHOTOS: 2.5 x SCALE_DOWN; READER: 2 x WIDTH].
     *
     * @return Copies of those in use.
     */
    public ScaleLevel[] getLevels() {
        ScaleLevel[] found = new ScaleLevel[buffer.getInt(offset + COUNT)];
        for (int i = 0; i < found.length; i++)
            found[i] = new ScaleLevel(new ScaleLevel(this, offset + 176 + 24 * i));
        return found;
    }

    /**
     * Scales of TOGGLE and LEVELS, in any order [none; PHOTOS: 2.5 x SCALE_DOWN; READER: 2 x WIDTH].
     *
     * @param values At most 8, to copy.
     * @return this
     * @throws TapZoomException {@code TapZoomStatus.RANGE}: there are more.
     */
    public Config setLevels(ScaleLevel... values) {
        Objects.requireNonNull(values, "values");
        if (values.length > 8)
            throw new TapZoomException(TapZoomStatus.RANGE, "levels", -1);
        for (int i = 0; i < values.length; i++) Objects.requireNonNull(values[i], "values[" + i + "]");
        for (int i = 0; i < 8; i++) {
            ScaleLevel to = new ScaleLevel(this, offset + 176 + 24 * i);
            if (i < values.length) to.copy(values[i]);
            else to.clear();
        }
        buffer.putInt(offset + COUNT, values.length);
        return this;
    }

    /**
     * Longest tap if LONG_PRESS is off or not polled, seconds, 0.01 to 10 [1]. Otherwise a tap lifts before
     * {@code pressTime}.
     *
     * @return {@code tapTime}
     */
    public double getTapTime() { return buffer.getDouble(offset + 368); }

    /**
     * Longest tap if LONG_PRESS is off or not polled, seconds, 0.01 to 10 [1]. Otherwise a tap lifts before
     * {@code pressTime}.
     *
     * @param value {@code tapTime}
     * @return this
     */
    public Config setTapTime(double value) {
        buffer.putDouble(offset + 368, value);
        return this;
    }

    /**
     * Travel that a finger's tap and long press allow where nothing can pan, points, 10 to 1e4 [18]. Travel is the
     * largest distance from the landing. Where the content can pan, and for a pen and a mouse, it is 10.
     *
     * @return {@code tapSlop}
     */
    public double getTapSlop() { return buffer.getDouble(offset + 376); }

    /**
     * Travel that a finger's tap and long press allow where nothing can pan, points, 10 to 1e4 [18]. Travel is the
     * largest distance from the landing. Where the content can pan, and for a pen and a mouse, it is 10.
     *
     * @param value {@code tapSlop}
     * @return this
     */
    public Config setTapSlop(double value) {
        buffer.putDouble(offset + 376, value);
        return this;
    }

    /**
     * A landing sooner than this after a lift is a bounce and continues the same tap or motion, seconds, 0 to
     * {@code doubleTapTime} [0.04]. A landing of the same tool at the very time of the lift is not a bounce.
     *
     * @return {@code tapDebounceTime}
     */
    public double getTapDebounceTime() { return buffer.getDouble(offset + 384); }

    /**
     * A landing sooner than this after a lift is a bounce and continues the same tap or motion, seconds, 0 to
     * {@code doubleTapTime} [0.04]. A landing of the same tool at the very time of the lift is not a bounce.
     *
     * @param value {@code tapDebounceTime}
     * @return this
     */
    public Config setTapDebounceTime(double value) {
        buffer.putDouble(offset + 384, value);
        return this;
    }

    /**
     * Longest pause from one lift to the next landing, seconds, 0.01 to 10 [0.30].
     *
     * @return {@code doubleTapTime}
     */
    public double getDoubleTapTime() { return buffer.getDouble(offset + 392); }

    /**
     * Longest pause from one lift to the next landing, seconds, 0.01 to 10 [0.30].
     *
     * @param value {@code doubleTapTime}
     * @return this
     */
    public Config setDoubleTapTime(double value) {
        buffer.putDouble(offset + 392, value);
        return this;
    }

    /**
     * Largest distance between two taps, points, 0 to 1e4 [40].
     *
     * @return {@code doubleTapDistance}
     */
    public double getDoubleTapDistance() { return buffer.getDouble(offset + 400); }

    /**
     * Largest distance between two taps, points, 0 to 1e4 [40].
     *
     * @param value {@code doubleTapDistance}
     * @return this
     */
    public Config setDoubleTapDistance(double value) {
        buffer.putDouble(offset + 400, value);
        return this;
    }

    /**
     * Longest contact of a two-finger tap, seconds, 0.01 to 10 [0.35].
     *
     * @return {@code twoFingerTapTime}
     */
    public double getTwoFingerTapTime() { return buffer.getDouble(offset + 408); }

    /**
     * Longest contact of a two-finger tap, seconds, 0.01 to 10 [0.35].
     *
     * @param value {@code twoFingerTapTime}
     * @return this
     */
    public Config setTwoFingerTapTime(double value) {
        buffer.putDouble(offset + 408, value);
        return this;
    }

    /**
     * Longest time between the landings of two fingers, seconds, 0 to 10 [0.15].
     *
     * @return {@code twoFingerLandTime}
     */
    public double getTwoFingerLandTime() { return buffer.getDouble(offset + 416); }

    /**
     * Longest time between the landings of two fingers, seconds, 0 to 10 [0.15].
     *
     * @param value {@code twoFingerLandTime}
     * @return this
     */
    public Config setTwoFingerLandTime(double value) {
        buffer.putDouble(offset + 416, value);
        return this;
    }

    /**
     * Longest time between their lifts, seconds, 0 to 10 [0.15].
     *
     * @return {@code twoFingerLiftTime}
     */
    public double getTwoFingerLiftTime() { return buffer.getDouble(offset + 424); }

    /**
     * Longest time between their lifts, seconds, 0 to 10 [0.15].
     *
     * @param value {@code twoFingerLiftTime}
     * @return this
     */
    public Config setTwoFingerLiftTime(double value) {
        buffer.putDouble(offset + 424, value);
        return this;
    }

    /**
     * Rest after which a long press begins, seconds, 0.01 to 10 [0.45].
     *
     * @return {@code pressTime}
     */
    public double getPressTime() { return buffer.getDouble(offset + 432); }

    /**
     * Rest after which a long press begins, seconds, 0.01 to 10 [0.45].
     *
     * @param value {@code pressTime}
     * @return this
     */
    public Config setPressTime(double value) {
        buffer.putDouble(offset + 432, value);
        return this;
    }

    /**
     * Travel of the contacts' center before a pan or a quick zoom, points, 0 to 1e4 [10]. The view subtracts it from
     * the motion. A pen needs 0.6 of it, a mouse 0.3. Where the content cannot pan, at least the travel of a tap
     * counts. During a pinch the slop is 0.
     *
     * @return {@code panSlop}
     */
    public double getPanSlop() { return buffer.getDouble(offset + 440); }

    /**
     * Travel of the contacts' center before a pan or a quick zoom, points, 0 to 1e4 [10]. The view subtracts it from
     * the motion. A pen needs 0.6 of it, a mouse 0.3. Where the content cannot pan, at least the travel of a tap
     * counts. During a pinch the slop is 0.
     *
     * @param value {@code panSlop}
     * @return this
     */
    public Config setPanSlop(double value) {
        buffer.putDouble(offset + 440, value);
        return this;
    }

    /**
     * Ratio of the longer to the shorter axis of travel, above which a beginning one-finger pan keeps to the longer
     * axis, 0, or 1 to 100 [0]. 1.25 is usual. Enough travel across the axis unlocks it, without a jump.
     *
     * @return {@code axisLockRatio}
     */
    public double getAxisLockRatio() { return buffer.getDouble(offset + 448); }

    /**
     * Ratio of the longer to the shorter axis of travel, above which a beginning one-finger pan keeps to the longer
     * axis, 0, or 1 to 100 [0]. 1.25 is usual. Enough travel across the axis unlocks it, without a jump.
     *
     * @param value {@code axisLockRatio}
     * @return this
     */
    public Config setAxisLockRatio(double value) {
        buffer.putDouble(offset + 448, value);
        return this;
    }

    /**
     * Change of the fingers' mean radius before a pinch, points, 0 to 1e4 [6]. The view subtracts it from the motion.
     *
     * @return {@code pinchSlop}
     */
    public double getPinchSlop() { return buffer.getDouble(offset + 456); }

    /**
     * Change of the fingers' mean radius before a pinch, points, 0 to 1e4 [6]. The view subtracts it from the motion.
     *
     * @param value {@code pinchSlop}
     * @return this
     */
    public Config setPinchSlop(double value) {
        buffer.putDouble(offset + 456, value);
        return this;
    }

    /**
     * Exponent of the pinch: the scale is proportional to the fingers' distance to this power, 0.01 to 10 [1].
     *
     * @return {@code pinchSpeed}
     */
    public double getPinchSpeed() { return buffer.getDouble(offset + 464); }

    /**
     * Exponent of the pinch: the scale is proportional to the fingers' distance to this power, 0.01 to 10 [1].
     *
     * @param value {@code pinchSpeed}
     * @return this
     */
    public Config setPinchSpeed(double value) {
        buffer.putDouble(offset + 464, value);
        return this;
    }

    /**
     * Distance of the fingers below which a pinch zooms less and less, without a jump, points, 0 to 1e4 [50].
     *
     * @return {@code pinchMinSpan}
     */
    public double getPinchMinSpan() { return buffer.getDouble(offset + 472); }

    /**
     * Distance of the fingers below which a pinch zooms less and less, without a jump, points, 0 to 1e4 [50].
     *
     * @param value {@code pinchMinSpan}
     * @return this
     */
    public Config setPinchMinSpan(double value) {
        buffer.putDouble(offset + 472, value);
        return this;
    }

    /**
     * Arc before a rotation, points, 0 to 1e4 [25]. The arc is the angle x half the smallest distance of the fingers,
     * at least {@code pinchMinSpan} / 2. The view subtracts the slop from the motion. The slop grows up to twice this
     * while the fingers also spread or travel.
     *
     * @return {@code rotateSlop}
     */
    public double getRotateSlop() { return buffer.getDouble(offset + 480); }

    /**
     * Arc before a rotation, points, 0 to 1e4 [25]. The arc is the angle x half the smallest distance of the fingers,
     * at least {@code pinchMinSpan} / 2. The view subtracts the slop from the motion. The slop grows up to twice this
     * while the fingers also spread or travel.
     *
     * @param value {@code rotateSlop}
     * @return this
     */
    public Config setRotateSlop(double value) {
        buffer.putDouble(offset + 480, value);
        return this;
    }

    /**
     * Largest angle to a detent at which the rotation snaps to it when the fingers lift, radians, 0 to 0.785 [0.122].
     * 0.122 is 7 degrees. Above half of {@code rotateSnapStep} every rotation snaps.
     *
     * @return {@code rotateSnap}
     */
    public double getRotateSnap() { return buffer.getDouble(offset + 488); }

    /**
     * Largest angle to a detent at which the rotation snaps to it when the fingers lift, radians, 0 to 0.785 [0.122].
     * 0.122 is 7 degrees. Above half of {@code rotateSnapStep} every rotation snaps.
     *
     * @param value {@code rotateSnap}
     * @return this
     */
    public Config setRotateSnap(double value) {
        buffer.putDouble(offset + 488, value);
        return this;
    }

    /**
     * Grace period after the first of several fingers lifts, in which the view discards the movement of the others,
     * seconds, 0 to 1 [0.08]. If all lift in it, the view flings with the velocity of the first lift. Movement of more
     * than 9 points ends it, and the fingers move the view again. After a pinch the way that the last finger makes at
     * its old speed does not count.
     *
     * @return {@code liftGraceTime}
     */
    public double getLiftGraceTime() { return buffer.getDouble(offset + 496); }

    /**
     * Grace period after the first of several fingers lifts, in which the view discards the movement of the others,
     * seconds, 0 to 1 [0.08]. If all lift in it, the view flings with the velocity of the first lift. Movement of more
     * than 9 points ends it, and the fingers move the view again. After a pinch the way that the last finger makes at
     * its old speed does not count.
     *
     * @param value {@code liftGraceTime}
     * @return this
     */
    public Config setLiftGraceTime(double value) {
        buffer.putDouble(offset + 496, value);
        return this;
    }

    /**
     * Slowest swipe, within 30 degrees of an axis, points per second, 0 to 1e6 [300].
     *
     * @return {@code swipeSpeed}
     */
    public double getSwipeSpeed() { return buffer.getDouble(offset + 504); }

    /**
     * Slowest swipe, within 30 degrees of an axis, points per second, 0 to 1e6 [300].
     *
     * @param value {@code swipeSpeed}
     * @return this
     */
    public Config setSwipeSpeed(double value) {
        buffer.putDouble(offset + 504, value);
        return this;
    }

    /**
     * Drag beyond the slop that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags [140].
     *
     * @return {@code quickZoomDistance}
     */
    public double getQuickZoomDistance() { return buffer.getDouble(offset + 512); }

    /**
     * Drag beyond the slop that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags [140].
     *
     * @param value {@code quickZoomDistance}
     * @return this
     */
    public Config setQuickZoomDistance(double value) {
        buffer.putDouble(offset + 512, value);
        return this;
    }

    /**
     * Least overscroll at the end of a pan that sends PAGE, if the pan began at the edge; part of the safe area's
     * width, 0 to 10 [0.25].
     *
     * @return {@code pageOverscroll}
     */
    public double getPageOverscroll() { return buffer.getDouble(offset + 520); }

    /**
     * Least overscroll at the end of a pan that sends PAGE, if the pan began at the edge; part of the safe area's
     * width, 0 to 10 [0.25].
     *
     * @param value {@code pageOverscroll}
     * @return this
     */
    public Config setPageOverscroll(double value) {
        buffer.putDouble(offset + 520, value);
        return this;
    }

    /**
     * Slowest pan that flings, points per second, 0 to 1e6 [200]. Only axes along which a drag moves the content count.
     *
     * @return {@code flingMinSpeed}
     */
    public double getFlingMinSpeed() { return buffer.getDouble(offset + 528); }

    /**
     * Slowest pan that flings, points per second, 0 to 1e6 [200]. Only axes along which a drag moves the content count.
     *
     * @param value {@code flingMinSpeed}
     * @return this
     */
    public Config setFlingMinSpeed(double value) {
        buffer.putDouble(offset + 528, value);
        return this;
    }

    /**
     * Fastest fling, points per second, {@code flingMinSpeed} to 1e6 [20000].
     *
     * @return {@code flingMaxSpeed}
     */
    public double getFlingMaxSpeed() { return buffer.getDouble(offset + 536); }

    /**
     * Fastest fling, points per second, {@code flingMinSpeed} to 1e6 [20000].
     *
     * @param value {@code flingMaxSpeed}
     * @return this
     */
    public Config setFlingMaxSpeed(double value) {
        buffer.putDouble(offset + 536, value);
        return this;
    }

    /**
     * Decay of the velocity, v' = -decay v, 1/s, 0.01 to 1000 [2].
     *
     * @return {@code flingDecay}
     */
    public double getFlingDecay() { return buffer.getDouble(offset + 544); }

    /**
     * Decay of the velocity, v' = -decay v, 1/s, 0.01 to 1000 [2].
     *
     * @param value {@code flingDecay}
     * @return this
     */
    public Config setFlingDecay(double value) {
        buffer.putDouble(offset + 544, value);
        return this;
    }

    /**
     * Least speed at which a new fling adds to the one that its finger stopped at the landing, points per second, 0 to
     * 1e6 [350]. Both must be at least this fast, with less than 90 degrees between them. The sum is at most
     * {@code flingMaxSpeed}.
     *
     * @return {@code flingBoostSpeed}
     */
    public double getFlingBoostSpeed() { return buffer.getDouble(offset + 552); }

    /**
     * Least speed at which a new fling adds to the one that its finger stopped at the landing, points per second, 0 to
     * 1e6 [350]. Both must be at least this fast, with less than 90 degrees between them. The sum is at most
     * {@code flingMaxSpeed}.
     *
     * @param value {@code flingBoostSpeed}
     * @return this
     */
    public Config setFlingBoostSpeed(double value) {
        buffer.putDouble(offset + 552, value);
        return this;
    }

    /**
     * Decay of the velocities of zoom and rotation when fingers lift, v' = -decay v, 1/s, 0, or 0.1 to 1000 [13].
     *
     * @return {@code flingZoomDecay}
     */
    public double getFlingZoomDecay() { return buffer.getDouble(offset + 560); }

    /**
     * Decay of the velocities of zoom and rotation when fingers lift, v' = -decay v, 1/s, 0, or 0.1 to 1000 [13].
     *
     * @param value {@code flingZoomDecay}
     * @return this
     */
    public Config setFlingZoomDecay(double value) {
        buffer.putDouble(offset + 560, value);
        return this;
    }

    /**
     * Stiffness c of the rubber band, 0 to 1 [0.55]. Content pulled x beyond its bounds moves (1 - 1 / (c x / d + 1))
     * d; d is the length of the safe area. 0 is a hard stop without bounces.
     *
     * @return {@code rubberBand}
     */
    public double getRubberBand() { return buffer.getDouble(offset + 568); }

    /**
     * Stiffness c of the rubber band, 0 to 1 [0.55]. Content pulled x beyond its bounds moves (1 - 1 / (c x / d + 1))
     * d; d is the length of the safe area. 0 is a hard stop without bounces.
     *
     * @param value {@code rubberBand}
     * @return this
     */
    public Config setRubberBand(double value) {
        buffer.putDouble(offset + 568, value);
        return this;
    }

    /**
     * Factor by which a pinch can exceed a scale limit at most, 1 to 100 [2].
     *
     * @return {@code rubberBandScale}
     */
    public double getRubberBandScale() { return buffer.getDouble(offset + 576); }

    /**
     * Factor by which a pinch can exceed a scale limit at most, 1 to 100 [2].
     *
     * @param value {@code rubberBandScale}
     * @return this
     */
    public Config setRubberBandScale(double value) {
        buffer.putDouble(offset + 576, value);
        return this;
    }

    /**
     * Frequency of the spring that returns content into its bounds, radians per second, 0.1 to 1000 [12].
     *
     * @return {@code springFrequency}
     */
    public double getSpringFrequency() { return buffer.getDouble(offset + 584); }

    /**
     * Frequency of the spring that returns content into its bounds, radians per second, 0.1 to 1000 [12].
     *
     * @param value {@code springFrequency}
     * @return this
     */
    public Config setSpringFrequency(double value) {
        buffer.putDouble(offset + 584, value);
        return this;
    }

    /**
     * A drag along the x axis of content that cannot scroll along it. true: pulls the content against the rubber band.
     * false: does not move it, nor does a fling [false; PHOTOS: true].
     *
     * @return {@code alwaysBounceX}
     */
    public boolean isAlwaysBounceX() { return buffer.getInt(offset + 592) != 0; }

    /**
     * A drag along the x axis of content that cannot scroll along it. true: pulls the content against the rubber band.
     * false: does not move it, nor does a fling [false; PHOTOS: true].
     *
     * @param value {@code alwaysBounceX}
     * @return this
     */
    public Config setAlwaysBounceX(boolean value) {
        buffer.putInt(offset + 592, value ? 1 : 0);
        return this;
    }

    /**
     * The same along its y axis [false].
     *
     * @return {@code alwaysBounceY}
     */
    public boolean isAlwaysBounceY() { return buffer.getInt(offset + 596) != 0; }

    /**
     * The same along its y axis [false].
     *
     * @param value {@code alwaysBounceY}
     * @return this
     */
    public Config setAlwaysBounceY(boolean value) {
        buffer.putInt(offset + 596, value ? 1 : 0);
        return this;
    }

    /**
     * One of {@code Momentum} [AUTO].
     *
     * @return {@code momentum}
     */
    public int getMomentum() { return buffer.getInt(offset + 600); }

    /**
     * One of {@code Momentum} [AUTO].
     *
     * @param value {@code momentum}
     * @return this
     */
    public Config setMomentum(int value) {
        buffer.putInt(offset + 600, value);
        return this;
    }

    /**
     * One of {@code ScrollEffect} of a wheel [ZOOM; READER: PAN].
     *
     * @return {@code wheel}
     */
    public int getWheel() { return buffer.getInt(offset + 604); }

    /**
     * One of {@code ScrollEffect} of a wheel [ZOOM; READER: PAN].
     *
     * @param value {@code wheel}
     * @return this
     */
    public Config setWheel(int value) {
        buffer.putInt(offset + 604, value);
        return this;
    }

    /**
     * One of {@code ScrollEffect} of a trackpad's scroll; its pinch always zooms [PAN].
     *
     * @return {@code trackpad}
     */
    public int getTrackpad() { return buffer.getInt(offset + 608); }

    /**
     * One of {@code ScrollEffect} of a trackpad's scroll; its pinch always zooms [PAN].
     *
     * @param value {@code trackpad}
     * @return this
     */
    public Config setTrackpad(int value) {
        buffer.putInt(offset + 608, value);
        return this;
    }

    /**
     * true: dy zooms in the opposite direction [false].
     *
     * @return {@code invertZoom}
     */
    public boolean isInvertZoom() { return buffer.getInt(offset + 612) != 0; }

    /**
     * true: dy zooms in the opposite direction [false].
     *
     * @param value {@code invertZoom}
     * @return this
     */
    public Config setInvertZoom(boolean value) {
        buffer.putInt(offset + 612, value ? 1 : 0);
        return this;
    }

    /**
     * Exponent of the zoom by dy: 300 view units zoom by 2 to this power, 0.01 to 10 [1].
     *
     * @return {@code wheelSpeed}
     */
    public double getWheelSpeed() { return buffer.getDouble(offset + 616); }

    /**
     * Exponent of the zoom by dy: 300 view units zoom by 2 to this power, 0.01 to 10 [1].
     *
     * @param value {@code wheelSpeed}
     * @return this
     */
    public Config setWheelSpeed(double value) {
        buffer.putDouble(offset + 616, value);
        return this;
    }

    /**
     * Decay of the remaining zoom or pan of a wheel, exp(-{@code wheelSmoothing} t), 1/s, 0, or 1 to 1000 [23].
     *
     * @return {@code wheelSmoothing}
     */
    public double getWheelSmoothing() { return buffer.getDouble(offset + 624); }

    /**
     * Decay of the remaining zoom or pan of a wheel, exp(-{@code wheelSmoothing} t), 1/s, 0, or 1 to 1000 [23].
     *
     * @param value {@code wheelSmoothing}
     * @return this
     */
    public Config setWheelSmoothing(double value) {
        buffer.putDouble(offset + 624, value);
        return this;
    }

    /**
     * Time without a report after which a scroll without phases, or a system's momentum, ends, seconds, 0.01 to 10
     * [0.15].
     *
     * @return {@code scrollEndTime}
     */
    public double getScrollEndTime() { return buffer.getDouble(offset + 632); }

    /**
     * Time without a report after which a scroll without phases, or a system's momentum, ends, seconds, 0.01 to 10
     * [0.15].
     *
     * @param value {@code scrollEndTime}
     * @return this
     */
    public Config setScrollEndTime(double value) {
        buffer.putDouble(offset + 632, value);
        return this;
    }

    /**
     * Number of contacts needed to move the view, 1 to 2 [1]. With 2 a single finger belongs to the host; it still
     * taps.
     *
     * @return {@code minPanContacts}
     */
    public int getMinPanContacts() { return buffer.getInt(offset + 640); }

    /**
     * Number of contacts needed to move the view, 1 to 2 [1]. With 2 a single finger belongs to the host; it still
     * taps.
     *
     * @param value {@code minPanContacts}
     * @return this
     */
    public Config setMinPanContacts(int value) {
        buffer.putInt(offset + 640, value);
        return this;
    }

    /**
     * {@code Limits.LEFT}..BOTTOM bits of the edges beyond which a drag or a fling moves the host's pager, without a
     * rubber band [0].
     *
     * @return {@code pagerEdges}
     */
    public int getPagerEdges() { return buffer.getInt(offset + 644); }

    /**
     * {@code Limits.LEFT}..BOTTOM bits of the edges beyond which a drag or a fling moves the host's pager, without a
     * rubber band [0].
     *
     * @param value {@code pagerEdges}
     * @return this
     */
    public Config setPagerEdges(int value) {
        buffer.putInt(offset + 644, value);
        return this;
    }

    /**
     * {@code Tool.bit} for each tool whose contacts belong to the host, such as a pen that draws [0].
     *
     * @return {@code hostTools}
     */
    public int getHostTools() { return buffer.getInt(offset + 648); }

    /**
     * {@code Tool.bit} for each tool whose contacts belong to the host, such as a pen that draws [0].
     *
     * @param value {@code hostTools}
     * @return this
     */
    public Config setHostTools(int value) {
        buffer.putInt(offset + 648, value);
        return this;
    }

    /**
     * {@code Buttons} bits: contacts that land with one of them belong to the host [0].
     *
     * @return {@code hostButtons}
     */
    public int getHostButtons() { return buffer.getInt(offset + 652); }

    /**
     * {@code Buttons} bits: contacts that land with one of them belong to the host [0].
     *
     * @param value {@code hostButtons}
     * @return this
     */
    public Config setHostButtons(int value) {
        buffer.putInt(offset + 652, value);
        return this;
    }

    /**
     * {@code FingerCounts} bits of the numbers of fingers that tap together [TWO]. Three or more fingers that are not
     * in it do nothing.
     *
     * @return {@code fingerTaps}
     */
    public int getFingerTaps() { return buffer.getInt(offset + 656); }

    /**
     * {@code FingerCounts} bits of the numbers of fingers that tap together [TWO]. Three or more fingers that are not
     * in it do nothing.
     *
     * @param value {@code fingerTaps}
     * @return this
     */
    public Config setFingerTaps(int value) {
        buffer.putInt(offset + 656, value);
        return this;
    }

    /**
     * {@code FingerCounts.THREE}..FIVE bits of the numbers of fingers that drag for the host: see
     * {@code EventKind.FINGERS_DRAG} [0].
     *
     * @return {@code dragFingers}
     */
    public int getDragFingers() { return buffer.getInt(offset + 660); }

    /**
     * {@code FingerCounts.THREE}..FIVE bits of the numbers of fingers that drag for the host: see
     * {@code EventKind.FINGERS_DRAG} [0].
     *
     * @param value {@code dragFingers}
     * @return this
     */
    public Config setDragFingers(int value) {
        buffer.putInt(offset + 660, value);
        return this;
    }

    /**
     * Size of a finger above which it is a palm, points, 0 to 1e12; 0 is off [0]. 125 points, 20 mm, suit a drawing
     * program. A palm belongs to nobody until it lifts, also if it shrinks: {@code ContactOwner.IGNORED}.
     *
     * @return {@code palmSize}
     */
    public double getPalmSize() { return buffer.getDouble(offset + 664); }

    /**
     * Size of a finger above which it is a palm, points, 0 to 1e12; 0 is off [0]. 125 points, 20 mm, suit a drawing
     * program. A palm belongs to nobody until it lifts, also if it shrinks: {@code ContactOwner.IGNORED}.
     *
     * @param value {@code palmSize}
     * @return this
     */
    public Config setPalmSize(double value) {
        buffer.putDouble(offset + 664, value);
        return this;
    }

    /**
     * Time after the lift of a pen, or after {@code TapZoom.penNear}, in which a finger that lands is ignored, seconds,
     * 0 to 1e12; 0 is off [0]. 0.5 suits a drawing program. While the pen is down, fingers that land are ignored, too.
     * So are those that landed at most 0.15 s before the pen, unless they are beyond their slop.
     *
     * @return {@code penGuardTime}
     */
    public double getPenGuardTime() { return buffer.getDouble(offset + 672); }

    /**
     * Time after the lift of a pen, or after {@code TapZoom.penNear}, in which a finger that lands is ignored, seconds,
     * 0 to 1e12; 0 is off [0]. 0.5 suits a drawing program. While the pen is down, fingers that land are ignored, too.
     * So are those that landed at most 0.15 s before the pen, unless they are beyond their slop.
     *
     * @param value {@code penGuardTime}
     * @return this
     */
    public Config setPenGuardTime(double value) {
        buffer.putDouble(offset + 672, value);
        return this;
    }

    /**
     * One of {@code ZoomAction} of TAP, at the place and content point of the event [NONE]. It does nothing if fingers
     * move the view.
     *
     * @return {@code tapAction}
     */
    public int getTapAction() { return buffer.getInt(offset + 680); }

    /**
     * One of {@code ZoomAction} of TAP, at the place and content point of the event [NONE]. It does nothing if fingers
     * move the view.
     *
     * @param value {@code tapAction}
     * @return this
     */
    public Config setTapAction(int value) {
        buffer.putInt(offset + 680, value);
        return this;
    }

    /**
     * One of {@code ZoomAction} of LONG_PRESS, when it begins [NONE]. It does nothing if fingers move the view.
     *
     * @return {@code pressAction}
     */
    public int getPressAction() { return buffer.getInt(offset + 684); }

    /**
     * One of {@code ZoomAction} of LONG_PRESS, when it begins [NONE]. It does nothing if fingers move the view.
     *
     * @param value {@code pressAction}
     * @return this
     */
    public Config setPressAction(int value) {
        buffer.putInt(offset + 684, value);
        return this;
    }

    /**
     * Time after the lift of a tap in which a contact that lands is ignored, for hands that tremble, seconds, 0 to 10;
     * 0 is off [0]. It belongs to nobody: {@code ContactOwner.IGNORED}. Above {@code doubleTapTime} there are no double
     * taps and no quick zooms, and TAP comes at the lift.
     *
     * @return {@code tapIgnoreTime}
     */
    public double getTapIgnoreTime() { return buffer.getDouble(offset + 688); }

    /**
     * Time after the lift of a tap in which a contact that lands is ignored, for hands that tremble, seconds, 0 to 10;
     * 0 is off [0]. It belongs to nobody: {@code ContactOwner.IGNORED}. Above {@code doubleTapTime} there are no double
     * taps and no quick zooms, and TAP comes at the lift.
     *
     * @param value {@code tapIgnoreTime}
     * @return this
     */
    public Config setTapIgnoreTime(double value) {
        buffer.putDouble(offset + 688, value);
        return this;
    }

    /**
     * Angle from one detent of the rotation to the next, radians, 0.01 to 6.284 [1.5707963267948966; MAPS:
     * 6.283185307179586]. The first is at 0, so a full turn has one detent, north.
     *
     * @return {@code rotateSnapStep}
     */
    public double getRotateSnapStep() { return buffer.getDouble(offset + 696); }

    /**
     * Angle from one detent of the rotation to the next, radians, 0.01 to 6.284 [1.5707963267948966; MAPS:
     * 6.283185307179586]. The first is at 0, so a full turn has one detent, north.
     *
     * @param value {@code rotateSnapStep}
     * @return this
     */
    public Config setRotateSnapStep(double value) {
        buffer.putDouble(offset + 696, value);
        return this;
    }

    /**
     * Least arc before a rotation of content that is at a detent, points, 0 to 1e4 [0]. It acts where it exceeds
     * {@code rotateSlop}: 45 keeps a map at north through most pinches.
     *
     * @return {@code rotateSlopSnapped}
     */
    public double getRotateSlopSnapped() { return buffer.getDouble(offset + 704); }

    /**
     * Least arc before a rotation of content that is at a detent, points, 0 to 1e4 [0]. It acts where it exceeds
     * {@code rotateSlop}: 45 keeps a map at north through most pinches.
     *
     * @param value {@code rotateSlopSnapped}
     * @return this
     */
    public Config setRotateSlopSnapped(double value) {
        buffer.putDouble(offset + 704, value);
        return this;
    }

    /**
     * Longest time after the newest touch for which the fingers are predicted, seconds, 0 to 0.025; 0 is off [0]. With
     * more than the time between two frames, content steps back visibly at a lift.
     *
     * @return {@code predictTime}
     */
    public double getPredictTime() { return buffer.getDouble(offset + 712); }

    /**
     * Longest time after the newest touch for which the fingers are predicted, seconds, 0 to 0.025; 0 is off [0]. With
     * more than the time between two frames, content steps back visibly at a lift.
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
        case 8: return "events";
        case 16: return "lenient";
        case 20: return "reduced_motion";
        case 24: return "points_per_unit";
        case 32: return "pixels_per_unit";
        case 40: return "fit";
        case 44: return "bounds";
        case 48: return "align_x";
        case 56: return "align_y";
        case 64: return "visible_part";
        case 72: return "visible_extra";
        case 80: return "min_scale";
        case 104: return "max_scale";
        case 128: return "double_tap";
        case 132: return "two_finger_tap";
        case 136: return "tap_anchor";
        case 140: return "pinch_anchor";
        case 148: return "snap";
        case 152: return "snap_tolerance";
        case 160: return "zoom_step";
        case 168: return "animation_duration";
        case 176: return "levels";
        case 368: return "tap_time";
        case 376: return "tap_slop";
        case 384: return "tap_debounce_time";
        case 392: return "double_tap_time";
        case 400: return "double_tap_distance";
        case 408: return "two_finger_tap_time";
        case 416: return "two_finger_land_time";
        case 424: return "two_finger_lift_time";
        case 432: return "press_time";
        case 440: return "pan_slop";
        case 448: return "axis_lock_ratio";
        case 456: return "pinch_slop";
        case 464: return "pinch_speed";
        case 472: return "pinch_min_span";
        case 480: return "rotate_slop";
        case 488: return "rotate_snap";
        case 496: return "lift_grace_time";
        case 504: return "swipe_speed";
        case 512: return "quick_zoom_distance";
        case 520: return "page_overscroll";
        case 528: return "fling_min_speed";
        case 536: return "fling_max_speed";
        case 544: return "fling_decay";
        case 552: return "fling_boost_speed";
        case 560: return "fling_zoom_decay";
        case 568: return "rubber_band";
        case 576: return "rubber_band_scale";
        case 584: return "spring_frequency";
        case 592: return "always_bounce_x";
        case 596: return "always_bounce_y";
        case 600: return "momentum";
        case 604: return "wheel";
        case 608: return "trackpad";
        case 612: return "invert_zoom";
        case 616: return "wheel_speed";
        case 624: return "wheel_smoothing";
        case 632: return "scroll_end_time";
        case 640: return "min_pan_contacts";
        case 644: return "pager_edges";
        case 648: return "host_tools";
        case 652: return "host_buttons";
        case 656: return "finger_taps";
        case 660: return "drag_fingers";
        case 664: return "palm_size";
        case 672: return "pen_guard_time";
        case 680: return "tap_action";
        case 684: return "press_action";
        case 688: return "tap_ignore_time";
        case 696: return "rotate_snap_step";
        case 704: return "rotate_slop_snapped";
        case 712: return "predict_time";
        default: return "";
        }
    }

    @Override
    public String toString() {
        return "Config("
            + "gestures=" + Gestures.names(getGestures())
            + ", events=" + EventKind.names(getEvents())
            + ", lenient=" + isLenient()
            + ", reducedMotion=" + isReducedMotion()
            + ", pointsPerUnit=" + getPointsPerUnit()
            + ", pixelsPerUnit=" + getPixelsPerUnit()
            + ", fit=" + Fit.name(getFit())
            + ", bounds=" + PanBounds.name(getBounds())
            + ", alignX=" + getAlignX()
            + ", alignY=" + getAlignY()
            + ", visiblePart=" + getVisiblePart()
            + ", visibleExtra=" + getVisibleExtra()
            + ", minScale=" + getMinScale()
            + ", maxScale=" + getMaxScale()
            + ", doubleTap=" + ZoomAction.name(getDoubleTap())
            + ", twoFingerTap=" + ZoomAction.name(getTwoFingerTap())
            + ", tapAnchor=" + ZoomAnchor.name(getTapAnchor())
            + ", pinchAnchor=" + PinchAnchor.name(getPinchAnchor())
            + ", snap=" + Snap.name(getSnap())
            + ", snapTolerance=" + getSnapTolerance()
            + ", zoomStep=" + getZoomStep()
            + ", animationDuration=" + getAnimationDuration()
            + ", levels=" + Arrays.toString(getLevels())
            + ", tapTime=" + getTapTime()
            + ", tapSlop=" + getTapSlop()
            + ", tapDebounceTime=" + getTapDebounceTime()
            + ", doubleTapTime=" + getDoubleTapTime()
            + ", doubleTapDistance=" + getDoubleTapDistance()
            + ", twoFingerTapTime=" + getTwoFingerTapTime()
            + ", twoFingerLandTime=" + getTwoFingerLandTime()
            + ", twoFingerLiftTime=" + getTwoFingerLiftTime()
            + ", pressTime=" + getPressTime()
            + ", panSlop=" + getPanSlop()
            + ", axisLockRatio=" + getAxisLockRatio()
            + ", pinchSlop=" + getPinchSlop()
            + ", pinchSpeed=" + getPinchSpeed()
            + ", pinchMinSpan=" + getPinchMinSpan()
            + ", rotateSlop=" + getRotateSlop()
            + ", rotateSnap=" + getRotateSnap()
            + ", liftGraceTime=" + getLiftGraceTime()
            + ", swipeSpeed=" + getSwipeSpeed()
            + ", quickZoomDistance=" + getQuickZoomDistance()
            + ", pageOverscroll=" + getPageOverscroll()
            + ", flingMinSpeed=" + getFlingMinSpeed()
            + ", flingMaxSpeed=" + getFlingMaxSpeed()
            + ", flingDecay=" + getFlingDecay()
            + ", flingBoostSpeed=" + getFlingBoostSpeed()
            + ", flingZoomDecay=" + getFlingZoomDecay()
            + ", rubberBand=" + getRubberBand()
            + ", rubberBandScale=" + getRubberBandScale()
            + ", springFrequency=" + getSpringFrequency()
            + ", alwaysBounceX=" + isAlwaysBounceX()
            + ", alwaysBounceY=" + isAlwaysBounceY()
            + ", momentum=" + Momentum.name(getMomentum())
            + ", wheel=" + ScrollEffect.name(getWheel())
            + ", trackpad=" + ScrollEffect.name(getTrackpad())
            + ", invertZoom=" + isInvertZoom()
            + ", wheelSpeed=" + getWheelSpeed()
            + ", wheelSmoothing=" + getWheelSmoothing()
            + ", scrollEndTime=" + getScrollEndTime()
            + ", minPanContacts=" + getMinPanContacts()
            + ", pagerEdges=" + Limits.names(getPagerEdges())
            + ", hostTools=" + Tool.names(getHostTools())
            + ", hostButtons=" + Buttons.names(getHostButtons())
            + ", fingerTaps=" + FingerCounts.names(getFingerTaps())
            + ", dragFingers=" + FingerCounts.names(getDragFingers())
            + ", palmSize=" + getPalmSize()
            + ", penGuardTime=" + getPenGuardTime()
            + ", tapAction=" + ZoomAction.name(getTapAction())
            + ", pressAction=" + ZoomAction.name(getPressAction())
            + ", tapIgnoreTime=" + getTapIgnoreTime()
            + ", rotateSnapStep=" + getRotateSnapStep()
            + ", rotateSlopSnapped=" + getRotateSlopSnapped()
            + ", predictTime=" + getPredictTime()
            + ")";
    }
    // generate.py ends
}
