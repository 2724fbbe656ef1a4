# SPDX-License-Identifier: MIT
"""A program that uses the library. The tests run it as a user would, and observe it through its recording."""

import math
import os
import re
import subprocess
import time
from pathlib import Path
from typing import Callable, Dict, List, Optional, Sequence

import tapzoom
from server import Server
from tapzoom import RecordKind, StateFlag, TouchPhase


#: The calls for input of a user.
INPUTS = (RecordKind.TOUCH, RecordKind.SCROLL, RecordKind.SET_VELOCITY, RecordKind.PAN_BY, RecordKind.ZOOM_BY)


#: What SDL prints with status 1, when a window ends while a message to it is on its way: SDL wakes its own wait through
#: a second connection, and a busy server may read that one after the end of the window.
WAKEUP = re.compile(
    r"X Error of failed request:  BadWindow .*\n +Major opcode of failed request:  25 \(X_SendEvent\)\n(?:  .*\n)+\Z")


class Replayed:
    """A replayed recording: its calls, and a view in the state at its end.

    Replaying checks every call: it raises DivergedError if the outcome differs from that in the host.
    """

    def __init__(self, recording: bytes) -> None:
        self.view = tapzoom.View((1, 1), (1, 1))
        self.before: Optional[bytes] = None  # the view before the first input, as a snapshot
        self.calls: List[tapzoom.RecordEntry] = []
        snapshot = b""
        for call in tapzoom.replay(recording, self.view):
            if call.kind in INPUTS and self.before is None:
                self.before = snapshot
            if self.before is None:
                snapshot = self.view.save_state()
            self.calls.append(call)

    @property
    def touches(self) -> List[tapzoom.Touch]:
        return [call.touch for call in self.calls if call.kind == RecordKind.TOUCH]

    def of(self, kind: RecordKind) -> List[tapzoom.RecordEntry]:
        """The calls of a kind."""
        return [call for call in self.calls if call.kind == kind]

    @property
    def events(self) -> List[tapzoom.Event]:
        return [event for call in self.calls for event in call.events]

    @property
    def resting(self) -> bool:
        """Whether no contact touches the view, it does not move, and it has no deadline."""
        state = self.view.state
        return bool(self.calls) and math.isinf(state.next_deadline) and not state.flags & StateFlag.TOUCHED

    def lifted(self) -> int:
        return sum(touch.phase in (TouchPhase.ENDED, TouchPhase.CANCELLED) for touch in self.touches)


class Host:
    """A running program: `with Host(server, command, recording) as host`."""

    def __init__(
        self, server: Server, command: Sequence[object], recording: Path, environment: Optional[Dict[str, str]] = None
    ) -> None:
        self.server = server
        self.recording = recording
        self._said = recording.with_suffix(".said")
        with open(self._said, "wb") as said:
            self.process = subprocess.Popen(
                [str(word) for word in command], env={**server.environment, **(environment or {})},
                stdin=subprocess.DEVNULL, stdout=said, stderr=said, start_new_session=True)

    def __enter__(self) -> "Host":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    @property
    def said(self) -> str:
        """The text that it printed to both outputs, without that of WAKEUP."""
        return WAKEUP.sub("", self._printed)

    @property
    def _printed(self) -> str:
        return self._said.read_text(encoding="utf-8", errors="replace")

    def replayed(self, number: int = 0) -> Replayed:
        """Its recording so far; `number` counts from 1 if it has several views."""
        name = f"{self.recording.stem}-{number}{self.recording.suffix}" if number else self.recording.name
        file = self.recording.with_name(name)
        end = time.monotonic() + 5
        while True:
            try:
                return Replayed(file.read_bytes() if file.exists() else b"")
            except tapzoom.RecordingError:  # the recording is being written and may be cut off
                if time.monotonic() > end:
                    raise
                time.sleep(0.01)

    def wait(self, what: str, condition: Callable[[], bool], seconds: float = 30) -> None:
        """Waits until a condition holds; `what` names it in messages. Fails if the program ends before."""
        end = time.monotonic() + seconds
        while not condition():
            if self.process.poll() is not None:
                raise AssertionError(f"ended with {self.process.returncode} before {what}:\n{self.said}")
            if time.monotonic() > end:
                raise AssertionError(f"no {what} within {seconds} s:\n{self.said}")
            time.sleep(0.02)

    def wait_for_window(self, number: int = 0):
        """Waits until the window is drawn and its view exists. Returns the window."""
        self.wait("window", lambda: bool(self.server.windows()))
        self.wait("recording", lambda: bool(self.replayed(number).calls))
        before = None

        def stands_still() -> bool:
            nonlocal before
            time.sleep(0.1)
            last, before = before, self.server.screenshot()
            return before == last and any(low != high for low, high in before.getextrema())

        self.wait("picture that stands still", stands_still)
        return self.server.windows()[-1]

    def wait_for_rest(self, lifted: int, number: int = 0) -> Replayed:
        """Waits until that many touches have lifted and the view rests. Returns the recording until then."""
        last = Replayed(b"")

        def rests() -> bool:
            nonlocal last
            last = self.replayed(number)
            return last.lifted() >= lifted and last.resting

        self.wait(f"rest after {lifted} touches", rests)
        return last

    def wait_for_line(self, word: str) -> None:
        """Waits until it has printed a word, and the rest of that line."""
        self.wait(f"message about the {word}", lambda: word in (said := self.said) and said.endswith("\n"))

    def wait_for_end(self, seconds: float = 20) -> int:
        """Waits for its end. Returns its exit status; 0 after a WAKEUP."""
        status = self.process.wait(seconds)
        return 0 if status == 1 and WAKEUP.search(self._printed) else status

    def processor_seconds(self) -> float:
        """The processor time of all its threads so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
