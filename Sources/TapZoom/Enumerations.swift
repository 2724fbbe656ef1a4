// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

/// Phase of a touch. 0 is an error.
public enum TouchPhase: Int32, CaseIterable, Sendable {
    /// The contact landed.
    case began = 1
    /// The contact moved.
    case moved = 2
    /// The contact lifted. Its last position counts for taps, but does not pan or zoom.
    case ended = 3
    /// The system took it: no tap, press, swipe or fling. Other contacts go on.
    case cancelled = 4
}

/// Kind of contact.
public enum Tool: Int32, CaseIterable, Sendable {
    /// A finger.
    case finger = 0
    /// A pen.
    case pen = 1
    /// A pointer while a button is down. Do not push hover moves.
    case mouse = 2
}

/// A set of `Tool`.
public struct Tools: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: UInt32

    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bit of `Tool.finger`.
    public static var finger: Tools { Tools(rawValue: 1 << 0) }

    /// The bit of `Tool.pen`.
    public static var pen: Tools { Tools(rawValue: 1 << 1) }

    /// The bit of `Tool.mouse`.
    public static var mouse: Tools { Tools(rawValue: 1 << 2) }

    /// All members.
    public static var all: Tools { Tools(rawValue: 7) }
}

/// Presets, which you then change.
public enum Preset: Int32, CaseIterable, Sendable {
    /// Shows the whole photo, and does not enlarge a small one. The wheel zooms.
    case photos = 0
    /// Covers the safe area. Double taps zoom by 2. The wheel zooms.
    case maps = 1
    /// Fits the width, and begins at the top. The wheel pans.
    case reader = 2
    /// An object that moves without bounds, at 0.1 to 10 times its fitted scale.
    case board = 3
}

/// Unit of dx and dy.
public enum ScrollUnit: Int32, CaseIterable, Sendable {
    /// View units.
    case pixel = 0
    /// Lines of 40 view units.
    case line = 1
    /// Heights of the viewport.
    case page = 2
    /// 1/120 of a wheel notch, as in Windows and Wayland. A notch is 100 view units, and zooms by 1.26.
    case notch120 = 3
}

/// Device of a scroll.
public enum ScrollSource: Int32, CaseIterable, Sendable {
    /// The view smooths the delta, and stops at the limits.
    case wheel = 0
    /// The content moves at once, as under fingers, with a rubber band.
    case trackpad = 1
}

/// Phase of a scroll, as the window system reports it.
public enum ScrollPhase: Int32, CaseIterable, Sendable {
    /// No phase. The scroll ends after `scrollEndTime` without a report.
    case unphased = 0
    /// Fingers rest on the trackpad, which stops a motion.
    case began = 1
    /// The fingers move on the trackpad.
    case changed = 2
    /// The fingers have lifted.
    case ended = 3
    /// The system continues the scroll after the lift. It only pans.
    case momentum = 4
}

/// Why a call was refused: `TapZoomError.status`.
public enum TapZoomStatus: Int32, CaseIterable, Sendable {
    /// A required argument is missing.
    case null = -1
    /// A struct has the wrong size, or its unknown bytes are not 0.
    case structSize = -2
    /// A number is NaN or infinite.
    case notFinite = -3
    /// A number is outside its range.
    case range = -4
    /// A value or a bit is not in its enumeration.
    case `enum` = -5
    /// Without lenient: the time is before the view's clock.
    case time = -6
    /// Without lenient: `began` has the id of a contact that is down.
    case contactInUse = -7
    /// No contact with this id is down.
    case contactUnknown = -8
    /// Without lenient: `maxContacts` are already down.
    case contactLimit = -9
    /// The system has no memory.
    case memory = -10
    /// The given memory is too small.
    case bufferTooSmall = -11
    /// The bytes are damaged, or of another format.
    case data = -12
    /// A replayed call had another outcome.
    case diverged = -13
    /// Another call on the view is under way.
    case busy = -14
}

/// Flags of a contact.
public struct ContactFlags: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: UInt32

    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The contact makes no tap, long press or quick zoom.
    public static var noTap: ContactFlags { ContactFlags(rawValue: 1 << 0) }

    /// The contact's pan begins at the first move.
    public static var noSlop: ContactFlags { ContactFlags(rawValue: 1 << 1) }

    /// The system takes it for a palm.
    public static var palm: ContactFlags { ContactFlags(rawValue: 1 << 2) }

    /// All members.
    public static var all: ContactFlags { ContactFlags(rawValue: 7) }
}

