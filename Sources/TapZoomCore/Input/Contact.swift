// SPDX-License-Identifier: MIT

/// A finger, a pen or a pressed mouse on the glass: where it is, and what it has done since it landed.
package struct Contact {
    package let id: Int64
    package let tool: Tool
    package let landing: Double
    package let origin: Vector
    package private(set) var position: Vector
    /// The furthest it has ever been from its origin: one that went away and came back has moved.
    package private(set) var travel: Double

    init(_ sample: Sample) {
        id = sample.id
        tool = sample.tool
        landing = sample.time
        origin = sample.position
        position = sample.position
        travel = 0
    }

    mutating func move(to position: Vector) {
        self.position = position
        travel = max(travel, position.distance(to: origin))
    }
}
