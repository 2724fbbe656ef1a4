# SPDX-License-Identifier: MIT
"""A program in an empty folder depends on the packed crates and on one of a registry, offline, with the compiler that
CARGO and RUSTC name: it runs the quickstart, the programs of the README and the script of calls, also with tapzoom.c
instead of the static library. Then the tests of the crates themselves."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
RUST = ROOT / "bindings/rust"
sys.path.insert(0, str(HERE.parent / "calls"))
import program as calls  # noqa: E402
import rust  # noqa: E402

#: The registry of Debian, which has the crate cc.
DEBIAN = Path("/usr/share/cargo/registry")
CARGO, CC = os.environ.get("CARGO", "cargo"), os.environ.get("CC", "cc")
TOUCHES = [f"examples/touches/{name}.jsonl" for name in ("double-tap", "pinch", "fling")]
README = (RUST / "README.md").read_text("utf-8")
#: Whether this is a benchmark (make bench-bindings): it compares the times of frames.
SPEED = "TAPZOOM_SPEED" in os.environ
MANIFEST = '[package]\nname = "programs"\nversion = "0.0.0"\nedition = "2021"\n'
#: A view that ends, and another one at its place: the README has what is between.
RESTART = """\
use tapzoom::*;

fn main() -> Result<()> {
    let begin = |width| {
        View::new(&Config::new(Preset::MAPS), Viewport::new(width, 600.0), Rect::new(0.0, 0.0, 4000.0, 3000.0))
    };
    let mut view = begin(800.0)?;
    view.rotate_to(0.5, 100.0, 100.0, &Options::AT_ONCE)?;
    view.zoom_to(2.0, 300.0, 200.0, &Options::AT_ONCE)?;
    BEFORE
    let mut view = begin(1000.0)?;
    AFTER
    let now = view.transform();
    let at = now.view_to_content(500.0, 300.0)?;
    println!("{} {}", now.scale, now.rotation);
    println!("{}", (at.0 - x).abs() < 1e-9 && (at.1 - y).abs() < 1e-9);
    let (time, x, y) = (9.0, 500.0, 300.0);
    SCROLL;
    view.advance(12.0)?;
    println!("{}", view.transform().scale > 2.5);
    Ok(())
}
"""
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
        shutil.copy(HERE / "measure.rs", sources)
        (sources / "calls.rs").write_text(rust.Rust().write(), "utf-8")
        shutil.copy(ROOT / "examples/rust/quickstart/src/main.rs", sources / "quickstart.rs")
        (sources / "readme.rs").write_text(block("use tapzoom::"), "utf-8")
        before, after = re.split(r"(?m)^// Later.*\n", block("let last"))
        scroll = re.search(r"`(view\.push_scroll\(.*)`", README)[1]
        program = RESTART.replace("BEFORE", before).replace("AFTER", after).replace("SCROLL", scroll)
        (sources / "restart.rs").write_text(program, "utf-8")
        dependencies = block("[dependencies]") + 'neighbor = "1.0"\n\n' + block("[patch.crates-io]")
        (cls.project / "Cargo.toml").write_text(MANIFEST + dependencies, "utf-8")
        cls.registry = cls.folder / "registry"
        cls.publish_neighbor(cls.registry)
        for crate in cls.crates.glob("*.crate"):
            shutil.copy(crate, cls.project)
        run("sh", "-ec", f"cd {cls.project}; {block('mkdir')}")
        cls.said = [cls.build(*flags) for flags in ((), ("--release",))]
        cls.debug, cls.release = cls.project / "target/debug", cls.project / "target/release"
        run(CC, "-O2", "-shared", "-fPIC", HERE.parent / "count.c", "-o", cls.folder / "count.so")

    @classmethod
    def publish_neighbor(cls, registry: Path) -> None:
        """Puts a crate into a folder, and the folder in the place of crates.io."""
        crate = registry / "neighbor-1.0.0"
        (crate / "src").mkdir(parents=True)
        (crate / "src/lib.rs").touch()
        (crate / "Cargo.toml").write_text(MANIFEST.replace("programs", "neighbor").replace("0.0.0", "1.0.0"))
        (crate / ".cargo-checksum.json").write_text('{"files": {}}')
        (cls.project / ".cargo").mkdir()
        (cls.project / ".cargo/config.toml").write_text(
            f"source.crates-io.replace-with = 'folder'\nsource.folder.directory = '{registry}'\n")

    @classmethod
    def build(cls, *flags, **variables) -> str:
        return run("env", "-C", cls.project, CARGO, "build", "--offline", *flags, **variables)

    def assert_prints_what_c_prints(self, release: Path):
        wanted = run("build/tests/quickstart", *TOUCHES)
        self.assertGreater(len(wanted.splitlines()), 5)
        self.assertEqual(run(release / "quickstart", *TOUCHES), wanted)
        self.assertEqual(calls.readable(run(release / "calls")), calls.expected(self.folder, CC))

    # ---- Programs of users

    def test_the_build_warns_of_nothing(self):
        for said in self.said:
            self.assertIn("Finished", said)
            self.assertNotIn("warning", said)

    def test_program_of_the_readme(self):
        wanted = re.search(r"Its output is\n\n((?:    .*\n)+)", README)[1]
        self.assertEqual(run(self.debug / "readme"), re.sub(r"(?m)^    ", "", wanted))

    def test_a_place_and_a_wheel_of_the_readme(self):
        self.assertEqual(run(self.debug / "restart"), "2 0.5\ntrue\ntrue\n")

    def test_quickstart_and_each_function_with_each_field(self):
        for programs in (self.debug, self.release):
            self.assert_prints_what_c_prints(programs)

    def measure(self, what: str) -> str:
        return run(self.release / "measure", what, LD_PRELOAD=str(self.folder / "count.so"))

    def test_frames_allocate_nothing(self):
        self.assertEqual(self.measure("frames"),
                         "0 of Rust after some: true\n0 of all after some: true\nevents: true\n")

    def test_views_leak_nothing(self):
        self.assertEqual(self.measure("views"), "0 bytes\n")

    def test_frames_as_in_c(self):
        """Both send the same events, with the same static library.

        As a benchmark: the best of several runs in turns."""
        program = self.folder / "speed"
        run(CC, "-O2", HERE.parent / "speed.c", f"-I{ROOT}/include", ROOT / "build/lib/libtapzoom.a", "-o", program)
        commands = {"C": (program,), "Rust": (self.release / "measure", "speed")}
        best = dict.fromkeys(commands, float("inf"))
        for _ in range(3 if SPEED else 1):
            said = {name: run(*command).split(" ns", 1) for name, command in commands.items()}
            self.assertEqual(*(re.search(r"\d+ events, scales [\d.]{12}", text)[0] for _, text in said.values()))
            best = {name: min(best[name], float(time)) for name, (time, _) in said.items()}
        if SPEED:
            print(best)
            self.assertLess(best["Rust"], 1.5 * best["C"], best)

    # ---- The library

    def without_library(self) -> Path:
        """The crate for a target without a static library."""
        library = self.project / "vendor/tapzoom-sys-1.0.0/lib"
        moved = self.folder / "lib"
        library.rename(moved)
        self.addCleanup(moved.rename, library)
        return library

    def with_cc(self) -> None:
        """Switches the feature cc on, as the README does, where the registry has the crate cc."""
        manifest = self.project / "Cargo.toml"
        text = manifest.read_text("utf-8")
        self.addCleanup(manifest.write_text, text, "utf-8")
        manifest.write_text(text.replace('tapzoom = "1.0"', re.search(r"`(tapzoom = .*cc.*)`", README)[1]), "utf-8")
        (cc,) = DEBIAN.glob("cc-1.*")
        (self.registry / cc.name).symlink_to(cc)
        self.addCleanup((self.registry / cc.name).unlink)

    def linked(self, at_start: str = "", **variables) -> str:
        """Builds and runs a program with a library that the variables name. Returns the shared libraries in it.

        at_start  the folder of LD_LIBRARY_PATH."""
        target = tempfile.mkdtemp(dir=self.folder)
        self.build("--bin", "readme", "--target-dir", target, **variables)
        program = f"{target}/debug/readme"
        self.assertIn("a pinch at", run(program, LD_LIBRARY_PATH=at_start))
        return run("ldd", program)

    def test_the_crate_has_the_library(self):
        self.assertNotIn("libtapzoom", run("ldd", self.debug / "readme"))

    def test_a_folder_or_the_system_has_the_library(self):
        self.without_library()
        folder = str(ROOT / "build/lib")
        self.assertNotIn("libtapzoom", self.linked(TAPZOOM_LIB_DIR=folder))
        self.assertIn("libtapzoom.so.1", self.linked(folder, TAPZOOM_LIB_DIR=folder, TAPZOOM_DYNAMIC="1"))
        prefix = self.folder / "prefix"
        run("make", "-s", "install", f"PREFIX={prefix}")
        found = {"PKG_CONFIG_PATH": f"{prefix}/lib/pkgconfig"}
        self.assertNotIn("libtapzoom", self.linked(**found))
        flags = re.search(r'RUSTFLAGS="(.*?)"', README)[1].replace("FOLDER", f"{prefix}/lib")
        self.assertIn("libtapzoom.so.1", self.linked(**found, TAPZOOM_DYNAMIC="1", RUSTFLAGS=flags))

    def test_tapzoom_c_is_compiled(self):
        """Where the crate has no static library, although the system has one. It gives the same results."""
        library = self.without_library()
        self.with_cc()
        target = self.folder / "from-c"
        (self.folder / "tapzoom.pc").write_text(f"libdir={ROOT}/build/lib\nName: tapzoom\nDescription: -\nVersion: 1\n")
        said = self.build("--release", "--target-dir", target, PKG_CONFIG_PATH=str(self.folder))
        self.assertNotIn("warning", said)
        self.assertEqual(len(list(target.glob("release/build/tapzoom-sys-*/out/libtapzoom.a"))), 1)
        self.assert_prints_what_c_prints(target / "release")
        source = library.parent / "c/tapzoom.c"
        text = source.read_text("utf-8")
        self.addCleanup(source.write_text, text, "utf-8")
        source.write_text("#error broken\n" + text, "utf-8")
        done = attempt("env", "-C", self.project, CARGO, "build", "--offline", "--release", "--target-dir", target)
        self.assertNotEqual(done.returncode, 0)
        self.assertRegex(done.stdout, rf"(?m)^ *{source} does not compile for \S+: ")

    def compiled_for(self, target: str, compiler) -> Path:
        """Runs the build script, which needs no standard library of Rust for the target. Returns its library."""
        self.without_library()
        self.with_cc()
        folder = self.folder / target
        said = attempt("env", "-C", self.project, CARGO, "build", "--offline", "--package", "tapzoom-sys", "--target",
                       target, "--target-dir", folder, **{f"CC_{target.replace('-', '_')}": str(compiler)}).stdout
        made = list(folder.glob(f"{target}/debug/build/tapzoom-sys-*/out/libtapzoom.a"))
        self.assertEqual(len(made), 1, said)
        return made[0]

    def test_tapzoom_c_is_compiled_for_another_machine(self):
        """C links the library, and prints the same."""
        cross, machine = "aarch64-linux-gnu-gcc", "qemu-aarch64"
        if not shutil.which(cross) or not shutil.which(machine):
            self.skipTest(f"{cross} or {machine} is missing")
        library = self.compiled_for("aarch64-unknown-linux-gnu", cross)
        program = self.folder / "quickstart-arm64"
        run(cross, "-O2", "-static", "-Iinclude", "examples/c/quickstart.c", library, "-lm", "-o", program)
        self.assertEqual(run(machine, program, *TOUCHES), run("build/tests/quickstart", *TOUCHES))

    def test_32_bit_x86_computes_with_sse2(self):
        """A stand-in for the compiler notes its arguments."""
        compiler = self.folder / "i686-gcc"
        compiler.write_text(f"""#!/bin/sh
