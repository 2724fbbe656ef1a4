// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

/// The position of a view in its own recording and in the recording that it replays. Both share it, because both hold
/// the same calls.
struct Recorder {
    /// The index of the last call; START is 0.
    private(set) var number: Int64 = -1
    /// The hash of every call, of the events that it polled and of the transform after it, in this order.
    var hash = Hash()
    private(set) var predictor = Predictor()
    var isReplaying = false { didSet { isOn = isReplaying || memory != nil } }
    /// Whether a record did not fit and ended the recording.
    private(set) var isFull = false
    /// Whether calls must be noted. It is stored, because every sample reads it.
    private(set) var isOn = false
    /// The memory of the host; nil while no recording runs.
    private var memory: UnsafeMutableRawPointer?
    private var size = 0
    /// The number of bytes recorded since the last fetch.
    private var used = 0

    init() {}

    /// Forgets all earlier calls, before START is noted.
    mutating func restart() { (number, hash, predictor) = (-1, Hash(), Predictor()) }

    /// Ends any recording or replay, and starts a recording.
    mutating func record(to memory: UnsafeMutableRawPointer, size: Int) {
        (self.memory, self.size, used, isFull) = (memory, size, 0, false)
        isReplaying = false
        restart()
    }

    /// Continues a running recording in other memory, after a fetch.
    mutating func move(to memory: UnsafeMutableRawPointer, size: Int) {
        if self.memory != nil { (self.memory, self.size) = (memory, size) }
    }

    /// Ends the recording and the replay.
    mutating func end() {
        (memory, size, used, isFull) = (nil, 0, 0, false)
        isReplaying = false
    }

    /// Writes a call to the recording, if one runs, and counts it. `recorded`: for a replayed call, the hash of its
    /// recorded arguments, perhaps written by another release.
    mutating func note(
        _ command: Command, _ engine: inout Engine, recorded: Hash?, after outcome: UnsafeRawBufferPointer
    ) {
        var command = command
        var coder = ByteCoder(writing: memory.map { $0 + used }, size: size - used)
        if command.opcode == .start { coder.codeHeader() }
        coder.code(&command, predicting: predictor)
        if command.opcode.hasSettings {
            var words = engine.settings.words()
            coder.code(&words)
        }
        if command.opcode == .load {
            var words = coder.words(leaving: Self.checkSize)
            words.write(&engine)
            coder.discard(words)
        }
        hash.mix((recorded ?? coder.hash).value)
        hash.mix(outcome)
        var check = hash.value
        coder.code(&check, bytes: Self.checkSize)
        if coder.isGood {
            used += coder.offset
        } else if memory != nil {
            memory = nil
            isFull = true
            isOn = isReplaying
        }
        number += 1
        predictor.learn(from: command)
    }

    /// The number of bytes recorded since the last fetch.
    mutating func fetch() throws(StatusError) -> Int {
        if isFull && used == 0 { throw .bufferTooSmall }
        defer { used = 0 }
        return used
    }

    /// The size of the partial hash at the end of a record, in bytes.
    static var checkSize: Int { 4 }
    var check: UInt64 { hash.value & 0xFFFF_FFFF }
}
