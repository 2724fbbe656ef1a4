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
    TIME              The time is before the view's clock.
    CONTACT_IN_USE    BEGAN has the id of a contact that is down.
    CONTACT_UNKNOWN   No contact with this id is down.
    CONTACT_LIMIT     MAX_CONTACTS contacts are already down.
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
    """Phase of a touch sample. 0 is not a phase, so that a forgotten phase is an error.

    BEGAN      The contact landed.
    MOVED      The contact moved, or the device repeated its position.
    ENDED      The contact lifted. Its last position counts toward tap_slop but does not pan or zoom.
    CANCELLED  The system took the contact, for example because it is a palm. The contact makes no tap, press, swipe or
               fling. An earlier tap that waits for a second one is confirmed now. Gestures continue with the remaining
               contacts; a gesture that needs more contacts is CANCELLED.
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


class SampleFlag(NamedIntFlag):
    """Flags of a sample.

    NO_TAP   The contact makes no tap, long press or quick zoom. For a contact that has already acted elsewhere.
    NO_SLOP  A pan with this contact begins at the first move, without pan_slop. For a contact that another view hands
             over in motion.
    """

    NO_TAP = 1 << 0
    NO_SLOP = 1 << 1


class Button(NamedIntFlag):
    """Buttons of a mouse or a pen.

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
    TRACKPAD  The content moves at once, as under fingers. Beyond the limits it follows the rubber band, and springs
              back.
    """

    WHEEL = 0
    TRACKPAD = 1


class ScrollPhase(NamedIntEnum):
    """Phase of a scroll, as the window system reports it.

    UNPHASED  The window system reports no phases: the scroll ends after scroll_end_time without a report. Deltas of a
              trackpad that pans may decay evenly, as the momentum of the system does: for 0.25 s, or 0.13 s if they
              pull the content beyond an edge. Then they act as MOMENTUM with Momentum.HOST, whatever `momentum` is,
              until they grow or turn, which begins a new scroll.
    BEGAN     Fingers rest on the trackpad. This stops a motion, even if the delta is 0, unless Config.trackpad is NONE.
    CHANGED   The scroll continues until ENDED; scroll_end_time does not end it.
    ENDED     The fingers have lifted. The view applies the delta of this report first.
    MOMENTUM  The system continues the scroll after the lift: see Config.momentum. It only pans, and the view ignores it
              while a contact is down.
    """

    UNPHASED = 0
    BEGAN = 1
    CHANGED = 2
    ENDED = 3
    MOMENTUM = 4


class Preset(NamedIntEnum):
    """Presets for Config. The host may change every value afterwards.

    PHOTOS  The fitted view shows the whole photo, and does not enlarge a small one. A double tap toggles between the
            fitted view and 2.5 times its scale at the tapped point. The largest scale is 2 device pixels for each pixel
            of the photo, or 6 times the fitted scale if that is more. Content stays in the viewport. A swipe also sends
            PAGE, and always_bounce_x is 1.
    MAPS    The fitted view covers the safe area. The largest scale is 64 times the fitted one. A double tap zooms in
            and a two-finger tap out, by a factor of 2.
    READER  The content has the width of the viewport and begins at its top. A double tap toggles between that scale and
            twice it, with the tapped point centered. A two-finger tap shows the whole width.
    BOARD   An object that moves freely: without bounds, at 0.1 to 10 times its fitted scale. A double tap returns it to
            the fitted view.
    """

    PHOTOS = 0
    MAPS = 1
    READER = 2
    BOARD = 3


class Gesture(NamedIntFlag):
    """Gestures to recognize, bits of Config.gestures. A gesture that is off costs no time and delays no other gesture.

    PAN         One or more fingers drag the content. Scrolls pan without it.
    SWIPE       One finger drags fast in a direction in which the content cannot move.
    PINCH       Two or more fingers zoom by the distance between them.
    ROTATE      Two or more fingers rotate the content.
    QUICK_ZOOM  A tap, then a touch that stays down and drags: down zooms in.
    FLING       The view continues to pan, zoom and rotate when fingers lift in motion.
    """

    TAP = 1 << 0
    DOUBLE_TAP = 1 << 1
    TWO_FINGER_TAP = 1 << 2
    LONG_PRESS = 1 << 3
    PAN = 1 << 4
    SWIPE = 1 << 5
    PINCH = 1 << 6
    ROTATE = 1 << 7
    QUICK_ZOOM = 1 << 8
    FLING = 1 << 9


class Fit(NamedIntEnum):
    """A scale that depends on the sizes of the content and of the safe area. The rotation has no effect: at COVER,
    rotated content may leave gaps.

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


