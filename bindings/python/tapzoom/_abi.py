# SPDX-License-Identifier: MIT
# bindings/generate.py writes this file from tapzoom.h.
"""The C interface as ctypes: the constants, structs and functions of tapzoom.h and nothing else."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, c_char_p, c_double, c_float, c_int32, c_int64, c_size_t, c_uint32, c_uint64, c_void_p
from typing import Any, Dict, Optional, Tuple, Type

#: The version of the ABI.
VERSION_MAJOR = 1
#: Most contacts of a view.
MAX_CONTACTS = 16
#: Most levels.
MAX_LEVELS = 8
#: Most events that wait.
EVENT_CAPACITY = 32
#: Largest size and coordinate.
MAX_LENGTH = 1e12
#: Smallest size.
MIN_SIZE = 1e-6
#: Largest time, seconds.
MAX_TIME = 1e12


class CTransform(ctypes.Structure):
    """tapzoom_transform of the header."""

    _fields_ = [
        ("scale", c_double),
        ("rotation", c_double),
        ("x", c_double),
        ("y", c_double),
    ]


class CRect(ctypes.Structure):
    """tapzoom_rect of the header."""

    _fields_ = [
        ("x", c_double),
        ("y", c_double),
        ("width", c_double),
        ("height", c_double),
    ]


class CViewport(ctypes.Structure):
    """tapzoom_viewport of the header."""

    _fields_ = [
        ("width", c_double),
        ("height", c_double),
        ("left", c_double),
        ("top", c_double),
        ("right", c_double),
        ("bottom", c_double),
    ]


class CTouch(ctypes.Structure):
    """tapzoom_touch of the header."""

    _fields_ = [
        ("time", c_double),
        ("id", c_int64),
        ("x", c_double),
        ("y", c_double),
        ("phase", c_int32),
        ("tool", c_int32),
        ("flags", c_uint32),
        ("buttons", c_uint32),
        ("size", c_double),
        ("reserved", c_double),
    ]


class CState(ctypes.Structure):
    """tapzoom_state of the header."""

    _fields_ = [
        ("time", c_double),
        ("next_deadline", c_double),
        ("flags", c_uint32),
        ("contact_count", c_int32),
        ("waiting_count", c_int32),
        ("reserved", c_int32 * 3),
    ]


class CFrameResult(ctypes.Structure):
    """tapzoom_frame_result of the header."""

    _fields_ = [
        ("transform", CTransform),
        ("state", CState),
        ("accepted", c_int32),
        ("event_count", c_int32),
        ("reserved", c_double),
    ]


class CScroll(ctypes.Structure):
    """tapzoom_scroll of the header."""

    _fields_ = [
        ("time", c_double),
        ("x", c_double),
        ("y", c_double),
        ("dx", c_double),
        ("dy", c_double),
        ("factor", c_double),
        ("rotation", c_double),
        ("unit", c_int32),
        ("source", c_int32),
        ("phase", c_int32),
        ("reserved", c_int32),
    ]


class CVelocity(ctypes.Structure):
    """tapzoom_velocity of the header."""

    _fields_ = [
        ("x", c_double),
        ("y", c_double),
        ("log_scale", c_double),
        ("rotation", c_double),
        ("view_x", c_double),
        ("view_y", c_double),
    ]


class CEvent(ctypes.Structure):
    """tapzoom_event of the header."""

    _fields_ = [
        ("time", c_double),
        ("contact", c_int64),
        ("kind", c_int32),
        ("phase", c_int32),
        ("contact_count", c_int32),
        ("tap_count", c_int32),
        ("view_x", c_double),
        ("view_y", c_double),
        ("content_x", c_double),
        ("content_y", c_double),
        ("landing_view_x", c_double),
        ("landing_view_y", c_double),
        ("landing_content_x", c_double),
        ("landing_content_y", c_double),
        ("scale", c_double),
        ("rotation", c_double),
        ("velocity", CVelocity),
        ("unconsumed_x", c_double),
        ("unconsumed_y", c_double),
        ("tool", c_int32),
        ("buttons", c_uint32),
        ("limits", c_uint32),
        ("direction", c_int32),
        ("owner", c_int32),
        ("gesture", c_int32),
        ("reason", c_int32),
        ("setting", c_int32),
        ("measured", c_double),
        ("allowed", c_double),
        ("cause", c_int32),
        ("reserved", c_int32 * 3),
    ]


class COptions(ctypes.Structure):
    """tapzoom_options of the header."""

    _fields_ = [
        ("struct_size", c_uint32),
        ("animated", c_int32),
        ("curve", c_int32),
        ("path", c_int32),
        ("duration", c_double),
        ("left", c_double),
        ("top", c_double),
        ("right", c_double),
        ("bottom", c_double),
        ("max_scale", c_double),
        ("fly_rho", c_double),
        ("fly_speed", c_double),
        ("quiet", c_int32),
        ("reserved", c_int32),
    ]


class CLevel(ctypes.Structure):
    """tapzoom_level of the header."""

    _fields_ = [
        ("fit", c_int32),
        ("other_fit", c_int32),
        ("factor", c_double),
        ("other_factor", c_double),
    ]


class CConfig(ctypes.Structure):
    """tapzoom_config of the header."""

    _fields_ = [
        ("struct_size", c_uint32),
        ("gestures", c_uint32),
        ("points_per_unit", c_double),
        ("pixels_per_unit", c_double),
        ("fit", c_int32),
        ("bounds", c_int32),
        ("min_scale", CLevel),
        ("max_scale", CLevel),
        ("double_tap", c_int32),
        ("wheel", c_int32),
        ("trackpad", c_int32),
        ("reduced_motion", c_int32),
        ("align_x", c_double),
        ("align_y", c_double),
        ("visible_part", c_double),
        ("visible_extra", c_double),
        ("always_bounce_x", c_int32),
        ("always_bounce_y", c_int32),
        ("two_finger_tap", c_int32),
        ("tap_anchor", c_int32),
        ("pinch_anchor", c_int32),
        ("tap_action", c_int32),
        ("press_action", c_int32),
        ("finger_taps", c_uint32),
        ("snap", c_int32),
        ("level_count", c_int32),
        ("zoom_step", c_double),
        ("animation_duration", c_double),
        ("snap_tolerance", c_double),
        ("levels", CLevel * 8),
        ("momentum", c_int32),
        ("invert_zoom", c_int32),
        ("wheel_speed", c_double),
        ("wheel_smoothing", c_double),
        ("scroll_end_time", c_double),
        ("fling_decay", c_double),
        ("fling_zoom_decay", c_double),
        ("fling_min_speed", c_double),
        ("rubber_band", c_double),
        ("rubber_band_scale", c_double),
        ("spring_frequency", c_double),
        ("double_tap_time", c_double),
        ("double_tap_distance", c_double),
        ("tap_time", c_double),
        ("tap_slop", c_double),
        ("press_time", c_double),
        ("two_finger_tap_time", c_double),
        ("two_finger_land_time", c_double),
        ("two_finger_lift_time", c_double),
        ("pan_slop", c_double),
        ("axis_lock_ratio", c_double),
        ("swipe_speed", c_double),
        ("page_overscroll", c_double),
        ("pinch_slop", c_double),
        ("pinch_speed", c_double),
        ("pinch_min_span", c_double),
        ("rotate_slop", c_double),
        ("rotate_snap", c_double),
        ("rotate_snap_step", c_double),
        ("quick_zoom_distance", c_double),
        ("events", c_uint64),
        ("lenient", c_int32),
        ("min_pan_contacts", c_int32),
        ("pager_edges", c_uint32),
        ("host_tools", c_uint32),
        ("host_buttons", c_uint32),
        ("drag_fingers", c_uint32),
        ("palm_size", c_double),
        ("pen_guard_time", c_double),
        ("tap_debounce_time", c_double),
        ("tap_ignore_time", c_double),
        ("lift_grace_time", c_double),
        ("fling_max_speed", c_double),
        ("fling_boost_speed", c_double),
        ("rotate_slop_snapped", c_double),
        ("predict_time", c_double),
    ]


class COverscroll(ctypes.Structure):
    """tapzoom_overscroll of the header."""

    _fields_ = [
        ("x", c_double),
        ("y", c_double),
        ("raw_x", c_double),
        ("raw_y", c_double),
        ("log_scale", c_double),
        ("raw_log_scale", c_double),
    ]


class CContact(ctypes.Structure):
    """tapzoom_contact of the header."""

    _fields_ = [
        ("id", c_int64),
        ("x", c_double),
        ("y", c_double),
        ("landing_time", c_double),
        ("landing_view_x", c_double),
        ("landing_view_y", c_double),
        ("landing_content_x", c_double),
        ("landing_content_y", c_double),
        ("owner", c_int32),
        ("tool", c_int32),
        ("buttons", c_uint32),
        ("reserved", c_int32 * 5),
    ]


class CRecordEntry(ctypes.Structure):
    """tapzoom_record_entry of the header."""

    _fields_ = [
        ("number", c_int64),
        ("hash", c_uint64),
        ("time", c_double),
        ("kind", c_int32),
        ("event_count", c_int32),
        ("numbers", c_double * 16),
        ("integers", c_int64 * 12),
    ]


#: The structs of the header by their C names.
STRUCTS: Dict[str, Type[ctypes.Structure]] = {
    "tapzoom_transform": CTransform,
    "tapzoom_rect": CRect,
    "tapzoom_viewport": CViewport,
    "tapzoom_touch": CTouch,
    "tapzoom_state": CState,
    "tapzoom_frame_result": CFrameResult,
    "tapzoom_scroll": CScroll,
    "tapzoom_velocity": CVelocity,
    "tapzoom_event": CEvent,
    "tapzoom_options": COptions,
    "tapzoom_level": CLevel,
    "tapzoom_config": CConfig,
    "tapzoom_overscroll": COverscroll,
    "tapzoom_contact": CContact,
    "tapzoom_record_entry": CRecordEntry,
}

#: The functions of the header: name, then the type of the result (None for void), then those of the arguments.
FUNCTIONS: Dict[str, Tuple[Optional[Any], Tuple[Any, ...]]] = {
    "tapzoom_config_init": (c_int32, (POINTER(CConfig), c_size_t, c_int32)),
    "tapzoom_create": (c_int32, (POINTER(CConfig), POINTER(CViewport), POINTER(CRect), POINTER(c_void_p))),
    "tapzoom_frame": (c_int32, (c_void_p, c_double, POINTER(CTouch), c_size_t, POINTER(CEvent), c_size_t,
        POINTER(CFrameResult))),
    "tapzoom_destroy": (None, (c_void_p,)),
    "tapzoom_set_viewport": (c_int32, (c_void_p, POINTER(CViewport))),
    "tapzoom_push_scroll": (c_int32, (c_void_p, POINTER(CScroll), POINTER(c_int32))),
    "tapzoom_cancel_touches": (c_int32, (c_void_p, c_double)),
    "tapzoom_view_to_content": (c_int32, (POINTER(CTransform), c_double, c_double, POINTER(c_double),
        POINTER(c_double))),
    "tapzoom_content_to_view": (c_int32, (POINTER(CTransform), c_double, c_double, POINTER(c_double),
        POINTER(c_double))),
    "tapzoom_status_string": (c_char_p, (c_int32,)),
    "tapzoom_version": (c_int32, ()),
    "tapzoom_push_touches": (c_int32, (c_void_p, POINTER(CTouch), c_size_t, POINTER(c_size_t))),
    "tapzoom_advance": (c_int32, (c_void_p, c_double)),
    "tapzoom_poll_events": (c_int32, (c_void_p, POINTER(CEvent), c_size_t, POINTER(c_size_t))),
    "tapzoom_get_state": (c_int32, (c_void_p, POINTER(CState))),
    "tapzoom_get_transform": (c_int32, (c_void_p, POINTER(CTransform))),
    "tapzoom_get_transform_at": (c_int32, (c_void_p, c_double, POINTER(CTransform))),
    "tapzoom_rebase_time": (c_int32, (c_void_p, c_double)),
    "tapzoom_set_transform": (c_int32, (c_void_p, POINTER(CTransform), POINTER(COptions))),
    "tapzoom_zoom_to": (c_int32, (c_void_p, c_double, c_double, c_double, POINTER(COptions))),
    "tapzoom_zoom_to_rect": (c_int32, (c_void_p, POINTER(CRect), POINTER(COptions))),
    "tapzoom_center_on": (c_int32, (c_void_p, c_double, c_double, c_double, POINTER(COptions))),
    "tapzoom_rotate_to": (c_int32, (c_void_p, c_double, c_double, c_double, POINTER(COptions))),
    "tapzoom_fit": (c_int32, (c_void_p, POINTER(COptions))),
    "tapzoom_pan_by": (c_int32, (c_void_p, c_double, c_double, POINTER(COptions))),
    "tapzoom_zoom_by": (c_int32, (c_void_p, c_double, c_double, c_double, POINTER(COptions))),
    "tapzoom_rotate_by": (c_int32, (c_void_p, c_double, c_double, c_double, POINTER(COptions))),
    "tapzoom_step": (c_int32, (c_void_p, c_uint32, POINTER(COptions))),
    "tapzoom_get_actions": (c_int32, (c_void_p, POINTER(c_uint32))),
    "tapzoom_set_velocity": (c_int32, (c_void_p, POINTER(CVelocity))),
    "tapzoom_stop_motion": (c_int32, (c_void_p,)),
    "tapzoom_config_check": (c_int32, (POINTER(CConfig), POINTER(c_char_p))),
    "tapzoom_set_config": (c_int32, (c_void_p, POINTER(CConfig), POINTER(COptions))),
    "tapzoom_get_config": (c_int32, (c_void_p, POINTER(CConfig))),
    "tapzoom_set_content": (c_int32, (c_void_p, POINTER(CRect), c_int32)),
    "tapzoom_get_content": (c_int32, (c_void_p, POINTER(CRect))),
    "tapzoom_get_viewport": (c_int32, (c_void_p, POINTER(CViewport))),
    "tapzoom_get_target_transform": (c_int32, (c_void_p, POINTER(CTransform))),
    "tapzoom_get_velocity": (c_int32, (c_void_p, POINTER(CVelocity))),
    "tapzoom_get_overscroll": (c_int32, (c_void_p, POINTER(COverscroll))),
    "tapzoom_get_scale_range": (c_int32, (c_void_p, POINTER(c_double), POINTER(c_double), POINTER(c_double))),
    "tapzoom_get_visible_rect": (c_int32, (c_void_p, POINTER(CTransform), POINTER(CRect))),
    "tapzoom_get_pan_range": (c_int32, (c_void_p, POINTER(CTransform), POINTER(CRect))),
    "tapzoom_get_raster_scale": (c_int32, (c_void_p, POINTER(c_double))),
    "tapzoom_get_raster_transform": (c_int32, (c_void_p, POINTER(CTransform), POINTER(CTransform))),
    "tapzoom_get_smart_zoom": (c_int32, (c_void_p, POINTER(CRect), c_double, c_double, c_double, POINTER(CTransform))),
    "tapzoom_transform_compose": (c_int32, (POINTER(CTransform), POINTER(CTransform), POINTER(CTransform))),
    "tapzoom_transform_invert": (c_int32, (POINTER(CTransform), POINTER(CTransform))),
    "tapzoom_transform_interpolate": (c_int32, (POINTER(CTransform), POINTER(CTransform), c_double,
        POINTER(CTransform))),
    "tapzoom_transform_to_affine": (c_int32, (POINTER(CTransform), POINTER(c_double))),
    "tapzoom_transform_to_matrix": (c_int32, (POINTER(CTransform), c_double, c_double, POINTER(c_float))),
    "tapzoom_get_contact_owner": (c_int32, (c_void_p, c_int64, POINTER(c_int32))),
    "tapzoom_set_contact_owner": (c_int32, (c_void_p, c_int64, c_int32)),
    "tapzoom_get_contacts": (c_int32, (c_void_p, POINTER(CContact), c_size_t, POINTER(c_size_t))),
    "tapzoom_pen_near": (c_int32, (c_void_p, c_double)),
    "tapzoom_set_pager_offset": (c_int32, (c_void_p, c_double, c_double)),
    "tapzoom_view_size": (c_size_t, ()),
    "tapzoom_create_at": (c_int32, (c_void_p, c_size_t, POINTER(CConfig), POINTER(CViewport), POINTER(CRect),
        POINTER(c_void_p))),
    "tapzoom_save_state": (c_int32, (c_void_p, c_void_p, c_size_t, POINTER(c_size_t))),
    "tapzoom_load_state": (c_int32, (c_void_p, c_void_p, c_size_t)),
    "tapzoom_begin_recording": (c_int32, (c_void_p, c_void_p, c_size_t)),
    "tapzoom_fetch_recording": (c_int32, (c_void_p, POINTER(c_size_t))),
    "tapzoom_end_recording": (c_int32, (c_void_p,)),
    "tapzoom_replay": (c_int32, (c_void_p, c_void_p, c_size_t, POINTER(c_size_t), POINTER(CRecordEntry),
        POINTER(CEvent))),
}


def bind(library: ctypes.CDLL) -> None:
    """Sets the types of a loaded library's functions. Raises AttributeError when the library lacks one."""
    for name, (result, arguments) in FUNCTIONS.items():
        function = getattr(library, name)
        function.restype = result
        function.argtypes = arguments
