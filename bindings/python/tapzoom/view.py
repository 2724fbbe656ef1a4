# SPDX-License-Identifier: MIT
"""The view: content in a viewport, and the fingers on it."""

from __future__ import annotations

import weakref
from ctypes import (
    ArgumentError,
    Array,
    byref,
    c_char,
    c_double,
    c_float,
    c_size_t,
    c_uint32,
    c_void_p,
    create_string_buffer,
    sizeof,
)
from types import TracebackType
from typing import TYPE_CHECKING, Any, Iterable, List, NoReturn, Optional, Tuple, Type, Union

from ._abi import EVENT_CAPACITY, CConfig, CEvent, CRect, CTransform
from ._library import error_for, lib
from .config import Config
from .enums import Preset, State, Status, Tool, TouchPhase
from .errors import ClosedError, Error
from .events import Event, read_events
from .geometry import Point, Raster, Rect, ScaleRange, Transform
from .touches import SampleMemory, TouchLike, borrow, is_buffer

if TYPE_CHECKING:
    from typing_extensions import Buffer

# Held here, because they are called for every touch or frame.
_touches = lib.tapzoom_touches
_advance = lib.tapzoom_advance
_poll_events = lib.tapzoom_poll_events
_get_transform = lib.tapzoom_get_transform
_next_wake = lib.tapzoom_next_wake

_EVENT_SIZE = sizeof(CEvent)


