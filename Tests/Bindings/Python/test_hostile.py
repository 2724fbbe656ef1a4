# SPDX-License-Identifier: MIT
"""Nothing that a program does through the package crashes the process: code that runs while arguments are converted,
exceptions at any instruction, as signals raise them, other threads, wrong types, and views that are closed."""

import os
import sys
import tempfile
import threading
import unittest
from pathlib import Path

from support import CONTENT, ROOT, VIEWPORT, run_python, tapzoom

sys.path.insert(0, str(ROOT / "Tests" / "Bindings" / "calls"))
import program  # noqa: E402


def view():
    return tapzoom.View(VIEWPORT, CONTENT)


class Closer:
    """A number that closes a view, makes others in its place, and writes to them."""

    def __init__(self, of, value=1.5):
        self.of, self.value = of, value

    def __float__(self):
        self.of.close()
        self.others = [view() for _ in range(4)]
        return float(self.value)

    def __index__(self):
        return int(float(self))


CALLS = {
    "zoom_to": lambda v, n: v.zoom_to(n, (1, 1)),
    "zoom_to's point": lambda v, n: v.zoom_to(2, (1, n)),
    "zoom_by": lambda v, n: v.zoom_by(n, (1, 1)),
    "pan_by": lambda v, n: v.pan_by(1, n),
    "rotate_to": lambda v, n: v.rotate_to(n, (1, 1)),
    "rotate_by": lambda v, n: v.rotate_by(n, (1, 1)),
    "center_on": lambda v, n: v.center_on((1, 1), n),
    "set_transform": lambda v, n: v.set_transform((1, 0, n, 0)),
    "zoom_to_rect": lambda v, n: v.zoom_to_rect((0, 0, 5, n)),
    "set_velocity": lambda v, n: v.set_velocity((1, n)),
    "set_viewport": lambda v, n: v.set_viewport((300, n)),
    "set_content": lambda v, n: v.set_content((300, n)),
    "set_pager_offset": lambda v, n: v.set_pager_offset(1, n),
    "advance": lambda v, n: v.advance(n),
    "cancel": lambda v, n: v.cancel_touches(n),
    "frame": lambda v, n: v.frame(n),
    "rebase_time": lambda v, n: v.rebase_time(n),
    "transform_at": lambda v, n: v.transform_at(n),
    "push_touch": lambda v, n: v.push_touch(n, 1, "began", 1, 1),
    "push_touches": lambda v, n: v.push_touches([(1.0, 1, "began", 1.0, n)]),
    "push_scroll": lambda v, n: v.push_scroll(n, 1, 1, dy=3),
    "smart_zoom": lambda v, n: v.smart_zoom((0, 0, 50, 50), (1, 1), n),
    "duration": lambda v, n: v.fit(duration=n),
    "begin_recording": lambda v, n: v.begin_recording(n),
    "push_touch's size": lambda v, n: v.push_touch(1.0, 1, "began", 1, 1, size=n),
    "raster_transform": lambda v, n: v.raster_transform((1, 0, n, 0)),
    "visible_rect": lambda v, n: v.visible_rect((1, 0, n, 0)),
    "contact_owner": lambda v, n: v.contact_owner(n),
    "set_contact_owner": lambda v, n: v.set_contact_owner(n, "host"),
}

#: Calls that take no other number.
INTEGERS = ("begin_recording", "contact_owner", "set_contact_owner")


class ConversionTest(unittest.TestCase):
    def test_a_conversion_closes_the_view(self):
        for name, call in CALLS.items():
            with self.subTest(name):
                subject = view()
                with self.assertRaises((tapzoom.ClosedError, TypeError)):
                    call(subject, Closer(subject, 70000))
                self.assertTrue(subject.closed or name in ("push_touch", "push_touches"))

    def test_wrong_types_are_type_errors(self):
        for name, call in CALLS.items():
            for wrong in ("1", None, [], {}, object()):
                with self.subTest(name, wrong=wrong), self.assertRaises((TypeError, ValueError)):
                    call(view(), wrong)

    def test_type_errors_name_the_parameter(self):
        with self.assertRaisesRegex(TypeError, "config"):
            view().config = 3
        with self.assertRaisesRegex(TypeError, "scale"):
            view().zoom_to("2", (1, 1))
        with self.assertRaisesRegex(TypeError, "time"):
            view().frame("2")
        with self.assertRaisesRegex(TypeError, "^point.y must"):
            view().zoom_to(2, (1, "1"))
        with self.assertRaisesRegex(TypeError, "^transform.x must"):
            view().raster_transform((1, 0, "1", 0))
        with self.assertRaisesRegex(TypeError, "size"):
            view().begin_recording("1")
        with self.assertRaisesRegex(TypeError, "id"):
            view().contact_owner(1.0)
        with self.assertRaisesRegex(TypeError, "^owner=1.0: must be a Owner or its name"):
            view().set_contact_owner(1, 1.0)

    def test_a_replay_checks_its_arguments_at_the_call(self):
        for wrong in (3, "view", b"", object()):
            with self.subTest(wrong=wrong), self.assertRaisesRegex(TypeError, "^view must"):
                tapzoom.replay(b"..", wrong)
        for wrong in (3, "recording", None, object()):
            with self.subTest(wrong=wrong), self.assertRaisesRegex(TypeError, "^recording must"):
                tapzoom.replay(wrong)

    def test_a_size_beyond_every_memory_is_a_value_error(self):
        for wrong in (2**63, 2**64, 10**400):
            with self.subTest(wrong=wrong), self.assertRaisesRegex(ValueError, "^size must"):
                view().begin_recording(wrong)

    def test_type_errors_of_transforms_name_the_parameter(self):
        one = tapzoom.Transform(1, 0, 0, 0)
        for wrong in ("1", None, [], {}, object()):
            for name, call in {
                "inner.x": lambda: one.compose((1, 0, wrong, 0)),
                "other.x": lambda: one.interpolate((1, 0, wrong, 0), 0.5),
                "t": lambda: one.interpolate(one, wrong),
                "transform.x": lambda: tapzoom.Transform(1, 0, wrong, 0).inverse(),
                "transform.rotation": lambda: tapzoom.Transform(1, wrong, 0, 0).affine(),
                "unsupported operand": lambda: one @ wrong,
            }.items():
                with self.subTest(name, wrong=wrong), self.assertRaisesRegex(TypeError, f"^{name} "):
                    call()

    def test_huge_numbers_are_not_finite(self):
        with self.assertRaises(tapzoom.NotFiniteError):
            view().pan_by(10**400, 0)


