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
    Fit,
    Gesture,
    Limit,
    Momentum,
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
    double_tap_anchor: Union[Anchor, int, str]
    two_finger_tap: Union[Zoom, int, str]
    two_finger_tap_anchor: Union[Anchor, int, str]
    snap: Union[Snap, int, str]
    snap_tolerance: float
    zoom_step: float
    animation_duration: float
    levels: Iterable[LevelLike]
    tap_time: float
    tap_slop: float
    tap_slop_pannable: float
    tap_slop_pen: float
    tap_slop_mouse: float
    tap_debounce_time: float
    double_tap_time: float
    double_tap_distance: float
    two_finger_tap_time: float
    two_finger_land_time: float
    two_finger_lift_time: float
    two_finger_distance: float
    press_time: float
    press_slop: float
    pan_slop: float
    axis_lock_ratio: float
    pinch_slop: float
    pinch_speed: float
    pinch_min_span: float
    rotate_slop: float
    rotate_snap: float
    lift_grace_time: float
    lift_slop: float
    swipe_speed: float
    swipe_angle: float
    quick_zoom_distance: float
    page_overscroll: float
    fling_min_speed: float
    fling_max_speed: float
    fling_decay: float
    fling_boost_speed: float
    fling_zoom_decay: float
    fling_zoom_min_speed: float
    fling_zoom_min_rotate_speed: float
    rubber_band: float
    rubber_band_scale: float
    spring_frequency: float
    reduced_motion: bool
    always_bounce_x: bool
    always_bounce_y: bool
    momentum: Union[Momentum, int, str]
    wheel: Union[ScrollAction, int, str]
    trackpad: Union[ScrollAction, int, str]
    invert_pan: bool
    invert_zoom: bool
    wheel_speed: float
    wheel_smoothing: float
    scroll_end_time: float
    min_pan_contacts: int
    pager_edges: Union[Limit, int, str, Iterable[Union[Limit, int, str]]]
    host_tools: Iterable[Union[Tool, int, str]]
    host_buttons: Union[Button, int, str, Iterable[Union[Button, int, str]]]


