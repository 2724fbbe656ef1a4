// SPDX-License-Identifier: MIT
//
// The memory of one view: its parts, and their parts where they are large. Of the debug build, which knows
// what its types are made of; the sizes are those of the build that ships.

@testable import TapZoomCore

let large = 256

func size(of value: Any) -> Int {
    func known<Value>(_ value: Value) -> Int { MemoryLayout<Value>.size }
    return _openExistential(value, do: known)
}

func show(_ value: Any, as path: String) {
    print(path, size(of: value))
    // An InlineArray's only child is all of it once more.
    for child in Mirror(reflecting: value).children where size(of: child.value) >= large && child.label != "_storage" {
        show(child.value, as: "\(path).\(child.label ?? "")")
    }
}

let settings = Settings()
print("engine", MemoryLayout<Engine>.size)
show(ContactTable(), as: "contacts")
show(Thresholds(settings, Vector(400, 300)), as: "thresholds")
show(Arbiter(), as: "arbiter")
let unit = Vector(1, 1)
show(
    Camera(settings, settings.fling, size: unit, content: Rect(origin: .zero, size: unit), insets: .zero),
    as: "camera")
