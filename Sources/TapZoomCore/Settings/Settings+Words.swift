// SPDX-License-Identifier: MIT

// The settings as the words of a tapzoom_config.
extension Settings {
    /// Reads all fields from the words of a form, and normalizes the words, so that equal settings have equal words.
    package mutating func read(_ form: inout SettingsForm) { pass(through: &form) }

    /// The words of a tapzoom_config.
    package func words() -> SettingsForm.Words {
        var form = SettingsForm(.write)
        var settings = self
        settings.pass(through: &form)
        return form.words
    }

    /// Whether these settings have the normalized words of a form.
    package func hasWords(of form: inout SettingsForm) -> Bool {
        let own = words()
        // Spans, because Swift copies all words to read one of them.
        let (ours, theirs) = (own.span, form.words.span)
        for index in ours.indices where ours[index] != theirs[index] { return false }
        return true
    }

    /// The settings with lengths in view units.
    var inViewUnits: Settings {
        var units = self
        if pointsPerUnit != 1 {
            var form = SettingsForm(.toViewUnits(pointsPerUnit: pointsPerUnit))
            units.pass(through: &form)
        }
        return units
    }
}

extension Settings {
    /// The NUL-terminated name of the field of tapzoom_config at an offset; "" beyond the last field.
    package static func name(ofFieldAt offset: Int) -> UnsafePointer<UInt8> {
        // In one loop: LLVM replaces a separate one to the next NUL by a call of strlen.
        var (place, left, previous) = (names.utf8Start, offset, UInt8(0))
        while true {
            let byte = place.pointee
            if previous == 0 {
                if byte == 0 { return place }
                left &-= 4 * Int(byte & 7)
                if left < 0 { return place + 1 }
            }
            previous = byte
            place += 1
        }
    }
}
