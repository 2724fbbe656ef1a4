# SPDX-License-Identifier: MIT
"""Users' projects with CMake and pkg-config, which know only the unpacked archive: natively, for another processor and
for Windows."""

import shutil
import unittest
from dataclasses import dataclass
from pathlib import Path

from common import ROOT, VERSION, WINE, checked, fresh, run, unpacked

PROGRAM = ROOT / "Tests/Releases/install/project/program.c"
EXPECTED = f"{VERSION} {int(VERSION.split('.')[0]) * 10000 + int(VERSION.split('.')[1]) * 100} 0.4\n"


@dataclass(frozen=True)
class System:
    archive: str
    compiler: str
    runner: tuple = ()
    toolchain: str = ""  # The variables of a CMake toolchain file.
    suffix: str = ""


def cross(name: str, processor: str, triple: str, emulator: str) -> System:
    return System(name, f"{triple}-gcc", (emulator, "-L", f"/usr/{triple}"),
                  f"set(CMAKE_SYSTEM_NAME Linux)\nset(CMAKE_SYSTEM_PROCESSOR {processor})\n"
                  f"set(CMAKE_C_COMPILER {triple}-gcc)\n")


SYSTEMS = (
    System("linux-x86_64", "gcc"),
    cross("linux-arm64", "aarch64", "aarch64-linux-gnu", "qemu-aarch64"),
    cross("linux-armv7hf", "armv7l", "arm-linux-gnueabihf", "qemu-arm"),
    cross("linux-riscv64", "riscv64", "riscv64-linux-gnu", "qemu-riscv64"),
    cross("linux-i686", "i686", "i686-linux-gnu", "qemu-i386"),
    System("windows-x64", "x86_64-w64-mingw32-gcc", (WINE,),
           "set(CMAKE_SYSTEM_NAME Windows)\nset(CMAKE_SYSTEM_PROCESSOR AMD64)\n"
           "set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc)\n", ".exe"),
)


class Projects(unittest.TestCase):
    def printed(self, system: System, program, folder="") -> str:
        """What a program prints that finds the shared library in this folder, or by itself."""
        environment = {"QEMU_SET_ENV": f"LD_LIBRARY_PATH={folder}"} if system.runner else {"LD_LIBRARY_PATH": folder}
        return checked(*system.runner, program, env={name: str(value) for name, value in environment.items()}).decode()

    def test_cmake_finds_the_package_in_the_unpacked_folder(self):
        for system in SYSTEMS:
            with self.subTest(system.archive):
                # Spaces and a moved folder: no file of the package has its path.
                archive = unpacked(system.archive, "cmake", system.archive, "un packed")
                folder = archive.parent.parent
                toolchain = folder / "toolchain.cmake"
                toolchain.write_text(system.toolchain)
                checked("cmake", "-S", ROOT / "Tests/Releases/dist/project", "-B", folder / "build",
                        f"-DCMAKE_PREFIX_PATH={archive}", f"-DPROGRAM={PROGRAM}",
                        f"-DCMAKE_TOOLCHAIN_FILE={toolchain}", "-DCMAKE_BUILD_TYPE=Release")
                checked("cmake", "--build", folder / "build")
                for kind in ("shared", "static"):
                    program = folder / "build" / f"{kind}{system.suffix}"
                    self.assertEqual(self.printed(system, program), EXPECTED, kind)

    def test_pkg_config_names_the_library(self):
        for system in SYSTEMS:
            with self.subTest(system.archive):
                archive = unpacked(system.archive, "pkg-config", system.archive)
                flags = checked("pkg-config", "--cflags", "--libs", "tapzoom",
                                env={"PKG_CONFIG_LIBDIR": str(archive / "lib/pkgconfig")}).decode().split()
                program = archive / f"program{system.suffix}"
                checked(system.compiler, PROGRAM, *flags, "-o", program)
                if system.suffix:
                    shutil.copy(archive / "bin/tapzoom.dll", archive)
                self.assertEqual(self.printed(system, program, archive / "lib"), EXPECTED)

    def test_visual_studio_gets_the_libraries_of_its_linker(self):
        folder = fresh("cmake", "visual-studio")
        (folder / "CMakeLists.txt").write_text(
            "cmake_minimum_required(VERSION 3.16)\nproject(program NONE)\nset(MSVC 1)\nfind_package(tapzoom REQUIRED)\n"
            "get_target_property(import tapzoom::tapzoom IMPORTED_IMPLIB)\n"
            "get_target_property(dll tapzoom::tapzoom IMPORTED_LOCATION)\n"
            "get_target_property(static tapzoom::tapzoom_static IMPORTED_LOCATION)\n"
            "foreach(file ${import} ${dll} ${static})\n    message(\"${file}\")\nendforeach()\n")
        for name in ("windows-x64", "windows-arm64"):
            with self.subTest(name):
                archive = unpacked(name, "cmake", "visual-studio", name)
                done = run("cmake", "-S", folder, "-B", folder / f"build-{name}", f"-DCMAKE_PREFIX_PATH={archive}")
                self.assertEqual(done.stderr.decode().split(), [str(archive / file) for file in (
                    "lib/tapzoom.lib", "bin/tapzoom.dll", "lib/tapzoom_static.lib")])
                self.assertTrue(all(Path(file).is_file() for file in done.stderr.decode().split()))

    def test_another_version_is_not_found(self):
        archive, folder = unpacked("windows-x64", "cmake", "another"), fresh("cmake", "another version")
        (folder / "CMakeLists.txt").write_text("cmake_minimum_required(VERSION 3.16)\nproject(program NONE)\n"
                                               "find_package(tapzoom ${WANTED} REQUIRED)\n")
        for wanted, is_found in (("1.0", True), (VERSION, True), ("2.0", False), ("1.99", False)):
            done = run("cmake", "-S", folder, "-B", folder / wanted, f"-DCMAKE_PREFIX_PATH={archive}",
                       f"-DWANTED={wanted}")
            self.assertEqual(done.returncode == 0, is_found, wanted)


if __name__ == "__main__":
    unittest.main()
