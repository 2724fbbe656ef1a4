# SPDX-License-Identifier: MIT
"""A setting is added to a copy of the checkout, by its line in the header alone. All files that name the settings
follow, older hosts and older recordings get its default, and no golden trace changes."""

import filecmp
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import fixtures

ROOT = Path(__file__).resolve().parents[3]
FIXTURES = Path(__file__).parent / "fixtures"
TRACES = sorted((ROOT / "Tests/Traces").glob("*.trace"))
FIELD = "    double growth_time; /**< A setting of this test, seconds, 0 to 10 [1.5]. */\n};"
OPTION = "    double growth_part; /**< An option of this test, a part, 0 to 1, or 0. */\n} tapzoom_options;"


def run(*command: object, cwd: Path = ROOT, **environment: object) -> str:
    """Runs a command, which must succeed; returns its output."""
    given = {**os.environ, **{name: str(value) for name, value in environment.items()}}
    done = subprocess.run([str(word) for word in command], cwd=cwd, env=given, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        raise AssertionError(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout[-4000:]}")
    return done.stdout


class Fixtures(unittest.TestCase):
    def test_a_release_binds_them(self):
        self.assertEqual(fixtures.due("\n## [Unreleased]\n"), [*fixtures.NAMES])
        self.assertEqual(fixtures.due("\n## [Unreleased]\n\n## [1.0.0] - 2027-01-31\n"), [])


class Growth(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory(prefix="growth.")
        cls.addClassCleanup(cls.temporary.cleanup)
        cls.grown = Path(cls.temporary.name, "tapzoom")
        listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard").splitlines()
        cls.files = [name for name in listed if (ROOT / name).is_file()]
        for name in cls.files:
            target = cls.grown / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target)
        header = cls.grown / "include/tapzoom.h"
        text = header.read_text("utf-8")
        end = text.index("\n};", text.index("\nstruct tapzoom_config {")) + 1
        assert text.count("} tapzoom_options;") == 1
        text = text[:end] + FIELD + text[end + 2:]
        header.write_text(text.replace("} tapzoom_options;", OPTION), "utf-8")
        cls.generated = {"bindings/api.json", *run("make", "-s", "generate", cwd=cls.grown).split()}
        run("make", "-s", "build", "build/tests/trace-shared", cwd=cls.grown)

    def play(self, host: Path, library: Path, trace: Path, recording: object = "") -> str:
        """Plays a trace with the program of one checkout and the library of another."""
        program = host / "build/tests/trace-shared"
        return run(program, trace, *([recording] if recording else []), LD_LIBRARY_PATH=library / "build/lib")

    def replay(self, recording: Path, checkout: Path) -> str:
        return run(sys.executable, "-m", "tapzoom", "replay", recording, TAPZOOM_LIBRARY="",
                   PYTHONPATH=checkout / "bindings/python", PYTHONDONTWRITEBYTECODE=1)

    def test_a_setting_is_one_line_by_hand(self):
        """Its use and its test are by hand, too, and its line in the changelog."""
        different = {name for name in self.files
                     if not filecmp.cmp(ROOT / name, self.grown / name, shallow=False)}
        self.assertEqual(different - self.generated, {"include/tapzoom.h"})
        self.assertLessEqual({"Sources/TapZoomCore/Settings/Settings.swift", "bindings/python/tapzoom/settings.py",
                              "bindings/lua/tapzoom.lua", "bindings/cpp/tapzoom.hpp", "bindings/web/tapzoom.js",
                              "bindings/web/tapzoom.d.ts", "Tests/C/ledger.h"}, different)

    def test_all_versions_play_all_traces_alike(self):
        """Programs and libraries of both versions, in all pairs: no trace sets the new setting, so none changes."""
        self.assertGreater(len(TRACES), 60)
        for trace in TRACES:
            expected = trace.read_text("utf-8")
            for host, library in ((self.grown, self.grown), (ROOT, self.grown), (self.grown, ROOT)):
                with self.subTest(trace.stem, host=host.name, library=library.name):
                    self.assertEqual(self.play(host, library, trace), expected)

    def test_older_recordings_replay(self):
        for trace in TRACES[::6]:
            with self.subTest(trace.stem):
                recording = Path(self.temporary.name, "recording")
                self.play(ROOT, ROOT, trace, recording)
                self.assertEqual(self.replay(recording, self.grown), self.replay(recording, ROOT))

    def test_committed_recordings_replay(self):
        """Every later build replays them with the same outcomes, up to the next minor version."""
        recordings = sorted(FIXTURES.glob("*.tapzoom"))
        self.assertEqual(len(recordings), 10)
        for recording in recordings:
            with self.subTest(recording.name):
                expected = self.replay(recording, ROOT)
                self.assertRegex(expected, r"\d+ calls, hash [0-9a-f]{16}\n$")
                self.assertEqual(self.replay(recording, self.grown), expected)

    def test_committed_snapshots_load_or_are_refused(self):
        """The version that wrote a snapshot loads it. Another one refuses it by its header or its settings."""
        program = ("import sys, tapzoom\nfor file in sys.argv[1:]:\n"
                   "    view = tapzoom.View((1, 1), (1, 1))\n    before = view.save_state()\n"
                   "    data = open(file, 'rb').read()\n"
                   "    try:\n        view.load_state(data)\n        assert view.save_state() == data\n"
                   "        print('loaded')\n"
                   "    except tapzoom.DataError:\n        assert view.save_state() == before\n"
                   "        print('refused')\n")
        snapshots = sorted(FIXTURES.glob("*.snapshot"))
        for checkout, said in ((ROOT, "loaded\n"), (self.grown, "refused\n")):
            found = run(sys.executable, "-c", program, *snapshots, TAPZOOM_LIBRARY="", PYTHONDONTWRITEBYTECODE=1,
                        PYTHONPATH=checkout / "bindings/python")
            self.assertEqual(found, said * 10)

    def test_the_bindings_know_the_setting(self):
        program = ("import tapzoom\nprint(tapzoom.Config().growth_time)\n"
                   "view = tapzoom.View((9, 9), (9, 9), growth_time=2)\nprint(view.config.growth_time)\n"
                   "try: view.set_config(view.config.replace(growth_time=11))\n"
                   "except tapzoom.RangeError as error: print(error.field)\n")
        said = run(sys.executable, "-c", program, TAPZOOM_LIBRARY="", PYTHONDONTWRITEBYTECODE=1,
                   PYTHONPATH=self.grown / "bindings/python")
        self.assertEqual(said, "1.5\n2.0\ngrowth_time\n")


if __name__ == "__main__":
    unittest.main()