/// Buttons of a mouse or a pen. All act alike.
public struct Buttons: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: UInt32

    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The left one, or the tip of a pen.
    public static var primary: Buttons { Buttons(rawValue: 1 << 0) }

    /// The secondary button.
    public static var secondary: Buttons { Buttons(rawValue: 1 << 1) }

    /// The middle button.
    public static var middle: Buttons { Buttons(rawValue: 1 << 2) }

    /// The button that goes back.
    public static var back: Buttons { Buttons(rawValue: 1 << 3) }

    /// The button that goes forward.
    public static var forward: Buttons { Buttons(rawValue: 1 << 4) }

    /// The other end of a pen.
    public static var eraser: Buttons { Buttons(rawValue: 1 << 5) }

    /// All members.
    public static var all: Buttons { Buttons(rawValue: 63) }
}

/// Flags of `ViewState`.
public struct StateFlags: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: UInt32

    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A contact is down.
    public static var touched: StateFlags { StateFlags(rawValue: 1 << 8) }

    /// The content moves without fingers. `nextDeadline` tells when to draw.
    public static var moving: StateFlags { StateFlags(rawValue: 1 << 9) }

    /// The scale is more than 0.1 % above that of the fitted view.
    public static var zoomed: StateFlags { StateFlags(rawValue: 1 << 10) }

    /// Events were dropped; see `ZoomView.pollEvents`.
    public static var eventsLost: StateFlags { StateFlags(rawValue: 1 << 11) }

    /// Quiet commands move the view; it has not settled.
    public static var driven: StateFlags { StateFlags(rawValue: 1 << 12) }

    /// All members.
    public static var all: StateFlags { StateFlags(rawValue: 7936) }
}

/// Kinds of events. A gesture without duration sends one `discrete` event. Any other sends `began`, perhaps `changed`,
/// and exactly one `ended` or `cancelled`. Skip kinds that you do not know.
public enum EventKind: Int32, CaseIterable, Sendable {
    /// No event.
    case none = 0
    /// A possible single tap, for a highlight. `began` at the lift; `ended` with `tap`; `cancelled` by a second tap.
    case tapPending = 1
    /// `discrete`. A single tap: `doubleTapTime` after the lift, or at once if `doubleTap` is off, or has neither a
    /// zoom nor a bit in `events`. The place is that of the lift.
    case tap = 2
    /// `discrete`. The lift of the second and each further tap of a quick series: `tapCount` is 2, 3, ... Even ones
    /// zoom.
    case doubleTap = 3
    /// `discrete`. Two to five fingers tapped together (`fingerTaps`): at the last lift. `contactCount` is their
    /// number.
    case fingersTap = 5
    /// A finger rests. `began` after `pressTime`; `ended` when all fingers have lifted. The finger may still pan.
    case longPress = 6
    /// Fingers drag the content. `ended` at the last lift, with the velocity that flings: 0 after a rest. `pan`
    /// encloses `pinch` and `rotate`.
    case pan = 7
    /// Fingers zoom by their distance. `ended` when one finger is left.
    case pinch = 8
    /// Fingers rotate the content. `ended` when one finger is left.
    case rotate = 9
    /// A finger or a pen that lands right after a tap zooms by the vertical part of its drag, about its landing.
    case quickZoom = 10
    /// `discrete`. One finger dragged fast on content that is not zoomed in and cannot move that way. `limits` has the
    /// edge opposite to its direction: `right` for a swipe to the `left`.
    case swipe = 11
    /// The content glides on after fingers lifted in motion, until rest. `cancelled` when anything but a relative
    /// command moves the view. A finger that stops a fast fling makes no tap.
    case fling = 12
    /// A wheel or a trackpad moves the view. The place is the pointer.
    case scroll = 13
    /// The view animates for a tap, a command or new settings.
    case animation = 14
    /// `discrete`. The view is at rest after it moved: draw sharp content now.
    case settled = 15
    /// The view has reached the limit in `limits`, for a click or a vibration. `ended` when it is away from it.
    case limit = 16
    /// `discrete`. The user asks for the page beyond the edge in `limits`: `right` is the next page, `left` the one
    /// before. It follows a `swipe`, or a `pan` that began at the edge and went `pageOverscroll` beyond it.
    case page = 17
    /// `discrete`. The owner of a contact changed, not by your call. If it is now `view` or `ignored`, discard what it
    /// drew.
    case owner = 18
    /// `discrete`. A fling has met the edge in `limits`, one of `pagerEdges`: the pager goes on with this velocity.
    case edge = 19
    /// Three to five fingers (`dragFingers`) drag for the host, by `unconsumedX` and `unconsumedY` since the last
    /// polled event. The view stands still.
    case fingersDrag = 20
    /// `discrete`. A gesture does not come: `reason` says why. It needs its bit in `events`.
    case failed = 21
    /// `discrete`. Lifting the fingers now would snap, for a click or a vibration. It needs its bit in `events`.
    case snap = 22
}

