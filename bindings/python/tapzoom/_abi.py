# SPDX-License-Identifier: MIT
"""The C interface, as ctypes: the constants, structs and functions of tapzoom.h and nothing else.

The tests hold every line of this file against the header.
"""

from __future__ import annotations

import ctypes
from ctypes import POINTER, c_char_p, c_double, c_float, c_int32, c_int64, c_size_t, c_uint32, c_uint64, c_void_p
from typing import Any, Dict, Optional, Tuple, Type

ABI_VERSION = 1

#: How many contacts a view follows at once.
MAX_CONTACTS = 16
#: Sizes, lengths and coordinates are finite and at most this far from 0.
MAX_LENGTH = 1e12
#: Viewport and content sizes are at least this.
MIN_SIZE = 1e-6
#: Times are finite and at most this far from 0, in seconds.
MAX_TIME = 1e12
#: How many levels ``Zoom.LEVELS`` takes.
MAX_LEVELS = 8
#: How many events a view keeps between polls.
EVENT_CAPACITY = 20


class CSample(ctypes.Structure):
    """tapzoom_sample: one contact at one instant."""

    _fields_ = [
        ("time", c_double),
        ("id", c_int64),
        ("x", c_double),
        ("y", c_double),
        ("phase", c_int32),
        ("tool", c_int32),
    ]


class CTransform(ctypes.Structure):
    """tapzoom_transform: where content is drawn."""

    _fields_ = [("scale", c_double), ("rotation", c_double), ("x", c_double), ("y", c_double)]


class CRect(ctypes.Structure):
    """tapzoom_rect: a corner and a size."""

    _fields_ = [("x", c_double), ("y", c_double), ("width", c_double), ("height", c_double)]


class CLevel(ctypes.Structure):
    """tapzoom_level: a scale said in terms of the sizes."""

    _fields_ = [("factor", c_double), ("fit", c_int32), ("reserved", c_int32)]


class CConfig(ctypes.Structure):
    """tapzoom_config: every setting."""

    _fields_ = [
        ("struct_size", c_uint32),
        ("gestures", c_uint32),
        ("events", c_uint32),
        ("reduced_motion", c_int32),
        ("points_per_unit", c_double),
        ("pixels_per_unit", c_double),
        ("fit", c_int32),
        ("bounds", c_int32),
        ("align_x", c_double),
        ("align_y", c_double),
        ("min_scale", CLevel),
        ("max_scale", CLevel),
        ("double_tap", c_int32),
        ("double_tap_anchor", c_int32),
        ("two_finger_tap", c_int32),
        ("two_finger_tap_anchor", c_int32),
        ("zoom_step", c_double),
        ("zoom_duration", c_double),
        ("level_count", c_int32),
        ("reserved", c_int32),
        ("levels", CLevel * MAX_LEVELS),
        ("tap_time", c_double),
        ("tap_travel", c_double),
        ("tap_travel_pannable", c_double),
        ("tap_travel_pen", c_double),
        ("tap_travel_mouse", c_double),
        ("double_tap_time", c_double),
        ("double_tap_bounce", c_double),
        ("double_tap_distance", c_double),
        ("two_finger_land_time", c_double),
        ("two_finger_lift_time", c_double),
        ("two_finger_distance", c_double),
        ("press_time", c_double),
        ("press_travel", c_double),
        ("pan_slop", c_double),
        ("axis_lock_ratio", c_double),
        ("pinch_slop", c_double),
        ("pinch_speed", c_double),
        ("pinch_fade", c_double),
        ("rotate_slop", c_double),
        ("rotate_snap", c_double),
        ("release_time", c_double),
        ("swipe_speed", c_double),
        ("swipe_angle", c_double),
        ("quick_zoom_distance", c_double),
        ("fling_min_speed", c_double),
        ("fling_max_speed", c_double),
        ("fling_decay", c_double),
        ("rubber_band", c_double),
        ("rubber_band_scale", c_double),
        ("spring_frequency", c_double),
        ("page_push", c_double),
    ]


class CEvent(ctypes.Structure):
    """tapzoom_event: one event."""

    _fields_ = [
        ("time", c_double),
        ("kind", c_int32),
        ("phase", c_int32),
        ("contact_count", c_int32),
        ("tap_count", c_int32),
        ("view_x", c_double),
        ("view_y", c_double),
        ("content_x", c_double),
        ("content_y", c_double),
        ("scale", c_double),
        ("rotation", c_double),
        ("velocity_x", c_double),
        ("velocity_y", c_double),
        ("scale_velocity", c_double),
        ("rotation_velocity", c_double),
        ("tool", c_int32),
        ("direction", c_int32),
        ("reserved", c_double * 2),
    ]


