# SPDX-License-Identifier: MIT
"""ELF libraries: needed libraries, exports, soname, versions of glibc, pages, and what protects the process."""

import re
from pathlib import Path

from common import EXPORTS, FROM_LIBC, export_faults, path_faults, read, unwind_faults


# What the header names for each processor, with the calling convention of floats.
MACHINES = {"x86_64": ("X86-64",), "arm64": ("AArch64",), "armv7hf": ("ARM", "hard-float ABI"),
            "armv7": ("ARM", "soft-float ABI"), "riscv64": ("RISC-V", "double-float ABI"), "i686": ("Intel 80386",)}


def is_for(machine: str, header: str) -> bool:
    name, flags = re.search(r"Machine:\s+(.*)", header)[1], re.search(r"Flags:(.*)", header)[1]
    return MACHINES[machine][0] in name and all(word in flags for word in MACHINES[machine][1:])


def elf_faults(path: Path, machine: str, needed: str, soname: str, floor: tuple = (0,), page: int = 0,
               exports: set = EXPORTS) -> list:
    dynamic, header = read("readelf", "-dW", path), read("readelf", "-hlW", path)
    symbols = [line.split() for line in read("nm", "-D", path).splitlines()]
    versions = re.findall(r"GLIBC_([\d.]+)", read("readelf", "-VW", path))
    faults = path_faults(path.read_bytes())
    faults += export_faults({row[-1].split("@")[0] for row in symbols if row[-2] == "T"}, exports)
    imports = {row[-1].split("@")[0] for row in symbols if row[-2] in "Uw"}
    if not imports <= FROM_LIBC:
        faults.append(f"imports {sorted(imports - FROM_LIBC)}")
    if re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic) != [needed]:
        faults.append(f"does not need {needed} alone")
    if re.findall(r"\(SONAME\).*\[(.*)\]", dynamic) != [soname]:
        faults.append(f"soname is not {soname}")
    if any(tuple(map(int, version.split("."))) > floor for version in versions):
        faults.append(f"needs glibc {sorted(versions)[-1]}")
    if not is_for(machine, header) or "DYN" not in re.search(r"Type:(.*)", header)[1]:
        faults.append(f"not a library for {machine}")
    if any(int(line.split()[-1], 16) < page for line in header.splitlines() if line.split()[:1] == ["LOAD"]):
        faults.append(f"segments are not aligned to {page}")
    tables = re.findall(r"(?:GNU_EH_FRAME|EXIDX) .* 0x(\w+) +R ", header)
    return faults + protection_faults(dynamic, header) + unwind_faults(sum(int(size, 16) for size in tables))


def protection_faults(dynamic: str, header: str) -> list:
    faults = []
    if "TEXTREL" in dynamic or re.search(r"LOAD .* RWE ", header):
        faults.append("writable code")
    if not re.search(r"GNU_STACK .* RW ", header):
        faults.append("executable stack")
    if "GNU_RELRO" not in header or not re.search(r"BIND_NOW|FLAGS_1\).*NOW", dynamic):
        faults.append("addresses of functions stay writable")
    if re.search(r"\((RPATH|RUNPATH)\)", dynamic):
        faults.append("has a search path")
    return faults


def symbols_of(path: Path) -> dict:
    rows = (line.split() for line in read("nm", path).splitlines())
    return {row[2].split("@")[0]: int(row[0], 16) for row in rows if len(row) == 3}


def debug_faults(symbols: Path, library: Path) -> list:
    """The symbols are of this library: its build ID, its exports, and the names of internal functions."""
    def build_id(path: Path) -> list:
        return re.findall(r"Build ID: (\w+)", read("readelf", "-nW", path))

    faults = path_faults(symbols.read_bytes())
    if not build_id(library) or build_id(symbols) != build_id(library):
        faults.append("build ID of another library")
    exported = {row[2].split("@")[0]: int(row[0], 16)
                for row in map(str.split, read("nm", "-D", library).splitlines()) if len(row) == 3}
    names = symbols_of(symbols)
    if any(names.get(name) != exported[name] for name in EXPORTS):
        faults.append("exports at other addresses")
    if sum("TapZoom" in name for name in names) < 100:
        faults.append("no internal functions")
    return faults


def archive_faults(path: Path, machine: str) -> list:
    """The object of a static library: its global functions are those of the ledger."""
    rows = [line.split() for line in read("nm", "-g", path).splitlines()]
    faults = export_faults({row[2] for row in rows if len(row) == 3}) + path_faults(path.read_bytes())
    imports = {row[1] for row in rows if len(row) == 2 and row[0] in "Uw"} - {"_GLOBAL_OFFSET_TABLE_"}
    if not imports <= FROM_LIBC:
        faults.append(f"imports {sorted(imports - FROM_LIBC)}")
    if not is_for(machine, read("readelf", "-hW", path)):
        faults.append(f"not for {machine}")
    return faults
