# SPDX-License-Identifier: MIT
# bindings/generate.py writes this file from tapzoom.h.
# The constants of TapZoomCamera2D for Godot 3, whose native classes have none:
#     const TapZoom = preload("res://addons/tapzoom/constants.gd")

# Phase of a touch. 0 is an error.
const TOUCH_BEGAN = 1
const TOUCH_MOVED = 2
const TOUCH_ENDED = 3
const TOUCH_CANCELLED = 4

# Kind of contact.
const TOOL_FINGER = 0
const TOOL_PEN = 1
const TOOL_MOUSE = 2

# Presets, which you then change.
const PRESET_PHOTOS = 0
const PRESET_MAPS = 1
const PRESET_READER = 2
const PRESET_BOARD = 3

# Unit of dx and dy.
const UNIT_PIXEL = 0
const UNIT_LINE = 1
const UNIT_PAGE = 2
const UNIT_NOTCH120 = 3

# Device of a scroll.
const SOURCE_WHEEL = 0
const SOURCE_TRACKPAD = 1

# Phase of a scroll, as the window system reports it.
const SCROLL_UNPHASED = 0
const SCROLL_BEGAN = 1
const SCROLL_CHANGED = 2
const SCROLL_ENDED = 3
const SCROLL_MOMENTUM = 4

# Outcome of a method.
const OK = 0
const ERROR_NULL = -1
const ERROR_STRUCT_SIZE = -2
const ERROR_NOT_FINITE = -3
const ERROR_RANGE = -4
const ERROR_ENUM = -5
const ERROR_TIME = -6
const ERROR_CONTACT_IN_USE = -7
const ERROR_CONTACT_UNKNOWN = -8
const ERROR_CONTACT_LIMIT = -9
const ERROR_MEMORY = -10
const ERROR_BUFFER_TOO_SMALL = -11
const ERROR_DATA = -12
const ERROR_DIVERGED = -13
const ERROR_BUSY = -14

# Flags of a contact.
const CONTACT_NO_TAP = 1
const CONTACT_NO_SLOP = 2
const CONTACT_PALM = 4

# Buttons of a mouse or a pen. All act alike.
const BUTTON_PRIMARY = 1
const BUTTON_SECONDARY = 2
const BUTTON_MIDDLE = 4
const BUTTON_BACK = 8
const BUTTON_FORWARD = 16
const BUTTON_ERASER = 32

# Flags of state.
const STATE_TOUCHED = 256
const STATE_MOVING = 512
const STATE_ZOOMED = 1024
const STATE_EVENTS_LOST = 2048
const STATE_DRIVEN = 4096

# Kinds of events. A gesture without duration sends one DISCRETE event. Any other sends BEGAN, perhaps CHANGED, and
# exactly one ENDED or CANCELLED. Skip kinds that you do not know.
const EVENT_NONE = 0
const EVENT_TAP_PENDING = 1
const EVENT_TAP = 2
const EVENT_DOUBLE_TAP = 3
const EVENT_FINGERS_TAP = 5
const EVENT_LONG_PRESS = 6
const EVENT_PAN = 7
const EVENT_PINCH = 8
const EVENT_ROTATE = 9
const EVENT_QUICK_ZOOM = 10
const EVENT_SWIPE = 11
const EVENT_FLING = 12
const EVENT_SCROLL = 13
const EVENT_ANIMATION = 14
const EVENT_SETTLED = 15
const EVENT_LIMIT = 16
const EVENT_PAGE = 17
const EVENT_OWNER = 18
const EVENT_EDGE = 19
const EVENT_FINGERS_DRAG = 20
const EVENT_FAILED = 21
const EVENT_SNAP = 22

# Phase of an event.
const PHASE_DISCRETE = 0
const PHASE_BEGAN = 1
const PHASE_CHANGED = 2
const PHASE_ENDED = 3
const PHASE_CANCELLED = 4

# Limits of the transform: the content is there or beyond, in motion or at rest. Content that cannot move is at both
# edges.
const LIMIT_LEFT = 1
const LIMIT_TOP = 2
const LIMIT_RIGHT = 4
const LIMIT_BOTTOM = 8
const LIMIT_MIN_SCALE = 16
const LIMIT_MAX_SCALE = 32

# Direction of a movement in the view. LEFT and UP are toward smaller x and y.
const DIRECTION_NONE = 0
const DIRECTION_LEFT = 1
const DIRECTION_UP = 2
const DIRECTION_RIGHT = 3
const DIRECTION_DOWN = 4

# What moves the view at an event.
const CAUSE_USER = 0
const CAUSE_COMMAND = 1
const CAUSE_DRIVEN = 2

