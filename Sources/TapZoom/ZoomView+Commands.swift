// SPDX-License-Identifier: MIT

internal import CTapZoom

/// Absolute commands cancel the gesture that moves the view, scrolls, and the host's velocity. They send `animation`
/// began and ended, then `settled` once no finger is down.
///
/// All commands throw `notFinite` and `range`.
extension ZoomView {
    /// Goes to a transform, such as a saved one.
    public mutating func setTransform(
        _ transform: Transform, options: CommandOptions = CommandOptions()
    ) throws(TapZoomError) {
        var (transform, options) = (transform.c, options.sized)
        try check(
            tapzoom_set_transform(pointer, &transform, &options),
            "transform options", [bytes(transform), bytes(options)])
    }

    /// Zooms to a scale and keeps the content point under a view point, for example for a zoom slider.
    public mutating func zoom(
        to scale: Double, about point: ViewPoint, options: CommandOptions = CommandOptions()
    ) throws(TapZoomError) {
        var options = options.sized
        try check(
            tapzoom_zoom_to(pointer, scale, point.x, point.y, &options),
            "scale point.x:viewX point.y:viewY options", [bytes(scale), bytes(point.x), bytes(point.y), bytes(options)])
    }

    /// Shows a rectangle of content, such as a search result, centered and as large as possible in the safe area minus
    /// the padding of the options.
    public mutating func zoom(
        to rect: ContentRect, options: CommandOptions = CommandOptions()
    ) throws(TapZoomError) {
        var (rect, options) = (rect.c, options.sized)
        try check(tapzoom_zoom_to_rect(pointer, &rect, &options), "rect options", [bytes(rect), bytes(options)])
    }

    /// Moves a content point, such as a place on a map, to the center of the safe area.
    ///
    /// - Parameters:
    ///   - point: The content point.
    ///   - scale: The scale, or 0 to keep that of the target.
    ///   - options: How the view moves.
    public mutating func center(
        on point: ContentPoint, scale: Double = 0, options: CommandOptions = CommandOptions()
    ) throws(TapZoomError) {
        var options = options.sized
        try check(
            tapzoom_center_on(pointer, point.x, point.y, scale, &options),
            "point.x:contentX point.y:contentY scale:keptScale options",
            [bytes(point.x), bytes(point.y), bytes(scale), bytes(options)])
    }

    /// Rotates to an angle in radians, such as north up, also without the gesture. Keeps the content point under a view
    /// point and the scale of the target. The view takes the shorter arc.
    public mutating func rotate(
        to angle: Double, about point: ViewPoint, options: CommandOptions = CommandOptions()
    ) throws(TapZoomError) {
        var options = options.sized
        try check(
            tapzoom_rotate_to(pointer, angle, point.x, point.y, &options),
            "angle:rotation point.x:viewX point.y:viewY options",
            [bytes(angle), bytes(point.x), bytes(point.y), bytes(options)])
    }

    /// Goes to the fitted view, for example for a Home key.
    public mutating func fit(options: CommandOptions = CommandOptions()) throws(TapZoomError) {
        var options = options.sized
        try check(tapzoom_fit(pointer, &options), "options", [bytes(options)])
    }

    /// Moves the content by view units. To follow an object, pass the distance from its place in the view to the place
    /// where it should be. A relative command: it adds to the motion of the view, and cancels no gesture.
    public mutating func pan(
        byX dx: Double, y dy: Double, options: CommandOptions = CommandOptions()
    ) throws(TapZoomError) {
        var options = options.sized
        try check(tapzoom_pan_by(pointer, dx, dy, &options), "dx dy options", [bytes(dx), bytes(dy), bytes(options)])
    }

    /// Multiplies the scale by a factor (1e-6 to 1e6) about a view point, for example for a zoom key. A relative
    /// command.
    public mutating func zoom(
        by factor: Double, about point: ViewPoint, options: CommandOptions = CommandOptions()
    ) throws(TapZoomError) {
        var options = options.sized
        try check(
            tapzoom_zoom_by(pointer, factor, point.x, point.y, &options),
            "factor point.x:viewX point.y:viewY options",
            [bytes(factor), bytes(point.x), bytes(point.y), bytes(options)])
    }

    /// Rotates by an angle (radians, -1000 to 1000) about a view point, for example for a key. A relative command.
    public mutating func rotate(
        by angle: Double, about point: ViewPoint, options: CommandOptions = CommandOptions()
    ) throws(TapZoomError) {
        var options = options.sized
        try check(
            tapzoom_rotate_by(pointer, angle, point.x, point.y, &options),
            "angle point.x:viewX point.y:viewY options", [bytes(angle), bytes(point.x), bytes(point.y), bytes(options)])
    }

    /// Moves the target by a step, for a key, a button or a switch. Steps add up while an animation runs. It cancels
    /// what an absolute command cancels. A step that would not change the target only sends `limit`: `ended` if it has
    /// begun, then `began`.
    ///
    /// Throws `enumeration` for several steps.
    public mutating func step(_ action: Steps, options: CommandOptions = CommandOptions()) throws(TapZoomError) {
        var options = options.sized
        try check(
            tapzoom_step(pointer, action.rawValue, &options),
            "action options", [bytes(action.rawValue), bytes(options)])
    }

    /// Moves the content with a velocity until the next call with another one: for held keys, sticks and edge
    /// scrolling. The same velocity again changes nothing, so you may pass it in every frame. Even at a limit it keeps
    /// the next deadline at the clock; to sleep, set 0.
    ///
    /// - Parameter velocity: `x` and `y` in view units per second, `logScale` and `rotation` -1000 to 1000, about its
    ///   view point.
    public mutating func setVelocity(_ velocity: Velocity) throws(TapZoomError) {
        var velocity = velocity.c
        try check(tapzoom_set_velocity(pointer, &velocity), "velocity", [bytes(velocity)])
    }

    /// Stops the animation, the fling, the scroll and the host's velocity, for example before a dialog. The view rests
    /// at the nearest transform within its limits. Fingers continue.
    public mutating func stopMotion() { _ = tapzoom_stop_motion(pointer) }
}
