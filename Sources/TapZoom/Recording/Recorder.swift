// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

/// Where a view is in its own recording and in the one it replays. They share this, because both are of the same calls.
struct Recorder {
    /// That of the last call; 0 is a start.
    private(set) var number: Int64 = -1
    /// Over every call, the events it polled and the transform after it, in this order.
    private(set) var hash = Hash()
    private(set) var predictor = Predictor()
    var isReplaying = false { didSet { isOn = isReplaying || memory != nil } }
    /// A record did not fit, and recording has ended.
    private(set) var isFull = false
    /// The host's; nil while nothing is recorded.
    private var memory: UnsafeMutableRawPointer?
    private var size = 0
    /// How many of its bytes are recorded and not fetched.
    private var used = 0

    init() {}

    /// Calls are to be noted. Stored, because every sample asks.
    private(set) var isOn = false

    /// A start is to be noted: all before is forgotten.
    mutating func restart() { (number, hash, predictor) = (-1, Hash(), Predictor()) }

    /// Records from now on, if there is memory for it, and ends whatever was.
    mutating func record(to memory: UnsafeMutableRawPointer?, size: Int) {
        (self.memory, self.size, used, isFull) = (memory, size, 0, false)
        isReplaying = false
        restart()
    }

    @inline(never) @_optimize(size)
    mutating func mix(_ bytes: UnsafeRawBufferPointer) {
        for offset in stride(from: 0, to: bytes.count, by: 8) {
            hash.mix(UInt64(littleEndian: bytes.load(fromByteOffset: offset, as: UInt64.self)))
        }
    }

    /// Writes a call that was made into the recording, if there is one, and goes on to the next. `heard`: the hash of
    /// its arguments, where it was replayed; as they were recorded, perhaps by another release.
    @inline(never) @_optimize(size)
    mutating func note(
        _ command: Command, _ settings: inout Settings.Words, _ engine: inout Engine, heard: Hash?,
        after outcome: UnsafeRawBufferPointer
    ) {
        var command = command
        var coder = ByteCoder(writing: memory.map { $0 + used }, size: size - used)
        if command.opcode == .start { coder.code(.recording) }
        coder.code(&command, &settings, predicting: predictor)
        if command.opcode == .load { coder.code(&engine) }
        hash.mix((heard ?? coder.hash).value)
        mix(outcome)
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

    /// How many bytes were recorded since the last time.
    mutating func fetch() throws(StatusError) -> Int {
        if isFull && used == 0 { throw .bufferTooSmall }
        defer { used = 0 }
        return used
    }

    /// The part of the hash that a record ends with.
    static var checkSize: Int { 4 }
    var check: UInt64 { hash.value & 0xFFFF_FFFF }
}
