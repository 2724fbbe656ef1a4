# SPDX-License-Identifier: MIT
"""An XCFramework: its property list, its slices, and the files in them."""

import plistlib
import struct
from pathlib import Path

from common import fresh
from macho import CPUS, archive_faults, dsym_faults, dylib_faults

SLICES = {
    "macos-arm64_x86_64": ("macos", None, {"arm64": "11.0", "x86_64": "11.0"}),
    "ios-arm64": ("ios", None, {"arm64": "13.0"}),
    "ios-arm64_x86_64-simulator": ("ios", "simulator", {"arm64": "14.0", "x86_64": "14.0"}),
}
FAT_MAGIC = 0xCAFEBABE
DSYM = "dSYMs/libtapzoom.dylib.dSYM/Contents/Resources/DWARF/libtapzoom.dylib"


def parts(path: Path) -> dict:
    """The bytes for each processor in a universal file, or in one for a single processor (of the key None)."""
    data = path.read_bytes()
    if struct.unpack_from(">I", data)[0] != FAT_MAGIC:
        return {None: data}
    rows = [struct.unpack_from(">5I", data, 8 + 20 * index) for index in range(struct.unpack_from(">I", data, 4)[0])]
    return {cpu: data[offset:offset + size] for cpu, _, offset, size, _ in rows}


def part_file(path: Path, machine: str, folder: Path) -> Path:
    """A file with the part of a processor."""
    found = parts(path)
    result = folder / f"{machine}-{path.name}"
    result.write_bytes(found.get(CPUS[machine], found.get(None, b"")))
    return result


def xcframework_faults(root: Path) -> list:
    """The faults of tapzoom.xcframework."""
    info = plistlib.loads((root / "Info.plist").read_bytes())
    faults = []
    if info["CFBundlePackageType"] != "XFWK" or info["XCFrameworkFormatVersion"] != "1.0":
        faults.append("not an XCFramework")
    found = {each["LibraryIdentifier"]: each for each in info["AvailableLibraries"]}
    if set(found) != set(SLICES) or len(found) != len(info["AvailableLibraries"]):
        return [*faults, f"slices are {sorted(found)}"]
    return faults + [f"{name}: {fault}" for name in SLICES for fault in slice_faults(root / name, found[name])]


def slice_faults(folder: Path, row: dict) -> list:
    platform, variant, machines = SLICES[folder.name]
    facts = {"LibraryIdentifier": folder.name, "LibraryPath": "libtapzoom.a", "HeadersPath": "Headers",
             "SupportedPlatform": platform, "SupportedArchitectures": sorted(machines)}
    faults = [] if row == {**facts, **({"SupportedPlatformVariant": variant} if variant else {})} else [f"is {row}"]
    headers = {str(path.relative_to(folder / "Headers")) for path in (folder / "Headers").rglob("*") if path.is_file()}
    if headers != {"tapzoom.h", "tapzoom.hpp", "CTapZoom/module.modulemap"}:
        faults.append("has other headers")
    scratch, system = fresh("slices", folder.name), "-".join(filter(None, (platform, variant)))
    for file in ("libtapzoom.a", "libtapzoom.dylib", DSYM):
        if len(parts(folder / file)) != len(machines):
            faults.append(f"{file} is for other processors")
    for machine, minimum in machines.items():
        library = part_file(folder / "libtapzoom.dylib", machine, scratch)
        (scratch / machine).mkdir()
        faults += dylib_faults(library, machine, system, minimum)
        faults += dsym_faults(part_file(folder / DSYM, machine, scratch / machine), library)
        faults += archive_faults(part_file(folder / "libtapzoom.a", machine, scratch), machine, system, minimum)
    return faults
