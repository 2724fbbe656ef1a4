# SPDX-License-Identifier: MIT
"""Java: constants, structs in direct buffers, and the methods of a view over the native methods of jni.py."""

import re
from typing import Callable, Optional

from .description import (
    SETTING_DOC, Description, camel, filled, kind, number, pascal, prefix_of, refusals, short, switch_doc)
from .jni import ARRAYS, FOLDER, HEAD, PLAIN, grouped, owner, plain, pointed, wrapped
from .module import RESULTS, STRUCTS, TYPES
from .names import MEMORY, names
from .prose import Prose, value_doc
from .ranges import entries, literal, spec

#: The fields that a constructor takes.
NEEDED = {"transform": "scale x y", "rect": "width height", "viewport": "width height", "touch": "time id phase x y",
          "scroll": "time x y dx dy", "level": "fit factor", "velocity": "x y"}
#: The structs of which functions take or fill arrays, and the classes of their lists.
LISTS = {"touch": "TouchList", "event": "EventList", "contact": "ContactList"}
HIDDEN = {"struct_size", "reserved", "level_count"}
#: Java's types and the accessors of a ByteBuffer.
NUMBERS = {"double": ("double", "Double"), "int32_t": ("int", "Int"), "uint32_t": ("int", "Int"),
           "int64_t": ("long", "Long"), "uint64_t": ("long", "Long")}
#: What TapZoom.java and Config.java have by hand.
BY_HAND = {"version", "status_string", "config_init", "config_check", "create", "destroy", "push_touches", "frame",
           "save_state", "begin_recording", "fetch_recording", "end_recording", "replay"}
#: Methods with other names than their function.
METHODS = {"push_scroll": "push", "transform_compose": "compose", "transform_invert": "invert",
           "transform_interpolate": "interpolate", "transform_to_affine": "toAffine",
           "transform_to_matrix": "toMatrix"}
#: Comments of parameters without one in the header.
PARAMETERS = {
    "options": "How the view moves; null moves it at once.", "config": "The settings.",
    "view_x": "The point in view units.", "view_y": "The point in view units.",
    "content_x": "The point in content units.", "content_y": "The point in content units.",
    "range": "Receives the smallest, the largest and the fitted scale.",
    "point": "Receives x and y.", "id": "The id of the contact.", "dx": "View units.", "dy": "View units.",
    "angle": "Radians.", "rotation": "Radians.", "result": "Receives the transform.", "inner": "It applies first.",
    "to": "The transform at t = 1.", "offset": "Seconds to add.", "bytes": "A snapshot.",
    "origin_x": "The origin in content units.", "origin_y": "The origin in content units."}
#: Words of comments that are those of C, and what they are for an object of Java.
WORDS = {"also if capacity is less": "also if the list has a smaller capacity",
         "when it equals capacity": "when it equals the capacity of the list",
         "and then `outer`, such as those of a picture and of its page.":
             "and then this one: `a.compose(b)` applies b, then a, such as a picture on a page (b), and the page (a).",
         "a transform between two others, for": "a transform between this one and another, for",
         "`from` at 0": "this one at 0"}


def class_name(struct: str) -> str:
    return STRUCTS[struct.removeprefix("tapzoom_")]


def constant_name(name: str, prefix: str) -> str:
    return short(name, prefix).upper()


def java_number(value: float) -> str:
    return number(value) if isinstance(value, int) else str(value)


# ---- Comments -------------------------------------------------------------------------------------------------------