/// A set of `EventKind`.
public struct EventKinds: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: UInt64

    /// Creates a set of bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The bit of `EventKind.tapPending`.
    public static var tapPending: EventKinds { EventKinds(rawValue: 1 << 1) }

    /// The bit of `EventKind.tap`.
    public static var tap: EventKinds { EventKinds(rawValue: 1 << 2) }

    /// The bit of `EventKind.doubleTap`.
    public static var doubleTap: EventKinds { EventKinds(rawValue: 1 << 3) }

    /// The bit of `EventKind.fingersTap`.
    public static var fingersTap: EventKinds { EventKinds(rawValue: 1 << 5) }

    /// The bit of `EventKind.longPress`.
    public static var longPress: EventKinds { EventKinds(rawValue: 1 << 6) }

    /// The bit of `EventKind.pan`.
    public static var pan: EventKinds { EventKinds(rawValue: 1 << 7) }

    /// The bit of `EventKind.pinch`.
    public static var pinch: EventKinds { EventKinds(rawValue: 1 << 8) }

    /// The bit of `EventKind.rotate`.
    public static var rotate: EventKinds { EventKinds(rawValue: 1 << 9) }

    /// The bit of `EventKind.quickZoom`.
    public static var quickZoom: EventKinds { EventKinds(rawValue: 1 << 10) }

    /// The bit of `EventKind.swipe`.
    public static var swipe: EventKinds { EventKinds(rawValue: 1 << 11) }

    /// The bit of `EventKind.fling`.
    public static var fling: EventKinds { EventKinds(rawValue: 1 << 12) }

    /// The bit of `EventKind.scroll`.
    public static var scroll: EventKinds { EventKinds(rawValue: 1 << 13) }

    /// The bit of `EventKind.animation`.
    public static var animation: EventKinds { EventKinds(rawValue: 1 << 14) }

    /// The bit of `EventKind.settled`.
    public static var settled: EventKinds { EventKinds(rawValue: 1 << 15) }

    /// The bit of `EventKind.limit`.
    public static var limit: EventKinds { EventKinds(rawValue: 1 << 16) }

    /// The bit of `EventKind.page`.
    public static var page: EventKinds { EventKinds(rawValue: 1 << 17) }

    /// The bit of `EventKind.owner`.
    public static var owner: EventKinds { EventKinds(rawValue: 1 << 18) }

    /// The bit of `EventKind.edge`.
    public static var edge: EventKinds { EventKinds(rawValue: 1 << 19) }

    /// The bit of `EventKind.fingersDrag`.
    public static var fingersDrag: EventKinds { EventKinds(rawValue: 1 << 20) }

    /// The bit of `EventKind.failed`.
    public static var failed: EventKinds { EventKinds(rawValue: 1 << 21) }

    /// The bit of `EventKind.snap`.
    public static var snap: EventKinds { EventKinds(rawValue: 1 << 22) }

    /// All kinds, also those of later versions.
    public static var all: EventKinds { EventKinds(rawValue: .max) }
}

/// Phase of an event.
public enum EventPhase: Int32, CaseIterable, Sendable {
    /// The only event of a gesture without duration.
    case discrete = 0
    /// The first event of a gesture with duration.
    case began = 1
    /// New values of the gesture.
    case changed = 2
    /// The gesture has ended.
    case ended = 3
    /// The gesture was broken off.
    case cancelled = 4
}

