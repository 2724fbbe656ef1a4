# SPDX-License-Identifier: MIT
"""Describes the structs: their fields with offset, unit, range, enumeration and default."""

from pathlib import Path
from typing import Optional

import comments
import fields
import reader

CONFIG = "tapzoom_config"
SIZES = {"double": 8, "float": 4, "int32_t": 4, "uint32_t": 4, "int64_t": 8, "uint64_t": 8}


def declared_together(nodes: list[dict]) -> dict[str, list[str]]:
    """Returns for each field the names of all fields of its declaration, such as x and y of "double x, y"."""
    places: dict[int, list[str]] = {}
    for node in nodes:
        places.setdefault(node["range"]["begin"]["offset"], []).append(node["name"])
    return {name: names for names in places.values() for name in names}


class Structs:
    """Reads the structs of a header."""

    def __init__(self, header: Path, tree: list[dict], text: str, words: fields.Words, flags: set[str]):
        self.layout = reader.structs(header)
        self.nodes = {node["name"]: node for node in reader.ours(tree, "RecordDecl") if "inner" in node}
        self.text, self.words, self.flags = text, words, flags
        self.faults: list[str] = []

    def all(self) -> list[dict]:
        return [self.struct(key.split()[1], size) for key, size in self.layout.items() if key.startswith("struct ")]

    def struct(self, name: str, size: str) -> dict:
        nodes = [node for node in self.nodes[name]["inner"] if node["kind"] == "FieldDecl"]
        together = declared_together(nodes)
        names = [node["name"] for node in nodes]
        words = self.words._replace(fields=names)
        described: dict[str, dict] = {}
        for node in nodes:
            described[node["name"]] = self.field(name, node, together[node["name"]], words, described)
        doc = comments.prose(comments.comment_of(self.nodes[name], self.text))
        return {"name": name, "size": int(size.split()[0]), "doc": doc, "fields": list(described.values())}

    def field(self, struct: str, node: dict, together: list[str], words: fields.Words, before: dict) -> dict:
        name = node["name"]
        kind, offset = self.layout[f"field {struct}.{name}"].split(" at ")
        element, _, count = kind.partition("[")
        doc = comments.prose(comments.comment_of(node, self.text))
        text, default = fields.apart(doc)
        holds = self.meaning(text, element, together.index(name), len(together))
        allowed = None if holds else fields.ranges(text, words, element)
        unit = fields.unit(text, words, name) if element in ("double", "float") else None
        if not unit and allowed:
            # A range that ends with another field has that field's unit.
            unit = next((before[end]["unit"] for pair in allowed for end in pair if end in before), None)
        found = {"name": name, "type": element, "count": int(count.rstrip("]")) if count else None,
                 "offset": int(offset), "size": self.size(kind), "unit": unit, "range": allowed, "holds": holds}
        if struct == CONFIG and name != "struct_size" and not name.startswith("reserved"):
            found["default"], found["base"] = self.default(name, found, default, together, before)
        return {**found, "doc": doc}

    def meaning(self, text: str, kind: str, place: int, count: int) -> Optional[dict]:
        """Returns the enumeration or the flags of an integer."""
        holds = fields.holds(text, place, count) if kind in ("int32_t", "uint32_t", "uint64_t") else None
        flags = holds and holds.get("enumeration") in self.flags
        return {"flags": [holds["enumeration"]]} if flags else holds

    def size(self, kind: str) -> int:
        element, _, count = kind.partition("[")
        one = SIZES.get(element) or int(self.layout[f"struct {element}"].split()[0])
        return one * int(count.rstrip("]") or 1) if count else one

    def default(
        self, name: str, found: dict, text: Optional[str], together: list[str], before: dict
    ) -> tuple[object, object]:
        """Returns the default of a config field for each preset, and for all others. Adds missing parts of its comment
        to the faults."""
        level = found["type"].startswith("tapzoom_")
        if not level and not found["holds"]:
            if found["range"] is None:
                self.faults.append(f"{CONFIG}.{name}: no range")
            if found["unit"] is None and found["type"] == "double":
                self.faults.append(f"{CONFIG}.{name}: no unit")
        if text is None:
            self.faults.append(f"{CONFIG}.{name}: no default")
            return None, None
        fit = before.get("fit", {}).get("default")
        try:
            defaults = fields.Defaults(
                name, together, self.words, found["holds"], level, bool(found["count"]), found["size"], fit)
            return defaults.all(text), defaults.base(text)
        except fields.Failed as fault:
            self.faults.append(f"{CONFIG}.{name}: {fault}")
            return None, None
