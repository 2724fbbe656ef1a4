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

# Names of this module, because each touch or frame uses them.
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
# Tables, because a call of an enumeration costs more than the rest of a reading.
_LIMIT_SETS = {bits: Limit(bits) for bits in range(_LIMITS + 1)}
_FLAG_SETS = {bits: StateFlag(bits) for bits in range(0, _KNOWN + 1, StateFlag.TOUCHED)}


class State(NamedTuple):
    """What to check each frame."""

    time: float  #: The view's clock in seconds; ``-math.inf`` before it starts.
    #: When to call advance next, in seconds. The clock while the view moves or a frame is open; the time of the next
    #: confirmation, long press or end of lift_grace_time; ``math.inf`` when you may sleep until the next touch.
    next_deadline: float
    flags: StateFlag  #: What the view does.
    limits: Limit  #: The limits at which the displayed view is.
    contact_count: int  #: Contacts that are down.
    event_count: int  #: Events that wait for poll_events.
    mended_count: int = 0  #: Touches and times that lenient mode (the setting ``lenient``) has mended.


class Frame(NamedTuple):
    """What a frame shows, and what happened in it."""

    transform: Transform  #: The displayed transform at the view's clock.
    state: State  #: The state after the frame. EVENTS_LOST: the view dropped events.
    events: List[Event]  #: All events, oldest first.


