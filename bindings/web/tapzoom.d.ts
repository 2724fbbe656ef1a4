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
/**
 * A level: { fit: "contain", factor: 8 } and ["contain", 8] are eight times the scale that shows all of the content. A
 * number is a plain scale: 2.5 is ["none", 2.5]. A second fit and factor follow in the same order.
 */
export type LevelLike = number | Level | readonly [Fit, number] | readonly [Fit, number, Fit, number];
/** A transform as an argument: without a rotation it is 0. */
export type TransformLike = Pick<Transform, "scale" | "x" | "y"> & Partial<Transform>;
/**
 * Touches: TOUCH_LENGTH numbers each (time, id, x, y, phase, tool, flags, buttons, size; see `codes`), packed structs
 * of TOUCH_SIZE bytes, or objects.
 */
export type Touches = Float64Array | Uint8Array | readonly Touch[];
export interface Point { x: number; y: number; }

// generate.py begins: types
/** Phase of a touch. 0 is an error. */
export type TouchPhase = "began" | "moved" | "ended" | "cancelled";

/** Kind of contact. */
export type Tool = "finger" | "pen" | "mouse";

/** Presets, which you then change. */
export type Preset = "photos" | "maps" | "reader" | "board";

/** Unit of dx and dy. */
export type ScrollUnit = "pixel" | "line" | "page" | "notch120";

/** Device of a scroll. */
export type ScrollSource = "wheel" | "trackpad";

/** Phase of a scroll, as the window system reports it. */
export type ScrollPhase = "unphased" | "began" | "changed" | "ended" | "momentum";

/** Status of a call: TapzoomError.status. */
export type Status =
    | "ok" | "null" | "struct-size" | "not-finite" | "range" | "enum" | "time" | "contact-in-use" | "contact-unknown"
    | "contact-limit" | "memory" | "buffer-too-small" | "data" | "diverged" | "busy";

/** Flags of a contact. */
export type ContactFlag = "no-tap" | "no-slop" | "palm";

/** Buttons of a mouse or a pen. All act alike. */
export type Button = "primary" | "secondary" | "middle" | "back" | "forward" | "eraser";

/**
 * Kinds of events. A gesture without duration sends one DISCRETE event. Any other sends BEGAN, perhaps CHANGED, and
 * exactly one ENDED or CANCELLED. Skip kinds that you do not know.
 */
export type EventKind =
    | "none" | "tap-pending" | "tap" | "double-tap" | "fingers-tap" | "long-press" | "pan" | "pinch" | "rotate"
    | "quick-zoom" | "swipe" | "fling" | "scroll" | "animation" | "settled" | "limit" | "page" | "owner" | "edge"
    | "fingers-drag" | "failed" | "snap";

/** Phase of an event. */
export type Phase = "discrete" | "began" | "changed" | "ended" | "cancelled";

/**
 * Limits of the transform: the content is there or beyond, in motion or at rest. Content that cannot move is at both
 * edges.
 */
export type Limit = "left" | "top" | "right" | "bottom" | "min-scale" | "max-scale";

/** Direction of a movement in the view. LEFT and UP are toward smaller x and y. */
export type Direction = "none" | "left" | "up" | "right" | "down";

/** What moves the view at an event. */
export type Cause = "user" | "command" | "driven";

/** Reason of FAILED. To let the gesture pass, set the setting that `setting` names just beyond `measured`. */
export type FailureReason =
    | "none" | "moved" | "held" | "too-early" | "too-late" | "too-far" | "too-short" | "too-slow" | "angle" | "tool"
    | "count" | "off" | "limit" | "lost" | "claimed" | "cancelled" | "stopped";

/** Easing curve. An animation that replaces a motion starts with its velocity. */
export type Curve = "standard" | "ease-out";

/** Path of an animation. */
export type Path = "direct" | "fly";

/** Steps of keys, buttons and switches, about the center of the safe area. */
export type Step = "zoom-in" | "zoom-out" | "left" | "up" | "right" | "down" | "clockwise" | "counterclockwise" | "fit";

