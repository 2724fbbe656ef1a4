// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

/// Why a call was refused: `TapZoomError.status`.
public enum TapZoomStatus: Int32, CaseIterable, Sendable {
    /// A required pointer is NULL.
    case null = -1
    /// The `structSize` is wrong, or bytes beyond the known fields are not 0.
    case structSize = -2
    /// A number is NaN or infinite.
    case notFinite = -3
    /// A number is outside its range, or a reserved field is not 0.
    case range = -4
    /// A value is not in its enumeration, or a mask has an unknown bit.
    case `enum` = -5
    /// Without `lenient`: the time is before the view's clock.
    case time = -6
    /// Without `lenient`: `began` has the id of a contact that is down.
    case contactInUse = -7
    /// No contact with this id is down; for a touch only without `lenient`.
    case contactUnknown = -8
    /// Without `lenient`: `maxContacts` contacts are already down.
    case contactLimit = -9
    /// The system has no memory for a view.
    case memory = -10
    /// The host's memory is too small.
    case bufferTooSmall = -11
    /// The bytes are damaged, or not a snapshot or recording of this format.
    case data = -12
    /// The replayed call ran, but its outcome differs from the recorded one, or its bytes are damaged.
    case diverged = -13
    /// Another call on the view is under way.
    case busy = -14
}

/// Phase of a touch. 0 is an error.
public enum TouchPhase: Int32, CaseIterable, Sendable {
    /// The contact landed.
    case began = 1
    /// The contact moved, or the device repeated its position.
    case moved = 2
    /// The contact lifted. Its last position counts toward `tapSlop` but does not pan or zoom; see `EventKind.pan` for
    /// a contact without moves.
    case ended = 3
    /// The system took the contact, such as a palm. It makes no tap, press, swipe or fling. Gestures continue with the
    /// remaining contacts; a gesture that needs more is `cancelled`.
    case cancelled = 4
}

/// Kind of contact.
public enum Tool: Int32, CaseIterable, Sendable {
    /// Finger.
    case finger = 0
    /// Pen.
    case pen = 1
    /// A pointer while a button is down; the host does not push hover moves.
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

/// Flags of a contact.
public struct ContactFlags: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: UInt32

    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It makes no tap, long press or quick zoom: for a contact that has already acted elsewhere.
    public static var noTap: ContactFlags { ContactFlags(rawValue: 1 << 0) }

    /// A pan with it begins at the first move: for a contact that another view hands over in motion.
    public static var noSlop: ContactFlags { ContactFlags(rawValue: 1 << 1) }

    /// The system takes it for a palm, at its landing or later. It becomes `ContactOwner.ignored`, whatever `palmSize`
    /// is.
    public static var palm: ContactFlags { ContactFlags(rawValue: 1 << 2) }

    /// All members.
    public static var all: ContactFlags { ContactFlags(rawValue: 7) }
}

/// Buttons of a mouse or a pen. All act alike, unless `hostButtons` gives some to the host; an event tells which.
public struct Buttons: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: UInt32

    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The left button of a mouse, or the tip of a pen.
    public static var primary: Buttons { Buttons(rawValue: 1 << 0) }

    /// Secondary.
    public static var secondary: Buttons { Buttons(rawValue: 1 << 1) }

    /// Middle.
    public static var middle: Buttons { Buttons(rawValue: 1 << 2) }

    /// Back.
    public static var back: Buttons { Buttons(rawValue: 1 << 3) }

    /// Forward.
    public static var forward: Buttons { Buttons(rawValue: 1 << 4) }

    /// The other end of a pen.
    public static var eraser: Buttons { Buttons(rawValue: 1 << 5) }

    /// All members.
    public static var all: Buttons { Buttons(rawValue: 63) }
}

/// Unit of the dx and dy of a scroll.
public enum ScrollUnit: Int32, CaseIterable, Sendable {
    /// View units.
    case pixel = 0
    /// Lines of 40 view units.
    case line = 1
    /// Heights of the viewport.
    case page = 2
    /// 1/120 of a wheel notch, as in Windows and Wayland. A notch is 100 view units.
    case notch120 = 3
}

