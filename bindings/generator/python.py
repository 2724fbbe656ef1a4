# SPDX-License-Identifier: MIT
"""Python: the C interface for ctypes, the enumerations, the settings with their documentation, and the ranges."""

from .description import (
    TYPE_NAMES, WIDTH, WRITTEN, Description, filled, kind, number, paragraphs, pascal, prefix_of, short, switch_doc)
from .names import names
from .prose import Prose
from .ranges import joined

FOLDER = "bindings/python/tapzoom"
TYPES = {"double": "c_double", "float": "c_float", "int32_t": "c_int32", "uint32_t": "c_uint32", "int64_t": "c_int64",
         "uint64_t": "c_uint64", "size_t": "c_size_t", "tapzoom_status": "c_int32", "void": "c_void_p",
         "tapzoom_view": "c_void_p", "char": "c_char_p"}
#: The types of settings; {0} is an enumeration, and {0}Like a member of it or its name.
ANY = {"choice": "{0}Like", "flags": "Union[{0}Like, Iterable[{0}Like]]", "kinds": "Iterable[{0}Like]",
       "number": "float", "count": "int", "switch": "bool", "struct": "LevelLike", "list": "Iterable[LevelLike]"}
#: Enumerations that a program only reads.
READ = {"TAPZOOM_ERROR_", "TAPZOOM_REASON_", "TAPZOOM_DIRECTION_", "TAPZOOM_PHASE_", "TAPZOOM_CAUSE_", "TAPZOOM_STATE_",
        "TAPZOOM_RECORD_"}
#: The structs that a program writes, and their enumerations, numbers or ranges that the header does not limit by field.
LENGTH, SPAN, RATE, TIME = "-1e12 to 1e12", "-1e40 to 1e40", "-1000 to 1000", "-1e12 to 1e12"
SCALE, ANY_SCALE = "1e-40 to 1e40", "0, or 1e-40 to 1e40"
WRITES = {
    "transform": {"scale": SCALE, "rotation": SPAN, "x": SPAN, "y": SPAN},
    "rect": {"x": LENGTH, "y": LENGTH},
    "viewport": {},
    "velocity": {"x": LENGTH, "y": LENGTH, "log_scale": RATE, "rotation": RATE, "view_x": LENGTH, "view_y": LENGTH},
    "touch": {"time": TIME, "x": LENGTH, "y": LENGTH},
    "scroll": {"time": TIME, "x": LENGTH, "y": LENGTH, "dx": LENGTH, "dy": LENGTH},
    "level": {"other_factor": "0, or 1e-6 to 1e6"},
    "options": {"max_scale": ANY_SCALE, "fly_rho": "0, or 0.001 to 1000", "fly_speed": "0, or 0.001 to 1000"},
    "config": {},
}
#: The same for parameters: by function, otherwise by name.
PARAMETERS = {
    "zoom_to scale": SCALE, "center_on scale": ANY_SCALE, "rotate_to rotation": SPAN, "zoom_by factor": "1e-6 to 1e6",
    "rotate_by angle": RATE, "get_smart_zoom max_scale": ANY_SCALE, "transform_interpolate t": "0 to 1",
    "set_contact_owner owner": "Owner view host", "time": TIME, "offset": TIME,
    **{name: LENGTH for name in ("x", "y", "dx", "dy", "view_x", "view_y", "content_x", "content_y", "origin_x",
                                 "origin_y")}}
#: Functions whose arguments the package looks up in another way, or that it does not call.
OTHERWISE = {"config_init", "config_check", "create_at", "push_touches", "frame"}
#: Parameters that the package names otherwise.
RENAMED = {"outer": "transform", "from": "transform", "to": "other", "view_x": "point.x", "view_y": "point.y",
           "content_x": "point.x", "content_y": "point.y", "origin_x": "origin.x", "origin_y": "origin.y"}


def docstring(doc: str, indent: str = "") -> list[str]:
    lines = paragraphs(doc, f'{indent}"""', indent)
    if len(lines) == 1 and len(lines[0]) <= WIDTH - 3:
        return [lines[0] + '"""']
    return [*lines, f'{indent}"""']


def head(doc: str) -> list[str]:
    return ["# SPDX-License-Identifier: MIT", f"# {WRITTEN}",
            *docstring(doc), "", "from __future__ import annotations", ""]


def prose(api: Description) -> Prose:
    structs = {"config": "Config", "touch": "Touch"}

    def field(struct: str, name: str) -> str:
        return f"{structs.get(struct, pascal(struct))}.{name}" if name else structs.get(struct, pascal(struct))

    return Prose(api, lambda name: names(name).get("Python", name), field,
                 lambda of, name: f"{of}.{name}")


# ---- _abi.py --------------------------------------------------------------------------------------------------------


def struct_name(name: str) -> str:
    return "C" + pascal(name.removeprefix("tapzoom_"))


