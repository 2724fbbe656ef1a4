# SPDX-License-Identifier: MIT
"""wheels.py TOOLS LIBRARIES FOLDER - packs a wheel for each row of the table into the folder, from the libraries that
`make dist` builds. TOOLS is a Python environment with wheel-tools.txt. The same libraries give the same bytes."""

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import List

PACKAGE = Path(__file__).resolve().parent
# The time of every file in the wheel. Zip files cannot hold times before 1980.
EPOCH = "1577836800"


@dataclass(frozen=True)
class Wheel:
    library: str  # The file below build/dist/libraries.
    platforms: str  # The platform tags, joined by dots. setup.py names the library in the package by them.


# musl loads the libraries of glibc: it takes the name libc.so.6 for itself, and has the six functions that they need.
# pip accepts musllinux_1_1 with each musl from 1.1 on. On x86-64 the library needs glibc 2.14, for memcpy; on arm64 it
# needs no version of glibc, which has this processor since 2.17.
# macosx_11_0 is the minimum that the load commands of both processors name.
WHEELS = (
    Wheel("linux-x86_64/libtapzoom.so", "manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64"),
    Wheel("linux-arm64/libtapzoom.so", "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64"),
    Wheel("windows-x64/tapzoom.dll", "win_amd64"),
    Wheel("universal/macos-arm64_x86_64/libtapzoom.dylib", "macosx_11_0_universal2"),
)


def pack(wheel: Wheel, tools: Path, libraries: Path, folder: Path) -> Path:
    """Packs a row, and returns the wheel."""
    library = (libraries / wheel.library).resolve()
    environment = {**os.environ, "TAPZOOM_LIBRARY": str(library), "TAPZOOM_PLATFORM": wheel.platforms,
                   "SOURCE_DATE_EPOCH": os.environ.get("SOURCE_DATE_EPOCH") or EPOCH}
    with tempfile.TemporaryDirectory() as made:
        command = [str(tools.resolve() / "bin" / "python"), *"-m pip wheel --no-build-isolation --no-deps .".split()]
        done = subprocess.run([*command, "--wheel-dir", made], cwd=PACKAGE, env=environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
        if done.returncode:
            sys.exit(f"{done.stdout}cannot pack the wheel for {wheel.platforms}")
        (file,) = Path(made).glob("*.whl")
        return Path(shutil.move(str(file), str(folder / file.name)))


def main(arguments: List[str]) -> None:
    tools, libraries, folder = map(Path, arguments)
    os.umask(0o022)
    folder.mkdir(parents=True, exist_ok=True)
    for wheel in WHEELS:
        print(f"--- {pack(wheel, tools, libraries, folder)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
