# SPDX-License-Identifier: MIT
"""The static library for emscripten: inspected, linked by emcc in each way that engines link, run in Node, and in
Chromium with real touches. The commands of bindings/c/emscripten.md run as they are."""

import functools
import http.server
import re
import shutil
import sys
import threading
import unittest
from pathlib import Path

import programs
from common import CLANG, ROOT, checked, fresh, read, unpacked
from emscripten import member, object_faults

sys.path.insert(0, str(ROOT / "Tests/Browsers/Playground"))
from browser import Browser, Page  # noqa: E402

PAGE = ROOT / "bindings/c/emscripten.md"
EXAMPLE = ROOT / "examples/emscripten"
# Debian's emcc needs Debian's modules, whichever Node is installed.
NODE_MODULES = {"NODE_PATH": "/usr/share/nodejs"}
# Programs of emscripten 3.1.6 take a Node that has fetch for a browser.
NODE = ("node", "--no-experimental-fetch")

SOURCES = {**programs.SOURCES, "quickstart": "examples/c/quickstart.c"}


def emcc(*words, cwd=ROOT):
    checked("emcc", *words, cwd=cwd, env=NODE_MODULES)


class Object(unittest.TestCase):
    def test_the_object_defines_the_ledger_and_needs_no_feature(self):
        path = member(unpacked("emscripten", "emscripten") / "lib/libtapzoom.a", fresh("emscripten-member"))
        self.assertEqual(object_faults(path), [])

    def test_wrong_objects_are_found(self):
        source = fresh("emscripten-wrong") / "wrong.c"
        source.write_text("#include <stdatomic.h>\nvoid *__attribute__((used)) swift_retain(void *it) { return it; }\n"
                          "_Atomic int word;\nint more(void); int tapzoom_version(void) { return more() + word; }\n")
        made = source.with_suffix(".o")
        checked(CLANG, "-target", "wasm32-unknown-emscripten", "-ffreestanding", "-mcpu=mvp", "-c", source, "-o", made)
        faults = "; ".join(object_faults(made))
        for part in ("swift_retain", "needs more", "-shared-mem"):
            self.assertIn(part, faults)
        checked(CLANG, "-target", "wasm32-unknown-emscripten", "-ffreestanding", "-c", source, "-o", made)
        self.assertIn("+bulk-memory", "; ".join(object_faults(made)))


