// SPDX-License-Identifier: MIT

internal import CMemory
internal import CTapZoom

/// Content in a viewport, and the contacts on it. Push touches and times in; read the transform and the events.
///
///     var view = try ZoomView(
///         Config(.photos), viewport: Viewport(width: 800, height: 600),
///         content: ContentRect(width: 4000, height: 3000))
///     var events: [GestureEvent] = []
///     // each frame:
///     let frame = try view.frame(at: now, touches: touches, into: &events)
///     // draw with frame.transform, and handle the events
///
/// The name is not `View`: a file that imports SwiftUI, too, could then use neither.
///
/// A view cannot be copied, and its end frees it: nothing can use it after that. To share one, put it into a class, an
/// actor or a `Mutex`. Methods that change it are `mutating`, so Swift refuses calls that overlap. A view may move
/// between threads.
///
/// No call allocates, except the creation, recordings and the methods that return arrays.
///
/// A command starts at the view's clock, from the displayed transform and its velocity. After a pause call `advance`
/// first. The view clamps the result to the limits and bounds.
public struct ZoomView: ~Copyable {
    let pointer: OpaquePointer

    /// The memory of the recording.
    var recording: UnsafeMutableRawPointer?

    // ---- Config and view ----

    /// Creates a view, which shows the fitted view of its content.
    ///
    /// - Parameters:
    ///   - config: The settings.
    ///   - viewport: The size of your area for the content, and the bars that cover its sides.
    ///   - content: The rectangle of the content in content units; its origin may be anywhere.
    ///
    /// Throws `notFinite`, `range` and `enum`, with the name of the first wrong setting or argument; `memory`.
    public init(_ config: Config, viewport: Viewport, content: ContentRect) throws(TapZoomError) {
        var (settings, viewport, content, made) = (config.c, viewport.c, content.c, OpaquePointer?.none)
        let status = tapzoom_create(&settings, &viewport, &content, &made)
        guard let made else {
            throw config.error(status)
                ?? TapZoomError(status, "viewport content:rect", [bytes(viewport), bytes(content)])
        }
        pointer = made
    }

    deinit {
        tapzoom_destroy(pointer)
        free(recording)
    }

    /// The settings.
    public var config: Config {
        var config = tapzoom_config()
        config.struct_size = UInt32(MemoryLayout<tapzoom_config>.size)
        _ = tapzoom_get_config(pointer, &config)
        return Config(config)
    }

    /// Changes the settings. Equal settings change nothing. A view at its fitted view goes to the new fitted view. Any
    /// other view keeps its transform, clamped to the new limits. Animations, and contacts that are down, continue.
    ///
    /// - Parameters:
    ///   - config: The new settings.
    ///   - options: Without animation the view adopts the settings at once, without `animation` and `settled` events.
    ///     With animation, a view beyond the new limits animates into them, and sends both.
    ///
    /// Throws `notFinite`, `range` and `enum`, with the name of the first wrong setting.
    public mutating func setConfig(
        _ config: Config, options: CommandOptions = CommandOptions()
    ) throws(TapZoomError) {
        var (settings, sized) = (config.c, options.sized)
        let status = tapzoom_set_config(pointer, &settings, &sized)
        if status != 0 { throw config.error(status) ?? TapZoomError(status, "options", [bytes(sized)]) }
    }

    /// The size and insets of the viewport, as you have set them.
    public var viewport: Viewport {
        var viewport = tapzoom_viewport()
        _ = tapzoom_get_viewport(pointer, &viewport)
        return Viewport(viewport)
    }

    /// Changes the size and insets of the viewport. Within the limits and bounds the view keeps what the user looks at.
    /// Animations and flings continue to the same end. The call does not animate.
    ///
    /// Throws `notFinite` and `range`.
    public mutating func setViewport(_ viewport: Viewport) throws(TapZoomError) {
        var viewport = viewport.c
        try check(tapzoom_set_viewport(pointer, &viewport), "viewport", [bytes(viewport)])
    }

    /// The rectangle of the content, as you have set it.
    public var content: ContentRect {
        var content = tapzoom_rect()
        _ = tapzoom_get_content(pointer, &content)
        return ContentRect(content)
    }

    /// Changes the content rectangle; the new bounds and scale limits apply. Animations and drags continue.
    ///
    /// - Parameters:
    ///   - content: In content units; its origin may be anywhere.
    ///   - keep: What stays: the visible part, or the transform.
    ///
    /// Throws `notFinite` and `range`.
    public mutating func setContent(_ content: ContentRect, keep: Keep = .picture) throws(TapZoomError) {
        var content = content.c
        try check(
            tapzoom_set_content(pointer, &content, keep.rawValue),
            "content:rect keep", [bytes(content), bytes(keep.rawValue)])
    }