/// Device of a scroll.
public enum ScrollSource: Int32, CaseIterable, Sendable {
    /// The view smooths the delta (`wheelSmoothing`) and stops at the limits.
    case wheel = 0
    /// The content moves at once, as under fingers; beyond the limits it follows the rubber band.
    case trackpad = 1
}

/// Phase of a scroll, as the window system reports it.
public enum ScrollPhase: Int32, CaseIterable, Sendable {
    /// No phases: the scroll ends after `scrollEndTime` without a report. Deltas of a trackpad that decay evenly act as
    /// `momentum`, and so do the zooms into which a key turns the rest of them.
    case unphased = 0
    /// Fingers rest on the trackpad. This stops a motion, unless `Config.trackpad` is `none`.
    case began = 1
    /// The scroll continues until `ended`, however long.
    case changed = 2
    /// The fingers have lifted, after the delta of this report.
    case ended = 3
    /// The system continues the scroll after the lift: see `Config.momentum`. It only pans, and not while a contact is
    /// down.
    case momentum = 4
}

/// Presets for `Config.init`, which the host may then change. `Config` lists the defaults of each.
public enum Preset: Int32, CaseIterable, Sendable {
    /// The fitted view shows the whole photo, and does not enlarge a small one.
    case photos = 0
    /// The fitted view covers the safe area. Taps zoom by a factor of 2.
    case maps = 1
    /// The content has the width of the safe area and begins at its top.
    case reader = 2
    /// An object that moves without bounds, at 0.1 to 10 times its fitted scale.
    case board = 3
}

/// Gestures to recognize, bits of `Config.gestures`. `Gestures.pan` is 1 << `EventKind.pan`, and so on. A gesture that
/// is off costs no time and delays no other gesture.
public struct Gestures: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: UInt32

    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Tap.
    public static var tap: Gestures { Gestures(rawValue: 1 << 2) }

    /// Double tap.
    public static var doubleTap: Gestures { Gestures(rawValue: 1 << 3) }

    /// Two to five fingers tap together.
    public static var fingersTap: Gestures { Gestures(rawValue: 1 << 5) }

    /// Long press.
    public static var longPress: Gestures { Gestures(rawValue: 1 << 6) }

    /// One or more fingers drag the content. Scrolls pan without it.
    public static var pan: Gestures { Gestures(rawValue: 1 << 7) }

    /// Two or more fingers zoom by the distance between them.
    public static var pinch: Gestures { Gestures(rawValue: 1 << 8) }

    /// Two or more fingers rotate the content.
    public static var rotate: Gestures { Gestures(rawValue: 1 << 9) }

    /// A tap, then a finger that stays down and drags: down zooms in.
    public static var quickZoom: Gestures { Gestures(rawValue: 1 << 10) }

    /// One finger drags fast in a direction in which the content cannot move.
    public static var swipe: Gestures { Gestures(rawValue: 1 << 11) }

    /// The view moves on when fingers lift in motion.
    public static var fling: Gestures { Gestures(rawValue: 1 << 12) }

    /// All members.
    public static var all: Gestures { Gestures(rawValue: 8172) }
}

