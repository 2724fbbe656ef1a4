# SPDX-License-Identifier: MIT
"""Writes Declarations.cs, the C# declarations of tapzoom.h, from bindings/api.json.

    python3 examples/unity/declare.py > examples/unity/Declarations.cs
"""

import json
import re
from pathlib import Path

API = json.loads((Path(__file__).resolve().parents[2] / "bindings/api.json").read_text(encoding="utf-8"))

ENUMS = {
    "ERROR": "Status", "TOUCH": "TouchPhase", "TOOL": "Tool", "SAMPLE": "SampleFlags", "BUTTON": "Buttons",
    "UNIT": "ScrollUnit", "SOURCE": "ScrollSource", "SCROLL": "ScrollPhase", "PRESET": "Preset", "GESTURE": "Gestures",
    "FIT": "Fit", "LEVEL": "LevelChoice", "ZOOM": "Zoom", "ANCHOR": "Anchor", "SNAP": "Snap", "ACTION": "ScrollAction",
    "MOMENTUM": "Momentum", "BOUNDS": "Bounds", "LIMIT": "Limits", "EVENT": "EventKind", "PHASE": "Phase",
    "OWNER": "Owner", "STATE": "StateFlags", "CURVE": "Curve", "PATH": "Path", "KEEP": "Keep", "RECORD": "RecordKind"}
TYPES = {"double": "double", "float": "float", "int32_t": "int", "uint32_t": "uint", "int64_t": "long",
         "uint64_t": "ulong", "size_t": "UIntPtr", "tapzoom_status": "Status"}
#: Parameters that are arrays, or a struct that may be NULL: an array of one.
ARRAYS = {"samples", "events", "times", "transforms", "matrix", "options"}
#: The struct of these functions may be NULL.
NULLABLE = {("tapzoom_get_raster", "transform")}
#: Memory that outlives the call, or of which the host passes a part.
ADDRESSES = {("tapzoom_record", "memory"), ("tapzoom_replay", "bytes")}
KEEPS = {("tapzoom_set_contact_owner", "owner"): "Owner", ("tapzoom_get_contact_owner", "owner"): "Owner",
         ("tapzoom_set_content", "keep"): "Keep", ("tapzoom_config_init", "preset"): "Preset"}


def pascal(name: str) -> str:
    return "".join(part[:1].upper() + part[1:] for part in name.lower().split("_"))


def camel(name: str) -> str:
    return pascal(name)[0].lower() + pascal(name)[1:]


def struct_name(name: str) -> str:
    return pascal(name[len("tapzoom_"):])


def enum_name(prefix: str) -> str:
    return ENUMS[re.fullmatch("TAPZOOM_(.*)_", prefix)[1]]


def cs_type(name: str) -> str:
    return TYPES.get(name) or struct_name(name)


def summary(text: str) -> str:
    """The first sentence of a comment of the header."""
    text = re.split(r"(?<=[.:])\s+(?=[A-Z0-9\-])", " ".join(text.split()))[0].rstrip(":")
    for plain, escaped in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
        text = text.replace(plain, escaped)
    return text


def commented(text: str, indent: str) -> list:
    """A comment of at most 120 columns."""
    if not text:
        return []
    lines, line = [], f"{indent}/// <summary>"
    for word in summary(text).split():
        if len(line) + len(word) > 105:
            lines.append(line.rstrip())
            line = f"{indent}/// "
        line += f"{word} "
    return [*lines, f"{line.rstrip()}</summary>"]


def enumeration(entry: dict) -> list:
    base = "uint" if entry["flags"] else "int"
    lines = commented(entry["doc"], "    ")
    lines += ["    [Flags]"] if entry["flags"] else []
    lines += [f"    public enum {enum_name(entry['prefix'])} : {base}", "    {"]
    lines += ["        None = 0,"] if entry["flags"] else []
    for value in entry["values"]:
        short = re.sub(f"^({entry['prefix']}|TAPZOOM_)", "", value["name"])
        short = short if entry["prefix"] != "TAPZOOM_ERROR_" else re.sub("^TAPZOOM_", "", value["name"])
        lines += [*commented(value["doc"], " " * 8), f"        {pascal(short)} = {value['value']},"]
    return [*lines, "    }", ""]


