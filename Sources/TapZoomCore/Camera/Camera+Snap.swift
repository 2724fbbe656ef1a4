// SPDX-License-Identifier: MIT

// The SNAP events.
extension Camera {
    /// Updates the snap place after a move of the fingers. Returns whether they have entered one.
    mutating func entersSnap() -> Bool {
        let displayed = session.displayed
        return session.snapPlace.move(
            to: (snappedScale(displayed.scale), snappedRotation(displayed.rotation)), at: displayed,
            within: (settings.zoom.snapTolerance, min(settings.pinch.rotateSnap, 0.5 * settings.pinch.rotateSnapStep)))
    }

    /// The snap place of content that fingers begin to move. The scale at which they begin is none.
    mutating func snapPlace(at displayed: Transform) -> SnapPlace {
        SnapPlace(detent: settings.gestures.contains(.rotate) ? settings.pinch.detent(near: displayed.rotation) : nil)
    }

    /// Whether the content is at a detent.
    mutating func isInDetent(at time: Double) -> Bool { settings.pinch.isDetent(transform(at: time).rotation) }

    /// Pushes a SNAP.
    mutating func emitSnap(
        at time: Double, by contactCount: Int32, _ tool: Tool, _ landing: Landing, _ events: inout EventQueue
    ) {
        guard let slot = events.append(.snap, .discrete, []) else { return }
        fill(&events.ring[slot], nil, at: time, session.focalPoint)
        events.ring[slot].contactCount = contactCount
        events.ring[slot].tool = tool
        events.ring[slot].landing = landing
    }
}