/// A scale that depends on the sizes of the upright content and of the safe area. At `cover`, rotated content may leave
/// gaps.
public enum Fit: Int32, CaseIterable, Sendable {
    /// Scale 1.
    case none = 0
    /// The largest scale at which the safe area shows all of the content.
    case contain = 1
    /// The smallest scale at which the content covers the safe area.
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

/// Effect of a tap, a double tap or a long press, which zooms in, or of a two-finger tap, which zooms out.
public enum ZoomAction: Int32, CaseIterable, Sendable {
    /// Nothing; the event still comes.
    case none = 0
    /// In: multiplies by `zoomStep`. Out: divides by it. Both stop at the limits.
    case step = 1
    /// In: from the fitted scale to levels[0], from any other to the fitted scale. Out: to the fitted scale. If
    /// levels[0] is not above the fitted scale, `zoomStep` times the fitted scale takes its place; if tall content
    /// would then cover at most half of the width, the scale of `width`.
    case toggle = 2
    /// In: multiplies by `zoomStep` up to the largest scale, then goes to the fitted scale. Out: divides by `zoomStep`,
    /// not below the fitted scale.
    case cycle = 3
    /// In: to the next larger level, from the largest to the fitted scale. Out: to the next smaller level. The fitted
    /// scale counts as a level.
    case levels = 4
    /// To the fitted view, upright.
    case fit = 5
    /// Does not zoom: the tapped content point moves to the center of the safe area.
    case center = 6
}

/// Where a zoom puts the tapped content point, within the bounds.
public enum ZoomAnchor: Int32, CaseIterable, Sendable {
    /// It stays under the finger.
    case point = 0
    /// It moves to the center of the safe area.
    case center = 1
}

/// Point about which pinches, rotations, quick zooms, wheels and a trackpad's pinch zoom or turn.
public enum PinchAnchor: Int32, CaseIterable, Sendable {
    /// The center of the fingers, the landing of a quick zoom, or the pointer.
    case centroid = 0
    /// The center of the safe area. Fingers that can pinch or rotate do not pan; `pan` still encloses their gestures.
    case center = 1
}

/// Scales to which the view snaps after a pinch, a quick zoom or a scroll. Of those beyond the scale at which the zoom
/// began, it goes to the one nearest to the scale at which the motion would end, if that lies within `snapTolerance`.
public enum Snap: Int32, CaseIterable, Sendable {
    /// No snapping.
    case none = 0
    /// `Config.levels` and the fitted scale.
    case levels = 1
    /// The fitted scale times whole powers of `zoomStep`, as the levels of a map.
    case steps = 2
}

/// Effect of a scroll.
public enum ScrollEffect: Int32, CaseIterable, Sendable {
    /// Nothing.
    case none = 0
    /// The content moves by (-dx, -dy).
    case pan = 1
    /// The view zooms by dy about the pointer; dx has no effect.
    case zoom = 2
}

/// Source of the momentum after a trackpad's scroll that ends in motion.
public enum Momentum: Int32, CaseIterable, Sendable {
    /// The system alone: the host pushes `ScrollPhase.momentum`. At an edge the content bounces once; the view ignores
    /// the rest.
    case host = 0
    /// The view alone: it flings at `ScrollPhase.ended` as after fingers, not when `scrollEndTime` ends the scroll. It
    /// ignores `ScrollPhase.momentum`.
    case library = 1
    /// The system if it sends momentum, otherwise the view. It flings at `ScrollPhase.ended`; a `ScrollPhase.momentum`
    /// within `scrollEndTime` takes this `fling` over without a jump.
    case auto = 2
}

/// Limits of the translation. Other numbers are reserved.
public enum PanBounds: Int32, CaseIterable, Sendable {
    /// Content that is larger than the safe area leaves no gap in it, also when it is rotated. Smaller content is
    /// aligned (`alignX`, `alignY`).
    ///
    /// A `visiblePart` below 1 or a `visibleExtra` below 0 lets content leave the safe area in part. Along each axis of
    /// the content, m is the length of the content or of the safe area, whichever is smaller. At least
    /// clamp(`visiblePart` * m + `visibleExtra`, 0, m) of the content stays within the safe area. Smaller content then
    /// moves freely. Content always touches the safe area.
    case content = 0
    /// As `content`, but smaller content moves freely within the safe area.
    case inside = 1
    /// No bounds: `visiblePart` and `visibleExtra` have no effect.
    case none = 2
}

/// Limits of the transform: bits of `ViewState.flags`, `GestureEvent.limits` and `Config.pagerEdges`. The view has
/// reached a limit when it is at the limit or beyond it, in motion or at rest. Aligned content has reached both edges
/// of its axis.
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

/// Kinds of events. A gesture without duration sends one `discrete` event. A gesture with duration sends `began`, then
/// `changed`, then exactly one `ended` or `cancelled`. Numbers that are not listed are reserved.
///
/// `pan`, `pinch`, `rotate`, `quickZoom` and `scroll` are also `cancelled` by an absolute command, by
/// `ZoomView.cancelTouches`, and by an animated `ZoomView.setConfig` that moves the view. Settings that switch the
/// gesture off cancel them, too, and a claim of the last contact.
public enum EventKind: Int32, CaseIterable, Sendable {
    /// None.
    case none = 0
    /// A possible single tap, for example to highlight a button. `began` when the finger lifts; `ended` together with
    /// `tap`; `cancelled` when the next contact makes it a double tap or a quick zoom, or by `ZoomView.cancelTouches`.
    case tapPending = 1
    /// `discrete`. A confirmed single tap: `doubleTapTime` after the lift, or sooner if the next contact cannot be the
    /// second tap. The place and the content point are those of the lift.
    ///
    /// `tap` comes at the lift if `doubleTap` is off, or if the host does not poll it and it would not change the
    /// transform. `tapCount` then counts the taps of a quick series.
    case tap = 2
    /// `discrete`. The second and each further tap of a quick series with one tool and the same buttons, when its
    /// finger lifts. `tapCount` is 2, 3, 4, ...; at even numbers the view zooms (see `Config.doubleTap`).
    case doubleTap = 3
    /// `discrete`. Two to five fingers tapped together: when all have lifted, at their center. `contactCount` is their
    /// number; `tapCount` counts such taps of a quick series. Each finger beyond two adds 0.05 s to the limits. Two
    /// fingers that exceed a limit, or land 300 points apart, tap one by one. Three or more that are down at once and
    /// do not tap together make no tap until all have lifted.
    case fingersTap = 5
    /// A finger rests. `began` after `pressTime`, while the finger is down; `ended` when all fingers have lifted.
    /// `cancelled` when a second finger lands before a pan, when the system takes the last contact, or with the `pan`
    /// of its finger. Another finger taps and double taps beside it, and its own drag pans and flings, as without it; a
    /// host that picks something up claims the contact.
    case longPress = 6
    /// Fingers drag the content. `began` past the slop; `ended` when the last finger lifts, with the velocity that
    /// would fling; `cancelled` when the system takes the last contact. `pan` encloses `pinch` and `rotate` if it is
    /// on: its `began` comes before theirs, its `ended` after theirs. The place is the center of the fingers.
    ///
    /// The velocity at `ended` is that of the first lift within `liftGraceTime`. It is 0 after a pinch in which the
    /// fingers moved against each other or one rested, and after a rest: 0.04 s without a touch frame, or up to 0.12 s
    /// in a slow stream. A lone contact that lifts 40 points or more from its landing, without a move and before a long
    /// press, drags with its lift; right after a tap it only swipes.
    case pan = 7
    /// Fingers zoom by their distance. `began` past `pinchSlop`; `ended` when one finger is left, with the velocity at
    /// the first lift; `cancelled` when the system takes one of the last two contacts.
    case pinch = 8
    /// Fingers rotate the content. `began` past `rotateSlop`; otherwise as `pinch`.
    case rotate = 9
    /// A finger or a pen that lands right after a tap zooms by the vertical part of its drag, about its landing.
    /// `began` past the slop; `ended` when the finger lifts; `cancelled` when the system takes the contact. The view
    /// ignores other fingers until all have lifted. A finger that does not move makes a double tap, however long it
    /// stays down.
    case quickZoom = 10
    /// `discrete`. One finger dragged fast, when it lifts, on a view that is not zoomed in. direction is that of the
    /// finger. limits has the opposite edge, at which the content was at the landing: `right` for a swipe to the
    /// `left`.
    case swipe = 11
    /// The view moves on after fingers have lifted in motion, or with the momentum of a trackpad. `began` at the last
    /// lift, after `pan` `ended`, `swipe` and `page`; `ended` at rest, with `settled`. `cancelled` by a contact that
    /// lands, a new scroll, `ZoomView.setVelocity`, `ZoomView.stopMotion`, and an absolute or animated command. Other
    /// sizes or limits also send `cancelled`, but the content still goes to the end of the fling. A contact that stops
    /// a fling of at least `flingMinSpeed` makes no tap or press.
    ///
    /// A fling with zoom or rotation is a glide: pan, zoom and rotation continue as one motion, after a pinch about the
    /// point between the fingers that stood still. It follows a zoom of at least 2 in ln(scale) per second or a
    /// rotation of at least 2 radians per second. Any fling ends within 1,400 s.
    case fling = 12
    /// A wheel or a trackpad moves the view. `began` with a report of phase `began` or, without one or within
    /// `animation`, the first delta that moves the view; `ended` by the phase of the scroll, or after `scrollEndTime`
    /// without a report; `cancelled` by `ZoomView.stopMotion`. The place is the pointer. A wheel's smoothed motion, and
    /// the system's momentum as a `fling`, follow after `ended`.
    case scroll = 13
    /// The view animates for a tap, a command or new settings. `began` at the start; `ended` at the end, then `settled`
    /// once no finger is down. `cancelled` when a contact lands, or a command replaces or stops the animation. If the
    /// contacts lift without moving the view, it begins again. A scroll or `ZoomView.setVelocity` also sends
    /// `cancelled`, and moves the view on from where it is.
    case animation = 14
    /// `discrete`. The view is at rest after it moved: draw sharp content now. The place is the center of the safe
    /// area. It does not wait for predicted fingers.
    case settled = 15
    /// The view has reached the limit in `limits`, for a click or a vibration. `began` when something moves the view to
    /// it; `ended` when the view is more than a point, or 1 % of the scale, away from it; never `cancelled`. The place
    /// is the center of the fingers that move the view, otherwise of the safe area.
    ///
    /// Each event has one limit. An edge counts only while the content can move along its axis; one that a
    /// `ZoomView.step` meets counts in any case. A view that is at a limit after `ZoomView.init` or a change of sizes
    /// or settings sends `began` only when something pushes it beyond.
    case limit = 16
    /// `discrete`. The user asks for the page beyond the edge in `limits`: `right` for the next page, `left` for the
    /// one before. direction is that of the finger. It comes after a `swipe` to the left or right, or a `pan` by
    /// `pageOverscroll` beyond the edge at which it began, further to the side than up or down. It does not come if
    /// `pagerEdges` has `left` or `right`, even if `pan` is off.
    case page = 17
    /// `discrete`. The owner of a contact changed while it was down, but not by `ZoomView.setOwner` with this contact;
    /// or the contact landed as `ignored`. If owner is `view` or `ignored`, discard what the contact has drawn.
    case owner = 18
    /// `discrete`. A fling after a pan has met the edge in `limits`, one of `Config.pagerEdges`: the host's pager
    /// continues with this velocity. direction is that of the content, which continues along the other axis.
    case edge = 19
    /// Three to five fingers drag for the host, such as to change a tool: see `Config.dragFingers`. The view stands
    /// still, also after it until all fingers have lifted. `began` past `panSlop`, `changed`, `ended` at the first
    /// lift, with the velocity, and the direction if a swipe would have one; `cancelled` when the system or the host
    /// takes one of the contacts, and by `ZoomView.cancelTouches`. `contactCount` is the number of fingers, and
    /// `unconsumedX` and `unconsumedY` are their travel since the last polled event of this kind.
    ///
    /// A finger that lands within 0.15 s of the one before changes the number, and cancels a `pan` or `pinch` of fewer
    /// fingers. A later one does neither, but its lift ends the drag, too. Settings end a drag only if `dragFingers`
    /// becomes 0.
    case fingersDrag = 20
    /// `discrete`. A gesture does not come: `gesture` is its kind, `reason` says why, at the instant of the decision.
    /// Not polled unless the host sets its bit in `Config.events`; a full queue drops it before any other kind. A
    /// gesture that has no effect, because the host does not poll it, does not fail. See failures.md in the guide.
    case failed = 21
    /// `discrete`. Fingers have turned the content into a detent (see `rotateSnap`), or zoomed it into a snap scale
    /// (see snap): a lift at rest would snap to it. It comes once, for a click or a vibration, and again after the
    /// fingers have left the detent. Not polled unless the host sets its bit in `Config.events`.
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

/// Reason of `failed`, in `GestureEvent.reason`. measured is the number at the instant of the decision, and allowed the
/// bound that it missed, in the unit of the setting. Setting the field to a value just beyond measured lets the gesture
/// pass. Both are 0 where nothing was measured. A tap of n fingers has 0.05 (n - 2) s more than its settings, which
/// measured leaves out.
public enum FailureReason: Int32, CaseIterable, Sendable {
    /// None.
    case none = 0
    /// A contact moved too far.
    case moved = 1
    /// A contact stayed down or rested too long.
    case held = 2
    /// A contact lifted too early.
    case tooEarly = 3
    /// A landing or a lift came too late after the one before.
    case tooLate = 4
    /// A contact landed too far from the one before.
    case tooFar = 5
    /// The contacts did not move far enough.
    case tooShort = 6
    /// The contacts were too slow.
    case tooSlow = 7
    /// The direction is too oblique.
    case angle = 8
    /// Another tool than before, or one that cannot make the gesture.
    case tool = 9
    /// Too few or too many contacts.
    case count = 10
    /// The settings switch it off: allowed is the mask, measured the mask with its bit.
    case off = 11
    /// The content can still move there, or it is zoomed in.
    case limit = 12
    /// Another gesture came first: measured is its `EventKind`.
    case lost = 13
    /// The host owns the contact, or it is `ignored`: measured is its size, or the time since the pen.
    case claimed = 14
    /// The system or the host took the contact, or a command the view.
    case cancelled = 15
    /// The contact stopped a motion, or it has `ContactFlags.noTap`.
    case stopped = 16
}

/// Numbers of fingers: bits of `Config.fingerTaps` and `dragFingers`.
public struct FingerCounts: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: UInt32

    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Two.
    public static var two: FingerCounts { FingerCounts(rawValue: 1 << 2) }

