# SPDX-License-Identifier: MIT
"""The declarations of each binding are those of the header, and the comparison finds mistakes.

The module NAME.py here reads the folder bindings/NAME. Its function faults(folder, expected) returns the differences
from a table of the header.
"""

import importlib
import shutil
import tempfile
import unittest
from pathlib import Path

import header
import reader
from mistakes import MISTAKES

# bindings/c has no declarations: C programs use the header itself.
BINDINGS = sorted(folder for folder in (reader.ROOT / "bindings").iterdir() if folder.is_dir() and folder.name != "c")


class Bindings(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.expected = header.declared()

    def faults(self, name: str, folder: Path, expected: header.Table) -> header.Table:
        return importlib.import_module(name).faults(folder, expected)

    def copy(self, name: str) -> Path:
        """Returns a temporary copy of the folder of a binding."""
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        folder = Path(temporary.name, name)
        shutil.copytree(reader.ROOT / "bindings" / name, folder)
        return folder

    def test_the_table_of_the_header_is_complete(self):
        kinds = [header.kind(key) for key in self.expected]
        self.assertEqual(kinds.count("struct"), 14)
        self.assertGreaterEqual(kinds.count("function"), 43)
        self.assertGreaterEqual(kinds.count("enumeration"), 140)
        self.assertEqual(self.expected["constant TAPZOOM_GESTURE_SWIPE"], "32")
        self.assertEqual(self.expected["enumeration TAPZOOM_ERROR_DATA"], "with TAPZOOM_OK")

    def test_each_binding_declares_the_header(self):
        self.assertLessEqual({"cpp", "lua", "python", "web"}, {folder.name for folder in BINDINGS})
        for folder in BINDINGS:
            with self.subTest(folder.name):
                self.assertEqual(self.faults(folder.name, folder, self.expected), {})

    def test_the_comparison_finds_each_mistake(self):
        self.assertLessEqual({folder.name for folder in BINDINGS}, set(MISTAKES), "a binding has no entry in MISTAKES")
        for name, mistakes in MISTAKES.items():
            folder = self.copy(name)
            self.assertEqual(self.faults(name, folder, self.expected), {}, name)
            for what, (path, old, new, expected) in mistakes.items():
                with self.subTest(f"{name}: {what}"):
                    file = folder / path
                    text = file.read_text("utf-8")
                    self.assertEqual(text.count(old), 1, old)
                    file.write_text(text.replace(old, new), "utf-8")
                    self.assertEqual(sorted(self.faults(name, folder, self.expected)), expected)
                    file.write_text(text, "utf-8")

    def test_a_new_declaration_in_the_header_is_a_fault(self):
        new = {"function tapzoom_start": "tapzoom_status (tapzoom_view *)", "struct tapzoom_ink": "16 bytes",
               "field tapzoom_event.pressure": "double at 192", **header.enumeration({"TAPZOOM_FIT_BEST": 7})}
        for name in MISTAKES:
            with self.subTest(name):
                found = self.faults(name, self.copy(name), {**self.expected, **new})
                self.assertEqual(set(found), {key for key in new if header.kind(key) != "enumeration"})


if __name__ == "__main__":
    unittest.main()
