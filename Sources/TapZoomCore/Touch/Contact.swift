// SPDX-License-Identifier: MIT

/// A finger, pen or pressed mouse button that is down: its position, and how far it has moved since it landed.
package struct Contact {
    package private(set) var id: Int64
    package private(set) var landingTime: Double
    package private(set) var landingPosition: Vector
    package private(set) var position: Vector
    /// The square of `travel`: a move then needs no square root.
    private(set) var travelSquared: Double
    package private(set) var tool: Tool

    /// A placeholder for an empty slot.
    init() { self.init(TouchSample(time: 0, id: 0, position: .zero, phase: .began)) }

    init(_ sample: TouchSample) {
        id = sample.id
        tool = sample.tool
        landingTime = sample.time
        landingPosition = sample.position
        position = sample.position
        travelSquared = 0
    }

    /// The largest distance from the landing position so far. A contact that moves away and comes back keeps it.
    package var travel: Double { travelSquared.squareRoot() }

    @_transparent
    mutating func move(to position: Vector) {
        self.position = position
        let way = position - landingPosition
        let squared = way.dot(way)
        travelSquared = squared > travelSquared ? squared : travelSquared
    }
}

extension Contact {
    mutating func code(with coder: inout some StateCoder) {
        coder.code(&id)
        coder.code(time: &landingTime)
        coder.code(&landingPosition)
        coder.code(&position)
        if coder.isReading, !landingPosition.isWithin(1e12) || !position.isWithin(1e12) { coder.fail() }
        coder.code(&travelSquared)
        coder.code(&tool)
    }
}
