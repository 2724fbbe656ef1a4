// SPDX-License-Identifier: MIT

public import CTapZoom
import TapZoomCore

@_cdecl("tapzoom_save") @implementation
public func tapzoom_save(
    _ view: OpaquePointer?, _ memory: UnsafeMutableRawPointer?, _ capacity: Int, _ size: UnsafeMutablePointer<Int>?
) -> tapzoom_status {
    withStatus(changing: view) { (view) throws(StatusError) in
        let size = try size.required()
        if memory == nil, capacity == 0 {
            size.pointee = View.snapshotSize
            return
        }
        let memory = try memory.required()
        guard capacity < 0 || capacity >= View.snapshotSize else { throw .bufferTooSmall }
        size.pointee = try view.pointee.save(to: memory)
    }
}

@_cdecl("tapzoom_load") @implementation
public func tapzoom_load(_ view: OpaquePointer?, _ bytes: UnsafeRawPointer?, _ size: Int) -> tapzoom_status {
    withStatus(changing: view) { (view) throws(StatusError) in
        try view.pointee.load(from: try bytes.required(), size)
    }
}
