# SPDX-License-Identifier: MIT
"""A Swift package that depends on this one by its path builds and runs."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SWIFT = os.environ.get("SWIFT", "swift")
MANIFEST = f"""// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "program", dependencies: [.package(name: "tapzoom", path: "{ROOT}")],
    targets: [.executableTarget(name: "program", dependencies: [.product(name: "tapzoom", package: "tapzoom")])])
"""
PROGRAM = """import CTapZoom

var (config, view) = (tapzoom_config(), OpaquePointer?.none)
var (viewport, content) = (tapzoom_viewport(), tapzoom_rect(x: 0, y: 0, width: 200, height: 300))
(viewport.width, viewport.height) = (100, 100)
precondition(tapzoom_config_init(&config, MemoryLayout.size(ofValue: config), 0) == 0)
precondition(tapzoom_create(&config, &viewport, &content, &view) == 0)
precondition(tapzoom_zoom_by(view, 2, 50, 50, nil) == 0)
print("fine")
"""


class Package(unittest.TestCase):
    def test_debug_and_release_builds_link_and_run(self):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "Package.swift").write_text(MANIFEST)
            Path(folder, "Sources/program").mkdir(parents=True)
            Path(folder, "Sources/program/main.swift").write_text(PROGRAM)
            for configuration in ("debug", "release"):
                with self.subTest(configuration):
                    done = subprocess.run([SWIFT, "run", "-c", configuration, "--package-path", folder],
                                          capture_output=True, text=True)
                    self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
                    self.assertEqual(done.stdout.splitlines()[-1], "fine")


if __name__ == "__main__":
    unittest.main()
