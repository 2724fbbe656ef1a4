// SPDX-License-Identifier: MIT
// Copyright (c) 2026 tapzoom contributors

/** The types of tapzoom.js. A setting's [default] has the header's names: CONTAIN is "contain". */

/** Names, or a change of the present ones: { rotate: true, fling: false }. Reading gives an array. */
export type SetOf<T extends string> = readonly T[] | { readonly [name in T]?: boolean };
/** The edges of the content. */
export type Edge = "left" | "top" | "right" | "bottom";
/** A rectangle as an object, [width, height] with the origin (0, 0), or [x, y, width, height]. */
export type RectLike = Rect | readonly [number, number] | readonly [number, number, number, number];
/** A viewport as an object, [width, height], or [width, height, left, top, right, bottom]. */
export type ViewportLike =
    | Viewport | readonly [number, number] | readonly [number, number, number, number, number, number];
/** A transform as an argument: without a rotation it is 0. */
export type TransformLike = Pick<Transform, "scale" | "x" | "y"> & Partial<Transform>;
/**
 * Samples: SAMPLE_LENGTH numbers each (time, id, x, y, phase, tool, flags, buttons; see `codes`), packed structs of
 * SAMPLE_SIZE bytes, or objects.
 */
export type Samples = Float64Array | Uint8Array | readonly Sample[];
export interface Point { x: number; y: number; }

// generate.py begins: types
/** Status of a call: TapzoomError.status. */
export type Status =
    | "ok" | "null" | "struct-size" | "not-finite" | "range" | "enum" | "time" | "contact-in-use" | "contact-unknown"
    | "contact-limit" | "memory" | "buffer-too-small" | "data" | "diverged" | "busy";

/** Phase of a touch sample. 0 is not a phase, so that a forgotten phase is an error. */
export type TouchPhase = "began" | "moved" | "ended" | "cancelled";

/** Kind of contact. */
export type Tool = "finger" | "pen" | "mouse";

/** Flags of a sample. */
export type SampleFlag = "no-tap" | "no-slop";

/** Buttons of a mouse or a pen. */
export type Button = "primary" | "secondary" | "middle" | "back" | "forward" | "eraser";

/** Unit of the dx and dy of a scroll. */
export type ScrollUnit = "pixel" | "line" | "page" | "notch120";

/** Device of a scroll. */
export type ScrollSource = "wheel" | "trackpad";

/** Phase of a scroll, as the window system reports it. */
export type ScrollPhase = "unphased" | "began" | "changed" | "ended" | "momentum";

/** Presets for configInit. The host may change every value afterwards. */
export type Preset = "photos" | "maps" | "reader" | "board";

/**
 * Gestures to recognize, bits of Settings.gestures. A gesture that is off costs no time and delays no other gesture.
 */
export type Gesture =
    | "tap" | "double-tap" | "two-finger-tap" | "long-press" | "pan" | "swipe" | "pinch" | "rotate" | "quick-zoom"
    | "fling";

/**
 * A scale that depends on the sizes of the content and of the safe area. The rotation has no effect: at COVER, rotated
 * content may leave gaps.
 */
export type Fit = "none" | "contain" | "cover" | "width" | "height" | "one-to-one" | "scale-down";

/** Choice between the two terms of a level. */
export type LevelChoice = "first" | "larger" | "smaller";

/**
 * Effect of a double tap or a two-finger tap on the scale. A double tap zooms in, a two-finger tap zooms out. The
 * fitted scale is that of Settings.fit, clamped to the limits.
 */
export type Zoom = "none" | "step" | "toggle" | "cycle" | "levels" | "fit";

/** Where a zoom puts the tapped content point, within the bounds. */
export type Anchor = "point" | "center";

/**
 * Scales to which the view snaps after a pinch, a quick zoom or a scroll. When the gesture ends, the view computes the
 * scale at which its motion would end, and takes the nearest snap scale. It goes to this snap scale only if that lies
 * in the direction of the zoom, beyond the scale at which the zoom began, and within snapTolerance. Commands and
 * velocities do not snap.
 */
export type Snap = "none" | "levels" | "steps";

/** Effect of a scroll. */
export type ScrollAction = "none" | "pan" | "zoom";

/** Source of the momentum after a trackpad's scroll that ends in motion. */
export type Momentum = "host" | "library";

/** Limits of the translation. Other numbers are reserved. */
export type Bounds = "content" | "inside" | "none";

/**
 * Limits of the transform: bits of State.flags, of GestureEvent.limits and of Settings.pagerEdges.
 *
 * A limit is reached when the view is at the limit or beyond it; getOverscroll reads how far beyond. The edges come
 * from the bounds. With the default bounds LEFT is reached when no content lies to the left of the safe area. Content
 * that the bounds align along an axis has reached both edges of that axis. State.flags has the limits that the
 * displayed content has reached, in motion or at rest.
 */
export type Limit = "left" | "top" | "right" | "bottom" | "min-scale" | "max-scale";

/**
 * Kinds of events. A gesture with duration sends BEGAN, then CHANGED (only the newest waits for the poll), then exactly
 * one ENDED or CANCELLED. A gesture without duration sends one DISCRETE event. The velocities of CHANGED are 0;
 * getVelocity reads them. Numbers that are not listed are reserved.
 *
 * These cancel every PAN, PINCH, ROTATE, QUICK_ZOOM and SCROLL: an absolute command, cancelTouches, settings that
 * switch the gesture off, and a claim of its last contact. An animated setConfig that moves the view cancels them, too,
 * and FLING and ANIMATION. Below, CANCELLED names only further causes.
 */
