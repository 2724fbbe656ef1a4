# SPDX-License-Identifier: MIT
"""examples/ios/ZoomingView.swift on Linux: over the module TapZoom, with stand-ins for UIKit's types."""

import os
import re
import unittest
from pathlib import Path

from support import PlatformTest, ROOT

IOS = ROOT / "examples/ios"
HERE = Path(__file__).resolve().parent / "ios"
SWIFTC = os.environ.get("SWIFTC", "swiftc")


class TestIOS(PlatformTest):
    def test_view(self) -> None:
        flags = ["-swift-version", "6", "-warnings-as-errors", "-module-cache-path", self.folder / "cache"]
        self.run_in_folder(SWIFTC, *flags, "-parse-as-library", "-emit-library", "-static", "-emit-module",
                           "-module-name", "UIKit", HERE / "UIKit.swift", "-o", "libUIKit.a")
        # The module is compiled by itself, over the library, as in the package of the archive for Apple's systems.
        modules = [f"-I{ROOT}/include", f"-I{ROOT}/Sources/CMemory"]
        self.run_in_folder(SWIFTC, *flags, "-parse-as-library", "-emit-library", "-static", "-emit-module",
                           "-module-name", "TapZoom", *modules, *sorted((ROOT / "Sources/TapZoom").glob("*.swift")),
                           "-o", "libTapZoom.a")
        self.run_in_folder(SWIFTC, *flags, "-I.", "-L.", "-lUIKit", "-lTapZoom", *modules, f"-L{ROOT}/build/lib",
                           "-ltapzoom", "-Xlinker", f"-rpath={ROOT}/build/lib", HERE / "main.swift",
                           IOS / "ZoomingView.swift", "-o", "program")
        said = self.run_in_folder("./program")
        self.assertIn("fitted 0.2\n", said)
        distance, x, y, skew = map(float, re.search(r"pinched (\S+) (\S+) (\S+) (\S+)", said).groups())
        # The first 6 points of each finger are the slop.
        self.assertAlmostEqual(distance, 500, 9)
        self.assertAlmostEqual(x, 1000, 9)
        self.assertAlmostEqual(y, 1500, 9)
        self.assertEqual(skew, 0)
        # With the first coalesced touch, not with the newest one of its event.
        self.assertIn("event pinch began\nbegan at 1.02\n", said)
        self.assertIn("event pinch cancelled\nevent pan ended\nevent settled discrete\nstarted false\nstarted true\n",
                      said)
        self.assertIn("event tap discrete\n", said)  # before the touch without a begin
        self.assertIn("resized 0.5\n", said)
        palms = re.findall("palm|finger|beside a pencil|later|event owner|event tap ", said.partition("resized")[2])
        self.assertEqual(palms, [
            "palm", "event owner", "finger", "event tap ", "beside a pencil", "event owner", "later", "event tap "])

    def test_syntax_of_what_needs_objective_c(self) -> None:
        self.run_in_folder(
            SWIFTC, "-swift-version", "6", "-parse", IOS / "DisplayLink.swift", IOS / "PencilHover.swift")


if __name__ == "__main__":
    unittest.main()
