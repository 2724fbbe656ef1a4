// SPDX-License-Identifier: MIT

/// What values are written to or read from, as words of 64 bits. A type says once, in one function, which words it is
/// made of; a coder that reads changes them, one that writes leaves them as they are.
///
/// After a failure the coded values are meaningless, and the coder must be discarded.
package protocol StateCoder {
    var isReading: Bool { get }
    /// Nothing has failed so far.
    var isGood: Bool { get }
    mutating func code(_ word: inout UInt64)
    /// Passes a value as it lies in memory, if none of its numbers is beyond the limit of its type.
    mutating func code<Value: BitCodable>(_ value: inout Value)
    mutating func fail()
}

/// Nothing but floating-point numbers, without padding.
package protocol BitCodable {
    /// How far from 0 its numbers may be.
    static var limit: Double { get }
}

extension BitCodable {
    /// Further than a view ever comes, whatever its host does, and near enough to go on with.
    package static var limit: Double { 1e160 }
}

/// An enumeration whose cases hold different things: a number says which case it is.
package protocol TaggedState {
    var tag: Int { get }
    /// Any value of a case, to be read over; of the first case where there is no such case.
    init(blank tag: Int)
    /// What the case holds.
    mutating func codePayload(with coder: inout some StateCoder)
}

extension StateCoder {
    mutating func code<State: TaggedState>(tagged state: inout State) {
        var tag = state.tag
        code(&tag)
        if isReading {
            state = State(blank: tag)
            if state.tag != tag { fail() }
        }
        state.codePayload(with: &self)
    }

    /// Numbers near zero make small words, whatever their sign.
    package mutating func code<Number: FixedWidthInteger>(_ value: inout Number) {
        let number = Int64(truncatingIfNeeded: value)
        var word = UInt64(bitPattern: number << 1 ^ number >> 63)
        code(&word)
        let read = Int64(bitPattern: word >> 1) ^ -Int64(bitPattern: word & 1)
        if let read = Number(exactly: read) { value = read } else { fail() }
    }

    package mutating func code(_ value: inout Bool) {
        var number: Int32 = value ? 1 : 0
        code(&number)
        if number != 0 && number != 1 { fail() }
        value = number == 1
    }

    package mutating func code<Value: RawRepresentable>(_ value: inout Value) where Value.RawValue: FixedWidthInteger {
        var rawValue = value.rawValue
        code(&rawValue)
        if let read = Value(rawValue: rawValue) { value = read } else { fail() }
    }

    /// A time that may be infinitely far away.
    mutating func code(possiblyInfinite time: inout Double) {
        var word = time.bitPattern
        code(&word)
        time = Double(bitPattern: word)
        if time.isNaN { fail() }
    }

    /// A value that may be missing; `blank` is any that is not.
    mutating func code<Value: BitCodable>(_ value: inout Value?, blank: Value) {
        var (isThere, some) = (value != nil, value ?? blank)
        code(&isThere)
        if isThere { code(&some) }
        value = isThere ? some : nil
    }

    /// A number of elements.
    mutating func code(_ count: inout Int, upTo capacity: Int) {
        code(&count)
        if count < 0 || count > capacity {
            fail()
            count = 0
        }
    }
}

extension Double: BitCodable {}