export type EventKind =
    | "none" | "tap-pending" | "tap" | "double-tap" | "multi-tap" | "two-finger-tap" | "long-press" | "pan" | "pinch"
    | "rotate" | "quick-zoom" | "swipe" | "fling" | "scroll" | "animation" | "settled" | "limit" | "page" | "owner"
    | "edge";

/** Phase of an event. */
export type Phase = "discrete" | "began" | "changed" | "ended" | "cancelled";

/** Owner of a contact: see getContactOwner. */
export type Owner = "view" | "host" | "undecided";

/**
 * Easing curve of an animation. An animation that starts from rest follows it exactly. An animation that replaces a
 * motion starts with the velocity of that motion, so that nothing jumps.
 */
export type Curve = "standard" | "ease-out" | "linear";

/** Path of an animation. */
export type Path = "direct" | "fly";

/** Properties that the view keeps when its content changes. */
export type Keep = "picture" | "coordinates";

/**
 * Kinds of recorded calls. Brackets hold the arguments in RecordEntry: [numbers; integers]. The options of a command
 * follow its own arguments, with zeros for NULL: [duration, left, top, right, bottom, maxScale, flyRho, flySpeed,
 * flyMinScale; animated, curve, path]. Other kinds are reserved.
 */
export type RecordKind =
    | "start" | "load-state" | "config" | "viewport" | "content" | "pager-offset" | "touch" | "scroll" | "owner"
    | "cancel-touches" | "advance" | "rebase-time" | "set-transform" | "zoom-to" | "zoom-to-rect" | "center-on"
    | "rotate-to" | "fit" | "pan-by" | "zoom-by" | "rotate-by" | "set-velocity" | "stop-motion" | "poll";

/**
 * Maps content to the view: view = R(rotation) * scale * content + (x, y), or written out
 *     viewX = scale * (cos(rotation) * contentX - sin(rotation) * contentY) + x
 *     viewY = scale * (sin(rotation) * contentX + cos(rotation) * contentY) + y
 * As an argument, scale is 1e-40 to 1e40, and the other numbers are at most 1e40 from 0. Every transform that
 * getTransform and getTargetTransform return is a valid argument.
 */
export interface Transform {
    /** View units per content unit, above 0. */
    scale: number;
    /** Radians, from the x axis toward the y axis. */
    rotation?: number;
    /** Position of content point (0, 0) in view units. */
    x: number;
    y: number;
}

/** Velocity of the content at one point of the view. The content scales and rotates about that point. */
export interface Velocity {
    /** Velocity of the content at that point, view units per second. */
    x?: number;
    y?: number;
    /** Velocity of ln(scale), 1/s. */
    logScale?: number;
    /** Radians per second. */
    rotation?: number;
    /** The point in view units. */
    viewX?: number;
    viewY?: number;
}

/**
 * Overscroll: how far the displayed content is beyond its limits, and how far it would be without the rubber band.
 * getOverscroll describes the axes.
 */
export interface Overscroll {
    /** Displayed, view units: positive beyond LEFT or TOP, negative beyond RIGHT or BOTTOM. */
    x: number;
    y: number;
    /** The same before the rubber band. */
    rawX: number;
    rawY: number;
    /** Displayed excess in ln(scale); negative below the smallest scale. */
    logScale: number;
    /** The same before the rubber band. */
    rawLogScale: number;
}

/** An upright rectangle: smallest coordinates, then sizes. The ranges are those of an argument. */
export interface Rect {
    /** Smallest coordinates, at most MAX_LENGTH from 0. */
    x?: number;
    y?: number;
    /** Sizes, MIN_SIZE to MAX_LENGTH. */
    width: number;
    height: number;
}

/**
 * The host's area for the content, in view units, and the bars that cover its sides (insets). The safe area is the
 * viewport without its insets; the view fits, centers and clamps content within it. Along each axis the safe area is at
 * least 1/64 of the viewport. If the insets leave less, it is centered on the gap between them, or on their overlap,
 * but stays within the viewport.
 */
export interface Viewport {
    /** Size, MIN_SIZE to MAX_LENGTH. */
    width: number;
    height: number;
    /** Insets, 0 to MAX_LENGTH. */
    left?: number;
    top?: number;
    right?: number;
    bottom?: number;
}

/** One contact at one instant. */
export interface Sample {
    /** Seconds, not before the view's clock. */
    time: number;
    /** Any number, unique among the contacts that are down. */
    id: number;
    /** Position in view units; it may lie outside the viewport. */
    x: number;
    y: number;
    /** TouchPhase. */
    phase: TouchPhase;
    /** Tool; the one at BEGAN counts. */
    tool?: Tool;
    /** SampleFlag bits; those at BEGAN count. */
    flags?: SampleFlag[];
    /** Button bits; those at BEGAN count. Usually 0 or PRIMARY for a finger. */
    buttons?: Button[];
}

/** One report of a wheel or a trackpad. */
export interface Scroll {
    /** Seconds, not before the view's clock. */
    time: number;
    /** Position of the pointer in view units. */
    x: number;
    y: number;
    /**
     * Delta since the last report, in `unit`, each -MAX_LENGTH to MAX_LENGTH. With a positive dy the page scrolls down,
     * or the view zooms out, as in the DOM.
     */
    dx?: number;
    dy?: number;
    /**
     * Factor of a pinch since the last report, 0, or 1e-6 to 1e6. 0 and 1 mean no pinch. If "pinch" is on, it zooms
     * about the pointer, whatever the settings `wheel` and `trackpad` are. From a wheel it is smoothed, and stops at
     * the limits. While two contacts of the view are down, it is consumed and has no effect: the fingers zoom, and some
     * systems report their pinch a second time.
     */
    factor?: number;
    /** Rotation by a trackpad since the last report, radians, -1000 to 1000. It counts if "rotate" is on. */
    rotation?: number;
    /** ScrollUnit. */
    unit?: ScrollUnit;
    /** ScrollSource. */
    source?: ScrollSource;
    /** ScrollPhase. */
    phase?: ScrollPhase;
}

