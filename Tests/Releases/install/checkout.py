# SPDX-License-Identifier: MIT
"""A copy of the built checkout to install from, and listings of folders."""

import os
import re
import shutil
import stat
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PROJECT = ROOT / "Tests/Releases/install/project"
BUILT = ("lib", "include")
NUMBERS = dict(re.findall(r"#define TAPZOOM_(\w*VERSION\w*) (\d+)", (ROOT / "include/tapzoom.h").read_text()))
VERSION = ".".join(NUMBERS[f"VERSION_{part}"] for part in ("MAJOR", "MINOR", "PATCH"))
SONAME = f"libtapzoom.so.{NUMBERS['VERSION_MAJOR']}"

# Variables that would change the behavior of make or of a compiler.
MISLEADING = re.compile(
    r"MAKE|MFLAGS$|(PREFIX|DESTDIR|LIBDIR|INCLUDEDIR|CMAKEDIR|C?PATH|LIBRARY_PATH|LD_LIBRARY_PATH)$|PKG_CONFIG|CMAKE|"
    r"[CL]\w*FLAGS$")


def environment(**changes: object) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name == "PATH" or not MISLEADING.match(name)}
    return {**kept, **{name: str(value) for name, value in changes.items()}}


def run(*command: object, **options) -> subprocess.CompletedProcess:
    """Runs a command and returns the finished process; stdout holds the output and the errors."""
    options.setdefault("env", environment())
    return subprocess.run(
        [str(argument) for argument in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        **options)


def listing(folder: Path) -> dict[str, tuple]:
    """Returns all paths below a folder with permissions, contents of files and targets of links."""
    found = {}
    for path in sorted(folder.rglob("*")):
        status = path.lstat()
        mode = stat.S_IMODE(status.st_mode)
        if path.is_symlink():
            value = ("link", os.readlink(path))
        elif path.is_dir():
            value = ("folder", mode)
        else:
            value = ("file", mode, path.read_bytes())
        found[str(path.relative_to(folder))] = value
    return found


def files(folder: Path) -> dict[str, tuple]:
    return {path: value for path, value in listing(folder).items() if value[0] != "folder"}


def unused(folder: str, names: list[str]) -> set[str]:
    """The names in a folder that make does not need: of tests and examples it reads makefiles and names of traces."""
    if Path(folder).relative_to(ROOT).parts[:1] not in (("Tests",), ("examples",)):
        return {"build", ".build", ".git"} & set(names)
    return {name for name in names if not name.endswith((".mk", ".trace")) and not Path(folder, name).is_dir()}


class Case(unittest.TestCase):
    """Each test has a separate folder with a copy of the checkout, without Swift to build it again."""

    def setUp(self):
        holder = tempfile.TemporaryDirectory(prefix="tapzoom ")
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name).resolve()
        self.checkout = self.copy("check out")
        self.stage = self.folder / "the stage"
        self.swift_was_called = self.folder / "swift was called"
        swift = self.folder / "bin/swift"
        swift.parent.mkdir()
        swift.write_text(f"#!/bin/sh\ntouch '{self.swift_was_called}'\nexit 1\n")
        swift.chmod(0o755)

    def copy(self, name: str) -> Path:
        copy = self.folder / name
        shutil.copytree(ROOT, copy, symlinks=True, ignore=unused)
        for part in BUILT:
            shutil.copytree(ROOT / "build" / part, copy / "build" / part, symlinks=True)
        return copy

    def make(self, target: str, checkout: Path = None, umask: int = 0o022, **variables: object) -> str:
        """What `make target VARIABLE=value...` prints. It goes to the stage unless DESTDIR says otherwise."""
        result = self.try_make(target, checkout, umask, **variables)
        self.assertEqual(result.returncode, 0, result.stdout)
        return result.stdout

    def try_make(self, target: str, checkout: Path = None, umask: int = 0o022, **variables: object):
        variables = {"DESTDIR": self.stage, **variables}
        assignments = [f"{name}={value}" for name, value in variables.items()]
        path = f"{self.folder / 'bin'}:{os.environ['PATH']}"
        return run("make", target, *assignments, cwd=checkout or self.checkout, env=environment(PATH=path),
                   preexec_fn=lambda: os.umask(umask))
