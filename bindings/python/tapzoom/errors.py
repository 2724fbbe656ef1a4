# SPDX-License-Identifier: MIT
"""The exceptions. Each is also a built-in exception of the same meaning: ``except ValueError`` catches bad input."""

from __future__ import annotations

from typing import Dict, Type

from .enums import Status


class LibraryError(ImportError):
    """The shared library was not found, is not tapzoom, or has another ABI version. The message says what to do."""


class Error(Exception):
    """A call failed and changed nothing, except that push_touches and frame keep the touches before the bad one.

    status    The library's status: a Status if this package knows it, otherwise the number.
    message   What is wrong, such as ``zoom_step=0.5: outside 1.01 to 100``.
    accepted  After push_touches and frame: how many touches the view took. Otherwise 0.
    field     The wrong argument or field, such as ``viewport.width`` or ``levels[3].factor``; empty if none is.
    """

    status: int
    message: str
    accepted: int
    field: str

    def __init__(self, status: int, message: str, accepted: int = 0, field: str = "") -> None:
        super().__init__(status, message, accepted, field)
        self.status = status
        self.message = message
        self.accepted = accepted
        self.field = field

    def __str__(self) -> str:
        return self.message


class NullError(Error, ValueError):
    """A required pointer is NULL."""


class ClosedError(NullError):
    """The view has been closed. Create another one."""


class StructSizeError(Error, ValueError):
    """The library does not know this size of the settings or options: it is older than this package. Update it."""


class NotFiniteError(Error, ValueError):
    """A number is NaN or infinite."""


class RangeError(Error, ValueError):
    """A number is outside its range."""


class EnumError(Error, ValueError):
    """A value is not in its enumeration, or a mask has an unknown bit."""


class TimeError(Error, ValueError):
    """The time is before the view's clock. Pass ``state.time`` or a later one."""


class ContactError(Error, ValueError):
    """A touch or a call does not match the contacts that are down."""


class ContactInUseError(ContactError):
    """BEGAN has the id of a contact that is down: you missed its end. Push CANCELLED for it, then BEGAN again."""


class ContactUnknownError(ContactError):
    """No contact with this id is down: for a touch, its BEGAN is missing. Leave the touch or the call out."""


class ContactLimitError(ContactError):
    """MAX_CONTACTS contacts are already down. Leave out the touches of this contact."""


class OutOfMemoryError(Error, MemoryError):
    """The system has no memory for a view."""


class BufferTooSmallError(Error, MemoryError):
    """The memory of a recording is too small: the beginning or a call did not fit. No recording runs any more.

    recording  After View.end_recording: the bytes of the calls that did fit. Otherwise empty.
    """

    recording: bytes = b""


class DataError(Error, ValueError):
    """The bytes are damaged, or not a snapshot of this version."""


class RecordingError(DataError):
    """The bytes are damaged, end early, or are not a recording of this format.

    number  The index of the call at which they are bad.
    """

    number: int = 0


class DivergedError(Error):
    """A replayed call ran, but its outcome differs from the recorded one, or its bytes are damaged.

    Later outcomes will differ, too.

    number  The index of the call.
    """

    number: int = 0


class BusyError(Error):
    """Another call on the view is under way. Use a view from one thread at a time, and repeat the refused call."""


#: The exception of each status that is an error. A status that is not here is a plain Error.
CLASSES: Dict[int, Type[Error]] = {
    Status.NULL.value: NullError,
    Status.STRUCT_SIZE.value: StructSizeError,
    Status.NOT_FINITE.value: NotFiniteError,
    Status.RANGE.value: RangeError,
    Status.ENUM.value: EnumError,
    Status.TIME.value: TimeError,
    Status.CONTACT_IN_USE.value: ContactInUseError,
    Status.CONTACT_UNKNOWN.value: ContactUnknownError,
    Status.CONTACT_LIMIT.value: ContactLimitError,
    Status.MEMORY.value: OutOfMemoryError,
    Status.BUFFER_TOO_SMALL.value: BufferTooSmallError,
    Status.DATA.value: DataError,
    Status.DIVERGED.value: DivergedError,
    Status.BUSY.value: BusyError,
}
