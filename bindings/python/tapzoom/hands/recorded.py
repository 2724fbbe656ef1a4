# SPDX-License-Identifier: MIT
"""Touches of a file as a script of fingers: JSON lines, or a tapzoom recording."""

import json
import math
from pathlib import Path
from typing import Dict, List, NamedTuple, Optional, Tuple

from .. import Error, RecordKind, Tool, replay
from .fingers import Script, Step
from .named import Hand, bounds

FINGERS = 10  # of the touchscreen
_PHASES = ("began", "moved", "ended", "cancelled")


class Sample(NamedTuple):
    """A touch of a file."""

    time: float
    id: int
    phase: str
    x: float
    y: float


def read(file: Path) -> Hand:
    """Reads the touches of a file, about the middle of their viewport, or of the touches if the file has none. Raises
    ValueError if it cannot."""
    try:
        data = file.read_bytes()
        samples, viewport = _read_lines(data.decode()) if data[:1] == b"{" else _read_recording(data)
        script, changes = _script(samples)
    except (OSError, Error, ValueError, KeyError, TypeError, AttributeError) as error:
        what = f"it has no {error}" if isinstance(error, KeyError) else getattr(error, "strerror", None) or str(error)
        raise ValueError(f"cannot read the touches of {file}: {what}") from error
    if not script:
        raise ValueError(f"{file} has no touches of fingers")
    low_x, low_y, high_x, high_y = (0.0, 0.0, *viewport) if viewport else bounds(script)
    x, y = (low_x + high_x) / 2, (low_y + high_y) / 2
    number = sum(step.phase == "began" for step in script)
    does = f"The touches of {file.name}: {number} contact{'s' * (number > 1)} in {script[-1].time:.1f} s."
    centered = [step._replace(x=step.x - x, y=step.y - y) for step in script]
    return Hand(file.name, " ".join([does, *changes]), "", centered)


def _read_lines(text: str) -> Tuple[List[Sample], Optional[Tuple[float, float]]]:
    lines = [json.loads(line) for line in text.splitlines() if line.strip()]
    viewport = lines[0].get("numbers", {}).get("viewport")
    samples = [
        Sample(float(line["time"]), line["id"], line["phase"], float(line["x"]), float(line["y"]))
        for line in lines if "phase" in line and line.get("tool", "finger") == "finger"]
    return samples, (float(viewport[0]), float(viewport[1])) if viewport else None


def _read_recording(data: bytes) -> Tuple[List[Sample], Optional[Tuple[float, float]]]:
    samples, viewport = [], None
    for entry in replay(data):
        if entry.kind == RecordKind.START:
            if viewport:
                break  # another view
            viewport = entry.viewport[:2]
        elif entry.kind == RecordKind.TOUCH and entry.touch.tool == Tool.FINGER:
            touch = entry.touch
            samples.append(Sample(touch.time, touch.id, str(touch.phase), touch.x, touch.y))
    return samples, viewport


def _script(samples: List[Sample]) -> Tuple[Script, List[str]]:
    """The script of samples, and what it does otherwise than they. A contact takes the first free finger."""
    script: Script = []
    down: Dict[int, Step] = {}  # by the id of the contact
    cancelled = left = 0
    samples = sorted(samples, key=lambda one: one.time)
    for sample in samples:
        if sample.phase not in _PHASES:
            raise ValueError(f"there is no phase {sample.phase!r}")
        if not all(map(math.isfinite, (sample.time, sample.x, sample.y))):
            raise ValueError(f"{sample} is not finite")
        free = set(range(FINGERS)) - {step.finger for step in down.values()}
        if sample.phase == "began" and sample.id not in down:
            if not free:
                left += 1
                continue
            finger = min(free)
        elif sample.id in down:
            finger = down[sample.id].finger
        else:
            continue
        cancelled += sample.phase == "cancelled"
        begins = sample.phase == "began" and sample.id not in down
        phase = "began" if begins else "moved" if sample.phase in ("began", "moved") else "ended"
        step = Step(sample.time - samples[0].time, finger, phase, sample.x, sample.y)
        script.append(step)
        down[sample.id] = step
        if phase == "ended":
            del down[sample.id]
    script += [step._replace(time=script[-1].time, phase="ended") for step in down.values()]
    changes = [f"{cancelled} cancelled, played as lifted."] if cancelled else []
    return script, changes + [f"{left} contacts left out: the touchscreen has {FINGERS} fingers."] * bool(left)
