# SPDX-License-Identifier: MIT
# bindings/generate.py writes this file from tapzoom.h.
"""The settings of a view: their types as keywords, and their documentation."""

from __future__ import annotations

from typing import Iterable, TypedDict, Union

from ._settings import LevelLike, choice, count, flags, kinds, level, levels, number, switch
from .enums import (
    Anchor,
    AnchorLike,
    Bounds,
    BoundsLike,
    Button,
    ButtonLike,
    EventKind,
    EventKindLike,
    FingerCount,
    FingerCountLike,
    Fit,
    FitLike,
    Gesture,
    GestureLike,
    Limit,
    LimitLike,
    Momentum,
    MomentumLike,
    PinchAnchor,
    PinchAnchorLike,
    ScrollAction,
    ScrollActionLike,
    Snap,
    SnapLike,
    Tool,
    ToolLike,
    Zoom,
    ZoomLike,
)


class Settings(TypedDict, total=False):
    """The settings as keywords of Config, Config.replace and View. help(tapzoom.Config) documents each of them."""

    gestures: Union[GestureLike, Iterable[GestureLike]]
    points_per_unit: float
    pixels_per_unit: float
    fit: FitLike
    bounds: BoundsLike
    min_scale: LevelLike
    max_scale: LevelLike
    double_tap: ZoomLike
    wheel: ScrollActionLike
    trackpad: ScrollActionLike
    reduced_motion: bool
    align_x: float
    align_y: float
    visible_part: float
    visible_extra: float
    always_bounce_x: bool
    always_bounce_y: bool
    two_finger_tap: ZoomLike
    tap_anchor: AnchorLike
    pinch_anchor: PinchAnchorLike
    tap_action: ZoomLike
    press_action: ZoomLike
    finger_taps: Union[FingerCountLike, Iterable[FingerCountLike]]
    snap: SnapLike
    zoom_step: float
    animation_duration: float
    snap_tolerance: float
    levels: Iterable[LevelLike]
    momentum: MomentumLike
    invert_zoom: bool
    wheel_speed: float
    wheel_smoothing: float
    scroll_end_time: float
    fling_decay: float
    fling_zoom_decay: float
    fling_min_speed: float
    rubber_band: float
    rubber_band_scale: float
    spring_frequency: float
    double_tap_time: float
    double_tap_distance: float
    tap_time: float
    tap_slop: float
    press_time: float
    two_finger_tap_time: float
    two_finger_land_time: float
    two_finger_lift_time: float
    pan_slop: float
    axis_lock_ratio: float
    swipe_speed: float
    page_overscroll: float
    pinch_slop: float
    pinch_speed: float
    pinch_min_span: float
    rotate_slop: float
    rotate_snap: float
    rotate_snap_step: float
    quick_zoom_distance: float
    events: Iterable[EventKindLike]
    lenient: bool
    min_pan_contacts: int
    pager_edges: Union[LimitLike, Iterable[LimitLike]]
    host_tools: Iterable[ToolLike]
    host_buttons: Union[ButtonLike, Iterable[ButtonLike]]
    drag_fingers: Union[FingerCountLike, Iterable[FingerCountLike]]
    palm_size: float
    pen_guard_time: float
    tap_debounce_time: float
    tap_ignore_time: float
    lift_grace_time: float
    fling_max_speed: float
    fling_boost_speed: float
    rotate_slop_snapped: float
    predict_time: float