class LevelChoice(NamedIntEnum):
    """Choice between the two terms of a level.

    FIRST    The first term; the second is unused.
    LARGER   The larger term.
    SMALLER  The smaller term.
    """

    FIRST = 0
    LARGER = 1
    SMALLER = 2


class Zoom(NamedIntEnum):
    """Effect of a double tap or a two-finger tap on the scale. A double tap zooms in, a two-finger tap zooms out. The
    fitted scale is that of Config.fit, clamped to the limits.

    NONE    Nothing. The view still sends the event of the tap.
    STEP    In: multiplies by zoom_step. Out: divides by it. Both stop at the limits.
    TOGGLE  In: from the fitted scale to levels[0], from any other to the fitted scale. Out: to the fitted scale.
            Without a levels[0] above the fitted scale it uses zoom_step times the fitted scale.
    CYCLE   In: multiplies by zoom_step up to the largest scale, then goes to the fitted scale. Out: divides by
            zoom_step, not below the fitted scale.
    LEVELS  In: to the next larger level, from the largest to the fitted scale. Out: to the next smaller level. The
            fitted scale counts as a level.
    FIT     To the fitted view, upright.
    """

    NONE = 0
    STEP = 1
    TOGGLE = 2
    CYCLE = 3
    LEVELS = 4
    FIT = 5


class Anchor(NamedIntEnum):
    """Where a zoom puts the tapped content point, within the bounds.

    POINT   It stays under the finger.
    CENTER  It moves to the center of the safe area.
    """

    POINT = 0
    CENTER = 1


class Snap(NamedIntEnum):
    """Scales to which the view snaps after a pinch, a quick zoom or a scroll. When the gesture ends, the view computes
    the scale at which its motion would end, and takes the nearest snap scale. It goes to this snap scale only if that
    lies in the direction of the zoom, beyond the scale at which the zoom began, and within snap_tolerance. Commands and
    velocities do not snap.

    NONE    No snapping.
    LEVELS  Config.levels and the fitted scale. With {1, 0, Fit.ONE_TO_ONE} among them the view snaps to one device
            pixel for each content unit.
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

    HOST     The system: the host pushes ScrollPhase.MOMENTUM. At an edge the content bounces once with the velocity of
             the momentum; the view ignores the rest.
    LIBRARY  The view flings at ScrollPhase.ENDED, but not when scroll_end_time ends the scroll. It ignores
             ScrollPhase.MOMENTUM.
    """

    HOST = 0
    LIBRARY = 1


class Bounds(NamedIntEnum):
    """Limits of the translation. Other numbers are reserved.

    CONTENT  Content that is larger than the safe area leaves no gap in it, not even at the corners if it is rotated.
             Smaller content is aligned (align_x, align_y). This is the default, visible_part 1 and visible_extra 0.

             A visible_part below 1 or a visible_extra below 0 lets the content leave the safe area in part. Along each
             axis of the content, m is the length of the content or of the safe area, whichever is smaller. At least the
             length clamp(visible_part * m + visible_extra, 0, m) of the content stays within the safe area. Smaller
             content then moves freely within these limits. Content always touches the safe area.

             For rotated content the safe area means the smallest rectangle around it along the axes of the content.
    INSIDE   As CONTENT, but smaller content is never aligned: by default it moves freely within the safe area.
    NONE     No bounds: visible_part and visible_extra have no effect. The translation is at most 1e36 from 0.
    """

    CONTENT = 0
    INSIDE = 1
    NONE = 2


