// SPDX-License-Identifier: MIT

public import CTapZoom
import TapZoomCore

@_cdecl("tapzoom_record") @implementation
public func tapzoom_record(_ view: OpaquePointer?, _ memory: UnsafeMutableRawPointer?, _ size: Int) -> tapzoom_status {
    attempt { () throws(Failure) in
        let view = try opened(view)
        try view.pointee.record(to: memory, size)
    }
}

@_cdecl("tapzoom_poll_record") @implementation
public func tapzoom_poll_record(_ view: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?) -> tapzoom_status {
    attempt { () throws(Failure) in
        let view = try opened(view)
        try count.required().pointee = view.pointee.tape.fetch()
    }
}

@_cdecl("tapzoom_replay") @implementation
public func tapzoom_replay(
    _ view: OpaquePointer?, _ bytes: UnsafeRawPointer?, _ size: Int, _ used: UnsafeMutablePointer<Int>?,
    _ call: UnsafeMutablePointer<tapzoom_call>?, _ events: UnsafeMutablePointer<tapzoom_event>?
) -> tapzoom_status {
    attempt { () throws(Failure) in
        let view = try opened(view)
        try view.pointee.replay(bytes, size, try used.required(), call, events)
    }
}

extension View {
    /// Begins to record, or ends it. What a start does not tell of is loaded behind it.
    @inline(never) @_optimize(size)
    fileprivate mutating func record(to memory: UnsafeMutableRawPointer?, _ size: Int) throws(Failure) {
        guard size >= 0 else { throw .range }
        guard size > 0 else { return tape.record(to: nil, size: 0) }
        tape.record(to: try memory.required(), size: size)
        note(Call(.start, engine.viewport))
        if hasPast { note(Call(.load)) }
        if tape.isFull {
            tape.record(to: nil, size: 0)
            throw .full
        }
    }

    /// Replays the next record. One that no host could have made is as bad as one that cannot be read.
    @inline(never) @_optimize(size)
    fileprivate mutating func replay(
        _ bytes: UnsafeRawPointer?, _ size: Int, _ used: UnsafeMutablePointer<Int>,
        _ result: UnsafeMutablePointer<tapzoom_call>?, _ events: UnsafeMutablePointer<tapzoom_event>?
    ) throws(Failure) {
        guard size >= 0 else { throw .range }
        guard size > 0 else {
            tape.isReplaying = false
            used.pointee = 0
            return
        }
        var strip = Strip(reading: try bytes.required(), size: size)
        var call = Call(.start)
        var config = tapzoom_config.blank
        var check: UInt64 = 0
        var start = strip
        start.pass(.recording)
        if start.isGood { strip = start }
        strip.pass(&call, &config, guessing: tape.guess)
        var loaded = Engine.blank
        if call.operation == .load { strip.pass(&loaded) }
        strip.pass(&check, bytes: Tape.checkSize)
        guard strip.isGood, start.isGood == (call.operation == .start), start.isGood || tape.isReplaying else {
            throw .data
        }
        var polled = 0
        if call.operation == .load {
            become(loaded)
        } else {
            guard let count = try? carryOut(call, &config, polling: events) else { throw .data }
            polled = count
        }
        tape.isReplaying = true
        note(call, heard: strip.hash)
        used.pointee = strip.offset
        result?.pointee = tapzoom_call(call, polled, of: self)
        if check != tape.check { throw .diverged }
    }
}

extension tapzoom_call {
    fileprivate init(_ call: Call, _ polled: Int, of view: borrowing View) {
        self.init()
        number = view.tape.number
        hash = view.tape.hash.value
        time = view.engine.time ?? -.infinity
        kind = Int32(call.operation.rawValue)
        event_count = Int32(truncatingIfNeeded: polled)
        let n = call.numbers
        numbers = (n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7])
        integers = (call.integers[0], call.integers[1], call.integers[2], 0)
    }
}
