# SPDX-License-Identifier: MIT
"""The description of the API is up to date and complete, and the library has the described defaults and ranges."""

import ctypes
import json
import math
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

import api
import library
import reader
from structs import CONFIG

# A header with everything that a description needs, and a config of at least one field.
HEADER = """\
#include <stddef.h>
#include <stdint.h>
#define TAPZOOM_VERSION_MAJOR 1
#define TAPZOOM_VERSION_MINOR 0
#define TAPZOOM_VERSION_PATCH 0
#define TAPZOOM_MAX_LEVELS 8 /**< Most levels. */
/** Status. */
typedef int32_t tapzoom_status;
enum { TAPZOOM_OK = 0, TAPZOOM_ERROR_NULL = -1, TAPZOOM_ERROR_STRUCT_SIZE = -2, TAPZOOM_ERROR_NOT_FINITE = -3,
       TAPZOOM_ERROR_RANGE = -4, TAPZOOM_ERROR_ENUM = -5, TAPZOOM_ERROR_TIME = -6, TAPZOOM_ERROR_DATA = -7 };
enum { TAPZOOM_PRESET_PHOTOS = 0, TAPZOOM_PRESET_MAPS = 1 };
enum { TAPZOOM_FIT_NONE = 0, TAPZOOM_FIT_CONTAIN = 1, TAPZOOM_FIT_ONE_TO_ONE = 2 };
enum { TAPZOOM_LIMIT_LEFT = 1 << 0, TAPZOOM_LIMIT_TOP = 1 << 1, TAPZOOM_LIMIT_MIN = 1 << 2 };
enum { TAPZOOM_TOOL_FINGER = 0, TAPZOOM_TOOL_PEN = 1 };
enum { TAPZOOM_TOOLKIT_NONE = 0 };
typedef struct tapzoom_view tapzoom_view;
typedef struct tapzoom_level { int32_t fit, other_fit; double factor, other_factor; } tapzoom_level;
typedef struct tapzoom_config {
    uint32_t struct_size; /**< sizeof(tapzoom_config). */
    int32_t reserved;     /**< 0. */
    FIELDS
} tapzoom_config;
/* ---- Functions ---- */
FUNCTIONS
"""


def described(fields="", functions=""):
    """Returns the description of a small header, and the faults of its comments."""
    with tempfile.TemporaryDirectory() as folder:
        header = Path(folder, "tapzoom.h")
        header.write_text(HEADER.replace("FIELDS", fields).replace("FUNCTIONS", functions))
        faults = []
        return api.describe(header, faults), faults


def config_of(description):
    (config,) = [struct for struct in description["structs"] if struct["name"] == CONFIG]
    return {field["name"]: field for field in config["fields"]}


def in_test_all(test):
    """A test that `make test` leaves out: it needs jsonschema."""
    return test if os.environ.get("TAPZOOM_ALL") == "1" else None


