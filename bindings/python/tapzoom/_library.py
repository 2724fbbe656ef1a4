# SPDX-License-Identifier: MIT
"""Finding and loading the shared library, and making exceptions of its statuses."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path
from typing import List

from . import _abi
from .enums import Status
from .errors import CLASSES, Error, LibraryError

ENVIRONMENT_VARIABLE = "TAPZOOM_LIBRARY"
_FILE = "libtapzoom.so"
_SYSTEM_NAMES = (f"{_FILE}.{_abi.ABI_VERSION}", _FILE)
_HELP = (
    f"Set the environment variable {ENVIRONMENT_VARIABLE} to the library's file, install the library where the "
    "system's loader looks, or run `make build` in a source checkout."
)


def find() -> str:
    """Finds the library: a path, or a name for the system's loader to look up.

    First the file that TAPZOOM_LIBRARY names, then one beside this package's files, then the build of the source
    checkout that holds this package, then the system's. A file that is found is used, or it is an error: nothing else
    is then taken silently in its place. Raises LibraryError, which says what was tried.
    """
    named = os.environ.get(ENVIRONMENT_VARIABLE)
    if named:
        # Absolute, because the loader would look up a bare name elsewhere.
        return os.path.abspath(named)
    tried = [f"{ENVIRONMENT_VARIABLE}: not set"]
    for file in _files():
        if file.is_file():
            return str(file)
        tried.append(f"{file}: no such file")
    for name in _SYSTEM_NAMES:
        try:
            ctypes.PyDLL(name)
            return name
        except OSError as error:
            tried.append(f"the system's loader: {error}")
    lines = "\n".join(f"  {line}" for line in tried)
    raise LibraryError(f"there is no {_FILE}. Tried:\n{lines}\n{_HELP}")


def _files() -> List[Path]:
    """Where the library may lie in relation to this package."""
    package = Path(__file__).resolve().parent
    files = [package / _FILE]
    checkout = package.parent.parent.parent
    # Only a checkout of tapzoom has this header; elsewhere that folder is somebody else's.
    if (checkout / "include" / "tapzoom.h").is_file():
        files.append(checkout / "build" / "lib" / _FILE)
    return files


def load(path: str) -> ctypes.PyDLL:
    """Loads a library and checks that it is a tapzoom of this ABI version. Raises LibraryError."""
    try:
        # PyDLL keeps the interpreter's lock. The calls take less than a microsecond; giving the lock away in each would
        # let a busy thread keep it for milliseconds, and a view shared by mistake would be used by two threads at once.
        library = ctypes.PyDLL(path)
    except OSError as error:
        raise LibraryError(f"cannot load {path}: {error}\n{_HELP}") from None
    # Asked before the rest, because a library of another ABI version may lack some functions.
    try:
        library.tapzoom_abi_version.restype = ctypes.c_int32
        version: int = library.tapzoom_abi_version()
        if version == _abi.ABI_VERSION:
            _abi.bind(library)
            return library
    except AttributeError as error:
        raise LibraryError(f"{path} is no tapzoom library that this package can use: {error}\n{_HELP}") from None
    raise LibraryError(f"{path} has ABI version {version}; this package needs {_abi.ABI_VERSION}.\n{_HELP}")


path = find()
lib = load(path)


def error_for(status: int, accepted: int = 0) -> Error:
    """The exception for a status that is not OK."""
    message: bytes = lib.tapzoom_status_string(status)
    known = Status(status) if status in CLASSES else status
    return CLASSES.get(status, Error)(known, message.decode(), accepted)
