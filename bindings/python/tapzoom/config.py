# SPDX-License-Identifier: MIT
"""The settings of a view."""

from __future__ import annotations

import difflib
import operator
from ctypes import byref, sizeof
from typing import (
    TYPE_CHECKING,
    Any,
    Callable,
    Dict,
    FrozenSet,
    Generic,
    Iterable,
    List,
    Mapping,
    NamedTuple,
    NoReturn,
    Sequence,
    Tuple,
    Type,
    TypedDict,
    TypeVar,
    Union,
    overload,
)

from ._abi import MAX_LEVELS, CConfig, CLevel
from ._library import error_for, lib
from .enums import (
    Anchor,
    Bounds,
    Button,
    EventKind,
    Fit,
    Gesture,
    LevelChoice,
    Limit,
    Momentum,
    Preset,
    ScrollAction,
    Snap,
    Tool,
    Zoom,
    mask_of,
    number_of,
)

if TYPE_CHECKING:
    from typing_extensions import Unpack

T = TypeVar("T")
E = TypeVar("E", Anchor, Bounds, Fit, Momentum, ScrollAction, Snap, Zoom)
M = TypeVar("M", Button, Gesture, Limit)
S = TypeVar("S", EventKind, Tool)

#: One term of a level: a fit and its factor.
Term = Tuple[Union[Fit, int, str], float]


class Level(NamedTuple):
    """A scale that keeps its meaning after a resize: a factor times the scale of a fit, or one of two such terms.

    ``Level("contain")`` shows the whole content in the safe area, and ``Level("none", 2.5)`` is the scale 2.5.
    ``Level.larger(("one_to_one", 2), ("contain", 6))`` is two device pixels for each content unit, or six times the
    scale of the whole content if that is larger. ``Level.smaller`` is the smaller of two terms. Settings also take a
    plain pair (fit, factor). A view refuses a second term with FIRST: RangeError.

    fit           Fit of the first term, or its name.
    factor        Factor of the first term, 1e-6 to 1e6 [1].
    choice        LevelChoice between the two terms, or its name [FIRST].
    other_fit     Fit of the second term, or its name; NONE with FIRST.
    other_factor  Factor of the second term, 1e-6 to 1e6; 0 with FIRST.
    """

    fit: Union[Fit, int, str]
    factor: float = 1.0
    choice: Union[LevelChoice, int, str] = LevelChoice.FIRST
    other_fit: Union[Fit, int, str] = Fit.NONE
    other_factor: float = 0.0

    @classmethod
    def larger(cls, one: Term, other: Term) -> Level:
        """Returns the larger of two terms (fit, factor). Raises ValueError for a term of another length."""
        return _two_terms(LevelChoice.LARGER, one, other)

    @classmethod
    def smaller(cls, one: Term, other: Term) -> Level:
        """Returns the smaller of two terms (fit, factor). Raises ValueError for a term of another length."""
        return _two_terms(LevelChoice.SMALLER, one, other)


def _two_terms(choice: LevelChoice, one: Term, other: Term) -> Level:
    if len(one) != 2 or len(other) != 2:
        raise ValueError(f"a term is a pair (fit, factor), not {one if len(one) != 2 else other!r}")
    return Level(*one, choice, *other)


#: A level as settings take it.
LevelLike = Union[Level, Term]


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
    glide_decay: float
    glide_min_zoom_speed: float
    glide_min_rotate_speed: float
    rubber_band: float
    rubber_band_scale: float
    spring_frequency: float
    reduced_motion: bool
    bounce_x: bool
    bounce_y: bool
    momentum: Union[Momentum, int, str]
    wheel: Union[ScrollAction, int, str]
    trackpad: Union[ScrollAction, int, str]
    invert_pan: bool
    invert_zoom: bool
    wheel_speed: float
    wheel_smoothing: float
    scroll_end_time: float
    pan_contacts: int
    edges: Union[Limit, int, str, Iterable[Union[Limit, int, str]]]
    host_tools: Iterable[Union[Tool, int, str]]
    host_buttons: Union[Button, int, str, Iterable[Union[Button, int, str]]]


