# SPDX-License-Identifier: MIT
# bindings/generate.py writes this file from tapzoom.h.
"""The enumerations of the C header, with the same names and numbers.

Every function that takes a member also takes its name: ``fit="width"`` is ``fit=Fit.WIDTH``. Members print as their
names, which are in lower case. FitLike is the type of such an argument, for programs with types.
"""

from __future__ import annotations

from typing import Literal, Union

from ._named import NamedIntEnum, NamedIntFlag


class TouchPhase(NamedIntEnum):
    """Phase of a touch. 0 is an error.

    ENDED      The contact lifted. Its last position counts for taps, but does not pan or zoom.
    CANCELLED  The system took it: no tap, press, swipe or fling. Other contacts go on.
    """

    BEGAN = 1
    MOVED = 2
    ENDED = 3
    CANCELLED = 4


TouchPhaseLike = Union[TouchPhase, Literal["began", "moved", "ended", "cancelled"]]


class Tool(NamedIntEnum):
    """Kind of contact.

    MOUSE  A pointer while a button is down. Do not push hover moves.
    """

    FINGER = 0
    PEN = 1
    MOUSE = 2


ToolLike = Union[Tool, Literal["finger", "pen", "mouse"]]


class Preset(NamedIntEnum):
    """Presets, which you then change.

    PHOTOS  Shows the whole photo, and does not enlarge a small one. The wheel zooms.
    MAPS    Covers the safe area. Double taps zoom by 2. The wheel zooms.
    READER  Fits the width, and begins at the top. The wheel pans.
    BOARD   An object that moves without bounds, at 0.1 to 10 times its fitted scale.
    """

    PHOTOS = 0
    MAPS = 1
    READER = 2
    BOARD = 3


PresetLike = Union[Preset, Literal["photos", "maps", "reader", "board"]]


class ScrollUnit(NamedIntEnum):
    """Unit of dx and dy.

    PIXEL     View units.
    LINE      Lines of 40 view units.
    PAGE      Heights of the viewport.
    NOTCH120  1/120 of a wheel notch, as in Windows and Wayland. A notch is 100 view units, and zooms by 1.26.
    """

    PIXEL = 0
    LINE = 1
    PAGE = 2
    NOTCH120 = 3


ScrollUnitLike = Union[ScrollUnit, Literal["pixel", "line", "page", "notch120"]]


class ScrollSource(NamedIntEnum):
    """Device of a scroll.

    WHEEL     The view smooths the delta, and stops at the limits.
    TRACKPAD  The content moves at once, as under fingers, with a rubber band.
    """

    WHEEL = 0
    TRACKPAD = 1


ScrollSourceLike = Union[ScrollSource, Literal["wheel", "trackpad"]]


class ScrollPhase(NamedIntEnum):
    """Phase of a scroll, as the window system reports it.

    UNPHASED  No phase. The scroll ends after scroll_end_time without a report.
    BEGAN     Fingers rest on the trackpad, which stops a motion.
    ENDED     The fingers have lifted.
    MOMENTUM  The system continues the scroll after the lift. It only pans.
    """

    UNPHASED = 0
    BEGAN = 1
    CHANGED = 2
    ENDED = 3
    MOMENTUM = 4


ScrollPhaseLike = Union[ScrollPhase, Literal["unphased", "began", "changed", "ended", "momentum"]]


class Status(NamedIntEnum):
    """Outcome of a call of the C library. tapzoom.errors has an exception for each.

    NULL              A required argument is missing.
    STRUCT_SIZE       A struct has the wrong size, or its unknown bytes are not 0.
    NOT_FINITE        A number is NaN or infinite.
    RANGE             A number is outside its range.
    ENUM              A value or a bit is not in its enumeration.
    TIME              Without lenient: the time is before the view's clock.
    CONTACT_IN_USE    Without lenient: BEGAN has the id of a contact that is down.
    CONTACT_UNKNOWN   No contact with this id is down.
    CONTACT_LIMIT     Without lenient: MAX_CONTACTS are already down.
    MEMORY            The system has no memory.
    BUFFER_TOO_SMALL  The given memory is too small.
    DATA              The bytes are damaged, or of another format.
    DIVERGED          A replayed call had another outcome.
    BUSY              Another call on the view is under way.
    """

    OK = 0
    NULL = -1
    STRUCT_SIZE = -2
    NOT_FINITE = -3
    RANGE = -4
    ENUM = -5
    TIME = -6
    CONTACT_IN_USE = -7
    CONTACT_UNKNOWN = -8
    CONTACT_LIMIT = -9
    MEMORY = -10
    BUFFER_TOO_SMALL = -11
    DATA = -12
    DIVERGED = -13
    BUSY = -14


