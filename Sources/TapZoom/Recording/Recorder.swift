// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

/// The progress of a view in its own recording and in the recording that it replays. Both share it, because both hold
/// the same calls.
struct Recorder {
    /// The number of the last call; 0 is a start.
    private(set) var number: Int64 = -1
    /// The hash of every call, of the events that it polled and of the transform after it, in this order.
    var hash = Hash()
    private(set) var predictor = Predictor()
    var isReplaying = false { didSet { isOn = isReplaying || memory != nil } }
    /// Whether a record did not fit, which ended the recording.
    private(set) var isFull = false
    /// Whether calls must be noted. Stored, because every sample reads it.
    private(set) var isOn = false { didSet { takesEach = isOn || isLenient } }
    /// Whether the view is lenient.
    var isLenient = false { didSet { takesEach = isOn || isLenient } }
    /// Whether samples do not go the short way, because each is noted or may be mended.
    private(set) var takesEach = false
    /// Memory of the host; nil while nothing is recorded.
    private var memory: UnsafeMutableRawPointer?
    private var size = 0
    /// The number of bytes that are recorded and not fetched.
    private var used = 0

    init() {}

    /// Forgets all earlier calls, before a start is noted.
    mutating func restart() { (number, hash, predictor) = (-1, Hash(), Predictor()) }

    /// Ends any recording or replay, and begins a recording if there is memory for it.
    mutating func record(to memory: UnsafeMutableRawPointer?, size: Int) {
        (self.memory, self.size, used, isFull) = (memory, size, 0, false)
        isReplaying = false
        restart()
    }

    /// Writes a call to the recording, if there is one, and counts it. `heard`: for a replayed call, the hash of its
    /// arguments as recorded, perhaps by another release.
    @inline(never) @_optimize(size)
    mutating func note(
        _ command: Command, _ config: inout Settings.Words, _ engine: inout Engine, heard: Hash?,
        after outcome: UnsafeRawBufferPointer
    ) {
        var command = command
        var coder = ByteCoder(writing: memory.map { $0 + used }, size: size - used)
        if command.opcode == .start { coder.codeHeader() }
        coder.code(&command, predicting: predictor)
        if command.opcode.hasSettings { coder.code(&config) }
        if command.opcode == .load {
            var words = coder.words(leaving: Self.checkSize)
            words.write(&config, &engine)
            coder.skip(words)
        }
        hash.mix((heard ?? coder.hash).value)
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

    /// The size of the part of the hash at the end of a record.
    static var checkSize: Int { 4 }
    var check: UInt64 { hash.value & 0xFFFF_FFFF }
}
