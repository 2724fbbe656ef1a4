# SPDX-License-Identifier: MIT
"""pack.py nuget|unity FOLDER [LIBRARIES] - packs the NuGet package or the Unity package into a folder.

LIBRARIES is the folder below which `make dist` builds the libraries of all targets. Without it the package has only
that of `make build`, for this machine. The same sources and libraries give the same bytes. VERSION in the environment
is the version of the packages.
"""

import gzip
import hashlib
import io
import json
import os
import platform
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILT = ROOT / "build/lib"
VERSION = os.environ["VERSION"]
# Archives contain no times of files: all are of this instant, the first that a ZIP file can express.
TIME, ZIP_TIME = 315532800, (1980, 1, 1, 0, 0, 0)
# The public key of netstandard.dll. References to an assembly name it by the hash of its key.
STANDARD_KEY = bytes.fromhex(
    "00240000048000009400000006020000002400005253413100040000010001004b86c4cb78549b34bab61a3b1800e23bfeb5b3ec390074"
    "041536a7e3cbd97f5f04cf0f857155a8928eaa29ebfd11cfbbad3ba70efea7bda3226c6a8d370a4cd303f714486b6ebc225985a638471e"
    "6ef571cc92a4613c00b8fa65d61ccee0cbe5f36330c9a01f4183559f1bef24cc2917c6d913e3a541333a1d05d9bed22b38cb")

# The name of a system and processor in NuGet, and its library below LIBRARIES. musl takes the library of glibc. One
# file has both processors of macOS. iOS takes no shared library from a package.
RUNTIMES = {
    "linux-x64": "linux-x86_64/libtapzoom.so", "linux-arm64": "linux-arm64/libtapzoom.so",
    "linux-arm": "linux-armv7hf/libtapzoom.so", "linux-riscv64": "linux-riscv64/libtapzoom.so",
    "win-x64": "windows-x64/tapzoom.dll", "win-arm64": "windows-arm64/tapzoom.dll",
    "osx": "universal/macos-arm64_x86_64/libtapzoom.dylib",
    "android-arm64": "android-arm64/libtapzoom.so", "android-arm": "android-armv7/libtapzoom.so",
    "android-x64": "android-x86_64/libtapzoom.so"}
# A plugin of the Unity package: its library below LIBRARIES, the platform of the importer and its settings, and the
# system of the editor that loads it. The library for the web is there only if it was built.
PLUGINS = {
    "Linux/x86_64/libtapzoom.so": ("linux-x86_64/libtapzoom.so", "Standalone: Linux64", "x86_64", "Linux"),
    "Windows/x86_64/tapzoom.dll": ("windows-x64/tapzoom.dll", "Standalone: Win64", "x86_64", "Windows"),
    "Windows/ARM64/tapzoom.dll": ("windows-arm64/tapzoom.dll", "Standalone: Win64", "ARM64", ""),
    "macOS/libtapzoom.dylib": (
        "universal/macos-arm64_x86_64/libtapzoom.dylib", "Standalone: OSXUniversal", "AnyCPU", "OSX"),
    "Android/arm64-v8a/libtapzoom.so": ("android-arm64/libtapzoom.so", "Android: Android", "ARM64", ""),
    "Android/armeabi-v7a/libtapzoom.so": ("android-armv7/libtapzoom.so", "Android: Android", "ARMv7", ""),
    "Android/x86_64/libtapzoom.so": ("android-x86_64/libtapzoom.so", "Android: Android", "X86_64", ""),
    "iOS/libtapzoom.a": ("ios-arm64/libtapzoom.a", "iPhone: iOS", "", ""),
    "WebGL/libtapzoom.a": ("emscripten/libtapzoom.a", "WebGL: WebGL", "", "")}
#: The libraries that a package may lack.
OPTIONAL = {"emscripten/libtapzoom.a"}
MACHINES = {"x86_64": "linux-x86_64", "aarch64": "linux-arm64"}


def run(*command: object) -> None:
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}")


