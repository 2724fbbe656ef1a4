# SPDX-License-Identifier: MIT
"""What the hands need from the system, and how it installs what is missing."""

import glob
import importlib.metadata
import importlib.util
import os
import re
import shlex
import shutil
import sys
from pathlib import Path
from typing import Callable, List, NamedTuple, Tuple

#: The X server in Debian, Fedora or Arch: not the wrapper in PATH, which checks who uses the console.
_XORGS = ("/usr/lib/xorg/Xorg", "/usr/libexec/Xorg", "/usr/lib/Xorg")
XORG = next(filter(os.path.exists, _XORGS), _XORGS[0])
#: The packages on PyPI by their modules, with their oldest versions, as in the extra "hands" of the wheel.
MODULES = {"PIL": "pillow>=10.1", "Xlib": "python-xlib>=0.33"}
# By the ID of a system, or that of the one that it is like.
_INSTALL = {"debian": ("apt install", 0), "fedora": ("dnf install", 1), "arch": ("pacman -S", 2)}


class Package(NamedTuple):
    """A package, by its names in Debian, Fedora and Arch."""

    names: List[str]
    is_there: Callable[[], bool]


def _driver(path: str) -> bool:
    return bool(glob.glob(f"/usr/lib*/xorg/modules/{path}"))


def _is_server_there() -> bool:
    """Whether there is an X server with its driver of simulated devices."""
    return os.path.exists(XORG) and _driver("input/inputtest_drv.so")


PACKAGES = (
    Package(["xserver-xorg-core", "xorg-x11-server-Xorg", "xorg-server"], _is_server_there),
    Package(["xserver-xorg-video-dummy", "xorg-x11-drv-dummy", "xf86-video-dummy"],
            lambda: _driver("drivers/dummy_drv.so")),
    Package(["xinput", "xinput", "xorg-xinput"], lambda: bool(shutil.which("xinput"))),
    Package(["ffmpeg", "ffmpeg-free", "ffmpeg"], lambda: bool(shutil.which("ffmpeg"))),
)


def missing(release: str = "/etc/os-release") -> List[str]:
    """A sentence for each kind of thing that is missing. `release`: the file that names the system."""
    if not sys.platform.startswith("linux"):
        return ["hands needs the X server of Linux: run it there, in a container or a virtual machine."]
    sentences = []
    packages = [package for package in PACKAGES if not package.is_there()]
    if packages:
        command, column = _how(release)
        sentences.append(f"Packages are missing: {command} {' '.join(one.names[column] for one in packages)}")
    modules = [shlex.quote(package) for module, package in MODULES.items() if not _is_installed(module, package)]
    if modules:
        python = shlex.quote(sys.executable or "python3")
        sentences.append(f"Python packages are missing: {python} -m pip install {' '.join(modules)}")
    return sentences


def _is_installed(module: str, package: str) -> bool:
    if importlib.util.find_spec(module) is None:
        return False
    name, _, oldest = package.partition(">=")
    return _numbers(importlib.metadata.version(name)) >= _numbers(oldest)


def _numbers(version: str) -> List[int]:
    return [int(number) for number in re.findall(r"\d+", version)[:2]]


def _how(release: str) -> Tuple[str, int]:
    """The command that installs packages, and the column of their names. Debian's names are the best known."""
    try:
        text = Path(release).read_text(encoding="utf-8")
    except OSError:
        text = ""
    systems = " ".join(re.findall(r'(?m)^ID(?:_LIKE)?="?([^"\n]*)', text)).split()
    return next((_INSTALL[name] for name in systems if name in _INSTALL), ("by their names in Debian,", 0))
