# SPDX-License-Identifier: MIT
"""Reads unit, range, default and enumeration from the comment of a field.

bindings/README.md describes the form of the comments ("A new binding"):

    double tap_time; /**< Longest tap, seconds, 0.01 to 10 [0.35; MAPS: 0.3]. Measured: up to 0.304. */
    int32_t fit;     /**< TAPZOOM_FIT_* of the fitted view [CONTAIN; PHOTOS: SCALE_DOWN]. */
"""

import re
from typing import NamedTuple, Optional, Union

Number = Union[int, float]
Bound = Union[int, float, str]

VELOCITY = r"(?: per second|/s)"
# Longer texts come first, because the first match is the unit.
UNITS = [
    (r"points (?:per|in one) view unit", "points/view unit"),
    (r"device pixels (?:per|in one) view unit", "device pixels/view unit"),
    (r"view units per content unit", "view units/content unit"),
    *((rf"(?:{text}){VELOCITY}", f"{unit}/s") for text, unit in (
        ("view units", "view units"), ("points", "points"), (r"radians|rad", "rad"), (r"ln\(scale\)", "ln(scale)"),
        ("rho-screenfuls", "rho-screenfuls"))),
    (r"per second|per s|1/s", "1/s"),
    (r"1/points", "1/points"),
    (r"view units", "view units"),
    (r"content units", "content units"),
    (r"points", "points"),
    (r"radians|rad", "rad"),
    (r"ln\(scale\)", "ln(scale)"),
    (r"seconds|s", "s"),
]
UNIT = "|".join(f"(?:{text})" for text, _ in UNITS)
END = r"(?=[\s;:,.)\]]|$)"
# Numbers with these words have no unit.
PLAIN = r"factor|exponent|ratio|part|stiffness|curvature|no unit"

SETS = re.compile(r"(1 << )?(TAPZOOM_[A-Z_]+?_)(?:\*|([A-Z]+)\.\.([A-Z]+))( bits)?")


class Failed(Exception):
    """A comment lacks a part that its field needs."""


class Words(NamedTuple):
    """The names that a comment may use.

    constants     All constants.
    enumerations  The constants of each enumeration, by its prefix.
    presets       The presets without their prefix.
    fields        The fields of the struct.
    """

    constants: dict[str, Number]
    enumerations: dict[str, dict[str, int]]
    presets: list[str]
    fields: list[str]


def apart(doc: str) -> tuple[str, Optional[str]]:
    """Returns the comment before the default, and the default. Ignores the sentences after the default."""
    match = re.fullmatch(r"(.*?)\s*\[([^\[\]]*)\](?:\.|\.\s.*)?", doc, re.DOTALL)
    return (match[1], match[2]) if match else (doc, None)


# ---- Ranges and units -----------------------------------------------------------------------------------------------


def number(text: str) -> Number:
    return int(text) if re.fullmatch(r"-?\d+", text) else float(text)


def bound(text: str, words: Words) -> Bound:
    """Returns the number of a bound, or the name of the field that is the bound."""
    if text in words.fields:
        return text
    return words.constants[text] if text in words.constants else number(text)


def range_in(text: str, words: Words) -> Optional[re.Match]:
    """Returns the last range in a text."""
    named = "|".join(re.escape(name) for name in [*words.fields, *words.constants])
    one = rf"(?:-?\d+(?:\.\d+)?(?:e[-+]?\d+)?|{named})"
    found = None
    for found in re.finditer(
            rf"(?<![\w.-])(?P<zero>0(?::[^.;,]*)?[;,] or )?(?P<low>{one}) (?P<word>to|or) (?P<high>{one})(?!\w)"
            rf"(?P<negative>, or its negative)?(?:, or (?P<other_low>{one}) to (?P<other_high>{one}))?", text):
        pass
    return found


def ranges(text: str, words: Words, kind: str) -> Optional[list[list[Bound]]]:
    """Returns the allowed intervals, in ascending order."""
    found = range_in(text, words)
    if not found:
        return [[0, 1]] if kind == "int32_t" and re.match(r"(?:0: [^;.]*; )?1: ", text) else None
    low, high = bound(found["low"], words), bound(found["high"], words)
    if found["word"] == "or" and [low, high] != [0, 1]:
        return None
    if found["negative"]:
        return [[-high, -low], [low, high]]
    if found["other_low"]:
        return sorted([[low, high], [bound(found["other_low"], words), bound(found["other_high"], words)]])
    return [[0, 0], [low, high]] if found["zero"] else [[low, high]]


def named_unit(text: str) -> str:
    return next(unit for pattern, unit in UNITS if re.fullmatch(pattern, text, re.IGNORECASE))


def unit(text: str, words: Words, name: str) -> Optional[str]:
    """Returns the unit after the range, after a comma or "in", or at the beginning; 1 for a plain number."""
    found = range_in(text, words)
    if found:
        behind = re.match(rf"[\s,]*(?:in )?({UNIT}){END}", text[found.end():])
        if behind:
            return named_unit(behind[1])
    if re.match(rf"(?:{PLAIN})\b", text, re.IGNORECASE):
        return "1"
    inside = re.findall(rf"(?:, | in )({UNIT}){END}", text)
    if inside:
        return named_unit(inside[-1])
    first = re.match(rf"({UNIT}){END}", text, re.IGNORECASE)
    if first:
        return named_unit(first[1])
    if re.search(rf"\b(?:{PLAIN})\b", text, re.IGNORECASE) or re.search(rf"(?:^|_)(?:{PLAIN})$", name):
        return "1"
    anywhere = re.search(rf"\b(?!s\b)({UNIT}){END}", text)
    return named_unit(anywhere[1]) if anywhere else None


