# SPDX-License-Identifier: MIT
"""A private X server without a screen, with a touchscreen of ten fingers, a pointer, a keyboard and a trackpad."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Dict, List, Optional

from PIL import Image, ImageGrab
from Xlib import X, display, error, protocol

from .device import Device
from .needs import XORG

KEYS = {
    "escape": 9, "1": 10, "2": 11, "3": 12, "4": 13, "0": 19, "minus": 20, "plus": 21, "tab": 23, "q": 24, "w": 25,
    "r": 27, "y": 29, "d": 40, "f": 41, "shift": 50, "z": 52, "comma": 59, "period": 60, "space": 65, "up": 98,
    "pageup": 99, "left": 100, "right": 102, "down": 104, "pagedown": 105, "delete": 107,
}

_CONFIG = """
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "AutoAddGPU" "false"
  Option "DontVTSwitch" "true"
  Option "BlankTime" "0"
EndSection
Section "Device"
  Identifier "dummy"
  Driver "dummy"
  VideoRam 256000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5.0-1000.0
  VertRefresh 5.0-200.0
  ModeLine "mode" {clock:.2f} {width} {h1} {h2} {h3} {height} {v1} {v2} {v3}
EndSection
Section "Screen"
  Identifier "screen"
  Device "dummy"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "mode"
    Virtual {width} {height}
  EndSubSection
EndSection
Section "InputDevice"
  Identifier "touch"
  Driver "inputtest"
  Option "SocketPath" "{folder}/touch"
  Option "DeviceType" "Touch"
  Option "TouchCount" "10"
  Option "Floating" "{floating}"
EndSection
Section "InputDevice"
  Identifier "pointer"
  Driver "inputtest"
  Option "SocketPath" "{folder}/pointer"
  Option "DeviceType" "PointerAbsolute"
  Option "PointerButtonCount" "7"
EndSection
Section "InputDevice"
  Identifier "keyboard"
  Driver "inputtest"
  Option "SocketPath" "{folder}/keyboard"
  Option "DeviceType" "Keyboard"
EndSection
Section "InputDevice"
  Identifier "trackpad"
  Driver "inputtest"
  Option "SocketPath" "{folder}/trackpad"
  Option "DeviceType" "PointerGesture"
EndSection
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  {touch}
  InputDevice "pointer" "CorePointer"
  InputDevice "keyboard" "CoreKeyboard"
  InputDevice "trackpad"