def c_type(text: str) -> str:
    """The type of a parameter or of a result."""
    base, stars = text.replace("const ", "").partition("[")[0].strip(), text.count("*") + text.count("[")
    base = base.rstrip("* ").strip()
    plain = TYPES.get(base) or struct_name(base)
    if plain in ("c_void_p", "c_char_p"):
        stars -= 1
    return "POINTER(" * stars + plain + ")" * stars


def abi(api: Description) -> str:
    text = prose(api)
    lines = head("The C interface as ctypes: the constants, structs and functions of tapzoom.h and nothing else.")
    lines += ["import ctypes"]
    lines += filled(["POINTER,", "c_char_p,", "c_double,", "c_float,", "c_int32,", "c_int64,", "c_size_t,",
                     "c_uint32,", "c_uint64,", "c_void_p"], "from ctypes import ", "    ")
    lines += ["from typing import Any, Dict, Optional, Tuple, Type", ""]
    for one in api.limits:
        lines += [*paragraphs(text(one["doc"]), "#: ", "#: "),
                  f"{one['name'].removeprefix('TAPZOOM_')} = {number(one['value'])}"]
    for struct in api.structs.values():
        lines += ["", "", f"class {struct_name(struct['name'])}(ctypes.Structure):",
                  f'    """{struct["name"]} of the header."""', "", "    _fields_ = ["]
        for one in struct["fields"]:
            plain = TYPES.get(one["type"]) or struct_name(one["type"])
            count = f" * {one['count']}" if one["count"] else ""
            lines.append(f'        ("{one["name"]}", {plain}{count}),')
        lines.append("    ]")
    lines += ["", "", "#: The structs of the header by their C names.",
              "STRUCTS: Dict[str, Type[ctypes.Structure]] = {"]
    lines += [f'    "{name}": {struct_name(name)},' for name in api.structs]
    lines += ["}", "", "#: The functions of the header: name, then the type of the result (None for void), then those "
              "of the arguments.", "FUNCTIONS: Dict[str, Tuple[Optional[Any], Tuple[Any, ...]]] = {"]
    for one in api.functions:
        words = [f"{c_type(parameter['type'])}," for parameter in one["parameters"]]
        if len(words) > 1:
            words[-1] = words[-1].rstrip(",")
        result = "None" if one["result"] == "void" else c_type(one["result"])
        words = ["()"] if not words else ["(" + words[0], *words[1:-1], words[-1] + ")"] if len(words) > 1 else [
            f"({words[0]})"]
        lines += filled([f"({result},", *words[:-1], f"{words[-1]}),"], f'    "{one["name"]}": ', "        ")
    lines += ["}", "", "", "def bind(library: ctypes.CDLL) -> None:",
              '    """Sets the types of a loaded library\'s functions. Raises AttributeError when the library lacks '
              'one."""', "    for name, (result, arguments) in FUNCTIONS.items():",
              "        function = getattr(library, name)", "        function.restype = result",
              "        function.argtypes = arguments"]
    return "\n".join(lines) + "\n"


# ---- enums.py -------------------------------------------------------------------------------------------------------


def enums(api: Description) -> str:
    text = prose(api)
    lines = head("The enumerations of the C header, with the same names and numbers.\n\nEvery function that takes a "
                 "member also takes its name: ``fit=\"width\"`` is ``fit=Fit.WIDTH``. Members print as "
                 "their names, which are in lower case. FitLike is the type of such an argument, for programs with "
                 "types.")
    lines += ["from typing import Literal, Union", "", "from ._named import NamedIntEnum, NamedIntFlag"]
    for prefix, found in api.enumerations.items():
        doc = text(found["doc"]) or "Outcome of a call of the C library. tapzoom.errors has an exception for each."
        members = [(short(one["name"], prefix).upper(), one["value"], text(one["doc"])) for one in found["values"]]
        lines += ["", "", f"class {TYPE_NAMES[prefix]}(NamedInt{'Flag' if found['flags'] else 'Enum'}):"]
        documented = [(name, own) for name, _, own in members if own]
        if not documented:
            lines += docstring(doc, "    ")
        else:
            lines += [*paragraphs(doc, '    """', "    "), ""]
            wide = max(len(name) for name, _ in documented) + 2
            for name, own in documented:
                lines += paragraphs(own, f"    {name:{wide}}", " " * (4 + wide))
            lines.append('    """')
        lines.append("")
        lines += [f"    {name} = {f'1 << {value.bit_length() - 1}' if found['flags'] else value}"
                  for name, value, _ in members]
        if prefix not in READ:
            words = [f'"{name.lower()}",' for name, _, _ in members]
            one = f"{TYPE_NAMES[prefix]}Like = Union[{TYPE_NAMES[prefix]}, Literal["
            short_one = one + " ".join(words)[:-1] + "]]"
            lines += ["", "", *([short_one] if len(short_one) <= WIDTH else [
                one, *filled(words, "    ", "    "), "]]"])]
    return "\n".join(lines) + "\n"


