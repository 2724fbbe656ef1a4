# SPDX-License-Identifier: MIT
"""The binding under Mono and .NET, from the installed package."""

import json
import os
import re
import shutil
import struct
import sys
import unittest

import tapzoom
from support import HERE, PACKAGES, README, ROOT, PackageTest, programs, run

sys.path[:0] = [str(ROOT / "bindings"), str(HERE.parent / "calls")]
import program as calls  # noqa: E402
import csharp  # noqa: E402
from generator.module import STRUCTS  # noqa: E402

API = json.loads((ROOT / "bindings/api.json").read_text("utf-8"))
TOUCHES = [f"examples/touches/{name}.jsonl" for name in ("double-tap", "pinch", "fling")]
RUNTIMES = ("mono", "dotnet")
#: The events of Pinch.cs but Changed.
EVENTS = ["Pan Began", "Pinch Began", "Pinch Ended", "Pan Ended", "Fling Began"]
#: Whether this is a benchmark (make bench-bindings): it compares the times of frames.
SPEED = "TAPZOOM_SPEED" in os.environ
#: The largest factor between a frame in C# and one in C. A call of a native function alone takes Mono 70 ns.
FACTORS = {"mono": 3, "dotnet": 1.5}
#: A program around the lines of the page.
PIECES = """using System;
using System.IO;
using TapZoom;

static class Pieces
{
    static void Select(double x, double y) { Console.WriteLine("tap " + x + " " + y); }

    static void Main()
    {
        Config config = new Config(Preset.Photos);
        config.Gestures = Gestures.Tap; // without a double tap no tap waits
        Viewport viewport = new Viewport { Width = 400, Height = 600 };
        ContentRect content = new ContentRect { Width = 2000, Height = 3000 };
        View view = new View(config, viewport, content), other = new View(config, viewport, content);
        GestureEvent[] events = new GestureEvent[View.EventCapacity];
        Touch[] touches = {
            new Touch { Time = 1, Id = 1, X = 100, Y = 150, Phase = TouchPhase.Began },
            new Touch { Time = 1.1, Id = 1, X = 100, Y = 150, Phase = TouchPhase.Ended } };
        FrameResult result = view.Frame(2, touches, events);
        TAP;
        byte[] memory = new byte[1 << 16];
        MemoryStream file = new MemoryStream();
        RECORDING;
        Console.WriteLine("scale " + other.Transform.Scale);
    }
}
"""


def plain(name: str) -> str:
    return name.replace("_", "").lower()

#: What Messages of Lives.cs prints.
MESSAGES = [
    "Range, ZoomStep=0.5: outside 1.01 to 100, field zoom_step",
    "Range, TapDebounceTime=9: outside 0 to DoubleTapTime, field tap_debounce_time",
    "Enum, MinScale.OtherFit=9: outside 0 to 6 (Fit), field min_scale.other_fit",
    "Range, MaxScale.OtherFit=3: needs OtherFactor, field max_scale.other_fit",
    "Enum, preset=9: outside 0 to 3 (Preset), field preset",
    "Enum, action=3: outside 1, or 2, or 4, or 8, or 16, or 32, or 64, or 128, or 256 (one of Steps), field action",
    "Enum, Gestures=1: outside the bits of Gestures, field gestures",
    "Range, Levels[1].Factor=1000000000: outside 1e-6 to 1e6, field levels[1].factor",
    "Range, TapDebounceTime=9: outside 0 to DoubleTapTime, field tap_debounce_time",
    "Range, viewport.Width=0: outside 1e-6 to 1e12, field viewport",
    "NotFinite, factor=NaN: outside 1e-6 to 1e6, field factor",
    "Range, viewY=2000000000000: outside -1e12 to 1e12, field viewY",
    "Range, scale=-1: outside 0, or 1e-40 to 1e40, field scale",
    "Range, options.Duration=20: outside 0, or 0.001 to 10, field options",
    "Range, options.Quiet=1: outside 0 (1 only without animated), field options",
    "Range, options.Quiet=1: outside 0 (1 only without animated), field options",
    "Enum, keep=7: outside 0 to 1 (Keep), field keep",
    "Enum, scroll.Unit=9: outside 0 to 3 (ScrollUnit), field scroll",
    "Range, transform.Scale=0: outside 1e-40 to 1e40, field transform",
    "NotFinite, touches[1].X=-Infinity: outside -1e12 to 1e12, field touches[1]",
    "NotFinite, touches[0].X=-Infinity: outside -1e12 to 1e12, field touches[0]",
    "Range, time=-10000000000000: outside -1e12 to 1e12, field time",
    "Range, this.Scale=0: outside 1e-40 to 1e40, field this",
    "Range, this.Scale=0: outside 1e-40 to 1e40, field this",
    "none",
    # The sum is out of its range, not the offset.
    "Range, a number is outside its range"]


