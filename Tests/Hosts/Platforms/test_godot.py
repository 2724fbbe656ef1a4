# SPDX-License-Identifier: MIT
"""examples/godot/ZoomNode.cs under Mono with the shared library, and stand-ins for Godot's types."""

import re
import unittest
from pathlib import Path

from support import PlatformTest, ROOT

BINDING = sorted((ROOT / "bindings/csharp/TapZoom").glob("*.cs"))
HERE = Path(__file__).resolve().parent / "godot"


class TestGodot(PlatformTest):
    def test_node(self) -> None:
        """Fingers that spread from 124 to 500 units, after the slop at 320 dpi, zoom the node."""
        self.run_in_folder("mcs", "-unsafe", "-warnaserror", "-langversion:7", "-out:program.exe", *BINDING,
                           ROOT / "examples/godot/ZoomNode.cs", HERE / "Engine.cs")
        said = self.run_in_folder("mono", "program.exe", environment={"LD_LIBRARY_PATH": str(ROOT / "build/lib")})
        self.assertIn("fitted 0.5000 at 50.000 0.000\n", said)
        scale, x, y = map(float, re.search(r"pinched (\S+) at (\S+) (\S+)", said).groups())
        self.assertAlmostEqual(scale / 0.5, 500 / 124, 3)
        self.assertAlmostEqual((400 - x) / scale, 700, 1)
        self.assertAlmostEqual((300 - y) / scale, 600, 1)
        self.assertRegex(said, "(?s)event Pinch Began\n.*event Pinch Cancelled\n.*event Pan Cancelled\n")
        self.assertAlmostEqual(float(re.search(r"resized (\S+)", said)[1]), scale / 2, 3)
        self.assertIn("accumulated False\n", said)
        self.assertNotIn("warning", said)


if __name__ == "__main__":
    unittest.main()
