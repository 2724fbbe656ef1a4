# SPDX-License-Identifier: MIT
"""The reference of tapzoom.h for the site: a Markdown page for each section of the header. `make docs` renders them."""

import re

from .description import ROOT, Description
from .names import names

#: Code, names of the header, and signs that mean something in Markdown.
_MARKS = re.compile(r"`[^`]+`|\b(?:TAPZOOM|ERROR)_(?:[A-Z0-9]+_)*(?:[A-Z0-9]+|\*)|\btapzoom_\w+(?:\.\w+)*"
                    r"|\b[a-z]+(?:_[a-z0-9]+)+|[*<]")


def pages(api: Description) -> dict[str, str]:
    """The pages by the names of their files."""
    header = (ROOT / "include/tapzoom.h").read_text("utf-8")
    _, *parts = re.split(r"^/\* -+ ([^-]+) -+ \*/\n", header, flags=re.MULTILINE)
    sections = [(title, _section(api, text), text) for title, text in zip(parts[::2], parts[1::2])]
    made = {f"{_slug(title)}.md": f"# {title}\n\n" + "\n".join(lines) for title, lines, _ in sections}
    made["index.md"] = "\n".join(_index(api, header, [(title, text) for title, _, text in sections]))
    return made


def _slug(title: str) -> str:
    return re.sub(r"\W+", "-", title.lower()).strip("-")


# ---- The parts of a page --------------------------------------------------------------------------------------------


def _section(api: Description, text: str) -> list[str]:
    """What a section of the header declares, in the order of the header."""
    found: list[tuple[int, list[str]]] = []
    constants = [one for one in api.constants if re.search(rf"^#define {one['name']}\b", text, re.MULTILINE)]
    if constants:
        found.append((0, _values("Constants", "", constants)))
    for one in api.all["types"]:
        if at := re.search(rf"^typedef .*\b{one['name']};", text, re.MULTILINE):
            found.append((at.start(), [f"## {one['name']} {{ #{one['name']} }}", "", _prose(one["doc"]), ""]))
    for prefix, one in api.enumerations.items():
        if at := re.search(rf"^    {one['values'][0]['name']}\b", text, re.MULTILINE):
            found.append((at.start(), _values(f"{prefix}\\*", one["doc"], one["values"], prefix)))
    for name, one in api.structs.items():
        if at := re.search(rf"^(?:typedef )?struct {name} {{", text, re.MULTILINE):
            found.append((at.start(), _settings(api, one) if name == "tapzoom_config" else _struct(one)))
    for one in api.functions:
        if at := re.search(rf"\b{one['name']}\((?!.*\*/)", text):
            found.append((at.start(), _function(one)))
    return [line for _, lines in sorted(found, key=lambda one: one[0]) for line in lines]


def _values(title: str, doc: str, values: list[dict], prefix: str = "") -> list[str]:
    anchor = f" {{ #{prefix} }}" if prefix else ""
    rows = [f"| {_anchor(one['name'])}`{one['name']}` | {_number(one['value'])} | {_cell(one['doc'])} |"
            for one in values]
    return [f"## {title}{anchor}", "", _prose(doc), "", "| name | value | meaning |", "|---|---|---|", *rows, ""]


def _struct(one: dict) -> list[str]:
    rows = [f"| {_anchor(one['name'] + '.' + field['name'])}`{field['name']}` | {'<br>'.join(_facts(field))} | "
            f"{_cell(field['doc'])} |" for field in one["fields"]]
    return [f"## {one['name']} {{ #{one['name']} }}", "", _prose(one["doc"]), "",
            "| field | type, unit, range | meaning |", "|---|---|---|", *rows, ""]


def _settings(api: Description, one: dict) -> list[str]:
    """The settings, each with a heading of its own."""
    lines = [f"## {one['name']} {{ #{one['name']} }}", "", _prose(one["doc"]), ""]
    for field in one["fields"]:
        lines += [f"### {field['name']} {{ #tapzoom_config.{field['name']} }}", "",
                  ", ".join(_facts(field)), "", _prose(field["doc"]), ""]
        lines += _defaults(field)
    return lines


def _function(one: dict) -> list[str]:
    parameters = [_declared(parameter) for parameter in one["parameters"]]
    head = f"{one['result']}{'' if one['result'].endswith('*') else ' '}{one['name']}("
    flat = f"{head}{', '.join(parameters) or 'void'});"
    code = flat if len(flat) <= 80 else head + "\n    " + ",\n    ".join(parameters) + ");"
    lines = [f"## {one['name']} {{ #{one['name']} }}", "", "```c", code, "```", "", _prose(one["doc"]), ""]
    notes = {parameter["name"]: _notes(parameter) for parameter in one["parameters"]}
    if any(notes.values()):
        lines += ["| parameter | note |", "|---|---|",
                  *(f"| `{name}` | {note} |" for name, note in notes.items() if note), ""]
    others = [f"{language} `{name}`" for language, name in names(one["name"]).items()]
    return [*lines, "In other languages: " + ", ".join(others), ""]


