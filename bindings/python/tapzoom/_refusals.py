# SPDX-License-Identifier: MIT
"""The exceptions of refused calls. They name the argument or field, its value, and what it may be.

A call that succeeds costs nothing for this: the culprit is looked for after the library has refused the call.
"""

from __future__ import annotations

import ctypes
import math
import re
from typing import Any, Iterable, Iterator, Tuple

from . import _abi, enums
from ._library import lib
from ._named import NamedIntFlag
from ._ranges import FIELDS, PARAMETERS
from .enums import Status
from .errors import CLASSES, ClosedError, Error

#: An argument: its dotted name, its value, and what it may be as in _ranges.
Argument = Tuple[str, Any, str]

#: What a time may be.
TIME = FIELDS["touch"]["time"]
_STRUCTS = {getattr(_abi, f"C{name.capitalize()}"): name for name in FIELDS}
_TOUCH_FIELDS = ("time", "id", "x", "y", "phase", "tool", "flags", "buttons", "size", "reserved")
#: Structs whose fields are keywords of the call.
_FLAT = {"scroll", "options"}
_UNKNOWN = {
    Status.NOT_FINITE: "a number is NaN or infinite",
    Status.RANGE: "the result is outside its range",
    Status.ENUM: "a value is not in its enumeration",
}


def error_for(status: int, message: str = "", accepted: int = 0, field: str = "") -> Error:
    """Returns the exception for a status other than OK; without a message with that of the library."""
    known = Status(status) if status in CLASSES else status
    text = message or _UNKNOWN.get(status) or lib.tapzoom_status_string(status).decode()  # type: ignore[call-overload]
    return CLASSES.get(status, Error)(known, text, accepted, field)


def refusal(status: int, arguments: Iterable[Argument], view: Any = None, accepted: int = 0) -> Error:
    """Returns the exception of a refused call, which names the first wrong argument.

    view  The handle of the view of the call, if there is one.
    """
    if view is not None and not view:
        return ClosedError(Status.NULL, "the view has been closed")
    for name, value, allowed in arguments:
        why = _why(status, name, value, allowed, view)
        if why:
            return error_for(status, f"{name}={shown(value, allowed)}: {why}", accepted, name)
    return error_for(status, accepted=accepted)


def call_refusal(status: int, function: Any, arguments: Tuple[Any, ...], view: Any = None) -> Error:
    """Returns the exception of a refused call of a function of the library. arguments: those after the view."""
    return refusal(status, _named(status, function, arguments), view)


def touch_arguments(touch: Tuple[Any, ...], prefix: str) -> Iterator[Argument]:
    """The arguments of an unpacked touch."""
    for name, value in zip(_TOUCH_FIELDS, touch):
        yield prefix + name, value, FIELDS["touch"].get(name, "0" if name == "reserved" else "")


def _named(status: int, function: Any, arguments: Tuple[Any, ...]) -> Iterator[Argument]:
    for (name, allowed), value in zip(PARAMETERS.get(function.__name__, {}).items(), arguments):
        value = getattr(value, "_obj", value)  # of byref
        if isinstance(value, _abi.CConfig):
            yield from _setting(status, value)
        elif isinstance(value, ctypes.Structure):
            yield from _fields(value, name)
        elif value is not None:
            yield name, value, allowed


def _fields(struct: ctypes.Structure, name: str) -> Iterator[Argument]:
    kind = _STRUCTS[type(struct)]
    for field, allowed in FIELDS[kind].items():
        path = re.sub("^view_", "view_point.", field)
        yield path if kind in _FLAT else f"{name}.{path}", getattr(struct, field), allowed
    if isinstance(struct, _abi.COptions):
        yield "quiet", bool(struct.quiet and struct.animated), "quiet"


def _setting(status: int, config: _abi.CConfig) -> Iterator[Argument]:
    """The wrong field of a config, if there is one with this status."""
    name = ctypes.c_char_p()
    if lib.tapzoom_config_check(ctypes.byref(config), ctypes.byref(name)) != status or not name.value:
        return
    path = name.value.decode()
    value: Any = config
    for part, index in re.findall(r"(\w+)|\[(\d+)\]", path):
        value = getattr(value, part) if part else value[int(index)]
    *parents, field = path.split(".")
    allowed = FIELDS["level" if parents else "config"].get(field, "")
    if not allowed[:1].isupper():  # a range may end at another setting
        allowed = re.sub(r"[a-z]+_\w+", lambda end: f"{end[0]} ({number_text(getattr(config, end[0]))})", allowed)
    yield path, value, allowed


def _why(status: int, name: str, value: Any, allowed: str, view: Any) -> str:
    """Why an argument is wrong; empty if it is right."""
    word = name.rpartition(".")[2]
    if status == Status.NOT_FINITE:
        return "" if not isinstance(value, float) or math.isfinite(value) else "NaN or infinite; pass a finite number"
    if status == Status.TIME and word == "time":
        state = _abi.CState()
        lib.tapzoom_get_state(view, ctypes.byref(state))
        return f"before the view's clock, {number_text(state.time)}"
    if status in (Status.CONTACT_IN_USE, Status.CONTACT_UNKNOWN, Status.CONTACT_LIMIT) and word == "id":
        said: bytes = lib.tapzoom_status_string(status)
        return said.decode()
    if status == Status.ENUM and allowed[:1].isupper():
        return _why_not(*allowed.split(), value=value, one=word == "action")
    if status == Status.RANGE:
        if allowed == "quiet":
            return "not with animated" if value else ""
        if word == "other_fit":
            return "needs an other_factor of 1e-6 to 1e6"
        if allowed[:1].isupper() or not allowed or _is_within(value, allowed):
            return ""
        return f"outside {allowed}" if allowed != "0" else "must be 0"
    return ""


def _is_within(value: Any, allowed: str) -> bool:
    """Whether a number is in a range. One whose end is another field is not: the library has refused it."""
    for part in allowed.split(", or "):
        low, _, high = part.partition(" to ")
        try:
            if float(low) <= value <= float(high or low):
                return True
        except ValueError:
            pass
    return False


def _why_not(kind: str, *names: str, value: int, one: bool) -> str:
    """Why a number is not a value of an enumeration; empty if it is one. one: of flags only one may be set."""
    enum = getattr(enums, kind)
    members = [member for member in enum if not names or str(member) in names]
    listed = ", ".join(map(str, members))
    has_bits = issubclass(enum, NamedIntFlag)
    is_mask = has_bits and not one
    if not value & ~sum(members) if is_mask else value in members:
        return ""
    is_known = not value & ~sum(enum) if has_bits else value in list(enum)
    what = "not allowed here" if is_known else f"unknown bits of {kind}" if is_mask else f"unknown {kind}"
    return f"{what}; the names are {listed}"


def shown(value: Any, allowed: str = "") -> str:
    """Returns a value as a message shows it: a number of an enumeration by its name."""
    if isinstance(value, float):
        return number_text(value)
    enum = getattr(enums, allowed.partition(" ")[0], None) if allowed[:1].isupper() else None
    if enum and (value in list(enum) or issubclass(enum, NamedIntFlag) and value and not value & ~sum(enum)):
        return repr(str(enum(value)))
    return repr(value)


def number_text(value: float) -> str:
    """Returns a number in its shortest form: 0, 1e12."""
    text = f"{value:g}"
    return re.sub(r"e\+?(-?)0*", r"e\1", text if float(text) == value or value != value else repr(value))