# ---- Enumerations and flags -----------------------------------------------------------------------------------------


def holds(text: str, place: int, count: int) -> Optional[dict]:
    """Returns the enumeration or the flags of a field. place is its index among the fields of one declaration."""
    found = list(SETS.finditer(text))
    if not found:
        return None
    if count > 1 and len(found) == count:
        found = [found[place]]
    shifted, prefix, first, last, _ = found[0].groups()
    if shifted:
        return {"bit for each of": prefix}
    if first:
        return {"flags": [prefix], "from": prefix + first, "to": prefix + last}
    if any(match[5] for match in found):
        return {"flags": [match[2] for match in found]}
    return {"enumeration": prefix}


# ---- Defaults -------------------------------------------------------------------------------------------------------


def items(text: str, presets: list[str]) -> tuple[Optional[str], dict[str, str]]:
    """Returns the default of every preset, and those of named presets, without notes."""
    one = "|".join(presets)
    common, special = None, {}
    for index, item in enumerate(text.split("; ")):
        match = re.fullmatch(rf"((?:{one})(?:, (?:{one}))*): (.*)", item, re.DOTALL)
        if match:
            special.update({preset: match[2] for preset in match[1].split(", ")})
        elif index == 0:
            common = item
    return common, special


def of_this(text: str, name: str, names: list[str]) -> Optional[str]:
    """Returns the value of a text such as "x 1" if it names this field, None if it names another one.

    Returns a text that names no field as it is.
    """
    match = re.fullmatch(r"(\w+) (\S+)", text)
    if not match:
        return text
    meant = [one for one in names if one == match[1] or one.endswith(f"_{match[1]}")]
    if len(meant) != 1:
        return text
    return match[2] if meant == [name] else None


class Defaults(NamedTuple):
    """Reads the defaults of one field."""

    name: str
    names: list[str]
    words: Words
    holds: Optional[dict]
    level: bool
    array: bool
    size: int
    fit: dict[str, str]

    def all(self, text: str) -> dict[str, object]:
        common, special = items(text, self.words.presets)
        base = common if common is None else of_this(common, self.name, self.names)
        found = {}
        for preset in self.words.presets:
            own = special.get(preset)
            own = own and of_this(own, self.name, self.names)
            given = own or base
            if given is None and not self.array:
                raise Failed(f"no default for {preset}")
            found[preset] = self.value(given, preset, base)
        return found

    def base(self, text: str) -> object:
        """Returns the default of a preset that has none of its own: for hosts that do not know the setting."""
        common = items(text, self.words.presets)[0]
        common = common if common is None else of_this(common, self.name, self.names)
        if common is None and not self.array:
            raise Failed("no default without a preset")
        return self.value(common, self.words.presets[0], common)

    def value(self, text: Optional[str], preset: str, base: Optional[str]) -> object:
        if self.array:
            return [self.one_level(one, preset) for one in text.split(", ")] if text and text != "none" else []
        if self.level:
            return self.one_level(text, preset)
        if self.holds and "enumeration" in self.holds:
            return self.constant(text.split(",")[0], self.holds["enumeration"])
        if self.holds:
            return self.flags(text, base)
        try:
            return number(text.split(",")[0].strip())
        except ValueError:
            raise Failed(f"no number in the default {text!r}") from None

    def constant(self, text: str, prefix: str) -> str:
        name = prefix + text.strip()
        if name not in self.words.enumerations.get(prefix, {}):
            raise Failed(f"there is no constant {name}")
        return name

    def flags(self, text: str, base: Optional[str]) -> Number:
        """Returns the mask of a set of flags: all, none, a list, "all but" a list, or "nor X" (the base without X)."""
        shifted = "bit for each of" in self.holds
        prefix = self.holds["bit for each of"] if shifted else self.holds["flags"][0]
        bits = self.words.enumerations[prefix]
        if shifted:
            bits = {name: 1 << number for name, number in bits.items()}
        # The mask has the bits of future members, too.
        every = (1 << 8 * self.size) - 1 if shifted else sum(bits.values())

        def some(listed: str) -> Number:
            return sum(bits[self.constant(one, prefix)] for one in re.split(r", | \| | and ", listed))

        if text in ("all", "all bits"):
            return every
        if text in ("none", "0"):
            return 0
        if text.startswith("nor "):
            return self.flags(base, None) & ~some(text[4:])
        return every & ~some(text[8:]) if text.startswith("all but ") else some(text)

    def one_level(self, text: str, preset: str) -> dict[str, object]:
        """Returns a level: a fit and a factor, or two such terms."""
        match = re.fullmatch(r"larger of (.*) and (.*)", text)
        terms = [self.term(one, preset) for one in (match.groups() if match else [text])]
        found = {"fit": terms[0][1], "factor": terms[0][0]}
        if match:
            found.update({"other_fit": terms[1][1], "other_factor": terms[1][0]})
        return found

    def term(self, text: str, preset: str) -> tuple[Number, str]:
        match = re.fullmatch(r"(\S+) x (?:(the preset's fit|fit)|([A-Z_]+))", text)
        if not match:
            raise Failed(f"no level in the default {text!r}")
        fit = self.fit[preset] if match[2] else self.constant(match[3], "TAPZOOM_FIT_")
        return number(match[1]), fit
