# SPDX-License-Identifier: MIT
"""The code in the documentation runs and prints the expected lines."""

import contextlib
import io
import re
import textwrap
import unittest

from support import ROOT, tapzoom


def run(code):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(code, {})
    return printed.getvalue()


class DocumentationTest(unittest.TestCase):
    def test_the_program_of_the_readme_prints_its_output(self):
        readme = (ROOT / "bindings" / "python" / "README.md").read_text(encoding="utf-8")
        (code,) = re.findall(r"```python\n(.*?)```", readme, re.S)
        printed = run(code)
        self.assertIn("double_tap discrete Point(x=103.0, y=98.0) 0.4", printed)

    def test_the_program_of_the_docstring_prints_its_output(self):
        code = textwrap.dedent(re.search(r"\n((?:    .*\n|\n)+)", tapzoom.__doc__).group(1))
        printed = run(code)
        self.assertIn("tap discrete Point(x=100.0, y=100.0)", printed)
        self.assertIn("Transform(scale=0.4", printed)

    def test_every_public_name_exists_once(self):
        for name in tapzoom.__all__:
            self.assertTrue(hasattr(tapzoom, name), name)
        self.assertEqual(len(set(tapzoom.__all__)), len(tapzoom.__all__))


if __name__ == "__main__":
    unittest.main()
