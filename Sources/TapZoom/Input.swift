// SPDX-License-Identifier: MIT

public import CTapZoom
import TapZoomCore

@_cdecl("tapzoom_touches") @implementation
public func tapzoom_touches(
    _ view: OpaquePointer?, _ samples: UnsafePointer<tapzoom_sample>?, _ count: Int,
    _ accepted: UnsafeMutablePointer<Int>?
) -> tapzoom_status {
    attempt { () throws(Failure) in
        var taken = 0
        defer { accepted?.pointee = taken }
        let engine = try engine(view)
        // A size_t beyond the largest Int arrives as a negative number.
        guard count >= 0 else { throw .range }
        guard count > 0 else { return }
        let samples = try samples.required()
        while taken < count {
            let sample = try Sample(samples[taken])
            try passing { () throws(Fault) in try engine.pointee.push(sample) }
            taken += 1
        }
    }
}

@_cdecl("tapzoom_cancel") @implementation
public func tapzoom_cancel(_ view: OpaquePointer?, _ time: Double) -> tapzoom_status {
    attempt { () throws(Failure) in
        let engine = try engine(view)
        let time = try time.checkedTime()
        try passing { () throws(Fault) in try engine.pointee.cancel(at: time) }
    }
}

@_cdecl("tapzoom_advance") @implementation
public func tapzoom_advance(_ view: OpaquePointer?, _ time: Double) -> tapzoom_status {
    attempt { () throws(Failure) in
        let engine = try engine(view)
        let time = try time.checkedTime()
        try passing { () throws(Fault) in try engine.pointee.advance(to: time) }
    }
}

@_cdecl("tapzoom_get_time") @implementation
public func tapzoom_get_time(_ view: OpaquePointer?, _ time: UnsafeMutablePointer<Double>?) -> tapzoom_status {
    attempt { () throws(Failure) in
        try time.required().pointee = engine(view).pointee.time ?? -.infinity
    }
}

@_cdecl("tapzoom_next_wake") @implementation
public func tapzoom_next_wake(_ view: OpaquePointer?, _ time: UnsafeMutablePointer<Double>?) -> tapzoom_status {
    attempt { () throws(Failure) in
        try time.required().pointee = engine(view).pointee.nextWake
    }
}

extension Sample {
    fileprivate init(_ sample: tapzoom_sample) throws(Failure) {
        self.init(
            time: try sample.time.checkedTime(), id: sample.id, position: try Vector(place: sample.x, sample.y),
            phase: try TouchPhase(checking: sample.phase), tool: try Tool(checking: sample.tool))
    }
}
