# SPDX-License-Identifier: MIT
"""Many frames in one call: their times, and the memory for their transforms."""

from __future__ import annotations

from array import array
from ctypes import byref, c_double
from importlib import import_module
from typing import TYPE_CHECKING, Any, Iterable, List, NamedTuple, Tuple, Union

from ._abi import CTransform
from .events import Event

if TYPE_CHECKING:
    from typing_extensions import Buffer

#: The formats of doubles in the byte order of this machine. A ctypes array names the byte order.
_DOUBLES = ("d", "@d", "=d", memoryview((c_double * 1)()).format)


class Run(NamedTuple):
    """Result of View.run: the transforms and events of many frames.

    transforms  The displayed transforms: a NumPy array with a row (scale, rotation, x, y) for each frame; without NumPy
                a ctypes array of structs with these fields.
    events      The events that the run took, oldest first.
    done        How many frames are complete: all, unless this is the run of an error.
    """

    transforms: Any
    events: List[Event]
    done: int


def numpy() -> Any:
    """Returns the module NumPy, or None if it is not installed."""
    try:
        return import_module("numpy")
    except ImportError:
        return None


def borrow_times(times: Union[Iterable[float], Buffer]) -> Tuple[Any, int]:
    """Returns the address of times as doubles, as an argument for the library, and their count.

    Copies everything but a writable and contiguous buffer of doubles. Raises TypeError for anything but numbers.
    """
    try:
        memory = memoryview(times)  # type: ignore[arg-type]
    except TypeError:
        memory = None
    if memory is None:
        doubles: Any = array("d", times)  # type: ignore[arg-type]
    elif memory.ndim != 1 or memory.itemsize == 1:
        raise TypeError("times must be an iterable of numbers or a one-dimensional buffer of doubles")
    elif memory.format not in _DOUBLES:
        doubles = array("d", list(times))  # type: ignore[arg-type]
    elif memory.readonly or not memory.c_contiguous:
        doubles = bytearray(memory.tobytes())
    else:
        doubles = times
    count = len(doubles) if memory is None else len(memory)
    return (byref(c_double.from_buffer(doubles)), count) if count else (None, 0)


def transform_memory(count: int) -> Tuple[Any, Any]:
    """Returns memory for transforms, and its address as an argument for the library."""
    module = numpy()
    if module is None:
        memory = (CTransform * count)()
    else:
        memory = module.empty((count, 4))
    return memory, byref(CTransform.from_buffer(memory)) if count else None