/// Limits of the transform: the content is there or beyond, in motion or at rest. Content that cannot move is at both
/// edges.
public struct Limits: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: UInt32

    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The content can move no further toward larger x of the view.
    public static var left: Limits { Limits(rawValue: 1 << 0) }

    /// The content can move no further toward larger y.
    public static var top: Limits { Limits(rawValue: 1 << 1) }

    /// The content can move no further toward smaller x.
    public static var right: Limits { Limits(rawValue: 1 << 2) }

    /// The content can move no further toward smaller y.
    public static var bottom: Limits { Limits(rawValue: 1 << 3) }

    /// The smallest scale, within 0.1 %.
    public static var minScale: Limits { Limits(rawValue: 1 << 4) }

    /// The largest scale, within 0.1 %.
    public static var maxScale: Limits { Limits(rawValue: 1 << 5) }

    /// All members.
    public static var all: Limits { Limits(rawValue: 63) }
}

/// Direction of a movement in the view. `left` and `up` are toward smaller x and y.
public enum Direction: Int32, CaseIterable, Sendable {
    /// No direction.
    case none = 0
    /// Toward smaller x.
    case left = 1
    /// Toward smaller y.
    case up = 2
    /// Toward larger x.
    case right = 3
    /// Toward larger y.
    case down = 4
}

/// What moves the view at an event.
public enum Cause: Int32, CaseIterable, Sendable {
    /// Fingers, scrolls and what follows.
    case user = 0
    /// Commands, sizes and settings.
    case command = 1
    /// Quiet commands.
    case driven = 2
}

/// Reason of `failed`. To let the gesture pass, set the setting that `setting` names just beyond `measured`.
public enum FailureReason: Int32, CaseIterable, Sendable {
    /// No reason.
    case none = 0
    /// A contact moved too far.
    case moved = 1
    /// A contact stayed down or rested for too long.
    case held = 2
    /// The lift came too early.
    case tooEarly = 3
    /// A landing or a lift came too late.
    case tooLate = 4
    /// Too far from the last landing.
    case tooFar = 5
    /// The movement was too short.
    case tooShort = 6
    /// The movement was too slow.
    case tooSlow = 7
    /// The movement was not along an axis.
    case angle = 8
    /// A pen and a finger took part.
    case tool = 9
    /// Too few or too many contacts.
    case count = 10
    /// Off in the settings: `allowed` is the mask.
    case off = 11
    /// The content can still move there, or it is zoomed in.
    case limit = 12
    /// Lost to another gesture: `measured` is its `EventKind`.
    case lost = 13
    /// Claimed by the host, or `ignored`.
    case claimed = 14
    /// Cancelled by the system or the host.
    case cancelled = 15
    /// The contact stopped a motion.
    case stopped = 16
}

/// Easing curve. An animation that replaces a motion starts with its velocity.
public enum AnimationCurve: Int32, CaseIterable, Sendable {
    /// Starts and ends slowly.
    case standard = 0
    /// Starts fast, ends slowly.
    case easeOut = 1
}

/// Path of an animation.
public enum AnimationPath: Int32, CaseIterable, Sendable {
    /// Straight to the target.
    case direct = 0
    /// Zooms out, travels and zooms in (van Wijk and Nuij, 2003).
    case fly = 1
}

/// Steps of keys, buttons and switches, about the center of the safe area.
public struct Steps: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: UInt32

    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Multiplies the scale by `zoomStep`.
    public static var zoomIn: Steps { Steps(rawValue: 1 << 0) }

    /// Divides the scale by `zoomStep`.
    public static var zoomOut: Steps { Steps(rawValue: 1 << 1) }

    /// Looks left by a quarter of the safe area.
    public static var left: Steps { Steps(rawValue: 1 << 2) }

    /// As `left`, but upward.
    public static var up: Steps { Steps(rawValue: 1 << 3) }

    /// As `left`, but to the right.
    public static var right: Steps { Steps(rawValue: 1 << 4) }

    /// As `left`, but downward.
    public static var down: Steps { Steps(rawValue: 1 << 5) }

    /// Rotates by 15 degrees, from x to y.
    public static var clockwise: Steps { Steps(rawValue: 1 << 6) }

    /// As `clockwise`, but from y to x.
    public static var counterclockwise: Steps { Steps(rawValue: 1 << 7) }

    /// Goes to the fitted view.
    public static var fit: Steps { Steps(rawValue: 1 << 8) }

    /// All members.
    public static var all: Steps { Steps(rawValue: 511) }
}

