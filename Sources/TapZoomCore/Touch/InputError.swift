// SPDX-License-Identifier: MIT

/// The reason why an input is invalid. An invalid input changes nothing.
package enum InputError: Error {
    /// The time is before the clock.
    case time
    /// The contact that lands is down already.
    case contactInUse
    /// The contact that moves or lifts is not down.
    case contactUnknown
    /// The contact table is full.
    case contactLimit
}
