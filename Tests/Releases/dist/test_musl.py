# SPDX-License-Identifier: MIT
"""The Linux libraries with musl: linked to its loader and statically. musl takes the name libc.so.6 for itself."""

import unittest
from dataclasses import dataclass
from pathlib import Path

from common import WORK, checked, read, unpacked
from programs import compiled, prove

ROOTS = WORK / "musl"


@dataclass(frozen=True)
class Machine:
    archive: str
    root: str  # The folder of musl below ROOTS, or "/" for the one of this machine.
    triple: str  # The name of musl's folders.
    loader: str
    gcc: str = "gcc"
    emulator: str = ""
    flags: tuple = ()

    def folder(self, place: str) -> Path:
        return ROOTS / self.root / place / self.triple

    def linked(self, program: Path, compiled_program: Path, kind: str, archive: Path):
        """Links without glibc's start files and libraries; libgcc has the arithmetic of long double for printf."""
        library = self.folder("usr/lib")
        if kind == "static":
            rest = ["-static", archive / "lib/libtapzoom.a"]
        else:
            rest = [f"-L{archive}/lib", "-ltapzoom", f"-Wl,-dynamic-linker,/lib/{self.loader}",
                    f"-Wl,-rpath,{archive}/lib", f"-L{self.folder('lib')}"]
        checked(self.gcc, "-nostdlib", "-no-pie", library / "crt1.o", library / "crti.o", compiled_program, *rest,
                f"-L{library}", "-lc", "-lgcc", "-lc", library / "crtn.o", "-o", program)

    def command(self, program: Path) -> list:
        return [self.emulator, "-L", ROOTS / self.root, program] if self.emulator else [program]


MACHINES = (
    Machine("linux-x86_64", "/", "x86_64-linux-musl", "ld-musl-x86_64.so.1"),
    Machine("linux-arm64", "arm64", "aarch64-linux-musl", "ld-musl-aarch64.so.1", "aarch64-linux-gnu-gcc",
            "qemu-aarch64"),
    Machine("linux-armv7hf", "armhf", "arm-linux-musleabihf", "ld-musl-armhf.so.1", "arm-linux-gnueabihf-gcc",
            "qemu-arm", ("-march=armv7-a", "-mfpu=vfpv3-d16")),
    Machine("linux-riscv64", "riscv64", "riscv64-linux-musl", "ld-musl-riscv64.so.1", "riscv64-linux-gnu-gcc",
            "qemu-riscv64", ("-march=rv64gc", "-mabi=lp64d")),
    Machine("linux-i686", "i386", "i386-linux-musl", "ld-musl-i386.so.1", "i686-linux-gnu-gcc", "qemu-i386",
            ("-msse2", "-mfpmath=sse")),
)


class Musl(unittest.TestCase):
    def prove(self, machine: Machine):
        archive = unpacked(machine.archive, "musl-programs", machine.archive)
        objects = compiled(archive, "-target", machine.triple, *machine.flags, "-nostdinc", "-isystem",
                           machine.folder("usr/include"))
        for kind in ("shared", "static"):
            commands = {}
            for name, compiled_program in objects.items():
                program = archive / f"{name}-{kind}"
                machine.linked(program, compiled_program, kind, archive)
                commands[name] = machine.command(program)
            loader = f"/lib/{machine.loader}"
            self.assertEqual(loader in read("readelf", "-lW", program), kind == "shared")
            prove(self, kind, commands)


def add(machine: Machine):
    name = machine.archive.replace("-", "_")
    setattr(Musl, f"test_{name}_has_the_same_bits", lambda self: self.prove(machine))


for each in MACHINES:
    add(each)

if __name__ == "__main__":
    unittest.main()
