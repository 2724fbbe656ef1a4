# SPDX-License-Identifier: MIT
"""The version of the header is that of every package, and nothing is published unasked."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "bindings/release"))
import version  # noqa: E402

NUMBER = version.version()


class Versions(unittest.TestCase):
    def test_every_place_has_the_version(self):
        for name in version.PLACES:
            text = (ROOT / name).read_text("utf-8")
            self.assertEqual(version.written(name, text, NUMBER), text, name)
            self.assertIn("7.6.5", version.written(name, text, "7.6.5"))
        self.assertEqual(json.loads((ROOT / "bindings/api.json").read_text("utf-8"))["version"], NUMBER)

    def test_no_other_file_names_it(self):
        """A number of three parts beside the name of the library."""
        listed = subprocess.run(
            ["git", "grep", "-lE", r"tapzoom.{0,40}[0-9]+\.[0-9]+\.[0-9]+", "--", "bindings", "examples", "README.md"],
            cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.split()
        for name in set(listed) - set(version.PLACES) - {"bindings/release/version.py"}:
            lines = re.findall(r"(?im)^.*tapzoom.{0,40}?[0-9]+\.[0-9]+\.[0-9]+.*$", (ROOT / name).read_text("utf-8"))
            number = rf"(?<![\d.]){re.escape(NUMBER)}(?![\d.])"
            self.assertFalse([line for line in lines if re.search(number, line)], name)


class Publish(unittest.TestCase):
    """publish.sh in a copy of a repository."""

    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        for name in ("bindings/release/publish.sh", "include/tapzoom.h"):
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.folder / name)
        (self.folder / ".gitignore").write_text("/build/\n/programs/\n/log\n")
        for words in (["init", "-q"], ["add", "."], ["-c", "user.name=t", "-c", "user.email=t", "commit", "-qm", "t"]):
            subprocess.run(["git", *words], cwd=self.folder, check=True)
        self.release = self.folder / "build/release"
        self.release.mkdir(parents=True)
        (self.release / "NOTES.md").write_text(f"# tapzoom {NUMBER}\n")
        (self.release / f"tapzoom-{NUMBER}.whl").write_text("wheel")
        (self.folder / "programs").mkdir()
        for name in ("twine", "npm", "gh", "dotnet", "cargo"):
            program = self.folder / "programs" / name
            program.write_text(f'#!/bin/sh\necho {name} "$@" >> "{self.folder}/log"\n')
            program.chmod(0o755)
        self.sums()

    def sums(self) -> None:
        subprocess.run("sha256sum *.md *.whl > SHA256SUMS", shell=True, cwd=self.release, check=True)

    def publish(self, step: str, answer: str = "", **environment: str):
        path = f"{self.folder}/programs:{os.environ['PATH']}"
        done = subprocess.run(["sh", "bindings/release/publish.sh", step], cwd=self.folder, input=answer, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              env={**os.environ, "PATH": path, **environment})
        return done.returncode, done.stdout

    def log(self) -> str:
        file = self.folder / "log"
        return file.read_text() if file.exists() else ""

    def test_check(self):
        self.assertEqual(self.publish("check"), (0, f"2 files of {NUMBER}, with right checksums.\n"))
        (self.release / "NOTES.md").write_text("# other\n")
        self.assertNotEqual(self.publish("check")[0], 0)
        self.sums()
        self.assertEqual(self.publish("check"), (1, "The notes are those of another version.\n"))
        (self.release / "NOTES.md").write_text(f"# tapzoom {NUMBER} (not released)\n")
        self.sums()
        self.assertEqual(self.publish("check"), (1, f"The changelog has no heading [{NUMBER}].\n"))
        (self.folder / "new").write_text("")
        self.assertEqual(self.publish("check"), (1, "The checkout has changes.\n"))

    def test_nothing_is_published_without_yes(self):
        for answer in ("", "no\n", "y\n"):
            status, said = self.publish("pypi", answer)
            self.assertNotEqual(status, 0)
            self.assertIn(f"twine upload build/release/tapzoom-{NUMBER}.whl", said)
        self.assertEqual(self.publish("pypi", DRY_RUN="1")[0], 0)
        self.assertEqual(self.log(), "")
        self.assertEqual(self.publish("pypi", "yes\n")[0], 0)
        self.assertEqual(self.log(), f"twine upload build/release/tapzoom-{NUMBER}.whl\n")

    def test_steps(self):
        status, said = self.publish("everything")
        self.assertEqual(status, 1)
        steps = re.search(r"STEP is (.*)\.", said)[1].replace(" or ", ", ").split(", ")
        page = (ROOT / "bindings/release/README.md").read_text("utf-8")
        for step in steps:
            self.assertRegex(page, rf"publish\.sh {step}`|`{step}`", step)


if __name__ == "__main__":
    unittest.main()
