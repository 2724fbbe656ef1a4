# SPDX-License-Identifier: MIT
"""build.py [NAME...] - builds the archives of these names, or all, of the table in targets.py. bindings/c/dist.mk runs
it with the tools and the facts of the Makefile in its environment."""

import re
import shutil
import sys
from pathlib import Path

from archives import files, java
from pack import packed
from targets import ARCHIVES, TARGETS
from tools import ABI, DIST, EXPORTS, HERE, VERSION, debian_tool, make, run, tool

LEDGER = Path("Sources/TapZoomC/tapzoom.map")
BY_NAME = {target.name: target for target in TARGETS}


# Unwind tables, for which the triple without a system does not ask. WebAssembly has none, and no protected functions.
NATIVE = ((r"^attributes #\d+ = \{ ", r"\g<0>uwtable "), ("^define protected ", "define dso_local "))


def edited(target, text: str) -> str:
    """The module of a row: of its triple, for its processor, without symbols of Swift."""
    edits = (
        ("^target triple = .*", f'target triple = "{target.triple}"'),
        (' "target-(cpu|features)"="[^"]*"', ""),
        (r"^@llvm\.used = .*\n", ""),
        (r"^define weak_odr .*@_swift_exceptionPersonality\((.|\n)*?^}\n", ""),
        *(() if target.system == "emscripten" else NATIVE),
        *target.edits,
    )
    for pattern, replacement in edits:
        text, count = re.subn(pattern, replacement, text, flags=re.MULTILINE)
        if not count:
            sys.exit(f"{target.name}: nothing matches {pattern}")
    return text


def compiled(target, folder: Path) -> Path:
    """The object of a row. The module is optimized already."""
    module = DIST / "modules" / target.module / "tapzoom.ll"
    make(module)
    source, made = folder / "module.ll", folder / "tapzoom.o"
    source.write_text(edited(target, module.read_text()))
    clang = [tool("clang"), "-target", target.triple, *target.flags, "-O2", "-fPIC",
             "-Wno-unused-command-line-argument"]
    run(*clang, "-Wno-override-module", "-Xclang", "-disable-llvm-passes", "-c", source, "-o", made)
    if not target.builtins:
        return made
    run(*clang, "-ffreestanding", "-fno-builtin", "-Wall", "-Wextra", "-Werror", "-c", HERE / target.builtins,
        "-o", folder / "builtins.o")
    if target.system == "windows":  # Its objects cannot be merged.
        return made
    run(tool("ld.lld"), "-r", made, folder / "builtins.o", "-o", folder / "whole.o")
    return folder / "whole.o"


# ---- The recipe of each system -------------------------------------------------------------------------------------


def elf_archive(target, object_file: Path, folder: Path):
    """The object with the functions of the ledger as its only global ones, because the functions of Swift or of the
    compiler would replace those of another library in the same program."""
    (folder / "exports").write_text("\n".join(EXPORTS) + "\n")
    (folder / "static").mkdir()
    run(tool("llvm-objcopy"), f"--keep-global-symbols={folder}/exports", "--strip-unneeded", "--strip-debug",
        "--remove-section=.swift*", object_file, folder / "static/tapzoom.o")
    archive(folder / "libtapzoom.a", folder / "static/tapzoom.o")


def archive(path: Path, member: Path):
    """An archive of one object."""
    path.unlink(missing_ok=True)
    run(tool("llvm-ar"), "rcsD", path, member)


def linked_elf(target, object_file: Path, soname: str, folder: Path):
    """The shared library, and beside it the file with its names for debuggers."""
    stub, whole, shared = folder / target.libc, folder / "libtapzoom.so.whole", folder / "libtapzoom.so"
    clang = [tool("clang"), "-target", target.triple, *target.flags, "-fPIC", "-ffreestanding", "-fno-builtin", "-w"]
    run(*clang, "-c", HERE / "libc.c", "-o", folder / "libc.o")
    run(tool("ld.lld"), "-shared", f"-soname={target.libc}", folder / "libc.o", "-o", stub)
    run(tool("ld.lld"), "-shared", f"-soname={soname}", f"--version-script={LEDGER}", "--no-undefined", "--gc-sections",
        "--eh-frame-hdr", "--build-id", "-z", "now", *target.link, object_file, stub, "-o", whole)
    # The library names this file, as it is in the archive.
    debug = folder / (f"libtapzoom.so.{VERSION}.debug" if target.system == "linux" else "libtapzoom.so.debug")
    run(tool("llvm-objcopy"), "--only-keep-debug", whole, debug)
    run(tool("llvm-objcopy"), "--strip-all", f"--add-gnu-debuglink={debug}", whole, shared)


