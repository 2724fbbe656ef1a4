# SPDX-License-Identifier: MIT
"""CPython 3.11 for systems other than this one, below build/tests/pythons.

Two packages of PyPI carry interpreters: cx_Freeze the base program of Linux programs, with CPython inside, and Panda3D
the DLL of CPython for Windows. Both bring the extension modules. cx_Freeze leaves out zlib, which is linked from
Debian's static library, for glibc and musl. The modules in Python are Debian's, too."""

import os
import shutil
import subprocess
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Dict, Tuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[3]
PYTHONS = ROOT / "build/tests/pythons"
STANDARD = Path("/usr/lib/python3.11")
ARM64 = PYTHONS / "arm64"  # musl and zlib for arm64, from Debian
TOOLS = ROOT / "build/venv/bin"
ZLIB = ("adler32", "crc32", "deflate", "deflateCopy", "deflateEnd", "deflateInit2_", "deflateSetDictionary", "inflate",
        "inflateCopy", "inflateEnd", "inflateInit2_", "inflateSetDictionary", "zlibVersion")
WINE = "/usr/lib/wine/wine64"
# What Panda3D needs beside CPython, and modules that nothing here imports.
UNUSED = ("api-ms-win", "vcruntime", "tcl", "tk", "_tkinter", "sqlite", "_sqlite", "libssl", "libcrypto", "_ssl",
          "_hashlib")


@dataclass(frozen=True)
class Python:
    name: str
    platform: str  # The platform tag of the package that carries the interpreter.
    runner: Tuple[str, ...] = ()
    packages: Tuple[str, ...] = ("cx_Freeze==6.15.16",)
    environment: Dict[str, str] = field(default_factory=dict)

    @property
    def folder(self) -> Path:
        return PYTHONS / self.name

    @property
    def program(self) -> Path:
        if not self.packages:
            return TOOLS / "python"
        if self.runner[:1] == (WINE,):
            return self.folder / "python.exe"
        (program,) = self.folder.glob("cx_Freeze/bases/console-*")
        return program

    @property
    def command(self) -> Tuple[str, ...]:
        return (*self.runner, str(self.program))


# The interpreter of the tools, for which nothing is downloaded.
NATIVE = Python("glibc-x86_64", "", packages=())
GLIBC_ARM64 = Python("glibc-arm64", "manylinux2014_aarch64", ("qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"))
MUSL = Python("musl-x86_64", "musllinux_1_1_x86_64")
MUSL_ON_ARM64 = Python("musl-arm64", "musllinux_1_1_aarch64", ("qemu-aarch64", "-L", str(ARM64)),
                       environment={"TAPZOOM_LOADER": f"qemu-aarch64 {ARM64}/lib/ld-musl-aarch64.so.1"})
WINDOWS = Python("windows-x64", "win_amd64", (WINE,), ("panda3d==1.10.16",),
                 {"WINEPREFIX": str(ROOT / "build/dist/tests/wine"), "WINEDEBUG": "-all"})
ALL = (NATIVE, GLIBC_ARM64, MUSL, MUSL_ON_ARM64, WINDOWS)


def prepared(python: Python) -> Tuple[str, ...]:
    """Makes an interpreter unless it is there, and returns the command that starts it."""
    if not python.packages:
        return python.command
    done, packages = python.folder / "installed", " ".join(python.packages)
    if not done.is_file() or done.read_text() != packages:
        shutil.rmtree(python.folder, ignore_errors=True)
        python.folder.mkdir(parents=True)
        download(python)
        (unpack_windows if python is WINDOWS else unpack_linux)(python)
        done.write_text(packages)
    for prefix in filter(None, [python.environment.get("WINEPREFIX")]):
        Path(prefix).parent.mkdir(parents=True, exist_ok=True)
    return python.command


