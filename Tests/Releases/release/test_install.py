# SPDX-License-Identifier: MIT
"""The lines by which the README and the page of a release install it, run in empty folders without the checkout. Each
program prints what C prints."""

import re
import shutil
import sys
import unittest
import zipfile

from client import RELEASE, ROOT, TOUCHES, VERSION, Server, User, npm_registry, page_in_chromium, page_of, \
    row_of, run, simple_index, unpack, wanted

LINUX, EMSCRIPTEN = f"tapzoom-{VERSION}-linux-x86_64", f"tapzoom-{VERSION}-emscripten"
NPM = ["--silent", "--no-audit", "--no-fund"]


class C(User):
    def test_the_lines_of_the_page(self):
        printed = self.program()
        shutil.copy(RELEASE / f"{LINUX}.tar.gz", self.folder)
        lines = re.findall(r"(?m)^(?:tar -xzf|cc app\.c -Itapzoom).*", page_of("c"))
        self.assertEqual(len(lines), 2)
        for line in lines:
            run(line, self.folder)
        self.assertEqual(run("./app", self.folder), printed)
        self.assertNotIn("tapzoom", run("ldd app", self.folder))

    def test_the_line_of_the_release(self):
        self.copy("c/quickstart.c")
        unpack(f"{LINUX}.tar.gz", self.folder)
        line = re.search(r"`(cc app.*?)`", row_of(f"{LINUX}.tar.gz"))[1]
        run(line.replace("FOLDER", LINUX).replace("app.c", "quickstart.c") + " -lm -o app", self.folder)
        self.assertEqual(run(["./app", *TOUCHES], self.folder), wanted())

    def test_pkg_config(self):
        printed = self.program()
        unpack(f"{LINUX}.tar.gz", self.folder)
        row = row_of(f"{LINUX}.tar.gz").replace("FOLDER", str(self.folder / LINUX))
        path, flag = re.search(r"`PKG_CONFIG_PATH=(.*?)`; .*?`(-Wl.*?)`", row).groups()
        line = re.search(r"(?m)^cc app\.c \$\(pkg-config --cflags.*", page_of("c"))[0]
        run(f"{line} {flag}", self.folder, PKG_CONFIG_PATH=path)
        self.assertEqual(run("./app", self.folder), printed)

    def test_cmake(self):
        printed = self.program()
        unpack(f"{LINUX}.tar.gz", self.folder)
        lines = re.search(r"```cmake\n(.*?)```", page_of("c"), re.DOTALL)[1]
        (self.folder / "CMakeLists.txt").write_text(
            f"cmake_minimum_required(VERSION 3.16)\nproject(app C)\nadd_executable(app app.c)\n{lines}", "utf-8")
        flag = re.search(r"`(-DCMAKE_PREFIX_PATH=FOLDER)`", row_of(f"{LINUX}.tar.gz"))[1]
        run(f"cmake -S . -B made {flag.replace('FOLDER', str(self.folder / LINUX))} && cmake --build made", self.folder)
        self.assertEqual(run("made/app", self.folder), printed)

    def test_emscripten(self):
        printed = self.program()
        unpack(f"{EMSCRIPTEN}.tar.gz", self.folder)
        line = re.search(r"`(emcc .*?)`", row_of(f"{EMSCRIPTEN}.tar.gz"))[1].replace("FOLDER", EMSCRIPTEN)
        run(line, self.folder, NODE_PATH="/usr/share/nodejs")
        # Programs of emscripten 3.1.6 take a Node that has fetch for a browser.
        self.assertEqual(run("node --no-experimental-fetch app.js", self.folder), printed)

    def test_the_module_for_other_runtimes(self):
        unpack(f"tapzoom-{VERSION}-wasm.tar.gz", self.folder)
        (self.folder / "app.mjs").write_text(
            'import { readFileSync } from "node:fs";\nconst { instance } = await WebAssembly.instantiate('
            f'readFileSync("tapzoom-{VERSION}-wasm/lib/tapzoom.wasm"), {{}});\n'
            'console.log(instance.exports.tapzoom_version());\n')
        major, minor, patch = map(int, VERSION.split("."))
        self.assertEqual(int(run("node app.mjs", self.folder)), major * 10000 + minor * 100 + patch)


