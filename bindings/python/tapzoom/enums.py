# SPDX-License-Identifier: MIT
# bindings/generate.py writes this file from tapzoom.h.
"""The enumerations of the C header, with the same names and numbers.

Every function that takes a member also takes its name in any case: ``fit="width"`` is ``fit=Fit.WIDTH``. Members print
as their names in lower case.
"""

from __future__ import annotations

from ._named import NamedIntEnum, NamedIntFlag


class Status(NamedIntEnum):
    """Outcome of a call of the C library. tapzoom.errors has an exception for each.

    NULL              A required pointer is NULL.
    STRUCT_SIZE       The struct_size is wrong, or bytes beyond the known fields are not 0.
    NOT_FINITE        A number is NaN or infinite.
    RANGE             A number is outside its range, or a reserved field is not 0.
    ENUM              A value is not in its enumeration, or a mask has an unknown bit.
    TIME              Without `lenient`: the time is before the view's clock.
    CONTACT_IN_USE    Without `lenient`: BEGAN has the id of a contact that is down.
    CONTACT_UNKNOWN   No contact with this id is down; for a touch only without `lenient`.
    CONTACT_LIMIT     Without `lenient`: MAX_CONTACTS contacts are already down.
    MEMORY            The system has no memory for a view.
    BUFFER_TOO_SMALL  The host's memory is too small.
    DATA              The bytes are damaged, or not a snapshot or recording of this format.
    DIVERGED          The replayed call ran, but its outcome differs from the recorded one, or its bytes are damaged.
    BUSY              Another call on the view is under way: see THREADS.
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


class TouchPhase(NamedIntEnum):
    """Phase of a touch. 0 is an error.

    BEGAN      The contact landed.
    MOVED      The contact moved, or the device repeated its position.
    ENDED      The contact lifted. Its last position counts toward tap_slop but does not pan or zoom; see EventKind.PAN
               for a contact without moves.
    CANCELLED  The system took the contact, such as a palm. It makes no tap, press, swipe or fling. Gestures continue
               with the remaining contacts; a gesture that needs more is CANCELLED.
    """

    BEGAN = 1
    MOVED = 2
    ENDED = 3
    CANCELLED = 4


class Tool(NamedIntEnum):
    """Kind of contact.

    MOUSE  A pointer while a button is down; the host does not push hover moves.
    """

    FINGER = 0
    PEN = 1
    MOUSE = 2


class ContactFlag(NamedIntFlag):
    """Flags of a contact.

    NO_TAP   It makes no tap, long press or quick zoom: for a contact that has already acted elsewhere.
    NO_SLOP  A pan with it begins at the first move: for a contact that another view hands over in motion.
    PALM     The system takes it for a palm, at its landing or later. It becomes Owner.IGNORED, whatever palm_size is.
    """

    NO_TAP = 1 << 0
    NO_SLOP = 1 << 1
    PALM = 1 << 2


class Button(NamedIntFlag):
    """Buttons of a mouse or a pen. All act alike, unless host_buttons gives some to the host; an event tells which.

    PRIMARY  The left button of a mouse, or the tip of a pen.
    ERASER   The other end of a pen.
    """

    PRIMARY = 1 << 0
    SECONDARY = 1 << 1
    MIDDLE = 1 << 2
    BACK = 1 << 3
    FORWARD = 1 << 4
    ERASER = 1 << 5


class ScrollUnit(NamedIntEnum):
    """Unit of the dx and dy of a scroll.

    PIXEL     View units.
    LINE      Lines of 40 view units.
    PAGE      Heights of the viewport.
    NOTCH120  1/120 of a wheel notch, as in Windows and Wayland. A notch is 100 view units.
    """

    PIXEL = 0
    LINE = 1
    PAGE = 2
    NOTCH120 = 3


class ScrollSource(NamedIntEnum):
    """Device of a scroll.

    WHEEL     The view smooths the delta (wheel_smoothing) and stops at the limits.
    TRACKPAD  The content moves at once, as under fingers; beyond the limits it follows the rubber band.
    """

    WHEEL = 0
    TRACKPAD = 1


class ScrollPhase(NamedIntEnum):
    """Phase of a scroll, as the window system reports it.

    UNPHASED  No phases: the scroll ends after scroll_end_time without a report. Deltas of a trackpad that decay evenly
              act as MOMENTUM, and so do the zooms into which a key turns the rest of them.
    BEGAN     Fingers rest on the trackpad. This stops a motion, unless Config.trackpad is NONE.
    CHANGED   The scroll continues until ENDED, however long.
    ENDED     The fingers have lifted, after the delta of this report.
    MOMENTUM  The system continues the scroll after the lift: see Config.momentum. It only pans, and not while a contact
              is down.
    """

    UNPHASED = 0
    BEGAN = 1
    CHANGED = 2
    ENDED = 3
    MOMENTUM = 4


class Preset(NamedIntEnum):
    """Presets for Config, which the host may then change. Config lists the defaults of each.

    PHOTOS  The fitted view shows the whole photo, and does not enlarge a small one.
    MAPS    The fitted view covers the safe area. Taps zoom by a factor of 2.
    READER  The content has the width of the safe area and begins at its top.
    BOARD   An object that moves without bounds, at 0.1 to 10 times its fitted scale.
    """

    PHOTOS = 0
    MAPS = 1
    READER = 2
    BOARD = 3


class Gesture(NamedIntFlag):
    """Gestures to recognize, bits of Config.gestures. Gesture.PAN is 1 << EventKind.PAN, and so on. A gesture that is
    off costs no time and delays no other gesture.

    FINGERS_TAP  Two to five fingers tap together.
    PAN          One or more fingers drag the content. Scrolls pan without it.
    PINCH        Two or more fingers zoom by the distance between them.
    ROTATE       Two or more fingers rotate the content.
    QUICK_ZOOM   A tap, then a finger that stays down and drags: down zooms in.
    SWIPE        One finger drags fast in a direction in which the content cannot move.
    FLING        The view moves on when fingers lift in motion.
    """

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


class Fit(NamedIntEnum):
    """A scale that depends on the sizes of the upright content and of the safe area. At COVER, rotated content may
    leave gaps.

    NONE        Scale 1.
    CONTAIN     The largest scale at which the safe area shows all of the content.
    COVER       The smallest scale at which the content covers the safe area.
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


