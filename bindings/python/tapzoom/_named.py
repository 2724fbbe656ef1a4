# SPDX-License-Identifier: MIT
"""What the enumerations have in common: members print as their names, and functions take names."""

from __future__ import annotations

import operator
from enum import IntEnum, IntFlag
from typing import Iterable, SupportsIndex, Type, Union

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


def integer(value: SupportsIndex, name: str) -> int:
    """Returns a value as an integer. Raises TypeError, which names the parameter, for anything else."""
    try:
        return operator.index(value)
    except TypeError:
        raise TypeError(f"{name} must be an integer, not {value!r}") from None


def number_of(enum: Union[Type[NamedIntEnum], Type[NamedIntFlag]], value: Union[int, str]) -> int:
    """Returns the number of a member, given as the member, its number or its name in any case.

    A number without a member passes: the library checks it. Raises ValueError for an unknown name or a number of more
    than 32 bits, TypeError for anything else.
    """
    if isinstance(value, str):
        return _named(enum, value)
    number = integer(value, f"a {enum.__name__}")
    if not -(2**31) <= number < 2**31:
        raise ValueError(f"{number} does not fit into the 32 bits of a {enum.__name__}")
    return number


def mask_of(enum: Type[NamedIntFlag], value: Union[int, str, Iterable[Union[int, str]]]) -> int:
    """Returns the bits of members: one mask, one name in any case, or an iterable of masks and names.

    An unknown bit passes: the library checks it. Raises ValueError for an unknown name or a mask of more than 32 bits,
    TypeError for anything else.
    """
    if isinstance(value, str):
        return _named(enum, value)
    if isinstance(value, SupportsIndex):
        return _mask(value)
    mask = 0
    for one in value:
        mask |= _named(enum, one) if isinstance(one, str) else _mask(one)
    return mask


def _mask(value: SupportsIndex) -> int:
    mask = operator.index(value)
    if not 0 <= mask < 2**32:
        raise ValueError(f"{mask} does not fit into a mask of 32 bits")
    return mask


def _named(enum: Union[Type[NamedIntEnum], Type[NamedIntFlag]], name: str) -> int:
    for member in enum:
        if str(member.name) == name.upper():
            return member.value
    names = ", ".join(map(str, enum))
    raise ValueError(f"{name!r} is not a {enum.__name__}; the names are {names}")
