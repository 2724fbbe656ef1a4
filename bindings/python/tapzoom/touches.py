# SPDX-License-Identifier: MIT
"""Touches, and how they are packed for the library."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any, Iterable, NamedTuple, Tuple, Union

from ._named import brief, integer, mask_of, number, number_of
from .enums import Button, ButtonLike, ContactFlag, ContactFlagLike, Tool, ToolLike, TouchPhase, TouchPhaseLike

if TYPE_CHECKING:
    from typing_extensions import Buffer

#: The bytes of one packed touch: the format of :mod:`struct` is ``=dqddiiIId8x`` for time, id, x, y, phase, tool,
#: flags, buttons and size.
TOUCH_BYTES = 64

_TOUCH = struct.Struct("=dqddiiIId8x")
_WHOLE_TOUCH = struct.Struct("=dqddiiIIdd")
_PHASES = {str(phase): phase.value for phase in TouchPhase}
_TOOLS = {str(tool): tool.value for tool in Tool}

#: Bits as a mask, a name, or an iterable of both.
ContactFlags = Union[ContactFlagLike, Iterable[ContactFlagLike]]
Buttons = Union[ButtonLike, Iterable[ButtonLike]]


class Touch(NamedTuple):
    """One contact at one instant.

    time     Seconds.
    id       Any number of 64 bits, unique among the contacts that are down.
    phase    A TouchPhase, or its name: "began", "moved", "ended", "cancelled".
    x, y     Position in view units; it may lie outside the viewport.
    tool     A Tool, or its name [FINGER]. The one at BEGAN counts.
    flags    ContactFlag bits, a name such as "no_tap", or an iterable of both [none]. Those at BEGAN count.
    buttons  Button bits, a name such as "primary", or an iterable of both [none]. Those at BEGAN count. Usually none or
             PRIMARY for a finger.
    size     Length of the longer axis of the contact's area in view units, 0 to MAX_LENGTH; 0 if the device does not
             report it [0]. The setting palm_size compares it.
    """

    time: float
    id: int
    phase: TouchPhaseLike
    x: float
    y: float
    tool: ToolLike = Tool.FINGER
    flags: ContactFlags = ContactFlag(0)
    buttons: Buttons = Button(0)
    size: float = 0.0


#: A touch, or a plain tuple of the same values. Those from tool on are optional.
TouchLike = Union[
    Touch,
    Tuple[float, int, TouchPhaseLike, float, float],
    Tuple[float, int, TouchPhaseLike, float, float, ToolLike],
    Tuple[float, int, TouchPhaseLike, float, float, ToolLike, ContactFlags],
    Tuple[float, int, TouchPhaseLike, float, float, ToolLike, ContactFlags, Buttons],
    Tuple[float, int, TouchPhaseLike, float, float, ToolLike, ContactFlags, Buttons, float],
]


def pack_touch(
    time: float,
    id: int,
    phase: Any,
    x: float,
    y: float,
    tool: Any = 0,
    flags: Any = 0,
    buttons: Any = 0,
    size: float = 0.0,
) -> bytes:
    """Returns one packed touch. Raises ValueError, which names the value that does not fit a touch."""
    try:
        if isinstance(phase, str):
            phase = _PHASES[phase]
        if isinstance(tool, str):
            tool = _TOOLS[tool]
        # Masks are packed as they are, because a lookup of names takes longer.
        if not isinstance(flags, int):
            flags = mask_of(ContactFlag, flags)
        if not isinstance(buttons, int):
            buttons = mask_of(Button, buttons)
        return _TOUCH.pack(time, id, x, y, phase, tool, flags, buttons, size)
    except (struct.error, KeyError, TypeError, ValueError):
        return _pack_by_steps(time, id, phase, x, y, tool, flags, buttons, size)


def _pack_by_steps(
    time: Any, id: Any, phase: Any, x: Any, y: Any, tool: Any, flags: Any, buttons: Any, size: Any
) -> bytes:
    """The same value by value: names in any case, and the error of the first bad value."""
    try:
        kinds = number_of(TouchPhase, phase, "phase"), number_of(Tool, tool, "tool")
        masks = mask_of(ContactFlag, flags, "flags"), mask_of(Button, buttons, "buttons")
        return _TOUCH.pack(
            number(time, "time"), contact_id(id), number(x, "x"), number(y, "y"), *kinds, *masks, number(size, "size"))
    except TypeError as error:
        raise ValueError(str(error)) from None


def pack_touches(touches: Union[Iterable[TouchLike], Buffer]) -> bytes:
    """Returns packed touches: those of an iterable, or a copy of a buffer that holds them.

    Raises ValueError for values that are not touches, and for a buffer whose length is not a multiple of TOUCH_BYTES or
    whose items are neither bytes nor whole touches.
    """
    if not isinstance(touches, (list, tuple)):
        try:
            memory = memoryview(touches)  # type: ignore[arg-type]
        except TypeError:
            pass
        else:
            return _copy(memory)
    try:
        each = iter(touches)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(
            f"touches must be an iterable of touches, or a buffer of packed ones, not {brief(touches)}") from None
    packed = []
    for touch in each:
        try:
            packed.append(pack_touch(*touch))
        except TypeError:
            raise ValueError(
                f"touches[{len(packed)}]: a touch is a Touch or a tuple of 5 to 9 values, not {brief(touch)}") from None
        except ValueError as error:
            raise ValueError(f"touches[{len(packed)}].{error}") from None
    return b"".join(packed)


def unpack_touch(packed: bytes, index: int) -> Tuple[Any, ...]:
    """Returns the values of a packed touch: those of Touch with x and y before the phase, and the reserved field."""
    return _WHOLE_TOUCH.unpack_from(packed, index * TOUCH_BYTES)


def _copy(memory: memoryview) -> bytes:
    """Returns the packed touches of a buffer."""
    size, item = memory.nbytes, memory.itemsize
    # An array of numbers could have a matching length, and the library would read its rows as touches.
    if size and item not in (1, TOUCH_BYTES):
        raise ValueError(f"the buffer has items of {item} bytes; packed touches have 1 or {TOUCH_BYTES}")
    if size % TOUCH_BYTES:
        raise ValueError(f"the buffer has {size} bytes, not a multiple of {TOUCH_BYTES}, the size of a touch")
    return memory.tobytes()


def contact_id(id: int) -> int:
    """Returns the id of a contact. Raises TypeError, or ValueError for more than 64 bits, which ctypes truncates."""
    number = integer(id, "id")
    if not -(2**63) <= number < 2**63:
        raise ValueError(f"id={brief(number)}: more than 64 bits")
    return number