class SettingFields:
    """The settings of a Config. Brackets hold the default and the presets with another default."""

    __slots__ = ()

    gestures = flags(
        Gesture,
        "Gesture bits to recognize [all but ROTATE; MAPS: all but ROTATE, SWIPE; BOARD: all but ROTATE, SWIPE].",
    )
    events = kinds(EventKind, "EventKind for each kind that the host polls [all]. Bits without a kind are allowed.")
    lenient = switch(
        "True: the view corrects late, doubled and unknown samples instead of refusing them; see View.push_touches "
        "[False]."
    )
    points_per_unit = number(
        "Points per view unit, 1e-3 to 1e3 [1]. 160 / dpi if a view unit is a pixel, for example 0.5 at 320 dpi."
    )
    pixels_per_unit = number("Device pixels per view unit, for ONE_TO_ONE and View.raster, 1e-3 to 1e3 [1].")
    fit = choice(Fit, "Fit of the fitted view [CONTAIN; PHOTOS: SCALE_DOWN; MAPS: COVER; READER: WIDTH].")
    bounds = choice(Bounds, "Bounds [CONTENT; BOARD: NONE].")
    align_x = number(
        "Place of the content in the fitted view, and of narrower content that the bounds align: 0 is left, 1 is "
        "right. A part, 0 to 1 [0.5]."
    )
    align_y = number("The same along y: 0 is top, 1 is bottom. A part, 0 to 1 [0.5; READER: 0].")
    visible_part = number(
        "Part of the content that stays visible: see Bounds.CONTENT. 0 to 1 [1]. OpenSeadragon's visibilityRatio r is "
        "0, with visible_extra r times the view."
    )
    visible_extra = number(
        "Length added to that part, view units, -1e12 to 1e12 [0]. A negative one is a margin: with visible_part 1, "
        "content may leave a gap of that width on each side."
    )
    min_scale = level(
        "Smallest scale, at any rotation [1 x CONTAIN; PHOTOS: 1 x SCALE_DOWN; MAPS: 1 x COVER; READER: 1 x WIDTH; "
        "BOARD: 0.1 x CONTAIN]."
    )
    max_scale = level(
        "Largest scale, at least min_scale [6 x CONTAIN; PHOTOS: larger of 2 x ONE_TO_ONE and 6 x SCALE_DOWN; MAPS: "
        "64 x COVER; READER: 5 x WIDTH; BOARD: 10 x CONTAIN]."
    )
    double_tap = choice(Zoom, "Zoom [TOGGLE; MAPS: STEP; BOARD: FIT].")
    double_tap_anchor = choice(Anchor, "Anchor of the lift of the second tap [POINT; READER: CENTER].")
    two_finger_tap = choice(Zoom, "Zoom [NONE; MAPS: STEP; READER: FIT].")
    two_finger_tap_anchor = choice(Anchor, "Anchor of the midpoint of the two fingers [POINT].")
    snap = choice(Snap, "Snap: scales to which the view snaps after a pinch, a quick zoom or a scroll [NONE].")
    snap_tolerance = number(
        "Largest distance in ln(scale) between a snap scale and the scale at which the motion would end, 0 to 10 "
        "[0.35]."
    )
    zoom_step = number("Factor of a step, 1.01 to 100 [1.5; MAPS: 2]. 1.5 comes from Apple's \"Zooming by Tapping\".")
    animation_duration = number("Duration of the animation of a tap or a command, seconds, 0, or 0.001 to 10 [0.30].")
    levels = levels("Scales of TOGGLE and LEVELS, in any order [none; PHOTOS: 2.5 x SCALE_DOWN; READER: 2 x WIDTH].")
    tap_time = number(
        "Longest tap if LONG_PRESS is off or not polled, seconds, 0.01 to 10 [1]. Otherwise a touch that lifts before "
        "press_time is a tap. Measured: up to 0.304."
    )
    tap_slop = number(
        "Travel that a tap and a long press allow, or press_slop if that is larger, points, 0 to 1e4 [18]. Travel is "
        "the largest distance from the landing. Measured: 12 of 28 clicks move more than 8, none more than 18."
    )
    tap_slop_pannable = number(
        "The same where a drag would pan (PAN is on and the content can move), points, 0 to 1e4 [10]."
    )
    tap_slop_pen = number(
        "Travel after which a pen pans, if the content can pan, points, 0 to 1e4 [6]. A pen that does not pan taps "
        "within the larger of this and press_slop."
    )
    tap_slop_mouse = number("The same for a mouse, points, 0 to 1e4 [3].")
    tap_debounce_time = number(
        "A landing sooner than this after a lift is a bounce and continues the same tap, seconds, 0 to "
        "double_tap_time [0.04]. A two-finger tap continues when one of its fingers bounces, and a motion keeps its "
        "velocity: see EventKind.PAN."
    )
    double_tap_time = number(
        "Longest pause from one lift to the next landing, seconds, 0.01 to 10 [0.30]. Measured: 0.059 to 0.092. "
        "Apple's sample: 0.35."
    )
    double_tap_distance = number("Largest distance between two taps, points, 0 to 1e4 [40]. Android: 100.")
    two_finger_tap_time = number("Longest contact of a two-finger tap, seconds, 0.01 to 10 [0.35].")
    two_finger_land_time = number(
        "Longest time between the landings of two fingers, seconds, 0 to 10 [0.15]. Measured: up to 0.108."
    )
    two_finger_lift_time = number(
        "Longest time between their lifts, seconds, 0 to 10 [0.15]. With 0 both have the same time."
    )
    two_finger_distance = number("Distance below which two fingers can tap together, points, 0 to 1e5 [300].")
    press_time = number("Rest after which a long press begins, seconds, 0.01 to 10 [0.45].")
    press_slop = number(
        "Lower bound of the travel that a tap and a long press allow, for every tool, points, 0 to 1e4 [10]. "
        "Measured: up to 7.1."
    )
    pan_slop = number(
        "Travel of the fingers' center before a pan, points, 0 to 1e4 [10]. It is subtracted from the motion. Quick "
        "zoom uses it too. A pen and a mouse use their tap slop instead, unless this is 0. If the content cannot pan, "
        "the slop is at least the tap slop of the tool. A pan that begins within a pinch has no slop."
    )
    axis_lock_ratio = number(
        "Ratio of the longer to the shorter axis of travel at the start of a one-finger pan, above which the pan "
        "keeps to the longer axis, 0, or 1 to 100 [0]. 1.25 is usual. The pan leaves the axis, without a jump, when "
        "it travels a width across it. This width is 1.5 pan_slop on a viewport with a diagonal of up to 480 points. "
        "It grows in proportion to the diagonal, up to 4.5 pan_slop. When the pan has travelled this width along the "
        "axis, the travel across it counts from 0 again. Source: Chromium."
    )
    pinch_slop = number(
        "Change of the fingers' mean radius before a pinch, points, 0 to 1e4 [6]. It is subtracted from the motion. "
        "With 0, pinch_min_span counts as 1 point."
    )
    pinch_speed = number(
        "Exponent of the pinch: the scale is proportional to the fingers' distance to this power, 0.01 to 10 [1]. The "
        "sample program LimitPinchGestureZoom has 0.5."
    )
    pinch_min_span = number(
        "Distance of the fingers below which a pinch zooms less and less, without a jump, points, 0 to 1e4 [50]. 50 "
        "points are 8 mm."
    )
    rotate_slop = number(
        "Arc before a rotation, points, 0 to 1e4 [25]. The arc is the angle x a radius: half the smallest distance of "
        "the fingers, at least pinch_min_span / 2. The slop is subtracted from the motion. If the fingers also spread "
        "or travel, the slop is half of that movement, but at least rotate_slop and at most twice rotate_slop. Arc "
        "and movement restart at 0 after the fingers have stayed within 2 points for 0.15 s, with or without samples. "
        "Measured: with 12, pinches rotate by accident; with 40, rotations are missed."
    )
    rotate_snap = number(
        "Largest angle to a quarter turn at which the rotation snaps to it when the fingers lift, radians, 0 to 0.785 "
        "[0.122]. 0.122 is 7 degrees."
    )
    lift_grace_time = number(
        "Grace period after the first of several fingers lifts, in which the view discards the movement of the "
        "others, seconds, 0 to 1 [0.08]. If all of them lift in it, the view flings and glides with the velocity of "
        "the first lift. If pan_slop or pinch_slop is 0, the view follows the fingers in the grace period."
    )
    lift_slop = number(
        "Movement of the remaining fingers that ends lift_grace_time, points, 0 to 1e4 [9]. Movement of their center, "
        "of their mean radius and, if ROTATE is on, of their arc counts. From there they pan and zoom without a jump, "
        "and the view flings with their velocity, not with that of the first lift. If their center ends the period "
        "before a pan has begun, the pan begins when the center has moved further than lift_slop and the slop of a "
        "pan. With 0 any movement ends the period. Measured: fingers that follow stay within 8.2; 95 % of 1,488 lifts "
        "within 7.7."
    )
    swipe_speed = number("Slowest swipe, points per second, 0 to 1e6 [300].")
    swipe_angle = number("Largest angle of a swipe to an axis, radians, 0 to 0.785 [0.524]. 0.524 is 30 degrees.")
    quick_zoom_distance = number(
        "Drag beyond the slop that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags [140]."
    )
    page_overscroll = number(
        "Overscroll from which a pan sends PAGE at its end, if it began at that edge, part of the safe area's width, "
        "0 to 10 [0.25]."
    )
    fling_min_speed = number(
        "Slowest pan that flings, points per second, 0 to 1e6 [200]. An axis along which a drag does not move the "
        "content (always_bounce_x) does not count. Measured: intended flings from 952; one drag in five exceeds 50."
    )
    fling_max_speed = number("Fastest fling, points per second, fling_min_speed to 1e6 [20000]. Measured: up to 17000.")
    fling_decay = number(
        "Decay of the velocity, v' = -decay v, 1/s, 0.01 to 1000 [2]. 2 is UIScrollView's normal rate, 0.998 per ms; "
        "10 is its fast rate, 0.99."
    )
    fling_boost_speed = number(
        "Least speed at which a new fling adds to the fling that the same finger stopped at its landing, points per "
        "second, 0 to 1e6 [350]. Both flings must be at least this fast, with less than 90 degrees between them; the "
        "sum is at most fling_max_speed. The pan must begin within 0.05 s of the landing, and must not stay below 150 "
        "points per second for 0.05 s. Each frame that moves the finger must have less than 90 degrees to the stopped "
        "fling. A finger that bounces (tap_debounce_time) adds nothing. Source: Chromium."
    )
    fling_zoom_decay = number(
        "Decay of the velocities of zoom and rotation when fingers lift, v' = -decay v, 1/s, 0, or 0.1 to 1000 [13]. "
        "The scale at the end is exp(v / decay) times that at the lift. Source: MapLibre, 0.75 levels at 10 levels/s."
    )
    fling_zoom_min_speed = number(
        "Slowest zoom that glides on, ln(scale) per second, 0 to 1e3 [2]. With 0 every zoom does. Measured: pinches "
        "that people end by slowing down have up to 0.71 at the lift."
    )
    fling_zoom_min_rotate_speed = number(
        "Slowest rotation that glides on, radians per second, 0 to 1e3 [2]. With 0 every rotation does. Measured "
        "likewise: 0.54."
    )
    rubber_band = number(
        "Stiffness c of the rubber band, 0 to 1 [0.55]. Content pulled x beyond its bounds moves (1 - 1 / (c x / d + "
        "1)) d, where d is the length of the safe area along that axis of the content. 0.55 is UIScrollView's. A "
        "value below 1e-6 counts as 0: a hard stop without bounces."
    )
    rubber_band_scale = number(
        "Factor by which a pinch can exceed a scale limit at most, on the same curve in ln(scale), 1 to 100 [2]."
    )
    spring_frequency = number(
        "Frequency of the spring that returns content into its bounds, radians per second, 0.1 to 1000 [12]. The "
        "spring is critically damped; after a fling has hit an edge its damping ratio is 0.85."
    )
    reduced_motion = switch(
        "True: animations end when they begin, flings and glides do not move, a wheel acts at once, and content "
        "beyond its limits returns at once. The view sends the same events in order [False]."
    )
    always_bounce_x = switch(
        "For content that cannot scroll along its own x axis. True: it follows a drag along that axis like content at "
        "its bounds, and bounces. False: a drag or fling does not move it along that axis. A pinch moves it; a finger "
        "that remains after the pinch does not. The content settles when the last finger lifts [False; PHOTOS: True]."
    )
    always_bounce_y = switch("The same along its y axis [False].")
    momentum = choice(Momentum, "Momentum [HOST].")
    wheel = choice(ScrollAction, "ScrollAction of a wheel [ZOOM; READER: PAN].")
    trackpad = choice(ScrollAction, "ScrollAction of a trackpad's scroll; its pinch always zooms [PAN].")
    invert_pan = switch("True: dx and dy pan in the opposite direction [False].")
    invert_zoom = switch("True: dy zooms in the opposite direction [False].")
    wheel_speed = number(
        "Exponent of the zoom by dy: 300 view units zoom by 2 to this power, 0.01 to 10 [1]. 300 is OpenLayers'; "
        "d3-zoom has 500, Flutter 139."
    )
    wheel_smoothing = number(
        "Decay of the remaining zoom or pan of a wheel, exp(-wheel_smoothing t), 1/s, 0, or 1 to 1000 [23]. 23 shows "
        "31 % after 16 ms and 90 % after 100 ms; 0 shows all of it at once."
    )
    scroll_end_time = number(
        "Time without a report after which a scroll without phases, or a system's momentum, ends, seconds, 0.01 to 10 "
        "[0.15]."
    )
    min_pan_contacts = count(
        "Number of contacts needed to move the view, 1 to 2 [1]. With 2 a single finger belongs to the host. It still "
        "taps: two quick dots zoom unless DOUBLE_TAP is off."
    )
    pager_edges = flags(
        Limit,
        "Limit.LEFT..BOTTOM bits of the edges beyond which a drag or a fling moves the host's pager. They have no "
        "rubber band [0].",
    )
    host_tools = kinds(
        Tool,
        "Tool for each tool with contacts that belong to the host [0]. For example a pen that draws.",
    )
    host_buttons = flags(Button, "Button bits: contacts that begin with one of them belong to the host [0].")
