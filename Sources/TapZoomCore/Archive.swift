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
    /// Passes a value as it lies in memory, if none of its numbers is beyond the limit of its type.
    mutating func pass<Value: Plain>(_ value: inout Value)
    mutating func refuse()
}

/// Nothing but floating-point numbers, without padding.
package protocol Plain {
    /// How far from 0 its numbers may be.
    static var limit: Double { get }
}

extension Plain {
    /// Further than a view ever comes, whatever its host does, and near enough to go on with.
    package static var limit: Double { 1e160 }
}

extension Archive {
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

    /// A time that may be infinitely far away.
    mutating func pass(endless time: inout Double) {
        var word = time.bitPattern
        pass(&word)
        time = Double(bitPattern: word)
        if time.isNaN { refuse() }
    }

    /// A value that may be missing; `blank` is any that is not.
    mutating func pass<Value: Plain>(_ value: inout Value?, blank: Value) {
        var (isThere, some) = (value != nil, value ?? blank)
        pass(&isThere)
        if isThere { pass(&some) }
        value = isThere ? some : nil
    }

    /// A number of elements.
    mutating func pass(_ count: inout Int, upTo capacity: Int) {
        pass(&count)
        if count < 0 || count > capacity {
            refuse()
            count = 0
        }
    }
}

extension Double: Plain {}
extension Vector: Plain {}
extension Transform: Plain {}
extension Pose: Plain {}
extension Grip: Plain {}
extension Sight: Plain {}
extension Zoom: Plain {}
extension Settle: Plain {}
extension Fling: Plain {
    /// Where nothing bounds it, its ranges are infinite.
    package static var limit: Double { .infinity }
}
extension Pinch.Twist: Plain {}
