# SPDX-License-Identifier: MIT
"""tapzoom.lua finds and loads the library for Windows, in a LuaJIT under Wine. That LuaJIT is the one inside lupa, a
package for the CPython of the other tests."""

import re
import shutil
import subprocess
import sys
import unittest
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).with_name("pythons")))

from common import ROOT, fresh, unpacked  # noqa: E402
from pythons import WINDOWS, Python, download, environment, prepared  # noqa: E402

LUPA = Python("lupa", "win_amd64", packages=("lupa==2.8",))
#: Runs a program in Lua.
PYTHON = "import sys; sys.path[:0] = [sys.argv[1]]\n" \
         "from lupa.luajit21 import LuaRuntime; LuaRuntime().execute(open(sys.argv[2], encoding='utf-8').read())"
PROBE = """
package.path = %s
local found, it = pcall(require, "tapzoom")
print(jit.os, found and it.library_path or it)
if found then print(it.library_version()) end
"""


def lupa() -> Path:
    if not (LUPA.folder / "lupa").is_dir():
        shutil.rmtree(LUPA.folder, ignore_errors=True)
        LUPA.folder.mkdir(parents=True)
        download(LUPA)
        (file,) = LUPA.folder.glob("*.whl")
        with zipfile.ZipFile(file) as archive:
            archive.extractall(LUPA.folder)
    return LUPA.folder


class Loading(unittest.TestCase):
    def setUp(self):
        self.dll = unpacked("windows-x64", "unpacked", "lua") / "bin/tapzoom.dll"
        self.game, self.system = fresh("lua", "game"), fresh("lua", "system")
        shutil.copy(ROOT / "bindings/lua/tapzoom.lua", self.game)

    def run_lua(self, program: str, **variables: str) -> list:
        script = self.game / "program.lua"
        script.write_text(program, encoding="utf-8")
        done = subprocess.run([*prepared(WINDOWS), "-c", PYTHON, lupa(), script], cwd=self.game,
                              stdin=subprocess.DEVNULL, capture_output=True, timeout=600,
                              env=environment(WINDOWS, **variables))
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout.decode(errors="replace").splitlines()

    def probe(self, path: str, **variables: str) -> list:
        return self.run_lua(PROBE % path, **variables)

    def test_the_library_beside_the_file(self):
        shutil.copy(self.dll, self.game)
        folder = "Z:" + str(self.game).replace("/", "\\\\")
        for path, found in ((f'"{folder}\\\\?.lua"', folder.replace("\\\\", "\\") + "\\tapzoom.dll"),
                            ('".\\\\?.lua"', ".\\tapzoom.dll"), ('"./?.lua"', ".\\tapzoom.dll")):
            self.assertEqual(self.probe(path), [f"Windows\t{found}", "1.0.0"])

    def test_the_named_library(self):
        shutil.copy(self.dll, self.game / "other.dll")
        self.assertEqual(self.probe('"./?.lua"', TAPZOOM_LIBRARY="other.dll"), ["Windows\t.\\other.dll", "1.0.0"])

    def test_beside_a_love_file(self):
        """With a stand-in for love.filesystem: LÖVE for Windows does not run here. Its paths are UTF-8."""
        here = self.game / "Spiele für 愛"
        here.mkdir()
        shutil.copy(self.dll, here)
        love = """
            local here = "Z:%s"
            love = {filesystem = {
                getRealDirectory = function() return here .. "/game.love" end,
                getSourceBaseDirectory = function() return here end,
                getSaveDirectory = function() return here .. "/save" end,
            }}""" % here
        found = f"Z:{here}/tapzoom.dll".replace("/", "\\")
        self.assertEqual(self.run_lua(love + PROBE % '"./?.lua"'), [f"Windows\t{found}", "1.0.0"])
        (here / "tapzoom.dll").write_bytes(b"no library")
        shutil.copy(self.dll, self.system)
        said = self.run_lua(love + PROBE % '"./?.lua"', WINEPATH=f"Z:{self.system}")
        self.assertIn(f"tapzoom: cannot load {found}: ", said[0])

    def test_the_library_of_the_system(self):
        shutil.copy(self.dll, self.system)
        self.assertEqual(self.probe('"./?.lua"', WINEPATH=f"Z:{self.system}"), ["Windows\ttapzoom.dll", "1.0.0"])

    def test_without_a_library_the_error_lists_the_places(self):
        said = self.probe('"./?.lua"')
        self.assertEqual(said[:3], ["Windows\ttapzoom: cannot find tapzoom.dll. Looked in these places:",
                                    "  TAPZOOM_LIBRARY: not set", "  .: no tapzoom.dll"])
        self.assertTrue(said[3].startswith("  the system's loader: "), said)

    def test_the_program_of_the_page(self):
        shutil.copy(self.dll, self.game)
        page = (ROOT / "bindings/lua/README.md").read_text("utf-8")
        program, printed = re.search(r"```lua\n(.*?)```.*It prints\n\n(.*?)\n\n", page, re.DOTALL).groups()
        said = self.run_lua('package.path = "./?.lua"\n' + program)
        self.assertEqual(said, [line.strip() for line in printed.splitlines()])


if __name__ == "__main__":
    unittest.main()
