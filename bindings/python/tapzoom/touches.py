# SPDX-License-Identifier: MIT
"""Touches, and packing them for the library."""

from __future__ import annotations

import operator
import struct
from ctypes import byref
from typing import TYPE_CHECKING, Any, Iterable, NamedTuple, Tuple, Union

from ._abi import CSample
from .enums import Button, SampleFlag, Tool, TouchPhase, mask_of

if TYPE_CHECKING:
    from typing_extensions import Buffer

#: The size of one packed sample: the format of :mod:`struct` is ``=dqddiiII`` for time, id, x, y, phase, tool, flags
#: and buttons.
SAMPLE_SIZE = 48

_SAMPLE = struct.Struct("=dqddiiII")
_PHASES = {str(phase): phase.value for phase in TouchPhase}
_TOOLS = {str(tool): tool.value for tool in Tool}

#: Bits by their mask, by one name, or as an iterable of these.
SampleFlags = Union[SampleFlag, int, str, Iterable[Union[SampleFlag, int, str]]]
Buttons = Union[Button, int, str, Iterable[Union[Button, int, str]]]


class Touch(NamedTuple):
    """One contact at one instant."""

    time: float  #: Seconds, not before the view's clock.
    id: int  #: Any number of 64 bits, unique among the contacts that are down.
    phase: Union[TouchPhase, int, str]  #: A TouchPhase, or its name: "began", "moved", "ended", "cancelled".
    x: float  #: Position in view units; it may lie outside of the viewport.
    y: float
    tool: Union[Tool, int, str] = Tool.FINGER  #: A Tool, or its name; the one at BEGAN counts.
    #: SampleFlag bits, or names such as "no_tap" or {"no_tap", "no_slop"}; those at BEGAN count.
    flags: SampleFlags = SampleFlag(0)
    #: Button bits, or names likewise; those at BEGAN count. A finger has none or PRIMARY.
    buttons: Buttons = Button(0)


#: A touch, or a plain tuple of the same values; those from the tool on are optional.
TouchLike = Union[
    Touch,
    Tuple[float, int, Union[TouchPhase, int, str], float, float],
    Tuple[float, int, Union[TouchPhase, int, str], float, float, Union[Tool, int, str]],
    Tuple[float, int, Union[TouchPhase, int, str], float, float, Union[Tool, int, str], SampleFlags],
    Tuple[float, int, Union[TouchPhase, int, str], float, float, Union[Tool, int, str], SampleFlags, Buttons],
]

# What a tuple of five values leaves out: a finger without flags and buttons.
_REST = (0, 0, 0)


class SampleMemory:
    """Memory for packed samples. Each push reuses it; it grows when a push has more touches than before."""

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
        """Packs one touch as the sample of that index. Raises ValueError for values that a touch cannot have."""
        try:
            if isinstance(phase, str):
                phase = _PHASES[phase]
            if isinstance(tool, str):
                tool = _TOOLS[tool]
            # Masks are packed as they are; names cost more.
            if not isinstance(flags, int):
                flags = mask_of(SampleFlag, flags)
            if not isinstance(buttons, int):
                buttons = mask_of(Button, buttons)
            _SAMPLE.pack_into(self._bytes, index * SAMPLE_SIZE, time, id, x, y, phase, tool, flags, buttons)
        except (struct.error, KeyError, TypeError, ValueError) as error:
            raise ValueError(f"not a touch: {(time, id, phase, x, y, tool, flags, buttons)} ({error})") from None

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
                raise ValueError(f"not a touch: {touch!r}") from None
            self.put(time, id, phase, x, y, tool, flags, buttons, index)
        return len(touches)


def contact_id(id: int) -> int:
    """The id of a contact. Raises ValueError for more than 64 bits, which ctypes would cut off, else TypeError."""
    number = operator.index(id)
    if not -(2**63) <= number < 2**63:
        raise ValueError(f"{number} is not the id of a contact: it has more than 64 bits")
    return number


def is_buffer(value: object) -> bool:
    """Whether a value has the buffer protocol."""
    try:
        memoryview(value)  # type: ignore[arg-type]
    except TypeError:
        return False
    return True


def borrow(samples: Buffer) -> Tuple[Any, int]:
    """The address of the packed samples in a buffer, as an argument for the library, and their count.

    Copies only a buffer that is read-only or not contiguous. Raises ValueError when its length is not a multiple of
    SAMPLE_SIZE or its items are neither bytes nor whole samples, TypeError when it is not a buffer.
    """
    memory = memoryview(samples)
    if not memory.nbytes:
        return None, 0
    # An array of numbers could have a matching length, and the library would read its rows as samples.
    if memory.itemsize not in (1, SAMPLE_SIZE):
        raise ValueError(f"items of {memory.itemsize} bytes are not packed samples of {SAMPLE_SIZE}")
    count, rest = divmod(memory.nbytes, SAMPLE_SIZE)
    if rest:
        raise ValueError(f"{memory.nbytes} bytes are not a multiple of the {SAMPLE_SIZE} of a sample")
    if memory.readonly or not memory.c_contiguous:
        samples = bytearray(memory.tobytes())
    return byref(CSample.from_buffer(samples)), count
