# SPDX-License-Identifier: MIT
"""The rows of native programs: our viewers, toolkits, game engines, and viewers of desktops."""

import shutil
from importlib import metadata
from pathlib import Path
from typing import Callable, Dict, List

from rows import LINES, Row, as_page, of_debian

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = Path(__file__).resolve().parent / "Programs"
BUILT = ROOT / "build/tests/league"
EXAMPLES = ROOT / "build/examples"
PYTHON = ROOT / "build/venv/bin/python"

Command = Callable[[Path, Path], List[object]]
Version = Callable[[], str]


# ---- Versions

def of_pypi(package: str) -> Version:
    """The version of a package of PyPI."""
    return lambda: metadata.version(package)


def of_tapzoom() -> str:
    return "this repository"


# ---- Commands

def program(*words: object) -> Command:
    """A program whose last word is the picture."""
    return lambda folder, picture: [*words, picture]


def kivy(folder: Path, picture: Path) -> List[object]:
    return ["env", f"KIVY_HOME={folder}", PYTHON, PROGRAMS / "scatter.py", picture]


def raylib(folder: Path, picture: Path) -> List[object]:
    """The program is a shared library, because raylib of PyPI is a module of Python."""
    library, = (ROOT / "build/tests/toolkits/packages/raylib").glob("_raylib_cffi*")
    return [PYTHON, ROOT / "Tests/Hosts/raylib.py", library, BUILT / "raylib", picture]


def godot(folder: Path, picture: Path) -> List[object]:
    """Godot reports an error if it must make the folder of its logs itself."""
    (folder / ".local/share/godot/app_userdata/Camera/logs").mkdir(parents=True)
    return ["env", f"HOME={folder}", "godot3", "--audio-driver", "Dummy", "--path", PROGRAMS / "godot3", picture]


def desktop(folder: Path) -> List[object]:
    """The words that give a program of a desktop the settings in the folder, and none of the user's."""
    homes = [f"{name}={folder}" for name in ("HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME")]
    return ["env", *homes, "GSETTINGS_BACKEND=keyfile"]


def set_gnome(folder: Path, group: str, *lines: str) -> None:
    file = folder / "glib-2.0/settings/keyfile"
    file.parent.mkdir(parents=True)
    file.write_text("\n".join([f"[{group}]", *lines, ""]), encoding="utf-8")


def alone(folder: Path, picture: Path) -> Path:
    """The picture in a folder without other ones."""
    (folder / "picture").mkdir()
    return Path(shutil.copy(picture, folder / "picture"))


def eog(folder: Path, picture: Path) -> List[object]:
    set_gnome(folder, "org/gnome/eog/ui", "sidebar=false", "statusbar=false", "image-gallery=false")
    return [*desktop(folder), "eog", "--new-instance", "--fullscreen", alone(folder, picture)]


def evince(folder: Path, picture: Path) -> List[object]:
    set_gnome(folder, "org/gnome/evince/default", "show-sidebar=false", "sizing-mode='fit-page'", "continuous=false")
    return [*desktop(folder), "evince", as_page(folder, picture)]


def gwenview(folder: Path, picture: Path) -> List[object]:
    """Memory is zero at first, because this version never sets the flag for a long press that moves: while the flag is
    true, one finger does not drag."""
    (folder / "gwenviewrc").write_text("[General]\nBirdEyeViewEnabled=false\n", encoding="utf-8")
    zero = ["MALLOC_PERTURB_=255", "GLIBC_TUNABLES=glibc.malloc.tcache_count=0"]
    return [*desktop(folder), *zero, "gwenview", "--fullscreen", alone(folder, picture)]


# ---- Rows

def drawn(function: str, loads: str = "LD_PRELOAD") -> Dict[str, str]:
    """The environment in which a program of this library prints what it draws: see report.c."""
    return {loads: str(BUILT / "report.so"), "TAPZOOM_DRAWN": function}


def faulty(fault: str) -> Row:
    """The viewer of SDL2 with a fault of report.c."""
    return ROWS[0]._replace(environment={**ROWS[0].environment, "TAPZOOM_FAULT": fault})


