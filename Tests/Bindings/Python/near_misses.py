# SPDX-License-Identifier: MIT
"""Random near misses: a gesture of which exactly one number lies beyond its setting.

    python3 near_misses.py COUNT [SEED]   prints each that explain gets wrong, and the share of those that it gets right
"""

import math
import random
import sys
from collections import Counter

from support import tapzoom
from tapzoom import Config, EventKind, FailureReason, Phase, Touch, View, explain

#: Photos at the fitted view cannot pan, maps can.
ROOM, STILL = "maps", "photos"
FITS = {STILL: ((400, 600), (2000, 3000)), ROOM: ((400, 600), (2000, 3000))}


class Miss:
    """Settings and touches, and what explain has to find."""

    def __init__(self, gesture, reason, setting, preset, touches, **settings):
        self.gesture, self.reason, self.setting = EventKind[gesture], FailureReason[reason], setting
        self.preset, self.touches, self.settings = preset, touches, settings

    def record(self, **more):
        """Returns the recording and its events."""
        config = Config(self.preset, **{**self.settings, **more})
        with View(*FITS[self.preset], config=config) as view:
            view.begin_recording(1 << 20)
            if self.preset == ROOM:
                view.zoom_by(4, (200, 300))
            view.push_touches(self.touches)
            view.advance(self.touches[-1].time + 1)
            events = view.poll_events()
            return view.fetch_recording(), events

    def comes(self, **more):
        """Whether the gesture comes."""
        _, events = self.record(**more)
        return any(one.kind == self.gesture and one.phase in (Phase.DISCRETE, Phase.BEGAN) for one in events)

    def problem(self):
        """What is wrong with the explanation; "" if nothing is."""
        if self.comes():
            return "it comes"
        found = [one for part in explain(self.record()[0], self.gesture).sequences for one in part.failures]
        if not found:
            return "no failure"
        best = found[0]
        if (best.reason, best.setting) != (self.reason, self.setting):
            return f"explained as {best.reason} {best.setting}"
        if not best.change:
            return f"no change: {best.sentence}"
        if list(best.change.settings) != [self.setting]:
            return f"another change: {best.change.text}"
        if not self.comes(**best.change.settings):
            return f"it does not come with {best.change.text}"
        return ""


def touch(time, id, phase, x, y):
    return Touch(time, id, phase, x, y)


def stroke(start, end, down, up, id=1, rest=0.0, rate=100):
    """A finger that moves straight and evenly from `down` to `up` seconds, and then rests."""
    count = max(2, round((up - down) * rate))
    touches = [touch(down, id, "began", *start)]
    for step in range(1, count + 1):
        part = step / count
        place = (a + (b - a) * part for a, b in zip(start, end))
        touches.append(touch(min(down + (up - down) * part, up), id, "moved", *place))
    return [*touches, touch(up + rest, id, "ended", *end)]


def tap(down, up, x, y, id=1, shift=(0.0, 0.0)):
    end = (x + shift[0], y + shift[1])
    moves = [touch(down + (up - down) / 2, id, "moved", *end)] if any(shift) else []
    return [touch(down, id, "began", x, y), *moves, touch(up, id, "ended", *end)]


def merged(*contacts):
    return sorted((one for contact in contacts for one in contact), key=lambda one: one.time)


def away(rng, length):
    """A vector of a length in a random direction."""
    angle = rng.uniform(-math.pi, math.pi)
    return length * math.cos(angle), length * math.sin(angle)


def beyond(rng, bound):
    """A number slightly above a bound."""
    return bound * rng.uniform(1.02, 1.6)


def below(rng, bound):
    return bound * rng.uniform(0.6, 0.97)


def place(rng):
    return rng.uniform(150, 250), rng.uniform(200, 400)


# The near misses. The settings are random as well.


def tap_moved(rng):
    slop, at = rng.uniform(10, 30), place(rng)
    travel = beyond(rng, slop)
    # A pan needs more, and pulls nothing.
    return Miss("TAP", "MOVED", "tap_slop", STILL, tap(0, 0.08, *at, shift=away(rng, travel)), tap_slop=slop)


def tap_held(rng):
    longest, at = rng.uniform(0.2, 1), place(rng)
    gestures = Config(STILL).gestures & ~tapzoom.Gesture.LONG_PRESS
    return Miss("TAP", "HELD", "tap_time", STILL, tap(0, beyond(rng, longest), *at), tap_time=longest,
                gestures=gestures)


