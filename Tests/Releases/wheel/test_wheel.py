# SPDX-License-Identifier: MIT
"""The files, the platform tag and the metadata of the wheel."""

import email
import os
import re
import shutil
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

from support import BINDING, CHECKERS, LIBRARY, ROOT, TOOLS, output, wheel

sys.path.insert(0, str(ROOT / "Tests/Releases"))
from links import dead_links  # noqa: E402

INFO = "tapzoom-1.0.0.dist-info"


class Contents(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.archive = zipfile.ZipFile(wheel())
        cls.addClassCleanup(cls.archive.close)

    def test_the_wheel_holds_the_package_and_nothing_else(self):
        files = {name for name in self.archive.namelist() if not name.endswith("/")}
        sources = {file.relative_to(BINDING).as_posix() for file in (BINDING / "tapzoom").rglob("*.py")}
        self.assertGreater(len(sources), 10)
        self.assertIn("tapzoom/hands/server.py", sources)
        about = {f"{INFO}/{name}" for name in ("METADATA", "RECORD", "WHEEL", "licenses/LICENSE", "top_level.txt")}
        others = {"tapzoom/py.typed", "tapzoom/libtapzoom.so", "tapzoom/failures.json"}
        self.assertEqual(files, sources | about | others)

    def test_every_file_is_that_of_the_checkout(self):
        for name in self.archive.namelist():
            if name.startswith("tapzoom/") and not name.endswith("/"):
                file = LIBRARY if name.endswith(".so") else BINDING / name
                self.assertEqual(self.archive.read(name), file.read_bytes(), name)
        self.assertEqual(self.archive.read(f"{INFO}/licenses/LICENSE"), (ROOT / "LICENSE").read_bytes())


class Tag(unittest.TestCase):
    def test_the_platform_tag_is_that_of_auditwheel(self):
        path = f"{TOOLS / 'bin'}{os.pathsep}{os.environ['PATH']}"
        said = output(TOOLS / "bin" / "auditwheel", "show", wheel(), environment={"PATH": path})
        tag = re.search(r'following platform tag:\s+"(manylinux_2_(\d+)_x86_64)"', said)
        self.assertTrue(tag, said)
        self.assertIn(tag[1], wheel().name.split("-")[-1])
        self.assertTrue(wheel().name.startswith("tapzoom-1.0.0-py3-none-"), wheel().name)
        # Debian 8, CentOS 7 and newer systems.
        self.assertLessEqual(int(tag[2]), 17)


class Metadata(unittest.TestCase):
    def test_twine_finds_no_faults(self):
        self.assertIn("PASSED", output(CHECKERS / "bin" / "python", "-m", "twine", "check", "--strict", wheel()))

    def test_the_metadata_is_complete(self):
        with zipfile.ZipFile(wheel()) as archive:
            said = email.message_from_bytes(archive.read(f"{INFO}/METADATA"))
        version = re.findall(r"#define TAPZOOM_VERSION_\w+ (\d+)", (ROOT / "include/tapzoom.h").read_text())[:3]
        self.assertEqual((said["Name"], said["Version"]), ("tapzoom", ".".join(version)))
        self.assertEqual((said["License-Expression"], said["License-File"]), ("MIT", "LICENSE"))
        self.assertEqual(said["Requires-Python"], ">=3.9")
        needs = said.get_all("Requires-Dist")
        self.assertTrue(all(need.endswith('; extra == "hands"') for need in needs), needs)
        page = said.get_payload()
        self.assertEqual(page.count("\n"), (BINDING / "README.md").read_text(encoding="utf-8").count("\n"))
        self.assertEqual(dead_links({"METADATA": page.encode()}), [])
        self.assertIn("-guide.zip`", page)


class Reproducible(unittest.TestCase):
    def test_another_checkout_and_another_user_give_the_same_bytes(self):
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder, "somewhere", "bindings", "python")
            shutil.copytree(BINDING, copy)
            library = Path(shutil.copy(LIBRARY, Path(folder, "other.so")))
            for file in [library, *copy.rglob("*")]:
                file.chmod(file.stat().st_mode & 0o700)
            output("sh", "-c", 'umask 077; exec sh "$@"', "sh", copy / "wheel.sh", TOOLS, library, Path(folder, "out"))
            (again,) = Path(folder, "out").iterdir()
            self.assertEqual(again.name, wheel().name)
            self.assertEqual(again.read_bytes(), wheel().read_bytes())


if __name__ == "__main__":
    unittest.main()
