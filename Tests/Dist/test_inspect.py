# SPDX-License-Identifier: MIT
"""The libraries of the archives: what they need and export, their size, and what their systems ask for."""

import os
import re
import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LIBRARIES = ROOT / "build/dist/libraries"
EXPORTS = set(os.environ["EXPORTS"].split())
LIMIT = 192 * 1024
# Rows above the limit may not grow: larger code where registers are not allocated across functions, and the whole
# pages of a Mach-O file.
LIMITS = {"linux-i686": 226_000, "android-x86_64": 200_000, "windows-x64": 223_000, "macos-arm64": 220_000,
          "macos-x86_64": 220_000, "ios-arm64": 236_500, "ios-simulator-arm64": 220_000,
          "ios-simulator-x86_64": 220_000}
FROM_LIBC = {"malloc", "free", "memcpy", "memmove", "memset"}
# glibc's first version for each processor, or 2.17.
LINUX = {"x86_64": (2, 17), "arm64": (2, 17), "armv7hf": (2, 17), "riscv64": (2, 27), "i686": (2, 17)}
MACHINES = {"x86_64": "X86-64", "arm64": "AArch64", "armv7hf": "ARM", "armv7": "ARM", "riscv64": "RISC-V",
            "i686": "80386"}


def read(*command) -> str:
    return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stdout


def size_faults(path: Path) -> list:
    size, limit = path.stat().st_size, LIMITS.get(path.parent.name, LIMIT)
    return [f"{size} bytes are more than {limit}"] if size > limit else []


def export_faults(found: set) -> list:
    return [f"exports differ: {sorted(found ^ EXPORTS)}"] if found != EXPORTS else []


def elf_faults(path: Path, machine: str, needed: str, soname: str, floor: tuple = (0,), page: int = 0) -> list:
    dynamic, header = read("readelf", "-dW", path), read("readelf", "-hlW", path)
    symbols = [line.split() for line in read("nm", "-D", path).splitlines()]
    versions = re.findall(r"GLIBC_([\d.]+)", read("readelf", "-VW", path))
    faults = export_faults({row[-1].split("@")[0] for row in symbols if row[-2] == "T"})
    imports = {row[-1].split("@")[0] for row in symbols if row[-2] in "Uw"}
    if not imports <= FROM_LIBC:
        faults.append(f"imports {sorted(imports - FROM_LIBC)}")
    if re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic) != [needed]:
        faults.append(f"does not need {needed} alone")
    if re.findall(r"\(SONAME\).*\[(.*)\]", dynamic) != [soname]:
        faults.append(f"soname is not {soname}")
    if any(tuple(map(int, version.split("."))) > floor for version in versions):
        faults.append(f"needs glibc {sorted(versions)[-1]}")
    if machine not in re.search(r"Machine:(.*)", header)[1]:
        faults.append(f"not for {machine}")
    if any(int(line.split()[-1], 16) < page for line in header.splitlines() if line.split()[:1] == ["LOAD"]):
        faults.append(f"segments are not aligned to {page}")
    if "TEXTREL" in dynamic or re.search(r"LOAD .* RWE ", header):
        faults.append("writable code")
    return faults


def dll_faults(path: Path, machine: str) -> list:
    text = read("llvm-readobj", "--file-headers", "--coff-imports", "--coff-exports", path)
    exports, rest = text.split("Export {", 1)[1], text.split("Export {", 1)[0]
    faults = export_faults(set(re.findall(r"Name: (tapzoom_\w+|\S+)", exports)))
    needed = set(re.findall(r"Name: (\S+\.dll)", text))
    if not needed or not all(name.startswith("api-ms-win-crt-") for name in needed):
        faults.append(f"needs {sorted(needed)}")
    if not set(re.findall(r"Symbol: (\w+)", text)) <= FROM_LIBC:
        faults.append("imports more functions")
    if f"IMAGE_FILE_MACHINE_{machine}" not in rest:
        faults.append(f"not for {machine}")
    return faults


def dylib_faults(path: Path, machine: str, platform: str, minimum: str) -> list:
    commands = read("llvm-objdump", "--macho", "--private-headers", path)
    found = {line.split()[-1][1:] for line in read("llvm-nm", "-gU", path).splitlines() if line}
    faults = export_faults(found)
    needed = re.findall(r"LC_LOAD_DYLIB\n.*\n\s+name (\S+)", commands)
    if needed != ["/usr/lib/libSystem.B.dylib"]:
        faults.append(f"needs {needed}")
    if not re.search(rf"platform {platform}\n\s+(sdk .*\n\s+)?minos {minimum}", commands):
        faults.append(f"not for {platform} {minimum}")
    if "LC_CODE_SIGNATURE" not in commands:
        faults.append("not signed")
    if f" {machine} " not in commands:
        faults.append(f"not for {machine}")
    return faults


def linux(name: str) -> tuple:
    return elf_faults, (MACHINES[name], "libc.so.6", "libtapzoom.so.1", LINUX[name])


def android(name: str) -> tuple:
    return elf_faults, (MACHINES[name], "libc.so", "libtapzoom.so", (0,), 16384)


CHECKS = {
    **{f"linux-{name}/libtapzoom.so": linux(name) for name in LINUX},
    **{f"android-{name}/libtapzoom.so": android(name) for name in ("arm64", "armv7", "x86_64")},
    "windows-x64/tapzoom.dll": (dll_faults, ("AMD64",)),
    "windows-arm64/tapzoom.dll": (dll_faults, ("ARM64",)),
    "macos-arm64/libtapzoom.dylib": (dylib_faults, ("ARM64", "macos", "11.0")),
    "macos-x86_64/libtapzoom.dylib": (dylib_faults, ("X86_64", "macos", "11.0")),
    "ios-arm64/libtapzoom.dylib": (dylib_faults, ("ARM64", "ios", "13.0")),
    "ios-simulator-arm64/libtapzoom.dylib": (dylib_faults, ("ARM64", "iossimulator", "14.0")),
    "ios-simulator-x86_64/libtapzoom.dylib": (dylib_faults, ("X86_64", "iossimulator", "14.0")),
}


class Libraries(unittest.TestCase):
    def test_each_library_is_as_its_system_asks(self):
        for name, (faults, facts) in CHECKS.items():
            with self.subTest(name):
                self.assertEqual(faults(LIBRARIES / name, *facts), [])

    def test_each_library_is_small(self):
        for name in CHECKS:
            with self.subTest(name):
                self.assertEqual(size_faults(LIBRARIES / name), [])

    def test_a_library_of_another_row_is_wrong(self):
        for faults in (elf_faults, dll_faults, dylib_faults):
            rows = [(name, facts) for name, (check, facts) in CHECKS.items() if check is faults]
            for name, _ in rows:
                for other, facts in rows:
                    if other != name:
                        with self.subTest(f"{name} as {other}"):
                            self.assertNotEqual(faults(LIBRARIES / name, *facts), [])

    def test_missing_exports_are_faults(self):
        self.assertNotEqual(export_faults(EXPORTS - {"tapzoom_create"}), [])
        self.assertNotEqual(export_faults(EXPORTS | {"swift_retain"}), [])


if __name__ == "__main__":
    unittest.main()
