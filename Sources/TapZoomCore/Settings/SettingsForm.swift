// SPDX-License-Identifier: MIT

/// The reason why a value from the host is invalid.
package enum ValueError: Error {
    case notFinite
    case range
    /// The value is not in its enumeration, or a mask has an unknown bit.
    case notInEnum
}

/// The words of a tapzoom_config, and one pass over the table in `SettingsTable.swift`.
///
/// The table passes every field in the order of tapzoom_config, so that the offset of a field follows from the fields
/// before it. `SettingsForm` implements each pass once for each type of field.
package struct SettingsForm {
    enum Pass {
        /// Reads every field from the words and checks it. Valid words become those that a writing pass produces.
        case read
        /// Writes every field to the words.
        case write
        /// Converts lengths from points to view units.
        case toViewUnits(pointsPerUnit: Double)
    }

    /// Values that a number may have besides those in its range.
    enum Extra {
        case nothing
        /// 0, which turns the feature off.
        case zero
        /// The negated numbers of its range.
        case negative
    }

    package typealias Words = ConfigWords
    package static var wordCount: Int { MemoryLayout<Words>.size / 8 }

    package var words = Words(repeating: 0)
    /// The first error of a reading pass; `wrongOffset` is the offset of its field.
    package private(set) var error: ValueError?
    package private(set) var wrongOffset = 0
    private let pass: Pass
    /// Bytes of tapzoom_config passed so far.
    private(set) var offset = 0

    init(_ pass: Pass) { self.pass = pass }

    /// Creates the form of a reading pass.
    package init() { self.init(.read) }

    mutating func number(_ value: inout Double, from lower: Double, to upper: Double, or extra: Extra = .nothing) {
        switch pass {
        case .read:
            // Adding 0 turns -0 into 0.
            value = Double(bitPattern: word) + 0
            word = value.bitPattern
            check(value, from: lower, to: upper, or: extra)
        case .write: word = value.bitPattern
        case .toViewUnits: break
        }
        offset += 8
    }

    /// Passes a length or a speed on the screen, in points or points per second.
    mutating func length(_ value: inout Double, from lower: Double, to upper: Double, or extra: Extra = .nothing) {
        if case .toViewUnits(let pointsPerUnit) = pass { value /= pointsPerUnit }
        number(&value, from: lower, to: upper, or: extra)
    }

    /// Passes the size of tapzoom_config; that of the host may be larger or smaller.
    mutating func size() {
        half = UInt32(8 * Self.wordCount)
        offset += 4
    }

    mutating func integer(_ value: inout Int32, from lower: Int32, to upper: Int32) {
        integer32(&value)
        require(value >= lower && value <= upper, else: .range, back: 4)
    }

    /// Passes a mask of bits; the host may set those in `known`.
    mutating func mask(_ value: inout UInt32, known: UInt32) {
        var number = Int32(bitPattern: value)
        integer32(&number)
        value = UInt32(bitPattern: number)
        require(value & ~known == 0, else: .notInEnum, back: 4)
    }

    /// Passes 64 bits, all of which the host may set.
    mutating func bits(_ value: inout UInt64) {
        switch pass {
        case .read: value = word
        case .write: word = value
        case .toViewUnits: break
        }
        offset += 8
    }

    /// Passes a value of an enumeration of the C header.
    mutating func choice<Value: RawRepresentable<Int32>>(_ value: inout Value) {
        var number = value.rawValue
        integer32(&number)
        if let read = Value(rawValue: number) { value = read } else { require(false, else: .notInEnum, back: 4) }
    }

    mutating func flag(_ value: inout Bool) {
        var number: Int32 = value ? 1 : 0
        integer32(&number)
        require(number == 0 || number == 1, else: .notInEnum, back: 4)
        value = number == 1
    }

    /// Passes a reserved field, which must be 0.
    mutating func reserved(bytes: Int) {
        let end = offset + bytes
        if case .read = pass {
            var bits: UInt32 = 0
            while offset < end {
                bits |= half
                offset += 4
            }
            require(bits == 0, else: .range, back: bytes)
        }
        offset = end
    }

    mutating func level(_ level: inout ScaleLevel) {
        choice(&level.fit)
        choice(&level.otherFit)
        number(&level.factor, from: 1e-6, to: 1e6)
        number(&level.otherFactor, from: 1e-6, to: 1e6, or: .zero)
        // Names `other_fit` as wrong.
        require(level.otherFactor != 0 || level.otherFit == .none, else: .range, back: 20)
    }

    /// Passes the entries of a list; `count` is a separate field. Entries beyond the count are ignored and written as
    /// zeros.
    mutating func levels(_ list: inout ScaleLevels, count: Int32) {
        let end = offset + 24 * ScaleLevels.capacity
        var levels = ScaleLevels()
        while levels.count < Int(count), offset < end {
            var level = list.element(levels.count) ?? ScaleLevel(.none, times: 1)
            self.level(&level)
            levels.append(level)
        }
        list = levels
        while offset < end {
            word = 0
            offset += 8
        }
    }

    /// In a reading pass, records the first condition that does not hold. The wrong field begins `back` bytes before
    /// the offset.
    mutating func require(_ condition: Bool, else fault: ValueError, back: Int) {
        if case .read = pass, !condition, error == nil { (error, wrongOffset) = (fault, offset &- back) }
    }

    // MARK: The words

    /// Passes an integer of 32 bits.
    private mutating func integer32(_ number: inout Int32) {
        switch pass {
        case .read: number = Int32(bitPattern: half)
        case .write: half = UInt32(bitPattern: number)
        case .toViewUnits: break
        }
        offset += 4
    }

    private mutating func check(_ value: Double, from lower: Double, to upper: Double, or extra: Extra) {
        let isInRange =
            switch extra {
            case .nothing: value >= lower && value <= upper
            case .zero: value >= lower && value <= upper || value == 0
            case .negative: abs(value) >= lower && abs(value) <= upper
            }
        if !isInRange { require(false, else: value.isFinite ? .range : .notFinite, back: 0) }
    }

    /// The word at the offset; 0 beyond the end.
    private var word: UInt64 {
        mutating get { load() ?? 0 }
        set { store(newValue) }
    }

    private var half: UInt32 {
        mutating get { load() ?? 0 }
        set { store(newValue) }
    }

    private mutating func load<Value: BitwiseCopyable>() -> Value? {
        withUnsafeBytes(of: &words) { bytes in
            offset < bytes.count ? bytes.loadUnaligned(fromByteOffset: offset, as: Value.self) : nil
        }
    }

    private mutating func store<Value: BitwiseCopyable>(_ value: Value) {
        withUnsafeMutableBytes(of: &words) { bytes in
            if offset < bytes.count { bytes.storeBytes(of: value, toByteOffset: offset, as: Value.self) }
        }
    }
}