def tap_pressed(rng):
    longest, at = rng.uniform(0.2, 1), place(rng)
    return Miss("TAP", "HELD", "press_time", STILL, tap(0, beyond(rng, longest), *at), press_time=longest)


def double_tap_late(rng):
    longest, at = rng.uniform(0.15, 0.5), place(rng)
    second = 0.06 + beyond(rng, longest)
    touches = tap(0, 0.06, *at) + tap(second, second + 0.06, *at)
    return Miss("DOUBLE_TAP", "TOO_LATE", "double_tap_time", STILL, touches, double_tap_time=longest)


def double_tap_far(rng):
    longest, at = rng.uniform(15, 60), place(rng)
    dx, dy = away(rng, beyond(rng, longest))
    touches = tap(0, 0.06, *at) + tap(0.16, 0.22, at[0] + dx, at[1] + dy)
    return Miss("DOUBLE_TAP", "TOO_FAR", "double_tap_distance", STILL, touches, double_tap_distance=longest)


def double_tap_moved(rng):
    slop, at = rng.uniform(10, 30), place(rng)
    touches = tap(0, 0.06, *at) + tap(0.16, 0.22, *at, shift=away(rng, beyond(rng, slop)))
    gestures = Config(STILL).gestures & ~tapzoom.Gesture.QUICK_ZOOM
    return Miss("DOUBLE_TAP", "MOVED", "tap_slop", STILL, touches, tap_slop=slop, gestures=gestures)


def double_tap_held(rng):
    longest, at = rng.uniform(0.2, 0.8), place(rng)
    touches = tap(0, 0.06, *at) + tap(0.16, 0.16 + beyond(rng, longest), *at)
    gestures = Config(STILL).gestures & ~tapzoom.Gesture.QUICK_ZOOM
    return Miss("DOUBLE_TAP", "HELD", "press_time", STILL, touches, press_time=longest, gestures=gestures)


def fingers(rng, count, lands=(), lifts=(), shift=0.0):
    """The touches of `count` fingers that tap; lands and lifts: times of the last ones."""
    x, y = place(rng)
    contacts = []
    for number in range(count):
        down = lands[number] if number < len(lands) else 0.0
        up = lifts[number] if number < len(lifts) else 0.1
        moved = away(rng, shift) if number == count - 1 and shift else (0.0, 0.0)
        contacts.append(tap(down, up, x - 60 + 50 * number, y + 20 * (number % 2), number + 1, moved))
    return merged(*contacts)


def late_landing(count, rng):
    longest = rng.uniform(0.05, 0.15)
    allowed = longest + 0.05 * (count - 2)
    last = allowed + longest * rng.uniform(0.02, 0.5)
    lands = [0.0] * (count - 1) + [last]
    touches = fingers(rng, count, lands, [last + 0.05] * count)
    return Miss("FINGERS_TAP", "TOO_LATE", "two_finger_land_time", STILL, touches, two_finger_land_time=longest,
                two_finger_tap_time=1.0, two_finger_lift_time=1.0, press_time=2.0, finger_taps=1 << count)


def late_lift(count, rng):
    longest = rng.uniform(0.05, 0.15)
    allowed = longest + 0.05 * (count - 2)
    lifts = [0.1] * (count - 1) + [0.1 + allowed + longest * rng.uniform(0.02, 0.5)]
    return Miss("FINGERS_TAP", "TOO_LATE", "two_finger_lift_time", STILL, fingers(rng, count, (), lifts),
                two_finger_lift_time=longest, two_finger_tap_time=1.0, press_time=2.0, finger_taps=1 << count)


def fingers_held(count, rng):
    longest = rng.uniform(0.2, 0.5)
    allowed = longest + 0.05 * (count - 2)
    up = allowed + longest * rng.uniform(0.02, 0.4)
    return Miss("FINGERS_TAP", "HELD", "two_finger_tap_time", STILL, fingers(rng, count, (), [up] * count),
                two_finger_tap_time=longest, press_time=2.0, finger_taps=1 << count)


