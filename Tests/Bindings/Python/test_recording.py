# SPDX-License-Identifier: MIT
"""Views record calls, replays repeat them, and the program prints them."""

import gc
import os
import signal
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from support import CONTENT, VIEWPORT, double_tap, glide, names, run_python, tapzoom
from tapzoom import RecordKind, picture
from tapzoom.recording import OPTION_NAMES as OPTIONS


def record(size=1 << 16):
    """Returns a recorded view after touches and commands, its recording, and its polled events."""
    view = tapzoom.View(VIEWPORT, CONTENT, preset="maps", zoom_step=3)
    view.begin_recording(size)
    view.set_viewport((410, 600))
    view.push_touches(double_tap())
    view.advance(1)
    events = view.poll_events()
    parts = [view.fetch_recording()]
    view.push_touches(glide(1.5, (100, 100), (200, 170), id=-5, up=0))
    view.advance(1.7)
    parts.append(view.fetch_recording())
    view.config = view.config.replace(zoom_step=2)
    view.zoom_by(1.5, (10, 20))
    view.push_scroll(1.7, 30, 40, dy=-2.5, unit="line", source="trackpad", phase="began", factor=1.25)
    view.set_content((-100, 50, 2000, 3000), keep="coordinates")
    view.load_state(view.save_state())
    events += view.poll_events()
    parts.append(view.fetch_recording())
    return view, b"".join(parts), events