class LifeTest(unittest.TestCase):
    def test_closed_views_raise(self):
        for name, call in CALLS.items():
            with self.subTest(name):
                subject = view()
                subject.close()
                subject.close()
                with self.assertRaises(tapzoom.ClosedError):
                    call(subject, 70000 if name in INTEGERS else 1.0)

    def test_a_handle_of_a_closed_view_is_null(self):
        # Another thread may have read it just before the close.
        subject = view()
        handle = subject._handle
        subject.close()
        self.assertIsNone(handle.value)

    def test_a_view_is_closed_in_another_thread(self):
        for _ in range(200):
            subject = view()
            closer = threading.Thread(target=subject.close)
            closer.start()
            try:
                while True:
                    subject.frame(1.0, [(1.0, 1, "began", 1.0, 1.0), (1.0, 1, "ended", 1.0, 1.0)])
            except tapzoom.ClosedError:
                closer.join()

    def test_memory_of_a_recording_lives_as_long_as_the_library_writes(self):
        subject = view()
        subject.begin_recording()
        with self.assertRaises(tapzoom.BufferTooSmallError):
            subject.begin_recording(8)
        subject.begin_recording()
        subject.pan_by(1, 1)
        self.assertTrue(subject.fetch_recording())
        subject.end_recording()
        subject.pan_by(1, 1)
        subject.begin_recording()
        self.assertTrue(subject.end_recording())


#: A handler of a signal may raise between any two instructions, so each turn raises at the next one of the package.
STOPS = """
import faulthandler, sys, tapzoom
faulthandler.enable()
class Stop(Exception): pass
left = 0
def trace(frame, event, argument):
    global left
    if "tapzoom" not in frame.f_code.co_filename:
        return None
    frame.f_trace_opcodes = True
    if event == "opcode":
        left -= 1
        if left == 0:
            raise Stop
    return trace
def play():
    view = tapzoom.View((400, 600), (2000, 3000))
    view.begin_recording(20000)
    view.frame(1.0, [(1.0, 1, "began", 1.0, 1.0), (1.0, 1, "ended", 1.0, 1.0)])
    view.pan_by(3, 1, animated=True)
    data = view.save_state()
    view.fetch_recording()
    view.load_state(data)
    view.begin_recording(30000)
    view.end_recording()
    return view
count, stops, kept = 0, 0, []
while stops == count:
    count += 1
    left = 1 + (count - 1) * int(sys.argv[1])
    sys.settrace(trace)
    try:
        kept.append(play())
    except Stop:
        stops += 1
    finally:
        sys.settrace(None)
    for view in kept:
        view.frame(2.0)
        view.close()
kept.clear()
view = None
print("stops", stops)
"""


@unittest.skipIf(os.environ.get("TAPZOOM_PACKAGE"), "another system may have no compiler")
class StopTest(unittest.TestCase):
    def test_an_exception_at_any_instruction(self):
        """No view is lost. TAPZOOM_ALL=1 tries each instruction, otherwise each seventh."""
        step = "1" if os.environ.get("TAPZOOM_ALL") == "1" else "7"
        with tempfile.TemporaryDirectory() as folder:
            counting = program.counting(Path(folder), os.environ.get("CC", "cc"))
            done = run_python("-c", STOPS, step, **counting)
        self.assertEqual(done.returncode, 0, done)
        self.assertRegex(done.stdout, r"stops [1-9]\d\d")
        self.assertRegex(done.stderr, r"\A\d\d\d+ views made, 0 alive\n\Z")


if __name__ == "__main__":
    unittest.main()
