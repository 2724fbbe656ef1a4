// SPDX-License-Identifier: MIT

/// What values are written to or read from, as words of 64 bits. A type says once, in one function, which words it is
/// made of; an archive that reads changes them, one that writes leaves them as they are.
///
/// Once something was refused, what is passed means nothing, and the archive is to be thrown away.
package protocol Archive {
    var isReading: Bool { get }
    /// Nothing has been refused so far.
    var isGood: Bool { get }
    mutating func pass(_ word: inout UInt64)
    mutating func refuse()
}

extension Archive {
    package mutating func pass(_ value: inout Double) {
        var word = value.bitPattern
        pass(&word)
        value = Double(bitPattern: word)
    }

    /// Numbers near zero make small words, whatever their sign.
    package mutating func pass<Number: FixedWidthInteger>(_ value: inout Number) {
        let number = Int64(truncatingIfNeeded: value)
        var word = UInt64(bitPattern: number << 1 ^ number >> 63)
        pass(&word)
        let read = Int64(bitPattern: word >> 1) ^ -Int64(bitPattern: word & 1)
        if let read = Number(exactly: read) { value = read } else { refuse() }
    }

    package mutating func pass(_ value: inout Bool) {
        var number: Int32 = value ? 1 : 0
        pass(&number)
        if number != 0 && number != 1 { refuse() }
        value = number == 1
    }

    package mutating func pass<Value: RawRepresentable>(_ value: inout Value) where Value.RawValue: FixedWidthInteger {
        var rawValue = value.rawValue
        pass(&rawValue)
        if let read = Value(rawValue: rawValue) { value = read } else { refuse() }
    }

    package mutating func pass(_ vector: inout Vector) {
        pass(&vector.x)
        pass(&vector.y)
    }
}
