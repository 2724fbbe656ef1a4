// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct FaultTests {
    /// Each is thrown by the input that it is for.
    @Test func eachHasItsInput() throws {
        var engine = Engine.square()
        try engine.play((1...16).map { .down($0, at: 1) })
        #expect(engine.fault(of: .advance(0.5)) == .time)
        #expect(engine.fault(of: .cancel(0.5)) == .time)
        #expect(engine.fault(of: .move(1, at: 0.5)) == .time)
        #expect(engine.fault(of: .down(1, at: 2)) == .contactInUse)
        #expect(engine.fault(of: .down(17, at: 2)) == .contactLimit)
        #expect(engine.fault(of: .move(17, at: 2)) == .contactUnknown)
        #expect(engine.fault(of: .up(17, at: 2)) == .contactUnknown)
        #expect(engine.fault(of: .lost(17, at: 2)) == .contactUnknown)
        #expect(engine.fault(of: .up(1, at: 2)) == nil)
    }
}
