// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct InlineListTests {
    private static func elements(of list: InlineList<3, Int>) -> [Int] {
        var all: [Int] = []
        list.forEach { all.append($0) }
        return all
    }

    @Test("A list keeps its elements in order, and drops those beyond its capacity.")
    func appendKeepsOrderAndStopsAtTheCapacity() {
        var list = InlineList<3, Int>(blank: 0)
        for element in [7, 8, 9, 10] { list.append(element) }
        #expect(list.count == 3)
        #expect(Self.elements(of: list) == [7, 8, 9])
        #expect(list[2] == 9)
    }

    @Test("The subscript of a list returns nil for an index outside the list.")
    func indicesOutsideTheListGiveNil() {
        var list = InlineList<3, Int>(blank: 0)
        list.append(7)
        #expect(list[-1] == nil)
        #expect(list[1] == nil)
        #expect(list[3] == nil)
    }

    @Test("A list is empty when it is created, and after removeAll.")
    func removeAllEmptiesTheList() {
        var list = InlineList<3, Int>(blank: 0)
        #expect(list.isEmpty)
        list.append(1)
        #expect(!list.isEmpty)
        list.removeAll()
        #expect(list.isEmpty)
        #expect(list[0] == nil)
        #expect(Self.elements(of: list).isEmpty)
    }
}
