// SPDX-License-Identifier: MIT

extension Camera {
    var mover: Mover { animation.mover }

    /// Starts a session and ends the animation at the displayed transform.
    mutating func beginSession(_ new: DragSession) {
        if bands.hasSlack || mover.isAnimation && viewport.isBeyondBands(new.displayed, bands) {
            giveSlack(to: new.displayed)
        }
        animation.finish(at: new.displayed)
        animation.hold(isCarried: false)
        session = new
        observeGrasp(of: new.displayed)
    }

    mutating func becomeIdle(at transform: Transform) {
        animation.becomeIdle(at: transform)
        slack = nil
    }

    /// Lets the rubber bands begin where the content is, if it is far beyond the limits.
    mutating func giveSlack(to displayed: Transform) { slack = bands.slack(for: displayed, in: viewport) }

    /// Continues the slack at another displayed transform.
    mutating func moveSlack(to displayed: Transform) { if slack != nil { giveSlack(to: displayed) } }

    /// Shows a transform that a quiet command has set, and settles there at `end`.
    mutating func drive(at transform: Transform, until end: Double) {
        animation.drive(at: transform, until: end)
        slack = nil
    }

    /// Sets the velocity with which the content glides on after the session.
    mutating func setVelocity(_ velocity: Vector) { if mover.hasSession { session.velocity.translation = velocity } }
    mutating func setVelocity(_ velocity: PinchVelocity) {
        if !mover.hasSession { return }
        session.velocity.logScale = velocity.logScale
        session.velocity.rotation = velocity.rotation
    }
}

// The host's motion of the session.
extension Camera {
    /// Changes the host's motion at a time. Starts it unless it runs.
    private mutating func beginHostMotion(at time: Double) { if mover != .carried { hostMotion.begin(at: time) } }

    /// Lets the host's motion carry the session while some of it is left.
    private mutating func carry() {
        animation.hold(isCarried: hostMotion.hasRemaining || hostMotion.hasHostVelocity)
    }

    /// Ends the host's motion where it is.
    mutating func dropHostMotion() { if mover == .carried { animation.hold(isCarried: false) } }

    mutating func add(_ offset: TransformOffset, about point: Vector, fading decay: Double, at time: Double) {
        beginHostMotion(at: time)
        hostMotion.recenter(about: point)
        hostMotion.add(offset, fading: decay)
        carry()
    }

    mutating func spring(
        _ offset: TransformOffset, about point: Vector, from velocity: TransformVelocity? = nil, frequency: Double,
        at time: Double
    ) {
        beginHostMotion(at: time)
        hostMotion.center = point
        hostMotion.spring(offset, from: velocity, frequency: frequency)
        carry()
    }

    mutating func setHostVelocity(_ velocity: TransformVelocity, at time: Double) {
        beginHostMotion(at: time)
        hostMotion.hostVelocity = velocity
        carry()
    }

    /// Continues the host's motion relative to content that was moved. It ends if its numbers become too large.
    mutating func followHostMotion(from old: Transform, to new: Transform) {
        hostMotion.follow(from: old, to: new)
        carry()
    }

    mutating func finishRemaining() {
        hostMotion.finish()
        carry()
    }

    mutating func restartHostMotion(at time: Double) {
        hostMotion.restart(at: time)
        // The numbers of a loaded state may overflow.
        if !hostMotion.isValid { dropHostMotion() }
    }
}

extension Camera {
    mutating func serializeMotion(with coder: inout some StateCoder) {
        var (isHeld, isCarried) = (mover.hasSession, mover == .carried)
        animation.serialize(with: &coder)
        serializeSlack(with: &coder)
        coder.code(&isHeld)
        // During a session no animation runs.
        if isHeld { if mover == .settling { animation.hold(isCarried: isCarried) } else { coder.fail() } }
        // Without a session its words are absent, and a load sets fixed values.
        if coder.isReading { limits.moved = nil }
        if coder.isReading { session = DragSession(.identity, of: .identity, focalPoint: .zero, limitsAtStart: []) }
        session.serializePager(with: &coder)
        if !mover.hasSession { return }
        session.serialize(with: &coder, &snap)
        limits.serializeMove(with: &coder, isKept: keepsLimits(), isTurned: session.displayed.rotation != 0)
        coder.code(&isCarried)
        animation.hold(isCarried: isCarried)
        if isCarried {
            coder.code(&hostMotion)
            if coder.isReading, !hostMotion.isValid { coder.fail() }
        }
    }

    private mutating func serializeSlack(with coder: inout some StateCoder) {
        coder.code(&slack, blank: RubberBands.Slack())
        if coder.isReading, let slack, !slack.isValid { coder.fail() }
    }
}
