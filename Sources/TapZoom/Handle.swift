// SPDX-License-Identifier: MIT

import CMemory
import CTapZoom
import TapZoomCore

/// The target of the host's pointer.
struct View: ~Copyable {
    var engine: Engine
    /// The words of the settings.
    var config: Settings.Words
    var recorder = Recorder()
    /// Whether a call may have moved the view from the state that a start describes.
    var hasMoved = false
    /// The use of the view by the call that runs. Outside of the engine, so that no snapshot contains it.
    fileprivate var use = ViewUse.idle.rawValue

    /// Whether the view has a state that a start does not describe.
    var hasPast: Bool { engine.time != nil || hasMoved }
}

/// What a call does with its view. Calls that only read may overlap each other.
enum ViewUse: UInt32 {
    case idle = 0
    case changing = 1
    case reading = 2
}

/// Runs a call on the view of the host's pointer, unless the pointer is NULL or another call uses the view. Every call
/// comes through here, so that each checks the state that the last call left.
///
/// The view notes its use in one word, by relaxed loads and stores. This finds most calls of hosts that use a view from
/// two threads at once, and costs less than a lock.
@_transparent
func run(
    _ use: ViewUse, _ view: OpaquePointer?, _ body: (UnsafeMutablePointer<View>) -> tapzoom_status
) -> tapzoom_status {
    run(use, view, quickly: { _ in false }, otherwise: { view in finish(view, body) })
}

/// The same for a call that most often needs no other function, and then no stack either. `quickly` runs it, or returns
/// false and changes nothing; then `otherwise`, a function that is not inlined, runs it with `finish`.
@inline(__always)
func run(
    _ use: ViewUse, _ view: OpaquePointer?, quickly: (UnsafeMutablePointer<View>) -> Bool,
    otherwise: (UnsafeMutablePointer<View>) -> tapzoom_status
) -> tapzoom_status {
    guard let view else { return StatusError.null.status }
    let resolved = UnsafeMutablePointer<View>(view)
    let other = load_relaxed(&resolved.pointee.use)
    let isFree = use == .reading ? other != ViewUse.changing.rawValue : other == ViewUse.idle.rawValue
    guard _fastPath(isFree) else { return StatusError.busy.status }
    store_relaxed(&resolved.pointee.use, use.rawValue)
    #if TAPZOOM_CHECKS
        resolved.pointee.engine.checkInvariants()
    #endif
    if quickly(resolved) {
        store_relaxed(&resolved.pointee.use, ViewUse.idle.rawValue)
        return 0
    }
    return otherwise(resolved)
}

/// Runs the rest of a call, and ends its use of the view.
@_transparent
func finish(
    _ view: UnsafeMutablePointer<View>, _ body: (UnsafeMutablePointer<View>) -> tapzoom_status
) -> tapzoom_status {
    let status = body(view)
    store_relaxed(&view.pointee.use, ViewUse.idle.rawValue)
    return status
}

/// Runs a call that changes the view, and converts its error to a status.
@inline(__always)
func withStatus(
    changing view: OpaquePointer?, _ body: (UnsafeMutablePointer<View>) throws(StatusError) -> Void
) -> tapzoom_status {
    run(.changing, view) { view in withStatus { () throws(StatusError) in try body(view) } }
}

/// Runs a call that reads the view, and converts its error to a status.
@inline(__always)
func withStatus(
    reading view: OpaquePointer?, _ body: (UnsafeMutablePointer<View>) throws(StatusError) -> Void
) -> tapzoom_status {
    run(.reading, view) { view in withStatus { () throws(StatusError) in try body(view) } }
}

/// Runs a call that reads the engine of the view, which lies at its beginning.
@inline(__always)
func withStatus(
    readingEngineOf view: OpaquePointer?, _ body: (UnsafeMutablePointer<Engine>) throws(StatusError) -> Void
) -> tapzoom_status {
    withStatus(reading: view) { (view) throws(StatusError) in
        try body(UnsafeMutableRawPointer(view).assumingMemoryBound(to: Engine.self))
    }
}

// A view is plain memory. Its parts are made in place, because the compiler would copy a whole one.

extension UnsafeMutablePointer<Engine> {
    /// Makes the engine of a start, whose numbers have been checked, in place of whatever is there.
    @inline(never)
    func start(by command: Command, _ config: UnsafePointer<Config>) {
        pointee.restart(
            config.pointee.settings, size: command.size, content: command.rect(at: 6), insets: command.insets)
    }
}

extension UnsafeMutablePointer<View> {
    /// Makes the view of a start in new memory.
    @inline(never)
    func start(by command: Command, _ config: UnsafePointer<Config>) {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: Engine.self).start(by: command, config)
        pointee.config = config.pointee.words
        pointee.recorder = Recorder()
        pointee.recorder.isLenient = config.pointee.settings.lenient
        pointee.hasMoved = false
        pointee.use = ViewUse.idle.rawValue
    }
}
