# SPDX-License-Identifier: MIT
"""Registers for the arguments and results of functions within the library. The C convention of i686 passes everything
on the stack, and results of floating point through the x87. Functions that nobody else calls need not follow it."""

import re

INTEGERS, DOUBLES = 3, 3  # What LLVM passes in eax, edx and ecx, and in xmm0 to xmm2, where "inreg" asks for it.
NAME = r'@("[^"]*"|[\w.$]+)'
NOT_HERE = ("sret", "byval", "swifterror")


def closing(text: str, start: int) -> int:
    """The place of the parenthesis that closes the one at `start`."""
    depth, quoted = 0, False
    for place in range(start, len(text)):
        quoted ^= text[place] == '"'
        depth += 0 if quoted else {"(": 1, ")": -1}.get(text[place], 0)
        if not depth:
            return place
    raise ValueError(text)


def separated(text: str) -> list:
    """The parts of a list between commas that are in no bracket and no name."""
    parts, depth, quoted = [""], 0, False
    for letter in text:
        quoted ^= letter == '"'
        depth += 0 if quoted else (letter in "([{<") - (letter in ")]}>")
        if letter == "," and not depth and not quoted:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


def in_registers(arguments: list) -> list:
    integers, doubles, passed = 0, 0, []
    for argument in arguments:
        kind, _, rest = argument.partition(" ")
        words = re.split(r"[\s(]", rest)  # A type may follow a word in parentheses: "sret(%T)".
        is_integer = kind in ("ptr", "i32", "i16", "i8", "i1") and not any(word in words for word in NOT_HERE)
        if is_integer and integers < INTEGERS or kind == "double" and doubles < DOUBLES:
            integers, doubles = integers + is_integer, doubles + (not is_integer)
            argument = f"{kind} inreg {rest}"
        passed.append(argument)
    return passed


def with_registers(module: str) -> str:
    """The module with "inreg" at the definitions and calls of its internal functions. Both have the same types, so that
    the same arguments are marked."""
    internal = {found[1] for found in re.finditer(rf"^define (?:internal|private) .*?{NAME}\(", module, re.M)}
    # Calls by address follow the C convention.
    internal -= {found[1] for found in re.finditer(rf"{NAME}(?![\w.$(])", module)}
    lines = module.split("\n")
    for number, line in enumerate(lines):
        found = re.search(rf"{NAME}\(", line)
        if not found or found[1] not in internal or not re.search(r"^define |\bcall ", line):
            continue
        start, end = found.end() - 1, closing(line, found.end() - 1)
        # The type of the result is before the name.
        before = re.sub(r"(double|\{[^}]*double[^}]*\}|<\{.*\}>) $", r"inreg \1 ", line[:found.start()])
        arguments = ", ".join(in_registers(separated(line[start + 1:end])))
        lines[number] = f"{before}{found[0]}{arguments}{line[end:]}"
    return "\n".join(lines)
