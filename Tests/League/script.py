# SPDX-License-Identifier: MIT
"""Reads the transform that a page in Chromium draws, once a frame, from a JavaScript expression."""

import json
import time
from pathlib import Path
from typing import Dict, List

from devtools import Tab

#: Seconds for Chromium to start and for its page to have the expression.
GUARD = 60

#: The size of an element changes in each frame, so that its observer is called after all that the page does in the
#: frame, and before the picture. The time is that of the frame.
_WATCH = """
(() => {
    const read = () => (%s), mark = document.createElement("i");
    mark.style.cssText = "position: fixed; left: 0; top: 0; height: 0; width: 0; visibility: hidden; contain: strict";
    document.documentElement.append(mark);
    let time = 0, frames = [];
    new ResizeObserver(() => { if (time) frames.push([time / 1000, read()]); }).observe(mark);
    requestAnimationFrame(function next(now) {
        time = now;
        mark.style.width = mark.style.width === "1px" ? "2px" : "1px";
        requestAnimationFrame(next);
    });
    globalThis.takeFrames = () => frames.splice(0);
})()
"""


class _Window(Tab):
    """The page of a browser in a window, which keeps its size."""

    def resize(self, width: int, height: int) -> None:
        pass


class ScriptReader:
    """The frames of the only page of the Chromium that has a profile. It must listen on a port of its choice."""

    def __init__(self, profile: Path, expression: str) -> None:
        end = time.monotonic() + GUARD
        self._page = _Window()
        try:
            self._wait(lambda: (profile / "DevToolsActivePort").exists(), "port of Chromium", end)
            self._page.connect(profile)
            ready = f"(() => {{ try {{ return ({expression}).scale > 0 }} catch {{ return false }} }})()"
            self._wait(lambda: self._evaluate(ready), "page with the expression", end)
            self._offset = min((self._clock() for _ in range(10)), key=lambda clock: clock[0])[1]
            self._evaluate(_WATCH % expression)
        except BaseException:
            self.close()
            raise

    def frames(self) -> List[Dict[str, float]]:
        """The frames since the last call. Their times are those of time.monotonic()."""
        return [{"time": when + self._offset, **value} for when, value in json.loads(
            self._evaluate("JSON.stringify(takeFrames())"))]

    def close(self) -> None:
        self._page.close()

    def _clock(self) -> tuple:
        """How long the question for the time of the page took, and the distance between both clocks."""
        before = time.monotonic()
        there = self._evaluate("performance.now()") / 1000
        after = time.monotonic()
        return after - before, (before + after) / 2 - there

    def _evaluate(self, script: str):
        answer = self._page.send("Runtime.evaluate", expression=script, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    @staticmethod
    def _wait(condition, what: str, end: float) -> None:
        while not condition():
            if time.monotonic() > end:
                raise TimeoutError(f"no {what} within {GUARD} s")
            time.sleep(0.05)
