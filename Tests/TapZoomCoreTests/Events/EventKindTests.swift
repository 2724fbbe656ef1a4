// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct EventKindTests {
    @Test func eachKindHasABitOfItsOwn() {
        let kinds = (1...8).compactMap(EventKind.init(rawValue:))
        #expect(kinds.count == 8)
        #expect(kinds.map(\.bit) == kinds.map { 1 << UInt32($0.rawValue) })
        #expect(EventKind(rawValue: 0) == nil)
    }

    @Test func phasesInTheOrderOfALife() {
        #expect((0...4).compactMap(Phase.init(rawValue:)) == [.discrete, .began, .changed, .ended, .cancelled])
        #expect(Phase(rawValue: 5) == nil)
    }
}
