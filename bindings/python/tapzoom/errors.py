# SPDX-License-Identifier: MIT
"""The exceptions. Each also is the built-in exception that fits, so ``except ValueError`` catches bad input."""

from __future__ import annotations

from typing import Dict, Type

from .enums import Status


class LibraryError(ImportError):
    """The shared library was not found, is no tapzoom, or is of another ABI version."""


class Error(Exception):
    """A call failed. It changed nothing, except that a push keeps the samples before the bad one."""

    status: int  #: The library's status, one of :class:`tapzoom.Status` where it is known.
    message: str  #: What that means, in English.
    accepted: int  #: After a push: how many samples were taken before the bad one. Otherwise 0.

    def __init__(self, status: int, message: str, accepted: int = 0) -> None:
        super().__init__(status, message, accepted)
        self.status = status
        self.message = message
        self.accepted = accepted

    def __str__(self) -> str:
        return self.message


class NullError(Error, ValueError):
    """A required pointer is NULL."""


class ClosedError(NullError):
    """The view has been closed."""


class StructSizeError(Error, ValueError):
    """The library does not know settings of this size: it is older than this package."""


class NotFiniteError(Error, ValueError):
    """A number is NaN or infinite."""


class RangeError(Error, ValueError):
    """A number is outside its stated range."""


class EnumError(Error, ValueError):
    """A number is no value of its enumeration, or has an unknown bit."""


class TimeError(Error, ValueError):
    """The time is earlier than the view's clock."""


class ContactError(Error, ValueError):
    """A touch does not fit the contacts that are down."""


class ContactInUseError(ContactError):
    """BEGAN for an id that is already down: its end was missed. Push CANCELLED for it, then BEGAN again."""


class ContactUnknownError(ContactError):
    """MOVED, ENDED or CANCELLED for an id that is not down: leave the sample out."""


class ContactLimitError(ContactError):
    """BEGAN while MAX_CONTACTS are down: leave that finger out."""


class OutOfMemoryError(Error, MemoryError):
    """The system has no memory for a view."""


class RecordFullError(Error, MemoryError):
    """The memory was too small for what was recorded between two polls; recording has ended."""


class DataError(Error, ValueError):
    """Bytes that are no snapshot, or one of another version, cut off or damaged."""


class RecordingError(DataError):
    """Bytes that are no recording, or a recording of another format, cut off or damaged."""

    number: int = 0  #: The number of the call that they should have been.


class DivergedError(Error):
    """A call was replayed, and its outcome is not the one recorded. It and what comes after it cannot be trusted."""

    number: int = 0  #: The number of the call.


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
    Status.FULL.value: RecordFullError,
    Status.DATA.value: DataError,
    Status.DIVERGED.value: DivergedError,
}
