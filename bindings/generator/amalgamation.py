# SPDX-License-Identifier: MIT
"""The library as one C file: the functions that pass structs and numbers to the module and back."""

import re
from itertools import groupby

from .description import ROOT, Description, filled

FILE = "bindings/amalgamation/facade.c"
BESIDE = "Tests/Releases/amalgamation/beside.c"
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
    lines = []
    for one in api.structs:
        pairs = layout(api, one)
        cut = pairs.rfind("\\", 0, 90) if len(pairs) > 90 else len(pairs)
        lines.append(f'#define {name_of(one)} {pairs[:cut]}' + (f'" \\\n    "{pairs[cut:]}' if pairs[cut:] else ""))
    lines += [f"#define OLDEST_{one.removeprefix('tapzoom_').upper()} {size} /* Its size in 1.0. */"
              for one, size in GROWN.items()]
    return lines


def pointed_of(kind: str) -> str:
    """The type that a pointer points to."""
    return re.sub(r"const | \*$", "", kind)


def head(one: dict) -> list[str]:
    """The first lines of a function."""
    given = []
    for parameter in one["parameters"]:
        name, kind, count = parameter["name"], parameter["type"], parameter.get("length")
        pointed = pointed_of(kind)
        given.append(f"{pointed} {name}[{count}]" if isinstance(count, int) else f"{kind}{'' if kind.endswith('*') else ' '}{name}")
    first = f"{one['result']} {one['name']}("
    return filled([f"{part}," for part in given[:-1]] + [f"{given[-1] if given else 'void'}) {{"], first,
                  " " * len(first))


def function(one: dict, api: Description) -> list[str]:
    """A function of the header; every pointer is to structs or numbers of a known count."""
    before, after, arguments, at = [], [], [], 0
    has_view = False
    for parameter in one["parameters"]:
        name, kind = parameter["name"], parameter["type"]
        pointed = pointed_of(kind)
        count = parameter.get("length")
        if pointed == "tapzoom_view":
            has_view = True
            arguments.append("VIEW")
            continue
        if not kind.endswith("*"):
            arguments.append(f"{CASTS.get(kind, '')}{name}" if CASTS.get(kind) != "size32" else f"size32({name})")
            continue
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
    view = next((each for each in one["parameters"] if pointed_of(each["type"]) == "tapzoom_view"), None)
    if has_view:
        before = [f"tapzoom_view *v = (tapzoom_view *){view['name']};", "tapzoom_status status = enter(v);",
                  "if (status != TAPZOOM_OK) return status;"]
        call = "status = (tapzoom_status)"
    elif is_status:
        before = ["spare memory;", "tapzoom_view *v = start(&memory, SPARE);", "tapzoom_status status;"]
        call = "status = (tapzoom_status)"
    else:
        return [*head(one), "    spare memory;",
                f"    return ({one['result']}){inner}({', '.join(['start(&memory, SPARE)', *arguments])});", "}"]
    body = [*before, *statement(f"{call}{inner}(", ["v", *arguments])]
    if len(after) == 1:
        body.append(f"if (status == TAPZOOM_OK) {after[0]}")
    elif after:
        body += ["if (status == TAPZOOM_OK) {", *(f"    {line}" for line in after), "}"]
    body.append("return leave(v, status);" if has_view else "return status;")
    return [*head(one), *(f"    {line}" for line in body), "}"]


def statement(first: str, arguments: list[str]) -> list[str]:
    """A call. The words of an argument may be on two lines."""
    words_of = " ".join(f"{part}," for part in arguments[:-1]) + f" {arguments[-1]});"
    return filled(words_of.split(), first, "    ", width=116)


def beside(one: dict, api: Description) -> list[str]:
    """The function for the test that calls both."""
    name, before, after, shipped, c = one["name"], [], [], [], []
    for parameter in one["parameters"]:
        own, kind = parameter["name"], parameter["type"]
        if pointed_of(kind) == "tapzoom_view":
            shipped.append(f"SHIPPED({own})")
            c.append(f"C({own})")
            continue
        shipped.append(own)
        if kind.endswith("*") and parameter["direction"] == "out":
            count = parameter.get("length")
            size = f"{count} * sizeof *{own}" if count else f"sizeof *{own}"
            before.append(f"{kind}other_{own} = twin({len(before)}, {own}, {size});")
            after.append(f'same("{name}", {own}, other_{own}, {size});')
            own = f"other_{own}"
        c.append(own)
    result = one["result"]
    body = [*before, *statement(f"{result} of_c = c_{name}(", c),
            *statement(f'{result} status = agreed("{name}", shipped_{name}(', [*shipped[:-1], f"{shipped[-1]})", "of_c"]),
            *after, "return status;"]
    return [*head(one), *(f"    {line}" for line in body), "}"]


def both(api: Description) -> list[str]:
    text = (ROOT / BESIDE).read_text("utf-8")
    by_hand = set(re.findall(r"^\w[^\n;=]*?\b(tapzoom_\w+)\([^;]*?\) \{", text[text.index("generate.py ends"):], re.M | re.S))
    lines = [f"BOTH({one['name'].removeprefix('tapzoom_')})" for one in api.functions]
    for one in api.functions:
        if one["name"] not in by_hand:
            lines += ["", *beside(one, api)]
    return lines


def outputs(api: Description) -> dict[str, object]:
    text = open_text()
    by_hand = set(re.findall(r"^\w[^\n;=]*?\b(tapzoom_\w+)\([^;]*?\) \{$", text, re.M | re.S))
    lines = []
    for one in api.functions:
        if one["name"] not in by_hand:
            lines += ["", *function(one, api)]
    return {FILE: {"layouts": definitions(api), "functions": lines[1:]}, BESIDE: {"functions": both(api)}}


def open_text() -> str:
    """The functions by hand."""
    text = (ROOT / FILE).read_text("utf-8")
    return text[:text.index("begins: functions")]
