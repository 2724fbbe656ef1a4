# SPDX-License-Identifier: MIT
"""The source distribution: pip builds it with a C compiler and without Swift, and it gives the bits of the library."""

import re
import shutil
import tarfile
import tempfile
import unittest
from pathlib import Path

from support import BINDING, ROOT, TOOLS, new_environment, output, pip

VERSION = re.search(r'__version__ = "(.*)"', (BINDING / "tapzoom/__init__.py").read_text("utf-8"))[1]
SDIST = ROOT / f"build/sdist/tapzoom-{VERSION}.tar.gz"
PYTHON = TOOLS / "bin" / "python"
#: Recordings have a hash of the view's state after each call.
PLAY = """import sys, quickstart, tapzoom
for file in sys.argv[1:]:
    with tapzoom.View(quickstart.VIEWPORT, quickstart.CONTENT, preset="maps") as view:
        view.begin_recording()
        frames = list(quickstart.play(view, quickstart.read(file)))
        print(frames, view.save_state().hex(), view.fetch_recording().hex())
"""
TOUCHES = sorted((ROOT / "examples/touches").glob("*.jsonl"))


def played(python: Path, *package: Path) -> str:
    """What an interpreter prints, with the package that is installed or the one of a folder."""
    path = ":".join(map(str, [*package, ROOT / "examples/python"]))
    return output(python, "-c", PLAY, *TOUCHES, environment={"PYTHONPATH": path})


class Sdist(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.wanted = played(PYTHON, BINDING)  # with the library of the checkout
        assert len(cls.wanted.splitlines()) == len(TOUCHES) >= 10

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name).resolve()

    def test_a_c_compiler_gives_the_same_bits(self):
        tools = self.folder / "tools"
        tools.mkdir()
        for tool in ("cc", "gcc", "as", "ld"):
            (tools / tool).symlink_to(shutil.which(tool))
        python = new_environment(self.folder / "environment")
        done = pip("install", SDIST, python=python, environment={"PATH": str(tools)})
        self.assertEqual(done.returncode, 0, done.stdout)
        said = output(python, "-m", "tapzoom", "--version", cwd=self.folder)
        (package,) = self.folder.glob("environment/lib/python3*/site-packages")
        self.assertEqual(said, f"tapzoom {VERSION}, library {VERSION} ({package}/tapzoom/libtapzoom.so)\n")
        self.assertRegex(next(package.glob("*.dist-info/WHEEL")).read_text("utf-8"), r"(?m)^Tag: py3-none-linux_\w+$")
        self.assertEqual(played(python), self.wanted)

    def test_one_bit_more_is_found(self):
        with tarfile.open(SDIST) as archive:
            archive.extractall(self.folder)
        source = self.folder / f"tapzoom-{VERSION}"
        text = (source / "tapzoom.c").read_text("utf-8")
        (source / "tapzoom.c").write_text(text.replace(" sqrt(x)", " (sqrt(x) * (1 + DBL_EPSILON))"), "utf-8")
        site = self.folder / "site"
        output(PYTHON, "-m", "pip", "install", "--no-build-isolation", "--target", site, source,
               environment={"CFLAGS": "-O0"})
        self.assertNotEqual(played(PYTHON, site), self.wanted)

    def test_twine_finds_no_faults(self):
        self.assertIn("PASSED", output(PYTHON, "-m", "twine", "check", "--strict", SDIST))


if __name__ == "__main__":
    unittest.main()
