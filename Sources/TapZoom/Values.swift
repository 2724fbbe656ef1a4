// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

internal import CTapZoom

/// Maps content to the view, by rotation and scale about content point (0, 0) and then a translation:
///
///     viewPoint.x = scale * (cos(rotation) * contentPoint.x - sin(rotation) * contentPoint.y) + x
///     viewPoint.y = scale * (sin(rotation) * contentPoint.x + cos(rotation) * contentPoint.y) + y
///
/// As an argument, scale is 1e-40 to 1e40, and the other numbers are -1e40 to 1e40.
public struct Transform: Equatable, Sendable {
    var c: tapzoom_transform

    init(_ c: tapzoom_transform) { self.c = c }

    /// Creates a value from its fields.
    public init(
        scale: Double, x: Double, y: Double, rotation: Double = 0
    ) {
        c = tapzoom_transform()
        self.scale = scale
        self.x = x
        self.y = y
        self.rotation = rotation
    }

    /// View units per content unit, above 0.
    public var scale: Double {
        get { c.scale }
        set { c.scale = newValue }
    }

    /// Radians.
    public var rotation: Double {
        get { c.rotation }
        set { c.rotation = newValue }
    }

    /// Position of content point (0, 0) in view units.
    public var x: Double {
        get { c.x }
        set { c.x = newValue }
    }

    /// Position of content point (0, 0) in view units.
    public var y: Double {
        get { c.y }
        set { c.y = newValue }
    }

    /// Whether all fields are equal.
    public static func == (one: Transform, other: Transform) -> Bool {
        if one.scale != other.scale { return false }
        if one.rotation != other.rotation { return false }
        if one.x != other.x { return false }
        if one.y != other.y { return false }
        return true
    }
}

extension Transform: CustomStringConvertible {
    /// The fields.
    public var description: String {
        """
        Transform(\
        scale: \(scale), \
        rotation: \(rotation), \
        x: \(x), \
        y: \(y))
        """
    }
}

/// An upright rectangle, such as that of the content.
public struct ContentRect: Equatable, Sendable {
    var c: tapzoom_rect

    init(_ c: tapzoom_rect) { self.c = c }

    /// Creates a value from its fields.
    public init(
        width: Double, height: Double, x: Double = 0, y: Double = 0
    ) {
        c = tapzoom_rect()
        self.width = width
        self.height = height
        self.x = x
        self.y = y
    }

    /// Smallest coordinates, at most `maxLength` from 0.
    public var x: Double {
        get { c.x }
        set { c.x = newValue }
    }

    /// Smallest coordinates, at most `maxLength` from 0.
    public var y: Double {
        get { c.y }
        set { c.y = newValue }
    }

    /// Sizes, `minSize` to `maxLength`.
    public var width: Double {
        get { c.width }
        set { c.width = newValue }
    }

    /// Sizes, `minSize` to `maxLength`.
    public var height: Double {
        get { c.height }
        set { c.height = newValue }
    }

    /// Whether all fields are equal.
    public static func == (one: ContentRect, other: ContentRect) -> Bool {
        if one.x != other.x { return false }
        if one.y != other.y { return false }
        if one.width != other.width { return false }
        if one.height != other.height { return false }
        return true
    }
}

extension ContentRect: CustomStringConvertible {
    /// The fields.
    public var description: String {
        """
        ContentRect(\
        x: \(x), \
        y: \(y), \
        width: \(width), \
        height: \(height))
        """
    }
}

/// The area for the content, in view units. The safe area is what the bars on its sides leave free, and at least 1/64
/// of each size.
public struct Viewport: Equatable, Sendable {
    var c: tapzoom_viewport

    init(_ c: tapzoom_viewport) { self.c = c }

    /// Creates a value from its fields.
    public init(
        width: Double, height: Double, left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0
    ) {
        c = tapzoom_viewport()
        self.width = width
        self.height = height
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// Size, `minSize` to `maxLength`.
    public var width: Double {
        get { c.width }
        set { c.width = newValue }
    }

    /// Size, `minSize` to `maxLength`.
    public var height: Double {
        get { c.height }
        set { c.height = newValue }
    }

    /// Insets: the widths of the bars, 0 to `maxLength`.
    public var left: Double {
        get { c.left }
        set { c.left = newValue }
    }

    /// Insets: the widths of the bars, 0 to `maxLength`.
    public var top: Double {
        get { c.top }
        set { c.top = newValue }
    }

    /// Insets: the widths of the bars, 0 to `maxLength`.
    public var right: Double {
        get { c.right }
        set { c.right = newValue }
    }

    /// Insets: the widths of the bars, 0 to `maxLength`.
    public var bottom: Double {
        get { c.bottom }
        set { c.bottom = newValue }
    }

    /// Whether all fields are equal.
    public static func == (one: Viewport, other: Viewport) -> Bool {
        if one.width != other.width { return false }
        if one.height != other.height { return false }
        if one.left != other.left { return false }
        if one.top != other.top { return false }
        if one.right != other.right { return false }
        if one.bottom != other.bottom { return false }
        return true
    }
}

extension Viewport: CustomStringConvertible {
    /// The fields.
    public var description: String {
        """
        Viewport(\
        width: \(width), \
        height: \(height), \
        left: \(left), \
        top: \(top), \
        right: \(right), \
        bottom: \(bottom))
        """
    }
}

/// One contact at one instant.
public struct Touch: Equatable, Sendable {
    var c: tapzoom_touch

