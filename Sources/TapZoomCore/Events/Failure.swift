// SPDX-License-Identifier: MIT

/// A gesture that does not come, and why: the content of a FAILED.
package struct Failure: Equatable {
    package var gesture: EventKind
    package var reason: FailureReason
    /// The setting that decided.
    package var setting = SettingsField.none
    /// The number measured, in the unit of the setting.
    package var measured = 0.0
    /// The bound that it missed.
    package var allowed = 0.0

    // Why contacts are taken, for any gesture of theirs.

    static var cancelled: Failure { Failure(gesture: .tap, reason: .cancelled) }
    static var claimed: Failure { Failure(gesture: .tap, reason: .claimed) }

    /// The raw values of a failure, which an event stores in one word.
    package static func unpacked(_ word: Int32) -> (gesture: Int32, reason: Int32, setting: Int32) {
        (word & 255, word >> 8 & 255, word >> 16)
    }
}

extension Event {
    /// The failure of a FAILED; nil if the numbers are not those of a failure. It is stored in the number of taps and
    /// the last two velocities, which FAILED does not use.
    package var failure: Failure? {
        let word = Failure.unpacked(tapCount)
        guard kind == .failed, let gesture = EventKind(rawValue: word.gesture),
            let reason = FailureReason(rawValue: word.reason),
            let setting = SettingsField(rawValue: UInt16(truncatingIfNeeded: word.setting))
        else { return nil }
        return Failure(
            gesture: gesture, reason: reason, setting: setting, measured: scaleVelocity, allowed: rotationVelocity)
    }

    mutating func set(_ failure: Failure) {
        tapCount = failure.gesture.rawValue | failure.reason.rawValue << 8 | Int32(failure.setting.rawValue) << 16
        (scaleVelocity, rotationVelocity) = (failure.measured, failure.allowed)
    }
}
