# SPDX-License-Identifier: MIT
"""The rows of native programs: our viewers, toolkits, game engines, and viewers of desktops."""

import ctypes
import subprocess
from pathlib import Path
from typing import Callable, Dict, List

from rows import Row

ROOT = Path(__file__).parents[2]
PROGRAMS = Path(__file__).parent / "Programs"
BUILT = ROOT / "build/tests/league"
EXAMPLES = ROOT / "build/examples"
PYTHON = ROOT / "build/tests/league-venv/bin/python"
TOOLKITS = ROOT / "build/venv/bin/python"


def of_debian(name: str) -> Callable[[], str]:
    """The version of a package of Debian."""
    return lambda: subprocess.check_output(["dpkg-query", "-W", "-f", "${Version}", name], encoding="utf-8")


def of_pypi(name: str, python: Path = PYTHON) -> Callable[[], str]:
    """The version of a package in an environment of Python."""
    program = f"from importlib.metadata import version; print(version({name!r}))"
    return lambda: subprocess.check_output([python, "-c", program], encoding="utf-8").strip()


def of_tapzoom() -> str:
    """The version of the library that our viewers load."""
    number = ctypes.CDLL(str(ROOT / "build/lib/libtapzoom.so")).tapzoom_version()
    return f"{number // 10000}.{number // 100 % 100}.{number % 100}"


def program(*words: object) -> Callable[[Path, Path], List[object]]:
    """The command of a program that takes the picture as its last word."""
    return lambda folder, picture: [*words, picture]


def of_raylib(folder: Path, picture: Path) -> List[object]:
    """The program is a shared library, because raylib of PyPI is a module of Python."""
    library, = (ROOT / "build/tests/toolkits/packages/raylib").glob("_raylib_cffi*")
    return [PYTHON, ROOT / "Tests/Hosts/raylib.py", library, BUILT / "raylib", picture]


def of_godot(folder: Path, picture: Path) -> List[object]:
    """Godot reports an error if it must make the folder of its logs itself."""
    (folder / ".local/share/godot/app_userdata/Camera/logs").mkdir(parents=True)
    return ["env", f"HOME={folder}", "godot3", "--audio-driver", "Dummy", "--path", PROGRAMS / "godot3", picture]


def settings(folder: Path, text: str) -> List[str]:
    """The words before a program of GNOME that give it a home with settings, and no other ones."""
    (folder / "glib-2.0/settings").mkdir(parents=True)
    (folder / "glib-2.0/settings/keyfile").write_text(text, encoding="utf-8")
    return ["env", f"HOME={folder}", f"XDG_CONFIG_HOME={folder}", f"XDG_CACHE_HOME={folder}", f"XDG_DATA_HOME={folder}", "GSETTINGS_BACKEND=keyfile", "NO_AT_BRIDGE=1"]


def of_eog(folder: Path, picture: Path) -> List[object]:
    return [*settings(folder, """[org/gnome/eog/ui]
statusbar=false
image-gallery=false
sidebar=false
"""), "eog", "--new-instance", "--fullscreen", picture]


def of_evince(folder: Path, picture: Path) -> List[object]:
    from PIL import Image
    page = folder / "picture.pdf"
    Image.open(picture).convert("RGB").save(page, resolution=72)
    return [*settings(folder, """[org/gnome/evince/default]
show-sidebar=false
sizing-mode='fit-page'
continuous=false
fullscreen=true
"""), "evince", "--fullscreen", page]


def of_gwenview(folder: Path, picture: Path) -> List[object]:
    return ["env", f"HOME={folder}", f"XDG_CONFIG_HOME={folder}", "gwenview", "--fullscreen", picture]


def drawn(function: str, loads: str = "LD_PRELOAD") -> Dict[str, str]:
    """The environment in which a program of this library prints what it draws."""
    return {loads: str(BUILT / "report.so"), "TAPZOOM_DRAWN": function}


ROWS = [
    Row("tapzoom, SDL2", program(EXAMPLES / "viewer-sdl2"), of_tapzoom, drawn("tapzoom_frame"), reads="lines"),
    Row("tapzoom, GTK 4", program(EXAMPLES / "viewer-gtk4"), of_tapzoom, {**drawn("tapzoom_get_transform_at"), "GTK_A11Y": "none"}, reads="lines"),
    Row("tapzoom, Qt", program(PYTHON, ROOT / "examples/viewers/viewer_qt.py"), of_tapzoom, {**drawn("tapzoom_get_transform_at", "TAPZOOM_LIBRARY"), "PYTHONPATH": str(ROOT / "bindings/python")}, reads="lines"),
    Row("Qt Flickable", program(PYTHON, PROGRAMS / "qtquick.py", PROGRAMS / "flickable.qml"), of_pypi("PySide6_Essentials"), reads="lines"),
    Row("Qt PinchHandler", program(PYTHON, PROGRAMS / "qtquick.py", PROGRAMS / "pinchhandler.qml"), of_pypi("PySide6_Essentials"), reads="lines"),
    Row("GTK 4 gestures", program(BUILT / "gestures"), of_debian("libgtk-4-1"), {"GTK_A11Y": "none"}, reads="lines"),
    Row("Kivy Scatter", program(PYTHON, PROGRAMS / "scatter.py"), of_pypi("kivy"), reads="lines"),
    Row("raylib gestures", of_raylib, of_pypi("raylib_sdl", TOOLKITS), reads="lines"),
    Row("Godot 3 camera", of_godot, of_debian("godot3"), {"LANG": "en_US.UTF-8"}, reads="lines", floating=True),
    Row("eog", of_eog, of_debian("eog")),
    Row("evince", of_evince, of_debian("evince")),
    Row("gwenview", of_gwenview, of_debian("gwenview")),
]
