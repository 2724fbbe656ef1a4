# SPDX-License-Identifier: MIT
"""version.py [DATE] - writes the version of include/tapzoom.h into every file of the bindings, examples and guide that
names it. With the date of its release, as YYYY-MM-DD, it moves the changelog's unreleased entries below the heading of
the version. `make version` runs it; `make generate` and the packers take the version from the header themselves."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NUMBER = r"\d+\.\d+\.\d+"
#: Each file, and what stands before the number.
PLACES = {
    "bindings/c/README.md": r"tapzoom-",
    "bindings/csharp/README.md": r"(?i:tapzoom[.-])",
    "bindings/java/README.md": r"(?:tapzoom-|io\.tapzoom:tapzoom:|<version>)",
    "bindings/python/tapzoom/__init__.py": r'__version__ = "',
    "bindings/rust/README.md": r"(?:vendor/tapzoom-(?:sys-)?|\$crate-)",
    "bindings/rust/tapzoom-sys/Cargo.toml": r'(?m:^)version = "',
    "bindings/rust/tapzoom/Cargo.toml": r'(?:(?m:^)|tapzoom-sys = \{ )version = "',
    "bindings/swift/README.md": r'from: "',
    "bindings/web/README.md": r"tapzoom-",
    "bindings/web/package.json": r'"version": "',
    "examples/android/build.gradle": r"tapzoom-",
    "examples/guide/mobile.md": r"libs/tapzoom-",
    "examples/guide/recordings.md": r"libtapzoom\.so\.",
    "examples/guide/web.md": r"tapzoom-",
    "examples/java/Quickstart.java": r"tapzoom-",
    "examples/java/README.md": r"tapzoom-",
    "examples/rust/quickstart/Cargo.toml": r'(?m:^)version = "',
    "examples/rust/viewer/Cargo.toml": r'(?m:^)version = "',
}


def version() -> str:
    header = (ROOT / "include/tapzoom.h").read_text("utf-8")
    return ".".join(re.search(rf"TAPZOOM_VERSION_{part} (\d+)", header)[1] for part in ("MAJOR", "MINOR", "PATCH"))


def written(name: str, text: str, number: str) -> str:
    text, count = re.subn(rf"({PLACES[name]}){NUMBER}", rf"\g<1>{number}", text)
    if not count:
        sys.exit(f"{name} names no version")
    return text


def released(changelog: str, number: str, date: str) -> str:
    """The changelog of a release: what was unreleased has the heading of the version."""
    if not re.fullmatch(r"\d{4}-\d{2}-\d{2}", date):
        sys.exit(f"{date} is no date such as 2026-12-31")
    if f"\n## [{number}]" in changelog:
        sys.exit(f"The changelog has a heading [{number}]")
    heading = "\n## [Unreleased]\n"
    if not re.search(rf"{re.escape(heading)}\s*(?!## )\S", changelog):
        sys.exit("The changelog has nothing unreleased")
    return changelog.replace(heading, f"{heading}\n## [{number}] - {date}\n", 1)


def write(name: str, text: str) -> None:
    (ROOT / name).write_text(text, "utf-8")


if __name__ == "__main__":
    for place in PLACES:
        write(place, written(place, (ROOT / place).read_text("utf-8"), version()))
    for day in sys.argv[1:]:
        write("CHANGELOG.md", released((ROOT / "CHANGELOG.md").read_text("utf-8"), version(), day))
