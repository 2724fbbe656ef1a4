# SPDX-License-Identifier: MIT
"""The settings of a view."""

from __future__ import annotations

import difflib
import operator
from ctypes import byref, sizeof
from typing import (
    Any,
    Callable,
    Dict,
    FrozenSet,
    Generic,
    Iterable,
    List,
    NamedTuple,
    NoReturn,
    Tuple,
    Type,
    TypeVar,
    Union,
    overload,
)

from ._abi import MAX_LEVELS, CConfig, CLevel
from ._library import error_for, lib
from .enums import Anchor, Bounds, EventKind, Fit, Gesture, Preset, Zoom, number_of

T = TypeVar("T")
E = TypeVar("E", Anchor, Bounds, Fit, Zoom)


class Level(NamedTuple):
    """A scale said in terms of the sizes, so that it means the same after a resize: factor times the scale of a fit.

    ``Level("all", 3)`` is three times the fit, ``Level("none", 2.5)`` the number 2.5, ``Level("one_to_one")`` sharp
    pixels. A plain tuple will do.
    """

    fit: Union[Fit, str]  #: Of what.
    factor: float = 1.0  #: How many times. 1e-6 to 1e6.


class Setting(Generic[T]):
    """One setting of a :class:`Config`: its documentation, and how it is read from and written to the C struct."""

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
        raise AttributeError(f"a Config does not change; use config.replace({self._name}={value!r})")

    def put(self, c_config: CConfig, value: Any) -> None:
        """Writes the setting. Raises TypeError or ValueError for what it cannot hold."""
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
    return Level(Fit(level.fit), level.factor)


def _write_level(level: CLevel, value: Tuple[Union[Fit, str], float]) -> None:
    fit, level.factor = value
    level.fit = number_of(Fit, fit)
    level.reserved = 0


def _level(doc: str) -> Setting[Level]:
    return Setting(
        doc,
        lambda config, name: _read_level(getattr(config, name)),
        lambda config, name, value: _write_level(getattr(config, name), value),
    )


def _read_levels(config: CConfig, name: str) -> Tuple[Level, ...]:
    return tuple(_read_level(level) for level in config.levels[: config.level_count])


def _write_levels(config: CConfig, name: str, value: Iterable[Tuple[Union[Fit, str], float]]) -> None:
    levels = list(value)
    if len(levels) > MAX_LEVELS:
        raise ValueError(f"{len(levels)} levels; there is room for {MAX_LEVELS}")
    config.levels = (CLevel * MAX_LEVELS)()
    for level, (fit, factor) in zip(config.levels, levels):
        _write_level(level, (fit, factor))
    config.level_count = len(levels)


def _mask(value: int) -> int:
    mask = operator.index(value)
    if not 0 <= mask < 2**32:
        raise ValueError(f"{mask} is no mask of 32 bits")
    return mask


def _write_gestures(config: CConfig, name: str, value: int) -> None:
    config.gestures = _mask(value)


def _read_events(config: CConfig, name: str) -> FrozenSet[EventKind]:
    return frozenset(kind for kind in EventKind if kind and config.events >> kind & 1)


def _write_events(config: CConfig, name: str, value: Iterable[Union[EventKind, str]]) -> None:
    mask = 0
    for kind in value:
        mask |= 1 << number_of(EventKind, kind)
    config.events = _mask(mask)