class Limit(NamedIntFlag):
    """Limits of the transform: bits of State.flags, of Event.limits and of Config.pager_edges.

    A limit is reached when the view is at the limit or beyond it; View.overscroll reads how far beyond. The edges come
    from the bounds. With the default bounds LEFT is reached when no content lies to the left of the safe area. Content
    that the bounds align along an axis has reached both edges of that axis. State.flags has the limits that the
    displayed content has reached, in motion or at rest.

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
    """Kinds of events. A gesture with duration sends BEGAN, then CHANGED (only the newest waits for the poll), then
    exactly one ENDED or CANCELLED. A gesture without duration sends one DISCRETE event. The velocities of CHANGED are
    0; View.velocity reads them. Numbers that are not listed are reserved.

    These cancel every PAN, PINCH, ROTATE, QUICK_ZOOM and SCROLL: an absolute command, View.cancel_touches, settings
    that switch the gesture off, and a claim of its last contact. An animated View.set_config that moves the view
    cancels them, too, and FLING and ANIMATION. Below, CANCELLED names only further causes.

    TAP_PENDING     A touch that may be a single tap, for example to highlight a button. BEGAN when the finger lifts,
                    whatever other fingers do; then ENDED, followed by TAP with the same time. CANCELLED when the next
                    touch makes it a double tap or a quick zoom, or by View.cancel_touches. ENDED, CANCELLED and TAP
                    have the place of BEGAN.

                    If a two-finger tap was possible, BEGAN comes up to two_finger_lift_time after the lift, with the
                    content on which the finger lifted.
    TAP             DISCRETE. A confirmed single tap: double_tap_time after the lift, or at the lift if no double tap
                    can follow. It has the contact, the tool and the place of the lift, and the content point that was
                    there.

                    No double tap can follow if DOUBLE_TAP is off. TAP also comes at the lift if the host polls neither
                    DOUBLE_TAP nor MULTI_TAP, and a double tap would not change the transform. In both cases tap_count
                    counts the taps of a quick series.

                    TAP comes sooner when a touch lands that cannot be the second tap. It also comes sooner when the
                    second touch drags, is taken by the system, or rests too long while QUICK_ZOOM is off. A bounce
                    restarts the wait.
    DOUBLE_TAP      DISCRETE. The second tap of a quick series, when its finger lifts, at its place. tap_count is 2,
                    then 4, 6, ... as the series continues. A series uses the settings and the tool of its first tap.
    MULTI_TAP       DISCRETE. The third, fifth, ... tap of a quick series, with its tap_count.
    TWO_FINGER_TAP  DISCRETE. Two fingers tapped together: when both have lifted, at their midpoint. tap_count counts
                    the two-finger taps of a quick series. If the two fingers exceed one of its limits, or a third
                    finger joins, each finger makes a tap of its own. So do a finger and a pen, or a mouse: tools never
                    tap together.
    LONG_PRESS      A finger rests. BEGAN after press_time, while the finger is down; ENDED when all fingers have
                    lifted.

                    CANCELLED when a second finger lands before a pan, when the system takes the last contact, or when
                    the PAN of its finger is cancelled. The contact and the place are those of the finger that rested;
                    at ENDED the place is where it lifted. The second touch of a possible quick zoom makes no long
                    press.
    PAN             Fingers drag the content. BEGAN past the slop, with the velocity of the fingers. ENDED when the last
                    finger lifts, with the velocity that would fling; if it reaches fling_min_speed, FLING follows.

                    PAN encloses PINCH and ROTATE if it is on: PAN BEGAN comes before theirs, and PAN ENDED after
                    theirs, up to lift_grace_time later. CANCELLED when the system takes the last contact. The place is
                    the center of the fingers.

                    The velocity at ENDED does not yet include fling_boost_speed and fling_max_speed. Of several lifts
                    within lift_grace_time the first one counts. The velocity is 0 after a rest, after a long press, and
                    after a fast pinch. In a fast pinch each finger moves at fling_min_speed or more, and the fingers
                    move apart or together faster than their center moves.

                    A rest is a time without a touch frame that is longer than 0.04 s. In a slow stream it is longer
                    than 2.5 times the median of the last 5 gaps between frames, or than 0.12 s if that is less. The
                    gaps count from the last landing or lift; there must be at least 3. So a stream of 15 frames per
                    second flings, too.

                    A finger that bounces within 0.04 s (see tap_debounce_time) keeps the velocity of its lift until its
                    samples span 0.02 s, also if that velocity is 0. It must land within its tap slop of the lift, plus
                    the way that the fingers would have moved in between; otherwise the velocity is 0 for these 0.02 s.
    PINCH           Fingers zoom by their distance. BEGAN past pinch_slop; ENDED when one finger is left, with the
                    velocity of zoom and rotation at the first lift.

                    If the last finger lifts within lift_grace_time of the first lift, PAN ENDED and FLING BEGAN follow
                    at the last lift. The view then glides on with these velocities: see FLING. CANCELLED when the
                    system takes one of the last two contacts.
    ROTATE          Fingers rotate the content. BEGAN past rotate_slop; ENDED when one finger is left, with the velocity
                    at the first lift. The rotation glides on, and CANCELLED comes, as for PINCH.
    QUICK_ZOOM      A touch right after a tap zooms by its drag, about the point where it landed. BEGAN past the slop,
                    which also cancels TAP_PENDING; ENDED when the finger lifts.

                    The slop is subtracted from the distance to the landing; then the vertical part of the travel zooms
                    (see quick_zoom_distance). A finger that returns to its landing restores the scale. CANCELLED when
                    the system takes the contact. The view ignores other fingers during a quick zoom, and after it until
                    all have lifted. A touch that does not move is the second tap of a double tap, however long it stays
                    down.
    SWIPE           DISCRETE. One finger dragged fast, when it lifts. limits holds the edge that the finger pulled: a
                    swipe to the left pulls RIGHT. A swipe needs a view that is not zoomed in, and content that was at
                    that edge when the finger landed. If the host reports no move between the landing and the lift,
                    these must be at least 40 points apart; the velocity is then their distance divided by the time, of
                    at least 0.004 s.
    FLING           The view moves on after the fingers have lifted. BEGAN at the last lift, after PAN ENDED, SWIPE and
                    PAGE (or PINCH ENDED without PAN); ENDED at rest, and SETTLED at the same time.

                    CANCELLED when a finger lands. A new scroll, View.set_velocity, View.stop_motion, and an absolute or
                    animated command also cancel it; the momentum of a trackpad adds to View.set_velocity. A touch does
                    not stop a fling if every gesture is off. A tap or a long press counts as off if the host does not
                    poll it and it does not zoom. A touch that stops a fling makes no tap or press if the fling still
                    has fling_min_speed, fling_zoom_min_speed or fling_zoom_min_rotate_speed. Fingers that lift while a
                    scroll, a relative command or View.set_velocity still moves the view do not fling. The momentum of a
                    trackpad is a FLING too, after SCROLL ENDED. It is CANCELLED at its end if the view moves on, for
                    example by View.set_velocity. When content springs back into its bounds from rest, SETTLED comes
                    without FLING.

                    After a pan alone the content glides for at most ln(fling_max_speed / 4) / fling_decay seconds, and
                    bounces at an edge for at most 42 / spring_frequency seconds. A change of sizes scales the velocity
                    of a fling, and may extend it. A pan also flings if the scale is beyond its limits or rotate_snap
                    applies; scale and rotation then settle during the fling.

                    After a zoom of at least fling_zoom_min_speed or a rotation of at least fling_zoom_min_rotate_speed,
                    the view glides on. Pan, zoom and rotation are then one motion about the last center of the fingers.
                    Their speeds are clamped to 100 in ln(scale) per second and radians per second. The glide takes up
                    to 45 / fling_zoom_decay + 5 / spring_frequency seconds longer than a fling after a pan. A zoom or a
                    rotation that reverses the gesture at the lift does not glide. The zoom bounces at a limit, the
                    content stops at its bounds, and rotate_snap applies to the rotation at the end of the glide. Any
                    fling ends within 1,400 s.
    SCROLL          A wheel or a trackpad moves the view. BEGAN with a report of phase BEGAN or with the first delta
                    that moves the view; ENDED by the phase of the scroll, or after scroll_end_time without a report.

                    The smoothed motion of a wheel continues after ENDED; SETTLED comes at rest. The system's momentum
                    is a FLING after ENDED. If momentum is HOST and a trackpad's scroll ends in motion, SETTLED waits
                    for the momentum, at most scroll_end_time. CANCELLED by View.stop_motion. The place is the pointer.
    ANIMATION       The view animates for a tap, a command or new settings. BEGAN at the start; ENDED at the end, then
                    SETTLED once no finger is down.

                    CANCELLED when a finger lands, or when a command replaces or stops the animation. Also CANCELLED
                    when a scroll or View.set_velocity joins it; in this case the view still goes to its target. If the
                    fingers that stopped the animation lift without moving the view, it begins again. As for FLING, a
                    finger does not stop it if every gesture is off.
    SETTLED         DISCRETE. The view is at rest after it moved: draw sharp content now. The place is the center of the
                    safe area.
    LIMIT           The view has reached the limit in `limits`, for a click or a vibration. BEGAN when something moves
                    the view to it: fingers, a scroll, a command, the host's velocity, an animation or a fling. ENDED
                    when the view is more than a point, or 1 % of the scale, away from it.

                    Each event has one limit; those of several limits overlap. LIMIT is never CANCELLED. An edge counts
                    only while the content can move along its axis; its LIMIT ends when the content no longer can. (The
                    flags of State count both edges of content that fits.) The place is the center of the fingers that
                    move the view, otherwise of the safe area.

                    Under fingers, the view checks limits when a touch frame closes. An animation or a fling sends ENDED
                    at its start for each limit that its target is not at. At its end it sends BEGAN for each limit that
                    it reaches. A fling that hits an edge, or after a pinch a limit of the scale, sends BEGAN at that
                    instant, with the velocity before the bounce.

                    LIMIT comes after the BEGAN, ENDED and DISCRETE events of its cause, before CHANGED of its touch
                    frame, and before SETTLED. ENDED of one limit comes before BEGAN of another.

                    No event comes if a view is at a limit after View, a change of sizes, or a change of settings
                    without animation (also one that adds LIMIT to `events`). The same holds after a finger stops an
                    animation. BEGAN then comes only when fingers, a command or the zoom of a tap push the view beyond
                    the limit, by more than a point or 1 % of the scale.
    PAGE            DISCRETE. The user asks for the page beyond the edge in `limits`: RIGHT for the next page, LEFT for
                    the one before. It comes after a SWIPE to the left or right. It also comes after a PAN without zoom
                    and rotation that began at such an edge and ended page_overscroll beyond it. It does not come if
                    Config.pager_edges has LEFT or RIGHT, because the pager then turns pages.
    OWNER           DISCRETE. The owner of a contact changed while it was down. If owner is VIEW, discard what the
                    contact has drawn. It does not come for a landing, nor for the contact passed to
                    View.set_contact_owner. After a loss of events, read View.contact_owner for each contact that is
                    down.
    EDGE            DISCRETE. A fling after a pan has met the edge in `limits`, at this instant and with this velocity:
                    the host's pager continues with it. The content stops along this axis and continues along the other.
                    It comes only for edges in Config.pager_edges, and not for a glide after a pinch or a rotation,
                    which stops at the edge.
    """

    NONE = 0
    TAP_PENDING = 1
    TAP = 2
    DOUBLE_TAP = 3
    MULTI_TAP = 4
    TWO_FINGER_TAP = 5
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
    HOST       The host draws or drags with it. The view may still report its taps and presses.
    UNDECIDED  The view waits for a second finger; the host may draw meanwhile.
    """

    VIEW = 0
    HOST = 1
    UNDECIDED = 2


