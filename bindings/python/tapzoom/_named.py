# SPDX-License-Identifier: MIT
"""What the enumerations have in common: members print as their names, and functions take names."""

from __future__ import annotations

import difflib
import math
import operator
from enum import IntEnum, IntFlag
from typing import Any, Iterable, SupportsIndex, Type, Union

#: new(State, values) is State(*values) in half the time, because the constructor of a NamedTuple is Python code.
new = tuple.__new__


class NamedIntEnum(IntEnum):
    """A number that prints as its name in lower case, in all versions of Python."""

    def __str__(self) -> str:
        return self.name.lower()

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


class NamedIntFlag(IntFlag):
    """A set of bits that prints as their names in lower case, such as "left|top", in all versions of Python."""

    def __str__(self) -> str:
        members = [member for member in type(self) if self.value & member.value]
        rest = self.value - sum(member.value for member in members)
        return "|".join([str(member.name).lower() for member in members] + [hex(rest)] * bool(rest)) or "none"

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


def brief(value: Any) -> str:
    """Returns a value for a message, at most 60 characters of it."""
    try:
        text = repr(value)
    except Exception:  # of the host's code, or of an integer with more digits than Python prints
        text = f"<{type(value).__name__}>"
    return text if len(text) <= 60 else f"{text[:57]}..."


def plain_bytes(value: Any, name: str) -> bytes:
    """Returns the bytes of a buffer. Raises TypeError, which names the parameter, for anything else."""
    try:
        # bytes(3) would be three bytes.
        return bytes(memoryview(value))
    except TypeError:
        raise TypeError(f"{name} must be bytes, not {brief(value)}") from None


def integer(value: SupportsIndex, name: str) -> int:
    """Returns a value as an integer. Raises TypeError, which names the parameter, for anything else."""
    try:
        return operator.index(value)
    except TypeError:
        raise TypeError(f"{name} must be an integer, not {brief(value)}") from None


def number(value: Any, name: str) -> float:
    """Returns a number as a float. Raises TypeError, which names the parameter, for anything but a number."""
    if type(value) is float:
        return value
    try:
        if not isinstance(value, (str, bytes, bytearray)):
            return float(value)
    except OverflowError:
        return math.inf if value > 0 else -math.inf
    except (TypeError, ValueError):
        pass
    raise TypeError(f"{name} must be a number, not {brief(value)}")


def number_of(enum: Union[Type[NamedIntEnum], Type[NamedIntFlag]], value: Union[int, str], name: str = "") -> int:
    """Returns the number of a member, given as the member, its number or its name in any case.

    A number without a member passes: the library checks it. Raises ValueError for an unknown name or a number of more
    than 32 bits, TypeError for anything else; with a name of the argument the messages begin with it.
    """
    try:
        if isinstance(value, str):
            return _named(enum, value)
        number = _integer(enum, value)
        if not -(2**31) <= number < 2**31:
            raise ValueError(f"does not fit into the 32 bits of a {enum.__name__}")
        return number
    except (TypeError, ValueError) as error:
        raise type(error)(f"{name}={brief(value)}: {error}" if name else str(error)) from None


def mask_of(enum: Type[NamedIntFlag], value: Union[int, str, Iterable[Union[int, str]]], name: str = "") -> int:
    """Returns the bits of members: one mask, one name in any case, or an iterable of masks and names.

    An unknown bit passes: the library checks it. Raises ValueError for an unknown name or a mask of more than 32 bits,
    TypeError for anything else; with a name of the argument the messages begin with it.
    """
    try:
        if isinstance(value, str):
            return _named(enum, value)
        if isinstance(value, SupportsIndex) or not isinstance(value, Iterable):
            return _mask(enum, value)
        mask = 0
        for one in value:
            mask |= _named(enum, one, f" {brief(one)}") if isinstance(one, str) else _mask(enum, one)
        return mask
    except (TypeError, ValueError) as error:
        raise type(error)(f"{name}={brief(value)}: {error}" if name else str(error)) from None


def did_you_mean(name: str, names: Iterable[str], what: str) -> str:
    """Returns the name that was meant, if one is close, otherwise all of them."""
    known = list(names)
    close = difflib.get_close_matches(name.lower(), known, 1)
    return f"did you mean {close[0]!r}?" if close else f"the {what} are {', '.join(known)}"


def _integer(kind: type, value: SupportsIndex) -> int:
    try:
        return operator.index(value)
    except TypeError:
        raise TypeError(f"must be a {kind.__name__} or its name, not {brief(value)}") from None


def _mask(enum: Type[NamedIntFlag], value: SupportsIndex) -> int:
    mask = _integer(enum, value)
    if not 0 <= mask < 2**32:
        raise ValueError(f"{brief(mask)} does not fit into a mask of 32 bits")
    return mask


def _named(enum: Union[Type[NamedIntEnum], Type[NamedIntFlag]], name: str, shown: str = "") -> int:
    member = enum.__members__.get(name.upper())
    if member is not None:
        return member.value
    names = [str(member) for member in enum]
    meant = did_you_mean(name, names, "names")
    listed = "" if meant.startswith("the") else f" The names are {', '.join(names)}"
    raise ValueError(f"unknown {enum.__name__}{shown}; {meant}{listed}")
