# SPDX-License-Identifier: MIT
"""The header, the ledger of exported symbols, the declarations of releases, abi.c and the changelog agree, and the
tests find changes that break a program. Tests/Bindings compares the bindings."""

import re
import tempfile
import unittest
from pathlib import Path

import abi
import reader

# Int and pointers of 32 and 64 bits, other alignments, the other byte order.
TARGETS = (
    "aarch64-linux-gnu", "arm64-apple-macos", "armv7-linux-gnueabihf", "i386-linux-gnu", "i386-pc-windows-msvc",
    "powerpc64-linux-gnu", "riscv32-unknown-elf", "wasm32-unknown-unknown", "x86_64-pc-windows-msvc",
)

# Changes that break a program: the text, its replacement, and the declarations that differ.
BREAKING = {
    "a parameter of another type": (
        "zoom_by(tapzoom_view *view, double factor", "zoom_by(tapzoom_view *view, float factor",
        ["function tapzoom_zoom_by"]),
    "two parameters change places": (
        "cancel_touches(tapzoom_view *view, double time", "cancel_touches(double time, tapzoom_view *view",
        ["function tapzoom_cancel_touches"]),
    "two of one type do": (
        "center_on(tapzoom_view *view, double content_x, double content_y",
        "center_on(tapzoom_view *view, double content_y, double content_x", ["function tapzoom_center_on"]),
    "a parameter more": (
        "fit(tapzoom_view *view, const tapzoom_options *options",
        "fit(tapzoom_view *view, const tapzoom_options *options, int32_t hard",
        ["function tapzoom_fit"]),
    "any parameters more": (
        "stop_motion(tapzoom_view *view)", "stop_motion(tapzoom_view *view, ...)", ["function tapzoom_stop_motion"]),
    "a constant view that is not any more": (
        "get_state(const tapzoom_view", "get_state(tapzoom_view", ["function tapzoom_get_state"]),
    "another result": ("void tapzoom_destroy", "tapzoom_status tapzoom_destroy", ["function tapzoom_destroy"]),
    "a function less": (
        "tapzoom_status tapzoom_stop_motion(tapzoom_view *view);", "", ["function tapzoom_stop_motion"]),
    "a function with another name": ("tapzoom_version(void)", "tapzoom_number(void)", ["function tapzoom_version"]),
    "a status of another type": ("int32_t tapzoom_status;", "int64_t tapzoom_status;", ["type tapzoom_status"]),
    "fields change places": (
        "double scale;    /**< View units per content unit, above 0. */\n    double rotation;",
        "double rotation, scale;",
        ["field tapzoom_transform.scale", "field tapzoom_transform.rotation"]),
    "a narrower field": ("int64_t number; ", "int32_t number; ", ["field tapzoom_record_entry.number"]),
    "a field with another sign": ("uint64_t events; ", "int64_t events; ", ["field tapzoom_config.events"]),
    "a field with another name": ("int32_t tap_count; ", "int32_t taps; ", ["field tapzoom_event.tap_count"]),
    "a field less at the end": (
        "double predict_time; ", "", ["field tapzoom_config.predict_time"]),
    "a field more before the end": (
        "double pen_guard_time; ", "double hand_guard_time, pen_guard_time; ",
        ["field tapzoom_config." + name for name in (
            "pen_guard_time", "tap_debounce_time", "tap_ignore_time", "lift_grace_time", "fling_max_speed",
            "fling_boost_speed", "rotate_slop_snapped", "predict_time")]),
    "a struct of fixed size that grows": (
        "double width, height; /**< Sizes, TAPZOOM_MIN_SIZE",
        "double width, height, depth; /**< Sizes, TAPZOOM_MIN_SIZE",
        ["struct tapzoom_rect"]),
    "reserved room that is gone": (
        "TAPZOOM_CAUSE_*. */\n    int32_t reserved[3]; ", "*/ int32_t reserved[1]; ", ["struct tapzoom_event"]),
    "fields that are gone": (
        "double unconsumed_x, unconsumed_y; ", "",
        ["struct tapzoom_event"] +
        ["field tapzoom_event." + name for name in (
            "unconsumed_x", "unconsumed_y", "tool", "buttons", "limits", "direction", "owner", "gesture",
            "reason", "setting", "measured", "allowed", "cause")]),
    "another number": ("MAX_CONTACTS 16", "MAX_CONTACTS 32", ["constant TAPZOOM_MAX_CONTACTS"]),
    "another limit": ("MAX_TIME 1e12", "MAX_TIME 1e9", ["constant TAPZOOM_MAX_TIME"]),
    "a value in the middle of an enumeration": (
        "TAPZOOM_TOOL_PEN,\n", "TAPZOOM_TOOL_KNUCKLE,\n    TAPZOOM_TOOL_PEN,\n",
        ["constant TAPZOOM_TOOL_PEN", "constant TAPZOOM_TOOL_MOUSE"]),
    "a value less": ("    TAPZOOM_SNAP_STEPS ", "", ["constant TAPZOOM_SNAP_STEPS"]),
    "another bit": ("GESTURE_FLING = 1 << 12", "GESTURE_FLING = 1 << 13", ["constant TAPZOOM_GESTURE_FLING"]),
}

