// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

// Snapshots of a view, and the start and replay of recordings.

extension View {
    /// A bound for the size of a snapshot (all contacts, poses and events). A load refuses a longer one.
    static var snapshotSize: Int { 12_288 }

    mutating func save(to memory: UnsafeMutableRawPointer) throws(StatusError) -> Int {
        var coder = WordCoder(writing: memory, size: Self.snapshotSize)
        coder.write(&engine)
        coder.finish()
        guard coder.isGood else { throw .bufferTooSmall }
        return coder.offset
    }

    mutating func load(from bytes: UnsafeRawPointer, _ size: Int) throws(StatusError) {
        var coder = WordCoder(reading: bytes, size: size)
        try load(with: &coder, finishing: true)
        if recorder.isOn { note(Command(.load)) }
    }

    /// Begins a recording. A LOAD record follows START if that does not describe the whole view.
    mutating func beginRecording(to memory: UnsafeMutableRawPointer, _ size: Int) throws(StatusError) {
        // A size_t beyond the largest Int arrives as a negative number.
        guard size >= 0 else { throw .range }
        recorder.record(to: memory, size: size)
        note(Command(.start, engine.viewport))
        if hasPast { note(Command(.load)) }
        if recorder.isFull {
            recorder.end()
            throw .bufferTooSmall
        }
    }

    /// Replays the next record. A record that no host could have made is damaged data.
    mutating func replay(
        _ bytes: UnsafeRawPointer, _ size: Int, _ accepted: UnsafeMutablePointer<Int>,
        _ entry: UnsafeMutablePointer<tapzoom_record_entry>?, _ events: UnsafeMutablePointer<tapzoom_event>?
    ) throws(StatusError) {
        guard size >= 0 else { throw .range }
        var coder = ByteCoder(reading: bytes, size: size)
        var read = Command(.start)
        var start = coder
        start.codeHeader()
        if start.isGood { coder = start }
        coder.code(&read, predicting: recorder.predictor)
        // A constant, because a variable would be copied for each call.
        let command = read
        guard coder.isGood, start.isGood == (command.opcode == .start), start.isGood || recorder.isReplaying else {
            throw .data
        }
        // A separate function, because a load takes much of the stack.
        let isLoad = command.opcode == .load
        let (check, polled) = try isLoad ? (replayLoad(with: &coder), 0) : replay(command, with: &coder, events)
        recorder.isReplaying = true
        note(command, recorded: coder.hash)
        accepted.pointee = coder.offset
        if let entry { write(command, polled, to: entry) }
        if check != recorder.check { throw .diverged }
    }

    private mutating func write(_ command: Command, _ polled: Int, to entry: UnsafeMutablePointer<tapzoom_record_entry>)
    {
        entry.pointee = tapzoom_record_entry(command, polled, recorder.number, recorder.hash, engine.time)
    }

    @inline(never)
    private mutating func replayLoad(with coder: inout ByteCoder) throws(StatusError) -> UInt64 {
        var words = coder.words(leaving: Recorder.checkSize)
        try load(with: &words, finishing: false)
        coder.discard(words)
        return try coder.check()
    }

    /// Reads the rest of a record and runs it. Returns its check and the number of polled events.
    private mutating func replay(
        _ command: Command, with coder: inout ByteCoder, _ events: UnsafeMutablePointer<tapzoom_event>?
    ) throws(StatusError) -> (check: UInt64, polled: Int) {
        if command.opcode.hasSettings { return (try replayWithSettings(command, with: &coder), 0) }
        let check = try coder.check()
        // The replay notes the recorded command, not the checked one.
        var checked = command
        guard (try? checked.check()) != nil, let result = try? execute(checked, polling: events) else { throw .data }
        return (check, command.opcode == .poll ? result : 0)
    }

    /// A separate function, because settings take much of the stack.
    @inline(never)
    private mutating func replayWithSettings(
        _ command: Command, with coder: inout ByteCoder
    ) throws(StatusError) -> UInt64 {
        var config = Config()
        coder.code(&config.form.words)
        let check = try coder.check()
        guard (try? config.readWords()) != nil else { throw .data }
        var checked = command
        guard (try? checked.check()) != nil else { throw .data }
        let isDone = withUnsafeMutablePointer(to: &config) { (try? execute(checked, $0)) != nil }
        guard isDone else { throw .data }
        return check
    }
}

extension ByteCoder {
    /// Reads the partial hash at the end of a record.
    fileprivate mutating func check() throws(StatusError) -> UInt64 {
        var check: UInt64 = 0
        code(&check, bytes: Recorder.checkSize)
        guard isGood else { throw .data }
        return check
    }
}

extension tapzoom_record_entry {
    fileprivate init(_ command: Command, _ polled: Int, _ number: Int64, _ hash: Hash, _ time: Double?) {
        self.init()
        self.number = number
        self.hash = hash.value
        self.time = time ?? -.infinity
        kind = Int32(command.opcode.rawValue)
        event_count = Int32(truncatingIfNeeded: polled)
        let n = command.numbers
        numbers = (n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], n[10], n[11], n[12], 0, 0, 0)
        let i = command.integers
        integers = (i[0], i[1], i[2], i[3], i[4], 0, 0, 0, 0, 0, 0, 0)
    }
}