/** Gestures to recognize: the bits of their events. One that is off delays no other. */
export type Gesture =
    | "tap" | "double-tap" | "fingers-tap" | "long-press" | "pan" | "pinch" | "rotate" | "quick-zoom" | "swipe"
    | "fling";

/** A scale that depends on the sizes of the content and the safe area. */
export type Fit = "none" | "contain" | "cover" | "width" | "height" | "one-to-one" | "scale-down";

/** Limits of the translation. */
export type Bounds = "content" | "inside" | "none";

/** Zoom of a tap or press. Two-finger taps zoom out, the others in. */
export type Zoom = "none" | "step" | "toggle" | "cycle" | "levels" | "fit" | "center";

/** Effect of a scroll. */
export type ScrollAction = "none" | "pan" | "zoom";

/** Where the zoom of a tap puts the tapped point. */
export type Anchor = "point" | "center";

/** Point about which fingers and scrolls zoom. */
export type PinchAnchor = "centroid" | "center";

/** Scales to which a zoom snaps, in its direction and within snapTolerance. */
export type Snap = "none" | "levels" | "steps";

/** Source of the momentum after a trackpad's scroll that ends in motion. */
export type Momentum = "host" | "library" | "auto";

/** Numbers of fingers. */
export type FingerCount = "two" | "three" | "four" | "five";

/** What the view keeps when its content changes. */
export type Keep = "picture" | "coordinates";

/**
 * Owner of a contact. Those of hostTools and hostButtons are HOST from their landing. With minPanContacts 2 a lone
 * finger is UNDECIDED for twoFingerLandTime, then HOST; or VIEW if a second one lands by then.
 */
export type Owner = "view" | "host" | "undecided" | "ignored";

/** Kinds of recorded calls, by the names of their functions. */
export type RecordKind =
    | "start" | "load-state" | "config" | "viewport" | "content" | "pager-offset" | "touch" | "scroll" | "owner"
    | "cancel-touches" | "advance" | "rebase-time" | "set-transform" | "zoom-to" | "zoom-to-rect" | "center-on"
    | "rotate-to" | "fit" | "pan-by" | "zoom-by" | "rotate-by" | "set-velocity" | "stop-motion" | "poll" | "pen-near"
    | "step";

/**
 * Maps content to the view, by rotation and scale about content point (0, 0) and then a translation:
 *
 *     viewX = scale * (cos(rotation) * contentX - sin(rotation) * contentY) + x
 *     viewY = scale * (sin(rotation) * contentX + cos(rotation) * contentY) + y
 *
 * As an argument, scale is 1e-40 to 1e40, and the other numbers are -1e40 to 1e40.
 */
export interface Transform {
    /** View units per content unit, above 0. */
    scale: number;
    /** Radians. */
    rotation?: number;
    /** Position of content point (0, 0) in view units. */
    x: number;
    y: number;
}

/** An upright rectangle, such as that of the content. */
export interface Rect {
    /** Smallest coordinates, at most MAX_LENGTH from 0. */
    x?: number;
    y?: number;
    /** Sizes, MIN_SIZE to MAX_LENGTH. */
    width: number;
    height: number;
}

/**
 * The area for the content, in view units. The safe area is what the bars on its sides leave free, and at least 1/64 of
 * each size.
 */
export interface Viewport {
    /** Size, MIN_SIZE to MAX_LENGTH. */
    width: number;
    height: number;
    /** Insets: the widths of the bars, 0 to MAX_LENGTH. */
    left?: number;
    top?: number;
    right?: number;
    bottom?: number;
}

/** One contact at one instant. */
export interface Touch {
    /** Seconds. */
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
    /** ContactFlag bits; those at BEGAN count, and PALM at any touch. */
    flags?: ContactFlag[];
    /** Button bits at BEGAN, or 0. */
    buttons?: Button[];
    /** Longer axis of the contact's area, view units, 0 to MAX_LENGTH; 0 if unknown. */
    size?: number;
}

