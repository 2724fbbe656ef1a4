# SPDX-License-Identifier: MIT
"""A page of the guide: a line for each function of the header, as on a formula sheet."""

from .description import WRITTEN, Description, sentence

PAGE = "examples/guide/sheet.md"


def outputs(api: Description) -> dict[str, object]:
    lines = ["<!-- SPDX-License-Identifier: MIT -->", f"<!-- {WRITTEN} -->", "# The whole API on a screen", "",
             "Each name begins with `tapzoom_`. The [header](../../include/tapzoom.h) has the rest, and another page "
             "the", "[names](names.md) in other languages."]
    title = ""
    for one in api.functions:
        if one["section"] != title:
            title = one["section"]
            lines += ["", f"**{title}**", "", "| function | |", "|---|---|"]
        call = f"{one['name']}({', '.join(item['name'] for item in one['parameters'])})".removeprefix("tapzoom_")
        lines.append(f"| `{call}` | {sentence(one['doc']).rstrip('.').replace('tapzoom_', '')} |")
    return {PAGE: "\n".join(lines) + "\n"}