class Zoom(NamedIntEnum):
    """Effect of a tap, a double tap or a long press, which zooms in, or of a two-finger tap, which zooms out.

    NONE    Nothing; the event still comes.
    STEP    In: multiplies by zoom_step. Out: divides by it. Both stop at the limits.
    TOGGLE  In: from the fitted scale to levels[0], from any other to the fitted scale. Out: to the fitted scale. If
            levels[0] is not above the fitted scale, zoom_step times the fitted scale takes its place; if tall content
            would then cover at most half of the width, the scale of WIDTH.
    CYCLE   In: multiplies by zoom_step up to the largest scale, then goes to the fitted scale. Out: divides by
            zoom_step, not below the fitted scale.
    LEVELS  In: to the next larger level, from the largest to the fitted scale. Out: to the next smaller level. The
            fitted scale counts as a level.
    FIT     To the fitted view, upright.
    CENTER  Does not zoom: the tapped content point moves to the center of the safe area.
    """

    NONE = 0
    STEP = 1
    TOGGLE = 2
    CYCLE = 3
    LEVELS = 4
    FIT = 5
    CENTER = 6


class Anchor(NamedIntEnum):
    """Where a zoom puts the tapped content point, within the bounds.

    POINT   It stays under the finger.
    CENTER  It moves to the center of the safe area.
    """

    POINT = 0
    CENTER = 1


class PinchAnchor(NamedIntEnum):
    """Point about which pinches, rotations, quick zooms, wheels and a trackpad's pinch zoom or turn.

    CENTROID  The center of the fingers, the landing of a quick zoom, or the pointer.
    CENTER    The center of the safe area. Fingers that can pinch or rotate do not pan; PAN still encloses their
              gestures.
    """

    CENTROID = 0
    CENTER = 1