    init(_ c: tapzoom_touch) { self.c = c }

    /// Creates a value from its fields.
    public init(
        time: Double, id: Int64, phase: TouchPhase, x: Double, y: Double, tool: Tool = .finger,
        flags: ContactFlags = [], buttons: Buttons = [], size: Double = 0
    ) {
        c = tapzoom_touch()
        self.time = time
        self.id = id
        self.phase = phase
        self.x = x
        self.y = y
        self.tool = tool
        self.flags = flags
        self.buttons = buttons
        self.size = size
    }

    /// Seconds.
    public var time: Double {
        get { c.time }
        set { c.time = newValue }
    }

    /// Any number, unique among the contacts that are down.
    public var id: Int64 {
        get { c.id }
        set { c.id = newValue }
    }

    /// Position in view units; it may lie outside the viewport.
    public var x: Double {
        get { c.x }
        set { c.x = newValue }
    }

    /// Position in view units; it may lie outside the viewport.
    public var y: Double {
        get { c.y }
        set { c.y = newValue }
    }

    /// `TouchPhase`.
    public var phase: TouchPhase {
        get { TouchPhase(rawValue: c.phase) ?? .began }
        set { c.phase = newValue.rawValue }
    }

    /// `Tool`; the one at `began` counts.
    public var tool: Tool {
        get { Tool(rawValue: c.tool) ?? .finger }
        set { c.tool = newValue.rawValue }
    }

    /// `ContactFlags` bits; those at `began` count, and `palm` at any touch.
    public var flags: ContactFlags {
        get { ContactFlags(rawValue: c.flags) }
        set { c.flags = newValue.rawValue }
    }

    /// `Buttons` bits at `began`, or 0.
    public var buttons: Buttons {
        get { Buttons(rawValue: c.buttons) }
        set { c.buttons = newValue.rawValue }
    }

    /// Longer axis of the contact's area, view units, 0 to `maxLength`; 0 if unknown.
    public var size: Double {
        get { c.size }
        set { c.size = newValue }
    }

    /// Whether all fields are equal.
    public static func == (one: Touch, other: Touch) -> Bool {
        if one.time != other.time { return false }
        if one.id != other.id { return false }
        if one.x != other.x { return false }
        if one.y != other.y { return false }
        if one.phase != other.phase { return false }
        if one.tool != other.tool { return false }
        if one.flags != other.flags { return false }
        if one.buttons != other.buttons { return false }
        if one.size != other.size { return false }
        return true
    }
}

extension Touch: CustomStringConvertible {
    /// The fields.
    public var description: String {
        """
        Touch(\
        time: \(time), \
        id: \(id), \
        x: \(x), \
        y: \(y), \
        phase: \(phase), \
        tool: \(tool), \
        flags: \(flags), \
        buttons: \(buttons), \
        size: \(size))
        """
    }
}

/// What a host checks each frame.
public struct ViewState: Equatable, Sendable {
    var c: tapzoom_state

    init(_ c: tapzoom_state) { self.c = c }

    /// Creates a value with zeros: the library fills it.
    public init() { c = tapzoom_state() }

    /// The view's clock in seconds; -infinity before the first time.
    public var time: Double {
        get { c.time }
        set { c.time = newValue }
    }

    /// A host that sleeps calls `ZoomView.advance` at this time, in seconds. It is `time` (or 0 for -infinity) while
    /// the picture moves or touches wait to act, and infinity if nothing is due.
    public var nextDeadline: Double {
        get { c.next_deadline }
        set { c.next_deadline = newValue }
    }

    /// What the view does, and whether it lost events.
    public var flags: StateFlags {
        get { StateFlags(rawValue: c.flags & ~63) }
        set { c.flags = c.flags & 63 | newValue.rawValue & ~63 }
    }

    /// The limits that the displayed content has reached.
    public var limits: Limits {
        get { Limits(rawValue: c.flags & 63) }
        set { c.flags = c.flags & ~63 | newValue.rawValue & 63 }
    }

    /// Contacts that are down.
    public var contactCount: Int {
        get { Int(c.contact_count) }
        set { c.contact_count = Int32(clamping: newValue) }
    }

