# SPDX-License-Identifier: MIT
"""The browsers: how each one starts, and what differs in it."""

import json
import os
import signal
from pathlib import Path
from typing import Dict, List, NamedTuple, Optional, Tuple

import devtools
import website
from host import Host, Replayed
from tapzoom import RecordKind
from tapzoom.hands.server import Server

HERE = Path(__file__).resolve().parent


class Row(NamedTuple):
    """One browser: a row of the table. Each field after the name is a difference that the tests allow for."""

    name: str
    #: In a window of an X server, which gives parts of pixels; else through the DevTools protocol.
    window: bool = True
    #: The browser rounds the coordinates of fingers down to whole pixels.
    whole_pixels: bool = True
    #: Fingers have pointer events. Else they have touch events only, and the page cannot capture them.
    pointers: bool = True
    #: A long press of a finger asks for a menu.
    touch_menu: bool = True
    #: The absolute pointer of the X server is a pen.
    pen: bool = False
    #: The pixels of a notch of a wheel.
    notch: float = 120
    #: The pixels of a whole notch by a trackpad.
    trackpad: float = 40
    #: What a pinch on a trackpad does: "nothing", "wheel" for an event with ctrlKey, or "page" if the page may zoom.
    pinch: str = "nothing"
    #: A move of one finger repeats the last position of the others.
    repeats: bool = False
    #: The time of a move is that at which the page receives it.
    page_times: bool = False
    #: Seconds until the window passes touches on to a new page.
    settling: float = 0.1

    @property
    def quirks(self) -> str:
        """The differences for the table."""
        return ", ".join(filter(None, (
            "" if self.window else "no window",
            "whole pixels" if self.whole_pixels else "parts of pixels",
            "" if self.pointers else "touch events only", "" if self.touch_menu else "no menu of a long press",
            "a tablet is a pen" if self.pen else "", "repeated moves" if self.repeats else "",
            "times of the page" if self.page_times else "",
            f"{self.notch:g} px a notch" if self.window else "",
            f"a trackpad's pinch: {self.pinch}" if self.window else "")))


CHROMIUM = Row("Chromium", pen=True, trackpad=120)
DEVTOOLS = Row("Chromium, DevTools", window=False, whole_pixels=False)
FIREFOX = Row("Firefox", notch=114, pinch="wheel", repeats=True)
WEBKIT = Row("WebKitGTK", pointers=False, touch_menu=False, notch=86, pinch="page", page_times=True, settling=0.4)

_QUIET_FIREFOX = {
    "app.normandy.enabled": False, "app.update.enabled": False, "browser.aboutwelcome.enabled": False,
    "browser.preonboarding.enabled": False, "browser.sessionstore.resume_from_crash": False,
    "browser.shell.checkDefaultBrowser": False, "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False, "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False, "toolkit.telemetry.enabled": False,
}
_CHROMIUM_OPTIONS = [
    "--window-size=1280,800", "--no-first-run", "--disable-gpu", "--disable-background-networking", "--noerrdialogs",
    "--disable-component-update", "--disable-sync", "--password-store=basic", "--disable-crash-reporter",
    "--force-device-scale-factor=1", "--hide-scrollbars", "--log-level=3",
    # Chromium's sandbox refuses to run as root.
    *(["--no-sandbox"] if os.getuid() == 0 else []),
]


def command(row: Row, address: str, profile: Path, reduced: bool) -> List[object]:
    """The command that starts a browser with a fresh profile and without bars. `reduced` is its user's wish for
    reduced motion."""
    if row.name == FIREFOX.name:
        profile.mkdir()
        settings = {**_QUIET_FIREFOX, "ui.prefersReducedMotion": int(reduced)}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in settings.items()]
        (profile / "user.js").write_text("".join(lines), encoding="ascii")
        return ["firefox-esr", "--profile", profile, "--no-remote", "--kiosk", address]
    if row.name == WEBKIT.name:
        return ["/usr/bin/python3", HERE / "webkit.py", *(["--reduced-motion"] if reduced else []), address]
    where = ["--touch-events=enabled", "--kiosk", "--window-position=0,0"] if row.window else [
        "--headless", "--remote-debugging-port=0"]
    return ["chromium", f"--user-data-dir={profile}", *_CHROMIUM_OPTIONS, *where,
            *(["--force-prefers-reduced-motion"] if reduced else []), address]


class Browser(Host):
    """A browser with one page of the site after the other. `server` is an X server or a tab."""

    def __init__(self, row: Row, server, site: website.Site, folder: Path, reduced: bool = False,
                 page: str = "") -> None:
        """`page` is another page than that of the tests, for which nothing waits."""
        self.row, self.site = row, site
        address = site.page(page or "page.html")
        environment = {"MOZ_USE_XINPUT2": "1", "MOZ_CRASHREPORTER_DISABLE": "1", "HOME": str(folder),
                       "XDG_CONFIG_HOME": str(folder), "XDG_CACHE_HOME": str(folder), "NO_AT_BRIDGE": "1",
                       "GTK_A11Y": "none", "PYTHONPATH": ""}
        super().__init__(server, command(row, address, folder / "profile", reduced), site.reports.recording,
                         environment)
        if page:
            return
        try:
            self._wait_for_page()
            if row.window:
                self._fill_screen(server)
            else:
                server.connect(folder / "profile")
        except BaseException:
            self.__exit__()
            raise

    def _fill_screen(self, server: Server) -> None:
        self.window = server.windows()[-1]
        server.resize(self.window, server.width, server.height)
        server.focus(self.window)
        server.pointer.point(1279, 799)
        server.pointer.sync()
        self.wait("full size", lambda: self.page["size"] == [1194, 700])

    def __exit__(self, *_: object) -> None:
        """Ends all processes of the browser."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()

    @property
    def page(self) -> Dict:
        """The state of the page now."""
        return self.site.tell("state")

    def open(self, **options: object) -> None:
        """Opens another page in the same window, and waits until it has drawn a frame."""
        old = self.site.reports
        old.commands.put({"do": "open", "address": self.site.page(**options)})
        self._wait_for_page()
        old.commands.put({"do": "end"})

    def rested(self) -> Optional[Replayed]:
        """The recording so far if the view rests and the page has displayed that; else nothing."""
        replayed = self.replayed()
        state = replayed.view.state
        drawn = replayed.calls and replayed.calls[-1].kind in (RecordKind.ADVANCE, RecordKind.POLL)
        return replayed if replayed.resting and drawn and state.waiting_count == 0 else None

    def wait_for_rest(self, lifted: int, number: int = 0) -> Replayed:
        """Waits until that many touches have lifted and the page has displayed the view at rest."""
        last: List[Replayed] = []

        def rests() -> bool:
            last[:] = filter(None, [self.rested()])
            return bool(last) and last[0].lifted() >= lifted

        self.wait(f"rest after {lifted} touches", rests)
        return last[0]

    def _wait_for_page(self) -> None:
        reports = self.site.reports
        self.recording = reports.recording
        self.wait("page", lambda: bool(reports.frames or reports.errors), 90)
        if reports.errors:
            raise AssertionError(f"the page failed: {reports.errors} {self.site.complaints}")
        # The window passes touches on to the page once it knows of the page's listeners.
        self.site.tell("idle", seconds=self.row.settling)


def start(row: Row, site: website.Site, folder: Path, reduced: bool = False) -> Tuple[object, Browser]:
    """Starts a browser, in a window of an X server of its own or without a window. Returns the server, or the tab, and
    the browser."""
    server = Server() if row.window else devtools.Tab()
    try:
        return server, Browser(row, server, site, folder, reduced)
    except BaseException:
        server.close()
        raise