/// Gestures to recognize: the bits of their events. One that is off delays no other.
public struct Gestures: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: UInt32

    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// One finger taps.
    public static var tap: Gestures { Gestures(rawValue: 1 << 2) }

    /// One finger taps twice.
    public static var doubleTap: Gestures { Gestures(rawValue: 1 << 3) }

    /// Two to five fingers tap together.
    public static var fingersTap: Gestures { Gestures(rawValue: 1 << 5) }

    /// One finger rests.
    public static var longPress: Gestures { Gestures(rawValue: 1 << 6) }

    /// Fingers move the content.
    public static var pan: Gestures { Gestures(rawValue: 1 << 7) }

    /// Fingers zoom by their distance.
    public static var pinch: Gestures { Gestures(rawValue: 1 << 8) }

    /// Fingers rotate the content.
    public static var rotate: Gestures { Gestures(rawValue: 1 << 9) }

    /// One finger taps, lands again and drags to zoom.
    public static var quickZoom: Gestures { Gestures(rawValue: 1 << 10) }

    /// One finger drags fast.
    public static var swipe: Gestures { Gestures(rawValue: 1 << 11) }

    /// The content glides on after a lift.
    public static var fling: Gestures { Gestures(rawValue: 1 << 12) }

    /// All members.
    public static var all: Gestures { Gestures(rawValue: 8172) }
}

/// A scale that depends on the sizes of the content and the safe area.
public enum Fit: Int32, CaseIterable, Sendable {
    /// Scale 1.
    case none = 0
    /// The safe area shows all of the content.
    case contain = 1
    /// The content covers the safe area.
    case cover = 2
    /// The content is as wide as the safe area.
    case width = 3
    /// The content is as tall as the safe area.
    case height = 4
    /// One content unit is one device pixel: 1 / `pixelsPerUnit`.
    case oneToOne = 5
    /// `contain`, but never larger than `oneToOne`.
    case scaleDown = 6
}

/// Limits of the translation.
public enum PanBounds: Int32, CaseIterable, Sendable {
    /// Larger content leaves no gap in the safe area; smaller content is aligned.
    case content = 0
    /// As `content`, but smaller content moves freely in the safe area.
    case inside = 1
    /// The content moves without bounds.
    case none = 2
}

/// Zoom of a tap or press. Two-finger taps zoom out, the others in.
public enum ZoomAction: Int32, CaseIterable, Sendable {
    /// Only the event comes.
    case none = 0
    /// Zooms by a factor of `zoomStep`, up to the limits.
    case step = 1
    /// Zooms from the fitted scale to levels[0] (or by `zoomStep`), from any other one back.
    case toggle = 2
    /// As `step`, but from the largest scale back to the fitted one.
    case cycle = 3
    /// Zooms to the next of levels, from the largest back to the fitted scale.
    case levels = 4
    /// Zooms to the fitted view, upright.
    case fit = 5
    /// The tapped point moves to the center, without zoom.
    case center = 6
}

/// Effect of a scroll.
public enum ScrollEffect: Int32, CaseIterable, Sendable {
    /// Nothing.
    case none = 0
    /// The content moves by (-dx, -dy).
    case pan = 1
    /// The view zooms by dy.
    case zoom = 2
}

/// Where the zoom of a tap puts the tapped point.
public enum ZoomAnchor: Int32, CaseIterable, Sendable {
    /// The tapped point stays in place.
    case point = 0
    /// The tapped point moves to the center of the safe area.
    case center = 1
}

/// Point about which fingers and scrolls zoom.
public enum PinchAnchor: Int32, CaseIterable, Sendable {
    /// The center of the fingers, or the pointer.
    case centroid = 0
    /// The center of the safe area. Two fingers then do not pan.
    case center = 1
}

/// Scales to which a zoom snaps, in its direction and within `snapTolerance`.
public enum Snap: Int32, CaseIterable, Sendable {
    /// Nothing snaps.
    case none = 0
    /// `Config.levels` and the fitted scale.
    case levels = 1
    /// The fitted scale times whole powers of `zoomStep`, as the levels of a map.
    case steps = 2
}

