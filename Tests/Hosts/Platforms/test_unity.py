# SPDX-License-Identifier: MIT
"""The C# files of examples/unity under Mono, with the shared library. Unity itself is replaced by unity/Engine.cs."""

import json
import re
import struct
import unittest
from pathlib import Path

import tapzoom
from support import PlatformTest, ROOT

UNITY = ROOT / "examples/unity"
HERE = Path(__file__).resolve().parent / "unity"
BINDING = [UNITY / "Declarations.cs", UNITY / "View.cs"]
API = json.loads((ROOT / "bindings/api.json").read_text(encoding="utf-8"))
#: The events of Pinch.cs but CHANGED.
EVENTS = ["Pan Began", "Pinch Began", "Pinch Ended", "Pan Ended", "Fling Began"]


class TestUnity(PlatformTest):
    def output(self, *sources: Path, arguments: list = []) -> str:
        program = self.folder / "program.exe"
        self.run_in_folder("mcs", "-warnaserror", "-langversion:7", f"-out:{program}", *sources)
        return self.run_in_folder(
            "mono", program, *arguments, environment={"LD_LIBRARY_PATH": str(ROOT / "build/lib")})

    def test_layout(self) -> None:
        """Mono's structs have the sizes and offsets of the C header; every function is in the library."""
        lines = [line.split() for line in self.output(*BINDING, HERE / "Layouts.cs").splitlines()]
        said = {(line[0], *line[1:-1]): line[-1] for line in lines if line[0] in ("struct", "function", "constant")}
        fields = {(line[1], line[2]): (int(line[3]), int(line[4])) for line in lines if line[0] == "field"}

        def plain(name: str) -> str:
            return name.replace("_", "").lower()

        for entry in API["structs"]:
            name = next(key[1] for key in said if key[0] == "struct" and "tapzoom" + plain(key[1]) ==
                        plain(entry["name"]))
            self.assertEqual(int(said["struct", name]), entry["size"], name)
            mine = {plain(field): place for (owner, field), place in fields.items() if owner == name}
            places = {plain(field["name"]): (field["offset"], field["size"]) for field in entry["fields"]}
            self.assertEqual(mine, places, name)
        self.assertEqual({(key[1], int(value)) for key, value in said.items() if key[0] == "function"},
                         {(function["name"], len(function["parameters"])) for function in API["functions"]})
        values = {(line[1], int(line[3])) for line in lines if line[0] == "enum" and line[2] != "None"}
        self.assertIn(("EventKind", 19), values)
        count = sum(len({value["value"] for value in entry["values"] if not value["name"].endswith("_NONE")})
                    for entry in API["enumerations"])
        self.assertEqual(len(values), count)
        for constant in API["constants"]:
            name = next(key[1] for key in said if key[0] == "constant" and "tapzoom" + plain(key[1]) ==
                        plain(constant["name"]))
            self.assertEqual(float(said["constant", name]), constant["value"])

    def test_pinch(self) -> None:
        """A pinch from 100 to 500 units zooms by 5; its recording replays to the same bits in Python."""
        recording = self.folder / "pinch.tapzoom"
        said = self.output(*BINDING, HERE / "Pinch.cs", arguments=[recording])
        self.assertIn("zoom 5.000000000\n", said)
        self.assertEqual(re.findall("event (.*)", said), EVENTS)
        frames = re.findall("frame (.*)", said)
        view = tapzoom.View((1, 1), (1, 1))
        transforms = [view.transform for call in tapzoom.replay(recording.read_bytes(), view)
                      if call.kind == tapzoom.RecordKind.ADVANCE]
        self.assertEqual(len(frames), 22)
        self.assertEqual(frames, [" ".join(bits(number) for number in (shown.scale, shown.x, shown.y))
                                  for shown in transforms])

    def test_calls(self) -> None:
        said = dict(line.split(": ", 1) for line in self.output(*BINDING, HERE / "Calls.cs").splitlines())
        self.assertRegex(said["setting"], r"\AErrorRange, tap_slop: .")
        self.assertRegex(said["viewport"], r"\AErrorRange, [^:]")
        self.assertRegex(said["time"], r"\AErrorTime, .")
        self.assertRegex(said["touch"], r"\AErrorContactUnknown, .*, accepted 0\Z")
        self.assertEqual(said["push"], "ErrorContactUnknown, accepted 0")
        self.assertEqual(said["count"], "refused")
        self.assertEqual(said["config"], "True")
        self.assertEqual((said["zoomed"], said["loaded"], said["animated"]), ("0.4", "0.2", "0.8"))
        self.assertEqual(said["consumed"], "True")
        self.assertRegex(said["owner"], r"\AErrorContactUnknown, .")
        self.assertEqual(said["disposed"], "20 of 20")
        self.assertRegex(said["null"], r"\AArgumentNullException, .*")
        self.assertEqual((said["viewport read"], said["content read"]), ("400 20", "2000 3000"))
        self.assertEqual((said["contacts"], said["no contacts"]), ("2 7 Pen 100 View 2", "0"))
        self.assertRegex(said["raster"], r"\A0\.1933\d* 1 0\.5\Z")
        self.assertRegex(said["raster of none"], r"\AErrorRange, .")
        self.assertEqual((said["compose"], said["invert"], said["to content"]), ("6 12 24", "42 60 5 6", "5 6"))
        self.assertEqual(said["interpolate"], "2 -100")
        self.assertEqual((said["affine"], said["matrix"]), ("2 0 0 2 10 20", "2 12 24"))
        self.assertEqual(said["no transform"], "6")
        self.assertEqual(said["short"].count("ArgumentOutOfRangeException"), 2)
        self.assertRegex(said["no recording"], r"\AArgumentNullException, .*, ErrorBufferTooSmall, .")
        self.assertEqual(said["ended"], "0")
        self.assertEqual(said["replayed"], "3 ZoomBy 0.4")
        self.assertRegex(said["past the end"], r"\AIndexOutOfRangeException, .")
        self.assertEqual(said["no beginning"], "ErrorData")
        self.assertEqual(said["memory"], "0.2")
        self.assertRegex(said["small"], r"\AErrorBufferTooSmall, .")
        self.assertRegex(said["odd"], r"\AErrorRange, .")
        self.assertRegex(said["nowhere"], r"\AErrorNull, .")
        self.assertRegex(said["negative"], r"\AOverflowException, .")
        self.assertRegex(said["memory setting"], r"\AErrorRange, tap_slop: .")
        self.assertEqual(said["dropped"], "0")
        self.assertEqual(said["threads"], "600 ended")
        self.assertEqual(said["collections"], "0")

    def test_script(self) -> None:
        """The script for Unity, with stand-ins for Unity's types: pinch, late touches, cancel, focus, resize."""
        said = self.output(*BINDING, UNITY / "Zoomable.cs", HERE / "Engine.cs", HERE / "Play.cs")
        self.assertIn("fitted 0.5000 at 0.00 0.00\n", said)
        scale, x, y = map(float, re.search(r"pinched (\S+) at (\S+) (\S+)", said).groups())
        # 12 pixels of each finger are the slop at 320 dpi.
        self.assertAlmostEqual(scale / 0.5, 500 / 124, 3)
        self.assertAlmostEqual((400 - x) / scale, 800, 1)
        self.assertAlmostEqual((300 - y) / scale, 600, 1)
        self.assertIn("event Pan Cancelled", said)
        self.assertIn("enabled 0\n", said)
        self.assertNotIn("warning", said)
        self.assertAlmostEqual(float(re.search(r"resized (\S+)", said)[1]), 2 * scale, 3)


def bits(number: float) -> str:
    return struct.pack(">d", number).hex()


if __name__ == "__main__":
    unittest.main()
