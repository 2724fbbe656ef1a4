# SPDX-License-Identifier: MIT
"""JavaScript and TypeScript: the tables of tapzoom.js, and the types of enumerations and structs in tapzoom.d.ts."""

from .description import (
    TYPE_NAMES, Description, camel, filled, key, kind, number, paragraphs, pascal, prefix_of, short, switch_doc)
from .prose import Prose
from .ranges import OWN, STRUCTS, spans

TABLES, DECLARATIONS = "bindings/web/tapzoom.js", "bindings/web/tapzoom.d.ts"
TYPES = {"double": "f64", "int64_t": "i64", "uint64_t": "u64", "int32_t": "i32", "uint32_t": "u32"}
#: Fields that a program must give; 0 is the default of all others.
NEEDED = {"transform": "scale x y", "rect": "width height", "viewport": "width height",
          "touch": "time id x y phase", "scroll": "time x y", "level": "fit factor"}
NAMES = {"event": "GestureEvent", "config": "Settings", "options": "CommandOptions"}
#: The structs that only the library writes: all of their fields are there.
RESULTS = {"overscroll", "event", "contact", "record_entry"}
#: The range of times and lengths.
LENGTHS = "-1e12~1e12"
#: A setting by its name: JavaScript has no offsets. The type and the comment.
SETTING = ('"" | keyof Settings', 'FAILED: name of the setting that decided, such as "tapSlop"; "" if none did.')


def dashed(name: str) -> str:
    return name.lower().replace("_", "-")


# ---- tapzoom.js -----------------------------------------------------------------------------------------------------


def written(name: str, one: dict, api: Description) -> str:
    """The range of a number, such as @0,1~1000; "" for that of times and lengths."""
    found = "0" if name.endswith(".reserved") else ",".join(
        "~".join(dict.fromkeys(end if isinstance(end, str) else number(end) for end in span))
        for span in spans(name, one, api))
    return "" if found == LENGTHS else f"@{found}"


def word(struct: str, field: dict, api: Description) -> str:
    """A field in the tables: its name, its type, its meaning and its range."""
    of = field["type"].removeprefix("tapzoom_")
    text = f"{field['name']}:{TYPES.get(field['type'], of)}{'[%d]' % field['count'] if field['count'] else ''}"
    found = kind(field)
    if found == "choice":
        text += f"={key(prefix_of(field)).lower()}"
    elif found == "flags":
        text += "".join(f"|{key(prefix).lower()}" for prefix in field["holds"]["flags"])
    elif found == "kinds":
        text += f"<{key(prefix_of(field)).lower()}"
    elif found == "switch":
        text += "?"
    elif struct in STRUCTS and (field["type"] == "double" or field["range"]):
        text += written(f"{struct}.{field['name']}", field, api)
    return text + ("!" if field["name"] in NEEDED.get(struct, "").split() else "")


def parameters(api: Description) -> list[str]:
    """The ranges of parameters, such as scale@1e-40~1e40."""
    found = {}
    for function in api.functions:
        for one in function["parameters"]:
            name = OWN.get((function["name"], one["name"]), one["name"])
            if one["direction"] == "in" and one["type"] == "double":
                found[camel(name)] = written("max_scale" if name == "kept_scale" else name, one, api)
    return [f"{name}{text}" for name, text in found.items() if text]


def entry(name: str, words: list[str]) -> list[str]:
    line = f'    {name}: "{" ".join(words)}",'
    return [line] if len(line) <= 120 else [f"    {name}: `", *filled(words, " " * 8, " " * 8), "    `,"]


def tables(api: Description) -> list[str]:
    lines = ["const ENUMERATIONS = {"]
    for prefix, found in api.enumerations.items():
        words = [f"{dashed(short(one['name'], prefix))}={one['value']}" for one in found["values"]]
        lines += entry(key(prefix).lower(), words)
    lines += ["};", "", "const STRUCTS = {"]
    for name, struct in api.structs.items():
        short_name = name.removeprefix("tapzoom_")
        lines += entry(short_name, [word(short_name, field, api) for field in struct["fields"]])
    lines += ["};", "", "const PARAMETERS = `", *filled(parameters(api), " " * 4, " " * 4), "`;", ""]
    for one in api.limits:
        lines.append(f"export const {short(one['name'], 'TAPZOOM_').upper()} = {number(one['value'])};")
    return lines


