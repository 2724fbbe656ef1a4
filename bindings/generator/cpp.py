# SPDX-License-Identifier: MIT
"""C++: the constants and enumerations of tapzoom.hpp, the fields of its largest structs, and a test of all layouts."""

from .description import TYPE_NAMES, WRITTEN, Description, filled, kind, paragraphs, pascal, prefix_of, sentence, short
from .ranges import entries

FILE = "bindings/cpp/tapzoom.hpp"
TYPES = {"double": "double", "int32_t": "std::int32_t", "uint32_t": "std::uint32_t", "int64_t": "std::int64_t",
         "uint64_t": "std::uint64_t"}
#: The enumerations with another name than in other languages: Xlib.h defines a macro Status.
NAMES = {**TYPE_NAMES, "TAPZOOM_ERROR_": "Result"}
#: The structs that tapzoom.hpp declares with typed enumerations.
STRUCTS = ("viewport", "touch", "scroll", "level", "event", "contact", "state", "frame_result", "options",
           "record_entry", "config")


def constants(api: Description) -> list[str]:
    lines = []
    for one in api.constants:
        if "VERSION" in one["name"]:
            continue
        kind_of = "double" if isinstance(one["value"], float) else "std::size_t"
        lines += [f"/** {sentence(one['doc'])} */",
                  f"inline constexpr {kind_of} {short(one['name'], 'TAPZOOM_')} = {one['name']};"]
    return lines


def word(name: str) -> str:
    """A name that is no keyword."""
    return "automatic" if name == "auto" else name


def enumerations(api: Description) -> list[str]:
    lines, masks = [], []
    for prefix, found in api.enumerations.items():
        name = NAMES[prefix]
        base = "tapzoom_status" if name == "Result" else "std::uint32_t" if found["flags"] else "std::int32_t"
        doc = sentence(found["doc"]) or "Outcome of a call: tapzoom_status."
        if found["flags"]:
            masks.append(f"std::is_same_v<E, {name}>")
        lines += [*paragraphs(doc, "/** ", "    ", last=" */"),
                  f"enum class {name} : {base} {{"]
        # error_null, because null and range are words of other meanings.
        cut = "TAPZOOM_" if name == "Result" else prefix
        members = [f"    {word(short(one['name'], cut))} = {one['name']}" for one in found["values"]]
        lines += [*(f"{one}," for one in members[:-1]), members[-1], "};", ""]
    masked = filled([f"{one} ||" for one in masks[:-1]] + [f"{masks[-1]};"], "inline constexpr bool is_mask = ", "    ")
    return [*lines, "namespace detail {", "/** Whether the values of an enumeration are bits. */", "template <class E>",
            *masked, "} // namespace detail"]


def field_type(field: dict) -> str:
    if kind(field) in ("choice", "flags"):
        return NAMES[prefix_of(field)]
    return TYPES.get(field["type"]) or pascal(field["type"].removeprefix("tapzoom_"))


def fields(api: Description, struct: str) -> list[str]:
    return [f"    {field_type(one)} {one['name']}{'[%d]' % one['count'] if one['count'] else ''};"
            for one in api.structs[f"tapzoom_{struct}"]["fields"] if one["name"] != "struct_size"]


def settings(api: Description) -> list[str]:
    lines = []
    for entry in entries(api, str, str, NAMES):
        name, _, _, words = entry.split(" ", 3)
        owner, _, part = name.partition(".")
        if owner == "config":
            lines.append(f'    {{offsetof(tapzoom_config, {part}), "{part}", "{words}"}},')
        elif owner == "level" and part != "fit":  # as the setting fit
            words += ", 0 without other_factor" if part == "other_fit" else ""
            lines.append(f'    {{-1, "{part}", "{words}"}},')
    return lines


def layout(api: Description) -> str:
    lines = ["// SPDX-License-Identifier: MIT", f"// {WRITTEN}", "//",
             "// The structs of tapzoom.hpp have the layout of those in tapzoom.h.", "#include <cstddef>", "",
             '#include "tapzoom.hpp"', "",
             "#define SAME(Own, own, field) static_assert(offsetof(tapzoom::Own, field) == offsetof(own, field) && \\",
             "    sizeof(tapzoom::Own::field) == sizeof(own::field))", ""]
    for struct in STRUCTS:
        name, own = f"tapzoom_{struct}", pascal(struct)
        lines.append(f"static_assert(sizeof(tapzoom::{own}) == sizeof({name}));")
        lines += [f"SAME({own}, {name}, {one['name']});" for one in api.structs[name]["fields"]]
    return "\n".join(lines) + "\n"


def outputs(api: Description) -> dict[str, object]:
    return {
        FILE: {"constants": constants(api), "enumerations": enumerations(api), "fields of Event": fields(api, "event"),
               "settings": settings(api),
               "fields of Contact": fields(api, "contact"), "fields of Config": fields(api, "config")},
        "Tests/Bindings/Cpp/layout.cpp": layout(api)}
