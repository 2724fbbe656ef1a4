# SPDX-License-Identifier: MIT
"""Recording, replaying, and the program that tells what a recording is."""

import gc
import os
import signal
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from support import CONTENT, VIEWPORT, double_tap, glide, names, run_python, tapzoom
from tapzoom import CallKind, picture


def record(size=1 << 16):
    """A recorded view that was touched and commanded, its recording, and what it polled."""
    view = tapzoom.View(VIEWPORT, CONTENT, preset="maps", zoom_step=3)
    view.record(size)
    view.resize(410, 600)
    view.push(double_tap())
    view.advance(1)
    events = view.poll()
    parts = [view.poll_record()]
    view.push(glide(1.5, (100, 100), (200, 170), id=-5, up=0))
    view.advance(1.7)
    parts.append(view.poll_record())
    view.config = view.config.replace(zoom_step=2)
    view.zoom_by(1.5, (10, 20), animated=False)
    view.load(view.save())
    events += view.poll()
    parts.append(view.poll_record())
    return view, b"".join(parts), events


def damaged(recording, number):
    """The same recording with another bit in the hash of a call."""
    end = 0
    with tapzoom.View((1, 1), (1, 1)) as view:
        for end in range(1, len(recording)):
            try:
                if list(tapzoom.replay(recording[:end], view))[-1].number == number:
                    break
            except tapzoom.RecordingError:
                pass
    return recording[: end - 1] + bytes([recording[end - 1] ^ 1]) + recording[end:]


class RecordTest(unittest.TestCase):
    def test_replay_is_what_happened(self):
        view, recording, events = record()
        with tapzoom.View((1, 1), (1, 1)) as other:
            calls = list(tapzoom.replay(recording, other))
            self.assertEqual(other.transform, view.transform)
            self.assertEqual(other.config, view.config)
            self.assertEqual(other.time, view.time)
        self.assertEqual([call.number for call in calls], list(range(len(calls))))
        self.assertEqual([event for call in calls for event in call.events], events)
        self.assertIn("double_tap", names(events))
        self.assertEqual(calls[-1].transform, view.transform)
        self.assertEqual(len({call.hash for call in calls}), len(calls))

    def test_calls(self):
        _, recording, _ = record()
        calls = list(tapzoom.replay(bytearray(recording)))
        start, resized = calls[:2]
        self.assertEqual((start.kind, start.time), (CallKind.START, float("-inf")))
        self.assertEqual(start.arguments["viewport_width"], 400)
        self.assertEqual((resized.kind, resized.arguments["viewport_width"]), (CallKind.VIEWPORT, 410))
        touches = [call.touch for call in calls if call.kind == CallKind.TOUCH]
        touches = [touch._replace(phase=str(touch.phase)) for touch in touches]
        self.assertEqual(touches, double_tap() + glide(1.5, (100, 100), (200, 170), id=-5, up=0))
        zoomed = [call for call in calls if call.kind == CallKind.ZOOM_BY]
        self.assertEqual([call.arguments for call in zoomed], [{"factor": 1.5, "x": 10, "y": 20, "animated": 0}])

    def test_every_kind_has_its_arguments(self):
        self.assertEqual(set(tapzoom.recording._ARGUMENTS), set(CallKind))

    def test_memory_lives_as_long_as_it_is_written(self):
        view, _, _ = record()
        view.record(0)
        with tapzoom.View(VIEWPORT, CONTENT) as view:
            view.record(4096)
            gc.collect()
            filler = [bytearray(4096) for _ in range(64)]
            view.advance(1)
            self.assertEqual(list(tapzoom.replay(view.poll_record()))[-1].kind, CallKind.ADVANCE)
            self.assertFalse(any(map(any, filler)))

    def test_errors(self):
        with tapzoom.View(VIEWPORT, CONTENT) as view:
            self.assertEqual(view.poll_record(), b"")
            self.assertRaises(tapzoom.RecordFullError, view.record, 10)
            view.record(400)
            for time in range(60):
                view.advance(time)
            self.assertGreater(len(list(tapzoom.replay(view.poll_record()))), 1)
            self.assertRaises(MemoryError, view.poll_record)
        self.assertRaises(tapzoom.ClosedError, view.record)
        self.assertRaises(tapzoom.ClosedError, view.poll_record)
        _, recording, _ = record()
        self.assertRaises(tapzoom.ClosedError, list, tapzoom.replay(recording, view))

    def test_no_recording(self):
        self.assertEqual(list(tapzoom.replay(b"")), [])
        _, recording, _ = record()
        for data, number in ((b"no recording", 0), (recording[:10], 0), (recording + b"\0", None)):
            with self.assertRaises(ValueError) as caught:
                list(tapzoom.replay(data))
            count = len(list(tapzoom.replay(recording)))
            self.assertEqual(caught.exception.number, count if number is None else number)

    def test_divergence_names_the_call(self):
        _, recording, _ = record()
        seen = []
        with self.assertRaises(tapzoom.DivergedError) as caught:
            for call in tapzoom.replay(damaged(recording, 5)):
                seen.append(call.number)
        self.assertEqual((caught.exception.number, seen), (5, [0, 1, 2, 3, 4, 5]))


class ProgramTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = Path(folder.name, "a-session.tapzoom")
        self.picture = Path(folder.name, "a-session.svg")
        _, self.recording, self.events = record()

    def run_replay(self, recording, *more):
        self.file.write_bytes(recording)
        return run_python("-m", "tapzoom", "replay", self.file, *more)

    def test_timeline_and_picture(self):
        done = self.run_replay(self.recording, self.picture)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        calls = list(tapzoom.replay(self.recording))
        self.assertEqual(len(done.stdout.splitlines()), len(calls) + len(self.events) + 1)
        for said in (
            "     0            -  start 400 x 600 on 2000 x 3000 ",
            "  touch -5 moved (110, 107) ",
            "  zoom_by factor=1.5 x=10 y=20 animated=0 ",
            "  1.7000  load   ",
            "  double_tap once at (100.0, 150.0)  taps 2\n",
            f"{len(calls)} calls, hash {calls[-1].hash:016x}\n",
        ):
            self.assertIn(said, done.stdout)
        text = " ".join(ElementTree.parse(self.picture).getroot().itertext())
        for said in ("A session", "finger", "double tap", "pan", "0.00 s"):
            self.assertIn(said, text)

    def test_divergence(self):
        done = self.run_replay(damaged(self.recording, 5), self.picture)
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stderr, f"{self.file}: call 5: the outcome is not the one recorded\n")
        self.assertTrue(self.picture.exists())

    def test_damage(self):
        done = self.run_replay(self.recording[:-1])
        self.assertEqual(done.returncode, 2)
        number = len(list(tapzoom.replay(self.recording))) - 1
        message = "the bytes are no recording or snapshot, or damaged"
        self.assertEqual(done.stderr, f"{self.file}: call {number}: {message}\n")
        self.assertNotIn("hash", done.stdout)

    def test_no_file(self):
        done = run_python("-m", "tapzoom", "replay", self.file)
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertEqual(done.stderr, f"{self.file}: No such file or directory\n")

    def test_reader_who_has_seen_enough(self):
        reader, writer = os.pipe()
        os.close(reader)
        self.file.write_bytes(self.recording)
        with os.fdopen(writer, "wb") as output:
            done = run_python("-m", "tapzoom", "replay", self.file, stdout=output)
        self.assertEqual((done.returncode, done.stderr), (-signal.SIGPIPE, ""))

    def test_version(self):
        done = run_python("-m", "tapzoom", "version")
        self.assertEqual(done.returncode, 0)
        self.assertIn(f"tapzoom {tapzoom.__version__}, library {tapzoom.library_version()} (", done.stdout)

    def test_usage(self):
        done = run_python("-m", "tapzoom")
        self.assertEqual(done.returncode, 2)
        self.assertIn("usage: python -m tapzoom", done.stderr)


class PictureTest(unittest.TestCase):
    """What a recording may be, and a quickstart is not."""

    def draw(self, touches=(), events=(), frames=((0, tapzoom.Transform(1, 0, 0, 0)),)):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "picture.svg")
            picture.draw(file, (400, 600), (2000, 3000), [picture.Play("x", list(touches), list(events), list(frames))])
            self.assertNotRegex(file.read_text(encoding="utf-8"), r"nan|inf\b")
            return ElementTree.parse(file).getroot()

    def test_nothing_happened(self):
        self.draw()

    def test_an_id_is_used_again(self):
        touches = double_tap() + [touch._replace(time=touch.time + 5, id=1) for touch in double_tap()]
        play = picture.Play("x", touches, [], [])
        self.assertEqual([len(contact) for contact in play.contacts], [2, 2, 2, 2])


if __name__ == "__main__":
    unittest.main()
