# SPDX-License-Identifier: MIT
"""How each kind of setting is stored in the C struct: see settings.py, which lists the settings."""

from __future__ import annotations

import operator
from typing import (
    TYPE_CHECKING,
    Any,
    Callable,
    Dict,
    FrozenSet,
    Generic,
    Iterable,
    NamedTuple,
    NoReturn,
    Sequence,
    SupportsFloat,
    Tuple,
    Type,
    TypeVar,
    Union,
    overload,
)

from ._abi import MAX_LEVELS, CConfig, CLevel
from ._named import NamedIntEnum, NamedIntFlag, brief, mask_of, number_of
from ._named import number as to_number
from .enums import Fit, FitLike

if TYPE_CHECKING:
    from .config import Config

T = TypeVar("T")
E = TypeVar("E", bound=NamedIntEnum)
M = TypeVar("M", bound=NamedIntFlag)

#: One term of a level: a fit and its factor.
Term = Tuple[FitLike, float]


class LevelError(ValueError):
    """A value is no level. The message begins with the place of the value in its setting."""


class Level(NamedTuple):
    """A scale that keeps its meaning after a resize: a factor times the scale of a fit, or the larger of two.

    ``Level("contain")`` shows the whole content in the safe area, and ``Level("none", 2.5)`` is the scale 2.5.
    ``Level.larger(("one_to_one", 2), ("contain", 6))`` is two device pixels for each content unit, or six times the
    scale of the whole content if that is larger. Settings also take a plain pair (fit, factor), and a number alone as
    a scale: 2.5 is ``Level("none", 2.5)``. A view refuses a second fit without a second factor: RangeError.

    fit           Fit of the first term, or its name.
    factor        Factor of the first term, 1e-6 to 1e6 [1].
    other_fit     Fit of the second term, or its name [NONE].
    other_factor  Factor of the second term, 1e-6 to 1e6; 0: there is none [0].
    """

    fit: FitLike
    factor: float = 1.0
    other_fit: FitLike = Fit.NONE
    other_factor: float = 0.0

    @classmethod
    def larger(cls, one: Union[Term, float], other: Union[Term, float]) -> Level:
        """Returns the larger of two terms, each (fit, factor) or a plain scale. Raises ValueError for anything else."""
        first, second = _read(one, "one"), _read(other, "other")
        if first.other_factor or second.other_factor:
            raise ValueError("a level has at most two terms")
        return cls(*first[:2], *second[:2])


#: A level as settings take it.
LevelLike = Union[Level, Term, float]


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
        raise AttributeError(f"a Config is read-only; use config.replace({self._name}={brief(value)})")

    def put(self, c_config: CConfig, value: Any) -> None:
        """Writes the setting. Raises TypeError or ValueError for a value that it cannot hold."""
        self._put(c_config, self._name, value)


#: Every setting by its name.
SETTINGS: Dict[str, Setting[Any]] = {}


def number(doc: str) -> Setting[float]:
    return Setting(doc, getattr, lambda config, name, value: setattr(config, name, to_number(value, "it")))


def switch(doc: str) -> Setting[bool]:
    return Setting(
        doc,
        lambda config, name: bool(getattr(config, name)),
        lambda config, name, value: setattr(config, name, 1 if value else 0),
    )


def choice(enum: Type[E], doc: str) -> Setting[E]:
    return Setting(
        doc,
        lambda config, name: enum(getattr(config, name)),
        lambda config, name, value: setattr(config, name, number_of(enum, value)),
    )


def _read_level(level: CLevel) -> Level:
    return Level(Fit(level.fit), level.factor, Fit(level.other_fit), level.other_factor)


def _read(value: Any, place: str) -> Level:
    """Returns a level of a program. Raises LevelError for anything else."""
    given = value if isinstance(value, Sequence) else (Fit.NONE, value)
    fits, factors = given[::2], given[1::2]
    if len(given) not in (2, len(Level._fields)) or not (
        all(isinstance(fit, (str, int)) for fit in fits) and all(isinstance(one, SupportsFloat) for one in factors)
    ):
        raise LevelError(
            f'{place}: a level is (fit, factor), such as ("contain", 8), or a plain scale, such as 2.5; not '
            f"{brief(value)}")
    return Level(*given)


def _write_level(level: CLevel, value: Any, place: str = "") -> None:
    fit, factor, other_fit, other_factor = _read(value, place)
    try:
        level.factor = to_number(factor, f"{place}.factor")
        level.other_factor = to_number(other_factor, f"{place}.other_factor")
        level.fit = number_of(Fit, fit, f"{place}.fit")
        level.other_fit = number_of(Fit, other_fit, f"{place}.other_fit")
    except (TypeError, ValueError) as error:
        raise LevelError(str(error)) from None


def level(doc: str) -> Setting[Level]:
    return Setting(
        doc,
        lambda config, name: _read_level(getattr(config, name)),
        lambda config, name, value: _write_level(getattr(config, name), value),
    )


def _read_levels(config: CConfig, name: str) -> Tuple[Level, ...]:
    return tuple(_read_level(level) for level in config.levels[: config.level_count])


def _write_levels(config: CConfig, name: str, value: Iterable[LevelLike]) -> None:
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise TypeError("must be a list of levels")
    given = list(value)
    if len(given) > MAX_LEVELS:
        raise ValueError(f"{len(given)} levels are more than the maximum of {MAX_LEVELS}")
    levels = (CLevel * MAX_LEVELS)()
    for index, (level, one) in enumerate(zip(levels, given)):
        _write_level(level, one, f"[{index}]")
    config.levels = levels
    config.level_count = len(given)


def _write_count(config: CConfig, name: str, value: Any) -> None:
    count = operator.index(value)
    # ctypes would truncate it.
    if not -(2**31) <= count < 2**31:
        raise ValueError(f"{brief(count)} does not fit into 32 bits")
    setattr(config, name, count)


def flags(enum: Type[M], doc: str) -> Setting[M]:
    return Setting(
        doc,
        lambda config, name: enum(getattr(config, name)),
        lambda config, name, value: setattr(config, name, mask_of(enum, value)),
    )


def kinds(enum: Type[E], doc: str) -> Setting[FrozenSet[E]]:
    """Returns the setting of a set of members: a mask with bit 1 << number for each. NONE has no bit."""

    def read(config: CConfig, name: str) -> FrozenSet[E]:
        return frozenset(one for one in enum if one.name != "NONE" and getattr(config, name) >> one & 1)

    def write(config: CConfig, name: str, value: Iterable[Union[int, str]]) -> None:
        if not isinstance(value, Iterable):
            raise TypeError(f"must be a set of {enum.__name__} members or their names")
        mask, bits = 0, 8 * getattr(CConfig, name).size
        for one in (value,) if isinstance(value, str) else value:
            bit = number_of(enum, one)
            if not 0 <= bit < bits:
                raise ValueError(f"{bit} is outside the mask of {enum.__name__}, which has the bits 0 to {bits - 1}")
            mask |= 1 << bit
        setattr(config, name, mask)

    return Setting(doc, read, write)


def count(doc: str) -> Setting[int]:
    return Setting(doc, getattr, _write_count)


def levels(doc: str) -> Setting[Tuple[Level, ...]]:
    return Setting(doc, _read_levels, _write_levels)
