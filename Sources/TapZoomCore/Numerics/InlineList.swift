// SPDX-License-Identifier: MIT

/// A list of up to `capacity` elements, stored in place.
package struct InlineList<let capacity: Int, Element> {
    package private(set) var count = 0
    /// The elements; slots from `count` on hold unspecified values.
    var items: InlineArray<capacity, Element>

    /// Creates an empty list. `blank` is any element; it fills the unused slots.
    package init(blank: Element) { items = InlineArray(repeating: blank) }

    package var isEmpty: Bool { count == 0 }

    package subscript(index: Int) -> Element? {
        index >= 0 && index < count ? items[index] : nil
    }

    /// The same as the subscript, read in place.
    mutating func element(_ index: Int) -> Element? { index >= 0 && index < count ? items[index] : nil }

    /// Appends an element; in a full list, does nothing.
    package mutating func append(_ element: Element) { insert(element, at: count) }

    package mutating func removeAll() { count = 0 }

    /// Inserts an element before the one at `index`, or at the end; in a full list, does nothing.
    package mutating func insert(_ element: Element, at index: Int) {
        if makeRoom(at: index) { items[index] = element }
    }

    /// Moves the elements from `index` on by one place; `index` may be the end. The caller then sets the element at
    /// `index`. Returns false if the list is full.
    mutating func makeRoom(at index: Int) -> Bool {
        guard count < capacity, index >= 0, index <= count else { return false }
        var place = count
        while place > index {
            items[place] = items[place &- 1]
            place &-= 1
        }
        count &+= 1
        return true
    }

    mutating func update(_ change: (inout Element) -> Void) {
        var index = 0
        while index < count {
            change(&items[index])
            index &+= 1
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
