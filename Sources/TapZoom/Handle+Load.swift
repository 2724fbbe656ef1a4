// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

// An engine is read in place, because it is large and a host that rolls back loads with every frame. Settings and sizes
// that the view has already need no check and no conversion.

extension View {
    /// Replaces the engine, or throws and changes nothing. Settings and sizes are checked like those of a host, and
    /// other values as far as they could do harm. `finishing`: the words end with their hash.
    @inline(never)
    mutating func load(with coder: inout WordCoder, finishing: Bool) throws(StatusError) {
        var (words, start) = (Settings.Words(repeating: 0), Command(.start))
        coder.code(&words, &start)
        guard coder.isGood else { throw .data }
        var before = EngineBytes(of: &engine)
        if !isMade(by: &start, &words) {
            guard let config = start.config(checking: words) else { throw .data }
            self.start(by: start, config.settings)
            words = config.words
        }
        engine.code(with: &coder)
        if finishing { coder.finish() }
        guard coder.isGood, engine.isSound else {
            before.restore(&engine)
            throw .data
        }
        config = words
        // A start may not describe all of a loaded view.
        hasMoved = true
    }

    /// Whether the engine has these settings and sizes, to the bit.
    @inline(__always)
    private mutating func isMade(by start: inout Command, _ words: inout Settings.Words) -> Bool {
        var own = Command(.start, engine.viewport)
        return isSame(&own.numbers, &start.numbers) && isSame(&config, &words)
    }
}

/// The bytes of an engine, to put it back when a load fails. An engine is plain memory.
struct EngineBytes {
    private var words = InlineArray<1536, UInt64>(repeating: 0)

    private static var size: Int { min(MemoryLayout<Engine>.size, MemoryLayout<Self>.size) }

    @inline(__always)
    init(of engine: inout Engine) {
        withUnsafeMutablePointer(to: &engine) { engine in
            withUnsafeMutablePointer(to: &words) { copyBytes(engine, to: $0, Self.size) }
        }
    }

    @inline(__always)
    mutating func restore(_ engine: inout Engine) {
        withUnsafeMutablePointer(to: &engine) { engine in
            withUnsafeMutablePointer(to: &words) { copyBytes($0, to: engine, Self.size) }
        }
    }
}

extension Command {
    /// The settings of a start, if they and its numbers are valid.
    @inline(__always)
    fileprivate mutating func config(checking words: Settings.Words) -> Config? {
        do throws(StatusError) {
            try check()
            return try Config(words)
        } catch {
            return nil
        }
    }
}

/// Whether two arrays of plain words are the same to the bit. They are inout because the compiler would copy them.
@inline(__always)
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