/**
 * A scale that keeps its meaning after a resize: a factor times the scale of a fit, alone or compared with a second
 * such term. A second term with "first" is "range". Examples:
 * - {1, 0, "contain"}: the safe area shows the whole content.
 * - {2.5, 0, "none"}: the scale 2.5.
 * - {2, 6, "one-to-one", "contain", "larger"}: two device pixels for each content unit, or six times the scale of the
 * whole content if that is larger.
 */
export interface Level {
    /** Factor of the first term, 1e-6 to 1e6. */
    factor: number;
    /** Factor of the second term, 1e-6 to 1e6; 0 with FIRST. */
    otherFactor?: number;
    /** Fit of the first term. */
    fit: Fit;
    /** Fit of the second term; 0 with FIRST. */
    otherFit?: Fit;
    /** LevelChoice. */
    choice?: LevelChoice;
}

/**
 * Every setting. configInit fills the struct; the host changes fields and passes it to create or setConfig. A number
 * outside its range is "range", a flag other than 0 and 1 is "enum". Brackets hold the default and the presets with
 * another default. "Measured" refers to recordings of people's touches.
 *
 * 0 turns the feature off in animationDuration, tapDebounceTime, axisLockRatio, rotateSnap, liftGraceTime,
 * pageOverscroll, flingBoostSpeed, flingZoomDecay, rubberBand and wheelSmoothing.
 */
