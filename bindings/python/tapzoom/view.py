# SPDX-License-Identifier: MIT
"""The view: content in a viewport, and the contacts on it."""

from __future__ import annotations

import struct
import sys
import weakref
from ctypes import (
    ArgumentError,
    Array,
    byref,
    c_char,
    c_double,
    c_int32,
    c_int64,
    c_size_t,
    c_uint32,
    c_void_p,
    create_string_buffer,
    sizeof,
)
from operator import index
from types import TracebackType
from typing import TYPE_CHECKING, Any, Dict, Iterable, List, NamedTuple, NoReturn, Optional, Tuple, Type, Union

from ._abi import (
    EVENT_CAPACITY,
    MAX_CONTACTS,
    CConfig,
    CContact,
    CEvent,
    CFrameResult,
    COptions,
    COverscroll,
    CRect,
    CScroll,
    CState,
    CTransform,
    CVelocity,
    CViewport,
)
from ._library import lib
from ._named import brief, did_you_mean, integer, new, number, number_of, plain_bytes
from ._refusals import TIME, Argument, call_refusal, refusal, touch_arguments
from .config import Config, Settings
from .enums import (
    Button,
    ContactFlag,
    Curve,
    Keep,
    KeepLike,
    Limit,
    Owner,
    OwnerLike,
    Path,
    Preset,
    PresetLike,
    ScrollPhase,
    ScrollPhaseLike,
    ScrollSource,
    ScrollSourceLike,
    ScrollUnit,
    ScrollUnitLike,
    StateFlag,
    Status,
    Step,
    StepLike,
    Tool,
    ToolLike,
    TouchPhaseLike,
)
from .errors import BufferTooSmallError, Error
from .events import Event, read_events
from .geometry import (
    ContentLike,
    Overscroll,
    Point,
    PointLike,
    Rect,
    RectLike,
    ScaleRange,
    Transform,
    TransformLike,
    Velocity,
    VelocityLike,
    Viewport,
    ViewportLike,
    c_content,
    c_rect,
    c_transform,
    c_velocity,
    c_viewport,
    call,
    from_c,
    pair,
)
from .options import Options
from .touches import TOUCH_BYTES, Buttons, ContactFlags, TouchLike, contact_id, pack_touch, pack_touches, unpack_touch

if TYPE_CHECKING:
    from typing_extensions import Buffer, Unpack

# Functions without argument types, because ctypes takes longer to convert the arguments than the library to run. Each
# argument has its type in C already: an instance of ctypes, byref, from_param, bytes, or None for NULL.
_push_touches = lib["tapzoom_push_touches"]
_frame = lib["tapzoom_frame"]
_poll_events = lib["tapzoom_poll_events"]
_get_transform = lib["tapzoom_get_transform"]
_get_state = lib["tapzoom_get_state"]

_size, _double = c_size_t.from_param, c_double.from_param
_NONE, _ONE, _CAPACITY = _size(0), _size(1), _size(EVENT_CAPACITY)
_EVENT_SIZE = sizeof(CEvent)
# The values of a tapzoom_state and of a tapzoom_frame_result; x skips the reserved fields.
_STATE = struct.Struct("2dI2i12x")
_RESULT = struct.Struct("4d2dI2i12x2i8x")
_LIMITS = sum(limit.value for limit in Limit)
_FLAGS = sum(flag.value for flag in StateFlag)
# Tables, because a call of an enumeration takes longer than the rest of a read. Unknown flags are left out.
_LIMIT_SETS = {bits: Limit(bits) for bits in range(_LIMITS + 1)}
_FLAG_SETS = {bits: StateFlag(bits) for bits in range(0, _FLAGS + 1, StateFlag.TOUCHED)}


class State(NamedTuple):
    """What a host checks each frame.

    time           The view's clock in seconds; -math.inf before it starts.
    next_deadline  When you must call advance next, in seconds. It is the clock while the view moves or a
                   touch frame is open. Otherwise it is the time of the next event that needs no input: a confirmed
                   tap, a long press, the owner of an UNDECIDED contact, the end of lift_grace_time, of
                   two_finger_lift_time, of a scroll, or of the wait for its momentum. math.inf means that you may sleep
                   until the next input.
    flags          StateFlag bits.
    limits         The limits that the displayed content has reached.
    contact_count  Contacts that are down.
    waiting_count  Events that wait for poll_events. A full queue may drop some of them at the poll.
    """

    time: float
    next_deadline: float
    flags: StateFlag
    limits: Limit
    contact_count: int
    waiting_count: int


class Frame(NamedTuple):
    """Result of View.frame: what to draw, and what happened.

    transform  What to draw: View.transform_at for the view's clock.
    state      The State after the frame. Its EVENTS_LOST covers drops before and during the poll of this frame. The
               next frame reports a drop during the poll again.
    events     All events, oldest first.
    """

    transform: Transform
    state: State
    events: List[Event]


class Contact(NamedTuple):
    """A contact that is down.

    id                     Its id.
    x, y                   Its position in view units.
    landing_time           When it landed, seconds.
    landing_view_point     Where it landed, view units.
    landing_content_point  The content point on which it landed, as of the landing.
    owner                  Its Owner.
    tool                   Its Tool.
    buttons                Button bits at its landing.
    """

    id: int
    x: float
    y: float
    landing_time: float
    landing_view_point: Point
    landing_content_point: Point
    owner: Owner
    tool: Tool
    buttons: Button


