# SPDX-License-Identifier: MIT
"""For touches in files, the view reports every expected gesture and no forbidden one, at any rate of frames."""

import json
import math
import unittest

from support import CONTENT, ROOT, VIEWPORT, tapzoom
from tapzoom import EventKind, Gesture, Phase, Preset, View

SHARED = ROOT.parent / "shared" / "recordings"
OWN = ROOT / "examples" / "touches"
TAPS = {"tap", "double", "hold"}
RATES = (30, 60, 144)
#: Seconds after the last touch, by which confirmations, animations and flings have ended.
REST = 6.0
#: Points in one unit of a recording: of a phone of 420 dpi, of a tablet with 11 pixels in a millimeter.
POINTS = {"px": 160 / 420, "px (11 px/mm)": 160 / (11 * 25.4)}

#: Recordings of people keep the names that they were made with.
RENAMED = {"two_finger_tap": "fingers_tap"}


class Recording:
    """Touches, and the expectations in their header."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            header, *samples = [json.loads(line) for line in file]
        self.name, self.label, self.numbers = path.stem, header["label"], header["numbers"]
        self.expect, self.forbid = ([RENAMED.get(name, name) for name in header[key]] for key in ("expect", "forbid"))
        self.points = POINTS.get(header["units"], 1)
        self.touches = [tapzoom.Touch(**sample) for sample in samples]

    def velocity(self):
        """The velocity that others measured at the end: pairs of an axis and units per second; and the tolerance."""
        expected = self.numbers.get("expected") or []
        if expected and isinstance(expected[0], dict):
            return [("xy".index(row["axis"]), row["px_per_s"]) for row in expected if row["strategy"] == "LSQ2"], 3e-4
        return list(enumerate(expected)), 1e-3


def recordings(folder):
    return [Recording(path) for path in sorted(folder.glob("*.jsonl"))]


def make_view(preset):
    view = View(VIEWPORT, CONTENT, preset=preset)
    # At the fitted view a double tap has nothing to do on a board, and single taps are not held back for it.
    if preset == Preset.BOARD:
        view.zoom_by(1.5, (200, 300))
        view.poll_events()
    return view


def make_roomy_view(preset, recording, turns):
    """Returns a view that can pan and zoom in every direction, far from its limits."""
    config = tapzoom.Config(preset, max_scale=("contain", 100), points_per_unit=recording.points)
    if turns:
        config = config.replace(gestures=config.gestures | Gesture.ROTATE)
    view = View(VIEWPORT, CONTENT, config=config)
    view.zoom_by(10, (200, 300))
    view.poll_events()
    return view


def in_frames(view, touches, rate):
    """The events when touches arrive in frames of a rate, and the last transform."""
    events = []
    start, end = touches[0].time, touches[-1].time + REST
    pushed = frame = 0
    now = start
    while now < end:
        now = min(start + frame / rate, end)
        due = pushed
        while due < len(touches) and touches[due].time <= now:
            due += 1
        view.push_touches(touches[pushed:due])
        view.advance(now)
        events += view.poll_events()
        pushed = due
        frame += 1
    return milestones(events), view.transform


def in_one_batch(view, touches):
    view.push_touches(touches)
    view.advance(touches[-1].time + REST)
    return milestones(view.poll_events()), view.transform


def milestones(events):
    """The events but for changes, of which a queue that is full merges some."""
    return [event for event in events if event.phase != Phase.CHANGED]


def reported(events):
    """The names of the gestures, in the order in which they began."""
    return [str(event.kind) for event in events if event.phase in (Phase.DISCRETE, Phase.BEGAN)]


class RecordingTest(unittest.TestCase):
    def play(self, recording, make):
        """The events and the last transform, which are the same at all rates and in one batch."""
        with make() as view:
            whole = in_one_batch(view, recording.touches)
        for rate in RATES:
            with make() as view:
                self.assertEqual(in_frames(view, recording.touches, rate), whole, f"at {rate} Hz")
        return whole

    def check_taps(self, recording):
        """With every preset, the view reports exactly the taps of `expect`, in their order."""
        for preset in Preset:
            with self.subTest(recording=recording.name, preset=preset.name):
                events, _ = self.play(recording, lambda: make_view(preset))
                found = [name for name in reported(events) if name in recording.expect]
                self.assertEqual(found, recording.expect, reported(events))
                self.assertEqual({str(event.kind) for event in events} & set(recording.forbid), set())

    def check_fingers(self, recording):
        """With rotation off and on; with rotation off, the view reports none."""
        for preset in (Preset.BOARD, Preset.PHOTOS):
            for turns in (True,) if recording.label == "rotate" else (False, True):
                with self.subTest(recording=recording.name, preset=preset.name, turns=turns):
                    self.check_finger(recording, preset, turns)

    def check_finger(self, recording, preset, turns):
        make = lambda: make_roomy_view(preset, recording, turns)  # noqa: E731
        with make() as view:
            first = view.transform
        events, last = self.play(recording, make)
        names = reported(events)
        rest = iter(names)
        self.assertTrue(all(name in rest for name in recording.expect), f"{recording.expect} in {names}")
        self.assertEqual({str(event.kind) for event in events} & set(recording.forbid), set())
        if recording.label == "zoom":
            self.assertNotIn("rotate", names)
        if recording.label in ("zoom", "rotate"):
            low, high = recording.numbers["scale_band"]
            self.assertTrue(low <= last.scale / first.scale <= high, (low, last.scale / first.scale, high))
        self.check_velocity(recording, events)

    def check_pages(self, recording):
        """The view is not zoomed in."""
        for preset in (Preset.PHOTOS, Preset.READER):
            with self.subTest(recording=recording.name, preset=preset.name):
                events, _ = self.play(recording, lambda: View(VIEWPORT, CONTENT, preset=preset))
                names = reported(events)
                self.assertEqual([name for name in names if name in recording.expect], recording.expect, names)
                self.assertEqual(set(names) & set(recording.forbid), set())

    def check_velocity(self, recording, events):
        expected, tolerance = recording.velocity()
        if expected:
            (end,) = [event for event in events if (event.kind, event.phase) == (EventKind.PAN, Phase.ENDED)]
            speed = math.hypot(*(value for _, value in expected))
            for axis, value in expected:
                self.assertAlmostEqual(end.velocity[axis], value, delta=tolerance * speed)

    def check(self, folder):
        found = recordings(folder)
        for recording in found:
            if recording.label in TAPS:
                self.check_taps(recording)
            if recording.label == "page":
                self.check_pages(recording)
            else:
                self.check_fingers(recording)
        return len(found)

    def test_touches_of_this_checkout_give_the_expected_gestures(self):
        self.assertEqual(self.check(OWN), 10)

    @unittest.skipUnless(SHARED.is_dir(), "the recordings of people are not here")
    def test_shared_recordings_give_the_expected_gestures(self):
        self.assertGreater(self.check(SHARED), 0)


if __name__ == "__main__":
    unittest.main()