    /// Events that wait for the poll.
    public var waitingCount: Int {
        get { Int(c.waiting_count) }
        set { c.waiting_count = Int32(clamping: newValue) }
    }

    /// Whether all fields are equal.
    public static func == (one: ViewState, other: ViewState) -> Bool {
        if one.time != other.time { return false }
        if one.nextDeadline != other.nextDeadline { return false }
        if one.flags != other.flags { return false }
        if one.limits != other.limits { return false }
        if one.contactCount != other.contactCount { return false }
        if one.waitingCount != other.waitingCount { return false }
        return true
    }
}

extension ViewState: CustomStringConvertible {
    /// The fields.
    public var description: String {
        """
        ViewState(\
        time: \(time), \
        nextDeadline: \(nextDeadline), \
        flags: \(flags), \
        limits: \(limits), \
        contactCount: \(contactCount), \
        waitingCount: \(waitingCount))
        """
    }
}

/// Result of `ZoomView.frame`.
public struct FrameResult: Equatable, Sendable {
    var c: tapzoom_frame_result

    init(_ c: tapzoom_frame_result) { self.c = c }

    /// Creates a value with zeros: the library fills it.
    public init() { c = tapzoom_frame_result() }

    /// Draw the content with it.
    public var transform: Transform {
        get { Transform(c.transform) }
        set { c.transform = newValue.c }
    }

    /// The state after the call.
    public var state: ViewState {
        get { ViewState(c.state) }
        set { c.state = newValue.c }
    }

    /// Touches that the view took.
    public var accepted: Int {
        get { Int(c.accepted) }
        set { c.accepted = Int32(clamping: newValue) }
    }

    /// Events that the call wrote.
    public var eventCount: Int {
        get { Int(c.event_count) }
        set { c.event_count = Int32(clamping: newValue) }
    }

    /// Whether all fields are equal.
    public static func == (one: FrameResult, other: FrameResult) -> Bool {
        if one.transform != other.transform { return false }
        if one.state != other.state { return false }
        if one.accepted != other.accepted { return false }
        if one.eventCount != other.eventCount { return false }
        return true
    }
}

extension FrameResult: CustomStringConvertible {
    /// The fields.
    public var description: String {
        """
        FrameResult(\
        transform: \(transform), \
        state: \(state), \
        accepted: \(accepted), \
        eventCount: \(eventCount))
        """
    }
}

/// One report of a wheel or a trackpad.
public struct Scroll: Equatable, Sendable {
    var c: tapzoom_scroll

    init(_ c: tapzoom_scroll) { self.c = c }

    /// Creates a value from its fields.
    public init(
        time: Double, x: Double, y: Double, dx: Double = 0, dy: Double = 0, factor: Double = 0, rotation: Double = 0,
        unit: ScrollUnit = .pixel, source: ScrollSource = .wheel, phase: ScrollPhase = .unphased
    ) {
        c = tapzoom_scroll()
        self.time = time
        self.x = x
        self.y = y
        self.dx = dx
        self.dy = dy
        self.factor = factor
        self.rotation = rotation
        self.unit = unit
        self.source = source
        self.phase = phase
    }

    /// Seconds.
    public var time: Double {
        get { c.time }
        set { c.time = newValue }
    }

    /// Position of the pointer in view units.
    public var x: Double {
        get { c.x }
        set { c.x = newValue }
    }

    /// Position of the pointer in view units.
    public var y: Double {
        get { c.y }
        set { c.y = newValue }
    }

    /// Delta since the last report, in `unit`, each -`maxLength` to `maxLength`. A positive dy scrolls the page down,
    /// or zooms out, as in the DOM.
    public var dx: Double {
        get { c.dx }
        set { c.dx = newValue }
    }

    /// Delta since the last report, in `unit`, each -`maxLength` to `maxLength`. A positive dy scrolls the page down,
    /// or zooms out, as in the DOM.
    public var dy: Double {
        get { c.dy }
        set { c.dy = newValue }
    }

    /// Zoom factor of a trackpad's pinch or of Ctrl and a wheel (pass 1.26 a notch), 0, or 1e-6 to 1e6; 0 is none. It
    /// zooms even if `wheel` or `trackpad` pans.
    public var factor: Double {
        get { c.factor }
        set { c.factor = newValue }
    }

    /// Rotation by a trackpad since the last report, radians, -1000 to 1000.
    public var rotation: Double {
        get { c.rotation }
        set { c.rotation = newValue }
    }

    /// `ScrollUnit`.
    public var unit: ScrollUnit {
        get { ScrollUnit(rawValue: c.unit) ?? .pixel }
        set { c.unit = newValue.rawValue }
    }