EndSection
"""


class Server:
    """One server for one test: `with Server() as server`. A floating touchscreen belongs to no pointer: programs hear
    it only through the X Input Extension, and Godot hears no other one."""

    name: str  # the DISPLAY of its programs
    pointer: Device
    keyboard: Device
    trackpad: Device
    _display: Any = None

    def __init__(self, width: int = 1280, height: int = 800, touch: bool = True, floating: bool = False) -> None:
        self.width, self.height = width, height
        self._folder = tempfile.mkdtemp(prefix="tapzoom-hands.")
        self._process: Optional[subprocess.Popen[bytes]] = None
        self._devices: List[Device] = []
        self.touch: Optional[Device] = None
        try:
            self._start(touch, floating)
        except BaseException:
            self.close()
            raise

    def _start(self, touch: bool, floating: bool) -> None:
        width, height, folder = self.width, self.height, self._folder
        clock = (width + 400) * (height + 28) * 60 / 1e6
        modes = dict(h1=width + 64, h2=width + 200, h3=width + 400, v1=height + 1, v2=height + 3, v3=height + 28)
        there = 'InputDevice "touch"' if touch else ""
        config = _CONFIG.format(width=width, height=height, clock=clock, folder=folder, touch=there,
                                floating="on" if floating else "off", **modes)
        Path(folder, "xorg.conf").write_text(config, encoding="utf-8")
        ours, theirs = os.pipe()
        with open(Path(folder, "out"), "wb") as out:
            self._process = subprocess.Popen(
                [XORG, "-displayfd", str(theirs), "-config", f"{folder}/xorg.conf", "-logfile", f"{folder}/log",
                 "-noreset", "-nolisten", "tcp", "-ac", "-novtswitch", "-sharevts", "-keeptty"],
                pass_fds=[theirs], stdin=subprocess.DEVNULL, stdout=out, stderr=out, start_new_session=True)
        os.close(theirs)
        with open(ours, "rb") as pipe:
            number = pipe.readline()  # the whole line: the server writes it in parts, and ends if nobody reads the rest
        if not number.endswith(b"\n"):
            raise RuntimeError("no X server:\n" + Path(folder, "out").read_text(encoding="utf-8", errors="replace"))
        self.name = ":" + number.decode().strip()
        self._display = display.Display(self.name)
        self.pointer, self.keyboard, self.trackpad = map(self._connect, ("pointer", "keyboard", "trackpad"))
        # From this property GDK knows that it is a trackpad.
        self._xinput("set-prop", "trackpad", "--type=int", "--format=8", "libinput Tapping Enabled", "1")
        if touch:
            self.touch = self._connect("touch")

    def _connect(self, name: str) -> Device:
        device = Device(f"{self._folder}/{name}", self.width, self.height)
        self._devices.append(device)
        return device

    def close(self) -> None:
        try:
            if self._display:
                self._display.close()  # fails if the server has ended already
        finally:
            self._end()
            for device in self._devices:
                device.close()
            shutil.rmtree(self._folder, ignore_errors=True)

    def _end(self) -> None:
        if self._process:
            self._process.terminate()
            try:
                self._process.wait(5)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def environment(self) -> Dict[str, str]:
        """The environment of a program that uses this server and draws without a graphics card."""
        kept = {name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"}
        return dict(kept, DISPLAY=self.name, LIBGL_ALWAYS_SOFTWARE="1", GDK_BACKEND="x11", SDL_VIDEODRIVER="x11")

    def screenshot(self) -> Image.Image:
        return ImageGrab.grab(xdisplay=self.name)

    def glance(self, left: int, top: int, width: int, height: int) -> bytes:
        """The pixels of a part of the screen, in a fraction of a millisecond."""
        return bytes(self._root.get_image(left, top, width, height, X.ZPixmap, 0xFFFFFFFF).data)

    def press(self, key: str) -> None:
        """Presses and releases one of KEYS in the window that has the focus."""
        for down in (True, False):
            self.hold(key, down)

    def hold(self, key: str, down: bool = True) -> None:
        """Presses one of KEYS, or releases it. The server repeats a held key."""
        self.keyboard.key(KEYS[key], down)
        self.keyboard.sync()

    # ---- Windows. There is no window manager, so the tests do its work.

    @property
    def _root(self) -> Any:
        return self._display.screen().root

    def windows(self) -> List[Any]:
        """The visible windows."""
        return [window for window in self._root.query_tree().children if self._is_viewable(window)]

    @staticmethod
    def _is_viewable(window: Any) -> bool:
        try:
            return bool(window.get_attributes().map_state == X.IsViewable)
        except error.BadWindow:
            return False  # closed in the meantime

    def focus(self, window: Any = None) -> None:
        """Gives a window the focus; without a window, removes the focus."""
        self._display.set_input_focus(window or X.NONE, X.RevertToParent, X.CurrentTime)
        self._display.sync()

    def resize(self, window: Any, width: int, height: int) -> None:
        window.configure(width=width, height=height)
        self._display.sync()

    def ask_to_close(self, window: Any) -> None:
        """Asks a window to close, as the close button of a title bar does."""
        protocols, delete = (self._display.intern_atom(name) for name in ("WM_PROTOCOLS", "WM_DELETE_WINDOW"))
        event = protocol.event.ClientMessage(window=window, client_type=protocols, data=(32, [delete, 0, 0, 0, 0]))
        window.send_event(event)
        self._display.sync()

    def lose_touch(self) -> None:
        """Disables the touchscreen, as if it were unplugged."""
        self._xinput("disable", "touch")

    def find_touch(self) -> None:
        """Enables it again, as if it were plugged in."""
        self._xinput("enable", "touch")
        if self.touch:
            self.touch.close()
        self.touch = Device(f"{self._folder}/touch", self.width, self.height)

    def _xinput(self, *words: str) -> None:
        subprocess.run(["xinput", *words], env=self.environment, check=True, stdout=subprocess.DEVNULL)
