# SPDX-License-Identifier: MIT
"""The generated files are those of the header, and each binding has every function."""

import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Iterator

import api
import reader

ROOT = reader.ROOT
GENERATE = "bindings/generate.py"
#: Changes of the header: a pattern, its replacement, and a file that differs then.
CHANGES = {
    "a type": (r"int64_t id; ", "int32_t id; ", "bindings/python/tapzoom/_abi.py"),
    "an order of fields": (r"( +double log_scale; .*?\n)( +double rotation; .*?\n)", r"\2\1", "Tests/C/ledger.h"),
    "a number": (r"TAPZOOM_FIT_WIDTH, ", "TAPZOOM_FIT_WIDTH = 13, ", "bindings/lua/tapzoom.lua"),
    "a default": (r"(double pan_slop; .*?)\[10([\];])", r"\1[11\2", "Sources/TapZoomCore/Settings/Settings.swift"),
    "a range": (r"(double pinch_speed; .*?)0\.01 to 10", r"\g<1>0.02 to 10",
                "Sources/TapZoomCore/Settings/SettingsTable.swift"),
    "a name": (r"TAPZOOM_TOOL_PEN,", "TAPZOOM_TOOL_STYLUS,", "bindings/web/tapzoom.d.ts"),
    "a flag": (r"TAPZOOM_BUTTON_ERASER = 1 << 5", "TAPZOOM_BUTTON_ERASER = 1 << 6",
               "Sources/TapZoom/Enumerations.swift"),
    "a comment": (r"The contact lifted\.", "The contact leaves.",
                  "bindings/java/src/main/java/io/tapzoom/TouchPhase.java"),
    "a parameter": (r"(tapzoom_pan_by\(tapzoom_view \*view, double dx, double) dy", r"\1 up",
                    "bindings/godot/tables.c"),
}


