# SPDX-License-Identifier: MIT
"""build.py [NAME...] - builds the archives of these names, or all, of the table in targets.py. bindings/c/dist.mk runs
it with the tools and the facts of the Makefile in its environment."""

import os
import re
import shutil
import sys
from pathlib import Path

from archives import files
from assembly import coff, with_one_base
from folding import folded
from pack import packed
from registers import with_registers
from targets import ARCHIVES, I686, ORDERS_ZEROS, TARGETS, X86_64
from tools import ABI, DIST, EXPORTS, HERE, VERSION, debian_tool, make, run, tool
from zeros import with_plain_choices

LEDGER = Path("Sources/TapZoom/tapzoom.map")
SHORTEN = Path("Sources/TapZoom/shorten.sed")
BY_NAME = {target.name: target for target in TARGETS}


def passes(target) -> list:
    flags = [flag for flag in os.environ["LLVM_FLAGS"].split() if target.ipra or flag != "-enable-ipra"]
    return [word for flag in (*flags, *target.passes) for word in ("-mllvm", flag)]


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
    make(module)
    source, made = folder / "tapzoom.ll", folder / "tapzoom.o"
    source.write_text(edited(target, module.read_text()))
    shutil.copyfile(source, folder / "module.ll")
    unused = "-Wno-unused-command-line-argument"
    clang = [tool("clang"), "-target", target.triple, *target.flags, unused]
    translate = [tool("clang"), "-target", target.code or target.triple, *target.flags, unused, "-Wno-override-module",
                 "-Oz", "-fPIC", "-ffunction-sections", "-falign-loops=1", "-fno-verbose-asm", *passes(target), source]
    # The module is optimized already. A row with passes of its own has it optimized again.
    if target.passes:
        run(*translate, "-S", "-emit-llvm", "-o", source)
    if target.module in ORDERS_ZEROS:
        source.write_text(with_plain_choices(source.read_text()))
    if target.module == I686:
        source.write_text(with_registers(source.read_text()))
    translate += ["-Xclang", "-disable-llvm-passes"]
    # The assembly of RISC-V has names that its assembler refuses, and needs no steps.
    if target.module in (X86_64, I686) or target.fold or target.builtins.endswith(".s"):
        assembly = folder / "tapzoom.s"
        run(*translate, "-S", "-o", assembly)
        assembly.write_text(finished(target, assembly, clang))
        run(*clang, "-c", assembly, "-o", made)
    else:
        run(*translate, "-c", "-o", made)
    if target.builtins.endswith(".c"):
        run(*clang, "-Oz", "-fPIC", "-ffunction-sections", "-ffreestanding", "-fno-builtin", "-Wall", "-Wextra",
            "-Werror", "-c", HERE / target.builtins, "-o", folder / "builtins.o")
        run(tool("ld.lld"), "-r", made, folder / "builtins.o", "-o", folder / "whole.o")
        return folder / "whole.o"
    return made


def finished(target, assembly: Path, clang: list) -> str:
    """The assembly of a row after the steps of its processor and system."""
    is_x86 = target.module in (X86_64, I686)
    text = run("sed", "-E", "-f", SHORTEN, assembly) if is_x86 else assembly.read_text()
    if target.module == I686:
        text = with_one_base(text)
    if target.code:
        text = coff(text)
    # Functions in assembly join those of the module, because COFF objects cannot be merged.
    if target.builtins.endswith(".s"):
        text = text.replace("___chkstk_ms", "tapzoom.probe_stack").replace("__chkstk", "tapzoom.probe_stack")
        text += (HERE / target.builtins).read_text()
    return folded(text, target.triple, clang, tool("llvm-nm"), assembly) if target.fold else text


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
    make("build")
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


def named_object(target, folder: Path) -> Path:
    """The object with external functions only, because a database of symbols has no others. The code is the same."""
    assembly, named = (folder / "tapzoom.s").read_text(), folder / "named.s"
    assembly = re.sub(r"(\.scl\s+)3;(\s+\.type\s+32;)", r"\g<1>2;\2", assembly)
    label = r'^((?!\.?L)[A-Za-z_$][\w.$]*|"(?!\.L)[^"]+"):'
    named.write_text(re.sub(label, r"\t.globl\t\1\n\1:", assembly, flags=re.MULTILINE))
    run(tool("clang"), "-target", target.triple, *target.flags, "-c", named, "-o", folder / "named.o")
    return folder / "named.o"


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
    run("env", f"PATH={tool('')}", "lld-link", "-dll", "-noentry", *target.link, "-Brepro", "-opt:ref", "-nodefaultlib",
        f"-def:{folder}/tapzoom.def", f"-implib:{folder}/link.lib", "-debug", f"-pdb:{folder}/tapzoom.pdb",
        "-pdbaltpath:tapzoom.pdb", "-pdbsourcepath:/", f"-out:{folder}/tapzoom.dll", named_object(target, folder),
        *imports)
    # MinGW's linker and Microsoft's read the same import library.
    run(tool("lld-link"), "-lib", machine, f"-def:{folder}/tapzoom.def", f"-out:{folder}/tapzoom.lib")
    shutil.copyfile(folder / "tapzoom.lib", folder / "libtapzoom.dll.a")
    shutil.copyfile(object_file, folder / "tapzoom.obj")
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


# A segment takes whole pages of the file, 16 KiB on arm64. Equal constants remain once. Nothing grows the header later:
# what needs another install name links the static library.
FEW_PAGES = ("-no_data_const", "--icf=all", "-headerpad", "0", "-no_data_in_code_info",
             "-no_function_starts")


def apple(target, folder: Path):
    object_file = compiled(target, folder)
    arch, platform = target.link[1], target.link[3]
    (folder / "libSystem.tbd").write_text(SYSTEM_STUB.format(targets=f"{arch}-{platform}"))
    (folder / "exports").write_text("".join(f"_{name}\n" for name in EXPORTS))
    run(debian_tool("ld64.lld"), "-dylib", *target.link, "-install_name", "@rpath/libtapzoom.dylib",
        "-exported_symbols_list", folder / "exports", "-adhoc_codesign", *FEW_PAGES,
        "-current_version", VERSION, "-compatibility_version", f"{ABI}.0.0", object_file, folder / "libSystem.tbd",
        "-o", folder / "libtapzoom.dylib")
    # It warns that it finds no lines of source files.
    run(debian_tool("dsymutil"), "--flat", folder / "libtapzoom.dylib", "-o", folder / "libtapzoom.dylib.dwarf",
        quiet=True)
    # llvm-objcopy signs again.
    run(tool("llvm-objcopy"), "--discard-all", folder / "libtapzoom.dylib")
    archive(folder / "libtapzoom.a", {"libtapzoom.o": object_file}, folder)

# ---- Archives ------------------------------------------------------------------------------------------------------


def library(name: str) -> Path:
    """Builds a row and returns its folder."""
    folder = DIST / "libraries" / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    globals()[BY_NAME[name].system](BY_NAME[name], folder)
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
