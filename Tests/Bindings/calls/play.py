# SPDX-License-Identifier: MIT
"""Plays the script with the Python package, and prints what its program in C prints."""

import re
import struct

import tapzoom
from script import API, FUNCTIONS, Script, fields, kind

from generator.description import TYPE_NAMES, short
from generator.names import names

POINTS = {"view_x": "view_y", "content_x": "content_y", "origin_x": "origin_y"}


class Player:
    def __init__(self) -> None:
        self.view, self.saved, self.recorded = None, b"", b""
        self.out = []

    # Values

    def value(self, given: tuple):
        if given[0] in ("choice", "flags", "kinds"):
            return given[2]
        if given[0] == "list":
            return [self.value(one) for one in given[1]]
        if given[0] != "struct":
            return given[1]
        found = {name: self.value(one) for name, one in given[2].items()}
        if given[1] in ("options", "scroll"):
            return found
        if given[1] == "velocity":
            found["view_point"] = found.pop("view_x"), found.pop("view_y")
        return getattr(tapzoom, given[1].capitalize())(**found)

    # Results

    def say(self, name: str, value) -> None:
        self.out.append(f" {name}={value}")

    def number(self, name: str, value: float) -> None:
        self.say(name, struct.pack(">d", value).hex())

    def item(self, name: str, what: str, value) -> None:
        if what == "number":
            self.number(name, value)
        elif what == "kinds":
            self.say(name, sum(1 << int(one) for one in value))
        else:
            self.say(name, int(value))

    def member(self, of: str, it, name: str):
        point = re.fullmatch(r"((?:landing_)?(?:view|content)|unconsumed)_([xy])", name)
        if point:
            at = getattr(it, f"{point[1]}_point" if point[1] != "unconsumed" else "unconsumed")
            return getattr(at, point[2])
        return it.flags | it.limits if (of, name) == ("state", "flags") else getattr(it, name)

    def read(self, of: str, it, label: str = "") -> None:
        for field in fields(of):
            name, what = field["name"], kind(field)
            if field["count"] and what != "list":
                continue  # the arguments of a recorded call have names
            at = self.member(of, it, name) if (of, name) != ("record_entry", "event_count") else len(it.events)
            if what == "struct":
                self.read(field["type"].removeprefix("tapzoom_"), at, f"{label}{name}.")
            elif what == "list":
                self.show("level", at)
            elif name == "setting":
                self.say(name, at)
            elif name == "hash":
                self.say(name, at - (1 << 64) if at >> 63 else at)
            else:
                self.item(label + name, what, at)

    def show(self, of: str, all: list) -> None:
        for one in all:
            self.out.append(f" {of}:")
            self.read(of, one)

    # Calls

    def call(self, function: str, given: dict) -> None:
        own = getattr(self, function, None)
        if own:
            return own(**given)
        words, options = [], given.pop("options", {})
        for name, value in given.items():
            if name in POINTS:
                words.append((value, given[POINTS[name]]))
            elif name not in POINTS.values():
                words.append(value)
        of, method = names(f"tapzoom_{function}")["Python"].split(".")
        found = getattr(words.pop(0) if of == "Transform" else self.view, method)
        found = found(*words, **options) if callable(found) else found
        outs = [] if found is None else [one for one in FUNCTIONS[function]["parameters"] if one["direction"] != "in"]
        if len(outs) == 1 and "tapzoom_" in outs[0]["type"]:
            self.show(outs[0]["type"].removeprefix("tapzoom_").removesuffix(" *"), [found])
        elif len(outs) == 1 and outs[0]["length"]:
            for index, one in enumerate(found):
                self.number(f"matrix{index}", one)
        else:
            for one, value in zip(outs, found if len(outs) > 1 else [found]):
                of = {"count": None, "range": None, "holds": None, **one, "type": one["type"].removesuffix(" *")}
                self.item(one["name"], kind(of), value)

    def version(self) -> None:
        major, minor, patch = map(int, tapzoom.library_version().split("."))
        self.say("version", major * 10000 + minor * 100 + patch)

    def config_init(self, preset: str) -> None:
        self.show("config", [tapzoom.Config(preset)])

    def config_check(self, config) -> None:
        config.check()

    def create(self, config, viewport, content) -> None:
        self.view = tapzoom.View(viewport, content, config=config)

    def set_content(self, content, keep) -> None:
        self.view.set_content(content, keep=keep)

    def push_scroll(self, scroll) -> None:
        self.say("consumed", int(self.view.push_scroll(**scroll)))

    def get_contacts(self) -> None:
        self.show("contact", self.view.contacts())

    def frame(self, time, touches) -> None:
        frame = self.view.frame(time, touches)
        self.out.append(" frame_result:")
        self.read("transform", frame.transform, "transform.")
        self.read("state", frame.state, "state.")
        self.say("accepted", len(touches))
        self.say("event_count", len(frame.events))
        self.show("event", frame.events)

    def poll_events(self) -> None:
        self.show("event", self.view.poll_events())

    def save_state(self) -> None:
        self.saved = self.view.save_state()
        self.say("bytes", self.saved.hex())

    def load_state(self) -> None:
        self.view.load_state(self.saved)

    def begin_recording(self) -> None:
        self.view.begin_recording(65536)

    def fetch_recording(self) -> None:
        bytes = self.view.fetch_recording()
        self.say("bytes", bytes.hex())
        self.recorded += bytes

    def replay(self) -> None:
        for entry in tapzoom.replay(self.recorded, self.view):
            self.show("record_entry", [entry])
            self.show("event", entry.events)

    def play(self) -> None:
        for prefix, one in API.enumerations.items():
            of = getattr(tapzoom, TYPE_NAMES[prefix], None) or getattr(tapzoom.enums, TYPE_NAMES[prefix])
            for value in one["values"]:
                self.say(value["name"], int(getattr(of, short(value["name"], prefix).upper())))
        print("enumerations" + "".join(self.out))
        for at, step in enumerate(Script().steps):
            self.out = []
            try:
                self.call(step.function, {name: self.value(one) for name, one in step.given.items()})
            except tapzoom.Error as error:
                self.say("error", int(error.status))
                # Its own message names the argument.
                self.say("message", tapzoom._library.lib.tapzoom_status_string(error.status).decode())
                if step.function in ("config_check", "set_config", "create"):
                    self.say("field", error.field)
                if error.accepted:
                    self.say("accepted", error.accepted)
            print(f"{at} {step.function}" + "".join(self.out))


if __name__ == "__main__":
    Player().play()
