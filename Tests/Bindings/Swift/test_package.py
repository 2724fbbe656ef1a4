# SPDX-License-Identifier: MIT
"""A package in an empty folder depends on this one by path, in a debug build. It runs the quickstart, the program of
the README and the script of calls through the module TapZoom, and a program with the C functions of tapzoom.

TAPZOOM_ALL=1 also builds a package that depends on a tag, in a release build, and the documentation.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(HERE.parent / "calls"))
import program as calls  # noqa: E402
import swift  # noqa: E402

SWIFT, SWIFTC = os.environ.get("SWIFT", "swift"), os.environ.get("SWIFTC", "swiftc")
CC = os.environ.get("CC", "cc")
TOUCHES = [f"examples/touches/{name}.jsonl" for name in ("double-tap", "pinch", "fling")]
README = (ROOT / "bindings/swift/README.md").read_text("utf-8")
#: Whether this is a benchmark (make bench-bindings): it compares the times of frames.
SPEED = "TAPZOOM_SPEED" in os.environ
ALL = os.environ.get("TAPZOOM_ALL") == "1" or SPEED
PROGRAMS = ["quickstart", "readme", "calls", "measure", *(["speed"] if ALL else [])]
MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "programs", dependencies: [{dependency}],
    targets: [{targets}])
"""
TARGET = '.executableTarget(name: "{name}", dependencies: [.product(name: "{product}", package: "tapzoom")])'
#: A program with the C functions of the dynamic library.
PLAIN = """import CTapZoom

var (config, view) = (tapzoom_config(), OpaquePointer?.none)
var (viewport, content) = (tapzoom_viewport(), tapzoom_rect(x: 0, y: 0, width: 200, height: 300))
(viewport.width, viewport.height) = (100, 100)
precondition(tapzoom_config_init(&config, MemoryLayout.size(ofValue: config), 0) == 0)
precondition(tapzoom_create(&config, &viewport, &content, &view) == 0)
precondition(tapzoom_zoom_by(view, 2, 50, 50, nil) == 0)
print("fine")
"""
BUILDS = [("path", "debug"), ("tag", "release")][:2 if ALL else 1]
#: The C modules of the package, for the compiler.
MAPS = [word for place in ("include", "Sources/CMemory")
        for word in ("-Xcc", f"-fmodule-map-file={ROOT}/{place}/module.modulemap")]
MISUSES = {
    "a view is not copied": ("let other = view\n_ = view.state", "'view' used after consume"),
    "a view is not used after its end": ("_ = consume view\n_ = view.state", "'view' used after consume"),
    "a view is not changed while it is read": ("swap(&view, &view)", "overlapping accesses to 'view'"),
    "a constant view is not changed": ("let fixed = consume view\nfixed.stopMotion()", "'fixed' is a 'let' constant"),
}


def run(*command, **options) -> str:
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          **options)
    if done.returncode != 0:
        raise AssertionError(f"{' '.join(map(str, command))}\n{done.stdout}")
    return done.stdout


def tagged(folder: Path) -> Path:
    """A repository with the files of this checkout and a tag."""
    listed = run("git", "-C", ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--",
                 "Package.swift", "include", "Sources", "Tests/Units")
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    git = ("git", "-C", folder, "-c", "user.name=test", "-c", "user.email=test@localhost", "-c", "commit.gpgsign=false")
    run(*git, "init", "--quiet")
    run(*git, "add", "--all")
    run(*git, "commit", "--quiet", "--message=test")
    run(*git, "tag", "1.0.0")
    return folder


def in_test_all(test):
    """A test that `make test` leaves out: it builds the package again."""
    return test if ALL else None


