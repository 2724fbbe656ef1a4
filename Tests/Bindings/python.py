# SPDX-License-Identifier: MIT
"""Reads the Python binding: the constants, structs and functions of _abi.py, and the enumerations of enums.py."""

import ctypes
import enum
import importlib.util
import re
from pathlib import Path
from types import ModuleType

import header
import reader

# The prefixes of the enumerations with another name than their constants.
PREFIXES = {
    "TouchPhase": "TOUCH", "EventKind": "EVENT", "LevelChoice": "LEVEL", "StateFlag": "STATE", "RecordKind": "RECORD",
    "Status": "ERROR", "ScrollUnit": "UNIT", "ScrollSource": "SOURCE", "ScrollPhase": "SCROLL",
    "ScrollAction": "ACTION", "SampleFlag": "SAMPLE",
}

# In ctypes size_t is one of these types.
NUMBERS = {getattr(ctypes, f"c_{name}"): f"{name}_t" for name in ("int32", "uint32", "int64", "uint64")}
SIZE = NUMBERS[ctypes.c_size_t]
TYPES = {
    **NUMBERS, ctypes.c_double: "double", ctypes.c_float: "float", ctypes.c_void_p: "void *", ctypes.c_char_p: "char *",
    None: "void",
}


def translated(text: str) -> str:
    """Translates a type of the header into the terms of ctypes: without const, and with void in place of a view."""
    for name, meaning in (("const ", ""), ("tapzoom_view", "void"), ("tapzoom_status", "int32_t"), ("size_t", SIZE)):
        text = re.sub(rf"\b{name}\b" if name.strip() == name else name, meaning, text)
    return text


def module(file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(file.stem, file)
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def c_type(kind: object, structs: dict[object, str]) -> str:
    """Returns the text for a ctypes type."""
    if kind in TYPES:
        return TYPES[kind]
    if kind in structs:
        return structs[kind]
    inner = c_type(kind._type_, structs)
    if issubclass(kind, ctypes.Array):
        return f"{inner}[{kind._length_}]"
    return f"{inner}*" if inner.endswith("*") else f"{inner} *"


def constants(tables: ModuleType, enums: ModuleType) -> header.Table:
    found = {}
    for name, value in vars(tables).items():
        if re.fullmatch(r"[A-Z_]+", name) and isinstance(value, (int, float)):
            found.update(header.constant(f"TAPZOOM_{name}", value))
    for name, members in vars(enums).items():
        if isinstance(members, enum.EnumMeta) and members.__module__ == enums.__name__ and members.__members__:
            prefix = PREFIXES.get(name, name.upper())
            numbers = {f"TAPZOOM_{prefix}_{one}": member.value for one, member in members.__members__.items()}
            if prefix == "ERROR":
                numbers["TAPZOOM_OK"] = numbers.pop("TAPZOOM_ERROR_OK")
            found.update(header.enumeration(numbers))
    return found


def structs(tables: ModuleType) -> header.Table:
    names = {struct: name for name, struct in tables.STRUCTS.items()}
    found = {}
    for struct, name in names.items():
        found[f"struct {name}"] = f"{ctypes.sizeof(struct)} bytes"
        for field, kind in struct._fields_:
            offset = getattr(struct, field).offset
            found[f"field {name}.{field}"] = f"{c_type(kind, names)} at {offset}"
    return found


def functions(tables: ModuleType) -> header.Table:
    names = {struct: name for name, struct in tables.STRUCTS.items()}
    found = {}
    for name, (result, arguments) in tables.FUNCTIONS.items():
        given = ", ".join(c_type(one, names) for one in arguments) or "void"
        end = c_type(result, names)
        found[f"function {name}"] = f"{end}{'' if end.endswith('*') else ' '}({given})"
    return found


def faults(folder: Path, expected: header.Table) -> header.Table:
    tables, enums = (module(folder / "tapzoom" / name) for name in ("_abi.py", "enums.py"))
    table = {**constants(tables, enums), **structs(tables), **functions(tables)}
    # The version of the package is a text. Tests/Bindings/Python compares it.
    versions = {f"constant {name}" for name in reader.NUMBERS}
    return header.faults(expected, table, expected.keys() - versions, translated)