class ContactFlag(NamedIntFlag):
    """Flags of a contact.

    NO_TAP   The contact makes no tap, long press or quick zoom.
    NO_SLOP  The contact's pan begins at the first move.
    PALM     The system takes it for a palm.
    """

    NO_TAP = 1 << 0
    NO_SLOP = 1 << 1
    PALM = 1 << 2


ContactFlagLike = Union[ContactFlag, Literal["no_tap", "no_slop", "palm"]]


class Button(NamedIntFlag):
    """Buttons of a mouse or a pen. All act alike.

    PRIMARY  The left one, or the tip of a pen.
    ERASER   The other end of a pen.
    """

    PRIMARY = 1 << 0
    SECONDARY = 1 << 1
    MIDDLE = 1 << 2
    BACK = 1 << 3
    FORWARD = 1 << 4
    ERASER = 1 << 5


ButtonLike = Union[Button, Literal["primary", "secondary", "middle", "back", "forward", "eraser"]]


class StateFlag(NamedIntFlag):
    """Flags of State.

    TOUCHED      A contact is down.
    MOVING       The content moves without fingers. next_deadline tells when to draw.
    ZOOMED       The scale is more than 0.1 % above that of the fitted view.
    EVENTS_LOST  Events were dropped; see View.poll_events.
    DRIVEN       Quiet commands move the view; it has not settled.
    """

    TOUCHED = 1 << 8
    MOVING = 1 << 9
    ZOOMED = 1 << 10
    EVENTS_LOST = 1 << 11
    DRIVEN = 1 << 12


class EventKind(NamedIntEnum):
    """Kinds of events. A gesture without duration sends one DISCRETE event. Any other sends BEGAN, perhaps CHANGED, and
    exactly one ENDED or CANCELLED. Skip kinds that you do not know.

    TAP_PENDING   A possible single tap, for a highlight. BEGAN at the lift; ENDED with TAP; CANCELLED by a second tap.
    TAP           DISCRETE. A single tap: double_tap_time after the lift, or at once if DOUBLE_TAP is off, or has
                  neither a zoom nor a bit in `events`. The place is that of the lift.
    DOUBLE_TAP    DISCRETE. The lift of the second and each further tap of a quick series: tap_count is 2, 3, ... Even
                  ones zoom.
    FINGERS_TAP   DISCRETE. Two to five fingers tapped together (finger_taps): at the last lift. contact_count is their
                  number.
    LONG_PRESS    A finger rests. BEGAN after press_time; ENDED when all fingers have lifted. The finger may still pan.
    PAN           Fingers drag the content. ENDED at the last lift, with the velocity that flings: 0 after a rest. PAN
                  encloses PINCH and ROTATE.
    PINCH         Fingers zoom by their distance. ENDED when one finger is left.
    ROTATE        Fingers rotate the content. ENDED when one finger is left.
    QUICK_ZOOM    A finger or a pen that lands right after a tap zooms by the vertical part of its drag, about its
                  landing.
    SWIPE         DISCRETE. One finger dragged fast on content that is not zoomed in and cannot move that way. `limits`
                  has the edge opposite to its direction: RIGHT for a swipe to the LEFT.
    FLING         The content glides on after fingers lifted in motion, until rest. CANCELLED when anything but a
                  relative command moves the view. A finger that stops a fast fling makes no tap.
    SCROLL        A wheel or a trackpad moves the view. The place is the pointer.
    ANIMATION     The view animates for a tap, a command or new settings.
    SETTLED       DISCRETE. The view is at rest after it moved: draw sharp content now.
    LIMIT         The view has reached the limit in `limits`, for a click or a vibration. ENDED when it is away from it.
    PAGE          DISCRETE. The user asks for the page beyond the edge in `limits`: RIGHT is the next page, LEFT the one
                  before. It follows a SWIPE, or a PAN that began at the edge and went page_overscroll beyond it.
    OWNER         DISCRETE. The owner of a contact changed, not by your call. If it is now VIEW or IGNORED, discard what
                  it drew.
    EDGE          DISCRETE. A fling has met the edge in `limits`, one of pager_edges: the pager goes on with this
                  velocity.
    FINGERS_DRAG  Three to five fingers (drag_fingers) drag for the host, by unconsumed_x and unconsumed_y since the
                  last polled event. The view stands still.
    FAILED        DISCRETE. A gesture does not come: `reason` says why. It needs its bit in `events`.
    SNAP          DISCRETE. Lifting the fingers now would snap, for a click or a vibration. It needs its bit in
                  `events`.
    """

    NONE = 0
    TAP_PENDING = 1
    TAP = 2
    DOUBLE_TAP = 3
    FINGERS_TAP = 5
    LONG_PRESS = 6
    PAN = 7
    PINCH = 8
    ROTATE = 9
    QUICK_ZOOM = 10
    SWIPE = 11
    FLING = 12
    SCROLL = 13
    ANIMATION = 14
    SETTLED = 15
    LIMIT = 16
    PAGE = 17
    OWNER = 18
    EDGE = 19
    FINGERS_DRAG = 20
    FAILED = 21
    SNAP = 22


