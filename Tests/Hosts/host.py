# SPDX-License-Identifier: MIT
"""A program that uses the library. The tests run it as a user would, and observe it through its recording."""

import contextlib
import math
import re
import subprocess
import time
from pathlib import Path
from typing import Callable, Dict, List, Optional, Sequence, Tuple

import tapzoom
import timed
from tapzoom import RecordKind, StateFlag, TouchPhase
from tapzoom.hands.server import Server

#: A program that does nothing for so many seconds hangs.
GUARD = 30

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
        self.polls = False  # a machine that is too slow may then miss a touch
        self._replayed: Dict[Path, Tuple[bytes, Replayed]] = {}
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
        with contextlib.suppress(tapzoom.Error):
            timed.LATE.append(self.late())

    def late(self) -> float:
        """How late its recorded touches are, in seconds."""
        files = self.recording.parent.glob(f"{self.recording.stem}*{self.recording.suffix}")
        touches = [touch for file in files for touch in self._read(file).touches]
        scripts = self.server.touch.played if self.server.touch else []
        missed = sum(step.phase == "ended" for script in scripts for step in script) > len(
            [touch for touch in touches if touch.phase == TouchPhase.ENDED])
        return math.inf if self.polls and missed else timed.lateness(scripts, touches)

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
        file, end = self.recording.with_name(name), time.monotonic() + GUARD
        while True:
            try:
                return self._read(file)
            except tapzoom.RecordingError:  # the recording is being written and may be cut off
                if time.monotonic() > end:
                    raise
                time.sleep(0.01)

    def _read(self, file: Path) -> Replayed:
        data = file.read_bytes() if file.exists() else b""
        if self._replayed.get(file, (None,))[0] != data:
            self._replayed[file] = data, Replayed(data)
        return self._replayed[file][1]

    def wait(self, what: str, condition: Callable[[], bool], seconds: float = GUARD) -> None:
        """Waits until a condition holds; `what` names it in messages. Fails if the program ends before, or hangs."""
        end = time.monotonic() + seconds
        while not condition():
            if self.process.poll() is not None:
                raise AssertionError(f"ended with {self.process.returncode} before {what}:\n{self.said}")
            if time.monotonic() > end:
                raise AssertionError(f"no {what} within {seconds} s:\n{self.said}")
            time.sleep(0.03)

    def wait_for_window(self, number: int = 0, moves: bool = False):
        """Waits until the window is drawn and its view exists. Returns the window. `moves`: the picture never stands
        still."""
        self.wait("window", lambda: bool(self.server.windows()))
        self.wait("recording", lambda: bool(self.replayed(number).calls))
        before = None

        def stands_still() -> bool:
            nonlocal before
            time.sleep(0.1)
            last, before = before, self.server.screenshot()
            return (moves or before == last) and any(low != high for low, high in before.getextrema())

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

    def wait_for_end(self) -> int:
        """Waits for its end. Returns its exit status; 0 after a WAKEUP."""
        status = self.process.wait(GUARD)
        return 0 if status == 1 and WAKEUP.search(self._printed) else status

    def wait_for_sleep(self, most: int = 0) -> None:
        """Waits until its threads have been woken at most so often in half a second."""

        def sleeps() -> bool:
            with contextlib.suppress(FileNotFoundError):  # a thread has ended
                before = self._wakeups()
                time.sleep(0.5)
                return self._wakeups() - before <= most
            return False

        self.wait("sleep", sleeps)

    def _wakeups(self) -> float:
        """How often its threads have stopped to run; NaN if one runs."""
        files = Path(f"/proc/{self.process.pid}/task").glob("*/status")
        text = "".join(file.read_text("ascii") for file in files)
        counts = map(int, re.findall(r"ctxt_switches:\s*(\d+)", text))
        return math.nan if "State:\tR" in text else sum(counts)
