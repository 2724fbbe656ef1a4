// SPDX-License-Identifier: MIT

/// Whose gesture does not come: that of the contact or the contacts of the input, or of another one that is down.
enum FailureSubject {
    case input, first, last
}

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
    var subject = FailureSubject.input

    // Why contacts are taken, for any gesture of theirs.

    static var cancelled: Failure { Failure(gesture: .tap, reason: .cancelled) }
    static var claimed: Failure { Failure(gesture: .tap, reason: .claimed) }
}
