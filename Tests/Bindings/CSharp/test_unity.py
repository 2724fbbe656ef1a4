# SPDX-License-Identifier: MIT
"""The Unity package, unpacked from its file, under Mono with stand-ins for Unity's types. No test has Unity."""

import json
import math
import re
import shutil
import tarfile
import tempfile
import unittest
from pathlib import Path

from support import HERE, PACKAGES, README, ROOT, run

STAND_INS = HERE / "unity"


class TestUnity(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory(prefix="unity.")
        cls.addClassCleanup(temporary.cleanup)
        cls.folder = Path(temporary.name)
        (package,) = PACKAGES.glob("dev.tapzoom.tapzoom-*.tgz")
        with tarfile.open(package) as tar:
            tar.extractall(cls.folder)
        cls.package = cls.folder / "package"
        (library,) = cls.package.glob("Runtime/Plugins/Linux/*/libtapzoom.so")
        shutil.copy(library, cls.folder)
        run("mcs", "-warnaserror", "-target:library", f"-out:{cls.folder}/Engine.dll", STAND_INS / "Engine.cs")
        # The assemblies of the package, with the options of their definitions.
        cls.assembly("TapZoom", cls.folder)
        cls.assembly("Components", cls.folder)

    @classmethod
    def assembly(cls, folder: str, target: Path, *flags: str) -> Path:
        """Compiles a folder of the package by its definition, in the C# of the oldest Unity."""
        sources = cls.package / "Runtime" / folder
        (file,) = sources.glob("*.asmdef")
        definition = json.loads(file.read_text("utf-8"))
        references = [f"-r:{target}/{name}.dll" for name in definition["references"] if name != "Unity.InputSystem"]
        if not definition["noEngineReferences"]:
            references.append(f"-r:{target}/Engine.dll")
        unsafe = ["-unsafe"] if definition["allowUnsafeCode"] else []
        made = target / f"{definition['name']}.dll"
        run("mcs", "-warnaserror", "-langversion:7", "-target:library", *unsafe, *flags, *references, f"-out:{made}",
            *sorted(sources.glob("*.cs")))
        return made

    def play(self, *sources: Path) -> str:
        program = self.folder / f"{sources[-1].stem}.exe"
        run("mcs", "-warnaserror", "-langversion:7", f"-out:{program}",
            *(f"-r:{self.folder}/{name}.dll" for name in ("TapZoom", "TapZoom.Unity", "Engine")), *sources)
        return run("mono", program)

    def numbers(self, said: str, name: str) -> list[float]:
        return [float(number) for number in re.search(rf"(?m)^{name} (.*)", said)[1].split() if number[-1].isdigit()]

    def test_camera(self):
        """Fingers, a mouse and a wheel move the camera; the sample sets a pin."""
        said = self.play(self.package / "Samples~/Map/Pins.cs", STAND_INS / "PlayCamera.cs")
        self.assertNotIn("warning", said)
        # 20 x 20 units cover 800 x 600 pixels: 40 pixels a unit, 15 units high.
        self.assertEqual(self.numbers(said, "fitted"), [7.5, 0, 0, -10, 0])
        size, x, y, z, turned = self.numbers(said, "pinched")
        # 6 pixels of each finger are the slop.
        self.assertAlmostEqual(7.5 / size, 500 / 112, 3)
        self.assertLess(max(abs(x), abs(y)), 0.01)
        self.assertAlmostEqual(self.numbers(said, "turned")[0], size, 2)
        # A quarter turn, less the slop: twice 25 pixels after a pinch, at the radius of 50 at which the fingers began.
        self.assertAlmostEqual(self.numbers(said, "turned")[4], -(90 - math.degrees(50 / 50)), 2)
        self.assertRegex(said, "(?s)event Pinch Began\n.*event Rotate Began\n.*event Pinch Cancelled\n.*settled\n")
        self.assertEqual(self.numbers(said, "fitted again"), [7.5, 0, 0, -10, 0])
        self.assertEqual(self.numbers(said, "zoomed"), [3.75, 0, 0, -10, 0])
        # 80 pixels are a unit; 3 of them are the slop of a mouse.
        size, x, y, *_ = self.numbers(said, "dragged")
        self.assertAlmostEqual(size, 3.75)
        self.assertAlmostEqual(x, -77 / 80, 2)
        wheeled = self.numbers(said, "wheeled")
        self.assertAlmostEqual(wheeled[0], 3.75 / 2 ** (100 / 300), 3)
        self.assertAlmostEqual(wheeled[1], x, 2)
        self.assertEqual(self.numbers(said, "elsewhere"), wheeled)
        # Long presses in the middle of the viewport, before and after it moves on the screen.
        pin = f"{wheeled[1]:.1f} {wheeled[2]:.1f}"
        self.assertEqual(re.findall("pin at (.*)", said), [pin, pin])
        self.assertAlmostEqual(self.numbers(said, "resized")[0], wheeled[0], 3)
        self.assertIn("enabled 0 True\n", said)

    def test_zoomable(self):
        """The script of the example: pinch, late touches, cancel, focus, resize."""
        said = self.play(ROOT / "examples/unity/Zoomable.cs", STAND_INS / "PlayZoomable.cs")
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

    def test_library_of_each_platform(self):
        """Where Unity links the library into the program, its name is __Internal; elsewhere the file's."""
        for flags, name in ((), "tapzoom"), (("UNITY_IOS",), "__Internal"), (("UNITY_WEBGL",), "__Internal"), (
                ("UNITY_IOS", "UNITY_EDITOR"), "tapzoom"):
            with self.subTest(flags):
                target = self.folder / "-".join(("flags", *flags))
                target.mkdir()
                made = self.assembly("TapZoom", target, *(f"-d:{flag}" for flag in flags))
                names = [one for one in ("__Internal", "tapzoom") if f"\0{one}\0".encode() in made.read_bytes()]
                self.assertEqual(names, [name])

    def test_quote_of_the_readme(self):
        quoted = re.findall(r"```csharp (unity/\S+)\n(.*?)```", README, re.DOTALL)
        self.assertTrue(quoted)
        for path, code in quoted:
            self.assertIn(code, (ROOT / "bindings/csharp" / path).read_text("utf-8"))


if __name__ == "__main__":
    unittest.main()
