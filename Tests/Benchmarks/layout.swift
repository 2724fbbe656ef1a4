// SPDX-License-Identifier: MIT
//
// Prints the memory of one view: its parts, and the parts of large ones. It uses the debug build, which has the
// reflection data of its types; the sizes are the same as in the shipped build.

@testable import TapZoomCore

let large = 256

func size(of value: Any) -> Int {
    func known<Value>(_ value: Value) -> Int { MemoryLayout<Value>.size }
    return _openExistential(value, do: known)
}

func show(_ value: Any, as path: String) {
    print(path, size(of: value))
    // The only child of an InlineArray is its whole storage.
    for child in Mirror(reflecting: value).children where size(of: child.value) >= large && child.label != "_storage" {
        show(child.value, as: "\(path).\(child.label ?? "")")
    }
}

let engine = UnsafeMutablePointer<Engine>.allocate(capacity: 1)
let size = Vector(400, 300)
engine.pointee.restart(Settings(), size: size, content: Rect(origin: .zero, size: size), insets: .zero)
print("engine", MemoryLayout<Engine>.size)
show(engine.pointee.contacts, as: "contacts")
show(engine.pointee.arbiter, as: "arbiter")
show(engine.pointee.camera, as: "camera")
