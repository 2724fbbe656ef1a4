// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

/// Kinds of events.
package enum EventKind: Int32 {
    case tapPending = 1, tap = 2, doubleTap = 3, multiTap = 4, twoFingerTap = 5, longPress = 6, pan = 7, pinch = 8,
        rotate = 9, quickZoom = 10, swipe = 11, fling = 12, scroll = 13, animation = 14, settled = 15, limit = 16,
        page = 17, owner = 18, edge = 19
}
