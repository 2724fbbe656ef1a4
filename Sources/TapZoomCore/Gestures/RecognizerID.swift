// SPDX-License-Identifier: MIT

/// The recognizers, in the order in which the arbiter asks them.
enum RecognizerID: UInt8 {
    case tap, quickZoom, fingersDrag, pinch, pan, longPress, swipe

    /// The table of recognizers that may run together, one row for each.
    ///
    /// - `mayJoin`: the recognizers that may begin a gesture while this one's gesture is under way.
    /// - `survives`: the recognizers that continue when this one begins; all others are cancelled.
    var compatibility: (mayJoin: RecognizerSet, survives: RecognizerSet) {
        switch self {
        // A tap begins after its fingers have lifted, so it holds no contact that another recognizer needs.
        case .tap: (mayJoin: .all, survives: [])
        case .quickZoom: (mayJoin: [], survives: [])
        case .fingersDrag: (mayJoin: [], survives: [])
        case .pinch: (mayJoin: [.pan], survives: [.fingersDrag, .pan, .longPress])
        // A swipe begins after the drag has ended.
        case .pan: (mayJoin: [.pinch], survives: [.fingersDrag, .pinch, .longPress, .swipe])
        // A finger that rests costs the others nothing, nor its own flick.
        case .longPress: (mayJoin: [.pan, .pinch], survives: [.tap, .fingersDrag, .pinch, .pan, .swipe])
        case .swipe: (mayJoin: [], survives: [])
        }
    }

    // The settings and events of a recognizer.

    /// The settings that enable the recognizer.
    var gestures: GestureSet {
        switch self {
        case .tap: .taps
        case .quickZoom: .quickZoom
        // `drag_fingers` enables it.
        case .fingersDrag: []
        case .pinch: [.pinch, .rotate]
        case .pan: .pan
        case .longPress: .longPress
        case .swipe: .swipe
        }
    }

    /// Bits of the kinds of events that the recognizer emits.
    var events: UInt32 {
        switch self {
        case .tap:
            EventKind.tapPending.bit | EventKind.tap.bit | EventKind.doubleTap.bit
                | EventKind.fingersTap.bit
        case .quickZoom: EventKind.quickZoom.bit
        case .fingersDrag: EventKind.fingersDrag.bit
        case .pinch: EventKind.pinch.bit | EventKind.rotate.bit
        case .pan: EventKind.pan.bit
        case .longPress: EventKind.longPress.bit
        case .swipe: EventKind.swipe.bit
        }
    }

    static var all: RecognizerIDs { RecognizerIDs() }
}

/// All recognizers in order. An array of all cases would need an allocation.
struct RecognizerIDs: Sequence, IteratorProtocol {
    private var index: UInt8 = 0

    mutating func next() -> RecognizerID? {
        defer { index += 1 }
        return RecognizerID(rawValue: index)
    }
}

/// A set of recognizers; the bit of each is `1 << id.rawValue`.
struct RecognizerSet: OptionSet {
    let rawValue: UInt8

    static var tap: RecognizerSet { RecognizerSet(rawValue: 1 << 0) }
    static var quickZoom: RecognizerSet { RecognizerSet(rawValue: 1 << 1) }
    static var fingersDrag: RecognizerSet { RecognizerSet(rawValue: 1 << 2) }
    static var pinch: RecognizerSet { RecognizerSet(rawValue: 1 << 3) }
    static var pan: RecognizerSet { RecognizerSet(rawValue: 1 << 4) }
    static var longPress: RecognizerSet { RecognizerSet(rawValue: 1 << 5) }
    static var swipe: RecognizerSet { RecognizerSet(rawValue: 1 << 6) }
    /// The recognizers that move the content.
    static var movers: RecognizerSet { [.quickZoom, .pinch, .pan] }
    static var all: RecognizerSet { RecognizerSet(rawValue: .max) }
    /// The recognizers that do not receive the contacts of the host.
    static var suspended: RecognizerSet { [.quickZoom, .fingersDrag, .pinch, .pan, .swipe] }
    /// The recognizers that zoom or rotate the content.
    static var zoomers: RecognizerSet { [.quickZoom, .pinch] }

    /// Bits of the kinds of events that the recognizers in this set emit with CHANGED.
    var movingEvents: UInt32 {
        var bits: UInt32 = 0
        for id in RecognizerID.all where contains(RecognizerSet(id)) { bits |= id.events }
        return bits
    }

    /// The same as `contains` for one recognizer, and `!isDisjoint` for several, without a call in debug builds.
    func intersects(_ other: RecognizerSet) -> Bool { rawValue & other.rawValue != 0 }

    init(rawValue: UInt8) { self.rawValue = rawValue }
    init(_ id: RecognizerID) { rawValue = 1 << id.rawValue }
}
