// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore
import Testing

@testable import TapZoom

/// Replays with another outcome than the recorded one. To force one, the tests change the engine between two calls.
@Suite struct RecordingsTests {
    /// A zoom, the poll of its events, and a stop without effect.
    private static let recording: [UInt8] = {
        var memory = [UInt8](repeating: 0, count: 1000)
        let host = Host()
        return memory.withUnsafeMutableBytes { memory in
            var count = 0
            expect(tapzoom_record(host.view, memory.baseAddress, memory.count), TAPZOOM_OK)
            expect(tapzoom_zoom_by(host.view, 2, 200, 200, nil), TAPZOOM_OK)
            #expect(host.poll().count == 3)
            expect(tapzoom_stop(host.view), TAPZOOM_OK)
            expect(tapzoom_fetch_recording(host.view, &count), TAPZOOM_OK)
            return Array(memory.prefix(count))
        }
    }()

    /// Replays the recording, and changes the engine after the call with a number. Returns the last status and call.
    private func replay(change number: Int64, _ make: (inout Engine) -> Void) -> (status: Int, number: Int64) {
        let host = Host(TAPZOOM_PRESET_PHOTOS)
        var (rest, used, entry) = (Self.recording, 0, tapzoom_record_entry())
        while true {
            let status = tapzoom_replay(host.view, rest, rest.count, &used, &entry, nil)
            if Int(status) != TAPZOOM_OK || used == 0 { return (Int(status), entry.number) }
            rest.removeFirst(used)
            if entry.number == number, let view = host.view { make(&UnsafeMutablePointer<View>(view).pointee.engine) }
        }
    }

    @Test("A replay without a change returns OK for every call.")
    func unchangedReplayIsOK() {
        #expect(replay(change: 1) { _ in } == (TAPZOOM_OK, 3))
    }

    @Test("A changed transform diverges at the next call.")
    func changedTransformDiverges() {
        #expect(replay(change: 2) { $0.zoom(to: 0.5, at: .zero, .atOnce) } == (TAPZOOM_ERROR_DIVERGED, 3))
    }

    @Test("A changed event diverges at its poll.")
    func changedEventDiverges() {
        #expect(replay(change: 1) { _ = $0.pollEvent() } == (TAPZOOM_ERROR_DIVERGED, 2))
    }
}
