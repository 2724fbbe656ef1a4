// SPDX-License-Identifier: MIT

public import CTapZoom
import TapZoomCore

@_cdecl("tapzoom_snapshot_size") @implementation
public func tapzoom_snapshot_size(_ view: OpaquePointer?, _ size: UnsafeMutablePointer<Int>?) -> tapzoom_status {
    attempt { () throws(Failure) in
        _ = try opened(view)
        try size.required().pointee = View.snapshotSize
    }
}

@_cdecl("tapzoom_save") @implementation
public func tapzoom_save(
    _ view: OpaquePointer?, _ memory: UnsafeMutableRawPointer?, _ capacity: Int, _ size: UnsafeMutablePointer<Int>?
) -> tapzoom_status {
    attempt { () throws(Failure) in
        let view = try opened(view)
        let (memory, size) = (try memory.required(), try size.required())
        guard capacity < 0 || capacity >= View.snapshotSize else { throw .full }
        size.pointee = try view.pointee.save(to: memory)
    }
}

@_cdecl("tapzoom_load") @implementation
public func tapzoom_load(_ view: OpaquePointer?, _ bytes: UnsafeRawPointer?, _ size: Int) -> tapzoom_status {
    attempt { () throws(Failure) in
        let view = try opened(view)
        try view.pointee.load(from: try bytes.required(), size)
    }
}

extension View {
    /// Numbers lie in a snapshot as in the view, and integers take less there, but for the longest.
    static var snapshotSize: Int { MemoryLayout<View>.size + 1024 }

    @inline(never)
    fileprivate mutating func save(to memory: UnsafeMutableRawPointer) throws(Failure) -> Int {
        var strip = Strip(writing: memory, size: Self.snapshotSize)
        strip.pass(&engine)
        strip.passSum()
        guard strip.isGood else { throw .full }
        return strip.offset
    }

    @inline(never)
    fileprivate mutating func load(from bytes: UnsafeRawPointer, _ size: Int) throws(Failure) {
        var strip = Strip(reading: bytes, size: size)
        var loaded = Engine.blank
        strip.pass(&loaded)
        strip.passSum()
        guard strip.isGood, strip.offset == size else { throw .data }
        become(loaded)
        if tape.isOn { note(Call(.load)) }
    }

    /// What a start tells of a view that was loaded may not be all.
    mutating func become(_ loaded: consuming Engine) {
        engine = loaded
        wasCommanded = true
    }
}

extension Engine {
    /// To be read.
    static var blank: Engine { Engine(Settings(), size: Vector(1, 1), content: Vector(1, 1)) }
}

extension Strip {
    /// Passes all of a view. What is read has been checked: the settings and sizes as those of a host are, the rest as
    /// far as it could do harm.
    @inline(never)
    mutating func pass(_ engine: inout Engine) {
        pass(.snapshot)
        var config = isReading ? tapzoom_config.blank : tapzoom_config(engine.settings)
        pass(&config)
        var call = Call(.start, engine.viewport)
        for index in 0..<call.operation.shape.numbers { pass(&call.numbers[index]) }
        if isReading {
            guard isGood, let made = Engine(checking: call, &config) else { return refuse() }
            engine = made
        }
        engine.pass(through: &self)
        if isReading, !engine.isSound { refuse() }
    }

    /// The hash of all words that have passed.
    fileprivate mutating func passSum() {
        let sum = hash.value
        var word = sum
        pass(&word, bytes: 8)
        if word != sum { refuse() }
    }
}

extension Engine {
    /// What a host reads first would make sense, and its next call could.
    fileprivate var isSound: Bool {
        mutating get {
            if let time, !Quantity.time.range.contains(time) { return false }
            return transform.isSound && target.isSound
        }
    }
}

extension Transform {
    fileprivate var isSound: Bool { isFinite && scale > 0 }
}

extension Engine {
    fileprivate init?(checking call: Call, _ config: UnsafePointer<tapzoom_config>) {
        do throws(Failure) {
            try call.check()
            try self.init(call, config)
        } catch {
            return nil
        }
    }
}
