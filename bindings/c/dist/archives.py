# SPDX-License-Identifier: MIT
"""The files of each archive. A file is a path, its bytes, or the target of a link."""

import plistlib
import re
import sys
from json import dumps
from pathlib import Path

from targets import TARGETS
from tools import ABI, DIST, HERE, VERSION, debian_tool, make, run

sys.path[:0] = [str(HERE.parents[1] / "java"), str(HERE.parents[1] / "release")]
import jars as java  # noqa: E402
from release import GLUE, guide  # noqa: E402

HEADERS = [Path("include/tapzoom.h"), Path("bindings/cpp/tapzoom.hpp")]
TOOLKITS = Path("bindings/toolkits")
BY_NAME = {target.name: target for target in TARGETS}


def filled(template: Path, **values) -> bytes:
    """A template with these values in place of @NAME@."""
    values = {"VERSION": VERSION, "ABI": ABI, "LIBDIR": "lib", "INCLUDEDIR": "include", **values}
    return re.sub(r"@([A-Z]+)@", lambda match: values[match[1]], template.read_text()).encode()


def about(system: str) -> dict:
    return {"LICENSE": Path("LICENSE"), "README.md": filled(HERE / f"release/{system}.md"),
            "api.json": Path("bindings/api.json")}


def headers(folder: str) -> dict:
    return {f"{folder}/{path.name}": path for path in HEADERS}


def toolkits() -> dict:
    """The headers for toolkits of desktops, the sources of their widgets, and the pages with their smallest viewers."""
    return {**{f"include/{path.name}": path for path in sorted(TOOLKITS.glob("*.h"))},
            **{f"share/tapzoom/{path.name}": path for path in sorted(TOOLKITS.glob("*.c*"))},
            **{f"share/tapzoom/gestures/{path.name}": path for path in sorted(TOOLKITS.glob("gestures/*.h"))},
            **{f"share/doc/tapzoom/{name}": page for name, page in guide(GLUE).items()}}


def cmake_package(config: Path) -> dict:
    """The files for find_package, relative to their own folder."""
    return {"lib/cmake/tapzoom/tapzoom-config.cmake": filled(config, PREFIX="../../.."),
            "lib/cmake/tapzoom/tapzoom-config-version.cmake": filled(HERE.parent / "tapzoom-config-version.cmake.in")}


def pkg_config() -> dict:
    return {"lib/pkgconfig/tapzoom.pc": filled(HERE.parent / "tapzoom.pc.in", PREFIX="../..")}


def linux(folders: dict) -> dict:
    (folder,) = folders.values()
    versioned = f"libtapzoom.so.{VERSION}"
    return {**about("linux"), **headers("include"), **toolkits(),
            **cmake_package(HERE.parent / "tapzoom-config.cmake.in"), **pkg_config(),
            f"lib/{versioned}": folder / "libtapzoom.so", f"lib/libtapzoom.so.{ABI}": versioned,
            "lib/libtapzoom.so": f"libtapzoom.so.{ABI}", "lib/libtapzoom.a": folder / "libtapzoom.a",
            f"debug/{versioned}.debug": folder / f"{versioned}.debug"}


def windows(folders: dict) -> dict:
    (folder,) = folders.values()
    files = ("tapzoom.lib", "libtapzoom.dll.a", "tapzoom_static.lib", "libtapzoom.a")
    return {**about("windows"), **headers("include"), **toolkits(),
            **cmake_package(HERE / "release/tapzoom-config.cmake.in"),
            **pkg_config(), "bin/tapzoom.dll": folder / "tapzoom.dll",
            "debug/tapzoom.pdb": folder / "tapzoom.pdb", **{f"lib/{name}": folder / name for name in files}}


ANDROID_MANIFEST = b"""<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="io.tapzoom">
    <uses-sdk android:minSdkVersion="21"/>
</manifest>
"""


def android(folders: dict) -> dict:
    """An Android archive: the classes of Java with their native library, and a Prefab package of a module for each of
    both libraries."""
    def json(value) -> bytes:
        return (dumps(value, indent=2) + "\n").encode()

    package = {"schema_version": 2, "name": "tapzoom", "version": VERSION, "dependencies": []}
    files = {"AndroidManifest.xml": ANDROID_MANIFEST, "R.txt": b"",
             "classes.jar": java.android_classes(), "proguard.txt": java.HERE / "src/android/proguard.txt",
             "prefab/prefab.json": json(package),
             **{f"META-INF/{name}": file for name, file in about("android").items()},
             **{f"jni/{BY_NAME[name].abi}/libtapzoom_jni.so": folder / "libtapzoom_jni.so"
                for name, folder in folders.items()}}
    for module, library in {"tapzoom": "libtapzoom.so", "tapzoom_static": "libtapzoom.a"}.items():
        root = f"prefab/modules/{module}"
        files[f"{root}/module.json"] = json({"export_libraries": [], "library_name": "libtapzoom"})
        files.update(headers(f"{root}/include"))
        for name, folder in folders.items():
            abi = BY_NAME[name].abi
            files[f"{root}/libs/android.{abi}/{library}"] = folder / library
            files[f"{root}/libs/android.{abi}/abi.json"] = json(
                {"abi": abi, "api": 21, "ndk": 21, "stl": "none", "static": library.endswith(".a")})
            files[f"META-INF/symbols/{abi}/libtapzoom.so.debug"] = folder / "libtapzoom.so.debug"
    return files


