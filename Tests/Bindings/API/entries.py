# SPDX-License-Identifier: MIT
"""Lists the entries of the header with more than a number of words, 120 by default: those to read twice.

    entries.py [WORDS]

An entry is the comment of a constant, an enumeration, a struct, a field or a function, with that of its parameters.
"""

import json
import sys
from typing import Iterator

import api


def entries(description: dict) -> Iterator[tuple[str, str]]:
    """Yields the name and the comment of each entry."""
    for one in description["types"] + description["constants"]:
        yield one["name"], one["doc"]
    for one in description["enumerations"]:
        yield f"{one['prefix']}*", one["doc"]
        yield from ((value["name"], value["doc"]) for value in one["values"])
    for one in description["structs"]:
        yield one["name"], one["doc"]
        yield from ((f"{one['name']}.{field['name']}", field["doc"]) for field in one["fields"])
    for one in description["functions"]:
        yield one["name"], " ".join([one["doc"], *(parameter["doc"] for parameter in one["parameters"])])


def main(arguments: list[str]) -> None:
    longest = int(arguments[0]) if arguments else 120
    counted = [(len(doc.split()), name) for name, doc in entries(json.loads(api.ACCEPTED.read_text("utf-8")))]
    for words, name in sorted(counted, reverse=True):
        if words > longest:
            print(words, name)


if __name__ == "__main__":
    main(sys.argv[1:])
