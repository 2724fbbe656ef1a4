# SPDX-License-Identifier: MIT
"""Calls the built library with ctypes, by the description of its API."""

import ctypes

import reader
from structs import CONFIG

LIBRARY = reader.ROOT / "build/lib/libtapzoom.so"
NUMBERS = {"double": ctypes.c_double, "float": ctypes.c_float,
           **{f"{name}_t": getattr(ctypes, f"c_{name}") for name in ("int32", "uint32", "int64", "uint64")}}


class Library:
    def __init__(self, description: dict):
        self.structs = {struct["name"]: struct for struct in description["structs"]}
        self.functions = {function["name"]: function for function in description["functions"]}
        self.statuses = {one["value"]: one["name"] for found in description["enumerations"] for one in found["values"]
                         if one["name"] == "TAPZOOM_OK" or one["name"].startswith("TAPZOOM_ERROR_")}
        self.types: dict[str, type] = {}
        self.loaded = ctypes.CDLL(str(LIBRARY))

    def type(self, name: str) -> type:
        """Returns the ctypes type of a number or a struct."""
        if name in NUMBERS:
            return NUMBERS[name]
        if name not in self.types:
            fields = [(field["name"], self.type(field["type"]) * field["count"] if field["count"]
                       else self.type(field["type"])) for field in self.structs[name]["fields"]]
            self.types[name] = type(name, (ctypes.Structure,), {"_fields_": fields})
        return self.types[name]

    def config(self, preset: int) -> ctypes.Structure:
        config = self.type(CONFIG)()
        status = self.loaded.tapzoom_config_init(
            ctypes.byref(config), ctypes.c_size_t(ctypes.sizeof(config)), ctypes.c_int32(preset))
        assert status == 0, self.statuses[status]
        return config

    def create(self, config: ctypes.Structure) -> str:
        """Returns the status of tapzoom_create with a config."""
        view = ctypes.c_void_p()
        given = [self.argument(one, config, view) for one in self.functions["tapzoom_create"]["parameters"]]
        status = self.loaded.tapzoom_create(*given)
        if status == 0:
            self.loaded.tapzoom_destroy(view)
        return self.statuses[status]

    def check(self, config: ctypes.Structure) -> tuple[str, str]:
        """Returns the status of tapzoom_config_check, and the name of the wrong field."""
        field = ctypes.c_char_p()
        status = self.loaded.tapzoom_config_check(ctypes.byref(config), ctypes.byref(field))
        return self.statuses[status], (field.value or b"").decode()

    def argument(self, parameter: dict, config: ctypes.Structure, view: ctypes.c_void_p) -> object:
        kind = parameter["type"].replace("const ", "").replace(" *", "")
        if parameter["direction"] == "out":
            return ctypes.byref(view)
        if kind == CONFIG:
            return ctypes.byref(config)
        if kind == "double":
            return ctypes.c_double(100)
        # A size of 100; insets and origins are 0.
        value = self.type(kind)()
        value.width = value.height = 100
        return ctypes.byref(value)


def put(config: ctypes.Structure, path: list[str], value: object) -> None:
    """Sets the field at a path. In an array, the path continues in the first element."""
    for name in path[:-1]:
        config = getattr(config, name)
        config = config[0] if isinstance(config, ctypes.Array) else config
    setattr(config, path[-1], value)


def plain(value: object) -> object:
    """Returns a value in the form of the description: a number, a dictionary for a struct, a list for an array."""
    if isinstance(value, ctypes.Structure):
        return {name: plain(getattr(value, name)) for name, _ in value._fields_}
    return [plain(one) for one in value] if isinstance(value, ctypes.Array) else value


def bare(value: object, constants: dict[str, int], like: object) -> object:
    """Returns a default with numbers in place of constants, and with zeros for missing fields and elements."""
    if isinstance(like, dict):
        return {name: bare(value.get(name, 0), constants, one) for name, one in like.items()}
    if isinstance(like, list):
        return [bare(value[index] if index < len(value) else {}, constants, one) for index, one in enumerate(like)]
    return constants[value] if isinstance(value, str) else value


def of_kind(kind: str, value: float) -> object:
    return float(value) if kind in ("double", "float") else int(value)
