# SPDX-License-Identifier: MIT
"""build.py [NAME...] - builds the archives of these names, or all, of the table in targets.py. bindings/c/dist.mk runs
it with the tools and the facts of the Makefile in its environment."""

import gzip
import hashlib
import io
import os
import plistlib
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from json import dumps
from pathlib import Path

from targets import ARCHIVES, I686, TARGETS, X86_64

HERE = Path(__file__).resolve().parent.relative_to(Path.cwd())
DIST = Path("build/dist")
LEDGER = Path("Sources/TapZoom/tapzoom.map")
SHORTEN = Path("Sources/TapZoom/shorten.sed")
VERSION, ABI = os.environ["VERSION"], os.environ["ABI"]
EXPORTS = os.environ["EXPORTS"].split()
HEADERS = [Path("include/tapzoom.h"), Path("bindings/cpp/tapzoom.hpp")]
BY_NAME = {target.name: target for target in TARGETS}
# Archives contain no times of files: all are of this instant, the first that a ZIP file can express.
TIME, ZIP_TIME = 315532800, (1980, 1, 1, 0, 0, 0)


def run(*command) -> str:
    """Runs a command and returns its output."""
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"{command[0]} failed: {' '.join(map(str, command))}")
    return done.stdout


def tool(name: str) -> Path:
    """A tool of the toolchain."""
    return Path(os.environ["TOOLS"], name)


def debian_tool(name: str) -> Path:
    """A tool that the toolchain does not have, or that knows fewer formats there."""
    found = sorted(Path("/usr/lib").glob(f"llvm-*/bin/{name}"), key=lambda path: int(path.parts[3][5:]))
    if not found:
        sys.exit(f"{name} is missing: apt-get install lld llvm")
    return found[-1]


def passes(target) -> list:
    flags = [flag for flag in os.environ["LLVM_FLAGS"].split() if target.ipra or flag != "-enable-ipra"]
    return [word for flag in flags for word in ("-mllvm", flag)]


def edited(target, text: str) -> str:
    """The module of a row: of its triple, for its processor, and without symbols of Swift."""
    edits = (
        ("^target triple = .*", f'target triple = "{target.triple}"'),
        (' "target-(cpu|features)"="[^"]*"', ""),
        ("^define protected ", "define dso_local "),
        (r"^@llvm\.used = .*\n", ""),
        (r"^define weak_odr .*@_swift_exceptionPersonality\((.|\n)*?^}\n", ""),
        *target.edits,
    )
    for pattern, replacement in edits:
        text, count = re.subn(pattern, replacement, text, flags=re.MULTILINE)
        if not count:
            sys.exit(f"{target.name}: nothing matches {pattern}")
    return text


def compiled(target, folder: Path) -> Path:
    """The object of a row."""
    module = DIST / "modules" / target.module / "tapzoom.ll"
    run(os.environ["MAKE"], "-s", module)
    (folder / "tapzoom.ll").write_text(edited(target, module.read_text()))
    clang = [tool("clang"), "-target", target.triple, *target.flags]
    compile_it = [*clang, "-Oz", "-fPIC", "-ffunction-sections", "-falign-loops=1", *passes(target), "-Xclang",
                  "-disable-llvm-passes", "-Wno-override-module", folder / "tapzoom.ll"]
    is_x86, is_joined = target.module in (X86_64, I686), target.builtins.endswith(".s")
    if is_x86 or is_joined:
        assembly = folder / "tapzoom.s"
        run(*compile_it, "-S", "-o", assembly)
        text = run("sed", "-E", "-f", SHORTEN, assembly) if is_x86 else assembly.read_text()
        # Functions in assembly join those of the module, because COFF objects cannot be merged.
        if is_joined:
            text += (HERE / target.builtins).read_text()
        assembly.write_text(re.sub(r"\b(___chkstk_ms|__chkstk)\b", "tapzoom.probe_stack", text))
        run(*clang, "-c", assembly, "-o", folder / "tapzoom.o")
    else:
        run(*compile_it, "-c", "-o", folder / "tapzoom.o")
    if target.builtins.endswith(".c"):
        run(*clang, "-Oz", "-fPIC", "-ffunction-sections", "-ffreestanding", "-fno-builtin", "-Wall", "-Wextra",
            "-Werror", "-c", HERE / target.builtins, "-o", folder / "builtins.o")
        run(tool("ld.lld"), "-r", folder / "tapzoom.o", folder / "builtins.o", "-o", folder / "whole.o")
        return folder / "whole.o"
    return folder / "tapzoom.o"


