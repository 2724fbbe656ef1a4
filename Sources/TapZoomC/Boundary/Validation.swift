// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

/// The error of a call, as the status that the host receives.
struct StatusError: Error {
    let status: tapzoom_status

    private init(_ status: Int) { self.status = tapzoom_status(truncatingIfNeeded: status) }

    static var null: StatusError { StatusError(TAPZOOM_ERROR_NULL) }
    static var structSize: StatusError { StatusError(TAPZOOM_ERROR_STRUCT_SIZE) }
    static var notFinite: StatusError { StatusError(TAPZOOM_ERROR_NOT_FINITE) }
    static var range: StatusError { StatusError(TAPZOOM_ERROR_RANGE) }
    static var notInEnum: StatusError { StatusError(TAPZOOM_ERROR_ENUM) }
    static var memory: StatusError { StatusError(TAPZOOM_ERROR_MEMORY) }
    static var bufferTooSmall: StatusError { StatusError(TAPZOOM_ERROR_BUFFER_TOO_SMALL) }
    static var data: StatusError { StatusError(TAPZOOM_ERROR_DATA) }
    static var diverged: StatusError { StatusError(TAPZOOM_ERROR_DIVERGED) }
    static var busy: StatusError { StatusError(TAPZOOM_ERROR_BUSY) }

    init(_ error: InputError) {
        switch error {
        case .time: self.init(TAPZOOM_ERROR_TIME)
        case .contactInUse: self.init(TAPZOOM_ERROR_CONTACT_IN_USE)
        case .contactUnknown: self.init(TAPZOOM_ERROR_CONTACT_UNKNOWN)
        case .contactLimit: self.init(TAPZOOM_ERROR_CONTACT_LIMIT)
        }
    }

    init(_ error: ValueError) {
        switch error {
        case .notFinite: self.init(TAPZOOM_ERROR_NOT_FINITE)
        case .range: self.init(TAPZOOM_ERROR_RANGE)
        case .notInEnum: self.init(TAPZOOM_ERROR_ENUM)
        }
    }
}

/// Converts an error of the core to a status.
func mapInputError<Result>(_ body: () throws(InputError) -> Result) throws(StatusError) -> Result {
    do throws(InputError) { return try body() } catch { throw StatusError(error) }
}

/// Runs the body of a call and converts its error to a status.
func withStatus(_ body: () throws(StatusError) -> Void) -> tapzoom_status {
    do throws(StatusError) {
        try body()
        return tapzoom_status(truncatingIfNeeded: TAPZOOM_OK)
    } catch {
        return error.status
    }
}

// Checks of pointers, enumerations and the numbers of commands. `SettingsTable.swift` checks settings, and
// `Conversion.swift` samples.

extension Optional {
    /// Returns the pointer; throws the error NULL if it is nil.
    func required() throws(StatusError) -> Wrapped {
        guard let self else { throw .null }
        return self
    }
}

/// The kind of a number from the host. It determines the range.
enum ArgumentKind {
    case time, offset, coordinate, size, inset, scale, optionalScale, factor, optionalFactor, angle, rate, translation
    case duration, flight, part

    var range: ClosedRange<Double> {
        switch self {
        case .time, .offset: -TAPZOOM_MAX_TIME...TAPZOOM_MAX_TIME
        case .coordinate: -TAPZOOM_MAX_LENGTH...TAPZOOM_MAX_LENGTH
        case .size: TAPZOOM_MIN_SIZE...TAPZOOM_MAX_LENGTH
        case .inset: 0...TAPZOOM_MAX_LENGTH
        case .scale, .optionalScale: 1e-40...1e40
        case .factor, .optionalFactor: 1e-6...1e6
        case .rate: -1e3...1e3
        case .angle, .translation: -1e40...1e40
        case .duration: 1e-3...10
        case .flight: 1e-3...1e3
        case .part: 0...1
        }
    }

    /// Whether 0 is valid and means a default.
    var mayBeZero: Bool {
        switch self {
        case .optionalScale, .optionalFactor, .duration, .flight: true
        case .time, .offset, .coordinate, .size, .inset, .scale, .factor, .angle, .rate, .translation, .part: false
        }
    }
}

extension Double {
    /// Returns the number if it is in its range, with 0 in place of -0; otherwise throws.
    func checked(_ kind: ArgumentKind) throws(StatusError) -> Double {
        if kind.range.contains(self) || (kind.mayBeZero && self == 0) { return plain }
        throw StatusError(of: self)
    }

    /// The number with 0 in place of -0, so that equal arguments have equal effects to the last bit.
    var plain: Double { self + 0 }
}

extension Vector {
    init(checking x: Double, _ y: Double) throws(StatusError) {
        self.init(try x.checked(.coordinate), try y.checked(.coordinate))
    }
}

extension RawRepresentable<Int32> {
    /// Creates a value of an enumeration of the C header.
    init(checking rawValue: Int32) throws(StatusError) {
        guard let value = Self(rawValue: rawValue) else { throw .notInEnum }
        self = value
    }
}

extension Bool {
    init(checking value: Int32) throws(StatusError) {
        switch value {
        case 0: self = false
        case 1: self = true
        default: throw .notInEnum
        }
    }
}