class Package(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.temporary.cleanup)
        cls.folder = Path(cls.temporary.name)
        paths = {"path": f'.package(name: "tapzoom", path: "{ROOT}")'}
        if any(dependency == "tag" for dependency, _ in BUILDS):
            repository = tagged(cls.folder / "tapzoom")
            paths["tag"] = f'.package(url: "file://{repository}", exact: "1.0.0")'
        cls.said, cls.programs = {}, {}
        for dependency, configuration in BUILDS:
            package = cls.folder / dependency
            if not package.exists():
                cls.make_package(package, paths[dependency])
            # SwiftPM takes the compilers of the toolchain.
            cls.said[dependency, configuration] = run(
                SWIFT, "build", "-c", configuration, "--package-path", package, "--disable-dependency-cache",
                env={name: value for name, value in os.environ.items() if name not in ("CC", "CXX")})
            cls.programs[dependency, configuration] = package / ".build" / configuration
        run(CC, "-O2", "-shared", "-fPIC", HERE.parent / "count.c", "-o", cls.folder / "count.so")

    @classmethod
    def make_package(cls, package: Path, dependency: str) -> None:
        sources = package / "Sources"
        for name in PROGRAMS + ["plain"]:
            (sources / name).mkdir(parents=True)
        shutil.copy(HERE / "measure.swift", sources / "measure/main.swift")
        (sources / "calls/main.swift").write_text(swift.Swift().write(), "utf-8")
        (sources / "plain/main.swift").write_text(PLAIN, "utf-8")
        shutil.copytree(ROOT / "examples/swift/Sources/quickstart", sources / "quickstart", dirs_exist_ok=True)
        (sources / "readme/main.swift").write_text(re.search(r"```swift\n(.*?)```", README, re.DOTALL)[1], "utf-8")
        if ALL:  # the same frames through the C functions of the same build
            shutil.copy(HERE.parent / "speed.c", sources / "speed")
            shutil.copy(ROOT / "include/tapzoom.h", sources / "speed")
        targets = ", ".join(TARGET.format(name=name, product="TapZoom") for name in PROGRAMS)
        targets += ", " + TARGET.format(name="plain", product="tapzoom")
        (package / "Package.swift").write_text(MANIFEST.format(dependency=dependency, targets=targets), "utf-8")

    def each(self):
        for build, programs in self.programs.items():
            with self.subTest(" ".join(build)):
                yield build, programs

    def test_the_build_says_nothing(self):
        for build, _ in self.each():
            self.assertIn("Build complete!", self.said[build])
            self.assertNotRegex(self.said[build], r"(?i)\b(warning|error)\b")

    def test_quickstart_prints_what_c_prints(self):
        wanted = run("build/tests/quickstart", *TOUCHES, cwd=ROOT)
        self.assertGreater(len(wanted.splitlines()), 5)
        for _, programs in self.each():
            self.assertEqual(run(programs / "quickstart", *TOUCHES, cwd=ROOT), wanted)

    def test_program_of_the_readme(self):
        wanted = re.search(r"Its output is\n\n((?:    .*\n)+)", README)[1]
        for _, programs in self.each():
            self.assertEqual(run(programs / "readme"), re.sub(r"(?m)^    ", "", wanted))

    def test_calls(self):
        """Each function with each field prints what C prints with the shipped library."""
        expected = calls.expected(self.folder, CC)
        for _, programs in self.each():
            self.assertEqual(calls.readable(run(programs / "calls")), expected)

    def test_product_of_the_c_functions(self):
        for _, programs in self.each():
            self.assertEqual(run(programs / "plain"), "fine\n")

    def measure(self, programs: Path, what: str) -> str:
        return run(programs / "measure", what, env={**os.environ, "LD_PRELOAD": str(self.folder / "count.so")})

    @in_test_all
    def test_frames_allocate_nothing(self):
        for (_, configuration), programs in self.each():
            if configuration == "release":
                self.assertEqual(self.measure(programs, "frames"), "0 allocations after some, true\n")

    def test_views_leak_nothing(self):
        for _, programs in self.each():
            self.assertEqual(self.measure(programs, "views"), "0 bytes\n")

    def compare(self, swift: Path, c: Path) -> None:
        """Both send the same events. As a benchmark: the best of several runs in turns."""
        best = {swift: float("inf"), c: float("inf")}
        for _ in range(3 if SPEED else 1):
            said = {program: run(program, "speed").split(" ns", 1) for program in best}
            self.assertEqual(*(re.search(r"\d+ events, scales [\d.]{12}", text)[0] for _, text in said.values()))
            best = {program: min(best[program], float(time)) for program, (time, _) in said.items()}
        if SPEED:
            print(swift.name, best)
            self.assertLess(best[swift], 1.5 * best[c], best)

    @in_test_all
    def test_frames_as_in_c(self):
        """The C functions are those of the same build."""
        for (_, configuration), programs in self.each():
            if configuration == "release":
                self.compare(programs / "measure", programs / "speed")

    @in_test_all
    def test_the_module_over_the_shipped_library(self):
        """The commands of the README: the same frames as in C with that library."""
        commands = re.search(r"```\n(swiftc -O -wmo.*?)```", README, re.DOTALL)[1].replace("swiftc", SWIFTC)
        shutil.copy(HERE / "measure.swift", self.folder / "app.swift")
        said = run("sh", "-ec", commands.replace("../tapzoom", str(ROOT)), cwd=self.folder)
        self.assertEqual(said, "")
        library = ROOT / "build/lib"
        program = self.folder / "speed-shipped"
        run(CC, "-O2", HERE.parent / "speed.c", f"-I{ROOT}/include", f"-L{library}", "-ltapzoom",
            f"-Wl,-rpath,{library}", "-o", program)
        self.compare(self.folder / "app", program)

    def test_misuse_does_not_compile(self):
        _, programs = next(iter(self.programs.items()))
        flags = ["-swift-version", "6", "-I", programs / "Modules", *MAPS]
        start = "import TapZoom\nfunc use(_ given: consuming ZoomView) {\n    var view = given\n    view.stopMotion()\n"
        for name, (code, fault) in {"correct": ("_ = view.state", None), **MISUSES}.items():
            with self.subTest(name):
                source = self.folder / "misuse.swift"
                source.write_text(f"{start}{code}\n}}\n", "utf-8")
                done = subprocess.run([SWIFTC, *flags, "-c", source, "-o", self.folder / "misuse.o"],
                                      capture_output=True, text=True)
                if fault:
                    self.assertNotEqual(done.returncode, 0)
                    self.assertIn(fault, done.stderr)
                else:
                    self.assertEqual((done.returncode, done.stderr), (0, ""))

    @in_test_all
    def test_every_declaration_has_a_comment_and_docc_has_no_warning(self):
        _, programs = next(iter(self.programs.items()))
        graphs = self.folder / "graphs"
        graphs.mkdir()
        target = json.loads(run(SWIFT, "-print-target-info"))
        run(SWIFT, "symbolgraph-extract", "-module-name", "TapZoom", "-I", programs / "Modules", *MAPS, "-target",
            target["target"]["unversionedTriple"], "-output-dir", graphs, "-minimum-access-level", "public")
        symbols = json.loads((graphs / "TapZoom.symbols.json").read_text("utf-8"))["symbols"]
        own = [one for one in symbols if "::SYNTHESIZED::" not in one["identifier"]["precise"]]
        self.assertGreater(len(own), 400)
        bare = [".".join(one["pathComponents"]) for one in own if "docComment" not in one]
        self.assertEqual([name for name in bare if not name.endswith("init(rawValue:)")], [])
        docc = Path(target["paths"]["runtimeResourcePath"]).parents[1] / "bin/docc"
        said = run(docc, "convert", "--fallback-display-name", "TapZoom", "--fallback-bundle-identifier", "tapzoom",
                   "--additional-symbol-graph-dir", graphs, "--output-path", self.folder / "TapZoom.doccarchive",
                   "--warnings-as-errors")
        self.assertEqual(said.strip(), "")


if __name__ == "__main__":
    unittest.main()