/// Source of the momentum after a trackpad's scroll that ends in motion.
public enum Momentum: Int32, CaseIterable, Sendable {
    /// `ScrollPhase.momentum` reports move the view; it never flings.
    case host = 0
    /// The view flings at `ended`, and ignores momentum reports.
    case library = 1
    /// The view flings at `ended`; momentum reports, if they come, continue that fling.
    case auto = 2
}

/// Numbers of fingers.
public struct FingerCounts: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: UInt32

    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Two fingers.
    public static var two: FingerCounts { FingerCounts(rawValue: 1 << 2) }

    /// Three fingers.
    public static var three: FingerCounts { FingerCounts(rawValue: 1 << 3) }

    /// Four fingers.
    public static var four: FingerCounts { FingerCounts(rawValue: 1 << 4) }

    /// Five fingers.
    public static var five: FingerCounts { FingerCounts(rawValue: 1 << 5) }

    /// All members.
    public static var all: FingerCounts { FingerCounts(rawValue: 60) }
}

/// What the view keeps when its content changes.
public enum Keep: Int32, CaseIterable, Sendable {
    /// The visible part: for a full image that replaces its preview.
    case picture = 0
    /// The transform: for a world that grows.
    case coordinates = 1
}

/// Owner of a contact. Those of `hostTools` and `hostButtons` are `host` from their landing. With `minPanContacts` 2 a
/// lone finger is `undecided` for `twoFingerLandTime`, then `host`; or `view` if a second one lands by then.
public enum ContactOwner: Int32, CaseIterable, Sendable {
    /// Moves the view.
    case view = 0
    /// You draw or drag with it. It still taps, unless claimed.
    case host = 1
    /// You may draw with it until `owner`.
    case undecided = 2
    /// A palm, or a finger beside a pen.
    case ignored = 3
}

/// Kinds of recorded calls, by the names of their functions.
public enum RecordKind: Int32, CaseIterable, Sendable {
    /// The beginning of the recording.
    case start = 1
    /// A call of `ZoomView.loadState`.
    case loadState = 2
    /// A call of `ZoomView.setConfig`.
    case config = 3
    /// A call of `ZoomView.setViewport`.
    case viewport = 4
    /// A call of `ZoomView.setContent`.
    case content = 5
    /// A call of `ZoomView.setPagerOffset`.
    case pagerOffset = 6
    /// A call of `ZoomView.push(_:)`.
    case touch = 7
    /// A call of `ZoomView.push(_:)`.
    case scroll = 8
    /// A call of `ZoomView.setOwner`.
    case owner = 9
    /// A call of `ZoomView.cancelTouches`.
    case cancelTouches = 10
    /// A call of `ZoomView.advance`.
    case advance = 11
    /// A call of `ZoomView.rebaseTime`.
    case rebaseTime = 12
    /// A call of `ZoomView.setTransform`.
    case setTransform = 13
    /// A call of `ZoomView.zoom(to:about:)`.
    case zoomTo = 14
    /// A call of `ZoomView.zoom(to:)`.
    case zoomToRect = 15
    /// A call of `ZoomView.center(on:)`.
    case centerOn = 16
    /// A call of `ZoomView.rotate(to:about:)`.
    case rotateTo = 17
    /// A call of `ZoomView.fit`.
    case fit = 18
    /// A call of `ZoomView.pan(byX:y:)`.
    case panBy = 19
    /// A call of `ZoomView.zoom(by:about:)`.
    case zoomBy = 20
    /// A call of `ZoomView.rotate(by:about:)`.
    case rotateBy = 21
    /// A call of `ZoomView.setVelocity`.
    case setVelocity = 22
    /// A call of `ZoomView.stopMotion`.
    case stopMotion = 23
    /// A call of `ZoomView.pollEvents`.
    case poll = 24
    /// A call of `ZoomView.penNear`.
    case penNear = 25
    /// A call of `ZoomView.step`.
    case step = 26
}

/// The limits of the library. They keep their values in all versions 1.x.
public enum TapZoomLimits {
    /// Most contacts of a view.
    public static var maxContacts: Int { 16 }
    /// Most levels.
    public static var maxLevels: Int { 8 }
    /// Most events that wait.
    public static var eventCapacity: Int { 32 }
    /// Largest size and coordinate.
    public static var maxLength: Double { 1e12 }
    /// Smallest size.
    public static var minSize: Double { 1e-6 }
    /// Largest time, seconds.
    public static var maxTime: Double { 1e12 }
}