# Changes that break no program.
FINE = {
    "a function more": ("void tapzoom_destroy", "int32_t tapzoom_count(void);\nvoid tapzoom_destroy"),
    "a constant more": ("#define TAPZOOM_MAX_LEVELS", "#define TAPZOOM_MIN_LEVELS 0\n#define TAPZOOM_MAX_LEVELS"),
    "a value more at the end": ("    TAPZOOM_TOOL_MOUSE ", "    TAPZOOM_TOOL_MOUSE, TAPZOOM_TOOL_KNUCKLE "),
    "a struct more": ("typedef struct tapzoom_view tapzoom_view;",
                      "typedef struct tapzoom_size { double w, h; } tapzoom_size;\n"
                      "typedef struct tapzoom_view tapzoom_view;"),
    "a config that grows at its end": (
        "double predict_time; ", "double predict_time; double page_speed; "),
    "options that grow at their end": ("} tapzoom_options;", "double delay; } tapzoom_options;"),
    "reserved room that is put to use": (
        "TAPZOOM_CAUSE_*. */\n    int32_t reserved[3]; ", "*/ int32_t depth, reserved[2]; "),
    "a reserved field that gets a name": (
        "int32_t phase;    /**< TAPZOOM_SCROLL_*. */\n    int32_t reserved;",
        "int32_t phase;    /**< TAPZOOM_SCROLL_*. */\n    int32_t device;"),
    "another text": ("Copyright (c) 2026", "Copyright (c) 2027"),
    "the next version": ("VERSION_MINOR 0", "VERSION_MINOR 1"),
}


class Agreement(unittest.TestCase):
    """Every list of functions, fields and constants is the same."""

    @classmethod
    def setUpClass(cls):
        cls.header = abi.declarations()

    def test_the_ledger_has_the_functions_of_the_header(self):
        functions = abi.names("function", self.header)
        self.assertGreater(len(functions), 30)
        self.assertEqual(sorted(functions), sorted(abi.node_of()))
        self.assertEqual(abi.linker_names(), {name: name for name in functions})

    def test_layout_is_the_same_on_every_machine(self):
        layout = reader.structs(reader.HEADER)
        self.assertEqual(len(abi.names("struct", layout)), 15)
        for target in TARGETS:
            with self.subTest(target):
                self.assertEqual(reader.structs(reader.HEADER, target), layout)

    def test_values_of_an_enumeration_are_unique(self):
        for numbers in reader.enumerations(reader.syntax_tree(reader.HEADER, "c")):
            self.assertEqual(len(set(numbers.values())), len(numbers), numbers)

    def test_changelog_names_each_new_function(self):
        """Those of the first release are in its header."""
        named = set(re.findall(r"`(tapzoom_\w+)`", abi.CHANGELOG.read_text()))
        new = {name for name, node in abi.node_of().items() if node != "TAPZOOM_1.0"}
        self.assertEqual(sorted(new - named), [])
        declared = {name for kind in ("function", "struct", "type") for name in abi.names(kind, self.header)}
        self.assertEqual(sorted(named - declared), [])


class Releases(unittest.TestCase):
    """Released declarations do not change."""

    def test_released_declarations_are_unchanged(self):
        header, releases = abi.declarations(), abi.releases()
        self.assertIn(abi.version(), releases, "`make abi-accept` writes it")
        for version, released in releases.items():
            with self.subTest(version):
                self.assertEqual(abi.broken(released, header), [], "see bindings/release/README.md")
                if version == abi.version() and abi.is_released(version, abi.CHANGELOG.read_text()):
                    self.assertEqual(released, header, "what is new needs another TAPZOOM_VERSION_MINOR")

    def test_each_function_stays_in_the_node_of_its_release(self):
        first = {}
        for version, released in (abi.releases() | {abi.version(): abi.declarations()}).items():
            for name in abi.names("function", released):
                first.setdefault(name, f"TAPZOOM_{version}")
        self.assertEqual(abi.node_of(), first)

    def test_each_node_inherits_from_the_one_before(self):
        names = list(abi.nodes())
        self.assertEqual([parent for parent, _ in abi.nodes().values()], ["", *names[:-1]])

    def test_a_version_is_released_when_the_changelog_has_it(self):
        changelog = "# Changelog\n\n## [Unreleased]\n\n## [1.1.2] - 2027-01-01\n\n## [1.0.0] - 2026-12-01\n"
        told = {version: abi.is_released(version, changelog) for version in ("1.0", "1.1", "1.2", "11.1")}
        self.assertEqual(told, {"1.0": True, "1.1": True, "1.2": False, "11.1": False})


class Changes(unittest.TestCase):
    """Headers with deliberate changes."""

    @classmethod
    def setUpClass(cls):
        cls.text = reader.HEADER.read_text()
        cls.released = abi.declarations()
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.changed = Path(folder.name, "tapzoom.h")

    def change(self, old, new):
        self.assertEqual(self.text.count(old), 1, old)
        self.changed.write_text(self.text.replace(old, new))
        return self.changed

    def test_changes_that_break_programs_are_found(self):
        for what, (old, new, expected) in BREAKING.items():
            with self.subTest(what):
                faults = abi.broken(self.released, abi.declarations(self.change(old, new)))
                self.assertEqual(sorted(fault.split(": was ")[0] for fault in faults), sorted(expected))

    def test_changes_that_break_no_program_are_accepted(self):
        for what, (old, new) in FINE.items():
            with self.subTest(what):
                self.assertEqual(abi.broken(self.released, abi.declarations(self.change(old, new))), [])

    def test_cpp_programs_find_the_functions(self):
        """Without extern "C", the linker would look for other names."""
        names = abi.linker_names(self.change('extern "C" {', 'extern "C++" {'))
        self.assertEqual(set(names), set(abi.linker_names()))
        self.assertFalse(any(name == linked for name, linked in names.items()))


if __name__ == "__main__":
    unittest.main()