class View:
    """Content inside a viewport: push touches and times in, read the transform and events.

    viewport  Width and height in view units, MIN_SIZE to MAX_LENGTH; or a Viewport, which also has insets.
    content   Width and height in content units, MIN_SIZE to MAX_LENGTH; or a Rect, whose origin may be anywhere.
    preset    The preset of the settings [PHOTOS]; not together with config.
    config    The settings as a Config.
    settings  Settings that differ from them, by the names in Config.

    A new view shows the fitted view of its content. Raises NotFiniteError, RangeError, EnumError, OutOfMemoryError,
    and TypeError or ValueError as Config.

    A point is a pair (x, y). Times are seconds from any origin and never go back. Every method of a closed view except
    close raises ClosedError. An argument of a wrong type is a TypeError, a tuple of a wrong length a ValueError. Use
    one view from one thread at a time; different views are independent. A view is freed by close, at the end of its
    with block, or when nothing refers to it.
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
            raise TypeError("a view takes a preset or a config, not both")
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
        raise TypeError("a View cannot be copied or pickled")

    def __repr__(self) -> str:
        return "<tapzoom.View, closed>" if self.closed else f"<tapzoom.View, {self.transform}>"

    # Settings and sizes

    @property
    def config(self) -> Config:
        """The settings. Assign another Config, such as ``view.config.replace(zoom_step=3)``, to change them at once.

        An assignment is set_config without options and raises the same errors.
        """
        c_config = CConfig(struct_size=sizeof(CConfig))
        self._call(lib.tapzoom_get_config, byref(c_config))
        return Config.from_c(c_config)

    @config.setter
    def config(self, config: Config) -> None:
        self.set_config(config)

    def set_config(self, config: Config, **options: Unpack[Options]) -> None:
        """Changes the settings, at once or with an animation.

        A view at its fitted view goes to the new fitted view. Any other view keeps its transform as far as the new
        limits allow. With animated or a duration of :class:`Options`, a view whose transform violates the new limits
        animates to the one that they allow. A running animation goes on to its target as far as they allow. Contacts
        that are down go on under the new settings, but a gesture that is switched on waits for the next touch. Equal
        settings change nothing. Raises NotFiniteError, RangeError, EnumError.
        """
        self._call(lib.tapzoom_set_config, byref(config.c_config), _options(options), config=config.c_config)

    def set_viewport(self, viewport: ViewportLike) -> None:
        """Changes the size and insets of the viewport, and keeps what the user looks at.

        Another size keeps the scale relative to the fitted view, and the content point at the center of the safe area.
        Other insets keep the transform of a zoomed view; a view at its fitted scale is fitted anew.
        viewport is (width, height) in view units, MIN_SIZE to MAX_LENGTH, or a Viewport, which also has insets.
        Raises NotFiniteError, RangeError.
        """
        self._call(lib.tapzoom_set_viewport, byref(c_viewport(viewport)))

    def set_content(self, content: ContentLike, *, keep: Union[Keep, int, str] = Keep.PICTURE) -> None:
        """Changes the content rectangle, for example to the full image after its preview.

        content is (width, height) in content units, MIN_SIZE to MAX_LENGTH, or a Rect, whose origin may be anywhere.
        keep is what stays: "picture", the visible part of the content; or "coordinates", the transform, as far as the
        new bounds allow. Raises NotFiniteError, RangeError, EnumError.
        """
        self._call(lib.tapzoom_set_content, byref(c_content(content)), number_of(Keep, keep))

    def set_pager_offset(self, x: float, y: float) -> None:
        """Tells the view how far your pager is from its place, so that a drag brings it home first.

        At an edge in the setting edges the content stops, and the rest of the drag is the pager's: the events PAN have
        it in ``unused``, and the view adds that up by itself. Tell the view the offset in each frame in which you move
        the pager after the lift. While the pager is displaced along an axis, a drag moves the pager alone along it;
        past home it moves the content.

        x, y  View units, each at most MAX_LENGTH from 0: the sum of the unused travel and of your own motion of the
              pager. 0 is home.

        Raises NotFiniteError, RangeError.
        """
        self._call(lib.tapzoom_set_pager_offset, x, y)

    # Input

    def push_touches(self, touches: Union[Iterable[TouchLike], Buffer]) -> None:
        """Pushes touches in the order in which they happened: an iterable of Touch or tuples, or packed samples.

        Packed samples are any object with the buffer protocol whose bytes are tapzoom_sample structs of SAMPLE_SIZE
        bytes: an array of CSample, a bytearray, a NumPy structured array. The library reads them in place, unless they
        are read-only or not contiguous.

        Stops at the first bad touch: the view took those before it, and the error's ``accepted`` is their count. To go
        on without the bad touch, push those after it. Raises NotFiniteError, RangeError, EnumError, TimeError (push the
        touch again with state.time, so that no lift is lost), ContactInUseError, ContactUnknownError,
        ContactLimitError; and, with nothing taken, ValueError for values that a touch cannot have.
        """
        pointer, count = self._packed(touches)
        status = _push_touches(self._handle, pointer, count, self._accepted)
        if status:
            raise self._error(status, self._accepted.value)

    def _packed(self, touches: Union[Iterable[TouchLike], Buffer]) -> Tuple[Any, int]:
        """The address of touches as packed samples, and their count."""
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
        dx, dy    Way since the last report, in unit, -1e12 to 1e12. With a positive dy the page scrolls down, or the
                  view zooms out, as in the DOM.
        factor    Factor of a trackpad's pinch since the last report, 1e-6 to 1e6, or 0; 0 and 1 mean none. It zooms
                  about the pointer where the gesture PINCH is on, whatever the settings wheel and trackpad are.
        rotation  Rotation by a trackpad since the last report, radians, -1000 to 1000. It counts where ROTATE is on.

        Returns whether the view uses it: True if the host's page must not scroll. A zoom is always used; a pan is where
        the content has room in its direction, and once it is, all of its scroll is. Raises NotFiniteError, RangeError,
        EnumError, TimeError.
        """
        kinds = number_of(ScrollUnit, unit), number_of(ScrollSource, source), number_of(ScrollPhase, phase)
        try:
            scroll = CScroll(time, x, y, dx, dy, factor, rotation, *kinds)
        except TypeError as error:
            raise TypeError(f"not a scroll: {(time, x, y, dx, dy, factor, rotation)} ({error})") from None
        consumed = c_int32()
        self._call(lib.tapzoom_push_scroll, byref(scroll), consumed)
        return bool(consumed.value)

    def contact_owner(self, id: int) -> Owner:
        """The owner of a contact that is down. Every contact has one owner at each instant.

        VIEW: the contact takes part in every gesture. HOST: you draw or drag with it; it moves nothing, and taps and
        presses unless you have claimed it or a contact of the view is down. UNDECIDED: as HOST, but a second contact
        may make it the view's.

        A contact lands as HOST if the setting host_tools has its tool or host_buttons one of its buttons. With
        pan_contacts 1 any other contact lands as VIEW. With pan_contacts 2 it lands as HOST while a contact of yours is
        down, and as UNDECIDED while no contact is down: after two_finger_land_time it becomes HOST. Otherwise it lands
        as VIEW, and an UNDECIDED contact becomes VIEW with it. The event OWNER tells of each change that you have not
        made. Raises ContactUnknownError.
        """
        owner = c_int32()
        self._call(lib.tapzoom_get_contact_owner, contact_id(id), byref(owner))
        return Owner(owner.value)

    def set_contact_owner(self, id: int, owner: Union[Owner, int, str]) -> None:
        """Gives a contact that is down to you (a claim) or to the view (a release), at the clock. Nothing moves by it.

        owner is Owner.HOST or Owner.VIEW, or its name. A claimed contact leaves its gestures as if the system had taken
        it, and neither taps nor presses; the others go on. A released contact goes on from where it is: it takes part
        in the gestures of the view's other contacts, or pans, without a slop if it has gone further than that.

        Raises EnumError: also for UNDECIDED; ContactUnknownError.
        """
        self._call(lib.tapzoom_set_contact_owner, contact_id(id), number_of(Owner, owner))

    def cancel(self, time: float) -> None:
        """Forgets all contacts: the system took them, or the window lost its focus.

        Cancels the gestures in progress, scrolls, the velocity of set_velocity, and a tap that waits for its
        confirmation. No contact is left down, whatever lifts you missed. time is in seconds, not before the view's
        clock. Raises NotFiniteError, RangeError, TimeError.
        """
        self._call(lib.tapzoom_cancel, time)

    # Time

    def advance(self, time: float) -> None:
        """Advances the view's clock. Call it once a frame, after the touches of that frame and before reading.

        time is the time to display in seconds, not before the view's clock. Raises NotFiniteError, RangeError,
        TimeError.
        """
        self._call(_advance, time)

    def rebase_time(self, offset: float) -> None:
        """Adds offset seconds to every stored time, those of waiting events too. Nothing moves.

        Raises NotFiniteError, RangeError: also where the clock would leave the times within MAX_TIME of 0.
        """
        self._call(lib.tapzoom_rebase_time, offset)

    def frame(self, time: float, touches: Union[Iterable[TouchLike], Buffer] = ()) -> Frame:
        """Runs one frame with a single call of the library.

        Pushes touches as push_touches, advances the clock to time, takes all events, and reads the transform and the
        state. time is in seconds, not before the view's clock nor the newest touch. Raises what push_touches and
        advance raise. After an error the clock has not advanced and the events wait; the error's ``accepted`` is the
        count of touches that the view took: when it took all, the time is bad.
        """
        # Not by a comparison, which NumPy would make for each touch of an array.
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
        """Runs many frames with a single call of the library, for analysis, tests and pictures.

        For each time it pushes the touches up to that time, advances the clock to it, takes events, and reads the
        transform. touches are those of push_touches; those from the first one after the last time on are not pushed.
        times are numbers in seconds, each not before the one before it nor the view's clock; a NumPy array or another
        buffer of doubles is read in place. capacity is the number of events to take at most; others wait for
        poll_events, and a full queue drops the oldest.

        Returns a Run of transforms, events and done. Raises what push_touches and advance raise, at the first bad
        touch or time; the error's ``run`` is the Run of the frames before it, whose events are no longer in the view.
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
        """The transform for the time at which a frame is displayed, with resampled fingers; call it after advance.

        time is when the frame is displayed, or the time passed to advance; at least that of the clock less 0.005.
        Fingers are shown where they were 0.005 s before, so that content does not judder where samples and frames
        have different rates. Animations are shown at time itself. Reading it changes nothing. Raises TimeError,
        NotFiniteError, RangeError.
        """
        shown = CTransform()
        self._call(lib.tapzoom_get_transform_at, time, byref(shown))
        return Transform(shown.scale, shown.rotation, shown.x, shown.y)

    @property
    def target_transform(self) -> Transform:
        """The transform at which the running animation, fling or scroll ends, without the velocity of set_velocity.

        While fingers hold the content, the one at which it comes to rest when they lift without a fling. At rest it
        equals transform.
        """
        target = CTransform()
        self._call(lib.tapzoom_get_target_transform, byref(target))
        return Transform(target.scale, target.rotation, target.x, target.y)

    @property
    def velocity(self) -> Velocity:
        """The velocity of the displayed content at the view's clock, also where rubber bands slow it.

        While fingers move the content it is about their center, otherwise about the center of the safe area. It is 0
        at rest; that of the fingers is 0 when they have rested for 0.04 s.
        """
        read = CVelocity()
        self._call(lib.tapzoom_get_velocity, byref(read))
        return Velocity(read.x, read.y, read.log_scale, read.rotation, Point(read.view_x, read.view_y))

    @property
    def overscroll(self) -> Overscroll:
        """How far the displayed content is beyond its limits; all 0 at rest.

        x and y lie along the content's own axes. Each has the name and the direction of the view's axis that is nearest
        to it, as Limit has: positive x is beyond LEFT. The raw values are what fingers and scrolls ask for: raw_x grows
        by as much as the finger moves, also where the content follows less or not at all. During an animation they are
        the displayed values without the rubber band.
        """
        read = COverscroll()
        self._call(lib.tapzoom_get_overscroll, byref(read))
        return Overscroll(read.x, read.y, read.raw_x, read.raw_y, read.log_scale, read.raw_log_scale)

    @property
    def scale_range(self) -> ScaleRange:
        """The scale limits and the scale of the fitted view at the present sizes."""
        smallest, largest, fitted = c_double(), c_double(), c_double()
        self._call(lib.tapzoom_get_scale_range, smallest, largest, fitted)
        return ScaleRange(smallest.value, largest.value, fitted.value)

    def raster(self, transform: Optional[TransformLike] = None) -> Raster:
        """The scale at which to draw content into a raster, and how to show that raster until it is drawn again.

        transform is the transform to show, without one the displayed transform. The scale changes seldom: while fingers
        zoom, when the content is shown at more than twice or less than half of it; when an animation starts that zooms
        further in; and at SETTLED, where it equals the scale of the transform times pixels_per_unit. At rest, for the
        displayed transform, the residual's scale is 1 and at quarter turns its x and y are whole numbers, so that the
        raster is sharp and up to half a pixel off its true place. Raises NotFiniteError, RangeError.
        """
        scale, residual = c_double(), CTransform()
        shown = c_transform(self.transform if transform is None else transform)
        self._call(lib.tapzoom_get_raster, byref(shown), scale, byref(residual))
        return Raster(scale.value, Transform(residual.scale, residual.rotation, residual.x, residual.y))

    def visible_rect(self, transform: Optional[TransformLike] = None) -> Rect:
        """The part of the content plane that the whole viewport, insets included, shows, in content units.

        transform is the transform to show, such as target_transform to fetch content beforehand; without one, the
        displayed transform. Under rotation it is the smallest upright rectangle around that part. It may reach beyond
        the content. Raises NotFiniteError, RangeError.
        """
        rect = CRect()
        shown = c_transform(self.transform if transform is None else transform)
        self._call(lib.tapzoom_get_visible_rect, byref(shown), byref(rect))
        return Rect(rect.x, rect.y, rect.width, rect.height)

    def smart_zoom(self, block: RectLike, point: PointLike, max_scale: float = 0.0) -> Transform:
        """Where a tap at a content point should zoom for its block (x, y, width, height), such as a column of text.

        Pass it to set_transform. The block fills the width of the safe area; max_scale is the largest legible scale,
        1e-40 to 1e40, or 0: that of the view. A block that fits is centered; a larger one shows its top, and the point.
        Raises NotFiniteError, RangeError.
        """
        found = CTransform()
        place = pair(point, "point")
        self._call(lib.tapzoom_get_smart_zoom, byref(c_rect(block)), *place, max_scale, byref(found))
        return Transform(found.scale, found.rotation, found.x, found.y)

    def poll_events(self) -> List[Event]:
        """Takes all events out of the view, oldest first.

        Of the CHANGED events of a gesture only the newest waits. A view keeps EVENT_CAPACITY events; polled too seldom,
        it drops the oldest and sets EVENTS_LOST until the next poll that takes an event. If the poll itself drops
        events, EVENTS_LOST is set after it. Every polled BEGAN is followed by exactly one ENDED or CANCELLED, even
        after drops.
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
    # limits and bounds. Absolute commands, from set_transform to reset, take the view: they cancel the gesture that
    # moves it, scrolls, and the velocity of set_velocity. Fingers that are down take the view back when they move past
    # their slop.

    def set_transform(self, transform: TransformLike, **options: Unpack[Options]) -> None:
        """Goes to a Transform, such as a saved one, or a tuple (scale, rotation, x, y).

        Goes there at once, unless :class:`Options` animate it. Raises NotFiniteError, RangeError, EnumError.
        """
        self._call(lib.tapzoom_set_transform, byref(c_transform(transform)), _options(options))

    def zoom_to(self, scale: float, point: PointLike, **options: Unpack[Options]) -> None:
        """Goes to a scale, 1e-40 to 1e40, and keeps the content point under a view point.

        Goes there at once, unless :class:`Options` animate it. Raises NotFiniteError, RangeError, EnumError.
        """
        self._call(lib.tapzoom_zoom_to, scale, *pair(point, "point"), _options(options))

    def zoom_to_rect(self, rect: RectLike, **options: Unpack[Options]) -> None:
        """Shows a rectangle of content (x, y, width, height) as large as it fits in the safe area, centered.

        In content units; width and height are MIN_SIZE to MAX_LENGTH. :class:`Options` may leave space at the sides.
        Goes there at once, unless they animate it. Raises NotFiniteError, RangeError, EnumError.
        """
        self._call(lib.tapzoom_zoom_to_rect, byref(c_rect(rect)), _options(options))

    def center_on(self, point: PointLike, scale: float = 0.0, **options: Unpack[Options]) -> None:
        """Brings a content point to the center of the safe area at a scale.

        scale is 1e-40 to 1e40, or 0 to keep the scale of the target. Goes there at once, unless :class:`Options`
        animate it. Raises NotFiniteError, RangeError, EnumError.
        """
        self._call(lib.tapzoom_center_on, *pair(point, "point"), scale, _options(options))

    def rotate_to(self, rotation: float, point: PointLike, **options: Unpack[Options]) -> None:
        """Rotates to an angle in radians, the short way, and keeps the content point under a view point.

        It works also without the gesture ROTATE. Goes there at once, unless :class:`Options` animate it. Raises
        NotFiniteError, RangeError, EnumError.
        """
        self._call(lib.tapzoom_rotate_to, rotation, *pair(point, "point"), _options(options))

    def reset(self, **options: Unpack[Options]) -> None:
        """Goes to the fitted view, upright.

        Goes there at once, unless :class:`Options` animate it. Raises NotFiniteError, RangeError, EnumError.
        """
        self._call(lib.tapzoom_reset, _options(options))

    # Relative commands and velocities go together with whatever moves the view, and cancel nothing. While fingers or a
    # scroll move it, a relative command changes what is under each finger by exactly the command, and sends no events.
    # While the view moves by itself, its target moves. What would go beyond the limits is dropped.

    def pan_by(self, dx: float, dy: float, **options: Unpack[Options]) -> None:
        """Moves the content by (dx, dy) view units, each at most MAX_LENGTH from 0.

        For example by minus the way of a unit that the view follows. It goes together with fingers and motions. At
        once, unless :class:`Options` animate it. Raises NotFiniteError, RangeError, EnumError.
        """
        self._call(lib.tapzoom_pan_by, dx, dy, _options(options))

    def zoom_by(self, factor: float, point: PointLike, **options: Unpack[Options]) -> None:
        """Multiplies the scale by a factor, 1e-6 to 1e6, about a view point.

        It goes together with fingers and motions. At once, unless :class:`Options` animate it. Raises NotFiniteError,
        RangeError, EnumError.
        """
        self._call(lib.tapzoom_zoom_by, factor, *pair(point, "point"), _options(options))

    def rotate_by(self, angle: float, point: PointLike, **options: Unpack[Options]) -> None:
        """Rotates by an angle, radians, -1000 to 1000, about a view point.

        It goes together with fingers and motions. At once, unless :class:`Options` animate it. Raises NotFiniteError,
        RangeError, EnumError.
        """
        self._call(lib.tapzoom_rotate_by, angle, *pair(point, "point"), _options(options))

    def set_velocity(self, velocity: VelocityLike) -> None:
        """Moves the content with a Velocity from the clock on, until the next call with another one.

        velocity is a Velocity, or (x, y): view units per second, at most MAX_LENGTH from 0; log_scale and rotation are
        -1000 to 1000. For keys that are held, sticks, and edges that scroll: the same velocity again changes nothing,
        so you may pass it in every frame. It stops at the limits and bounds without a rubber band, goes together with
        fingers and scrolls, and stops a fling. (0, 0), stop, cancel and absolute commands end it. Raises
        NotFiniteError, RangeError.
        """
        self._call(lib.tapzoom_set_velocity, byref(c_velocity(velocity)))

    def stop(self) -> None:
        """Stops the animation, the fling, the scroll and the velocity of set_velocity; fingers go on.

        The view stays where it is, or goes to the nearest allowed place.
        """
        self._call(lib.tapzoom_stop)

    # Snapshots

    def save(self) -> bytes:
        """The whole view as bytes: settings, sizes, contacts, animations, waiting events; not the recording.

        Equal views have equal snapshots. The bytes belong to this version of the library and to the byte order of the
        machine.
        """
        size = c_size_t()
        self._call(lib.tapzoom_save, None, 0, size)
        memory = create_string_buffer(size.value)
        self._call(lib.tapzoom_save, memory, size, size)
        return memory.raw[: size.value]

    def load(self, snapshot: Buffer) -> None:
        """Restores the view from a snapshot, whatever it was before. It continues as the saved one would have.

        Raises DataError for bytes that are not a snapshot of this version, or damaged; the view is then unchanged.
        """
        data = bytes(memoryview(snapshot))
        self._call(lib.tapzoom_load, data, len(data))

    # Recording

    def record(self, size: int = 1 << 16) -> None:
        """Records from now on the calls that change the view, for fetch_recording; 0 ends the recording.

        Discards what was recorded before and not fetched. size is the memory in bytes for what is recorded between two
        fetches: 64 KiB hold seconds of touches. Raises BufferTooSmallError where the beginning does not fit, which
        takes at most 1,024 bytes more than a snapshot.
        """
        recording = create_string_buffer(size) if size > 0 else None
        self._call(lib.tapzoom_record, recording, max(size, 0))
        # The library writes into the old memory until this call returns, and into the new one from then on.
        self._recording = recording

    def fetch_recording(self) -> bytes:
        """The bytes recorded since the last fetch. The parts in a row form the recording that replay takes.

        Raises BufferTooSmallError, once all that did fit was fetched, when a call did not fit; the recording has ended
        before that call.
        """
        self._call(lib.tapzoom_fetch_recording, self._count)
        return bytes(memoryview(self._recording)[: self._count.value]) if self._recording else b""

    # Internals

    def _call(self, function: Any, *arguments: Any, config: Optional[CConfig] = None) -> None:
        """Calls a function of the library for this view. config is one of the arguments, for the error."""
        # A closed view has no handle. The library reports that, so that no call has to check it here.
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
    """The state with these flags of the library; those that this package does not know are left out."""
    flags, limits = _FLAG_SETS[bits & _KNOWN & ~_LIMITS], _LIMIT_SETS[bits & _LIMITS]
    return State(time, next_deadline, flags, limits, contact_count, event_count, mended_count)


def _options(given: Options) -> Any:
    """The options of a command, as an argument for the library."""
    if not given:
        return None
    fields: Dict[str, Any] = dict(given)
    unknown = fields.keys() - Options.__annotations__.keys()
    if unknown:
        raise TypeError(f"there is no option {min(unknown)}")
    animated = fields.pop("animated", None)
    # A duration alone would do nothing in the library.
    fields["animated"] = bool(fields.get("duration")) if animated is None else bool(animated)
    fields["curve"] = number_of(Curve, fields.get("curve", Curve.STANDARD))
    fields["path"] = number_of(Path, fields.get("path", Path.DIRECT))
    return byref(COptions(struct_size=sizeof(COptions), **fields))
