// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

// Everything that comes from the host passes through one of these.

extension Optional {
    /// What a pointer points to; NULL is an error.
    @inline(__always)
    func required() throws(Failure) -> Wrapped {
        guard let self else { throw .null }
        return self
    }
}

extension Double {
    func checked(_ range: ClosedRange<Double>) throws(Failure) -> Double {
        guard isFinite else { throw .notFinite }
        guard range.contains(self) else { throw .range }
        return self
    }

    func checkedTime() throws(Failure) -> Double { try checked(-TAPZOOM_MAX_TIME...TAPZOOM_MAX_TIME) }

    func checkedScale() throws(Failure) -> Double { try checked(1e-18...1e18) }
}

extension Vector {
    /// A place: each coordinate may have either sign.
    init(place x: Double, _ y: Double) throws(Failure) {
        let range = -TAPZOOM_MAX_LENGTH...TAPZOOM_MAX_LENGTH
        self.init(try x.checked(range), try y.checked(range))
    }

    init(size width: Double, _ height: Double) throws(Failure) {
        let range = TAPZOOM_MIN_SIZE...TAPZOOM_MAX_LENGTH
        self.init(try width.checked(range), try height.checked(range))
    }
}

extension RawRepresentable<Int32> {
    /// A value of an enumeration of the header.
    init(checking rawValue: Int32) throws(Failure) {
        guard let value = Self(rawValue: rawValue) else { throw .notInEnum }
        self = value
    }
}

extension Bool {
    init(checking value: Int32) throws(Failure) {
        switch value {
        case 0: self = false
        case 1: self = true
        default: throw .notInEnum
        }
    }
}

extension Int32 {
    /// Room for later versions.
    func checkedReserved() throws(Failure) {
        if self != 0 { throw .range }
    }
}

/// The engine behind a view. Every call comes by here, so that each looks at what the one before has left behind.
@inline(__always)
func engine(_ view: OpaquePointer?) throws(Failure) -> UnsafeMutablePointer<Engine> {
    let engine = UnsafeMutablePointer<Engine>(try view.required())
    #if TAPZOOM_CHECKS
        engine.pointee.checkInvariants()
    #endif
    return engine
}