def _notes(parameter: dict) -> str:
    length = parameter.get("length")
    notes = [_cell(parameter["doc"]), parameter.get("nullable") and "may be NULL",
             isinstance(length, str) and f"`{length}` elements", parameter.get("retained") and "the view keeps it"]
    return "; ".join(note for note in notes if note)


def _index(api: Description, header: str, sections: list[tuple[str, str]]) -> list[str]:
    """The groups, and the contract at the top of the header."""
    lines = ["# tapzoom.h", "", f"The reference of the C interface, version {api.all['version']}, from the comments of "
             "the header. Each name is an anchor, and the search finds it. The other languages have the same functions "
             "and settings under [their names](../examples/guide/names.md).", "", "| group | declares |", "|---|---|"]
    for title, text in sections:
        functions = [one["name"] for one in api.functions if re.search(rf"\b{one['name']}\((?!.*\*/)", text)]
        structs = [name for name in api.structs if re.search(rf"^(?:typedef )?struct {name} {{", text, re.MULTILINE)]
        kinds = [f"{prefix}*" for prefix, one in api.enumerations.items()
                 if re.search(rf"^    {one['values'][0]['name']}\b", text, re.MULTILINE)]
        declared = ", ".join(f"`{name}`" for name in structs + functions + kinds)
        lines.append(f"| [{title}]({_slug(title)}.md) | {declared or 'version, limits'} |")
    comment = re.match(r"/\*\n(.*?)\n \*/", header, re.DOTALL)[1]
    text = re.sub(r"^ \* ?", "", comment, flags=re.MULTILINE).split("\nTERMS\n", 1)[1]
    for part in re.split(r"\n\n(?=[A-Z][A-Z ]+\n)", "TERMS\n" + text):
        title, body = part.split("\n", 1)
        body = re.sub(r"^  ", "", body, flags=re.MULTILINE)
        if title == "TERMS":  # a name, and its meaning in a column
            entries = re.split(r"\n(?=\w)", body)
            rows = [re.match(r"(\S+(?: \S+)?) +(.*)", entry, re.DOTALL).groups() for entry in entries]
            table = [f"| **{name}** | {_cell(' '.join(meaning.split()))} |" for name, meaning in rows]
            lines += ["", "## Terms", "", "| term | meaning |", "|---|---|", *table]
        else:
            lines += ["", f"## {title.capitalize()}", "", _prose(body)]
    return lines


# ---- Texts ----------------------------------------------------------------------------------------------------------


def _prose(doc: str) -> str:
    """A comment as Markdown: names become code, and other signs stay what they are."""
    def mark(found: re.Match) -> str:
        text = found[0]
        return text if text[0] in "`" else f"\\{text}" if text in "*<" else f"`{text}`"

    text = re.sub(r"^(?!- |  )(.+)\n(?=- )", r"\1\n\n", doc, flags=re.MULTILINE)  # Markdown wants a line before a list.
    return "\n".join(line if line.startswith("    ") else _MARKS.sub(mark, line) for line in text.split("\n"))


def _cell(doc: str) -> str:
    return _prose(doc).replace("\n\n", "<br>").replace("\n", " ").replace("|", "\\|")


def _anchor(name: str) -> str:
    return f'<a id="{name}"></a>'


def _number(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else f"{value}"


def _defaults(field: dict) -> list[str]:
    """The defaults of a number or a name. The comment has those of bits and levels."""
    defaults = field.get("default", {})
    bits = (field["holds"] or {}).keys() - {"enumeration"}
    if bits or not all(isinstance(value, (int, float, str)) for value in defaults.values()):
        return []
    shown = {preset: f"`{value}`" if isinstance(value, str) else f"{value:g}" for preset, value in defaults.items()}
    if len(set(shown.values())) == 1:
        return [f"Default: {shown.popitem()[1]}", ""]
    return ["Default: " + ", ".join(f"{value} ({preset})" for preset, value in shown.items()), ""] if shown else []


def _range(field: dict) -> str:
    """The range of a number, or the enumerations of its values and bits."""
    if field["holds"]:
        held = field["holds"]
        kind = held.get("enumeration") or held.get("bit for each of")
        return " ".join(f"`{one}*`" for one in ([kind] if kind else held["flags"]))
    return " or ".join(_number(low) if low == high else f"{_number(low)} to {_number(high)}"
                       for low, high in field["range"] or [])


def _facts(field: dict) -> list[str]:
    facts = [f"`{_type(field)}`", f"in {field['unit']}" if field["unit"] not in (None, "1") else "",
             _range(field)]
    return [fact for fact in facts if fact]


def _type(field: dict) -> str:
    return f"{field['type']}[{field['count']}]" if field["count"] else field["type"]


def _declared(parameter: dict) -> str:
    kind, length = parameter["type"], parameter.get("length")
    if isinstance(length, int):
        return f"{kind.removesuffix('*').strip()} {parameter['name']}[{length}]"
    return f"{kind}{'' if kind.endswith('*') else ' '}{parameter['name']}"