export interface Settings {
    /** Gesture bits to recognize [all but ROTATE; MAPS: all but ROTATE, SWIPE; BOARD: all but ROTATE, SWIPE]. */
    gestures?: SetOf<Gesture>;
    /** EventKind for each kind that the host polls [all]. Bits without a kind are allowed. */
    events?: SetOf<EventKind>;
    /** true: the view corrects late, doubled and unknown samples instead of refusing them; see pushTouches [false]. */
    lenient?: boolean;
    /** Points per view unit, 1e-3 to 1e3 [1]. 160 / dpi if a view unit is a pixel, for example 0.5 at 320 dpi. */
    pointsPerUnit?: number;
    /** Device pixels per view unit, for ONE_TO_ONE and getRaster, 1e-3 to 1e3 [1]. */
    pixelsPerUnit?: number;
    /** Fit of the fitted view [CONTAIN; PHOTOS: SCALE_DOWN; MAPS: COVER; READER: WIDTH]. */
    fit?: Fit;
    /** Bounds [CONTENT; BOARD: NONE]. */
    bounds?: Bounds;
    /**
     * Place of the content in the fitted view, and of narrower content that the bounds align: 0 is left, 1 is right. A
     * part, 0 to 1 [0.5].
     */
    alignX?: number;
    /** The same along y: 0 is top, 1 is bottom. A part, 0 to 1 [0.5; READER: 0]. */
    alignY?: number;
    /**
     * Part of the content that stays visible: see "content". 0 to 1 [1]. OpenSeadragon's visibilityRatio r is 0, with
     * visibleExtra r times the view.
     */
    visiblePart?: number;
    /**
     * Length added to that part, view units, -1e12 to 1e12 [0]. A negative one is a margin: with visiblePart 1, content
     * may leave a gap of that width on each side.
     */
    visibleExtra?: number;
    /**
     * Smallest scale, at any rotation [1 x CONTAIN; PHOTOS: 1 x SCALE_DOWN; MAPS: 1 x COVER; READER: 1 x WIDTH; BOARD:
     * 0.1 x CONTAIN].
     */
    minScale?: Level;
    /**
     * Largest scale, at least minScale [6 x CONTAIN; PHOTOS: larger of 2 x ONE_TO_ONE and 6 x SCALE_DOWN; MAPS: 64 x
     * COVER; READER: 5 x WIDTH; BOARD: 10 x CONTAIN].
     */
    maxScale?: Level;
    /** Zoom [TOGGLE; MAPS: STEP; BOARD: FIT]. */
    doubleTap?: Zoom;
    /** Anchor of the lift of the second tap [POINT; READER: CENTER]. */
    doubleTapAnchor?: Anchor;
    /** Zoom [NONE; MAPS: STEP; READER: FIT]. */
    twoFingerTap?: Zoom;
    /** Anchor of the midpoint of the two fingers [POINT]. */
    twoFingerTapAnchor?: Anchor;
    /** Snap: scales to which the view snaps after a pinch, a quick zoom or a scroll [NONE]. */
    snap?: Snap;
    /**
     * Largest distance in ln(scale) between a snap scale and the scale at which the motion would end, 0 to 10 [0.35].
     */
    snapTolerance?: number;
    /** Factor of a step, 1.01 to 100 [1.5; MAPS: 2]. 1.5 comes from Apple's "Zooming by Tapping". */
    zoomStep?: number;
    /** Duration of the animation of a tap or a command, seconds, 0, or 0.001 to 10 [0.30]. */
    animationDuration?: number;
    /** Scales of TOGGLE and LEVELS, in any order [none; PHOTOS: 2.5 x SCALE_DOWN; READER: 2 x WIDTH]. */
    levels?: Level[];
    /**
     * Longest tap if LONG_PRESS is off or not polled, seconds, 0.01 to 10 [1]. Otherwise a touch that lifts before
     * pressTime is a tap. Measured: up to 0.304.
     */
    tapTime?: number;
    /**
     * Travel that a tap and a long press allow, or pressSlop if that is larger, points, 0 to 1e4 [18]. Travel is the
     * largest distance from the landing. Measured: 12 of 28 clicks move more than 8, none more than 18.
     */
    tapSlop?: number;
    /** The same where a drag would pan (PAN is on and the content can move), points, 0 to 1e4 [10]. */
    tapSlopPannable?: number;
    /**
     * Travel after which a pen pans, if the content can pan, points, 0 to 1e4 [6]. A pen that does not pan taps within
     * the larger of this and pressSlop.
     */
    tapSlopPen?: number;
    /** The same for a mouse, points, 0 to 1e4 [3]. */
    tapSlopMouse?: number;
    /**
     * A landing sooner than this after a lift is a bounce and continues the same tap, seconds, 0 to doubleTapTime
     * [0.04]. A two-finger tap continues when one of its fingers bounces, and a motion keeps its velocity: see "pan".
     */
    tapDebounceTime?: number;
    /**
     * Longest pause from one lift to the next landing, seconds, 0.01 to 10 [0.30]. Measured: 0.059 to 0.092. Apple's
     * sample: 0.35.
     */
    doubleTapTime?: number;
    /** Largest distance between two taps, points, 0 to 1e4 [40]. Android: 100. */
    doubleTapDistance?: number;
    /** Longest contact of a two-finger tap, seconds, 0.01 to 10 [0.35]. */
    twoFingerTapTime?: number;
    /** Longest time between the landings of two fingers, seconds, 0 to 10 [0.15]. Measured: up to 0.108. */
    twoFingerLandTime?: number;
    /** Longest time between their lifts, seconds, 0 to 10 [0.15]. With 0 both have the same time. */
    twoFingerLiftTime?: number;
    /** Distance below which two fingers can tap together, points, 0 to 1e5 [300]. */
    twoFingerDistance?: number;
    /** Rest after which a long press begins, seconds, 0.01 to 10 [0.45]. */
    pressTime?: number;
    /**
     * Lower bound of the travel that a tap and a long press allow, for every tool, points, 0 to 1e4 [10]. Measured: up
     * to 7.1.
     */
    pressSlop?: number;
    /**
     * Travel of the fingers' center before a pan, points, 0 to 1e4 [10]. It is subtracted from the motion. Quick zoom
     * uses it too. A pen and a mouse use their tap slop instead, unless this is 0. If the content cannot pan, the slop
     * is at least the tap slop of the tool. A pan that begins within a pinch has no slop.
     */
    panSlop?: number;
    /**
     * Ratio of the longer to the shorter axis of travel at the start of a one-finger pan, above which the pan keeps to
     * the longer axis, 0, or 1 to 100 [0]. 1.25 is usual. The pan leaves the axis, without a jump, when it travels a
     * width across it. This width is 1.5 panSlop on a viewport with a diagonal of up to 480 points. It grows in
     * proportion to the diagonal, up to 4.5 panSlop. When the pan has travelled this width along the axis, the travel
     * across it counts from 0 again. Source: Chromium.
     */
    axisLockRatio?: number;
    /**
     * Change of the fingers' mean radius before a pinch, points, 0 to 1e4 [6]. It is subtracted from the motion. With
     * 0, pinchMinSpan counts as 1 point.
     */
    pinchSlop?: number;
    /**
     * Exponent of the pinch: the scale is proportional to the fingers' distance to this power, 0.01 to 10 [1]. The
     * sample program LimitPinchGestureZoom has 0.5.
     */
    pinchSpeed?: number;
    /**
     * Distance of the fingers below which a pinch zooms less and less, without a jump, points, 0 to 1e4 [50]. 50 points
     * are 8 mm.
     */
    pinchMinSpan?: number;
    /**
     * Arc before a rotation, points, 0 to 1e4 [25]. The arc is the angle x a radius: half the smallest distance of the
     * fingers, at least pinchMinSpan / 2. The slop is subtracted from the motion. If the fingers also spread or travel,
     * the slop is half of that movement, but at least rotateSlop and at most twice rotateSlop. Arc and movement restart
     * at 0 after the fingers have stayed within 2 points for 0.15 s, with or without samples. Measured: with 12,
     * pinches rotate by accident; with 40, rotations are missed.
     */
    rotateSlop?: number;
    /**
     * Largest angle to a quarter turn at which the rotation snaps to it when the fingers lift, radians, 0 to 0.785
     * [0.122]. 0.122 is 7 degrees.
     */
    rotateSnap?: number;
    /**
     * Grace period after the first of several fingers lifts, in which the view discards the movement of the others,
     * seconds, 0 to 1 [0.08]. If all of them lift in it, the view flings and glides with the velocity of the first
     * lift. If panSlop or pinchSlop is 0, the view follows the fingers in the grace period.
     */
    liftGraceTime?: number;
    /**
     * Movement of the remaining fingers that ends liftGraceTime, points, 0 to 1e4 [9]. Movement of their center, of
     * their mean radius and, if ROTATE is on, of their arc counts. From there they pan and zoom without a jump, and the
     * view flings with their velocity, not with that of the first lift. If their center ends the period before a pan
     * has begun, the pan begins when the center has moved further than liftSlop and the slop of a pan. With 0 any
     * movement ends the period. Measured: fingers that follow stay within 8.2; 95 % of 1,488 lifts within 7.7.
     */
    liftSlop?: number;
    /** Slowest swipe, points per second, 0 to 1e6 [300]. */
    swipeSpeed?: number;
    /** Largest angle of a swipe to an axis, radians, 0 to 0.785 [0.524]. 0.524 is 30 degrees. */
    swipeAngle?: number;
    /** Drag beyond the slop that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags [140]. */
    quickZoomDistance?: number;
    /**
     * Overscroll from which a pan sends PAGE at its end, if it began at that edge, part of the safe area's width, 0 to
     * 10 [0.25].
     */
    pageOverscroll?: number;
    /**
     * Slowest pan that flings, points per second, 0 to 1e6 [200]. An axis along which a drag does not move the content
     * (alwaysBounceX) does not count. Measured: intended flings from 952; one drag in five exceeds 50.
     */
    flingMinSpeed?: number;
    /** Fastest fling, points per second, flingMinSpeed to 1e6 [20000]. Measured: up to 17000. */
    flingMaxSpeed?: number;
    /**
     * Decay of the velocity, v' = -decay v, 1/s, 0.01 to 1000 [2]. 2 is UIScrollView's normal rate, 0.998 per ms; 10 is
     * its fast rate, 0.99.
     */
    flingDecay?: number;
    /**
     * Least speed at which a new fling adds to the fling that the same finger stopped at its landing, points per
     * second, 0 to 1e6 [350]. Both flings must be at least this fast, with less than 90 degrees between them; the sum
     * is at most flingMaxSpeed. The pan must begin within 0.05 s of the landing, and must not stay below 150 points per
     * second for 0.05 s. Each frame that moves the finger must have less than 90 degrees to the stopped fling. A finger
     * that bounces (tapDebounceTime) adds nothing. Source: Chromium.
     */
    flingBoostSpeed?: number;
    /**
     * Decay of the velocities of zoom and rotation when fingers lift, v' = -decay v, 1/s, 0, or 0.1 to 1000 [13]. The
     * scale at the end is exp(v / decay) times that at the lift. Source: MapLibre, 0.75 levels at 10 levels/s.
     */
    flingZoomDecay?: number;
    /**
     * Slowest zoom that glides on, ln(scale) per second, 0 to 1e3 [2]. With 0 every zoom does. Measured: pinches that
     * people end by slowing down have up to 0.71 at the lift.
     */
    flingZoomMinSpeed?: number;
    /**
     * Slowest rotation that glides on, radians per second, 0 to 1e3 [2]. With 0 every rotation does. Measured likewise:
     * 0.54.
     */
    flingZoomMinRotateSpeed?: number;
    /**
     * Stiffness c of the rubber band, 0 to 1 [0.55]. Content pulled x beyond its bounds moves (1 - 1 / (c x / d + 1))
     * d, where d is the length of the safe area along that axis of the content. 0.55 is UIScrollView's. A value below
     * 1e-6 counts as 0: a hard stop without bounces.
     */
    rubberBand?: number;
    /** Factor by which a pinch can exceed a scale limit at most, on the same curve in ln(scale), 1 to 100 [2]. */
    rubberBandScale?: number;
    /**
     * Frequency of the spring that returns content into its bounds, radians per second, 0.1 to 1000 [12]. The spring is
     * critically damped; after a fling has hit an edge its damping ratio is 0.85.
     */
    springFrequency?: number;
    /**
     * true: animations end when they begin, flings and glides do not move, a wheel acts at once, and content beyond its
     * limits returns at once. The view sends the same events in order [false].
     */
    reducedMotion?: boolean;
    /**
     * For content that cannot scroll along its own x axis. true: it follows a drag along that axis like content at its
     * bounds, and bounces. false: a drag or fling does not move it along that axis. A pinch moves it; a finger that
     * remains after the pinch does not. The content settles when the last finger lifts [false; PHOTOS: true].
     */
    alwaysBounceX?: boolean;
    /** The same along its y axis [false]. */
    alwaysBounceY?: boolean;
    /** Momentum [HOST]. */
    momentum?: Momentum;
    /** ScrollAction of a wheel [ZOOM; READER: PAN]. */
    wheel?: ScrollAction;
    /** ScrollAction of a trackpad's scroll; its pinch always zooms [PAN]. */
    trackpad?: ScrollAction;
    /** true: dx and dy pan in the opposite direction [false]. */
    invertPan?: boolean;
    /** true: dy zooms in the opposite direction [false]. */
    invertZoom?: boolean;
    /**
     * Exponent of the zoom by dy: 300 view units zoom by 2 to this power, 0.01 to 10 [1]. 300 is OpenLayers'; d3-zoom
     * has 500, Flutter 139.
     */
    wheelSpeed?: number;
    /**
     * Decay of the remaining zoom or pan of a wheel, exp(-wheelSmoothing t), 1/s, 0, or 1 to 1000 [23]. 23 shows 31 %
     * after 16 ms and 90 % after 100 ms; 0 shows all of it at once.
     */
    wheelSmoothing?: number;
    /**
     * Time without a report after which a scroll without phases, or a system's momentum, ends, seconds, 0.01 to 10
     * [0.15].
     */
    scrollEndTime?: number;
    /**
     * Number of contacts needed to move the view, 1 to 2 [1]. With 2 a single finger belongs to the host. It still
     * taps: two quick dots zoom unless DOUBLE_TAP is off.
     */
    minPanContacts?: number;
    /**
     * "left"..BOTTOM bits of the edges beyond which a drag or a fling moves the host's pager. They have no rubber band
     * [0].
     */
    pagerEdges?: SetOf<Edge>;
    /** Tool for each tool with contacts that belong to the host [0]. For example a pen that draws. */
    hostTools?: SetOf<Tool>;
    /** Button bits: contacts that begin with one of them belong to the host [0]. */
    hostButtons?: SetOf<Button>;
}

