# SPDX-License-Identifier: MIT
"""C#: the enumerations and structs, the declarations of the functions, and the methods that follow from them."""

import re
from typing import Callable, Iterable

from .description import (
    SETTING_DOC, WRITTEN, Description, camel, filled, kind, number, pascal, prefix_of, refusals, sentence, short,
    switch_doc)
from .module import SETS, STRUCTS
from .module import TYPES as SWIFT_TYPES
from .names import names
from .prose import Prose, replaced, value_doc
from .ranges import entries, literal, spec

FOLDER = "bindings/csharp/TapZoom"
TYPES = {**SWIFT_TYPES, "TAPZOOM_ERROR_": "Status"}
NUMBERS = {"double": "double", "float": "float", "int32_t": "int", "uint32_t": "uint", "int64_t": "long",
           "uint64_t": "ulong", "size_t": "UIntPtr", "tapzoom_status": "Status", "void": "byte"}
#: View.cs, Config.cs and TapZoomException.cs call these functions.
BY_HAND = {"version", "status_string", "config_init", "config_check", "create", "view_size", "create_at", "destroy",
           "push_touches", "frame", "begin_recording", "end_recording", "replay"}
#: Fields that a program does not see: the library and the binding fill them.
HIDDEN = {"struct_size", "reserved", "level_count"}
#: Comments of the header that speak of C.
OWN_DOCS = {
    "tapzoom_level": "A scale that keeps its meaning after a resize: a factor times the scale of a fit, or the larger "
                     "of two such terms. Examples:\n"
                     "- new ScaleLevel(Fit.Contain, 2.5): 2.5 times the scale that shows all content.\n"
                     "- 2.5: the plain scale 2.5.\n"
                     "- ScaleLevel.Larger(Fit.OneToOne, 2, Fit.Contain, 6): two device pixels for each content unit, "
                     "or six times the scale of the whole content.",
    "tapzoom_options": "Options of a command: how it moves the view. The default moves it at once. Example: "
                       "new CommandOptions { Animated = true }.",
    "tapzoom_config": "Every setting of a view. The constructor fills it with a preset, and the host changes fields. "
                      "Brackets hold the default, and the presets with another default.",
    "TAPZOOM_ERROR_": "Outcome of a call: Ok, or why the library refused it."}
#: What the comments of some methods add to the header's.
ADDED = {
    "tapzoom_save_state":
        "The machine that loads them needs the same byte order.",
    "tapzoom_load_state":
        "Only the version of the library that wrote the bytes, on a machine with the same byte order, can load them. "
        "The clock and the contacts that are down are those of the snapshot too.",
    "tapzoom_transform_compose": "a.Compose(b) applies b, then a."}
#: Comments of parameters that have none in the header.
PARAMETERS = {
    "time": "Now, seconds.",
    "view_x": "The point in view units.", "view_y": "The point in view units.",
    "content_x": "The point in content units.", "content_y": "The point in content units.",
    "id": "The id with which the host pushed the contact.", "dx": "View units.", "dy": "View units.",
    "angle": "Radians.", "rotation": "Radians.", "factor": "2 doubles the scale.",
    "scale": "View units per content unit.", "min": "The smallest scale, view units per content unit.",
    "max": "The largest scale, view units per content unit.",
    "fitted": "The scale of the fitted view, view units per content unit.", "config": "The settings.",
    "inner": "The transform that applies first.", "to": "The end.", "offset": "Seconds to add.",
    "bytes": "A snapshot.", "origin_x": "The origin in content units.", "origin_y": "The origin in content units."}
#: Words of the header about pointers and lengths, and what C# has in their place.
C_WORDS = (
    (r"\bNULL means\b", "null means"), (r"A call with NULL and 0", "A call without memory"),
    (r"Receives up to capacity (\w+)", r"Receives as many \1 as fit"),
    (r"also if capacity is less", "also if they do not fit"), (r"when it equals capacity", "when it equals the length"),
    (r"copy the first `count` bytes of the memory before the next call",
     "copy that many bytes from the beginning of the buffer at once"),
    (r"^A pointer is NULL\.", "A required address is missing. A missing array is an ArgumentNullException."),
    (r"^The struct_size is wrong, or unknown bytes are",
     "A config has no settings: make it by new Config(Preset). Or unknown bytes are"))
