# SPDX-License-Identifier: MIT
"""Runs reader.py on a bus of its own: `with Listening(server) as listening`, before the program starts."""

import json
import os
import signal
import subprocess
import threading
from pathlib import Path
from queue import Queue
from typing import Dict, List

from host import GUARD
from tapzoom.hands.server import Server

READER = Path(__file__).with_name("reader.py")


class Listening:
    """What a screen reader hears of a program that runs with `environment`."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.said: List[str] = []
        self._answers: "Queue[dict]" = Queue()

    def __enter__(self) -> "Listening":
        self._bus = subprocess.Popen(["dbus-daemon", "--session", "--print-address", "--nofork"], text=True,
                                     stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                     env=self._server.environment, start_new_session=True)
        self.environment: Dict[str, str] = {"DBUS_SESSION_BUS_ADDRESS": self._bus.stdout.readline().strip()}
        self._reader = subprocess.Popen(["/usr/bin/python3", "-W", "ignore", READER], text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                        env={**self._server.environment, **self.environment}, start_new_session=True)
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()
        self._answers.get(timeout=GUARD)
        return self

    def __exit__(self, *_: object) -> None:
        for process in (self._reader, self._bus):  # with the services that the bus has started
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        self._thread.join()
        self._reader.stdin.close()
        self._reader.stdout.close()
        self._bus.stdout.close()

    def _listen(self) -> None:
        for line in self._reader.stdout:
            heard = json.loads(line)
            if heard.get("said"):
                self.said.append(heard["said"])
            if "said" not in heard:
                self._answers.put(heard)

    def _ask(self, question: dict) -> dict:
        self._reader.stdin.write(json.dumps(question) + "\n")
        self._reader.stdin.flush()
        return self._answers.get(timeout=GUARD)

    def tree(self) -> Dict[str, dict]:
        """The nodes with a name, by name."""
        return {node["name"]: node for node in self._ask({})["tree"]}

    def act(self, name: str, action: str) -> bool:
        """Does an action of a node, as a user of a screen reader does. Returns whether the node has it."""
        return self._ask({"name": name, "action": action})["done"]
