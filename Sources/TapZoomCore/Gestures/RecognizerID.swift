// SPDX-License-Identifier: MIT

/// The recognizers, in the order in which they are asked: the ones that may end the touch for all others come first.
enum RecognizerID: UInt8 {
    case tap, quickZoom, pinch, pan, longPress, swipe

    /// The table of what may run together, one row for each recognizer.
    ///
    /// - `mayJoin`: while this one's gesture is under way, these may begin theirs.
    /// - `survives`: when this one begins, these go on; all others lose the contacts.
    var compatibility: (mayJoin: RecognizerSet, survives: RecognizerSet) {
        switch self {
        // A tap under way has been lifted: it holds no contact that another could not have.
        case .tap: (mayJoin: .all, survives: [])
        case .quickZoom: (mayJoin: [], survives: [])
        case .pinch: (mayJoin: [.pan], survives: [.pan, .longPress])
        // A swipe begins when the drag is over.
        case .pan: (mayJoin: [.pinch], survives: [.pinch, .longPress, .swipe])
        case .longPress: (mayJoin: [.pan, .pinch], survives: [.pan, .pinch])
        case .swipe: (mayJoin: [], survives: [])
        }
    }

    /// The settings that switch it on, and the bits of the events that it emits. No other place relates the three.
    var vocabulary: (gestures: GestureSet, events: UInt32) {
        @inline(__always) get {
            switch self {
            case .tap:
                (
                    [.tap, .doubleTap, .twoFingerTap],
                    EventKind.tapUp.bit | EventKind.tap.bit | EventKind.doubleTap.bit | EventKind.multiTap.bit
                        | EventKind.twoFingerTap.bit
                )
            case .quickZoom: (.quickZoom, EventKind.quickZoom.bit)
            case .pinch: ([.pinch, .rotate], EventKind.pinch.bit | EventKind.rotate.bit)
            case .pan: (.pan, EventKind.pan.bit)
            case .longPress: (.longPress, EventKind.longPress.bit)
            case .swipe: (.swipe, EventKind.swipe.bit)
            }
        }
    }

    static var all: RecognizerIDs { RecognizerIDs() }
}

/// All recognizers in their order. (The array that Swift makes of the cases would be allocated.)
struct RecognizerIDs: Sequence, IteratorProtocol {
    private var index: UInt8 = 0

    mutating func next() -> RecognizerID? {
        defer { index += 1 }
        return RecognizerID(rawValue: index)
    }
}

struct RecognizerSet: OptionSet {
    let rawValue: UInt8

    static var tap: RecognizerSet { RecognizerSet(.tap) }
    static var quickZoom: RecognizerSet { RecognizerSet(.quickZoom) }
    static var pinch: RecognizerSet { RecognizerSet(.pinch) }
    static var pan: RecognizerSet { RecognizerSet(.pan) }
    static var longPress: RecognizerSet { RecognizerSet(.longPress) }
    static var swipe: RecognizerSet { RecognizerSet(.swipe) }
    /// Those that move the content.
    static var movers: RecognizerSet { [.quickZoom, .pinch, .pan] }
    static var all: RecognizerSet { RecognizerSet(rawValue: .max) }

    init(rawValue: UInt8) { self.rawValue = rawValue }
    init(_ id: RecognizerID) { rawValue = 1 << id.rawValue }
}
