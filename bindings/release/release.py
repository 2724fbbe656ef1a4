# SPDX-License-Identifier: MIT
"""release.py FOLDER - collects the files of a release in a folder, with SHA256SUMS, the notes of the changelog, and a
README that says for each file who takes it and how. `make release` has built them before.

release.py --lua FOLDER packs the binding for Lua. release.py --pack FILE FOLDER packs a folder. release.py --source
FILE packs the sources. release.py --page FROM TO copies a page, without its links to files that are not beside TO.

The bytes depend on the files of the repository alone.
"""

import functools
import hashlib
import os
import posixpath
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Dict, List, Optional

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE.parent / "c/dist"))

from pack import linked, tarred, unlinked, zipped  # noqa: E402

VERSION = os.environ["VERSION"]
BUILD = ROOT / "build"


@dataclass(frozen=True)
class Row:
    """Files of a release. `names` is a pattern below build; @ stands for the version."""

    names: str
    who: str
    how: str


ROWS = (
    Row("dist/tapzoom-@-linux-*.tar.gz", "C, C++ and other programs on Linux; `uname -m` says which processor",
        "`tar -xzf` it; `cc app.c -IFOLDER/include FOLDER/lib/libtapzoom.a`. CMake finds it by "
        "`-DCMAKE_PREFIX_PATH=FOLDER`, pkg-config by `PKG_CONFIG_PATH=FOLDER/lib/pkgconfig`; the program then needs "
        "`-Wl,-rpath,FOLDER/lib`"),
    Row("dist/tapzoom-@-windows-*.zip", "C and C++ programs on Windows 10 and later",
        "unpack it; CMake finds it by `-DCMAKE_PREFIX_PATH=FOLDER`"),
    Row("dist/tapzoom-@-apple.xcframework.zip", "macOS 11, iOS 13 (simulator: 14) and later",
        "`unzip -d tapzoom` it. C and Objective-C: drag `tapzoom.xcframework` into Xcode. Swift, with Xcode 26: add "
        "the folder `tapzoom` as a local package"),
    Row("dist/tapzoom-@-android.aar", "Android 5.0 and later, in Kotlin, Java and C++",
        "copy it into `app/libs`; `implementation files('libs/tapzoom-@-android.aar')`"),
    Row("dist/tapzoom-@-emscripten.tar.gz", "programs that emscripten builds, and web exports of engines",
        "`tar -xzf` it; `emcc -O2 app.c -IFOLDER/include FOLDER/lib/libtapzoom.a -o app.js`"),
    Row("dist/tapzoom-@-wasm.tar.gz", "runtimes of WebAssembly", "`tar -xzf` it; load `lib/tapzoom.wasm`"),
    Row("amalgamation/tapzoom-@-amalgamation.zip", "C and C++ programs on any other system: the library as one C file",
        "`unzip` it; `cc app.c FOLDER/tapzoom.c -IFOLDER -lm`; `FOLDER/README.md` has more"),
    Row("wheels/tapzoom-@-*.whl", "Python 3.9 and later on Linux (x86-64, arm64), Windows (x64) and macOS",
        "in a virtual environment `pip install --no-index --find-links . tapzoom`"),
    Row("sdist/tapzoom-@.tar.gz", "Python 3.9 and later on other systems, with a C compiler",
        "in a virtual environment `pip install ./tapzoom-@.tar.gz`, which takes setuptools from PyPI"),
    Row("web/tapzoom-@.tgz", "browsers and Node", "`npm install ./tapzoom-@.tgz`"),
    Row("nuget/TapZoom.@.nupkg", ".NET and Mono",
        "`dotnet add package TapZoom --source HERE`; `nuget install TapZoom -Source HERE`"),
    Row("unity/dev.tapzoom.tapzoom-@.tgz", "Unity", "Package Manager: Add package from tarball"),
    Row("crates/tapzoom*-@.crate", "Rust",
        "`mkdir vendor`; `tar -C vendor -xzf` each; `vendor/tapzoom-@/README.md` has the lines for `Cargo.toml`; "
        "`cargo build --offline`"),
    Row("java/tapzoom-@*.jar", "Java and Kotlin on desktops; its sources and pages",
        "`javac -cp tapzoom-@.jar App.java`, `java -cp tapzoom-@.jar:. App` (Windows: `;` for `:`)"),
    Row("java/tapzoom-@-repository.zip", "Gradle and Maven",
        "`unzip -d repository` it, and name this folder as a repository; the library is `io.tapzoom:tapzoom:@`"),
    Row("godot/tapzoom-godot-@.zip", "Godot 3 and 4 on Linux and Windows (4 not tested in the engine)",
        "`unzip` it in the folder of the project"),
    Row("lua/tapzoom-lua-@.zip", "LuaJIT and LÖVE",
        "`unzip` it in the folder of `main.lua`, and copy the library of the system's archive there"),
)
GUIDE = Row("", "everyone: the guide, and the smallest viewer of each toolkit",
            "`unzip` it; begin with `guide/README.md`")
