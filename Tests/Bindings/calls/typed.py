# SPDX-License-Identifier: MIT
"""What the programs of Java, C#, Rust, Swift and C++ have in common: an object of the view, and values of structs."""

from generator.module import STRUCTS, TYPES
from generator.names import names
from program import Language, plain
from script import API, Step


class Typed(Language):
    """A language with an exception or error for a status.

    column   Its name in names.py.
    structs  The types of the structs.
    types    The types of the enumerations.
    shown    Prints the struct that an expression returns."""

    column, structs, types, shown = "", STRUCTS, TYPES, "show({0});"

    def method(self, function: str) -> str:
        return names(f"tapzoom_{function}")[self.column].split(".")[-1].split("::")[-1]

    def call(self, receiver: str, function: str, words: list) -> str:
        return f"{receiver}.{self.method(function)}({', '.join(filter(None, words))})"

    def rule(self, step: Step, function: dict) -> str:
        given, receiver = self.arguments(step), "view"
        if function["parameters"][0]["name"] != "view":
            receiver = self.receiver(given.pop(function["parameters"][0]["name"]))
        words = [given.get(one["name"], self.ABSENT) for one in function["parameters"]
                 if one["name"] in given or one["name"] in ("options", "transform") and one["nullable"]]
        call = self.call(receiver, step.function, words)
        (out,) = [one for one in function["parameters"] if one["direction"] != "in"] or [None]
        if out is None:
            return f"{self.attempt(call, function)};"
        of = plain(out["type"])
        if of.startswith("tapzoom_"):
            return self.shown.format(self.attempt(call, function))
        field = {"count": None, "range": None, "holds": None, "size": 4, **out, "type": of}
        if out["name"] == "consumed":
            field["range"] = [[0, 1]]
        return self.say(out["name"], self.attempt(call, function), field)

    def receiver(self, value: str) -> str:
        return value

    def attempt(self, call: str, function: dict) -> str:
        """A call that may fail."""
        return call

    def shows(self, form: str) -> list[str]:
        """A function that prints a struct, for each struct that functions return."""
        return [form.format(of=self.structs[struct], struct=struct, body="\n    ".join(self.read(struct, "it")))
                for struct in self.structs if struct not in ("touch", "scroll", "options")]

    def program(self, head: str, show: str, step: str, run: str, tail: str) -> str:
        steps = [step.format(at=at, name=one.function, body=self.body(one).replace("\n", "\n    "))
                 for at, one in enumerate(self.steps)]
        runs = "".join(run.format(at=at, name=one.function) for at, one in enumerate(self.steps))
        enums = "\n".join(f'whole("{value["name"]}", {self.constant(prefix, value)});'
                          for prefix, one in API.enumerations.items() for value in one["values"])
        return "\n".join([head, *self.shows(show), *steps, tail.replace("ENUMS", enums).replace("RUNS", runs)])
