# SPDX-License-Identifier: MIT
"""The files of a release: each has a checksum and a line on the page. The jar and the addon have their libraries."""

import hashlib
import re
import subprocess
import sys
import tarfile
import unittest
import zipfile
from pathlib import Path

from client import RELEASE, ROOT, VERSION, unpack, User

sys.path.insert(0, str(ROOT / "Tests/Releases"))
from links import dead_links  # noqa: E402

PAGE, NOTES = (RELEASE / f"tapzoom-{VERSION}-{name}.md" for name in ("README", "NOTES"))
#: The libraries of the jar: the format of the file, as Debian's llvm-readobj names it.
JAR = {
    "linux-arm/libtapzoom_jni.so": "elf32-littlearm",
    "linux-arm64/libtapzoom_jni.so": "elf64-littleaarch64",
    "linux-riscv64/libtapzoom_jni.so": "elf64-littleriscv",
    "linux-x86_64/libtapzoom_jni.so": "elf64-x86-64",
    "mac-arm64/libtapzoom_jni.dylib": "Mach-O arm64",
    "mac-x86_64/libtapzoom_jni.dylib": "Mach-O 64-bit x86-64",
    "windows-arm64/tapzoom_jni.dll": "COFF-ARM64",
    "windows-x86_64/tapzoom_jni.dll": "COFF-x86-64",
}
GODOT = {
    "libtapzoom_godot.so": "elf64-x86-64", "libtapzoom_godot3.so": "elf64-x86-64",
    "libtapzoom_godot.arm64.so": "elf64-littleaarch64",
    "tapzoom_godot.dll": "COFF-x86-64", "tapzoom_godot3.dll": "COFF-x86-64",
}


def tool(name: str, *words) -> str:
    """The output of Debian's newest LLVM."""
    path = max(Path("/usr/lib").glob(f"llvm-*/bin/{name}"), key=lambda found: int(found.parts[3][5:]))
    return subprocess.run([path, *words], check=True, stdout=subprocess.PIPE, text=True).stdout


def form(path: Path) -> str:
    return re.search(r"(?m)^Format: (.*)", tool("llvm-readobj", "--file-headers", path))[1]


def exports(path: Path) -> set:
    """The names of exported functions."""
    if path.suffix == ".dll":
        return set(re.findall(r"(?m)^  Name: (\w+)", tool("llvm-readobj", "--coff-exports", path)))
    flags = ["-D"] if path.suffix == ".so" else []
    said = tool("llvm-nm", *flags, "--extern-only", "--defined-only", path)
    return {line.split()[-1].removeprefix("_") for line in said.splitlines()}


def members(path: Path) -> dict:
    """The files of an archive."""
    if tarfile.is_tarfile(path):
        with tarfile.open(path) as archive:
            return {one.name: archive.extractfile(one).read() for one in archive.getmembers() if one.isfile()}
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


class Files(User):
    def test_each_has_its_checksum_and_no_other(self):
        lines = [line.split("  ") for line in (RELEASE / "SHA256SUMS").read_text("utf-8").splitlines()]
        found = {name: hashlib.sha256((RELEASE / name).read_bytes()).hexdigest() for _, name in lines}
        self.assertEqual({name: sum for sum, name in lines}, found)
        self.assertEqual({path.name for path in RELEASE.iterdir()} - {"SHA256SUMS.sig"},
                         {*found, "SHA256SUMS"})

    def test_each_is_on_the_page_once(self):
        page = PAGE.read_text("utf-8")
        for path in RELEASE.iterdir():
            if path not in (PAGE, NOTES, RELEASE / "SHA256SUMS", RELEASE / "SHA256SUMS.sig"):
                self.assertEqual(page.count(f"`{path.name}`"), 1, path.name)
        self.assertNotIn("@", page)
        self.assertIn(VERSION, NOTES.read_text("utf-8").splitlines()[0])

    def test_each_archive_has_the_license(self):
        text = (ROOT / "LICENSE").read_text("utf-8")
        for path in RELEASE.iterdir():
            if path.suffix in (".zip", ".whl", ".jar", ".nupkg", ".aar"):
                if path.name.endswith(("-sources.jar", "-repository.zip")):
                    continue
                with zipfile.ZipFile(path) as archive:
                    (name, *_) = [name for name in archive.namelist() if re.search(r"(?i)license", name)]
                    self.assertEqual(archive.read(name).decode().replace("\r", ""), text, path.name)

    def test_no_page_of_a_package_has_a_dead_link(self):
        for path in RELEASE.iterdir():
            if path.suffix not in (".md", ".json", ".sig") and path.name != "SHA256SUMS":
                self.assertEqual(dead_links(members(path)), [], path.name)

    def test_the_jar_has_the_native_methods_for_each_system(self):
        folder = unpack(f"tapzoom-{VERSION}.jar", self.folder) / "META-INF/native"
        self.assertEqual({str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}, set(JAR))
        source = (ROOT / "bindings/java/src/main/java/io/tapzoom/Native.java").read_text("utf-8")
        methods = {f"Java_io_tapzoom_Native_{name}" for name in re.findall(r"static native \w+ (\w+)\(", source)}
        self.assertGreater(len(methods), 60)
        for name, wanted in JAR.items():
            self.assertEqual(form(folder / name), wanted, name)
            self.assertEqual(exports(folder / name), {"JNI_OnLoad", *methods}, name)

    def test_the_addon_has_the_libraries_that_it_names(self):
        folder = unpack(f"tapzoom-godot-{VERSION}.zip", self.folder) / "addons/tapzoom"
        named = set()
        for description in ("tapzoom.gdextension", "tapzoom.gdnlib"):
            named |= set(re.findall(r'"res://addons/tapzoom/(.*?)"', (folder / description).read_text("utf-8")))
        self.assertEqual(named, set(GODOT))
        for name, wanted in GODOT.items():
            self.assertEqual(form(folder / name), wanted, name)
            entries = {"tapzoom_gdextension_init"} if "godot3" not in name else {
                "tapzoom_gdnative_init", "tapzoom_gdnative_terminate", "tapzoom_nativescript_init"}
            self.assertEqual(exports(folder / name) & entries, entries, name)


if __name__ == "__main__":
    unittest.main()