class Setting(Generic[T]):
    """One setting of a Config: its documentation, and how the C struct stores it."""

    def __init__(self, doc: str, get: Callable[[CConfig, str], T], put: Callable[[CConfig, str, Any], None]) -> None:
        self.__doc__ = doc
        self._get = get
        self._put = put

    def __set_name__(self, owner: Type[Config], name: str) -> None:
        self._name = name
        SETTINGS[name] = self

    @overload
    def __get__(self, config: None, owner: Type[Config]) -> Setting[T]: ...

    @overload
    def __get__(self, config: Config, owner: Type[Config]) -> T: ...

    def __get__(self, config: Union[Config, None], owner: Type[Config]) -> Union[T, Setting[T]]:
        if config is None:
            return self
        return self._get(config.c_config, self._name)

    def __set__(self, config: Config, value: Any) -> NoReturn:
        raise AttributeError(f"a Config is read-only; use config.replace({self._name}={value!r})")

    def put(self, c_config: CConfig, value: Any) -> None:
        """Writes the setting. Raises TypeError or ValueError for a value that it cannot hold."""
        self._put(c_config, self._name, value)


#: Every setting by its name.
SETTINGS: Dict[str, Setting[Any]] = {}


def _number(doc: str) -> Setting[float]:
    return Setting(doc, getattr, setattr)


def _flag(doc: str) -> Setting[bool]:
    return Setting(
        doc,
        lambda config, name: bool(getattr(config, name)),
        lambda config, name, value: setattr(config, name, 1 if value else 0),
    )


def _choice(enum: Type[E], doc: str) -> Setting[E]:
    return Setting(
        doc,
        lambda config, name: enum(getattr(config, name)),
        lambda config, name, value: setattr(config, name, number_of(enum, value)),
    )


def _read_level(level: CLevel) -> Level:
    return Level(Fit(level.fit), level.factor, LevelChoice(level.choice), Fit(level.other_fit), level.other_factor)


def _write_level(level: CLevel, value: Sequence[Any]) -> None:
    if len(value) not in (2, len(Level._fields)):
        raise ValueError(f"a level is a Level or a pair (fit, factor), not {value!r}")
    fit, level.factor, choice, other_fit, level.other_factor = Level(*value)
    level.fit = number_of(Fit, fit)
    level.other_fit = number_of(Fit, other_fit)
    level.choice = number_of(LevelChoice, choice)
    level.reserved = 0


def _level(doc: str) -> Setting[Level]:
    return Setting(
        doc,
        lambda config, name: _read_level(getattr(config, name)),
        lambda config, name, value: _write_level(getattr(config, name), value),
    )


def _read_levels(config: CConfig, name: str) -> Tuple[Level, ...]:
    return tuple(_read_level(level) for level in config.levels[: config.level_count])


def _write_levels(config: CConfig, name: str, value: Iterable[LevelLike]) -> None:
    given = list(value)
    if len(given) > MAX_LEVELS:
        raise ValueError(f"{len(given)} levels are more than the maximum of {MAX_LEVELS}")
    levels = (CLevel * MAX_LEVELS)()
    for level, one in zip(levels, given):
        _write_level(level, one)
    config.levels = levels
    config.level_count = len(given)


def _write_count(config: CConfig, name: str, value: Any) -> None:
    count = operator.index(value)
    # ctypes would truncate it.
    if not -(2**31) <= count < 2**31:
        raise ValueError(f"{count} does not fit into 32 bits")
    setattr(config, name, count)


def _mask(enum: Type[M], doc: str) -> Setting[M]:
    return Setting(
        doc,
        lambda config, name: enum(getattr(config, name)),
        lambda config, name, value: setattr(config, name, mask_of(enum, value)),
    )


def _set(enum: Type[S], doc: str) -> Setting[FrozenSet[S]]:
    """Returns the setting of a set of members: a mask with bit 1 << number for each. NONE has no bit."""

    def read(config: CConfig, name: str) -> FrozenSet[S]:
        return frozenset(one for one in enum if one.name != "NONE" and getattr(config, name) >> one & 1)

    def write(config: CConfig, name: str, value: Iterable[Union[int, str]]) -> None:
        mask = 0
        for one in value:
            bit = number_of(enum, one)
            if not 0 <= bit < 32:
                raise ValueError(f"{bit} is outside the mask of {enum.__name__}, which has the bits 0 to 31")
            mask |= 1 << bit
        setattr(config, name, mask)

    return Setting(doc, read, write)


