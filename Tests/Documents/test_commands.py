# SPDX-License-Identifier: MIT
"""The commands of the first pages of the guide: their files and targets exist, and their programs compile as printed.

It compiles the programs of the toolkits that are installed.
"""

import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from pages import ROOT, read, without_code

FIRST = re.findall(r"\]\((\w+\.md)\)", read("examples/guide/README.md").partition("\n## ")[2].partition("\n## ")[0])
#: Files that a command makes, and the commands.
MADE = {"build/examples/viewer-qtquick": "make example-qtquick", "../web/tapzoom-1.0.0.tgz": "make web",
        "build/page": "mkdir -p build/page"}


def commands(page: str) -> list:
    """The commands in the indented blocks of a page, each on one line."""
    text = without_code(read(f"examples/guide/{page}")).replace("\\\n        ", "")
    return re.findall(r"^    (\S.*)$", text, re.MULTILINE)


class Commands(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.installed = Path(folder.name)
        subprocess.run(["sh", "bindings/c/install.sh", "install"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL,
                       env={"PATH": os.environ["PATH"], "VERSION": "1.0.0", "ABI": "1", "PREFIX": folder.name})

    def test_every_page_has_them(self) -> None:
        self.assertGreater(len(FIRST), 6)
        for page in FIRST:
            with self.subTest(page):
                self.assertGreater(len(commands(page)), 2)

    def test_targets(self) -> None:
        for page in FIRST:
            for target in re.findall(r"^make (\S+)$", "\n".join(commands(page)), re.MULTILINE):
                with self.subTest(page, target=target):
                    done = subprocess.run(["make", "-n", target], cwd=ROOT, capture_output=True, text=True)
                    self.assertEqual(done.returncode, 0, done.stderr)

    def test_files(self) -> None:
        """Each path of the repository exists, or a command of the page makes it."""
        for page in FIRST:
            found = commands(page)
            for path in re.findall(r"(?<![\w/.])(?:\.\./)*(?:examples|bindings|build|web)/[\w./-]+", "\n".join(found)):
                with self.subTest(page, path=path):
                    if path in MADE:
                        self.assertIn(MADE[path], found)
                    else:
                        self.assertTrue((ROOT / path.replace("../", "")).exists())

    def test_compilers(self) -> None:
        """Those for this checkout, and those for any folder, in which the source and an installed library are."""
        found = [command for page in FIRST for command in commands(page) if re.match(r"cc |c\+\+ ", command)]
        self.assertGreater(len(found), 7)
        environment = {**os.environ, "PKG_CONFIG_PATH": str(self.installed / "lib/pkgconfig")}
        here = [command for command in found if subprocess.run(
            ["pkg-config", "--exists", *re.findall(r"--libs ([^)]*)", command)[0].split()], env=environment
        ).returncode == 0]
        if not here:
            self.skipTest("without toolkits")
        for command in here:
            with self.subTest(command):
                self.compile(command, environment)

    def compile(self, command: str, environment: dict) -> None:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            (source,) = re.findall(r"^\S+ .*?([\w/]+\.c(?:pp)?)\b", command)
            if "/" in source:
                for kept in ("build", "bindings", "examples"):
                    (folder / kept).symlink_to(ROOT / kept)
            else:
                (folder / source).symlink_to(ROOT / "examples/viewers" / source)
            done = subprocess.run(command, shell=True, cwd=folder, env=environment, capture_output=True, text=True)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            self.assertTrue((folder / "viewer").exists())


if __name__ == "__main__":
    unittest.main()
