# SPDX-License-Identifier: MIT
"""Finds and loads the shared library, and makes exceptions of its statuses."""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path
from typing import List

from . import _abi
from .errors import LibraryError

ENVIRONMENT_VARIABLE = "TAPZOOM_LIBRARY"
# The file of the library in a wheel, and the names that the system's loader looks up.
_FILES = {"win32": "tapzoom.dll", "darwin": "libtapzoom.dylib"}
_FILE = _FILES.get(sys.platform, "libtapzoom.so")
_SYSTEM_NAMES = (_FILE,) if sys.platform in _FILES else (f"{_FILE}.{_abi.VERSION_MAJOR}", _FILE)
_HELP = (
    f"Set the environment variable {ENVIRONMENT_VARIABLE} to the library's file, install the library where the "
    "system's loader finds it, or run `make build` in a source checkout."
)


def find() -> str:
    """Returns the library: a path, or a name for the system's loader to look up.

    Looks for the file that TAPZOOM_LIBRARY names, then for one beside this package's files, then in the build of the
    source checkout that contains this package, then in the system. It never replaces a file that it found but cannot
    load by another. Raises LibraryError, which lists the places.
    """
    named = os.environ.get(ENVIRONMENT_VARIABLE)
    if named:
        # Absolute, because the loader looks up a bare name in the system.
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
    raise LibraryError(f"cannot find {_FILE}. Looked in these places:\n{lines}\n{_HELP}")


def _files() -> List[Path]:
    """Returns the places of the library relative to this package."""
    package = Path(__file__).resolve().parent
    files = [package / _FILE]
    checkout = package.parent.parent.parent
    # Only a checkout of tapzoom has this header. In any other folder the build may be of another project.
    if (checkout / "include" / "tapzoom.h").is_file():
        files.append(checkout / "build" / "lib" / _FILE)
    return files


def load(path: str) -> ctypes.PyDLL:
    """Loads a library, checks its ABI version and returns it. Raises LibraryError."""
    try:
        # PyDLL keeps the interpreter's lock, because a call takes less than a microsecond. If a call released the lock,
        # another thread could delay it by milliseconds, and two threads could use one view at the same time.
        library = ctypes.PyDLL(path)
    except OSError as error:
        raise LibraryError(f"cannot load {path}: {error}\n{_HELP}") from None
    try:
        # Checked first, because a library of another ABI version may lack some functions.
        library.tapzoom_version.restype = ctypes.c_int32
        major: int = library.tapzoom_version() // 10000
        if major == _abi.VERSION_MAJOR:
            _abi.bind(library)
            return library
    except AttributeError as error:
        raise LibraryError(f"{path} is not a tapzoom library that this package can use: {error}\n{_HELP}") from None
    raise LibraryError(f"{path} has ABI version {major}; this package needs {_abi.VERSION_MAJOR}.\n{_HELP}")


path = find()
lib = load(path)