class Python(User):
    def setUp(self):
        super().setUp()
        self.copy("python/quickstart.py")
        run([sys.executable, "-m", "venv", "env"], self.folder)
        self.path = f"{self.folder}/env/bin:/usr/bin:/bin"

    def check(self) -> None:
        self.assertEqual(run(["env/bin/python", "quickstart.py", *TOUCHES], self.folder), wanted())
        place = run(["env/bin/python", "-c", "import tapzoom; print(tapzoom.__file__, tapzoom.__version__)"],
                    self.folder)
        self.assertRegex(place, rf"^{re.escape(str(self.folder))}/env/.* {re.escape(VERSION)}\n$")

    def test_from_the_folder(self):
        for wheel in RELEASE.glob("*.whl"):
            shutil.copy(wheel, self.folder)
        (lines,) = re.findall(r"```sh\n(python3 -m venv .*?)```", page_of("python"), re.DOTALL)
        self.assertIn(f"`{lines.splitlines()[-1]}`", row_of(wheel.name))
        run(lines.replace("venv/", "env/").replace("venv venv", "venv env"), self.folder)
        self.check()

    def test_the_source_distribution(self):
        name = f"tapzoom-{VERSION}.tar.gz"
        shutil.copy(RELEASE / name, self.folder)
        line = re.search(r"`(pip install .*?)`", row_of(name))[1]
        run(line, self.folder, PATH=self.path)
        self.check()

    def test_from_an_index(self):
        server = simple_index()
        self.addCleanup(server.close)
        run(f"pip install --isolated --no-cache-dir --index-url {server.address}/simple/ tapzoom", self.folder,
            PATH=self.path)
        self.check()


class Web(User):
    def setUp(self):
        super().setUp()
        self.file = f"tapzoom-{VERSION}.tgz"
        (self.folder / "package.json").write_text('{ "private": true, "type": "module" }\n')
        page = page_of("web")
        self.program = re.search(r"```js\n(import .*?)```", page, re.DOTALL)[1]
        printed = re.search(r"The program prints\n\n((?: {4}.*\n)+)", page)[1]
        self.printed = re.sub(r"(?m)^    ", "", printed)
        self.bundled = next(code for code in re.findall(r"```js\n(.*?)```", page, re.DOTALL) if "tapzoom.wasm" in code)
        self.bundle = re.search(r"(?m)^    (esbuild .*)", page)[1]

    def check(self) -> None:
        (self.folder / "app.mjs").write_text(self.program, "utf-8")
        self.assertEqual(run("node app.mjs", self.folder), self.printed)

    def from_the_file(self) -> None:
        shutil.copy(RELEASE / self.file, self.folder)
        (line,) = re.findall(r"(?m)^npm install.*", page_of("web"))
        self.assertIn(f"`{line}`", row_of(self.file))
        run(" ".join([line, "--offline", *NPM]), self.folder, npm_config_cache=self.folder / "cache")

    def test_from_the_file(self):
        self.from_the_file()
        self.check()

    def test_from_a_registry(self):
        server = npm_registry()
        self.addCleanup(server.close)
        run(["npm", "install", *NPM, "--registry", server.address, "tapzoom"], self.folder,
            npm_config_cache=self.folder / "cache")
        self.check()

    def test_without_npm(self):
        """The module loads the file beside it."""
        unpack(self.file, self.folder)
        program = self.program.replace('"tapzoom"', '"./package/tapzoom.js"')
        (self.folder / "app.mjs").write_text(program, "utf-8")
        self.assertEqual(run("node app.mjs", self.folder), self.printed)

    def test_bundled(self):
        self.from_the_file()
        (self.folder / "app.js").write_text(self.bundled, "utf-8")
        for flags in ("", " --minify"):
            self.assertNotIn("rror", run(self.bundle + flags, self.folder))
            # Without the packages, as on a server.
            built = self.folder / f"site{flags}"
            shutil.move(self.folder / "built", built)
            (built / "package.json").write_text('{ "type": "module" }')
            self.assertEqual(run("node app.js", built), "0.2\n")

    def test_a_page(self):
        """The page of the web README, in Chromium: the photo fits, with npm and beside the unpacked files."""
        (page,) = re.findall(r"```html\n(<!doctype html>.*?)```", page_of("web"), re.DOTALL)
        self.from_the_file()
        beside = page.replace("./node_modules/tapzoom/tapzoom.js", "./tapzoom.js")
        for folder, text in (self.folder, page), (unpack(self.file, self.folder) / "package", beside):
            shutil.copy(ROOT / "examples/photos/1-dusk.jpg", folder / "photo.jpg")
            # 1920 pixels in a window of 960.
            fitted = r'<img id="photo"[^>]* transform: matrix\(0\.5, 0, 0, 0\.5, '
            said = page_in_chromium(folder, text, fitted)
            self.assertRegex(said, fitted)
            self.assertIn("touch-action: pan-y", said)  # of a fitted photo

    def test_webpack(self):
        """Without a configuration. Its page is in Chromium."""
        tools = ROOT / "build/tests/webpack"
        run(["sh", ROOT / "Tests/Releases/release/webpack.sh", tools], ROOT)
        self.from_the_file()
        code = self.bundled.replace('import module from "tapzoom/tapzoom.wasm";\n', "").replace(
            "await load(new URL(module, import.meta.url));\n", "load().then(() => {\n").replace(
            "console.log(", "document.title = (") + "});\n"
        (self.folder / "app.js").write_text(code, "utf-8")
        run(["node", "-r", tools / "debian.cjs", tools / "usr/share/nodejs/webpack-cli/bin/cli.js", "--mode",
             "production", "--entry", "./app.js", "--output-path", "built"], self.folder,
            NODE_PATH=tools / "usr/share/nodejs")
        page = '<!doctype html><title></title><body><script src="main.js"></script>'
        title = "<title>0.2</title>"
        self.assertIn(title, page_in_chromium(self.folder / "built", page, title))

    def test_types(self):
        self.from_the_file()
        shutil.copy(ROOT / "Tests/Bindings/Web/types.ts", self.folder)
        self.assertEqual(run("tsc --noEmit --strict --target es2022 --lib es2022,dom,dom.iterable --module node16 "
                             "--moduleResolution node16 types.ts", self.folder), "")


