# SPDX-License-Identifier: MIT
"""Touches, and packing them into the memory that the library reads."""

from __future__ import annotations

import struct
from ctypes import byref
from typing import TYPE_CHECKING, Any, Iterable, NamedTuple, Tuple, Union

from ._abi import CSample
from .enums import Tool, TouchPhase

if TYPE_CHECKING:
    from typing_extensions import Buffer

#: The size of one packed tapzoom_sample: the format of :mod:`struct` is ``=dqddii`` for time, id, x, y, phase and tool.
SAMPLE_SIZE = 40

_SAMPLE = struct.Struct("=dqddii")
_PHASES = {str(phase): phase.value for phase in TouchPhase}
_TOOLS = {str(tool): tool.value for tool in Tool}


class Touch(NamedTuple):
    """One contact at one instant."""

    time: float  #: Seconds; not before the view's clock.
    id: int  #: Any number of 64 bits, the same from BEGAN to ENDED or CANCELLED; free for reuse afterwards.
    phase: Union[TouchPhase, int, str]  #: A TouchPhase, or its name: "began", "moved", "ended", "cancelled".
    x: float  #: View units. Outside of the viewport is fine.
    y: float
    tool: Union[Tool, int, str] = Tool.FINGER  #: A Tool, or its name; of a contact, the one at BEGAN counts.


#: A touch, or a plain tuple of the same values; the tool may be left out.
TouchLike = Union[
    Touch,
    Tuple[float, int, Union[TouchPhase, int, str], float, float],
    Tuple[float, int, Union[TouchPhase, int, str], float, float, Union[Tool, int, str]],
]


class SampleMemory:
    """Memory for packed samples that is used again and again, and grows when it must."""

    __slots__ = ("_bytes", "_capacity", "pointer")

    pointer: Any  #: Where the samples are, as an argument for the library.

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
        index: int = 0,
    ) -> None:
        """Packs one touch as the sample of that index. Raises ValueError when its values are none of a touch."""
        try:
            if isinstance(phase, str):
                phase = _PHASES[phase]
            if isinstance(tool, str):
                tool = _TOOLS[tool]
            _SAMPLE.pack_into(self._bytes, index * SAMPLE_SIZE, time, id, x, y, phase, tool)
        except (struct.error, KeyError) as error:
            raise ValueError(f"no touch: {(time, id, phase, x, y, tool)} ({error})") from None

    def put_all(self, touches: Iterable[TouchLike]) -> int:
        """Packs touches from the start, and says how many. Raises ValueError when one is no touch."""
        touches = list(touches)
        if len(touches) > self._capacity:
            self._reserve(max(len(touches), 2 * self._capacity))
        for index, touch in enumerate(touches):
            try:
                time, id, phase, x, y, tool = touch if len(touch) == 6 else (*touch, Tool.FINGER.value)
            except (TypeError, ValueError):
                raise ValueError(f"no touch: {touch!r}") from None
            self.put(time, id, phase, x, y, tool, index)
        return len(touches)


def is_buffer(value: object) -> bool:
    """Whether a value has the buffer protocol."""
    try:
        memoryview(value)  # type: ignore[arg-type]
    except TypeError:
        return False
    return True


def borrow(samples: Buffer) -> Tuple[Any, int]:
    """Where the packed samples of a buffer are, as an argument for the library, and how many.

    Nothing is copied unless the buffer is read-only or not contiguous. Raises ValueError when its length is no multiple
    of SAMPLE_SIZE or its items are neither bytes nor whole samples, TypeError when it is no buffer.
    """
    memory = memoryview(samples)
    if not memory.nbytes:
        return None, 0
    # Rows of numbers would pass by their length, and then be read as something that they are not.
    if memory.itemsize not in (1, SAMPLE_SIZE):
        raise ValueError(f"items of {memory.itemsize} bytes are no packed samples of {SAMPLE_SIZE}")
    count, rest = divmod(memory.nbytes, SAMPLE_SIZE)
    if rest:
        raise ValueError(f"{memory.nbytes} bytes are no multiple of the {SAMPLE_SIZE} of a sample")
    if memory.readonly or not memory.c_contiguous:
        samples = bytearray(memory.tobytes())
    return byref(CSample.from_buffer(samples)), count