def sources() -> list[Path]:
    return sorted((HERE / "TapZoom").glob("*.cs"))


def assembly() -> dict[str, bytes]:
    """TapZoom.dll for .NET Standard 2.1, and its documentation."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder)
        (made / "key").write_bytes(STANDARD_KEY)
        plain = ("mcs", "-nostdlib", "-noconfig", "-unsafe", "-target:library", "-warnaserror")
        run(*plain, "-langversion:7.2", "-runtimemetadataversion:v4.0.30319", "-delaysign+", f"-keyfile:{made}/key",
            f"-out:{made}/netstandard.dll", HERE / "reference/netstandard.cs")
        run(*plain, "-langversion:7", "-optimize", f"-r:{made}/netstandard.dll", f"-doc:{made}/TapZoom.xml",
            f"-out:{made}/TapZoom.dll", *sources(), HERE / "reference/Version.cs")
        return {name: (made / name).read_bytes() for name in ("TapZoom.dll", "TapZoom.xml")}


def library(name: str, libraries: str) -> bytes:
    """A library of the table; empty if the package goes without it."""
    file = Path(libraries, name)
    if not libraries:
        machine = MACHINES.get(platform.machine())
        file = BUILT / "libtapzoom.so" if name == f"{machine}/libtapzoom.so" else Path()
        return file.read_bytes() if file.name else b""
    if not file.exists() and name not in OPTIONAL:
        sys.exit(f"{file} is missing: make dist builds it")
    return file.read_bytes() if file.exists() else b""


# ---- NuGet ----------------------------------------------------------------------------------------------------------

TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
{}</Types>
"""
RELATIONS = """<?xml version="1.0" encoding="utf-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Type="http://schemas.microsoft.com/packaging/2010/07/manifest" Target="/TapZoom.nuspec" Id="R1" />
</Relationships>
"""


def nuget(libraries: str) -> tuple[str, bytes]:
    files = {"LICENSE": (ROOT / "LICENSE").read_bytes(), "README.md": (HERE / "release.md").read_bytes(),
             "TapZoom.nuspec": (HERE / "TapZoom.nuspec").read_text("utf-8").replace("@VERSION@", VERSION).encode(),
             "_rels/.rels": RELATIONS.encode()}
    files.update({f"lib/netstandard2.1/{name}": data for name, data in assembly().items()})
    for runtime, name in RUNTIMES.items():
        data = library(name, libraries)
        if data:
            files[f"runtimes/{runtime}/native/{Path(name).name}"] = data
    extensions = sorted({Path(name).suffix[1:] or Path(name).name.lstrip(".") for name in files} - {"LICENSE"})
    types = "".join(f'  <Default Extension="{one}" ContentType="application/octet-stream" />\n' for one in extensions)
    types = types.replace('"rels" ContentType="application/octet-stream"',
                          '"rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"')
    # A part without an extension is named.
    types += '  <Override PartName="/LICENSE" ContentType="application/octet-stream" />\n'
    files["[Content_Types].xml"] = TYPES.format(types).encode()
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as zipper:
        for name, data in sorted(files.items()):
            entry = zipfile.ZipInfo(name, ZIP_TIME)
            entry.compress_type, entry.external_attr, entry.create_system = zipfile.ZIP_DEFLATED, 0o100644 << 16, 3
            zipper.writestr(entry, data)
    return f"TapZoom.{VERSION}.nupkg", stream.getvalue()


# ---- Unity ----------------------------------------------------------------------------------------------------------

META = "fileFormatVersion: 2\nguid: {guid}\n{importer}  userData: \n  assetBundleName: \n  assetBundleVariant: \n"
IMPORTERS = {
    ".cs": "MonoImporter:\n  externalObjects: {}\n  serializedVersion: 2\n  defaultReferences: []\n"
           "  executionOrder: 0\n  icon: {instanceID: 0}\n",
    ".asmdef": "AssemblyDefinitionImporter:\n  externalObjects: {}\n",
    ".md": "TextScriptImporter:\n  externalObjects: {}\n",
    ".json": "TextScriptImporter:\n  externalObjects: {}\n"}
