// SPDX-License-Identifier: MIT

public import CTapZoom
import TapZoomCore

@_cdecl("tapzoom_record") @implementation @_optimize(size)
public func tapzoom_record(_ view: OpaquePointer?, _ memory: UnsafeMutableRawPointer?, _ size: Int) -> tapzoom_status {
    withStatus(changing: view) { (view) throws(StatusError) in
        try view.pointee.record(to: memory, size)
    }
}

@_cdecl("tapzoom_fetch_recording") @implementation @_optimize(size)
public func tapzoom_fetch_recording(_ view: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?) -> tapzoom_status {
    withStatus(changing: view) { (view) throws(StatusError) in
        try count.required().pointee = view.pointee.recorder.fetch()
    }
}

@_cdecl("tapzoom_replay") @implementation @_optimize(size)
public func tapzoom_replay(
    _ view: OpaquePointer?, _ bytes: UnsafeRawPointer?, _ size: Int, _ used: UnsafeMutablePointer<Int>?,
    _ entry: UnsafeMutablePointer<tapzoom_record_entry>?, _ events: UnsafeMutablePointer<tapzoom_event>?
) -> tapzoom_status {
    withStatus(changing: view) { (view) throws(StatusError) in
        try view.pointee.replay(bytes, size, try used.required(), entry, events)
    }
}
