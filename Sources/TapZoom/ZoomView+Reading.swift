// SPDX-License-Identifier: MIT

internal import CTapZoom

extension ZoomView {
    /// The clock, the next deadline, flags and counts.
    public var state: ViewState {
        var state = tapzoom_state()
        _ = tapzoom_get_state(pointer, &state)
        return ViewState(state)
    }

    /// The transform at the view's clock, with the newest touches.
    public var transform: Transform {
        var transform = tapzoom_transform()
        _ = tapzoom_get_transform(pointer, &transform)
        return Transform(transform)
    }

    /// Returns the transform to draw, as `frame` does. Call it once a frame, after `advance` with the time of the
    /// frame. Fingers whose touches have the device's times are shown some milliseconds late, between two touch frames:
    /// otherwise content judders if touches and frames have different rates. Fingers whose touches have the times of
    /// frames have no delay.
    ///
    /// - Parameter time: Seconds: the time passed to `advance`, or when the frame is displayed. Only animations, and
    ///   fingers with `predictTime`, are shown for a time after the view's clock. Not earlier than the clock minus
    ///   0.005.
    ///
    /// Throws `notFinite`, `range` and `time`.
    public func transform(at time: Double) throws(TapZoomError) -> Transform {
        var transform = tapzoom_transform()
        try check(tapzoom_get_transform_at(pointer, time, &transform), "time", [bytes(time)])
        return Transform(transform)
    }

    /// The transform at which the view will rest: the end of the animation, fling or smoothed scroll. While fingers
    /// hold the content, it is that of a lift without a fling.
    public var targetTransform: Transform {
        var transform = tapzoom_transform()
        _ = tapzoom_get_target_transform(pointer, &transform)
        return Transform(transform)
    }

    /// The velocity of the displayed content at the view's clock. While fingers move the content, it is their velocity.
    public var velocity: Velocity {
        var velocity = tapzoom_velocity()
        _ = tapzoom_get_velocity(pointer, &velocity)
        return Velocity(velocity)
    }

    /// How far the displayed content is beyond its limits at the view's clock.
    public var overscroll: Overscroll {
        var overscroll = tapzoom_overscroll()
        _ = tapzoom_get_overscroll(pointer, &overscroll)
        return Overscroll(overscroll)
    }

    /// The scale limits and the fitted scale at the current sizes, for example for a zoom slider.
    public var scaleRange: ScaleRange {
        var range = ScaleRange(min: 0, max: 0, fitted: 0)
        _ = tapzoom_get_scale_range(pointer, &range.min, &range.max, &range.fitted)
        return range
    }

    /// The steps that would change the target now, for example to enable buttons.
    public var actions: Steps {
        var actions: UInt32 = 0
        _ = tapzoom_get_actions(pointer, &actions)
        return Steps(rawValue: actions)
    }

    /// The scale at which you draw the content into a raster (a bitmap or texture), in device pixels per content unit.
    /// It changes only during large zooms, when an animation begins, at `settled`, and with sizes or settings.
    public var rasterScale: Double {
        var scale = 0.0
        _ = tapzoom_get_raster_scale(pointer, &scale)
        return scale
    }

    /// Returns the transform with which you show a raster of `rasterScale` until you draw it again: from pixels of that
    /// raster to device pixels of the viewport. The origin of the raster is content point (0, 0).
    ///
    /// - Parameter transform: The transform to show.
    ///
    /// Throws `notFinite` and `range`.
    public func rasterTransform(showing transform: Transform) throws(TapZoomError) -> Transform {
        var (transform, residual) = (transform.c, tapzoom_transform())
        try check(tapzoom_get_raster_transform(pointer, &transform, &residual), "transform", [bytes(transform)])
        return Transform(residual)
    }

    /// Returns the part of the content plane that the whole viewport shows under a transform, such as the target. It
    /// may extend beyond the content.
    ///
    /// Throws `notFinite` and `range`.
    public func visibleRect(under transform: Transform) throws(TapZoomError) -> ContentRect {
        var (transform, rect) = (transform.c, tapzoom_rect())
        try check(tapzoom_get_visible_rect(pointer, &transform, &rect), "transform", [bytes(transform)])
        return ContentRect(rect)
    }

    /// Returns the content points that may be at the center of the safe area, for scroll bars and minimaps. The scale
    /// and rotation of the transform count; without it, those of the displayed one.
    ///
    /// Throws `notFinite` and `range`.
    public func panRange(under transform: Transform? = nil) throws(TapZoomError) -> ContentRect {
        var (transform, rect) = ((transform ?? self.transform).c, tapzoom_rect())
        try check(tapzoom_get_pan_range(pointer, &transform, &rect), "transform", [bytes(transform)])
        return ContentRect(rect)
    }

    /// Returns the transform to which a tap on a block of content, such as a column of text, should zoom. Pass it to
    /// `setTransform`.
    ///
    /// - Parameters:
    ///   - block: In content units.
    ///   - point: The tapped content point.
    ///   - maxScale: Largest legible scale, or 0: that of the view.
    ///
    /// Throws `notFinite` and `range`.
    public func smartZoom(
        to block: ContentRect, at point: ContentPoint, maxScale: Double = 0
    ) throws(TapZoomError) -> Transform {
        var (block, transform) = (block.c, tapzoom_transform())
        try check(
            tapzoom_get_smart_zoom(pointer, &block, point.x, point.y, maxScale, &transform),
            "block:rect point.x:contentX point.y:contentY maxScale",
            [bytes(block), bytes(point.x), bytes(point.y), bytes(maxScale)])
        return Transform(transform)
    }

    /// Takes the oldest events out of the view. Call it once a frame, after `advance`; `frame` polls by itself.
    ///
    /// - Parameters:
    ///   - events: Receives the events in place of its old elements. Pass the same array in each frame: after the first
    ///     one it has its memory.
    ///   - limit: Most events to take. The view never holds more than `TapZoomLimits.eventCapacity`.
    public mutating func pollEvents(into events: inout [GestureEvent], atMost limit: Int = TapZoomLimits.eventCapacity)
    {
        let (pointer, capacity) = (pointer, min(max(limit, 0), TapZoomLimits.eventCapacity))
        events.removeAll(keepingCapacity: true)
        events.append(addingCapacity: TapZoomLimits.eventCapacity) { added in
            unsafe added.withUnsafeMutableBufferPointer { events, count in
                _ = tapzoom_poll_events(pointer, events.c, capacity, &count)
            }
        }
    }

    /// Returns all waiting events in a new array.
    public mutating func pollEvents() -> [GestureEvent] {
        var events: [GestureEvent] = []
        pollEvents(into: &events)
        return events
    }
}
