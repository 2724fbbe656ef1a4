// SPDX-License-Identifier: MIT

public import CTapZoom
import TapZoomCore

@_cdecl("tapzoom_snapshot_size") @implementation
public func tapzoom_snapshot_size(_ view: OpaquePointer?, _ size: UnsafeMutablePointer<Int>?) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        _ = try resolve(view)
        try size.required().pointee = View.snapshotSize
    }
}

@_cdecl("tapzoom_save") @implementation
public func tapzoom_save(
    _ view: OpaquePointer?, _ memory: UnsafeMutableRawPointer?, _ capacity: Int, _ size: UnsafeMutablePointer<Int>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let view = try resolve(view)
        let (memory, size) = (try memory.required(), try size.required())
        guard capacity < 0 || capacity >= View.snapshotSize else { throw .full }
        size.pointee = try view.pointee.save(to: memory)
    }
}

@_cdecl("tapzoom_load") @implementation
public func tapzoom_load(_ view: OpaquePointer?, _ bytes: UnsafeRawPointer?, _ size: Int) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let view = try resolve(view)
        try view.pointee.load(from: try bytes.required(), size)
    }
}

extension View {
    /// Numbers lie in a snapshot as in the view, and integers take less there, but for the longest.
    static var snapshotSize: Int { MemoryLayout<View>.size + 1024 }

    @inline(never)
    fileprivate mutating func save(to memory: UnsafeMutableRawPointer) throws(StatusError) -> Int {
        var coder = ByteCoder(writing: memory, size: Self.snapshotSize)
        coder.code(&engine)
        coder.codeSum()
        guard coder.isGood else { throw .full }
        return coder.offset
    }

    @inline(never)
    fileprivate mutating func load(from bytes: UnsafeRawPointer, _ size: Int) throws(StatusError) {
        var coder = ByteCoder(reading: bytes, size: size)
        var loaded = Engine.blank
        coder.code(&loaded)
        coder.codeSum()
        guard coder.isGood, coder.offset == size else { throw .data }
        become(loaded)
        if recorder.isOn { note(Command(.load)) }
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

extension ByteCoder {
    /// Passes all of a view. What is read has been checked: the settings and sizes as those of a host are, the rest as
    /// far as it could do harm.
    @inline(never)
    mutating func code(_ engine: inout Engine) {
        code(.snapshot)
        var config = isReading ? tapzoom_config.blank : tapzoom_config(engine.settings)
        code(&config)
        var command = Command(.start, engine.viewport)
        for index in 0..<command.opcode.arity.numbers { code(&command.numbers[index]) }
        if isReading {
            guard isGood, let restored = Engine(checking: command, &config) else { return fail() }
            engine = restored
        }
        engine.code(with: &self)
        if isReading, !engine.isSound { fail() }
    }

    /// The hash of all words that have passed.
    fileprivate mutating func codeSum() {
        let sum = hash.value
        var word = sum
        code(&word, bytes: 8)
        if word != sum { fail() }
    }
}

extension Engine {
    /// What a host reads first would make sense, and its next call could.
    fileprivate var isSound: Bool {
        mutating get {
            if let time, !ArgumentKind.time.range.contains(time) { return false }
            return transform.isSound && target.isSound
        }
    }
}

extension Transform {
    fileprivate var isSound: Bool { isFinite && scale > 0 }
}

extension Engine {
    fileprivate init?(checking command: Command, _ config: UnsafePointer<tapzoom_config>) {
        do throws(StatusError) {
            try command.check()
            try self.init(command, config)
        } catch {
            return nil
        }
    }
}
