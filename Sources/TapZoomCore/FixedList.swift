// SPDX-License-Identifier: MIT

/// A list of up to `capacity` elements, stored in place.
package struct FixedList<let capacity: Int, Element> {
    package private(set) var count = 0
    private var items = InlineArray<capacity, Element?>(repeating: nil)

    package init() {}

    package init(_ element: Element) { append(element) }

    package var isEmpty: Bool { count == 0 }

    package subscript(index: Int) -> Element? {
        index >= 0 && index < count ? items[index] : nil
    }

    /// Adds an element; one beyond the capacity is left out.
    package mutating func append(_ element: Element) {
        guard count < capacity else { return }
        items[count] = element
        count += 1
    }

    package mutating func removeAll() { count = 0 }

    package func forEach(_ body: (Element) -> Void) {
        var index = 0
        while let element = self[index] {
            body(element)
            index += 1
        }
    }
}
