// SPDX-License-Identifier: MIT

import CMemory
import CTapZoom
import TapZoomCore

// A load decodes into the view in place, because an engine is large and a host with rollback loads in every frame.
// Settings and sizes that equal those of the view need no check and no conversion.
//
// A refused load must change nothing, so a load first writes the view's own words and reads them again if it fails. The
// events come last: the load first reads them without storing them, and stores them once all words are valid.

extension View {
    /// Replaces the engine, or throws and changes nothing. Settings and sizes are checked like those of a host. Other
    /// values are checked if they could cause an error later. `finishing`: the words end with their hash.
    mutating func load(with coder: inout WordCoder, finishing: Bool) throws(StatusError) {
        let isDone = withUnsafeMutablePointer(to: &self) { view in
            withUnsafeMutablePointer(to: &coder) { coder in
                var attempt = Attempt(view: view, coder: coder, finishing: finishing)
                with_scratch({ $1?.assumingMemoryBound(to: Attempt.self).pointee.run(with: $0) }, &attempt)
                return attempt.isDone
            }
        }
        guard isDone else { throw .data }
        // A START record may not describe all of a loaded view.
        hasMoved = true
    }

    private struct Attempt {
        let view: UnsafeMutablePointer<View>
        let coder: UnsafeMutablePointer<WordCoder>
        let finishing: Bool
        var isDone = false

        mutating func run(with scratch: UnsafeMutableRawPointer?) {
            if let scratch { isDone = view.pointee.load(&coder.pointee, finishing, keeping: scratch) }
        }
    }

    /// Replaces the engine, or returns false and changes nothing. `scratch`: room for the words before the events. They
    /// are at most 5,592 bytes: 16 contacts, 20 poses, the recognizers and the camera.
    private mutating func load(
        _ coder: inout WordCoder, _ finishing: Bool, keeping scratch: UnsafeMutableRawPointer
    ) -> Bool {
        let own = engine.settings
        let (size, content, insets) = (engine.viewport.size, engine.viewport.content, engine.viewport.insets)
        guard serializeParts(scratch, isReading: false), let isOther = try? configure(with: &coder) else {
            return false
        }
        if decode(with: &coder, finishing: finishing) { return true }
        if isOther { engine.enforce(own, size: size, content: content, insets: insets) }
        _ = serializeParts(scratch, isReading: true)
        return false
    }

    /// Reads settings and sizes, and puts their rules in force if they differ from those of the view. Returns whether
    /// they do.
    private mutating func configure(with coder: inout WordCoder) throws(StatusError) -> Bool {
        var (start, made) = (Command(.start), Config())
        coder.code(&made.form.words, &start)
        guard coder.isGood else { throw .data }
        let hasSizes = engine.viewport.hasSizes(start.size, start.rect(at: 6), start.insets)
        if hasSizes, engine.settings.hasWords(of: &made.form) { return false }
        guard (try? start.check()) != nil, (try? made.readWords()) != nil else { throw .data }
        engine.enforce(made.settings, size: start.size, content: start.rect(at: 6), insets: start.insets)
        return true
    }

    /// Reads the state of the engine, or returns false; its parts before the events are then meaningless.
    private mutating func decode(with coder: inout WordCoder, finishing: Bool) -> Bool {
        engine.serializeParts(with: &coder)
        var end = coder
        Engine.discardEvents(with: &end)
        if finishing { end.finish() }
        guard end.isGood, end.offset <= Self.snapshotSize, engine.isValid else { return false }
        engine.serializeEvents(with: &coder)
        coder = end
        return true
    }

    /// Writes the parts before the events to memory, or reads them from there. Returns whether they have room.
    private mutating func serializeParts(_ scratch: UnsafeMutableRawPointer, isReading: Bool) -> Bool {
        var coder = WordCoder(memory: scratch, size: Int(SCRATCH_SIZE), isReading: isReading, isOwn: isReading)
        engine.serializeParts(with: &coder)
        return coder.isGood
    }
}
