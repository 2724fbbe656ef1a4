# SPDX-License-Identifier: MIT
"""The map of examples/love in LÖVE."""

import subprocess
import tempfile
import unittest
from pathlib import Path
from typing import Dict, List, Optional, Sequence, Tuple

import comparing
import fingers
import screen
import support
from host import GUARD, Host
from server import Server
from tapzoom import EventKind, Phase

EXAMPLE = comparing.ROOT / "examples/love"

_MAP = """return {
    width = 1600, height = 1000, meters_per_unit = 1, sea = {0.9, 0.9, 0.9}, places = {}, kinds = {},
    styles = {%s},
    shapes = {%s},
}
"""


def squares(file: Path) -> List[screen.Landmark]:
    """Writes a map of squares, each in its own color, and returns them."""
    marks, styles, shapes = [], [], []
    for row in range(10):
        for column in range(16):
            x, y, radius = 50 + 100 * column, 50 + 100 * row, 20
            color = (40 + 10 * column, 40 + 16 * row, 200 - 160 * ((row + column) % 2))
            name = f"square_{row}_{column}"
            fill = ", ".join(str(part / 255) for part in color)
            styles.append(f"{name} = {{fill = {{{fill}}}, angular = true}}")
            corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
            points = ", ".join(f"{x + radius * dx}, {y + radius * dy}" for dx, dy in corners)
            shapes.append(f'{{kind = "{name}", {points}}}')
            marks.append(screen.Landmark(x, y, radius, color))
    file.write_text(_MAP % (", ".join(styles), ", ".join(shapes)), encoding="utf-8")
    return marks


class TestLove(support.HostTest):
    name = "LÖVE"
    program = "map"
    #: SDL reports positions as parts of the window in single precision.
    precision = 2e-4
    #: The screen without the scale bar and the compass.
    area = (0.0, 70.0, 1280.0, 740.0)
    turns = True
    #: The X server lifts the fingers, and SDL 2 does not report why.
    hears_of_devices = False
    step_factor = 2
    #: A library that replaces a part of SDL.
    shim: Optional[Path] = None

    def environment(self) -> Dict[str, str]:
        return {"LD_PRELOAD": str(self.shim)} if self.shim else {}

    def command(self, options: Sequence[object]) -> List[object]:
        self.map = self.folder / "map.lua"
        self.marks = squares(self.map)
        return ["love", EXAMPLE, *options, self.map]

    def landmarks(self) -> List[screen.Landmark]:
        return self.marks

    def test_drags_in_a_smaller_window(self) -> None:
        """The canvas is larger than what the program draws on it; the screen shows only the drawn part."""
        with Server() as server, self.start(server) as host:
            server.resize(self.window, 640, 400)
            host.wait("resize", lambda: self.sizes(host)[-1] == (640, 400))
            for _ in range(2):
                self.press(server, host, "plus")
            self.area = (0.0, 70.0, 640.0, 340.0)
            for count in (1, 2, 3):
                fingers.play(fingers.drag((500, 200), (200, 200)), server.touch)
                self.look(host, host.wait_for_rest(count).view.transform)

    def test_touch_device_is_taken_away(self) -> None:
        """SDL on Wayland does not lift the fingers of a lost device, so the program does."""
        self.shim = self.folder / "shim.so"
        gone = self.folder / "gone"
        source = f'#include <unistd.h>\nint SDL_GetNumTouchDevices(void) {{ return access("{gone}", F_OK) != 0; }}\n'
        subprocess.run(["cc", "-shared", "-fPIC", "-x", "c", "-", "-o", self.shim], input=source.encode(), check=True)
        with Server() as server, self.start(server) as host:
            fingers.play(fingers.drag()[:-1], server.touch)
            host.wait("pan", lambda: self.has(host, EventKind.PAN, Phase.BEGAN))
            gone.touch()
            server.pointer.point(300, 300)
            host.wait("cancel", lambda: self.has(host, EventKind.PAN, Phase.CANCELLED))
            host.wait("rest", lambda: host.replayed().resting)
            self.assertRegex(host.said, r"\Amap: touch: .*\n\Z")


