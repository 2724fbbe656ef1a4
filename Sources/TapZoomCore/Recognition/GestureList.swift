// SPDX-License-Identifier: MIT

/// The gestures that one input makes, in their order: a fixed list.
struct GestureList {
    /// Every role ends what it has and begins something new at most: that is less.
    static var capacity: Int { 8 }

    private(set) var count = 0
    private var items = InlineArray<8, Gesture?>(repeating: nil)

    init() {}

    init(_ gesture: Gesture) { append(gesture) }

    var isEmpty: Bool { count == 0 }

    subscript(index: Int) -> Gesture? {
        index >= 0 && index < count ? items[index] : nil
    }

    mutating func append(_ gesture: Gesture) {
        guard count < Self.capacity else { return }
        items[count] = gesture
        count += 1
    }

    mutating func removeAll() { count = 0 }
}
