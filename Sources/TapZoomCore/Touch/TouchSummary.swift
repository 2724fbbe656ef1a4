// SPDX-License-Identifier: MIT

/// What recognizers see of the contacts: all of them as one hand. Small, since it is handed to each of them.
struct TouchSummary {
    /// As many as a contact table holds.
    static var maxCount: Int { 16 }

    /// How many are down.
    var count = 0
    /// How many were down before this input: as many fingers as the gesture that it ends had.
    var previousCount = 0
    /// Of the first contact that is down, or was.
    var tool = Tool.finger
    /// Where they were together before those went.
    var previousFocus = Vector.zero
    /// Where they are together, as of the last frame. The angle is 0 when a contact lands or lifts.
    var pose = HandPose(time: 0, focus: .zero, radius: 0, angle: 0)
    /// Where the first is that landed, of those that are down.
    var first = Vector.zero
    /// The square of the furthest that one of them has ever been from where it landed.
    var travelSquared = 0.0

    var isEmpty: Bool { count == 0 }

    var travel: Double { travelSquared.squareRoot() }
}

extension TouchSummary {
    mutating func code(with coder: inout some StateCoder) {
        coder.code(&count, upTo: Self.maxCount)
        coder.code(&previousCount, upTo: Self.maxCount)
        coder.code(&tool)
        coder.code(&previousFocus)
        coder.code(&pose)
        coder.code(&first)
        coder.code(&travelSquared)
    }
}