class StateFlag(NamedIntFlag):
    """Flags of State. Its other bits are Limit: the limits that the displayed content has reached.

    TOUCHED      A contact is down.
    MOVING       The view moves by itself: draw every frame.
    ZOOMED       The scale is more than 0.1 % above that of the fitted view.
    EVENTS_LOST  Events were dropped; see View.poll_events.
    """

    TOUCHED = 1 << 8
    MOVING = 1 << 9
    ZOOMED = 1 << 10
    EVENTS_LOST = 1 << 11


class Curve(NamedIntEnum):
    """Easing curve of an animation. An animation that starts from rest follows it exactly. An animation that replaces a
    motion starts with the velocity of that motion, so that nothing jumps.

    STANDARD  Starts and ends slowly: t * t * (3 - 2 * t).
    EASE_OUT  Starts at twice the mean speed and ends slowly: t * (2 - t).
    LINEAR    Constant speed: t.
    """

    STANDARD = 0
    EASE_OUT = 1
    LINEAR = 2


class Path(NamedIntEnum):
    """Path of an animation.

    DIRECT  Straight to the target.
    FLY     Zooms out, travels and zooms in, with a constant perceived speed (van Wijk and Nuij, "Smooth and efficient
            zooming and panning", 2003). The bounds clamp the view at each instant.
    """

    DIRECT = 0
    FLY = 1