def prose(api: Description) -> Callable[[str], str]:
    """Translates a comment of the header. Code is between backticks."""
    def function(name: str) -> str:
        return f"`{names(f'tapzoom_{name}').get('Java', name)}`"

    def field(struct: str, name: str) -> str:
        if struct not in STRUCTS:
            return "`TapZoom`"
        return f"`{STRUCTS[struct]}.{camel(name)}`" if name else f"`{STRUCTS[struct]}`"

    text = Prose(api, function, field, lambda of, name: f"`{of}.{name}`", lambda name: f"`{camel(name)}`")

    def constant(match: re.Match) -> str:
        name = match[0].rstrip("*")
        prefix = next((one for one in TYPES if name.startswith(one)), "")
        if not prefix:
            return f"`TapZoomConstants.{name.removeprefix('TAPZOOM_')}`"
        return f"`{TYPES[prefix]}`" if name == prefix else f"`{TYPES[prefix]}.{name.removeprefix(prefix)}`"

    text.constant = constant
    text.words |= {one["name"] for function in api.functions for one in function["parameters"]}

    def java(doc: str) -> str:
        doc = re.sub(r"[Bb]it 1 << (TAPZOOM_[A-Z]+_)\*", lambda found: f"`{TYPES[found[1]]}.bit`", doc)
        for c, own in WORDS.items():
            doc = doc.replace(c, own)
        return re.sub(r"\bNULL\b(?!`)", "null", text(doc)).replace("``", "`")

    return java


