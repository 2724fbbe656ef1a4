// SPDX-License-Identifier: MIT

/// What the camera knows about a touch and recognizers decide by: facts, not settings.
struct TouchContext {
    /// A pan would move the content. As of the last landing, like `swipeEdges` and `stopsMotion`.
    var canPan = false
    /// The edges that a finger may pull by a swipe: those that the content had reached.
    var swipeEdges = LimitSet()
    /// The landing stopped a view that moved fast.
    var stopsMotion = false
    /// The host or the zoom would react to a double tap that begins with the contact that was lifted last.
    var doubleTapMatters = true

    mutating func code(with coder: inout some StateCoder) {
        coder.code(&canPan)
        coder.code(&swipeEdges)
        coder.code(&stopsMotion)
        coder.code(&doubleTapMatters)
    }
}

/// What a landing may continue.
enum TouchDownContext {
    case fresh
    /// A series of this many taps, the last of them here and a moment ago.
    case afterTaps(Int32)
    /// The touch that has just ended: it landed sooner after the lift than a finger can.
    case bounce
    /// Nothing: the view was moving fast and this touch stopped it. It may still pan.
    case stopsMotion
}