class Keep(NamedIntEnum):
    """Properties that the view keeps when its content changes.

    PICTURE      The part of the content that is visible, whatever the fit: for a full image that replaces its preview.
                 The fitted view stays fitted, so SCALE_DOWN can enlarge a fitted preview. The scale limits apply.
    COORDINATES  The transform, within the new bounds and scale limits, for a world that grows. Limits that depend on
                 the content change with it, such as 64 x COVER of MAPS.
    """

    PICTURE = 0
    COORDINATES = 1


class RecordKind(NamedIntEnum):
    """Kinds of recorded calls. Brackets hold the arguments in RecordEntry: [numbers; integers]. The options of a
    command follow its own arguments, with zeros for NULL: [duration, left, top, right, bottom, max_scale, fly_rho,
    fly_speed, fly_min_scale; animated, curve, path]. Other kinds are reserved.

    START           The view when its recording began [the six of VIEWPORT, the four numbers of CONTENT].
    LOAD_STATE      View.load_state; or the rest of the view when its recording began.
    CONFIG          View.set_config; View.config has the settings.
    VIEWPORT        View.set_viewport [width, height, left, top, right, bottom].
    CONTENT         View.set_content [x, y, width, height; keep].
    PAGER_OFFSET    View.set_pager_offset [x, y].
    TOUCH           One sample of View.push_touches [time, x, y; id, phase, tool, flags, buttons].
    SCROLL          View.push_scroll [time, x, y, dx, dy, factor, rotation; unit, source, phase].
    OWNER           View.set_contact_owner [; id, owner].
    CANCEL_TOUCHES  View.cancel_touches [time].
    ADVANCE         View.advance [time].
    REBASE_TIME     View.rebase_time [offset].
    SET_TRANSFORM   View.set_transform [scale, rotation, x, y].
    ZOOM_TO         View.zoom_to [scale, view_x, view_y].
    ZOOM_TO_RECT    View.zoom_to_rect [x, y, width, height].
    CENTER_ON       View.center_on [content_x, content_y, scale].
    ROTATE_TO       View.rotate_to [rotation, view_x, view_y].
    FIT             View.fit.
    PAN_BY          View.pan_by [dx, dy].
    ZOOM_BY         View.zoom_by [factor, view_x, view_y].
    ROTATE_BY       View.rotate_by [angle, view_x, view_y].
    SET_VELOCITY    View.set_velocity [x, y, log_scale, rotation, view_x, view_y].
    STOP_MOTION     View.stop_motion.
    POLL            View.poll_events that took events [; count].
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