    /// Three.
    public static var three: FingerCounts { FingerCounts(rawValue: 1 << 3) }

    /// Four.
    public static var four: FingerCounts { FingerCounts(rawValue: 1 << 4) }

    /// Five.
    public static var five: FingerCounts { FingerCounts(rawValue: 1 << 5) }

    /// All members.
    public static var all: FingerCounts { FingerCounts(rawValue: 60) }
}

/// Direction of a movement in the view. `left` and UP are toward smaller x and y.
public enum Direction: Int32, CaseIterable, Sendable {
    /// None.
    case none = 0
    /// Left.
    case left = 1
    /// Up.
    case up = 2
    /// Right.
    case right = 3
    /// Down.
    case down = 4
}

/// Phase of an event.
public enum EventPhase: Int32, CaseIterable, Sendable {
    /// Discrete.
    case discrete = 0
    /// Began.
    case began = 1
    /// Changed.
    case changed = 2
    /// Ended.
    case ended = 3
    /// Cancelled.
    case cancelled = 4
}

/// Owner of a contact: see `ZoomView.owner(of:)`.
public enum ContactOwner: Int32, CaseIterable, Sendable {
    /// The contact moves the view.
    case view = 0
    /// The host draws or drags with it. It may still tap and press.
    case host = 1
    /// The view waits for a second finger; the host may draw meanwhile.
    case undecided = 2
    /// A palm, a finger beside a pen, or a contact within `tapIgnoreTime`. It does nothing in the view, and the host
    /// must not use it either, until it lifts.
    case ignored = 3
}

/// Mover of the view at an event. A host that copies one view to another follows the events of all causes but `driven`,
/// so that no copy comes back: see commands.md in the guide.
public enum Cause: Int32, CaseIterable, Sendable {
    /// Fingers, a scroll, a fling or the animation of a tap; also with a command.
    case user = 0
    /// A command, `ZoomView.setVelocity`, other sizes or settings.
    case command = 1
    /// Quiet commands: see `CommandOptions.quiet`.
    case driven = 2
}

/// Flags of `ViewState`, which also has the `Limits` that the displayed content has reached.
public struct StateFlags: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: UInt32

    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A contact is down.
    public static var touched: StateFlags { StateFlags(rawValue: 1 << 8) }

