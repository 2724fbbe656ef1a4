# SPDX-License-Identifier: MIT
"""A page of the guide: a line for each function of the header, as on a formula sheet."""

import re

from .description import WRITTEN, Description, filled, sentence

PAGE = "examples/guide/sheet.md"
HEAD = """\
<!-- SPDX-License-Identifier: MIT -->
<!-- {} -->
# The whole API on a screen

Each name begins with `tapzoom_`. The first argument is the view, if the function has one, and the last one of a command
is its options. The [header](../../include/tapzoom.h) has the rest."""
#: What a line does without: numbers in parentheses, examples, and what follows the first thought of a sentence.
MORE = re.compile(r" \([^)]*\d[^)]*\)|, such as [^,]*,?|[:;] .*|, (for|which|as|because|in|with|often|of) .*")


def outputs(api: Description) -> dict[str, object]:
    lines, title = [HEAD.format(WRITTEN)], ""
    for one in api.functions:
        if one["section"] != title:
            title = one["section"]
            lines += ["", f"**{title}**", ""]
        given = [item["name"] for item in one["parameters"] if item["name"] not in ("view", "options")]
        text = MORE.sub("", sentence(one["doc"]).rstrip(".")).replace("tapzoom_", "")
        name = one["name"].removeprefix("tapzoom_")
        lines += filled(f"`{name}({', '.join(given)})`: {text[0].lower()}{text[1:]}".split(), "- ", "  ")
    return {PAGE: "\n".join(lines) + "\n"}