class Snap(NamedIntEnum):
    """Scales to which the view snaps after a pinch, a quick zoom or a scroll. Of those beyond the scale at which the
    zoom began, it goes to the one nearest to the scale at which the motion would end, if that lies within
    snap_tolerance.

    NONE    No snapping.
    LEVELS  Config.levels and the fitted scale.
    STEPS   The fitted scale times whole powers of zoom_step, as the levels of a map.
    """

    NONE = 0
    LEVELS = 1
    STEPS = 2


class ScrollAction(NamedIntEnum):
    """Effect of a scroll.

    NONE  Nothing.
    PAN   The content moves by (-dx, -dy).
    ZOOM  The view zooms by dy about the pointer; dx has no effect.
    """

    NONE = 0
    PAN = 1
    ZOOM = 2


class Momentum(NamedIntEnum):
    """Source of the momentum after a trackpad's scroll that ends in motion.

    HOST     The system alone: the host pushes ScrollPhase.MOMENTUM. At an edge the content bounces once; the view
             ignores the rest.
    LIBRARY  The view alone: it flings at ScrollPhase.ENDED as after fingers, not when scroll_end_time ends the scroll.
             It ignores ScrollPhase.MOMENTUM.
    AUTO     The system if it sends momentum, otherwise the view. It flings at ScrollPhase.ENDED; a ScrollPhase.MOMENTUM
             within scroll_end_time takes this FLING over without a jump.
    """

    HOST = 0
    LIBRARY = 1
    AUTO = 2


class Bounds(NamedIntEnum):
    """Limits of the translation. Other numbers are reserved.

    CONTENT  Content that is larger than the safe area leaves no gap in it, also when it is rotated. Smaller content is
             aligned (align_x, align_y).

             A visible_part below 1 or a visible_extra below 0 lets content leave the safe area in part. Along each axis
             of the content, m is the length of the content or of the safe area, whichever is smaller. At least
             clamp(visible_part * m + visible_extra, 0, m) of the content stays within the safe area. Smaller content
             then moves freely. Content always touches the safe area.
    INSIDE   As CONTENT, but smaller content moves freely within the safe area.
    NONE     No bounds: visible_part and visible_extra have no effect.
    """

    CONTENT = 0
    INSIDE = 1
    NONE = 2