/** One event. Fields that a kind does not use are 0. */
export interface GestureEvent {
    /** The true instant in seconds, not the time of the call that noticed it. */
    time: number;
    /**
     * Id of the contact; 0 with contactCount 0. Of several contacts it is the one that landed first. When that one
     * lifts, the next takes its place.
     */
    contact: number;
    /** EventKind. */
    kind: EventKind;
    /** Phase. */
    phase: Phase;
    /** Contacts that take part; 0 if the view moves by itself. */
    contactCount: number;
    /** Taps of the quick series up to now. */
    tapCount: number;
    /** Place in view units: the finger, or the center of the fingers or of the zoom. */
    viewX: number;
    viewY: number;
    /** The content point at that place and time. TAP_PENDING and TAP: at the lift, which may be earlier. */
    contentX: number;
    contentY: number;
    /** Where that contact landed, view units. */
    landingViewX: number;
    landingViewY: number;
    /** The content point on which it landed, as of the landing. */
    landingContentX: number;
    landingContentY: number;
    /** Those of the displayed transform at that time. */
    scale: number;
    rotation: number;
    /**
     * PAN: travel of the fingers that the content did not use, for the host's pager, since the last PAN event that the
     * host has polled, view units.
     */
    unconsumedX: number;
    unconsumedY: number;
    /**
     * Velocity of the fingers, otherwise of the content at that place, view units per second. All velocities are 0 in
     * CHANGED. In taps and presses it is 0 unless the content moves.
     */
    velocityX: number;
    velocityY: number;
    /** ln(scale) per second. */
    scaleVelocity: number;
    /** Radians per second. */
    rotationVelocity: number;
    /** Tool of the first contact. */
    tool: Tool;
    /** Button bits of that contact at its landing. */
    buttons: readonly Button[];
    /**
     * Limit bits. SWIPE and PAGE: the edge that the finger pulled. LIMIT and EDGE: the limit reached. PAN: the edges
     * beyond which the pager is displaced; at ENDED the velocity along their axes is the pager's, at CANCELLED it is 0.
     */
    limits: readonly Limit[];
    /** OWNER: Owner of the contact from now on. */
    owner: Owner;
}

