# SPDX-License-Identifier: MIT
"""All bindings return the same numbers, to the last digit, for the same touches, scrolls, commands and velocities."""

import os
import random
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import reader

HERE = Path(__file__).parent
ROOT = reader.ROOT
CALLS = 300


def script(seed: int) -> str:
    """Returns a random script with a line for each call."""
    chance = random.Random(seed)
    now, down, lines = 0.0, set(), []

    def length() -> float:
        return chance.uniform(-200, 200)

    def point() -> str:
        return f"{chance.uniform(0, 400)!r} {chance.uniform(0, 600)!r}"

    def duration() -> str:
        return chance.choice(("0", "0", "0.3", "1.5"))

    def touch() -> str:
        id = chance.randrange(3)
        phase = "began" if id not in down else chance.choice(("moved", "moved", "moved", "ended", "cancelled"))
        (down.add if phase in ("began", "moved") else down.discard)(id)
        tool = chance.choice(("finger", "finger", "finger", "pen", "mouse"))
        flag = chance.choice(("none", "none", "none", "no_tap", "no_slop", "palm"))
        button = chance.choice(("none", "none", "primary", "secondary", "eraser"))
        return f"touch {now!r} {id} {phase} {point()} {tool} {flag} {button}"

    def sharing() -> str:
        edge, tool = chance.choice(("none", "left", "top", "right", "bottom")), chance.choice(("none", "none", "pen"))
        return f"sharing {chance.randrange(1, 3)} {edge} {tool} {chance.choice(('none', 'none', 'secondary'))}"

    def owner() -> str:
        if not down:
            return f"pager {length()!r} {chance.choice((0, length()))!r}"
        return f"owner {chance.choice(sorted(down))} {chance.choice(('host', 'view'))}"

    def scroll() -> str:
        source = chance.choice(("wheel", "trackpad"))
        phase = chance.choice(("unphased", "unphased", "began", "changed", "changed", "ended", "momentum"))
        unit = chance.choice(("pixel", "pixel", "line", "page", "notch120"))
        size = {"pixel": 1, "line": 1 / 40, "page": 1 / 600, "notch120": 1.2}[unit]
        factor, rotation = chance.choice(((0, 0), (0, 0), (1.07, 0), (0.9, 0.1), (1, -0.2)))
        dx, dy = length() * size, length() * size
        return f"scroll {now!r} {point()} {dx!r} {dy!r} {factor} {rotation} {unit} {source} {phase}"

    def velocity() -> str:
        still = chance.random() < 0.4
        numbers = (0, 0, 0, 0) if still else (length(), length(), chance.uniform(-1, 1), chance.uniform(-1, 1))
        return f"velocity {' '.join(map(repr, numbers))} {point()}"

    def settings() -> str:
        actions = (chance.choice(("none", "pan", "zoom")) for _ in range(2))
        snap, momentum = chance.choice(("none", "levels", "steps")), chance.choice(("host", "library"))
        return f"settings {' '.join(actions)} {snap} {momentum} {chance.randrange(2)}"

    def cancel() -> str:
        down.clear()
        return f"cancel {now!r}"

    kinds = {
        touch: 30, scroll: 30, velocity: 8, settings: 3, sharing: 3, owner: 6, cancel: 1,
        lambda: f"advance {now!r}": 30,
        lambda: f"step {chance.choice(('left', 'up', 'right', 'down', 'clockwise', 'fit'))} {duration()}": 6,
        lambda: f"pan_by {length()!r} {length()!r} {duration()}": 8,
        lambda: f"zoom_by {chance.uniform(0.5, 2)!r} {point()} {duration()}": 8,
        lambda: f"rotate_by {chance.uniform(-2, 2)!r} {point()} {duration()}": 5,
        lambda: f"zoom_to {chance.uniform(0.2, 3)!r} {point()} {duration()}": 2,
        lambda: f"reset {duration()}": 1, lambda: "stop": 2, lambda: f"near {now!r}": 2,
    }
    for one in chance.choices(list(kinds), list(kinds.values()), k=CALLS):
        lines.append(one())
        now += chance.choice((0, 0.008, 0.016, 0.016, 0.1))
    return "".join(f"{line}\n" for line in lines)


class Play(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(temporary.cleanup)
        cls.folder = Path(temporary.name)
        program = cls.folder / "play"
        subprocess.run(
            [os.environ["CLANG"] + "++", "-std=c++17", "-I", ROOT / "build/include", HERE / "play.cpp", "-L",
             ROOT / "build/lib", "-ltapzoom", f"-Wl,-rpath,{ROOT / 'build/lib'}", "-o", program], check=True)
        cls.players = {"cpp": [program], "python": [sys.executable, HERE / "play.py"]}
        if shutil.which("luajit"):
            cls.players["lua"] = ["luajit", HERE / "play.lua"]

    def output(self, name: str, file: Path) -> list[str]:
        environment = dict(os.environ, PYTHONPATH=str(ROOT / "bindings/python"), TAPZOOM_LIBRARY="",
                           LUA_PATH=f"{ROOT / 'bindings/lua'}/?.lua")
        done = subprocess.run([*self.players[name], file], env=environment, capture_output=True, encoding="utf-8",
                              timeout=60)
        self.assertEqual((done.returncode, done.stderr), (0, ""), f"{name}: {file.read_text()}")
        return done.stdout.splitlines()

    def test_all_bindings_print_the_same_numbers(self):
        words = set()
        for seed in range(12):
            file = self.folder / f"{seed}.script"
            file.write_text(script(seed), "utf-8")
            expected = self.output("cpp", file)
            words.update(line.split()[0] for line in expected)
            self.assertGreater(len(expected), 2 * CALLS)
            for name in self.players:
                with self.subTest(name, seed=seed):
                    self.assertEqual(self.output(name, file), expected)
        self.assertLessEqual({"consumed", "left", "scroll", "pan", "fling", "animation", "settled", "limit",
                              "owner"}, words)

    @unittest.skipUnless(shutil.which("luajit"), "luajit is not installed")
    def test_the_players_are_cpp_lua_and_python(self):
        self.assertEqual(set(self.players), {"cpp", "lua", "python"})


if __name__ == "__main__":
    unittest.main()