class Linked(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.archive = unpacked("emscripten", "emscripten-linked")
        cls.library = cls.archive / "lib/libtapzoom.a"

    def linked(self, name: str, *flags) -> list:
        """The command of a program."""
        folder = self.archive / "programs" / "-".join(("plain", *flags))
        folder.mkdir(parents=True, exist_ok=True)
        made = folder / f"{name}.js"
        emcc(SOURCES[name], self.library, *programs.FLAGS, "-sNODERAWFS=1", *flags, "-o", made)
        return [*NODE, made]

    def test_node_runs_the_golden_traces_with_the_same_bits(self):
        programs.prove(self, "emscripten", {name: self.linked(name) for name in programs.SOURCES})

    def test_the_quickstart_prints_the_same(self):
        touches = [f"examples/touches/{name}.jsonl" for name in ("double-tap", "pinch", "fling")]
        self.assertEqual(checked(*self.linked("quickstart"), *touches),
                         checked(ROOT / "build/tests/quickstart", *touches))

    def test_the_library_links_with_threads_and_with_link_time_optimization(self):
        for flag in ("-pthread", "-flto"):
            with self.subTest(flag):
                command, trace = self.linked("trace", flag), programs.TRACES[0]
                self.assertEqual(programs.streams(command, trace), programs.native_streams(trace))

    def test_a_program_without_tapzoom_takes_nothing_from_the_library(self):
        (self.archive / "empty.c").write_text("int main(void) { return 0; }\n")
        sizes = []
        for files in ((), (self.library,)):
            emcc("-O2", "empty.c", *files, "-o", "empty.js", cwd=self.archive)
            sizes.append((self.archive / "empty.wasm").stat().st_size)
        self.assertEqual(*sizes)

    def test_a_side_module_contains_the_library(self):
        """As a GDExtension of Godot's web export: the engine is the main module, and loads the other by dlopen."""
        folder = self.archive / "side"
        folder.mkdir()
        for name, text in {"side.c": SIDE, "main.c": MAIN}.items():
            (folder / name).write_text(text)
        for flags in ((), ("-pthread",)):
            with self.subTest(flags):
                quiet = ("-Wno-experimental", *flags)
                emcc("-O2", "-sSIDE_MODULE=2", "-sEXPORTED_FUNCTIONS=_scale", "side.c", f"-I{ROOT}/include",
                     self.library, *quiet, "-o", "side.wasm", cwd=folder)
                emcc("-O2", "-sMAIN_MODULE=1", "main.c", "-sNODERAWFS=1", *quiet, "-o", "main.js", cwd=folder)
                self.assertEqual(read(*NODE, folder / "main.js", folder / "side.wasm"), "scale 0.4\n")


SIDE = """#include <tapzoom.h>
double scale(void) {
    tapzoom_config config;
    tapzoom_view *view;
    tapzoom_transform shown;
    tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_MAPS);
    tapzoom_create(&config, &(tapzoom_viewport){.width = 400, .height = 600},
                   &(tapzoom_rect){.width = 1000, .height = 1500}, &view);
    tapzoom_get_transform(view, &shown);
    tapzoom_destroy(view);
    return shown.scale;
}
"""
MAIN = """#include <dlfcn.h>
#include <stdio.h>
int main(int count, char **words) {
    void *side = dlopen(words[1], RTLD_NOW);
    if (!side) return puts(dlerror()), 1;
    double (*scale)(void) = (double (*)(void))dlsym(side, "scale");
    printf("scale %g\\n", scale());
    return 0;
}
"""


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm"}

    def log_message(self, *words: object) -> None:
        """Prints nothing."""


class Guide(unittest.TestCase):
    """The commands of the page, in a folder with the example and the unpacked archive."""

    @classmethod
    def setUpClass(cls):
        cls.folder = fresh("emscripten-page")
        for path in EXAMPLE.iterdir():
            shutil.copy(path, cls.folder)
        shutil.move(unpacked("emscripten", "emscripten-unpacked"), cls.folder / "tapzoom")
        cls.commands = re.findall(r"(?m)^    ((?:emcc|emcmake|cmake|em\+\+) .*(?:\\\n.*)*)$", PAGE.read_text())
        for command in cls.commands:
            checked("sh", "-ec", command, cwd=cls.folder, env=NODE_MODULES)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=cls.folder))
        cls.url = f"http://127.0.0.1:{server.server_address[1]}"
        threading.Thread(target=server.serve_forever, daemon=True).start()
        cls.addClassCleanup(server.server_close)
        cls.addClassCleanup(server.shutdown)
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.close)

    def page(self, path: str = "") -> Page:
        """The example, of which `drawn` has the last transform."""
        page = Page(self.browser, 1000, 600)
        self.addCleanup(page.close)
        page.send("Page.navigate", url=f"{self.url}/{path}index.html")
        page.wait("typeof draw === 'function' && typeof Module === 'object' && Module.calledRun === true")
        page.evaluate("(() => { const old = draw; draw = (...m) => { window.drawn = m; old(...m); }; })()")
        page.wait("window.drawn !== undefined")
        return page

    def pinched(self, page: Page) -> list:
        """The transform after a pinch from 100 to 560 pixels, of which the first 6 of each finger are the slop: x5."""
        page.strokes([(450 - 10 * step, 300) for step in range(24)], [(550 + 10 * step, 300) for step in range(24)])
        page.wait("window.drawn[0] > 1.499")
        return page.evaluate("window.drawn")

    def test_the_page_has_the_commands(self):
        self.assertEqual([command.split()[0] for command in self.commands], ["emcc", "emcmake", "cmake"])

    def test_a_pinch_of_real_touches_zooms_the_canvas(self):
        page = self.page()
        fitted = page.evaluate("window.drawn")
        self.assertEqual(fitted, [0.3, 0, 0, 0.3, 200, 0])
        scale, _, _, _, x, y = self.pinched(page)
        self.assertAlmostEqual(scale, 5 * 0.3, 12)
        self.assertAlmostEqual((500 - x) / scale, 1000, 9)
        self.assertAlmostEqual((300 - y) / scale, 1000, 9)
        self.assertEqual(page.complaints(), [])
        self.assertEqual(page.evaluate("window.visualViewport.scale"), 1)

    def test_a_wheel_zooms_about_the_pointer(self):
        page = self.page()
        page.send("Input.dispatchMouseEvent", type="mouseWheel", x=500, y=300, deltaX=0, deltaY=-300)
        page.wait("Math.abs(window.drawn[0] - 0.6) < 1e-6")
        self.assertEqual(page.complaints(), [])

    def test_the_program_that_cmake_builds_zooms_alike(self):
        shutil.copy(self.folder / "index.html", self.folder / "build")
        self.assertAlmostEqual(self.pinched(self.page("build/"))[0], 5 * 0.3, 12)


if __name__ == "__main__":
    unittest.main()
