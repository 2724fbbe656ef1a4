# SPDX-License-Identifier: MIT
"""C#: the declarations of the Unity example."""

import re

from .description import TYPE_NAMES, Description, camel, filled, kind, pascal, prefix_of, sentence, short

#: Sets of flags have plural names in C#.
PLURALS = {"ContactFlag": "ContactFlags", "Button": "Buttons", "Gesture": "Gestures", "Limit": "Limits",
           "StateFlag": "StateFlags"}
TYPES = {"double": "double", "float": "float", "int32_t": "int", "uint32_t": "uint", "int64_t": "long",
         "uint64_t": "ulong", "size_t": "UIntPtr", "tapzoom_status": "Status"}


def struct_name(name: str) -> str:
    return pascal(name[len("tapzoom_"):])


def enum_name(prefix: str) -> str:
    return PLURALS.get(TYPE_NAMES[prefix], TYPE_NAMES[prefix])


def cs_type(name: str) -> str:
    return TYPES.get(name) or struct_name(name)


def summary(text: str) -> str:
    """The first sentence of a comment of the header."""
    return sentence(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def commented(text: str, indent: str) -> list:
    """A comment of at most 120 columns."""
    if not text:
        return []
    lines = filled(summary(text).split(), f"{indent}/// <summary>", f"{indent}/// ", 105)
    return [*lines[:-1], f"{lines[-1]}</summary>"]


def enumeration(entry: dict) -> list:
    base = "uint" if entry["flags"] else "int"
    lines = commented(entry["doc"], "    ")
    lines += ["    [Flags]"] if entry["flags"] else []
    lines += [f"    public enum {enum_name(entry['prefix'])} : {base}", "    {"]
    lines += ["        None = 0,"] if entry["flags"] else []
    for value in entry["values"]:
        # A status keeps the word ERROR.
        name = short(value["name"], "TAPZOOM_" if entry["prefix"] == "TAPZOOM_ERROR_" else entry["prefix"])
        lines += [*commented(value["doc"], " " * 8), f"        {pascal(name)} = {value['value']},"]
    return [*lines, "    }", ""]


def field_type(field: dict) -> str:
    # The flags of a state are of two enumerations.
    if kind(field) == "choice" or kind(field) == "flags" and len(field["holds"]["flags"]) == 1:
        return enum_name(prefix_of(field))
    return cs_type(field["type"])


def array_name(field: dict) -> str:
    return f"{pascal(field_type(field))}Array{field['count']}"


def structure(entry: dict) -> list:
    lines = [*commented(entry["doc"], "    "), "    [StructLayout(LayoutKind.Sequential)]",
             f"    public partial struct {struct_name(entry['name'])}", "    {"]
    for field in entry["fields"]:
        type_name = array_name(field) if field["count"] else field_type(field)
        lines += [*commented(field["doc"], " " * 8), f"        public {type_name} {pascal(field['name'])};"]
    return [*lines, "    }", ""]


def array(field: dict) -> list:
    element, count = field_type(field), field["count"]
    names = [f"_{number}" for number in range(count)]
    return [
        f"    /// <summary>{count} values in place, without an object on the heap.</summary>",
        "    [StructLayout(LayoutKind.Sequential)]", f"    public struct {array_name(field)}", "    {",
        f"        {element} {', '.join(names)};", "", f"        public {element} this[int index]", "        {",
        "            get", "            {", "                switch (index)", "                {",
        *(f"                    case {number}: return {name};" for number, name in enumerate(names)),
        "                    default: throw new IndexOutOfRangeException();", "                }", "            }",
        "            set", "            {", "                switch (index)", "                {",
        *(f"                    case {number}: {name} = value; return;" for number, name in enumerate(names)),
        "                    default: throw new IndexOutOfRangeException();", "                }", "            }",
        "        }", "    }", ""]


def parameter(function: str, entry: dict) -> str:
    name, direction, stars = entry["name"], entry["direction"], entry["type"].count("*")
    base = re.sub(r"const|\*", "", entry["type"]).strip()
    holds = entry.get("holds")
    plain = enum_name(holds["enumeration"]) if holds else None if base == "void" else cs_type(base)
    if stars == 0:
        text = plain
    elif stars == 2:
        text = "out IntPtr"
    elif base == "tapzoom_view":
        text = "ViewHandle" if function != "tapzoom_destroy" else "IntPtr"
    elif base == "void":
        # Memory that outlives the call; the rest of a recording; whole bytes.
        text = "IntPtr" if entry["retained"] else "ref byte" if function == "tapzoom_replay" else "byte[]"
    elif entry["length"] or entry["nullable"] and direction == "in":
        # An array, or a struct that may be NULL: an array of one.
        text = f"[{'Out' if direction == 'out' else 'In'}] {plain}[]"
    else:
        text = f"{'out' if direction == 'out' else 'ref'} {plain}"
    return f"{text} {camel(name)}"


def function(entry: dict) -> list:
    result = "IntPtr" if "*" in entry["result"] else cs_type(entry["result"]) if entry["result"] != "void" else "void"
    parameters = [parameter(entry["name"], item) for item in entry["parameters"]]
    words = [*(f"{text}," for text in parameters[:-1]), *parameters[-1:]]
    lines = filled(words, f"        public static extern {result} {entry['name']}(", " " * 12, 116)
    attribute = "        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]"
    return [*commented(entry["doc"], " " * 8), attribute, *lines[:-1], f"{lines[-1]});", ""]


def constant(entry: dict) -> str:
    number = "double" if isinstance(entry["value"], float) else "int"
    return f"        public const {number} {pascal(entry['name'][len('TAPZOOM_'):])} = {entry['value']!r};"


def declarations(api: Description) -> str:
    arrays = {array_name(field): field for entry in api.structs.values() for field in entry["fields"] if field["count"]}
    lines = [
        "// SPDX-License-Identifier: MIT", "//",
        "// The constants, structs and functions of tapzoom.h, which is their manual.",
        "// bindings/generate.py writes this file.", "",
        "using System;", "using System.Runtime.InteropServices;", "", "namespace TapZoom", "{"]
    for entry in api.enumerations.values():
        lines += enumeration(entry)
    for entry in api.structs.values():
        lines += structure(entry)
    for field in arrays.values():
        lines += array(field)
    lines += ["    public static partial class Native", "    {", *map(constant, api.constants), ""]
    for entry in api.functions:
        lines += function(entry)
    return "\n".join([*lines[:-1], "    }", "}"]) + "\n"


def outputs(api: Description) -> dict[str, object]:
    return {"examples/unity/Declarations.cs": declarations(api)}