def damaged(recording, number):
    """Returns the recording with another bit in the hash of a call."""
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
    def test_a_replay_gives_the_recorded_events_and_transforms(self):
        view, recording, events = record()
        with tapzoom.View((1, 1), (1, 1)) as other:
            entries = list(tapzoom.replay(recording, other))
            self.assertEqual(other.transform, view.transform)
            self.assertEqual(other.config, view.config)
            self.assertEqual(other.state, view.state)
        self.assertEqual([entry.number for entry in entries], list(range(len(entries))))
        self.assertEqual([event for entry in entries for event in entry.events], events)
        self.assertIn("double_tap", names(events))
        self.assertEqual(entries[-1].transform, view.transform)
        self.assertEqual(len({entry.hash for entry in entries}), len(entries))

    def test_an_entry_describes_its_call(self):
        _, recording, _ = record()
        entries = list(tapzoom.replay(bytearray(recording)))
        start, resized = entries[:2]
        self.assertEqual((start.kind, start.time), (RecordKind.START, float("-inf")))
        self.assertEqual((start.viewport, start.content), ((400, 600, 0, 0, 0, 0), (0, 0, 2000, 3000)))
        self.assertEqual(start.arguments["viewport_width"], 400)
        self.assertEqual((resized.kind, resized.viewport), (RecordKind.VIEWPORT, (410, 600, 0, 0, 0, 0)))
        self.assertEqual(resized.arguments["viewport_width"], 410)
        touches = [entry.touch for entry in entries if entry.kind == RecordKind.TOUCH]
        touches = [touch._replace(phase=str(touch.phase)) for touch in touches]
        self.assertEqual(touches, double_tap() + glide(1.5, (100, 100), (200, 170), id=-5, up=0))
        zoomed = [entry for entry in entries if entry.kind == RecordKind.ZOOM_BY]
        expected = {"factor": 1.5, "view_x": 10, "view_y": 20, **dict.fromkeys(OPTIONS, 0)}
        self.assertEqual([entry.arguments for entry in zoomed], [expected])
        (content,) = [entry for entry in entries if entry.kind == RecordKind.CONTENT]
        self.assertEqual(content.content, (-100, 50, 2000, 3000))
        self.assertEqual(content.arguments["keep"], tapzoom.Keep.COORDINATES)

    def test_every_argument_has_its_name(self):
        """The entry of each call names its numbers and integers."""
        options = {"duration": 0.5, "left": 1, "top": 2, "right": 3, "bottom": 4, "max_scale": 5}
        options |= {"fly_rho": 6, "fly_speed": 7, "animated": 1, "curve": 1, "path": 1, "quiet": 0}
        with tapzoom.View(VIEWPORT, CONTENT) as view:
            view.begin_recording()
            view.set_config(view.config.replace(zoom_step=3))
            view.set_viewport((410, 610, 1, 2, 3, 4))
            view.set_content((5, 6, 2100, 3100))
            view.set_pager_offset(26, 27)
            view.push_touch(1, 7, "began", 30, 40, "pen", "no_slop", "secondary", 12.5)
            view.push_scroll(
                1.5, 31, 41, dx=3, dy=4, factor=1.5, rotation=0.25, unit="page", source="trackpad", phase="changed"
            )
            view.set_contact_owner(7, "host")
            view.cancel_touches(2)
            view.pen_near(2)
            view.advance(3)
            view.rebase_time(20)
            view.set_transform((0.5, 0.25, 8, 9), **options)
            view.zoom_to(0.75, (10, 11), **options)
            view.zoom_to_rect((12, 13, 140, 150), **options)
            view.center_on((16, 17), 0.875, **options)
            view.rotate_to(0.125, (20, 21), **options)
            view.fit(**options)
            view.pan_by(22, 23, **options)
            view.zoom_by(1.25, (18, 19), **options)
            view.rotate_by(0.75, (24, 25), **options)
            view.step("left", **options)
            view.set_velocity((26, 27, 0.25, 0.125, (28, 29)))
            view.stop_motion()
            count = len(view.poll_events())
            entries = list(tapzoom.replay(view.fetch_recording()))
        viewport = dict(viewport_width=410, viewport_height=610, left=1, top=2, right=3, bottom=4)
        content = dict(content_x=5, content_y=6, content_width=2100, content_height=3100)
        start = dict.fromkeys(viewport, 0) | dict(viewport_width=400, viewport_height=600)
        start |= dict(content_x=0, content_y=0, content_width=2000, content_height=3000)
        expected = {
            "start": start,
            "config": dict.fromkeys(OPTIONS, 0),
            "viewport": viewport,
            "content": {**content, "keep": 0},
            "pager_offset": {"x": 26, "y": 27},
            "touch": dict(time=1, x=30, y=40, size=12.5, id=7, phase=1, tool=1, flags=2, buttons=2),
            "scroll": dict(time=1.5, x=31, y=41, dx=3, dy=4, factor=1.5, rotation=0.25, unit=2, source=1, phase=2),
            "owner": {"id": 7, "owner": 1},
            "cancel_touches": {"time": 2},
            "pen_near": {"time": 2},
            "advance": {"time": 3},
            "rebase_time": {"offset": 20},
            "set_transform": dict(scale=0.5, rotation=0.25, x=8, y=9, **options),
            "zoom_to": dict(scale=0.75, view_x=10, view_y=11, **options),
            "zoom_to_rect": dict(x=12, y=13, width=140, height=150, **options),
            "center_on": dict(content_x=16, content_y=17, scale=0.875, **options),
            "rotate_to": dict(rotation=0.125, view_x=20, view_y=21, **options),
            "fit": options,
            "pan_by": dict(dx=22, dy=23, **options),
            "zoom_by": dict(factor=1.25, view_x=18, view_y=19, **options),
            "rotate_by": dict(angle=0.75, view_x=24, view_y=25, **options),
            "step": dict(action=4, **options),
            "set_velocity": dict(x=26, y=27, log_scale=0.25, rotation=0.125, view_x=28, view_y=29),
            "stop_motion": {},
            "poll": {"count": count},
        }
        self.assertEqual([(str(entry.kind), entry.arguments) for entry in entries], list(expected.items()))
        self.assertEqual({*expected, "load_state"}, set(map(str, RecordKind)))

    def test_every_kind_of_call_lists_its_arguments(self):
        self.assertEqual(set(tapzoom.recording._ARGUMENTS), set(RecordKind))

    def test_the_memory_of_a_recording_stays_alive(self):
        with tapzoom.View(VIEWPORT, CONTENT) as view:
            view.begin_recording(4096)
            gc.collect()
            filler = [bytearray(4096) for _ in range(64)]
            view.advance(1)
            self.assertEqual(list(tapzoom.replay(view.fetch_recording()))[-1].kind, RecordKind.ADVANCE)
            self.assertFalse(any(map(any, filler)))

    def test_the_end_of_a_recording_returns_the_rest(self):
        view, recording, _ = record()
        view.begin_recording()
        view.pan_by(1, 1)
        first = view.fetch_recording()
        view.pan_by(1, 1)
        rest = view.end_recording()
        self.assertEqual([str(entry.kind) for entry in tapzoom.replay(first + rest)][-2:], ["pan_by", "pan_by"])
        self.assertTrue(first and rest)
        view.pan_by(1, 1)
        self.assertEqual((view.fetch_recording(), view.end_recording()), (b"", b""))
        view.begin_recording()
        self.assertEqual(len(list(tapzoom.replay(view.end_recording()))), 2)

    def test_the_end_of_a_recording_that_did_not_fit_raises_an_error(self):
        """The error has the calls that did fit."""
        with tapzoom.View(VIEWPORT, CONTENT) as view:
            view.begin_recording(400)
            for time in range(60):
                view.advance(time)
            with self.assertRaises(tapzoom.BufferTooSmallError) as caught:
                view.end_recording()
            kinds = [entry.kind for entry in tapzoom.replay(caught.exception.recording)]
            self.assertEqual((kinds[0], kinds[-1]), (RecordKind.START, RecordKind.ADVANCE))
            self.assertTrue(1 < len(kinds) < 61)
            self.assertEqual((view.end_recording(), caught.exception.accepted), (b"", 0))

    def test_parts_continue_a_replay_and_their_iterators_may_be_abandoned(self):
        with tapzoom.View(VIEWPORT, CONTENT) as view:
            view.begin_recording()
            view.advance(1)
            first = view.fetch_recording()
            view.advance(2)
            second = view.end_recording()
        count = len(list(tapzoom.replay(first)))
        with tapzoom.View((1, 1), (1, 1)) as view:
            self.assertRaises(tapzoom.RecordingError, list, tapzoom.replay(second, view))
            abandoned = tapzoom.replay(first + second, view)
            self.assertEqual([next(abandoned).number for _ in range(count)][-1], count - 1)
            abandoned.close()
            self.assertEqual([entry.number for entry in tapzoom.replay(second, view)], [count])
            with self.assertRaises(tapzoom.DivergedError):
                list(tapzoom.replay(damaged(first + second, count - 1), view))

    def test_recordings_that_do_not_fit_and_closed_views_raise_errors(self):
        with tapzoom.View(VIEWPORT, CONTENT) as view:
            self.assertEqual(view.fetch_recording(), b"")
            self.assertRaises(tapzoom.BufferTooSmallError, view.begin_recording, 10)
            self.assertRaises(tapzoom.BufferTooSmallError, view.begin_recording, 0)
            view.begin_recording(400)
            for time in range(60):
                view.advance(time)
            self.assertGreater(len(list(tapzoom.replay(view.fetch_recording()))), 1)
            self.assertRaises(MemoryError, view.fetch_recording)
        self.assertRaises(tapzoom.ClosedError, view.begin_recording)
        self.assertRaises(tapzoom.ClosedError, view.end_recording)
        self.assertRaises(tapzoom.ClosedError, view.fetch_recording)
        _, recording, _ = record()
        self.assertRaises(tapzoom.ClosedError, list, tapzoom.replay(recording, view))

    def test_bytes_that_are_not_a_recording_raise_recording_error(self):
        self.assertEqual(list(tapzoom.replay(b"")), [])
        _, recording, _ = record()
        for data, number in ((b"no recording", 0), (recording[:10], 0), (recording + b"\0", None)):
            with self.assertRaises(ValueError) as caught:
                list(tapzoom.replay(data))
            count = len(list(tapzoom.replay(recording)))
            self.assertEqual(caught.exception.number, count if number is None else number)

    def test_a_cut_recording_ends_early(self):
        """At each byte within a call; a cut between two calls leaves a whole recording."""
        _, recording, _ = record()
        cuts = {"early": 0, "whole": 0}
        for length in range(1, len(recording), 1 if os.environ.get("TAPZOOM_ALL") == "1" else 11):
            try:
                list(tapzoom.replay(recording[:length]))
                cuts["whole"] += 1
            except tapzoom.RecordingError as error:
                if error.number < 25:  # the snapshot of the last call but one has no known length
                    self.assertEqual(str(error), "the recording ends early, within this call", length)
                    cuts["early"] += 1
        self.assertGreater(cuts["early"], 80)
        self.assertLess(cuts["whole"], 27)

    def test_damaged_bytes_do_not_end_early(self):
        """Except where the damage is in a length."""
        _, recording, _ = record()
        said = []
        for place in range(0, 1000, 7):
            try:
                list(tapzoom.replay(recording[:place] + bytes([recording[place] ^ 0x80]) + recording[place + 1 :]))
            except tapzoom.RecordingError as error:
                said.append(str(error))
            except tapzoom.DivergedError:
                pass
        early = said.count("the recording ends early, within this call")
        self.assertTrue(len(said) > 40 and early < 0.1 * len(said), (early, len(said)))
        with self.assertRaisesRegex(tapzoom.RecordingError, "the bytes are damaged"):
            list(tapzoom.replay(b"no recording" * 99))

    def test_a_divergence_names_the_call(self):
        _, recording, _ = record()
        seen = []
        with self.assertRaises(tapzoom.DivergedError) as caught:
            for entry in tapzoom.replay(damaged(recording, 5)):
                seen.append(entry.number)
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

    def test_replay_prints_the_calls_and_draws_them(self):
        done = self.run_replay(self.recording, self.picture)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        entries = list(tapzoom.replay(self.recording))
        self.assertEqual(len(done.stdout.splitlines()), len(entries) + len(self.events) + 1)
        for line in (
            "     0            -  start 400 x 600 on 2000 x 3000 ",
            "     1            -  viewport 410 x 600 ",
            "  touch -5 moved (110, 107) ",
            "  zoom_by factor=1.5 view_x=10 view_y=20 ",
            "  trackpad began (0, -2.5) line factor=1.25 at (30, 40) ",
            "  content 2000 x 3000 at (-100, 50), keep coordinates ",
            "  1.7000  load_state   ",
            "  double_tap discrete at (100.0, 150.0)  taps 2\n",
            f"{len(entries)} calls, hash {entries[-1].hash:016x}\n",
        ):
            self.assertIn(line, done.stdout)
        text = " ".join(ElementTree.parse(self.picture).getroot().itertext())
        for label in ("A session", "finger", "double tap", "pan", "0.00 s"):
            self.assertIn(label, text)

    def test_a_divergence_ends_with_status_1(self):
        done = self.run_replay(damaged(self.recording, 5), self.picture)
        self.assertEqual(done.returncode, 1)
        message = "the replayed call ran, but its outcome differs from the recorded one"
        self.assertEqual(done.stderr, f"{self.file}: call 5: {message}\n")
        self.assertTrue(self.picture.exists())

    def test_a_damaged_recording_ends_with_status_2(self):
        done = self.run_replay(self.recording[:-1])
        self.assertEqual(done.returncode, 2)
        number = len(list(tapzoom.replay(self.recording))) - 1
        message = "the recording ends early, within this call"
        self.assertEqual(done.stderr, f"{self.file}: call {number}: {message}\n")
        self.assertNotIn("hash", done.stdout)

    def test_a_missing_file_ends_with_status_2(self):
        done = run_python("-m", "tapzoom", "replay", self.file)
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertEqual(done.stderr, f"cannot read {self.file}: No such file or directory\n")

    @unittest.skipUnless(hasattr(signal, "SIGPIPE"), "Windows has no SIGPIPE")
    def test_a_closed_output_ends_silently(self):
        reader, writer = os.pipe()
        os.close(reader)
        self.file.write_bytes(self.recording)
        with os.fdopen(writer, "wb") as output:
            done = run_python("-m", "tapzoom", "replay", self.file, stdout=output)
        self.assertEqual((done.returncode, done.stderr), (-signal.SIGPIPE, ""))

    def test_version_prints_the_versions_and_the_library(self):
        done = run_python("-m", "tapzoom", "--version")
        self.assertEqual(done.returncode, 0)
        self.assertIn(f"tapzoom {tapzoom.__version__}, library {tapzoom.library_version()} (", done.stdout)

    def test_wrong_arguments_print_the_usage(self):
        done = run_python("-m", "tapzoom")
        self.assertEqual(done.returncode, 2)
        self.assertIn("usage: python -m tapzoom", done.stderr)


