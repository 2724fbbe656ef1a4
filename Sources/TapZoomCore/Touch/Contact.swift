// SPDX-License-Identifier: MIT

/// A finger, a pen or a pressed mouse on the glass: where it is, and what it has done since it landed.
package struct Contact {
    package private(set) var id: Int64
    package private(set) var landingTime: Double
    package private(set) var landingPosition: Vector
    package private(set) var position: Vector
    /// The square of `travel`, which every move asks for.
    private(set) var travelSquared: Double
    package private(set) var tool: Tool

    /// None yet.
    init() { self.init(TouchSample(time: 0, id: 0, position: .zero, phase: .began)) }

    init(_ sample: TouchSample) {
        id = sample.id
        tool = sample.tool
        landingTime = sample.time
        landingPosition = sample.position
        position = sample.position
        travelSquared = 0
    }

    /// The furthest it has ever been from its origin: one that went away and came back has moved.
    package var travel: Double { travelSquared.squareRoot() }

    @_transparent
    mutating func move(to position: Vector) {
        self.position = position
        let way = position - landingPosition
        travelSquared = max(travelSquared, way.dot(way))
    }
}

extension Contact {
    mutating func code(with coder: inout some StateCoder) {
        coder.code(&id)
        coder.code(&landingTime)
        coder.code(&landingPosition)
        coder.code(&position)
        coder.code(&travelSquared)
        coder.code(&tool)
    }
}