def download(python: Python) -> None:
    command = [TOOLS / "python", "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps",
               "--only-binary=:all:", "--implementation=cp", "--python-version=311", "--abi=cp311"]
    where = [f"--platform={python.platform}", f"--dest={python.folder}"]
    subprocess.run([*command, *where, *python.packages], check=True)


def extract(python: Python, package: str, folder: Path, *wanted: str) -> None:
    """Unpacks the files of a package whose names begin so."""
    (file,) = python.folder.glob(f"{package}-*.whl")
    with zipfile.ZipFile(file) as archive:
        archive.extractall(folder, [name for name in archive.namelist() if name.startswith(wanted)])
    file.unlink()


def unpack_linux(python: Python) -> None:
    bases = python.folder / "cx_Freeze/bases"
    wanted = ("console-", "lib/", "lib-dynload/")
    extract(python, "cx_Freeze", python.folder, *(f"cx_Freeze/bases/{name}" for name in wanted))
    link_zlib(python, bases)
    python.program.chmod(0o755)
    for entry in STANDARD.iterdir():
        if entry.name not in ("lib-dynload", "__pycache__", "sitecustomize.py"):
            (bases / "lib" / entry.name).symlink_to(entry)
    shutil.copy(HERE / "__startup__.py", bases / "lib")
    # Programs start this file, because Linux does not start those of another processor.
    wrapper = python.folder / "python"
    wrapper.write_text(f'#!/bin/sh\nexec {" ".join(python.command)} "$@"\n')
    wrapper.chmod(0o755)


def link_zlib(python: Python, bases: Path) -> None:
    """Puts libz.so.1 beside the libraries of the package, where the modules that need it find it."""
    root, triple, emulation = Path("/"), "x86_64-linux-gnu", "elf_x86_64"
    if "arm64" in python.name:
        root, triple, emulation = ARM64, "aarch64-linux-gnu", "aarch64linux"
        if not root.is_dir():
            subprocess.run(["sh", HERE / "arm64.sh", root, "musl", "zlib1g-dev"], check=True)
    versions = python.folder / "versions"
    versions.write_text(f"ZLIB_1.2.0 {{ global: {'; '.join(ZLIB)}; local: *; }};\n")
    wanted = ["-Bsymbolic", f"--version-script={versions}", *(f"--undefined={name}" for name in ZLIB)]
    subprocess.run(["ld.lld", "-m", emulation, "-shared", "-soname=libz.so.1", *wanted,
                    root / f"usr/lib/{triple}/libz.a", "-o", bases / "lib/libz.so.1"], check=True)
    modules = [file for name in ("zlib", "binascii") for file in (bases / "lib-dynload").glob(f"{name}.*")]
    subprocess.run([TOOLS / "patchelf", "--set-rpath", "$ORIGIN/../lib", *modules], check=True)


def unpack_windows(python: Python) -> None:
    extract(python, "panda3d", python.folder, "deploy_libs/")
    modules = (python.folder / "deploy_libs").rename(python.folder / "DLLs")
    for file in modules.iterdir():
        if file.name.lower().startswith(UNUSED):
            file.unlink()
    (modules / "python311.dll").rename(python.folder / "python311.dll")
    (python.folder / "Lib").symlink_to(STANDARD)
    definition, imports = python.folder / "python311.def", python.folder / "python311.lib"
    definition.write_text("LIBRARY python311.dll\nEXPORTS\nPy_Main\n")
    subprocess.run(["x86_64-w64-mingw32-dlltool", "-d", definition, "-l", imports], check=True)
    subprocess.run(["x86_64-w64-mingw32-gcc", "-municode", HERE / "python.c", imports, "-o", python.program],
                   check=True)


def environment(python: Python, **more: str) -> Dict[str, str]:
    ours = ("TAPZOOM", "PYTHON", "MAKE", "MFLAGS", "LD_LIBRARY_PATH", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**kept, **python.environment, "PYTHONDONTWRITEBYTECODE": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", **more}
