// SPDX-License-Identifier: MIT

/// A list of up to `capacity` elements, stored in place.
package struct InlineList<let capacity: Int, Element> {
    package private(set) var count = 0
    private var items = InlineArray<capacity, Element?>(repeating: nil)

    package init() {}

    package init(_ element: Element) { append(element) }

    @_transparent
    package var isEmpty: Bool { count == 0 }

    package subscript(index: Int) -> Element? {
        index >= 0 && index < count ? items[index] : nil
    }

    /// The same as the subscript, but mutating: the compiler then reads one element and does not copy the list.
    mutating func element(_ index: Int) -> Element? { index >= 0 && index < count ? items[index] : nil }

    /// Appends an element; in a full list, does nothing.
    package mutating func append(_ element: Element) { insert(element, at: count) }

    @_transparent
    package mutating func removeAll() { count = 0 }

    /// Inserts an element before the one at `index`, or at the end; in a full list, does nothing.
    package mutating func insert(_ element: Element, at index: Int) {
        guard count < capacity else { return }
        var place = count
        while place > index, place > 0 {
            items[place] = items[place - 1]
            place -= 1
        }
        items[place] = element
        count += 1
    }

    mutating func update(_ change: (inout Element) -> Void) {
        for index in 0..<count {
            guard var element = items[index] else { return }
            change(&element)
            items[index] = element
        }
    }

    package func forEach(_ body: (Element) -> Void) {
        var index = 0
        while let element = self[index] {
            body(element)
            index += 1
        }
    }
}
