# SPDX-License-Identifier: MIT
"""Programs with the libraries of the archives, under qemu-user and Wine. They print what those of `make build` print.
"""

import os
import shutil
import subprocess
import tarfile
import unittest
import zipfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "build/dist"
VERSION = os.environ["VERSION"]
CLANG = Path(os.environ["TOOLS"], "clang")
# The toolchain's compiler for all, because compilers order the arguments of a call differently.
FLAGS = ["-std=c99", "-O1", "-ffp-contract=off", "-Iinclude", "-D__USE_MINGW_ANSI_STDIO=1"]
PROGRAMS = {"trace": "Tests/Traces/trace.c", **{name: f"Tests/C/{name}.c" for name in ("smoke", "abi", "monkey")}}
MONKEY = ("100000", "1")
WINE = "/usr/lib/wine/wine64"


@dataclass(frozen=True)
class Machine:
    target: str
    triple: str
    linker: str
    runner: tuple = ()
    flags: tuple = ()
    sysroot: str = ""


def cross(target: str, triple: str, emulator: str, *flags: str) -> Machine:
    return Machine(target, triple, f"{triple}-gcc", (emulator, "-L", f"/usr/{triple}"), flags, f"/usr/{triple}")


NATIVE = Machine("linux-x86_64", "x86_64-linux-gnu", "gcc")
MACHINES = (
    NATIVE,
    cross("linux-arm64", "aarch64-linux-gnu", "qemu-aarch64"),
    cross("linux-armv7hf", "arm-linux-gnueabihf", "qemu-arm", "-march=armv7-a", "-mfpu=vfpv3-d16"),
    cross("linux-riscv64", "riscv64-linux-gnu", "qemu-riscv64", "-march=rv64gc", "-mabi=lp64d"),
    cross("linux-i686", "i686-linux-gnu", "qemu-i386", "-msse2", "-mfpmath=sse"),
    Machine("windows-x64", "x86_64-w64-windows-gnu", "x86_64-w64-mingw32-gcc", (WINE,), (), "/usr/x86_64-w64-mingw32"),
)


def run(*command, **options) -> subprocess.CompletedProcess:
    environment = {**os.environ, "WINEDEBUG": "-all", "WINEPREFIX": str(DIST / "tests/wine")}
    return subprocess.run([str(word) for word in command], capture_output=True, cwd=ROOT, env=environment, **options)


def checked(*command) -> bytes:
    done = run(*command)
    if done.returncode:
        raise AssertionError(f"{command} failed: {(done.stdout + done.stderr)[-2000:].decode(errors='replace')}")
    return done.stdout.replace(b"\r\n", b"\n")


def unpacked(machine: Machine) -> Path:
    """The unpacked archive of a target."""
    folder = DIST / "tests" / machine.target
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    name = f"tapzoom-{VERSION}-{machine.target}"
    if machine.target.startswith("windows"):
        zipfile.ZipFile(DIST / f"{name}.zip").extractall(folder)
    else:
        with tarfile.open(DIST / f"{name}.tar.gz") as archive:
            archive.extractall(folder)
    return folder / name


def built(machine: Machine) -> dict:
    """Links each program with the shared and with the static library; returns the commands that run them."""
    archive, commands = unpacked(machine), {}
    windows = machine.target.startswith("windows")
    programs = archive / "programs"
    programs.mkdir()
    if windows:
        shutil.copy(archive / "bin/tapzoom.dll", programs)
    for name, source in PROGRAMS.items():
        compiled = programs / f"{name}.o"
        system = ["-isystem", f"{machine.sysroot}/include"] if machine.sysroot else []
        checked(CLANG, "-target", machine.triple, *machine.flags, *FLAGS, *system, "-c", source, "-o", compiled)
        for kind in ("shared", "static"):
            program = programs / (f"{name}-{kind}.exe" if windows else f"{name}-{kind}")
            if kind == "static":
                library = [archive / "lib/libtapzoom.a"]
            elif windows:
                library = [archive / "lib/libtapzoom.dll.a"]
            else:
                library = [f"-L{archive}/lib", "-ltapzoom", "-Wl,-rpath,$ORIGIN/../lib"]
            checked(machine.linker, compiled, *library, "-lm", "-o", program)
            commands[name, kind] = [*machine.runner, program]
    return commands


class Runs(unittest.TestCase):
    streams: dict = {}

    @classmethod
    def setUpClass(cls):
        cls.traces = sorted((ROOT / "Tests/Traces").glob("*.trace"))

    def prove(self, machine: Machine):
        commands = built(machine)
        for kind in ("shared", "static"):
            for name in ("smoke", "abi"):
                with self.subTest(f"{name} {kind}"):
                    checked(*commands[name, kind])
            with self.subTest(f"monkey {kind}"):
                checked(*commands["monkey", kind], *MONKEY)  # its calls depend on libm, so its digest differs
            for trace in self.traces:
                with self.subTest(f"{trace.name} {kind}"):
                    self.play(trace, commands["trace", kind])

    def play(self, trace: Path, command: list):
        """The printed trace is the trace itself; the recording and the snapshots are those of the first machine."""
        recording, snapshots = DIST / "tests/recording", DIST / "tests/snapshots"
        printed = checked(*command, trace.relative_to(ROOT), recording, snapshots)
        self.assertEqual(printed.decode(), trace.read_text())
        streams = (recording.read_bytes(), snapshots.read_bytes())
        self.assertTrue(self.streams.setdefault(trace.name, streams) == streams, "other recordings or snapshots")


def add(machine: Machine, number: int):
    # unittest runs them in the order of their names, the native one first.
    name = machine.target.replace("-", "_")
    setattr(Runs, f"test_{number}_{name}_has_the_same_bits", lambda self: self.prove(machine))


for place, each in enumerate(MACHINES):
    add(each, place)

if __name__ == "__main__":
    unittest.main()
