# SPDX-License-Identifier: MIT
"""The mock of Godot 4 (mock.c) for Python: values become variants, and variants values."""

import ctypes
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Dict, List, NamedTuple, Sequence, Tuple

ROOT = Path(__file__).resolve().parents[3]
ADDON = ROOT / "build/godot/addons/tapzoom"
NIL, BOOL, INT, FLOAT, STRING, VECTOR2, RECT2, OBJECT, DICTIONARY, ARRAY, BYTES = 0, 1, 2, 3, 4, 5, 7, 24, 27, 28, 29


class _Value(ctypes.Union):
    _fields_ = [("whole", ctypes.c_int64), ("real", ctypes.c_double), ("pointer", ctypes.c_void_p),
                ("floats", ctypes.c_float * 4)]


class Variant(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int64), ("is_", _Value)]


class _List(ctypes.Structure):
    _fields_ = [("uses", ctypes.c_int), ("size", ctypes.c_int64), ("keys", ctypes.POINTER(Variant)),
                ("values", ctypes.POINTER(Variant))]


class _Property(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char * 64), ("hint", ctypes.c_char * 2048), ("type", ctypes.c_int),
                ("hint_kind", ctypes.c_int), ("usage", ctypes.c_int), ("index", ctypes.c_int64)]


class Vector2(NamedTuple):
    x: float
    y: float


class Rect2(NamedTuple):
    x: float
    y: float
    width: float
    height: float


class Input(dict):
    """An input event: its fields, such as position, and its class."""

    def __init__(self, name: str, **fields: Any) -> None:
        super().__init__(device=0, **fields)
        self.name = name


class CallError(Exception):
    """A call with a wrong number of arguments, or of an unknown method."""


class Engine:
    """An engine that has loaded the extension. Each object of this class has a mock of its own."""

    def __init__(self, missing: str = "") -> None:
        with tempfile.TemporaryDirectory() as folder:
            mock = Path(folder, "mock.so")
            subprocess.run(
                [os.environ.get("CC", "cc"), "-std=c11", "-O1", "-g", "-Wall", "-Wextra", "-Werror", "-fPIC", "-shared",
                 f"-I{ROOT}/bindings/godot", Path(__file__).with_name("mock.c"), "-o", mock], check=True)
            self.mock = ctypes.CDLL(str(mock))
            # A copy, because a process loads a file only once.
            extension = shutil.copy(ADDON / "libtapzoom_godot.so", Path(folder, "extension.so"))
            self.accepts = bool(self.mock.mock_load(
                str(extension).encode(), b"tapzoom_gdextension_init", missing.encode()))
        for name, result in (("object", ctypes.c_void_p), ("field", ctypes.POINTER(Variant)), ("new", ctypes.c_void_p),
                             ("emitted", ctypes.POINTER(_List)), ("class", ctypes.c_char_p),
                             ("method", ctypes.c_char_p), ("signal", ctypes.c_char_p), ("constant", ctypes.c_char_p),
                             ("constant_value", ctypes.c_int64), ("property", ctypes.POINTER(_Property)),
                             ("new_list", ctypes.c_void_p), ("new_text", ctypes.c_void_p),
                             ("new_bytes", ctypes.c_void_p), ("grow", ctypes.POINTER(Variant))):
            getattr(self.mock, f"mock_{name}").restype = result
        self.properties: Dict[str, _Property] = {}
        for found in self._all("property"):
            self.properties[found[0].name.decode()] = found[0]

    def _all(self, what: str) -> list:
        found, i = [], 0
        while one := getattr(self.mock, f"mock_{what}")(i):
            found.append(one)
            i += 1
        return found

    def names(self, what: str) -> List[str]:
        """The registered names: method, signal or constant."""
        return [one.decode() for one in self._all(what)]

    def unload(self) -> None:
        self.mock.mock_unload()

    def number(self, name: str) -> int:
        """A count of the mock: alive, faults or errors."""
        return ctypes.c_int.in_dll(self.mock, f"mock_{name}").value

    def text(self, name: str) -> str:
        """The last fault or error."""
        return (ctypes.c_char * 300).in_dll(self.mock, f"mock_{name}").value.decode()

    @property
    def ticks(self) -> ctypes.c_int64:
        """The engine's clock in microseconds."""
        return ctypes.c_int64.in_dll(self.mock, "mock_ticks")

    # ---- Values

    def variant(self, value: Any) -> Variant:
        made = Variant(NIL)
        if isinstance(value, bool):
            made.type, made.is_.whole = BOOL, value
        elif isinstance(value, int):
            made.type, made.is_.whole = INT, value
        elif isinstance(value, float):
            made.type, made.is_.real = FLOAT, value
        elif isinstance(value, str):
            data = value.encode()
            made.type, made.is_.pointer = STRING, self.mock.mock_new_text(data, ctypes.c_size_t(len(data)))
        elif isinstance(value, bytes):
            made.type, made.is_.pointer = BYTES, self.mock.mock_new_bytes(value, ctypes.c_int64(len(value)))
        elif isinstance(value, Vector2):
            made.type, made.is_.floats[:2] = VECTOR2, value
        elif isinstance(value, Rect2):
            made.type, made.is_.floats[:] = RECT2, value
        elif isinstance(value, Input):
            made.type, made.is_.pointer = OBJECT, self.object(value)
        elif isinstance(value, dict):
            made.type, made.is_.pointer = DICTIONARY, self.mock.mock_new_list(1)
            for key, element in value.items():
                place = self.mock.mock_grow(ctypes.c_void_p(made.is_.pointer))
                place[0] = self.variant(element)
                inner = ctypes.cast(made.is_.pointer, ctypes.POINTER(_List))[0]
                inner.keys[inner.size - 1] = self.variant(key)
        elif isinstance(value, (list, tuple)):
            made.type, made.is_.pointer = ARRAY, self.mock.mock_new_list(0)
            for element in value:
                self.mock.mock_grow(ctypes.c_void_p(made.is_.pointer))[0] = self.variant(element)
        elif value is not None:
            raise TypeError(value)
        return made

    def value(self, variant: Variant) -> Any:
        kind, is_ = variant.type, variant.is_
        if kind in (BOOL, INT):
            return bool(is_.whole) if kind == BOOL else is_.whole
        if kind == FLOAT:
            return is_.real
        if kind == STRING:
            return ctypes.string_at(is_.pointer + 16).decode()  # behind uses and next
        if kind == BYTES:
            size = ctypes.c_int64.from_address(is_.pointer + 8).value
            return ctypes.string_at(is_.pointer + 16, size)
        if kind in (VECTOR2, RECT2):
            return Vector2(*is_.floats[:2]) if kind == VECTOR2 else Rect2(*is_.floats)
        if kind in (DICTIONARY, ARRAY):
            inner = ctypes.cast(is_.pointer, ctypes.POINTER(_List))[0]
            values = [self.value(inner.values[i]) for i in range(inner.size)]
            return values if kind == ARRAY else {
                self.value(inner.keys[i]): values[i] for i in range(inner.size)}
        return None

    def end(self, variant: Variant) -> None:
        self.mock.mock_destroy(ctypes.byref(variant))

    def object(self, event: Input) -> int:
        """An event with one use, which the caller ends."""
        made = self.mock.mock_object(event.name.encode(), 1)
        for name, value in event.items():
            variant = self.variant(value)
            self.mock.mock_set_field(ctypes.c_void_p(made), name.encode(), ctypes.byref(variant))
            self.end(variant)
        return made

    def emitted(self) -> List[Tuple[str, Dict[str, Any]]]:
        """The signals since the last call of this function."""
        inner = self.mock.mock_emitted()[0]
        found = [self.value(inner.values[i]) for i in range(inner.size)]
        self.mock.mock_forget()
        return list(zip(found[::2], found[1::2]))