EventKindLike = Union[EventKind, Literal[
    "none", "tap_pending", "tap", "double_tap", "fingers_tap", "long_press", "pan", "pinch", "rotate", "quick_zoom",
    "swipe", "fling", "scroll", "animation", "settled", "limit", "page", "owner", "edge", "fingers_drag", "failed",
    "snap",
]]


class Phase(NamedIntEnum):
    """Phase of an event."""

    DISCRETE = 0
    BEGAN = 1
    CHANGED = 2
    ENDED = 3
    CANCELLED = 4


class Limit(NamedIntFlag):
    """Limits of the transform: the content is there or beyond, in motion or at rest. Content that cannot move is at
    both edges.

    LEFT       The content can move no further toward larger x of the view.
    TOP        The content can move no further toward larger y.
    RIGHT      The content can move no further toward smaller x.
    BOTTOM     The content can move no further toward smaller y.
    MIN_SCALE  The smallest scale, within 0.1 %.
    MAX_SCALE  The largest scale, within 0.1 %.
    """

    LEFT = 1 << 0
    TOP = 1 << 1
    RIGHT = 1 << 2
    BOTTOM = 1 << 3
    MIN_SCALE = 1 << 4
    MAX_SCALE = 1 << 5


LimitLike = Union[Limit, Literal["left", "top", "right", "bottom", "min_scale", "max_scale"]]


class Direction(NamedIntEnum):
    """Direction of a movement in the view. LEFT and UP are toward smaller x and y."""

    NONE = 0
    LEFT = 1
    UP = 2
    RIGHT = 3
    DOWN = 4


class Cause(NamedIntEnum):
    """What moves the view at an event.

    USER     Fingers, scrolls and what follows.
    COMMAND  Commands, sizes and settings.
    DRIVEN   Quiet commands.
    """

    USER = 0
    COMMAND = 1
    DRIVEN = 2


class FailureReason(NamedIntEnum):
    """Reason of FAILED. To let the gesture pass, set the setting that `setting` names just beyond `measured`.

    TOO_FAR    From the last landing.
    TOO_SHORT  The movement was too short.
    COUNT      Too few or too many contacts.
    OFF        In the settings: `allowed` is the mask.
    LIMIT      The content can still move there, or it is zoomed in.
    LOST       To another gesture: `measured` is its EventKind.
    CLAIMED    By the host, or IGNORED.
    CANCELLED  By the system or the host.
    STOPPED    The contact stopped a motion.
    """

    NONE = 0
    MOVED = 1
    HELD = 2
    TOO_EARLY = 3
    TOO_LATE = 4
    TOO_FAR = 5
    TOO_SHORT = 6
    TOO_SLOW = 7
    ANGLE = 8
    TOOL = 9
    COUNT = 10
    OFF = 11
    LIMIT = 12
    LOST = 13
    CLAIMED = 14
    CANCELLED = 15
    STOPPED = 16


