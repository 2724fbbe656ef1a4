# SPDX-License-Identifier: MIT
"""The package uses every entry of its tables. Tests/Bindings compares the tables with the header."""

import ctypes
import re
import unittest

from support import HEADER, tapzoom
from tapzoom import _abi


class TableTest(unittest.TestCase):
    def test_the_package_has_the_version_of_the_header(self):
        numbers = dict(re.findall(r"#define TAPZOOM_VERSION_(\w+) (\d+)", HEADER.read_text(encoding="utf-8")))
        version = ".".join(numbers[part] for part in ("MAJOR", "MINOR", "PATCH"))
        self.assertEqual(tapzoom.__version__, version)
        self.assertEqual(tapzoom.library_version(), version)

    def test_every_field_is_a_setting(self):
        fields = {field[0] for field in _abi.CConfig._fields_ if not field[0].startswith("reserved")}
        settings = set(tapzoom.config.SETTINGS)
        self.assertEqual(settings | {"struct_size", "level_count"}, fields)
        self.assertEqual(list(tapzoom.Settings.__annotations__), list(tapzoom.config.SETTINGS))

    def test_every_field_of_an_event_and_of_the_state_is_readable(self):
        """Pairs of coordinates are points. The limits of the state are separate from its other flags."""
        for struct, shown in ((_abi.CEvent, tapzoom.Event), (_abi.CState, tapzoom.State)):
            fields = [field[0] for field in struct._fields_ if not field[0].startswith("reserved")]
            pairs = [name.replace("_x", "_point") for name in fields if not name.endswith("_y")]
            travels = {"velocity_point": "velocity", "unconsumed_point": "unconsumed"}  # These pairs are a point.
            names = [travels.get(name, name) for name in pairs]
            if shown is tapzoom.State:
                names.insert(names.index("flags") + 1, "limits")
            self.assertEqual(names, list(shown._fields))

    def test_every_error_has_a_class(self):
        self.assertEqual(set(tapzoom.errors.CLASSES), set(tapzoom.Status) - {tapzoom.Status.OK})

    def test_packed_formats_match_the_structs(self):
        """The struct formats beside the table have its sizes and offsets."""
        self.assertEqual(tapzoom.SAMPLE_SIZE, ctypes.sizeof(_abi.CSample))
        self.assertEqual(tapzoom.touches._SAMPLE.size, tapzoom.SAMPLE_SIZE)
        self.assertEqual(tapzoom.events._EVENT.size, ctypes.sizeof(_abi.CEvent))
        fields = [name for name, _ in _abi.CSample._fields_]
        sample = _abi.CSample(**{name: index + 1 for index, name in enumerate(fields)})
        self.assertEqual(tapzoom.touches._SAMPLE.unpack(bytes(sample)), tuple(range(1, len(fields) + 1)))
        fields = [name for name, _ in _abi.CEvent._fields_ if not name.startswith("reserved")]
        event = _abi.CEvent(**{name: index + 1 for index, name in enumerate(fields)})
        self.assertEqual(tapzoom.events._EVENT.unpack(bytes(event)), tuple(range(1, len(fields) + 1)))


if __name__ == "__main__":
    unittest.main()