def finger_held(count, rng):
    """Only the last finger is held."""
    longest = rng.uniform(0.2, 0.5)
    last = longest + 0.05 * (count - 2) + longest * rng.uniform(0.02, 0.4)
    return Miss("FINGERS_TAP", "HELD", "two_finger_tap_time", STILL,
                fingers(rng, count, (), [0.1] * (count - 1) + [last]), two_finger_tap_time=longest,
                two_finger_lift_time=2.0, press_time=2.0, finger_taps=1 << count)


def fingers_moved(count, rng):
    slop = rng.uniform(10, 25)
    touches = fingers(rng, count, shift=beyond(rng, slop))
    return Miss("FINGERS_TAP", "MOVED", "tap_slop", STILL, touches, tap_slop=slop, pan_slop=1000.0, pinch_slop=1000.0,
                finger_taps=1 << count)


def fingers_unwanted(rng):
    return Miss("FINGERS_TAP", "OFF", "finger_taps", STILL, fingers(rng, rng.choice((3, 4, 5))), finger_taps=1 << 2)


def press_early(rng):
    shortest, at = rng.uniform(0.3, 1), place(rng)
    return Miss("LONG_PRESS", "TOO_EARLY", "press_time", STILL, tap(0, below(rng, shortest), *at), press_time=shortest)


def press_moved(rng):
    slop, at = rng.uniform(10, 30), place(rng)
    touches = tap(0, 0.8, *at, shift=away(rng, beyond(rng, slop)))
    return Miss("LONG_PRESS", "MOVED", "tap_slop", STILL, touches, tap_slop=slop, pan_slop=1000.0)


def pan_short(rng):
    slop, at = rng.uniform(12, 40), place(rng)
    dx, dy = away(rng, below(rng, slop))
    touches = stroke(at, (at[0] + dx, at[1] + dy), 0, 0.3)
    return Miss("PAN", "TOO_SHORT", "pan_slop", ROOM, touches, pan_slop=slop)


def pan_alone(rng):
    at = place(rng)
    dx, dy = away(rng, rng.uniform(60, 120))
    return Miss("PAN", "COUNT", "min_pan_contacts", ROOM, stroke(at, (at[0] + dx, at[1] + dy), 0, 0.3),
                min_pan_contacts=2)


def spread(rng, radius, change, turn=0.0, shift=(0.0, 0.0)):
    """Two fingers that spread about their center, and turn."""
    (x, y), angle = place(rng), rng.uniform(-math.pi, math.pi)
    contacts = []
    for number, side in enumerate((0.0, math.pi)):
        touches, steps = [], 20
        for step in range(steps + 1):
            part = step / steps
            r, a = radius + change * part, angle + side + turn * part
            touches.append(touch(0.3 * part, number + 1, "moved" if step else "began",
                                 x + shift[0] * part + r * math.cos(a), y + shift[1] * part + r * math.sin(a)))
        last = touches[-1]
        contacts.append([*touches, last._replace(time=0.5 + 0.01 * number, phase="ended")])
    return merged(*contacts)


def pinch_short(rng):
    slop = rng.uniform(6, 30)
    change = below(rng, slop) * rng.choice((-1, 1))
    return Miss("PINCH", "TOO_SHORT", "pinch_slop", ROOM, spread(rng, rng.uniform(60, 120), change), pinch_slop=slop,
                pan_slop=1000.0)


def rotate_short(rng):
    slop, radius = rng.uniform(15, 40), rng.uniform(60, 120)
    turn = below(rng, slop) / radius * rng.choice((-1, 1))
    gestures = Config(ROOM).gestures | tapzoom.Gesture.ROTATE
    return Miss("ROTATE", "TOO_SHORT", "rotate_slop", ROOM, spread(rng, radius, 0.0, turn), rotate_slop=slop,
                gestures=gestures)


def rotate_off(rng):
    radius = rng.uniform(60, 120)
    return Miss("ROTATE", "OFF", "gestures", ROOM, spread(rng, radius, 0.0, rng.uniform(1.1, 1.6)))


def quick_zoom_short(rng):
    slop, (x, y) = rng.uniform(12, 40), place(rng)
    drag = stroke((x, y), (x, y + below(rng, slop)), 0.16, 0.4)
    return Miss("QUICK_ZOOM", "TOO_SHORT", "pan_slop", ROOM, tap(0, 0.06, x, y) + drag, pan_slop=slop)