echo "$@" >> {self.folder}/arguments
for word; do [ "$before" = -o ] && : > "$word"; before=$word; done""")
        compiler.chmod(0o755)
        self.compiled_for("i686-unknown-linux-gnu", compiler)
        last = (self.folder / "arguments").read_text().splitlines()[-1]
        for word in ("-O2", "-msse2", "-mfpmath=sse", "tapzoom.c"):
            self.assertIn(word, last)

    def test_a_folder_without_the_library(self):
        empty = tempfile.mkdtemp(dir=self.folder)
        for name, is_dynamic in (("libtapzoom.a", ""), ("libtapzoom.so", "1")):
            done = attempt("env", "-C", self.project, CARGO, "build", "--offline", "--target-dir", f"{empty}/target",
                           TAPZOOM_LIB_DIR=empty, TAPZOOM_DYNAMIC=is_dynamic)
            self.assertNotEqual(done.returncode, 0)
            self.assertIn(f"TAPZOOM_LIB_DIR is wrong: the folder {empty} has no {name}.", done.stdout)

    def test_another_library_in_the_folder_is_linked(self):
        folder = Path(tempfile.mkdtemp(dir=self.folder))
        shutil.copy(ROOT / "build/lib/libtapzoom.a", folder)
        command = ("env", "-C", self.project, CARGO, "build", "--offline", "--bin", "readme",
                   "--target-dir", folder / "target")
        run(*command, TAPZOOM_LIB_DIR=str(folder))
        (folder / "libtapzoom.a").write_text("no library")
        self.assertNotEqual(attempt(*command, TAPZOOM_LIB_DIR=str(folder)).returncode, 0)

    def test_no_library(self):
        """The build fails and says what to do."""
        self.without_library()
        done = attempt("env", "-C", self.project, CARGO, "build", "--offline", "--target-dir", self.folder / "none")
        self.assertNotEqual(done.returncode, 0)
        self.assertEqual(done.stdout.count("tapzoom-sys has no library for "), 1)
        self.assertIn("It has static libraries for: no target.", done.stdout)
        self.assertIn("It compiles no tapzoom.c: the feature cc is off.", done.stdout)
        self.assertIn("Set TAPZOOM_LIB_DIR to the folder of libtapzoom, switch on the feature cc, or ", done.stdout)

    # ---- The crates

    def workspace(self, *arguments, **variables) -> str:
        return run("env", "-C", RUST, CARGO, arguments[0], "--offline", "--target-dir", ROOT / "build/rust/target",
                   "--config", "source.crates-io.replace-with='debian'",
                   "--config", f"source.debian.directory='{DEBIAN}'", *arguments[1:],
                   **{"TAPZOOM_LIB_DIR": str(ROOT / "build/lib"), **variables},
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
        # The build script also finds tapzoom.c of the checkout.
        self.workspace("clippy", "--all-targets", "--all-features", "--", "-D", "warnings", TAPZOOM_LIB_DIR="")

    def test_without_std(self):
        """A crate that is no_std and names something of std does not compile."""
        self.assertIn('#![cfg_attr(not(feature = "std"), no_std)]', (RUST / "tapzoom/src/lib.rs").read_text("utf-8"))
        self.workspace("check", "--package", "tapzoom", "--no-default-features")

    def test_the_page_in_the_crate_has_no_link_to_other_pages(self):
        (crate,) = self.crates.glob("tapzoom-1*.crate")
        with tarfile.open(crate) as archive:
            page = archive.extractfile(f"{crate.stem}/README.md").read().decode()
        self.assertIn("examples/rust plays touches from files", page)
        self.assertNotRegex(page, r"\]\((?!https?:)")

    def test_packing_again_gives_the_same_bytes(self):
        again = self.folder / "again"
        run(sys.executable, RUST / "crates.py", again, "--here")
        for crate in self.crates.glob("*.crate"):
            self.assertEqual(crate.read_bytes(), (again / crate.name).read_bytes())
        self.assertEqual(len(list(self.crates.glob("*.crate"))), 2)


if __name__ == "__main__":
    unittest.main()
