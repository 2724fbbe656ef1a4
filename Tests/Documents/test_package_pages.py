# SPDX-License-Identifier: MIT
"""The pages that packages have: their links lead to files of the package, and they say where the guide is."""

import os
import re
import sys
import unittest

from pages import ROOT, read

sys.path[:0] = [str(ROOT / "bindings/release"), str(ROOT / "Tests/Releases")]
os.environ.setdefault("VERSION", "0.0.0")

from links import dead_links  # noqa: E402
from release import GLUE, guide, unlinked  # noqa: E402

#: The pages that become the page of a package.
PAGES = [f"bindings/{name}/README.md" for name in ("lua", "python", "rust", "web")]


class PackagePages(unittest.TestCase):
    def test_the_guide_leads_to_its_own_files(self) -> None:
        whole, part = guide(), guide(GLUE)
        self.assertLessEqual({"guide/README.md", "guide/fits.svg", "guide/ctypes.md", *part}, set(whole))
        self.assertLessEqual({"guide/sdl.md", "viewers/README.md", "viewers/love/main.lua", "toolkits.md"}, set(part))
        for files in (whole, part):
            self.assertEqual(dead_links(files), [])
        self.assertIn(b"](../viewers/love/main.lua)", whole["guide/love.md"])

    def test_code_keeps_its_brackets(self) -> None:
        code = re.findall(r"(?ms)^```.*?^```$", read("examples/guide/ctypes.md"))
        self.assertEqual(re.findall(r"(?ms)^```.*?^```$", guide()["guide/ctypes.md"].decode()), code)

    def test_pages_name_the_guide_and_link_to_no_file(self) -> None:
        for page in PAGES:
            text = unlinked(read(page), (ROOT / page).parent)
            self.assertEqual(dead_links({page: text.encode()}), [])
            self.assertTrue("-guide.zip`" in text, page)

    def test_archives_name_the_guide(self) -> None:
        for page in (ROOT / "bindings/c/dist/release").glob("*.md"):
            self.assertTrue("-guide.zip`" in page.read_text("utf-8"), page.name)


if __name__ == "__main__":
    unittest.main()
