# SPDX-License-Identifier: MIT
"""The script as a literal of JavaScript or Lua, which play.mjs and play.lua play."""

import json

from generator.description import camel, key, short
from script import API, FUNCTIONS, Script, fields, kind, prefix_of


class JavaScript:
    @staticmethod
    def named(name: str) -> str:
        return camel(name)

    @staticmethod
    def word(name: str) -> str:
        return name.replace("_", "-")

    def value(self, given: tuple):
        if given[0] == "choice":
            return self.word(given[2])
        if given[0] in ("flags", "kinds"):
            return [self.word(one) for one in given[2]]
        if given[0] == "list":
            return [self.value(one) for one in given[1]]
        if given[0] == "struct":
            return {self.named(name): self.value(one) for name, one in given[2].items()}
        return given[1]

    def field(self, field: dict) -> list:
        """A name, what it holds, and the values of its names, its struct or its length."""
        what, more = kind({"count": None, "range": None, "holds": None, **field}), field.get("count")
        if what == "struct":
            more = field["type"].removeprefix("tapzoom_")
        elif what in ("choice", "flags", "kinds"):
            more = {self.word(name): value for prefix in field["holds"].get("flags", [prefix_of(field)])
                    for name, value in API.members(prefix).items()}
        return [field["name"], what, more]

    def outs(self, function: dict) -> list:
        found = [{**one, "type": one["type"].removesuffix(" *"), "count": one["length"]} for one in
                 function["parameters"] if one["direction"] != "in"]
        return [["consumed", "switch", None] if one["name"] == "consumed" else self.field(one) for one in found]

    def data(self) -> dict:
        return {
            "structs": {name.removeprefix("tapzoom_"): [self.field(one) for one in fields(name[8:])]
                        for name in API.structs},
            "enumerations": [[value["name"], key(prefix).lower(), self.word(short(value["name"], prefix))]
                             for prefix, one in API.enumerations.items() for value in one["values"]],
            "steps": [[step.function, "view" in [one["name"] for one in FUNCTIONS[step.function]["parameters"]],
                       self.arguments(step.function, step.given), self.outs(FUNCTIONS[step.function])]
                      for step in Script().steps]}

    def arguments(self, function: str, given: dict) -> list:
        return [self.value(one) for one in given.values()]

    def write(self) -> str:
        return f"export default {json.dumps(self.data())};\n"


class Lua(JavaScript):
    """Structs are numbers in a row, but touches, scrolls, options and settings are tables."""

    @staticmethod
    def named(name: str) -> str:
        return name

    word = named

    def value(self, given: tuple):
        if given[0] == "struct" and given[1] == "level":
            found = super().value(given)
            terms = [[found["fit"], found["factor"]], [found["other_fit"], found["other_factor"]]]
            return ["larger", *terms] if found["other_factor"] else terms[0]
        return super().value(given)

    def arguments(self, function: str, given: dict) -> list:
        words, last = [], []
        is_method = "view" in [one["name"] for one in FUNCTIONS[function]["parameters"]]
        for one in given.values():
            value = self.value(one)
            if one[0] != "struct" or one[1] in ("scroll", "options", "config"):
                words.append(value)
            else:
                # Functions of transforms take numbers first.
                (words if is_method else last).extend(value.values())
        return words + last

    def write(self) -> str:
        more = {"fits": API.members("TAPZOOM_FIT_"), "actions": API.members("TAPZOOM_STEP_")}
        return f"return {self.literal({**self.data(), **more})}\n"

    def literal(self, value) -> str:
        if isinstance(value, dict):
            return "{" + ", ".join(f"[{json.dumps(name)}] = {self.literal(one)}" for name, one in value.items()) + "}"
        if isinstance(value, (list, tuple)):
            return "{" + ", ".join(map(self.literal, value)) + "}"
        if value is None:
            return "false"
        return "0 / 0" if value != value else json.dumps(value)
