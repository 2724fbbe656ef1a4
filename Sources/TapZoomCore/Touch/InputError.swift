// SPDX-License-Identifier: MIT

/// Why an input is invalid. An invalid input changes nothing.
package enum InputError: Error {
    /// Earlier than the clock.
    case time
    /// A contact that is down cannot land.
    case contactInUse
    /// A contact that is not down cannot move or lift.
    case contactUnknown
    /// The contact table is full.
    case contactLimit
}