# ---- The recipe of each system -------------------------------------------------------------------------------------


def elf_archive(target, object_file: Path, folder: Path):
    """The object with the functions of the ledger as its only global ones, because the functions of Swift or of the
    compiler would replace those of another library in the same program."""
    (folder / "exports").write_text("\n".join(EXPORTS) + "\n")
    run(tool("llvm-objcopy"), f"--keep-global-symbols={folder}/exports", "--strip-unneeded", "--remove-section=.swift*",
        "--remove-section=.linker-options", "--remove-section=.comment", object_file, folder / "static.o")
    archive(folder / "libtapzoom.a", {"tapzoom.o": folder / "static.o"}, folder)


def archive(path: Path, members: dict, folder: Path, lister=("llvm-ar", "rcsD")):
    path.unlink(missing_ok=True)
    for name, source in members.items():
        if source != folder / name:
            shutil.copyfile(source, folder / name)
    run(tool(lister[0]), lister[1], path, *(folder / name for name in members))


def linked_elf(target, object_file: Path, soname: str, folder: Path):
    """The shared library, and beside it the file with its symbols for debuggers."""
    stub, shared = folder / target.libc, folder / "libtapzoom.so"
    clang = [tool("clang"), "-target", target.triple, *target.flags, "-fPIC", "-ffreestanding", "-fno-builtin", "-w"]
    run(*clang, "-c", HERE / "libc.c", "-o", folder / "libc.o")
    run(tool("ld.lld"), "-shared", f"-soname={target.libc}", folder / "libc.o", "-o", stub)
    link = [tool("ld.lld"), "-shared", f"-soname={soname}", f"--version-script={LEDGER}", "--no-undefined",
            "--gc-sections", "--as-needed", "-z", "relro", "-z", "now", "-z", "noexecstack", *target.link, object_file,
            stub]
    run(*link, "--build-id", "-s", "-o", shared)
    run(tool("llvm-objcopy"), "--remove-section=.comment", shared)
    keep_symbols([*link, "--build-id="], shared)


def keep_symbols(link, shared: Path):
    """Links again with the symbols, for the build ID of the library, which the last word of the command takes."""
    identity = re.search(r"Build ID: ([0-9a-f]+)", run("readelf", "-nW", shared))[1]
    whole = f"{shared}.symbols"
    run(*link[:-1], f"{link[-1]}0x{identity}", "-o", whole)
    run(tool("llvm-objcopy"), "--only-keep-debug", "--remove-section=.comment", whole, f"{shared}.debug")


def elf(target, folder: Path, soname: str):
    object_file = compiled(target, folder)
    linked_elf(target, object_file, soname, folder)
    elf_archive(target, object_file, folder)


def linux(target, folder: Path):
    if target.module:
        elf(target, folder, f"libtapzoom.so.{ABI}")
    else:
        release(folder)


def release(folder: Path):
    """The library of `make build`, and its symbols."""
    run(os.environ["MAKE"], "-s", "build")
    shutil.copyfile(f"build/lib/libtapzoom.so.{VERSION}", folder / "libtapzoom.so")
    shutil.copyfile("build/lib/libtapzoom.a", folder / "libtapzoom.a")
    link = [tool("clang"), "-shared", "-nostartfiles", "-fuse-ld=lld", "build/release/libtapzoom.o"]
    link += [f"-Wl,-soname=libtapzoom.so.{ABI},--version-script={LEDGER},--no-undefined,--gc-sections,-z,relro,-z,now"]
    keep_symbols([*link, "-Wl,--build-id="], folder / "libtapzoom.so")


def android(target, folder: Path):
    elf(target, folder, "libtapzoom.so")


# The universal C runtime, which each Windows since 10 has, by the libraries that Microsoft's linker names.
UCRT = {"api-ms-win-crt-heap-l1-1-0": ("malloc", "free"), "api-ms-win-crt-private-l1-1-0": ("memcpy", "memmove"),
        "api-ms-win-crt-string-l1-1-0": ("memset",)}


