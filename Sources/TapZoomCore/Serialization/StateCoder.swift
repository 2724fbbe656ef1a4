// SPDX-License-Identifier: MIT

/// Writes or reads values as words of 64 bits. One function of each type codes all its words in both directions: a
/// reading coder assigns the values, and a writing coder leaves them unchanged.
///
/// After a failure the coded values are meaningless, and the coder must be discarded.
package protocol StateCoder {
    var isReading: Bool { get }
    /// Whether no value has failed so far.
    var isGood: Bool { get }
    mutating func code(_ word: inout UInt64)
    /// Returns the number that was read, or `own` when writing. Numbers near 0, positive or negative, become small
    /// words.
    mutating func coded(_ own: Int64) -> Int64
    /// Codes the bits of a value in memory. Reading fails if a number is beyond the limit of its type.
    mutating func code<Value: BitCodable>(_ value: inout Value)
    /// The same, but reading fails beyond another limit.
    mutating func code<Value: BitCodable>(_ value: inout Value, within limit: Double)
    /// Codes the elements of an array in a range of valid indices.
    mutating func code<let count: Int, Value: BitCodable>(_ array: inout InlineArray<count, Value>, _ range: Range<Int>)
    mutating func fail()
    /// Seconds that the coder adds to every time that it codes. It is 0 for all coders except the one that shifts
    /// times, which keeps no words.
    var timeShift: Double { get }
}

extension StateCoder {
    package var timeShift: Double { 0 }
}

/// A value that consists of floating-point numbers, without padding.
package protocol BitCodable {
    /// The largest magnitude of its numbers.
    static var limit: Double { get }
    /// Adds seconds to the times among its numbers.
    mutating func shiftTimes(by offset: Double)
}

extension BitCodable {
    /// Larger than any number in a view, and small enough to compute with.
    package static var limit: Double { 1e160 }
    package mutating func shiftTimes(by offset: Double) {}
}

/// An enumeration with payloads; the tag is the number of the case.
package protocol TaggedState {
    var tag: Int { get }
    /// Creates a placeholder of the case with this tag, to read into; of the first case if no case has the tag.
    init(blank tag: Int)
    /// Codes the payload of the case.
    mutating func serializePayload(with coder: inout some StateCoder)
}

/// The case with a tag, from placeholders of all cases in order; the first one if no case has the tag.
func placeholder<Case, let count: Int>(_ tag: Int, _ cases: InlineArray<count, Case>) -> Case {
    cases[tag >= 0 && tag < count ? tag : 0]
}

extension StateCoder {
    mutating func code<State: TaggedState>(tagged state: inout State) {
        var tag = state.tag
        code(&tag)
        if isReading {
            state = State(blank: tag)
            if state.tag != tag { fail() }
        }
        state.serializePayload(with: &self)
    }

    package mutating func coded(_ own: Int64) -> Int64 {
        var word = UInt64(bitPattern: own << 1 ^ own >> 63)
        code(&word)
        return Int64(bitPattern: word >> 1) ^ -Int64(bitPattern: word & 1)
    }

    package mutating func code<Number: FixedWidthInteger>(_ value: inout Number) {
        let read = coded(Int64(truncatingIfNeeded: value))
        let number = Number(truncatingIfNeeded: read)
        if Int64(truncatingIfNeeded: number) == read { value = number } else { fail() }
    }

    package mutating func code(_ value: inout Bool) {
        let number = coded(value ? 1 : 0)
        if number & ~1 != 0 { fail() }
        value = number == 1
    }

    package mutating func code<Value: RawRepresentable>(_ value: inout Value) where Value.RawValue: FixedWidthInteger {
        var rawValue = value.rawValue
        code(&rawValue)
        if let read = Value(rawValue: rawValue) { value = read } else { fail() }
    }

    /// Codes a time that may be infinite.
    mutating func code(possiblyInfinite time: inout Double) {
        if timeShift.bitPattern != 0 { time.shift(by: timeShift) }
        var word = time.bitPattern
        code(&word)
        time = Double(bitPattern: word)
        if isReading, !(abs(time) <= 1.1e12 || abs(time) == .infinity) { fail() }
    }

    /// Codes a number in a range.
    mutating func code(_ number: inout Double, in range: ClosedRange<Double>) {
        code(&number)
        if isReading, !range.contains(number) { fail() }
    }

    /// Codes a time or a deadline; the C boundary admits times up to 1e12.
    mutating func code(time: inout Double) {
        if timeShift.bitPattern != 0 { time.shift(by: timeShift) }
        code(&time, within: 1.1e12)
    }

    /// Codes an optional; `blank` is any value to read into.
    mutating func code<Value: BitCodable>(_ value: inout Value?, blank: Value) {
        var (isThere, some) = (value != nil, value ?? blank)
        code(&isThere)
        if isThere { code(&some) }
        value = isThere ? some : nil
    }

    /// Codes a count of elements.
    mutating func code(_ count: inout Int, upTo capacity: Int) {
        code(&count)
        if count < 0 || count > capacity {
            fail()
            count = 0
        }
    }
}

extension Double: BitCodable {}