    /// `ScrollSource`.
    public var source: ScrollSource {
        get { ScrollSource(rawValue: c.source) ?? .wheel }
        set { c.source = newValue.rawValue }
    }

    /// `ScrollPhase`.
    public var phase: ScrollPhase {
        get { ScrollPhase(rawValue: c.phase) ?? .unphased }
        set { c.phase = newValue.rawValue }
    }

    /// Whether all fields are equal.
    public static func == (one: Scroll, other: Scroll) -> Bool {
        if one.time != other.time { return false }
        if one.x != other.x { return false }
        if one.y != other.y { return false }
        if one.dx != other.dx { return false }
        if one.dy != other.dy { return false }
        if one.factor != other.factor { return false }
        if one.rotation != other.rotation { return false }
        if one.unit != other.unit { return false }
        if one.source != other.source { return false }
        if one.phase != other.phase { return false }
        return true
    }
}

extension Scroll: CustomStringConvertible {
    /// The fields.
    public var description: String {
        """
        Scroll(\
        time: \(time), \
        x: \(x), \
        y: \(y), \
        dx: \(dx), \
        dy: \(dy), \
        factor: \(factor), \
        rotation: \(rotation), \
        unit: \(unit), \
        source: \(source), \
        phase: \(phase))
        """
    }
}

/// Velocity of the content at one point of the view, about which it scales and rotates.
public struct Velocity: Equatable, Sendable {
    var c: tapzoom_velocity

    init(_ c: tapzoom_velocity) { self.c = c }

    /// Creates a value from its fields.
    public init(
        x: Double = 0, y: Double = 0, logScale: Double = 0, rotation: Double = 0,
        viewPoint: ViewPoint = ViewPoint(x: 0, y: 0)
    ) {
        c = tapzoom_velocity()
        self.x = x
        self.y = y
        self.logScale = logScale
        self.rotation = rotation
        self.viewPoint = viewPoint
    }

    /// View units per second.
    public var x: Double {
        get { c.x }
        set { c.x = newValue }
    }

    /// View units per second.
    public var y: Double {
        get { c.y }
        set { c.y = newValue }
    }

    /// Velocity of ln(scale), 1/s.
    public var logScale: Double {
        get { c.log_scale }
        set { c.log_scale = newValue }
    }

    /// Radians per second.
    public var rotation: Double {
        get { c.rotation }
        set { c.rotation = newValue }
    }

    /// The point in view units.
    public var viewPoint: ViewPoint {
        get { ViewPoint(x: c.view_x, y: c.view_y) }
        set { (c.view_x, c.view_y) = (newValue.x, newValue.y) }
    }

    /// Whether all fields are equal.
    public static func == (one: Velocity, other: Velocity) -> Bool {
        if one.x != other.x { return false }
        if one.y != other.y { return false }
        if one.logScale != other.logScale { return false }
        if one.rotation != other.rotation { return false }
        if one.viewPoint != other.viewPoint { return false }
        return true
    }
}

extension Velocity: CustomStringConvertible {
    /// The fields.
    public var description: String {
        """
        Velocity(\
        x: \(x), \
        y: \(y), \
        logScale: \(logScale), \
        rotation: \(rotation), \
        viewPoint: \(viewPoint))
        """
    }
}

/// One event. Fields that a kind does not use are 0.
public struct GestureEvent: Equatable, Sendable {
    var c: tapzoom_event

    init(_ c: tapzoom_event) { self.c = c }

    /// Creates a value with zeros: the library fills it.
    public init() { c = tapzoom_event() }

    /// The true instant in seconds.
    public var time: Double {
        get { c.time }
        set { c.time = newValue }
    }

    /// Id of the contact, of several the one that landed first.
    public var contact: Int64 {
        get { c.contact }
        set { c.contact = newValue }
    }

    /// `EventKind`.
    public var kind: EventKind {
        get { EventKind(rawValue: c.kind) ?? .none }
        set { c.kind = newValue.rawValue }
    }

    /// `EventPhase`.
    public var phase: EventPhase {
        get { EventPhase(rawValue: c.phase) ?? .discrete }
        set { c.phase = newValue.rawValue }
    }

    /// Contacts that take part.
    public var contactCount: Int {
        get { Int(c.contact_count) }
        set { c.contact_count = Int32(clamping: newValue) }
    }

    /// Taps of the quick series up to now.
    public var tapCount: Int {
        get { Int(c.tap_count) }
        set { c.tap_count = Int32(clamping: newValue) }
    }

    /// Place in view units: the center of the fingers, the pointer of a scroll, otherwise the center of the safe area.
    public var viewPoint: ViewPoint {
        get { ViewPoint(x: c.view_x, y: c.view_y) }
        set { (c.view_x, c.view_y) = (newValue.x, newValue.y) }
    }

