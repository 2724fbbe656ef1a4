# SPDX-License-Identifier: MIT
"""The map of examples/love in LÖVE."""

import os
import re
import shutil
import subprocess
import tempfile
import time
import unittest
import zipfile
from pathlib import Path
from typing import Dict, List, Optional, Sequence, Tuple

import comparing
import screen
import support
import viewer
from host import GUARD, Host
from tapzoom import EventKind, Phase, RecordKind
from tapzoom.hands import fingers
from tapzoom.hands.server import Server

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
    loads = "TAPZOOM_LIBRARY"
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
                (["--record"], None, "map: --record: a file is missing\n"),
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


CONF = """function love.conf(t)
    t.window.width, t.window.height, t.window.resizable = 1280, 800, true
    t.modules.audio, t.modules.joystick = false, false
end"""


class TestPage(viewer.Viewer):
    """The viewer of bindings/lua/README.md, with LÖVE's own love.run."""

    name = "LÖVE, love.run"
    loads = "TAPZOOM_LIBRARY"
    precision = 2e-4

    def command(self, options: Sequence[object]) -> List[object]:
        page = (comparing.ROOT / "bindings/lua/README.md").read_text("utf-8")
        (code,) = re.findall(r"```lua\n(local picture.*?)```", page, re.DOTALL)
        (self.folder / "main.lua").write_text(code, encoding="utf-8")
        (self.folder / "conf.lua").write_text(CONF, encoding="utf-8")
        self.marks = screen.test_picture(self.folder / "photo.png")
        return ["love", self.folder]

    def environment(self) -> Dict[str, str]:
        return {**super().environment(), "LUA_PATH": str(comparing.ROOT / "bindings/lua/?.lua;;")}


class TestGame(unittest.TestCase):
    """The board of examples/viewers/love/game, with LÖVE's own love.run: its button, its taps, its pause. It also runs
    in slow frames."""

    SLOW = "\nlocal draw = love.draw\nfunction love.draw() draw() love.timer.sleep(%s) end\n"

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="hosts.")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def start(self, server: Server, more: str = "") -> Host:
        game = self.folder / "game"
        game.mkdir(exist_ok=True)
        code = (EXAMPLE.parent / "viewers/love/game/main.lua").read_text("utf-8")
        (game / "main.lua").write_text(code + more, encoding="utf-8")
        (game / "conf.lua").write_text(CONF, encoding="utf-8")
        environment = {**viewer.recorded(self.folder, "TAPZOOM_LIBRARY"),
                       "LUA_PATH": str(comparing.ROOT / "bindings/lua/?.lua;;")}
        host = Host(server, ["love", game], self.folder / "recording.tapzoom", environment)
        self.addCleanup(host.__exit__)
        server.focus(host.wait_for_window())
        return host

    def kinds(self, host: Host) -> List[str]:
        return [f"{event.kind.name} {event.phase.name}" for event in host.replayed().events]

    def test_button(self) -> None:
        """A finger presses it, and a drag that begins on it moves nothing. A tap beside it lights a tile."""
        with Server() as server:
            host = self.start(server)
            fingers.play(fingers.pinch(), server.touch)
            before = host.wait_for_rest(2)
            fingers.play(fingers.drag((60, 30), (600, 400)), server.touch)
            host.wait("button", lambda: "ANIMATION ENDED" in self.kinds(host) and host.replayed().resting)
            replayed = host.replayed()
            self.assertEqual(replayed.touches, before.touches)
            self.assertGreater(before.view.transform.scale, 2 * replayed.view.transform.scale)
            self.assertNotIn("TAP DISCRETE", self.kinds(host))
            place = tuple(map(int, replayed.view.transform.to_view((450, 450))))
            fingers.play(fingers.tap(place), server.touch)
            host.wait("tile", lambda: server.screenshot().getpixel(place) == (51, 102, 255))
            self.assertEqual(host.said, "")

    def test_double_tap_in_slow_frames(self) -> None:
        for seconds in (0.4, 0.05):
            with self.subTest(seconds), Server() as server:
                host = self.start(server, self.SLOW % seconds)
                for count in (1, 2, 3, 4):
                    time.sleep(0.1 * count)  # at another place in a frame, because a rest is seen at the begin of one
                    fingers.play(fingers.double_tap(), server.touch)
                    host.wait("rest", lambda: host.replayed().lifted() >= 2 * count and host.replayed().resting)
                self.assertEqual(self.kinds(host).count("DOUBLE_TAP DISCRETE"), 4)
                self.assertNotIn("TAP DISCRETE", self.kinds(host))

    def test_pause(self) -> None:
        """The view gets no fingers, and its time stands still."""
        with Server() as server:
            host = self.start(server)
            begin = time.monotonic()
            server.press("space")
            host.wait("pause", lambda: bool(host.replayed().of(RecordKind.CANCEL_TOUCHES)))
            paused = time.monotonic()
            fingers.play(fingers.double_tap(), server.touch)
            time.sleep(3)
            pause = time.monotonic() - paused
            server.press("space")
            fingers.play(fingers.double_tap(), server.touch)
            replayed = host.wait_for_rest(2)
            (cancel,) = replayed.of(RecordKind.CANCEL_TOUCHES)
            self.assertEqual(len(replayed.touches), 4)
            self.assertLess(replayed.touches[0].time - cancel.time, time.monotonic() - begin - pause)


