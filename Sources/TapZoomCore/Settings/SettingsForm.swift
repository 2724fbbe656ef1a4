// SPDX-License-Identifier: MIT

/// The reason why a value from the host is invalid.
package enum ValueError: Error {
    case notFinite
    case range
    /// The value is not in its enumeration, or a mask has an unknown bit.
    case notInEnum
}

/// The words of a tapzoom_config, and one pass over the table in `Settings+Table`.
///
/// The table passes every field in the order of tapzoom_config, so that the offset of a field follows from the fields
/// before it. `SettingsForm` implements each pass once for each type of field.
package struct SettingsForm {
    enum Pass {
        /// Gives every field its default.
        case setDefaults
        /// Reads every field from the words and checks it. Valid words become those that a writing pass produces.
        case read
        /// Writes every field to the words.
        case write
        /// Converts lengths from points to view units.
        case toViewUnits(pointsPerUnit: Double)
    }

    /// The unit of a number. Lengths on the screen are in points.
    enum Unit {
        case plain, seconds, perSecond, radians, radiansPerSecond, points, pointsPerSecond
    }

    /// Values that a number may have besides those in its range.
    enum Extra {
        case nothing
        /// 0, which turns the feature off.
        case zero
        /// The negated numbers of its range.
        case negative
    }

    /// tapzoom_config has 808 bytes.
    package typealias Words = InlineArray<101, UInt64>
    package static var wordCount: Int { MemoryLayout<Words>.size / 8 }

    private(set) var words: Words
    /// The first error of a reading pass; `wrongOffset` is the offset of its field.
    private(set) var error: ValueError?
    private(set) var wrongOffset = 0
    private let pass: Pass
    /// Bytes of tapzoom_config passed so far.
    private(set) var offset = 0

    init(_ pass: Pass, words: Words = Words(repeating: 0)) {
        self.pass = pass
        self.words = words
    }

    mutating func number(
        _ value: inout Double, _ unit: Unit, from lower: Double, to upper: Double, or extra: Extra = .nothing,
        default standard: Double
    ) {
        switch pass {
        case .setDefaults: value = standard
        case .read:
            // Adding 0 turns -0 into 0.
            value = Double(bitPattern: word) + 0
            word = value.bitPattern
            check(value, from: lower, to: upper, or: extra)
        case .write: word = value.bitPattern
        case .toViewUnits(let pointsPerUnit):
            switch unit {
            case .points, .pointsPerSecond: value /= pointsPerUnit
            case .plain, .seconds, .perSecond, .radians, .radiansPerSecond: break
            }
        }
        offset += 8
    }

    /// Passes the size of tapzoom_config; that of the host may be larger or smaller.
    mutating func size() {
        half = UInt32(8 * Self.wordCount)
        offset += 4
    }

    mutating func integer(_ value: inout Int32, from lower: Int32, to upper: Int32, default standard: Int32) {
        integer32(&value, default: standard)
        require(value >= lower && value <= upper, else: .range, back: 4)
    }

    /// Passes a mask of bits; the host may set those in `known`.
    mutating func mask(_ value: inout UInt32, known: UInt32, default standard: UInt32) {
        var number = Int32(bitPattern: value)
        integer32(&number, default: Int32(bitPattern: standard))
        value = UInt32(bitPattern: number)
        require(value & ~known == 0, else: .notInEnum, back: 4)
    }

    /// Passes a value of an enumeration of the C header.
    mutating func choice<Value: RawRepresentable<Int32>>(_ value: inout Value, default standard: Value) {
        var number = value.rawValue
        integer32(&number, default: standard.rawValue)
        if let read = Value(rawValue: number) { value = read } else { require(false, else: .notInEnum, back: 4) }
    }

    mutating func flag(_ value: inout Bool, default standard: Bool) {
        var number: Int32 = value ? 1 : 0
        integer32(&number, default: standard ? 1 : 0)
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

    mutating func level(_ level: inout ScaleLevel, default standard: ScaleLevel) {
        number(&level.factor, .plain, from: 1e-6, to: 1e6, default: standard.factor)
        number(&level.otherFactor, .plain, from: 1e-6, to: 1e6, or: .zero, default: standard.otherFactor)
        choice(&level.fit, default: standard.fit)
        choice(&level.otherFit, default: standard.otherFit)
        choice(&level.choice, default: standard.choice)
        reserved(bytes: 4)
        // Names `other_fit` as wrong only if FIRST has no second factor; otherwise `other_factor`.
        let isFit = level.choice == .first && level.otherFactor == 0
        require(level.isComplete, else: .range, back: isFit ? 12 : 24)
    }

    /// Passes the entries of a list; `count` is a separate field. Entries beyond the count are ignored and written as
    /// zeros.
    mutating func levels(_ list: inout ScaleLevels, count: Int32) {
        let end = offset + 32 * ScaleLevels.capacity
        var levels = ScaleLevels()
        while levels.count < Int(count), offset < end {
            var level = list.element(levels.count) ?? ScaleLevel(.none, times: 1)
            self.level(&level, default: level)
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
    private mutating func integer32(_ number: inout Int32, default standard: Int32) {
        switch pass {
        case .setDefaults: number = standard
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
        mutating get { offset / 8 < Self.wordCount ? words[offset / 8] : 0 }
        set { if offset / 8 < Self.wordCount { words[offset / 8] = newValue } }
    }

    private var half: UInt32 {
        mutating get { UInt32(truncatingIfNeeded: word &>> UInt64(offset % 8 * 8)) }
        mutating set {
            let shift = UInt64(offset % 8 * 8)
            word = word & ~(0xFFFF_FFFF &<< shift) | UInt64(newValue) &<< shift
        }
    }
}
