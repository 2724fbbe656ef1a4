# SPDX-License-Identifier: MIT
"""Godot: the tables of TapZoomCamera2D's properties, methods, signals and constants, and the constants for Godot 3."""

import re

from .description import (
    SETTING_DOC, TYPE_NAMES, WRITTEN, Description, filled, kind, number, paragraphs, prefix_of, switch_doc)
from .prose import Prose
from .ranges import OWN, STRUCTS, entries

FOLDER = "bindings/godot"
#: Fields that a program does not see.
HIDDEN = ("struct_size", "reserved")
#: Camera2D, its base classes or its settings have these names already.
RENAMED = {"get_transform": "get_view_transform", "set_transform": "set_view_transform",
           "get_viewport": "get_view_viewport", "set_viewport": "set_view_viewport", "fit": "fit_view"}
#: Functions that the properties and the life of the node call.
WITHIN = {"config_init": "`preset`", "config_check": "the error of a property", "create": "`TapZoomCamera2D.new`",
          "destroy": "`free`", "view_size": "", "create_at": ""}
#: Functions with memory of the host, and those that do more than the function: written by hand in camera.c. Each with
#: its result and its arguments; ? marks an optional one.
BY_HAND = {
    "set_config": ("INT", {"config": "DICTIONARY", "options": "DICTIONARY?"}),
    "frame": ("NIL", {"time": "REAL", "touches": "ARRAY?"}),
    "save_state": ("NIL", {}), "load_state": ("INT", {"bytes": "BYTES"}),
    "begin_recording": ("INT", {"size": "INT?"}), "fetch_recording": ("NIL", {}), "end_recording": ("INT", {}),
    "replay": ("NIL", {"bytes": "BYTES", "offset": "INT?"})}
#: Those of them after which the next frame advances the view, even if it was at rest.
CHANGING = {"set_config", "frame", "load_state", "replay"}
#: Functions that have their own time, or none. Any other one that changes a view begins at the present.
TIMED = {"push_touches", "push_scroll", "cancel_touches", "pen_near", "advance", "rebase_time",
         "poll_events"}
KINDS = {"double": "REAL", "float": "FLOAT", "int32_t": "INT32", "uint32_t": "UINT32", "int64_t": "INT64",
         "uint64_t": "INT64"}
INTEGERS = {"int32_t": ("INT32_MIN", "INT32_MAX"), "tapzoom_status": ("INT32_MIN", "INT32_MAX"),
            "uint32_t": ("0", "UINT32_MAX"), "int64_t": ("INT64_MIN", "INT64_MAX"), "size_t": ("0", "INT32_MAX")}


def method_name(function: str) -> str:
    plain = function.removeprefix("tapzoom_")
    return RENAMED.get(plain, plain)


def signal_name(kind: str) -> str:
    return f"{kind.lower()}_event"


class Words(Prose):
    """A set of constants has no type: FIT_*. A program gives the bits of kinds as 1 << EVENT_TAP."""

    def __call__(self, text: str) -> str:
        return super().__call__(text.replace("1 << ", "1 <<\0")).replace("\0", " ")

    def constant(self, match: re.Match) -> str:
        name = match[0].rstrip("*")
        return f"{name.removeprefix('TAPZOOM_')}*" if name in TYPE_NAMES else super().constant(match)


def prose(api: Description) -> Prose:
    def field(struct: str, name: str) -> str:
        return name if struct == "config" and name else f"{struct}.{name}" if name else struct

    return Words(api, method_name, field, lambda of, name: name if of == "EventKind" else f"{constant(of)}_{name}")


def constant(of: str) -> str:
    """The word of an enumeration in the names of its values: FIT for Fit."""
    return next(prefix for prefix, name in TYPE_NAMES.items() if name == of).removeprefix("TAPZOOM_").rstrip("_")


def quoted(text: str, first: str, last: str) -> list[str]:
    """A C string in lines."""
    text = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    parts = filled(text.split(), "", "", 100)
    return [f'{first}"{part}{" " if part is not parts[-1] else ""}"{last if part is parts[-1] else ""}'
            for part in parts] if text else [f'{first}""{last}']


# ---- Structs --------------------------------------------------------------------------------------------------------


