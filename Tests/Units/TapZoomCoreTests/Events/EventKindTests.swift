// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct EventKindTests {
    @Test("Each event kind has a bit of its own.")
    func bitsOfTheKinds() {
        let kinds = (1...8).compactMap(EventKind.init(rawValue:))
        #expect(kinds.count == 7)
        #expect(kinds.map(\.bit) == kinds.map { 1 << UInt32($0.rawValue) })
        #expect(EventKind(rawValue: 0) == nil)
    }

    @Test("The phases have the values 0 to 4 in their order.")
    func valuesOfThePhases() {
        #expect((0...4).compactMap(Phase.init(rawValue:)) == [.discrete, .began, .changed, .ended, .cancelled])
        #expect(Phase(rawValue: 5) == nil)
    }
}
