// SPDX-License-Identifier: MIT

/// The reason why a value from the host is invalid.
package enum ValueError: Error {
    case notFinite
    case range
    /// Not a value of its enumeration, or an unknown bit of a mask.
    case notInEnum
}

/// The settings as the words of tapzoom_config, and one pass over the table in `Settings+Table`.
///
/// The table passes every field in the order of tapzoom_config, so that the offset of a field follows from the fields
/// before it. `SettingsForm` decides, once for each type of field, what a pass does with it.
package struct SettingsForm {
    enum Pass {
        /// Gives every field its default.
        case setDefaults
        /// Takes every field from the words and checks it.
        case read
        /// Puts every field into the words.
        case write
        /// Converts lengths from points to view units.
        case toViewUnits(pointsPerUnit: Double)
    }

    /// The unit of a number. Lengths on the glass are given in points.
    enum Unit {
        case plain, seconds, perSecond, radians, radiansPerSecond, points, pointsPerSecond
    }

    /// Values that a number may have outside its range.
    enum Extra {
        case nothing
        /// 0, which turns the feature off.
        case zero
        /// The negative of its range.
        case negative
    }

    /// tapzoom_config has 808 bytes.
    package typealias Words = InlineArray<101, UInt64>
    package static var wordCount: Int { MemoryLayout<Words>.size / 8 }

    private(set) var words: Words
    /// The first error of a reading pass.
    private(set) var error: ValueError?
    private let pass: Pass
    /// Bytes of tapzoom_config passed so far.
    private(set) var offset = 0

    init(_ pass: Pass, words: Words = Words(repeating: 0)) {
        self.pass = pass
        self.words = words
    }

    @inline(never)
    mutating func number(
        _ value: inout Double, _ unit: Unit, from lower: Double, to upper: Double, or extra: Extra = .nothing,
        default standard: Double
    ) {
        switch pass {
        case .setDefaults: value = standard
        case .read:
            // Adding 0 turns -0 into 0.
            value = Double(bitPattern: word) + 0
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

    mutating func integer(_ value: inout Int32, from lower: Int32, to upper: Int32, default standard: Int32) {
        integer32(&value, default: standard)
        require(value >= lower && value <= upper, else: .range)
    }

    /// A mask of bits, of which the host may set those in `known`.
    mutating func mask(_ value: inout UInt32, known: UInt32, default standard: UInt32) {
        var number = Int32(bitPattern: value)
        integer32(&number, default: Int32(bitPattern: standard))
        value = UInt32(bitPattern: number)
        require(value & ~known == 0, else: .notInEnum)
    }

    /// A value of an enumeration of the C header.
    mutating func choice<Value: RawRepresentable<Int32>>(_ value: inout Value, default standard: Value) {
        var number = value.rawValue
        integer32(&number, default: standard.rawValue)
        if let read = Value(rawValue: number) { value = read } else { require(false, else: .notInEnum) }
    }

    @inline(never)
    mutating func flag(_ value: inout Bool, default standard: Bool) {
        var number: Int32 = value ? 1 : 0
        integer32(&number, default: standard ? 1 : 0)
        require(number == 0 || number == 1, else: .notInEnum)
        value = number == 1
    }

    /// Reserved fields, which must be 0.
    @inline(never)
    mutating func reserved(bytes: Int) {
        for _ in 0..<bytes / 4 {
            var zero: Int32 = 0
            integer32(&zero, default: 0)
            require(zero == 0, else: .range)
        }
    }

    @inline(never)
    mutating func level(_ level: inout ScaleLevel, default standard: ScaleLevel) {
        number(&level.factor, .plain, from: 1e-6, to: 1e6, default: standard.factor)
        number(&level.otherFactor, .plain, from: 1e-6, to: 1e6, or: .zero, default: standard.otherFactor)
        choice(&level.fit, default: standard.fit)
        choice(&level.otherFit, default: standard.otherFit)
        choice(&level.choice, default: standard.choice)
        reserved(bytes: 4)
        require(level.isComplete, else: .range)
    }

    /// The entries of a list; `count` is a field of its own. Entries beyond the count are ignored and written as
    /// zeros.
    mutating func levels(_ list: inout ScaleLevels, count: Int32) {
        var levels = ScaleLevels()
        for index in 0..<ScaleLevels.capacity {
            let start = offset
            if index < Int(count) {
                var level = list[index] ?? ScaleLevel(.none, times: 1)
                self.level(&level, default: level)
                levels.append(level)
            }
            offset = start + 32
        }
        list = levels
    }

    /// In a reading pass, records the first condition that does not hold.
    @inline(never)
    mutating func require(_ condition: Bool, else fault: ValueError) {
        if case .read = pass, !condition, error == nil { error = fault }
    }

    // MARK: The words

    /// Passes an integer of 32 bits.
    @inline(never)
    private mutating func integer32(_ number: inout Int32, default standard: Int32) {
        switch pass {
        case .setDefaults: number = standard
        case .read: number = Int32(bitPattern: half)
        case .write: half = UInt32(bitPattern: number)
        case .toViewUnits: break
        }
        offset += 4
    }

    @inline(never)
    private mutating func check(_ value: Double, from lower: Double, to upper: Double, or extra: Extra) {
        require(value.isFinite, else: .notFinite)
        let size =
            switch extra {
            case .nothing, .zero: value
            case .negative: abs(value)
            }
        if case .zero = extra, value == 0 { return }
        require(size >= lower && size <= upper, else: .range)
    }

    /// The word at the offset; 0 beyond the end. A mutating getter, because the compiler would copy all words
    /// otherwise.
    private var word: UInt64 {
        @inline(__always) mutating get { offset / 8 < Self.wordCount ? words[offset / 8] : 0 }
        @inline(__always) set { if offset / 8 < Self.wordCount { words[offset / 8] = newValue } }
    }

    private var half: UInt32 {
        @inline(__always) mutating get { UInt32(truncatingIfNeeded: word &>> UInt64(offset % 8 * 8)) }
        @inline(__always) mutating set {
            let shift = UInt64(offset % 8 * 8)
            word = word & ~(0xFFFF_FFFF &<< shift) | UInt64(newValue) &<< shift
        }
    }
}
