# SPDX-License-Identifier: MIT
# bindings/generate.py writes this file from tapzoom.h.
"""The settings of a view: their types as keywords, and their documentation."""

from __future__ import annotations

from typing import Iterable, TypedDict, Union

from ._settings import LevelLike, choice, count, flags, kinds, level, levels, number, switch
from .enums import (
    Anchor,
    Bounds,
    Button,
    EventKind,
    FingerCount,
    Fit,
    Gesture,
    Limit,
    Momentum,
    PinchAnchor,
    ScrollAction,
    Snap,
    Tool,
    Zoom,
)


class Settings(TypedDict, total=False):
    """The settings as keywords of Config, Config.replace and View. help(tapzoom.Config) documents each of them."""

    gestures: Union[Gesture, int, str, Iterable[Union[Gesture, int, str]]]
    events: Iterable[Union[EventKind, int, str]]
    lenient: bool
    reduced_motion: bool
    points_per_unit: float
    pixels_per_unit: float
    fit: Union[Fit, int, str]
    bounds: Union[Bounds, int, str]
    align_x: float
    align_y: float
    visible_part: float
    visible_extra: float
    min_scale: LevelLike
    max_scale: LevelLike
    double_tap: Union[Zoom, int, str]
    two_finger_tap: Union[Zoom, int, str]
    tap_anchor: Union[Anchor, int, str]
    pinch_anchor: Union[PinchAnchor, int, str]
    snap: Union[Snap, int, str]
    snap_tolerance: float
    zoom_step: float
    animation_duration: float
    levels: Iterable[LevelLike]
    tap_time: float
    tap_slop: float
    tap_debounce_time: float
    double_tap_time: float
    double_tap_distance: float
    two_finger_tap_time: float
    two_finger_land_time: float
    two_finger_lift_time: float
    press_time: float
    pan_slop: float
    axis_lock_ratio: float
    pinch_slop: float
    pinch_speed: float
    pinch_min_span: float
    rotate_slop: float
    rotate_snap: float
    lift_grace_time: float
    swipe_speed: float
    quick_zoom_distance: float
    page_overscroll: float
    fling_min_speed: float
    fling_max_speed: float
    fling_decay: float
    fling_boost_speed: float
    fling_zoom_decay: float
    rubber_band: float
    rubber_band_scale: float
    spring_frequency: float
    always_bounce_x: bool
    always_bounce_y: bool
    momentum: Union[Momentum, int, str]
    wheel: Union[ScrollAction, int, str]
    trackpad: Union[ScrollAction, int, str]
    invert_zoom: bool
    wheel_speed: float
    wheel_smoothing: float
    scroll_end_time: float
    min_pan_contacts: int
    pager_edges: Union[Limit, int, str, Iterable[Union[Limit, int, str]]]
    host_tools: Iterable[Union[Tool, int, str]]
    host_buttons: Union[Button, int, str, Iterable[Union[Button, int, str]]]
    finger_taps: Union[FingerCount, int, str, Iterable[Union[FingerCount, int, str]]]
    drag_fingers: Union[FingerCount, int, str, Iterable[Union[FingerCount, int, str]]]
    palm_size: float
    pen_guard_time: float
    tap_action: Union[Zoom, int, str]
    press_action: Union[Zoom, int, str]
    tap_ignore_time: float
    rotate_snap_step: float
    rotate_slop_snapped: float
    predict_time: float