HEAD = ["// SPDX-License-Identifier: MIT", f"// {WRITTEN}", ""]


def plain(c_type: str) -> str:
    """The C# type of a C type without its const and stars."""
    base = re.sub(r"const|\*", "", c_type).strip()
    return NUMBERS.get(base) or STRUCTS[base.removeprefix("tapzoom_")]


def method(function: str) -> str:
    """The C# name of a function, without its class."""
    return names(function)["C#"].rpartition(".")[2]


# ---- Comments -------------------------------------------------------------------------------------------------------


def prose(api: Description) -> Callable[[str], str]:
    """Translates a comment of the header into one of XML."""
    def code(name: str) -> str:
        return f"\1{name}\2"

    def field(struct: str, name: str) -> str:
        return code("View" if struct not in STRUCTS else STRUCTS[struct] + (f".{pascal(name)}" if name else ""))

    text = Prose(api, lambda name: code(names(f"tapzoom_{name}").get("C#", name)), field, lambda of, name: name)
    #: The parameters of the method that the comment is of: other names are those of fields.
    parameters: set[str] = set()
    text.name = lambda name: code(camel(name) if name in parameters else pascal(name))
    text.words |= {one["name"] for function in api.functions for one in function["parameters"]}

    def constant(match: re.Match) -> str:
        name = match[0].rstrip("*")
        prefix = next((one for one in TYPES if name.startswith(one)), "")
        if not prefix:
            return code(f"Status.{pascal(name)}" if name == "TAPZOOM_OK" else f"View.{pascal(name[8:])}")
        return code(TYPES[prefix] + ("" if name == prefix else f".{pascal(name.removeprefix(prefix))}"))

    text.constant = constant
    members = {short(one["name"], prefix).upper() for prefix, found in api.enumerations.items()
               if prefix != "TAPZOOM_ERROR_" for one in found["values"]}

    def translated(doc: str, given: Iterable[str] = ()) -> str:
        parameters.clear()
        parameters.update(given)
        alone = re.fullmatch(r"(TAPZOOM_[A-Z]+_)\*\.?", doc.strip())
        doc = sentence(api.enumerations[alone[1]]["doc"]) if alone else doc
        doc = doc.strip().replace("``", "`")
        doc = re.sub(r"\bERROR_([A-Z_]+)\b", r"TAPZOOM_ERROR_\1", replaced(doc, C_WORDS))
        doc = re.sub(r"`(\w+)`|\b(?<!\x01)(d[xy])\b", lambda found: text.name(found[1] or found[2]), text(doc))
        # A member by its name alone, such as CONTAIN; the parts at odd places are code already.
        parts = re.split("(\1[^\2]*\2)", doc)
        parts[::2] = [re.sub(r"\b[A-Z][A-Z_]*[A-Z]\b", lambda found: code(pascal(found[0]))
                             if found[0] in members else found[0], part) for part in parts[::2]]
        escaped = "".join(parts).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return escaped.replace("\1", "<c>").replace("\2", "</c>")

    return translated