def quick_zoom_late(rng):
    longest, (x, y) = rng.uniform(0.15, 0.5), place(rng)
    second = 0.06 + beyond(rng, longest)
    drag = stroke((x, y), (x, y + 80), second, second + 0.3)
    return Miss("QUICK_ZOOM", "TOO_LATE", "double_tap_time", ROOM, tap(0, 0.06, x, y) + drag, double_tap_time=longest)


def quick_zoom_far(rng):
    longest, (x, y) = rng.uniform(15, 60), place(rng)
    dx, dy = away(rng, beyond(rng, longest))
    drag = stroke((x + dx, y + dy), (x + dx, y + dy + 80), 0.16, 0.46)
    return Miss("QUICK_ZOOM", "TOO_FAR", "double_tap_distance", ROOM, tap(0, 0.06, x, y) + drag,
                double_tap_distance=longest)


def swipe(rng, speed, angle):
    """The touches of a swipe over 60 to 100 points."""
    length, side = rng.uniform(70, 100), rng.choice((0, math.pi))
    x, y = place(rng)
    end = x + length * math.cos(side + angle), y + length * math.sin(side + angle)
    return stroke((x, y), end, 0, length / speed, rate=200)


def swipe_slow(rng):
    slowest = rng.uniform(300, 900)
    touches = swipe(rng, below(rng, slowest), rng.uniform(-0.1, 0.1))
    return Miss("SWIPE", "TOO_SLOW", "swipe_speed", STILL, touches, swipe_speed=slowest)


def fling_slow(rng):
    slowest, at = rng.uniform(200, 600), place(rng)
    speed, length = below(rng, slowest), rng.uniform(60, 90)
    dx, dy = away(rng, length)
    touches = stroke(at, (at[0] + dx, at[1] + dy), 0, length / speed)
    return Miss("FLING", "TOO_SLOW", "fling_min_speed", ROOM, touches, fling_min_speed=slowest)


def page_short(rng):
    part = rng.uniform(0.15, 0.4)
    (x, y), side = place(rng), rng.choice((-1, 1))
    # The rubber band shows about half of the travel; PAGE counts what is shown.
    touches = stroke((x, y), (x + side * 400 * part * rng.uniform(0.7, 1), y), 0, 0.6, rest=0.2)
    return Miss("PAGE", "TOO_SHORT", "page_overscroll", STILL, touches, page_overscroll=part)


def drag_short(count, rng):
    slop = rng.uniform(12, 40)
    dx, dy = away(rng, below(rng, slop))
    x, y = place(rng)
    contacts = [stroke((x + 50 * number, y), (x + 50 * number + dx, y + dy), 0, 0.3, id=number + 1)
                for number in range(count)]
    return Miss("FINGERS_DRAG", "TOO_SHORT", "pan_slop", ROOM, merged(*contacts), pan_slop=slop,
                drag_fingers=1 << count)


def of(function, *arguments):
    made = lambda rng: function(*arguments, rng)  # noqa: E731
    made.__name__ = " ".join([function.__name__, *map(str, arguments)])
    return made


KINDS = [
    tap_moved, tap_held, tap_pressed, double_tap_late, double_tap_far, double_tap_moved, double_tap_held,
    fingers_unwanted, press_early, press_moved, pan_short, pan_alone, pinch_short, rotate_short, rotate_off,
    quick_zoom_short, quick_zoom_late, quick_zoom_far, swipe_slow, fling_slow, page_short,
    *(of(make, count) for make in (late_landing, late_lift, fingers_held, finger_held,
                                    fingers_moved) for count in (2, 3, 4, 5)),
    *(of(drag_short, count) for count in (3, 4, 5)),
]


def problems(count, seed=1):
    """Yields the name, the number and the problem of each near miss that explain gets wrong."""
    for number in range(count):
        kind = KINDS[number % len(KINDS)]
        found = kind(random.Random(f"{seed} {number}")).problem()
        if found:
            yield kind.__name__, number, found


def main(count, seed=1):
    wrong = Counter()
    for name, number, found in problems(count, seed):
        wrong[name] += 1
        if wrong[name] <= 3:
            print(f"{number} {name}: {found}")
    print(f"{count - sum(wrong.values())} of {count} near misses explained; wrong: {dict(wrong) or 'none'}")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