class View:
    """Content in a viewport, and the contacts on it. Push touches and times in; read the transform and the events.

    viewport  Width and height in view units, each MIN_SIZE to MAX_LENGTH; or a Viewport, which adds insets.
    content   Width and height in content units, each MIN_SIZE to MAX_LENGTH; or a Rect with any origin.
    preset    The Preset of the settings, or its name [PHOTOS]. Pass either a preset or a config.
    config    The settings as a Config.
    settings  Settings that replace those of the preset or config, by the names in Config.

    A new view shows the fitted view of its content: the scale of the setting fit, clamped to the limits, and the place
    of align_x and align_y, upright.

    UNITS     A view unit is your unit for touches and the viewport, such as a pixel. A content unit is your unit for
              the content. Scales are view units per content unit, angles radians. A point is a pair (x, y).
    TIME      Times are seconds from any origin, at most MAX_TIME from 0. The view reads no clock. Its own clock is the
              latest time that you passed with a touch or a scroll, or to advance, frame or cancel_touches. A time
              before the clock counts as the clock; without the setting lenient it raises TimeError. Until the first of
              these the view has no clock, and commands take effect at once.
    ERRORS    NotFiniteError, RangeError and EnumError: an argument or a setting has a bad value; the message names it,
              its value and its range, as in "zoom_step=0.5: outside 1.01 to 100". OutOfMemoryError: the
              system has no memory for a view. TypeError: an argument has the wrong type. ValueError: a tuple has the
              wrong length. ClosedError: the view has been closed; only close and closed still work. BusyError: another
              call on the view is under way. A failed call changes nothing, with two exceptions: push_touches and
              frame keep the touches before the bad one, and after BufferTooSmallError no recording runs.
    COMMANDS  A command starts at the view's clock, from the displayed transform and its velocity. If you have slept,
              call advance first. The command moves the view at once, unless options animate it, as in
              view.fit(animated=True): see help(tapzoom.Options). The view clamps the result to the limits and bounds.
    ABSOLUTE  These commands take the view: set_transform, zoom_to, zoom_to_rect, center_on, rotate_to and fit. They
              cancel the gesture that moves the view, scrolls, and the velocity of set_velocity. The fingers of a
              cancelled gesture make no taps. A finger that is down takes the view back when it moves past its slop; a
              finger that lands later does at once. The command sends ANIMATION BEGAN and ENDED, then SETTLED once no
              finger is down. A command to the current transform does nothing, nor does an animated command to the
              target of the running animation.
    RELATIVE  These commands (pan_by, zoom_by, rotate_by) and set_velocity combine with the motion of the view, and
              cancel no gesture.
              - While fingers or a scroll move the view, a relative command moves the content under each finger by
                exactly the amount of the command. It sends no events except LIMIT. With animation, a critically damped
                spring covers nearly all of the amount within the duration; the curve has no effect.
              - While the view moves by itself, the command moves the target of the motion, and the velocity stays
                continuous. Without animation the whole motion moves, and the command sends no events except LIMIT. With
                animation a new ANIMATION begins, and the old ANIMATION or FLING is CANCELLED.
              - At rest it moves the view as an absolute command does, and sends the same events. A finger that is down
                can still tap and press.
              The view drops the part that would go beyond the limits. Content that fingers pull beyond them stays where
              it is.
    LIFE      A view is freed by close, at the end of its with block, or when nothing refers to it. It cannot be copied
              or pickled; save_state returns it as bytes. Use one view from one thread at a time. Different views are
              independent.
    """

    __slots__ = (
        "__weakref__",
        "_count",
        "_event_bytes",
        "_events_at",
        "_frame",
        "_frame_at",
        "_free",
        "_handle",
        "_recording",
        "_recordings",
        "_state",
        "_transform",
    )

    def __init__(
        self,
        viewport: ViewportLike,
        content: ContentLike,
        *,
        preset: Optional[PresetLike] = None,
        config: Optional[Config] = None,
        **settings: Unpack[Settings],
    ) -> None:
        if config is None:
            config = Config(Preset.PHOTOS if preset is None else preset, **settings)
        elif preset is not None:
            raise TypeError("pass a preset or a config, not both")
        else:
            config = _checked(config).replace(**settings)
        # It owns the view before there is one, so that no signal can come between the two.
        self._handle = c_void_p()
        self._free = weakref.finalize(self, _destroy, self._handle)
        call(
            lib.tapzoom_create,
            byref(config.c_config),
            byref(c_viewport(viewport)),
            byref(c_content(content)),
            byref(self._handle),
        )
        events = (CEvent * EVENT_CAPACITY)()
        self._events_at = byref(events)
        self._event_bytes = memoryview(events).cast("B")
        self._count = c_size_t()
        self._transform = CTransform()
        self._state = CState()
        self._frame = CFrameResult()
        self._frame_at = byref(self._frame)
        self._recording: Optional[Array[c_char]] = None
        self._recordings: Tuple[Optional[Array[c_char]], ...] = ()

    __init__.__doc__ = __doc__

    # Life

    def close(self) -> None:
        """Frees the view. Closing it again does nothing."""
        self._free()

    @property
    def closed(self) -> bool:
        """Whether the view has been closed."""
        return not self._handle

    def __enter__(self) -> View:
        self._check_open()
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        traceback: Optional[TracebackType],
    ) -> None:
        self.close()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a View cannot be copied or pickled; View.save_state returns it as bytes")

    def __repr__(self) -> str:
        return "<tapzoom.View, closed>" if self.closed else f"<tapzoom.View, {self.transform}>"

    # Settings and sizes

    @property
    def config(self) -> Config:
        """The settings. Assign another Config to change them at once, such as ``view.config.replace(zoom_step=3)``.

        An assignment is set_config without options and raises the same errors.
        """
        c_config = CConfig(struct_size=sizeof(CConfig))
        self._call(lib.tapzoom_get_config, byref(c_config))
        return Config.from_c(c_config)

    @config.setter
    def config(self, config: Config) -> None:
        self.set_config(config)

    def set_config(self, config: Config, **options: Unpack[Options]) -> None:
        """Changes the settings, at once or with an animation. Equal settings change nothing.

        - A view at its fitted view goes to the new fitted view. Any other view keeps its transform, clamped to the new
          limits. A running animation continues to its target, which is clamped too.
        - Contacts that are down continue under the new settings. A gesture that is switched on waits for the next
          touch, except TAP, DOUBLE_TAP, FLING, and ROTATE during a pinch.
        - If PAN, PINCH, ROTATE or QUICK_ZOOM is switched off while fingers move the view, their gesture is cancelled.
          The view ignores them until all have lifted.
        - A tap that waits for its confirmation keeps its deadline. A running fling keeps its friction.
        - If reduced_motion is switched on, a running animation or fling ends at its target, with ENDED and SETTLED.

        options  Those of help(tapzoom.Options). Without animation the view adopts the settings at once, without
                 ANIMATION and SETTLED. With animation, a view that is beyond the new limits animates into them, and
                 sends ANIMATION and SETTLED. It cancels the gesture that moves the view, and ignores its fingers until
                 all have lifted.

        Raises NotFiniteError, RangeError, EnumError.
        """
        self._call(lib.tapzoom_set_config, byref(_checked(config).c_config), _options(options))

    @property
    def viewport(self) -> Viewport:
        """The size and insets of the viewport, as you have set them."""
        read = CViewport()
        self._call(lib.tapzoom_get_viewport, byref(read))
        return Viewport(read.width, read.height, read.left, read.top, read.right, read.bottom)

    def set_viewport(self, viewport: ViewportLike) -> None:
        """Changes the size and insets of the viewport, and keeps what the user looks at, within the limits and bounds.

        - A view at its fitted view goes to the new fitted view.
        - Another size keeps the scale relative to the fitted view, and the content point at the center of the safe
          area.
        - Other insets keep the transform of a zoomed view. A view at its fitted scale takes the new fitted scale.
        - A call that changes both acts as if it changed the size first, under the old insets, and then the insets.
        - If the limits force another transform, the view remembers the first one. It returns to that at the next change
          of sizes that allows it, unless it has moved in between.
        - Animations and flings continue to the same end. Overscroll keeps its proportion of the maximum overscroll.

        An equal viewport changes nothing. The call sends no ANIMATION, and no SETTLED if the view was at rest.

        viewport  (width, height) in view units, each MIN_SIZE to MAX_LENGTH, or a Viewport, which adds insets.

        Raises NotFiniteError, RangeError.
        """
        self._call(lib.tapzoom_set_viewport, byref(c_viewport(viewport)))

    @property
    def content(self) -> Rect:
        """The rectangle of the content, as you have set it."""
        read = CRect()
        self._call(lib.tapzoom_get_content, byref(read))
        return Rect(read.x, read.y, read.width, read.height)

    def set_content(self, content: ContentLike, *, keep: KeepLike = Keep.PICTURE) -> None:
        """Changes the content rectangle, for example to the full image after its preview.

        An equal rectangle changes nothing. Animations and drags continue. The call sends no ANIMATION, and no SETTLED
        if the view was at rest.

        content  (width, height) in content units, each MIN_SIZE to MAX_LENGTH, or a Rect with any origin.
        keep     A Keep or its name. A fitted view stays fitted with "picture" only. With "coordinates" a view outside
                 the new bounds moves into them, also under fingers.

        Raises NotFiniteError, RangeError, EnumError.
        """
        self._call(lib.tapzoom_set_content, byref(c_content(content)), number_of(Keep, keep, "keep"))

    def set_pager_offset(self, x: float, y: float) -> None:
        """Sets how far your pager is displaced. A pager moves what surrounds the content, such as a strip of pages.

        At an edge in the setting pager_edges the content stops, and the rest of a drag moves the pager. PAN events
        report this rest in ``unconsumed``: travel of the fingers = travel of the content + unconsumed travel. The view
        adds unconsumed travel to the offset itself. While the pager is displaced along an axis, a drag moves only the
        pager along it: first it returns the pager to 0, then it moves the content. After the lift let the pager return
        or turn the page. Start with the velocity of PAN ENDED, or of EDGE if a fling meets the edge. Call this method
        in each frame in which you move the pager.

        A pager needs PAN in the settings gestures and events. Without PAN in gestures, pager_edges has no effect.
        Without PAN in events, the content still stops at these edges, and you cannot read the unconsumed travel.
        Content with a rotation other than 0 does not hand over: it has a rubber band at these edges. Nor does a scroll:
        the content stops at such an edge, without a rubber band.

        x, y  Offset of the pager in view units, each at most MAX_LENGTH from 0: the unconsumed travel plus your own
              motion of the pager. 0 is home.

        Raises NotFiniteError, RangeError.
        """
        self._call(lib.tapzoom_set_pager_offset, number(x, "x"), number(y, "y"))

    # Input

    def push_touches(self, touches: Union[Iterable[TouchLike], Buffer]) -> None:
        """Pushes touches in the order in which they happened.

        One call per touch and one per frame have the same effect. Of touches with equal times push the moves first: a
        lift takes effect at once, and a move after it is another frame.

        touches  An iterable of Touch or plain tuples; or packed touches: any object with the buffer protocol that holds
                 tapzoom_touch structs of TOUCH_BYTES bytes, such as an array of CTouch, a bytearray or a NumPy
                 structured array.

        The call stops at the first bad touch. The view has taken the touches before it; the error's ``accepted`` is
        their count. To continue without the bad touch, push those after it. With the setting lenient, the default, the
        view corrects what raises TimeError or a ContactError otherwise: see tapzoom_push_touches in tapzoom.h.

        Raises NotFiniteError, RangeError, EnumError; TimeError: push the touch again with ``state.time``, so that no
        lift is lost; ContactInUseError, ContactUnknownError, ContactLimitError: see these classes. Raises ValueError,
        and takes nothing, for values that do not fit a touch.
        """
        packed = pack_touches(touches)
        accepted = c_size_t()
        status = _push_touches(self._handle, packed, _size(len(packed) // TOUCH_BYTES), byref(accepted))
        if status:
            raise self._touch_error(status, packed, accepted.value)

    def push_touch(
        self,
        time: float,
        id: int,
        phase: TouchPhaseLike,
        x: float,
        y: float,
        tool: ToolLike = Tool.FINGER,
        flags: ContactFlags = ContactFlag(0),
        buttons: Buttons = Button(0),
        size: float = 0.0,
    ) -> None:
        """Pushes one touch. The arguments are those of Touch, the errors those of push_touches."""
        packed = pack_touch(time, id, phase, x, y, tool, flags, buttons, size)
        status = _push_touches(self._handle, packed, _ONE, None)
        if status:
            raise self._touch_error(status, packed)

    def push_scroll(
        self,
        time: float,
        x: float,
        y: float,
        *,
        dx: float = 0.0,
        dy: float = 0.0,
        factor: float = 0.0,
        rotation: float = 0.0,
        unit: ScrollUnitLike = ScrollUnit.PIXEL,
        source: ScrollSourceLike = ScrollSource.WHEEL,
        phase: ScrollPhaseLike = ScrollPhase.UNPHASED,
    ) -> bool:
        """Pushes one report of a wheel or a trackpad, in order with the touches. The clock advances to its time.

        time      Seconds.
        x, y      Position of the pointer in view units.
        dx, dy    Delta since the last report, in unit, each -1e12 to 1e12. With a positive dy the page scrolls down, or
                  the view zooms out, as in the DOM.
        factor    Factor of a pinch since the last report, 0, or 1e-6 to 1e6. 0 and 1 mean no pinch. If the gesture
                  PINCH is on, it zooms about the pointer, whatever the settings wheel and trackpad are. From a wheel it
                  is smoothed, and stops at the limits.
        rotation  Rotation by a trackpad since the last report, radians, -1000 to 1000. It counts if the gesture ROTATE
                  is on.
        unit      ScrollUnit of dx and dy, or its name.
        source    ScrollSource, or its name.
        phase     ScrollPhase, or its name.

        Returns True if your page must not scroll, because the view consumed the report. A zoom is consumed. A pan is
        consumed if the content can move in its direction; then the rest of that scroll is consumed too. If the content
        cannot move, a pan only pulls it beyond its edge, and is not consumed.

        A wheel zooms by exp(-wheel_speed ln 2 dy / 300), with dy in view units. A scroll adds to a drag or a pinch
        without a jump. It stops a fling and an animation. A finger that lands does not end the scroll.

        Raises NotFiniteError, RangeError, EnumError, TimeError.
        """
        kinds = (
            number_of(ScrollUnit, unit, "unit"),
            number_of(ScrollSource, source, "source"),
            number_of(ScrollPhase, phase, "phase"),
        )
        names = "time", "x", "y", "dx", "dy", "factor", "rotation"
        values = [number(value, name) for value, name in zip((time, x, y, dx, dy, factor, rotation), names)]
        consumed = c_int32()
        self._call(lib.tapzoom_push_scroll, byref(CScroll(*values, *kinds)), consumed)
        return bool(consumed.value)

    def contact_owner(self, id: int) -> Owner:
        """Returns the Owner of a contact that is down. Every contact has one owner at each instant.

        VIEW       The contact takes part in every gesture.
        HOST       You draw or drag with the contact. It takes no part in pans, pinches, quick zooms or swipes. It taps
                   and presses, unless you have claimed it or a contact of the view is down. If no contact of the view
                   is down, its landing stops a motion, as any landing does.
        UNDECIDED  As HOST, but a second contact may make it the view's.

        A contact lands as HOST if the setting host_tools has its tool or host_buttons one of its buttons. With
        min_pan_contacts 1 any other contact lands as VIEW. With min_pan_contacts 2 any other contact lands

        - as HOST while a contact of yours is down;
        - as UNDECIDED while no contact is down;
        - otherwise as VIEW, and an UNDECIDED contact becomes VIEW with it.

        An UNDECIDED contact becomes HOST after two_finger_land_time, even if it moves, and at once when a contact of
        yours lands. A contact of the view remains the view's until it lifts or you claim it. The event OWNER reports
        each change that you did not ask for. Raises ContactUnknownError.
        """
        owner = c_int32()
        self._call(lib.tapzoom_get_contact_owner, contact_id(id), byref(owner))
        return Owner(owner.value)

    def contacts(self) -> List[Contact]:
        """Returns the contacts that are down, in any order. Their positions include the moves of an open touch frame.

        For example to draw them, or to find their owners after a loss of events.
        """
        read = (CContact * MAX_CONTACTS)()
        count = c_size_t()
        self._call(lib.tapzoom_get_contacts, read, MAX_CONTACTS, count)
        return [
            Contact(
                one.id,
                one.x,
                one.y,
                one.landing_time,
                Point(one.landing_view_x, one.landing_view_y),
                Point(one.landing_content_x, one.landing_content_y),
                Owner(one.owner),
                Tool(one.tool),
                Button(one.buttons),
            )
            for one in read[: count.value]
        ]

    def set_contact_owner(self, id: int, owner: OwnerLike) -> None:
        """Gives a contact that is down to you (a claim) or to the view (a release), at the clock.

        The call moves nothing, with two exceptions. With reduced_motion or rubber_band 0, content beyond its limits
        returns at once when no contact holds it any longer. With reduced_motion an animation that the contact had
        stopped ends at once.

        A claim acts as a CANCELLED touch of the contact, but the contact stays down. The other contacts continue. A
        claim of the last contact of a gesture cancels the gesture, and an animation that the contact had stopped
        continues. A release makes the contact land for the view where it is, with the flag no_tap, and with no_slop if
        it has moved further than the slop of a pan. All other HOST contacts remain yours, and can no longer tap or
        press. If the contact has this owner already, nothing changes, except that a claim ends the tap or press of a
        HOST contact.

        owner  Owner.HOST or Owner.VIEW, or its name.

        Raises EnumError: also for UNDECIDED; ContactUnknownError.
        """
        self._call(lib.tapzoom_set_contact_owner, contact_id(id), number_of(Owner, owner, "owner"))

    def cancel_touches(self, time: float) -> None:
        """Forgets all contacts, for example because the system took them or the window lost its focus.

        No contact remains down, even if you missed lifts. The call cancels the gestures in progress, scrolls, the
        velocity of set_velocity, and a tap that waits for its confirmation. Animations and flings continue;
        stop_motion ends them.

        time  Seconds.

        Raises NotFiniteError, RangeError, TimeError.
        """
        self._call(lib.tapzoom_cancel_touches, number(time, "time"))

    def pen_near(self, time: float) -> None:
        """Reports that a pen hovers near the glass: call it for each hover or proximity report of the pen.

        A finger that lands until pen_guard_time after it is ignored. Fingers that are down are not affected. It
        advances the view's clock, and does nothing else if pen_guard_time is 0.

        time  Seconds.

        Raises NotFiniteError, RangeError, TimeError.
        """
        self._call(lib.tapzoom_pen_near, number(time, "time"))

    # Time

    def advance(self, time: float) -> None:
        """Advances the view's clock. Call it once a frame, after the touches of that frame and before reading.

        time  Now, or a little earlier if touches reach you late, seconds.

        Raises NotFiniteError, RangeError, TimeError.
        """
        self._call(lib.tapzoom_advance, number(time, "time"))

    def rebase_time(self, offset: float) -> None:
        """Adds offset seconds to every stored time: the clock, deadlines, animations, touches, and the waiting events.

        Nothing moves, and everything that is due happens later by the offset. Call it at any time: when your clock
        restarts, or to keep times near 0, where a float resolves them best. A view without a clock does not change.

        offset  Seconds, at most MAX_TIME from 0. Sums are rounded; they are exact, for example, with an offset that is
                a power of two and not above the clock. Stored times below -MAX_TIME become -MAX_TIME.

        Raises NotFiniteError, RangeError: also if the clock would be more than MAX_TIME from 0.
        """
        self._call(lib.tapzoom_rebase_time, number(offset, "offset"))

    def frame(self, time: float, touches: Union[Iterable[TouchLike], Buffer] = ()) -> Frame:
        """Runs one frame with one call of the library: pushes touches, advances, polls events, and reads.

        time     Now, or a little earlier if touches reach you late, seconds.
        touches  As for push_touches.

        Returns a Frame. Raises what push_touches and advance raise. A bad touch ends the call: the view takes the
        touches before it, the clock stays at the last of them, and the events wait. The error's ``accepted`` is the
        count of touches that the view took. If it took all, the time is bad.
        """
        # No comparison with (): NumPy would compare each touch of an array.
        packed = b"" if type(touches) is tuple and not touches else pack_touches(touches)
        if type(time) is not float:
            time = number(time, "time")
        count = _size(len(packed) // TOUCH_BYTES) if packed else _NONE
        self._frame.accepted = 0
        status = _frame(self._handle, _double(time), packed, count, self._events_at, _CAPACITY, self._frame_at)
        if status:
            raise self._touch_error(status, packed, self._frame.accepted, time)
        scale, rotation, x, y, clock, deadline, bits, contacts, waiting, _, polled = _RESULT.unpack(self._frame)
        state = clock, deadline, _FLAG_SETS[bits & _FLAGS], _LIMIT_SETS[bits & _LIMITS], contacts, waiting
        events = read_events(self._event_bytes[: polled * _EVENT_SIZE]) if polled else []
        return new(Frame, (new(Transform, (scale, rotation, x, y)), new(State, state), events))

    # Reading

    @property
    def state(self) -> State:
        """The clock, the next deadline, flags, limits and counts."""
        state = self._state
        status = _get_state(self._handle, byref(state))
        if status:
            raise self._error(status)
        time, deadline, bits, contacts, waiting = _STATE.unpack(state)
        return new(State, (time, deadline, _FLAG_SETS[bits & _FLAGS], _LIMIT_SETS[bits & _LIMITS], contacts, waiting))

    @property
    def transform(self) -> Transform:
        """The transform at the view's clock, with the newest touches."""
        status = _get_transform(self._handle, byref(self._transform))
        if status:
            raise self._error(status)
        return from_c(self._transform)

    def transform_at(self, time: float) -> Transform:
        """Returns the transform to draw, as frame does. It changes nothing.

        Call it once per frame, after advance with the time of the frame. Fingers whose touches have the device's times
        are shown some milliseconds late, between two touch frames: otherwise content judders if touches and frames have
        different rates. Fingers whose touches have the times of frames have no delay. The content never moves against
        the fingers nor beyond them. While the drawing lags, next_deadline is the view's clock.

        time  Seconds: the time passed to advance, or when the frame is displayed. Only animations, and fingers with
              predict_time, are shown for a time after the view's clock. Not earlier than the clock minus 0.005. Any
              time if the view has no clock.

        Raises NotFiniteError, RangeError, TimeError.
        """
        shown = CTransform()
        self._call(lib.tapzoom_get_transform_at, number(time, "time"), byref(shown))
        return from_c(shown)

    @property
    def target_transform(self) -> Transform:
        """The transform at which the view will rest: the end of the running animation, fling or smoothed scroll.

        While fingers hold the content, it is the place of the content after a lift without a fling. It does not include
        the velocity of set_velocity. At rest it equals transform.
        """
        target = CTransform()
        self._call(lib.tapzoom_get_target_transform, byref(target))
        return from_c(target)

    @property
    def velocity(self) -> Velocity:
        """The velocity of the displayed content at the view's clock. At rest it is 0.

        Its point is the center of the fingers that move the content; for QUICK_ZOOM, and for PINCH without PAN, the
        point about which it zooms; otherwise the center of the safe area.

        While fingers move the content, it is their velocity over the last 0.1 s, as PAN, PINCH, ROTATE and QUICK_ZOOM
        apply it. The velocity of your own motions is added. Beyond a limit the rubber band reduces it. The velocity of
        fingers is 0

        - in a rest: more than 0.04 s without a touch frame, or up to 0.12 s in a slow stream;
        - within lift_grace_time of a lift, unless the fingers move further than 9 points;
        - during a QUICK_ZOOM while other fingers are down.

        During a scroll, an animation or a fling it is the velocity of that motion.
        """
        read = CVelocity()
        self._call(lib.tapzoom_get_velocity, byref(read))
        return Velocity(read.x, read.y, read.log_scale, read.rotation, Point(read.view_x, read.view_y))

    @property
    def overscroll(self) -> Overscroll:
        """How far the displayed content is beyond its limits at the view's clock. At rest all six values are 0.

        x is positive beyond Limit.LEFT and negative beyond RIGHT; y is positive beyond TOP and negative beyond BOTTOM.
        The axes are those of the content. Each has the name and direction of the nearest axis of the view, which is at
        most 45 degrees away. x is 0 if and only if the displayed content is within its bounds along that axis. With
        Bounds.NONE x and y are 0.

        While fingers or a scroll hold the content, the raw values follow them exactly: raw_x grows by as much as the
        finger moves along that axis, also if the content follows less or not at all. raw_log_scale is ln of the factor
        by which the fingers are beyond the limit, at most 100. For upright content PAGE compares raw_x with
        page_overscroll. During an animation or a fling the raw values are the displayed ones without the rubber band.
        If a displayed value is not 0, the raw one has its sign and is at least as far from 0.
        """
        read = COverscroll()
        self._call(lib.tapzoom_get_overscroll, byref(read))
        return Overscroll(read.x, read.y, read.raw_x, read.raw_y, read.log_scale, read.raw_log_scale)

    @property
    def scale_range(self) -> ScaleRange:
        """The scale limits and the fitted scale at the current sizes, as a ScaleRange."""
        smallest, largest, fitted = c_double(), c_double(), c_double()
        self._call(lib.tapzoom_get_scale_range, smallest, largest, fitted)
        return ScaleRange(smallest.value, largest.value, fitted.value)

    @property
    def actions(self) -> Step:
        """The steps that would change the target now, for example to enable buttons: Step.LEFT in view.actions."""
        bits = c_uint32()
        self._call(lib.tapzoom_get_actions, bits)
        return Step(bits.value)

    @property
    def raster_scale(self) -> float:
        """The scale at which to draw content into a raster (a bitmap or texture): device pixels per content unit.

        It has a history. It changes only

        - while fingers, a scroll or set_velocity zoom, when the displayed scale is more than twice or less than half of
          it;
        - when an animation or a glide starts that zooms further in;
        - at SETTLED, where it becomes the scale of the transform times pixels_per_unit;
        - when sizes or settings change. This sends no SETTLED, so read it after these calls.

        When an animation starts, the scale is at least that of its end: then draw what target_transform shows. A font
        of h content units is h * raster_scale pixels high in the raster.
        """
        scale = c_double()
        self._call(lib.tapzoom_get_raster_scale, scale)
        return scale.value

    def raster_transform(self, transform: Optional[TransformLike] = None) -> Transform:
        """Returns how to show a raster of raster_scale until you draw it again.

        The result maps pixels of the raster to device pixels of the viewport. The origin of the raster is content point
        (0, 0).

        transform  The transform to show; without it, the displayed transform.

        At rest, for the displayed transform, the scale of the result is 1. At quarter turns its x and y are then whole
        numbers, so the raster is sharp, and at most half a pixel off its true place. To show an older raster of another
        scale, multiply the scale of the result by raster_scale / the older one.

        Raises NotFiniteError, RangeError.
        """
        residual = CTransform()
        shown = c_transform(self.transform if transform is None else transform)
        self._call(lib.tapzoom_get_raster_transform, byref(shown), byref(residual))
        return from_c(residual)

    def visible_rect(self, transform: Optional[TransformLike] = None) -> Rect:
        """Returns the part of the content plane that the whole viewport shows, insets included, in content units.

        transform  The transform to show, such as target_transform to load content in advance; without it, the displayed
                   transform.

        Under rotation it is the smallest upright rectangle around that part. It may extend beyond the content. Raises
        NotFiniteError, RangeError.
        """
        rect = CRect()
        shown = c_transform(self.transform if transform is None else transform)
        self._call(lib.tapzoom_get_visible_rect, byref(shown), byref(rect))
        return Rect(rect.x, rect.y, rect.width, rect.height)

    def pan_range(self, transform: Optional[TransformLike] = None) -> Rect:
        """Returns the content points that may be at the center of the safe area, for scroll bars and minimaps.

        transform  Its scale and rotation count; without it, those of the displayed transform.

        The length of a thumb is visible / (visible + range) of its bar. A size is 0 where the content cannot move.
        Raises NotFiniteError, RangeError.
        """
        rect = CRect()
        shown = c_transform(self.transform if transform is None else transform)
        self._call(lib.tapzoom_get_pan_range, byref(shown), byref(rect))
        return Rect(rect.x, rect.y, rect.width, rect.height)

    def smart_zoom(self, block: RectLike, point: PointLike, max_scale: float = 0.0) -> Transform:
        """Returns the Transform to which a tap on a block of content, such as a column of text, should zoom.

        block      (x, y, width, height) in content units.
        point      The tapped content point.
        max_scale  Largest legible scale, 1e-40 to 1e40, or 0: that of the view.

        Pass the result to set_transform. This call changes nothing; you decide when a tap zooms back. The rules and
        lengths are those of Blink (WebViewImpl::ComputeScaleAndScrollForBlockRect), with points in place of CSS pixels:

        - The block fills the width of the safe area, with a margin at both sides: 5 points at the scale at which the
          block alone fills the width, less at an edge of the content.
        - The scale is at most max_scale. If the target's scale is below 1.2 times the smallest scale of the view, it is
          at least that, so that the tap zooms in.
        - Along each axis a block that fits is centered. A larger one begins at the start of the safe area, but the
          tapped point is at least 32 points before its end.

        The result keeps the rotation of the target transform. For rotated content, the block is replaced by the
        smallest rectangle around it that is upright in the view. The result is clamped to the limits and bounds.

        Raises NotFiniteError, RangeError.
        """
        found = CTransform()
        given = byref(c_rect(block, "block")), *pair(point, "point"), number(max_scale, "max_scale")
        self._call(lib.tapzoom_get_smart_zoom, *given, byref(found))
        return from_c(found)

    def poll_events(self) -> List[Event]:
        """Takes all events out of the view, and returns them, oldest first.

        Of the CHANGED events of a gesture only the newest waits; its values are absolute. Every polled BEGAN is
        followed by exactly one ENDED or CANCELLED, even after drops.

        A view keeps EVENT_CAPACITY events. If the queue is full, the view drops the oldest DISCRETE event, or the
        oldest BEGAN together with its end; if there is none, the oldest CHANGED, and last OWNER and EDGE. It then sets
        EVENTS_LOST until the next poll that takes an event. A poll first adds the newest CHANGED events; if it drops
        events to make room for them, the flag is set after that poll.
        """
        events: List[Event] = []
        while True:
            status = _poll_events(self._handle, self._events_at, _CAPACITY, byref(self._count))
            if status:
                raise self._error(status)
            count = self._count.value
            if count:
                events.extend(read_events(self._event_bytes[: count * _EVENT_SIZE]))
            if count < EVENT_CAPACITY:
                return events

    # Absolute commands

    def set_transform(self, transform: TransformLike, **options: Unpack[Options]) -> None:
        """Goes to a Transform, such as a saved one, or a tuple (scale, rotation, x, y).

        An absolute command (see ABSOLUTE in help(View)); at once, unless options animate it. Raises NotFiniteError,
        RangeError, EnumError.
        """
        self._call(lib.tapzoom_set_transform, byref(c_transform(transform)), _options(options))

    def zoom_to(self, scale: float, point: PointLike, **options: Unpack[Options]) -> None:
        """Zooms to a scale, 1e-40 to 1e40, and keeps the content point under a view point.

        An absolute command (see ABSOLUTE in help(View)); at once, unless options animate it. Raises NotFiniteError,
        RangeError, EnumError.
        """
        self._call(lib.tapzoom_zoom_to, number(scale, "scale"), *pair(point, "point"), _options(options))

    def zoom_to_rect(self, rect: RectLike, **options: Unpack[Options]) -> None:
        """Shows a rectangle of content (x, y, width, height), centered and as large as possible, in the safe area.

        rect  In content units. Width and height are each MIN_SIZE to MAX_LENGTH.

        The safe area is without the padding of the options. An absolute command (see ABSOLUTE in help(View)); at once,
        unless options animate it. Raises NotFiniteError, RangeError, EnumError.
        """
        self._call(lib.tapzoom_zoom_to_rect, byref(c_rect(rect)), _options(options))

    def center_on(self, point: PointLike, scale: float = 0.0, **options: Unpack[Options]) -> None:
        """Brings a content point to the center of the safe area at a scale.

        scale  1e-40 to 1e40, or 0 to keep the scale of the target.

        An absolute command (see ABSOLUTE in help(View)); at once, unless options animate it. Raises NotFiniteError,
        RangeError, EnumError.
        """
        self._call(lib.tapzoom_center_on, *pair(point, "point"), number(scale, "scale"), _options(options))

    def rotate_to(self, rotation: float, point: PointLike, **options: Unpack[Options]) -> None:
        """Rotates to an angle, and keeps the content point under a view point.

        rotation  Radians, -1e40 to 1e40. The view rotates in the direction of the shorter arc, so its rotation may
                  differ from the angle by full turns.

        It keeps the scale of the target, and also works without the gesture ROTATE. An absolute command (see ABSOLUTE
        in help(View)); at once, unless options animate it. Raises NotFiniteError, RangeError, EnumError.
        """
        self._call(lib.tapzoom_rotate_to, number(rotation, "rotation"), *pair(point, "point"), _options(options))

    def fit(self, **options: Unpack[Options]) -> None:
        """Goes to the fitted view, upright.

        An absolute command (see ABSOLUTE in help(View)); at once, unless options animate it. Raises NotFiniteError,
        RangeError, EnumError.
        """
        self._call(lib.tapzoom_fit, _options(options))

    # Relative commands and velocities

    def pan_by(self, dx: float, dy: float, **options: Unpack[Options]) -> None:
        """Moves the content by (dx, dy) view units, each at most MAX_LENGTH from 0.

        To follow an object, pass the distance from its place in the view to the place where it should be. A relative
        command (see RELATIVE in help(View)); at once, unless options animate it. Raises NotFiniteError, RangeError,
        EnumError.
        """
        self._call(lib.tapzoom_pan_by, number(dx, "dx"), number(dy, "dy"), _options(options))

    def zoom_by(self, factor: float, point: PointLike, **options: Unpack[Options]) -> None:
        """Multiplies the scale by a factor, 1e-6 to 1e6, about a view point.

        A relative command (see RELATIVE in help(View)); at once, unless options animate it. Raises NotFiniteError,
        RangeError, EnumError.
        """
        self._call(lib.tapzoom_zoom_by, number(factor, "factor"), *pair(point, "point"), _options(options))

    def rotate_by(self, angle: float, point: PointLike, **options: Unpack[Options]) -> None:
        """Rotates by an angle, radians, -1000 to 1000, about a view point.

        A relative command (see RELATIVE in help(View)); at once, unless options animate it. Raises NotFiniteError,
        RangeError, EnumError.
        """
        self._call(lib.tapzoom_rotate_by, number(angle, "angle"), *pair(point, "point"), _options(options))

    def step(self, action: StepLike, **options: Unpack[Options]) -> None:
        """Moves the target by a step, for a key, a button or a switch: view.step("left", animated=True).

        It counts from the target, so steps add up while an animation runs. It cancels what an absolute command cancels,
        and sends the same events. A step that would not change the target does nothing but send LIMIT: BEGAN of the
        limit that forbids it, after ENDED if that LIMIT has begun. At once, unless options animate it. Raises
        NotFiniteError, RangeError, EnumError: also for several steps.
        """
        self._call(lib.tapzoom_step, number_of(Step, action, "action"), _options(options))

    def set_velocity(self, velocity: VelocityLike) -> None:
        """Moves the content with a velocity, from the clock on and until the next call with another velocity.

        For held keys, sticks and edge scrolling. You may pass it in every frame, because the same velocity again
        changes nothing. The motion stops at the limits and bounds, without a rubber band. (0, 0), stop_motion,
        cancel_touches and absolute commands end it.

        The velocity adds to the motion of fingers and scrolls. A running animation or fling stops and sends
        CANCELLED. Apart from these the call sends only LIMIT, and SETTLED when the view rests.
        target_transform is where the view would rest without the velocity. A velocity that pushes against a limit keeps
        next_deadline at the clock; if you want to sleep, set (0, 0).

        velocity  A Velocity, or (x, y). x and y are view units per second, each at most MAX_LENGTH from 0. log_scale
                  (ln of the scale per second) and rotation (radians per second) are -1000 to 1000. The content at
                  view_point moves by (x, y) per second; scale and rotation change about that point.

        Raises NotFiniteError, RangeError.
        """
        self._call(lib.tapzoom_set_velocity, byref(c_velocity(velocity)))

    def stop_motion(self) -> None:
        """Stops the animation, the fling, the scroll and the velocity of set_velocity: CANCELLED, then SETTLED.

        The view rests at the nearest transform within its limits. Fingers continue, and a tap that waits is still
        confirmed. An animation that a finger has stopped does not begin again.
        """
        self._call(lib.tapzoom_stop_motion)

    # Snapshots

    def save_state(self) -> bytes:
        """Returns the whole view as bytes: settings, sizes, time, contacts, gestures, animations, waiting events.

        The bytes do not contain the recording. Equal views have equal snapshots. Only this version of the library, on a
        machine with the same byte order, can load the bytes.
        """
        size = c_size_t()
        self._call(lib.tapzoom_save_state, None, 0, size)
        memory = create_string_buffer(size.value)
        self._call(lib.tapzoom_save_state, memory, size, size)
        return memory.raw[: size.value]

    def load_state(self, snapshot: Buffer) -> None:
        """Restores the view from the bytes of save_state, which replace its whole state.

        The view continues as the saved one would have, to the last bit.

        Raises DataError, and changes nothing, for bytes that are damaged or not a snapshot of this version.
        """
        data = plain_bytes(snapshot, "snapshot")
        self._call(lib.tapzoom_load_state, data, len(data))

    # Recording

    def begin_recording(self, size: int = 1 << 16) -> None:
        """Begins a recording: from now on the view records every call that changes it and succeeds.

        The call discards recorded bytes that fetch_recording has not returned, and ends a replay on this view.

        size  Bytes of memory for the calls between two fetches. 64 KiB hold seconds of touches. The beginning takes at
              most 1,024 bytes more than the largest snapshot, and each load_state as much as its snapshot.

        Raises BufferTooSmallError: the beginning does not fit, and nothing is recorded. Raises ValueError for a size
        above sys.maxsize.
        """
        room = max(integer(size, "size"), 0)
        if room > sys.maxsize:
            raise ValueError(f"size must be at most {sys.maxsize} bytes")
        old, new = self._recording, create_string_buffer(room)
        # The library writes into the old memory until the call, and into the new one from then on. A signal may come
        # at any time, so the view owns both. It keeps the new one until the next recording.
        self._recordings = (old, new)
        self._recording = new
        try:
            self._call(lib.tapzoom_begin_recording, new, len(new))
        except Error:
            self._recording = old
            raise

    def fetch_recording(self) -> bytes:
        """Returns the bytes recorded since the last fetch. The parts in a row form the recording that replay takes.

        Raises BufferTooSmallError: a call did not fit, and the recording ended before it. The first fetch after that
        returns the calls that did fit; later ones raise the error.
        """
        self._call(lib.tapzoom_fetch_recording, self._count)
        return bytes(memoryview(self._recording)[: self._count.value]) if self._recording else b""

    def end_recording(self) -> bytes:
        """Ends the recording, and returns the bytes recorded since the last fetch; without a recording b"".

        Raises BufferTooSmallError: a call did not fit, and the recording ended before it. The error's ``recording`` has
        the calls that did fit.
        """
        rest = b""
        try:
            rest = self.fetch_recording()
            self.fetch_recording()
        except BufferTooSmallError as error:
            error.recording = rest
            raise
        finally:
            if not self.closed:
                self._call(lib.tapzoom_end_recording)
        return rest

    # Internals

    def _call(self, function: Any, *arguments: Any) -> None:
        """Calls a function of the library for this view."""
        # The conversion of an argument may run code of the host, which may close this view. So all are converted before
        # the handle is read. Then ctypes runs no other code, and no other thread, until the call returns.
        for given in arguments:
            if type(given) not in _PLAIN:
                arguments = tuple([_plain(*pair) for pair in zip(arguments, function.argtypes[1:])])
                break
        # A closed view has no handle, and the library reports ERROR_NULL. So no call checks it here.
        try:
            status = function(self._handle, *arguments)
        except ArgumentError as error:
            raise TypeError(str(error)) from None
        if status:
            raise call_refusal(status, function, arguments, self._handle)

    def _check_open(self) -> None:
        if not self._handle:
            raise self._error(Status.NULL)

    def _error(self, status: int) -> Error:
        return refusal(status, (), self._handle)

    def _touch_error(self, status: int, packed: bytes, accepted: int = -1, time: float = 0.0) -> Error:
        """The error of touches, of which the view took the first ones: -1 for a touch alone. time: that of a frame."""
        index = max(accepted, 0)
        if index * TOUCH_BYTES >= len(packed):
            arguments: Iterable[Argument] = [("time", time, TIME)]
        else:
            arguments = touch_arguments(unpack_touch(packed, index), f"touches[{index}]." if accepted >= 0 else "")
        return refusal(status, arguments, self._handle, index)


def _destroy(handle: c_void_p) -> None:
    """Frees a view. Whoever holds the handle from then on has NULL, which the library refuses."""
    view = c_void_p(handle.value)
    handle.value = None
    if view:
        lib.tapzoom_destroy(view)


# The types of arguments whose conversion runs no code of the host.
_PLAIN = {float, int, bytes, type(None), type(byref(c_size_t())), c_size_t, c_double, c_int32}


def _plain(given: Any, kind: Any) -> Any:
    """Returns an argument as a number that needs no conversion. Other arguments belong to this package."""
    if type(given) in _PLAIN:
        return given
    if kind is c_double:
        return number(given, "a number")
    return index(given) if kind in (c_int32, c_int64, c_size_t) else given


def _checked(config: Any) -> Config:
    if not isinstance(config, Config):
        raise TypeError(f"config must be a Config, not {brief(config)}")
    return config


def _options(given: Options) -> Any:
    """Returns the options of a command as an argument for the library."""
    if not given:
        return None
    fields: Dict[str, Any] = dict(given)
    names = Options.__annotations__
    for name in fields.keys() - names.keys():
        raise TypeError(f"there is no option {brief(name)}; {did_you_mean(name, names, 'options')}")
    animated, quiet = fields.pop("animated", None), fields.pop("quiet", None)
    curve = number_of(Curve, fields.pop("curve", Curve.STANDARD), "curve")
    path = number_of(Path, fields.pop("path", Path.DIRECT), "path")
    fields = {name: number(value, name) for name, value in fields.items()}
    if animated is None:
        animated = fields.get("duration")  # The library ignores a duration without animated.
    fields.update(animated=bool(animated), quiet=bool(quiet), curve=curve, path=path)
    return byref(COptions(struct_size=sizeof(COptions), **fields))