class CCall(ctypes.Structure):
    """tapzoom_call: one call of a recording."""

    _fields_ = [
        ("number", c_int64),
        ("hash", c_uint64),
        ("time", c_double),
        ("kind", c_int32),
        ("event_count", c_int32),
        ("numbers", c_double * 8),
        ("integers", c_int64 * 4),
    ]


#: The structs of the header by their C names.
STRUCTS: Dict[str, Type[ctypes.Structure]] = {
    "tapzoom_sample": CSample,
    "tapzoom_transform": CTransform,
    "tapzoom_rect": CRect,
    "tapzoom_level": CLevel,
    "tapzoom_config": CConfig,
    "tapzoom_event": CEvent,
    "tapzoom_call": CCall,
}

_view = c_void_p
_status = c_int32
_double_out = POINTER(c_double)

#: The functions of the header: name, then the type of the result (None for void), then those of the arguments.
FUNCTIONS: Dict[str, Tuple[Optional[Any], Tuple[Any, ...]]] = {
    "tapzoom_version": (c_int32, ()),
    "tapzoom_abi_version": (c_int32, ()),
    "tapzoom_status_string": (c_char_p, (_status,)),
    "tapzoom_config_init": (_status, (POINTER(CConfig), c_size_t, c_int32)),
    "tapzoom_create": (_status, (POINTER(CConfig), c_double, c_double, c_double, c_double, POINTER(_view))),
    "tapzoom_destroy": (None, (_view,)),
    "tapzoom_set_config": (_status, (_view, POINTER(CConfig))),
    "tapzoom_get_config": (_status, (_view, POINTER(CConfig))),
    "tapzoom_set_viewport_size": (_status, (_view, c_double, c_double)),
    "tapzoom_set_content_size": (_status, (_view, c_double, c_double)),
    "tapzoom_set_insets": (_status, (_view, c_double, c_double, c_double, c_double)),
    "tapzoom_touches": (_status, (_view, POINTER(CSample), c_size_t, POINTER(c_size_t))),
    "tapzoom_cancel": (_status, (_view, c_double)),
    "tapzoom_advance": (_status, (_view, c_double)),
    "tapzoom_get_time": (_status, (_view, _double_out)),
    "tapzoom_next_wake": (_status, (_view, _double_out)),
    "tapzoom_get_transform": (_status, (_view, POINTER(CTransform))),
    "tapzoom_get_target_transform": (_status, (_view, POINTER(CTransform))),
    "tapzoom_get_matrix": (_status, (_view, POINTER(c_float))),
    "tapzoom_get_visible_rect": (_status, (_view, POINTER(CRect))),
    "tapzoom_get_target_rect": (_status, (_view, POINTER(CRect))),
    "tapzoom_get_raster": (_status, (_view, _double_out, POINTER(CTransform))),
    "tapzoom_get_zoom_rect": (_status, (_view, c_double, c_double, c_double, POINTER(CRect))),
    "tapzoom_get_scale_range": (_status, (_view, _double_out, _double_out, _double_out)),
    "tapzoom_get_state": (_status, (_view, POINTER(c_uint32))),
    "tapzoom_view_to_content": (_status, (_view, c_double, c_double, _double_out, _double_out)),
    "tapzoom_content_to_view": (_status, (_view, c_double, c_double, _double_out, _double_out)),
    "tapzoom_poll_events": (_status, (_view, POINTER(CEvent), c_size_t, POINTER(c_size_t))),
    "tapzoom_zoom_to_rect": (_status, (_view, c_double, c_double, c_double, c_double, c_int32)),
    "tapzoom_zoom_to": (_status, (_view, c_double, c_double, c_double, c_int32)),
    "tapzoom_zoom_by": (_status, (_view, c_double, c_double, c_double, c_int32)),
    "tapzoom_set_transform": (_status, (_view, POINTER(CTransform), c_int32)),
    "tapzoom_reset": (_status, (_view, c_int32)),
    "tapzoom_stop": (_status, (_view,)),
    "tapzoom_snapshot_size": (_status, (_view, POINTER(c_size_t))),
    "tapzoom_save": (_status, (_view, c_void_p, c_size_t, POINTER(c_size_t))),
    "tapzoom_load": (_status, (_view, c_void_p, c_size_t)),
    "tapzoom_record": (_status, (_view, c_void_p, c_size_t)),
    "tapzoom_poll_record": (_status, (_view, POINTER(c_size_t))),
    "tapzoom_replay": (
        _status,
        (_view, c_void_p, c_size_t, POINTER(c_size_t), POINTER(CCall), POINTER(CEvent)),
    ),
}


def bind(library: ctypes.CDLL) -> None:
    """Gives the functions of a loaded library their types. Raises AttributeError when it lacks one."""
    for name, (result, arguments) in FUNCTIONS.items():
        function = getattr(library, name)
        function.restype = result
        function.argtypes = arguments
