// SPDX-License-Identifier: MIT

public import CTapZoom
import TapZoomCore

@_cdecl("tapzoom_run") @implementation
public func tapzoom_run(
    _ view: OpaquePointer?, _ samples: UnsafePointer<tapzoom_sample>?, _ sampleCount: Int,
    _ times: UnsafePointer<Double>?, _ frameCount: Int, _ transforms: UnsafeMutablePointer<tapzoom_transform>?,
    _ events: UnsafeMutablePointer<tapzoom_event>?, _ capacity: Int, _ eventCount: UnsafeMutablePointer<Int>?,
    _ done: UnsafeMutablePointer<Int>?
) -> tapzoom_status {
    var (pushed, polled, frame) = (0, 0, 0)
    let status = run(.changing, view) { view in
        guard samples != nil || sampleCount == 0, times != nil || frameCount == 0,
            events != nil && eventCount != nil || capacity == 0
        else { return StatusError.null.status }
        // A size_t beyond the largest Int arrives as a negative number.
        guard sampleCount | frameCount >= 0 else { return StatusError.range.status }
        guard let times else { return 0 }
        while frame < frameCount {
            let time = times[frame]
            guard abs(time) <= TAPZOOM_MAX_TIME else { return StatusError(of: time).status }
            if let samples {
                let first = pushed
                // A time that is NaN is not later, so that the push reports it.
                while pushed < sampleCount, !(samples[pushed].time > time) { pushed &+= 1 }
                var taken = 0
                let status = view.pointee.pushFrame(samples + first, pushed &- first, &taken)
                if status != 0 { return status }
            }
            let status = view.pointee.advanceFrame(to: time.plain)
            if status != 0 { return status }
            polled &+= view.pointee.take(capacity &- polled, into: events.map { $0 + polled })
            if let transforms {
                transforms[frame] = tapzoom_transform(
                    view.pointee.engine.heldTransform ?? view.pointee.engine.animatedTransform)
            }
            frame &+= 1
        }
        return 0
    }
    eventCount?.pointee = polled
    done?.pointee = frame
    return status
}

// Once for each frame, so that the loop holds them once more.
extension View {
    @inline(never)
    fileprivate mutating func pushFrame(
        _ samples: UnsafePointer<tapzoom_sample>, _ count: Int, _ taken: inout Int
    ) -> tapzoom_status { push(samples, count, &taken) }

    @inline(never)
    fileprivate mutating func advanceFrame(to time: Double) -> tapzoom_status { advance(to: time) }
}