QT = "PySide6_Essentials"
PHOTOS = "The preset photos, as in the shortest viewers of the examples."

ROWS = [
    Row("tapzoom, SDL2", program(EXAMPLES / "viewer-sdl2"), of_tapzoom, drawn("tapzoom_frame"), reads=LINES,
        options=PHOTOS, claims="The preset does not rotate."),
    Row("tapzoom, GTK 4", program(EXAMPLES / "viewer-gtk4"), of_tapzoom,
        drawn("tapzoom_get_transform_at"), reads=LINES,
        options=PHOTOS, claims="The preset does not rotate."),
    Row("tapzoom, Qt", program(PYTHON, ROOT / "examples/viewers/viewer_qt.py"), of_tapzoom,
        {**drawn("tapzoom_get_transform_at", "TAPZOOM_LIBRARY"), "PYTHONPATH": str(ROOT / "bindings/python")},
        reads=LINES, options=PHOTOS, claims="The preset does not rotate."),
    Row("Qt Flickable", program(PYTHON, PROGRAMS / "qtquick.py", PROGRAMS / "flickable.qml"), of_pypi(QT),
        reads=LINES,
        options="A PinchArea calls resizeContent about the center of the fingers and then returnToBounds, as in Qt's "
                "example flickresize.",
        claims="It does not rotate. A PinchArea limits the scale of an Item, not of the contents of a Flickable."),
    Row("Qt PinchHandler", program(PYTHON, PROGRAMS / "qtquick.py", PROGRAMS / "pinchhandler.qml"), of_pypi(QT),
        reads=LINES,
        options="grabPermissions keeps the DragHandler from the finger that is left after a pinch: otherwise the "
                "picture jumps by hundreds of pixels.",
        claims="The handlers limit x and y to fixed numbers, which suit one scale only. They have no fling and no "
               "double tap."),
    Row("GTK 4 gestures", program(BUILT / "gestures"), of_debian("libgtk-4-1"), reads=LINES,
        options="GtkGestureZoom and GtkGestureRotate are one group, and the picture follows the center of their "
                "bounding box.",
        claims="The gestures have no limits and no motion: a program adds these."),
    Row("Kivy Scatter", kivy, of_pypi("kivy"), reads=LINES,
        options="Beyond its options: fingers come from SDL as on phones, because Kivy reads them on Linux from the "
                "kernel. Multisampling is off.",
        claims="A Scatter has no edges, no fling and no double tap; the scale goes from 0.1 to 20."),
    Row("raylib gestures", raylib, of_pypi("raylib_sdl"), reads=LINES,
        options="Beyond its options: the program passes both fingers to raylib's gestures, as raylib does on Android, "
                "because the platform SDL passes one and never detects a pinch.",
        claims="The gestures have no rotation, limits or fling; a drag begins after 0.3 s."),
    Row("Godot 3 camera", godot, of_debian("godot3"), {"LANG": "en_US.UTF-8"}, reads=LINES, floating=True,
        options="The script zooms by the ratio of the fingers' distances, which is smoother than the steps of many "
                "tutorials. The limits of the Camera2D are the picture. GLES2 is lighter without a graphics card.",
        claims="A Camera2D has no gestures: the script of tutorials drags and zooms about the center of the screen."),
    Row("eog", eog, of_debian("eog"),
        options="Full screen without side bar, status bar and gallery, and no other picture in the folder.",
        claims="It rotates by quarters of a turn. Its help does not speak of touchscreens."),
    Row("evince", evince, of_debian("evince"),
        options="The picture is a page of PDF, which fits the window below the header bar; no side bar, no continuous "
                "pages.",
        claims="It does not rotate by fingers. Its help does not speak of touchscreens."),
    Row("gwenview", gwenview, of_debian("gwenview"),
        options="Full screen, no bird's eye view, no other picture in the folder. Beyond its options: memory is zero "
                "at first, because otherwise one finger does not drag.",
        claims="It rotates by quarters of a turn, and does not fling. A double tap leaves full screen."),
]
