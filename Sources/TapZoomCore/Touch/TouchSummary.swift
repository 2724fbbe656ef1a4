// SPDX-License-Identifier: MIT

/// The contacts as one hand, for the recognizers. It is small, because the arbiter passes it to each of them.
struct TouchSummary {
    /// The capacity of a contact table.
    static var maxCount: Int { 16 }

    /// The number of contacts that are down.
    var count = 0
    /// The number of contacts that are down or end with this input. A gesture that ends with this input reports it.
    var previousCount = 0
    /// The tool of the contact that landed first, on an empty hand.
    var tool = Tool.finger
    /// The focus before this input.
    var previousFocus = Vector.zero
    /// The radius before the last landing or lift.
    var previousRadius = 0.0
    /// The pose of the hand as of the last frame. A landing or a lift resets the angle to 0.
    var pose = HandPose(time: 0, focus: .zero, radius: 0, angle: 0)

    var isEmpty: Bool { count == 0 }
}

extension TouchSummary {
    mutating func code(with coder: inout some StateCoder) {
        coder.code(&count, upTo: Self.maxCount)
        coder.code(&previousCount, upTo: Self.maxCount)
        coder.code(&tool)
        coder.code(touch: &previousFocus)
        coder.code(&pose)
    }
}
