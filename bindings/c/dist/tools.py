# SPDX-License-Identifier: MIT
"""The tools of the toolchain and of Debian, and the facts of the Makefile, which come from the environment."""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.relative_to(Path.cwd())
DIST = Path("build/dist")
VERSION, ABI = os.environ["VERSION"], os.environ["ABI"]
EXPORTS = os.environ["EXPORTS"].split()


def run(*command, quiet: bool = False) -> str:
    """Runs a command and returns its output. Warnings of a quiet command are shown only if it fails."""
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE if quiet else None, text=True)
    if done.returncode:
        sys.exit(f"{done.stderr or ''}{command[0]} failed: {' '.join(map(str, command))}")
    return done.stdout


def make(target):
    run(os.environ["MAKE"], "-s", target)


def tool(name: str) -> Path:
    """A tool of the toolchain."""
    return Path(os.environ["TOOLS"], name)


def debian_tool(name: str) -> Path:
    """A tool that the toolchain does not have, or that knows fewer formats there."""
    found = sorted(Path("/usr/lib").glob(f"llvm-*/bin/{name}"), key=lambda path: int(path.parts[3][5:]))
    if not found:
        sys.exit(f"{name} is missing: apt-get install lld-16 llvm")
    return found[-1]
