# SPDX-License-Identifier: MIT
"""The WebAssembly module of the archive. Tests/Releases/wasm runs the same module."""

import unittest

from common import fresh, unpacked
from wasm import wasm_faults


class Module(unittest.TestCase):
    def setUp(self):
        self.path = unpacked("wasm", "wasm") / "lib/tapzoom.wasm"

    def test_the_module_imports_nothing_and_exports_the_ledger(self):
        self.assertEqual(wasm_faults(self.path), [])

    def test_wrong_modules_are_found(self):
        data = self.path.read_bytes()
        # A section with the import of a function: module "m", name "f", type 0.
        imports = b"\2\x07\1\1m\1f\0\0"
        wrong = {"an import": (data[:8] + imports + data[8:], "has imports"),
                 "another function": (data.replace(b"tapzoom_create", b"tapzoom_creatf"), "tapzoom_creatf"),
                 "no memory": (data.replace(b"\6memory", b"\6memorx"), "its memory"),
                 "a path": (data + b"\0\x24\4src /opt/build/tapzoom/module.swift", "/opt/build/tapzoom/module.swift")}
        for name, (changed, fault) in wrong.items():
            with self.subTest(name):
                path = fresh("wasm", "wrong") / "tapzoom.wasm"
                path.write_bytes(changed)
                self.assertIn(fault, "; ".join(wasm_faults(path)))


if __name__ == "__main__":
    unittest.main()
