// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

// Everything that comes from the host passes through one of these.

extension Optional {
    /// What a pointer points to; NULL is an error.
    @inline(__always)
    func required() throws(StatusError) -> Wrapped {
        guard let self else { throw .null }
        return self
    }
}

extension Double {
    func checked(_ range: ClosedRange<Double>) throws(StatusError) -> Double {
        if range.contains(self) { return self }
        throw isFinite ? .range : .notFinite
    }

    @inline(__always)
    func checked(_ argumentKind: ArgumentKind) throws(StatusError) -> Double { try checked(argumentKind.range) }
}

/// What a number of the host's is.
enum ArgumentKind {
    case time, place, size, inset, scale, factor, angle

    @inline(__always)
    var range: ClosedRange<Double> {
        switch self {
        case .time: -TAPZOOM_MAX_TIME...TAPZOOM_MAX_TIME
        case .place: -TAPZOOM_MAX_LENGTH...TAPZOOM_MAX_LENGTH
        case .size: TAPZOOM_MIN_SIZE...TAPZOOM_MAX_LENGTH
        case .inset: 0...TAPZOOM_MAX_LENGTH
        case .scale: 1e-18...1e18
        case .factor: 1e-6...1e6
        case .angle: -1e6...1e6
        }
    }
}

extension Vector {
    @inline(__always)
    init(place x: Double, _ y: Double) throws(StatusError) { self.init(try x.checked(.place), try y.checked(.place)) }
}

extension RawRepresentable<Int32> {
    /// A value of an enumeration of the header.
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

extension Int32 {
    /// Room for later versions.
    func checkedReserved() throws(StatusError) {
        if self != 0 { throw .range }
    }
}

/// What the host's pointer points to. Every call comes by here, so that each looks at what the one before has left
/// behind.
@inline(__always)
func resolve(_ view: OpaquePointer?) throws(StatusError) -> UnsafeMutablePointer<View> {
    let view = UnsafeMutablePointer<View>(try view.required())
    #if TAPZOOM_CHECKS
        view.pointee.engine.checkInvariants()
    #endif
    return view
}

/// The engine of a view, which stands at its beginning.
@inline(__always)
func engine(_ view: OpaquePointer?) throws(StatusError) -> UnsafeMutablePointer<Engine> {
    UnsafeMutableRawPointer(try resolve(view)).assumingMemoryBound(to: Engine.self)
}
