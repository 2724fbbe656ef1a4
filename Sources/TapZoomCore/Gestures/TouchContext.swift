// SPDX-License-Identifier: MIT

/// The camera's facts about a touch, for the recognizers.
struct TouchContext {
    /// Whether a pan would move the content, as of the last landing. `swipeEdges` and `stopsMotion` are of that
    /// instant, too.
    var canPan = false
    /// Whether the fingers pan without a slop, by the flag of a sample.
    var skipsSlop = false
    /// The edges that a swipe may pull: those that the content has reached.
    var swipeEdges = LimitSet()
    /// Whether the landing stopped a fast motion of the view.
    var stopsMotion = false
    /// Whether a double tap that begins with the contact that lifted last would send an event that the host polls, or
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