class Limit(NamedIntFlag):
    """Limits of the transform: bits of State.flags, Event.limits and Config.pager_edges. The view has reached a limit
    when it is at the limit or beyond it, in motion or at rest. Aligned content has reached both edges of its axis.

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


class EventKind(NamedIntEnum):
    """Kinds of events. A gesture without duration sends one DISCRETE event. A gesture with duration sends BEGAN, then
    CHANGED, then exactly one ENDED or CANCELLED. Numbers that are not listed are reserved.

    PAN, PINCH, ROTATE, QUICK_ZOOM and SCROLL are also CANCELLED by an absolute command, by View.cancel_touches, and by
    an animated View.set_config that moves the view. Settings that switch the gesture off cancel them, too, and a claim
    of the last contact.

    TAP_PENDING   A possible single tap, for example to highlight a button. BEGAN when the finger lifts; ENDED together
                  with TAP; CANCELLED when the next contact makes it a double tap or a quick zoom, or by
                  View.cancel_touches.
    TAP           DISCRETE. A confirmed single tap: double_tap_time after the lift, or sooner if the next contact cannot
                  be the second tap. The place and the content point are those of the lift.

                  TAP comes at the lift if DOUBLE_TAP is off, or if the host does not poll it and it would not change
                  the transform. tap_count then counts the taps of a quick series.
    DOUBLE_TAP    DISCRETE. The second and each further tap of a quick series with one tool and the same buttons, when
                  its finger lifts. tap_count is 2, 3, 4, ...; at even numbers the view zooms (see Config.double_tap).
    FINGERS_TAP   DISCRETE. Two to five fingers tapped together: when all have lifted, at their center. contact_count is
                  their number; tap_count counts such taps of a quick series. Each finger beyond two adds 0.05 s to the
                  limits. Two fingers that exceed a limit, or land 300 points apart, tap one by one. Three or more that
                  are down at once and do not tap together make no tap until all have lifted.
    LONG_PRESS    A finger rests. BEGAN after press_time, while the finger is down; ENDED when all fingers have lifted.
                  CANCELLED when a second finger lands before a pan, when the system takes the last contact, or with the
                  PAN of its finger. Another finger taps and double taps beside it, and its own drag pans and flings, as
                  without it; a host that picks something up claims the contact.
    PAN           Fingers drag the content. BEGAN past the slop; ENDED when the last finger lifts, with the velocity
                  that would fling; CANCELLED when the system takes the last contact. PAN encloses PINCH and ROTATE if
                  it is on: its BEGAN comes before theirs, its ENDED after theirs. The place is the center of the
                  fingers.

                  The velocity at ENDED is that of the first lift within lift_grace_time. It is 0 after a pinch in which
                  the fingers moved against each other or one rested, and after a rest: 0.04 s without a touch frame, or
                  up to 0.12 s in a slow stream. A lone contact that lifts 40 points or more from its landing, without a
                  move and before a long press, drags with its lift; right after a tap it only swipes.
    PINCH         Fingers zoom by their distance. BEGAN past pinch_slop; ENDED when one finger is left, with the
                  velocity at the first lift; CANCELLED when the system takes one of the last two contacts.
    ROTATE        Fingers rotate the content. BEGAN past rotate_slop; otherwise as PINCH.
    QUICK_ZOOM    A finger or a pen that lands right after a tap zooms by the vertical part of its drag, about its
                  landing. BEGAN past the slop; ENDED when the finger lifts; CANCELLED when the system takes the
                  contact. The view ignores other fingers until all have lifted. A finger that does not move makes a
                  double tap, however long it stays down.
    SWIPE         DISCRETE. One finger dragged fast, when it lifts, on a view that is not zoomed in. direction is that
                  of the finger. limits has the opposite edge, at which the content was at the landing: RIGHT for a
                  swipe to the LEFT.
    FLING         The view moves on after fingers have lifted in motion, or with the momentum of a trackpad. BEGAN at
                  the last lift, after PAN ENDED, SWIPE and PAGE; ENDED at rest, with SETTLED. CANCELLED by a contact
                  that lands, a new scroll, View.set_velocity, View.stop_motion, and an absolute or animated command.
                  Other sizes or limits also send CANCELLED, but the content still goes to the end of the fling. A
                  contact that stops a fling of at least fling_min_speed makes no tap or press.

                  A fling with zoom or rotation is a glide: pan, zoom and rotation continue as one motion, after a pinch
                  about the point between the fingers that stood still. It follows a zoom of at least 2 in ln(scale) per
                  second or a rotation of at least 2 radians per second. Any fling ends within 1,400 s.
    SCROLL        A wheel or a trackpad moves the view. BEGAN with a report of phase BEGAN or, without one or within
                  ANIMATION, the first delta that moves the view; ENDED by the phase of the scroll, or after
                  scroll_end_time without a report; CANCELLED by View.stop_motion. The place is the pointer. A wheel's
                  smoothed motion, and the system's momentum as a FLING, follow after ENDED.
    ANIMATION     The view animates for a tap, a command or new settings. BEGAN at the start; ENDED at the end, then
                  SETTLED once no finger is down. CANCELLED when a contact lands, or a command replaces or stops the
                  animation. If the contacts lift without moving the view, it begins again. A scroll or
                  View.set_velocity also sends CANCELLED, and moves the view on from where it is.
    SETTLED       DISCRETE. The view is at rest after it moved: draw sharp content now. The place is the center of the
                  safe area. It does not wait for predicted fingers.
    LIMIT         The view has reached the limit in `limits`, for a click or a vibration. BEGAN when something moves the
                  view to it; ENDED when the view is more than a point, or 1 % of the scale, away from it; never
                  CANCELLED. The place is the center of the fingers that move the view, otherwise of the safe area.

                  Each event has one limit. An edge counts only while the content can move along its axis; one that a
                  View.step meets counts in any case. A view that is at a limit after View or a change of sizes or
                  settings sends BEGAN only when something pushes it beyond.
    PAGE          DISCRETE. The user asks for the page beyond the edge in `limits`: RIGHT for the next page, LEFT for
                  the one before. direction is that of the finger. It comes after a SWIPE to the left or right, or a PAN
                  by page_overscroll beyond the edge at which it began, further to the side than up or down. It does not
                  come if pager_edges has LEFT or RIGHT, even if PAN is off.
    OWNER         DISCRETE. The owner of a contact changed while it was down, but not by View.set_contact_owner with
                  this contact; or the contact landed as IGNORED. If owner is VIEW or IGNORED, discard what the contact
                  has drawn.
    EDGE          DISCRETE. A fling after a pan has met the edge in `limits`, one of Config.pager_edges: the host's
                  pager continues with this velocity. direction is that of the content, which continues along the other
                  axis.
    FINGERS_DRAG  Three to five fingers drag for the host, such as to change a tool: see Config.drag_fingers. The view
                  stands still, also after it until all fingers have lifted. BEGAN past pan_slop, CHANGED, ENDED at the
                  first lift, with the velocity, and the direction if a swipe would have one; CANCELLED when the system
                  or the host takes one of the contacts, and by View.cancel_touches. contact_count is the number of
                  fingers, and unconsumed_x and unconsumed_y are their travel since the last polled event of this kind.

                  A finger that lands within 0.15 s of the one before changes the number, and cancels a PAN or PINCH of
                  fewer fingers. A later one does neither, but its lift ends the drag, too. Settings end a drag only if
                  drag_fingers becomes 0.
    FAILED        DISCRETE. A gesture does not come: `gesture` is its kind, `reason` says why, at the instant of the
                  decision. Not polled unless the host sets its bit in Config.events; a full queue drops it before any
                  other kind. A gesture that has no effect, because the host does not poll it, does not fail. See
                  failures.md in the guide.
    SNAP          DISCRETE. Fingers have turned the content into a detent (see rotate_snap), or zoomed it into a snap
                  scale (see snap): a lift at rest would snap to it. It comes once, for a click or a vibration, and
                  again after the fingers have left the detent. Not polled unless the host sets its bit in
                  Config.events.
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


