# SPDX-License-Identifier: MIT
"""The libraries of the Android archive in programs for Linux under qemu-user. A stand-in for Android's libc.so leads to
glibc, which has the same functions by the same calling convention."""

import shutil
import sys
import unittest
from dataclasses import dataclass

from common import CLANG, ROOT, TOOLS, checked, unpacked
from programs import compiled, prove

sys.path.insert(0, str(ROOT / "Tests/Bindings/calls"))
import program as calls  # noqa: E402
import java  # noqa: E402


@dataclass(frozen=True)
class Machine:
    abi: str
    triple: str
    emulator: str = ""
    flags: tuple = ()
    system: str = ""  # The folder of glibc, if it is not that of this machine.

    def command(self, program) -> list:
        return [self.emulator, "-L", self.system, program] if self.emulator else [program]


MACHINES = (
    Machine("arm64-v8a", "aarch64-linux-gnu", "qemu-aarch64", (), "/usr/aarch64-linux-gnu"),
    # Android passes floats in general registers, as glibc for armel does.
    Machine("armeabi-v7a", "arm-linux-gnueabi", "qemu-arm", ("-march=armv7-a", "-mfpu=vfpv3-d16", "-mfloat-abi=softfp"),
            "/usr/arm-linux-gnueabi"),
    Machine("x86_64", "x86_64-linux-gnu"),
)


class Android(unittest.TestCase):
    def prove(self, machine: Machine):
        archive = unpacked("android", "android", machine.abi)
        libraries = archive / "libraries"
        libraries.mkdir()
        modules = archive / "prefab/modules"
        shutil.copy(modules / f"tapzoom/libs/android.{machine.abi}/libtapzoom.so", libraries)
        # Nothing but a name: the functions are those of the libc.so.6 that the program loads.
        empty = archive / "empty.o"
        checked(CLANG, "-target", machine.triple, *machine.flags, "-x", "c", "-c", "/dev/null", "-o", empty)
        checked(TOOLS / "ld.lld", "-shared", "-soname=libc.so", empty, "-o", libraries / "libc.so")
        system = ["-isystem", f"{machine.system}/include"] if machine.system else []
        objects = compiled(archive, "-target", machine.triple, *machine.flags, *system)
        gcc = f"{machine.triple}-gcc"
        for kind, library in (
                # An old tag of the search path is also for the libraries that a library needs.
                ("shared", [libraries / "libtapzoom.so", f"-Wl,-rpath,{libraries},--disable-new-dtags"]),
                ("static", [modules / f"tapzoom_static/libs/android.{machine.abi}/libtapzoom.a"])):
            commands = {}
            for name, compiled_program in objects.items():
                program = archive / f"{name}-{kind}"
                checked(gcc, compiled_program, *library, "-lm", "-o", program)
                commands[name] = machine.command(program)
            prove(self, kind, commands)


    def test_the_classes_of_java_make_the_calls(self):
        """In a virtual machine of this machine, with the native library for x86-64."""
        archive = unpacked("android", "java")
        libraries, source = archive / "libraries", archive / "Calls.java"
        libraries.mkdir()
        source.write_text(java.Java().write(), "utf-8")
        checked(CLANG, "-x", "c", "-c", "/dev/null", "-o", archive / "empty.o")
        checked(TOOLS / "ld.lld", "-shared", "-soname=libc.so", archive / "empty.o", "-o", libraries / "libc.so")
        path = f"{archive}/classes.jar:{archive}/tests"
        checked("javac", "-cp", path, "-d", archive / "tests", source)
        said = checked("java", f"-Djava.library.path={archive}/jni/x86_64", "-cp", path, "Calls",
                       env={"LD_LIBRARY_PATH": str(libraries)})
        self.assertEqual(calls.readable(said.decode()), calls.expected(archive, CLANG))


def add(machine: Machine):
    name = machine.abi.replace("-", "_")
    setattr(Android, f"test_{name}_has_the_same_bits", lambda self: self.prove(machine))


for each in MACHINES:
    add(each)

if __name__ == "__main__":
    unittest.main()
