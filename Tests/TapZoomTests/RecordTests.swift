// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore
import Testing

@testable import TapZoom

/// Replays whose outcome is another than the recorded one. As the library has no such mistakes, they are made here,
/// behind the back of what compares.
@Suite struct RecordTests {
    /// A zoom, the poll of its events, and a stop that does nothing.
    private static let recording: [UInt8] = {
        var memory = [UInt8](repeating: 0, count: 1000)
        let host = Host()
        return memory.withUnsafeMutableBytes { memory in
            var count = 0
            expect(tapzoom_record(host.view, memory.baseAddress, memory.count), TAPZOOM_OK)
            expect(tapzoom_zoom_by(host.view, 2, 200, 200, 0), TAPZOOM_OK)
            #expect(host.poll().count == 3)
            expect(tapzoom_stop(host.view), TAPZOOM_OK)
            expect(tapzoom_poll_record(host.view, &count), TAPZOOM_OK)
            return Array(memory.prefix(count))
        }
    }()

    /// Replays it, with a mistake after so many calls; says how it ended, and at which call.
    private func replay(mistake number: Int64, _ make: (inout Engine) -> Void) -> (status: Int, number: Int64) {
        let host = Host(TAPZOOM_PRESET_PHOTOS)
        var (rest, used, command) = (Self.recording, 0, tapzoom_call())
        while true {
            let status = tapzoom_replay(host.view, rest, rest.count, &used, &command, nil)
            if Int(status) != TAPZOOM_OK || used == 0 { return (Int(status), command.number) }
            rest.removeFirst(used)
            if command.number == number, let view = host.view { make(&UnsafeMutablePointer<View>(view).pointee.engine) }
        }
    }

    @Test func withoutAMistakeItIsWhatItWas() {
        #expect(replay(mistake: 1) { _ in } == (TAPZOOM_OK, 3))
    }

    @Test func anotherTransformIsToldAtItsCall() {
        #expect(replay(mistake: 2) { $0.zoom(to: 0.5, at: .zero, .atOnce) } == (TAPZOOM_ERROR_DIVERGED, 3))
    }

    @Test func anotherEventIsToldAtItsPoll() {
        #expect(replay(mistake: 1) { _ = $0.pollEvent() } == (TAPZOOM_ERROR_DIVERGED, 2))
    }
}
