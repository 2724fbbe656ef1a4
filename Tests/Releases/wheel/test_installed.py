# SPDX-License-Identifier: MIT
"""The wheel in a separate environment: it runs programs, and mypy checks their types."""

import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path
from typing import Optional
from xml.etree import ElementTree

from support import BINDING, CHECKERS, ROOT, new_environment, output, pip, run, wheel

SVG = "{http://www.w3.org/2000/svg}"
USER = Path(__file__).with_name("user.py")
OLDEST = (3, 9)
#: Each line but the first two has one mistake, which mypy finds by the types of the package.
WRONG = """import tapzoom
view = tapzoom.View((400, 600), (2000, 3000))
scale: str = view.transform.scale
view.advance("now")
view.zoom()
"""
#: Settings: the first line of each pair is right, the second has a misspelled name or a value of a wrong type.
SETTINGS = """import tapzoom
tapzoom.View((400, 600), (2000, 3000), zoom_step=2, gestures={"tap", tapzoom.Gesture.PAN})
tapzoom.View((400, 600), (2000, 3000), zoomstep=2)
tapzoom.Config("maps", double_tap="step", levels=[2, ("contain", 2)], events=["tap", tapzoom.EventKind.PAN])
tapzoom.Config("maps", double_tab="step")
config = tapzoom.Config().replace(tap_slop=10, max_scale=tapzoom.Level.larger(("contain", 6), ("one_to_one", 2)))
config = tapzoom.Config().replace(tap_slob=10)
config = config.replace(gestures=tapzoom.Gesture.TAP | tapzoom.Gesture.PAN, bounds=tapzoom.Bounds.NONE)
config = config.replace(zoom_step="2")
slops: tapzoom.Settings = {"pan_slop": 0, "pinch_slop": 0}
slops = {"pan_slop": 0, "pinch_slop": 0, "rotation_slop": 0}
config = config.replace(**slops)
config = config.replace(levels=2.0)
view = tapzoom.View((400, 600), (2000, 3000), config=config, reduced_motion=True)
view = tapzoom.View((400, 600), (2000, 3000), config=config, reduced_motion=[])
view = tapzoom.View((400, 600), (2000, 3000), preset="photos", max_scale=("contain", 8), min_scale=0.1)
view = tapzoom.View((400, 600), (2000, 3000), preset="foto")
view.set_config(config.replace(double_tap="toggle", gestures="pan"), curve="ease_out", path="fly")
view.set_config(config.replace(double_tap="togle"))
view.push_touch(0, 1, "began", 0, 0, "pen", flags=["no_tap", "palm"], buttons=tapzoom.Button.PRIMARY)
view.push_touch(0, 1, "begin", 0, 0)
view.push_touches([(0, 1, "moved", 0, 0), tapzoom.Touch(0, 1, "ended", 0, 0)])
view.push_touches([(0, 1, "move", 0, 0)])
view.push_scroll(0, 0, 0, dy=1, unit="line", source="trackpad", phase="began")
view.push_scroll(0, 0, 0, dy=1, unit="lines")
view.set_contact_owner(1, "host")
view.set_contact_owner(1, "hots")
view.step("zoom_in", animated=True)
view.fit(curve="easeout")
config = tapzoom.Config(gestures=["pan", "pinch"], events={"tap", "pan"}, host_tools=["pen"])
config = tapzoom.Config(gestures=["pinche"])
config = tapzoom.Config(max_scale=tapzoom.Level("contain", 8))
config = tapzoom.Config(max_scale=(8, "contain"))
"""
#: A program with settings for the oldest Python.
OLD = """import sys, tapzoom
assert sys.version_info[:2] == (3, 9) and "typing_extensions" not in sys.modules
with tapzoom.View((400, 600), (2000, 3000), zoom_step=3, gestures=["tap", "double_tap"]) as view:
    assert view.config.zoom_step == 3
    assert str(view.config.gestures) == "tap|double_tap"
    assert str(view.state.limits) == "left|top|right|bottom|min_scale", str(view.state.limits)
    view.zoom_to(1, (0, 0), duration=0.2)
    view.advance(1)
    print(view.poll_events()[-1].kind, view.transform.to_view((0, 0)))
try:
    tapzoom.Config(zoomstep=3)
except TypeError as error:
    print(error)
"""


def oldest_python() -> Optional[str]:
    """Returns an interpreter of the oldest supported version, or None."""
    name = "python%d.%d" % OLDEST
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    found = [shutil.which(name), *map(str, versions.glob("%d.%d.*/bin/%s" % (*OLDEST, name)))]
    for python in filter(None, found):
        if subprocess.run([python, "-c", ""], capture_output=True).returncode == 0:
            return python
    return None


