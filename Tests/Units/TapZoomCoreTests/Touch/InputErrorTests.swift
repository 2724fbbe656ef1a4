// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct InputErrorTests {
    @Test("Each error is thrown by the input that it describes.")
    func errorsOfInputs() throws {
        var engine = Engine.square()
        try engine.play((1...16).map { .down($0, at: 1) })
        #expect(engine.error(of: .advance(0.5)) == .time)
        #expect(engine.error(of: .cancel(0.5)) == .time)
        #expect(engine.error(of: .move(1, at: 0.5)) == .time)
        #expect(engine.error(of: .down(1, at: 2)) == .contactInUse)
        #expect(engine.error(of: .down(17, at: 2)) == .contactLimit)
        #expect(engine.error(of: .move(17, at: 2)) == .contactUnknown)
        #expect(engine.error(of: .up(17, at: 2)) == .contactUnknown)
        #expect(engine.error(of: .lost(17, at: 2)) == .contactUnknown)
        #expect(engine.error(of: .up(1, at: 2)) == nil)
    }
}