def elf(target, folder: Path, soname: str):
    object_file = compiled(target, folder)
    linked_elf(target, object_file, soname, folder)
    elf_archive(target, object_file, folder)
    run(tool("ld.lld"), "-shared", "-soname=libtapzoom_jni.so", f"--version-script={java.CODE}/tapzoom_jni.map",
        "--no-undefined", "--gc-sections", "--eh-frame-hdr", "--build-id", "--strip-all", "-z", "now", *target.link,
        jni(target, folder), folder / "libtapzoom.a", folder / target.libc, "-o", folder / "libtapzoom_jni.so")


def linux(target, folder: Path):
    if target.module:
        elf(target, folder, f"libtapzoom.so.{ABI}")
    else:
        release(folder)


def release(folder: Path):
    """The library of `make build`."""
    make("build")
    for name in (f"libtapzoom.so.{VERSION}.debug", "libtapzoom.a"):
        shutil.copyfile(f"build/lib/{name}", folder / name)
    shutil.copyfile(f"build/lib/libtapzoom.so.{VERSION}", folder / "libtapzoom.so")


def android(target, folder: Path):
    elf(target, folder, "libtapzoom.so")


def jni(target, folder: Path) -> Path:
    """The native methods of Java, which each recipe links with the static library."""
    # The header of JNI includes stdio.h, and uses nothing of it. Its types for Linux have the sizes of all systems.
    (folder / "include").mkdir()
    (folder / "include/stdio.h").write_text("")
    run(tool("clang"), "-target", target.triple, *target.flags, "-O2", "-fPIC", "-ffreestanding", "-Wall", "-Wextra",
        "-Werror", f"-I{folder}/include", "-Iinclude", *java.jni_includes(), "-c", java.CODE / "tapzoom_jni.c",
        "-o", folder / "jni.o")
    return folder / "jni.o"


def jni_exports() -> list:
    methods = re.findall(r"^METHOD\(\w+, (\w+)\)", (java.CODE / "tapzoom_jni.c").read_text(), re.MULTILINE)
    return ["JNI_OnLoad", *(f"Java_io_tapzoom_Native_{name}" for name in methods)]


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
    # By its bare name, because the linker writes how it was called into the database of symbols.
    run("env", f"PATH={tool('')}", "lld-link", "-dll", "-noentry", *target.link, "-Brepro", "-nodefaultlib",
        f"-def:{folder}/tapzoom.def", f"-implib:{folder}/link.lib", "-debug", f"-pdb:{folder}/tapzoom.pdb",
        "-pdbaltpath:tapzoom.pdb", "-pdbsourcepath:/", f"-out:{folder}/tapzoom.dll", object_file,
        folder / "builtins.o", *imports)
    # MinGW's linker and Microsoft's read the same import library.
    run(tool("lld-link"), "-lib", machine, f"-def:{folder}/tapzoom.def", f"-out:{folder}/tapzoom.lib")
    shutil.copyfile(folder / "tapzoom.lib", folder / "libtapzoom.dll.a")
    run(tool("llvm-objcopy"), "--strip-debug", object_file, folder / "tapzoom.obj")
    run(tool("lld-link"), "-lib", machine, f"-out:{folder}/tapzoom_static.lib", folder / "tapzoom.obj",
        folder / "builtins.o")
    shutil.copyfile(folder / "tapzoom_static.lib", folder / "libtapzoom.a")
    (folder / "jni.def").write_text("LIBRARY tapzoom_jni.dll\nEXPORTS\n" + "\n".join(jni_exports()) + "\n")
    run(tool("lld-link"), "-dll", "-noentry", *target.link, "-Brepro", "-nodefaultlib", f"-def:{folder}/jni.def",
        f"-implib:{folder}/jni.lib", f"-out:{folder}/tapzoom_jni.dll", jni(target, folder),
        folder / "tapzoom_static.lib", *imports)


