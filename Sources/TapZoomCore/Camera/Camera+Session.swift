// SPDX-License-Identifier: MIT

extension Camera {
    var mover: Mover { animation.mover }

    /// Starts a session and ends the animation at the displayed transform.
    mutating func beginSession(_ displayed: Transform, of origin: Transform) {
        if bands.hasSlack || mover.isAnimation && viewport.isBeyondBands(displayed, bands) {
            giveSlack(to: displayed)
        }
        animation.finish(at: displayed)
        animation.hold(isCarried: false)
        session = Session(
            displayed, of: origin, focalPoint: viewport.safeArea.center, limitsAtStart: viewport.edges(at: displayed),
            session.pager)
        observeGrasp(of: displayed)
    }

    mutating func becomeIdle(at transform: Transform) {
        animation.becomeIdle(at: transform)
        raster = Raster(restingAt: transform.scale)
        slack = nil
    }

    /// Lets the rubber bands begin where the content is, if it is far beyond the limits.
    mutating func giveSlack(to displayed: Transform) { slack = bands.slack(for: displayed, in: viewport) }

    /// Continues the slack at another displayed transform.
    mutating func moveSlack(to displayed: Transform) { if slack != nil { giveSlack(to: displayed) } }

    /// Shows a transform that a quiet command has set, and settles there at `end`.
    mutating func rest(at transform: Transform, until end: Double) {
        animation.drive(at: transform, until: end)
        slack = nil
    }

    /// Sets the velocity with which the content glides on after the session.
    mutating func setVelocity(_ velocity: Vector) { if mover.hasSession { session.velocity.translation = velocity } }
    mutating func setVelocity(_ velocity: PinchVelocity, about point: Vector? = nil) {
        if !mover.hasSession { return }
        if let point, velocity != .zero { session.focalPoint = point }
        session.velocity.logScale = velocity.logScale
        session.velocity.rotation = velocity.rotation
    }
}

// The host's motion of the session.
extension Camera {
    /// Changes the host's motion at a time. Starts it unless it runs.
    private mutating func startCarry(at time: Double) { if mover != .carried { carry.begin(at: time) } }

    /// Lets the host's motion carry the session while some of it is left.
    private mutating func updateMover() {
        animation.hold(isCarried: carry.hasRemaining || carry.hasHostVelocity)
    }

    /// Ends the host's motion where it is.
    mutating func dropCarry() { if mover == .carried { animation.hold(isCarried: false) } }

    mutating func add(_ offset: TransformOffset, about point: Vector, fading decay: Double, at time: Double) {
        startCarry(at: time)
        carry.recenter(about: point)
        carry.add(offset, fading: decay)
        updateMover()
    }

    mutating func spring(
        _ offset: TransformOffset, about point: Vector, from velocity: TransformVelocity? = nil, frequency: Double,
        at time: Double
    ) {
        startCarry(at: time)
        carry.center = point
        carry.spring(offset, from: velocity, frequency: frequency)
        updateMover()
    }

    mutating func setHostVelocity(_ velocity: TransformVelocity, at time: Double) {
        startCarry(at: time)
        carry.hostVelocity = velocity
        updateMover()
    }

    /// Continues the host's motion relative to content that was moved. It ends if its numbers become too large.
    mutating func followCarry(from old: Transform, to new: Transform) {
        carry.follow(from: old, to: new)
        updateMover()
    }

    mutating func finishRemaining() {
        carry.finish()
        updateMover()
    }

    mutating func restartCarry(at time: Double) {
        carry.restart(at: time)
        // The numbers of a loaded state may overflow.
        if !carry.isValid { dropCarry() }
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
        if coder.isReading {
            session = Session(.identity, of: .identity, focalPoint: .zero, limitsAtStart: [])
            (limits.moved, snap) = (nil, SnapPlace())
        }
        session.pager.serialize(with: &coder)
        if !mover.hasSession { return }
        session.serialize(with: &coder, &snap)
        limits.serializeMove(with: &coder, isKept: keepsLimits())
        coder.code(&isCarried)
        animation.hold(isCarried: isCarried)
        if isCarried {
            coder.code(&carry)
            if coder.isReading, !carry.isValid { coder.fail() }
        }
    }

    private mutating func serializeSlack(with coder: inout some StateCoder) {
        coder.code(&slack, blank: RubberBands.Slack())
        if coder.isReading, let slack, !slack.isValid { coder.fail() }
    }
}
