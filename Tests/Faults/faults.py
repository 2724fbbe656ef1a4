# SPDX-License-Identifier: MIT
"""The list of faults, and a copy of the checkout with all of them as switches."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

LIST = Path(__file__).with_name("faults.txt")
ROOT = LIST.parents[2]
COPY = ROOT / "build/faults/copy"
VARIABLE = "TAPZOOM_FAULT"
PARTS = {"-": "right", "+": "wrong", "=": "finder", "?": "reason"}


@dataclass
class Fault:
    number: int
    name: str
    file: str = ""
    right: str = ""
    wrong: str = ""
    finder: str = ""  # LEVEL SUITE, or none
    reason: str = ""

    def switch(self, text: str) -> tuple[int, int, str] | None:
        """The switch, and the part of the file's text that it replaces. None unless the right text is there once."""
        is_expression = "«" in self.right
        words = (self.right if is_expression else f"«{self.right}»").split()
        pattern = r"\s+".join(re.escape(word) for word in words).replace("«", "(").replace("»", ")")
        matches = list(re.finditer(pattern, text))
        if len(matches) != 1:
            return None
        right = matches[0][1]
        if is_expression and self.wrong:
            return *matches[0].span(1), f"(fault({self.number}) ? ({self.wrong}) : ({right}))"
        return *matches[0].span(1), f"if fault({self.number}) {{ {self.wrong} }} else {{ {right} }}"


def read() -> list[Fault]:
    faults = []
    for line in LIST.read_text().splitlines():
        if line[:1].isdigit():
            number, name = line.split(" ", 1)
            faults.append(Fault(int(number), name))
        elif line.startswith("  "):
            kind, _, value = line[2:].partition(" ")
            part = PARTS.get(kind, "file")
            value = value if part != "file" else line[2:]
            setattr(faults[-1], part, f"{getattr(faults[-1], part)} {value}".strip())
    return faults


def write(faults: list[Fault]) -> None:
    """Rewrites the finders in the list."""
    finders = {fault.number: fault.finder for fault in faults}
    lines, number = LIST.read_text().splitlines(), 0
    for index, line in enumerate(lines):
        if line[:1].isdigit():
            number = int(line.split()[0])
        elif line.startswith("  ="):
            lines[index] = f"  = {finders[number]}".rstrip()
    LIST.write_text("\n".join(lines) + "\n")


# The function `fault`, which reads its number once.
SUPPORT = [
    ("Sources/CMemory/memory.h", r"void free\(void \*block\);\n", rf"""\g<0>
char *getenv(const char *name);
static inline int selected_fault(void) {{
    static int number = -1;
    if (number < 0) {{
        int read = 0;
        for (const char *digit = getenv("{VARIABLE}"); digit && *digit; digit++) read = 10 * read + *digit - '0';
        number = read;
    }}
    return number;
}}
"""),
    ("Package.swift", r'name: "TapZoomCore",(?= swiftSettings)', r'\g<0> dependencies: ["CMemory"],'),
]
FUNCTION = """import CMemory
@inline(never) package func fault(_ number: Int32) -> Bool { selected_fault() == number }
"""


def sources(faults: list[Fault]) -> tuple[dict[str, str], list[Fault]]:
    """The changed files of the copy, and the faults whose text is not in its file, or more than once."""
    texts, switches, lost = {"Sources/TapZoomCore/Fault.swift": FUNCTION}, {}, []
    for fault in faults:
        path = ROOT / "Sources" / fault.file
        switch = fault.switch(path.read_text()) if path.is_file() else None
        if switch:
            switches.setdefault(f"Sources/{fault.file}", []).append(switch)
        else:
            lost.append(fault)
    for file, places in switches.items():
        text = (ROOT / file).read_text()
        for start, end, switch in sorted(places, reverse=True):
            text = text[:start] + switch + text[end:]
        texts[file] = text
    for file, pattern, replacement in SUPPORT:
        texts[file], count = re.subn(pattern, replacement, (ROOT / file).read_text())
        if count != 1:
            raise SystemExit(f"{file} has {count} places for the switches, not one: /{pattern}/")
    return texts, lost


def copy(texts: dict[str, str]) -> None:
    """Makes the copy the same as the checkout but for these texts. Files that stay the same keep their time."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    names = {name for name in names if name and (ROOT / name).exists()} | texts.keys()
    for name in names:
        new = texts[name].encode() if name in texts else (ROOT / name).read_bytes()
        target = COPY / name
        if not target.is_file() or target.read_bytes() != new:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(new)
        if name not in texts:
            shutil.copymode(ROOT / name, target)
    for path in COPY.rglob("*"):
        name = path.relative_to(COPY)
        if path.is_file() and name.parts[0] not in ("build", ".build") and str(name) not in names:
            path.unlink()