class PictureTest(unittest.TestCase):
    """Recordings that differ from those of the quickstart are drawn."""

    def draw(self, touches=(), events=(), frames=((0, tapzoom.Transform(1, 0, 0, 0)),)):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "picture.svg")
            picture.draw(file, (400, 600), (2000, 3000), [picture.Play("x", list(touches), list(events), list(frames))])
            self.assertNotRegex(file.read_text(encoding="utf-8"), r"nan|inf\b")
            return ElementTree.parse(file).getroot()

    def test_a_recording_without_touches_is_drawn(self):
        self.draw()

    def test_contacts_with_the_same_id_are_drawn_apart(self):
        touches = double_tap() + [touch._replace(time=touch.time + 5, id=1) for touch in double_tap()]
        play = picture.Play("x", touches, [], [])
        self.assertEqual([len(contact) for contact in play.contacts], [2, 2, 2, 2])

    def test_the_fingers_have_one_name_and_share_lanes(self):
        """So the height follows the fingers that are down at once, not all of them."""
        taps = [touch._replace(time=touch.time + 2 * number, id=number)
                for number in range(15) for touch in double_tap()]
        few, many = self.draw(double_tap()), self.draw(taps)
        labels = [text.text for text in many.iter("{http://www.w3.org/2000/svg}text")]
        self.assertEqual(labels.count("fingers"), 1)
        self.assertEqual(many.get("height"), few.get("height"))

    def test_the_axis_begins_with_what_happens_first(self):
        """A frame may come late, as in a recording that begins before its first frame."""
        root = self.draw(double_tap(), frames=[(4, tapzoom.Transform(1, 0, 0, 0)), (5, tapzoom.Transform(2, 0, 0, 0))])
        lefts = [float(bar.get("x")) for bar in root.iter("{http://www.w3.org/2000/svg}rect")]
        self.assertGreaterEqual(min(lefts), 0)
        plot = next(float(bar.get("x")) for bar in root.iter("{http://www.w3.org/2000/svg}rect")
                    if bar.get("height") == "84")
        contacts = [float(bar.get("x")) for bar in root.iter("{http://www.w3.org/2000/svg}rect")
                    if bar.get("height") == "10"]
        self.assertEqual(min(contacts), plot)

    def test_a_wide_view_leaves_room_for_the_timeline(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "picture.svg")
            frames = [(0, tapzoom.Transform(1, 0, 0, 0)), (1, tapzoom.Transform(2, 0, 0, 0))]
            picture.draw(file, (1280, 400), (2000, 3000), [picture.Play("x", double_tap(), [], frames)])
            widths = [float(bar.get("width")) for bar in
                      ElementTree.parse(file).getroot().iter("{http://www.w3.org/2000/svg}rect")]
        self.assertGreater(min(widths), 0)


if __name__ == "__main__":
    unittest.main()
