# SPDX-License-Identifier: MIT
"""The library as one C file: the functions that pass structs and numbers to the module and back."""

import re
from itertools import groupby

from .description import Description, filled

FILE = "bindings/amalgamation/facade.c"
#: Structs that begin with their size, and their size in 1.0.
GROWN = {"tapzoom_config": 720, "tapzoom_options": 88}
#: In the module, integers have no sign.
CASTS = {"int32_t": "(u32)", "int64_t": "(u64)", "size_t": "size32"}


def words(api: Description, struct: str) -> list[int]:
    """The sizes of the words of a struct."""
    found = []
    for field in api.structs[struct]["fields"]:
        name, count = field["type"], field["count"] or 1
        found += count * (words(api, name) if name in api.structs else [field["size"] // count])
    return found


def layout(api: Description, name: str) -> str:
    """Pairs of the size and the number of words, as a string of C."""
    sizes = words(api, name) if name in api.structs else [{"float": 4, "int32_t": 4, "uint32_t": 4, "double": 8}[name]]
    pairs = [(size, len(list(run))) for size, run in groupby(sizes)]
    return '"' + "".join(f"\\{size:o}\\{count:o}" for size, count in pairs) + '"'


def name_of(struct: str) -> str:
    return f"WORDS_{struct.removeprefix('tapzoom_')}"


def definitions(api: Description) -> list[str]:
    lines = [f"#define {name_of(one)} {layout(api, one)}" for one in api.structs]
    lines += [f"#define OLDEST_{one.removeprefix('tapzoom_').upper()} {size} /* Its size in 1.0. */"
              for one, size in GROWN.items()]
    return lines


def function(one: dict, api: Description) -> list[str]:
    """A function of the header; every pointer is to structs or numbers of a known count."""
    given, before, after, arguments, at = [], [], [], [], 0
    has_view = False
    for parameter in one["parameters"]:
        name, kind = parameter["name"], parameter["type"]
        pointed = re.sub(r"const | \*$", "", kind)
        count = parameter.get("length")
        given.append(f"{kind}{'' if kind.endswith('*') else ' '}{name}")
        if pointed == "tapzoom_view":
            has_view = True
            arguments.append("VIEW")
            continue
        if not kind.endswith("*"):
            arguments.append(f"{CASTS.get(kind, '')}{name}" if CASTS.get(kind) != "size32" else f"size32({name})")
            continue
        if count:
            given[-1] = f"{pointed} {name}[{count}]"
        size = f"{count} * sizeof *{name}" if count else f"sizeof *{name}"
        form = name_of(pointed) if pointed in api.structs else layout(api, pointed)
        place = f"ARGS + {at}" if at else "ARGS"
        if parameter["direction"] == "out":
            arguments.append(f"{name} ? {place} : 0")
            after.append(f"get({name}, v, {place}, {size}, {form});")
        elif pointed in GROWN:
            oldest = f"OLDEST_{pointed.removeprefix('tapzoom_').upper()}"
            arguments.append(f"put_grown(v, {place}, {name}, {size}, {oldest}, {form})")
        else:
            arguments.append(f"put(v, {place}, {name}, {size}, {form})")
        at += (api.structs[pointed]["size"] if pointed in api.structs else 8) * (count or 1)
    inner = f"in_{one['name'].removeprefix('tapzoom_')}"
    is_status = one["result"] == "tapzoom_status"
    head = filled([f"{part}," for part in given[:-1]] + [f"{given[-1] if given else 'void'}) {{"],
                  f"{one['result']} {one['name']}(", " " * (len(one["result"]) + len(one["name"]) + 2))
    view = next((p for p in one["parameters"] if "tapzoom_view" in p["type"]), None)
    if has_view:
        before = [f"tapzoom_view *v = (tapzoom_view *){view['name']};", "tapzoom_status status = enter(v);",
                  "if (status != TAPZOOM_OK) return status;"]
        call = "status = (tapzoom_status)"
    elif is_status:
        before = ["spare memory;", "tapzoom_view *v = start(&memory, SPARE);", "tapzoom_status status;"]
        call = "status = (tapzoom_status)"
    else:
        return [*head, "    spare memory;",
                f"    return ({one['result']}){inner}({', '.join(['start(&memory, SPARE)', *arguments])});", "}"]
    body = [*before, *statement(f"{call}{inner}(", ["v", *arguments])]
    if len(after) == 1:
        body.append(f"if (status == TAPZOOM_OK) {after[0]}")
    elif after:
        body += ["if (status == TAPZOOM_OK) {", *(f"    {line}" for line in after), "}"]
    body.append("return leave(v, status);" if has_view else "return status;")
    return [*head, *(f"    {line}" for line in body), "}"]


def statement(first: str, arguments: list[str]) -> list[str]:
    """A call. The words of an argument may be on two lines."""
    words_of = " ".join(f"{part}," for part in arguments[:-1]) + f" {arguments[-1]});"
    return filled(words_of.split(), first, "    ", width=116)


def outputs(api: Description) -> dict[str, object]:
    text = open_text()
    by_hand = set(re.findall(r"^\w[^\n;=]*?\b(tapzoom_\w+)\([^;]*?\) \{$", text, re.M | re.S))
    lines = []
    for one in api.functions:
        if one["name"] not in by_hand:
            lines += ["", *function(one, api)]
    return {FILE: {"layouts": definitions(api), "functions": lines[1:]}}


def open_text() -> str:
    """The functions by hand."""
    from .description import ROOT
    text = (ROOT / FILE).read_text("utf-8")
    return text[:text.index("begins: functions")]
