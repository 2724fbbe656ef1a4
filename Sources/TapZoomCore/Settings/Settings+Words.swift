// SPDX-License-Identifier: MIT

// The settings as the words of a tapzoom_config.
extension Settings {
    /// Reads all fields from the words of a tapzoom_config, and normalizes the words, so that equal settings have equal
    /// words. Returns the first error and the offset of its field.
    package mutating func read(_ words: inout SettingsForm.Words) -> (error: ValueError, offset: Int)? {
        var form = SettingsForm(.read, words: words)
        pass(through: &form)
        words = form.words
        return form.error.map { ($0, form.wrongOffset) }
    }

    /// The words of a tapzoom_config.
    package func words() -> SettingsForm.Words {
        var form = SettingsForm(.write)
        var settings = self
        settings.pass(through: &form)
        return form.words
    }

    /// Converts the lengths to view units, in place, because a copy of the settings takes much of the stack.
    mutating func convertToViewUnits() {
        if pointsPerUnit == 1 { return }
        var form = SettingsForm(.toViewUnits(pointsPerUnit: pointsPerUnit))
        pass(through: &form)
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