def records(api: Description) -> list[str]:
    lines = ["/* ---- Structs ---- */", ""]
    for struct in api.structs.values():
        name = struct["name"].removeprefix("tapzoom_")
        own = "" if name == "config" else "static "
        lines.append(f"{own}const field {name}_fields[] = {{")
        count = 0
        for one in struct["fields"]:
            if one["name"] in HIDDEN:
                continue
            is_name = (name, one["name"]) == ("event", "setting")
            nested = one["type"].startswith("tapzoom_")
            is_switch = kind(one) == "switch" and "default" in one
            what = "SETTING" if is_name else "RECORD" if nested else "SWITCH" if is_switch else KINDS[one["type"]]
            record = f"&record_of_{one['type'].removeprefix('tapzoom_')}" if nested else "NULL"
            lines.append(f'    {{"{one["name"]}", KIND_{what}, offsetof({struct["name"]}, {one["name"]}), '
                         f'{one["count"] or 0}, {record}}},')
            count += 1
        lines += ["};", f"const record record_of_{name} = {{sizeof({struct['name']}), {count}, {name}_fields}};", ""]
    return lines


# ---- Properties -----------------------------------------------------------------------------------------------------


def hints(one: dict, api: Description) -> tuple[str, str, str]:
    """The type, the hint and the hint_string of a setting."""
    what = kind(one)
    if what == "choice":
        names = api.members(prefix_of(one))
        return "INT", "ENUM", ",".join(f"{name.replace('_', ' ').title()}:{value}" for name, value in names.items())
    if what in ("flags", "kinds") and one["size"] == 4:
        members = {name: value if what == "flags" else 1 << value
                   for name, value in api.members(prefix_of(one)).items()}
        if "from" in one["holds"]:
            low, high = api.values[one["holds"]["from"]], api.values[one["holds"]["to"]]
            members = {name: value for name, value in members.items() if low <= value <= high}
        by_bit = {value.bit_length() - 1: name.replace("_", " ").title() for name, value in members.items()}
        return "INT", "FLAGS", ",".join(by_bit.get(bit, "") for bit in range(max(by_bit) + 1))
    if what in ("flags", "kinds"):
        return "INT", "NONE", ""  # 64 bits: too many for the engine's editor
    if what == "switch":
        return "BOOL", "NONE", ""
    if what == "struct":
        return "DICTIONARY", "NONE", ""
    if what == "list":
        return "ARRAY", "NONE", ""
    numbers = [value for part in one["range"] or [] for value in part if not isinstance(value, str)]
    if what == "count":
        return "INT", *(("RANGE", f"{min(numbers)},{max(numbers)},1") if numbers else ("NONE", ""))
    names = [value for part in one["range"] for value in part if isinstance(value, str)]
    least = min(numbers) if len(numbers) > 1 or not names else 0
    if max(numbers) > 1e9 or not names and len(numbers) < 2:
        return "REAL", "NONE", ""
    most = max(numbers) if max(numbers) > 0 else 10
    return "REAL", "RANGE", f"{number(float(least))},{float(most):.15g},0.001"


def property_rows(api: Description) -> list[tuple]:
    """The name, the type, the hint, the hint_string, the comment and the field of each property, and whether its
    range depends on another setting."""
    text = prose(api)
    presets = ",".join(f"{name.title()}:{value}" for name, value in api.members("TAPZOOM_PRESET_").items())
    rows = [("preset", "INT", "ENUM", presets, "Sets all settings to those of a PRESET_*. For scripts: a scene "
             "saves the settings.", "NULL", False),
            ("content", "RECT2", "NONE", "", "The rectangle of the world to look at. Before _ready a change shows the "
             "whole content; later it keeps the picture in place.", "NULL", False)]
    index = [one["name"] for one in api.structs["tapzoom_config"]["fields"] if one["name"] not in HIDDEN]
    for one in api.named_settings:
        doc = switch_doc(one["doc"], "false", "true") if kind(one) == "switch" else one["doc"]
        depends = any(isinstance(value, str) for part in one["range"] or [] for value in part)
        rows.append((one["name"], *hints(one, api), text(doc), f"&config_fields[{index.index(one['name'])}]", depends))
    return rows


def properties(api: Description) -> list[str]:
    lines = ["/* ---- Properties ---- */", "", "const property properties[] = {"]
    for name, what, hint, choices, doc, field, depends in property_rows(api):
        lines += [f'    {{"{name}", TYPE_{what}, HINT_{hint},', *quoted(choices.replace(" ", "\0"), "     ", ","),
                  *quoted(doc, "     ", ","),
                  f"     {field}, {str(name != 'preset').lower()}, {str(depends).lower()}}},"]
    lines = [line.replace("\0", " ") for line in lines]
    return [*lines, "};", "const int property_count = sizeof properties / sizeof *properties;", ""]