def element(name: str, text: str, indent: str, attribute: str = "") -> list[str]:
    """An element of a comment, with the paragraphs, the lists and the code of a comment of the header."""
    parts: list[tuple[str, list[str]]] = []
    for line in text.split("\n"):
        what = "" if not line.strip() else "code" if line.startswith("    ") else "item" if line.startswith("- ") \
            else "para"
        if what == "para" and parts and parts[-1][0] == "item" and line.startswith("  "):
            parts[-1][1][-1] += " " + line.strip()
        elif what == "code" and parts and parts[-1][0] == "code":
            parts[-1][1].append(line[4:])
        elif what == "item" and parts and parts[-1][0] == "item":
            parts[-1][1].append(line[2:])
        elif what:
            parts.append((what, [line[2:] if what == "item" else line[4:] if what == "code" else line]))
    begin, end = f"<{name}{attribute}>", f"</{name}>"
    bar = f"{indent}/// "
    if len(parts) == 1 and parts[0][0] == "para":
        return filled([*parts[0][1][0].split()[:-1], parts[0][1][0].split()[-1] + end], bar + begin, bar)
    lines = [bar + begin]
    for index, (what, found) in enumerate(parts):
        if what == "code":
            lines += [f"{bar}<code>", *(bar + re.sub("</?c>", "", one) for one in found), f"{bar}</code>"]
        elif what == "item":
            lines.append(f'{bar}<list type="bullet">')
            for one in found:
                lines += filled(f"<item><description>{one}</description></item>".split(" "), bar, bar)
            lines.append(f"{bar}</list>")
        else:
            words = found[0] if index == 0 else f"<para>{found[0]}</para>"
            lines += filled(words.split(" "), bar, bar)
    return [*lines, bar + end]