def windows(target, folder: Path):
    object_file = compiled(target, folder)
    machine = target.link[0]
    imports = []
    for name, functions in UCRT.items():
        (folder / f"{name}.def").write_text(f"LIBRARY {name}.dll\nEXPORTS\n" + "\n".join(functions) + "\n")
        imports.append(folder / f"{name}.lib")
        run(tool("lld-link"), "-lib", machine, f"-def:{folder}/{name}.def", f"-out:{imports[-1]}")
    (folder / "tapzoom.def").write_text("LIBRARY tapzoom.dll\nEXPORTS\n" + "\n".join(EXPORTS) + "\n")
    run(tool("lld-link"), "-dll", "-noentry", *target.link, "-Brepro", "-opt:ref", "-nodefaultlib",
        f"-def:{folder}/tapzoom.def", f"-implib:{folder}/link.lib", f"-out:{folder}/tapzoom.dll", object_file, *imports)
    # MinGW's linker and Microsoft's read the same import library.
    run(tool("lld-link"), "-lib", machine, f"-def:{folder}/tapzoom.def", f"-out:{folder}/tapzoom.lib")
    shutil.copyfile(folder / "tapzoom.lib", folder / "libtapzoom.dll.a")
    shutil.copyfile(object_file, folder / "tapzoom.obj")
    run(tool("llvm-objcopy"), "--strip-debug", folder / "tapzoom.obj")
    run(tool("lld-link"), "-lib", machine, f"-out:{folder}/tapzoom_static.lib", folder / "tapzoom.obj")
    shutil.copyfile(folder / "tapzoom_static.lib", folder / "libtapzoom.a")


SYSTEM_STUB = """--- !tapi-tbd
tbd-version: 4
targets: [ {targets} ]
install-name: '/usr/lib/libSystem.B.dylib'
exports:
  - targets: [ {targets} ]
    symbols: [ ___bzero, _bzero, _free, _malloc, _memcpy, _memmove, _memset, dyld_stub_binder ]
...
"""


def apple(target, folder: Path):
    object_file = compiled(target, folder)
    arch, platform = target.link[1], target.link[3]
    (folder / "libSystem.tbd").write_text(SYSTEM_STUB.format(targets=f"{arch}-{platform}"))
    (folder / "exports").write_text("".join(f"_{name}\n" for name in EXPORTS))
    run(debian_tool("ld64.lld"), "-dylib", *target.link, "-install_name", "@rpath/libtapzoom.dylib",
        "-exported_symbols_list", folder / "exports", "-dead_strip", "-adhoc_codesign",
        "-current_version", VERSION, "-compatibility_version", f"{ABI}.0.0", object_file, folder / "libSystem.tbd",
        "-o", folder / "libtapzoom.dylib")
    run(tool("llvm-objcopy"), "--discard-all", folder / "libtapzoom.dylib")
    archive(folder / "libtapzoom.a", {"libtapzoom.o": object_file}, folder)


# ---- Archives ------------------------------------------------------------------------------------------------------


def common() -> dict:
    return {"LICENSE": Path("LICENSE"), **{f"include/{path.name}": path for path in HEADERS}}


def library(name: str) -> Path:
    """Builds a row and returns its folder."""
    folder = DIST / "libraries" / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    globals()[BY_NAME[name].system](BY_NAME[name], folder)
    return folder


def linux_files(names) -> dict:
    folder = library(names[0])
    versioned = f"libtapzoom.so.{VERSION}"
    return {**common(), f"lib/{versioned}": folder / "libtapzoom.so", f"lib/libtapzoom.so.{ABI}": versioned,
            "lib/libtapzoom.so": f"libtapzoom.so.{ABI}", "lib/libtapzoom.a": folder / "libtapzoom.a",
            f"debug/{versioned}.debug": folder / "libtapzoom.so.debug"}


def windows_files(names) -> dict:
    folder = library(names[0])
    files = ("tapzoom.lib", "libtapzoom.dll.a", "tapzoom_static.lib", "libtapzoom.a")
    return {**common(), "bin/tapzoom.dll": folder / "tapzoom.dll", **{f"lib/{name}": folder / name for name in files}}


def android_files(names) -> dict:
    def json(value) -> bytes:
        return (dumps(value, indent=2) + "\n").encode()

    manifest = ('<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="io.tapzoom">\n'
                '    <uses-sdk android:minSdkVersion="21"/>\n</manifest>\n')
    dependencies = {"schema_version": 2, "name": "tapzoom", "version": VERSION, "dependencies": []}
    files = {"AndroidManifest.xml": manifest.encode(), "META-INF/LICENSE": Path("LICENSE"),
             "prefab/prefab.json": json(dependencies)}
    libraries = {"tapzoom": "libtapzoom.so", "tapzoom_static": "libtapzoom.a"}
    for module in libraries:
        root = f"prefab/modules/{module}"
        files[f"{root}/module.json"] = json({"export_libraries": [], "library_name": "libtapzoom"})
        files.update({f"{root}/include/{path.name}": path for path in HEADERS})
    for name in names:
        folder, abi = library(name), BY_NAME[name].abi
        for module, file in libraries.items():
            root = f"prefab/modules/{module}/libs/android.{abi}"
            files[f"{root}/{file}"] = folder / file
            files[f"{root}/abi.json"] = json(
                {"abi": abi, "api": 21, "ndk": 21, "stl": "none", "static": module == "tapzoom_static"})
        files[f"META-INF/symbols/{abi}/libtapzoom.so.debug"] = folder / "libtapzoom.so.debug"
    return files


