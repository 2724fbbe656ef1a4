// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

/// The target of the host's pointer.
struct View: ~Copyable {
    var engine: Engine
    var recorder = Recorder()
    /// Whether a call may have moved the view from the state that a start describes.
    var hasMoved = false

    init(_ engine: consuming Engine) { self.engine = engine }

    /// Whether the view has a state that a start does not describe.
    var hasPast: Bool { engine.time != nil || hasMoved }
}

/// The view of the host's pointer; nil for NULL. Every call resolves its pointer here, so that each checks the state
/// that the last call left.
@inline(__always)
func resolve(_ view: OpaquePointer?) -> UnsafeMutablePointer<View>? {
    guard let view else { return nil }
    let resolved = UnsafeMutablePointer<View>(view)
    #if TAPZOOM_CHECKS
        resolved.pointee.engine.checkInvariants()
    #endif
    return resolved
}

/// The engine of a view, which lies at its beginning.
@inline(__always)
func engine(_ view: OpaquePointer?) throws(StatusError) -> UnsafeMutablePointer<Engine> {
    UnsafeMutableRawPointer(try resolve(view).required()).assumingMemoryBound(to: Engine.self)
}

extension Engine {
    /// The engine of a start, whose numbers have been checked.
    @inline(__always)
    init(_ command: Command, _ settings: Settings) {
        self.init(
            settings, size: command.size, content: command.rect(at: 6), insets: command.insets)
    }
}
