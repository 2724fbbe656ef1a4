// SPDX-License-Identifier: MIT

/// The raw values are those of the C header.
package enum EventKind: Int32 {
    case tapUp = 1, tap, doubleTap, multiTap, twoFingerTap, longPress, pan, pinch, rotate, quickZoom, swipe, fling
    case scroll = 13
    case animation = 14
    case settled = 15
    case limit = 16
    case page = 17
    case owner = 18
    case edge = 19

    package var bit: UInt32 { 1 << UInt32(truncatingIfNeeded: rawValue) }
}

/// The phase of an event. The raw values are those of the C header.
package enum Phase: Int32 {
    case discrete, began, changed, ended, cancelled
}

extension EventKind {
    /// The bit of the kind, or of the limit of a LIMIT event. A BEGAN and its end have the same bit.
    @inline(__always)
    func stream(of limits: LimitSet) -> UInt64 { self == .limit ? Self.stream(ofLimit: limits) : UInt64(bit) }

    @inline(__always)
    static func stream(ofLimit limit: LimitSet) -> UInt64 { UInt64(limit.rawValue) << 32 }
}