/**
 * Options of a command. `CommandOptions options = {sizeof options, 1}` animates it. 0 is the default of every field but
 * structSize, and NULL options mean all defaults. The library checks every field, also those that the command ignores.
 * 88 bytes; grows at its end.
 *
 * A flight ("fly") takes S / flySpeed seconds, as in MapLibre GL JS and math.gl; their default speed is 1.2, too. S is
 * the length of the flight in rho-screenfuls, the paper's unit, for a screen as long as the larger side of the
 * viewport. d3-interpolate takes S * rho / sqrt 2 seconds.
 */
export interface CommandOptions {
    /** false: at once; 1: animated. Without animation, curve, path, duration and the fields of FLY have no effect. */
    animated?: boolean;
    /** Curve. */
    curve?: Curve;
    /** Path. Relative commands and setConfig always take DIRECT. */
    path?: Path;
    /**
     * Duration of the animation in seconds, 0, or 0.001 to 10. 0 means Settings.animationDuration; if that is 0 too,
     * the command takes effect at once. With FLY, 0 means the time that follows from flySpeed, at least
     * animationDuration and at most 60 seconds.
     */
    duration?: number;
    /**
     * Padding of zoomToRect at the sides of the safe area, view units, 0 to MAX_LENGTH each. Like insets, it leaves at
     * least 1/64 of the safe area.
     */
    left?: number;
    top?: number;
    right?: number;
    bottom?: number;
    /**
     * Largest scale of the target, 1e-40 to 1e40, or 0: that of the view. It limits every absolute command. zoomBy
     * never zooms out because of it. setConfig ignores it.
     */
    maxScale?: number;
    /** FLY: curvature, 0.001 to 1000, or 0: sqrt 2. A larger one zooms out further. */
    flyRho?: number;
    /** FLY with duration 0: rho-screenfuls per second, 0.001 to 1000, or 0: 1.2. */
    flySpeed?: number;
    /**
     * FLY: smallest scale between both ends, 1e-40 to 1e40, or 0: that of the view. A flight that would go below this
     * or below the view's smallest scale takes a smaller rho.
     */
    flyMinScale?: number;
}

/** One replayed call. */
export interface RecordEntry {
    /** Index of the call; START is 0. */
    number: number;
    /** Hash of all calls since START, of the transform after each, and of the polled events. */
    hash: bigint;
    /** The view's clock after the call; -INFINITY before it starts. */
    time: number;
    /** RecordKind. */
    kind: RecordKind;
    /** Events that the call polled. */
    eventCount: number;
    /** Its real arguments in the order of RecordKind; the rest are 0. */
    numbers: number[];
    /** Its integer arguments in the same way. */
    integers: number[];
    /** The events that the call polled. */
    events: GestureEvent[];
}