# Reason of FAILED. To let the gesture pass, set the setting that `setting` names just beyond `measured`.
const REASON_NONE = 0
const REASON_MOVED = 1
const REASON_HELD = 2
const REASON_TOO_EARLY = 3
const REASON_TOO_LATE = 4
const REASON_TOO_FAR = 5
const REASON_TOO_SHORT = 6
const REASON_TOO_SLOW = 7
const REASON_ANGLE = 8
const REASON_TOOL = 9
const REASON_COUNT = 10
const REASON_OFF = 11
const REASON_LIMIT = 12
const REASON_LOST = 13
const REASON_CLAIMED = 14
const REASON_CANCELLED = 15
const REASON_STOPPED = 16

# Easing curve. An animation that replaces a motion starts with its velocity.
const CURVE_STANDARD = 0
const CURVE_EASE_OUT = 1

# Path of an animation.
const PATH_DIRECT = 0
const PATH_FLY = 1

# Steps of keys, buttons and switches, about the center of the safe area.
const STEP_ZOOM_IN = 1
const STEP_ZOOM_OUT = 2
const STEP_LEFT = 4
const STEP_UP = 8
const STEP_RIGHT = 16
const STEP_DOWN = 32
const STEP_CLOCKWISE = 64
const STEP_COUNTERCLOCKWISE = 128
const STEP_FIT = 256

# Gestures to recognize: the bits of their events. One that is off delays no other.
const GESTURE_TAP = 4
const GESTURE_DOUBLE_TAP = 8
const GESTURE_FINGERS_TAP = 32
const GESTURE_LONG_PRESS = 64
const GESTURE_PAN = 128
const GESTURE_PINCH = 256
const GESTURE_ROTATE = 512
const GESTURE_QUICK_ZOOM = 1024
const GESTURE_SWIPE = 2048
const GESTURE_FLING = 4096

# A scale that depends on the sizes of the content and the safe area.
const FIT_NONE = 0
const FIT_CONTAIN = 1
const FIT_COVER = 2
const FIT_WIDTH = 3
const FIT_HEIGHT = 4
const FIT_ONE_TO_ONE = 5
const FIT_SCALE_DOWN = 6

# Limits of the translation.
const BOUNDS_CONTENT = 0
const BOUNDS_INSIDE = 1
const BOUNDS_NONE = 2

# Zoom of a tap or press. Two-finger taps zoom out, the others in.
const ZOOM_NONE = 0
const ZOOM_STEP = 1
const ZOOM_TOGGLE = 2
const ZOOM_CYCLE = 3
const ZOOM_LEVELS = 4
const ZOOM_FIT = 5
const ZOOM_CENTER = 6

# Effect of a scroll.
const ACTION_NONE = 0
const ACTION_PAN = 1
const ACTION_ZOOM = 2

# Where the zoom of a tap puts the tapped point.
const ANCHOR_POINT = 0
const ANCHOR_CENTER = 1

# Point about which fingers and scrolls zoom.
const PINCH_CENTROID = 0
const PINCH_CENTER = 1

# Scales to which a zoom snaps, in its direction and within snap_tolerance.
const SNAP_NONE = 0
const SNAP_LEVELS = 1
const SNAP_STEPS = 2

# Source of the momentum after a trackpad's scroll that ends in motion.
const MOMENTUM_HOST = 0
const MOMENTUM_LIBRARY = 1
const MOMENTUM_AUTO = 2

# Numbers of fingers.
const FINGERS_TWO = 4
const FINGERS_THREE = 8
const FINGERS_FOUR = 16
const FINGERS_FIVE = 32

# What the view keeps when its content changes.
const KEEP_PICTURE = 0
const KEEP_COORDINATES = 1

# Owner of a contact. Those of host_tools and host_buttons are HOST from their landing. With min_pan_contacts 2 a lone
# finger is UNDECIDED for two_finger_land_time, then HOST; or VIEW if a second one lands by then.
const OWNER_VIEW = 0
const OWNER_HOST = 1
const OWNER_UNDECIDED = 2
const OWNER_IGNORED = 3

# Kinds of recorded calls, by the names of their functions.
const RECORD_START = 1
const RECORD_LOAD_STATE = 2
const RECORD_CONFIG = 3
const RECORD_VIEWPORT = 4
const RECORD_CONTENT = 5
const RECORD_PAGER_OFFSET = 6
const RECORD_TOUCH = 7
const RECORD_SCROLL = 8
const RECORD_OWNER = 9
const RECORD_CANCEL_TOUCHES = 10
const RECORD_ADVANCE = 11
const RECORD_REBASE_TIME = 12
const RECORD_SET_TRANSFORM = 13
const RECORD_ZOOM_TO = 14
const RECORD_ZOOM_TO_RECT = 15
const RECORD_CENTER_ON = 16
const RECORD_ROTATE_TO = 17
const RECORD_FIT = 18
const RECORD_PAN_BY = 19
const RECORD_ZOOM_BY = 20
const RECORD_ROTATE_BY = 21
const RECORD_SET_VELOCITY = 22
const RECORD_STOP_MOTION = 23
const RECORD_POLL = 24
const RECORD_PEN_NEAR = 25
const RECORD_STEP = 26
