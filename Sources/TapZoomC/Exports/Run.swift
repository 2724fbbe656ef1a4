// SPDX-License-Identifier: MIT

public import CTapZoom
import TapZoomCore

/// Runs many frames with the functions that a host would call for each.
@_cdecl("tapzoom_run") @implementation
public func tapzoom_run(
    _ view: OpaquePointer?, _ samples: UnsafePointer<tapzoom_sample>?, _ sampleCount: Int,
    _ times: UnsafePointer<Double>?, _ frameCount: Int, _ transforms: UnsafeMutablePointer<tapzoom_transform>?,
    _ events: UnsafeMutablePointer<tapzoom_event>?, _ capacity: Int, _ eventCount: UnsafeMutablePointer<Int>?,
    _ done: UnsafeMutablePointer<Int>?
) -> tapzoom_status {
    var (pushed, polled, frame) = (0, 0, 0)
    var status: tapzoom_status = 0
    if view == nil || samples == nil && sampleCount != 0 || times == nil && frameCount != 0
        || (events == nil || eventCount == nil) && capacity != 0
    {
        status = StatusError.null.status
    } else if sampleCount | frameCount < 0 {
        // A size_t beyond the largest Int arrives as a negative number.
        status = StatusError.range.status
    }
    while status == 0, frame < frameCount, let times {
        let (time, first) = (times[frame], pushed)
        var taken = 0
        if !(abs(time) <= TAPZOOM_MAX_TIME) {
            status = StatusError(of: time).status
            break
        }
        if let samples {
            // NaN is not later than any time, so that the push reports it.
            while pushed < sampleCount, !(samples[pushed].time > time) { pushed &+= 1 }
            status = tapzoom_push_touches(view, samples + first, pushed &- first, &taken)
        }
        if status == 0 { status = tapzoom_advance(view, time) }
        if status == 0, capacity != polled, let events {
            status = tapzoom_poll_events(view, events + polled, capacity &- polled, &taken)
            if status == 0 { polled &+= taken }
        }
        if status == 0, let transforms { status = tapzoom_get_transform(view, transforms + frame) }
        if status == 0 { frame &+= 1 }
    }
    eventCount?.pointee = polled
    done?.pointee = frame
    return status
}
