// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

/// The compatibility rule of the structs with a struct_size. Such a struct is a sequence of 64-bit words; the first
/// begins with its size in bytes.
enum GrowableStruct {
    /// The sizes in 1.0, the oldest release.
    static var configSize: Int { 720 }
    static var optionsSize: Int { 88 }

    /// Whether a host's struct may have this size: at least that of 1.0, at most 4096 bytes, a multiple of 8.
    static func isKnown(_ size: Int, oldest: Int) -> Bool { (oldest...4096).contains(size) && size % 8 == 0 }

    /// Copies a host's struct into words that hold the defaults. The struct of an older host is shorter. That of a
    /// newer host is longer, and all bytes beyond the words must be 0.
    static func read(
        _ bytes: UnsafeRawPointer, into words: UnsafeMutableRawBufferPointer, oldest: Int
    ) throws(StatusError) {
        let size = Int(truncatingIfNeeded: bytes.load(as: UInt32.self))
        guard isKnown(size, oldest: oldest) else { throw .structSize }
        for offset in words.count..<max(size, words.count) where bytes.load(fromByteOffset: offset, as: UInt8.self) != 0
        {
            throw .structSize
        }
        words.baseAddress?.copyMemory(from: bytes, byteCount: min(size, words.count))
    }
}

extension Settings {
    static var wordCount: Int { SettingsForm.wordCount }
    typealias Words = SettingsForm.Words
}

/// The settings of a tapzoom_config, and its normalized words: equal settings have equal words.
///
/// It is passed by its address, because each copy would take much of the host's stack.
struct Config {
    var form = SettingsForm()
    private(set) var settings = Settings()

    init() {}

    /// Reads a host's settings. After an error the config is invalid.
    mutating func read(_ pointer: UnsafePointer<tapzoom_config>) throws(StatusError) {
        // The struct of an older host leaves its missing fields at their defaults.
        if pointer.pointee.struct_size < 8 * Settings.wordCount { form.words = Settings().words() }
        try withWords(&form.words) { (bytes) throws(StatusError) in
            try GrowableStruct.read(pointer, into: bytes, oldest: GrowableStruct.configSize)
        }
        try readWords()
    }

    /// Reads the settings from the words, and normalizes the words.
    mutating func readWords() throws(StatusError) {
        settings.read(&form)
        if let error = form.error { throw StatusError(error) }
    }
}

extension GrowableStruct {
    static func checkSize(_ size: Int) throws(StatusError) {
        if !isKnown(size, oldest: configSize) { throw .structSize }
    }

    /// Writes the words of a config that the host knows, and zeros in fields that only the host knows. The size has
    /// been checked.
    static func write(_ words: Settings.Words, to pointer: UnsafeMutablePointer<tapzoom_config>, size: Int) {
        // A variable, because Swift copies all words of a parameter to read one of them.
        var words = words
        let memory = UnsafeMutableRawBufferPointer(start: pointer, count: size)
        withUnsafeBytes(of: &words) { own in
            let known = min(size, own.count)
            memory.copyMemory(from: UnsafeRawBufferPointer(rebasing: own[..<known]))
            for offset in known..<size { memory[offset] = 0 }
        }
        pointer.pointee.struct_size = UInt32(truncatingIfNeeded: size)
    }
}

/// The words of a tapzoom_options with a checked size and unchecked fields.
struct OptionWords {
    private var words = OptionsWords(repeating: 0)

    /// Reads the words of a struct; NULL gives the defaults.
    init(_ pointer: UnsafePointer<tapzoom_options>?) throws(StatusError) {
        guard let pointer else { return }
        try withWords(&words) { (bytes) throws(StatusError) in
            try GrowableStruct.read(pointer, into: bytes, oldest: GrowableStruct.optionsSize)
        }
    }

    /// A field of 32 bits: 0 is animated, 1 is curve, 2 is path.
    func integer(_ index: Int) -> Int32 {
        let fields = index == 0 ? words[0] >> 32 : index == 1 ? words[1] : words[1] >> 32
        return Int32(truncatingIfNeeded: fields)
    }

    /// One of the numbers, from the duration on.
    func number(_ index: Int) -> Double { Double(bitPattern: words[2 + index]) }

    var quiet: Int32 { Int32(truncatingIfNeeded: words[10]) }
    var reserved: Int32 { Int32(truncatingIfNeeded: words[10] >> 32) }
}

/// Passes the bytes of words to a body that throws.
private func withWords<let count: Int>(
    _ words: inout InlineArray<count, UInt64>, _ body: (UnsafeMutableRawBufferPointer) throws(StatusError) -> Void
) throws(StatusError) {
    try withUnsafeMutablePointer(to: &words) { (pointer) throws(StatusError) in
        try body(UnsafeMutableRawBufferPointer(start: pointer, count: MemoryLayout<InlineArray<count, UInt64>>.size))
    }
}