class Others(User):
    def test_nuget(self):
        self.copy("csharp/Quickstart.cs")
        file = f"TapZoom.{VERSION}.nupkg"
        line = re.search(r"`(nuget install .*?)`", row_of(file))[1].replace("HERE", str(RELEASE))
        run(line, self.folder, HOME=self.folder, XDG_DATA_HOME=self.folder)
        self.assertTrue((self.folder / f"TapZoom.{VERSION}/lib/netstandard2.1/TapZoom.dll").is_file())
        shutil.copy(RELEASE / file, self.folder)
        lines = re.search(r"```sh\n(unzip .*?)```", page_of("csharp"), re.DOTALL)[1].replace("App", "Quickstart")
        *first, last = lines.splitlines()
        for line in first:
            run(line, self.folder)
        self.assertEqual(run(f"{last} {' '.join(map(str, TOUCHES))}", self.folder, LC_ALL="C"), wanted())

    def test_crates(self):
        page = page_of("rust")
        for crate in RELEASE.glob("*.crate"):
            shutil.copy(crate, self.folder)
        unpacked = re.search(r"```\n(mkdir.*?)```", page, re.DOTALL)[1]
        run(unpacked, self.folder)
        patch = re.search(r"```\n(\[patch.*?)```", page, re.DOTALL)[1]
        depends = re.search(r"```\w*\n(\[dependencies\].*?)```", page, re.DOTALL)[1]
        (self.folder / "Cargo.toml").write_text(
            f'[package]\nname = "app"\nversion = "0.0.0"\nedition = "2021"\n{depends}\n{patch}', "utf-8")
        (self.folder / "src").mkdir()
        shutil.copy(ROOT / "examples/rust/quickstart/src/main.rs", self.folder / "src")
        run("/usr/bin/cargo build --offline --quiet", self.folder, CARGO_HOME=self.folder / "home",
            RUSTC="/usr/bin/rustc")
        self.assertEqual(run(["target/debug/app", *TOUCHES], self.folder), wanted())

    def test_jar(self):
        self.copy("java/Quickstart.java")
        jar = f"tapzoom-{VERSION}.jar"
        shutil.copy(RELEASE / jar, self.folder)
        compiled, started = (line.replace("App", "Quickstart") for line in re.findall(r"`(javac? .*?)`", row_of(jar)))
        run(compiled, self.folder)
        self.assertEqual(run(f"{started} {' '.join(map(str, TOUCHES))}", self.folder), wanted())

    def test_repository(self):
        """A repository of Maven has the jar at the place of its name, with the checksum."""
        self.copy("java/Quickstart.java")
        unpack(f"tapzoom-{VERSION}-repository.zip", self.folder)
        (group,), (name,) = (re.findall(pattern, page_of("java")) for pattern in (
            r"implementation '([\w.]+):tapzoom:", r"implementation '[\w.]+:(\w+):"))
        place = self.folder / group.replace(".", "/") / name / VERSION
        for end in (".jar", "-sources.jar", "-javadoc.jar", ".pom"):
            file = f"{name}-{VERSION}{end}"
            found = run(["sha1sum", file], place).split()[0]
            self.assertEqual((place / f"{file}.sha1").read_text(), found)
        self.assertEqual(run(["java", "-cp", place / f"{name}-{VERSION}.jar", "Quickstart.java", *TOUCHES],
                             self.folder), wanted())

    def plain(self) -> None:
        """A program in the folders of Maven and Gradle, and the repository."""
        (self.folder / "src/main/java").mkdir(parents=True)
        shutil.copy(ROOT / "examples/java/Quickstart.java", self.folder / "src/main/java")
        with zipfile.ZipFile(RELEASE / f"tapzoom-{VERSION}-repository.zip") as archive:
            archive.extractall(self.folder / "repository")

    def started(self, *paths) -> str:
        return run(["java", "-cp", ":".join(map(str, paths)), "Quickstart", *TOUCHES], self.folder)

    def test_maven(self):
        """From a server. The plugins of Maven are those of Debian."""
        self.plain()
        files = self.folder / "repository"
        server = Server({f"/{path.relative_to(files)}": path.read_bytes() for path in files.rglob("*.*")
                         if path.is_file()})
        self.addCleanup(server.close)
        lines = re.search(r"```xml\n(<repositories>.*?)```", page_of("java"), re.DOTALL)[1]
        lines = re.sub(r"<url>.*?</url>", f"<url>{server.address}/</url>", lines)
        (self.folder / "pom.xml").write_text(
            "<project><modelVersion>4.0.0</modelVersion><groupId>app</groupId><artifactId>app</artifactId>"
            f"<version>1</version>{lines}<properties><maven.compiler.release>17</maven.compiler.release></properties>"
            "</project>", "utf-8")
        (self.folder / "settings.xml").write_text(
            f"<settings><localRepository>{self.folder}/local</localRepository><mirrors><mirror><id>debian</id>"
            "<mirrorOf>central</mirrorOf><url>file:///usr/share/maven-repo</url></mirror></mirrors></settings>")
        run("mvn -B -q -s settings.xml compile", self.folder)
        (jar,) = (self.folder / "local").rglob("tapzoom*.jar")
        self.assertEqual(self.started("target/classes", jar), wanted())

    def test_gradle(self):
        self.plain()
        lines = re.search(r"```gradle\n(repositories.*?)```", page_of("java"), re.DOTALL)[1]
        lines = re.sub(r"url '.*?'", "url 'repository'", lines)
        (self.folder / "build.gradle").write_text(f"apply plugin: 'java'\n{lines}", "utf-8")
        run("gradle --no-daemon --offline -q --gradle-user-home home classes", self.folder, HOME=self.folder)
        (jar,) = (self.folder / "repository").rglob(f"tapzoom-{VERSION}.jar")
        self.assertEqual(self.started("build/classes/java/main", jar), wanted())

    def test_lua(self):
        self.copy("lua/quickstart.lua")
        unpack(f"tapzoom-lua-{VERSION}.zip", self.folder)
        shutil.copy(unpack(f"{LINUX}.tar.gz", self.folder) / "lib/libtapzoom.so", self.folder)
        shutil.rmtree(self.folder / LINUX)
        self.assertEqual(run(["luajit", "quickstart.lua", *TOUCHES], self.folder), wanted())

    def test_godot(self):
        unpack(f"tapzoom-godot-{VERSION}.zip", self.folder)
        (self.folder / "project.godot").write_text("config_version=4\n", "utf-8")
        (self.folder / "script.gd").write_text(GODOT, "utf-8")
        said = run("timeout 60 godot3-server --path . -s script.gd", self.folder, HOME=self.folder)
        self.assertIn("\nscale 0.4, photo at (-200, -300)\n", said)

    def test_source(self):
        """The archive of the sources builds the library of the archives."""
        folder = unpack(f"tapzoom-{VERSION}-source.tar.gz", self.folder)
        run("make -s build", folder)
        library = f"lib/libtapzoom.so.{VERSION}"
        self.assertEqual((folder / "build" / library).read_bytes(),
                         (unpack(f"{LINUX}.tar.gz", self.folder) / library).read_bytes())


# A pinch on a photo.
GODOT = """extends SceneTree
const TapZoom = preload("res://addons/tapzoom/constants.gd")
func touch(time, id, x, phase):
    return {"time": time, "id": id, "x": x, "y": 300.0, "phase": phase}
func _init():
    var camera = Camera2D.new()
    camera.set_script(load("res://addons/tapzoom/TapZoomCamera2D.gdns"))
    get_root().add_child(camera)
    camera.preset = TapZoom.PRESET_PHOTOS
    camera.set_view_viewport({"width": 400.0, "height": 600.0})
    camera.set_content({"width": 2000.0, "height": 3000.0}, 0)
    camera.fit_view({})
    camera.push_touches([touch(0.0, 1, 150.0, TapZoom.TOUCH_BEGAN), touch(0.0, 2, 250.0, TapZoom.TOUCH_BEGAN),
        touch(0.1, 1, 88.0, TapZoom.TOUCH_MOVED), touch(0.1, 2, 312.0, TapZoom.TOUCH_MOVED)])
    camera.advance(0.1)
    var now = camera.get_view_transform()
    print("scale %s, photo at (%s, %s)" % [now.scale, now.x, now.y])
    quit()
"""


if __name__ == "__main__":
    unittest.main()
