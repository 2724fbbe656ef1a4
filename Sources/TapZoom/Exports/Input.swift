// SPDX-License-Identifier: MIT

public import CTapZoom
import TapZoomCore

// Samples and frames pass through as few functions and copies as possible, because these functions run many times in
// every frame.

@_cdecl("tapzoom_push_touches") @implementation
@_optimize(speed)
public func tapzoom_push_touches(
    _ view: OpaquePointer?, _ samples: UnsafePointer<tapzoom_sample>?, _ count: Int,
    _ accepted: UnsafeMutablePointer<Int>?
) -> tapzoom_status {
    var taken = 0
    defer { accepted?.pointee = taken }
    guard let view = resolve(view) else { return StatusError.null.status }
    // A size_t beyond the largest Int arrives as a negative number.
    guard count >= 0 else { return StatusError.range.status }
    guard count > 0 else { return 0 }
    guard let samples else { return StatusError.null.status }
    while taken < count {
        let sample: TouchSample
        do throws(StatusError) {
            sample = try TouchSample(checking: samples[taken])
        } catch {
            return error.status
        }
        do throws(InputError) {
            try view.pointee.engine.push(sample)
        } catch {
            return StatusError(error).status
        }
        if view.pointee.recorder.isOn { view.pointee.note(Command(samples[taken])) }
        taken += 1
    }
    return 0
}

@_cdecl("tapzoom_cancel") @implementation
public func tapzoom_cancel(_ view: OpaquePointer?, _ time: Double) -> tapzoom_status {
    run(Command(.cancel, time), on: view)
}

@_cdecl("tapzoom_advance") @implementation
@_optimize(speed)
public func tapzoom_advance(_ view: OpaquePointer?, _ time: Double) -> tapzoom_status {
    guard let view = resolve(view) else { return StatusError.null.status }
    guard abs(time) <= TAPZOOM_MAX_TIME else { return StatusError(of: time).status }
    do throws(InputError) {
        try view.pointee.engine.advance(to: time)
    } catch {
        return StatusError(error).status
    }
    if view.pointee.recorder.isOn { view.pointee.note(Command(.advance, time)) }
    return 0
}