class Curve(NamedIntEnum):
    """Easing curve. An animation that replaces a motion starts with its velocity.

    STANDARD  Starts and ends slowly.
    EASE_OUT  Starts fast, ends slowly.
    """

    STANDARD = 0
    EASE_OUT = 1


CurveLike = Union[Curve, Literal["standard", "ease_out"]]


class Path(NamedIntEnum):
    """Path of an animation.

    DIRECT  Straight to the target.
    FLY     Zooms out, travels and zooms in (van Wijk and Nuij, 2003).
    """

    DIRECT = 0
    FLY = 1


PathLike = Union[Path, Literal["direct", "fly"]]


class Step(NamedIntFlag):
    """Steps of keys, buttons and switches, about the center of the safe area.

    ZOOM_IN    Multiplies the scale by zoom_step.
    ZOOM_OUT   Divides the scale by zoom_step.
    LEFT       Looks left by a quarter of the safe area.
    CLOCKWISE  Rotates by 15 degrees, from x to y.
    """

    ZOOM_IN = 1 << 0
    ZOOM_OUT = 1 << 1
    LEFT = 1 << 2
    UP = 1 << 3
    RIGHT = 1 << 4
    DOWN = 1 << 5
    CLOCKWISE = 1 << 6
    COUNTERCLOCKWISE = 1 << 7
    FIT = 1 << 8


StepLike = Union[Step, Literal[
    "zoom_in", "zoom_out", "left", "up", "right", "down", "clockwise", "counterclockwise", "fit",
]]


class Gesture(NamedIntFlag):
    """Gestures to recognize: the bits of their events. One that is off delays no other."""

    TAP = 1 << 2
    DOUBLE_TAP = 1 << 3
    FINGERS_TAP = 1 << 5
    LONG_PRESS = 1 << 6
    PAN = 1 << 7
    PINCH = 1 << 8
    ROTATE = 1 << 9
    QUICK_ZOOM = 1 << 10
    SWIPE = 1 << 11
    FLING = 1 << 12


GestureLike = Union[Gesture, Literal[
    "tap", "double_tap", "fingers_tap", "long_press", "pan", "pinch", "rotate", "quick_zoom", "swipe", "fling",
]]


class Fit(NamedIntEnum):
    """A scale that depends on the sizes of the content and the safe area.

    NONE        Scale 1.
    CONTAIN     The safe area shows all of the content.
    COVER       The content covers the safe area.
    WIDTH       The content is as wide as the safe area.
    HEIGHT      The content is as tall as the safe area.
    ONE_TO_ONE  One content unit is one device pixel: 1 / pixels_per_unit.
    SCALE_DOWN  CONTAIN, but never larger than ONE_TO_ONE.
    """

    NONE = 0
    CONTAIN = 1
    COVER = 2
    WIDTH = 3
    HEIGHT = 4
    ONE_TO_ONE = 5
    SCALE_DOWN = 6


FitLike = Union[Fit, Literal["none", "contain", "cover", "width", "height", "one_to_one", "scale_down"]]


class Bounds(NamedIntEnum):
    """Limits of the translation.

    CONTENT  Larger content leaves no gap in the safe area; smaller content is aligned.
    INSIDE   As CONTENT, but smaller content moves freely in the safe area.
    """

    CONTENT = 0
    INSIDE = 1
    NONE = 2


BoundsLike = Union[Bounds, Literal["content", "inside", "none"]]


class Zoom(NamedIntEnum):
    """Zoom of a tap or press. Two-finger taps zoom out, the others in.

    NONE    Only the event comes.
    STEP    By a factor of zoom_step, up to the limits.
    TOGGLE  From the fitted scale to levels[0] (or by zoom_step), from any other one back.
    CYCLE   As STEP, but from the largest scale back to the fitted one.
    LEVELS  To the next of levels, from the largest back to the fitted scale.
    FIT     To the fitted view, upright.
    CENTER  The tapped point moves to the center, without zoom.
    """

    NONE = 0
    STEP = 1
    TOGGLE = 2
    CYCLE = 3
    LEVELS = 4
    FIT = 5
    CENTER = 6


