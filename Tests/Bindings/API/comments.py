# SPDX-License-Identifier: MIT
"""The text of the comments in the header."""

import re


def lines(comment: str) -> list[str]:
    """Returns the lines of a comment without its marks. Keeps indentation only after an asterisk."""
    inside = re.sub(r"^/\*\*?<?|\*/$", "", comment.strip()).split("\n")
    starred = any(re.match(r"\s*\*", line) for line in inside)
    found = [re.sub(r"^\s*\* ?", "", line).rstrip() for line in inside]
    return [line if starred and line.startswith("    ") else line.strip() for line in found]


def prose(comment: str) -> str:
    return sentences(lines(comment))


def sentences(written: list[str]) -> str:
    """Joins lines to a text. An indented line, an empty line and an entry of a list begin a new
    line."""
    text = ""
    for line in written:
        joint = "" if not text or text.endswith("\n") else "\n" if line.startswith("- ") else " "
        text += f"{joint}{line}" if line and not line.startswith("    ") else f"\n{line}\n"
    # Lines of code stay together.
    text = re.sub(r"(?m)^(    .*)\n\n(?=    )", r"\1\n", text)
    return re.sub(r"\n{3,}", "\n\n", text).strip()


def comment_of(node: dict, text: str) -> str:
    """Returns the comment that the compiler found for a declaration, as it is in the header."""
    for part in node.get("inner", []):
        if part["kind"] == "FullComment":
            inside = part["range"]["begin"]["offset"]
            start = text.rindex("/**", 0, inside)
            return text[start:text.index("*/", start + 3) + 2]
    return ""
