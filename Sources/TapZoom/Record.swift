// SPDX-License-Identifier: MIT

public import CTapZoom
import TapZoomCore

@_cdecl("tapzoom_record") @implementation
public func tapzoom_record(_ view: OpaquePointer?, _ memory: UnsafeMutableRawPointer?, _ size: Int) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let view = try resolve(view)
        try view.pointee.record(to: memory, size)
    }
}

@_cdecl("tapzoom_poll_record") @implementation
public func tapzoom_poll_record(_ view: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let view = try resolve(view)
        try count.required().pointee = view.pointee.recorder.fetch()
    }
}

@_cdecl("tapzoom_replay") @implementation
public func tapzoom_replay(
    _ view: OpaquePointer?, _ bytes: UnsafeRawPointer?, _ size: Int, _ used: UnsafeMutablePointer<Int>?,
    _ call: UnsafeMutablePointer<tapzoom_call>?, _ events: UnsafeMutablePointer<tapzoom_event>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let view = try resolve(view)
        try view.pointee.replay(bytes, size, try used.required(), call, events)
    }
}

extension View {
    /// Begins to record, or ends it. What a start does not tell of is loaded behind it.
    @inline(never) @_optimize(size)
    fileprivate mutating func record(to memory: UnsafeMutableRawPointer?, _ size: Int) throws(StatusError) {
        guard size >= 0 else { throw .range }
        guard size > 0 else { return recorder.record(to: nil, size: 0) }
        recorder.record(to: try memory.required(), size: size)
        note(Command(.start, engine.viewport))
        if hasPast { note(Command(.load)) }
        if recorder.isFull {
            recorder.record(to: nil, size: 0)
            throw .full
        }
    }

    /// Replays the next record. One that no host could have made is as bad as one that cannot be read.
    @inline(never) @_optimize(size)
    fileprivate mutating func replay(
        _ bytes: UnsafeRawPointer?, _ size: Int, _ used: UnsafeMutablePointer<Int>,
        _ result: UnsafeMutablePointer<tapzoom_call>?, _ events: UnsafeMutablePointer<tapzoom_event>?
    ) throws(StatusError) {
        guard size >= 0 else { throw .range }
        guard size > 0 else {
            recorder.isReplaying = false
            used.pointee = 0
            return
        }
        var coder = ByteCoder(reading: try bytes.required(), size: size)
        var command = Command(.start)
        var config = tapzoom_config.blank
        var check: UInt64 = 0
        var start = coder
        start.code(.recording)
        if start.isGood { coder = start }
        coder.code(&command, &config, predicting: recorder.predictor)
        var loaded = Engine.blank
        if command.opcode == .load { coder.code(&loaded) }
        coder.code(&check, bytes: Recorder.checkSize)
        guard coder.isGood, start.isGood == (command.opcode == .start), start.isGood || recorder.isReplaying else {
            throw .data
        }
        var polled = 0
        if command.opcode == .load {
            become(loaded)
        } else {
            guard let count = try? execute(command, &config, polling: events) else { throw .data }
            polled = count
        }
        recorder.isReplaying = true
        note(command, heard: coder.hash)
        used.pointee = coder.offset
        result?.pointee = tapzoom_call(command, polled, of: self)
        if check != recorder.check { throw .diverged }
    }
}

extension tapzoom_call {
    fileprivate init(_ command: Command, _ polled: Int, of view: borrowing View) {
        self.init()
        number = view.recorder.number
        hash = view.recorder.hash.value
        time = view.engine.time ?? -.infinity
        kind = Int32(command.opcode.rawValue)
        event_count = Int32(truncatingIfNeeded: polled)
        let n = command.numbers
        numbers = (n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7])
        integers = (command.integers[0], command.integers[1], command.integers[2], 0)
    }
}