MODULE_MAP = b'module CTapZoom {\n    header "tapzoom.h"\n    export *\n}\n'
SLICES = (("macos", "", ("macos-arm64", "macos-x86_64")), ("ios", "", ("ios-arm64",)),
          ("ios", "simulator", ("ios-simulator-arm64", "ios-simulator-x86_64")))


def apple_files(names) -> dict:
    files, slices = {"tapzoom.xcframework/LICENSE": Path("LICENSE")}, []
    for platform, variant, parts in SLICES:
        folders = {BY_NAME[part].link[1]: library(part) for part in parts}
        identifier = "-".join(filter(None, (platform, "_".join(sorted(folders)), variant)))
        for file in ("libtapzoom.a", "libtapzoom.dylib"):
            universal = DIST / "libraries/universal" / identifier / file
            universal.parent.mkdir(parents=True, exist_ok=True)
            run(debian_tool("llvm-lipo"), "-create", *(folder / file for folder in folders.values()), "-o", universal)
            files[f"tapzoom.xcframework/{identifier}/{file}"] = universal
        files.update({f"tapzoom.xcframework/{identifier}/Headers/{path.name}": path for path in HEADERS})
        files[f"tapzoom.xcframework/{identifier}/Headers/module.modulemap"] = MODULE_MAP
        slices.append({"HeadersPath": "Headers", "LibraryIdentifier": identifier, "LibraryPath": "libtapzoom.a",
                       "SupportedArchitectures": sorted(folders), "SupportedPlatform": platform,
                       **({"SupportedPlatformVariant": variant} if variant else {})})
    info = {"AvailableLibraries": slices, "CFBundlePackageType": "XFWK", "XCFrameworkFormatVersion": "1.0"}
    files["tapzoom.xcframework/Info.plist"] = plistlib.dumps(info)
    return files


def wasm_files(names) -> dict:
    run(os.environ["MAKE"], "-s", "wasm")
    return {**common(), "lib/tapzoom.wasm": Path("build/wasm/tapzoom.wasm")}


def contents(files: dict) -> dict:
    """The bytes of each file, with their checksums as one more file. A string is a link."""
    read = {name: file.read_bytes() if isinstance(file, Path) else file for name, file in files.items()}
    sums = "".join(f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in sorted(read.items())
                   if isinstance(data, bytes))
    return dict(sorted({**read, "SHA256SUMS": sums.encode()}.items()))


def mode(name: str) -> int:
    return 0o755 if re.search(r"\.so(\.[\d.]+)?$|\.dll$|\.dylib$", name) else 0o644


def tarred(top: str, files: dict) -> bytes:
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, data in files.items():
            entry = tarfile.TarInfo(f"{top}/{name}")
            entry.mtime, entry.mode = TIME, mode(name)
            if isinstance(data, str):
                entry.type, entry.linkname, entry.mode, data = tarfile.SYMTYPE, data, 0o777, b""
            entry.size = len(data)
            tar.addfile(entry, io.BytesIO(data))
    return gzip.compress(stream.getvalue(), 9, mtime=0)


def zipped(top: str, files: dict) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as zipper:
        for name, data in files.items():
            entry = zipfile.ZipInfo(f"{top}/{name}" if top else name, ZIP_TIME)
            entry.create_system, entry.external_attr = 3, (0o100000 | mode(name)) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            zipper.writestr(entry, data)
    return stream.getvalue()


def build(row):
    files = contents(globals()[f"{row.name.split('-')[0]}_files"](row.libraries))
    # An AAR and an XCFramework have their files at the top.
    top = f"tapzoom-{VERSION}-{row.name}"
    packed = tarred(top, files) if row.form == "tar.gz" else zipped(top if row.form == "zip" else "", files)
    path = DIST / f"{top}.{row.form}"
    path.write_bytes(packed)
    print(f"--- {path}", flush=True)


def main(names):
    rows = {row.name: row for row in ARCHIVES}
    for name in names:
        if name not in rows:
            sys.exit(f"no target {name}; these are: {' '.join(rows)}")
    for name in names or rows:
        build(rows[name])


main(sys.argv[1:])