ZoomLike = Union[Zoom, Literal["none", "step", "toggle", "cycle", "levels", "fit", "center"]]


class ScrollAction(NamedIntEnum):
    """Effect of a scroll.

    NONE  Nothing.
    PAN   The content moves by (-dx, -dy).
    ZOOM  The view zooms by dy.
    """

    NONE = 0
    PAN = 1
    ZOOM = 2


ScrollActionLike = Union[ScrollAction, Literal["none", "pan", "zoom"]]


class Anchor(NamedIntEnum):
    """Where the zoom of a tap puts the tapped point.

    POINT   The tapped point stays in place.
    CENTER  The tapped point moves to the center of the safe area.
    """

    POINT = 0
    CENTER = 1


AnchorLike = Union[Anchor, Literal["point", "center"]]


class PinchAnchor(NamedIntEnum):
    """Point about which fingers and scrolls zoom.

    CENTROID  The center of the fingers, or the pointer.
    CENTER    The center of the safe area. Two fingers then do not pan.
    """

    CENTROID = 0
    CENTER = 1


PinchAnchorLike = Union[PinchAnchor, Literal["centroid", "center"]]


class Snap(NamedIntEnum):
    """Scales to which a zoom snaps, in its direction and within snap_tolerance.

    LEVELS  Config.levels and the fitted scale.
    STEPS   The fitted scale times whole powers of zoom_step, as the levels of a map.
    """

    NONE = 0
    LEVELS = 1
    STEPS = 2


SnapLike = Union[Snap, Literal["none", "levels", "steps"]]


class Momentum(NamedIntEnum):
    """Source of the momentum after a trackpad's scroll that ends in motion.

    HOST     ScrollPhase.MOMENTUM reports move the view; it never flings.
    LIBRARY  The view flings at ENDED, and ignores momentum reports.
    AUTO     The view flings at ENDED; momentum reports, if they come, continue that fling.
    """

    HOST = 0
    LIBRARY = 1
    AUTO = 2


MomentumLike = Union[Momentum, Literal["host", "library", "auto"]]


class FingerCount(NamedIntFlag):
    """Numbers of fingers."""

    TWO = 1 << 2
    THREE = 1 << 3
    FOUR = 1 << 4
    FIVE = 1 << 5


FingerCountLike = Union[FingerCount, Literal["two", "three", "four", "five"]]


class Keep(NamedIntEnum):
    """What the view keeps when its content changes.

    PICTURE      The visible part: for a full image that replaces its preview.
    COORDINATES  The transform: for a world that grows.
    """

    PICTURE = 0
    COORDINATES = 1


KeepLike = Union[Keep, Literal["picture", "coordinates"]]


class Owner(NamedIntEnum):
    """Owner of a contact. Those of host_tools and host_buttons are HOST from their landing. With min_pan_contacts 2 a
    lone finger is UNDECIDED for two_finger_land_time, then HOST; or VIEW if a second one lands by then.

    VIEW       Moves the view.
    HOST       You draw or drag with it. It still taps, unless claimed.
    UNDECIDED  You may draw with it until OWNER.
    IGNORED    A palm, or a finger beside a pen.
    """

    VIEW = 0
    HOST = 1
    UNDECIDED = 2
    IGNORED = 3


OwnerLike = Union[Owner, Literal["view", "host", "undecided", "ignored"]]


class RecordKind(NamedIntEnum):
    """Kinds of recorded calls, by the names of their functions."""

    START = 1
    LOAD_STATE = 2
    CONFIG = 3
    VIEWPORT = 4
    CONTENT = 5
    PAGER_OFFSET = 6
    TOUCH = 7
    SCROLL = 8
    OWNER = 9
    CANCEL_TOUCHES = 10
    ADVANCE = 11
    REBASE_TIME = 12
    SET_TRANSFORM = 13
    ZOOM_TO = 14
    ZOOM_TO_RECT = 15
    CENTER_ON = 16
    ROTATE_TO = 17
    FIT = 18
    PAN_BY = 19
    ZOOM_BY = 20
    ROTATE_BY = 21
    SET_VELOCITY = 22
    STOP_MOTION = 23
    POLL = 24
    PEN_NEAR = 25
    STEP = 26
