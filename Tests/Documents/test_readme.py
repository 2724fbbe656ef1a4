# SPDX-License-Identifier: MIT
"""The README is correct and short: its loop is that of a program, and its facts agree with the other files."""

import re
import subprocess
import unittest

from pages import ROOT, blocks, read, rows, words

README = read("README.md")


def commands() -> list:
    return [line for block in blocks(README) if block.language == "sh" for line in block.code.splitlines()]


class Readme(unittest.TestCase):
    def test_length(self) -> None:
        self.assertLessEqual(450, len(words(README)))
        self.assertLessEqual(len(README.split()), 600)

    def test_two_commands(self) -> None:
        """These two set everything up. Others in the text are targets, too."""
        self.assertEqual(commands(), ["make demo", "make test"])
        said = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        listed = re.findall(r"^  make ([a-z-]+) ", said, re.MULTILINE)
        for target in re.findall(r"`make ([a-z-]+)", README):
            self.assertIn(target, listed)

    def test_loop(self) -> None:
        """The smallest viewer contains the loop, line by line."""
        (loop,) = [block for block in blocks(README) if block.language == "c"]
        self.assertIn(loop.code, read(loop.name))

    def test_pictures(self) -> None:
        """The README shows the film, the gestures and every host."""
        shown = set(re.findall(r"!\[[^\]]+\]\(examples/pictures/([\w.-]+)\)", README))
        hosts = {path.name for path in (ROOT / "examples/pictures").glob("host-*.png")}
        self.assertGreater(len(hosts), 5)
        self.assertLessEqual(hosts | {"film.webp", "gestures-strip.svg"}, shown)

    def test_bindings(self) -> None:
        """It links every binding."""
        linked = set(re.findall(r"\]\(bindings/(\w+)", README))
        self.assertLessEqual({path.parent.name for path in (ROOT / "bindings").glob("*/README.md")}, linked)

    def test_figures(self) -> None:
        """The figures are those of Tests/Benchmarks, rounded."""
        measured = rows(read("Tests/Benchmarks/README.md"), "what")
        figures = {row["what"]: float(re.match(r"[\d.,]+", row["figure"])[0].replace(",", "")) for row in measured}
        hands = [figure for what, figure in figures.items()
                 if re.match(r"generated hands, [A-Z]{4,}.*: a frame$", what)]
        self.assertEqual(len(hands), 32)
        text = " ".join(README.split())
        self.assertIn(f"takes {min(hands):.0f} to {max(hands):.0f} ns", text)
        for what, pattern, unit in (("one view", r"less than (\d+) KiB", 1024),
                                    ("libtapzoom.so, stripped", r"C library of (\d+) KB", 1000)):
            (most,) = re.findall(pattern, text)
            self.assertLess(0.9 * int(most) * unit, figures[what])
            self.assertLess(figures[what], int(most) * unit)


if __name__ == "__main__":
    unittest.main()