def generator():
    """The module generate.py."""
    spec = importlib.util.spec_from_file_location("generate", ROOT / GENERATE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def docs(part: object) -> Iterator[str]:
    """The comments of the description."""
    for key, value in part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ():
        yield from [value] if key == "doc" else value.values() if key == "errors" else docs(value)


def run(folder: Path, *arguments: str) -> tuple[int, str]:
    """Runs the generator in a copy of the checkout."""
    done = subprocess.run([sys.executable, folder / GENERATE, *arguments], stdout=subprocess.PIPE, text=True)
    return done.returncode, done.stdout


class Generated(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.files = run(ROOT, "--list")[1].split()

    def copy(self) -> Path:
        """Returns a copy of the generated files, the generator and the description."""
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        for name in [*self.files, GENERATE, "bindings/api.json", *map(str, Path("bindings/generator").glob("*.py"))]:
            target = Path(temporary.name, name)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target)
        return Path(temporary.name)

    def test_all_are_up_to_date(self):
        self.assertEqual(run(ROOT, "--check"), (0, ""))
        self.assertGreater(len(self.files), 10)

    def test_a_deleted_file_comes_back(self):
        """A region of a file by hand comes back, too."""
        folder = self.copy()
        for name in self.files:
            file = folder / name
            text = file.read_text("utf-8")
            if "generate.py begins" in text:
                file.write_text(re.sub(r"(generate\.py begins: [^\n]*\n).*?(\n[^\n]*generate\.py ends)", r"\1\2", text,
                                       flags=re.DOTALL), "utf-8")
                self.assertLess(file.stat().st_size, len(text))
            else:
                file.unlink()
        code, said = run(folder, "--check")
        self.assertEqual((code, [line.split(":")[0] for line in said.splitlines()]), (1, self.files))
        self.assertEqual(run(folder)[1].split(), self.files)
        for name in self.files:
            self.assertEqual((folder / name).read_bytes(), (ROOT / name).read_bytes(), name)

    def test_a_change_of_the_header_names_the_files(self):
        """test_api.py names api.json, and with the api.json of the change this test names the files."""
        text, folder = reader.HEADER.read_text("utf-8"), self.copy()
        header = folder / "tapzoom.h"
        for what, (old, new, file) in CHANGES.items():
            with self.subTest(what):
                changed = re.sub(old, new, text, count=1, flags=re.DOTALL)
                self.assertNotEqual(changed, text)
                header.write_text(changed, "utf-8")
                described = api.written(api.describe(header, []))
                self.assertNotEqual(described, api.ACCEPTED.read_text("utf-8"))
                (folder / "bindings/api.json").write_text(described, "utf-8")
                code, said = run(folder, "--check")
                self.assertEqual(code, 1)
                self.assertIn(f"{file}: not what generate.py makes of bindings/api.json; run make generate", said)


class Words(unittest.TestCase):
    """A new comment of the header leaves no words behind that translate an old one."""

    def test_each_pattern_finds_a_comment(self):
        generator()  # puts the folder of the modules into the path
        from generator import csharp, java, prose
        text = json.loads(api.ACCEPTED.read_text("utf-8"))
        comments = {one.strip() for one in docs(text)}
        patterns = [old for old, _ in [*prose.ALONE, *prose.C_WORDS, *csharp.C_WORDS]]
        for old in [*patterns, *map(re.escape, java.WORDS)]:
            self.assertTrue(any(re.search(old, one) for one in comments), old)
        silent = {one["name"] for kind in text["enumerations"] for one in kind["values"] if not one["doc"]}
        self.assertLessEqual(prose.VALUE_DOCS.keys(), silent)


class Functions(unittest.TestCase):
    """Each binding calls every function, and defines its name of the guide's table."""

    FILES = {"C++": "bindings/cpp/tapzoom.hpp", "Python": "bindings/python/tapzoom", "Lua": "bindings/lua/tapzoom.lua",
             "JavaScript": "bindings/web/tapzoom.js", "Swift": "Sources/TapZoom",
             "Java": "bindings/java/src/main",
             "GDScript": "bindings/godot",
             "Rust": "bindings/rust/tapzoom/src",
             "C#": "bindings/csharp/TapZoom"}
    #: Languages in which the generator writes the methods, too.
    GENERATED = {"Java", "GDScript", "Rust", "C#"}
    #: How a language defines a name, and how it calls a function of the header.
    FORMS = {
        "C++": (r"[\s~*]{0}\(", r"\b{0}\("), "Python": (r"(?:def|class) {0}\b|self\.{0} =", r'\b_?lib(?:\.|\["){0}\b'),
        "Lua": (r"function \w+[.:]{0}\(", r"\b(?:C|library)\.{0}\b"),
        "JavaScript": (r"(?m)^(?:export (?:async )?function |export class |    \*?){0}\b", r"\bwasm\.{0}\("),
        "Swift": (r"\b(?:func|var) {0}\b|\b(?:de)?{0}(?:\(| \{{)", r"\b{0}\("),
        "Java": (r"public (?:[\w\[\]]+ )*{0}\(|public final class {0}\b", r"\b{0}\("),
        "GDScript": (r'\{{"{0}", (?:call_|TYPE_)|\bcamera_{0}\(', r"\b{0}\("),
        "Rust": (r"\bfn {0}\(", r"sys::{0}\("),
        "C#": (r"\bpublic (?:static )?(?:\w+ )?{0}\b", r"\bNative\.{0}\(")}

    def text(self, language: str) -> str:
        """The part of a binding that is by hand, or all of it."""
        path = ROOT / self.FILES[language]
        endings = (".py", ".swift", ".java", ".c", ".rs", ".cs")
        files = sorted(file for file in path.rglob("*") if file.suffix in endings) if path.is_dir() else [path]
        texts = [file.read_text("utf-8") for file in files]
        if language in self.GENERATED:
            return "\n".join(texts)
        by_hand = [text for text in texts if "generate.py writes this file" not in text]
        return re.sub(r"generate\.py begins.*?generate\.py ends", "", "\n".join(by_hand), flags=re.DOTALL)

    def test_each_binding_has_every_function(self):
        names = generator().names
        memory = {f"tapzoom_{name}" for name in names.MEMORY}
        functions = [one["name"] for one in api.describe()["functions"]]
        self.assertGreater(len(functions), 40)
        self.assertLess(memory, set(functions))
        for language, (defined, called) in self.FORMS.items():
            text = self.text(language)
            for function in functions:
                with self.subTest(language, function=function):
                    if language in names.PLACING or function not in memory:
                        self.assertTrue(re.search(called.format(function), text), "is not called")
                    if name := names.names(function).get(language):
                        found = re.search(defined.format(re.split(r"[.:]+|~", name.partition("(")[0])[-1]), text)
                        self.assertTrue(found, f"{name} is not defined")

    def test_a_missing_function_is_found(self):
        """The forms above find no name that is not there."""
        for language, (defined, called) in self.FORMS.items():
            for form in (defined, called):
                self.assertFalse(re.search(form.format("tapzoom_halt"), self.text(language)))

    def test_the_types_of_the_web_have_its_methods(self):
        script, types = self.text("JavaScript"), (ROOT / "bindings/web/tapzoom.d.ts").read_text("utf-8")
        method = r"^    (?:\*)?(?!static\b|constructor\b)([a-z]\w*)\([^\n]*"
        view = r"^export class View \{(.*?)^\}"

        def found(text: str, pattern: str) -> set:
            return set(re.findall(pattern, text, re.MULTILINE))

        def body(text: str) -> str:
            return re.search(view, text, re.DOTALL | re.MULTILINE)[1]

        self.assertEqual(found(body(script), method + r" \{$"), found(body(types), method))
        exported = r"^export (?:function|const|class) (\w+)"
        whole = (ROOT / self.FILES["JavaScript"]).read_text("utf-8")
        self.assertEqual(found(whole, exported), found(types, exported))
        self.assertGreater(len(found(body(types), method)), 40)

    def test_the_item_of_qt_defines_its_methods(self):
        """`make test` compiles no Qt, so that a lost definition would first be missed by `make test-qtquick`."""
        files = (ROOT / f"bindings/toolkits/tapzoom_qtquick.{end}" for end in ("h", "cpp"))
        header, source = (file.read_text("utf-8") for file in files)
        item = re.search(r"(?ms)^class TapZoomItem\b.*?\{$(.*?)^\};", header)[1]
        item = re.sub(r"(?ms)^Q_SIGNALS:.*?^(?=\w+:)", "", item)
        form = r"(?m)^    (?!.*\b(?:return|using|Q_PROPERTY)\b)[\w:&*<> ]*?[ *&](\w+)\([^{}\n]*\)[^{}=\n]*;"
        declared = re.findall(form, item)
        self.assertGreater(len(set(declared)), 20)
        for name in set(declared):
            self.assertRegex(source, rf"TapZoomItem::{name}\(", name)


if __name__ == "__main__":
    unittest.main()
