# SPDX-License-Identifier: MIT
"""Builds the library for the package and puts it into the wheel.

`make build` builds it in the checkout. If TAPZOOM_LIBRARY names a file, that file is used as it is. The wheel is for
this system, or for the platform tags of TAPZOOM_PLATFORM.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The file of the library in the package, by the start of the platform tag; the package loads it by this name.
FILES = {"win": "tapzoom.dll", "macosx": "libtapzoom.dylib", "": "libtapzoom.so"}
TOOLS = {"swift": os.environ.get("SWIFT", "swift"), "make": "make"}


class Library(BuildHookInterface):
    def initialize(self, version, build_data):
        if self.target_name != "wheel":
            sys.exit(
                "tapzoom for Python has no source distribution, because the library's sources lie outside of this "
                "folder: build a wheel (`python -m build --wheel`), or distribute the whole checkout."
            )
        named, platform = os.environ.get("TAPZOOM_LIBRARY"), os.environ.get("TAPZOOM_PLATFORM")
        if platform and not named:
            sys.exit("TAPZOOM_PLATFORM names the system of a library: set TAPZOOM_LIBRARY to that library.")
        library = Path(named) if named else build(Path(self.root).resolve().parent.parent)
        if not library.is_file():
            sys.exit(f"TAPZOOM_LIBRARY names {library.resolve()}, which does not exist: set it to a libtapzoom.so.")
        if version == "editable":
            return  # an editable package loads the library of the checkout
        platform = platform or re.sub("[-.]", "_", sysconfig.get_platform())
        file = next(name for start, name in FILES.items() if platform.startswith(start))
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform}"
        build_data["force_include"][str(library.resolve())] = f"tapzoom/{file}"


def build(checkout: Path) -> Path:
    """Builds the library of the checkout and returns its path. Exits with one sentence when that fails."""
    # Another folder may have a Makefile, too.
    if not (checkout / "include" / "tapzoom.h").is_file():
        sys.exit(
            "tapzoom for Python builds the library in its checkout, but this folder is not in one: install "
            "bindings/python in place in a checkout of tapzoom, with pip 21.3 or newer."
        )
    missing = [name for name, tool in TOOLS.items() if not shutil.which(tool)]
    if missing:
        sys.exit(
            f"tapzoom cannot be built, because {' and '.join(missing)} cannot be found: install the Swift 6.3 "
            "toolchain (https://www.swift.org/install) and make, or set TAPZOOM_LIBRARY to a libtapzoom.so that was "
            "built elsewhere."
        )
    if subprocess.run(["make", "-s", "build"], cwd=checkout, stdin=subprocess.DEVNULL).returncode:
        sys.exit(f"tapzoom cannot be built, because `make build` in {checkout} failed: its output is above.")
    return checkout / "build" / "lib" / "libtapzoom.so"
