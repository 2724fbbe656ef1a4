// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

// Snapshots of a view, and the start and replay of recordings.

extension View {
    /// The size of the largest snapshot (all contacts, poses and events), rounded up. A test builds it.
    static var snapshotSize: Int { 10_240 }

    @inline(never)
    mutating func save(to memory: UnsafeMutableRawPointer) throws(StatusError) -> Int {
        var coder = WordCoder(writing: memory, size: Self.snapshotSize)
        coder.write(&config, &engine)
        coder.finish()
        guard coder.isGood else { throw .bufferTooSmall }
        return coder.offset
    }

    @inline(never)
    mutating func load(from bytes: UnsafeRawPointer, _ size: Int) throws(StatusError) {
        var coder = WordCoder(reading: bytes, size: size)
        try load(with: &coder, finishing: true)
        if recorder.isOn { note(Command(.load)) }
    }

    /// Begins or ends a recording. A load follows the start if the start does not describe the whole view.
    @inline(never) @_optimize(size)
    mutating func record(to memory: UnsafeMutableRawPointer?, _ size: Int) throws(StatusError) {
        guard size != 0 else { return recorder.record(to: nil, size: 0) }
        let memory = try memory.required()
        guard size > 0 else { throw .range }
        recorder.record(to: memory, size: size)
        note(Command(.start, engine.viewport))
        if hasPast { note(Command(.load)) }
        if recorder.isFull {
            recorder.record(to: nil, size: 0)
            throw .bufferTooSmall
        }
    }

    /// Replays the next record. A record that no host could have made fails as damaged data.
    @inline(never) @_optimize(size)
    mutating func replay(
        _ bytes: UnsafeRawPointer?, _ size: Int, _ used: UnsafeMutablePointer<Int>,
        _ entry: UnsafeMutablePointer<tapzoom_record_entry>?, _ events: UnsafeMutablePointer<tapzoom_event>?
    ) throws(StatusError) {
        guard size != 0 else {
            recorder.isReplaying = false
            used.pointee = 0
            return
        }
        let bytes = try bytes.required()
        guard size > 0 else { throw .range }
        var coder = ByteCoder(reading: bytes, size: size)
        var command = Command(.start)
        var words = Settings.Words(repeating: 0)
        var check: UInt64 = 0
        var start = coder
        start.codeHeader()
        if start.isGood { coder = start }
        coder.code(&command, &words, predicting: recorder.predictor)
        guard coder.isGood, start.isGood == (command.opcode == .start), start.isGood || recorder.isReplaying else {
            throw .data
        }
        if command.opcode == .load {
            var words = coder.words(leaving: Recorder.checkSize)
            try load(with: &words, finishing: false)
            coder.skip(words)
        }
        coder.code(&check, bytes: Recorder.checkSize)
        guard coder.isGood else { throw .data }
        var polled = 0
        if command.opcode != .load {
            let config = command.opcode.hasSettings ? try? Config(words) : nil
            // The replay notes the command as it was recorded.
            var checked = command
            guard (try? checked.check()) != nil, let count = try? execute(checked, config, polling: events) else {
                throw .data
            }
            polled = count
        }
        recorder.isReplaying = true
        note(command, heard: coder.hash)
        used.pointee = coder.offset
        entry?.pointee = tapzoom_record_entry(command, polled, of: self)
        if check != recorder.check { throw .diverged }
    }
}

extension tapzoom_record_entry {
    fileprivate init(_ command: Command, _ polled: Int, of view: borrowing View) {
        self.init()
        number = view.recorder.number
        hash = view.recorder.hash.value
        time = view.engine.time ?? -.infinity
        kind = Int32(command.opcode.rawValue)
        event_count = Int32(truncatingIfNeeded: polled)
        let n = command.numbers
        numbers = (n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], 0, 0, 0, 0, 0, 0)
        let i = command.integers
        integers = (i[0], i[1], i[2], 0, 0, 0, 0, 0, 0, 0, 0, 0)
    }
}
