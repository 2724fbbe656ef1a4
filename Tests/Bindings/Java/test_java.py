# SPDX-License-Identifier: MIT
"""The jar of `make jar` in an empty folder, with programs that javac compiles against it alone."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(HERE.parent / "calls"))
import program as calls  # noqa: E402
import java  # noqa: E402

CC = os.environ.get("CC", "cc")
README = (ROOT / "bindings/java/README.md").read_text("utf-8")
TOUCHES = [f"examples/touches/{name}.jsonl" for name in ("double-tap", "pinch", "fling")]
#: Whether this is a benchmark (make bench-bindings): it compares the times of frames.
SPEED = "TAPZOOM_SPEED" in os.environ
VERSION = "1.0.0"
REPOSITORY = ROOT / f"build/java/repository/io/tapzoom/tapzoom/{VERSION}"
PROGRAMS = [HERE / "Measure.java", HERE / "Checks.java", ROOT / "examples/java/Quickstart.java"]


def run(*command, **options) -> str:
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          **options)
    if done.returncode != 0:
        raise AssertionError(f"{' '.join(map(str, command))}\n{done.stdout}")
    return done.stdout


def program(language: str) -> str:
    return re.search(rf"```{language}\n(import.*?)```", README, re.DOTALL)[1]


class Java(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(temporary.cleanup)
        cls.folder = Path(temporary.name)
        cls.jar = cls.folder / "tapzoom.jar"
        shutil.copy(REPOSITORY / f"tapzoom-{VERSION}.jar", cls.jar)
        (cls.folder / "Calls.java").write_text(java.Java().write(), "utf-8")
        (cls.folder / "App.java").write_text(program("java"), "utf-8")
        cls.path = f"{cls.folder}/classes:{cls.jar}"
        run("javac", "-Xlint:all", "-Werror", "-cp", cls.jar, "-d", cls.folder / "classes", *PROGRAMS,
            cls.folder / "App.java", cls.folder / "Calls.java")

    def java(self, *words, **options) -> str:
        return run("java", "-cp", self.path, *words, **options)

    def wanted(self) -> str:
        return re.sub(r"(?m)^    ", "", re.search(r"output of both is\n\n((?:    .*\n)+)", README)[1])

    def test_calls(self):
        """Each function with each field prints what C prints, and JNI finds no fault."""
        self.assertEqual(calls.readable(self.java("-Xcheck:jni", "Calls")), calls.expected(self.folder, CC))

    def test_lists_errors_and_hostile_values(self):
        self.assertEqual(self.java("-Xcheck:jni", "Checks"), "passed\n")

    def test_quickstart_prints_what_c_prints(self):
        wanted = run("build/tests/quickstart", *TOUCHES, cwd=ROOT)
        self.assertGreater(len(wanted.splitlines()), 5)
        self.assertEqual(self.java("Quickstart", *TOUCHES, cwd=ROOT), wanted)

    def test_program_of_the_readme(self):
        self.assertEqual(self.java("App", cwd=self.folder), self.wanted())

    def test_fragments_of_the_readme(self):
        """A tap, a recording that plays, and an error."""
        tap, recording, error = re.findall(r"```java\n(?!import)(.*?)```", README, re.DOTALL)
        (self.folder / "Fragments.java").write_text(f"""import io.tapzoom.*;

class Fragments {{
    static TapZoom view() {{
        return new TapZoom(new Config(Preset.PHOTOS), new Viewport(800, 600), new ContentRect(4000, 3000));
    }}

