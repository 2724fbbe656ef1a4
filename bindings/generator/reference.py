# SPDX-License-Identifier: MIT
"""The reference of tapzoom.h for the site: one page of Markdown, which `make docs` renders."""

import re
from itertools import groupby
from textwrap import dedent

from .description import ROOT, Description
from .names import names

#: Code, names of the header, and signs that mean something in Markdown.
_MARKS = re.compile(r"`[^`]+`|\b1 << TAPZOOM_\w+\*|\b(?:TAPZOOM|ERROR)_(?:[A-Z0-9]+_)*(?:[A-Z0-9]+|\*)"
                    r"|\btapzoom_\w+(?:\.\w+)*|\b[a-z]+(?:_[a-z0-9]+)+|[*<]")
#: The name of a function where the header declares it.
_DECLARED = r"^(?:TAPZOOM_MUST_CHECK )?\w[\w *]*\b{}\("


def page(api: Description) -> str:
    """The contract at the top of the header, then its sections, each with all that it declares."""
    header = (ROOT / "include/tapzoom.h").read_text("utf-8")
    top, *parts = re.split(r"^/\* -+ ([^-]+) -+ \*/\n", header, flags=re.MULTILINE)
    lines = ["# tapzoom.h", "", f"The reference of the C interface, version {api.all['version']}, from the comments of "
             "the header. The other languages have the same functions and settings.", *_contract(top)]
    for title, text in zip(parts[::2], parts[1::2]):
        lines += ["", f"## {title}", "", *_section(api, text)]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)) + "\n"


# ---- The parts of the page ------------------------------------------------------------------------------------------


def _contract(top: str) -> list[str]:
    """The terms and the rules."""
    comment = re.match(r"/\*\n(.*?)\n \*/", top, re.DOTALL)[1]
    text = re.sub(r"^ \* ?", "", comment, flags=re.MULTILINE)
    terms, rules = (dedent(re.search(rf"^{title}\n((?:  .*\n?)+)", text, re.MULTILINE)[1])
                    for title in ("TERMS", "RULES"))
    return ["", "## Terms", "", *_columns("| term | meaning |", terms), "", "## Rules", "", _prose(rules)]


def _section(api: Description, text: str) -> list[str]:
    """What a section of the header declares and says, in the order of the header."""
    found: list[tuple[int, list[str]]] = []

    def add(pattern: str, lines: list[str]) -> None:
        if at := re.search(pattern, text, re.MULTILINE):
            found.append((at.start(), lines))

    for at in re.finditer(r"^/\*(?!\*)(.*?)\*/", text, re.MULTILINE | re.DOTALL):
        found.append((at.start(), _remark(at[1])))
    constants = [one for one in api.constants if re.search(rf"^#define {one['name']}\b", text, re.MULTILINE)]
    if constants:
        add(rf"^#define {constants[0]['name']}\b", _values("Constants", "", constants))
    for one in api.all["types"]:
        add(rf"^typedef .*\b{one['name']};", [*_heading(one["name"]), _prose(one["doc"]), ""])
    for prefix, one in api.enumerations.items():
        add(rf"^    {one['values'][0]['name']}\b", _values(f"{prefix}\\*", one["doc"], one["values"], prefix))
    for name, one in api.structs.items():
        if f"struct {name} {{" in text:
            add(rf"struct {name} {{", _settings(one, text) if name == "tapzoom_config" else _struct(one))
    for one in api.functions:
        add(_DECLARED.format(one["name"]), _function(one))
    return [line for _, lines in sorted(found, key=lambda one: one[0]) for line in lines]


def _heading(name: str, level: int = 3, anchor: str = "") -> list[str]:
    return [f"{'#' * level} {name} {{ #{anchor or name} }}", ""]


def _remark(comment: str) -> list[str]:
    """A comment between the declarations: text, or a title and two columns."""
    text = re.sub(r"^ \* ?", "", comment, flags=re.MULTILINE).strip()
    title = re.match(r"([A-Z]{2,}[A-Z ]*)\b.*:\n", text)
    if title:
        return [f"### {title[1].capitalize()}", "", *_columns("| you want | take |", dedent(text[title.end():])), ""]
    return [] if text.startswith("The first part ends") else [_prose(re.sub(r"\n +", "\n", text)), ""]


def _columns(head: str, text: str) -> list[str]:
    """A table from lines of a name, spaces and its meaning, which may go on in indented lines."""
    entries = [re.split(r" {2,}", entry, maxsplit=1) for entry in re.split(r"\n(?=\S)", text.strip())]
    rows = [f"| {_cell(name)} | {_cell(' '.join(meaning.split()))} |" for name, meaning in entries]
    return [head, "|---|---|", *rows]


def _values(title: str, doc: str, values: list[dict], prefix: str = "") -> list[str]:
    rows = [f"| {_anchor(one['name'])} | {_number(one['value'])} | {_cell(one['doc'])} |" for one in values]
    head = _heading(title, anchor=prefix) if prefix else [f"### {title}", ""]
    return [*head, _prose(doc), "", "| name | value | meaning |", "|---|---|---|", *rows, ""]


