# SPDX-License-Identifier: MIT
"""The same sources in another folder give the same bytes of each archive."""

import shutil
import unittest

from common import DIST, ROOT, ROWS, archive_path, fresh, run


class TwoFolders(unittest.TestCase):
    def test_another_folder_gives_the_same_archives(self):
        copy = fresh("somewhere else") / "tapzoom"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns("build", ".build", ".git"))
        # Without the flags of the make that runs this program.
        environment = {name: "" for name in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
        built = run("make", "dist", cwd=copy, env=environment)
        self.assertEqual(built.returncode, 0, (built.stdout + built.stderr)[-2000:].decode(errors="replace"))
        for name in ROWS:
            with self.subTest(name):
                path = archive_path(name)
                self.assertTrue((copy / path.relative_to(DIST.parents[1])).read_bytes() == path.read_bytes())
        shutil.rmtree(copy)


if __name__ == "__main__":
    unittest.main()
