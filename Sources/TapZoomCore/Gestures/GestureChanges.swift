// SPDX-License-Identifier: MIT

/// The gestures that moves have changed since the last CHANGED events: their kinds in the order of the events, and
/// their common point and number of contacts. It is small, because every polled frame creates one.
struct GestureChanges {
    private(set) var kinds = InlineArray<3, EventKind>(repeating: .pan)
    private(set) var count = 0
    var point: Vector
    var contactCount: Int32

    /// Creates an empty list for gestures of all contacts.
    @inline(__always)
    init(of touches: @_addressable TouchSummary) {
        point = touches.pose.focus
        contactCount = Int32(truncatingIfNeeded: touches.previousCount)
    }

    /// Appends a kind. At most three gestures run: a pinch, a rotation and a pan.
    @inline(__always)
    mutating func append(_ kind: EventKind) {
        guard count < 3 else { return }
        kinds[count] = kind
        count &+= 1
    }
}