def code(text: str) -> str:
    """Text with backticks as HTML."""
    parts = text.split("`")
    parts[::2] = [part.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;") for part in parts[::2]]
    parts[1::2] = [f"{{@code\0{part}}}" for part in parts[1::2]]
    return "".join(parts)


def blocks(text: str) -> list[str]:
    """The paragraphs, lists and programs of a comment as HTML."""
    found: list[str] = []
    place = ""
    for line in text.split("\n"):
        if line.startswith("    "):
            found += [] if place == "pre" else ["<pre>"]
            line = line[4:].replace("`", "")
            found.append("\1" + line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"))
            place = "pre"
            continue
        if place == "pre" and line.strip():
            found.append("</pre>")
        if line.startswith("- "):
            found += [] if place == "ul" else ["<ul>"]
            found.append(f"<li>{code(line[2:])}</li>")
            place = "ul"
        elif line.strip():
            found += ["</ul>"] if place == "ul" else []
            found.append(("<p>" if found else "") + code(line))
            place = "p"
    return [*found, *({"pre": ["</pre>"], "ul": ["</ul>"]}.get(place, []))]


def javadoc(text: str, indent: str = "", tags: Optional[list[str]] = None) -> list[str]:
    """A comment, with tags such as "@return The scale."."""
    lines: list[str] = []
    for block in [*blocks(text), *(["\1"] if tags else []), *(code(tag) for tag in tags or [])]:
        if block.startswith("\1"):
            lines.append(f"{indent} * {block[1:]}".rstrip())
        else:
            lines += filled(block.split(), f"{indent} * ", f"{indent} * " + ("    " if block[0] == "@" else ""))
    lines = [line.replace("\0", " ") for line in lines]
    single = f"{indent}/** {lines[0][len(indent) + 3:]} */" if len(lines) == 1 else ""
    return [single] if single and len(single) <= 120 else [f"{indent}/**", *lines, f"{indent} */"]


def one_of(doc: str) -> str:
    """A comment of a choice, which begins with its enumeration."""
    doc = re.sub(r"^(Receives )?(TAPZOOM_\w+_\*)(?! bits)", r"\1one of \2", doc)
    return capital(re.sub(r"^(one of \S+)(?= of )", r"\1,", doc))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# ---- Constants ------------------------------------------------------------------------------------------------------


def enumeration(api: Description, prefix: str, text: Callable[[str], str]) -> str:
    found, name = api.enumerations[prefix], TYPES[prefix]
    about = text(found["doc"]) or "Why a call was refused: `TapZoomException.getStatus`."
    lines = [*HEAD, *javadoc(about), f"public final class {name} {{"]
    for one in found["values"]:
        member = constant_name(one["name"], prefix)
        doc = text(value_doc(one, prefix))
        value = f"1 << {one['value'].bit_length() - 1}" if found["flags"] else str(one["value"])
        lines += [*javadoc(doc, "    "), f"    public static final int {member} = {value};"]
    if found["flags"]:
        every = sum(one["value"] for one in found["values"])
        lines += ["    /** All bits. */", f"    public static final int ALL = {every};"]
    lines += ["", f"    private {name}() {{ }}"]
    if prefix == "TAPZOOM_EVENT_":
        lines += ["", *javadoc("Returns the bit of a kind for `Config.setEvents`.", "    ",
                               ["@param kind One of the constants.", "@return 1 shifted left by the kind."]),
                  "    public static long bit(int kind) { return 1L << kind; }"]
    if prefix == "TAPZOOM_TOOL_":
        lines += ["", *javadoc("Returns the bit of a tool for `Config.setHostTools`.", "    ",
                               ["@param tool One of the constants.", "@return 1 shifted left by the tool."]),
                  "    public static int bit(int tool) { return 1 << tool; }"]
    lines += ["", *javadoc("Returns the name of a value, for logs.", "    ", [
        "@param value One of the constants, or another number.", "@return The name, or the number."]),
        "    public static String name(int value) {", "        switch (value) {"]
    for one in found["values"]:
        member = constant_name(one["name"], prefix)
        lines.append(f'        case {member}: return "{member}";')
    lines += ["        default: return Integer.toString(value);", "        }", "    }"]
    if found["flags"]:
        lines += names_of_bits("int", "name(rest & -rest)", "")
    elif prefix == "TAPZOOM_EVENT_":
        lines += names_of_bits("long", "name(Long.numberOfTrailingZeros(rest))",
                               '        if (bits == -1) return "ALL";')
    elif prefix == "TAPZOOM_TOOL_":
        lines += names_of_bits("int", "name(Integer.numberOfTrailingZeros(rest))", "")
    return "\n".join([*lines, "}"]) + "\n"


def names_of_bits(of: str, name: str, first: str) -> list[str]:
    """The method names; `first` is a line before its loop."""
    every = ", ALL with every bit" if first else ""
    return ["", *javadoc("Returns the names of bits, for logs, such as A|B.", "    ",
                         ["@param bits Any bits.", f"@return The names; 0 without bits{every}."]),
            f"    public static String names({of} bits) {{", *([first] if first else []),
            "        StringBuilder text = new StringBuilder();",
            f"        for ({of} rest = bits; rest != 0; rest &= rest - 1)",
            f'            text.append(text.length() == 0 ? "" : "|").append({name});',
            '        return bits == 0 ? "0" : text.toString();', "    }"]


def limits(api: Description, text: Callable[[str], str]) -> str:
    lines = [*HEAD, "/** The limits of the library. They keep their values in all versions 1.x. */",
             "public final class TapZoomConstants {"]
    for one in api.constants:
        if "VERSION" not in one["name"]:
            of = "double" if isinstance(one["value"], float) else "int"
            lines += [*javadoc(text(one["doc"]), "    "), f"    public static final {of} "
                      f"{one['name'].removeprefix('TAPZOOM_')} = {java_number(one['value'])};"]
    return "\n".join([*lines, "", "    private TapZoomConstants() { }", "}"]) + "\n"


# ---- Structs --------------------------------------------------------------------------------------------------------


def fields(struct: dict) -> list[dict]:
    """The fields with a comment. Those of a pair share one."""
    found, before = [], ""
    for field in struct["fields"]:
        if field["name"] not in HIDDEN:
            before = field["doc"] or before
            found.append({**field, "doc": one_of(before)})
    return found


def accessors(struct: str, own: str, field: dict, text: Callable[[str], str]) -> list[str]:
    """The getter and the setter of a field. The library alone fills some structs."""
    name, what, at = pascal(field["name"]), kind(field), f"offset + {field['offset']}"
    doc, is_result = text(field["doc"]), struct in RESULTS
    if what == "list":
        return level_list(own, field, doc)
    if field["count"]:
        of, accessor = NUMBERS[field["type"]]
        return [*javadoc(doc, "    ", [f"@param index 0 to {field['count'] - 1}.", "@return The number."]),
                f"    public {of} get{name[:-1]}(int index) {{",
                f"        if (index < 0 || index >= {field['count']}) throw new IndexOutOfBoundsException();",
                f"        return buffer.get{accessor}({at} + 8 * index);", "    }", ""]
    if what == "struct":
        of, member = class_name(field["type"]), camel(field["name"])
        lines = [*javadoc(doc, "    ", [f"@return The one within this {own}: it changes with it."]),
                 f"    public {of} get{name}() {{ return {member}; }}", ""]
        if not is_result:
            lines += [*javadoc(f"Sets `{member}`.", "    ", ["@param value Another one, to copy.", "@return this"]),
                      f"    public {own} set{name}({of} value) {{", f"        {member}.copy({required('value')});",
                      "        return this;", "    }", ""]
        return lines
    if (struct, field["name"]) == ("event", "setting"):
        return [*javadoc(SETTING_DOC, "    ", ["@return The name."]),
                f"    public String getSetting() {{ return Config.settingAt(buffer.getInt({at})); }}", ""]
    if what == "switch" or field["name"] == "animated":
        of, get, put = "boolean", f"buffer.getInt({at}) != 0", f"buffer.putInt({at}, value ? 1 : 0)"
        getter, doc = f"is{name}", text(switch_doc(field["doc"].replace("; 1:", ". 1:"), "false", "true"))
    else:
        of, accessor = NUMBERS[field["type"]]
        getter, get, put = f"get{name}", f"buffer.get{accessor}({at})", f"buffer.put{accessor}({at}, value)"
    lines = [*javadoc(doc, "    ", [f"@return `{camel(field['name'])}`"]),
             f"    public {of} {getter}() {{ return {get}; }}", ""]
    if not is_result:
        lines += [*javadoc(doc, "    ", [f"@param value `{camel(field['name'])}`", "@return this"]),
                  f"    public {own} set{name}({of} value) {{", f"        {put};", "        return this;", "    }", ""]
    return lines


def level_list(own: str, field: dict, doc: str) -> list[str]:
    of, name, size = class_name(field["type"]), pascal(field["name"]), field["size"] // field["count"]
    return [
        *javadoc(doc, "    ", ["@return Copies of those in use."]),
        f"    public {of}[] get{name}() {{", f"        {of}[] found = new {of}[buffer.getInt(offset + COUNT)];",
        "        for (int i = 0; i < found.length; i++)",
        f"            found[i] = new {of}(new {of}(this, offset + {field['offset']} + {size} * i));",
        "        return found;", "    }", "",
        *javadoc(doc, "    ", [f"@param values At most {field['count']}, to copy.", "@return this",
                               "@throws TapZoomException `TapZoomStatus.RANGE`: there are more."]),
        f"    public {own} set{name}({of}... values) {{", f"        {required('values')};",
        f"        if (values.length > {field['count']})",
        f'            throw new TapZoomException(TapZoomStatus.RANGE, "{field["name"]}", -1,',
        f'                "{field["name"]}: at most {field["count"]}, not " + values.length);',
        "        for (int i = 0; i < values.length; i++) Objects.requireNonNull(values[i], \"values[\" + i + \"]\");",
        f"        for (int i = 0; i < {field['count']}; i++) {{",
        f"            {of} to = new {of}(this, offset + {field['offset']} + {size} * i);",
        "            if (i < values.length) to.copy(values[i]);", "            else to.clear();", "        }",
        "        buffer.putInt(offset + COUNT, values.length);", "        return this;", "    }", ""]


def required(name: str) -> str:
    return f'Objects.requireNonNull({name}, "{name}")'


def shown(field: dict) -> str:
    """The value of a field for toString."""
    name, what = pascal(field["name"]), kind(field)
    if what == "choice":
        return f"{TYPES[prefix_of(field)]}.name(get{name}())"
    if what in ("flags", "kinds"):
        types = [TYPES[prefix] for prefix in field["holds"].get("flags", [prefix_of(field)])]
        if len(types) == 1:
            return f"{types[0]}.names(get{name}())"
        return ' + " " + '.join(f"{of}.names(get{name}() & {of}.ALL)" for of in types)
    if what == "list":
        return f"Arrays.toString(get{name}())"
    return f"is{name}()" if kind(field) == "switch" or field["name"] == "animated" else f"get{name}()"


def parameters(api: Description, struct: str) -> list[dict]:
    """The fields that a constructor takes."""
    found = {field["name"]: field for field in fields(api.structs[f"tapzoom_{struct}"])}
    return [found[name] for name in NEEDED.get(struct, "").split()]


def constructor_words(needed: list[dict]) -> tuple[str, str]:
    """The parameters of a constructor, and their assignments."""
    given = ", ".join(f"{NUMBERS[one['type']][0]} {camel(one['name'])}" for one in needed)
    return given, "".join(f".set{pascal(one['name'])}({camel(one['name'])})" for one in needed)


def struct_body(api: Description, struct: str, text: Callable[[str], str]) -> list[str]:
    """The members of a class that follow from the fields."""
    described, own = api.structs[f"tapzoom_{struct}"], STRUCTS[struct]
    found = fields(described)
    inner = [(class_name(one["type"]), camel(one["name"]), one["offset"]) for one in found if kind(one) == "struct"]
    lines = [f"    static final int SIZE = {described['size']};"]
    if any(kind(one) == "list" for one in found):
        count = next(one for one in described["fields"] if one["name"] == "level_count")
        lines.append(f"    private static final int COUNT = {count['offset']};")
    lines += [f"    private final {of} {name} = new {of}(this, offset + {at});" for of, name, at in inner]
    lines += [""]
    if struct != "config":
        sized = " putSize(); " if struct == "options" else " "
        lines += ["    /** Creates one with zeros. */", f"    public {own}() {{ super(SIZE);{sized}}}", ""]
    if needed := parameters(api, struct):
        given, sets = constructor_words(needed)
        lines += [*javadoc("Creates one; the other fields are 0.", "    ",
                           [f"@param {camel(one['name'])} {text(one['doc'])}" for one in needed]),
                  f"    public {own}({given}) {{", "        super(SIZE);", f"        this{sets};", "    }", ""]
    if struct == "level":
        lines += LARGER
    other = f"@param other Another {own}."
    lines += [*javadoc("Creates a copy.", "    ", [other]), f"    public {own}({own} other) {{",
              "        super(SIZE);", f"        copy({required('other')});", "    }", "",
              f"    {own}(Struct memory, int offset) {{ super(memory, offset, SIZE); }}", "",
              *javadoc("Copies all fields.", "    ", [other, "@return this"]),
              f"    public {own} set({own} other) {{", f"        copy({required('other')});",
              "        return this;", "    }", ""]
    if struct == "options":
        size = described["fields"][0]
        lines += [f"    private void putSize() {{ buffer.putInt(offset + {size['offset']}, SIZE); }}", ""]
    for field in found:
        lines += accessors(struct, own, field, text)
    if struct == "config":
        lines += ["    /** Returns the name of the setting at an offset of tapzoom_config, or an empty text. */",
                  "    static String settingAt(int offset) {", "        switch (offset) {",
                  *(f'        case {offset}: return "{name}";' for offset, name in api.setting_names.items()),
                  '        default: return "";', "        }", "    }", ""]
    words = [f'"{camel(one["name"])}=" + {shown(one)}' for one in found
             if not one["count"] or kind(one) == "list"]
    separated = [words[0], *(f'", {word[1:]}' for word in words[1:])]
    lines += ["    @Override", "    public String toString() {", f'        return "{own}("',
              *(f"            + {word}" for word in separated), '            + ")";', "    }"]
    return lines


#: The makers of a level with one number, and of one with two terms.
LARGER = [
    *javadoc("Creates a plain scale: 8 is `new ScaleLevel(Fit.NONE, 8)`.", "    ", ["@param scale 1e-6 to 1e6."]),
    "    public ScaleLevel(double scale) { this(Fit.NONE, scale); }", "",
    *javadoc("Creates one of two terms: the larger scale counts.", "    ", [
        "@param fit One of `Fit`, of the first term.", "@param factor Factor of the first term, 1e-6 to 1e6.",
        "@param otherFit One of `Fit`, of the second term.",
        "@param otherFactor Factor of the second term, 1e-6 to 1e6.", "@return The level."]),
    "    public static ScaleLevel larger(int fit, double factor, int otherFit, double otherFactor) {",
    "        return new ScaleLevel(fit, factor).setOtherFit(otherFit).setOtherFactor(otherFactor);", "    }", ""]
#: Comments of the header that speak of C.
OWN_DOCS = {
    "level": "A scale that keeps its meaning after a resize: a factor times the scale of a fit, or the larger of two "
             "such terms. Examples:\n- `new ScaleLevel(2.5)`: the scale 2.5.\n- "
             "`ScaleLevel.larger(Fit.ONE_TO_ONE, 2, Fit.CONTAIN, 6)`: two device pixels for each content unit, or six "
             "times the scale of the whole content.",
    "options": "Options of a command: how it moves the view. Without options, or with those of a new object, the view "
               "moves at once. Example: `new CommandOptions().setAnimated(true)`."}


def struct_class(api: Description, struct: str, text: Callable[[str], str]) -> str:
    doc = OWN_DOCS.get(struct) or api.structs[f"tapzoom_{struct}"]["doc"]
    lines = [*HEAD, "import java.util.Objects;", "", *javadoc(text(doc)),
             f"public final class {STRUCTS[struct]} extends Struct {{",
             *struct_body(api, struct, text)]
    for function in api.functions:
        if owner(function) == struct and plain(function) not in BY_HAND:
            lines += ["", *Method(function, text).lines()]
    return "\n".join([*lines, "}"]) + "\n"


def list_class(api: Description, struct: str, text: Callable[[str], str]) -> str:
    of, name = STRUCTS[struct], LISTS[struct]
    needed = parameters(api, struct)
    capacity = {"touch": 64, "event": api_value(api, "TAPZOOM_EVENT_CAPACITY"),
                "contact": api_value(api, "TAPZOOM_MAX_CONTACTS")}[struct]
    most = "It grows." if needed else f"A call that fills it replaces its elements. The usual capacity is {capacity}."
    imports = ["import java.util.Objects;", ""] if needed else []
    lines = [*HEAD, *imports, *javadoc(f"A list of `{of}` in one direct buffer. Use it again in each frame. {most} An "
                                       "index loop over it allocates nothing. An element is a view of the buffer: copy "
                                       "it to keep it."),
             f"public final class {name} extends StructList<{of}> {{",
             "    /** Creates an empty list of the usual capacity. */",
             f"    public {name}() {{ this({capacity}); }}", "",
             *javadoc("Creates an empty list.", "    ", ["@param capacity Most elements" + (
                 " before it grows." if needed else ".")]),
             f"    public {name}(int capacity) {{ super(capacity, {of}.SIZE); }}", "",
             "    @Override", f"    {of} element(Struct memory, int offset) {{ return new {of}(memory, offset); }}"]
    if needed:
        given, sets = constructor_words(needed)
        lines += ["", *javadoc("Adds an element; its other fields are 0.", "    ", [
            *(f"@param {camel(one['name'])} {text(one['doc'])}" for one in needed),
            "@return The element, to set more of its fields."]),
            f"    public {of} add({given}) {{", f"        return next(){sets};", "    }", "",
            *javadoc("Adds a copy.", "    ", ["@param other Another one.", "@return true"]), "    @Override",
            f"    public boolean add({of} other) {{", f"        {required('other')};",
            "        next().copy(other);", "        return true;", "    }"]
    return "\n".join([*lines, "}"]) + "\n"


def api_value(api: Description, name: str) -> int:
    return next(one["value"] for one in api.constants if one["name"] == name)


# ---- Methods --------------------------------------------------------------------------------------------------------


def error_tags(function: dict, text: Callable[[str], str]) -> list[str]:
    errors = "; ".join(f"`TapZoomStatus.{name}`" + (f": {why}" if why else "")
                       for name, why in refusals(function, "NULL", "STRUCT_SIZE").items())
    return [f"@throws TapZoomException {text(errors)}."] if errors else []


def parameter_doc(one: dict, text: Callable[[str], str]) -> str:
    own = one["name"] in ("options", "config", "range") or not one.get("doc")
    doc = PARAMETERS.get(one["name"], "") if own else one["doc"]
    if one["direction"] == "inout":
        doc = "Receives the settings."
    if not doc:
        what = one["name"].replace("_", " ").replace("rect", "rectangle")
        doc = f"Receives the {what}." if one["direction"] == "out" else f"The {what}."
    doc = re.sub(r"up to capacity (\w+); may be NULL when capacity is 0",
                 r"the \1, up to its capacity, in place of its elements", doc)
    return text(capital(one_of(doc)))


def result_doc(one: dict, text: Callable[[str], str]) -> str:
    doc = re.sub(r"^Receives 1 if (.*?), otherwise 0\.", r"Whether \1.", parameter_doc(one, lambda doc: doc))
    return text(capital(doc.removeprefix("Receives ")) or f"The {one['name'].replace('_', ' ')}.")


class Method:
    """A public method over a native one."""

    def __init__(self, function: dict, text: Callable[[str], str]) -> None:
        self.function, self.text = function, text
        self.is_view = owner(function) == "view"
        self.name = METHODS.get(plain(function), camel(plain(function)))
        self.given: list[str] = []  # the parameters
        self.called = ["open()" if self.is_view else "this"]  # what the native method gets
        self.tags: list[str] = []
        self.result, self.returned = "void", ""
        self.length = ""  # the length of the array before
        self.required: list[str] = []  # the parameters that must not be null
        self.new = ""  # a new object for the last parameter, which the method fills
        for one in grouped(function)[1:]:
            self.add(one)

    def add(self, one: dict) -> None:
        own, of = camel(one["name"]), pointed(one)
        if not of and self.length:
            self.called.append(self.length)
            self.length = ""
        elif one["name"] == "count" and of:
            self.give_back("int", "size", f"{self.given[-1].split()[1]}.resize((int) size[0])", one)
        elif len(one.get("members", [])) == 1:
            array = {"double": "number", "int32_t": "integer", "uint32_t": "integer", "size_t": "size"}[of]
            if one["name"] == "consumed":
                self.give_back("boolean", array, f"{array}[0] != 0", one)
            else:
                self.give_back(ARRAYS[of][0], array, f"{array}[0]", one)
        elif not of:
            self.take(PLAIN[one["type"]][0], [own], one)
        elif of in ARRAYS:
            self.new = f"new {ARRAYS[of][0]}[{len(one.get('members', [])) or one['length']}]"
            self.take(f"{ARRAYS[of][0]}[]", [own], one)
        elif of == "void":
            self.length = f"{own}.length"
            self.take("byte[]", [own, "0"], one)
        elif one["length"]:
            self.length = f"{own}.capacity()"
            self.take(LISTS[of.removeprefix("tapzoom_")], [f"{own}.memory()"], one)
        else:
            self.new = f"new {class_name(of)}()" if one["direction"] == "out" else ""
            self.take(class_name(of), [own], one)

    def take(self, java: str, called: list[str], one: dict) -> None:
        if pointed(one) and not (one["nullable"] and one["direction"] == "in" and not one["length"]):
            self.required.append(camel(one["name"]))
        self.given.append(f"{java} {camel(one['name'])}")
        self.called += called
        self.tags.append(f"@param {camel(one['name'])} {parameter_doc(one, self.text)}")

    def give_back(self, java: str, array: str, value: str, one: dict) -> None:
        """Returns a number that the native method leaves in an array of the view."""
        self.result, self.returned = java, value
        self.called.append(array)
        self.tags.append(f"@return {result_doc(one, self.text)}")

    def checked(self, call: str, numbers: list[str]) -> list[str]:
        """The call, and its error with the wrong number."""
        names, values = [], []
        for name in numbers:
            own, key = [*name.split(":"), name][:2]
            # Java calls a function of a struct as its method.
            shown = own if self.is_view or own != camel(self.function["parameters"][0]["name"]) else "this"
            names.append(shown if key == shown else f"{shown}:{key}")
            values.append(shown)
        # A config is checked by itself.
        check = ["    if (status != TapZoomStatus.OK) config.check();"] if "config" in self.called else []
        throw = f'throw Wrong.argument(status, "{" ".join(names)}", {", ".join(values)});'
        return [*wrapped(f"int status = {call};"), *check,
                *indented(f"if (status != TapZoomStatus.OK) {throw}", throw)]

    def lines(self) -> list[str]:
        """The method, and one that takes no options or returns a new object."""
        doc, errors = self.text(self.function["doc"]), error_tags(self.function, self.text)
        lock, check = ("synchronized ", "check") if self.is_view else ("", "TapZoom.check")
        call = f"Native.{camel(plain(self.function))}({', '.join(self.called)})"
        numbers = [name for name, _ in spec(self.function, camel) if name != "config:config"]
        returns = [f"    return {self.returned};"] if self.returned else []
        called = self.checked(call, numbers) if numbers else wrapped(f"{check}({call});")
        lines = [*javadoc(doc, "    ", [*self.tags, *errors]),
                 *signature(f"    public {lock}{self.result} {self.name}(", self.given),
                 *(f"        {required(one)};" for one in self.required),
                 *(f"    {line}" for line in [*called, *returns]), "    }"]
        rest, words = self.given[:-1], [one.split()[1] for one in self.given[:-1]]
        if self.given and self.given[-1].startswith("CommandOptions "):
            lines += ["", *javadoc(f"{doc} It does not animate.", "    ", [*self.tags[:-1], *errors]),
                      *signature(f"    public void {self.name}(", rest),
                      f"        {self.name}({', '.join([*words, 'null'])});", "    }"]
        elif self.new:
            of, last = self.given[-1].split()[0], grouped(self.function)[-1]
            tags = [*self.tags[:-1], f"@return {result_doc(last, self.text)}", *errors]
            lines += ["", *javadoc(doc, "    ", tags), *signature(f"    public {of} {self.name}(", rest),
                      f"        {of} found = {self.new};", f"        {self.name}({', '.join([*words, 'found'])});",
                      "        return found;", "    }"]
        return lines


def indented(line: str, end: str) -> list[str]:
    """A line of a method. If it is too long, its end is a line of its own."""
    if len(line) < 112:
        return [f"    {line}"]
    return [f"    {line[:-len(end)].rstrip()}", *filled(end.split(), " " * 8, " " * 12, 116)]


def signature(head: str, given: list[str]) -> list[str]:
    words = [f"{one}," for one in given[:-1]] + [f"{given[-1]})"] if given else [")"]
    words = [word.replace(" ", "\0") for word in [*words[:-1], words[-1] + " {"]]
    lines = filled([head.strip().replace(" ", "\0") + words[0], *words[1:]], "    ", " " * len(head))
    return [line.replace("\0", " ") for line in lines]


def view_methods(api: Description, text: Callable[[str], str]) -> list[str]:
    lines = []
    for function in api.functions:
        if owner(function) == "view" and plain(function) not in BY_HAND | MEMORY:
            lines += [*Method(function, text).lines(), ""]
    return lines[:-1]


# ---- Output ---------------------------------------------------------------------------------------------------------


def outputs(api: Description) -> dict[str, object]:
    text = prose(api)
    ranges = [*HEAD, "/** Name, offset in the struct, type and range of each number that a host passes. */",
              "final class Ranges {", "    static final String TEXT =",
              *literal(entries(api, camel, camel, TYPES), " " * 8), "", "    private Ranges() { }", "}"]
    files: dict[str, object] = {f"{FOLDER}/Ranges.java": "\n".join(ranges) + "\n",
                                f"{FOLDER}/TapZoomConstants.java": limits(api, text),
                                f"{FOLDER}/TapZoom.java": {"methods": view_methods(api, text)},
                                f"{FOLDER}/Config.java": {"settings": struct_body(api, "config", text)}}
    for prefix in api.enumerations:
        files[f"{FOLDER}/{TYPES[prefix]}.java"] = enumeration(api, prefix, text)
    for struct in STRUCTS:
        if struct != "config":
            files[f"{FOLDER}/{STRUCTS[struct]}.java"] = struct_class(api, struct, text)
    for struct, name in LISTS.items():
        files[f"{FOLDER}/{name}.java"] = list_class(api, struct, text)
    return files