API = Row("", "bindings of your own: offsets, sizes and ranges of `tapzoom.h`",
          "`guide/ctypes.md` of the guide has a program")
SOURCE = Row("", "those who build it themselves, and Swift on Linux", "`tar -xzf` it; `make build` needs Swift 6.3")


def files_of(row: Row) -> List[Path]:
    found = sorted(BUILD.glob(row.names.replace("@", VERSION)))
    if not found:
        sys.exit(f"build/{row.names} is missing: make release builds it")
    return found


#: Folders that builds and editors leave in an unpacked source archive.
OTHERS = {"build", ".build", ".swiftpm", "__pycache__"}


@functools.lru_cache(maxsize=None)
def tracked() -> Dict[str, Path]:
    """The files of the repository, or of its unpacked source archive."""
    if not (ROOT / ".git").exists():
        files = (path for path in ROOT.rglob("*") if path.is_symlink() or path.is_file())
        names = (str(path.relative_to(ROOT)) for path in files if not OTHERS & {*path.relative_to(ROOT).parts})
        return {name: ROOT / name for name in sorted(names)}
    listed = subprocess.run(["git", "-C", ROOT, "ls-files", "-z"], stdout=subprocess.PIPE, text=True, check=True).stdout
    return {name: ROOT / name for name in sorted(filter(None, listed.split("\0")))}


def source() -> bytes:
    """The archive of the sources: `make build` and `make release` work in it."""
    files = tracked()
    executable = {name for name, path in files.items() if os.access(path, os.X_OK)}
    read = {name: os.readlink(path) if path.is_symlink() else path.read_bytes() for name, path in files.items()}
    return tarred(f"tapzoom-{VERSION}", read, executable)


#: The files of the guide. In a package its folders lie side by side.
GUIDE_FILES = r"examples/(guide/[\w-]+\.(md|svg)|viewers/.*)|bindings/(toolkits)/README(\.md)"
#: Those of them that archives with headers for toolkits have.
GLUE = r"guide/(sdl|raylib|gtk4|qt)\.|toolkits|viewers"


def guide(only: str = "") -> Dict[str, bytes]:
    """The guide and the smallest viewers as files of a package; `only` is a pattern. Their links lead to each other."""
    found = {name: re.fullmatch(GUIDE_FILES, name) for name in tracked()}
    places = {name: file[1] or file[3] + file[4] for name, file in found.items()
              if file and re.match(only, file[1] or file[3])}
    folders = {"examples/guide": "guide", "examples/viewers": "viewers"}

    def packed(name: str) -> bytes:
        def place(target: str) -> Optional[str]:
            to = {**places, **folders}.get(posixpath.normpath(posixpath.join(posixpath.dirname(name), target)))
            return to and posixpath.relpath(to, posixpath.dirname(places[name]))

        data = (ROOT / name).read_bytes()
        return linked(data.decode(), place).encode() if name.endswith(".md") else data

    return {place: packed(name) for name, place in places.items()}


def notes(text: str) -> str:
    """The part of the changelog about the version. Until it has a heading: the part about unreleased changes, under
    another title, which publish.sh refuses. Links to files become their names."""
    for heading, title in ((VERSION, VERSION), ("Unreleased", f"{VERSION} (not released)")):
        found = re.search(rf"(?ms)^## \[{re.escape(heading)}\].*?\n(.*?)(?=^## \[|\Z)", text)
        if found:
            part = re.sub(r"\[([^]]+)\]\((?!https?:)([^)]+)\)", r"\1 (`\2`)", found[1].strip())
            # GitHub shows each end of a line.
            part = re.sub(r"(?<=[^\n])\n(?=[^\s#|-])|(?<=[^\n])\n +(?![\s-])", " ", part)
            return f"# tapzoom {title}\n\nFiles in parentheses are in the source archive.\n\n{part}\n"
    sys.exit(f"CHANGELOG.md has no heading [{VERSION}]")


