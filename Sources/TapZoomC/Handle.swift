// SPDX-License-Identifier: MIT

import CMemory
import CTapZoom
import TapZoomCore

/// The object behind the host's tapzoom_view pointer.
struct View: ~Copyable {
    var recorder = Recorder()
    /// The use of the view by the running call. It is outside of the engine, so that no snapshot contains it. It does
    /// not come first: `free` overwrites the first bytes, and a call on a destroyed view would then report
    /// TAPZOOM_ERROR_BUSY, and hide the fault from the address sanitizer.
    fileprivate var use = ViewUse.idle.rawValue
    /// Whether the view frees its memory: that of tapzoom_create.
    fileprivate(set) var isOwned = true
    /// Whether a call may have changed the view in a way that a START record does not describe.
    var hasMoved = false
    var engine: Engine

    /// Whether the view has a state that a START record does not describe.
    var hasPast: Bool { engine.time != nil || hasMoved }
}

/// The use of a view by a call. Calls that only read may overlap each other.
enum ViewUse: UInt32 {
    case idle = 0
    case changing = 1
    case reading = 2
}

/// Runs a call on the host's view, unless the pointer is NULL or another call uses the view. Every call runs through
/// this function, so that each checks the state that the last call left.
///
/// The view notes its use in one word, by relaxed loads and stores. This detects most overlapping calls from two
/// threads, and costs less than a lock.
func run(
    _ use: ViewUse, _ view: OpaquePointer?, _ body: (UnsafeMutablePointer<View>) -> tapzoom_status
) -> tapzoom_status {
    run(use, view, quickly: { _ in false }, otherwise: { view in finish(view, body) })
}

/// Runs a call that usually needs no other function, and then no stack. `quickly` runs it, or returns false and changes
/// nothing. Then `otherwise`, a function that is not inlined, runs it with `finish`.
func run(
    _ use: ViewUse, _ view: OpaquePointer?, quickly: (UnsafeMutablePointer<View>) -> Bool,
    otherwise: (UnsafeMutablePointer<View>) -> tapzoom_status
) -> tapzoom_status {
    guard let view else { return StatusError.null.status }
    let resolved = UnsafeMutablePointer<View>(view)
    let other = load_relaxed(&resolved.pointee.use)
    let isFree = use == .reading ? other != ViewUse.changing.rawValue : other == ViewUse.idle.rawValue
    guard isFree else { return StatusError.busy.status }
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
func finish(
    _ view: UnsafeMutablePointer<View>, _ body: (UnsafeMutablePointer<View>) -> tapzoom_status
) -> tapzoom_status {
    let status = body(view)
    store_relaxed(&view.pointee.use, ViewUse.idle.rawValue)
    return status
}

/// Runs a call that changes the view, and converts its error to a status.
func withStatus(
    changing view: OpaquePointer?, _ body: (UnsafeMutablePointer<View>) throws(StatusError) -> Void
) -> tapzoom_status {
    run(.changing, view) { view in withStatus { () throws(StatusError) in try body(view) } }
}

/// Runs a call that reads the view, and converts its error to a status.
func withStatus(
    reading view: OpaquePointer?, _ body: (UnsafeMutablePointer<View>) throws(StatusError) -> Void
) -> tapzoom_status {
    run(.reading, view) { view in withStatus { () throws(StatusError) in try body(view) } }
}

/// Runs a call that reads the engine.
func withStatus(
    readingEngineOf view: OpaquePointer?, _ body: (UnsafeMutablePointer<Engine>) throws(StatusError) -> Void
) -> tapzoom_status {
    withStatus(reading: view) { (view) throws(StatusError) in
        try withUnsafeMutablePointer(to: &view.pointee.engine, body)
    }
}

// A view is plain memory. Its parts are initialized in place.

extension UnsafeMutablePointer<Engine> {
    /// Initializes the engine of a START command with checked numbers, in memory with any content.
    func start(by command: Command, _ config: UnsafeMutablePointer<Config>) {
        pointee.restart(
            config.pointee.settings, size: command.size, content: command.rect(at: 6), insets: command.insets)
    }
}

extension UnsafeMutablePointer<View> {
    /// Initializes the view of a START command in new memory.
    func start(by command: Command, _ config: UnsafeMutablePointer<Config>, isOwned: Bool) {
        withUnsafeMutablePointer(to: &pointee.engine) { $0.start(by: command, config) }
        pointee.recorder = Recorder()
        pointee.hasMoved = false
        pointee.isOwned = isOwned
        pointee.use = ViewUse.idle.rawValue
    }
}
