# SPDX-License-Identifier: MIT
"""Answers the requests of the conformance cases with this library: the preset PHOTOS, and also rotation.

    PYTHONPATH=bindings/python python3 Tests/Traces/conformance/run.py -- python3 .../with_tapzoom.py
"""

import json
import math
import sys
from typing import Any, Dict, List

import tapzoom

PHASES = {"down": "began", "move": "moved", "up": "ended", "cancel": "cancelled"}
EVENTS = {"tap": "discrete", "double_tap": "discrete", "long_press": "began", "swipe": "discrete"}


class WithTapzoom:
    """A view for each case."""

    def __init__(self, preset: str = "photos", **settings: Any) -> None:
        config = tapzoom.Config(preset)
        self.config = config.replace(**{"gestures": config.gestures | tapzoom.Gesture.ROTATE, **settings})

    def answer(self, request: Dict[str, Any]) -> Dict[str, Any]:
        if "begin" in request:
            self.begin(**request["begin"])
        elif "touches" in request:
            self.touches(request["time"], request["touches"])
        elif "wheel" in request:
            wheel = request["wheel"]
            self.view.push_scroll(request["time"], wheel["x"], wheel["y"], dy=-120 * wheel["notches"], unit="notch120")
        elif "view" in request:
            self.view.set_viewport(request["view"])
        elif "frame" in request:
            return self.frame(request["time"])
        return {}

    def begin(self, view: List[float], content: List[float], scales: List[float], show: Dict[str, float]) -> None:
        self.view = tapzoom.View(view, content, config=self.config, min_scale=scales[0], max_scale=scales[1])
        self.view.set_transform((show["scale"], 0, show["x"], show["y"]))
        self.view.poll_events()

    def touches(self, time: float, touches: List[Dict[str, Any]]) -> None:
        for touch in touches:
            try:
                self.view.push_touch(time, touch["id"], PHASES[touch["phase"]], touch["x"], touch["y"])
            except tapzoom.ContactUnknownError:
                pass  # a report of a finger that is not down changes nothing

    def frame(self, time: float) -> Dict[str, Any]:
        transform, _, events = self.view.frame(time)
        return {"scale": transform.scale, "angle": math.degrees(transform.rotation), "x": transform.x,
                "y": transform.y, "events": [str(event.kind) for event in events
                                             if EVENTS.get(str(event.kind)) == str(event.phase)]}


if __name__ == "__main__":
    program = WithTapzoom()
    for line in sys.stdin:
        print(json.dumps(program.answer(json.loads(line))), flush=True)
