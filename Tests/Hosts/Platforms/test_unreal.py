# SPDX-License-Identifier: MIT
"""The files of examples/unreal with stand-ins for Unreal's types: the camera runs, and the rules of the build name
files of the archives."""

import os
import re
import unittest
from pathlib import Path

from support import PlatformTest, ROOT

UNREAL = ROOT / "examples/unreal"
HERE = Path(__file__).resolve().parent / "unreal"
CXX = os.environ.get("CXX", "c++")


class TestUnreal(PlatformTest):
    def test_pawn(self) -> None:
        """Fingers that spread from 124 to 500 pixels, after the slop at 320 dpi, show a part of the world."""
        self.run_in_folder(
            CXX, "-std=c++17", "-fno-exceptions", "-Wall", "-Wextra", "-Werror", f"-I{HERE}", f"-I{UNREAL}",
            f"-I{ROOT}/build/include", HERE / "play.cpp", UNREAL / "ZoomCamera.cpp", UNREAL / "ZoomCameraPawn.cpp",
            f"-L{ROOT}/build/lib", "-ltapzoom", f"-Wl,-rpath,{ROOT}/build/lib", "-o", "program")
        said = self.run_in_folder("./program")
        self.assertIn("no viewport: 0.000, 0.000, 700, width 0.000\n", said)
        # The world of 10,000 units covers 800 pixels.
        self.assertIn("first: 0.000, 0.000, 700, width 10000.000\n", said)
        width = float(re.search("pinched: .* width (.*)", said)[1])
        self.assertAlmostEqual(width, 10000 * 124 / 500, 2)
        tapped = re.search("tapped the ground at (.*), (.*)\n", said)
        self.assertAlmostEqual(float(tapped[1]), 200 / 800 * width, 2)
        self.assertAlmostEqual(float(tapped[2]), 0, 2)
        self.assertIn(f"resized: 0.000, 0.000, 700, width {width:.3f}\n", said)
        self.assertIn(f"without focus: 0.000, 0.000, 700, width {width:.3f}\n", said)

    def test_rules(self) -> None:
        self.run_in_folder("mcs", "-warnaserror", "-out:rules.exe", HERE / "BuildTool.cs", UNREAL / "TapZoom.Build.cs")
        said = {line.split()[0]: line.split()[1:] for line in self.run_in_folder("mono", "rules.exe").splitlines()}
        self.assertEqual(said.pop("TVOS"), ["module/include"])
        for platform, files in {
            "Win64": "windows-x64/lib/tapzoom_static.lib", "Linux": "linux-x86_64/lib/libtapzoom.a",
            "LinuxArm64": "linux-arm64/lib/libtapzoom.a", "IOS": "tapzoom.xcframework/ios-arm64/libtapzoom.a",
            "Mac": "tapzoom.xcframework/macos-arm64_x86_64/libtapzoom.a",
            "Android": "android/arm64-v8a/libtapzoom.a android/x86_64/libtapzoom.a",
        }.items():
            with self.subTest(platform):
                wanted = ",".join(f"module/{file}" for file in files.split())
                self.assertEqual(said[platform], ["module/include", wanted])


if __name__ == "__main__":
    unittest.main()
