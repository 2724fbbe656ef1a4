# SPDX-License-Identifier: MIT
"""The wheel in an environment of its own: the programs that a user would run, and what mypy makes of them."""

import re
import shutil
import tempfile
import unittest
from pathlib import Path
from xml.etree import ElementTree

from support import BINDING, CHECKERS, ROOT, new_environment, output, pip, run, wheel

SVG = "{http://www.w3.org/2000/svg}"
USER = Path(__file__).with_name("user.py")
#: Each line is wrong in one way. Without types of the package, mypy would find nothing, or the import.
WRONG = """import tapzoom
view = tapzoom.View((400, 600), (2000, 3000))
scale: str = view.transform.scale
view.advance("now")
view.zoom()
"""


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

    def test_version(self):
        said = self.run_here("-m", "tapzoom", "version").strip()
        (library,) = (self.folder / "environment").glob("lib/python3*/site-packages/tapzoom/libtapzoom.so")
        self.assertEqual(said, f"tapzoom 1.0.0, library 1.0.0 ({library})")

    def test_readme(self):
        (code,) = re.findall(r"```python\n(.*?)```", (BINDING / "README.md").read_text(encoding="utf-8"), re.DOTALL)
        self.assertRegex(self.run_here("-c", code), r"\S+ double_tap once Point\(x=103.0, y=98.0\) 0.4")

    def test_quickstart(self):
        shutil.copy(ROOT / "examples/python/quickstart.py", self.folder)
        shutil.copy(ROOT / "examples/recordings/pinch.jsonl", self.folder)
        said = self.run_here("quickstart.py", "pinch.jsonl", "pinch.svg")
        self.assertIn(" pinch          ended", said)
        self.assertEqual(ElementTree.parse(self.folder / "pinch.svg").getroot().tag, SVG + "svg")

    def test_users_program_and_replay_of_what_it_recorded(self):
        said = self.run_here(USER, "pinch.tapzoom")
        self.assertIn("pan began, pinch began, pinch ended, pan ended, settled once; scale 0.4, turned 0.0", said)
        calls = re.search(r"(\d+) calls", said)[1]
        told = self.run_here("-m", "tapzoom", "replay", "pinch.tapzoom", "replay.svg")
        self.assertIn("pinch ended at (200.0, 300.0)", told)
        self.assertRegex(told.splitlines()[-1], rf"^{calls} calls, hash [0-9a-f]{{16}}$")
        texts = [text.text for text in ElementTree.parse(self.folder / "replay.svg").iter(SVG + "text")]
        self.assertIn("Pinch", texts)

    def test_types_of_users_program(self):
        done = self.strict(USER)
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_types_find_mistakes(self):
        program = self.folder / "wrong.py"
        program.write_text(WRONG, encoding="utf-8")
        said = self.strict(program).stdout
        found = re.findall(r"wrong\.py:(\d+): error: .*\[([\w-]+)\]", said)
        self.assertEqual(found, [("3", "assignment"), ("4", "arg-type"), ("5", "attr-defined")], said)

    def test_types_of_the_package(self):
        done = self.mypy("--config-file", BINDING / "pyproject.toml", BINDING / "tapzoom")
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_pip_takes_it_away_again(self):
        python = new_environment(self.folder / "other")
        done = pip("install", "--quiet", "--no-index", wheel(), python=python)
        self.assertEqual(done.returncode, 0, done.stdout)
        done = pip("uninstall", "--quiet", "--yes", "tapzoom", python=python)
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertEqual(list((self.folder / "other").glob("lib/python3*/site-packages/*tapzoom*")), [])


if __name__ == "__main__":
    unittest.main()
