# SPDX-License-Identifier: MIT
"""The package uses every entry of its tables. Tests/Bindings compares the tables with the header."""

import ctypes
import itertools
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
        for struct, shown in (
            (_abi.CEvent, tapzoom.Event), (_abi.CState, tapzoom.State), (_abi.CContact, tapzoom.Contact),
            (_abi.CVelocity, tapzoom.Velocity),
        ):
            fields = [field[0] for field in struct._fields_ if not field[0].startswith("reserved")]
            pairs = [name.replace("_x", "_point") for name in fields if not name.endswith("_y")]
            names = [name.replace("unconsumed_point", "unconsumed") for name in pairs]
            if shown is tapzoom.State:
                names.insert(names.index("flags") + 1, "limits")
            self.assertEqual(names, list(shown._fields))

    def test_every_error_has_a_class(self):
        self.assertEqual(set(tapzoom.errors.CLASSES), set(tapzoom.Status) - {tapzoom.Status.OK})

    def test_packed_formats_match_the_structs(self):
        """The struct formats beside the table have its sizes and offsets."""
        self.assertEqual(tapzoom.TOUCH_BYTES, ctypes.sizeof(_abi.CTouch))
        for struct, packed in (
            (_abi.CTouch, tapzoom.touches._TOUCH), (_abi.CEvent, tapzoom.events._EVENT),
            (_abi.CState, tapzoom.view._STATE), (_abi.CFrameResult, tapzoom.view._RESULT),
        ):
            self.assertEqual(packed.size, ctypes.sizeof(struct))
            counter = itertools.count(1)
            filled = counted(struct, counter)
            self.assertEqual(packed.unpack(bytes(filled)), tuple(range(1, next(counter))))


def counted(struct, counter):
    """Returns a struct whose fields are 1, 2, 3 and so on, also those of its structs; reserved fields are 0."""
    return struct(**{
        name: counted(kind, counter) if issubclass(kind, ctypes.Structure) else next(counter)
        for name, kind in struct._fields_ if not name.startswith("reserved")})


if __name__ == "__main__":
    unittest.main()
