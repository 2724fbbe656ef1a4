// SPDX-License-Identifier: MIT

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

/// Copies plain memory in pieces of 1 KB: above 4 KB glibc uses `rep movsb`, which starts slowly.
@inline(__always)
func copyBytes(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, _ size: Int) {
    for start in stride(from: 0, to: size, by: 1024) {
        (target + start).copyMemory(from: source + start, byteCount: min(1024, size - start))
    }
}

// A view is plain memory. Its parts are made in place, because the compiler would copy a whole one.

extension UnsafeMutablePointer<Engine> {
    /// Makes the engine of a start, whose numbers have been checked, in place of whatever is there.
    @inline(never)
    func start(by command: Command, _ settings: Settings) {
        var made = Engine(settings, size: command.size, content: command.rect(at: 6), insets: command.insets)
        withUnsafeMutablePointer(to: &made) { copyBytes($0, to: self, MemoryLayout<Engine>.size) }
    }
}

extension UnsafeMutablePointer<View> {
    /// Makes the view of a start in new memory.
    @inline(never)
    func start(by command: Command, _ config: Config) {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: Engine.self).start(by: command, config.settings)
        pointee.config = config.words
        pointee.recorder = Recorder()
        pointee.hasMoved = false
    }
}

extension View {
    /// Makes the engine of a start in place of the present one.
    @inline(__always)
    mutating func start(by command: Command, _ settings: Settings) {
        withUnsafeMutablePointer(to: &engine) { $0.start(by: command, settings) }
    }
}
