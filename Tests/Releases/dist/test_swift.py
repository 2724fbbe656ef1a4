# SPDX-License-Identifier: MIT
"""The Swift package in the archive for Apple's systems, without these systems: the compiler checks its sources for the
oldest iOS, and Linux builds and runs it over its own library."""

import re
import shutil
import unittest

from common import ROOT, TOOLS, checked, fresh, run, unpacked

OLDEST = "arm64-apple-ios13.0"
INTERFACE = TOOLS.parent / "lib/swift/linux/Swift.swiftmodule/x86_64-unknown-linux-gnu.swiftinterface"
# The interface of the standard library has the system of Apple since which each declaration exists. Three lines of it
# compile on Linux alone.
EDITS = ((r"(?<= -target )\S+", OLDEST), (r"^@backDeployed.*\n(?=@.*\n@.*_diagnoseUnavailableCodeReached)", ""),
         (r"^.*_stdlib_(squareRootl|remainderl)\(.*", "fatalError()"))
XCFRAMEWORK = '.binaryTarget(name: "CTapZoom", path: "tapzoom.xcframework")'
APP = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "app", dependencies: [.package(name: "tapzoom", path: "../tapzoom")],
    targets: [.executableTarget(name: "app", dependencies: [.product(name: "TapZoom", package: "tapzoom")])])
"""


class OldestSystem(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        """Compiles the standard library for the oldest system, which takes a minute."""
        cls.folder = fresh("swift-oldest")
        text = INTERFACE.read_text()
        for pattern, replacement in EDITS:
            text, count = re.subn(pattern, replacement, text, flags=re.MULTILINE)
            assert count, pattern
        interface = cls.folder / "Swift.swiftinterface"
        interface.write_text(text)
        for name in ("shims", "apinotes", "clang"):
            (cls.folder / name).symlink_to(TOOLS.parent / "lib/swift" / name)
        module = cls.folder / "iphoneos/Swift.swiftmodule/arm64-apple-ios.swiftmodule"
        module.parent.mkdir(parents=True)
        done = cls.compiled("-compile-module-from-interface", "-parse-stdlib", "-module-name", "Swift", interface, "-o",
                            module)
        assert module.exists(), done.stderr[-2000:].decode()

    @classmethod
    def compiled(cls, *words):
        return run(TOOLS / "swiftc", "-frontend", *words, "-target", OLDEST, "-resource-dir", cls.folder,
                   "-module-cache-path", cls.folder / "cache", "-disable-objc-interop", "-Xcc", "-ffreestanding",
                   "-disable-implicit-concurrency-module-import", "-disable-implicit-string-processing-module-import")

    def faults(self, *sources) -> list:
        """The errors of the compiler with the module maps of the archive."""
        top = unpacked("apple", "swift-apple")
        done = self.compiled("-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "TapZoom",
                             "-I", top / "tapzoom.xcframework/ios-arm64/Headers", "-I", top / "Sources/CMemory",
                             *sorted((top / "Sources/TapZoom").iterdir()), *sources)
        return re.findall(r"^\S+ error: .*", done.stderr.decode(), re.MULTILINE) or [done.stderr.decode()] * (
            done.returncode != 0)

    def test_the_module_uses_nothing_newer(self):
        self.assertEqual(self.faults(), [])

    def test_a_newer_declaration_is_found(self):
        source = self.folder / "newer.swift"
        source.write_text("func newer(_ touches: [Touch]) -> Int { touches.span.count }\n"
                          "func older(_ touches: Span<Touch>) -> Int { touches.count }\n")
        (fault,) = self.faults(source)
        self.assertIn("newer.swift:1:49: error: 'span' is only available in iOS 26.0 or newer", fault)


class Package(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = fresh("swift-package")
        shutil.move(unpacked("apple", "swift-archive"), cls.folder / "tapzoom")

    def test_the_example_for_ios_finds_the_package(self):
        shutil.copytree(ROOT / "examples/ios", self.folder / "ios")
        said = checked(TOOLS / "swift", "package", "describe", cwd=self.folder / "ios").decode()
        sources = r"DisplayLink.swift\s+PencilHover.swift\s+ZoomingView.swift"
        self.assertRegex(said, rf"Sources:\s+{sources}\s+Product dependencies:\s+TapZoom")

    def test_an_app_of_linux_runs_over_its_own_library(self):
        """Linux has no XCFramework: the header and the library of `make build` take its place."""
        shutil.copytree(self.folder / "tapzoom", self.folder / "linux/tapzoom")
        manifest = self.folder / "linux/tapzoom/Package.swift"
        self.assertIn(XCFRAMEWORK, manifest.read_text())
        manifest.write_text(manifest.read_text().replace(
            XCFRAMEWORK, '.systemLibrary(name: "CTapZoom", path: "include")'))
        shutil.copytree(ROOT / "include", self.folder / "linux/tapzoom/include")
        app = self.folder / "linux/app"
        shutil.copytree(ROOT / "examples/swift/Sources/quickstart", app / "Sources/app")
        (app / "Package.swift").write_text(APP)
        libraries = ROOT / "build/lib"
        checked(TOOLS / "swift", "build", "-Xlinker", f"-L{libraries}", "-Xlinker", "-ltapzoom", "-Xlinker",
                f"-rpath={libraries}", cwd=app)
        touches = [f"examples/touches/{name}.jsonl" for name in ("double-tap", "pinch", "fling")]
        self.assertEqual(checked(app / ".build/debug/app", *touches),
                         checked(ROOT / "build/tests/quickstart", *touches))


if __name__ == "__main__":
    unittest.main()