class FailureReason(NamedIntEnum):
    """Reason of FAILED, in Event.reason. measured is the number at the instant of the decision, and allowed the bound
    that it missed, in the unit of the setting. Setting the field to a value just beyond measured lets the gesture pass.
    Both are 0 where nothing was measured. A tap of n fingers has 0.05 (n - 2) s more than its settings, which measured
    leaves out.

    MOVED      A contact moved too far.
    HELD       A contact stayed down or rested too long.
    TOO_EARLY  A contact lifted too early.
    TOO_LATE   A landing or a lift came too late after the one before.
    TOO_FAR    A contact landed too far from the one before.
    TOO_SHORT  The contacts did not move far enough.
    TOO_SLOW   The contacts were too slow.
    ANGLE      The direction is too oblique.
    TOOL       Another tool than before, or one that cannot make the gesture.
    COUNT      Too few or too many contacts.
    OFF        The settings switch it off: allowed is the mask, measured the mask with its bit.
    LIMIT      The content can still move there, or it is zoomed in.
    LOST       Another gesture came first: measured is its EventKind.
    CLAIMED    The host owns the contact, or it is IGNORED: measured is its size, or the time since the pen.
    CANCELLED  The system or the host took the contact, or a command the view.
    STOPPED    The contact stopped a motion, or it has ContactFlag.NO_TAP.
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


class FingerCount(NamedIntFlag):
    """Numbers of fingers: bits of Config.finger_taps and drag_fingers."""

    TWO = 1 << 2
    THREE = 1 << 3
    FOUR = 1 << 4
    FIVE = 1 << 5


class Direction(NamedIntEnum):
    """Direction of a movement in the view. LEFT and UP are toward smaller x and y."""

    NONE = 0
    LEFT = 1
    UP = 2
    RIGHT = 3
    DOWN = 4


class Phase(NamedIntEnum):
    """Phase of an event."""

    DISCRETE = 0
    BEGAN = 1
    CHANGED = 2
    ENDED = 3
    CANCELLED = 4


class Owner(NamedIntEnum):
    """Owner of a contact: see View.contact_owner.

    VIEW       The contact moves the view.
    HOST       The host draws or drags with it. It may still tap and press.
    UNDECIDED  The view waits for a second finger; the host may draw meanwhile.
    IGNORED    A palm, a finger beside a pen, or a contact within tap_ignore_time. It does nothing in the view, and the
               host must not use it either, until it lifts.
    """

    VIEW = 0
    HOST = 1
    UNDECIDED = 2
    IGNORED = 3


class Cause(NamedIntEnum):
    """Mover of the view at an event. A host that copies one view to another follows the events of all causes but
    DRIVEN, so that no copy comes back: see commands.md in the guide.

    USER     Fingers, a scroll, a fling or the animation of a tap; also with a command.
    COMMAND  A command, View.set_velocity, other sizes or settings.
    DRIVEN   Quiet commands: see Options.quiet.
    """

    USER = 0
    COMMAND = 1
    DRIVEN = 2


class StateFlag(NamedIntFlag):
    """Flags of State, which also has the Limit that the displayed content has reached.

    TOUCHED      A contact is down.
    MOVING       The view moves by itself: draw every frame.
    ZOOMED       The scale is more than 0.1 % above that of the fitted view.
    EVENTS_LOST  Events were dropped; see View.poll_events.
    DRIVEN       Quiet commands move the view; it has not settled.
    """

    TOUCHED = 1 << 8
    MOVING = 1 << 9
    ZOOMED = 1 << 10
    EVENTS_LOST = 1 << 11
    DRIVEN = 1 << 12


class Curve(NamedIntEnum):
    """Easing curve of an animation from rest. One that replaces a motion starts with the velocity of that motion.

    STANDARD  Starts and ends slowly: t * t * (3 - 2 * t).
    EASE_OUT  Starts fast and ends slowly: t * (2 - t).
    """

    STANDARD = 0
    EASE_OUT = 1


class Path(NamedIntEnum):
    """Path of an animation.

    DIRECT  Straight to the target.
    FLY     Zooms out, travels and zooms in, with a constant perceived speed (van Wijk and Nuij, 2003), within the
            bounds.
    """

    DIRECT = 0
    FLY = 1


class Step(NamedIntFlag):
    """Steps of keys, buttons and switches: see View.step. Zooms and rotations are about the center of the safe area.

    ZOOM_IN           Multiplies the scale by zoom_step.
    ZOOM_OUT          Divides the scale by zoom_step.
    LEFT              Shows content further toward smaller x of the view, by a quarter of the safe area.
    UP                The same toward smaller y.
    RIGHT             The same toward larger x.
    DOWN              The same toward larger y.
    CLOCKWISE         Rotates by 15 degrees from the x axis toward the y axis, also without Gesture.ROTATE.
    COUNTERCLOCKWISE  Rotates by 15 degrees in the other direction.
    FIT               Goes to the fitted view.
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


class Keep(NamedIntEnum):
    """Properties that the view keeps when its content changes.

    PICTURE      The visible part of the content: for a full image that replaces its preview. A fitted view stays
                 fitted.
    COORDINATES  The transform: for a world that grows. Limits that depend on the content change with it, such as 64 x
                 COVER of MAPS.
    """

    PICTURE = 0
    COORDINATES = 1


class RecordKind(NamedIntEnum):
    """Kinds of recorded calls, by the names of their functions. RecordEntry has the arguments in their order, a struct
    as its fields without struct_size: real ones in numbers, the others in integers. Options come last, as zeros for
    NULL. Other kinds are reserved.

    START         The view when its recording began: viewport and content.
    LOAD_STATE    View.load_state; or the rest of the view when its recording began.
    CONFIG        View.set_config; View.config has the settings.
    VIEWPORT      View.set_viewport.
    CONTENT       View.set_content.
    PAGER_OFFSET  View.set_pager_offset.
    TOUCH         One touch of View.push_touches.
    SCROLL        View.push_scroll.
    OWNER         View.set_contact_owner.
    POLL          View.poll_events that took events, and their number.
    STEP          View.step.
    """

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
