#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes tapzoom.c of the text that wasm2c writes of the module, and of the files in this folder.

    amalgamate.py VERSION MODULE_C OUTPUT

wasm2c writes a function of C for each function of the module. They keep their statements. Memory, tables and names get
the forms of runtime.c, and nothing else of wasm2c's text remains."""

import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE.parent))

from generator.description import filled  # noqa: E402


def fail(what: str) -> None:
    raise SystemExit(f"amalgamate.py: {what}: this is not the text of wasm2c 1.0.32")


def constants(text: str) -> tuple[int, bytes]:
    """The address of the constants of the module, and all of them."""
    head, memory = None, bytearray()
    for address, name, size in re.findall(r"LOAD_DATA\(instance->w2c_memory, (\d+)u, (\w+), (\d+)\);", text):
        found = re.search(rf"{name}\[\] = {{(.*?)}};", text, re.S) or fail(name)
        part = bytes(int(one, 16) for one in found[1].replace(",", " ").split())
        head = int(address) if head is None else head
        start = int(address) - head
        if start < len(memory) or len(part) != int(size):
            fail(name)
        memory += bytes(start - len(memory)) + part
    return head, bytes(memory) + bytes(-len(memory) % 16)


def table(text: str) -> list[str]:
    """The functions that are called by their index, from 1 on."""
    found = re.search(r"elem_segment_exprs_w2c_e0\[\] = {(.*?)};.*?funcref_table_init\([^;]*?, (\d+), 1u, 0, \2,", text,
                      re.S) or fail("the table")
    return [f"fn{number}" for number in re.findall(r"&w2c_f(\d+)", found[1])]


def functions(text: str) -> tuple[list[str], list[str]]:
    """The declarations and the definitions of all functions."""
    declared = re.findall(r"^static \w+ w2c_\w+\(Z_tapzoom_instance_t\*.*\);$", text, re.M)
    defined = re.findall(r"^static \w+ w2c_\w+\(Z_tapzoom_instance_t\* instance.*?^}$", text, re.M | re.S)
    if not declared or len(declared) != len(defined):
        fail("its functions")
    return [rewritten(one) for one in declared], [rewritten(one) for one in defined]


RULES = (
    (r"^ *FUNC_(PROLOGUE|EPILOGUE);\n", ""),
    (r"UNREACHABLE", "TRAP"),
    (r"Z_tapzoom_instance_t\* ?(instance)?", "tapzoom_view *v"),
    (r"CALL_INDIRECT\(instance->w2c_T0, (\w+ \(\*\)\()void\*(.*?\)), \d+, (\w+), instance->w2c_T0\.data\[\3\]"
     r"\.module_instance", r"((\1tapzoom_view *\2)table[\3])(v"),
    (r"&instance->w2c_memory, \(u64\)\((\w+)\)(?: \+ (\d+)u?)?", lambda m: f"v, {m[1]}, {m[2] or 0}"),
    (r"memory_(copy|fill)\(&instance->w2c_memory(, &instance->w2c_memory)?", r"memory_\1(v"),
    (r"instance->w2c_g0 = (\w+)", r"SET_STACK(\1)"),
    (r"instance->w2c_g0", "v->stack"),
    (r"\(instance\b", "(v"),
    (r"w2c_tapzoom_", "in_"),
    (r"w2c_f(\d+)", r"fn\1"),
    (r"w2c_", ""),
    (r"\b(d\d+)_0\b", r"\1"),
    (r"^ +", ""))


def rewritten(function: str) -> str:
    for pattern, text in RULES:
        function = re.sub(pattern, text, function, flags=re.M)
    if "instance" in function or "wasm_rt" in function:
        fail(function.split("(")[0])
    return function


def main(version: str, module: str, output: str) -> None:
    text = Path(module).read_text("utf-8")
    declared, defined = functions(text)
    (head, data), indirect = constants(text), table(text)
    size = re.search(r"in_view_size\(tapzoom_view \*v\) {.*?= (\d+)u;", "\n".join(defined), re.S) or fail("a view")
    read = lambda name: (HERE / name).read_text("utf-8")
    parts = [
        read("page.txt").replace("VERSION", version), read("runtime.c"),
        "/* ---- The module " + 101 * "-" + " */\n",
        f"enum {{ HEAD = {head}, DATA_SIZE = {len(data)}, VIEW_SIZE = {size[1]} }};\n",
        "static const u8 constants[] = {", *filled((f"{value}," for value in data), "", "", joint=""), "};", "",
        "\n".join(declared), "",
        "typedef void (*any_function)(void);",
        "static const any_function table[] = {0, " + ", ".join(f"(any_function){one}" for one in indirect) + "};", "",
        "\n\n".join(defined), "",
        read("facade.c")]
    Path(output).write_text("\n".join(parts), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
