# SPDX-License-Identifier: MIT
"""explain names the gesture, the reason and the setting, and proposes what lets the gesture come."""

import json
import os
import tempfile
import unittest
from pathlib import Path

import near_misses
from support import CONTENT, ROOT, VIEWPORT, double_tap, glide, run_python, tap, tapzoom
from tapzoom import EventKind, FailureReason, Gesture, RecordKind
from tapzoom.explain import TABLE, sentence

GUIDE = ROOT / "examples" / "guide" / "failures.md"


def record(touches, before=(), end=1.0, **settings):
    """A recording; the touches of `before` come before it begins."""
    with tapzoom.View(VIEWPORT, CONTENT, **settings) as view:
        view.push_touches(list(before))
        view.begin_recording()
        view.push_touches(touches)
        view.advance(touches[-1].time + end)
        return view.fetch_recording()


def late(pause=0.34, x=100.0):
    return tap(0.0) + tap(0.06 + pause, x=x)


class ExplainTest(unittest.TestCase):
    def only(self, recording, gesture):
        (sequence,) = tapzoom.explain(recording, gesture).sequences
        (failure,) = sequence.failures
        return failure

    def test_near_misses_are_explained_and_the_proposals_work(self):
        count = (6 if os.environ.get("TAPZOOM_ALL") == "1" else 1) * len(near_misses.KINDS)
        self.assertEqual(list(near_misses.problems(count, seed=5)), [])

    def test_a_failure_has_its_numbers_and_a_change(self):
        failure = self.only(record(late()), "double_tap")
        self.assertEqual((failure.reason, failure.setting), (FailureReason.TOO_LATE, "double_tap_time"))
        self.assertAlmostEqual(failure.measured, 0.34)
        self.assertEqual(failure.allowed, 0.3)
        self.assertEqual(failure.sentence, "No double tap: the second finger landed 0.34 s after the first lift; "
                         "double_tap_time allows 0.3 s.")
        self.assertEqual(failure.change.settings, {"double_tap_time": 0.34})

    def test_the_program_need_not_poll_anything(self):
        failure = self.only(record(late(), events=["tap"]), "double_tap")
        self.assertEqual(failure.setting, "double_tap_time")

    def test_gestures_that_the_program_does_not_poll_stay_unrecognized(self):
        # A program that does not poll LONG_PRESS has taps of up to tap_time.
        recording = record(tap(0.0, duration=0.7), events=["tap"])
        (sequence,) = tapzoom.explain(recording).sequences
        self.assertEqual([event.kind for event in sequence.came], [EventKind.TAP])

    def test_two_settings_may_be_needed_together(self):
        second = tap(0.2, x=150.0)
        second.insert(1, second[0]._replace(time=0.22, phase="moved", x=175.0))
        failure = self.only(record(tap(0.0) + second), "double_tap")
        self.assertEqual(set(failure.change.settings), {"double_tap_distance", "tap_slop"})
        self.assertIn(" and ", failure.change.text)

    def test_the_sentence_of_three_fingers_has_the_true_time(self):
        fingers = [
            tap(0.0, 1, 100.0, duration=0.08), tap(0.0, 2, 150.0, duration=0.2), tap(0.0, 3, 200.0, duration=0.46)]
        touches = sorted((one for finger in fingers for one in finger), key=lambda one: one.time)
        failure = self.only(record(touches, finger_taps=["two", "three"]), "fingers_tap")
        self.assertIn("the last finger lifted 0.38 s after the first; two_finger_lift_time and 0.05 s for the third "
                      "finger allow 0.2 s.", failure.sentence)
        self.assertEqual(set(failure.change.settings), {"two_finger_lift_time", "two_finger_tap_time"})

    def test_a_gesture_that_is_off_is_switched_on(self):
        config = tapzoom.Config()
        recording = record(late(pause=0.1), gestures=config.gestures & ~(Gesture.DOUBLE_TAP | Gesture.QUICK_ZOOM))
        failure = self.only(recording, "double_tap")
        self.assertEqual((failure.reason, failure.change.text), (FailureReason.OFF, "gestures with double_tap"))

    def test_a_click_that_drags_needs_a_larger_slop(self):
        down, up = (touch._replace(tool="mouse") for touch in tap(0.0))
        recording = record([down, up._replace(time=0.03, phase="moved", x=104.5), up._replace(x=104.5)], preset="board")
        (sequence,) = tapzoom.explain(recording).sequences
        (failure,) = [one for one in sequence.failures if one.gesture == EventKind.TAP]
        self.assertEqual((failure.reason, failure.near), (FailureReason.LOST, True))
        self.assertEqual(failure.change.text, "pan_slop = 15")

    def test_touches_apart_are_sequences_of_their_own(self):
        again = [touch._replace(time=touch.time + 5) for touch in late()]
        found = tapzoom.explain(record(late() + again))
        self.assertEqual([(one.start, len(one.contacts)) for one in found.sequences], [(0.0, 2), (5.0, 2)])
        for one in found.sequences:
            self.assertAlmostEqual(one.failures[0].change.settings["double_tap_time"], 0.34, delta=0.0011)

    def test_a_recording_that_begins_later_says_so(self):
        recording = record([touch._replace(time=touch.time + 5) for touch in late()], before=double_tap())
        found = tapzoom.explain(recording)
        self.assertIn("snapshot", found.notes[0])
        self.assertEqual(found.sequences[0].failures[0].change.settings, {"double_tap_time": 0.341})

    def test_the_calls_run_again_as_they_were(self):
        with tapzoom.View(VIEWPORT, CONTENT, preset="maps") as view:
            view.begin_recording()
            view.push_touches(double_tap())
            view.advance(1)
            view.rebase_time(100)
            view.push_scroll(101.5, 50, 60, dy=-240)
            view.zoom_to(1.5, (20, 30), animated=True)
            view.advance(103)
            view.set_config(view.config.replace(pan_slop=3))
            view.set_viewport((300, 500))
            view.set_content((4000, 3000), keep="coordinates")
            view.zoom_to_rect((100, 100, 500, 500), left=20, max_scale=2)
            view.set_velocity((100, 0))
            view.push_touches(glide(104, (100, 100), (180, 200), up=0.01))
            view.advance(110)
            view.stop_motion()
            events = view.poll_events()
            recording = view.fetch_recording()
        found = tapzoom._calls.Calls(recording).run()
        shown = [(event.kind, event.phase, event.view_point, event.scale) for _, event in found
                 if event.kind != EventKind.FAILED]
        self.assertEqual([one for one in shown if one[1] != tapzoom.Phase.CHANGED],
                         [(event.kind, event.phase, event.view_point, event.scale) for event in events
                          if event.phase != tapzoom.Phase.CHANGED])

    def test_every_kind_of_call_runs_again(self):
        own = {RecordKind.START, RecordKind.LOAD_STATE, RecordKind.CONFIG, RecordKind.VIEWPORT, RecordKind.CONTENT,
               RecordKind.TOUCH, RecordKind.SCROLL, RecordKind.POLL}
        self.assertEqual({*tapzoom._calls._CALLS, *own}, set(RecordKind))

    def test_no_touches_give_no_sequence(self):
        with tapzoom.View(VIEWPORT, CONTENT) as view:
            view.begin_recording()
            view.zoom_by(2, (0, 0))
            self.assertEqual(tapzoom.explain(view.fetch_recording()).sequences, [])

    def test_damaged_recordings_raise(self):
        with self.assertRaises(tapzoom.RecordingError):
            tapzoom.explain(record(late())[:-1])
        with self.assertRaises(ValueError):
            tapzoom.explain(record(late()), "wave")

    def test_every_reason_has_a_sentence_and_a_row_in_the_guide(self):
        rows = GUIDE.read_text(encoding="utf-8") if GUIDE.exists() else None
        event = tapzoom._calls.Calls(record(late())).run()[0][1]
        for reason in FailureReason:
            if reason == FailureReason.NONE:
                continue
            for gesture in (EventKind.TAP, EventKind.FINGERS_TAP, EventKind.SWIPE):
                text = sentence(event._replace(gesture=gesture, reason=reason, measured=7.0, allowed=6.0))
                self.assertRegex(text, r"^No [a-z-]+( [a-z]+)?: [^{}]+\.$")
            if rows is not None:
                self.assertRegex(rows, rf"\| {reason.name} \|")
        for name in TABLE["units"]:
            self.assertTrue(hasattr(tapzoom.Config, name), name)


class ProgramTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = Path(folder.name, "late.tapzoom")
        self.file.write_bytes(record(late()))

    def explain(self, *arguments, **environment):
        return run_python("-m", "tapzoom", "explain", *arguments, PYTHONIOENCODING="utf-8", **environment)

    def test_the_program_prints_lines_and_sentences(self):
        done = self.explain(self.file)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("  Smallest change: double_tap_time = 0.34.\n", done.stdout)
        self.assertNotIn("\x1b", done.stdout)
        self.assertRegex(done.stdout, r"(?m)^contact 1 +●━+○$")
        self.assertRegex(done.stdout, r"(?m)^double tap +├─+✗$")
        self.assertLess(max(map(len, done.stdout.splitlines())), 121)

    def test_an_output_without_these_characters_gets_others(self):
        done = run_python("-m", "tapzoom", "explain", self.file, PYTHONIOENCODING="ascii")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertRegex(done.stdout, r"(?m)^contact 1 +O=+o$")

    def test_one_gesture_and_one_time_can_be_asked_for(self):
        done = self.explain(self.file, "--gesture", "quick_zoom", "--at", "0.1")
        self.assertIn("No quick zoom: the second finger landed 0.34 s after the first lift; double_tap_time allows "
                      "0.3 s.\n  No single setting lets it come.\n", done.stdout)
        self.assertNotIn("double tap", done.stdout)
        self.assertIn("No touches were nearly a long press.", self.explain(self.file, "--gesture", "long_press").stdout)
        self.assertIn("No touch at 50 s; the nearest are:\n", self.explain(self.file, "--at", "50").stdout)
        self.assertIn("No double tap:", self.explain(self.file, "--gesture", "Double tap").stdout)

    def test_json_has_everything(self):
        found = json.loads(self.explain(self.file, "--json").stdout)
        (failure, *_) = found["sequences"][0]["failures"]
        self.assertEqual((failure["gesture"], failure["reason"], failure["setting"], failure["change"]["settings"]),
                         ("double_tap", "too_late", "double_tap_time", {"double_tap_time": 0.34}))

    def test_a_file_of_touches_is_explained(self):
        done = self.explain(ROOT / "examples/touches/tap.jsonl", "--preset", "maps")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("Came: tap at 0.379 s.", done.stdout)

    def test_bad_files_and_names_end_with_status_2(self):
        self.assertEqual(self.explain(self.file.with_name("none")).returncode, 2)
        said = self.explain(self.file, "--gesture", "wave").stderr
        self.assertRegex(said, "'wave' is none of the gestures tap, double_tap")
        for data in (b"no recording", b"{", b'{"numbers": []}', b'{"a": 1}\n{"b": 2}', b""):
            self.file.write_bytes(data)
            done = self.explain(self.file)
            self.assertIn(done.returncode, (0, 2), data)
            self.assertNotIn("Traceback", done.stderr)


if __name__ == "__main__":
    unittest.main()