# ---- Methods --------------------------------------------------------------------------------------------------------


def base(one: dict) -> str:
    return re.sub(r"const |\*|\[.*", "", one["type"]).strip()


class Method:
    """The C function that GDScript calls for a function of the header."""

    def __init__(self, function: dict) -> None:
        self.function, self.plain = function, function["name"].removeprefix("tapzoom_")
        self.arguments: list[tuple[str, str, bool]] = []
        self.takes: list[str] = []  # declarations of the arguments
        self.outs: list[str] = []  # declarations of the results
        self.passed: list[str] = []
        self.results: dict[str, str] = {}  # the name of a result, and the variant of it
        self.frees: list[str] = []
        self.changes = any(one["type"] == "tapzoom_view *" for one in function["parameters"])
        lengths = {one.get("length"): one for one in function["parameters"] if one.get("length")}
        for one in function["parameters"]:
            if one["name"] in lengths and one["type"] in ("size_t",):
                self.length(one, lengths[one["name"]])
            else:
                self.parameter(one)

    def length(self, one: dict, of: dict) -> None:
        """The size of an array."""
        if of["direction"] == "in":
            self.passed.append(one["name"])
        else:
            self.passed.append(f"sizeof {of['name']} / sizeof *{of['name']}")

    def parameter(self, one: dict) -> None:
        name, of, pointer = one["name"], base(one), "*" in one["type"]
        struct = of.removeprefix("tapzoom_") if of.startswith("tapzoom_") and of not in (
            "tapzoom_view", "tapzoom_status") else ""
        if of == "tapzoom_view":
            self.passed.append("call->view")
        elif not pointer:
            if name == "time":
                self.arguments.append((name, "REAL", True))
                self.takes.append(f"    const double {name} = take_time(call);")
            elif of in INTEGERS:
                self.arguments.append((name, "INT", False))
                least, most = INTEGERS[of]
                self.takes.append(f"    const {of} {name} = ({of})take_int(call, {least}, {most});")
            else:
                self.arguments.append((name, "REAL", False))
                self.takes.append(f"    const double {name} = take_real(call);")
            self.passed.append(name)
        elif struct and one["direction"] == "in" and one["length"]:
            self.arguments.append((name, "ARRAY", False))
            self.takes += [f"    size_t {one['length']} = 0;",
                           f"    {of} *const {name} = take_list(call, &record_of_{struct}, &{one['length']});"]
            self.frees.append(f"    free({name});")
            self.passed.append(name)
        elif struct and one["direction"] == "in":
            # A rectangle is a Rect2 or a Dictionary.
            self.arguments.append((name, "NIL" if struct == "rect" else "DICTIONARY", one["nullable"]))
            self.takes.append(f"    {of} {name} = {{0}};" if struct not in ("options", "config")
                              else f"    {of} {name} = {{.struct_size = sizeof {name}}};")
            take = f"take_record(call, &record_of_{struct}, &{name})"
            if one["nullable"]:
                self.takes.append(f"    const bool has_{name} = {take};")
                self.passed.append(f"has_{name} ? &{name} : NULL")
            else:
                self.takes.append(f"    {take};")
                self.passed.append(f"&{name}")
        else:
            self.out(one, name, of, struct)

    def out(self, one: dict, name: str, of: str, struct: str) -> None:
        size = one["length"]
        if struct and isinstance(size, str):
            most = {"contact": "TAPZOOM_MAX_CONTACTS", "event": "TAPZOOM_EVENT_CAPACITY"}[struct]
            self.outs.append(f"    {of} {name}[{most}];")
            self.passed.append(name)
            self.results[name] = f"give_list(&record_of_{struct}, {name}, count)"
        elif struct:
            begin = "{.struct_size = sizeof " + name + "}" if struct in ("options", "config") else "{0}"
            self.outs.append(f"    {of} {name} = {begin};")
            self.passed.append(f"&{name}")
            self.results[name] = f"give_record(&record_of_{struct}, &{name})"
        elif size:
            self.outs.append(f"    {of} {name}[{size}] = {{0}};")
            self.passed.append(name)
            self.results[name] = f"give_{'reals' if of == 'double' else 'floats'}({name}, {size})"
        else:
            self.outs.append(f"    {of} {name} = 0;")
            self.passed.append(f"&{name}")
            made = f"engine_from_real({name})" if of == "double" else f"engine_from_int((int64_t){name})"
            self.results[name] = made
        if name == "count" and any("give_list" in result for result in self.results.values()):
            del self.results[name]  # the size of the list

    def lines(self) -> list[str]:
        called = f"{self.function['name']}({', '.join(self.passed)})"
        lines = [f"static variant call_{self.plain}(call *call) {{", *self.takes]
        if not self.function["parameters"]:
            lines.append("    (void)call;")
        if self.function["result"] != "tapzoom_status":
            if self.takes:
                lines.append("    if (call->wrong) return engine_nil();")
            make = "text" if "char" in self.function["result"] else "int"
            return [*lines, f"    return engine_from_{make}({called});", "}", ""]
        lines += self.outs
        refuse = "return engine_nil();"
        if self.takes and not self.frees:
            lines.append(f"    if (call->wrong) {refuse}")
        if self.changes and self.plain not in TIMED:
            lines.append("    wake(call);")
        if not self.results:
            lines += [f"    const tapzoom_status status = {called};", "    succeeds(call, status);"]
            return [*lines, *self.frees, "    return engine_from_int(status);", "}", ""]
        lines.append(f"    const bool done = {'!call->wrong && ' if self.frees else ''}succeeds(call, {called});")
        lines += [*self.frees, f"    if (!done) {refuse}"]
        if len(self.results) == 1:
            return [*lines, f"    return {next(iter(self.results.values()))};", "}", ""]
        lines.append("    variant result = engine_dictionary();")
        lines += [f'    engine_set(&result, "{name}", {made});' for name, made in self.results.items()]
        return [*lines, "    return result;", "}", ""]

    @property
    def result(self) -> str:
        if self.function["result"] == "tapzoom_status":
            return "NIL" if self.results else "INT"
        return "STRING" if "char" in self.function["result"] else "INT"


