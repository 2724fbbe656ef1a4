# SPDX-License-Identifier: MIT
"""The folders of the archives and of their tests, and programs that must succeed."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
DIST = ROOT / "build/dist"
LIBRARIES = DIST / "libraries"
WORK = DIST / "tests"
VERSION, ABI = os.environ["VERSION"], os.environ["ABI"]
EXPORTS = set(os.environ["EXPORTS"].split())
TOOLS = Path(os.environ["TOOLS"])
CLANG = TOOLS / "clang"
WINE = "/usr/lib/wine/wine64"
FROM_LIBC = {"malloc", "free", "memcpy", "memmove", "memset", "__stack_chk_fail", "__stack_chk_guard"}

sys.path.insert(0, str(ROOT / "bindings/c/dist"))
from targets import ARCHIVES  # noqa: E402

ROWS = {row.name: row for row in ARCHIVES}


def run(*command, **options) -> subprocess.CompletedProcess:
    environment = {**os.environ, "WINEDEBUG": "-all", "WINEPREFIX": str(WORK / "wine"), **options.pop("env", {})}
    return subprocess.run([str(word) for word in command], capture_output=True, cwd=options.pop("cwd", ROOT),
                          env=environment, stdin=subprocess.DEVNULL, **options)


def checked(*command, **options) -> bytes:
    """The output of a program that must succeed, without carriage returns of Windows."""
    done = run(*command, **options)
    if done.returncode:
        text = (done.stdout + done.stderr)[-2000:].decode(errors="replace")
        raise AssertionError(f"{' '.join(map(str, command))} returned {done.returncode}: {text}")
    return done.stdout.replace(b"\r\n", b"\n")


def read(*command) -> str:
    return checked(*command).decode(errors="replace")


def debian_tool(name: str) -> Path:
    """A tool of Debian's newest LLVM."""
    found = sorted(Path("/usr/lib").glob(f"llvm-*/bin/{name}"), key=lambda path: int(path.parts[3][5:]))
    return found[-1] if found else Path(name)


def archive_path(name: str) -> Path:
    return DIST / f"tapzoom-{VERSION}-{name}.{ROWS[name].form}"


def fresh(*names: str) -> Path:
    """An empty folder for a test."""
    folder = WORK.joinpath(*names)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def unpacked(name: str, *into: str) -> Path:
    """The top folder of an unpacked archive."""
    folder, path = fresh(*(into or ("unpacked", name))), archive_path(name)
    if path.name.endswith(".tar.gz"):
        with tarfile.open(path) as archive:
            archive.extractall(folder)
    else:
        with zipfile.ZipFile(path) as archive:
            archive.extractall(folder)
    top = folder / f"tapzoom-{VERSION}-{name}"
    return top if top.is_dir() else folder


def unwind_faults(size: int) -> list:
    """The library has more than 200 functions, each with 8 bytes or more in the table by which unwinders find it."""
    return [f"unwind tables of {size} bytes"] if size < 200 * 8 else []


def export_faults(found: set, wanted: set = EXPORTS) -> list:
    return [f"exports differ: {sorted(found ^ wanted)}"] if found != wanted else []


# Paths that a library may name: libraries of the system and, in a PDB, the folder that stands for all.
SYSTEM_PATHS = re.compile(rb"/usr/lib/(libSystem\.B\.dylib|dyld)$|/build/dist/libraries/")


def path_faults(data: bytes) -> list:
    """Absolute paths in a file that is to be the same from each folder and machine. Numbers look like short names."""
    found = {path for path in re.findall(rb"(?<![\w./:@<*-])/[\w.+-]{3,}/(?:[\w.+-]+/)*[\w.+-]{3,}", data)
             if not SYSTEM_PATHS.match(path)}
    return [f"names {path.decode()}" for path in sorted(found)]
