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

let settings = Settings()
print("engine", MemoryLayout<Engine>.size)
show(ContactTable(), as: "contacts")
show(Thresholds(settings, Vector(400, 300)), as: "thresholds")
show(Arbiter(Thresholds(settings, Vector(400, 300))), as: "arbiter")
let unit = Vector(1, 1)
show(
    Camera(settings, settings.fling, size: unit, content: Rect(origin: .zero, size: unit), insets: .zero),
    as: "camera")
