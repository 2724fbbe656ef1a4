// SPDX-License-Identifier: MIT

// Wheels, trackpads and velocities from the host.

extension Engine {
    /// Handles a report of a wheel or a trackpad, or throws and changes nothing. Returns whether the view consumes it.
    package mutating func push(_ sample: ScrollSample) throws(InputError) -> Bool {
        if sample.factor != 1, pinchesWithFingers {
            var rest = sample
            rest.factor = 1
            _ = try push(rest)
            return true
        }
        let time = sample.time >= clock.now ? sample.time : try correctedTime()
        enter(at: time)
        let isUsed = camera.scroll(sample, at: time, isTouched: !contacts.isEmpty)
        observeMove(at: time)
        leave()
        return isUsed
    }

    /// Whether two fingers can pinch, so that the system's own pinch of these fingers would zoom twice.
    private var pinchesWithFingers: Bool {
        mutating get { contacts.count > 1 && contacts.owner == .view && settings.gestures.contains(.pinch) }
    }

    /// Moves the content with a velocity from the clock on, until the next call; stillness ends it.
    package mutating func setVelocity(_ velocity: TransformVelocity) {
        if camera.keepsVelocity(velocity) { return }
        enter()
        camera.carry(with: velocity, at: now)
        observeMove(at: now)
        leave()
    }
}
