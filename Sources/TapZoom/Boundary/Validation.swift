// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

// Checks of pointers, enumerations and the numbers of commands. `Settings+Table.swift` checks settings, and
// `Conversion.swift` samples.

extension Optional {
    /// Returns the pointer; throws the error NULL if it is nil.
    @inline(__always)
    func required() throws(StatusError) -> Wrapped {
        guard let self else { throw .null }
        return self
    }
}

/// The kind of a number from the host. It determines the range.
enum ArgumentKind {
    case time, offset, coordinate, size, inset, scale, optionalScale, factor, optionalFactor, angle, rate, translation
    case duration, flight

    @inline(__always)
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
        }
    }

    /// Whether 0 is valid and means a default.
    var mayBeZero: Bool {
        switch self {
        case .optionalScale, .optionalFactor, .duration, .flight: true
        case .time, .offset, .coordinate, .size, .inset, .scale, .factor, .angle, .rate, .translation: false
        }
    }
}

extension Double {
    /// Returns the number if it is in its range, with 0 in place of -0; otherwise throws.
    @inline(__always)
    func checked(_ kind: ArgumentKind) throws(StatusError) -> Double {
        if kind.range.contains(self) || (kind.mayBeZero && self == 0) { return plain }
        throw StatusError(of: self)
    }

    /// The number with 0 in place of -0, so that equal arguments have equal effects to the last bit.
    @_transparent
    var plain: Double { self + 0 }
}

extension Vector {
    @inline(__always)
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
