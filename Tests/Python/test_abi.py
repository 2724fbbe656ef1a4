# SPDX-License-Identifier: MIT
"""What the package makes of its tables is whole. That the tables are the header's is tested in Tests/Bindings."""

import ctypes
import re
import unittest

from support import HEADER, tapzoom
from tapzoom import _abi


class TableTest(unittest.TestCase):
    def test_version(self):
        numbers = dict(re.findall(r"#define TAPZOOM_VERSION_(\w+) (\d+)", HEADER.read_text(encoding="utf-8")))
        version = ".".join(numbers[part] for part in ("MAJOR", "MINOR", "PATCH"))
        self.assertEqual(tapzoom.__version__, version)
        self.assertEqual(tapzoom.library_version(), version)

    def test_every_field_is_a_setting(self):
        fields = {field[0] for field in _abi.CConfig._fields_}
        settings = set(tapzoom.config.SETTINGS)
        self.assertEqual(settings | {"struct_size", "level_count", "reserved"}, fields)

    def test_every_error_has_a_class(self):
        self.assertEqual(set(tapzoom.errors.CLASSES), set(tapzoom.Status) - {tapzoom.Status.OK})

    def test_packed_sizes(self):
        """Of what is read and written by struct formats beside the table."""
        self.assertEqual(tapzoom.SAMPLE_SIZE, ctypes.sizeof(_abi.CSample))
        self.assertEqual(tapzoom.touches._SAMPLE.size, tapzoom.SAMPLE_SIZE)
        self.assertEqual(tapzoom.events._EVENT.size, ctypes.sizeof(_abi.CEvent))


if __name__ == "__main__":
    unittest.main()