class Writer:
    """The text of the files."""

    def __init__(self, api: Description) -> None:
        self.api, self.text = api, prose(api)

    def summary(self, doc: str, indent: str) -> list[str]:
        return element("summary", self.text(doc), indent)

    # ---- Values.cs --------------------------------------------------------------------------------------------------

    def enumeration(self, entry: dict) -> list[str]:
        prefix = entry["prefix"]
        base = "uint" if entry["flags"] else "int"
        lines = self.summary(OWN_DOCS.get(prefix) or entry["doc"], "    ")
        lines += ["    [Flags]"] if entry["flags"] else []
        lines += [f"    public enum {TYPES[prefix]} : {base}", "    {"]
        lines += [*self.summary("The empty set.", " " * 8), "        None = 0,"] if entry["flags"] else []
        for value in entry["values"]:
            name = short(value["name"], prefix)
            lines += [*self.summary(value_doc(value, prefix), " " * 8),
                      f"        {pascal(name)} = {value['value']},"]
        if entry["flags"]:
            every = sum(value["value"] for value in entry["values"])
            lines += [*self.summary("All members.", " " * 8), f"        All = {every},"]
        lines += ["    }", ""]
        return lines + (self.kinds(entry) if prefix in SETS else [])

    def kinds(self, entry: dict) -> list[str]:
        """The set of an enumeration: bits 1 << value."""
        of, prefix = TYPES[entry["prefix"]], entry["prefix"]
        name, base = SETS[prefix][0], {"UInt64": "ulong", "UInt32": "uint"}[SETS[prefix][1]]
        lines = [*self.summary(f"A set of \1{of}\2.", "    "), "    [Flags]",
                 f"    public enum {name} : {base}", "    {",
                 *self.summary("The empty set.", " " * 8), "        None = 0,"]
        members = {member: value for member, value in self.api.members(prefix).items() if member != "none"}
        for member, value in members.items():
            lines += [*self.summary(f"The bit of \1{of}.{pascal(member)}\2.", " " * 8),
                      f"        {pascal(member)} = {1 << value},"]
        open_ended = base == "ulong"
        every = "ulong.MaxValue" if open_ended else str(sum(1 << value for value in members.values()))
        doc = "All kinds, also those of later versions." if open_ended else "All members."
        return [*lines, *self.summary(doc, " " * 8), f"        All = {every},", "    }", ""]

    def field(self, struct: str, field: dict, before: str) -> list[str]:
        own, name, what = field["name"], pascal(field["name"]), kind(field)
        doc = self.summary(field["doc"] or before, " " * 8)
        of = plain(field["type"])
        private = f"        internal {of} {camel(own)};"
        if own in HIDDEN and not field["count"]:
            return [private]
        if (struct, own) == ("GestureEvent", "setting"):
            return [private, "", *self.summary(SETTING_DOC, " " * 8),
                    f"        public string {name}", "        {",
                    f"            get {{ return Config.SettingAt({camel(own)}); }}", "        }"]
        if own in HIDDEN:
            return [f"        internal fixed {of} {camel(own)}[{field['count']}];"]
        if what == "list":
            return self.list_property(field, doc)
        if field["count"]:
            return [f"        internal fixed {of} {camel(own)}[{field['count']}];", "", *doc,
                    f"        public {of}[] {name}", "        {", "            get", "            {",
                    f"                {of}[] values = new {of}[{field['count']}];",
                    f"                fixed ({of}* place = {camel(own)})",
                    "                    for (int i = 0; i < values.Length; i++) values[i] = place[i];",
                    "                return values;", "            }", "        }"]
        if what == "switch":
            doc = self.summary(switch_doc(field["doc"] or before, "false", "true"), " " * 8)
            return [private, "", *doc, f"        public bool {name}", "        {",
                    f"            get {{ return {camel(own)} != 0; }}",
                    f"            set {{ {camel(own)} = value ? 1 : 0; }}", "        }"]
        if what == "flags" and len(field["holds"]["flags"]) > 1:
            # The flags of a state, beside the limits that it has reached.
            lines = [private]
            for prefix in field["holds"]["flags"]:
                of, mask = TYPES[prefix], sum(self.api.members(prefix).values())
                lines += ["", *self.summary(self.api.enumerations[prefix]["doc"], " " * 8),
                          f"        public {of} {name if prefix == field['holds']['flags'][0] else of}", "        {",
                          f"            get {{ return ({of})({camel(own)} & {mask}); }}", "        }"]
            return lines
        if what in ("choice", "flags"):
            of = TYPES[prefix_of(field)]
        elif what == "kinds":
            of = SETS[prefix_of(field)][0]
        return [*doc, f"        public {of} {name};"]

    def list_property(self, field: dict, doc: list[str]) -> list[str]:
        """A list in place, with its length in another field."""
        own, of, count = camel(field["name"]), plain(field["type"]), f"{camel(field['name'][:-1])}Count"
        parts = [f"{own}{index}" for index in range(field["count"])]
        limit = f"View.Max{pascal(field['name'])}"
        return [*filled([f"{one}," for one in parts[:-1]] + [f"{parts[-1]};"], f"        internal {of} ", " " * 12), "",
                *doc, f"        public {of}[] {pascal(field['name'])}", "        {", "            get", "            {",
                f"                {of}[] values = new {of}[Math.Max(0, Math.Min({count}, {limit}))];",
                f"                fixed ({of}* place = &{parts[0]})",
                "                    for (int i = 0; i < values.Length; i++) values[i] = place[i];",
                "                return values;", "            }", "            set", "            {",
                "                if (value == null) throw new ArgumentNullException(nameof(value));",
                f"                if (value.Length > {limit})",
                f'                    throw new ArgumentException("There may be at most " + {limit} + '
                f'" {field["name"]}.", nameof(value));',
                f"                fixed ({of}* place = &{parts[0]})",
                f"                    for (int i = 0; i < {limit}; i++)",
                f"                        place[i] = i < value.Length ? value[i] : default({of});",
                f"                {count} = value.Length;", "            }", "        }"]

    def structure(self, entry: dict) -> list[str]:
        name = STRUCTS[entry["name"].removeprefix("tapzoom_")]
        lines = [*self.summary(OWN_DOCS.get(entry["name"]) or entry["doc"], "    "),
                 "    [StructLayout(LayoutKind.Sequential)]",
                 f"    public unsafe partial struct {name}", "    {"]
        before = ""
        for field in entry["fields"]:
            lines += [*self.field(name, field, before), ""]
            before = field["doc"] or before
        if name == "Config":
            cases = [f'                case {offset}: return "{setting}";'
                     for offset, setting in self.api.setting_names.items()]
            lines += ["        internal static string SettingAt(int offset)", "        {",
                      "            switch (offset)", "            {", *cases,
                      '                default: return "";', "            }", "        }", ""]
        # A config has too many fields for a line.
        return [*(lines[:-1] if name == "Config" else lines + self.to_string(name, entry)), "    }", ""]

    def to_string(self, name: str, entry: dict) -> list[str]:
        """The method for the text of a struct: its fields but the arrays."""
        shown = []
        for field in entry["fields"]:
            prefixes = field["holds"]["flags"] if kind(field) == "flags" else []
            if field["name"] not in HIDDEN and not field["count"]:
                shown += [pascal(field["name"]), *(TYPES[prefix] for prefix in prefixes[1:])]
        words = [f'"{one}",\3{one},' for one in shown]
        words[-1] = words[-1][:-1] + ");"
        return [*self.summary("The fields by name and value.", " " * 8), "        public override string ToString()",
                "        {", *(line.replace("\3", " ") for line in filled(
                    words, f'            return Text.Of("{name}", ', " " * 16)), "        }"]

    def values(self) -> str:
        # The binding never reads some fields that hold the place of bytes of C.
        lines = [*HEAD, "#pragma warning disable 169, 649", "using System;", "using System.Runtime.InteropServices;",
                 "", "namespace TapZoom", "{"]
        for entry in self.api.enumerations.values():
            lines += self.enumeration(entry)
        for entry in self.api.structs.values():
            lines += self.structure(entry)
        return "\n".join([*lines[:-1], "}"]) + "\n"

    # ---- Native.cs --------------------------------------------------------------------------------------------------

    def extern(self, function: dict) -> list[str]:
        result = "IntPtr" if "*" in function["result"] else "void" if function["result"] == "void" else \
            plain(function["result"])
        words = []
        for one in function["parameters"]:
            stars, holds = one["type"].count("*"), one.get("holds")
            if "tapzoom_view" in one["type"].split():
                # A call holds its view until it returns; only tapzoom_destroy ends it.
                of = "IntPtr*" if stars == 2 else "IntPtr" if function["name"] == "tapzoom_destroy" else "ViewHandle"
            elif "char" in one["type"]:
                of = "IntPtr*"
            else:
                of = (TYPES[prefix_of(one)] if holds else plain(one["type"])) + "*" * stars
            words.append(f"{of} {camel(one['name'])},".replace(" ", "\3"))
        words[-1:] = [words[-1][:-1] + ");"] if words else [");"]
        lines = filled(words, f"        internal static extern {result} {function['name']}(", " " * 12)
        return ["        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]",
                *(line.replace("\3", " ") for line in lines), ""]

    def native(self) -> str:
        lines = [*HEAD, "using System;", "using System.Runtime.InteropServices;", "", "namespace TapZoom", "{",
                 "    // The functions of the header.", "    static unsafe partial class Native", "    {"]
        for function in self.api.functions:
            lines += self.extern(function)
        return "\n".join([*lines[:-1], "    }", "}"]) + "\n"

    # ---- Calls.cs ---------------------------------------------------------------------------------------------------

    def call(self, function: dict) -> list[str]:
        """A method that calls a function: its documented parameters tell how it passes each one."""
        name = method(function["name"])
        given = function["parameters"]
        on_view = "tapzoom_view" in given[0]["type"].split()
        arguments, before, pins, checks, words, outs = [], [], [], [], [], []
        config = ""
        lengths = {one["length"]: one for one in given if one.get("length")}
        for index, one in enumerate(given):
            word, stars, holds, doc = camel(one["name"]), one["type"].count("*"), one.get("holds"), one["doc"]
            of = TYPES[prefix_of(one)] if holds else plain(one["type"]) if index or not on_view else ""
            length = one.get("length")
            if index == 0:
                if not on_view:
                    before.append(f"{of} {word} = this;")
                arguments.append("Handle" if on_view else f"&{word}")
            elif one["name"] in lengths:
                array = camel(lengths[one["name"]]["name"])
                arguments.append(f"(UIntPtr){array}.Length")
            elif length:
                span = "Span" if one["direction"] == "out" else "ReadOnlySpan"
                words.append((f"{span}<{of}> {word}", word, doc))
                pins.append(f"fixed ({of}* {word}Place = &MemoryMarshal.GetReference({word}))")
                arguments.append(f"{word}Place")
                if not one["nullable"]:
                    checks.append(f"if ({word}Place == null) throw new ArgumentNullException(nameof({word}));")
                if isinstance(length, int):
                    checks.append(f"if ({word}.Length < {length}) throw new ArgumentException(")
                    checks.append(f'    "The {word} needs at least {length} elements.", nameof({word}));')
            elif stars == 0:
                words.append((f"{of} {word}", word, doc))
                arguments.append(word)
            elif one["direction"] == "in":
                is_options = one["type"].startswith("const tapzoom_options")
                if one["nullable"] and not is_options:
                    words.append((f"{of}? {word} = null", word, doc))
                    before.append(f"{of} {word}Value = {word}.GetValueOrDefault();")
                    arguments.append(f"{word}.HasValue ? &{word}Value : null")
                    continue
                words.append((f"{of} {word}" + (f" = default({of})" if is_options else ""), word, doc))
                if is_options:
                    before.append(f"{word}.structSize = (uint)sizeof({of});")
                config = word if of == "Config" else config
                arguments.append(f"&{word}")
            else:
                outs.append((of, word, doc, one["direction"]))
                arguments.append(f"&{word}")
        return self.method(function, name, words, outs, before, pins, checks, arguments, config, on_view)

    def method(self, function: dict, name: str, words: list, outs: list, before: list, pins: list, checks: list,
               arguments: list, config: str, on_view: bool) -> list[str]:
        """The comment, the signature and the body of a method or of a property."""
        indent = " " * 8
        doc = function["doc"]
        result, returned = "void", ""
        if len(outs) == 1:
            of, word, about, direction = outs[0]
            is_switch = about.startswith("Receives 1 if")
            result = "bool" if is_switch else "int" if of == "UIntPtr" else of
            returned = f"return {word} != 0;" if is_switch else f"return (int){word};" if of == "UIntPtr" else \
                f"return {word};"
            before.append(f"{of} {word};" if direction == "out" else
                          f"{of} {word} = default({of}); {word}.structSize = (uint)sizeof({of});")
        elif outs:
            words = words + [(f"out {of} {word}", word, about) for of, word, about, _ in outs]
            before += [f"{of} {word}Value;" for of, word, _, _ in outs]
            arguments = [f"&{one[1:]}Value" if one[1:] in {out[1] for out in outs} and one[0] == "&" else one
                         for one in arguments]
            returned = " ".join(f"{word} = {word}Value;" for _, word, _, _ in outs)
        is_property = not words and result != "void" and function["name"].startswith("tapzoom_get_")
        given = [one["name"] for one in function["parameters"]]

        def text(words: str) -> str:
            # C# calls a function of a transform as its method.
            return self.text(words if on_view else words.replace(f"`{given[0]}`", "this transform"), given)

        lines = element("summary", text(f"{doc.strip()} {ADDED.get(function['name'], '')}"), indent)
        for _, word, about in words:
            lines += element("param", text(about) or self.about(function, word), indent, f' name="{word}"')
        if result != "void" and outs[0][2] and outs[0][3] == "out":
            about = text(outs[0][2])
            about = re.sub(r"^Receives 1 if (.*), otherwise 0\.", r"Whether \1.", about)
            about = re.sub(r"^Receives (.)", lambda found: found[1].upper(), about)
            lines += element("value" if is_property else "returns", about, indent)
        # A program can pass a wrong size only with an empty config.
        never = refusals(function, "NULL", *([] if config else ["STRUCT_SIZE"]))
        refused = "; ".join(f"ERROR_{name}" + (f": {why}" if why else "") for name, why in never.items())
        if refused:
            lines += element("exception", self.text(refused + "."), indent, ' cref="TapZoomException"')
        call = f"Native.{function['name']}({', '.join(arguments)})"
        numbers = [(name, one) for name, one in spec(function, camel) if name != "config:config"]
        inner = [*checks, f"{'' if on_view else 'View.'}Check({call});"]
        after = [returned] if returned else []
        if numbers:
            # A pinned array ends its block before the check.
            before += ["Status status;"] if pins else []
            inner[-1] = f"{'' if pins else 'Status '}status = {call};"
            after = [*self.refusal(numbers, given[0], config), *after]
        body = [*before, *pins, *(["{"] if pins and checks else []), *(("    " if pins else "") + one for one in inner),
                *(["}"] if pins and checks else []), *after]
        signature = f"{indent}public {result} {name}"
        if is_property:
            return [*lines, signature, f"{indent}{{", f"{indent}    get", f"{indent}    {{",
                    *(f"{indent}        {line}" for line in body), f"{indent}    }}", f"{indent}}}", ""]
        listed = [f"{word},".replace(" ", "\3") for word, _, _ in words]
        listed[-1:] = [listed[-1][:-1] + ")"] if listed else [")"]
        head = [line.replace("\3", " ") for line in filled(listed, f"{signature}(", indent + "    ")]
        return [*lines, *head, f"{indent}{{", *(f"{indent}    {line}" for line in body), f"{indent}}}", ""]

    @staticmethod
    def refusal(numbers: list[tuple[str, dict]], first: str, config: str) -> list[str]:
        """The statement that throws the error of a call, with its wrong number."""
        names, places = [], []
        for name, one in numbers:
            own, _, key = name.partition(":")
            # C# calls a function of a transform as its method.
            shown = "this" if one["name"] == first else own
            names.append(f"{shown}:{key}" if key not in ("", shown) else shown)
            is_optional = one.get("nullable") and own != "options"
            places.append(f"{own}.HasValue ? &{own}Value : null" if is_optional else f"&{own}")
        setting = f"Wrong.Setting(status, {config}) ?? " if config else ""
        start, rest = f"if (status != Status.Ok) throw {setting}Wrong.Argument(", ", ".join(
            ["status", f'"{" ".join(names)}"', *places])
        return [f"{start}{rest});"] if len(start + rest) < 103 else [start, f"    {rest});"]

    def about(self, function: dict, word: str) -> str:
        """The comment of a parameter that has none in the header."""
        (one,) = (one for one in function["parameters"] if camel(one["name"]) == word)
        if one["name"] in PARAMETERS:
            return PARAMETERS[one["name"]]
        struct = self.api.structs.get(re.sub(r"const|\*", "", one["type"]).strip())
        if struct:
            doc = OWN_DOCS.get(struct["name"]) or struct["doc"]
            return sentence(doc.split("\n")[0]).rstrip(".") + "."
        return one["name"].replace("_", " ").capitalize() + "."

    def calls(self) -> str:
        lines = [*HEAD, "using System;", "using System.Runtime.InteropServices;", "", "namespace TapZoom", "{",
                 "    public unsafe partial class View", "    {"]
        for one in self.api.constants:
            if "VERSION" not in one["name"]:
                of = "double" if isinstance(one["value"], float) else "int"
                name = pascal(short(one["name"], "TAPZOOM_"))
                lines += [*self.summary(one["doc"], " " * 8),
                          f"        public const {of} {name} = {number(one['value'])};", ""]
        made = [one for one in self.api.functions if one["name"].removeprefix("tapzoom_") not in BY_HAND]
        for function in made:
            if names(function["name"])["C#"].startswith("View."):
                lines += self.call(function)
        lines = [*lines[:-1], "    }", "", "    public unsafe partial struct Transform", "    {"]
        for function in made:
            if names(function["name"])["C#"].startswith("Transform."):
                lines += self.call(function)
        return "\n".join([*lines[:-1], "    }", "}"]) + "\n"


def outputs(api: Description) -> dict[str, object]:
    writer = Writer(api)
    lines = literal(entries(api, pascal, camel, TYPES, SETS), " " * 12)
    ranges = [*HEAD, "namespace TapZoom", "{", "    static class Ranges", "    {",
              "        // Name, offset in the struct, type and range of each number that a host passes.",
              "        internal const string Text =", *lines, "    }", "}"]
    return {f"{FOLDER}/Ranges.cs": "\n".join(ranges) + "\n", f"{FOLDER}/Values.cs": writer.values(),
            f"{FOLDER}/Native.cs": writer.native(), f"{FOLDER}/Calls.cs": writer.calls()}
