# SPDX-License-Identifier: MIT
"""A page of the guide: a line for each function of the header, as on a formula sheet."""

import re

from .description import ROOT, WRITTEN, Description, sentence

PAGE = "examples/guide/sheet.md"


def outputs(api: Description) -> dict[str, object]:
    header = (ROOT / "include/tapzoom.h").read_text("utf-8")
    _, *parts = re.split(r"^/\* -+ ([^-]+) -+ \*/\n", header, flags=re.MULTILINE)
    lines = ["<!-- SPDX-License-Identifier: MIT -->", f"<!-- {WRITTEN} -->", "# The whole API on a screen", "",
             "Each name begins with `tapzoom_`. The [header](../../include/tapzoom.h) explains the rest; the "
             "[names](names.md) in other", "languages are the same or alike.", ""]
    for title, text in zip(parts[::2], parts[1::2]):
        found = [one for one in api.functions if re.search(rf"\b{one['name']}\((?!.*\*/)", text)]
        if not found:
            continue
        calls = [f"{one['name'].removeprefix('tapzoom_')}({', '.join(item['name'] for item in one['parameters'])})"
                 for one in found]
        lines += [f"**{title}**", "", "| function | |", "|---|---|",
                  *(f"| `{call}` | {sentence(one['doc']).rstrip('.').replace('tapzoom_', '')} |"
                    for call, one in zip(calls, found)), ""]
    return {PAGE: "\n".join(lines)}
