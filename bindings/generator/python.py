# SPDX-License-Identifier: MIT
"""Python: the C interface for ctypes, the enumerations, and the settings with their documentation."""

from .description import (
    TYPE_NAMES, WIDTH, WRITTEN, Description, filled, kind, number, paragraphs, pascal, prefix_of, short, switch_doc)
from .names import names
from .prose import Prose

FOLDER = "bindings/python/tapzoom"
TYPES = {"double": "c_double", "float": "c_float", "int32_t": "c_int32", "uint32_t": "c_uint32", "int64_t": "c_int64",
         "uint64_t": "c_uint64", "size_t": "c_size_t", "tapzoom_status": "c_int32", "void": "c_void_p",
         "tapzoom_view": "c_void_p", "char": "c_char_p"}
#: What a value of an enumeration or of a set may be, besides its members.
ANY = {"choice": "Union[{0}, int, str]", "flags": "Union[{0}, int, str, Iterable[Union[{0}, int, str]]]",
       "kinds": "Iterable[Union[{0}, int, str]]", "number": "float", "count": "int", "switch": "bool",
       "struct": "LevelLike", "list": "Iterable[LevelLike]"}


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
                 "member also takes its name in any case: ``fit=\"width\"`` is ``fit=Fit.WIDTH``. Members print as "
                 "their names in lower case.")
    lines.append("from ._named import NamedIntEnum, NamedIntFlag")
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
    return "\n".join(lines) + "\n"


# ---- settings.py ----------------------------------------------------------------------------------------------------


def settings(api: Description) -> str:
    text = prose(api)
    fields = api.named_settings
    types = sorted({TYPE_NAMES[prefix_of(one)] for one in fields if kind(one) in ("choice", "flags", "kinds")})
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
    return {f"{FOLDER}/_abi.py": abi(api), f"{FOLDER}/enums.py": enums(api), f"{FOLDER}/settings.py": settings(api)}