# ---- _ranges.py -----------------------------------------------------------------------------------------------------


def allowed(one: dict, api: Description) -> str:
    """What a field or a parameter may hold: a range, or an enumeration and, if not all count, its names."""
    holds = one.get("holds") or {}
    if not holds:
        return joined(one.get("range") or [])
    names = []
    if "from" in holds:
        prefix = holds["flags"][0]
        names = list(api.members(prefix))
        names = names[names.index(short(holds["from"], prefix)):names.index(short(holds["to"], prefix)) + 1]
    return " ".join([TYPE_NAMES[prefix_of(one)], *names])


def ranges(api: Description) -> str:
    lines = head("The ranges of numbers and the enumerations of other values, for the messages of errors.")
    lines += ["from typing import Dict", "", "#: What the fields of a struct may hold: a range, or an enumeration and, "
              "if not all count, its names.", "FIELDS: Dict[str, Dict[str, str]] = {"]
    for struct, known in WRITES.items():
        lines.append(f'    "{struct}": {{')
        lines += [f'        "{one["name"]}": "{found}",' for one in api.structs[f"tapzoom_{struct}"]["fields"]
                  if kind(one) != "switch" and (found := known.get(one["name"]) or allowed(one, api))]
        lines.append("    },")
    lines += ["}", "#: The parameters after the view that a function reads: the same, or a struct.",
              "PARAMETERS: Dict[str, Dict[str, str]] = {"]
    for function in api.functions:
        name, words = function["name"].removeprefix("tapzoom_"), []
        if name in OTHERWISE:
            continue
        for one in function["parameters"]:
            if one["name"] == "view":
                continue
            struct = one["type"].removeprefix("const ").partition(" ")[0].removeprefix("tapzoom_")
            known = PARAMETERS.get(f"{name} {one['name']}") or allowed(one, api) or PARAMETERS.get(one["name"], "")
            if one["direction"] == "in":
                words.append((RENAMED.get(one["name"], one["name"]), struct if struct in WRITES else known))
        words = [f'"{one}": "{found}",' for one, found in words]
        line = f'    "tapzoom_{name}": {{' + " ".join(words)[:-1] + "},"
        if not all(word.endswith('"",') for word in words) or '"id": "",' in words:
            lines += [line] if len(line) <= WIDTH else [
                f'    "tapzoom_{name}": {{', *filled(words, "        ", "        "), "    },"]
    lines.append("}")
    return "\n".join(lines) + "\n"


# ---- settings.py ----------------------------------------------------------------------------------------------------


def settings(api: Description) -> str:
    text = prose(api)
    fields = api.named_settings
    types = {TYPE_NAMES[prefix_of(one)] for one in fields if kind(one) in ("choice", "flags", "kinds")}
    types = sorted([*types, *(f"{one}Like" for one in types)])
    lines = head("The settings of a view: their types as keywords, and their documentation.")
    lines += ["from typing import Iterable, TypedDict, Union", "",
              "from ._settings import LevelLike, choice, count, flags, kinds, level, levels, number, switch",
              "from .enums import (", *(f"    {one}," for one in types), ")"]
    lines += ["", "", "class Settings(TypedDict, total=False):",
              '    """The settings as keywords of Config, Config.replace and View. help(tapzoom.Config) documents each '
              'of them."""', ""]
    for one in fields:
        of = TYPE_NAMES[prefix_of(one)] if kind(one) in ("choice", "flags", "kinds") else ""
        lines.append(f"    {one['name']}: {ANY[kind(one)].format(of)}")
    lines += ["", "", "class SettingFields:", '    """The settings of a Config. Brackets hold the default and the '
              'presets with another default."""', "", "    __slots__ = ()", ""]
    make = {"struct": "level", "list": "levels"}
    for one in fields:
        of = f"{TYPE_NAMES[prefix_of(one)]}, " if kind(one) in ("choice", "flags", "kinds") else ""
        doc = switch_doc(one["doc"], "False", "True") if kind(one) == "switch" else one["doc"]
        doc = text(doc).replace("\\", "\\\\").replace('"', '\\"')
        call = f"    {one['name']} = {make.get(kind(one), kind(one))}("
        if len(call) + len(of) + len(doc) + 3 <= WIDTH:
            lines.append(f'{call}{of}"{doc}")')
            continue
        parts = filled(doc.split(), "", "", WIDTH - 12)
        lines += [call, *([f"        {of.strip()}"] if of else []), *(f'        "{part} "' for part in parts[:-1]),
                  f'        "{parts[-1]}"{"," if of else ""}', "    )"]
    return "\n".join(lines) + "\n"


def outputs(api: Description) -> dict[str, object]:
    return {f"{FOLDER}/_abi.py": abi(api), f"{FOLDER}/enums.py": enums(api), f"{FOLDER}/settings.py": settings(api),
            f"{FOLDER}/_ranges.py": ranges(api)}
