# SPDX-License-Identifier: MIT
"""Puts the library into the package, which loads it by ctypes.

A source distribution compiles tapzoom.c, and a checkout builds with `make build`. If TAPZOOM_LIBRARY names a file, that
file is used as it is. The wheel is for this system, or for the platform tags of TAPZOOM_PLATFORM.
"""

import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

SOURCE = Path("tapzoom.c")
NAMED, PLATFORM = os.environ.get("TAPZOOM_LIBRARY"), os.environ.get("TAPZOOM_PLATFORM")
# The file of the library in the package, by the start of the platform tag or of sys.platform; the package loads it by
# this name.
FILES = {"win": "tapzoom.dll", ("macosx", "darwin"): "libtapzoom.dylib", "": "libtapzoom.so"}
FILE = next(name for start, name in FILES.items() if (PLATFORM or sys.platform).startswith(start))
TOOLS = {"swift": os.environ.get("SWIFT", "swift"), "make": "make"}


class Library(build_ext):
    def get_ext_filename(self, name):
        return os.path.join("tapzoom", FILE)

    # Those of a module of Python are PyInit_tapzoom and, on some systems, the library of one version of Python.
    def get_export_symbols(self, extension):
        return re.findall(r"(?m)^ +(tapzoom_\w+);", Path("tapzoom.map").read_text("utf-8"))

    def get_libraries(self, extension):
        return extension.libraries

    def build_extension(self, extension):
        if SOURCE.exists() and not NAMED:
            if self.compiler.compiler_type != "msvc":
                extension.libraries = ["m"]
                extension.extra_compile_args = ["-g0"]
                if sys.maxsize < 2**32 and re.fullmatch("i.86|x86_64|AMD64", platform.machine()):
                    extension.extra_compile_args += ["-msse2", "-mfpmath=sse"]
            return super().build_extension(extension)
        if PLATFORM and not NAMED:
            sys.exit("TAPZOOM_PLATFORM names the system of a library: set TAPZOOM_LIBRARY to that library.")
        library = Path(NAMED) if NAMED else build(Path.cwd().parent.parent)
        if not library.is_file():
            sys.exit(f"TAPZOOM_LIBRARY names {library.resolve()}, which does not exist: set it to a libtapzoom.so.")
        if not self.editable_mode:  # which loads the library of the checkout
            shutil.copyfile(library, self.get_ext_fullpath(extension.name))

    def copy_extensions_to_source(self):
        if SOURCE.exists():
            super().copy_extensions_to_source()


class Wheel(bdist_wheel):
    def get_tag(self):
        return "py3", "none", PLATFORM or super().get_tag()[2]

    def write_wheelfile(self, *arguments, **options):
        super().write_wheelfile(*arguments, **options)
        # The modes of the checkout depend on its user.
        for file in filter(Path.is_file, Path(self.bdist_dir).rglob("*")):
            file.chmod(0o644)


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


def page() -> str:
    """README.md without its links to files of the checkout."""
    return re.sub(r"\[([^]]+)\]\((?!https?:|#)[^)]+\)", r"\1", Path("README.md").read_text("utf-8"))


if "sdist" in sys.argv and not SOURCE.exists():
    sys.exit("A checkout does not contain tapzoom.c: build the source distribution with `make sdist`.")
# Not in the folder of the package, where setuptools would also pack the files of earlier builds.
with tempfile.TemporaryDirectory() as made:
    setup(
        long_description=page(),
        long_description_content_type="text/markdown",
        ext_modules=[Extension("tapzoom", [str(SOURCE)], depends=["tapzoom.h", "tapzoom.map"])],
        cmdclass={"build_ext": Library, "bdist_wheel": Wheel},
        options={"build": {"build_base": made}, "egg_info": {"egg_base": made}})