# ---- tapzoom.d.ts ---------------------------------------------------------------------------------------------------


def prose(api: Description) -> Prose:
    def field(struct: str, name: str) -> str:
        type_name = NAMES.get(struct, pascal(struct))
        return f"{type_name}.{camel(name)}" if name else type_name

    return Prose(api, camel, field, lambda of, name: f'"{dashed(name)}"', camel)


def comment(text: str, indent: str = "") -> list[str]:
    if not text:
        return []
    if "\n" not in text and len(indent) + len(text) + 7 <= 120:
        return [f"{indent}/** {text} */"]
    return [f"{indent}/**", *paragraphs(text, f"{indent} * ", f"{indent} * "), f"{indent} */"]


def field_type(struct: str, field: dict) -> str:
    found, read = kind(field), struct in RESULTS
    if struct == "event" and field["name"] == "setting":
        return SETTING[0]
    if found in ("choice", "flags", "kinds"):
        name = "Edge" if field["holds"].get("to") == "TAPZOOM_LIMIT_BOTTOM" else TYPE_NAMES[prefix_of(field)]
        if found == "choice":
            return name
        return f"SetOf<{name}>" if struct == "config" else f"readonly {name}[]" if read else f"{name}[]"
    if found == "switch":
        return "boolean"
    if struct == "config" and field["type"] == "tapzoom_level":
        return "readonly LevelLike[]" if field["count"] else "LevelLike"
    base = "bigint" if field["type"] == "uint64_t" else "number"
    if field["type"].startswith("tapzoom_"):
        base = pascal(field["type"].removeprefix("tapzoom_"))
        if read:
            base = f"Required<{base}>"
    return f"{base}[]" if field["count"] else base


def interface(name: str, struct: dict, text: Prose) -> list[str]:
    type_name = NAMES.get(name, pascal(name))
    lines = [*comment(text(struct["doc"])), f"export interface {type_name} {{"]
    before = None
    # A level is its fit and its factor, then those of the second term.
    fields = sorted(struct["fields"], key=lambda one: name == "level" and one["name"].startswith("other"))
    for field in fields:
        if field["name"] in ("struct_size", "reserved", "level_count"):
            continue
        doc = text(switch_doc(field["doc"], "false", "true") if kind(field) == "switch" else field["doc"])
        if name == "event" and field["name"] == "setting":
            doc = SETTING[1]
        # Fields that are declared together have one comment.
        if doc != before:
            lines += comment(doc, "    ")
        before = doc
        is_given = name in RESULTS or field["name"] in NEEDED.get(name, "").split()
        lines.append(f"    {camel(field['name'])}{'' if is_given else '?'}: {field_type(name, field)};")
    if name == "record_entry":
        lines += ["    /** The events that the call polled. */", "    events: GestureEvent[];"]
    return [*lines, "}"]


def types(api: Description) -> list[str]:
    text, lines = prose(api), []
    for prefix, found in api.enumerations.items():
        if prefix == "TAPZOOM_STATE_":
            continue  # fields of State
        values = [f'"{dashed(short(one["name"], prefix))}"' for one in found["values"]]
        line = f"export type {TYPE_NAMES[prefix]} = {' | '.join(values)};"
        if len(line) > 120:
            rest = filled([values[0], *(f"|~{one}" for one in values[1:-1]), f"|~{values[-1]};"], "    | ", "    ")
            line = "\n".join([f"export type {TYPE_NAMES[prefix]} =", *(one.replace("~", " ") for one in rest)])
        lines += [*comment(text(found["doc"]) or "Status of a call: TapzoomError.status."), line, ""]
    for name, struct in api.structs.items():
        name = name.removeprefix("tapzoom_")
        if name not in ("state", "frame_result"):
            lines += [*interface(name, struct, text), ""]
    for one in api.limits:
        lines += [*comment(text(one["doc"])),
                  f"export const {short(one['name'], 'TAPZOOM_').upper()}: {number(one['value'])};"]
    return lines


def outputs(api: Description) -> dict[str, object]:
    return {TABLES: {"tables": tables(api)}, DECLARATIONS: {"types": types(api)}}