    public static void main(String[] arguments) {{
        TouchList touches = new TouchList();
        EventList events = new EventList();
        TapZoom view = view(), other = view();
        touches.add(0, 1, TouchPhase.BEGAN, 400, 150);
        touches.add(0.05, 1, TouchPhase.ENDED, 400, 150);
        double now = 1;
        view.frame(now, touches, events);
        {tap}
        {recording}
        System.out.println(other.getState().equals(view.getState()) && other.getTransform().getScale() > 0.3);
        touches.clear();
        touches.add(1, 2, TouchPhase.BEGAN, 400, 150);
        now = 1e300;
        {error}
    }}
}}""", "utf-8")
        run("javac", "-Xlint:all", "-Werror", "-cp", self.jar, "-d", self.folder / "classes",
            self.folder / "Fragments.java")
        self.assertEqual(self.java("Fragments"), "a tap on the content at 2000.0 750.0\ntrue\n1\n")

    def test_program_of_the_readme_in_kotlin(self):
        (self.folder / "app.kt").write_text(program("kotlin"), "utf-8")
        run("kotlinc", "app.kt", "-cp", self.jar, "-include-runtime", "-d", "kotlin.jar", cwd=self.folder)
        self.assertEqual(run("java", "-cp", f"{self.folder}/kotlin.jar:{self.jar}", "AppKt"), self.wanted())

    def test_frames_make_no_garbage(self):
        """Interpreted, because the compiler of the machine may allocate."""
        self.assertEqual(self.java("-Xint", "Measure", "frames"), "0 bytes, true\n")

    def test_views_leak_nothing(self):
        """The program closes all views, or the collector finds them."""
        for what in ("closed", "lost"):
            said = self.java("Measure", what, env={**os.environ, **calls.counting(self.folder, CC)})
            self.assertRegex(said, r"\A1\d\d\d views made, 0 alive\n\Z")

    def test_frames_between_collections(self):
        self.assertEqual(self.java("-Xcheck:jni", "-Xmx64m", "Measure", "collected"), "254 events\n")

    def test_frames_as_in_c(self):
        """Both send the same events. As a benchmark: the best of several runs in turns."""
        library = ROOT / "build/lib"
        run(CC, "-O2", ROOT / "Tests/Bindings/speed.c", f"-I{ROOT}/include", f"-L{library}", "-ltapzoom",
            f"-Wl,-rpath,{library}", "-o", self.folder / "speed")
        java, c = float("inf"), float("inf")
        for _ in range(3 if SPEED else 1):
            said = [self.java("Measure", "speed"), run(self.folder / "speed")]
            java, c = (min(best, float(text.split(" ns")[0])) for best, text in zip((java, c), said))
            self.assertEqual(*(re.search(r"\d+ events, scales [\d.]{12}", text)[0] for text in said))
        if SPEED:
            print("java", java, "c", c)
            self.assertLess(java, 3 * c)

    def test_jars(self):
        """The jars have their files, and the same bytes after another build."""
        files = zipfile.ZipFile(self.jar).namelist()
        self.assertEqual(files[0], "META-INF/MANIFEST.MF")
        self.assertIn("META-INF/LICENSE", files)
        self.assertEqual(len([name for name in files if name.endswith("/libtapzoom_jni.so")]), 1)
        classes = {name.split("$")[0].removesuffix(".class") for name in files if name.endswith(".class")}
        sources = zipfile.ZipFile(REPOSITORY / f"tapzoom-{VERSION}-sources.jar").namelist()
        wanted = {name.removesuffix(".java") for name in sources if name.endswith(".java") and "-info" not in name}
        self.assertEqual(classes, wanted)
        self.assertIn("io/tapzoom/TapZoom.html",
                      zipfile.ZipFile(REPOSITORY / f"tapzoom-{VERSION}-javadoc.jar").namelist())
        native = self.folder / "libtapzoom_jni.so"
        native.write_bytes(zipfile.ZipFile(self.jar).read(next(name for name in files if name.endswith(".so"))))
        exported = {line.split()[-1] for line in run("nm", "-D", "--defined-only", native).splitlines()}
        self.assertEqual({name for name in exported if not name.startswith("Java_io_tapzoom_Native_")}, {"JNI_OnLoad"})
        before = {path.name: path.read_bytes() for path in REPOSITORY.iterdir()}
        run("make", "-s", "-C", ROOT, "jar")
        self.assertEqual({path.name: path.read_bytes() for path in REPOSITORY.iterdir()}, before)
        self.assertIn(f"<version>{VERSION}</version>", before[f"tapzoom-{VERSION}.pom"].decode())

    def test_the_library_of_the_path_comes_first(self):
        empty = self.folder / "empty"
        empty.mkdir()
        (empty / "libtapzoom_jni.so").write_bytes(b"")
        done = subprocess.run(["java", f"-Djava.library.path={empty}", "-cp", self.path, "App"], text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        # A file that is no library gives way to the copy in the jar, after a warning of the virtual machine.
        self.assertTrue(done.stdout.endswith(self.wanted()), done.stdout)
        with zipfile.ZipFile(self.jar) as jar, zipfile.ZipFile(self.folder / "plain.jar", "w") as plain:
            for name in jar.namelist():
                if name.endswith(".so"):
                    (empty / "libtapzoom_jni.so").write_bytes(jar.read(name))
                else:
                    plain.writestr(name, jar.read(name))
        path = f"{self.folder}/classes:{self.folder}/plain.jar"
        self.assertEqual(run("java", f"-Djava.library.path={empty}", "-cp", path, "App"), self.wanted())
        missing = subprocess.run(["java", "-cp", path, "App"], text=True, stdout=subprocess.PIPE,
                                 stderr=subprocess.STDOUT)
        self.assertIn("UnsatisfiedLinkError", missing.stdout)


if __name__ == "__main__":
    unittest.main()