def wrapped(line: str) -> list[str]:
    if len(line) <= 120:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return filled(line.split(), line[:len(line) - len(line.lstrip())], indent)


def method_doc(one: dict, text: Prose) -> str:
    return text(one["doc"])


def ranges(api: Description) -> list[str]:
    lines = ["/* ---- Ranges ---- */", "", "const range ranges[] = {"]
    for entry in entries(api, str, str, {prefix: f"{prefix.removeprefix('TAPZOOM_')}*" for prefix in TYPE_NAMES}):
        name, _, _, words = entry.split(" ", 3)
        owner, _, part = name.partition(".")
        lines.append(f'    {{"{owner}", "{part}", "{words}"}},')
    return [*lines, "};", "const int range_count = sizeof ranges / sizeof *ranges;", ""]


def owner(function: dict, name: str) -> str:
    """What an argument is in the ranges."""
    one = next((one for one in function["parameters"] if one["name"] == name), {"type": "", "direction": "out"})
    struct = base(one).removeprefix("tapzoom_")
    if struct in STRUCTS and struct != "config":
        return struct
    is_number = one["direction"] == "in" and one["type"] in ("double", "int32_t", "uint32_t")
    return OWN.get((function["name"], name), name) if is_number else ""


def methods(api: Description) -> list[str]:
    text, rows, lines = prose(api), [], ["/* ---- Methods ---- */", ""]
    for one in api.functions:
        plain = one["name"].removeprefix("tapzoom_")
        if plain in WITHIN:
            continue
        if plain in BY_HAND:
            result, arguments = BY_HAND[plain]
            changes = plain in CHANGING
            arguments = [(name, of.rstrip("?"), of.endswith("?")) for name, of in arguments.items()]
        else:
            made = Method(one)
            result, arguments, changes = made.result, made.arguments, made.changes
            for line in made.lines():
                lines += wrapped(line)
        if arguments:
            lines.append(f"static const argument arguments_of_{plain}[] = {{")
            lines += [f'    {{"{name}", "{owner(one, name)}", TYPE_{of}, {str(optional).lower()}}},'
                      for name, of, optional in arguments]
            lines += ["};", ""]
        given = f"arguments_of_{plain}" if arguments else "NULL"
        rows += [f'    {{"{method_name(plain)}", call_{plain}, TYPE_{result}, {len(arguments)}, {given}, '
                 f'{str(changes).lower()},', *quoted(method_doc(one, text), "     ", "},")]
    return [*lines, "const method methods[] = {", *rows, "};",
            "const int method_count = sizeof methods / sizeof *methods;", ""]