/** One report of a wheel or a trackpad. */
export interface Scroll {
    /** Seconds. */
    time: number;
    /** Position of the pointer in view units. */
    x: number;
    y: number;
    /**
     * Delta since the last report, in `unit`, each -MAX_LENGTH to MAX_LENGTH. A positive dy scrolls the page down, or
     * zooms out, as in the DOM.
     */
    dx?: number;
    dy?: number;
    /**
     * Zoom factor of a trackpad's pinch or of Ctrl and a wheel (pass 1.26 a notch), 0, or 1e-6 to 1e6; 0 is none. It
     * zooms even if `wheel` or `trackpad` pans.
     */
    factor?: number;
    /** Rotation by a trackpad since the last report, radians, -1000 to 1000. */
    rotation?: number;
    /** ScrollUnit. */
    unit?: ScrollUnit;
    /** ScrollSource. */
    source?: ScrollSource;
    /** ScrollPhase. */
    phase?: ScrollPhase;
}

/** Velocity of the content at one point of the view, about which it scales and rotates. */
export interface Velocity {
    /** View units per second. */
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

/** One event. Fields that a kind does not use are 0. */
export interface GestureEvent {
    /** The true instant in seconds. */
    time: number;
    /** Id of the contact, of several the one that landed first. */
    contact: number;
    /** EventKind. */
    kind: EventKind;
    /** Phase. */
    phase: Phase;
    /** Contacts that take part. */
    contactCount: number;
    /** Taps of the quick series up to now. */
    tapCount: number;
    /**
     * Place in view units: the center of the fingers, the pointer of a scroll, otherwise the center of the safe area.
     */
    viewX: number;
    viewY: number;
    /** The content point at that place and time. */
    contentX: number;
    contentY: number;
    /** Where that contact landed, view units. */
    landingViewX: number;
    landingViewY: number;
    /** The content point on which it landed. */
    landingContentX: number;
    landingContentY: number;
    /** As in the displayed transform at that time. */
    scale: number;
    rotation: number;
    /** Velocity of the fingers, otherwise of the content, at that place; 0 in CHANGED. */
    velocity: Required<Velocity>;
    /** PAN, FINGERS_DRAG: travel for the host since the last polled one, view units. */
    unconsumedX: number;
    unconsumedY: number;
    /** Tool of the contact. */
    tool: Tool;
    /** Button bits at its landing. */
    buttons: readonly Button[];
    /** Limit bits. PAN: the edges beyond which the pager is displaced. */
    limits: readonly Limit[];
    /** Direction of SWIPE, PAGE and EDGE. */
    direction: Direction;
    /** OWNER: Owner from now on. */
    owner: Owner;
    /** FAILED: EventKind. */
    gesture: EventKind;
    /** FAILED: FailureReason. */
    reason: FailureReason;
    /** FAILED: name of the setting that decided, such as "tapSlop"; "" if none did. */
    setting: "" | keyof Settings;
    /** FAILED: the number measured, in its unit. */
    measured: number;
    /** FAILED: the bound that it missed. */
    allowed: number;
    /** ANIMATION, FLING, SETTLED and LIMIT: Cause. */
    cause: Cause;
}

/** Options of a command: all have defaults. */
export interface CommandOptions {
    /** false: at once; true: animated. */
    animated?: boolean;
    /** Curve. */
    curve?: Curve;
    /** Path. */
    path?: Path;
    /**
     * Duration of the animation in seconds, 0, or 0.001 to 10. 0 means Settings.animationDuration, or with FLY that of
     * flySpeed, at most 60 seconds.
     */
    duration?: number;
    /** Padding of zoomToRect in the safe area, view units, 0 to MAX_LENGTH each. */
    left?: number;
    top?: number;
    right?: number;
    bottom?: number;
    /** Largest scale of the target, 1e-40 to 1e40, or 0: that of the view. */
    maxScale?: number;
    /** FLY: curvature, 0.001 to 1000, or 0: sqrt 2. */
    flyRho?: number;
    /** FLY without duration: rho-screenfuls per second, 0.001 to 1000, or 0: 1.2. */
    flySpeed?: number;
    /**
     * true: for following another camera, even in each frame. Sends only LIMIT and, after a pause, SETTLED; no effect
     * while the user moves the view. Not with `animated`.
     */
    quiet?: boolean;
}

/** A scale that keeps its meaning after a resize: a factor times a fit, or the larger of two such terms. */
export interface Level {
    /** Fit. */
    fit: Fit;
    /** Factor, 1e-6 to 1e6. */
    factor: number;
    /** Fit of the second term; "none" without one. */
    otherFit?: Fit;
    /** Factor of the second term, 1e-6 to 1e6; 0 without one. */
    otherFactor?: number;
}

/** Every setting. Brackets hold the default, and the presets with another one. */
export interface Settings {
    /** Gesture bits [all but ROTATE; MAPS: all but ROTATE, SWIPE; BOARD: all but ROTATE, SWIPE]. */
    gestures?: SetOf<Gesture>;
    /** Points per view unit, 1e-3 to 1e3 [1]. 160 / dpi if a view unit is a pixel. */
    pointsPerUnit?: number;
    /** Device pixels per view unit, for ONE_TO_ONE and rasters, 1e-3 to 1e3 [1]. */
    pixelsPerUnit?: number;
    /** Fit of the fitted view [CONTAIN; PHOTOS: SCALE_DOWN; MAPS: COVER; READER: WIDTH]. */
    fit?: Fit;
    /** Bounds [CONTENT; BOARD: NONE]. */
    bounds?: Bounds;
    /**
     * Smallest scale [1 x CONTAIN; PHOTOS: 1 x SCALE_DOWN; MAPS: 1 x COVER; READER: 1 x WIDTH; BOARD: 0.1 x CONTAIN].
     */
    minScale?: LevelLike;
    /**
     * Largest scale, never less than minScale [6 x CONTAIN; PHOTOS: larger of 2 x ONE_TO_ONE and 6 x SCALE_DOWN; MAPS:
     * 64 x COVER; READER: 5 x WIDTH; BOARD: 10 x CONTAIN].
     */
    maxScale?: LevelLike;
    /** Zoom [TOGGLE; MAPS: STEP; BOARD: FIT]. */
    doubleTap?: Zoom;
    /** ScrollAction of a wheel [ZOOM; READER: PAN]. */
    wheel?: ScrollAction;
    /** ScrollAction of a trackpad's scroll; its pinch always zooms [PAN]. */
    trackpad?: ScrollAction;
    /** true: nothing animates or flings; the same events come [false]. */
    reducedMotion?: boolean;
    /** Where smaller content lies: 0 is left, 1 is right. A part, 0 to 1 [0.5]. */
    alignX?: number;
    /** Place of the content that the view aligns along y: 0 is TOP, 1 is BOTTOM. A part, 0 to 1 [0.5; READER: 0]. */
    alignY?: number;
    /** Least part of the safe area that content covers, or of smaller content that stays there, 0 to 1 [1]. */
    visiblePart?: number;
    /**
     * Length added to the part of the content that stays visible, view units, -1e12 to 1e12 [0]. -40 allows a margin of
     * 40.
     */
    visibleExtra?: number;
    /** true: content that cannot scroll along x follows a drag elastically [false; PHOTOS: true]. */
    alwaysBounceX?: boolean;
    /** Whether content that cannot scroll along y follows a drag elastically [false]. */
    alwaysBounceY?: boolean;
    /** Zoom [NONE; MAPS: STEP; READER: FIT]. */
    twoFingerTap?: Zoom;
    /** Anchor of all taps and presses [POINT; READER: CENTER]. */
    tapAnchor?: Anchor;
    /** PinchAnchor [CENTROID]. */
    pinchAnchor?: PinchAnchor;
    /** Zoom of TAP [NONE]. */
    tapAction?: Zoom;
    /** Zoom of LONG_PRESS [NONE]. */
    pressAction?: Zoom;
    /** FingerCount bits of the numbers of fingers that tap together [TWO]. */
    fingerTaps?: SetOf<FingerCount>;
    /** Snap [NONE]. */
    snap?: Snap;
    /** Factor of a step, 1.01 to 100 [1.5; MAPS: 2]. */
    zoomStep?: number;
    /** Duration of an animation, seconds, 0, or 0.001 to 10 [0.30]. */
    animationDuration?: number;
    /** Largest distance in ln(scale) over which the view snaps, 0 to 10 [0.35]. */
    snapTolerance?: number;
    /** Scales of LEVELS, in any order, and of TOGGLE: the first [none; PHOTOS: 2.5 x SCALE_DOWN; READER: 2 x WIDTH]. */
    levels?: readonly LevelLike[];
    /** Momentum [AUTO]. */
    momentum?: Momentum;
    /** true: dy zooms in the opposite direction [false]. */
    invertZoom?: boolean;
    /** Exponent of the zoom: 3 notches zoom by 2 to this power, 0.01 to 10 [1]. */
    wheelSpeed?: number;
    /** Rate at which a wheel's remaining motion decays, 1/s, 0, or 1 to 1000 [23]. */
    wheelSmoothing?: number;
    /** Silence after which a scroll without phases ends, seconds, 0.01 to 10 [0.15]. */
    scrollEndTime?: number;
    /** Decay of the velocity, 1/s, 0.01 to 1000 [2]. */
    flingDecay?: number;
    /** Decay of the velocity of zoom and rotation, 1/s, 0, or 0.1 to 1000 [13]. 0 is off. */
    flingZoomDecay?: number;
    /** Slowest pan that flings, points per second, 0 to 1e6 [200]. */
    flingMinSpeed?: number;
    /** Factor by which content gives beyond its bounds, 0 to 1 [0.55]. 0 is a hard stop. */
    rubberBand?: number;
    /** Factor by which a pinch can exceed a scale limit, 1 to 100 [2]. */
    rubberBandScale?: number;
    /** Frequency of the spring that returns content, radians per second, 0.1 to 1000 [12]. */
    springFrequency?: number;
    /** Longest pause from a lift to the next landing, seconds, 0.01 to 10 [0.30]. */
    doubleTapTime?: number;
    /** Largest distance between two taps, points, 0 to 1e4 [40]. */
    doubleTapDistance?: number;
    /** Longest tap if LONG_PRESS is off, seconds, 0.01 to 10 [1]. */
    tapTime?: number;
    /**
     * Travel that a finger's tap allows where nothing can pan, points, 10 to 1e4 [18]. Elsewhere, and for a pen and a
     * mouse, it is 10.
     */
    tapSlop?: number;
    /** Rest after which a long press begins, seconds, 0.01 to 10 [0.45]. */
    pressTime?: number;
    /** Longest contact of a two-finger tap, seconds, 0.01 to 10 [0.35]. */
    twoFingerTapTime?: number;
    /** Longest time between the landings, seconds, 0 to 10 [0.15]. */
    twoFingerLandTime?: number;
    /** Longest time between the lifts, seconds, 0 to 10 [0.15]. */
    twoFingerLiftTime?: number;
    /**
     * Travel of the fingers before a pan, points, 0 to 1e4 [10]. It is taken off the motion. A pen needs 0.6 of it, a
     * mouse 0.3.
     */
    panSlop?: number;
    /** Ratio of travel along the axes above which a pan keeps to one, 0, or 1 to 100 [0]. 1.25 is usual. */
    axisLockRatio?: number;
    /** Slowest swipe, within 30 degrees of an axis, points per second, 0 to 1e6 [300]. */
    swipeSpeed?: number;
    /** Least overscroll that sends PAGE, part of the safe area's width, 0 to 10 [0.25]. */
    pageOverscroll?: number;
    /**
     * Change of the fingers' mean radius before a pinch, points, 0 to 1e4 [6]. It is taken off the motion: two fingers
     * that spread from 100 to 212 points zoom by 212 / (100 + 12).
     */
    pinchSlop?: number;
    /** Exponent of the zoom by a pinch, 0.01 to 10 [1]. */
    pinchSpeed?: number;
    /** Distance of the fingers below which a pinch zooms less and less, points, 0 to 1e4 [50]. */
    pinchMinSpan?: number;
    /** Arc before a rotation, points, 0 to 1e4 [25]. It grows while fingers spread. */
    rotateSlop?: number;
    /** Angle from a detent within which a rotation snaps, radians, 0 to 0.785 [0.122]. */
    rotateSnap?: number;
    /**
     * Angle from one detent to the next, radians, 0.01 to 6.284 [1.5707963267948966; MAPS: 6.283185307179586]. A full
     * turn has one detent: north.
     */
    rotateSnapStep?: number;
    /** Drag that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags [140]. */
    quickZoomDistance?: number;
    /** EventKind of each kind to send [all but FAILED, SNAP]. */
    events?: SetOf<EventKind>;
    /** true: corrects late times, and doubled and unknown touches: see pushTouches [true]. */
    lenient?: boolean;
    /** Contacts needed to move the view, 1 to 2 [1]. With 2 a single finger is the host's. */
    minPanContacts?: number;
    /** "left"..BOTTOM bits of the edges beyond which a drag or a fling moves the host's pager [0]. */
    pagerEdges?: SetOf<Edge>;
    /** Tool of each tool of the host, such as a pen that draws [0]. */
    hostTools?: SetOf<Tool>;
    /** Button bits: contacts that land with one of them are the host's [0]. */
    hostButtons?: SetOf<Button>;
    /** "three"..FIVE bits of the numbers of fingers that send FINGERS_DRAG [0]. */
    dragFingers?: SetOf<FingerCount>;
    /** Size of a finger above which it is a palm, points, 0 to 1e12; 0 is off [0]. 125 (20 mm) suits drawing. */
    palmSize?: number;
    /**
     * Fingers that land while a pen is down, or this long after it, are ignored, seconds, 0 to 1e12; 0 is off [0]. 0.5
     * suits drawing.
     */
    penGuardTime?: number;
    /** A landing sooner than this after a lift continues the contact, seconds, 0 to doubleTapTime [0.04]. */
    tapDebounceTime?: number;
    /** Time after a tap in which landings are ignored, for hands that tremble, seconds, 0 to 10; 0 is off [0]. */
    tapIgnoreTime?: number;
    /**
     * Time after the first lift of several fingers in which the others move nothing, unless they go beyond 9 points,
     * seconds, 0 to 1 [0.08].
     */
    liftGraceTime?: number;
    /** Fastest fling, points per second, flingMinSpeed to 1e6 [20000]. */
    flingMaxSpeed?: number;
    /** Speed above which flings add up, points per second, 0 to 1e6 [350]. */
    flingBoostSpeed?: number;
    /** Least arc before a rotation away from a detent, points, 0 to 1e4 [0]. 45 keeps a map at north. */
    rotateSlopSnapped?: number;
    /** Longest prediction of fingers for drawing, seconds, 0 to 0.025; 0 is off [0]. */
    predictTime?: number;
}

/** How far the content is beyond its limits. */
export interface Overscroll {
    /** Displayed, view units: positive beyond LEFT or TOP. */
    x: number;
    y: number;
    /** Excess before the rubber band. */
    rawX: number;
    rawY: number;
    /** Displayed excess in ln(scale); negative below the smallest scale. */
    logScale: number;
    /** Excess before the rubber band. */
    rawLogScale: number;
}

/** A contact that is down. */
export interface Contact {
    /** Its id. */
    id: number;
    /** View units. */
    x: number;
    y: number;
    /** Seconds. */
    landingTime: number;
    /** View units. */
    landingViewX: number;
    landingViewY: number;
    /** Content units. */
    landingContentX: number;
    landingContentY: number;
    /** Owner. */
    owner: Owner;
    /** Tool. */
    tool: Tool;
    /** Button bits at its landing. */
    buttons: readonly Button[];
}

/** One replayed call. */
export interface RecordEntry {
    /** Index of the call; START is 0. */
    number: number;
    /** Hash of all calls and outcomes since START. */
    hash: bigint;
    /** The view's clock after the call. */
    time: number;
    /** RecordKind. */
    kind: RecordKind;
    /** Events that the call polled. */
    eventCount: number;
    /** Its real arguments in order. */
    numbers: number[];
    /** Its integer arguments. */
    integers: number[];
    /** The events that the call polled. */
    events: GestureEvent[];
}

/** The version of the ABI. */
export const VERSION_MAJOR: 1;
/** Most contacts of a view. */
export const MAX_CONTACTS: 16;
/** Most levels. */
export const MAX_LEVELS: 8;
/** Most events that wait. */
export const EVENT_CAPACITY: 32;
/** Largest size and coordinate. */
export const MAX_LENGTH: 1e12;
/** Smallest size. */
export const MIN_SIZE: 1e-6;
/** Largest time, seconds. */
export const MAX_TIME: 1e12;
// generate.py ends

/** What a host checks each frame. */
export interface State {
    /** The view's clock in seconds; -Infinity before the first time. */
    time: number;
    /**
     * When the host must call advance next, in seconds. It is the clock while the view moves or a frame is open.
     * Otherwise it is the time of the next event that needs no input: a confirmed tap, a long press, the owner of
     * an UNDECIDED contact, the end of liftGraceTime, of twoFingerLiftTime, of a scroll, or of the wait for its
     * momentum. Infinity means that the host may sleep until the next input.
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
    /** Quiet commands move the view; SETTLED comes 0.15 s after the last one. */
    driven: boolean;
    /** The limits that the displayed content has reached. */
    limits: readonly Limit[];
    /** Contacts that are down. */
    contactCount: number;
    /** Events that wait for the poll. A full queue may drop some of them at the poll. */
    waitingCount: number;
}

/** Bytes of a packed touch. */
export const TOUCH_SIZE: 64;
/** Numbers of a touch in a Float64Array. */
export const TOUCH_LENGTH: 9;
/** Numbers of the enumerations, for typed arrays: codes.touch.began is 1. */
export const codes: {
    readonly touch: Readonly<Record<TouchPhase, number>>;
    readonly tool: Readonly<Record<Tool, number>>;
    readonly contact: Readonly<Record<ContactFlag, number>>;
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
/** The transform that applies `inner` and then `outer`: of a picture on a page, and of the page in the view. */
export function transformCompose(outer: TransformLike, inner: TransformLike, out?: Partial<Transform>): Transform;
/** The inverse transform, from the view to the content. */
export function transformInvert(transform: TransformLike, out?: Partial<Transform>): Transform;
/**
 * A transform between two others, for a page that animates by itself: `from` at t = 0; at 1 `to`, whose rotation may
 * differ by full turns.
 */
export function transformInterpolate(
    from: TransformLike, to: TransformLike, t: number, out?: Partial<Transform>,
): Transform;
/** The numbers a, b, c, d, x, y, as setTransform of a canvas and matrix() of CSS take them. */
export function transformToAffine(transform: TransformLike, out?: Float64Array): Float64Array;
/** 16 floats, column-major, from content coordinates relative to the origin to view units. */
export function transformToMatrix(
    transform: TransformLike, originX?: number, originY?: number, out?: Float32Array,
): Float32Array;
/** The value of the CSS property transform, for an element with `transform-origin: 0 0`. */
export function cssTransform(transform: Transform): string;

/** A call that the library refused, or an unknown name of a constant. The message has the value and its range. */
export class TapzoomError extends Error {
    readonly status: Status;
    /**
     * The wrong setting, option or argument, such as "doubleTapTime", "viewport.width" or "touches[2].x"; "" if it is
     * not known.
     */
    readonly field: string;
    /** pushTouches, frame: how many touches the view took. They come before the bad one. */
    readonly accepted: number;
    /** replay: the call that diverged. */
    readonly entry: RecordEntry | null;
}

/** All settings of a view, as read. */
export type Config = {
    [name in keyof Settings]-?: Settings[name] extends SetOf<infer T> | undefined ? T[]
        : Level extends Settings[name] ? Level
        : Level[] extends Settings[name] ? Level[] : Exclude<Settings[name], undefined>
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
    getViewport(out?: Partial<Viewport>): Required<Viewport>;
    setContent(content: RectLike, keep?: Keep): void;
    getContent(out?: Partial<Rect>): Required<Rect>;
    setPagerOffset(x: number, y: number): void;

    pushTouch(
        time: number, id: number, phase: TouchPhase, x: number, y: number, tool?: Tool, flags?: readonly ContactFlag[],
        buttons?: readonly Button[], size?: number,
    ): void;
    /** Pushes all touches, or the first `count`. */
    pushTouches(touches: Touches, count?: number): void;
    /** Returns whether the view consumed the scroll; then the page must not scroll. */
    pushScroll(scroll: Scroll): boolean;
    getContactOwner(id: number): Owner;
    setContactOwner(id: number, owner: "view" | "host"): void;
    /** The contacts that are down, in any order: new objects. Positions include the moves of an open touch frame. */
    getContacts(): Contact[];
    cancelTouches(time: number): void;
    /** Reports that a pen hovers near the glass: a finger that lands until `pen_guard_time` after it is ignored. */
    penNear(time: number): void;

    advance(time: number): void;
    frame(time: number, touches?: Touches | null, count?: number): Frame;
    rebaseTime(offset: number): void;

    getState(out?: Partial<State>): State;
    getTransform(out?: Partial<Transform>): Transform;
    getTransformAt(time: number, out?: Partial<Transform>): Transform;
    getTargetTransform(out?: Partial<Transform>): Transform;
    getVelocity(out?: Velocity): Required<Velocity>;
    getOverscroll(out?: Partial<Overscroll>): Overscroll;
    getScaleRange(out?: object): { min: number; max: number; fitted: number };
    /** The steps that would change the target: a new array. */
    getActions(): Step[];
    /** Device pixels per content unit of the raster into which to draw the content. */
    getRasterScale(): number;
    /** From pixels of that raster to device pixels of the viewport, for a transform, or the displayed one. */
    getRasterTransform(transform?: TransformLike): Transform;
    /** For a transform, or the displayed one. */
    getVisibleRect(transform?: TransformLike): Required<Rect>;
    /** The content points that may be at the center of the safe area, for a transform, or the displayed one. */
    getPanRange(transform?: TransformLike): Required<Rect>;
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
    /** Moves the target by a step. A step without room only sends a "limit". */
    step(action: Step, options?: CommandOptions): void;
    setVelocity(velocity: Velocity): void;
    stopMotion(): void;

    saveState(): Uint8Array;
    loadState(bytes: Uint8Array): void;
    /** size: bytes of memory between two fetches [65536]. */
    beginRecording(size?: number): void;
    fetchRecording(): Uint8Array;
    /** Fetch first: the call discards the bytes that the program has not fetched. */
    endRecording(): void;
    /** Replays a recording, or its next part, call by call. Entries and their events are new objects. */
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
    /**
     * Whether a pointerdown, touchstart, wheel or gesturestart is for this view. Without a filter all are, but for a
     * contact that lands on a control inside the element: a link, a button, a field, a label, or a child with
     * data-tapzoom="page". Other children have clicks, too.
     */
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
    /** Another time than the page's, for example slow motion. After a change of its rate call requestFrame. */
    clock?: Clock;
    /** The browser's menu: for a mouse only ["mouse"], for everything, or never. */
    contextMenu?: "mouse" | "always" | "never";
    /**
     * A fixed value of the CSS property touch-action of the element. Without it, attach leaves the axes along which a
     * lone finger can neither move the view nor turn a page to the page: a fitted picture lets the page scroll, a
     * zoomed one pans. Pinches, and a finger after a tap, are for the view. With minPanContacts 2 a lone finger always
     * scrolls the page. "none" keeps all fingers, for a page that does not scroll, for vertical swipes, and for a
     * finger that draws or drags objects.
     */
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

/**
 * Connects a view to an element: pointers, wheel, trackpad gestures, sizes and frames. A missing element or view, and
 * an unknown option, is a TypeError.
 */
export function attach(element: HTMLElement, view: View, options?: AttachOptions): Attachment;
/** Tells a wheel from a trackpad. `last` is the source of a report in the last 0.4 s. */
export function wheelSource(event: WheelEvent, last?: ScrollSource): ScrollSource;
