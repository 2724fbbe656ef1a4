# SPDX-License-Identifier: MIT
"""The view: content in a viewport, and the contacts on it."""

from __future__ import annotations

import struct
import weakref
from ctypes import (
    ArgumentError,
    Array,
    byref,
    c_char,
    c_double,
    c_int32,
    c_size_t,
    c_void_p,
    create_string_buffer,
    sizeof,
)
from types import TracebackType
from typing import TYPE_CHECKING, Any, Dict, Iterable, List, NamedTuple, NoReturn, Optional, Tuple, Type, Union

from ._abi import (
    EVENT_CAPACITY,
    CConfig,
    CEvent,
    CFrameResult,
    COptions,
    COverscroll,
    CRect,
    CScroll,
    CState,
    CTransform,
    CVelocity,
)
from ._library import error_for, lib
from .config import Config, Settings
from .enums import (
    Curve,
    Keep,
    Limit,
    Owner,
    Path,
    Preset,
    ScrollPhase,
    ScrollSource,
    ScrollUnit,
    StateFlag,
    Status,
    Tool,
    TouchPhase,
    number_of,
)
from .errors import ClosedError, Error
from .events import Event, read_events
from .frames import Run, borrow_times, transform_memory
from .geometry import (
    ContentLike,
    Overscroll,
    Point,
    PointLike,
    Raster,
    Rect,
    RectLike,
    ScaleRange,
    Transform,
    TransformLike,
    Velocity,
    VelocityLike,
    ViewportLike,
    c_content,
    c_rect,
    c_transform,
    c_velocity,
    c_viewport,
    call,
    pair,
)
from .options import Options
from .touches import Buttons, SampleFlags, SampleMemory, TouchLike, borrow, contact_id, is_buffer

if TYPE_CHECKING:
    from typing_extensions import Buffer, Unpack

# Names of this module, because each touch or frame looks them up.
_push_touches = lib.tapzoom_push_touches
_advance = lib.tapzoom_advance
_frame = lib.tapzoom_frame
_run = lib.tapzoom_run
_poll_events = lib.tapzoom_poll_events
_get_transform = lib.tapzoom_get_transform
_get_state = lib.tapzoom_get_state

_EVENT_SIZE = sizeof(CEvent)
_RESULT = struct.Struct("=4d2dI2i4xq2i8x")  # a tapzoom_frame_result; x skips the reserved fields
_LIMITS = sum(limit.value for limit in Limit)
_KNOWN = _LIMITS | sum(flag.value for flag in StateFlag)
# Tables, because a call of an enumeration takes longer than the rest of a read.
_LIMIT_SETS = {bits: Limit(bits) for bits in range(_LIMITS + 1)}
_FLAG_SETS = {bits: StateFlag(bits) for bits in range(0, _KNOWN + 1, StateFlag.TOUCHED)}


class State(NamedTuple):
    """What to check each frame.

    time           The view's clock in seconds; -math.inf before it starts.
    next_deadline  When to call advance next, in seconds. The clock while the view moves or a frame is open; the time of
                   the next confirmation, long press, end of lift_grace_time or of a scroll by silence; math.inf when
                   you may sleep until the next input.
    flags          StateFlag bits: whether the view is touched, moves, is zoomed, or has lost events.
    limits         The limits that the displayed content has reached.
    contact_count  Contacts that are down.
    event_count    Events that wait for poll_events. A full queue may drop some of them at the poll.
    mended_count   Touches and times that the setting lenient has mended since the view was created.
    """

    time: float
    next_deadline: float
    flags: StateFlag
    limits: Limit
    contact_count: int
    event_count: int
    mended_count: int = 0


class Frame(NamedTuple):
    """Result of View.frame: what to draw, and what happened.

    transform  The displayed transform at the view's clock.
    state      The State after the frame. Its EVENTS_LOST covers drops before and during the frame.
    events     All events, oldest first.
    """

    transform: Transform
    state: State
    events: List[Event]


