// SPDX-License-Identifier: MIT

/// The camera's facts about a touch, by which recognizers decide.
struct TouchContext {
    /// Whether a pan would move the content. As of the last landing, like `swipeEdges` and `stopsMotion`.
    var canPan = false
    /// Whether the host has said that the fingers pan without a slop.
    var skipsSlop = false
    /// The edges that a swipe may pull: those that the content had reached.
    var swipeEdges = LimitSet()
    /// Whether the landing stopped a view that moved fast.
    var stopsMotion = false
    /// Whether a double tap that begins with the contact that lifted last would have an effect on the host or the
    /// zoom.
    var doubleTapMatters = true

    mutating func code(with coder: inout some StateCoder) {
        var flags: UInt8 =
            (canPan ? 1 : 0) | (skipsSlop ? 2 : 0) | (stopsMotion ? 4 : 0) | (doubleTapMatters ? 8 : 0)
        coder.code(&flags)
        coder.code(&swipeEdges)
        if flags > 15 { coder.fail() }
        (canPan, skipsSlop, stopsMotion, doubleTapMatters) = (
            flags & 1 != 0, flags & 2 != 0, flags & 4 != 0, flags & 8 != 0
        )
    }
}