    /// Sets how far your pager is displaced, in each frame in which you move it. A pager is your scroll container
    /// around the content, such as a strip of pages. It needs edges in `Config.pagerEdges`, and `pan` in
    /// `Config.gestures` and `Config.events`.
    ///
    /// - Parameters:
    ///   - x: Offset in view units: the unconsumed travel of pan events, plus your own motion.
    ///   - y: The same along y.
    ///
    /// Throws `notFinite` and `range`.
    public mutating func setPagerOffset(x: Double, y: Double) throws(TapZoomError) {
        try check(tapzoom_set_pager_offset(pointer, x, y), "x y", [bytes(x), bytes(y)])
    }

    // ---- Input ----

    /// Pushes touches in the order in which they happened. Of touches with equal times push the moves first. The call
    /// stops at the first bad touch; the view has taken those before it, `TapZoomError.acceptedTouches`.
    ///
    /// Throws `notFinite`, `range` and `enum`; unless the view is lenient also `time`: push the touch again with
    /// `ViewState.time`; `contactInUse`: push `cancelled` for its id, then `began` again; `contactUnknown`: skip the
    /// touch; `contactLimit`: skip the touches of that contact.
    public mutating func push(_ touches: Span<Touch>) throws(TapZoomError) {
        try unsafe touches.withUnsafeBufferPointer { touches throws(TapZoomError) in try push(touches) }
    }

    /// Pushes touches in the order in which they happened, as the method for a span does.
    public mutating func push(_ touches: [Touch]) throws(TapZoomError) {
        try touches.withUnsafeBufferPointer { touches throws(TapZoomError) in try push(touches) }
    }

    // An array has a span only from version 26 of Apple's systems.
    private func push(_ touches: UnsafeBufferPointer<Touch>) throws(TapZoomError) {
        var accepted = 0
        let status = tapzoom_push_touches(pointer, touches.c, touches.count, &accepted)
        if status != 0 { throw TapZoomError(status, accepted: accepted, touches: touches) }
    }

    /// Pushes one touch, as the method for a span does.
    public mutating func push(_ touch: Touch) throws(TapZoomError) {
        var touch = touch.c
        try check(tapzoom_push_touches(pointer, &touch, 1, nil), "touch", [bytes(touch)])
    }

    /// Pushes one report of a wheel or a trackpad, in order with the touches. The clock advances to its time.
    ///
    /// Throws `notFinite`, `range` and `time`.
    ///
    /// - Returns: Whether the view consumed it: then your page must not scroll.
    @discardableResult
    public mutating func push(_ scroll: Scroll) throws(TapZoomError) -> Bool {
        var (scroll, consumed) = (scroll.c, Int32(0))
        try check(tapzoom_push_scroll(pointer, &scroll, &consumed), "scroll", [bytes(scroll)])
        return consumed != 0
    }

    /// Returns the owner of a contact that is down: whether you draw or drag with it.
    ///
    /// Throws `contactUnknown`.
    public func owner(of id: Int64) throws(TapZoomError) -> ContactOwner {
        var owner: Int32 = 0
        try check(tapzoom_get_contact_owner(pointer, id, &owner))
        return ContactOwner(rawValue: owner) ?? .view
    }

    /// Gives a contact that is down to the host (a claim), or to the view (a release). A claim acts as `cancelled` of
    /// the contact, which stays down. A release makes the contact land for the view where it is, without a tap or a
    /// jump.
    ///
    /// - Parameters:
    ///   - owner: `host` or `view`.
    ///   - id: The contact.
    ///
    /// Throws `enum` for another owner, and `contactUnknown`.
    public mutating func setOwner(_ owner: ContactOwner, of id: Int64) throws(TapZoomError) {
        try check(tapzoom_set_contact_owner(pointer, id, owner.rawValue), "owner", [bytes(owner.rawValue)])
    }

    /// The contacts that are down, in any order. Their positions include the moves of an open touch frame.
    public var contacts: [Contact] {
        Array(unsafeUninitializedCapacity: TapZoomLimits.maxContacts) { contacts, count in
            contacts.withMemoryRebound(to: tapzoom_contact.self) { contacts in
                _ = tapzoom_get_contacts(pointer, contacts.baseAddress, contacts.count, &count)
            }
        }
    }

    /// Forgets all contacts, for example because the window lost its focus. It cancels gestures, scrolls, the velocity
    /// of the host and a waiting tap; animations and flings continue.
    ///
    /// - Parameter time: Seconds.
    ///
    /// Throws `notFinite`, `range` and `time`.
    public mutating func cancelTouches(at time: Double) throws(TapZoomError) {
        try check(tapzoom_cancel_touches(pointer, time), "time", [bytes(time)])
    }