class Installed(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name).resolve()
        cls.python = new_environment(cls.folder / "environment")
        done = pip("install", "--quiet", "--no-index", wheel(), python=cls.python)
        assert done.returncode == 0, done.stdout

    def run_here(self, *arguments: object) -> str:
        return output(self.python, *arguments, cwd=self.folder)

    def mypy(self, *arguments: object):
        return run(
            CHECKERS / "bin" / "python", "-m", "mypy", "--cache-dir", ROOT / "build/tests/mypy", *arguments)

    def strict(self, program: Path):
        return self.mypy("--strict", "--python-executable", self.python, program)

    def test_version_prints_the_installed_library(self):
        said = self.run_here("-m", "tapzoom", "--version").strip()
        (library,) = (self.folder / "environment").glob("lib/python3*/site-packages/tapzoom/libtapzoom.so")
        self.assertEqual(said, f"tapzoom 1.0.0, library 1.0.0 ({library})")

    def test_the_program_of_the_readme_prints_its_output(self):
        (code,) = re.findall(r"```python\n(.*?)```", (BINDING / "README.md").read_text(encoding="utf-8"), re.DOTALL)
        self.assertRegex(self.run_here("-c", code), r"\S+ double_tap discrete Point\(x=103.0, y=98.0\) 0.4")

    def test_the_quickstart_runs(self):
        shutil.copy(ROOT / "examples/python/quickstart.py", self.folder)
        shutil.copy(ROOT / "examples/touches/pinch.jsonl", self.folder)
        said = self.run_here("quickstart.py", "pinch.jsonl", "pinch.svg")
        self.assertIn("the scale follows it.", said)
        self.assertEqual(ElementTree.parse(self.folder / "pinch.svg").getroot().tag, SVG + "svg")

    def test_a_program_records_and_the_package_replays(self):
        said = self.run_here(USER, "pinch.tapzoom")
        self.assertIn("pan began, pinch began, pinch ended, pan ended, settled discrete; scale 0.4, turned 0.0", said)
        calls = re.search(r"(\d+) calls", said)[1]
        told = self.run_here("-m", "tapzoom", "replay", "pinch.tapzoom", "replay.svg")
        self.assertIn("pinch ended at (200.0, 300.0)", told)
        self.assertRegex(told.splitlines()[-1], rf"^{calls} calls, hash [0-9a-f]{{16}}$")
        texts = [text.text for text in ElementTree.parse(self.folder / "replay.svg").iter(SVG + "text")]
        self.assertIn("Pinch", texts)

    def test_mypy_accepts_a_program(self):
        done = self.strict(USER)
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_mypy_finds_mistakes(self):
        program = self.folder / "wrong.py"
        program.write_text(WRONG, encoding="utf-8")
        said = self.strict(program).stdout
        found = re.findall(r"wrong\.py:(\d+): error: .*\[([\w-]+)\]", said)
        self.assertEqual(found, [("3", "assignment"), ("4", "arg-type"), ("5", "attr-defined")], said)

    def test_mypy_finds_misspelled_settings(self):
        """Every second line has a mistake, in each version of Python."""
        program = self.folder / "settings.py"
        program.write_text(SETTINGS, encoding="utf-8")
        wrong = [str(line) for line in range(3, len(SETTINGS.splitlines()) + 1, 2)]
        for version in ("%d.%d" % OLDEST, "3.11", "3.14"):
            with self.subTest(version):
                said = self.mypy(
                    "--strict", "--python-version", version, "--python-executable", self.python, program).stdout
                self.assertEqual(re.findall(r"settings\.py:(\d+): error: ", said), wrong, said)
        for name in ("zoomstep", "double_tab", "tap_slob"):
            self.assertRegex(said, rf'Unexpected keyword argument "{name}"')

    def test_the_oldest_python_needs_only_its_standard_library(self):
        """The package and its types need only the standard library."""
        python = oldest_python()
        if python is None:
            self.skipTest("there is no Python %d.%d" % OLDEST)
        (packages,) = (self.folder / "environment").glob("lib/python3*/site-packages")
        said = output(python, "-S", "-c", OLD, cwd=self.folder, environment={"PYTHONPATH": str(packages)})
        lines = "settled Point(x=0.0, y=0.0)", "there is no setting 'zoomstep'; did you mean 'zoom_step'?"
        self.assertEqual(said.splitlines(), list(lines))

    def test_mypy_accepts_the_package(self):
        done = self.mypy("--config-file", BINDING / "pyproject.toml", BINDING / "tapzoom")
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_pip_uninstalls_everything(self):
        python = new_environment(self.folder / "other")
        done = pip("install", "--quiet", "--no-index", wheel(), python=python)
        self.assertEqual(done.returncode, 0, done.stdout)
        done = pip("uninstall", "--quiet", "--yes", "tapzoom", python=python)
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertEqual(list((self.folder / "other").glob("lib/python3*/site-packages/*tapzoom*")), [])


if __name__ == "__main__":
    unittest.main()
