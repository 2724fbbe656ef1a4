# SPDX-License-Identifier: MIT
"""Writes the table from which the playground makes its controls, from the description of the API.

    python3 examples/web/settings.py OUTPUT

Each setting has its name in the web binding and in the header, a kind of control, unit, range, values and
documentation, with the names of the web binding. The page takes the defaults from the library itself.
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


#: The groups of the header in the order of the page, with the titles that they have there.
GROUPS = {
    "Motion": "Motion", "Zoom by taps and commands": "Zoom by taps and commands",
    "The settings that hosts change first": "Fit, bounds and scales", "Wheels and trackpads": "Wheels and trackpads",
    "Taps and presses": "Taps and presses", "Fingers that move": "Fingers that move", "Layout": "Layout",
    "Events and contacts, shared with the host": "Events, and sharing with the program", "Rarely": "Rarely changed",
}
UNITS = r"points per second|radians per second|ln\(scale\) per second|view units|points|seconds|radians|1/s"
NUMBER = r"-?\d+(?:\.\d+)?(?:e-?\d+)?"
RANGE = rf"(?:0, or )?(?:{NUMBER}|[a-z_]+) to (?:{NUMBER}|[a-z_]+)(?:, or {NUMBER} to {NUMBER} for upward drags)?"


def camel(name: str) -> str:
    return re.sub(r"_(\w)", lambda found: found[1].upper(), name)


def hyphen(constant: str, prefix: str) -> str:
    return constant[len(prefix):].lower().replace("_", "-")


def groups(header: str) -> "list[tuple[str, list[str]]]":
    """The comments above fields of tapzoom_config, each with the fields that follow it."""
    start = header.index("struct tapzoom_config {")
    body = header[start:header.index("\n};", start)]
    found: "list[tuple[str, list[str]]]" = []
    for line in body.splitlines()[1:]:
        title = re.match(r"    /\* ([^:*]+?)(:.*)?( \*/)$", line)
        field = re.match(r"    \w+ (\w+)(\[\w+\])?;", line)
        if title:
            found.append((title[1], []))
        elif field:
            found[-1][1].append(field[1])
    return found


def prose(text: str) -> str:
    """A comment without its brackets, which hold the defaults, and without prefixes of constants."""
    text = re.sub(r" \[[^\]]*\]", "", text)
    text = re.sub(r"\b1 << TAPZOOM_(EVENT|TOOL)_\*", "", text).replace("Bit  for", "A bit for").replace(
        ", as TAPZOOM_BIT gives it", "")
    text = re.sub(r"\bTAPZOOM_", "", text)
    # The control shows unit and range.
    text = re.sub(rf"(?: A part|, (?:{UNITS}))?(?:,|(?<=\.)) {RANGE}(?=[,.])", "", text).replace("..", ".")
    text = re.sub(r" 0 or 1\.$", "", text)
    text = re.sub(r"^1: ", "On: ", text)
    text = re.sub(r"\b([A-Z]+)_\*", lambda found: found[1].capitalize(), text)
    text = re.sub(r"[A-Z]+_[A-Z]+\.+[A-Z]+ bits of the", "The", text)
    text = re.sub(r"\b[A-Z][A-Z_]{2,}\b", lambda found: hyphen(found[0], ""), text)
    return re.sub(r"\b[a-z]+(?:_[a-z]+)+", lambda found: camel(found[0]),
                  re.sub(r"\btapzoom_(?:config\.)?", "", text))


def values(api: dict, holds: dict) -> "list[dict]":
    """The names that an enumeration or a set of bits may have, each with the first paragraph about it."""
    prefix = holds.get("enumeration") or holds.get("bit for each of") or holds["flags"][0]
    listed = next(one for one in api["enumerations"] if one["prefix"] == prefix)["values"]
    names = [one["name"] for one in listed]
    first = names.index(holds["from"]) if "from" in holds else 0
    last = names.index(holds["to"]) if "to" in holds else len(names) - 1
    return [{"name": hyphen(one["name"], prefix), "doc": prose(one["doc"]).split("\n")[0]}
            for one in listed[first:last + 1]]


def kind_of(field: dict) -> str:
    if field["type"] == "tapzoom_level":
        return "levels" if field["count"] else "level"
    if field["holds"]:
        return "choice" if "enumeration" in field["holds"] else "set"
    if field["type"] == "int32_t":
        return "switch" if field["range"] == [[0, 1]] else "count"
    return "number"


def setting(api: dict, field: dict) -> dict:
    described = {"name": camel(field["name"]), "c": field["name"], "kind": kind_of(field), "doc": prose(field["doc"])}
    if field["unit"] not in (None, "1"):
        described["unit"] = field["unit"]
    if field["range"] and described["kind"] != "switch":
        described["range"] = [[camel(end) if isinstance(end, str) else end for end in part] for part in field["range"]]
    if field["holds"]:
        described["values"] = values(api, field["holds"])
    if field["name"] == "events":  # What they say is for readers of the header.
        described["values"] = [{"name": one["name"]} for one in described["values"]]
    return described


def main(output: str) -> None:
    api = json.loads((ROOT / "bindings/api.json").read_text("utf-8"))
    structs = {one["name"]: one for one in api["structs"]}
    fields = {one["name"]: one for one in structs["tapzoom_config"]["fields"]}
    unlisted = {"struct_size", "level_count", "reserved"}  # The binding sets them.
    found = dict(groups((ROOT / "include/tapzoom.h").read_text("utf-8")))
    table = {
        "groups": [
            {"title": title, "settings": [setting(api, fields[name]) for name in found[own] if name not in unlisted]}
            for own, title in GROUPS.items()
        ],
        "fits": values(api, {"enumeration": "TAPZOOM_FIT_"}),
        "presets": values(api, {"enumeration": "TAPZOOM_PRESET_"}),
    }
    listed = {one["c"] for group in table["groups"] for one in group["settings"]}
    missing = set(fields) - listed - unlisted
    if missing:
        sys.exit(f"the header's struct has no group for {', '.join(sorted(missing))}")
    Path(output).write_text(json.dumps(table, separators=(",", ":"), ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