class TestShipping(unittest.TestCase):
    """A game as "Ship it" in bindings/lua/README.md packs it finds the library."""

    FILES = {
        "conf.lua": """function love.conf(t)
            t.identity = "ship"
            for _, name in ipairs{"audio", "graphics", "joystick", "window"} do t.modules[name] = false end
        end""",
        "main.lua": """local found, it = pcall(require, "tapzoom")
        print(found and it.library_path or it)
        love.event.quit()""",
        "tapzoom.lua": (comparing.ROOT / "bindings/lua/tapzoom.lua").read_text("utf-8"),
    }
    LIBRARY = comparing.ROOT / "build/lib/libtapzoom.so"

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="hosts.")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.home = self.folder / "home"

    def play(self, game: Path) -> str:
        """What the game prints. A fused one is a program."""
        ours = {name: value for name, value in os.environ.items() if name not in ("TAPZOOM_LIBRARY", "LUA_PATH")}
        done = subprocess.run([game] if game.name == "game" else ["love", game], stdin=subprocess.DEVNULL,
                              env={**ours, "HOME": str(self.home), "XDG_DATA_HOME": str(self.home)},
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", timeout=GUARD)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout.rstrip()

    def packed(self, library: bool = False) -> Path:
        game = self.folder / "games/game.love"
        game.parent.mkdir(exist_ok=True)
        with zipfile.ZipFile(game, "w") as archive:
            for name, text in self.FILES.items():
                archive.writestr(name, text)
            if library:
                archive.write(self.LIBRARY, "libtapzoom.so")
        return game

    def fused(self, library: bool = False) -> Path:
        game = self.folder / "games/game"
        packed = self.packed(library)
        game.write_bytes(Path(shutil.which("love")).resolve().read_bytes() + packed.read_bytes())
        packed.unlink()
        game.chmod(0o755)
        return game

    def test_folder(self) -> None:
        game = self.folder / "game.folder"
        game.mkdir()
        for name, text in self.FILES.items():
            (game / name).write_text(text, encoding="utf-8")
        shutil.copy(self.LIBRARY, game)
        self.assertEqual(self.play(game), f"{game}/libtapzoom.so")

    def test_beside_the_game(self) -> None:
        for pack in (self.packed, self.fused):
            game = pack()
            shutil.copy(self.LIBRARY, game.parent)
            self.assertEqual(self.play(game), f"{game.parent}/libtapzoom.so")

    def test_in_the_save_folder(self) -> None:
        """It replaces one inside the game."""
        for pack, save in ((self.packed, self.home / "love/ship"), (self.fused, self.home / "ship")):
            game = pack(library=True)
            save.mkdir(parents=True)
            shutil.copy(self.LIBRARY, save)
            self.assertEqual(self.play(game), f"{save}/libtapzoom.so")

    def test_inside_the_game(self) -> None:
        """LÖVE copies it into the save folder, once, and again over a damaged copy."""
        for pack, save in ((self.packed, self.home / "love/ship"), (self.fused, self.home / "ship")):
            game = pack(library=True)
            copy = Path(self.play(game))
            self.assertEqual((copy.parent, copy.read_bytes()), (save, self.LIBRARY.read_bytes()))
            self.assertRegex(copy.name, r"\Atapzoom-[0-9a-f]{12}-libtapzoom\.so\Z")
            os.utime(copy, (1, 1))
            self.assertEqual((self.play(game), copy.stat().st_mtime), (str(copy), 1))
            for wrong in (b"cut", bytes(len(self.LIBRARY.read_bytes()))):
                (save / "tapzoom-0123456789ab-libtapzoom.so").write_bytes(b"another version")
                copy.write_bytes(wrong)
                self.assertEqual((self.play(game), copy.read_bytes()), (str(copy), self.LIBRARY.read_bytes()))
                self.assertEqual({file.name for file in save.iterdir()}, {copy.name})

    def test_inside_a_folder_of_a_game_without_a_name(self) -> None:
        """tapzoom.lua and the library are in a folder of the game, and conf.lua sets no identity."""
        game = self.folder / "game.love"
        with zipfile.ZipFile(game, "w") as archive:
            archive.writestr("conf.lua", self.FILES["conf.lua"].replace('t.identity = "ship"', ""))
            archive.writestr("main.lua", 'love.filesystem.setRequirePath("lib/?.lua")\n' + self.FILES["main.lua"])
            archive.writestr("lib/tapzoom.lua", self.FILES["tapzoom.lua"])
            archive.write(self.LIBRARY, "lib/libtapzoom.so")
        copy = Path(self.play(game))
        self.assertEqual((copy.parent.parent, copy.exists()), (self.home / "love", True))

    def test_nowhere(self) -> None:
        """The message lists the places, and no file beside the program code where nothing can be."""
        game = self.packed()
        said = self.play(game).splitlines()
        self.assertEqual(said[:5], [
            "tapzoom: cannot find libtapzoom.so. Looked in these places:",
            "  TAPZOOM_LIBRARY: not set",
            f"  {game.parent}: no libtapzoom.so, no libtapzoom.so.1",
            f"  {self.home}/love/ship: no libtapzoom.so, no libtapzoom.so.1",
            f"  inside {game}: no libtapzoom.so"])
        self.assertTrue(said[5].startswith("  the system's loader: libtapzoom.so.1: "), said)
        self.home.write_text("a file, no folder", encoding="utf-8")
        self.assertIn(f"inside {game}: cannot be copied into the save folder: ", self.play(self.packed(library=True)))