class Config:
    """Every setting of a view. It does not change: make another with :meth:`replace`.

    preset    What to start from.
    settings  What is to be different, by name. Enumerations may be given by name in lower case.

    A setting that does not exist or has the wrong type is a TypeError, or a ValueError where it cannot be stored.
    Ranges are checked by the view that is given the config: RangeError, NotFiniteError or EnumError.
    Where a range begins at 0, 0 turns the thing off. Defaults stand in brackets.
    """

    __slots__ = ("c_config",)

    c_config: CConfig  #: The same as the C library reads it. Not to be changed.

    gestures = Setting(
        "Gestures to recognize [all but ROTATE; MAPS, BOARD: nor SWIPE]. One that is off costs nothing and delays "
        "nothing.",
        lambda config, name: Gesture(config.gestures),
        _write_gestures,
    )
    events = Setting("The kinds of event to poll, any iterable of EventKind [all].", _read_events, _write_events)
    reduced_motion = _flag("Every animation ends as it begins; its events still come, in order [False].")

    points_per_unit = _number("Points (1/160 inch) in one view unit. 1e-3 to 1e3 [1].")
    pixels_per_unit = _number("Device pixels in one view unit, for Fit.ONE_TO_ONE. 1e-3 to 1e3 [1].")

    fit = _choice(Fit, "The full view [ALL; MAPS: FILL; READER: WIDTH].")
    bounds = _choice(Bounds, "What holds the content in place [CONTENT; BOARD: NONE].")
    align_x = _number(
        "Where content that is smaller than the viewport lies in it, and what the full view shows first of larger "
        "content: 0 at the left, 1 at the right [0.5]."
    )
    align_y = _number("The same: 0 at the top, 1 at the bottom [0.5; READER: 0].")
    min_scale = _level("The smallest scale [1 x the preset's fit; BOARD: 0.1 x ALL].")
    max_scale = _level(
        "The largest scale; raised to min_scale where the sizes make it smaller "
        "[PHOTOS: 6 x ALL; MAPS: 64 x FILL; READER: 5 x WIDTH; BOARD: 10 x ALL]."
    )

    double_tap = _choice(Zoom, "What a double tap does to the zoom [TOGGLE; MAPS: STEP; BOARD: RESET].")
    double_tap_anchor = _choice(Anchor, "Where it puts the point that was tapped [POINT; READER: CENTER].")
    two_finger_tap = _choice(Zoom, "What a two-finger tap does [NONE; MAPS: STEP; READER: RESET].")
    two_finger_tap_anchor = _choice(Anchor, "Where it puts the midpoint of the two [POINT].")
    zoom_step = _number("The factor of a step. 1.01 to 100 [1.5; MAPS: 2].")
    zoom_duration = _number("Of a zoom animation. 0, or 0.001 to 10 s [0.30].")
    levels = Setting(
        "Up to MAX_LEVELS scales for Zoom.TOGGLE and Zoom.LEVELS, in any order [PHOTOS: 2.5 x ALL; READER: 2 x WIDTH].",
        _read_levels,
        _write_levels,
    )

    tap_time = _number("The longest touch that is a tap. 0.01 to 10 s [0.35].")
    tap_travel = _number("How far a tapping finger may stray from where it landed. 0 to 1e4 points [18].")
    tap_travel_pannable = _number(
        "The same where a drag would pan: PAN is on and the content can move. 0 to 1e4 points [10]."
    )
    tap_travel_pen = _number("The same for a pen, anywhere. 0 to 1e4 points [6].")
    tap_travel_mouse = _number("The same for a mouse, anywhere. 0 to 1e4 points [3].")
    double_tap_time = _number("From one lift to the next landing, at most. 0.01 to 10 s [0.30].")
    double_tap_bounce = _number(
        "A landing sooner than this after a lift is the same tap, bouncing. 0 to double_tap_time, in s [0.04]."
    )
    double_tap_distance = _number("Between the two, at most. 0 to 1e4 points [40].")
    two_finger_land_time = _number("From the first finger's landing to the second's. 0 to 10 s [0.15].")
    two_finger_lift_time = _number("From the first finger's lift to the last's. 0 to 10 s [0.15].")
    two_finger_distance = _number("The fingers are closer than this. 0 to 1e5 points [300].")
    press_time = _number("How long a finger rests for a long press. 0.01 to 10 s [0.45].")
    press_travel = _number("How far it may stray before. 0 to 1e4 points [10].")

    pan_slop = _number(
        "How far the fingers' center moves before it takes the content along; that much is taken off the motion. Where "
        "nothing can be panned it is at least tap_travel. Also of the quick zoom. 0 to 1e4 points [10]."
    )
    axis_lock_ratio = _number(
        "A one-finger pan that starts this much more along one axis than along the other keeps to it. 0: never; or 1 "
        "to 100 [0; 1.25 is usual]."
    )
    pinch_slop = _number(
        "How much the fingers' mean distance from their center changes before it zooms; that much is taken off. At 0 "
        "nothing is taken off or faded. 0 to 1e4 points [6]."
    )
    pinch_speed = _number("Exponent of the pinch: scale goes with distance to this power. 0.01 to 10 [1].")
    pinch_fade = _number(
        "Fingers closer to each other than this zoom less, the less the closer. 0 to 1e4 points [50, which is 8 mm]."
    )
    rotate_slop = _number(
        "The arc that fingers go before they turn the content, and which is taken off: the angle times half their "
        "smallest distance; also at least half of what they spread or travel, but for 0. 0 to 1e4 points [25]."
    )
    rotate_snap = _number(
        "Let go this near to a quarter turn, the content goes there. 0 to 0.785 rad [0.122, which is 7 degrees]."
    )
    release_time = _number(
        "Fingers seldom lift together: so long after one was lifted the others have to move by the slop to move "
        "anything. 0 to 1 s [0.08]."
    )
    swipe_speed = _number("The slowest swipe. 0 to 1e6 points/s [300].")
    swipe_angle = _number("The largest angle to an axis. 0 to 0.785 rad [0.524, which is 30 degrees].")
    quick_zoom_distance = _number(
        "The drag that doubles the scale; negative: upwards. 1 to 1e4 or its negative, in points [140]."
    )

    fling_min_speed = _number("The slowest pan that flings. 0 to 1e6 points/s [200].")
    fling_max_speed = _number("What is faster counts as this. fling_min_speed to 1e6 points/s [20000].")
    fling_decay = _number("v' = -decay v. 0.01 to 1000 per s [2, which is 0.998 a millisecond; fast: 10].")
    rubber_band = _number(
        "c of the rubber band (1 - 1 / (c x / d + 1)) d: how far content goes that is pulled x beyond its bounds, in a "
        "viewport of length d. 0: no rubber band and no bounce. 0 to 1 [0.55]."
    )
    rubber_band_scale = _number(
        "Beyond a scale limit the same curve holds in ln(scale), and this factor is what no pinch reaches. 1: none. 1 "
        "to 100 [2]."
    )
    spring_frequency = _number(
        "Of the way back into bounds, critically damped; 0.85 of that where a fling hits an edge. 0.1 to 1000 rad/s "
        "[12]."
    )
    page_push = _number(
        "A pan that ends this far beyond an edge at which it began asks for a page. A part of the viewport's width; 0: "
        "never. 0 to 10 [0.25]."
    )

    def __init__(self, preset: Union[Preset, int, str] = Preset.PHOTOS, **settings: Any) -> None:
        self.c_config = CConfig()
        status = lib.tapzoom_config_init(byref(self.c_config), sizeof(CConfig), number_of(Preset, preset))
        if status:
            raise error_for(status)
        self._change(settings)

    @classmethod
    def from_c(cls, c_config: CConfig) -> Config:
        """A config with a copy of a C struct."""
        config = cls.__new__(cls)
        config.c_config = CConfig.from_buffer_copy(c_config)
        return config

    def replace(self, **settings: Any) -> Config:
        """A copy with some settings changed. Raises TypeError and ValueError as the constructor."""
        config = self.from_c(self.c_config)
        config._change(settings)
        return config

    def _change(self, settings: Dict[str, Any]) -> None:
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
    hint = f"did you mean {close[0]!r}?" if close else f"there are {', '.join(SETTINGS)}"
    return f"there is no setting {name!r}; {hint}"