    /// The content point at that place and time.
    public var contentPoint: ContentPoint {
        get { ContentPoint(x: c.content_x, y: c.content_y) }
        set { (c.content_x, c.content_y) = (newValue.x, newValue.y) }
    }

    /// Where that contact landed, view units.
    public var landingViewPoint: ViewPoint {
        get { ViewPoint(x: c.landing_view_x, y: c.landing_view_y) }
        set { (c.landing_view_x, c.landing_view_y) = (newValue.x, newValue.y) }
    }

    /// The content point on which it landed.
    public var landingContentPoint: ContentPoint {
        get { ContentPoint(x: c.landing_content_x, y: c.landing_content_y) }
        set { (c.landing_content_x, c.landing_content_y) = (newValue.x, newValue.y) }
    }

    /// As in the displayed transform at that time.
    public var scale: Double {
        get { c.scale }
        set { c.scale = newValue }
    }

    /// As in the displayed transform at that time.
    public var rotation: Double {
        get { c.rotation }
        set { c.rotation = newValue }
    }

    /// Velocity of the fingers, otherwise of the content, at that place; 0 in `changed`.
    public var velocity: Velocity {
        get { Velocity(c.velocity) }
        set { c.velocity = newValue.c }
    }

    /// `pan`, `fingersDrag`: travel for the host since the last polled one, view units.
    public var unconsumedX: Double {
        get { c.unconsumed_x }
        set { c.unconsumed_x = newValue }
    }

    /// `pan`, `fingersDrag`: travel for the host since the last polled one, view units.
    public var unconsumedY: Double {
        get { c.unconsumed_y }
        set { c.unconsumed_y = newValue }
    }

    /// `Tool` of the contact.
    public var tool: Tool {
        get { Tool(rawValue: c.tool) ?? .finger }
        set { c.tool = newValue.rawValue }
    }

    /// `Buttons` bits at its landing.
    public var buttons: Buttons {
        get { Buttons(rawValue: c.buttons) }
        set { c.buttons = newValue.rawValue }
    }

    /// `Limits` bits. `pan`: the edges beyond which the pager is displaced.
    public var limits: Limits {
        get { Limits(rawValue: c.limits) }
        set { c.limits = newValue.rawValue }
    }

    /// `Direction` of `swipe`, `page` and `edge`.
    public var direction: Direction {
        get { Direction(rawValue: c.direction) ?? .none }
        set { c.direction = newValue.rawValue }
    }

    /// `owner`: `ContactOwner` from now on.
    public var owner: ContactOwner {
        get { ContactOwner(rawValue: c.owner) ?? .view }
        set { c.owner = newValue.rawValue }
    }

    /// `failed`: `EventKind`.
    public var gesture: EventKind {
        get { EventKind(rawValue: c.gesture) ?? .none }
        set { c.gesture = newValue.rawValue }
    }

    /// `failed`: `FailureReason`.
    public var reason: FailureReason {
        get { FailureReason(rawValue: c.reason) ?? .none }
        set { c.reason = newValue.rawValue }
    }

    /// `failed`: name of the setting that decided, such as "tap_slop"; "" if none did.
    public var setting: String { settingName(at: c.setting) }

    /// `failed`: the number measured, in its unit.
    public var measured: Double {
        get { c.measured }
        set { c.measured = newValue }
    }

    /// `failed`: the bound that it missed.
    public var allowed: Double {
        get { c.allowed }
        set { c.allowed = newValue }
    }

    /// `animation`, `fling`, `settled` and `limit`: `Cause`.
    public var cause: Cause {
        get { Cause(rawValue: c.cause) ?? .user }
        set { c.cause = newValue.rawValue }
    }