class Camera:
    """A TapZoomCamera2D in a viewport of 1280 x 800."""

    def __init__(self, engine: Engine, ready: bool = True) -> None:
        self.engine = engine
        self.node = engine.mock.mock_new()
        self.put("viewport_rect", Rect2(0, 0, 1280, 800))
        self.put("current", True)
        if ready:
            self.virtual("_ready")

    def free(self) -> None:
        self.engine.mock.mock_free(ctypes.c_void_p(self.node))

    def put(self, field: str, value: Any) -> None:
        """Sets a field of the node, as the engine would."""
        variant = self.engine.variant(value)
        self.engine.mock.mock_set_field(ctypes.c_void_p(self.node), field.encode(), ctypes.byref(variant))
        self.engine.end(variant)

    def field(self, name: str) -> Any:
        found = self.engine.mock.mock_field(ctypes.c_void_p(self.node), name.encode())
        return self.engine.value(found[0]) if found else None

    def virtual(self, name: str, event: Any = None) -> None:
        """Calls a virtual method, with an event or with the time since the last frame."""
        made = self.engine.object(event) if event is not None else 0
        self.engine.mock.mock_virtual(
            ctypes.c_void_p(self.node), name.encode(), ctypes.c_double(1 / 60), ctypes.c_void_p(made))
        if made:
            variant = Variant(OBJECT)
            variant.is_.pointer = made
            self.engine.end(variant)

    def input(self, name: str, **fields: Any) -> None:
        """Delivers an event as the engine does: to _input, then to _unhandled_input."""
        for method in ("_input", "_unhandled_input"):
            self.virtual(method, Input(name, **fields))

    def process(self, seconds: float) -> None:
        self.engine.ticks.value = round(seconds * 1e6)
        self.virtual("_process")

    def _called(self, function: str, name: str, arguments: Sequence[Any]) -> Any:
        variants = [self.engine.variant(argument) for argument in arguments]
        pointers = (ctypes.c_void_p * max(len(variants), 1))(*(ctypes.addressof(one) for one in variants))
        result = Variant()
        status = getattr(self.engine.mock, function)(
            ctypes.c_void_p(self.node), name.encode(), pointers, len(variants), ctypes.byref(result))
        value = self.engine.value(result)
        for one in (*variants, result):
            self.engine.end(one)
        return status, value

    def call(self, name: str, *arguments: Any) -> Any:
        """Calls a method with variants, as GDScript does."""
        error, value = self._called("mock_call", name, arguments)
        if error:
            raise CallError(error)
        return value

    def ptrcall(self, name: str, *arguments: Any) -> Any:
        """Calls a method with pointers to values, as typed code does."""
        right, value = self._called("mock_ptrcall", name, arguments)
        if not right:
            raise TypeError(name)
        return value

    def set(self, name: str, value: Any) -> None:
        self.call("_set_setting", self.engine.properties[name].index, value)

    def get(self, name: str) -> Any:
        return self.call("_get_setting", self.engine.properties[name].index)