def _struct(one: dict) -> list[str]:
    """The fields. Those with one comment share a row, as they share a line of the header."""
    rows = []
    for (kind, doc), fields in groupby(one["fields"], lambda field: (_type(field), field["doc"])):
        marks = ", ".join(_anchor(f"{one['name']}.{field['name']}", field["name"]) for field in fields)
        rows.append(f"| {marks} | `{kind}` | {_cell(doc)} |")
    return [*_heading(one["name"]), _prose(one["doc"]), "", "| field | type | meaning |", "|---|---|---|", *rows, ""]


def _settings(one: dict, text: str) -> list[str]:
    """The settings in the groups of the header, each with a heading of its own."""
    groups = {found.start(): found[1] for found in re.finditer(r"^    /\* (.*?) \*/$", text, re.MULTILINE)}
    lines = [*_heading(one["name"]), "Every setting."]
    for field in one["fields"]:
        at = re.search(rf"^    \w+ {field['name']}(?:\[\w+\])?;", text, re.MULTILINE).start()
        for start in [start for start in groups if start < at]:
            title = groups.pop(start)
            lines += ["", *_heading(title, 4, "settings-" + re.sub(r"\W+", "-", title.lower()))]
        lines += ["", *_heading(field["name"], 5, f"tapzoom_config.{field['name']}"), *_setting(field)]
    return lines + [""]


def _setting(field: dict) -> list[str]:
    """The comment, and its default from the brackets."""
    default = re.search(r" \[([^\]]*)\](?=\.)", field["doc"])
    doc = field["doc"].replace(default[0], "") if default else field["doc"]
    facts = f"`{_type(field)}`" + (f", default {_prose(default[1])}" if default else "")
    return [f"{_prose(doc)}<br><span data-search-exclude>{facts}</span>", ""]  # else each is an answer to "double tap"


def _function(one: dict) -> list[str]:
    parameters = [_declared(parameter) for parameter in one["parameters"]]
    head = f"{one['result']}{'' if one['result'].endswith('*') else ' '}{one['name']}("
    flat = f"{head}{', '.join(parameters) or 'void'});"
    code = flat if len(flat) <= 80 else head + "\n    " + ",\n    ".join(parameters) + ");"
    first, *rest = one["doc"].split("\n\n", 1)
    notes = []
    for note, found in groupby(one["parameters"], _note):
        if note:
            notes.append(f"- {', '.join('`' + parameter['name'] + '`' for parameter in found)}: {note}")
    errors = [f"`TAPZOOM_{name}`" + (f": {_prose(cause)}" if cause else "") for name, cause in one["errors"].items()]
    others = [f"{language} `{name}`" for language, name in names(one["name"]).items()]
    return [*_heading(one["name"]), "```c", code, "```", "", _prose(first), "", *notes, "",
            *(_prose(text) + "\n" for text in rest), f"Errors: {'; '.join(errors)}." if errors else "", "",
            f"In other languages: {', '.join(others)}", "{ .names }", ""]


def _note(parameter: dict) -> str:
    """The comment of a parameter, with NULL and the length if the comment leaves them out."""
    doc, length = parameter["doc"], parameter.get("length")
    notes = [doc.removesuffix("."),
             "may be NULL" if parameter.get("nullable") and "NULL" not in doc else "",
             f"`{length}` elements" if isinstance(length, str) and not re.search(rf"\b{length}\b|NULL", doc) else ""]
    return _prose("; ".join(note for note in notes if note)) + "." if any(notes) else ""


# ---- Texts ----------------------------------------------------------------------------------------------------------


def _prose(doc: str) -> str:
    """A comment as Markdown: names become code, and other signs stay what they are."""
    def mark(found: re.Match) -> str:
        text = found[0]
        return {"*": r"\*", "<": "&lt;"}.get(text, text if text[0] == "`" else f"`{text}`")

    text = re.sub(r"^(?!- |  )(.+)\n(?=- )", r"\1\n\n", doc, flags=re.MULTILINE)  # Markdown wants a line before a list.
    return "\n".join(line if line.startswith("    ") else _MARKS.sub(mark, line) for line in text.split("\n"))


def _cell(doc: str) -> str:
    return _prose(doc).replace("\n\n", "<br>").replace("\n", " ").replace("|", "\\|")


def _anchor(name: str, shown: str = "") -> str:
    return f'<a id="{name}">`{shown or name}`</a>'


def _number(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else f"{value}"


def _type(field: dict) -> str:
    return f"{field['type']}[{field['count']}]" if field["count"] else field["type"]


def _declared(parameter: dict) -> str:
    kind, length = parameter["type"], parameter.get("length")
    if isinstance(length, int):
        return f"{kind.removesuffix('*').strip()} {parameter['name']}[{length}]"
    return f"{kind}{'' if kind.endswith('*') else ' '}{parameter['name']}"