FOLDER_IMPORTER = "folderAsset: yes\nDefaultImporter:\n  externalObjects: {}\n"
PLUGIN = """PluginImporter:
  externalObjects: {{}}
  serializedVersion: 2
  iconMap: {{}}
  executionOrder: {{}}
  defineConstraints: []
  isPreloaded: 0
  isOverridable: 0
  isExplicitlyReferenced: 0
  validateReferences: 1
  platformData:
  - first:
      Any: 
    second:
      enabled: 0
      settings: {{}}
  - first:
      Editor: Editor
    second:
      enabled: {in_editor}
      settings:
{editor}        DefaultValueInitialized: true
  - first:
      {platform}
    second:
      enabled: 1
      settings:{settings}
"""


def importer(name: str) -> str:
    """The import settings of a file of the package."""
    plugin = PLUGINS.get(name.removeprefix("Runtime/Plugins/"))
    if not plugin:
        return IMPORTERS.get(Path(name).suffix, "DefaultImporter:\n  externalObjects: {}\n")
    _, system, processor, editor = plugin
    where = f"        CPU: {processor}\n        OS: {editor}\n" if editor else ""
    return PLUGIN.format(platform=system, in_editor=int(bool(editor)), editor=where,
                         settings=f"\n        CPU: {processor}" if processor else " {}")


def meta(name: str, is_folder: bool) -> bytes:
    """The .meta file of a file or folder. Its GUID follows from the name, so that it never changes."""
    guid = hashlib.md5(f"dev.tapzoom.tapzoom/{name}".encode()).hexdigest()
    return META.format(guid=guid, importer=FOLDER_IMPORTER if is_folder else importer(name)).encode()


def unity_files(libraries: str) -> dict[str, bytes]:
    """The files of the Unity package by their names."""
    unity = HERE / "unity"
    files = {str(path.relative_to(unity)): path.read_bytes() for path in unity.rglob("*") if path.is_file()}
    package = json.loads(files["package.json"])
    files["package.json"] = (json.dumps({**package, "version": VERSION}, indent=4) + "\n").encode()
    files["LICENSE.md"] = (ROOT / "LICENSE").read_bytes()
    files.update({f"Runtime/TapZoom/{path.name}": path.read_bytes() for path in sources()})
    for name, (file, *_) in PLUGINS.items():
        data = library(file, libraries)
        if data:
            files[f"Runtime/Plugins/{name}"] = data
    # Unity imports no folder whose name ends with ~; the Package Manager copies it into a project.
    metas = {}
    for name in files:
        parts = Path(name).parts
        if not parts[0].endswith("~"):
            metas[f"{name}.meta"] = meta(name, False)
            for count in range(1, len(parts)):
                folder = "/".join(parts[:count])
                metas[f"{folder}.meta"] = meta(folder, True)
    return {**files, **metas}


def unity(libraries: str) -> tuple[str, bytes]:
    stream = io.BytesIO()
    # In some versions of Python gzip.compress names the system.
    with gzip.GzipFile("", "wb", 9, stream, mtime=0) as gzipped, \
            tarfile.open(fileobj=gzipped, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, data in sorted(unity_files(libraries).items()):
            entry = tarfile.TarInfo(f"package/{name}")
            entry.mtime, entry.mode, entry.size = TIME, 0o644, len(data)
            tar.addfile(entry, io.BytesIO(data))
    return f"dev.tapzoom.tapzoom-{VERSION}.tgz", stream.getvalue()


def main(arguments: list[str]) -> None:
    form, folder, libraries = (*arguments, "")[:3]
    name, data = {"nuget": nuget, "unity": unity}[form](libraries)
    Path(folder).mkdir(parents=True, exist_ok=True)
    Path(folder, name).write_bytes(data)
    print(f"--- {folder}/{name}")


if __name__ == "__main__":
    main(sys.argv[1:])