# ---- Signals and constants ------------------------------------------------------------------------------------------


def signals(api: Description) -> list[str]:
    names = {value: name for name, value in api.members("TAPZOOM_EVENT_").items() if value}
    lines = ["/* ---- Signals and constants ---- */", "", "const char *const signals[] = {"]
    lines += filled([f'"{signal_name(names[value])}",' if value in names else "NULL,"
                     for value in range(max(names) + 1)], "    ", "    ")
    return [*lines, "};", "const int signal_count = sizeof signals / sizeof *signals;", ""]


def tables(api: Description) -> str:
    lines = ["/*", f" * {WRITTEN}", " *", " * SPDX-License-Identifier: MIT", " */", '#include "camera.h"', "",
             "#include <stdlib.h>", ""]
    forward = ", ".join(f"record_of_{name.removeprefix('tapzoom_')}" for name in api.structs)
    lines += [*filled(forward.split(), "extern const record ", "    "), ""]
    lines[-2] += ";"
    lines += [*records(api), *properties(api), *ranges(api), *methods(api), *signals(api)]
    lines += ["const constant constants[] = {"]
    lines += [f'    {{"{one["name"].removeprefix("TAPZOOM_")}", {one["value"]}}},'
              for found in api.enumerations.values() for one in found["values"]]
    lines += ["};", "const int constant_count = sizeof constants / sizeof *constants;"]
    return "\n".join(lines) + "\n"


def script(api: Description) -> str:
    text = prose(api)
    lines = ["# SPDX-License-Identifier: MIT", f"# {WRITTEN}",
             "# The constants of TapZoomCamera2D for Godot 3, whose native classes have none:",
             '#     const TapZoom = preload("res://addons/tapzoom/constants.gd")']
    for prefix, found in api.enumerations.items():
        lines += ["", *paragraphs(text(found["doc"]) or "Outcome of a method.", "# ", "# ")]
        lines += [f"const {one['name'].removeprefix('TAPZOOM_')} = {one['value']}" for one in found["values"]]
    return "\n".join(lines) + "\n"


# ---- The reference --------------------------------------------------------------------------------------------------


#: Types in the words of GDScript.
WORDS = {"INT": "int", "REAL": "float", "BOOL": "bool", "RECT2": "Rect2", "DICTIONARY": "Dictionary", "ARRAY": "Array"}


def entry(name: str, doc: str) -> list[str]:
    """An element of a list in Markdown."""
    return paragraphs(doc.replace("*", "\\*"), f"- {name}: ", "  ")


def reference(api: Description) -> str:
    """The page of properties, methods and Dictionaries, for those who have no header."""
    text = prose(api)
    lines = ["<!-- SPDX-License-Identifier: MIT -->", f"<!-- {WRITTEN} -->", "# Reference of TapZoomCamera2D", "",
             "The default is in brackets; another one of a preset follows its name.", "", "## Properties", ""]
    for name, what, _, _, doc, *_ in property_rows(api):
        lines += entry(f"`{name}` ({WORDS[what]})", doc)
    lines += ["", "## Methods", "", "An argument in brackets is optional.", ""]
    for one in api.functions:
        plain = one["name"].removeprefix("tapzoom_")
        if plain in WITHIN:
            continue
        arguments = ([(name, of.endswith("?")) for name, of in BY_HAND[plain][1].items()] if plain in BY_HAND
                     else [(name, optional) for name, _, optional in Method(one).arguments])
        given = ", ".join(f"[{name}]" if optional else name for name, optional in arguments)
        lines += entry(f"`{method_name(plain)}({given})`", method_doc(one, text))
    for struct in api.structs.values():
        name = struct["name"].removeprefix("tapzoom_")
        if name == "config":
            continue
        lines += ["", f"## Dictionary: {name}", "", *paragraphs(text(struct["doc"]), "", ""), ""]
        for one in struct["fields"]:
            if one["name"] not in HIDDEN:
                is_name = (name, one["name"]) == ("event", "setting")
                lines += entry(f"`{one['name']}`", SETTING_DOC if is_name else text(one["doc"]))
    return "\n".join(lines) + "\n"


def outputs(api: Description) -> dict[str, object]:
    return {f"{FOLDER}/tables.c": tables(api), f"{FOLDER}/addon/constants.gd": script(api),
            f"{FOLDER}/addon/reference.md": reference(api)}