class SettingFields:
    """The settings of a Config. Brackets hold the default and the presets with another default."""

    __slots__ = ()

    gestures = flags(
        Gesture,
        "Gesture bits to recognize [all but ROTATE; MAPS: all but ROTATE, SWIPE; BOARD: all but ROTATE, SWIPE].",
    )
    events = kinds(
        EventKind,
        "EventKind for each kind that the host polls [all but FAILED, SNAP]. Bits without a kind are allowed.",
    )
    lenient = switch(
        "True: the view corrects times before its clock, and doubled and unknown touches: see View.push_touches. "
        "False: they are errors, which a host wants while it tests its own times [True]."
    )
    reduced_motion = switch(
        "True: animations, wheels and returns into the limits take effect at once, and flings do not move. The same "
        "events come in order [False]."
    )
    points_per_unit = number("Points per view unit, 1e-3 to 1e3 [1]. 160 / dpi if a view unit is a pixel.")
    pixels_per_unit = number("Device pixels per view unit, for ONE_TO_ONE and rasters, 1e-3 to 1e3 [1].")
    fit = choice(Fit, "Fit of the fitted view [CONTAIN; PHOTOS: SCALE_DOWN; MAPS: COVER; READER: WIDTH].")
    bounds = choice(Bounds, "Bounds [CONTENT; BOARD: NONE].")
    align_x = number(
        "Place of the content in the fitted view, and of content that the bounds align: 0 is left, 1 is right. A "
        "part, 0 to 1 [0.5]."
    )
    align_y = number("The same along y: 0 is TOP, 1 is BOTTOM. A part, 0 to 1 [0.5; READER: 0].")
    visible_part = number("Part of the content that stays visible: see Bounds.CONTENT. 0 to 1 [1].")
    visible_extra = number(
        "Length added to that part, view units, -1e12 to 1e12 [0]. A negative one is a margin that content may leave "
        "at each side."
    )
    min_scale = level(
        "Smallest scale, at any rotation [1 x CONTAIN; PHOTOS: 1 x SCALE_DOWN; MAPS: 1 x COVER; READER: 1 x WIDTH; "
        "BOARD: 0.1 x CONTAIN]."
    )
    max_scale = level(
        "Largest scale; below min_scale it acts as min_scale [6 x CONTAIN; PHOTOS: larger of 2 x ONE_TO_ONE and 6 x "
        "SCALE_DOWN; MAPS: 64 x COVER; READER: 5 x WIDTH; BOARD: 10 x CONTAIN]."
    )
    double_tap = choice(Zoom, "Zoom [TOGGLE; MAPS: STEP; BOARD: FIT].")
    two_finger_tap = choice(Zoom, "Zoom [NONE; MAPS: STEP; READER: FIT].")
    tap_anchor = choice(
        Anchor,
        "Anchor: where the zoom of any tap puts the content under the lift, or between two fingers [POINT; READER: "
        "CENTER].",
    )
    pinch_anchor = choice(PinchAnchor, "PinchAnchor [CENTROID].")
    snap = choice(Snap, "Snap: scales to which the view snaps [NONE].")
    snap_tolerance = number("Largest distance in ln(scale) over which the view snaps, 0 to 10 [0.35].")
    zoom_step = number("Factor of a step, 1.01 to 100 [1.5; MAPS: 2].")
    animation_duration = number("Duration of the animation of a tap or a command, seconds, 0, or 0.001 to 10 [0.30].")
    levels = levels("Scales of TOGGLE and LEVELS, in any order [none; PHOTOS: 2.5 x SCALE_DOWN; READER: 2 x WIDTH].")
    tap_time = number(
        "Longest tap if LONG_PRESS is off or not polled, seconds, 0.01 to 10 [1]. Otherwise a tap lifts before "
        "press_time."
    )
    tap_slop = number(
        "Travel that a finger's tap and long press allow where nothing can pan, points, 10 to 1e4 [18]. Travel is the "
        "largest distance from the landing. Where the content can pan, and for a pen and a mouse, it is 10."
    )
    tap_debounce_time = number(
        "A landing sooner than this after a lift is a bounce and continues the same tap or motion, seconds, 0 to "
        "double_tap_time [0.04]. A landing of the same tool at the very time of the lift is not a bounce."
    )
    double_tap_time = number("Longest pause from one lift to the next landing, seconds, 0.01 to 10 [0.30].")
    double_tap_distance = number("Largest distance between two taps, points, 0 to 1e4 [40].")
    two_finger_tap_time = number("Longest contact of a two-finger tap, seconds, 0.01 to 10 [0.35].")
    two_finger_land_time = number("Longest time between the landings of two fingers, seconds, 0 to 10 [0.15].")
    two_finger_lift_time = number("Longest time between their lifts, seconds, 0 to 10 [0.15].")
    press_time = number("Rest after which a long press begins, seconds, 0.01 to 10 [0.45].")
    pan_slop = number(
        "Travel of the contacts' center before a pan or a quick zoom, points, 0 to 1e4 [10]. The view subtracts it "
        "from the motion. A pen needs 0.6 of it, a mouse 0.3. Where the content cannot pan, at least the travel of a "
        "tap counts. During a pinch the slop is 0."
    )
    axis_lock_ratio = number(
        "Ratio of the longer to the shorter axis of travel, above which a beginning one-finger pan keeps to the "
        "longer axis, 0, or 1 to 100 [0]. 1.25 is usual. Enough travel across the axis unlocks it, without a jump."
    )
    pinch_slop = number(
        "Change of the fingers' mean radius before a pinch, points, 0 to 1e4 [6]. The view subtracts it from the "
        "motion."
    )
    pinch_speed = number(
        "Exponent of the pinch: the scale is proportional to the fingers' distance to this power, 0.01 to 10 [1]."
    )
    pinch_min_span = number(
        "Distance of the fingers below which a pinch zooms less and less, without a jump, points, 0 to 1e4 [50]."
    )
    rotate_slop = number(
        "Arc before a rotation, points, 0 to 1e4 [25]. The arc is the angle x half the smallest distance of the "
        "fingers, at least pinch_min_span / 2. The view subtracts the slop from the motion. The slop grows up to "
        "twice this while the fingers also spread or travel."
    )
    rotate_snap = number(
        "Largest angle to a detent at which the rotation snaps to it when the fingers lift, radians, 0 to 0.785 "
        "[0.122]. 0.122 is 7 degrees. Above half of rotate_snap_step every rotation snaps."
    )
    lift_grace_time = number(
        "Grace period after the first of several fingers lifts, in which the view discards the movement of the "
        "others, seconds, 0 to 1 [0.08]. If all lift in it, the view flings with the velocity of the first lift. "
        "Movement of more than 9 points ends it, and the fingers move the view again. After a pinch the way that the "
        "last finger makes at its old speed does not count."
    )
    swipe_speed = number("Slowest swipe, within 30 degrees of an axis, points per second, 0 to 1e6 [300].")
    quick_zoom_distance = number(
        "Drag beyond the slop that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags [140]."
    )
    page_overscroll = number(
        "Least overscroll at the end of a pan that sends PAGE, if the pan began at the edge; part of the safe area's "
        "width, 0 to 10 [0.25]."
    )
    fling_min_speed = number(
        "Slowest pan that flings, points per second, 0 to 1e6 [200]. Only axes along which a drag moves the content "
        "count."
    )
    fling_max_speed = number("Fastest fling, points per second, fling_min_speed to 1e6 [20000].")
    fling_decay = number("Decay of the velocity, v' = -decay v, 1/s, 0.01 to 1000 [2].")
    fling_boost_speed = number(
        "Least speed at which a new fling adds to the one that its finger stopped at the landing, points per second, "
        "0 to 1e6 [350]. Both must be at least this fast, with less than 90 degrees between them. The sum is at most "
        "fling_max_speed."
    )
    fling_zoom_decay = number(
        "Decay of the velocities of zoom and rotation when fingers lift, v' = -decay v, 1/s, 0, or 0.1 to 1000 [13]."
    )
    rubber_band = number(
        "Stiffness c of the rubber band, 0 to 1 [0.55]. Content pulled x beyond its bounds moves (1 - 1 / (c x / d + "
        "1)) d; d is the length of the safe area. 0 is a hard stop without bounces."
    )
    rubber_band_scale = number("Factor by which a pinch can exceed a scale limit at most, 1 to 100 [2].")
    spring_frequency = number(
        "Frequency of the spring that returns content into its bounds, radians per second, 0.1 to 1000 [12]."
    )
    always_bounce_x = switch(
        "A drag along the x axis of content that cannot scroll along it. True: pulls the content against the rubber "
        "band. False: does not move it, nor does a fling [False; PHOTOS: True]."
    )
    always_bounce_y = switch("The same along its y axis [False].")
    momentum = choice(Momentum, "Momentum [AUTO].")
    wheel = choice(ScrollAction, "ScrollAction of a wheel [ZOOM; READER: PAN].")
    trackpad = choice(ScrollAction, "ScrollAction of a trackpad's scroll; its pinch always zooms [PAN].")
    invert_zoom = switch("True: dy zooms in the opposite direction [False].")
    wheel_speed = number("Exponent of the zoom by dy: 300 view units zoom by 2 to this power, 0.01 to 10 [1].")
    wheel_smoothing = number(
        "Decay of the remaining zoom or pan of a wheel, exp(-wheel_smoothing t), 1/s, 0, or 1 to 1000 [23]."
    )
    scroll_end_time = number(
        "Time without a report after which a scroll without phases, or a system's momentum, ends, seconds, 0.01 to 10 "
        "[0.15]."
    )
    min_pan_contacts = count(
        "Number of contacts needed to move the view, 1 to 2 [1]. With 2 a single finger belongs to the host; it still "
        "taps."
    )
    pager_edges = flags(
        Limit,
        "Limit.LEFT..BOTTOM bits of the edges beyond which a drag or a fling moves the host's pager, without a rubber "
        "band [0].",
    )
    host_tools = kinds(Tool, "Tool for each tool whose contacts belong to the host, such as a pen that draws [0].")
    host_buttons = flags(Button, "Button bits: contacts that land with one of them belong to the host [0].")
    finger_taps = flags(
        FingerCount,
        "FingerCount bits of the numbers of fingers that tap together [TWO]. Three or more fingers that are not in it "
        "do nothing.",
    )
    drag_fingers = flags(
        FingerCount,
        "FingerCount.THREE..FIVE bits of the numbers of fingers that drag for the host: see EventKind.FINGERS_DRAG "
        "[0].",
    )
    palm_size = number(
        "Size of a finger above which it is a palm, points, 0 to 1e12; 0 is off [0]. 125 points, 20 mm, suit a "
        "drawing program. A palm belongs to nobody until it lifts, also if it shrinks: Owner.IGNORED."
    )
    pen_guard_time = number(
        "Time after the lift of a pen, or after View.pen_near, in which a finger that lands is ignored, seconds, 0 to "
        "1e12; 0 is off [0]. 0.5 suits a drawing program. While the pen is down, fingers that land are ignored, too. "
        "So are those that landed at most 0.15 s before the pen, unless they are beyond their slop."
    )
    tap_action = choice(
        Zoom,
        "Zoom of TAP, at the place and content point of the event [NONE]. It does nothing if fingers move the view.",
    )
    press_action = choice(Zoom, "Zoom of LONG_PRESS, when it begins [NONE]. It does nothing if fingers move the view.")
    tap_ignore_time = number(
        "Time after the lift of a tap in which a contact that lands is ignored, for hands that tremble, seconds, 0 to "
        "10; 0 is off [0]. It belongs to nobody: Owner.IGNORED. Above double_tap_time there are no double taps and no "
        "quick zooms, and TAP comes at the lift."
    )
    rotate_snap_step = number(
        "Angle from one detent of the rotation to the next, radians, 0.01 to 6.284 [1.5707963267948966; MAPS: "
        "6.283185307179586]. The first is at 0, so a full turn has one detent, north."
    )
    rotate_slop_snapped = number(
        "Least arc before a rotation of content that is at a detent, points, 0 to 1e4 [0]. It acts where it exceeds "
        "rotate_slop: 45 keeps a map at north through most pinches."
    )
    predict_time = number(
        "Longest time after the newest touch for which the fingers are predicted, seconds, 0 to 0.025; 0 is off [0]. "
        "With more than the time between two frames, content steps back visibly at a lift."
    )
