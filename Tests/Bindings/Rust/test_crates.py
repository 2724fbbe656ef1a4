# SPDX-License-Identifier: MIT
"""A program in an empty folder depends on the packed crates, offline, with the compiler that CARGO and RUSTC name: it
runs the quickstart, the program of the README and the golden traces. Then the tests of the crates themselves."""

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
RUST = ROOT / "bindings/rust"
CARGO, CC = os.environ.get("CARGO", "cargo"), os.environ.get("CC", "cc")
TOUCHES = [f"examples/touches/{name}.jsonl" for name in ("double-tap", "pinch", "fling")]
README = (RUST / "README.md").read_text("utf-8")
MANIFEST = '[package]\nname = "programs"\nversion = "0.0.0"\nedition = "2021"\n'
#: What names a library, so that only the crate has one.
WITHOUT = {"TAPZOOM_LIB_DIR": "", "TAPZOOM_DYNAMIC": "", "PKG_CONFIG_PATH": "", "PKG_CONFIG_LIBDIR": "/nowhere"}


def attempt(*command, **variables) -> subprocess.CompletedProcess:
    return subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          env={**os.environ, **WITHOUT, **variables}, cwd=ROOT)


def run(*command, **variables) -> str:
    done = attempt(*command, **variables)
    if done.returncode != 0:
        raise AssertionError(f"{' '.join(map(str, command))}\n{done.stdout}")
    return done.stdout


def block(start: str) -> str:
    """The part of the README in a fence that begins with a line."""
    return re.search(rf"```\w*\n({re.escape(start)}.*?)```", README, re.DOTALL)[1]


