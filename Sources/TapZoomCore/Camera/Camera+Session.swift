// SPDX-License-Identifier: MIT

extension Camera {
    /// Whether `session` runs.
    var isDragging: Bool { animation.kind == .held }

    /// Starts a session and ends the animation at the displayed transform.
    mutating func beginSession(_ new: DragSession) {
        if bands.hasSlack || movesByItself && viewport.isBeyondBands(new.displayed, bands) {
            giveSlack(to: new.displayed)
        }
        animation.finish(at: new.displayed)
        animation.hold()
        session = new
        session.snapPlace = snapPlace(at: new.displayed)
        hasHostMotion = false
    }

    mutating func becomeIdle(at transform: Transform) {
        animation.becomeIdle(at: transform)
        bands.set(nil)
    }

    /// Lets the rubber bands begin where the content is, if it is far beyond the limits.
    mutating func giveSlack(to displayed: Transform) { bands.set(bands.slack(for: displayed, in: viewport)) }

    /// Continues the slack at another displayed transform.
    mutating func moveSlack(to displayed: Transform) { if bands.hasSlack { giveSlack(to: displayed) } }

    /// Shows a transform that a quiet command has set, and settles there at `end`.
    mutating func drive(at transform: Transform, until end: Double) {
        animation.drive(at: transform, until: end)
        bands.set(nil)
    }

    /// Sets the velocity with which the content glides on after the session.
    mutating func setVelocity(_ velocity: Vector) { if isDragging { session.velocity.translation = velocity } }
    mutating func setVelocity(_ velocity: PinchVelocity) {
        if !isDragging { return }
        session.velocity.logScale = velocity.logScale
        session.velocity.rotation = velocity.rotation
    }
}

// The host's motion of the session.
extension Camera {
    /// Whether the host moves the session's base.
    var isMovedByHost: Bool { isDragging && hasHostMotion }

    /// Changes the host's motion at a time. Starts it unless it runs.
    private mutating func beginHostMotion(at time: Double) { if !hasHostMotion { hostMotion.begin(at: time) } }

    private mutating func updateHasHostMotion() {
        hasHostMotion = hostMotion.hasRemaining || hostMotion.hasHostVelocity
    }

    mutating func add(_ offset: TransformOffset, about point: Vector, fading decay: Double, at time: Double) {
        beginHostMotion(at: time)
        hostMotion.recenter(about: point)
        hostMotion.add(offset, fading: decay)
        updateHasHostMotion()
    }

    mutating func spring(
        _ offset: TransformOffset, about point: Vector, from velocity: TransformVelocity? = nil, frequency: Double,
        at time: Double
    ) {
        beginHostMotion(at: time)
        hostMotion.center = point
        hostMotion.spring(offset, from: velocity, frequency: frequency)
        updateHasHostMotion()
    }

    mutating func setHostVelocity(_ velocity: TransformVelocity, at time: Double) {
        beginHostMotion(at: time)
        hostMotion.hostVelocity = velocity
        updateHasHostMotion()
    }

    /// Continues the host's motion relative to content that was moved. It ends if its numbers become too large.
    mutating func followHostMotion(from old: Transform, to new: Transform) {
        hostMotion.follow(from: old, to: new)
        updateHasHostMotion()
    }

    mutating func finishRemaining() {
        hostMotion.finish()
        updateHasHostMotion()
    }

    mutating func restartHostMotion(at time: Double) {
        hostMotion.restart(at: time)
        // The numbers of a loaded state may overflow.
        if !hostMotion.isValid { hasHostMotion = false }
    }
}

extension Camera {
    mutating func serializeMotion(with coder: inout some StateCoder) {
        var isHeld = isDragging
        animation.serialize(with: &coder)
        serializeSlack(with: &coder)
        coder.code(&isHeld)
        // During a session no animation runs.
        if isHeld { if animation.kind == .finished { animation.hold() } else { coder.fail() } }
        // Without a session its words are absent, and a load sets fixed values.
        if coder.isReading { session = DragSession(.identity, of: .identity, focalPoint: .zero, limitsAtStart: []) }
        session.serializePager(with: &coder)
        if !isDragging { return }
        session.serialize(with: &coder)
        serializeReach(with: &coder)
        coder.code(&hasHostMotion)
        if hasHostMotion {
            coder.code(&hostMotion)
            if coder.isReading, !hostMotion.isValid { coder.fail() }
        }
    }

    private mutating func serializeSlack(with coder: inout some StateCoder) {
        var slack = bands.slack
        coder.code(&slack, blank: RubberBands.Slack())
        if !coder.isReading { return }
        bands.set(slack)
        if let slack, !slack.isValid { coder.fail() }
    }

    /// Codes the limits that the last move has reached, unless such a move certainly changes no limit. A limit that it
    /// does not change now, it may change later, without another move.
    private mutating func serializeReach(with coder: inout some StateCoder) {
        var reached = keepsLimits() ? [] : session.reached
        coder.code(&reached)
        if coder.isReading { session.reached = reached }
    }
}