class Committed(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.description = api.describe()

    def test_api_json_is_up_to_date(self):
        self.assertEqual(api.ACCEPTED.read_text("utf-8").split("\n"), api.written(self.description).split("\n"),
                         "bindings/api.json is not that of include/tapzoom.h; run make generate")

    def test_the_description_is_json(self):
        self.assertEqual(json.loads(api.ACCEPTED.read_text("utf-8")), self.description)

    def test_the_description_names_every_declaration(self):
        tree = reader.syntax_tree(reader.HEADER, "c")
        names = [function["name"] for function in self.description["functions"]]
        self.assertEqual([f"function {name}" for name in names], list(reader.functions(tree)))
        described = [{one["name"]: one["value"] for one in found["values"]}
                     for found in self.description["enumerations"]]
        self.assertEqual(described, reader.enumerations(tree))
        numbers = {name: float(text) for name, text in reader.macros(reader.HEADER).items()}
        self.assertEqual({one["name"]: one["value"] for one in self.description["constants"]}, numbers)
        layout = {}
        for struct in self.description["structs"]:
            layout[f"struct {struct['name']}"] = f"{struct['size']} bytes"
            for field in struct["fields"]:
                kind = f"{field['type']}[{field['count']}]" if field["count"] else field["type"]
                layout[f"field {struct['name']}.{field['name']}"] = f"{kind} at {field['offset']}"
        self.assertEqual(layout, reader.structs(reader.HEADER))

    def test_structs_have_no_padding(self):
        for struct in self.description["structs"]:
            end = 0
            for field in struct["fields"]:
                self.assertEqual(field["offset"], end, f"{struct['name']}.{field['name']}")
                end += field["size"]
            self.assertEqual(struct["size"], end, struct["name"])

    def test_the_header_lists_the_sizes_of_structs(self):
        (listed,) = re.findall(r"Bytes of the structs on every machine: ([^.]*)\.", reader.HEADER.read_text())
        sizes = {struct["name"].removeprefix("tapzoom_"): struct["size"] for struct in self.description["structs"]}
        self.assertEqual({name: int(size) for name, size in re.findall(r"(\w+) (\d+)", listed)}, sizes)

    def test_every_function_is_documented(self):
        for function in self.description["functions"]:
            with self.subTest(function["name"]):
                self.assertNotEqual(function["doc"], "")
                # A parameter that is documented under another name remains in the text.
                for doc in (function["doc"], *(one["doc"] for one in function["parameters"])):
                    self.assertNotRegex(doc, r"(?m)^(?!    ).*\S {2,}\S")
                pointers = any("*" in one["type"] for one in function["parameters"])
                least = {"TAPZOOM_OK", "TAPZOOM_ERROR_NULL"} if pointers else {"TAPZOOM_OK"}
                status = function["result"] == "tapzoom_status"
                self.assertLessEqual(least if status else set(), set(function["statuses"]))
                self.assertEqual(status, function["statuses"] != [])

    @in_test_all
    def test_api_json_has_the_form_of_its_schema(self):
        schema = api.ACCEPTED.with_name("api.schema.json")
        found = subprocess.run(
            ["/usr/bin/jsonschema", "-i", api.ACCEPTED, schema], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True)
        self.assertEqual((found.returncode, found.stdout), (0, ""))

    def test_enumerations_of_fields_exist(self):
        prefixes = {found["prefix"] for found in self.description["enumerations"]}
        for struct in self.description["structs"]:
            for field in struct["fields"]:
                holds = field["holds"] or {}
                named = {*holds.get("flags", []), holds.get("enumeration"), holds.get("bit for each of")} - {None}
                self.assertLessEqual(named, prefixes, f"{struct['name']}.{field['name']}")


class Form(unittest.TestCase):
    """The reader finds units, ranges, enumerations and defaults in comments."""

    def field(self, declaration, comment):
        description, faults = described(f"{declaration}; /**< {comment} */")
        self.assertEqual(faults, [])
        return list(config_of(description).values())[-1]

    def test_units_are_read(self):
        for unit, comments in {
            "s": ("Longest tap. 0.01 to 10 s", "Silence, seconds. 0 to 1", "Time in seconds where a tap ends, 0 to 1",
                  "Seconds of a zoom; 0, or 0.001 to 10", "A pause, 0 to 1 seconds"),
            "points": ("Travel. 0 to 1e4 points", "Drag that doubles, points; 1 to 1e4, or its negative",
                       "1 to 1e4, or its negative, in points"),
            "points/s": ("Slowest swipe, points per second; 0 to 1e6", "It is faster. 0 to 1e6 points/s"),
            "rad": ("Largest angle, radians, 0 to 1", "Near. 0 to 0.785 rad"),
            "rad/s": ("Frequency. 0.1 to 1000 rad/s", "Spring, radians per second. 1 to 2"),
            "1/s": ("v' = -decay v. 0.01 to 1000 per s", "Decay, 1/s; 0 to 9", "Decay, per second; 0 to 9"),
            "ln(scale)": ("Largest distance in ln(scale), 0 to 10",),
            "ln(scale)/s": ("Slowest zoom, ln(scale) per second. 0 to 1",),
            "view units": ("b: view units added to that. -10 to 10",),
            "points/view unit": ("Points per view unit, 1e-3 to 1e3", "Points in one view unit. 0 to 1"),
            "device pixels/view unit": ("Device pixels per view unit, 1e-3 to 1e3",),
            "1": ("Factor of a step, 1.01 to 100", "Exponent of the zoom of x2 per 300 pixels, 0.01 to 10",
                  "Pull beyond an edge, part of the width; 0 to 10", "Angle's square, no unit. 0 to 1"),
        }.items():
            for comment in comments:
                with self.subTest(comment):
                    self.assertEqual(self.field("double field", f"{comment} [1].")["unit"], unit)

    def test_ranges_are_read(self):
        for text, expected in {
            "1e-3 to 1e3 s": [[1e-3, 1e3]], "0 to TAPZOOM_MAX_LEVELS s": [[0, 8]],
            "0, or 0.001 to 10 s": [[0, 0], [1e-3, 10]],
            "0: never; or 1 to 100 s": [[0, 0], [1, 100]], "1 to 1e4, or its negative, in s": [[-1e4, -1], [1, 1e4]],
            "1 to 1e4, or -1e4 to -1 s": [[-1e4, -1], [1, 1e4]],
            "0 to 5, less is more. -2 to 3 s": [[-2, 3]],
        }.items():
            with self.subTest(text):
                self.assertEqual(self.field("double field", f"Text. {text} [1].")["range"], expected)
        for text in ("1: it is on", "0: it is off; 1: it is on", "On. 0 or 1"):
            with self.subTest(text):
                self.assertEqual(self.field("int32_t field", f"{text} [1].")["range"], [[0, 1]])

    def test_a_range_may_end_with_a_field(self):
        field = self.field("double pause; /**< 0 to 1 s [1]. */ double field", "Less than it. 0 to pause [0.5]")
        self.assertEqual((field["range"], field["unit"]), ([[0, "pause"]], "s"))

    def test_enumerations_and_flags_are_read(self):
        for text, expected in {
            "TAPZOOM_FIT_* of the view [NONE].": {"enumeration": "TAPZOOM_FIT_"},
            "TAPZOOM_LIMIT_* bits [all].": {"flags": ["TAPZOOM_LIMIT_"]},
            "TAPZOOM_LIMIT_* [LEFT].": {"flags": ["TAPZOOM_LIMIT_"]},
            "TAPZOOM_LIMIT_LEFT..TOP bits of edges [0].":
                {"flags": ["TAPZOOM_LIMIT_"], "from": "TAPZOOM_LIMIT_LEFT", "to": "TAPZOOM_LIMIT_TOP"},
            "Bit 1 << TAPZOOM_TOOL_* for each tool [0].": {"bit for each of": "TAPZOOM_TOOL_"},
        }.items():
            with self.subTest(text):
                self.assertEqual(self.field("uint32_t field", text)["holds"], expected)
                self.assertEqual(self.field("uint64_t field", text)["holds"], expected)

    def test_two_fields_may_have_two_enumerations(self):
        description, _ = described("int32_t fit, tool; /**< TAPZOOM_FIT_*, TAPZOOM_TOOL_* [NONE]. */")
        config = config_of(description)
        self.assertEqual(config["fit"]["holds"], {"enumeration": "TAPZOOM_FIT_"})
        self.assertEqual(config["tool"]["holds"], {"enumeration": "TAPZOOM_TOOL_"})

    def test_defaults_are_read(self):
        number, flags = "Text. 0 to 100 s", "TAPZOOM_LIMIT_* bits"
        for declaration, text, photos, maps in (
            ("double field", f"{number} [0.30].", 0.3, 0.3), ("double field", f"{number} [1.5; MAPS: 2]", 1.5, 2),
            ("double field", f"{number} [0; PHOTOS, MAPS: 3]", 3, 3),
            ("double field", f"{number} [2, which is much; people: 3; Apple's: 4]", 2, 2),
            ("double other, field", f"{number} [0; MAPS: field 1]", 0, 1),
            ("double other, field", f"{number} [0; MAPS: other 1]", 0, 0),
            ("uint32_t field", f"{flags} [all]", 7, 7), ("uint32_t field", f"{flags} [none]", 0, 0),
            ("uint32_t field", f"{flags} [all but TOP; MAPS: nor MIN]", 5, 1),
            ("uint32_t field", f"{flags} [LEFT | TOP; MAPS: MIN]", 3, 4),
            ("uint32_t field", "1 << TAPZOOM_TOOL_* for each tool [all]", 0xFFFFFFFF, 0xFFFFFFFF),
            ("uint64_t field", "1 << TAPZOOM_TOOL_* for each tool [all]", 2**64 - 1, 2**64 - 1),
            ("uint32_t field", "1 << TAPZOOM_TOOL_* for each tool [all but PEN; MAPS: FINGER]", 0xFFFFFFFD, 1),
            ("int32_t field", "TAPZOOM_FIT_* [CONTAIN; MAPS: NONE]", "TAPZOOM_FIT_CONTAIN", "TAPZOOM_FIT_NONE"),
        ):
            with self.subTest(text):
                self.assertEqual(self.field(declaration, text)["default"], {"PHOTOS": photos, "MAPS": maps})

    def test_default_levels_are_read(self):
        fit = "int32_t fit; /**< TAPZOOM_FIT_* [CONTAIN; MAPS: NONE]. */ tapzoom_level"
        two = {"factor": 2, "fit": "TAPZOOM_FIT_CONTAIN"}
        field = self.field(f"{fit} field", "Largest [2 x fit; MAPS: larger of 3 x ONE_TO_ONE and 6 x fit]")
        self.assertEqual(field["default"], {"PHOTOS": two, "MAPS": {
            "fit": "TAPZOOM_FIT_ONE_TO_ONE", "factor": 3, "other_fit": "TAPZOOM_FIT_NONE", "other_factor": 6}})
        field = self.field(f"{fit} field[TAPZOOM_MAX_LEVELS]", "Levels [PHOTOS: 2 x fit, 0.5 x NONE]")
        self.assertEqual(field["default"], {"PHOTOS": [two, {"factor": 0.5, "fit": "TAPZOOM_FIT_NONE"}], "MAPS": []})

    def test_missing_parts_are_named(self):
        for declaration, expected in {
            "double field; /**< Slop, points [1]. */": ["field: no range"],
            "double field; /**< Slop. 0 to 1 [1]. */": ["field: no unit"],
            "double field; /**< Slop. 0 to 1 furlongs [1]. */": ["field: no unit"],
            "double field; /**< Slop. 0 to 1 points. */": ["field: no default"],
            "double field; /**< Slop. 0 to 1 points [MAPS: 1]. */": ["field: no default for PHOTOS"],
            "double field; /**< Slop. 0 to 1 points [few]. */": ["field: no number in the default 'few'"],
            "double field;": ["field: no range", "field: no unit", "field: no default"],
            "int32_t field; /**< Text [1]. */": ["field: no range"],
            "int32_t field; /**< TAPZOOM_FIT_* [PEN]. */": ["field: there is no constant TAPZOOM_FIT_PEN"],
            "double reserved_too;": [],
        }.items():
            with self.subTest(declaration):
                self.assertEqual(described(declaration)[1], [f"tapzoom_config.{fault}" for fault in expected])

    def test_an_incomplete_header_fails(self):
        with tempfile.TemporaryDirectory() as folder:
            header = Path(folder, "tapzoom.h")
            header.write_text(HEADER.replace("FIELDS", "double field;").replace("FUNCTIONS", ""))
            with self.assertRaisesRegex(api.Malformed, "tapzoom_config.field: no range"):
                api.describe(header)

    def functions(self, text):
        description, _ = described("double pause; /**< 0 to 1 s [1]. */", text)
        return {function["name"]: function for function in description["functions"]}

    def test_parameters_are_read(self):
        (function,) = self.functions("""
/**
 * Moves.
 *
 * times          When; a list
 *                of seconds.
 * width, height  Sizes.
 *
 *     an example;
 *
 * More. Since 1.2.
 */
tapzoom_status tapzoom_move(tapzoom_view *view, const double *times, double width, double height, double *moved,
                            tapzoom_config *config, tapzoom_view **other);""").values()
        self.assertEqual({one["name"]: (one["direction"], one["doc"]) for one in function["parameters"]}, {
            "view": ("in", ""), "times": ("in", "When; a list of seconds."), "width": ("in", "Sizes."),
            "height": ("in", "Sizes."), "moved": ("out", ""), "config": ("inout", ""), "other": ("out", "")})
        self.assertEqual(function["doc"], "Moves.\n\n    an example;\n\nMore.")
        self.assertEqual(function["since"], "1.2")

    def test_pointers_that_may_be_null_are_read(self):
        (function,) = self.functions("""
/**
 * Copies.
 *
 * from    A list; may be NULL when count is 0.
 * to      The place, or NULL.
 * by      NULL means the present one.
 * length  Receives a number.
 */
tapzoom_status tapzoom_copy(const tapzoom_view *view, const double *from, size_t count, double *to, const double *by,
                            size_t *length);""").values()
        self.assertEqual([one["name"] for one in function["parameters"] if one.get("nullable")],
                         ["from", "to", "by"])

    def test_statuses_follow_from_the_parameters_and_the_errors(self):
        functions = self.functions("""
/** Lists. Errors: TIME: it is later; DATA. */
tapzoom_status tapzoom_list(tapzoom_view *view, double time);
/** Copies.

    Errors: TIME: as tapzoom_list. Since 1.1. */
tapzoom_status tapzoom_copy(tapzoom_view *view, int32_t fit);
/** Reads. Errors: TIME; D*: as tapzoom_list. */
tapzoom_status tapzoom_read(tapzoom_view *view);
/** Takes a config. */
tapzoom_status tapzoom_take(const tapzoom_config *config);
/** Returns a number. */
int32_t tapzoom_number(void);""")
        self.assertEqual({name: [status[8:] for status in one["statuses"]] for name, one in functions.items()}, {
            "tapzoom_list": ["OK", "ERROR_NULL", "ERROR_NOT_FINITE", "ERROR_RANGE", "ERROR_TIME", "ERROR_DATA"],
            "tapzoom_copy": ["OK", "ERROR_NULL", "ERROR_ENUM", "ERROR_TIME"],
            "tapzoom_read": ["OK", "ERROR_NULL", "ERROR_TIME", "ERROR_DATA"],
            "tapzoom_take": ["OK", "ERROR_NULL", "ERROR_STRUCT_SIZE", "ERROR_NOT_FINITE", "ERROR_RANGE"],
            "tapzoom_number": []})
        self.assertEqual({name: one["errors"] for name, one in functions.items() if one["errors"]}, {
            "tapzoom_list": {"ERROR_TIME": "it is later", "ERROR_DATA": ""},
            "tapzoom_copy": {"ERROR_TIME": "it is later"},
            "tapzoom_read": {"ERROR_TIME": "it is later", "ERROR_DATA": ""}})
        self.assertEqual([functions[name]["since"] for name in ("tapzoom_list", "tapzoom_copy")], ["1.0", "1.1"])


class Measured(unittest.TestCase):
    """The library treats settings as the description states."""

    @classmethod
    def setUpClass(cls):
        cls.description = json.loads(api.ACCEPTED.read_text("utf-8"))
        cls.library = library.Library(cls.description)
        cls.enumerations = {found["prefix"]: found for found in cls.description["enumerations"]}
        cls.constants = {one["name"]: one["value"] for found in cls.enumerations.values() for one in found["values"]}
        cls.fields = cls.library.structs[CONFIG]["fields"]
        cls.settings = [field for field in cls.fields if "default" in field]

    def config(self):
        """Returns the settings of the first preset with valid levels, because the library checks each level in use."""
        config = self.library.config(0)
        for field in self.settings:
            if field["count"]:
                array = getattr(config, field["name"])
                array[:] = [array[0]] * field["count"]
        return config

    def created(self, path, value, config=None):
        """Returns the status of tapzoom_create for a config in which one field has another value."""
        config = config or self.config()
        library.put(config, path, value)
        return self.library.create(config)

    def test_pointers_may_be_null_as_described(self):
        """NULL is an error exactly for the pointers that may not be NULL. Lengths are 0, so that arrays may."""
        view, tried = ctypes.c_void_p(), 0
        config, size = self.library.config(0), self.library.type("tapzoom_viewport")(100, 100)
        content = self.library.type("tapzoom_rect")(0, 0, 100, 100)
        create = [ctypes.byref(one) for one in (config, size, content, view)]
        self.assertEqual(self.library.loaded.tapzoom_create(*create), 0)
        self.addCleanup(self.library.loaded.tapzoom_destroy, view)
        for function in self.description["functions"]:
            if "TAPZOOM_ERROR_NULL" not in function["statuses"]:
                continue
            pointers = [one for one in function["parameters"] if "nullable" in one and one["type"].count("*") == 1]
            for wanted in pointers:
                room = ctypes.create_string_buffer(4096)
                given = []
                for one in function["parameters"]:
                    if one is wanted or one["direction"] == "out" and one.get("nullable"):
                        given.append(ctypes.c_void_p())
                    elif "tapzoom_view *" in one["type"] and "**" not in one["type"]:
                        given.append(view)
                    elif "*" in one["type"]:
                        given.append(room)
                    else:
                        given.append(ctypes.c_double(0) if one["type"] == "double" else ctypes.c_int64(0))
                with self.subTest(f"{function['name']}({wanted['name']})"):
                    status = self.library.statuses[getattr(self.library.loaded, function["name"])(*given)]
                    self.assertEqual(status == "TAPZOOM_ERROR_NULL", not wanted["nullable"])
                    tried += 1
        self.assertGreater(tried, 100)

    def test_presets_have_the_described_defaults(self):
        self.assertGreater(len(self.settings), 40)
        for number, preset in enumerate(self.description["presets"]):
            config = self.library.config(number)
            self.assertEqual(config.struct_size, self.library.structs[CONFIG]["size"])
            for field in self.settings:
                with self.subTest(f"{field['name']} of {preset}"):
                    now = library.plain(getattr(config, field["name"]))
                    self.assertEqual(library.bare(field["default"][preset], self.constants, now), now)

    def numbers(self):
        """Yields the numbers of a config that have a range, also those in its structs: path, type and intervals."""
        for field in self.settings:
            inner = self.library.structs.get(field["type"], {"fields": []})["fields"]
            for path, one in [([field["name"]], field), *(([field["name"], one["name"]], one) for one in inner)]:
                if one["range"]:
                    yield path, one["type"], one["range"]

    def room(self, config, path):
        """Returns a config in which the whole range of a field is possible.

        A field with a range that ends at this one goes to the other end of its range.
        """
        for other, kind, intervals in self.numbers():
            for low, high in intervals:
                if [low] == path or [high] == path:
                    library.put(config, other, library.of_kind(kind, high if [low] == path else low))
        return config

    def test_the_library_accepts_exactly_the_described_ranges(self):
        tried = 0
        for path, kind, intervals in self.numbers():
            config = self.room(self.config(), path)
            # A flag is refused like an enumeration.
            refused = "TAPZOOM_ERROR_ENUM" if (kind, intervals) == ("int32_t", [[0, 1]]) else "TAPZOOM_ERROR_RANGE"
            ends = [[getattr(config, end) if isinstance(end, str) else end for end in pair] for pair in intervals]
            for low, high in ends:
                for end, way in ((low, -math.inf), (high, math.inf)):
                    beyond = math.nextafter(end, way) if kind == "double" else int(end + math.copysign(1, way))
                    with self.subTest(f"{'.'.join(path)} = {end}"):
                        self.assertEqual(self.created(path, library.of_kind(kind, end), config), "TAPZOOM_OK")
                        self.assertFalse(any(one <= beyond <= other for one, other in ends))
                        self.assertEqual(self.created(path, beyond, config), refused)
                    tried += 1
        self.assertGreater(tried, 60)

    def test_the_library_refuses_numbers_that_are_not_finite(self):
        for path, kind, _ in self.numbers():
            for value in (math.nan, math.inf, -math.inf) if kind == "double" else ():
                with self.subTest(f"{'.'.join(path)} = {value}"):
                    self.assertEqual(self.created(path, value), "TAPZOOM_ERROR_NOT_FINITE")

    def test_the_library_refuses_unknown_values(self):
        for field in self.settings:
            if "enumeration" in (field["holds"] or {}):
                values = [one["value"] for one in self.enumerations[field["holds"]["enumeration"]]["values"]]
                for value in [*values, min(values) - 1, max(values) + 1]:
                    with self.subTest(f"{field['name']} = {value}"):
                        expected = "TAPZOOM_OK" if value in values else "TAPZOOM_ERROR_ENUM"
                        self.assertEqual(self.created([field["name"]], value), expected)

    def test_the_library_refuses_unknown_bits(self):
        for field in self.settings:
            sets = (field["holds"] or {}).get("flags", [])
            known = [one for prefix in sets for one in self.enumerations[prefix]["values"]]
            if "from" in (field["holds"] or {}):
                names = [one["name"] for one in known]
                known = known[names.index(field["holds"]["from"]):names.index(field["holds"]["to"]) + 1]
            bits = {one["value"] for one in known}
            each = (field["holds"] or {}).get("bit for each of")
            all_bits = {1 << number for number in range(8 * field["size"])} if sets or each else set()
            if each:
                # Any bit of events is allowed.
                every = field["name"] == "events"
                bits = all_bits if every else {1 << one["value"] for one in self.enumerations[each]["values"]}
            for bit in all_bits:
                with self.subTest(f"{field['name']} = {bit}"):
                    expected = "TAPZOOM_OK" if bit in bits else "TAPZOOM_ERROR_ENUM"
                    self.assertEqual(self.created([field["name"]], bit), expected)

    def test_the_library_names_the_wrong_field(self):
        """Each field of the header, and each field of a level, gets a wrong value once. The library names it."""
        self.assertEqual(self.library.check(self.config()), ("TAPZOOM_OK", ""))
        config = self.config()
        config.level_count = config.levels._length_
        tried = 0
        for field in self.fields:
            one = getattr(config, field["name"])
            names = [field["name"]]
            if field["type"] in self.library.structs:
                names = [f"{field['name']}[{i}]" for i in range(field["count"])] if field["count"] else names
            for i, name in enumerate(names):
                owner, leaves = config, [(field["name"], name, field["type"], field["count"])]
                if field["type"] in self.library.structs:
                    owner = one[i] if field["count"] else one
                    leaves = [(inner["name"], f"{name}.{inner['name']}", inner["type"], 0)
                              for inner in self.library.structs[field["type"]]["fields"]]
                for leaf, full, kind, count in leaves:
                    with self.subTest(full):
                        self.spoil(owner, leaf, full, kind, count, config)
                    tried += 1
        self.assertEqual(tried, sum(len(self.library.structs[field["type"]]["fields"]) * (field["count"] or 1)
                                    if field["type"] in self.library.structs else 1 for field in self.fields))

    def spoil(self, owner, leaf, full, kind, count, config):
        """Checks that the library names the first wrong field, also if a later one is wrong, too."""
        # events has no wrong value, because every bit is allowed.
        if leaf == "events":
            return
        before = bytes(config)
        if count:
            getattr(owner, leaf)[count - 1] = 1
        else:
            setattr(owner, leaf, math.nan if kind == "double" else 0xFFFFFFF8 if kind == "uint32_t" else -8)
        for behind in (False, True):
            last = self.fields[-1]
            if behind and full != last["name"]:
                self.assertEqual((last["type"], last["count"]), ("double", None))
                setattr(config, last["name"], math.nan)
            status, named = self.library.check(config)
            self.assertEqual(named, full)
            self.assertEqual(status, self.library.create(config))
            self.assertNotEqual(status, "TAPZOOM_OK")
        ctypes.memmove(ctypes.byref(config), before, len(before))

    def test_the_library_names_fields_that_depend_on_others(self):
        for full, changes in {
            "tap_debounce_time": {"tap_debounce_time": 0.5, "double_tap_time": 0.4},
            "fling_max_speed": {"fling_min_speed": 600, "fling_max_speed": 500},
        }.items():
            config = self.config()
            for name, value in changes.items():
                setattr(config, name, value)
            self.assertEqual(self.library.check(config), ("TAPZOOM_ERROR_RANGE", full))
        config = self.config()
        config.min_scale = type(config.min_scale)(factor=1, other_fit=1)
        self.assertEqual(self.library.check(config), ("TAPZOOM_ERROR_RANGE", "min_scale.other_fit"))


if __name__ == "__main__":
    unittest.main()