class View:
    """Content of some size inside a viewport of some size: push touches and times in, read the transform and events.

    viewport  Width and height in view units, each MIN_SIZE to MAX_LENGTH.
    content   Width and height in content units, each MIN_SIZE to MAX_LENGTH.
    preset    The settings to start from [PHOTOS]; not together with config.
    config    The settings as a Config.
    settings  Single settings that are to be different, by the names in Config.

    A new view shows the full view of its content. Raises NotFiniteError, RangeError, EnumError, OutOfMemoryError,
    and TypeError or ValueError as Config.

    A point is a pair (x, y). Times are seconds from any origin and never go back. Every method of a closed view except
    close raises ClosedError; an argument of a wrong type is a TypeError. One view is for one thread at a time;
    different views are independent. A view is freed by close, at the end of its with block, or when nothing refers to
    it.
    """

    __slots__ = (
        "__weakref__",
        "_accepted",
        "_count",
        "_event_bytes",
        "_events",
        "_free",
        "_handle",
        "_recording",
        "_samples",
        "_transform",
        "_wake",
    )

    def __init__(
        self,
        viewport: Tuple[float, float],
        content: Tuple[float, float],
        *,
        preset: Union[Preset, int, str, None] = None,
        config: Optional[Config] = None,
        **settings: Any,
    ) -> None:
        if config is None:
            config = Config(Preset.PHOTOS if preset is None else preset, **settings)
        elif preset is not None:
            raise TypeError("a view takes a preset or a config, not both")
        elif settings:
            config = config.replace(**settings)
        handle = c_void_p()
        _run(lib.tapzoom_create, byref(config.c_config), *_pair(viewport), *_pair(content), byref(handle))
        self._handle: Optional[c_void_p] = handle
        self._free = weakref.finalize(self, lib.tapzoom_destroy, handle)
        self._samples = SampleMemory()
        self._accepted = c_size_t()
        self._events = (CEvent * EVENT_CAPACITY)()
        self._event_bytes = memoryview(self._events).cast("B")
        self._count = c_size_t()
        self._transform = CTransform()
        self._wake = c_double()
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

    # Settings

    @property
    def config(self) -> Config:
        """The settings. Set another Config, such as ``view.config.replace(zoom_step=3)``, to change them.

        A view at the full view then goes to the new full view; another keeps its transform as far as the new limits
        allow. Raises NotFiniteError, RangeError, EnumError.
        """
        c_config = CConfig(struct_size=sizeof(CConfig))
        self._call(lib.tapzoom_get_config, byref(c_config))
        return Config.from_c(c_config)

    @config.setter
    def config(self, config: Config) -> None:
        self._call(lib.tapzoom_set_config, byref(config.c_config))

    def resize(self, width: float, height: float) -> None:
        """The viewport was resized or turned. Keeps what the user looks at.

        width and height are MIN_SIZE to MAX_LENGTH view units. Raises NotFiniteError, RangeError.
        """
        self._call(lib.tapzoom_set_viewport_size, width, height)

    def set_content_size(self, width: float, height: float) -> None:
        """The content has another size, such as the full image after its preview. Keeps what the user looks at.

        width and height are MIN_SIZE to MAX_LENGTH content units. Raises NotFiniteError, RangeError.
        """
        self._call(lib.tapzoom_set_content_size, width, height)

    def set_insets(self, left: float = 0, top: float = 0, right: float = 0, bottom: float = 0) -> None:
        """Bars over the viewport's edges: content is fitted, centered and held within what they leave.

        Each is 0 to MAX_LENGTH view units. Raises NotFiniteError, RangeError.
        """
        self._call(lib.tapzoom_set_insets, left, top, right, bottom)

    # Input

    def push(self, touches: Union[Iterable[TouchLike], Buffer]) -> None:
        """Pushes touches in the order in which they happened: an iterable of Touch or tuples, or packed samples.

        Packed samples are any object with the buffer protocol whose bytes are tapzoom_sample records of SAMPLE_SIZE
        bytes: an array of CSample, a bytearray, a NumPy structured array. They are read where they are, unless they are
        read-only or not contiguous.

        Stops at the first bad sample; those before it have been taken, and the error's ``accepted`` says how many. To
        go on without it, push those behind it. Raises NotFiniteError, RangeError, EnumError, TimeError,
        ContactInUseError, ContactUnknownError, ContactLimitError; and, with nothing taken, ValueError for what is no
        touch.
        """
        pointer: Any
        if isinstance(touches, (list, tuple)) or not is_buffer(touches):
            count = self._samples.put_all(touches)  # type: ignore[arg-type]
            pointer = self._samples.pointer
        else:
            pointer, count = borrow(touches)  # type: ignore[arg-type]
        status = _touches(self._handle, pointer, count, self._accepted)
        if status:
            raise self._error(status, self._accepted.value)

    def touch(
        self,
        time: float,
        id: int,
        phase: Union[TouchPhase, int, str],
        x: float,
        y: float,
        tool: Union[Tool, int, str] = 0,
    ) -> None:
        """Pushes one touch. The arguments are those of Touch, the errors those of push."""
        self._samples.put(time, id, phase, x, y, tool)
        status = _touches(self._handle, self._samples.pointer, 1, None)
        if status:
            raise self._error(status)

    def cancel(self, time: float) -> None:
        """The system took all touches away, or the window lost its focus: forgets every contact and pending tap.

        time is in seconds, not before the view's clock. Raises NotFiniteError, RangeError, TimeError.
        """
        self._call(lib.tapzoom_cancel, time)

    # Time

    def advance(self, time: float) -> None:
        """Moves the view's clock: call it once a frame, after that frame's touches and before reading.

        time is in seconds, not before the view's clock. Raises NotFiniteError, RangeError, TimeError.
        """
        self._call(_advance, time)

    @property
    def time(self) -> float:
        """The view's clock: the latest time it was given; ``-math.inf`` before the first.

        Touches that come with an earlier time are refused with a TimeError. Push them again with this one, so that no
        lift is lost.
        """
        self._call(lib.tapzoom_get_time, self._wake)
        return self._wake.value

    @property
    def next_wake(self) -> float:
        """When the view next needs advance: at once while it moves, ``math.inf`` when nothing is due."""
        status = _next_wake(self._handle, self._wake)
        if status:
            raise self._error(status)
        return self._wake.value

    # Output

    def poll(self) -> List[Event]:
        """Takes all events out of the view, oldest first."""
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

    @property
    def transform(self) -> Transform:
        """Where the content is now, at the view's clock."""
        status = _get_transform(self._handle, self._transform)
        if status:
            raise self._error(status)
        transform = self._transform
        return Transform(transform.scale, transform.rotation, transform.x, transform.y)

    @property
    def target_transform(self) -> Transform:
        """Where the motion will end that runs, or that goes on when the finger that holds it lifts.

        Without one, the transform.
        """
        target = CTransform()
        self._call(lib.tapzoom_get_target_transform, byref(target))
        return Transform(target.scale, target.rotation, target.x, target.y)

    @property
    def matrix(self) -> Tuple[float, ...]:
        """The transform for graphics libraries: 16 floats, column-major, content to view units, z unchanged."""
        matrix = (c_float * 16)()
        self._call(lib.tapzoom_get_matrix, matrix)
        return tuple(matrix)

    @property
    def visible_rect(self) -> Rect:
        """The part of the content plane that the viewport shows, insets included, in content units.

        When rotated, the smallest upright rectangle around it. It may reach beyond the content.
        """
        rect = CRect()
        self._call(lib.tapzoom_get_visible_rect, byref(rect))
        return Rect(rect.x, rect.y, rect.width, rect.height)

    @property
    def target_rect(self) -> Rect:
        """The same where the motion will end: what to fetch beforehand."""
        rect = CRect()
        self._call(lib.tapzoom_get_target_rect, byref(rect))
        return Rect(rect.x, rect.y, rect.width, rect.height)

    @property
    def raster(self) -> Raster:
        """The scale at which content should be drawn into a picture of it, and how to show that until it is drawn anew.

        The scale changes seldom: while fingers zoom, when the content is shown at more than twice or less than half of
        it; when a zoom by itself starts that goes further in; and at SETTLED, where it is exactly the scale of the
        transform times pixels_per_unit. At rest the residual's scale is 1 and, at quarter turns, its x and y are whole
        numbers, so that the picture is shown sharp; that is up to half a pixel beside the true place.
        """
        scale, residual = c_double(), CTransform()
        self._call(lib.tapzoom_get_raster, scale, byref(residual))
        return Raster(scale.value, Transform(residual.scale, residual.rotation, residual.x, residual.y))

    def zoom_rect(self, scale: float, center: Tuple[float, float]) -> Rect:
        """The rectangle of content that fills the viewport at a scale around a center, for zoom_to_rect.

        scale is 1e-18 to 1e18; center and the result are in content units. Raises NotFiniteError, RangeError.
        """
        rect = CRect()
        self._call(lib.tapzoom_get_zoom_rect, scale, *_pair(center), byref(rect))
        return Rect(rect.x, rect.y, rect.width, rect.height)

    @property
    def scale_range(self) -> ScaleRange:
        """The smallest and the largest scale, and that of the full view."""
        smallest, largest, full = c_double(), c_double(), c_double()
        self._call(lib.tapzoom_get_scale_range, smallest, largest, full)
        return ScaleRange(smallest.value, largest.value, full.value)

    @property
    def state(self) -> State:
        """What the view is doing."""
        state = c_uint32()
        self._call(lib.tapzoom_get_state, state)
        return State(state.value)

    def view_to_content(self, point: Tuple[float, float]) -> Point:
        """The content point under a point of the view. Raises NotFiniteError, RangeError."""
        return self._convert(lib.tapzoom_view_to_content, point)

    def content_to_view(self, point: Tuple[float, float]) -> Point:
        """Where a content point is in the view. Raises NotFiniteError, RangeError."""
        return self._convert(lib.tapzoom_content_to_view, point)

    # Commands: they start at the view's clock, from wherever the view is and as fast as it moves. They take it from
    # fingers that move it: what these do is cancelled, and they do nothing more until all are up. Animated, they take
    # the setting zoom_duration; otherwise they are at once. The result is held to the limits and bounds.

    def zoom_to_rect(self, rect: Tuple[float, float, float, float], *, animated: bool = True) -> None:
        """Shows a rectangle of content (x, y, width, height), as large as fits and centered.

        In content units; width and height are MIN_SIZE to MAX_LENGTH. Raises NotFiniteError, RangeError.
        """
        x, y, width, height = rect
        self._call(lib.tapzoom_zoom_to_rect, x, y, width, height, bool(animated))

    def zoom_to(self, scale: float, point: Tuple[float, float], *, animated: bool = True) -> None:
        """Zooms to a scale and keeps the content under a point of the view there.

        scale is 1e-18 to 1e18; point is in view units. Raises NotFiniteError, RangeError.
        """
        self._call(lib.tapzoom_zoom_to, scale, *_pair(point), bool(animated))

    def zoom_by(self, factor: float, point: Tuple[float, float], *, animated: bool = True) -> None:
        """Zooms by a factor of where the running motion will end, about a point of the view.

        factor is 1e-6 to 1e6; point is in view units. Raises NotFiniteError, RangeError.
        """
        self._call(lib.tapzoom_zoom_by, factor, *_pair(point), bool(animated))

    def set_transform(self, transform: Tuple[float, float, float, float], *, animated: bool = True) -> None:
        """Goes to a Transform, such as one that was saved, or a tuple (scale, rotation, x, y).

        scale is 1e-18 to 1e18, rotation at most 1e6 radians, x and y at most MAX_LENGTH from 0. Raises NotFiniteError,
        RangeError.
        """
        self._call(lib.tapzoom_set_transform, byref(CTransform(*transform)), bool(animated))

    def reset(self, *, animated: bool = True) -> None:
        """Goes to the full view."""
        self._call(lib.tapzoom_reset, bool(animated))

    def stop(self) -> None:
        """Stops a running motion where it is, or at the nearest place within the limits."""
        self._call(lib.tapzoom_stop)

    # Snapshots

    def save(self) -> bytes:
        """All of the view as bytes: settings, sizes, fingers, motions, events that wait. A recording is no part of it.

        Equal views give equal bytes. They are those of this version of the library on this kind of machine.
        """
        size = c_size_t()
        self._call(lib.tapzoom_snapshot_size, size)
        memory = create_string_buffer(size.value)
        self._call(lib.tapzoom_save, memory, size, size)
        return memory.raw[: size.value]

    def load(self, snapshot: Buffer) -> None:
        """Goes on as the view that was saved would have, to the last bit, whatever this one was before.

        Raises DataError for bytes that are no snapshot, or one of another version, cut off or damaged; the view is then
        as before.
        """
        data = bytes(memoryview(snapshot))
        self._call(lib.tapzoom_load, data, len(data))

    # Recording

    def record(self, size: int = 1 << 16) -> None:
        """Records from now on what changes the view, for poll_record; 0 ends it. What was not polled is given up.

        size is how many bytes may come together between two polls. Raises RecordFullError where it is too small for a
        beginning, which is what the view is then.
        """
        recording = create_string_buffer(size) if size > 0 else None
        self._call(lib.tapzoom_record, recording, max(size, 0))
        # The library writes into the old memory until then, and into this one from now on.
        self._recording = recording

    def poll_record(self) -> bytes:
        """What was recorded since the last time: the parts, one behind the other, are what replay takes.

        Raises RecordFullError, after all that did fit was polled, when something did not; recording has then ended.
        """
        self._call(lib.tapzoom_poll_record, self._count)
        return bytes(memoryview(self._recording)[: self._count.value]) if self._recording else b""

    # Inner workings

    def _call(self, function: Any, *arguments: Any) -> None:
        """Calls a function of the library for this view."""
        # A closed view has no handle, which the library reports: so nothing is checked here in vain.
        try:
            status = function(self._handle, *arguments)
        except ArgumentError as error:
            raise TypeError(str(error)) from None
        if status:
            raise self._error(status)

    def _convert(self, function: Any, point: Tuple[float, float]) -> Point:
        x, y = c_double(), c_double()
        self._call(function, *_pair(point), x, y)
        return Point(x.value, y.value)

    def _check_open(self) -> None:
        if self._handle is None:
            raise self._error(Status.NULL)

    def _error(self, status: int, accepted: int = 0) -> Error:
        if self._handle is None:
            return ClosedError(Status.NULL, "the view has been closed")
        return error_for(status, accepted)


def _run(function: Any, *arguments: Any) -> None:
    """Calls a function of the library that is not about a view."""
    try:
        status = function(*arguments)
    except ArgumentError as error:
        raise TypeError(str(error)) from None
    if status:
        raise error_for(status)


def _pair(pair: Tuple[float, float]) -> Tuple[float, float]:
    first, second = pair
    return first, second