class Crates(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.temporary.cleanup)
        cls.folder = Path(cls.temporary.name)
        cls.project = cls.folder / "programs"
        cls.crates = ROOT / "build/rust/crates"
        run(sys.executable, RUST / "crates.py", cls.crates, "--here")
        sources = cls.project / "src/bin"
        sources.mkdir(parents=True)
        for name in ("trace", "measure"):
            shutil.copy(HERE / f"programs/{name}.rs", sources)
        shutil.copy(ROOT / "examples/rust/quickstart/src/main.rs", sources / "quickstart.rs")
        (sources / "readme.rs").write_text(block("use tapzoom::"), "utf-8")
        (cls.project / "Cargo.toml").write_text(MANIFEST + block("[dependencies]"), "utf-8")
        (cls.project / ".cargo").mkdir()
        (cls.project / ".cargo/config.toml").write_text(block("[source.crates-io]"), "utf-8")
        (cls.project / "vendor").mkdir()
        for crate in cls.crates.glob("*.crate"):
            shutil.copy(crate, cls.project)
        run("sh", "-ec", f"cd {cls.project}; {block('for crate in')}")
        cls.said = [cls.build(*flags) for flags in ((), ("--release",))]
        cls.debug, cls.release = cls.project / "target/debug", cls.project / "target/release"
        run(CC, "-O2", "-shared", "-fPIC", HERE.parent / "count.c", "-o", cls.folder / "count.so")

    @classmethod
    def build(cls, *flags, **variables) -> str:
        return run("env", "-C", cls.project, CARGO, "build", "--offline", *flags, **variables)

    # ---- Programs of users

    def test_the_build_warns_of_nothing(self):
        for said in self.said:
            self.assertIn("Finished", said)
            self.assertNotIn("warning", said)

    def test_quickstart_prints_what_c_prints(self):
        wanted = run("build/tests/quickstart", *TOUCHES)
        self.assertGreater(len(wanted.splitlines()), 10)
        self.assertEqual(run(self.release / "quickstart", *TOUCHES), wanted)

    def test_program_of_the_readme(self):
        wanted = re.search(r"Its output is\n\n((?:    .*\n)+)", README)[1]
        self.assertEqual(run(self.debug / "readme"), re.sub(r"(?m)^    ", "", wanted))

    def test_golden_traces(self):
        """The text, the recordings and the snapshots are those of the shipped library."""
        traces = len(list((ROOT / "Tests/Traces").glob("*.trace")))
        programs = [ROOT / "build/tests/trace-shared", self.debug / "trace", self.release / "trace"]
        said = run("sh", "Tests/Traces/run.sh", "Tests/Traces", self.folder / "streams", *programs)
        self.assertEqual(said, f"{traces * len(programs)} passed, 0 failed\n")

    def measure(self, what: str) -> str:
        return run(self.release / "measure", what, LD_PRELOAD=str(self.folder / "count.so"))

    def test_frames_allocate_nothing(self):
        self.assertEqual(self.measure("frames"),
                         "0 of Rust after some: true\n0 of all after some: true\nevents: true\n")

    def test_views_leak_nothing(self):
        self.assertEqual(self.measure("views"), "0 bytes\n")

    def test_a_frame_costs_at_most_half_more_than_in_c(self):
        """The best of several runs in turns, with the same static library."""
        program = self.folder / "speed"
        run(CC, "-O2", HERE.parent / "speed.c", f"-I{ROOT}/include", ROOT / "build/lib/libtapzoom.a", "-o", program)
        commands = {"C": (program,), "Rust": (self.release / "measure", "speed")}
        best = dict.fromkeys(commands, float("inf"))
        for _ in range(3):
            for name, command in commands.items():
                best[name] = min(best[name], float(run(*command).split(" ns")[0]))
        self.assertLess(best["Rust"], 1.5 * best["C"], best)

    # ---- The library

    def without_library(self) -> Path:
        """The crate for a target without a static library."""
        library = self.project / "vendor/tapzoom-sys-1.0.0/lib"
        moved = self.folder / "lib"
        library.rename(moved)
        self.addCleanup(moved.rename, library)
        return library

    def linked(self, **variables) -> str:
        """Builds and runs a program with a library that the variables name. Returns the shared libraries in it."""
        target = tempfile.mkdtemp(dir=self.folder)
        self.build("--bin", "readme", "--target-dir", target, **variables)
        program = f"{target}/debug/readme"
        self.assertIn("a pinch at", run(program, LD_LIBRARY_PATH=str(ROOT / "build/lib")))
        return run("ldd", program)

    def test_the_crate_has_the_library(self):
        self.assertNotIn("libtapzoom", run("ldd", self.debug / "readme"))

    def test_a_folder_or_the_system_has_the_library(self):
        self.without_library()
        folder = str(ROOT / "build/lib")
        self.assertNotIn("libtapzoom", self.linked(TAPZOOM_LIB_DIR=folder))
        self.assertIn("libtapzoom.so.1", self.linked(TAPZOOM_LIB_DIR=folder, TAPZOOM_DYNAMIC="1"))
        prefix = self.folder / "prefix"
        run("make", "-s", "install", f"PREFIX={prefix}")
        found = {"PKG_CONFIG_PATH": f"{prefix}/lib/pkgconfig"}
        self.assertNotIn("libtapzoom", self.linked(**found))
        self.assertIn("libtapzoom.so.1", self.linked(**found, TAPZOOM_DYNAMIC="1"))

    def test_no_library(self):
        """The build fails and says what to do."""
        self.without_library()
        done = attempt("env", "-C", self.project, CARGO, "build", "--offline", "--target-dir", self.folder / "none")
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("tapzoom-sys has no library for ", done.stdout)
        self.assertIn("It has static libraries for: no target.", done.stdout)
        self.assertIn("Set TAPZOOM_LIB_DIR to the folder of libtapzoom, or install libtapzoom.", done.stdout)

    # ---- The crates

    def workspace(self, *arguments, **variables) -> str:
        return run("env", "-C", RUST, CARGO, arguments[0], "--offline", "--target-dir", ROOT / "build/rust/target",
                   *arguments[1:], **{"TAPZOOM_LIB_DIR": str(ROOT / "build/lib"), **variables},
                   # cargo finds its clippy there.
                   PATH=f"{Path(CARGO).parent}:{os.environ['PATH']}")

    def test_tests_of_the_crates(self):
        """Unit tests, and the programs in comments: those that must not compile fail with their error."""
        said = self.workspace("test")
        counts = [int(count) for count in re.findall(r"test result: ok\. (\d+) passed; 0 failed; 0 ignored", said)]
        self.assertGreater(sum(counts), 20, said)
        self.assertEqual(said.count("- compile fail ... ok"), 3)
        self.assertNotIn("warning", said)

    def test_documentation_has_no_warning(self):
        self.workspace("doc", "--no-deps", RUSTDOCFLAGS="-D warnings")

    def test_clippy_has_no_warning(self):
        self.workspace("clippy", "--all-targets", "--", "-D", "warnings")

    def test_without_std(self):
        """A crate that is no_std and names something of std does not compile."""
        self.assertIn('#![cfg_attr(not(feature = "std"), no_std)]', (RUST / "tapzoom/src/lib.rs").read_text("utf-8"))
        self.workspace("check", "--package", "tapzoom", "--no-default-features")

    def test_packing_again_gives_the_same_bytes(self):
        again = self.folder / "again"
        run(sys.executable, RUST / "crates.py", again, "--here")
        for crate in self.crates.glob("*.crate"):
            self.assertEqual(crate.read_bytes(), (again / crate.name).read_bytes())
        self.assertEqual(len(list(self.crates.glob("*.crate"))), 2)


if __name__ == "__main__":
    unittest.main()