class Config:
    """All settings of a view. A Config does not change: replace makes another one.

    preset    The Preset to start from, or its name [PHOTOS].
    settings  Settings that differ from the preset, by name. An enumeration may be given by name, in any case.

    An unknown setting, or a value of the wrong type, raises TypeError. A value that the setting cannot hold raises
    ValueError. A view checks the ranges when it gets a config, and so does check: RangeError, NotFiniteError and
    EnumError name the field.

    Each setting below has its meaning, unit and range. Brackets hold the default and the presets with another default.
    A point is 1/160 inch on the glass; points_per_unit converts points. "Measured" refers to recordings of people's
    touches.

    0 turns the feature off in animation_duration, tap_debounce_time, axis_lock_ratio, rotate_snap, lift_grace_time,
    page_overscroll, fling_boost_speed, glide_decay, rubber_band and wheel_smoothing.
    """

    __slots__ = ("c_config",)

    c_config: CConfig  #: The struct for the C library. Do not write to it.

    gestures = _mask(
        Gesture,
        "Gestures to recognize: a Gesture, or an iterable of gestures and their names. A gesture that is off takes no "
        "time and delays nothing [all but ROTATE; MAPS, BOARD: all but ROTATE, SWIPE].",
    )
    events = _set(EventKind, "Kinds of events that you poll: an iterable of EventKind and their names [all].")

    lenient = _flag(
        "True: the view corrects late, doubled and unknown touches, and does not refuse them; see View.push_touches "
        "[False]."
    )

    points_per_unit = _number(
        "Points per view unit, 1e-3 to 1e3 [1]. 160 / dpi if a view unit is a pixel, for example 0.5 at 320 dpi."
    )
    pixels_per_unit = _number("Device pixels per view unit, for ONE_TO_ONE and View.raster, 1e-3 to 1e3 [1].")

    fit = _choice(Fit, "Fit of the fitted view [CONTAIN; PHOTOS: SCALE_DOWN; MAPS: COVER; READER: WIDTH].")
    bounds = _choice(Bounds, "Limits of the translation: a Bounds [CONTENT; BOARD: NONE].")
    align_x = _number(
        "Place of the content in the fitted view, and of narrower content that the bounds align: 0 is left, 1 is "
        "right. A part, 0 to 1 [0.5]."
    )
    align_y = _number("align_x along y: 0 is top, 1 is bottom. A part, 0 to 1 [0.5; READER: 0].")
    visible_part = _number(
        "Part of the content that stays visible: see Bounds.CONTENT. 0 to 1 [1]. 0.5 is OpenSeadragon's "
        "visibilityRatio."
    )
    visible_extra = _number(
        "Length added to that part, view units, -1e12 to 1e12 [0]. A negative one is a margin: with visible_part 1, "
        "content may leave a gap of that width on each side."
    )
    min_scale = _level(
        "Smallest scale, at any rotation [1 x CONTAIN; PHOTOS: 1 x SCALE_DOWN; MAPS: 1 x COVER; READER: 1 x WIDTH; "
        "BOARD: 0.1 x CONTAIN]."
    )
    max_scale = _level(
        "Largest scale; min_scale if that is larger [6 x CONTAIN; PHOTOS: larger of 2 x ONE_TO_ONE and 6 x SCALE_DOWN; "
        "MAPS: 64 x COVER; READER: 5 x WIDTH; BOARD: 10 x CONTAIN]."
    )

    double_tap = _choice(Zoom, "What a double tap does to the scale: a Zoom [TOGGLE; MAPS: STEP; BOARD: RESET].")
    double_tap_anchor = _choice(
        Anchor, "Where a double tap puts the tapped content point: an Anchor [POINT; READER: CENTER]."
    )
    two_finger_tap = _choice(Zoom, "What a two-finger tap does to the scale: a Zoom [NONE; MAPS: STEP; READER: RESET].")
    two_finger_tap_anchor = _choice(
        Anchor, "Where a two-finger tap puts the content point at the midpoint of the two fingers: an Anchor [POINT]."
    )
    snap = _choice(Snap, "Scales to which the view snaps after a pinch, a quick zoom or a scroll: a Snap [NONE].")
    snap_tolerance = _number(
        "Largest distance in ln(scale) from where the motion leads to a snap scale, 0 to 10 [0.35]."
    )
    zoom_step = _number("Factor of a step, 1.01 to 100 [1.5; MAPS: 2]. 1.5 comes from Apple's \"Zooming by Tapping\".")
    animation_duration = _number(
        "Duration of the animation of a tap or command, seconds, 0 (none), or 0.001 to 10 [0.30]."
    )
    levels = Setting(
        "Scales of Zoom.TOGGLE and Zoom.LEVELS, in any order: up to MAX_LEVELS levels [2.5 x SCALE_DOWN; READER: 2 x "
        "WIDTH; MAPS, BOARD: none].",
        _read_levels,
        _write_levels,
    )

    tap_time = _number(
        "Longest tap if LONG_PRESS is off or not polled, seconds, 0.01 to 10 [1]. Otherwise a touch that lifts before "
        "press_time is a tap. Measured: up to 0.304."
    )
    tap_slop = _number(
        "Travel that a tap and a long press allow, at least press_slop, points, 0 to 1e4 [18]. Travel is the largest "
        "distance from the landing. Measured: 12 of 28 clicks move more than 8, none more than 18."
    )
    tap_slop_pannable = _number(
        "tap_slop where a drag would pan (PAN is on and the content can move), points, 0 to 1e4 [10]."
    )
    tap_slop_pen = _number(
        "Travel after which a pen pans, if the content can pan, points, 0 to 1e4 [6]. A pen that does not pan taps "
        "within the larger of this and press_slop."
    )
    tap_slop_mouse = _number("tap_slop_pen for a mouse, points, 0 to 1e4 [3].")
    tap_debounce_time = _number(
        "A landing sooner than this after a lift is a bounce and continues the same tap, seconds, 0 to double_tap_time "
        "[0.04]. A two-finger tap continues when one of its fingers bounces."
    )
    double_tap_time = _number(
        "Longest pause from one lift to the next landing, seconds, 0.01 to 10 [0.30]. Measured: 0.059 to 0.092. "
        "Apple's sample: 0.35."
    )
    double_tap_distance = _number("Largest distance between two taps, points, 0 to 1e4 [40]. Android: 100.")
    two_finger_tap_time = _number("Longest contact of a two-finger tap, seconds, 0.01 to 10 [0.35].")
    two_finger_land_time = _number(
        "Longest time between the landings of two fingers, seconds, 0 to 10 [0.15]. Measured: up to 0.108."
    )
    two_finger_lift_time = _number("Longest time between the lifts of two fingers, seconds, 0 to 10 [0.15].")
    two_finger_distance = _number("Distance below which two fingers can tap together, points, 0 to 1e5 [300].")
    press_time = _number("Rest that makes a long press, seconds, 0.01 to 10 [0.45].")
    press_slop = _number(
        "Least travel that a tap and a long press allow, whatever the tool, points, 0 to 1e4 [10]. Measured: up to 7.1."
    )

    pan_slop = _number(
        "Travel of the fingers' center before a pan, points, 0 to 1e4 [10]. It is subtracted from the motion. Quick "
        "zoom uses it too. A pen and a mouse use their tap slop instead, unless this is 0. If the content cannot pan, "
        "the slop is at least the tap slop of the tool. A pan that begins within a pinch has no slop."
    )
    axis_lock_ratio = _number(
        "Ratio between the axes at the start of a one-finger pan above which the pan keeps to the longer one, 0, or 1 "
        "to 100 [0]. 1.25 is usual. The pan leaves the axis, without a jump, when the travel across it exceeds a "
        "width: 1.5 pan_slop x the viewport's diagonal / 480 points, clamped to 1.5 to 4.5 pan_slop. As much travel "
        "along the axis restarts the count. Source: Chromium."
    )
    pinch_slop = _number(
        "Change of the fingers' mean radius before a pinch, points, 0 to 1e4 [6]. It is subtracted from the motion. "
        "With 0, pinch_min_span counts as 1 point."
    )
    pinch_speed = _number(
        "Exponent of the pinch: the scale is proportional to the fingers' distance to this power, 0.01 to 10 [1]. "
        "LimitPinchGestureZoom: 0.5."
    )
    pinch_min_span = _number(
        "Distance of the fingers below which a pinch zooms less and less, without a jump, points, 0 to 1e4 [50]. 50 "
        "points are 8 mm."
    )
    rotate_slop = _number(
        "Arc before a rotation, points, 0 to 1e4 [25]. The arc is the angle x half the smallest distance of the "
        "fingers, which counts as pinch_min_span at least. It is subtracted from the motion. If the fingers also "
        "spread or travel, the slop is half of that movement, but at least rotate_slop and at most twice it. The count "
        "restarts after the fingers have stayed within 2 points for 0.15 s, with or without samples. Measured: 12 "
        "rotates pinches, 40 misses rotations."
    )
    rotate_snap = _number(
        "Distance to a quarter turn at which lifting fingers snap the rotation to it, radians, 0 to 0.785 [0.122]. "
        "0.122 is 7 degrees."
    )
    lift_grace_time = _number(
        "Grace period after the first of several fingers lifts, in which the view discards the movement of the others, "
        "seconds, 0 to 1 [0.08]. If all of them lift in it, the view flings and glides with the velocity of the first "
        "lift. If a slop is 0 (pan_slop, pinch_slop), the view follows the fingers meanwhile."
    )
    lift_slop = _number(
        "Movement of the remaining fingers that ends lift_grace_time, points, 0 to 1e4 [9]. Movement of their center, "
        "of their mean radius and, if ROTATE is on, of their arc counts. From there they pan and zoom without a jump, "
        "and the view flings with their velocity, not with that of the first lift. If their center ends the period "
        "before a pan has begun, the pan needs the larger of this and its slop. With 0 any movement ends the period. "
        "Measured: fingers that follow stay within 8.2; 95 % of 1,488 lifts within 7.7."
    )
    swipe_speed = _number("Slowest swipe, points per second, 0 to 1e6 [300].")
    swipe_angle = _number("Largest angle of a swipe to an axis, radians, 0 to 0.785 [0.524]. 0.524 is 30 degrees.")
    quick_zoom_distance = _number(
        "Drag beyond the slop that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags [140]."
    )
    page_overscroll = _number(
        "Distance beyond an edge at which a pan that began there sends PAGE when it ends, part of the safe area's "
        "width, 0 to 10 [0.25]."
    )

    fling_min_speed = _number(
        "Slowest pan that flings, points per second, 0 to 1e6 [200]. An axis along which a drag does not move the "
        "content (bounce_x) does not count. Measured: intended flings from 952; one drag in five exceeds 50."
    )
    fling_max_speed = _number(
        "Fastest fling, points per second, fling_min_speed to 1e6 [20000]. Measured: up to 17000."
    )
    fling_decay = _number("Decay of the velocity, v' = -decay v, 1/s, 0.01 to 1000 [2]. 2 is 0.998 per ms; fast is 10.")
    fling_boost_speed = _number(
        "Least speed at which a fling adds to one that its finger has caught, points per second, 0 to 1e6 [350]. Both "
        "flings must be at least this fast, with less than 90 degrees between them; the sum is at most "
        "fling_max_speed. The pan must begin within 0.05 s of the catch, and must not stay below 150 points per second "
        "for 0.05 s. Source: Chromium."
    )
    glide_decay = _number(
        "Decay of the velocities of zoom and rotation when fingers lift, v' = -decay v, 1/s, 0, or 0.1 to 1000 [13]. "
        "The scale at the end is exp(v / decay) times that at the lift. Source: MapLibre, 0.75 levels at 10 levels/s."
    )
    glide_min_zoom_speed = _number(
        "Slowest zoom that glides on, ln(scale) per second, 0 to 1e3 [2]. With 0 every zoom does. Measured: pinches "
        "that people end by slowing down have up to 0.71 at the lift."
    )
    glide_min_rotate_speed = _number(
        "Slowest rotation that glides on, radians per second, 0 to 1e3 [2]. With 0 every rotation does. Measured: 0.54."
    )
    rubber_band = _number(
        "Stiffness c of the rubber band: content pulled x beyond its bounds moves (1 - 1 / (c x / d + 1)) d, where d "
        "is the length of the safe area along that axis of the content, 0 to 1 [0.55]. 0.55 is UIScrollView's. Below "
        "1e-6 counts as 0, a hard stop without bounces."
    )
    rubber_band_scale = _number(
        "Factor that a pinch approaches beyond a scale limit; the same curve in ln(scale), 1 to 100 [2]."
    )
    spring_frequency = _number(
        "Frequency of the spring that returns content into its bounds, radians per second, 0.1 to 1000 [12]. The "
        "spring is critically damped; after a fling has hit an edge its damping ratio is 0.85."
    )
    reduced_motion = _flag(
        "True: animations end when they begin, flings and glides do not move, a wheel acts at once, and content beyond "
        "its limits returns at once. The view sends the same events in order [False]."
    )
    bounce_x = _flag(
        "For content that cannot scroll along its own x axis. True: it follows a drag along that axis like content at "
        "its bounds, and bounces. False: a drag or fling does not move it along that axis. A pinch does; a finger that "
        "remains after the pinch does not, and the content settles when the last finger lifts [False; PHOTOS: True]."
    )
    bounce_y = _flag("bounce_x along the content's own y axis [False].")

    momentum = _choice(
        Momentum, "Source of the momentum after a trackpad's scroll that ends in motion: a Momentum [HOST]."
    )
    wheel = _choice(ScrollAction, "Effect of a wheel: a ScrollAction [ZOOM; READER: PAN].")
    trackpad = _choice(ScrollAction, "Effect of a trackpad's scroll: a ScrollAction; its pinch always zooms [PAN].")
    invert_pan = _flag("True: dx and dy pan in the opposite direction [False].")
    invert_zoom = _flag("True: dy zooms in the opposite direction [False].")
    wheel_speed = _number(
        "Exponent of the zoom by dy: 300 view units zoom by 2 to this power, 0.01 to 10 [1]. 300 is OpenLayers'; "
        "d3-zoom has 500, Flutter 139."
    )
    wheel_smoothing = _number(
        "Decay of the zoom or pan that a wheel has left to do, exp(-wheel_smoothing t), 1/s, 0, or 1 to 1000 [23]. 23 "
        "shows 31 % after 16 ms and 90 % after 100 ms; 0 shows all at once."
    )
    scroll_end_time = _number(
        "Time without a report after which a scroll without phases, or a system's momentum, ends, seconds, 0.01 to 10 "
        "[0.15]."
    )

    pan_contacts = Setting(
        "Number of contacts needed to move the view, 1 to 2 [1]. With 2 a single finger belongs to you: see "
        "View.contact_owner.",
        getattr,
        _write_count,
    )
    edges = _mask(
        Limit,
        "Edges beyond which a drag or a fling moves your pager: LEFT, TOP, RIGHT, BOTTOM, or an iterable of these and "
        "their names. They have no rubber band; see View.set_pager_offset [none].",
    )
    host_tools = _set(
        Tool, "Tools with contacts that belong to you: an iterable of Tool and their names, such as {'pen'} [none]."
    )
    host_buttons = _mask(
        Button,
        "Contacts that begin with one of these buttons belong to you: a Button, or an iterable of buttons and their "
        "names [none].",
    )

    def __init__(self, preset: Union[Preset, int, str] = Preset.PHOTOS, **settings: Unpack[Settings]) -> None:
        self.c_config = CConfig()
        status = lib.tapzoom_config_init(byref(self.c_config), sizeof(CConfig), number_of(Preset, preset))
        if status:
            raise error_for(status)
        self._change(settings)

    @classmethod
    def from_c(cls, c_config: CConfig) -> Config:
        """Returns a config with a copy of a C struct."""
        config = cls.__new__(cls)
        config.c_config = CConfig.from_buffer_copy(c_config)
        return config

    def replace(self, **settings: Unpack[Settings]) -> Config:
        """Returns a copy with some settings changed. Raises TypeError and ValueError as the constructor."""
        config = self.from_c(self.c_config)
        config._change(settings)
        return config

    def check(self) -> None:
        """Checks the ranges as a view does. Raises NotFiniteError, RangeError, EnumError, which name the field."""
        status = lib.tapzoom_config_check(byref(self.c_config), None)
        if status:
            raise error_for(status, config=self.c_config)

    def _change(self, settings: Mapping[str, object]) -> None:
        for name, value in settings.items():
            if name not in SETTINGS:
                raise TypeError(_unknown(name))
            try:
                SETTINGS[name].put(self.c_config, value)
            except (TypeError, ValueError) as error:
                raise type(error)(f"{name}={value!r}: {error}") from None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Config) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def _values(self) -> Tuple[Any, ...]:
        return tuple(getattr(self, name) for name in SETTINGS)

    def __reduce__(self) -> Tuple[Any, ...]:
        return _from_bytes, (bytes(self.c_config),)

    def __repr__(self) -> str:
        return f"Config({', '.join(f'{name}={getattr(self, name)!r}' for name in SETTINGS)})"


def _from_bytes(data: bytes) -> Config:
    return Config.from_c(CConfig.from_buffer_copy(data))


def _unknown(name: str) -> str:
    close: List[str] = difflib.get_close_matches(name, SETTINGS, 1)
    hint = f"did you mean {close[0]!r}?" if close else f"the settings are {', '.join(SETTINGS)}"
    return f"there is no setting {name!r}; {hint}"
