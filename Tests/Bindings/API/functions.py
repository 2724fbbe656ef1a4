# SPDX-License-Identifier: MIT
"""Describes the functions: their parameters with direction, and the statuses that they return."""

import re
from typing import Iterator, Optional, Union

import comments
import fields
import reader

#: The version of functions whose comments name none.
FIRST = "1.0"
#: What a comment says of errors and versions, at its end.
OWN = r"\s*(?:Errors: .*|Since \d+\.\d+\.)$"


def bare(kind: str) -> str:
    """Returns the type to which a pointer points."""
    return kind.replace("const ", "").rstrip("* ")


def enumeration(doc: str) -> Optional[dict]:
    """Returns the enumeration of a parameter: TAPZOOM_KEEP_*, or TAPZOOM_OWNER_HOST or TAPZOOM_OWNER_VIEW."""
    listed = re.match(r"(TAPZOOM_[A-Z]+_)[A-Z]+ or \1", doc)
    return {"enumeration": listed[1]} if listed else fields.holds(doc, 0, 1)


class Functions:
    """Reads the functions of a header."""

    def __init__(self, tree: list[dict], text: str, structs: list[dict], statuses: list[str]):
        self.nodes = {node["name"]: node for node in reader.ours(tree, "FunctionDecl")}
        self.text, self.statuses = text, statuses
        self.structs = {struct["name"]: struct for struct in structs}

    def all(self) -> list[dict]:
        return [self.function(name, node) for name, node in self.nodes.items()]

    def function(self, name: str, node: dict) -> dict:
        result = node["type"]["qualType"].split("(", 1)[0].strip()
        comment = comments.comment_of(node, self.text)
        given = [one for one in node.get("inner", []) if one["kind"] == "ParmVarDecl"]
        docs, doc = self.parameter_docs(comment, [one["name"] for one in given])
        since = re.search(r"Since (\d+\.\d+)\.", doc)
        errors = self.errors(name) if result == "tapzoom_status" else {}
        found = {f"TAPZOOM_{one}" for one in (*self.by_convention(name), *errors)} if result == "tapzoom_status" else {}
        return {
            "name": name, "section": self.section(node), "result": result, "doc": re.sub(OWN, "", doc, flags=re.DOTALL),
            "since": since[1] if since else FIRST,
            "parameters": [self.parameter(one, after, docs.get(one["name"], ""))
                           for one, after in zip(given, [*given[1:], None])],
            "statuses": [status for status in self.statuses if status in found], "errors": errors,
        }

    def section(self, node: dict) -> str:
        """Returns the title above a declaration, which may begin with a macro."""
        begin = node["range"]["begin"]
        before = self.text[:begin.get("expansionLoc", begin)["offset"]]
        return (re.findall(r"^/\* ---- ([^-]+) -+ \*/$", before, re.MULTILINE) or [""])[-1]

    def parameter(self, node: dict, after: Optional[dict], doc: str) -> dict:
        """Returns what a binding must know of a parameter. `after` is the parameter behind it."""
        kind = node["type"]["qualType"]
        found = {"name": node["name"], "type": kind, "direction": self.direction(node)}
        if "*" in kind:
            found["nullable"] = re.search(r"\bmay be NULL\b|, or NULL\b|\bNULL means\b", doc, re.IGNORECASE) is not None
            # NULL in place of options moves the view at once.
            found["nullable"] |= "tapzoom_options" in kind
            found["length"] = self.length(kind, after, doc)
            found["retained"] = re.search(r"\bMust stay (valid|in place)\b", doc) is not None
        if kind in ("int32_t", "int32_t *"):
            found["holds"] = enumeration(doc)
        elif kind in ("uint32_t", "uint32_t *"):
            found["holds"] = {"flags": re.findall(r"(TAPZOOM_[A-Z]+_)\*", doc)}
        return {**found, "doc": doc}

    def length(self, kind: str, after: Optional[dict], doc: str) -> Union[str, int, None]:
        """Returns the number of elements of an array: a parameter, a constant, or a number."""
        if kind == "size_t *" or kind.count("*") > 1 or any(
                field["name"] == "struct_size" for field in self.structs.get(bare(kind), {"fields": []})["fields"]):
            return None
        declared = re.search(r"\b(\d+) (?:floats|doubles)\b|at most (TAPZOOM_[A-Z_]+)", doc)
        if declared:
            return int(declared[1]) if declared[1] else declared[2]
        named = re.match(r"Receives a \w+ for each (\w+)", doc)
        if named:
            return f"{named[1]}_count"
        if after and after["type"]["qualType"] == "size_t":
            return after["name"]
        return None

    def parameter_docs(self, comment: str, names: list[str]) -> tuple[dict[str, str], str]:
        """Returns the comments of the parameters, from lines such as "time  When.", and the rest of the comment."""
        docs: dict[str, str] = {}
        kept, now = [], []
        for line in comments.lines(comment):
            match = re.match(r"(\w+(?:, \w+)*) {2,}(\S.*)", line)
            if match and set(match[1].split(", ")) <= set(names):
                now = match[1].split(", ")
                docs.update({name: match[2] for name in now})
            elif now and line:
                for name in now:
                    docs[name] += f" {line.strip()}"
            else:
                now = []
                kept.append(line)
        return docs, comments.sentences(kept)

    def direction(self, parameter: dict) -> str:
        kind = parameter["type"]["qualType"]
        if "*" not in kind or kind == "tapzoom_view *" or (kind.startswith("const ") and not kind.endswith("**")):
            return "in"
        fixed = self.structs.get(kind.split()[0], {"fields": []})["fields"]
        return "inout" if any(field["name"] == "struct_size" for field in fixed) else "out"

    def errors(self, name: str) -> dict[str, str]:
        """Returns the errors that a comment names, with what it says of each, as in "Errors: TIME: why; DATA."

        "Errors: TIME; CONTACT_*: as tapzoom_name." takes both from another function.
        """
        doc = comments.prose(comments.comment_of(self.nodes[name], self.text))
        listed = re.search(r"\bErrors: (.*?)\.?(?:\s*Since \d+\.\d+\.)?$", doc, re.DOTALL)
        found: dict[str, str] = {}
        for one in listed[1].split("; ") if listed else []:
            error, _, why = one.partition(": ")
            found[f"ERROR_{error}"] = why
        if other := re.fullmatch(r"as (tapzoom_\w+)", why if found else ""):
            starts = tuple(error.rstrip("*") for error in found)
            return {error: told for error, told in self.errors(other[1]).items() if error.startswith(starts)}
        return found

    def by_convention(self, name: str) -> Iterator[str]:
        yield "OK"
        for parameter in self.nodes[name].get("inner", []):
            if parameter["kind"] == "ParmVarDecl":
                kind = parameter["type"]["qualType"]
                if "*" in kind:
                    yield "ERROR_NULL"
                if parameter["name"] == "time":
                    yield "ERROR_TIME"
                if self.direction(parameter) != "out" and kind not in ("const void *", "tapzoom_view *"):
                    yield from self.checked(kind.replace("const ", "").replace(" *", ""), self.direction(parameter))

    def checked(self, kind: str, direction: str = "in") -> Iterator[str]:
        """Yields the errors of a value that the host passes."""
        if kind == "double" and direction == "in":
            yield from ("ERROR_NOT_FINITE", "ERROR_RANGE")
        if kind in ("int32_t", "uint32_t"):
            yield "ERROR_ENUM"
        for field in self.structs.get(kind, {"fields": []})["fields"]:
            if field["name"] == "struct_size":
                yield "ERROR_STRUCT_SIZE"
            if field["name"] == "time":
                yield "ERROR_TIME"
            if direction == "in" and field["holds"]:
                yield "ERROR_ENUM"
            elif direction == "in":
                yield from self.checked(field["type"].replace("int32_t", "") or "")
                if field["range"] or field["name"].startswith("reserved"):
                    yield "ERROR_RANGE"
