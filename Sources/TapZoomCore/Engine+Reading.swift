// SPDX-License-Identifier: MIT

// What a host reads.

extension Engine {
    package var settings: Settings { camera.settings }
    package var viewport: Viewport { camera.viewport }
    // What reads much of the engine is mutating, because otherwise the compiler copies all of it first.
    package var target: Transform { mutating get { camera.target } }
    package var contactCount: Int { contacts.count }
    package var isMoving: Bool { mutating get { camera.motion.animation.isMoving } }
    /// The events that wait, with the changes that the next poll adds.
    package var eventCount: Int { mutating get { events.count(withChangesOf: arbiter.changed.movingEvents) } }
    package var hasLostEvents: Bool { events.hasLost }

    /// The scale at which the host should have drawn the content, in device pixels per content unit.
    package var rasterScale: Double { camera.raster * settings.layout.pixelsPerUnit }

    /// How to show under a transform what was drawn at that scale: of its pixels to device pixels of the viewport.
    package func residual(of transform: Transform) -> Transform { camera.residual(of: transform) }

    /// The part of the content plane that the whole viewport shows under a transform.
    package func visibleRect(at transform: Transform) -> Rect {
        transform.inverse.bounds(of: Rect(origin: .zero, size: viewport.size))
    }

    package mutating func pollEvent() -> Event? {
        flushChanges()
        return events.pop()
    }

    package mutating func clearLostEvents() { events.clearLoss() }
}