def field_type(field: dict) -> str:
    holds = field["holds"] or {}
    if "enumeration" in holds:
        return enum_name(holds["enumeration"])
    if len(holds.get("flags", ())) == 1:
        return enum_name(holds["flags"][0])
    return cs_type(field["type"])


def array_name(field: dict) -> str:
    return f"{pascal(field_type(field))}Array{field['count']}"


def structure(entry: dict) -> list:
    lines = [*commented(entry["doc"], "    "), "    [StructLayout(LayoutKind.Sequential)]",
             f"    public partial struct {struct_name(entry['name'])}", "    {"]
    for field in entry["fields"]:
        kind = array_name(field) if field["count"] else field_type(field)
        lines += [*commented(field["doc"], " " * 8), f"        public {kind} {pascal(field['name'])};"]
    return [*lines, "    }", ""]


def array(field: dict) -> list:
    kind, count = field_type(field), field["count"]
    names = [f"_{number}" for number in range(count)]
    return [
        f"    /// <summary>{count} values in place, without an object on the heap.</summary>",
        "    [StructLayout(LayoutKind.Sequential)]", f"    public struct {array_name(field)}", "    {",
        f"        {kind} {', '.join(names)};", "", f"        public {kind} this[int index]", "        {",
        "            get", "            {", "                switch (index)", "                {",
        *(f"                    case {number}: return {name};" for number, name in enumerate(names)),
        "                    default: throw new IndexOutOfRangeException();", "                }", "            }",
        "            set", "            {", "                switch (index)", "                {",
        *(f"                    case {number}: {name} = value; return;" for number, name in enumerate(names)),
        "                    default: throw new IndexOutOfRangeException();", "                }", "            }",
        "        }", "    }", ""]


def parameter(function: str, entry: dict) -> str:
    name, kind, direction = entry["name"], entry["type"], entry["direction"]
    where = (function, name)
    base = re.sub(r"const|\*", "", kind).strip()
    text = "out IntPtr" if kind.count("*") == 2 else None
    if kind.count("*") == 0:
        text = KEEPS.get(where) or cs_type(kind)
    elif kind.count("*") == 1:
        if base == "tapzoom_view" and function != "tapzoom_destroy":
            text = "ViewHandle"
        elif base == "tapzoom_view" or where in ADDRESSES:
            text = "IntPtr"
        elif base == "void":
            text = "byte[]"
        elif name in ARRAYS or where in NULLABLE:
            text = f"[{'Out' if direction == 'out' else 'In'}] {cs_type(base)}[]"
        else:
            text = f"{'out' if direction == 'out' else 'ref'} {KEEPS.get(where) or cs_type(base)}"
    return f"{text} {camel(name)}"


def function(entry: dict) -> list:
    result = "IntPtr" if "*" in entry["result"] else cs_type(entry["result"]) if entry["result"] != "void" else "void"
    parameters = [parameter(entry["name"], item) for item in entry["parameters"]]
    lines, line = [], f"        public static extern {result} {entry['name']}("
    for number, text in enumerate(parameters):
        text += ", " if number + 1 < len(parameters) else ""
        if len(line) + len(text) > 117:
            lines.append(line.rstrip())
            line = " " * 12
        line += text
    attribute = "        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]"
    return [*commented(entry["doc"], " " * 8), attribute, *lines, f"{line});", ""]


def constant(entry: dict) -> str:
    kind = "double" if isinstance(entry["value"], float) else "int"
    return f"        public const {kind} {pascal(entry['name'][len('TAPZOOM_'):])} = {entry['value']!r};"


def declarations() -> str:
    arrays = {array_name(field): field for entry in API["structs"] for field in entry["fields"] if field["count"]}
    lines = [
        "// SPDX-License-Identifier: MIT", "//",
        "// The constants, structs and functions of tapzoom.h, which is their manual. declare.py writes this file.", "",
        "using System;", "using System.Runtime.InteropServices;", "", "namespace TapZoom", "{"]
    for entry in API["enumerations"]:
        lines += enumeration(entry)
    for entry in API["structs"]:
        lines += structure(entry)
    for field in arrays.values():
        lines += array(field)
    lines += ["    public static partial class Native", "    {", *map(constant, API["constants"]), ""]
    for entry in API["functions"]:
        lines += function(entry)
    return "\n".join([*lines[:-1], "    }", "}"]) + "\n"


if __name__ == "__main__":
    print(declarations(), end="")
