# SPDX-License-Identifier: MIT
"""The tables of the package are the header, no more and no less."""

import ctypes
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from support import HEADER, tapzoom
from tapzoom import _abi

ENUMS = {
    "TOUCH": tapzoom.TouchPhase,
    "TOOL": tapzoom.Tool,
    "PRESET": tapzoom.Preset,
    "GESTURE": tapzoom.Gesture,
    "FIT": tapzoom.Fit,
    "ZOOM": tapzoom.Zoom,
    "ANCHOR": tapzoom.Anchor,
    "BOUNDS": tapzoom.Bounds,
    "EVENT": tapzoom.EventKind,
    "DIRECTION": tapzoom.Direction,
    "PHASE": tapzoom.Phase,
    "CALL": tapzoom.CallKind,
    "STATE": tapzoom.State,
    "ERROR": tapzoom.Status,
}
VALUE_TYPES = {
    "double": ctypes.c_double,
    "float": ctypes.c_float,
    "int32_t": ctypes.c_int32,
    "uint32_t": ctypes.c_uint32,
    "int64_t": ctypes.c_int64,
    "uint64_t": ctypes.c_uint64,
    "size_t": ctypes.c_size_t,
    "tapzoom_status": ctypes.c_int32,
    **_abi.STRUCTS,
}


def header():
    """The header without its comments."""
    return re.sub(r"/\*.*?\*/", "", HEADER.read_text(encoding="utf-8"), flags=re.S)


def ctypes_type(text):
    """What a C type of the header is in ctypes; None for void."""
    words = text.replace("const", "").replace("*", " * ").split()
    name, stars = words[0], words.count("*")
    if name == "void" and not stars:
        return None
    if name == "void" and stars == 1:
        return ctypes.c_void_p
    if name == "char" and stars == 1:
        return ctypes.c_char_p
    if name == "tapzoom_view":
        name, stars = ctypes.c_void_p, stars - 1
    else:
        name = VALUE_TYPES[name]
    for _ in range(stars):
        name = ctypes.POINTER(name)
    return name


def functions():
    """Name, result and arguments of each function of the header."""
    found = {}
    for result, name, arguments in re.findall(r"^([a-z][\w ]*?\**)\s*\b(tapzoom_\w+)\(([^)]*)\);", header(), re.M):
        arguments = re.sub(r"(\w+)\[\w+\]", r"*\1", arguments)
        parts = [] if arguments.strip() == "void" else arguments.split(",")
        types = tuple(ctypes_type(re.sub(r"\w+\s*$", "", part)) for part in parts)
        found[name] = ctypes_type(result), types
    return found


def structs():
    """The names of the fields of each struct of the header."""
    found = {}
    for body, name in re.findall(r"typedef struct \w+ \{(.*?)\} (\w+);", header(), re.S):
        fields = re.sub(r"\[\w+\]", "", body).replace(",", ";").split(";")
        found[name] = [field.split()[-1] for field in fields if field.strip()]
    return found


def enumerators():
    """The number of each enumerator of the header."""
    found = {}
    for body in re.findall(r"enum \{(.*?)\}", header(), re.S):
        for name, value in re.findall(r"TAPZOOM_(\w+) = ([^,\n]+)", body):
            found[name] = eval(value, {})  # 1 << 3, -2
    return found


class HeaderTest(unittest.TestCase):
    def test_functions(self):
        found = functions()
        self.assertGreaterEqual(len(found), 33)
        self.assertEqual(found, _abi.FUNCTIONS)

    def test_structs_have_the_fields(self):
        found = structs()
        self.assertEqual(set(found), set(_abi.STRUCTS))
        for name, fields in found.items():
            self.assertEqual(fields, [field[0] for field in _abi.STRUCTS[name]._fields_], name)

    def test_enums(self):
        found = enumerators()
        self.assertEqual(found.pop("OK"), tapzoom.Status.OK)
        by_enum = {prefix: {} for prefix in ENUMS}
        for name, value in found.items():
            prefix, member = name.split("_", 1)
            by_enum[prefix][member] = value
        for prefix, members in by_enum.items():
            expected = {member.name: member.value for member in ENUMS[prefix] if member.name != "OK"}
            self.assertEqual(members, expected, prefix)

    def test_constants(self):
        found = dict(re.findall(r"#define TAPZOOM_(\w+) ([\w.-]+)", header()))
        for name in (
            "ABI_VERSION",
            "MAX_CONTACTS",
            "MAX_LENGTH",
            "MIN_SIZE",
            "MAX_TIME",
            "MAX_LEVELS",
            "EVENT_CAPACITY",
        ):
            self.assertEqual(float(found[name]), getattr(_abi, name), name)
        version = ".".join(found[f"VERSION_{part}"] for part in ("MAJOR", "MINOR", "PATCH"))
        self.assertEqual(tapzoom.__version__, version)
        self.assertEqual(tapzoom.library_version(), version)

    def test_every_field_is_a_setting(self):
        fields = {field[0] for field in _abi.CConfig._fields_}
        settings = set(tapzoom.config.SETTINGS)
        self.assertEqual(settings | {"struct_size", "level_count", "reserved"}, fields)

    def test_every_error_has_a_class(self):
        self.assertEqual(set(tapzoom.errors.CLASSES), set(tapzoom.Status) - {tapzoom.Status.OK})


class LayoutTest(unittest.TestCase):
    def test_fixed_sizes(self):
        self.assertEqual(ctypes.sizeof(_abi.CSample), tapzoom.SAMPLE_SIZE)
        self.assertEqual(tapzoom.touches._SAMPLE.size, tapzoom.SAMPLE_SIZE)
        self.assertEqual(ctypes.sizeof(_abi.CConfig), 504)
        self.assertEqual(ctypes.sizeof(_abi.CEvent), 128)
        self.assertEqual(tapzoom.events._EVENT.size, 128)
        self.assertEqual(ctypes.sizeof(_abi.CCall), 128)

    @unittest.skipUnless(shutil.which("cc"), "no C compiler")
    def test_as_the_compiler_lays_it_out(self):
        lines = []
        expected = []
        for name, struct in _abi.STRUCTS.items():
            lines.append(f'printf("{name} %zu\\n", sizeof({name}));')
            expected.append(f"{name} {ctypes.sizeof(struct)}")
            for field, *_ in struct._fields_:
                member = f"(({name} *)0)->{field}"
                lines.append(f'printf("{name}.{field} %zu %zu\\n", offsetof({name}, {field}), sizeof {member});')
                descriptor = getattr(struct, field)
                expected.append(f"{name}.{field} {descriptor.offset} {descriptor.size}")
        source = '#include <stdio.h>\n#include "tapzoom.h"\nint main(void) {\n%s\nreturn 0; }\n' % "\n".join(lines)
        with tempfile.TemporaryDirectory() as folder:
            file, program = Path(folder, "layout.c"), Path(folder, "layout")
            file.write_text(source)
            subprocess.run(["cc", "-std=c99", f"-I{HEADER.parent}", str(file), "-o", str(program)], check=True)
            printed = subprocess.run([str(program)], check=True, stdout=subprocess.PIPE, encoding="ascii").stdout
        self.assertEqual(printed.splitlines(), expected)


if __name__ == "__main__":
    unittest.main()
