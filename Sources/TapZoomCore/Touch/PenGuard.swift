// SPDX-License-Identifier: MIT

/// The last sign of a pen: its lift, or a report that it hovers near the glass. Fingers that land soon after it are
/// ignored.
struct PenGuard {
    /// Seconds before the landing of a pen in which the landing of a finger counts as that of its hand.
    static var maxLead: Double { 0.15 }

    /// Seconds; before any valid time if no pen was seen while the guard was on.
    private(set) var lastSeen = -1e13

    var isUsed: Bool { lastSeen > -1e13 }

    mutating func note(_ time: Double) { lastSeen = max(lastSeen, time) }

    /// Whether a finger that lands at `time` is within `duration` after the pen.
    func covers(_ time: Double, for duration: Double) -> Bool { time - lastSeen <= duration }

    mutating func serialize(with coder: inout some StateCoder) { coder.code(time: &lastSeen) }
}
