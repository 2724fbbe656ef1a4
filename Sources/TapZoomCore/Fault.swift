// SPDX-License-Identifier: MIT

/// Why an input was refused. It changed nothing.
package enum Fault: Error {
    /// Earlier than the clock.
    case time
    /// A contact that is down cannot land.
    case contactInUse
    /// A contact that is not down cannot move or lift.
    case contactUnknown
    /// No room for one more contact.
    case contactLimit
}