class TestIsland(unittest.TestCase):
    """The map that comes with the example, and the message if it is missing."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="hosts.")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def places(self) -> List[Tuple[float, float, Tuple[int, ...]]]:
        """The places of the fitted view and the colors of their dots, as LuaJIT reads them from the map."""
        program = """
            local map = dofile(arg[1])
            for _, place in ipairs(map.places) do
                local dot = map.kinds[place.kind].dot
                if dot and place.from <= 1 then print(place.x, place.y, unpack(dot)) end
            end"""
        script = self.folder / "places.lua"
        script.write_text(program, encoding="utf-8")
        said = subprocess.run(["luajit", script, EXAMPLE / "map.lua"], check=True, stdout=subprocess.PIPE).stdout
        rows = (tuple(map(float, line.split())) for line in said.decode().splitlines())
        return [(x, y, tuple(round(255 * part) for part in color)) for x, y, *color in rows]

    def test_places(self) -> None:
        """Started from another folder, the program shows the island, with the dots at the places of the transform."""
        recording = self.folder / "recording.tapzoom"
        line = 'cd / && exec love "$0" --record "$1"'
        with Server() as server, Host(server, ["sh", "-c", line, EXAMPLE, recording], recording) as host:
            server.focus(host.wait_for_window())
            for key in (None, "plus", "0"):
                if key:
                    settled = self.settlings(host)
                    server.press(key)
                    host.wait("zoom", lambda: self.settlings(host) > settled and host.replayed().resting)
                self.look(host)
            server.press("q")
            self.assertEqual((host.wait_for_end(), host.said), (0, ""))

    def test_flights(self) -> None:
        """Tab flies from place to place. Each is then in the window, at twice the scale from which it appears."""
        recording = self.folder / "recording.tapzoom"
        with Server() as server, Host(server, ["love", EXAMPLE, "--record", recording], recording) as host:
            server.focus(host.wait_for_window())
            for x, y, scale in self.all_places()[:2]:
                settled = self.settlings(host)
                server.press("tab")
                host.wait("flight", lambda: self.settlings(host) > settled and host.replayed().resting)
                view = host.replayed().view
                self.assertAlmostEqual(view.transform.scale, 2 * scale * view.scale_range.fitted)
                left, top = view.transform.to_view((x, y))
                self.assertTrue(0 < left < 1280 and 0 < top < 800, (left, top))
            server.press("q")
            self.assertEqual((host.wait_for_end(), host.said), (0, ""))

    def all_places(self) -> List[Tuple[float, ...]]:
        """The places of the map in order, each with the scale from which it appears."""
        program = "for _, place in ipairs(dofile(arg[1]).places) do print(place.x, place.y, place.from) end"
        script = self.folder / "all.lua"
        script.write_text(program, encoding="utf-8")
        said = subprocess.run(["luajit", script, EXAMPLE / "map.lua"], check=True, stdout=subprocess.PIPE).stdout
        return [tuple(map(float, line.split())) for line in said.decode().splitlines()]

    def settlings(self, host: Host) -> int:
        return sum(event.kind == EventKind.SETTLED for event in host.replayed().events)

    def look(self, host: Host) -> None:
        transform = host.replayed().view.transform
        places = [(transform.to_view((x, y)), color) for x, y, color in self.places()]
        seen = []

        def right() -> bool:
            shot = host.server.screenshot()
            seen.clear()
            for (x, y), color in places:
                if 0 <= x < 1280 and 0 <= y < 700:
                    seen.append((shot.getpixel((int(x), int(y))), color))
            return bool(seen) and all(
                max(abs(a - b) for a, b in zip(pixel, color)) < 12 for pixel, color in seen)

        host.wait(f"right places of {seen}", right)

    def run_to_its_end(self, *words: object, environment: Dict[str, str]) -> subprocess.CompletedProcess:
        return subprocess.run(
            ["love", EXAMPLE, *map(str, words)], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, encoding="utf-8", timeout=GUARD)

    def test_messages(self) -> None:
        broken = self.folder / "broken.lua"
        with Server() as server:
            for words, text, said in (
                (["/nowhere.lua"], None, "map: map: /nowhere.lua: No such file or directory\n"),
                ([self.folder], None, f"map: {self.folder}: not a file\n"),
                ([broken], "return {", f"map: {broken}: not a map: "),
                ([broken], "\x1bLJ\x02", f"map: {broken}: not a map: "),
                ([broken], "return os.exit(7)", f"map: {broken}: not a map: "),
                ([broken], "", f"map: {broken}: not a map: it does not return a table\n"),
                ([broken], "return {width = 1}", f"map: {broken}: not a map: height is not a number above 0\n"),
                (["--slop", "wide"], None, "map: wide: --slop needs a number of points from 0 to 10000\n"),
                (["--slop"], None, "map: --slop: a number is missing\n"),
                (["--spin"], None, "map: --spin: unknown option (see --help)\n"),
                (["--record", "/nowhere/file"], None, "map: record: /nowhere/file: No such file or directory\n"),
            ):
                with self.subTest(words, text=text):
                    if text is not None:
                        broken.write_text(text, encoding="utf-8")
                    done = self.run_to_its_end(*words, environment=server.environment)
                    self.assertEqual(done.returncode, 1)
                    self.assertTrue(done.stderr.startswith(said), done.stderr)
                    self.assertEqual(done.stderr.count("\n"), 1, done.stderr)
            done = self.run_to_its_end("--help", environment=server.environment)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertIn("--record FILE", done.stdout)