    /// The view moves by itself: draw every frame.
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

/// Easing curve of an animation from rest. One that replaces a motion starts with the velocity of that motion.
public enum AnimationCurve: Int32, CaseIterable, Sendable {
    /// Starts and ends slowly: t * t * (3 - 2 * t).
    case standard = 0
    /// Starts fast and ends slowly: t * (2 - t).
    case easeOut = 1
}

/// Path of an animation.
public enum AnimationPath: Int32, CaseIterable, Sendable {
    /// Straight to the target.
    case direct = 0
    /// Zooms out, travels and zooms in, with a constant perceived speed (van Wijk and Nuij, 2003), within the bounds.
    case fly = 1
}

/// Steps of keys, buttons and switches: see `ZoomView.step`. Zooms and rotations are about the center of the safe area.
public struct Steps: OptionSet, Hashable, Sendable {
    /// The bits of the members.
    public let rawValue: UInt32

    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Multiplies the scale by `zoomStep`.
    public static var zoomIn: Steps { Steps(rawValue: 1 << 0) }

    /// Divides the scale by `zoomStep`.
    public static var zoomOut: Steps { Steps(rawValue: 1 << 1) }

    /// Shows content further toward smaller x of the view, by a quarter of the safe area.
    public static var left: Steps { Steps(rawValue: 1 << 2) }

