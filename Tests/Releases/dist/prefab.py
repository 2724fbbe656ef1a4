# SPDX-License-Identifier: MIT
"""An Android archive: its entries, and its Prefab package by the schema that Prefab 2 reads. Prefab refuses keys and
files that it does not know."""

import json
import re
import zipfile
from pathlib import Path
from xml.etree import ElementTree

from common import ROOT, VERSION
from elf import elf_faults

ANDROID = "{http://schemas.android.com/apk/res/android}"
ABIS = {"arm64-v8a": "arm64", "armeabi-v7a": "armv7", "x86_64": "x86_64"}
STLS = {"none", "system", "c++_shared", "c++_static"}
MODULES = {"tapzoom": ("libtapzoom.so", False), "tapzoom_static": ("libtapzoom.a", True)}
MIN_SDK = 21
CLASSES = {"io/tapzoom/TapZoom.class", "io/tapzoom/Native.class", "io/tapzoom/android/MotionEvents.class"}
JAVA = ROOT / "bindings/java/src/main/java/io/tapzoom"


def keys_faults(value: dict, keys: set, path: Path) -> list:
    return [] if set(value) == keys else [f"{path.name}: keys are {sorted(value)}"]


def names(folder: Path) -> set:
    return {path.name for path in folder.iterdir()}


def aar_faults(root: Path) -> list:
    """The faults of an unpacked archive."""
    faults = []
    for name in ("AndroidManifest.xml", "classes.jar", "R.txt"):
        if not (root / name).is_file():
            return [f"no {name}"]
    manifest = ElementTree.parse(root / "AndroidManifest.xml").getroot()
    if manifest.tag != "manifest" or not re.fullmatch(r"[a-z]\w*(\.[a-z]\w*)+", manifest.get("package", "")):
        faults.append("the manifest names no package")
    if [each.get(f"{ANDROID}minSdkVersion") for each in manifest.findall("uses-sdk")] != [str(MIN_SDK)]:
        faults.append(f"the manifest is not for API {MIN_SDK}")
    classes = set(zipfile.ZipFile(root / "classes.jar").namelist())
    faults += [f"classes.jar has no {name}" for name in CLASSES - classes]
    faults += [f"classes.jar has {name}" for name in classes if not re.match("io/tapzoom/|META-INF/", name)]
    for abi, machine in ABIS.items():
        library = root / f"jni/{abi}/libtapzoom_jni.so"
        faults += jni_faults(library, machine) if library.is_file() else [f"no {library.name} for {abi}"]
    return faults + package_faults(root / "prefab")


def jni_faults(library: Path, machine: str) -> list:
    """The faults of the native methods of Java: one for each native method, and the function that loads them."""
    wanted = {f"Java_io_tapzoom_Native_{name}" for name in re.findall(
        r"static native \w+ (\w+)\(", (JAVA / "Native.java").read_text("utf-8"))}
    return elf_faults(library, machine, "libc.so", "libtapzoom_jni.so", (0,), 16384, {"JNI_OnLoad", *wanted})


def package_faults(root: Path) -> list:
    package = json.loads((root / "prefab.json").read_text())
    faults = keys_faults(package, {"schema_version", "name", "version", "dependencies"}, root / "prefab.json")
    if (package["schema_version"], package["name"], package["version"], package["dependencies"]) != (
            2, "tapzoom", VERSION, []) or not re.fullmatch(r"\d+(\.\d+){0,3}", package["version"]):
        faults.append(f"prefab.json is {package}")
    if names(root) != {"prefab.json", "modules"} or names(root / "modules") != set(MODULES):
        faults.append(f"modules are {sorted(names(root / 'modules'))}")
        return faults
    return faults + [fault for name in MODULES for fault in module_faults(root / "modules" / name)]


def module_faults(root: Path) -> list:
    module = json.loads((root / "module.json").read_text())
    faults = keys_faults(module, {"export_libraries", "library_name"}, root / "module.json")
    if module != {"export_libraries": [], "library_name": "libtapzoom"}:
        faults.append(f"{root.name}: module.json is {module}")
    if names(root / "include") != {"tapzoom.h", "tapzoom.hpp"}:
        faults.append(f"{root.name}: headers are {sorted(names(root / 'include'))}")
    if names(root / "libs") != {f"android.{abi}" for abi in ABIS}:
        faults.append(f"{root.name}: libraries are {sorted(names(root / 'libs'))}")
    return faults + [fault for folder in sorted((root / "libs").iterdir()) for fault in library_faults(folder)]


def library_faults(folder: Path) -> list:
    library, is_static = MODULES[folder.parent.parent.name]
    where, abi = f"{folder.parent.parent.name} {folder.name}", json.loads((folder / "abi.json").read_text())
    faults = keys_faults(abi, {"abi", "api", "ndk", "stl", "static"}, folder / "abi.json")
    if names(folder) != {"abi.json", library}:
        return [*faults, f"{where}: files are {sorted(names(folder))}"]
    if f"android.{abi.get('abi')}" != folder.name or abi.get("abi") not in ABIS:
        return [*faults, f"{where}: for {abi.get('abi')}"]
    if abi.get("api") != MIN_SDK or type(abi.get("ndk")) is not int or abi.get("stl") not in STLS:
        faults.append(f"{where}: abi.json is {abi}")
    if abi.get("static") is not is_static:
        faults.append(f"{where}: static is {abi.get('static')}")
    if not is_static:
        facts = (ABIS[abi["abi"]], "libc.so", "libtapzoom.so", (0,), 16384)
        faults += [f"{where}: {fault}" for fault in elf_faults(folder / library, *facts)]
    return faults