class TestBinding(PackageTest):
    def each(self):
        for runtime in RUNTIMES:
            with self.subTest(runtime):
                yield runtime

    def test_layout(self):
        """The structs have the sizes and offsets of the C header; every function is in the library."""
        lines = [line.split() for line in self.output("Layouts", "mono").splitlines()]
        sizes = {line[1]: int(line[2]) for line in lines if line[0] == "struct"}
        fields = {(line[1], line[2]): (int(line[3]), int(line[4])) for line in lines if line[0] == "field"}
        self.assertEqual(set(sizes), set(STRUCTS.values()))
        for entry in API["structs"]:
            name = STRUCTS[entry["name"].removeprefix("tapzoom_")]
            self.assertEqual(sizes[name], entry["size"], name)
            found = {plain(field): place for (owner, field), place in fields.items() if owner == name}
            places = {}
            for field in entry["fields"]:
                # A list of structs is a field for each element.
                size = field["size"] // field["count"] if field["name"] == "levels" else field["size"]
                for index in range(field["size"] // size):
                    own = plain(field["name"]) + (str(index) if size != field["size"] else "")
                    places[own] = (field["offset"] + index * size, size)
            self.assertEqual(found, places, name)
        self.assertEqual({(line[1], int(line[2])) for line in lines if line[0] == "function"},
                         {(function["name"], len(function["parameters"])) for function in API["functions"]})
        constants = {plain(line[1]): float(line[2]) for line in lines if line[0] == "constant"}
        self.assertEqual(constants, {plain(one["name"].removeprefix("TAPZOOM_")): one["value"]
                                     for one in API["constants"] if "VERSION" not in one["name"]})

    def test_enumerations(self):
        """They have the values of the header, and the sets of kinds a bit for each."""
        said: dict = {}
        for line in self.output("Layouts", "mono").splitlines():
            if line.startswith("enum "):
                _, name, member, value = line.split()
                said.setdefault(name, {})[plain(member)] = int(value)
        self.assertEqual(len(said), len(API["enumerations"]) + 2)
        for entry in API["enumerations"]:
            values = {plain(one["name"].removeprefix(entry["prefix"]).removeprefix("TAPZOOM_")): one["value"]
                      for one in entry["values"]}
            if entry["flags"]:
                values = {"none": 0, **values, "all": sum(values.values())}
            self.assertIn(values, said.values(), entry["prefix"])
        for kind, name, every in (("EventKind", "EventKinds", 2 ** 64 - 1), ("Tool", "Tools", 7)):
            bits = {member: 1 << value for member, value in said[kind].items() if member != "none"}
            self.assertEqual(said[name], {"none": 0, **bits, "all": every})

    def test_errors_memory_and_threads(self):
        for runtime in self.each():
            output = self.output("Lives", runtime)
            self.check(dict(line.split(": ", 1) for line in output.splitlines() if ": " in line))
            self.assertEqual(re.findall(r"(?m)^message (.*)", output), MESSAGES)
            self.assertEqual(re.findall(r"(?m)^null (\w+) (\w+):", output),
                             [("ArgumentNullException", name) for name in (
                                 "bytes", "bytes", "buffer", "matrix", "matrix", "value", "memory")])
            transform, touch, event, state, options = re.findall("(?m)^text (.*)", output)
            self.assertEqual(transform, "Transform { Scale = 2.5, Rotation = 0, X = -1, Y = 0 }")
            self.assertEqual(touch, "Touch { Time = 1, Id = 7, X = 0, Y = 0, Phase = Moved, Tool = Finger, "
                                    "Flags = None, Buttons = Middle, Size = 0 }")
            self.assertRegex(event, r"\AGestureEvent \{ Time = 0, .*Kind = Tap, .*ContentX = 0\.5, .*"
                                    r"Velocity = Velocity \{ X = 0, .* \}, .*Owner = View, .*"
                                    r"Reason = None, Setting = , Measured = 0, Allowed = 0, Cause = User \}\Z")
            self.assertRegex(state, "Flags = None, Limits = None, .*ContactCount = 3")
            self.assertRegex(options, r"\ACommandOptions \{ Animated = True, ")

    def check(self, said: dict) -> None:
        self.assertRegex(said["plain scale"], r"Fit = None, .*Factor = 2\.5,")
        self.assertEqual(said["setting"], "Range, TapSlop=-1: outside 10 to 1e4, field tap_slop")
        for name, status, field in (
                ("viewport", "Range", "viewport"), ("viewport NaN", "NotFinite", "viewport"),
                ("content", "NotFinite", "content"), ("content 0", "Range", "content"),
                ("memory viewport", "Range", "viewport")):
            self.assertRegex(said[name], rf"\A{status}, {field}\.\w+=\w+: outside .*, field {field}\Z")
        for name in ("empty", "empty check", "empty set"):
            self.assertRegex(said[name], r"\AStructSize, .* new Config\(Preset\.Photos\)\.")
        self.assertRegex(said["time"], r"\ATime, .")
        self.assertEqual(said["touch"], "ContactUnknown, accepted 1")
        self.assertEqual(said["push"], "ContactUnknown, accepted 1")
        self.assertRegex(said["unused touch"], r"\AEnum, .")
        self.assertEqual(said["late frame"], "Time, accepted 0")
        self.assertEqual(said["try"], "ContactUnknown, accepted 1")
        self.assertEqual(said["disposed"], "24 of 24")
        self.assertEqual(said["short affine"], "ArgumentException matrix: The matrix needs at least 6 elements.")
        self.assertEqual(said["short matrix"], "ArgumentException matrix: The matrix needs at least 16 elements.")
        self.assertRegex(said["no recording"], r"\AArgumentNullException, .*, BufferTooSmall, .")
        self.assertEqual(said["ended"], "0")
        self.assertRegex(said["past the end"], r"\AData, .")
        self.assertEqual(said["short events"],
                         "ArgumentException events: Pass no events, or an array of at least 32 elements.")
        self.assertRegex(said["no beginning"], r"\AData, .")
        self.assertEqual((said["diverged"], said["garbage"]), ("Diverged True Advance", "True"))
        self.assertEqual(said["memory"], "0.2")
        self.assertRegex(said["small"], r"\ABufferTooSmall, .")
        self.assertEqual(said["odd"], "Range, memory: the address is not a multiple of 16, field memory")
        self.assertRegex(said["negative"], r"\AOverflowException, .")
        self.assertRegex(said["memory setting"], r"\ARange, TapSlop=-1: .")
        self.assertEqual(said["dropped"], "0")
        self.assertEqual(said["restored"], "5000 1, 0.8 0")
        self.assertEqual(said["hostile"], "39 of 39 True")
        self.assertRegex(said["last level"], r"\ANotFinite, .*, field levels\[1\]\.factor\Z")
        self.assertEqual(said["many levels"], "ArgumentException value: There may be at most 8 levels.")
        self.assertEqual((said["levels"], said["no room"]), ("2 2 0", "0 0"))
        parts = {one["name"]: one["value"] for one in API["constants"] if "VERSION" in one["name"]}
        self.assertEqual(int(said["version"]), sum(parts[f"TAPZOOM_VERSION_{name}"] * factor for name, factor in (
            ("MAJOR", 10000), ("MINOR", 100), ("PATCH", 1))))
        self.assertEqual(said["threads"], "600 ended")

    def test_pinch(self):
        """A pinch from 100 to 500 units zooms by 5; its recording replays to the same bits in Python."""
        for runtime in self.each():
            recording = self.folder / f"{runtime}.tapzoom"
            said = self.output("Pinch", runtime, recording)
            self.assertIn("zoom 5.000000000\n", said)
            self.assertEqual(re.findall("event (.*)", said), EVENTS)
            frames = re.findall("frame (.*)", said)
            view = tapzoom.View((1, 1), (1, 1))
            transforms = [view.transform for call in tapzoom.replay(recording.read_bytes(), view)
                          if call.kind == tapzoom.RecordKind.ADVANCE]
            self.assertEqual(len(frames), 22)
            self.assertEqual(frames, [" ".join(struct.pack(">d", number).hex()
                                               for number in (shown.scale, shown.x, shown.y)) for shown in transforms])

    def test_quickstart_prints_what_c_prints(self):
        wanted = run("build/tests/quickstart", *TOUCHES, cwd=ROOT)
        self.assertGreater(len(wanted.splitlines()), 5)
        for runtime in self.each():
            command = self.compiled("Quickstart", runtime, ROOT / "examples/csharp/Quickstart.cs")
            self.assertEqual(self.play(command, *TOUCHES), wanted)

    def wanted(self) -> str:
        """The output of the program of the page."""
        return re.sub(r"(?m)^    ", "", re.search(r"Its output is\n\n((?:    .*\n)+)", README)[1])

    def test_program_of_the_readme(self):
        wanted = self.wanted()
        source = self.folder / "Readme.cs"
        source.write_text(programs("csharp")[0], "utf-8")
        for runtime in self.each():
            self.assertEqual(self.play(self.compiled("Readme", runtime, source)), wanted)

    def test_commands_for_mono(self):
        """They run as printed, with the runtime of this machine, on the program of the page."""
        wanted = self.wanted()
        (commands,) = (text for text in programs("sh") if "unzip" in text)
        self.assertIn("/linux-x64/", commands)
        folder = self.folder / "commands"
        folder.mkdir()
        (package,) = PACKAGES.glob("*.nupkg")
        shutil.copy(package, folder)
        (folder / "App.cs").write_text(programs("csharp")[0], "utf-8")
        commands = commands.replace("linux-x64", self.library.parents[1].name)
        said = run("sh", "-ec", commands, cwd=folder)
        self.assertTrue(said.endswith(f"\n{wanted}"), said)

    def test_viewer_compiles_as_printed(self):
        page = (ROOT / "examples/csharp/README.md").read_text("utf-8")
        (command,) = re.findall("(?m)^mcs .*", page)
        program = self.folder / "viewer.exe"
        run("sh", "-ec", command.replace("build/viewer.exe", str(program)), cwd=ROOT)
        self.assertTrue(program.exists())

    def test_pieces_of_the_readme(self):
        """The lines for a tap and for a recording, in a program."""
        (tap,) = (text for text in programs("csharp") if "Select(" in text)
        (recording,) = (text for text in programs("csharp") if "BeginRecording" in text)
        source = self.folder / "Pieces.cs"
        source.write_text(PIECES.replace("TAP;", tap).replace("RECORDING;", recording), "utf-8")
        for runtime in self.each():
            self.assertEqual(self.play(self.compiled("Pieces", runtime, source)), "tap 500 750\nscale 0.4\n")

    def test_adapter_for_monogame(self):
        """Fingers that spread from 100 to 400 units zoom by 400 / 112: 6 units of each are the slop."""
        (adapter,) = (text for text in programs("csharp") if "Xna" in text)
        source = self.folder / "ZoomCamera.cs"
        source.write_text(adapter, "utf-8")
        said = self.play(self.compiled("MonoGame", "mono", source, HERE / "MonoGame.cs"))
        scale, x, y = map(float, re.search(r"pinched (\S+) at (\S+) (\S+)", said).groups())
        self.assertAlmostEqual(scale / 0.5, 400 / 112, 3)
        self.assertAlmostEqual((400 - x) / scale, 800, 1)
        self.assertAlmostEqual((300 - y) / scale, 600, 1)

    def test_calls(self):
        """Each function with each field prints what C prints."""
        source = self.folder / "Script.cs"
        source.write_text(csharp.CSharp().write(), "utf-8")
        expected = calls.expected(self.folder, os.environ.get("CC", "cc"))
        for runtime in self.each():
            said = self.play(self.compiled("Script", runtime, source))
            self.assertEqual(calls.readable(said), expected)

    def test_frames_allocate_nothing(self):
        """Mono counts no bytes."""
        self.assertEqual(self.output("Measure", "dotnet", "frames"), "0 bytes, True\n")

    def test_views_leak_nothing(self):
        """The program disposes of all views, or the collector finds them. Mono's takes some numbers for addresses."""
        counting = calls.counting(self.folder, os.environ.get("CC", "cc"))
        for runtime in self.each():
            self.assertEqual(self.output("Measure", runtime, "disposed", **counting), "1000 views made, 0 alive\n")
            said = self.output("Measure", runtime, "lost", **counting)
            self.assertLess(int(re.fullmatch(r"1000 views made, (\d+) alive\n", said)[1]), 10)

    def test_frames_as_in_c(self):
        """All send the same events. As a benchmark: the best of several runs in turns."""
        c = self.folder / "speed"
        library = ROOT / "build/lib"
        run(os.environ.get("CC", "cc"), "-O2", ROOT / "Tests/Bindings/speed.c", f"-I{ROOT}/include",
            f"-L{library}", "-ltapzoom", f"-Wl,-rpath,{library}", "-o", c)
        players = {"c": [c], **{name: self.compiled("Measure", name, HERE / "Measure.cs") for name in RUNTIMES}}
        best = dict.fromkeys(players, float("inf"))
        for _ in range(4 if SPEED else 1):
            for name, command in players.items():
                said = self.play(command, "speed")
                self.assertIn("296000 events, scales 76802.9014596147", said)
                best[name] = min(best[name], float(said.split(" ns")[0]))
        if SPEED:
            print(best)
        for name, factor in FACTORS.items() if SPEED else ():
            self.assertLess(best[name], factor * best["c"], best)

    def test_runtime_finds_the_library_in_the_package(self):
        """The host of .NET takes both files from a folder of packages, by the list that an SDK writes."""
        command = self.compiled("Measure", "dotnet", HERE / "Measure.cs")
        alone = self.folder / "alone"
        alone.mkdir()
        for name in ("Measure.exe", "Measure.runtimeconfig.json"):
            (alone / name).write_bytes((self.folder / "dotnet" / name).read_bytes())
        runtime = self.library.parents[1].name
        library = f"runtimes/{runtime}/native/{self.library.name}"
        name = ".NETCoreApp,Version=v3.1"
        listed = {"runtimeTarget": {"name": name}, "targets": {name: {"TapZoom/1.0.0": {
            "runtime": {"lib/netstandard2.1/TapZoom.dll": {}},
            "runtimeTargets": {library: {"rid": runtime, "assetType": "native"}}}}},
            "libraries": {"TapZoom/1.0.0": {"type": "package", "serviceable": False, "sha512": "",
                                            "path": "TapZoom.1.0.0"}}}
        (alone / "Measure.deps.json").write_text(json.dumps(listed), "utf-8")
        said = self.play([command[0], "exec", "--additionalprobingpath", self.folder / "packages",
                          alone / "Measure.exe"], "frames")
        self.assertEqual(said, "0 bytes, True\n")


if __name__ == "__main__":
    unittest.main()