#: The pages with a first program for each language: the section, the file that the reader saves, and how to run it.
FIRST = (
    ("C", "bindings/c/README.md", "A program", "app.c", "cc app.c -IFOLDER/include FOLDER/lib/libtapzoom.a -o app",
     "./app"),
    ("Python", "bindings/python/README.md", "A program", "app.py", "python3 app.py"),
    ("A web page", "bindings/web/README.md", "A page", "index.html", "python3 -m http.server"),
    ("C#", "bindings/csharp/README.md", "A program", "App.cs"),
    ("Rust", "bindings/rust/README.md", "A program", "src/main.rs", "cargo run --offline"),
    ("Java", "bindings/java/README.md", "A program", "App.java", "javac -cp tapzoom-@.jar App.java",
     "java -cp tapzoom-@.jar:. App"),
    ("Lua", "bindings/lua/README.md", "A program", "main.lua", "luajit main.lua"))


def first_programs() -> str:
    """The first programs of the languages, as their own pages show them."""
    parts = []
    for language, name, title, file, *lines in FIRST:
        text = re.search(rf"(?ms)^## {title}\n(.*?)(?=^## |\Z)", (ROOT / name).read_text("utf-8"))
        code = text and re.search(r"(?ms)^(```\w+\n.*?^```)$", text[1])
        if not code:
            sys.exit(f"{name} has no program below '{title}'")
        run = "".join(f"    {line.replace('@', VERSION)}\n" for line in lines)
        parts.append(f"### {language}: `{file}`\n\n{code[1]}\n{run and chr(10) + run}")
    return "\n".join(parts)


def page(files: Dict[str, Row]) -> str:
    lines = []
    for row in dict.fromkeys(files.values()):
        names = "<br>".join(f"`{name}`" for name in files if files[name] == row)
        lines.append(f"| {names} | {row.who} | {row.how.replace('@', VERSION)} |\n")
    text = (HERE / "files.md").read_text("utf-8")
    return text.replace("@VERSION@", VERSION).replace("@ROWS@\n", "".join(lines)).replace(
        "@PROGRAMS@\n", first_programs())


def collect(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    rows = {path: row for row in ROWS for path in files_of(row)}
    for path in rows:
        shutil.copyfile(path, folder / path.name)
    archive = f"tapzoom-{VERSION}-source.tar.gz"
    (folder / archive).write_bytes(source())
    top = f"tapzoom-{VERSION}-guide"
    (folder / f"{top}.zip").write_bytes(zipped(top, {**guide(), "LICENSE": (ROOT / "LICENSE").read_bytes()}))
    api = f"tapzoom-{VERSION}-api.json"
    shutil.copyfile(ROOT / "bindings/api.json", folder / api)
    (folder / f"tapzoom-{VERSION}-NOTES.md").write_text(notes((ROOT / "CHANGELOG.md").read_text("utf-8")), "utf-8")
    listed = {f"{top}.zip": GUIDE, **{path.name: row for path, row in rows.items()}, api: API, archive: SOURCE}
    (folder / f"tapzoom-{VERSION}-README.md").write_text(page(listed), "utf-8")
    sums = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
                   for path in sorted(folder.iterdir()))
    (folder / "SHA256SUMS").write_text(sums, "utf-8")


def pack_lua(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    here = ROOT / "bindings/lua"
    files = {"tapzoom.lua": here / "tapzoom.lua"}
    files.update({f"tapzoom/{path.name}": path for path in sorted((here / "tapzoom").glob("*.lua"))})
    read = {name: path.read_bytes() for name, path in {**files, "LICENSE": ROOT / "LICENSE"}.items()}
    read["README.md"] = unlinked((here / "README.md").read_text("utf-8")).encode()
    (folder / f"tapzoom-lua-{VERSION}.zip").write_bytes(zipped("", read))


def pack(path: Path, folder: Path) -> None:
    """Packs the files of a folder below its name."""
    files = {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}
    path.write_bytes((tarred if path.suffix == ".gz" else zipped)(folder.name, files))


def main(arguments: List[str]) -> None:
    os.umask(0o022)
    if arguments[0] == "--lua":
        pack_lua(Path(arguments[1]))
    elif arguments[0] == "--pack":
        pack(Path(arguments[1]), Path(arguments[2]))
    elif arguments[0] == "--source":
        Path(arguments[1]).write_bytes(source())
    elif arguments[0] == "--page":
        page_from, page_to = map(Path, arguments[1:])
        page_to.write_text(unlinked(page_from.read_text("utf-8"), page_to.parent), "utf-8")
    else:
        collect(Path(arguments[0]))


if __name__ == "__main__":
    main(sys.argv[1:])
