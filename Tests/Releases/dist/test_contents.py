# SPDX-License-Identifier: MIT
"""The files of each archive: none is missing, none is more, all have their checksums, and none names a machine."""

import hashlib
import json
import plistlib
import shutil
import sys
import unittest
from pathlib import Path

from common import ABI, CLANG, ROOT, ROWS, TOOLS, VERSION, archive_path, checked, fresh, unpacked
from prefab import ABIS, aar_faults
from xcframework import DSYM, SLICES, xcframework_faults

sys.path.insert(0, str(ROOT / "Tests/Releases"))
from links import dead_links  # noqa: E402

ABOUT = {"LICENSE", "README.md", "SHA256SUMS", "api.json"}
HEADERS = {"include/tapzoom.h", "include/tapzoom.hpp"}
GLUE, VIEWERS = ROOT / "bindings/toolkits", ROOT / "examples/viewers"
TOOLKITS = {*(f"include/{path.name}" for path in GLUE.glob("*.h")),
            *(f"share/tapzoom/{path.name}" for path in GLUE.glob("*.c*")),
            *(f"share/tapzoom/gestures/{path.name}" for path in GLUE.glob("gestures/*.h")),
            *(f"share/doc/tapzoom/guide/{name}.md" for name in ("gtk4", "qt", "raylib", "sdl")),
            "share/doc/tapzoom/toolkits.md",
            *(f"share/doc/tapzoom/viewers/{path.relative_to(VIEWERS)}" for path in VIEWERS.rglob("*")
              if path.is_file())}
PACKAGES = {"lib/cmake/tapzoom/tapzoom-config.cmake", "lib/cmake/tapzoom/tapzoom-config-version.cmake",
            "lib/pkgconfig/tapzoom.pc"}
LINKS = {f"lib/libtapzoom.so.{ABI}": f"libtapzoom.so.{VERSION}", "lib/libtapzoom.so": f"libtapzoom.so.{ABI}"}
LINUX = {*ABOUT, *HEADERS, *TOOLKITS, *PACKAGES, *LINKS, f"lib/libtapzoom.so.{VERSION}", "lib/libtapzoom.a",
         f"debug/libtapzoom.so.{VERSION}.debug"}
WINDOWS = {*ABOUT, *HEADERS, *TOOLKITS, *PACKAGES, "bin/tapzoom.dll", "debug/tapzoom.pdb", "lib/tapzoom.lib",
           "lib/libtapzoom.dll.a", "lib/tapzoom_static.lib", "lib/libtapzoom.a"}
EMSCRIPTEN = {*ABOUT, *HEADERS, *TOOLKITS, *PACKAGES, "lib/libtapzoom.a"}
WASM = {*ABOUT, *HEADERS, "lib/tapzoom.wasm"}


def android() -> set:
    files = {*(f"META-INF/{name}" for name in ABOUT - {"SHA256SUMS"}), "SHA256SUMS", "AndroidManifest.xml", "R.txt",
             "classes.jar", "proguard.txt", "prefab/prefab.json", *(f"jni/{abi}/libtapzoom_jni.so" for abi in ABIS),
             *(f"META-INF/symbols/{abi}/libtapzoom.so.debug" for abi in ABIS)}
    for module, library in (("tapzoom", "libtapzoom.so"), ("tapzoom_static", "libtapzoom.a")):
        root = f"prefab/modules/{module}"
        files |= {f"{root}/module.json", *(f"{root}/{name}" for name in HEADERS)}
        files |= {f"{root}/libs/android.{abi}/{name}" for abi in ABIS for name in (library, "abi.json")}
    return files


def apple() -> set:
    inside = {"libtapzoom.a", "libtapzoom.dylib", DSYM, "dSYMs/libtapzoom.dylib.dSYM/Contents/Info.plist",
              "Headers/tapzoom.h", "Headers/tapzoom.hpp", "Headers/CTapZoom/module.modulemap"}
    top = {f"tapzoom.xcframework/{name}" for name in ("Info.plist", *ABOUT - {"SHA256SUMS"})}
    package = {"Package.swift", "Sources/CMemory/memory.h", "Sources/CMemory/module.modulemap",
               *(f"Sources/TapZoom/{path.name}" for path in (ROOT / "Sources/TapZoom").iterdir())}
    return {"SHA256SUMS", *top, *package,
            *(f"tapzoom.xcframework/{each}/{name}" for each in SLICES for name in inside)}


