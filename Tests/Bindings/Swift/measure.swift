// SPDX-License-Identifier: MIT
//
// measure frames: allocations in 100,000 frames with polled events, counted by Tests/Bindings/count.c.
// measure views: bytes that 10,000 views leave behind.
// measure speed: nanoseconds of a frame; speed.c plays the same frames in C.

import Glibc
import TapZoom

/// Plays cycles of a second: two fingers land, pinch, and lift in motion.
struct Hands: ~Copyable {
    var view: ZoomView
    var touches: [Touch] = []
    var events: [GestureEvent] = []
    var eventCount = 0
    var scales = 0.0

    init() throws(TapZoomError) {
        view = try ZoomView(
            Config(.maps), viewport: Viewport(width: 400, height: 600), content: ContentRect(width: 2000, height: 3000))
        touches.reserveCapacity(2)
    }

    mutating func play(_ frames: Range<Int>) throws(TapZoomError) {
        for frame in frames {
            let (step, time) = (frame % 60, Double(frame) / 60)
            touches.removeAll(keepingCapacity: true)
            if step <= 40 {
                let phase: TouchPhase = step == 0 ? .began : step < 40 ? .moved : .ended
                let distance = 50 + 2 * Double(frame / 60 % 2 == 0 ? step : 40 - step)
                touches.append(Touch(time: time, id: 1, phase: phase, x: 200 - distance, y: 300))
                touches.append(Touch(time: time, id: 2, phase: phase, x: 200 + distance, y: 310))
            }
            let result = try view.frame(at: time, touches: touches, into: &events)
            for event in events where event.kind == .pinch || event.kind == .pan { eventCount += 1 }
            scales += result.transform.scale
        }
    }
}

func seconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
}

/// A function of count.c.
func counter(_ name: String) -> () -> Int {
    typealias Counter = @convention(c) () -> Int
    guard let symbol = dlsym(nil, name) else { fatalError("count.c is not loaded") }
    let function = unsafeBitCast(symbol, to: Counter.self)
    return { function() }
}

switch CommandLine.arguments.last {
case "frames":
    let count = counter("allocation_count")
    var hands = try Hands()
    try hands.play(0..<60)
    let before = count()
    try hands.play(60..<100_060)
    let after = count()
    print("\(after - before) allocations after \(before > 0 ? "some" : "none"), \(hands.eventCount > 100_000)")
case "views":
    func play(_ count: Int) throws(TapZoomError) {
        for _ in 0..<count {
            var hands = try Hands()
            try hands.view.beginRecording()
            try hands.play(0..<3)
            _ = hands.view.saveState()
            if (try? hands.view.advance(to: .nan)) != nil { fatalError("NaN is a time") }
        }
    }
    let bytes = counter("allocated_bytes")
    try play(10)
    let before = bytes()
    try play(10_000)
    print("\(bytes() - before) bytes")
default:
    var hands = try Hands()
    var (best, frame) = (Double.infinity, 0)
    for _ in 0..<40 {
        let start = seconds()
        try hands.play(frame..<frame + 6000)
        best = min(best, (seconds() - start) / 6000)
        frame += 6000
    }
    print("\(best * 1e9) ns, \(hands.eventCount) events, scales \(hands.scales)")
}
