# SPDX-License-Identifier: MIT
"""Touches of people: what is expected is reported, what is forbidden is not, however often the view is advanced."""

import json
import unittest

from support import CONTENT, ROOT, VIEWPORT, tapzoom
from tapzoom import EventKind, Phase, Preset, View

SHARED = ROOT.parent / "shared" / "recordings"
OWN = ROOT / "examples" / "recordings"
LABELS = {"tap", "double", "hold"}
RATES = (30, 60, 144)
#: When all is over after the last touch: confirmations and animations take less.
REST = 2.0
#: What recordings call a gesture is its kind in lower case, in the phase in which it is reported.
PHASES = {EventKind.LONG_PRESS: Phase.BEGAN}


def recordings(folder):
    """Header and touches of each recording of taps and holds."""
    for path in sorted(folder.glob("*.jsonl")):
        with open(path, encoding="utf-8") as file:
            header, *samples = [json.loads(line) for line in file]
        if header["label"] in LABELS:
            yield header, [tapzoom.Touch(**sample) for sample in samples]


def make_view(preset):
    view = View(VIEWPORT, CONTENT, preset=preset)
    # At the full view a double tap has nothing to do on a board, and single taps are not held back for it.
    if preset == Preset.BOARD:
        view.zoom_by(1.5, (200, 300), animated=False)
        view.poll()
    return view


def in_frames(view, touches, rate):
    """The events when touches arrive in frames of a rate."""
    events = []
    start, end = touches[0].time, touches[-1].time + REST
    pushed = frame = 0
    now = start
    while now < end:
        now = min(start + frame / rate, end)
        due = sum(touch.time <= now for touch in touches)
        view.push(touches[pushed:due])
        view.advance(now)
        events += view.poll()
        pushed = due
        frame += 1
    return events, view.transform


def in_one_batch(view, touches):
    view.push(touches)
    view.advance(touches[-1].time + REST)
    return view.poll(), view.transform


def reported(events):
    """The names of the gestures, in order."""
    return [str(event.kind) for event in events if event.phase == PHASES.get(event.kind, Phase.ONCE)]


class RecordingTest(unittest.TestCase):
    def check(self, folder):
        count = 0
        for header, touches in recordings(folder):
            for preset in Preset:
                with self.subTest(recording=header["recording"], preset=preset.name):
                    self.check_one(header, touches, preset)
            count += 1
        return count

    def check_one(self, header, touches, preset):
        with make_view(preset) as view:
            whole = in_one_batch(view, touches)
        found = reported(whole[0])
        self.assertEqual([name for name in found if name in header["expect"]], header["expect"], found)
        happened = {str(event.kind) for event in whole[0]}
        self.assertEqual(happened & set(header["forbid"]), set())
        for rate in RATES:
            with make_view(preset) as view:
                self.assertEqual(in_frames(view, touches, rate), whole, f"at {rate} Hz")

    def test_own(self):
        self.assertEqual(self.check(OWN), 2)

    @unittest.skipUnless(SHARED.is_dir(), "the recordings of people are not here")
    def test_shared(self):
        self.assertGreater(self.check(SHARED), 0)


if __name__ == "__main__":
    unittest.main()
