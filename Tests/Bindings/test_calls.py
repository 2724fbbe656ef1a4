# SPDX-License-Identifier: MIT
"""The script of calls is complete, and the bindings of C++ and Lua pass it. Suites of other languages play it, too."""

import itertools
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "calls"))
from script import API, FUNCTIONS, ROOT, Script, fields  # noqa: E402
import cpp  # noqa: E402
import literal  # noqa: E402
import program  # noqa: E402
from generator.names import MEMORY  # noqa: E402

CLANG = os.environ["CLANG"]
#: Statuses that the script cannot cause in every language.
OTHERS = {"OK", "NULL", "STRUCT_SIZE", "MEMORY", "BUFFER_TOO_SMALL", "DATA", "DIVERGED", "BUSY"}
#: Results that no call of the script can change.
CONSTANT = {("frame_result", "state.waiting_count")}


class Calls(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(temporary.cleanup)
        cls.folder = Path(temporary.name)
        cls.expected = program.expected(cls.folder, CLANG)

    def test_each_function_is_called(self):
        called = {step.function for step in Script().steps}
        self.assertEqual(set(FUNCTIONS) - called, MEMORY | {"status_string"})
        said = {API.values[name]: name for name in API.values if name.startswith(("TAPZOOM_ERROR_", "TAPZOOM_OK"))}
        errors = [int(number) for line in self.expected for number in re.findall(r" error=(\S+)", line)]
        self.assertEqual({said[number] for number in errors},
                         {f"TAPZOOM_ERROR_{name.removeprefix('TAPZOOM_ERROR_')}" for name in said.values()
                          if name.rpartition("TAPZOOM_ERROR_")[2].removeprefix("TAPZOOM_") not in OTHERS})
        self.assertEqual(len(errors), 12, "a call fails that should pass its arguments")

    def distinct(self, what: str, found: dict) -> None:
        """Two fields or parameters of one type have other values in some call, so that an exchange shows."""
        for (one, (of, values)), (other, (its, others)) in itertools.combinations(found.items(), 2):
            if of == its and other != f"velocity.{one}":  # the point of an event is also that of its velocity
                self.assertTrue(values != others, f"{what}: {one} and {other}")
        for name, (_, values) in found.items():
            self.assertGreater(len(set(map(str, values))) if "." in what else 2, 1, f"{what}: {name} never changes")

    def test_each_argument_is_distinct(self):
        passed: dict = {}

        def add(what: str, name: str, of: str, given: tuple) -> None:
            passed.setdefault(what, {}).setdefault(name, (of, []))[1].append(given)
            if given[0] == "struct":
                types = {field["name"]: field["type"] for field in fields(given[1])}
                for field, value in given[2].items():
                    add(f"struct {given[1]}", field, types[field], value)
            elif given[0] == "list":
                for one in given[1]:
                    add(what, name, of, one)

        for step in Script().steps:
            types = {one["name"]: one["type"] for one in FUNCTIONS[step.function]["parameters"]}
            for name, given in step.given.items():
                add(step.function, name, types[name], given)
        for what, found in passed.items():
            self.distinct(what, found)
        for struct in ("touch", "scroll", "viewport", "rect", "transform", "velocity", "options", "config", "level"):
            self.assertEqual(set(passed[f"struct {struct}"]), {field["name"] for field in fields(struct)})

    def test_each_result_is_distinct(self):
        found: dict = {}
        types = {struct: {field["name"]: field for field in fields(struct.removeprefix("tapzoom_"))}
                 for struct in API.structs}
        for line in self.expected:
            for struct, text in re.findall(r" (\w+):((?: [\w.]+=\S*)+)", line):
                for name, value in re.findall(r" ([\w.]+)=(\S*)", text):
                    field = types[f"tapzoom_{struct}"].get(name)
                    of = field["type"] if field else "double" if "." in value else "integer"
                    if re.search(r"\d$", name) and float(value) == 0:
                        continue  # no call has so many arguments
                    found.setdefault(struct, {}).setdefault(name, (of, []))[1].append(value)
        for struct, values in found.items():
            self.distinct(f"{struct}.", {name: one for name, one in values.items() if (struct, name) not in CONSTANT})

    def play(self, *command, **environment) -> list[str]:
        done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return program.readable(done.stdout)

    def test_cpp(self):
        source, library = self.folder / "calls.cpp", ROOT / "build/lib"
        source.write_text(cpp.Cpp().write(), "utf-8")
        subprocess.run([f"{CLANG}++", "-std=c++17", "-w", f"-I{ROOT}/build/include", source, f"-L{library}",
                        "-ltapzoom", f"-Wl,-rpath,{library}", "-o", self.folder / "calls"], check=True)
        self.assertEqual(self.play(self.folder / "calls"), self.expected)

    def test_lua(self):
        """An error has no number in Lua, and set_contact_owner refuses an owner before the library does."""
        source = self.folder / "script.lua"
        source.write_text(literal.Lua().write(), "utf-8")
        said = self.play("luajit", ROOT / "Tests/Bindings/calls/play.lua", source, TAPZOOM_LIBRARY="",
                         LUA_PATH=f"{ROOT}/bindings/lua/?.lua")
        out = f"{program.BY_NUMBER}|(?<=set_contact_owner) .+|(?<=enumerations) .+| error=\\S+"
        self.assertEqual(program.common(said, out), program.common(self.expected, out))


if __name__ == "__main__":
    unittest.main()