    /// Whether all fields are equal.
    public static func == (one: GestureEvent, other: GestureEvent) -> Bool {
        if one.time != other.time { return false }
        if one.contact != other.contact { return false }
        if one.kind != other.kind { return false }
        if one.phase != other.phase { return false }
        if one.contactCount != other.contactCount { return false }
        if one.tapCount != other.tapCount { return false }
        if one.viewPoint != other.viewPoint { return false }
        if one.contentPoint != other.contentPoint { return false }
        if one.landingViewPoint != other.landingViewPoint { return false }
        if one.landingContentPoint != other.landingContentPoint { return false }
        if one.scale != other.scale { return false }
        if one.rotation != other.rotation { return false }
        if one.velocity != other.velocity { return false }
        if one.unconsumedX != other.unconsumedX { return false }
        if one.unconsumedY != other.unconsumedY { return false }
        if one.tool != other.tool { return false }
        if one.buttons != other.buttons { return false }
        if one.limits != other.limits { return false }
        if one.direction != other.direction { return false }
        if one.owner != other.owner { return false }
        if one.gesture != other.gesture { return false }
        if one.reason != other.reason { return false }
        if one.setting != other.setting { return false }
        if one.measured != other.measured { return false }
        if one.allowed != other.allowed { return false }
        if one.cause != other.cause { return false }
        return true
    }
}

extension GestureEvent: CustomStringConvertible {
    /// The fields.
    public var description: String {
        """
        GestureEvent(\
        time: \(time), \
        contact: \(contact), \
        kind: \(kind), \
        phase: \(phase), \
        contactCount: \(contactCount), \
        tapCount: \(tapCount), \
        viewPoint: \(viewPoint), \
        contentPoint: \(contentPoint), \
        landingViewPoint: \(landingViewPoint), \
        landingContentPoint: \(landingContentPoint), \
        scale: \(scale), \
        rotation: \(rotation), \
        velocity: \(velocity), \
        unconsumedX: \(unconsumedX), \
        unconsumedY: \(unconsumedY), \
        tool: \(tool), \
        buttons: \(buttons), \
        limits: \(limits), \
        direction: \(direction), \
        owner: \(owner), \
        gesture: \(gesture), \
        reason: \(reason), \
        setting: \(setting), \
        measured: \(measured), \
        allowed: \(allowed), \
        cause: \(cause))
        """
    }
}

/// Options of a command: how it moves the view. The defaults move the view at once.
public struct CommandOptions: Equatable, Sendable {
    var c: tapzoom_options

    init(_ c: tapzoom_options) { self.c = c }

    /// Creates a value from its fields.
    public init(
        animated: Bool = false, curve: AnimationCurve = .standard, path: AnimationPath = .direct, duration: Double = 0,
        left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0, maxScale: Double = 0,
        flyRho: Double = 0, flySpeed: Double = 0, quiet: Bool = false
    ) {
        c = tapzoom_options()
        self.animated = animated
        self.curve = curve
        self.path = path
        self.duration = duration
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
        self.maxScale = maxScale
        self.flyRho = flyRho
        self.flySpeed = flySpeed
        self.quiet = quiet
    }

    /// false: at once; true: animated.
    public var animated: Bool {
        get { c.animated != 0 }
        set { c.animated = newValue ? 1 : 0 }
    }

    /// `AnimationCurve`.
    public var curve: AnimationCurve {
        get { AnimationCurve(rawValue: c.curve) ?? .standard }
        set { c.curve = newValue.rawValue }
    }

    /// `AnimationPath`.
    public var path: AnimationPath {
        get { AnimationPath(rawValue: c.path) ?? .direct }
        set { c.path = newValue.rawValue }
    }

    /// Duration of the animation in seconds, 0, or 0.001 to 10. 0 means `Config.animationDuration`, or with `fly` that
    /// of `flySpeed`, at most 60 seconds.
    public var duration: Double {
        get { c.duration }
        set { c.duration = newValue }
    }

    /// Padding of `ZoomView.zoom(to:)` in the safe area, view units, 0 to `maxLength` each.
    public var left: Double {
        get { c.left }
        set { c.left = newValue }
    }

    /// Padding of `ZoomView.zoom(to:)` in the safe area, view units, 0 to `maxLength` each.
    public var top: Double {
        get { c.top }
        set { c.top = newValue }
    }

    /// Padding of `ZoomView.zoom(to:)` in the safe area, view units, 0 to `maxLength` each.
    public var right: Double {
        get { c.right }
        set { c.right = newValue }
    }

    /// Padding of `ZoomView.zoom(to:)` in the safe area, view units, 0 to `maxLength` each.
    public var bottom: Double {
        get { c.bottom }
        set { c.bottom = newValue }
    }

    /// Largest scale of the target, 1e-40 to 1e40, or 0: that of the view.
    public var maxScale: Double {
        get { c.max_scale }
        set { c.max_scale = newValue }
    }

    /// `fly`: curvature, 0.001 to 1000, or 0: sqrt 2.
    public var flyRho: Double {
        get { c.fly_rho }
        set { c.fly_rho = newValue }
    }

    /// `fly` without duration: rho-screenfuls per second, 0.001 to 1000, or 0: 1.2.
    public var flySpeed: Double {
        get { c.fly_speed }
        set { c.fly_speed = newValue }
    }

    /// true: for following another camera, even in each frame. Sends only `limit` and, after a pause, `settled`; no
    /// effect while the user moves the view. Not with `animated`.
    public var quiet: Bool {
        get { c.quiet != 0 }
        set { c.quiet = newValue ? 1 : 0 }
    }

