// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

extension Engine {
    /// A placeholder engine to read into.
    static var blank: Engine {
        let unit = Vector(1, 1)
        return Engine(.blank, size: unit, content: Rect(origin: .zero, size: unit), insets: .zero)
    }
}

extension ByteCoder {
    /// Codes a whole view. Reading checks settings and sizes like those of a host, and other values as far as they
    /// could do harm.
    @inline(never)
    mutating func code(_ engine: inout Engine) {
        code(.snapshot)
        var words = isReading ? Settings.Words(repeating: 0) : engine.settings.words()
        code(&words)
        var command = Command(.start, engine.viewport)
        for index in 0..<command.opcode.arity.numbers { code(&command.numbers[index]) }
        if isReading {
            guard isGood, let made = Engine(checking: command, words) else { return fail() }
            engine = made
        }
        engine.code(with: &self)
        if isReading, !engine.isSound { fail() }
    }

    /// Codes the hash of all words so far.
    mutating func codeSum() {
        let sum = hash.value
        var word = sum
        code(&word, bytes: 8)
        if word != sum { fail() }
    }
}

extension Engine {
    fileprivate init?(checking command: Command, _ words: Settings.Words) {
        do throws(StatusError) {
            try command.check()
            self.init(
                try Settings(words), size: command.size, content: command.rect(at: 6), insets: command.insets)
        } catch {
            return nil
        }
    }

    /// Whether the values that the host reads are in their ranges, so that its next call can succeed.
    fileprivate var isSound: Bool {
        mutating get {
            if let time, !ArgumentKind.time.range.contains(time) { return false }
            return transform.isSound && target.isSound && ArgumentKind.scale.range.contains(rasterScale)
        }
    }
}

extension Transform {
    /// Whether the host may pass the transform back.
    fileprivate var isSound: Bool { (try? Transform(checking: tapzoom_transform(self))) != nil }
}