    /// Reports that a pen hovers near the glass: call it for each hover or proximity report of the pen. A finger that
    /// lands until `penGuardTime` after it is ignored. Fingers that are down are not affected. It advances the view's
    /// clock, and does nothing else if `penGuardTime` is 0.
    ///
    /// - Parameter time: Seconds.
    ///
    /// Throws `notFinite`, `range` and `time`.
    public mutating func penNear(at time: Double) throws(TapZoomError) {
        try check(tapzoom_pen_near(pointer, time), "time", [bytes(time)])
    }

    // ---- Time ----

    /// Advances the view's clock. Call it once a frame, after the touches of that frame and before reading; `frame`
    /// does.
    ///
    /// - Parameter time: Now, or a little earlier if touches reach you late, seconds.
    ///
    /// Throws `notFinite`, `range` and `time`.
    public mutating func advance(to time: Double) throws(TapZoomError) {
        try check(tapzoom_advance(pointer, time), "time", [bytes(time)])
    }

    /// Runs one frame: pushes the touches, advances the clock, polls the events, and reads the transform and the state.
    ///
    /// A bad touch ends the call: the clock stays at the touch before it, and the call polls no events. A bad time ends
    /// it after all touches. If `TapZoomError.acceptedTouches` is less than the number of touches, that touch is bad;
    /// otherwise the time is.
    ///
    /// - Parameters:
    ///   - time: Now, or a little earlier if touches reach you late, seconds.
    ///   - touches: The touches of the frame in the order in which they happened.
    ///   - events: Receives the events in place of its old elements. Pass the same array in each frame: after the first
    ///     one it has its memory.
    ///
    /// Throws the errors of `push` for touches.
    public mutating func frame(
        at time: Double, touches: Span<Touch>, into events: inout [GestureEvent]
    ) throws(TapZoomError) -> FrameResult {
        try unsafe touches.withUnsafeBufferPointer { touches throws(TapZoomError) in
            try frame(at: time, touches: touches, into: &events)
        }
    }

    /// Runs one frame, as the method for a span does.
    public mutating func frame(
        at time: Double, touches: [Touch] = [], into events: inout [GestureEvent]
    ) throws(TapZoomError) -> FrameResult {
        try touches.withUnsafeBufferPointer { touches throws(TapZoomError) in
            try frame(at: time, touches: touches, into: &events)
        }
    }

    private func frame(
        at time: Double, touches: UnsafeBufferPointer<Touch>, into events: inout [GestureEvent]
    ) throws(TapZoomError) -> FrameResult {
        var (status, result) = (tapzoom_status(0), tapzoom_frame_result())
        events.removeAll(keepingCapacity: true)
        events.append(addingCapacity: TapZoomLimits.eventCapacity) { added in
            unsafe added.withUnsafeMutableBufferPointer { events, count in
                status = tapzoom_frame(
                    pointer, time, touches.c, touches.count, events.c, TapZoomLimits.eventCapacity, &result)
                count = Int(result.event_count)
            }
        }
        if status != 0 { throw TapZoomError(status, accepted: Int(result.accepted), touches: touches, time: time) }
        return FrameResult(result)
    }

    /// Runs one frame without a poll, as the method with events does. Events wait for `pollEvents`.
    public mutating func frame(at time: Double, touches: [Touch] = []) throws(TapZoomError) -> FrameResult {
        var result = tapzoom_frame_result()
        let status = touches.withUnsafeBufferPointer { touches in
            tapzoom_frame(pointer, time, touches.c, touches.count, nil, 0, &result)
        }
        if status != 0 {
            throw touches.withUnsafeBufferPointer { touches in
                TapZoomError(status, accepted: Int(result.accepted), touches: touches, time: time)
            }
        }
        return FrameResult(result)
    }

    /// Adds an offset to every stored time. Nothing moves. Call it when your clock restarts, or to keep times near 0.
    ///
    /// - Parameter offset: Seconds.
    ///
    /// Throws `notFinite` and `range`.
    public mutating func rebaseTime(by offset: Double) throws(TapZoomError) {
        try check(tapzoom_rebase_time(pointer, offset), "offset", [bytes(offset)])
    }
}

// Swift enforces that a mutating call overlaps no other call on the view, and the library allows calls that only read
// to overlap each other. It does not allow that for a save, so `saveState` is mutating.
extension ZoomView: @unchecked Sendable {}

extension UnsafeBufferPointer<Touch> {
    /// The touches as C structs: a Touch holds nothing else.
    var c: UnsafePointer<tapzoom_touch>? {
        baseAddress.map { UnsafeRawPointer($0).assumingMemoryBound(to: tapzoom_touch.self) }
    }
}

extension UnsafeMutableBufferPointer<GestureEvent> {
    /// The events as C structs: a GestureEvent holds nothing else.
    var c: UnsafeMutablePointer<tapzoom_event>? {
        baseAddress.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: tapzoom_event.self) }
    }
}