class View:
    """Content in a viewport, and the contacts on it. Push touches and times in; read the transform and the events.

    viewport  Width and height in view units, each MIN_SIZE to MAX_LENGTH; or a Viewport, which adds insets.
    content   Width and height in content units, each MIN_SIZE to MAX_LENGTH; or a Rect with any origin.
    preset    The Preset of the settings, or its name [PHOTOS]. Pass either a preset or a config.
    config    The settings as a Config.
    settings  Settings that replace those of the preset or config, by the names in Config.

    A new view shows the fitted view of its content: the scale of the setting fit, clamped to the scale limits.

    UNITS     A view unit is your unit for touches and the viewport, such as a pixel. A content unit is your unit for
              the content. Scales are view units per content unit, angles radians. A point is a pair (x, y).
    TIME      Times are seconds from any origin. The view reads no clock. Its own clock is the latest time that you
              passed with a touch or a scroll, or to advance, frame, run or cancel. A time before the clock raises
              TimeError.
    ERRORS    NotFiniteError, RangeError and EnumError: an argument or a setting has a bad value. OutOfMemoryError: the
              system has no memory for a view. TypeError: an argument has the wrong type. ValueError: a tuple has the
              wrong length. ClosedError: the view has been closed; only close and closed still work. BusyError: another
              call on the view is in progress. A failed call changes nothing, with one exception: push_touches, frame
              and run keep the touches before the bad one.
    COMMANDS  A command starts at the view's clock, from the displayed transform and its velocity. It moves the view at
              once, unless options animate it, as in view.reset(animated=True): see help(tapzoom.Options). The result is
              clamped to the limits and bounds.
    ABSOLUTE  These commands (set_transform, zoom_to, zoom_to_rect, center_on, rotate_to, reset) cancel the gesture that
              moves the view, scrolls, and the velocity of set_velocity. Fingers that are down move the view again once
              they move past their slop, and fingers that land later do at once; they make no taps. The command sends
              ANIMATION BEGAN and ENDED, then SETTLED once no finger is down. A command to the present place does
              nothing.
    RELATIVE  These commands (pan_by, zoom_by, rotate_by) and set_velocity cancel nothing. While fingers or a scroll
              move the view, a relative command changes what is under each finger by exactly the command, and sends no
              events. While the view moves by itself, its target moves. Movement beyond the limits is dropped.
    LIFE      A view is freed by close, at the end of its with block, or when nothing refers to it. It cannot be copied
              or pickled; save returns it as bytes. Use one view from one thread at a time. Different views are
              independent.
    """

    __slots__ = (
        "__weakref__",
        "_accepted",
        "_count",
        "_event_bytes",
        "_events",
        "_frame",
        "_frame_bytes",
        "_free",
        "_handle",
        "_recording",
        "_samples",
        "_state",
        "_transform",
    )

    def __init__(
        self,
        viewport: ViewportLike,
        content: ContentLike,
        *,
        preset: Union[Preset, int, str, None] = None,
        config: Optional[Config] = None,
        **settings: Unpack[Settings],
    ) -> None:
        if config is None:
            config = Config(Preset.PHOTOS if preset is None else preset, **settings)
        elif preset is not None:
            raise TypeError("pass a preset or a config, not both")
        elif settings:
            config = config.replace(**settings)
        handle = c_void_p()
        call(
            lib.tapzoom_create,
            byref(config.c_config),
            byref(c_viewport(viewport)),
            byref(c_content(content)),
            byref(handle),
            config=config.c_config,
        )
        self._handle: Optional[c_void_p] = handle
        self._free = weakref.finalize(self, lib.tapzoom_destroy, handle)
        self._samples = SampleMemory()
        self._accepted = c_size_t()
        self._events = (CEvent * EVENT_CAPACITY)()
        self._event_bytes = memoryview(self._events).cast("B")
        self._count = c_size_t()
        self._transform = CTransform()
        self._state = CState()
        self._frame = CFrameResult()
        self._frame_bytes = memoryview(self._frame).cast("B")
        self._recording: Optional[Array[c_char]] = None

    # Life

    def close(self) -> None:
        """Frees the view. Closing it again does nothing."""
        self._handle = None
        self._free()

    @property
    def closed(self) -> bool:
        """Whether the view has been closed."""
        return self._handle is None

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
        raise TypeError("a View cannot be copied or pickled; View.save returns it as bytes")

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

        A view at its fitted view goes to the new fitted view. Any other view keeps its transform as far as the new
        limits allow. A running animation goes on to its target as far as they allow; a running fling keeps its
        friction. Contacts that are down go on under the new settings, but a gesture that is switched on waits for the
        next touch. When PAN, PINCH, ROTATE or QUICK_ZOOM is switched off while fingers move the view, their gesture is
        cancelled. Those fingers are ignored until all have lifted. A tap that waits for its confirmation keeps its
        deadline.

        options  Those of help(tapzoom.Options). Without animation the view adopts the settings at once, without the
                 events ANIMATION and SETTLED. With animation, a view that violates the new limits animates to the
                 transform that they allow. It sends both events and cancels the gesture that moves the view.

        Raises NotFiniteError, RangeError, EnumError.
        """
        self._call(lib.tapzoom_set_config, byref(config.c_config), _options(options), config=config.c_config)

    def set_viewport(self, viewport: ViewportLike) -> None:
        """Changes the size and insets of the viewport, and keeps what the user looks at.

        Another size keeps the scale relative to the fitted view, and the content point at the center of the safe area.
        Other insets keep the transform of a zoomed view; a view at its fitted scale takes the new fitted scale. A view
        at its fitted view goes to the new one. If the limits force another transform, the view remembers the first one,
        and returns to it at the next change of sizes that allows it, unless it has moved in between. Animations and
        flings go on to the same end. An equal viewport changes nothing.

        viewport  (width, height) in view units, each MIN_SIZE to MAX_LENGTH, or a Viewport, which adds insets.

        Raises NotFiniteError, RangeError.
        """
        self._call(lib.tapzoom_set_viewport, byref(c_viewport(viewport)))

    def set_content(self, content: ContentLike, *, keep: Union[Keep, int, str] = Keep.PICTURE) -> None:
        """Changes the content rectangle, for example to the full image after its preview.

        Animations and drags go on. An equal rectangle changes nothing.

        content  (width, height) in content units, each MIN_SIZE to MAX_LENGTH, or a Rect with any origin.
        keep     A Keep or its name. "picture" keeps the visible part of the content, and a fitted view stays fitted.
                 "coordinates" keeps the transform as far as the new bounds allow.

        Raises NotFiniteError, RangeError, EnumError.
        """
        self._call(lib.tapzoom_set_content, byref(c_content(content)), number_of(Keep, keep))

    def set_pager_offset(self, x: float, y: float) -> None:
        """Sets how far your pager is displaced. A drag first returns a displaced pager to 0, then moves the content.

        A pager moves what lies around the content, such as a strip of pages. At an edge in the setting edges the
        content stops, and the rest of the drag is the pager's. PAN events report it in ``unused``, and the view adds it
        to the offset itself. After the lift, call this function in each frame in which you move the pager. While the
        pager is displaced along an axis, a drag moves the pager alone along it. All this needs PAN in gestures and in
        events. Content with a rotation other than 0 does not hand over.

        x, y  View units, each at most MAX_LENGTH from 0: the sum of the unused travel and of your own motion of the
              pager. 0 is home.

        Raises NotFiniteError, RangeError.
        """
        self._call(lib.tapzoom_set_pager_offset, x, y)

    # Input

    def push_touches(self, touches: Union[Iterable[TouchLike], Buffer]) -> None:
        """Pushes touches in the order in which they happened.

        touches  An iterable of Touch or plain tuples; or packed samples: any object with the buffer protocol that holds
                 tapzoom_sample structs of SAMPLE_SIZE bytes, such as an array of CSample, a bytearray or a NumPy
                 structured array. The library reads a buffer in place, unless it is read-only or not contiguous.

        Stops at the first bad touch. The view took those before it; the error's ``accepted`` is their count. To go on
        without the bad touch, push those after it. With the setting lenient the view mends what would raise TimeError
        or a ContactError, and counts it in ``state.mended_count``.

        Raises NotFiniteError, RangeError, EnumError; TimeError: push the touch again with ``state.time``, so that no
        lift is lost; ContactInUseError, ContactUnknownError, ContactLimitError: the classes say what to do. Raises
        ValueError, and takes nothing, for values that do not fit a touch.
        """
        pointer, count = self._packed(touches)
        status = _push_touches(self._handle, pointer, count, self._accepted)
        if status:
            raise self._error(status, self._accepted.value)

    def _packed(self, touches: Union[Iterable[TouchLike], Buffer]) -> Tuple[Any, int]:
        """Returns the address of touches as packed samples, and their count."""
        if isinstance(touches, (list, tuple)) or not is_buffer(touches):
            count = self._samples.put_all(touches)  # type: ignore[arg-type]
            return self._samples.pointer, count
        return borrow(touches)  # type: ignore[arg-type]

    def push_touch(
        self,
        time: float,
        id: int,
        phase: Union[TouchPhase, int, str],
        x: float,
        y: float,
        tool: Union[Tool, int, str] = 0,
        flags: SampleFlags = 0,
        buttons: Buttons = 0,
    ) -> None:
        """Pushes one touch. The arguments are those of Touch, the errors those of push_touches."""
        self._samples.put(time, id, phase, x, y, tool, flags, buttons)
        status = _push_touches(self._handle, self._samples.pointer, 1, None)
        if status:
            raise self._error(status)

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
        unit: Union[ScrollUnit, int, str] = ScrollUnit.PIXEL,
        source: Union[ScrollSource, int, str] = ScrollSource.WHEEL,
        phase: Union[ScrollPhase, int, str] = ScrollPhase.UNPHASED,
    ) -> bool:
        """Pushes one report of a wheel or a trackpad, in order with the touches. The clock advances to its time.

        time      Seconds, not before the view's clock.
        x, y      Position of the pointer in view units.
        dx, dy    Delta since the last report, in unit, each -1e12 to 1e12. With a positive dy the page scrolls down, or
                  the view zooms out, as in the DOM.
        factor    Factor of a trackpad's pinch since the last report, 0, or 1e-6 to 1e6. 0 and 1 mean none. It zooms
                  about the pointer where the gesture PINCH is on, whatever the settings wheel and trackpad are.
        rotation  Rotation by a trackpad since the last report, radians, -1000 to 1000. It counts where ROTATE is on.
        unit      ScrollUnit of dx and dy, or its name.
        source    ScrollSource, or its name.
        phase     ScrollPhase, or its name.

        Returns True if your page must not scroll, because the view consumed the report. A zoom is consumed. A pan is
        consumed if the content has room in its direction; then the rest of that scroll is consumed too.

        Raises NotFiniteError, RangeError, EnumError, TimeError.
        """
        kinds = number_of(ScrollUnit, unit), number_of(ScrollSource, source), number_of(ScrollPhase, phase)
        try:
            scroll = CScroll(time, x, y, dx, dy, factor, rotation, *kinds)
        except TypeError as error:
            raise TypeError(f"a scroll needs numbers: {(time, x, y, dx, dy, factor, rotation)} ({error})") from None
        consumed = c_int32()
        self._call(lib.tapzoom_push_scroll, byref(scroll), consumed)
        return bool(consumed.value)

    def contact_owner(self, id: int) -> Owner:
        """Returns the Owner of a contact that is down. Every contact has one owner at each instant.

        VIEW       The contact takes part in every gesture.
        HOST       You draw or drag with the contact. It takes no part in pans, pinches, quick zooms or swipes. It taps
                   and presses, unless you have claimed it or a contact of the view is down.
        UNDECIDED  As HOST, but a second contact may make it the view's.

        A contact lands as HOST if the setting host_tools has its tool or host_buttons one of its buttons. With
        pan_contacts 1 any other contact lands as VIEW. With pan_contacts 2 it lands

        - as HOST while a contact of yours is down;
        - as UNDECIDED while no contact is down: it becomes HOST after two_finger_land_time;
        - otherwise as VIEW, and an UNDECIDED contact becomes VIEW with it.

        The event OWNER reports each change that you did not ask for. Raises ContactUnknownError.
        """
        owner = c_int32()
        self._call(lib.tapzoom_get_contact_owner, contact_id(id), byref(owner))
        return Owner(owner.value)

    def set_contact_owner(self, id: int, owner: Union[Owner, int, str]) -> None:
        """Gives a contact that is down to you (a claim) or to the view (a release), at the clock. Nothing moves by it.

        A claim acts as a CANCELLED touch of the contact, but the contact stays down. The others go on. A released
        contact lands for the view where it is, with the flag no_tap, and with no_slop if it has gone further than the
        slop of a pan. A call for the present owner changes nothing, but a claim also ends the tap or press of a HOST
        contact.

        owner  Owner.HOST or Owner.VIEW, or its name.

        Raises EnumError: also for UNDECIDED; ContactUnknownError.
        """
        self._call(lib.tapzoom_set_contact_owner, contact_id(id), number_of(Owner, owner))

    def cancel(self, time: float) -> None:
        """Forgets all contacts: the system took them, or the window lost its focus.

        Cancels the gestures in progress, scrolls, the velocity of set_velocity, and a tap that waits for its
        confirmation. No contact is left down, whatever lifts you missed.

        time  Seconds, not before the view's clock.

        Raises NotFiniteError, RangeError, TimeError.
        """
        self._call(lib.tapzoom_cancel, time)

    # Time

    def advance(self, time: float) -> None:
        """Advances the view's clock. Call it once a frame, after the touches of that frame and before reading.

        time  The time to display, seconds, not before the view's clock. Where touches reach you late, keep it at or
              before the time of the touches still to come.

        Raises NotFiniteError, RangeError, TimeError.
        """
        self._call(_advance, time)

    def rebase_time(self, offset: float) -> None:
        """Adds a number of seconds to every stored time, those of waiting events included. Nothing moves.

        Call it when your clock restarts, or to keep times near 0, where a float resolves them best. Without a clock it
        changes nothing.

        offset  Seconds, within MAX_TIME of 0. Sums are rounded.

        Raises NotFiniteError, RangeError: also where the clock would leave the times within MAX_TIME of 0.
        """
        self._call(lib.tapzoom_rebase_time, offset)

    def frame(self, time: float, touches: Union[Iterable[TouchLike], Buffer] = ()) -> Frame:
        """Runs one frame with one call of the library: pushes touches, advances, takes events, and reads.

        time     The time to display, seconds, not before the view's clock nor the newest touch.
        touches  As for push_touches.

        Returns a Frame. Raises what push_touches and advance raise. After an error the clock has not advanced to time,
        and the events wait. The error's ``accepted`` is the count of touches that the view took. If it took all, the
        time is bad.
        """
        # No comparison with (): NumPy would compare each touch of an array.
        is_none = isinstance(touches, tuple) and not touches
        pointer, count = (None, 0) if is_none else self._packed(touches)
        self._frame.accepted = 0
        try:
            status = _frame(self._handle, time, pointer, count, self._events, EVENT_CAPACITY, self._frame)
        except ArgumentError as error:
            raise TypeError(str(error)) from None
        if status:
            raise self._error(status, self._frame.accepted)
        (scale, rotation, x, y, clock, deadline, bits, contacts, waiting, mended, _, polled) = _RESULT.unpack(
            self._frame_bytes
        )
        events: List[Event] = list(read_events(self._event_bytes[: polled * _EVENT_SIZE])) if polled else []
        return Frame(Transform(scale, rotation, x, y), _state(clock, deadline, bits, contacts, waiting, mended), events)

    def run(
        self,
        touches: Union[Iterable[TouchLike], Buffer],
        times: Union[Iterable[float], Buffer],
        *,
        capacity: int = 0,
    ) -> Run:
        """Runs many frames with one call of the library, for analysis, tests and pictures.

        For each time it pushes the touches up to that time, advances the clock, takes events, and reads the transform.

        touches   As for push_touches. The first one later than the last time, and those after it, are not pushed.
        times     Seconds, each not before the one before it nor the view's clock. A NumPy array or another buffer of
                  doubles is read in place.
        capacity  Most events to take. The others wait for poll_events, and a full queue drops the oldest.

        Returns a Run of transforms, events and done. Raises what push_touches and advance raise, at the first bad touch
        or time. The error's ``run`` is the Run of the frames before it; its events are no longer in the view.
        """
        pointer, count = self._packed(touches)
        when, frames = borrow_times(times)
        transforms, memory = transform_memory(frames)
        events = (CEvent * capacity)() if capacity else None
        polled, done = self._count, c_size_t()
        status = _run(self._handle, pointer, count, when, frames, memory, events, capacity, polled, done)
        taken: List[Event] = []
        if events is not None and polled.value:
            taken.extend(read_events(memoryview(events).cast("B")[: polled.value * _EVENT_SIZE]))
        if status:
            error = self._error(status)
            error.run = Run(transforms[: done.value], taken, done.value)
            raise error
        return Run(transforms, taken, frames)

    # Reading

    @property
    def state(self) -> State:
        """The clock, the next deadline, flags, limits and counts."""
        state = self._state
        status = _get_state(self._handle, state)
        if status:
            raise self._error(status)
        return _state(
            state.time, state.next_deadline, state.flags, state.contact_count, state.event_count, state.mended_count
        )

    @property
    def transform(self) -> Transform:
        """The displayed transform at the view's clock."""
        status = _get_transform(self._handle, self._transform)
        if status:
            raise self._error(status)
        transform = self._transform
        return Transform(transform.scale, transform.rotation, transform.x, transform.y)

    def transform_at(self, time: float) -> Transform:
        """Returns the transform for the time at which a frame is displayed, with resampled fingers. It changes nothing.

        A host that draws at a steady rate calls it once per frame, after advance, in place of reading transform. It
        shows the fingers where they were 0.005 s before time, by the rules of Android's InputConsumer. So content does
        not judder where samples and frames have different rates. After the newest sample it extrapolates, by at most
        half the last interval and at most 0.008 s. Animations are shown at time itself. 0.025 s after the last input
        the result equals transform.

        time  Seconds: when the frame is displayed, or the time passed to advance. Not earlier than the clock minus
              0.005.

        Raises NotFiniteError, RangeError, TimeError.
        """
        shown = CTransform()
        self._call(lib.tapzoom_get_transform_at, time, byref(shown))
        return Transform(shown.scale, shown.rotation, shown.x, shown.y)

    @property
    def target_transform(self) -> Transform:
        """The transform at which the running animation, fling or scroll ends, without the velocity of set_velocity.

        While fingers hold the content, it is the transform at which the content comes to rest when they lift without a
        fling. At rest it equals transform.
        """
        target = CTransform()
        self._call(lib.tapzoom_get_target_transform, byref(target))
        return Transform(target.scale, target.rotation, target.x, target.y)

    @property
    def velocity(self) -> Velocity:
        """The velocity of the displayed content at the view's clock. At rest it is 0.

        While fingers move the content, it is that of the fingers about their center, from the samples of the last 0.1
        s. During a QUICK_ZOOM, and a PINCH without a PAN, it is about the point about which it zooms. Otherwise it is
        about the center of the safe area. Beyond a limit it is smaller by the rubber band. The velocity of fingers is 0
        when no frame closed for more than 0.04 s.
        """
        read = CVelocity()
        self._call(lib.tapzoom_get_velocity, byref(read))
        return Velocity(read.x, read.y, read.log_scale, read.rotation, Point(read.view_x, read.view_y))

    @property
    def overscroll(self) -> Overscroll:
        """How far the displayed content is beyond its limits. All six values are 0 at rest.

        x and y lie along the content's own axes. Each has the name and the direction of the view's axis that is nearest
        to it: positive x is beyond Limit.LEFT, negative x beyond RIGHT, positive y beyond TOP, negative y beyond
        BOTTOM. The raw values are what fingers or a scroll ask for: raw_x grows by exactly as much as the finger moves,
        also where the content follows less or not at all. During an animation or a fling they are the displayed ones
        without the rubber band. Without bounds x and y are 0.
        """
        read = COverscroll()
        self._call(lib.tapzoom_get_overscroll, byref(read))
        return Overscroll(read.x, read.y, read.raw_x, read.raw_y, read.log_scale, read.raw_log_scale)

    @property
    def scale_range(self) -> ScaleRange:
        """The scale limits and the scale of the fitted view at the present sizes, as a ScaleRange."""
        smallest, largest, fitted = c_double(), c_double(), c_double()
        self._call(lib.tapzoom_get_scale_range, smallest, largest, fitted)
        return ScaleRange(smallest.value, largest.value, fitted.value)

    def raster(self, transform: Optional[TransformLike] = None) -> Raster:
        """Returns the scale at which to draw content into a raster, and how to show that raster until the next drawing.

        transform  The transform to show; without it, the displayed transform.

        The scale changes seldom: while fingers zoom, when the content is shown at more than twice or less than half of
        it; when an animation or a glide starts that zooms further in; at SETTLED, where it equals the scale of the
        transform times pixels_per_unit; and when sizes or settings change, which sends no SETTLED. At rest, for the
        displayed transform, the residual's scale is 1, and at quarter turns its x and y are whole numbers. So the
        raster is sharp and up to half a pixel off its true place.

        Raises NotFiniteError, RangeError.
        """
        scale, residual = c_double(), CTransform()
        shown = c_transform(self.transform if transform is None else transform)
        self._call(lib.tapzoom_get_raster, byref(shown), scale, byref(residual))
        return Raster(scale.value, Transform(residual.scale, residual.rotation, residual.x, residual.y))

    def visible_rect(self, transform: Optional[TransformLike] = None) -> Rect:
        """Returns the part of the content plane that the whole viewport shows, insets included, in content units.

        transform  The transform to show, such as target_transform to fetch content beforehand; without it, the
                   displayed transform.

        Under rotation it is the smallest upright rectangle around that part. It may reach beyond the content. Raises
        NotFiniteError, RangeError.
        """
        rect = CRect()
        shown = c_transform(self.transform if transform is None else transform)
        self._call(lib.tapzoom_get_visible_rect, byref(shown), byref(rect))
        return Rect(rect.x, rect.y, rect.width, rect.height)

    def smart_zoom(self, block: RectLike, point: PointLike, max_scale: float = 0.0) -> Transform:
        """Returns where a tap on a block of content, such as a column of text, should zoom: a Transform.

        block      (x, y, width, height) in content units.
        point      The tapped content point.
        max_scale  Largest legible scale, 1e-40 to 1e40, or 0: that of the view.

        Pass the result to set_transform. It changes nothing; you decide when a tap zooms back. The rules and lengths
        are those of Blink (WebViewImpl::ComputeScaleAndScrollForBlockRect), with points for CSS pixels. The block fills
        the width of the safe area with 5 points left at both sides. If the target's scale is below 1.2 times the
        smallest scale, the result's scale is at least that. Along each axis a block that fits is centered. A larger one
        begins at the start of the safe area, but the tapped point is at least 32 points before its end. The result
        keeps the rotation of the target and is clamped to the limits and bounds.

        Raises NotFiniteError, RangeError.
        """
        found = CTransform()
        place = pair(point, "point")
        self._call(lib.tapzoom_get_smart_zoom, byref(c_rect(block)), *place, max_scale, byref(found))
        return Transform(found.scale, found.rotation, found.x, found.y)

    def poll_events(self) -> List[Event]:
        """Takes all events out of the view, and returns them, oldest first.

        Of the CHANGED events of a gesture only the newest waits. A view keeps EVENT_CAPACITY events. When you poll too
        seldom, it drops the oldest DISCRETE event, or the oldest BEGAN together with its end, and sets EVENTS_LOST
        until the next poll that takes an event. If the poll itself drops events, EVENTS_LOST is set after it. Every
        polled BEGAN is followed by exactly one ENDED or CANCELLED, even after drops.
        """
        events: List[Event] = []
        while True:
            status = _poll_events(self._handle, self._events, EVENT_CAPACITY, self._count)
            if status:
                raise self._error(status)
            count = self._count.value
            if count:
                events.extend(read_events(self._event_bytes[: count * _EVENT_SIZE]))
            if count < EVENT_CAPACITY:
                return events

    # Commands start at the view's clock, from the displayed transform and its velocity. The result is clamped to the
    # limits and bounds. Absolute commands, from set_transform to reset, cancel the gesture that moves the view, scrolls
    # and the velocity of set_velocity. Fingers that are down move the view again once they move past their slop.

    def set_transform(self, transform: TransformLike, **options: Unpack[Options]) -> None:
        """Goes to a Transform, such as a saved one, or a tuple (scale, rotation, x, y).

        An absolute command (see ABSOLUTE in help(View)); at once, unless options animate it. Raises NotFiniteError,
        RangeError, EnumError.
        """
        self._call(lib.tapzoom_set_transform, byref(c_transform(transform)), _options(options))

    def zoom_to(self, scale: float, point: PointLike, **options: Unpack[Options]) -> None:
        """Goes to a scale, 1e-40 to 1e40, and keeps the content point under a view point.

        An absolute command (see ABSOLUTE in help(View)); at once, unless options animate it. Raises NotFiniteError,
        RangeError, EnumError.
        """
        self._call(lib.tapzoom_zoom_to, scale, *pair(point, "point"), _options(options))

    def zoom_to_rect(self, rect: RectLike, **options: Unpack[Options]) -> None:
        """Shows a rectangle of content (x, y, width, height), centered and as large as it fits in the safe area.

        rect  In content units. Width and height are each MIN_SIZE to MAX_LENGTH.

        The padding of the options leaves space at the sides. An absolute command (see ABSOLUTE in help(View)); at once,
        unless options animate it. Raises NotFiniteError, RangeError, EnumError.
        """
        self._call(lib.tapzoom_zoom_to_rect, byref(c_rect(rect)), _options(options))

    def center_on(self, point: PointLike, scale: float = 0.0, **options: Unpack[Options]) -> None:
        """Brings a content point to the center of the safe area at a scale.

        scale  1e-40 to 1e40, or 0 to keep the scale of the target.

        An absolute command (see ABSOLUTE in help(View)); at once, unless options animate it. Raises NotFiniteError,
        RangeError, EnumError.
        """
        self._call(lib.tapzoom_center_on, *pair(point, "point"), scale, _options(options))

    def rotate_to(self, rotation: float, point: PointLike, **options: Unpack[Options]) -> None:
        """Rotates to an angle, the short way, and keeps the content point under a view point.

        rotation  Radians, -1e40 to 1e40. The rotation then differs from it by full turns where that is shorter.

        It keeps the scale of the target, and works also without the gesture ROTATE. An absolute command (see ABSOLUTE
        in help(View)); at once, unless options animate it. Raises NotFiniteError, RangeError, EnumError.
        """
        self._call(lib.tapzoom_rotate_to, rotation, *pair(point, "point"), _options(options))

    def reset(self, **options: Unpack[Options]) -> None:
        """Goes to the fitted view, upright.

        An absolute command (see ABSOLUTE in help(View)); at once, unless options animate it. Raises NotFiniteError,
        RangeError, EnumError.
        """
        self._call(lib.tapzoom_reset, _options(options))

    # Relative commands and velocities cancel nothing. While fingers or a scroll move the view, a relative command
    # changes what is under each finger by exactly the command, and sends no events. While the view moves by itself, its
    # target moves. Movement beyond the limits is dropped.

    def pan_by(self, dx: float, dy: float, **options: Unpack[Options]) -> None:
        """Moves the content by (dx, dy) view units, each at most MAX_LENGTH from 0.

        For example by minus the travel of a unit that the view follows. A relative command (see RELATIVE in
        help(View)); at once, unless options animate it. Raises NotFiniteError, RangeError, EnumError.
        """
        self._call(lib.tapzoom_pan_by, dx, dy, _options(options))

    def zoom_by(self, factor: float, point: PointLike, **options: Unpack[Options]) -> None:
        """Multiplies the scale by a factor, 1e-6 to 1e6, about a view point.

        A relative command (see RELATIVE in help(View)); at once, unless options animate it. Raises NotFiniteError,
        RangeError, EnumError.
        """
        self._call(lib.tapzoom_zoom_by, factor, *pair(point, "point"), _options(options))

    def rotate_by(self, angle: float, point: PointLike, **options: Unpack[Options]) -> None:
        """Rotates by an angle, radians, -1000 to 1000, about a view point.

        A relative command (see RELATIVE in help(View)); at once, unless options animate it. Raises NotFiniteError,
        RangeError, EnumError.
        """
        self._call(lib.tapzoom_rotate_by, angle, *pair(point, "point"), _options(options))

    def set_velocity(self, velocity: VelocityLike) -> None:
        """Moves the content with a velocity from the clock on, until the next call with another one.

        For keys that are held, sticks, and edges that scroll. The same velocity again changes nothing, so you may pass
        it in every frame. The motion stops at the limits and bounds without a rubber band. It adds to fingers, scrolls
        and an animation to a target, and stops a fling. (0, 0), stop, cancel and absolute commands end it. It sends no
        events but LIMIT, and SETTLED at rest.

        velocity  A Velocity, or (x, y). x and y are view units per second, each at most MAX_LENGTH from 0. log_scale
                  (ln of the scale per second) and rotation (radians per second) are -1000 to 1000.

        Raises NotFiniteError, RangeError.
        """
        self._call(lib.tapzoom_set_velocity, byref(c_velocity(velocity)))

    def stop(self) -> None:
        """Stops the animation, the fling, the scroll and the velocity of set_velocity. Fingers go on.

        The view stays where it is, or goes to the nearest allowed place.
        """
        self._call(lib.tapzoom_stop)

    # Snapshots

    def save(self) -> bytes:
        """Returns the whole view as bytes: settings, sizes, time, contacts, gestures, animations, waiting events.

        The bytes do not contain the recording. Equal views have equal snapshots. The bytes belong to this version of
        the library and to the byte order of the machine.
        """
        size = c_size_t()
        self._call(lib.tapzoom_save, None, 0, size)
        memory = create_string_buffer(size.value)
        self._call(lib.tapzoom_save, memory, size, size)
        return memory.raw[: size.value]

    def load(self, snapshot: Buffer) -> None:
        """Restores the view from the bytes of save, whatever the view was before.

        The view continues as the saved one would have, to the last bit.

        Raises DataError, and changes nothing, for bytes that are damaged or not a snapshot of this version.
        """
        data = bytes(memoryview(snapshot))
        self._call(lib.tapzoom_load, data, len(data))

    # Recording

    def record(self, size: int = 1 << 16) -> None:
        """Records from now on the calls that change the view, for fetch_recording. It discards what was not fetched.

        size  Bytes of memory for the calls between two fetches. 64 KiB hold seconds of touches. 0 ends the recording.

        Raises BufferTooSmallError where the beginning does not fit, which takes at most 1,024 bytes more than a
        snapshot.
        """
        recording = create_string_buffer(size) if size > 0 else None
        self._call(lib.tapzoom_record, recording, max(size, 0))
        # The library writes into the old memory until this call returns, and into the new one from then on.
        self._recording = recording

    def fetch_recording(self) -> bytes:
        """Returns the bytes recorded since the last fetch. The parts in a row form the recording that replay takes.

        Raises BufferTooSmallError when a call did not fit, once everything that did fit is fetched. The recording ended
        before that call.
        """
        self._call(lib.tapzoom_fetch_recording, self._count)
        return bytes(memoryview(self._recording)[: self._count.value]) if self._recording else b""

    # Internals

    def _call(self, function: Any, *arguments: Any, config: Optional[CConfig] = None) -> None:
        """Calls a function of the library for this view. config is one of the arguments, for the error."""
        # A closed view has no handle, and the library reports ERROR_NULL. So no call checks it here.
        try:
            status = function(self._handle, *arguments)
        except ArgumentError as error:
            raise TypeError(str(error)) from None
        if status:
            raise self._error(status, config=config)

    def _check_open(self) -> None:
        if self._handle is None:
            raise self._error(Status.NULL)

    def _error(self, status: int, accepted: int = 0, config: Optional[CConfig] = None) -> Error:
        if self._handle is None:
            return ClosedError(Status.NULL, "the view has been closed")
        return error_for(status, accepted, config)


def _state(
    time: float, next_deadline: float, bits: int, contact_count: int, event_count: int, mended_count: int
) -> State:
    """Returns the state with these flags of the library. Flags that this package does not know are left out."""
    flags, limits = _FLAG_SETS[bits & _KNOWN & ~_LIMITS], _LIMIT_SETS[bits & _LIMITS]
    return State(time, next_deadline, flags, limits, contact_count, event_count, mended_count)


def _options(given: Options) -> Any:
    """Returns the options of a command as an argument for the library."""
    if not given:
        return None
    fields: Dict[str, Any] = dict(given)
    unknown = fields.keys() - Options.__annotations__.keys()
    if unknown:
        raise TypeError(f"there is no option {min(unknown)!r}; the options are {', '.join(Options.__annotations__)}")
    animated = fields.pop("animated", None)
    # The library ignores a duration without animated.
    fields["animated"] = bool(fields.get("duration")) if animated is None else bool(animated)
    fields["curve"] = number_of(Curve, fields.get("curve", Curve.STANDARD))
    fields["path"] = number_of(Path, fields.get("path", Path.DIRECT))
    return byref(COptions(struct_size=sizeof(COptions), **fields))
