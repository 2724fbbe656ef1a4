# SPDX-License-Identifier: MIT
"""The library as one C file: the functions that pass structs and numbers to the module and back, and for a test those
that call the library and that file."""

import re
from itertools import groupby

from .description import ROOT, Description, filled

FACADE = "bindings/amalgamation/facade.c"
BESIDE = "Tests/Releases/amalgamation/beside.c"
#: Structs that begin with their size, and their size in 1.0.
GROWN = {"tapzoom_config": 720, "tapzoom_options": 88}
#: The sizes of numbers that functions write.
NUMBERS = {"float": 4, "int32_t": 4, "uint32_t": 4, "double": 8}
#: In the module, integers have no sign.
CASTS = {"int32_t": "(u32)", "int64_t": "(u64)"}


# ---- Structs --------------------------------------------------------------------------------------------------------


def words(api: Description, struct: str) -> list[int]:
    """The sizes of the words of a struct."""
    found = []
    for field in api.structs[struct]["fields"]:
        name, count = field["type"], field["count"] or 1
        found += count * (words(api, name) if name in api.structs else [field["size"] // count])
    return found


def layout(sizes: list[int]) -> list[str]:
    """Pairs of the size and the number of words, as strings of C."""
    pairs = [(size, len(list(run))) for size, run in groupby(sizes)]
    return filled((f"\\{size:o}\\{count:o}" for size, count in pairs), "", "", 90, joint="")


def short(struct: str) -> str:
    return struct.removeprefix("tapzoom_")


def definitions(api: Description) -> list[str]:
    lines = []
    for one in api.structs:
        strings = [f'"{part}"' for part in layout(words(api, one))]
        first = f"#define WORDS_{short(one)} {strings[0]}"
        lines += [f"{part} \\" for part in [first, *(f"    {each}" for each in strings[1:])]]
        lines[-1] = lines[-1].removesuffix(" \\")
    return lines + [f"#define OLDEST_{short(one).upper()} {size} /* Its size in 1.0. */" for one, size in GROWN.items()]


# ---- Functions ------------------------------------------------------------------------------------------------------


def pointed(kind: str) -> str:
    """The type that a pointer points to."""
    return re.sub(r"const | \*$", "", kind)


def is_view(parameter: dict) -> bool:
    return pointed(parameter["type"]) == "tapzoom_view"


def size_of(parameter: dict) -> str:
    name, count = parameter["name"], parameter.get("length")
    return f"{count} * sizeof *{name}" if count else f"sizeof *{name}"


def head(one: dict) -> list[str]:
    """The first lines of a function."""
    given = []
    for parameter in one["parameters"]:
        name, kind, count = parameter["name"], parameter["type"], parameter.get("length")
        if isinstance(count, int):
            given.append(f"{pointed(kind)} {name}[{count}]")
        else:
            given.append(f"{kind}{name}" if kind.endswith("*") else f"{kind} {name}")
    first = f"{one['result']} {one['name']}("
    return filled([*(f"{part}," for part in given[:-1]), f"{given[-1] if given else 'void'}) {{"], first,
                  " " * len(first))


def statement(first: str, arguments: list[str]) -> list[str]:
    return filled(f"{', '.join(arguments)});".split(), first, "    ", width=116)


def facade(one: dict, api: Description) -> list[str]:
    """A function of the header whose pointers are to structs, or to numbers of a known count."""
    after, arguments, at = [], [], 0
    for parameter in one["parameters"]:
        name, kind = parameter["name"], parameter["type"]
        of, size, place = pointed(kind), size_of(parameter), f"ARGS + {at}" if at else "ARGS"
        if is_view(parameter):
            arguments.append("VIEW")
            continue
        if not kind.endswith("*"):
            arguments.append(CASTS.get(kind, "") + name)
            continue
        form = f"WORDS_{short(of)}" if of in api.structs else f'"{layout([NUMBERS[of]])[0]}"'
        if parameter["direction"] == "out":
            arguments.append(f"{name} ? {place} : 0")
            after.append(f"if (status == TAPZOOM_OK) get({name}, v, {place}, {size}, {form});")
        elif of in GROWN:
            arguments.append(f"put_grown(v, {place}, {name}, {size}, OLDEST_{short(of).upper()}, {form})")
        else:
            arguments.append(f"put(v, {place}, {name}, {size}, {form})")
        at += (api.structs[of]["size"] if of in api.structs else 8) * (parameter.get("length") or 1)
    call = f"in_{short(one['name'])}("
    if one["result"] != "tapzoom_status":
        body = ["spare memory;", *statement(f"return ({one['result']}){call}", ["start(&memory, SPARE)", *arguments])]
        return [*head(one), *(f"    {line}" for line in body), "}"]
    view = next(filter(is_view, one["parameters"]), None)
    if view:
        before = [f"tapzoom_view *v = (tapzoom_view *){view['name']};", "tapzoom_status status = enter(v);",
                  "if (status != TAPZOOM_OK) return status;"]
    else:
        before = ["spare memory;", "tapzoom_view *v = start(&memory, SPARE);", "tapzoom_status status;"]
    body = [*before, *statement(f"status = (tapzoom_status){call}", ["v", *arguments]), *after,
            "return leave(v, status);" if view else "return status;"]
    return [*head(one), *(f"    {line}" for line in body), "}"]


def beside(one: dict) -> list[str]:
    """The function for the test that calls both."""
    name, before, after, shipped, c = one["name"], [], [], [], []
    for parameter in one["parameters"]:
        own, kind = parameter["name"], parameter["type"]
        shipped.append(f"SHIPPED({own})" if is_view(parameter) else own)
        if is_view(parameter):
            own = f"C({own})"
        elif kind.endswith("*") and parameter["direction"] == "out":
            before.append(f"{kind}other_{own} = twin({len(before)}, {own}, {size_of(parameter)});")
            after.append(f'same("{name}", {own}, other_{own}, {size_of(parameter)});')
            own = f"other_{own}"
        c.append(own)
    call = [*shipped[:-1], f"{shipped[-1]})", "of_c"]
    body = [*before, *statement(f"{one['result']} of_c = c_{name}(", c),
            *statement(f'{one["result"]} status = agreed("{name}", shipped_{name}(', call), *after, "return status;"]
    return [*head(one), *(f"    {line}" for line in body), "}"]


def others(api: Description, file: str) -> list[dict]:
    """The functions that a file does not have by hand."""
    text = (ROOT / file).read_text("utf-8")
    text = re.sub(r"(?s)generate\.py begins: functions.*?generate\.py ends", "", text)
    by_hand = re.findall(r"(?ms)^\w[^\n;=]*?\b(tapzoom_\w+)\([^;]*?\) \{", text)
    return [one for one in api.functions if one["name"] not in by_hand]


def outputs(api: Description) -> dict[str, object]:
    facades = [line for one in others(api, FACADE) for line in ("", *facade(one, api))]
    both = [f"BOTH({short(one['name'])})" for one in api.functions]
    both += [line for one in others(api, BESIDE) for line in ("", *beside(one))]
    return {FACADE: {"layouts": definitions(api), "functions": facades[1:]}, BESIDE: {"functions": both}}