class SettingFields:
    """The settings of a Config. Brackets hold the default and the presets with another default."""

    __slots__ = ()

    gestures = flags(
        Gesture,
        "Gesture bits [all but ROTATE; MAPS: all but ROTATE, SWIPE; BOARD: all but ROTATE, SWIPE].",
    )
    points_per_unit = number("Points per view unit, 1e-3 to 1e3 [1]. 160 / dpi if a view unit is a pixel.")
    pixels_per_unit = number("Device pixels per view unit, for ONE_TO_ONE and rasters, 1e-3 to 1e3 [1].")
    fit = choice(Fit, "Fit of the fitted view [CONTAIN; PHOTOS: SCALE_DOWN; MAPS: COVER; READER: WIDTH].")
    bounds = choice(Bounds, "Bounds [CONTENT; BOARD: NONE].")
    min_scale = level(
        "Smallest scale [1 x CONTAIN; PHOTOS: 1 x SCALE_DOWN; MAPS: 1 x COVER; READER: 1 x WIDTH; BOARD: 0.1 x "
        "CONTAIN]."
    )
    max_scale = level(
        "Largest scale, never less than min_scale [6 x CONTAIN; PHOTOS: larger of 2 x ONE_TO_ONE and 6 x SCALE_DOWN; "
        "MAPS: 64 x COVER; READER: 5 x WIDTH; BOARD: 10 x CONTAIN]."
    )
    double_tap = choice(Zoom, "Zoom [TOGGLE; MAPS: STEP; BOARD: FIT].")
    wheel = choice(ScrollAction, "ScrollAction of a wheel [ZOOM; READER: PAN].")
    trackpad = choice(ScrollAction, "ScrollAction of a trackpad's scroll; its pinch always zooms [PAN].")
    reduced_motion = switch("True: nothing animates or flings; the same events come [False].")
    align_x = number("Where smaller content lies: 0 is left, 1 is right. A part, 0 to 1 [0.5].")
    align_y = number(
        "Place of the content that the view aligns along y: 0 is TOP, 1 is BOTTOM. A part, 0 to 1 [0.5; READER: 0]."
    )
    visible_part = number(
        "Least part of the safe area that content covers, or of smaller content that stays there, 0 to 1 [1]."
    )
    visible_extra = number(
        "Length added to the part of the content that stays visible, view units, -1e12 to 1e12 [0]. -40 allows a "
        "margin of 40."
    )
    always_bounce_x = switch(
        "True: content that cannot scroll along x follows a drag elastically [False; PHOTOS: True]."
    )
    always_bounce_y = switch("Whether content that cannot scroll along y follows a drag elastically [False].")
    two_finger_tap = choice(Zoom, "Zoom [NONE; MAPS: STEP; READER: FIT].")
    tap_anchor = choice(Anchor, "Anchor of all taps and presses [POINT; READER: CENTER].")
    pinch_anchor = choice(PinchAnchor, "PinchAnchor [CENTROID].")
    tap_action = choice(Zoom, "Zoom of TAP [NONE].")
    press_action = choice(Zoom, "Zoom of LONG_PRESS [NONE].")
    finger_taps = flags(FingerCount, "FingerCount bits of the numbers of fingers that tap together [TWO].")
    snap = choice(Snap, "Snap [NONE].")
    zoom_step = number("Factor of a step, 1.01 to 100 [1.5; MAPS: 2].")
    animation_duration = number("Duration of an animation, seconds, 0, or 0.001 to 10 [0.30].")
    snap_tolerance = number("Largest distance in ln(scale) over which the view snaps, 0 to 10 [0.35].")
    levels = levels(
        "Scales of LEVELS, in any order, and of TOGGLE: the first [none; PHOTOS: 2.5 x SCALE_DOWN; READER: 2 x "
        "WIDTH]."
    )
    momentum = choice(Momentum, "Momentum [AUTO].")
    invert_zoom = switch("True: dy zooms in the opposite direction [False].")
    wheel_speed = number("Exponent of the zoom: 3 notches zoom by 2 to this power, 0.01 to 10 [1].")
    wheel_smoothing = number("Rate at which a wheel's remaining motion decays, 1/s, 0, or 1 to 1000 [23].")
    scroll_end_time = number("Silence after which a scroll without phases ends, seconds, 0.01 to 10 [0.15].")
    fling_decay = number("Decay of the velocity, 1/s, 0.01 to 1000 [2].")
    fling_zoom_decay = number("Decay of the velocity of zoom and rotation, 1/s, 0, or 0.1 to 1000 [13]. 0 is off.")
    fling_min_speed = number("Slowest pan that flings, points per second, 0 to 1e6 [200].")
    rubber_band = number("Factor by which content gives beyond its bounds, 0 to 1 [0.55]. 0 is a hard stop.")
    rubber_band_scale = number("Factor by which a pinch can exceed a scale limit, 1 to 100 [2].")
    spring_frequency = number("Frequency of the spring that returns content, radians per second, 0.1 to 1000 [12].")
    double_tap_time = number("Longest pause from a lift to the next landing, seconds, 0.01 to 10 [0.30].")
    double_tap_distance = number("Largest distance between two taps, points, 0 to 1e4 [40].")
    tap_time = number("Longest tap if LONG_PRESS is off, seconds, 0.01 to 10 [1].")
    tap_slop = number(
        "Travel that a finger's tap allows where nothing can pan, points, 10 to 1e4 [18]. Elsewhere, and for a pen "
        "and a mouse, it is 10."
    )
    press_time = number("Rest after which a long press begins, seconds, 0.01 to 10 [0.45].")
    two_finger_tap_time = number("Longest contact of a two-finger tap, seconds, 0.01 to 10 [0.35].")
    two_finger_land_time = number("Longest time between the landings, seconds, 0 to 10 [0.15].")
    two_finger_lift_time = number("Longest time between the lifts, seconds, 0 to 10 [0.15].")
    pan_slop = number(
        "Travel of the fingers before a pan, points, 0 to 1e4 [10]. It is taken off the motion. A pen needs 0.6 of "
        "it, a mouse 0.3."
    )
    axis_lock_ratio = number(
        "Ratio of travel along the axes above which a pan keeps to one, 0, or 1 to 100 [0]. 1.25 is usual."
    )
    swipe_speed = number("Slowest swipe, within 30 degrees of an axis, points per second, 0 to 1e6 [300].")
    page_overscroll = number("Least overscroll that sends PAGE, part of the safe area's width, 0 to 10 [0.25].")
    pinch_slop = number(
        "Change of the fingers' mean radius before a pinch, points, 0 to 1e4 [6]. It is taken off the motion: two "
        "fingers that spread from 100 to 212 points zoom by 212 / (100 + 12)."
    )
    pinch_speed = number("Exponent of the zoom by a pinch, 0.01 to 10 [1].")
    pinch_min_span = number("Distance of the fingers below which a pinch zooms less and less, points, 0 to 1e4 [50].")
    rotate_slop = number("Arc before a rotation, points, 0 to 1e4 [25]. It grows while fingers spread.")
    rotate_snap = number("Angle from a detent within which a rotation snaps, radians, 0 to 0.785 [0.122].")
    rotate_snap_step = number(
        "Angle from one detent to the next, radians, 0.01 to 6.284 [1.5707963267948966; MAPS: 6.283185307179586]. A "
        "full turn has one detent: north."
    )
    quick_zoom_distance = number("Drag that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags [140].")
    events = kinds(EventKind, "EventKind of each kind to send [all but FAILED, SNAP].")
    lenient = switch("True: corrects late times, and doubled and unknown touches: see View.push_touches [True].")
    min_pan_contacts = count("Contacts needed to move the view, 1 to 2 [1]. With 2 a single finger is the host's.")
    pager_edges = flags(
        Limit,
        "Limit.LEFT..BOTTOM bits of the edges beyond which a drag or a fling moves the host's pager [0].",
    )
    host_tools = kinds(Tool, "Tool of each tool of the host, such as a pen that draws [0].")
    host_buttons = flags(Button, "Button bits: contacts that land with one of them are the host's [0].")
    drag_fingers = flags(
        FingerCount,
        "FingerCount.THREE..FIVE bits of the numbers of fingers that send FINGERS_DRAG [0].",
    )
    palm_size = number(
        "Size of a finger above which it is a palm, points, 0 to 1e12; 0 is off [0]. 125 (20 mm) suits drawing."
    )
    pen_guard_time = number(
        "Fingers that land while a pen is down, or this long after it, are ignored, seconds, 0 to 1e12; 0 is off [0]. "
        "0.5 suits drawing."
    )
    tap_debounce_time = number(
        "A landing sooner than this after a lift continues the contact, seconds, 0 to double_tap_time [0.04]."
    )
    tap_ignore_time = number(
        "Time after a tap in which landings are ignored, for hands that tremble, seconds, 0 to 10; 0 is off [0]."
    )
    lift_grace_time = number(
        "Time after the first lift of several fingers in which the others move nothing, unless they go beyond 9 "
        "points, seconds, 0 to 1 [0.08]."
    )
    fling_max_speed = number("Fastest fling, points per second, fling_min_speed to 1e6 [20000].")
    fling_boost_speed = number("Speed above which flings add up, points per second, 0 to 1e6 [350].")
    rotate_slop_snapped = number(
        "Least arc before a rotation away from a detent, points, 0 to 1e4 [0]. 45 keeps a map at north."
    )
    predict_time = number("Longest prediction of fingers for drawing, seconds, 0 to 0.025; 0 is off [0].")
