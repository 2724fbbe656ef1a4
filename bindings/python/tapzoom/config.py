# SPDX-License-Identifier: MIT
"""The settings of a view."""

from __future__ import annotations

from ctypes import byref, sizeof
from typing import TYPE_CHECKING, Any, Mapping, Tuple

from ._abi import CConfig
from ._library import lib
from ._named import brief, did_you_mean, number_of
from ._refusals import call_refusal, refusal
from ._settings import SETTINGS, Level, LevelError
from .enums import Preset, PresetLike
from .settings import SettingFields, Settings

if TYPE_CHECKING:
    from typing_extensions import Unpack

__all__ = ["SETTINGS", "Config", "Level", "Settings"]


class Config(SettingFields):
    """All settings of a view. A Config does not change: replace makes another one.

    preset    The Preset to start from, or its name [PHOTOS].
    settings  Settings that differ from the preset, by name. An enumeration may be given by name, in lower case.

    A level is (fit, factor), such as ("contain", 8), a Level, or a plain scale, such as 2.5. An unknown setting, or a
    value of the wrong type, raises TypeError. A value that the setting cannot hold raises ValueError. A view checks the
    ranges when it gets a config, and so does check: RangeError, NotFiniteError and EnumError name the field, its value
    and its range.

    Each setting below has its meaning, unit and range. Brackets hold the default and the presets with another default.
    A point is 1/160 inch on the glass; points_per_unit converts points. "Measured" refers to recordings of people's
    touches.

    0 turns the feature off in animation_duration, tap_debounce_time, axis_lock_ratio, rotate_snap, lift_grace_time,
    page_overscroll, fling_boost_speed, fling_zoom_decay, rubber_band, wheel_smoothing, palm_size, pen_guard_time,
    tap_ignore_time, rotate_slop_snapped and predict_time.
    """

    __slots__ = ("c_config",)

    c_config: CConfig  #: The struct for the C library. Do not write to it.

    def __init__(self, preset: PresetLike = Preset.PHOTOS, **settings: Unpack[Settings]) -> None:
        self.c_config = CConfig()
        number = number_of(Preset, preset, "preset")
        status = lib.tapzoom_config_init(byref(self.c_config), sizeof(CConfig), number)
        if status:
            raise refusal(status, [("preset", number, "Preset")])
        self._change(settings)

    @classmethod
    def from_c(cls, c_config: CConfig) -> Config:
        """Returns a config with a copy of a C struct."""
        config = cls.__new__(cls)
        config.c_config = CConfig.from_buffer_copy(c_config)
        return config

    def replace(self, **settings: Unpack[Settings]) -> Config:
        """Returns a copy with some settings changed. Raises TypeError and ValueError as the constructor."""
        config = self.from_c(self.c_config)
        config._change(settings)
        return config

    def check(self) -> None:
        """Checks the ranges as a view does. Raises NotFiniteError, RangeError, EnumError, which name the field."""
        status = lib.tapzoom_config_check(byref(self.c_config), None)
        if status:
            raise call_refusal(status, lib.tapzoom_set_config, (self.c_config,))

    def _change(self, settings: Mapping[str, object]) -> None:
        for name, value in settings.items():
            if name not in SETTINGS:
                raise TypeError(f"there is no setting {brief(name)}; {did_you_mean(name, SETTINGS, 'settings')}")
            try:
                SETTINGS[name].put(self.c_config, value)
            except LevelError as error:
                raise ValueError(f"{name}{error}") from None
            except (TypeError, ValueError) as error:
                raise type(error)(f"{name}={brief(value)}: {error}") from None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Config) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def _values(self) -> Tuple[Any, ...]:
        return tuple(getattr(self, name) for name in SETTINGS)

    def __reduce__(self) -> Tuple[Any, ...]:
        return _from_bytes, (bytes(self.c_config),)

    def __repr__(self) -> str:
        return f"Config({', '.join(f'{name}={getattr(self, name)!r}' for name in SETTINGS)})"


def _from_bytes(data: bytes) -> Config:
    return Config.from_c(CConfig.from_buffer_copy(data))