/** The ABI version, the number in the soname. It changes only when the ABI breaks. */
export const VERSION_MAJOR: 1;
/** Most contacts that may be down in one view, those of the host included. */
export const MAX_CONTACTS: 16;
/** Most entries of Settings.levels. */
export const MAX_LEVELS: 8;
/** Most events that wait in a view; pollEvents describes a full queue. */
export const EVENT_CAPACITY: 32;
/** Largest size, and largest distance of a coordinate from 0. */
export const MAX_LENGTH: 1e12;
/** Smallest size of a viewport, content or rectangle. */
export const MIN_SIZE: 1e-6;
/** Largest distance of a time from 0 in seconds, some 30,000 years. */
export const MAX_TIME: 1e12;
// generate.py ends

/** What a host checks each frame. */
export interface State {
    /** The view's clock in seconds; -INFINITY before it starts. */
    time: number;
    /**
     * When the host must call advance next, in seconds. It is the clock while the view moves or a frame is open.
     * Otherwise it is the time of the next event that needs no input: a confirmed tap, a long press, the owner of
     * an UNDECIDED contact, the end of liftGraceTime, of twoFingerLiftTime, of a scroll, or of the wait for its
     * momentum. INFINITY means that the host may sleep until the next input.
     */
    nextDeadline: number;
    /** A contact is down. */
    touched: boolean;
    /** The view moves by itself: draw every frame. */
    moving: boolean;
    /** The scale is more than 0.1 % above that of the fitted view. */
    zoomed: boolean;
    /** Events were dropped; see pollEvents. */
    eventsLost: boolean;
    /** The limits that the displayed content has reached. */
    limits: readonly Limit[];
    /** Contacts that are down. */
    contactCount: number;
    /** Events that wait for the poll. A full queue may drop some of them at the poll. */
    eventCount: number;
    /** Samples and times that lenient mode has corrected since create. A snapshot has the count of its view. */
    correctedCount: number;
}

/** Bytes of a packed sample. */
export const SAMPLE_SIZE: 48;
/** Numbers of a sample in a Float64Array. */
export const SAMPLE_LENGTH: 8;
/** Numbers of the enumerations, for typed arrays: codes.touch.began is 1. */
export const codes: {
    readonly touch: Readonly<Record<TouchPhase, number>>;
    readonly tool: Readonly<Record<Tool, number>>;
    readonly sample: Readonly<Record<SampleFlag, number>>;
    readonly button: Readonly<Record<Button, number>>;
    readonly [enumeration: string]: Readonly<Record<string, number>>;
};

/** Loads the module; later calls return the first promise. Without a source: tapzoom.wasm beside tapzoom.js. */
export function load(
    source?: string | URL | Response | ArrayBuffer | Uint8Array | WebAssembly.Module | PromiseLike<Response>,
): Promise<number>;
/** The version of the module: major * 10000 + minor * 100 + patch. */
export function version(): number;
/** An English phrase with the meaning of a status, often with a remedy. */
export function statusString(status: Status): string;
/** The settings of a preset. */
export function configInit(preset?: Preset): Config;
/** "" for right settings, else the name of the first wrong one, such as "doubleTapTime" or "levels[3].factor". */
export function configCheck(settings?: Settings & { preset?: Preset }): string;
export function viewToContent(transform: TransformLike, viewX: number, viewY: number, out?: Partial<Point>): Point;
export function contentToView(
    transform: TransformLike, contentX: number, contentY: number, out?: Partial<Point>,
): Point;
/** 16 floats, column-major, from content coordinates relative to the origin to view units. */
export function transformToMatrix(
    transform: TransformLike, originX?: number, originY?: number, out?: Float32Array,
): Float32Array;
/** The value of the CSS property transform, for an element with `transform-origin: 0 0`. */
export function cssTransform(transform: Transform): string;

/** A call that the library refused, or an unknown name of a constant. */
export class TapzoomError extends Error {
    readonly status: Status;
    /** The wrong setting, option or number, such as "doubleTapTime" or "samples[2].x"; "" if it is not known. */
    readonly field: string;
    /** pushTouch, pushTouches, frame: how many samples the view took, which is the index of the bad one. */
    readonly accepted: number;
    /** run: how many frames are complete. */
    readonly done: number;
    /** replay: the call that diverged. */
    readonly entry: RecordEntry | null;
}

/** All settings of a view, as read. */
export type Config = {
    [name in keyof Settings]-?: Settings[name] extends SetOf<infer T> | undefined
        ? T[] : Exclude<Settings[name], undefined>
};

/** Result of View.frame: one object for each view, which the next frame fills again. */
export interface Frame {
    readonly transform: Transform;
    readonly state: State;
    /** Valid until the next frame or poll of the view; copy what you keep: { ...event }. */
    readonly events: readonly GestureEvent[];
}

export interface ViewOptions extends Settings {
    viewport: ViewportLike;
    content: RectLike;
    /** ["photos"] */
    preset?: Preset;
}

/** Content in a viewport, and the contacts on it. `out` receives a result, so that a frame makes no new object. */
export class View {
    constructor(options: ViewOptions);
    /** Frees the view, and detaches it. Closing it again does nothing. */
    close(): void;
    readonly closed: boolean;

    /** Changes the settings that are given; `preset` replaces all others. */
    setConfig(settings: Settings & { preset?: Preset }, options?: CommandOptions): void;
    getConfig(): Config;
    setViewport(viewport: ViewportLike): void;
    setContent(content: RectLike, keep?: Keep): void;
    setPagerOffset(x: number, y: number): void;

    pushTouch(
        time: number, id: number, phase: TouchPhase, x: number, y: number, tool?: Tool, flags?: readonly SampleFlag[],
        buttons?: readonly Button[],
    ): void;
    /** Pushes all samples, or the first `count`. */
    pushTouches(samples: Samples, count?: number): void;
    /** Returns whether the view consumed the scroll; then the page must not scroll. */
    pushScroll(scroll: Scroll): boolean;
    getContactOwner(id: number): Owner;
    setContactOwner(id: number, owner: "view" | "host"): void;
    cancelTouches(time: number): void;