CONTENTS = {**{name: LINUX for name in ROWS if name.startswith("linux")},
            **{name: WINDOWS for name in ROWS if name.startswith("windows")},
            "android": android(), "apple": apple(), "emscripten": EMSCRIPTEN, "wasm": WASM}


def files_of(folder: Path) -> dict:
    return {str(path.relative_to(folder)): path for path in folder.rglob("*") if not path.is_dir()}


def checksum_faults(folder: Path) -> list:
    """SHA256SUMS has a line for each other file that is not a link."""
    lines = (line.split("  ", 1) for line in (folder / "SHA256SUMS").read_text().splitlines())
    sums = {name: value for value, name in lines}
    files = {name: path for name, path in files_of(folder).items() if not path.is_symlink() and name != "SHA256SUMS"}
    faults = [f"{name} has no checksum" for name in set(files) - set(sums)]
    faults += [f"{name} does not exist" for name in set(sums) - set(files)]
    return faults + [f"{name} has another checksum" for name in set(files) & set(sums)
                     if hashlib.sha256(files[name].read_bytes()).hexdigest() != sums[name]]


class Contents(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folders = {name: unpacked(name) for name in ROWS}

    def test_each_archive_has_its_files_and_no_others(self):
        self.assertEqual(set(CONTENTS), set(ROWS))
        for name, folder in self.folders.items():
            with self.subTest(name):
                self.assertEqual(set(files_of(folder)), CONTENTS[name])

    def test_each_file_has_its_checksum(self):
        for name, folder in self.folders.items():
            with self.subTest(name):
                self.assertEqual(checksum_faults(folder), [])

    def test_a_changed_a_missing_and_another_file_differ_from_the_checksums(self):
        folder = fresh("checksums") / "copy"
        shutil.copytree(self.folders["wasm"], folder)
        for change in (lambda: (folder / "LICENSE").write_text("none"), lambda: (folder / "LICENSE").unlink(),
                       lambda: (folder / "more").write_text("more")):
            change()
            self.assertNotEqual(checksum_faults(folder), [])
            shutil.rmtree(folder)
            shutil.copytree(self.folders["wasm"], folder)

    def test_links_of_pages_lead_to_files(self):
        for name, folder in self.folders.items():
            with self.subTest(name):
                read = {file: path.read_bytes() for file, path in files_of(folder).items()}
                self.assertEqual(dead_links(read), [])

    def test_links_lead_to_the_library(self):
        for name, folder in self.folders.items():
            with self.subTest(name):
                links = {path: file.readlink() for path, file in files_of(folder).items() if file.is_symlink()}
                expected = LINKS if name.startswith("linux") else {}
                self.assertEqual({path: str(target) for path, target in links.items()}, expected)

    def test_headers_and_license_are_those_of_the_sources(self):
        sources = {"tapzoom.h": ROOT / "include/tapzoom.h", "tapzoom.hpp": ROOT / "bindings/cpp/tapzoom.hpp",
                   "LICENSE": ROOT / "LICENSE"}
        for name, folder in self.folders.items():
            with self.subTest(name):
                for file, path in files_of(folder).items():
                    if path.name in sources:
                        self.assertEqual(path.read_bytes(), sources[path.name].read_bytes(), file)

    def test_no_text_names_a_machine_or_has_a_word_to_fill_in(self):
        for name, folder in self.folders.items():
            with self.subTest(name):
                for file, path in files_of(folder).items():
                    if path.suffix in (".md", ".cmake", ".pc", ".json", ".xml", ".plist", ".modulemap"):
                        self.assertNotRegex(path.read_text(), f"@[A-Z]+@|{ROOT}|{TOOLS}|/(tmp|home|root)/", file)
                    if path.name == "README.md" and "viewers" not in file:
                        self.assertIn(VERSION, path.read_text(), file)

    def test_archives_are_named_by_version_and_target(self):
        self.assertEqual({archive_path(name).name for name in ROWS},
                         {path.name for path in archive_path("wasm").parent.glob("tapzoom-*")})


class Android(unittest.TestCase):
    def setUp(self):
        self.root = unpacked("android", "aar")

    def test_the_archive_has_the_form_that_android_reads(self):
        self.assertEqual(aar_faults(self.root), [])

    def change(self, path: str, **values):
        file = self.root / path
        file.write_text(json.dumps({**json.loads(file.read_text()), **values}))

    def test_wrong_archives_are_found(self):
        library = "prefab/modules/tapzoom/libs/android.arm64-v8a"
        changes = {
            "another ABI": lambda: self.change(f"{library}/abi.json", abi="x86_64"),
            "another API": lambda: self.change(f"{library}/abi.json", api=19),
            "an unknown STL": lambda: self.change(f"{library}/abi.json", stl="libc++"),
            "a static library that is none": lambda: self.change(f"{library}/abi.json", static=True),
            "an unknown key": lambda: self.change(f"{library}/abi.json", more=1),
            "another schema": lambda: self.change("prefab/prefab.json", schema_version=3),
            "another name": lambda: self.change("prefab/prefab.json", name="zoom"),
            "another file name": lambda: self.change("prefab/modules/tapzoom/module.json", library_name="libzoom"),
            "a missing library": lambda: (self.root / library / "libtapzoom.so").unlink(),
            "a file among the modules": lambda: (self.root / "prefab/modules/notes").write_text(""),
            "a missing processor": lambda: shutil.rmtree(self.root / library),
            "a library of another processor": lambda: shutil.copy(
                self.root / "prefab/modules/tapzoom/libs/android.x86_64/libtapzoom.so", self.root / library),
            "a missing header": lambda: (self.root / "prefab/modules/tapzoom/include/tapzoom.h").unlink(),
            "no manifest": lambda: (self.root / "AndroidManifest.xml").unlink(),
            "a manifest for another API": lambda: (self.root / "AndroidManifest.xml").write_text(
                (self.root / "AndroidManifest.xml").read_text().replace('"21"', '"19"')),
            "no classes.jar": lambda: (self.root / "classes.jar").unlink(),
            "no native methods": lambda: (self.root / "jni/x86_64/libtapzoom_jni.so").unlink(),
            "native methods of another processor": lambda: shutil.copy(
                self.root / "jni/x86_64/libtapzoom_jni.so", self.root / "jni/arm64-v8a"),
        }
        for name, change in changes.items():
            with self.subTest(name):
                self.root = unpacked("android", "aar")
                change()
                self.assertNotEqual(aar_faults(self.root), [])


class Apple(unittest.TestCase):
    def setUp(self):
        self.root = unpacked("apple", "xcframework") / "tapzoom.xcframework"

    def test_the_framework_has_the_form_that_xcode_reads(self):
        self.assertEqual(xcframework_faults(self.root), [])

    def change(self, **values):
        file = self.root / "Info.plist"
        info = plistlib.loads(file.read_bytes())
        info["AvailableLibraries"][0].update(values)
        file.write_bytes(plistlib.dumps(info))

    def test_wrong_frameworks_are_found(self):
        ios, simulator = self.root / "ios-arm64", self.root / "ios-arm64_x86_64-simulator"
        changes = {
            "another platform": lambda: self.change(SupportedPlatform="tvos"),
            "another processor": lambda: self.change(SupportedArchitectures=["arm64"]),
            "another library": lambda: self.change(LibraryPath="tapzoom.a"),
            "a missing slice": lambda: self.change(LibraryIdentifier="ios-arm64"),
            "a library of the simulator": lambda: shutil.copy(simulator / "libtapzoom.dylib", ios),
            "a static library of the simulator": lambda: shutil.copy(simulator / "libtapzoom.a", ios),
            "symbols of another library": lambda: shutil.copy(simulator / DSYM, ios / DSYM),
            "no module map": lambda: (ios / "Headers/CTapZoom/module.modulemap").unlink(),
        }
        for name, change in changes.items():
            with self.subTest(name):
                self.setUp()
                change()
                self.assertNotEqual(xcframework_faults(self.root), [])

    def test_swift_and_objective_c_import_the_module(self):
        folder, headers = fresh("import"), self.root / "macos-arm64_x86_64/Headers"
        swift, objective_c = folder / "program.swift", folder / "program.m"
        swift.write_text("import CTapZoom\nlet version: Int32 = tapzoom_version()\n")
        checked(TOOLS / "swiftc", "-typecheck", "-I", headers, "-module-cache-path", folder / "cache", swift)
        objective_c.write_text("@import CTapZoom;\nint version(void) { return tapzoom_version(); }\n")
        for target in ("arm64-apple-macos11.0", "arm64-apple-ios13.0"):
            checked(CLANG, "-target", target, "-ffreestanding", "-fmodules", f"-fmodules-cache-path={folder}/cache",
                    "-I", headers, "-fsyntax-only", "-Werror", objective_c)


if __name__ == "__main__":
    unittest.main()
