# SPDX-License-Identifier: MIT
"""examples/guide/rename.sed ports a program of an earlier checkout, and needs each of its lines for that."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

from pages import ROOT, read

EARLIER = read("Tests/Documents/renames/earlier.c")
RULES = [line for line in read("examples/guide/rename.sed").splitlines() if not line.startswith("#")]
PRINTED = "two fingers\npan 1000 0 0 0 unused 0 0\nreplayed 3 of reset, stop and cancel\n"


class Renames(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def ported(self, rules: list) -> str:
        script = self.folder / "rename.sed"
        script.write_text("\n".join(rules) + "\n", encoding="utf-8")
        done = subprocess.run(["sed", "-f", script], input=EARLIER, capture_output=True, text=True, check=True)
        return done.stdout

    def printed(self, program: str) -> str:
        """What a program prints; "" if it does not compile, or fails."""
        (self.folder / "program.c").write_text(program, encoding="utf-8")
        line = (f"{os.environ.get('CC', 'cc')} -std=c99 -Wall -Wconversion -Werror program.c -I{ROOT}/build/include "
                f"-L{ROOT}/build/lib -ltapzoom -Wl,-rpath,{ROOT}/build/lib -o program && ./program")
        done = subprocess.run(line, shell=True, cwd=self.folder, capture_output=True, text=True)
        return done.stdout if done.returncode == 0 else ""

    def test_program(self) -> None:
        ported = self.ported(RULES)
        self.assertEqual(self.printed(ported), PRINTED)
        self.assertIn("config.events &= ~(TAPZOOM_BIT(TAPZOOM_EVENT_TAP_PENDING));", ported)
        self.assertIn("tapzoom_end_recording(view)", ported)
        self.assertIn("tapzoom_end_replay(other)", ported)

    def test_every_rule_is_needed(self) -> None:
        for rule in RULES:
            with self.subTest(rule):
                ported = self.ported([one for one in RULES if one != rule])
                self.assertTrue("1u <<" in ported or self.printed(ported) != PRINTED)

    def test_words_of_the_host(self) -> None:
        """The page names the words that the script also takes from a host."""
        page = read("examples/guide/renames.md").split("```")[0]
        fields = [".edges", ".velocity_x", ".scale_velocity", ".rotation_velocity"]
        for word in [*fields, "bounce_x", "unused_x", "pan_contacts", "glide_decay"]:
            with self.subTest(word):
                mine = f"ball{word}" if word in fields else word
                done = subprocess.run(["sed", "-f", ROOT / "examples/guide/rename.sed"], input=f"int a = {mine};",
                                      capture_output=True, text=True, check=True)
                self.assertNotIn(f" {mine};", done.stdout)
                self.assertIn(f"`{word}`", page)

    def test_twice(self) -> None:
        """The script leaves a ported program alone."""
        once = self.ported(RULES)
        again = subprocess.run(["sed", "-f", self.folder / "rename.sed"], input=once, capture_output=True, text=True)
        self.assertEqual(again.stdout, once)


if __name__ == "__main__":
    unittest.main()
