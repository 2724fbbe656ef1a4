// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

/// Kinds of events.
package enum EventKind: Int32 {
    case tapPending = 1, tap = 2, doubleTap = 3, fingersTap = 5, longPress = 6, pan = 7, pinch = 8, rotate = 9,
        quickZoom = 10, swipe = 11, fling = 12, scroll = 13, animation = 14, settled = 15, limit = 16, page = 17,
        owner = 18, edge = 19, fingersDrag = 20, failed = 21, snap = 22
}

/// Direction of a movement in the view.
package enum Direction: Int32 {
    case none = 0, left = 1, up = 2, right = 3, down = 4
}

/// Reason of FAILED.
package enum FailureReason: Int32 {
    case none = 0, moved = 1, held = 2, tooEarly = 3, tooLate = 4, tooFar = 5, tooShort = 6, tooSlow = 7, angle = 8,
        tool = 9, count = 10, off = 11, limit = 12, lost = 13, claimed = 14, cancelled = 15, stopped = 16
}