    /// The same toward smaller y.
    public static var up: Steps { Steps(rawValue: 1 << 3) }

    /// The same toward larger x.
    public static var right: Steps { Steps(rawValue: 1 << 4) }

    /// The same toward larger y.
    public static var down: Steps { Steps(rawValue: 1 << 5) }

    /// Rotates by 15 degrees from the x axis toward the y axis, also without `Gestures.rotate`.
    public static var clockwise: Steps { Steps(rawValue: 1 << 6) }

    /// Rotates by 15 degrees in the other direction.
    public static var counterclockwise: Steps { Steps(rawValue: 1 << 7) }

    /// Goes to the fitted view.
    public static var fit: Steps { Steps(rawValue: 1 << 8) }

    /// All members.
    public static var all: Steps { Steps(rawValue: 511) }
}

/// Properties that the view keeps when its content changes.
public enum Keep: Int32, CaseIterable, Sendable {
    /// The visible part of the content: for a full image that replaces its preview. A fitted view stays fitted.
    case picture = 0
    /// The transform: for a world that grows. Limits that depend on the content change with it, such as 64 x `cover` of
    /// `maps`.
    case coordinates = 1
}

/// Kinds of recorded calls, by the names of their functions. `RecordEntry` has the arguments in their order, a struct
/// as its fields without `structSize`: real ones in numbers, the others in integers. Options come last, as zeros for
/// NULL. Other kinds are reserved.
public enum RecordKind: Int32, CaseIterable, Sendable {
    /// The view when its recording began: viewport and content.
    case start = 1
    /// `ZoomView.loadState`; or the rest of the view when its recording began.
    case loadState = 2
    /// `ZoomView.setConfig`; `ZoomView.config` has the settings.
    case config = 3
    /// `ZoomView.setViewport`.
    case viewport = 4
    /// `ZoomView.setContent`.
    case content = 5
    /// `ZoomView.setPagerOffset`.
    case pagerOffset = 6
    /// One touch of `ZoomView.push(_:)`.
    case touch = 7
    /// `ZoomView.push(_:)`.
    case scroll = 8
    /// `ZoomView.setOwner`.
    case owner = 9
    /// Cancel touches.
    case cancelTouches = 10
    /// Advance.
    case advance = 11
    /// Rebase time.
    case rebaseTime = 12
    /// Set transform.
    case setTransform = 13
    /// Zoom to.
    case zoomTo = 14
    /// Zoom to rect.
    case zoomToRect = 15
    /// Center on.
    case centerOn = 16
    /// Rotate to.
    case rotateTo = 17
    /// Fit.
    case fit = 18
    /// Pan by.
    case panBy = 19
    /// Zoom by.
    case zoomBy = 20
    /// Rotate by.
    case rotateBy = 21
    /// Set velocity.
    case setVelocity = 22
    /// Stop motion.
    case stopMotion = 23
    /// `ZoomView.pollEvents` that took events, and their number.
    case poll = 24
    /// Pen near.
    case penNear = 25
    /// `ZoomView.step`.
    case step = 26
}

/// The limits of the library. They keep their values in all versions 1.x.
public enum TapZoomLimits {
    /// Most contacts that may be down in one view, those of the host included.
    public static var maxContacts: Int { 16 }
    /// Most entries of `Config.levels`.
    public static var maxLevels: Int { 8 }
    /// Most events that wait in a view: see `ZoomView.pollEvents`.
    public static var eventCapacity: Int { 32 }
    /// Largest size, and largest distance of a coordinate from 0.
    public static var maxLength: Double { 1e12 }
    /// Smallest size of a viewport, content or rectangle.
    public static var minSize: Double { 1e-6 }
    /// Largest distance of a time from 0 in seconds, some 30,000 years.
    public static var maxTime: Double { 1e12 }
}
