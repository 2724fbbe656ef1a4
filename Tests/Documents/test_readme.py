# SPDX-License-Identifier: MIT
"""The README is correct and short: its commands work as printed, and its facts agree with the other files."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from pages import ROOT, blocks, read, rows, without_code, words

README = read("README.md")
CC = os.environ.get("CC", "cc")
STRICT = "-std=c99 -pedantic -Wall -Wextra -Werror"


def commands() -> list:
    """The command lines of the README."""
    lines = [line for block in blocks(README) if block.language == "sh" for line in block.code.splitlines()]
    return [line for line in lines if not line.startswith("#")]


def command(start: str) -> str:
    """The only command line with this beginning."""
    (found,) = [line for line in commands() if line.startswith(start)]
    return found


def program() -> tuple:
    """The C program, and its output, which follows the commands that build and run it."""
    (code,) = [block.code for block in blocks(README) if block.language == "c"]
    (printed,) = [block.printed for block in blocks(README) if block.code.endswith("\n./app\n")]
    return code, printed


class Readme(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        (self.folder / "build").symlink_to(ROOT / "build")
        self.code, self.printed = program()
        (self.folder / "app.c").write_text(self.code, encoding="utf-8")

    def run_line(self, line: str, cwd: Path = None, **variables: object) -> str:
        environment = {name: value for name, value in os.environ.items()
                       if not name.startswith("TAPZOOM") and "MAKE" not in name and name != "MFLAGS"}
        environment.update(PYTHONDONTWRITEBYTECODE="1", **{name: str(value) for name, value in variables.items()})
        done = subprocess.run(line, shell=True, cwd=cwd or self.folder, env=environment, capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr), (0, ""), f"{line}\n{done.stdout}")
        return done.stdout

    # ---- The page

    def test_length(self) -> None:
        self.assertLessEqual(700, len(words(README)))
        self.assertLessEqual(len(without_code(README).split()), 900, "as `wc -w` counts without fenced code")

    def test_one_program(self) -> None:
        languages = [block.language for block in blocks(README)]
        self.assertEqual([name for name in languages if name not in ("sh", "cmake")], ["c"])
        self.assertLessEqual(len(self.code.splitlines()), 25)

    def test_every_command_is_tested(self) -> None:
        """test_make_targets covers the others, and Tests/Releases/release those with files of a release."""
        tested = [command("cc app.c -Ibuild"), command("cc app.c $(pkg-config"), "./app", command("make replay")]
        others = [line for line in commands() if line not in tested]
        for line in others:
            self.assertRegex(line, r"^(sudo )?make [a-z-]+$|^sudo ldconfig$"
                             r"|^(tar -xzf|pip install|npm install) |^cc app\.c -Itapzoom"
                             r"|^python3 -m venv venv$|^\. venv/bin/activate$")

    def test_pictures(self) -> None:
        """The README shows the moving picture, every gesture, every host and the playground."""
        shown = set(re.findall(r"!\[[^\]]+\]\(examples/pictures/([\w.-]+)\)", README))
        kept = {path.name for pattern in ("viewer.gif", "gesture-*.svg", "host-*.png", "playground.png")
                for path in (ROOT / "examples/pictures").glob(pattern)}
        self.assertEqual(shown, kept)

    # ---- Commands

    def test_c(self) -> None:
        self.run_line(command("cc app.c -Ibuild"))
        self.assertEqual(self.run_line(command("./app")), self.printed)

    def test_c_is_strict(self) -> None:
        for compiler in filter(shutil.which, dict.fromkeys((CC.split()[0], "gcc", "clang"))):
            line = command("cc app.c -Ibuild").replace("cc ", f"{compiler} {STRICT} ", 1)
            self.run_line(line)
            self.assertEqual(self.run_line("./app"), self.printed)

    def test_make_targets(self) -> None:
        listed = re.findall(r"^  make ([a-z-]+) ", self.run_line("make help", ROOT), re.MULTILINE)
        text = "\n".join([*re.findall(r"`(make [^`]*)`", README), *commands()])
        for target in re.findall(r"^(?:sudo )?make ([a-z-]+)", text, re.MULTILINE):
            self.assertIn(target, [*listed, "help"])

    def install(self) -> Path:
        """Installs the files of `sudo make install` below another prefix."""
        subprocess.run(["sh", "Tests/packages.sh", "cmake", "pkg-config"], cwd=ROOT, check=True)
        self.run_line("make -s install", ROOT, PREFIX=self.folder / "installed")
        return self.folder / "installed"

    def test_install(self) -> None:
        lib = self.install() / "lib"
        self.run_line(command("cc app.c $(pkg-config"), PKG_CONFIG_PATH=lib / "pkgconfig")
        self.assertEqual(self.run_line("./app", LD_LIBRARY_PATH=lib), self.printed)

    def test_cmake(self) -> None:
        (printed,) = [block.code for block in blocks(README) if block.language == "cmake"]
        text = f"cmake_minimum_required(VERSION 3.16)\nproject(app C)\nadd_executable(app app.c)\n{printed}"
        # The line is after the one that finds the package, as in a user's file.
        (self.folder / "CMakeLists.txt").write_text(text, encoding="utf-8")
        self.run_line("cmake -S . -B made && cmake --build made", CMAKE_PREFIX_PATH=self.install())
        self.assertEqual(self.run_line("made/app"), self.printed)

    def test_replay(self) -> None:
        recording, picture = self.folder / "pinch.tapzoom", self.folder / "pinch.svg"
        line = command("make replay")
        self.assertIn("FILE=build/streams/pinch.tapzoom PICTURE=pinch.svg", line)
        self.assertTrue((ROOT / "Tests/Traces/pinch.trace").exists())
        code = ("import pathlib, sys, tapzoom\nview = tapzoom.View((400, 600), (2000, 3000))\nview.begin_recording()\n"
                "view.push_touch(0, 1, 'began', 150, 300)\nview.push_touch(0.06, 1, 'ended', 150, 300)\n"
                "view.advance(1)\npathlib.Path(sys.argv[1]).write_bytes(view.fetch_recording())\n")
        self.run_line(f"{sys.executable} -c \"{code}\" {recording}", PYTHONPATH=ROOT / "bindings/python")
        line = line.replace("build/streams/pinch.tapzoom", str(recording)).replace("=pinch.svg", f"={picture}")
        self.assertIn("touch 1 began (150, 300)", self.run_line(line.replace("make ", "make -s -o build ", 1), ROOT))
        self.assertIn("<svg", picture.read_text(encoding="utf-8"))

    # ---- Facts

    def test_gestures(self) -> None:
        """The settings are fields of the config, and the events are those of the header."""
        header = read("include/tapzoom.h")
        (config,) = re.findall(r"^struct tapzoom_config \{\n(.*?)^\};", header, re.M | re.S)
        table = rows(README, "fingers")
        self.assertEqual(len(table), 13)
        for row in table:
            seen, tuned = row["events and settings"].split("<br>")
            for event in re.findall(r"`(\w+)`", seen):
                self.assertRegex(header, rf"(?m)^    TAPZOOM_EVENT_{event}\b")
            settings = re.findall(r"`(\w+)`", tuned)
            self.assertTrue(settings)
            for setting in settings:
                self.assertRegex(config, rf"(?m)^    \w+ {setting}[;\[]")

    def test_bindings(self) -> None:
        """The README links every binding and every example with a window."""
        linked = set(re.findall(r"\]\(((?:bindings|examples)/\w+)", README))
        wanted = {f"bindings/{path.parent.name}" for path in (ROOT / "bindings").glob("*/README.md")}
        tested = {path.stem[len("test_"):] for path in (ROOT / "Tests/Hosts").glob("test_*.py")}
        folders = {"mono": "csharp", "winit": "rust", "godot3": "godot"}
        examples = {f"examples/{folders.get(name, name)}" for name in tested}
        wanted |= {example for example in examples if (ROOT / example).is_dir()}
        self.assertLessEqual(wanted, linked)

    def test_speed(self) -> None:
        """The figures are those of Tests/Benchmarks, rounded."""
        measured = rows(read("Tests/Benchmarks/README.md"), "what")
        figures = {row["what"]: float(re.match(r"[\d.,]+", row["figure"])[0].replace(",", "")) for row in measured}
        hands = [figure for what, figure in figures.items()
                 if re.match(r"generated hands, [A-Z]{4,}.*: a frame$", what)]
        self.assertEqual(len(hands), 32)
        self.assertIn(f"takes {min(hands):.0f} to {max(hands):.0f} ns", README)
        self.assertIn(f"idle view takes {figures['advance of an idle view']:.1f} ns", README)
        for what, start in (("one view", "A view takes"), ("libtapzoom.so, stripped", "The shared library takes")):
            (most,) = re.findall(rf"{start} less than (\d+) KiB", README)
            self.assertLess(figures[what], int(most) * 1024)
        self.assertEqual(figures["allocations after create, in all the rows above"], 0)


if __name__ == "__main__":
    unittest.main()