# In a folder of its own, because Xcode copies the headers of all XCFrameworks into one folder.
MODULE_MAP = b'module CTapZoom {\n    header "../tapzoom.h"\n    export *\n}\n'
SLICES = (("macos", "", ("macos-arm64", "macos-x86_64")), ("ios", "", ("ios-arm64",)),
          ("ios", "simulator", ("ios-simulator-arm64", "ios-simulator-x86_64")))


def apple(folders: dict) -> dict:
    """An XCFramework with a slice for each platform, of which Xcode links the static library, and a Swift package that
    compiles the module TapZoom over it."""
    files, slices = {f"tapzoom.xcframework/{name}": file for name, file in about("apple").items()}, []
    for platform, variant, names in SLICES:
        parts = {BY_NAME[name].link[1]: folders[name] for name in names}
        identifier = "-".join(filter(None, (platform, "_".join(sorted(parts)), variant)))
        root = f"tapzoom.xcframework/{identifier}"
        for file, part in (("libtapzoom.a",) * 2, ("libtapzoom.dylib",) * 2, (DSYM, "libtapzoom.dylib.dwarf")):
            files[f"{root}/{file}"] = universal(identifier, part, parts.values())
        files[f"{root}/{BUNDLE}/Contents/Info.plist"] = plistlib.dumps(BUNDLE_INFO)
        files.update(headers(f"{root}/Headers"))
        files[f"{root}/Headers/CTapZoom/module.modulemap"] = MODULE_MAP
        slices.append({"HeadersPath": "Headers", "LibraryIdentifier": identifier, "LibraryPath": "libtapzoom.a",
                       "SupportedArchitectures": sorted(parts), "SupportedPlatform": platform,
                       **({"SupportedPlatformVariant": variant} if variant else {})})
    info = {"AvailableLibraries": slices, "CFBundlePackageType": "XFWK", "XCFrameworkFormatVersion": "1.0"}
    files["tapzoom.xcframework/Info.plist"] = plistlib.dumps(info)
    sources = (*Path("Sources/TapZoom").glob("*.swift"), *map(Path("Sources/CMemory").joinpath, C_MODULE))
    return {**files, "Package.swift": HERE / "release/Package.swift", **{str(path): path for path in sources}}


C_MODULE = ("memory.h", "module.modulemap")


BUNDLE = "dSYMs/libtapzoom.dylib.dSYM"
DSYM = f"{BUNDLE}/Contents/Resources/DWARF/libtapzoom.dylib"
BUNDLE_INFO = {"CFBundleIdentifier": "com.apple.xcode.dsym.libtapzoom.dylib", "CFBundlePackageType": "dSYM",
               "CFBundleShortVersionString": VERSION, "CFBundleVersion": VERSION,
               "CFBundleInfoDictionaryVersion": "6.0", "CFBundleDevelopmentRegion": "English"}


def universal(identifier: str, file: str, folders) -> Path:
    """The files of all processors as one. Even of a single file llvm-lipo would make a universal one."""
    if len(folders) == 1:
        return [*folders][0] / file
    result = DIST / "libraries/universal" / identifier / file
    result.parent.mkdir(parents=True, exist_ok=True)
    run(debian_tool("llvm-lipo"), "-create", *(folder / file for folder in folders), "-o", result)
    return result


def emscripten(folders: dict) -> dict:
    (folder,) = folders.values()
    return {**about("emscripten"), **headers("include"), **toolkits(),
            **cmake_package(HERE.parent / "tapzoom-config.cmake.in"), **pkg_config(),
            "lib/libtapzoom.a": folder / "libtapzoom.a"}


def wasm(folders: dict) -> dict:
    make("wasm")
    return {**about("wasm"), **headers("include"), "lib/tapzoom.wasm": Path("build/wasm/tapzoom.wasm")}


FILES = {"linux": linux, "windows": windows, "android": android, "apple": apple, "emscripten": emscripten,
         "wasm": wasm}


def files(row, folders: dict) -> dict:
    """The files of an archive, by the folders of its libraries."""
    return FILES[row.name.split("-")[0]](folders)
