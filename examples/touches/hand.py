# SPDX-License-Identifier: MIT
"""Generates the touches of fingers that move like those of people.

A hand has a clock, which advances with each of its actions. One call has all fingers that move together. Units are
points and seconds; a finger has 120 samples per second.
"""

import json
import math

RATE = 120


def ease(part):
    """From rest to rest with the least jerk, like a hand that moves between two places."""
    return part**3 * (10 - 15 * part + 6 * part**2)


def throw(part):
    """From rest to the highest speed at the end, where the finger lifts."""
    return part**2.4


class Path:
    """A slightly bowed way between two points, with a duration."""

    def __init__(self, start, end, seconds, pace=ease, bow=0.04):
        self.start, self.end, self.seconds, self.pace, self.bow = start, end, seconds, pace, bow

    def at(self, time):
        part = self.pace(min(max(time / self.seconds, 0), 1))
        (x1, y1), (x2, y2) = self.start, self.end
        aside = self.bow * math.sin(math.pi * part)
        return x1 + part * (x2 - x1) - aside * (y2 - y1), y1 + part * (y2 - y1) + aside * (x2 - x1)


class Arc:
    """A way around a center by an angle in radians, while the distance from it changes and the center drifts."""

    def __init__(self, center, start, turn, seconds, stretch=1.0, drift=(0, 0)):
        self.center, self.turn, self.seconds, self.stretch, self.drift = center, turn, seconds, stretch, drift
        dx, dy = start[0] - center[0], start[1] - center[1]
        self.radius, self.angle = math.hypot(dx, dy), math.atan2(dy, dx)

    def at(self, time):
        part = ease(min(max(time / self.seconds, 0), 1))
        radius, angle = self.radius * self.stretch**part, self.angle + self.turn * part
        x, y = (center + part * drift for center, drift in zip(self.center, self.drift))
        return x + radius * math.cos(angle), y + radius * math.sin(angle)


class Route:
    """Several ways in sequence."""

    def __init__(self, *ways):
        self.ways, self.seconds = ways, sum(way.seconds for way in ways)

    def at(self, time):
        for way in self.ways[:-1]:
            if time < way.seconds:
                return way.at(time)
            time -= way.seconds
        return self.ways[-1].at(time)


class Hand:
    def __init__(self):
        self.time = 0.0
        self.samples = []
        self.landed = 0

    def wait(self, seconds):
        self.time += seconds
        return self

    def tap(self, *points, seconds=0.07, late=0.03):
        """Fingers tap, each landing and lifting a little after the one before it."""
        return self.move(*(Path(point, (point[0] + 0.6, point[1] + 1.1), seconds) for point in points), late=late)

    def move(self, *paths, late=0.02, before=0.0, after=0.0):
        """Fingers land, each a little after the one before it, rest, move, rest and lift in the same order.

        before, after  Seconds of rest before and after the move.
        """
        for index, path in enumerate(paths):
            begin = self.time + index * late
            seconds = before + path.seconds + after
            self.put(begin, self.landed, "began", path.at(0))
            for tick in range(1, math.ceil(seconds * RATE - 1e-9)):
                self.put(begin + tick / RATE, self.landed, "moved", path.at(tick / RATE - before))
            self.put(begin + seconds, self.landed, "ended", path.at(path.seconds))
            self.landed += 1
        self.time = max(sample["time"] for sample in self.samples)
        return self

    def put(self, time, id, phase, point):
        x, y = (round(value, 1) for value in point)
        # Rounded down, so that a touch belongs to the right frame of a display.
        self.samples.append({"time": math.floor(time * 1000 + 1e-6) / 1000, "id": id, "phase": phase, "x": x, "y": y})

    def write(self, path, **header):
        """Writes a file: the header, then the touches in order of time."""
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            for line in ({"name": path.stem, **header}, *sorted(self.samples, key=lambda one: one["time"])):
                file.write(json.dumps(line) + "\n")
