# SPDX-License-Identifier: MIT
"""Touches, and how they are packed for the library."""

from __future__ import annotations

import struct
from ctypes import byref
from typing import TYPE_CHECKING, Any, Iterable, NamedTuple, Tuple, Union

from ._abi import CTouch
from ._named import integer, mask_of
from .enums import Button, ContactFlag, Tool, TouchPhase

if TYPE_CHECKING:
    from typing_extensions import Buffer

#: The bytes of one packed touch: the format of :mod:`struct` is ``=dqddiiIId8x`` for time, id, x, y, phase, tool,
#: flags, buttons and size.
TOUCH_BYTES = 64

_TOUCH = struct.Struct("=dqddiiIId8x")
_PHASES = {str(phase): phase.value for phase in TouchPhase}
_TOOLS = {str(tool): tool.value for tool in Tool}

#: Bits as a mask, a name, or an iterable of both.
ContactFlags = Union[ContactFlag, int, str, Iterable[Union[ContactFlag, int, str]]]
Buttons = Union[Button, int, str, Iterable[Union[Button, int, str]]]


class Touch(NamedTuple):
    """One contact at one instant.

    time     Seconds, not before the view's clock.
    id       Any number of 64 bits, unique among the contacts that are down.
    phase    A TouchPhase, or its name: "began", "moved", "ended", "cancelled".
    x, y     Position in view units; it may lie outside the viewport.
    tool     A Tool, or its name [FINGER]. The one at BEGAN counts.
    flags    ContactFlag bits, a name such as "no_tap", or an iterable of both [none]. Those at BEGAN count.
    buttons  Button bits, a name such as "primary", or an iterable of both [none]. Those at BEGAN count. Usually none or
             PRIMARY for a finger.
    size     Length of the longer axis of the contact's area in view units, 0 to MAX_LENGTH; 0 if the device does not
             report it [0]. It has no effect in this version; recordings keep it.
    """

    time: float
    id: int
    phase: Union[TouchPhase, int, str]
    x: float
    y: float
    tool: Union[Tool, int, str] = Tool.FINGER
    flags: ContactFlags = ContactFlag(0)
    buttons: Buttons = Button(0)
    size: float = 0.0


#: A touch, or a plain tuple of the same values. Those from tool on are optional.
TouchLike = Union[
    Touch,
    Tuple[float, int, Union[TouchPhase, int, str], float, float],
    Tuple[float, int, Union[TouchPhase, int, str], float, float, Union[Tool, int, str]],
    Tuple[float, int, Union[TouchPhase, int, str], float, float, Union[Tool, int, str], ContactFlags],
    Tuple[float, int, Union[TouchPhase, int, str], float, float, Union[Tool, int, str], ContactFlags, Buttons],
    Tuple[float, int, Union[TouchPhase, int, str], float, float, Union[Tool, int, str], ContactFlags, Buttons, float],
]

# The values that a tuple of five leaves out: tool finger, no flags, no buttons, an unknown size.
_REST = (0, 0, 0, 0.0)


class TouchMemory:
    """Memory for packed touches. Each push reuses it. It grows when a push has more touches than any before."""

    __slots__ = ("_bytes", "_capacity", "pointer")

    pointer: Any  #: The address of the touches, as an argument for the library.

    def __init__(self) -> None:
        self._reserve(16)

    def _reserve(self, capacity: int) -> None:
        self._capacity = capacity
        self._bytes = bytearray(capacity * TOUCH_BYTES)
        self.pointer = byref(CTouch.from_buffer(self._bytes))

    def put(
        self,
        time: float,
        id: int,
        phase: Union[TouchPhase, int, str],
        x: float,
        y: float,
        tool: Union[Tool, int, str] = 0,
        flags: ContactFlags = 0,
        buttons: Buttons = 0,
        size: float = 0.0,
        index: int = 0,
    ) -> None:
        """Packs one touch at an index. Raises ValueError for values that do not fit a touch."""
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
            _TOUCH.pack_into(self._bytes, index * TOUCH_BYTES, time, id, x, y, phase, tool, flags, buttons, size)
        except (struct.error, KeyError, TypeError, ValueError) as error:
            raise ValueError(f"bad touch {(time, id, phase, x, y, tool, flags, buttons, size)}: {error}") from None

    def put_all(self, touches: Iterable[TouchLike]) -> int:
        """Packs touches from the start and returns their count. Raises ValueError when one is not a touch."""
        touches = list(touches)
        if len(touches) > self._capacity:
            self._reserve(max(len(touches), 2 * self._capacity))
        for index, touch in enumerate(touches):
            try:
                whole = touch if len(touch) == 9 else (*touch, *_REST[len(touch) - 5 :])
                time, id, phase, x, y, tool, flags, buttons, size = whole
            except (TypeError, ValueError):
                raise ValueError(f"a touch is a Touch or a tuple of 5 to 9 values, not {touch!r}") from None
            self.put(time, id, phase, x, y, tool, flags, buttons, size, index)
        return len(touches)


def contact_id(id: int) -> int:
    """Returns the id of a contact. Raises TypeError, or ValueError for more than 64 bits, which ctypes truncates."""
    number = integer(id, "id")
    if not -(2**63) <= number < 2**63:
        raise ValueError(f"the id {number} has more than 64 bits")
    return number


def is_buffer(value: object) -> bool:
    """Returns whether a value has the buffer protocol."""
    try:
        memoryview(value)  # type: ignore[arg-type]
    except TypeError:
        return False
    return True


def borrow(touches: Buffer) -> Tuple[Any, int]:
    """Returns the address of the packed touches in a buffer, as an argument for the library, and their count.

    Copies only a buffer that is read-only or not contiguous. Raises ValueError when its length is not a multiple of
    TOUCH_BYTES or its items are neither bytes nor whole touches, TypeError when it is not a buffer.
    """
    memory = memoryview(touches)
    if not memory.nbytes:
        return None, 0
    # An array of numbers could have a matching length, and the library would read its rows as touches.
    if memory.itemsize not in (1, TOUCH_BYTES):
        raise ValueError(f"the buffer has items of {memory.itemsize} bytes; packed touches have 1 or {TOUCH_BYTES}")
    count, rest = divmod(memory.nbytes, TOUCH_BYTES)
    if rest:
        raise ValueError(f"the buffer has {memory.nbytes} bytes, not a multiple of {TOUCH_BYTES}, the size of a touch")
    if memory.readonly or not memory.c_contiguous:
        touches = bytearray(memory.tobytes())
    return byref(CTouch.from_buffer(touches)), count
