# SPDX-License-Identifier: MIT
"""Touches, and how they are packed for the library."""

from __future__ import annotations

import operator
import struct
from ctypes import byref
from typing import TYPE_CHECKING, Any, Iterable, NamedTuple, Tuple, Union

from ._abi import CSample
from ._named import mask_of
from .enums import Button, SampleFlag, Tool, TouchPhase

if TYPE_CHECKING:
    from typing_extensions import Buffer

#: The size of one packed sample: the format of :mod:`struct` is ``=dqddiiII`` for time, id, x, y, phase, tool, flags
#: and buttons.
SAMPLE_SIZE = 48

_SAMPLE = struct.Struct("=dqddiiII")
_PHASES = {str(phase): phase.value for phase in TouchPhase}
_TOOLS = {str(tool): tool.value for tool in Tool}

#: Bits as a mask, a name, or an iterable of both.
SampleFlags = Union[SampleFlag, int, str, Iterable[Union[SampleFlag, int, str]]]
Buttons = Union[Button, int, str, Iterable[Union[Button, int, str]]]


class Touch(NamedTuple):
    """One contact at one instant.

    time     Seconds, not before the view's clock.
    id       Any number of 64 bits, unique among the contacts that are down.
    phase    A TouchPhase, or its name: "began", "moved", "ended", "cancelled".
    x, y     Position in view units; it may lie outside the viewport.
    tool     A Tool, or its name [FINGER]. The one at BEGAN counts.
    flags    SampleFlag bits, a name such as "no_tap", or an iterable of both [none]. Those at BEGAN count.
    buttons  Button bits, a name such as "primary", or an iterable of both [none]. Those at BEGAN count. Usually none or
             PRIMARY for a finger.
    """

    time: float
    id: int
    phase: Union[TouchPhase, int, str]
    x: float
    y: float
    tool: Union[Tool, int, str] = Tool.FINGER
    flags: SampleFlags = SampleFlag(0)
    buttons: Buttons = Button(0)


#: A touch, or a plain tuple of the same values. Those from tool on are optional.
TouchLike = Union[
    Touch,
    Tuple[float, int, Union[TouchPhase, int, str], float, float],
    Tuple[float, int, Union[TouchPhase, int, str], float, float, Union[Tool, int, str]],
    Tuple[float, int, Union[TouchPhase, int, str], float, float, Union[Tool, int, str], SampleFlags],
    Tuple[float, int, Union[TouchPhase, int, str], float, float, Union[Tool, int, str], SampleFlags, Buttons],
]

# The values that a tuple of five leaves out: tool finger, no flags, no buttons.
_REST = (0, 0, 0)


class SampleMemory:
    """Memory for packed samples. Each push reuses it. It grows when a push has more touches than any before."""

    __slots__ = ("_bytes", "_capacity", "pointer")

    pointer: Any  #: The address of the samples, as an argument for the library.

    def __init__(self) -> None:
        self._reserve(16)

    def _reserve(self, capacity: int) -> None:
        self._capacity = capacity
        self._bytes = bytearray(capacity * SAMPLE_SIZE)
        self.pointer = byref(CSample.from_buffer(self._bytes))

    def put(
        self,
        time: float,
        id: int,
        phase: Union[TouchPhase, int, str],
        x: float,
        y: float,
        tool: Union[Tool, int, str] = 0,
        flags: SampleFlags = 0,
        buttons: Buttons = 0,
        index: int = 0,
    ) -> None:
        """Packs one touch as the sample at an index. Raises ValueError for values that do not fit a touch."""
        try:
            if isinstance(phase, str):
                phase = _PHASES[phase]
            if isinstance(tool, str):
                tool = _TOOLS[tool]
            # Masks are packed as they are, because a lookup of names takes longer.
            if not isinstance(flags, int):
                flags = mask_of(SampleFlag, flags)
            if not isinstance(buttons, int):
                buttons = mask_of(Button, buttons)
            _SAMPLE.pack_into(self._bytes, index * SAMPLE_SIZE, time, id, x, y, phase, tool, flags, buttons)
        except (struct.error, KeyError, TypeError, ValueError) as error:
            raise ValueError(f"bad touch {(time, id, phase, x, y, tool, flags, buttons)}: {error}") from None

    def put_all(self, touches: Iterable[TouchLike]) -> int:
        """Packs touches from the start and returns their count. Raises ValueError when one is not a touch."""
        touches = list(touches)
        if len(touches) > self._capacity:
            self._reserve(max(len(touches), 2 * self._capacity))
        for index, touch in enumerate(touches):
            try:
                whole = touch if len(touch) == 8 else (*touch, *_REST[len(touch) - 5 :])
                time, id, phase, x, y, tool, flags, buttons = whole
            except (TypeError, ValueError):
                raise ValueError(f"a touch is a Touch or a tuple of 5 to 8 values, not {touch!r}") from None
            self.put(time, id, phase, x, y, tool, flags, buttons, index)
        return len(touches)


def contact_id(id: int) -> int:
    """Returns the id of a contact. Raises TypeError, or ValueError for more than 64 bits, which ctypes truncates."""
    number = operator.index(id)
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


def borrow(samples: Buffer) -> Tuple[Any, int]:
    """Returns the address of the packed samples in a buffer, as an argument for the library, and their count.

    Copies only a buffer that is read-only or not contiguous. Raises ValueError when its length is not a multiple of
    SAMPLE_SIZE or its items are neither bytes nor whole samples, TypeError when it is not a buffer.
    """
    memory = memoryview(samples)
    if not memory.nbytes:
        return None, 0
    # An array of numbers could have a matching length, and the library would read its rows as samples.
    if memory.itemsize not in (1, SAMPLE_SIZE):
        raise ValueError(f"the buffer has items of {memory.itemsize} bytes; packed samples have 1 or {SAMPLE_SIZE}")
    count, rest = divmod(memory.nbytes, SAMPLE_SIZE)
    if rest:
        raise ValueError(f"the buffer has {memory.nbytes} bytes, not a multiple of the sample size {SAMPLE_SIZE}")
    if memory.readonly or not memory.c_contiguous:
        samples = bytearray(memory.tobytes())
    return byref(CSample.from_buffer(samples)), count