SYSTEM_STUB = """--- !tapi-tbd
tbd-version: 4
targets: [ {targets} ]
install-name: '/usr/lib/libSystem.B.dylib'
exports:
  - targets: [ {targets} ]
    symbols: [ ___bzero, ___stack_chk_fail, ___stack_chk_guard, _bzero, _free, _malloc, _memcpy, _memmove, _memset,
               dyld_stub_binder ]
...
"""


def apple(target, folder: Path):
    object_file = compiled(target, folder)
    arch, platform = target.link[1], target.link[3]
    # The linker writes the path of the object for dsymutil, and hashes it into the identifier of the library.
    (folder / "libSystem.tbd").write_text(SYSTEM_STUB.format(targets=f"{arch}-{platform}"))
    (folder / "exports").write_text("".join(f"_{name}\n" for name in EXPORTS))
    run(debian_tool("ld64.lld"), "-dylib", *target.link, "-install_name", "@rpath/libtapzoom.dylib",
        "-exported_symbols_list", folder / "exports", "-adhoc_codesign", "-dead_strip", "-oso_prefix", Path.cwd(),
        "-current_version", VERSION, "-compatibility_version", f"{ABI}.0.0", object_file, folder / "libSystem.tbd",
        "-o", folder / "libtapzoom.dylib")
    # It warns that it finds no files of Clang's modules.
    run(debian_tool("dsymutil"), "--flat", folder / "libtapzoom.dylib", "-o", folder / "libtapzoom.dylib.dwarf",
        quiet=True)
    # llvm-objcopy signs again.
    run(tool("llvm-objcopy"), "--discard-all", folder / "libtapzoom.dylib")
    run(tool("llvm-objcopy"), "--strip-debug", object_file, folder / "libtapzoom.o")
    archive(folder / "libtapzoom.a", folder / "libtapzoom.o")
    if platform == "macos":
        (folder / "jni.exports").write_text("".join(f"_{name}\n" for name in jni_exports()))
        run(debian_tool("ld64.lld"), "-dylib", *target.link, "-install_name", "@rpath/libtapzoom_jni.dylib",
            "-exported_symbols_list", folder / "jni.exports", "-adhoc_codesign", "-dead_strip", jni(target, folder),
            folder / "libtapzoom.a", folder / "libSystem.tbd", "-o", folder / "libtapzoom_jni.dylib")
        run(tool("llvm-objcopy"), "--discard-all", folder / "libtapzoom_jni.dylib")


def emscripten(target, folder: Path):
    object_file = compiled(target, folder)
    run(tool("llvm-objcopy"), "--strip-debug", "--remove-section=.swift*", object_file, folder / "libtapzoom.o")
    archive(folder / "libtapzoom.a", folder / "libtapzoom.o")


# ---- Archives ------------------------------------------------------------------------------------------------------


RECIPES = {"linux": linux, "android": android, "windows": windows, "apple": apple, "emscripten": emscripten}


def library(name: str) -> Path:
    """Builds a row and returns its folder."""
    folder = DIST / "libraries" / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    RECIPES[BY_NAME[name].system](BY_NAME[name], folder)
    return folder


def build(row):
    top = f"tapzoom-{VERSION}-{row.name}"
    path = DIST / f"{top}.{row.form}"
    path.write_bytes(packed(top, row.form, files(row, {name: library(name) for name in row.libraries})))
    print(f"--- {path}", flush=True)


def main(names):
    rows = {row.name: row for row in ARCHIVES}
    for name in names:
        if name not in rows:
            sys.exit(f"no target {name}; these are: {' '.join(rows)}")
    for name in names or rows:
        build(rows[name])


main(sys.argv[1:])
