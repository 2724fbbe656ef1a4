# SPDX-License-Identifier: MIT
"""The exceptions. Each is also a built-in exception of the same meaning: ``except ValueError`` catches bad input."""

from __future__ import annotations

from typing import TYPE_CHECKING, Dict, Optional, Type

from .enums import Status

if TYPE_CHECKING:
    from .frames import Run


class LibraryError(ImportError):
    """The shared library was not found, is not tapzoom, or has another ABI version."""


class Error(Exception):
    """A call failed. It changed nothing, except that a push keeps the touches before the bad one."""

    status: int  #: The library's status, a :class:`tapzoom.Status` where this package knows it.
    message: str  #: Its meaning, an English sentence.
    accepted: int  #: After a push: how many touches the view took before the bad one. Otherwise 0.
    field: str = ""  #: The wrong field of a refused Config, such as ``levels[3].factor``. Otherwise empty.
    run: Optional[Run] = None  #: After a run: the frames before the bad touch or time.

    def __init__(self, status: int, message: str, accepted: int = 0) -> None:
        super().__init__(status, message, accepted)
        self.status = status
        self.message = message
        self.accepted = accepted

    def __str__(self) -> str:
        return f"{self.field}: {self.message}" if self.field else self.message


class NullError(Error, ValueError):
    """A required pointer is NULL."""


class ClosedError(NullError):
    """The view has been closed."""


class StructSizeError(Error, ValueError):
    """The library does not know this size of the settings or options: it is older than this package."""


class NotFiniteError(Error, ValueError):
    """A number is NaN or infinite."""


class RangeError(Error, ValueError):
    """A number is outside its range, or a reserved field is not 0."""


class EnumError(Error, ValueError):
    """A value is not in its enumeration, or a mask has an unknown bit."""


class TimeError(Error, ValueError):
    """The time is before the view's clock."""


class ContactError(Error, ValueError):
    """A touch does not match the contacts that are down."""


class ContactInUseError(ContactError):
    """BEGAN has the id of a contact that is down: its end was missed. Push CANCELLED for it, then BEGAN again."""


class ContactUnknownError(ContactError):
    """MOVED, ENDED or CANCELLED has the id of no contact that is down: leave the touch out."""


class ContactLimitError(ContactError):
    """MAX_CONTACTS contacts are already down: leave that contact out."""


class OutOfMemoryError(Error, MemoryError):
    """The system has no memory for a view."""


class BufferTooSmallError(Error, MemoryError):
    """The memory was too small for what was recorded between two fetches; the recording has ended."""


class DataError(Error, ValueError):
    """The bytes are not a snapshot of this version, or damaged."""


class RecordingError(DataError):
    """The bytes are not a recording of this format, or damaged or cut off."""

    number: int = 0  #: The index of the call at which they are bad.


class DivergedError(Error):
    """A replayed call ran, but its outcome differs from the recorded one, and later ones will."""

    number: int = 0  #: The index of the call.


class BusyError(Error):
    """Another call on the view is under way: use a view from one thread at a time."""


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
