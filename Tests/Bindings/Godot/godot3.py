# SPDX-License-Identifier: MIT
"""Godot 3 without a window: a script in GDScript, and the values that go in and come out as the engine's bytes."""

import os
import shutil
import struct
import subprocess
from pathlib import Path
from typing import Any, List, Tuple

ROOT = Path(__file__).resolve().parents[3]


def encode(value: Any) -> bytes:
    """A value as var2bytes writes it."""
    if isinstance(value, bool):
        return struct.pack("<II", 1, value)
    if isinstance(value, int):
        return struct.pack("<Iq", 2 | 1 << 16, value)
    if isinstance(value, float):
        return struct.pack("<Id", 3 | 1 << 16, value)
    if isinstance(value, (str, bytes)):
        data = value.encode() if isinstance(value, str) else value
        return struct.pack("<II", 4 if isinstance(value, str) else 20, len(data)) + data + bytes(-len(data) % 4)
    if isinstance(value, dict):
        return struct.pack("<II", 18, len(value)) + b"".join(
            encode(key) + encode(element) for key, element in value.items())
    if isinstance(value, (list, tuple)):
        return struct.pack("<II", 19, len(value)) + b"".join(map(encode, value))
    if value is None:
        return struct.pack("<I", 0)
    raise TypeError(value)


def decode(data: bytes, at: int = 0) -> Tuple[Any, int]:
    """A value that var2bytes has written, and where its bytes end."""
    head, = struct.unpack_from("<I", data, at)
    kind, wide, at = head & 0xFFFF, head >> 16, at + 4
    if kind == 0:
        return None, at
    if kind in (1, 2, 3):
        form = {1: "<I", 2: "<q" if wide else "<i", 3: "<d" if wide else "<f"}[kind]
        value, = struct.unpack_from(form, data, at)
        return bool(value) if kind == 1 else value, at + struct.calcsize(form)
    if kind in (5, 7 - 1):
        form = "<2f" if kind == 5 else "<4f"
        return struct.unpack_from(form, data, at), at + struct.calcsize(form)
    size, = struct.unpack_from("<I", data, at)
    at += 4
    if kind in (4, 20):
        found = data[at:at + size]
        return found.decode() if kind == 4 else found, at + size + -size % 4
    elements: List[Any] = []
    for _ in range((size & 0x7FFFFFFF) * (2 if kind == 18 else 1)):
        element, at = decode(data, at)
        elements.append(element)
    return dict(zip(elements[::2], elements[1::2])) if kind == 18 else elements, at


def said(folder: Path, script: Path) -> str:
    """Runs a script in a project with the addon from its package, and returns what it prints."""
    package, = ROOT.glob("build/godot/*.zip")
    shutil.unpack_archive(package, folder)
    (folder / "project.godot").write_text("config_version=4\n", "utf-8")
    shutil.copy(script, folder / "script.gd")
    # If a script fails, the engine runs on.
    return subprocess.run(
        ["timeout", "60", "godot3-server", "--path", folder, "-s", "script.gd"], stdout=subprocess.PIPE,
        env={"HOME": str(folder), "PATH": os.environ["PATH"], "LANG": "en_US.UTF-8"}, stderr=subprocess.STDOUT,
        text=True).stdout


def run(folder: Path, script: Path, value: Any) -> Tuple[Any, str]:
    """Runs a script. Returns what it answers to the value, and its output."""
    (folder / "in.var").write_bytes(encode(value))
    (folder / "out.var").unlink(missing_ok=True)
    text = said(folder, script)
    if not (folder / "out.var").is_file():
        raise AssertionError(text)
    return decode((folder / "out.var").read_bytes())[0], text
