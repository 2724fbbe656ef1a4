// SPDX-License-Identifier: MIT

public import CTapZoom
import TapZoomCore

@_cdecl("tapzoom_push_touches") @implementation
@_optimize(speed)
public func tapzoom_push_touches(
    _ view: OpaquePointer?, _ samples: UnsafePointer<tapzoom_sample>?, _ count: Int,
    _ accepted: UnsafeMutablePointer<Int>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        var taken = 0
        defer { accepted?.pointee = taken }
        let view = try resolve(view)
        // A size_t beyond the largest Int arrives as a negative number.
        guard count >= 0 else { throw .range }
        guard count > 0 else { return }
        let samples = try samples.required()
        while taken < count {
            try view.pointee.engine.push(checking: samples[taken])
            if view.pointee.recorder.isOn { view.pointee.note(Command(samples[taken])) }
            taken += 1
        }
    }
}

@_cdecl("tapzoom_cancel") @implementation
public func tapzoom_cancel(_ view: OpaquePointer?, _ time: Double) -> tapzoom_status {
    run(Command(.cancel, time), on: view)
}

@_cdecl("tapzoom_advance") @implementation
@_optimize(speed)
public func tapzoom_advance(_ view: OpaquePointer?, _ time: Double) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let view = try resolve(view)
        let time = try time.checked(.time)
        try mapInputError { () throws(InputError) in try view.pointee.engine.advance(to: time) }
        if view.pointee.recorder.isOn { view.pointee.note(Command(.advance, time)) }
    }
}
