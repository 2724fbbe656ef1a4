#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The errors of fingers that tapzoom_get_transform_at shows ahead of their newest touch.

    predict.py [FOLDER ...]

Plays each contact of recorded touches as the only finger of a view, and reads the view at times ahead of each sample.
The error is the distance to the place where the finger then is, by its later samples. Without an argument the program
reads the touches of the project, and the recordings of people if they are there (recordings.py)."""

import bisect
import json
import math
import os
import sys
from pathlib import Path

import recordings
import tapzoom

EXAMPLES = Path(__file__).resolve().parents[2] / "examples/touches"
AHEAD = (0.004, 0.008, 0.012, 0.016, 0.020, 0.025)
LONGEST = 0.025
#: The longest time between two samples of which the finger is on the line between both.
GAP = 0.05


def view_of(**settings):
    """A view whose content follows one finger exactly."""
    view = tapzoom.View(viewport=(4000, 4000), content=(4000, 4000), preset="board", pan_slop=0, **settings)
    view.advance(0)
    return view


class Stroke:
    """A contact from its landing to its last move: times, points."""

    def __init__(self, name):
        self.name, self.times, self.points, self.lift = name, [], [], None

    def add(self, time, point):
        if self.times and time <= self.times[-1]:
            self.points[-1] = point
        else:
            self.times.append(time)
            self.points.append(point)

    def at(self, time):
        """The place of the finger; None if no sample tells."""
        index = bisect.bisect_right(self.times, time)
        if not 0 < index < len(self.times) or self.times[index] - self.times[index - 1] > GAP:
            return None
        part = (time - self.times[index - 1]) / (self.times[index] - self.times[index - 1])
        return tuple(a + part * (b - a) for a, b in zip(self.points[index - 1], self.points[index]))


def strokes(folder):
    """The contacts of all recordings in a folder, in points."""
    found = []
    for file in sorted(Path(folder).glob("*.jsonl")):
        header, *samples = (json.loads(line) for line in file.read_text("utf-8").splitlines() if line.strip())
        unit = {"px (11 px/mm)": 160 / (11 * 25.4), "px": 160 / 420}.get(header.get("units"), 1)
        down = {}
        for one in samples:
            if one["phase"] == "began":
                down[one["id"]] = Stroke(file.stem)
                found.append(down[one["id"]])
            if one["id"] not in down:
                continue
            if one["phase"] in ("ended", "cancelled"):
                down.pop(one["id"]).lift = one["time"]
            else:
                down[one["id"]].add(one["time"], (unit * one["x"], unit * one["y"]))
    return [one for one in found if len(one.times) > 1]


def shown(view, origin, time):
    transform = view.transform_at(time)
    return transform.x - origin[0], transform.y - origin[1]


def play(stroke, **settings):
    """Pushes the samples of a stroke; yields its index after each move, with the place of the finger as a function."""
    with view_of(**settings) as view:
        start, first = view.transform, stroke.points[0]
        origin = start.x - first[0], start.y - first[1]
        for index, (time, point) in enumerate(zip(stroke.times, stroke.points)):
            view.push_touch(time=time + 1, id=1, phase="moved" if index else "began", x=point[0], y=point[1])
            view.advance(time + 1)
            if index:
                yield index, lambda at: shown(view, origin, at + 1)


def line(stroke, index):
    """The finger by the least squares line over 0.08 s, from its newest place."""
    now = stroke.times[index]
    past = [at for at in range(index + 1) if now - stroke.times[at] <= 0.08]
    mean = sum(stroke.times[at] for at in past) / len(past)
    spread = sum((stroke.times[at] - mean) ** 2 for at in past)
    slope = [sum((stroke.times[at] - mean) * stroke.points[at][axis] for at in past) / spread if spread else 0
             for axis in (0, 1)]
    return lambda time: tuple(stroke.points[index][axis] + slope[axis] * (time - now) for axis in (0, 1))


def errors(strokes):
    """The errors by the time ahead: of the view without and with prediction, and of the line."""
    found = {ahead: ([], [], []) for ahead in AHEAD}
    for stroke in strokes:
        plays = zip(play(stroke), play(stroke, predict_time=LONGEST))
        for (index, late), (_, predicted) in plays:
            for ahead in AHEAD:
                time = stroke.times[index] + ahead
                true = stroke.at(time)
                if true:
                    for kind, place in zip(found[ahead], (late, predicted, line(stroke, index))):
                        kind.append(math.dist(true, place(time)))
    return found


def part(numbers, share):
    return sorted(numbers)[min(len(numbers) - 1, int(share * len(numbers)))]


def step_back(stroke, rate, ahead, **settings):
    """The largest step of a frame against the motion within 0.5 s after the lift, in view units."""
    if stroke.lift is None:
        return 0.0
    worst, last, frame = 0.0, None, stroke.times[0] + 1 / rate
    with view_of(**settings) as view:
        index = 0
        while frame < stroke.lift + 0.5:
            while index < len(stroke.times) and stroke.times[index] <= frame:
                point = stroke.points[index]
                view.push_touch(time=stroke.times[index] + 1, id=1, phase="moved" if index else "began", x=point[0],
                                y=point[1])
                index += 1
            if index == len(stroke.times) and frame >= stroke.lift and index > 0:
                view.push_touch(time=max(stroke.lift, stroke.times[-1]) + 1, id=1, phase="ended", x=point[0],
                                y=point[1])
                index += 1
            view.advance(frame + 1)
            transform = view.transform_at(frame + 1 + ahead)
            place = transform.x, transform.y
            if last and index > len(stroke.times):
                (x, y), (px, py) = stroke.points[-1], stroke.points[max(0, len(stroke.times) - 4)]
                length = math.hypot(x - px, y - py)
                if length > 0:
                    worst = max(worst, -((place[0] - last[0]) * (x - px) + (place[1] - last[1]) * (y - py)) / length)
            last, frame = place, frame + 1 / rate
    return worst


def steady(speed, rate=120, ahead=0.016):
    """The worst error of a finger with a steady speed, in the direction of its motion."""
    stroke = Stroke("steady")
    for index in range(60):
        stroke.add(index / rate, (100 + speed * index / rate, 500))
    found = []
    for settings in ({}, {"predict_time": LONGEST}):
        found.append(max((place(stroke.times[index] + ahead)[0] - 100 - speed * (stroke.times[index] + ahead)
                          for index, place in play(stroke, **settings) if index > 10), key=abs))
    return found


def report(folder):
    all_strokes = strokes(folder)
    print(f"\n{Path(folder).name}: {len(all_strokes)} contacts; error in points, 50 % and 95 % of the samples\n")
    print("| ahead | shown late | predicted | line | 95 %: predicted / late |")
    print("|---|---|---|---|---|")
    for ahead, kinds in errors(all_strokes).items():
        cells = [f"{part(kind, 0.5):.2f}, {part(kind, 0.95):.2f}" for kind in kinds]
        print(f"| {1000 * ahead:.0f} ms | {' | '.join(cells)} | {part(kinds[1], 0.95) / part(kinds[0], 0.95):.2f} |")
    for rate in (60, 120):
        for ahead in (0, 0.016):
            steps = [step_back(one, rate, ahead, predict_time=LONGEST) for one in all_strokes]
            print(f"Largest step back at a lift, {rate} frames/s, {1000 * ahead:.0f} ms ahead: {max(steps):.2f} "
                  f"({sum(one > 0.5 for one in steps)} of {len(steps)} above 0.5)")


def main():
    recordings.locate()
    beside = os.environ.get("TAPZOOM_RECORDINGS")
    for folder in sys.argv[1:] or [EXAMPLES, *([beside] if beside else [])]:
        report(folder)
    late, predicted = steady(1200)
    print(f"\n1,200 points/s, 16 ms ahead: {late:.1f} points without, {predicted:.1f} with prediction")


if __name__ == "__main__":
    main()