    advance(time: number): void;
    frame(time: number, samples?: Samples | null, count?: number): Frame;
    /** For each time: scale, rotation, x and y in `transforms`; the events are new objects. */
    run(samples: Samples, times: ArrayLike<number>): { transforms: Float64Array; events: GestureEvent[] };
    rebaseTime(offset: number): void;

    getState(out?: Partial<State>): State;
    getTransform(out?: Partial<Transform>): Transform;
    getTransformAt(time: number, out?: Partial<Transform>): Transform;
    getTargetTransform(out?: Partial<Transform>): Transform;
    getVelocity(out?: Velocity): Required<Velocity>;
    getOverscroll(out?: Partial<Overscroll>): Overscroll;
    getScaleRange(out?: object): { min: number; max: number; fitted: number };
    /** For a transform, or the displayed one. */
    getRaster(transform?: TransformLike): { scale: number; residual: Transform };
    getVisibleRect(transform?: TransformLike): Required<Rect>;
    getSmartZoom(block: RectLike, contentX: number, contentY: number, maxScale?: number): Transform;
    /** Takes all events: the same array and objects in each call, valid until the next frame or poll. */
    pollEvents(): readonly GestureEvent[];

    setTransform(transform: TransformLike, options?: CommandOptions): void;
    zoomTo(scale: number, viewX: number, viewY: number, options?: CommandOptions): void;
    zoomToRect(rect: RectLike, options?: CommandOptions): void;
    centerOn(contentX: number, contentY: number, scale?: number, options?: CommandOptions): void;
    rotateTo(rotation: number, viewX: number, viewY: number, options?: CommandOptions): void;
    fit(options?: CommandOptions): void;
    panBy(dx: number, dy: number, options?: CommandOptions): void;
    zoomBy(factor: number, viewX: number, viewY: number, options?: CommandOptions): void;
    rotateBy(angle: number, viewX: number, viewY: number, options?: CommandOptions): void;
    setVelocity(velocity: Velocity): void;
    stopMotion(): void;

    saveState(): Uint8Array;
    loadState(bytes: Uint8Array): void;
    /** size: bytes of memory between two fetches [65536]; 0 ends the recording. */
    record(size?: number): void;
    fetchRecording(): Uint8Array;
    /** Replays a recording call by call. Entries and their events are new objects. */
    replay(bytes: Uint8Array): Generator<RecordEntry, void, void>;
}

/** The time of a view that runs slower or faster than the page. Both functions are monotonic, in seconds. */
export interface Clock {
    /** The view's time at a time of performance.now(). */
    toView(pageTime: number): number;
    /** The page's time at a time of the view; Infinity while the view's time stands still. */
    toPage(viewTime: number): number;
}

/** A frame of an attached view. */
export interface PageFrame extends Frame {
    /** Seconds, on the clock of performance.now() or of the option `clock`. */
    readonly time: number;
}

export interface AttachOptions {
    /** After each frame: draw with frame.transform. */
    onFrame?(frame: PageFrame): void;
    /** For each event, before onFrame. */
    onEvent?(event: GestureEvent): void;
    /** Whether a pointerdown, touchstart, wheel or gesturestart is for this view [all]. */
    filter?(event: Event): boolean;
    /** Buttons of a mouse that begin a contact [["primary"]]. */
    mouseButtons?: readonly Button[];
    /** Bars that cover the sides, as in Viewport, or a function that returns them. */
    insets?: Omit<Viewport, "width" | "height"> | (() => Omit<Viewport, "width" | "height">);
    /** Listen to wheels and trackpads [true]. */
    wheel?: boolean;
    /** Replaces wheelSource. `last` is the source of a report in the last 0.4 s. */
    wheelSource?(event: WheelEvent, last: ScrollSource | undefined): ScrollSource;
    /** Follow the size of the element [true]. */
    resize?: boolean;
    /** Follow devicePixelRatio [true]. */
    pixels?: boolean;
    /** Follow prefers-reduced-motion [true]. */
    reducedMotion?: boolean;
    /** Draw with getTransformAt, which smooths fingers whose rate is not that of the screen [false]. */
    resample?: boolean;
    /** Another time than the page's, for example slow motion. After a change of its rate call requestFrame. */
    clock?: Clock;
    /** The browser's menu: for a mouse only ["mouse"], for everything, or never. */
    contextMenu?: "mouse" | "always" | "never";
    /** The CSS property touch-action of the element ["none"]. */
    touchAction?: string;
}

/** The connection of a view and an element. */
export interface Attachment {
    readonly view: View;
    readonly element: HTMLElement;
    readonly attached: boolean;
    /** The contacts that are down. */
    readonly contacts: IterableIterator<Readonly<Point> & { readonly id: number; readonly tool: Tool }>;
    /** Requests a frame, for example because the content itself has changed. */
    requestFrame(): void;
    /** Reads the size and the insets again. A change of the element's size needs no call. */
    resize(): void;
    /** Removes listeners, styles, captures, frames and timers, and cancels the contacts. */
    detach(): void;
}

/** Connects a view to an element. */
export function attach(element: HTMLElement, view: View, options?: AttachOptions): Attachment;
/** Tells a wheel from a trackpad. `last` is the source of a report in the last 0.4 s. */
export function wheelSource(event: WheelEvent, last?: ScrollSource): ScrollSource;