    /// Whether all fields are equal.
    public static func == (one: CommandOptions, other: CommandOptions) -> Bool {
        if one.animated != other.animated { return false }
        if one.curve != other.curve { return false }
        if one.path != other.path { return false }
        if one.duration != other.duration { return false }
        if one.left != other.left { return false }
        if one.top != other.top { return false }
        if one.right != other.right { return false }
        if one.bottom != other.bottom { return false }
        if one.maxScale != other.maxScale { return false }
        if one.flyRho != other.flyRho { return false }
        if one.flySpeed != other.flySpeed { return false }
        if one.quiet != other.quiet { return false }
        return true
    }
}

extension CommandOptions: CustomStringConvertible {
    /// The fields.
    public var description: String {
        """
        CommandOptions(\
        animated: \(animated), \
        curve: \(curve), \
        path: \(path), \
        duration: \(duration), \
        left: \(left), \
        top: \(top), \
        right: \(right), \
        bottom: \(bottom), \
        maxScale: \(maxScale), \
        flyRho: \(flyRho), \
        flySpeed: \(flySpeed), \
        quiet: \(quiet))
        """
    }
}

/// A scale that keeps its meaning after a resize: a factor times the scale of a fit, or the larger of two such terms.
/// Examples:
///
/// - `ScaleLevel(factor: 2.5)`: the scale 2.5.
/// - `ScaleLevel.larger((.oneToOne, 2), (.contain, 6))`: two device pixels for each content unit, or six times the
/// scale of the whole content.
public struct ScaleLevel: Equatable, Sendable {
    var c: tapzoom_level

    init(_ c: tapzoom_level) { self.c = c }

    /// Creates a value from its fields.
    public init(
        fit: Fit = .none, factor: Double, otherFit: Fit = .none, otherFactor: Double = 0
    ) {
        c = tapzoom_level()
        self.fit = fit
        self.factor = factor
        self.otherFit = otherFit
        self.otherFactor = otherFactor
    }

    /// `Fit`.
    public var fit: Fit {
        get { Fit(rawValue: c.fit) ?? .none }
        set { c.fit = newValue.rawValue }
    }

    /// `Fit` of the second term; `Fit.none` without one.
    public var otherFit: Fit {
        get { Fit(rawValue: c.other_fit) ?? .none }
        set { c.other_fit = newValue.rawValue }
    }

    /// Factor, 1e-6 to 1e6.
    public var factor: Double {
        get { c.factor }
        set { c.factor = newValue }
    }

    /// Factor of the second term, 1e-6 to 1e6; 0 without one.
    public var otherFactor: Double {
        get { c.other_factor }
        set { c.other_factor = newValue }
    }

    /// Whether all fields are equal.
    public static func == (one: ScaleLevel, other: ScaleLevel) -> Bool {
        if one.fit != other.fit { return false }
        if one.otherFit != other.otherFit { return false }
        if one.factor != other.factor { return false }
        if one.otherFactor != other.otherFactor { return false }
        return true
    }
}

extension ScaleLevel: CustomStringConvertible {
    /// The fields.
    public var description: String {
        """
        ScaleLevel(\
        fit: \(fit), \
        otherFit: \(otherFit), \
        factor: \(factor), \
        otherFactor: \(otherFactor))
        """
    }
}

/// How far the content is beyond its limits.
public struct Overscroll: Equatable, Sendable {
    var c: tapzoom_overscroll

    init(_ c: tapzoom_overscroll) { self.c = c }

    /// Creates a value with zeros: the library fills it.
    public init() { c = tapzoom_overscroll() }

    /// Displayed, view units: positive beyond `left` or `top`.
    public var x: Double {
        get { c.x }
        set { c.x = newValue }
    }

    /// Displayed, view units: positive beyond `left` or `top`.
    public var y: Double {
        get { c.y }
        set { c.y = newValue }
    }

    /// Excess before the rubber band.
    public var rawX: Double {
        get { c.raw_x }
        set { c.raw_x = newValue }
    }

    /// Excess before the rubber band.
    public var rawY: Double {
        get { c.raw_y }
        set { c.raw_y = newValue }
    }

    /// Displayed excess in ln(scale); negative below the smallest scale.
    public var logScale: Double {
        get { c.log_scale }
        set { c.log_scale = newValue }
    }

    /// Excess before the rubber band.
    public var rawLogScale: Double {
        get { c.raw_log_scale }
        set { c.raw_log_scale = newValue }
    }

    /// Whether all fields are equal.
    public static func == (one: Overscroll, other: Overscroll) -> Bool {
        if one.x != other.x { return false }
        if one.y != other.y { return false }
        if one.rawX != other.rawX { return false }
        if one.rawY != other.rawY { return false }
        if one.logScale != other.logScale { return false }
        if one.rawLogScale != other.rawLogScale { return false }
        return true
    }
}

extension Overscroll: CustomStringConvertible {
    /// The fields.
    public var description: String {
        """
        Overscroll(\
        x: \(x), \
        y: \(y), \
        rawX: \(rawX), \
        rawY: \(rawY), \
        logScale: \(logScale), \
        rawLogScale: \(rawLogScale))
        """
    }
}

/// A contact that is down.
public struct Contact: Equatable, Sendable {
    var c: tapzoom_contact

