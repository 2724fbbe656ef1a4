# SPDX-License-Identifier: MIT
"""A choice between the two sides of a comparison is the smaller or the larger number, for which some processors have an
instruction. For this instruction -0 is less than 0, while a comparison takes both as equal, so that the result could be
the other zero. LLVM does not make it if a `freeze`, which changes nothing else, hides the comparison."""

import re

COMPARISON = re.compile(r"  (%[\w.]+) = fcmp (?:\w+ )+(?:double|float) ([^\s,]+), ([^\s,]+)")
CHOICE = re.compile(r"  %([\w.]+) = select (?:\w+ )*?(i1) (%[\w.]+), "
                    r"(?:double|float) ([^\s,]+), (?:double|float) ([^\s,]+)")
CHOICE_OF_VECTORS = re.compile(r"  %([\w.]+) = select (?:\w+ )*?(<\d+ x i1>) (%[\w.]+), <\d+ x (?:double|float)> ")


def with_plain_choices(text: str) -> str:
    """Hides the comparison of each choice between its two sides, and of each choice of vectors."""
    lines, sides = [], {}
    for line in text.split("\n"):
        if line.startswith("define "):
            sides = {}
        compared = COMPARISON.match(line)
        if compared:
            sides[compared[1]] = of_numbers(*compared.groups()[1:])
        choice = CHOICE.match(line)
        if choice:
            hidden = sides.get(choice[3]) == of_numbers(*choice.groups()[3:])
        else:
            choice = hidden = CHOICE_OF_VECTORS.match(line)
        if hidden:
            lines.append(f"  %plain.{choice[1]} = freeze {choice[2]} {choice[3]}")
            line = line.replace(f"{choice[2]} {choice[3]},", f"{choice[2]} %plain.{choice[1]},", 1)
        lines.append(line)
    return "\n".join(lines)


def of_numbers(*numbers: str) -> set:
    """The sides of a comparison or choice. LLVM takes both zeros as the same side."""
    return {number.replace("-0.0", "0.0") for number in numbers}
