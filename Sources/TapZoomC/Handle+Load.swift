// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

// A load decodes into the view in place, because an engine is large and a host with rollback loads in every frame.
// Settings and sizes that equal those of the view need no check and no conversion.
//
// A refused load must change nothing, and a copy of the engine would take too much of the stack. So a load keeps a copy
// of the small parts and the words of the motion. These words depend on the settings, so the load writes them before it
// adopts other settings. It restores the settings and the sizes from their words. The events come last: the load first
// reads them without storing them, and stores them once all words are valid.

extension View {
    /// Replaces the engine, or throws and changes nothing. Settings and sizes are checked like those of a host. Other
    /// values are checked if they could cause an error later. `finishing`: the words end with their hash.
    mutating func load(with coder: inout WordCoder, finishing: Bool) throws(StatusError) {
        let own = Command(.start, engine.viewport)
        var motion = InlineArray<96, UInt64>(repeating: 0)
        serializeMotion(&motion, isReading: false)
        let isOther = try configure(with: &coder, instead: own)
        guard decode(with: &coder, finishing: finishing, orRestoring: &motion) else {
            if isOther { remakeOwn(own) }
            throw .data
        }
        if isOther { adoptWords() }
        // A START record may not describe all of a loaded view.
        hasMoved = true
    }

    /// Reads settings and sizes, and gives them to the engine if any bit differs from its own. Returns whether one
    /// does.
    private mutating func configure(with coder: inout WordCoder, instead own: Command) throws(StatusError) -> Bool {
        var (own, start, made) = (own, Command(.start), Config())
        coder.code(&made.words, &start)
        guard coder.isGood else { throw .data }
        if isSame(&own.numbers, &start.numbers) && isSame(&config, &made.words) { return false }
        guard (try? start.check()) != nil, (try? made.readWords()) != nil else { throw .data }
        engine.configure(
            made.settings, size: start.size, content: start.rect(at: 6), insets: start.insets)
        return true
    }

    private mutating func adoptWords() {
        config = engine.settingsWords
        recorder.isLenient = engine.isLenient
    }

    /// Gives the engine its old settings and sizes again.
    private mutating func remakeOwn(_ own: Command) {
        var made = Config()
        made.words = config
        // These words have passed the check before, so reading them cannot fail.
        try? made.readWords()
        engine.configure(made.settings, size: own.size, content: own.rect(at: 6), insets: own.insets)
    }

    /// Reads the state of the engine, or returns false and changes nothing. `motion`: the words of its motion.
    private mutating func decode(
        with coder: inout WordCoder, finishing: Bool, orRestoring motion: inout InlineArray<96, UInt64>
    ) -> Bool {
        var before = Engine.Checkpoint(of: &engine)
        engine.serializeParts(with: &coder)
        var end = coder
        Engine.discardEvents(with: &end)
        if finishing { end.finish() }
        guard end.isGood, engine.isValid else {
            serializeMotion(&motion, isReading: true)
            before.restore(&engine)
            return false
        }
        engine.serializeEvents(with: &coder)
        coder = end
        return true
    }
}

extension View {
    /// Writes the motion to words, or reads it from them.
    private mutating func serializeMotion(_ words: inout InlineArray<96, UInt64>, isReading: Bool) {
        withUnsafeMutableBytes(of: &words) {
            var coder = WordCoder(memory: $0.baseAddress, size: $0.count, isReading: isReading)
            engine.serializeMotion(with: &coder)
        }
    }
}

/// Whether two arrays of plain words have the same bits.
private func isSame<let count: Int, Word: BitwiseCopyable>(
    _ a: inout InlineArray<count, Word>, _ b: inout InlineArray<count, Word>
) -> Bool {
    withUnsafeMutableBytes(of: &a) { a in
        withUnsafeMutableBytes(of: &b) { b in
            var difference: UInt64 = 0
            for offset in stride(from: 0, to: a.count, by: 8) {
                difference |=
                    a.load(fromByteOffset: offset, as: UInt64.self)
                    ^ b.load(fromByteOffset: offset, as: UInt64.self)
            }
            return difference == 0
        }
    }
}