    init(_ c: tapzoom_contact) { self.c = c }

    /// Creates a value with zeros: the library fills it.
    public init() { c = tapzoom_contact() }

    /// Its id.
    public var id: Int64 {
        get { c.id }
        set { c.id = newValue }
    }

    /// View units.
    public var x: Double {
        get { c.x }
        set { c.x = newValue }
    }

    /// View units.
    public var y: Double {
        get { c.y }
        set { c.y = newValue }
    }

    /// Seconds.
    public var landingTime: Double {
        get { c.landing_time }
        set { c.landing_time = newValue }
    }

    /// View units.
    public var landingViewPoint: ViewPoint {
        get { ViewPoint(x: c.landing_view_x, y: c.landing_view_y) }
        set { (c.landing_view_x, c.landing_view_y) = (newValue.x, newValue.y) }
    }

    /// Content units.
    public var landingContentPoint: ContentPoint {
        get { ContentPoint(x: c.landing_content_x, y: c.landing_content_y) }
        set { (c.landing_content_x, c.landing_content_y) = (newValue.x, newValue.y) }
    }

    /// `ContactOwner`.
    public var owner: ContactOwner {
        get { ContactOwner(rawValue: c.owner) ?? .view }
        set { c.owner = newValue.rawValue }
    }

    /// `Tool`.
    public var tool: Tool {
        get { Tool(rawValue: c.tool) ?? .finger }
        set { c.tool = newValue.rawValue }
    }

    /// `Buttons` bits at its landing.
    public var buttons: Buttons {
        get { Buttons(rawValue: c.buttons) }
        set { c.buttons = newValue.rawValue }
    }

    /// Whether all fields are equal.
    public static func == (one: Contact, other: Contact) -> Bool {
        if one.id != other.id { return false }
        if one.x != other.x { return false }
        if one.y != other.y { return false }
        if one.landingTime != other.landingTime { return false }
        if one.landingViewPoint != other.landingViewPoint { return false }
        if one.landingContentPoint != other.landingContentPoint { return false }
        if one.owner != other.owner { return false }
        if one.tool != other.tool { return false }
        if one.buttons != other.buttons { return false }
        return true
    }
}

extension Contact: CustomStringConvertible {
    /// The fields.
    public var description: String {
        """
        Contact(\
        id: \(id), \
        x: \(x), \
        y: \(y), \
        landingTime: \(landingTime), \
        landingViewPoint: \(landingViewPoint), \
        landingContentPoint: \(landingContentPoint), \
        owner: \(owner), \
        tool: \(tool), \
        buttons: \(buttons))
        """
    }
}

/// One replayed call.
public struct RecordEntry: Equatable, Sendable {
    var c: tapzoom_record_entry

    init(_ c: tapzoom_record_entry) { self.c = c }

    /// Creates a value with zeros: the library fills it.
    public init() { c = tapzoom_record_entry() }

    /// Index of the call; `start` is 0.
    public var number: Int64 {
        get { c.number }
        set { c.number = newValue }
    }

    /// Hash of all calls and outcomes since `start`.
    public var hash: UInt64 {
        get { c.hash }
        set { c.hash = newValue }
    }

    /// The view's clock after the call.
    public var time: Double {
        get { c.time }
        set { c.time = newValue }
    }

    /// `RecordKind`.
    public var kind: RecordKind {
        get { RecordKind(rawValue: c.kind) ?? .start }
        set { c.kind = newValue.rawValue }
    }

    /// Events that the call polled.
    public var eventCount: Int {
        get { Int(c.event_count) }
        set { c.event_count = Int32(clamping: newValue) }
    }

    /// Its real arguments in order.
    public var numbers: [Double] {
        get { withUnsafeBytes(of: c.numbers) { Array($0.bindMemory(to: Double.self)) } }
        set { withUnsafeMutableBytes(of: &c.numbers) { copy(newValue, to: $0) } }
    }

    /// Its integer arguments.
    public var integers: [Int64] {
        get { withUnsafeBytes(of: c.integers) { Array($0.bindMemory(to: Int64.self)) } }
        set { withUnsafeMutableBytes(of: &c.integers) { copy(newValue, to: $0) } }
    }

    /// Whether all fields are equal.
    public static func == (one: RecordEntry, other: RecordEntry) -> Bool {
        if one.number != other.number { return false }
        if one.hash != other.hash { return false }
        if one.time != other.time { return false }
        if one.kind != other.kind { return false }
        if one.eventCount != other.eventCount { return false }
        if one.numbers != other.numbers { return false }
        if one.integers != other.integers { return false }
        return true
    }
}
