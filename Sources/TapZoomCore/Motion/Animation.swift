// SPDX-License-Identifier: MIT

/// The motion of the view outside sessions.
///
/// The parts of all kinds lie side by side, because every frame reads the transform in place. Only the parts of the
/// current mover are valid; the others hold remains of earlier animations.
struct Animation {
    private(set) var mover: Mover
    /// The time at which the animation ends; infinity if none moves the view, nor quiet commands.
    private(set) var end: Double
    /// The next deadline: the end, or an earlier hit of a fling or a glide. See `scheduleHits`.
    private(set) var due: Double
    /// The displayed transform while no animation runs.
    private var idleTransform: Transform
    /// The content point of a fling, for its events.
    private var point = Vector.zero
    /// The curvature of a paused flight; 0 for a direct zoom.
    private var pausedRho = 0.0
    /// The time that a paused zoom had left.
    private(set) var pausedDuration = 0.0
    /// The zoom animation. While paused, only its target and anchor are valid.
    private var zoom = ZoomAnimation()
    private var fling = FlingAnimation()
    private var spring = SnapBackSpring()
    private var glide = GlideAnimation()
}

// MARK: - Changes

// These functions work in place, because an animation is large.
extension Animation {
    mutating func becomeIdle(at transform: Transform) {
        (mover, end, due) = (.rest, .infinity, .infinity)
        idleTransform = transform
    }

    mutating func finish(at transform: Transform) {
        (mover, end, due) = (.settling, .infinity, .infinity)
        idleTransform = transform
    }

    /// Lets a session move the view; `isCarried`: the host's motion moves the session.
    mutating func hold(isCarried: Bool) { (mover, end, due) = (isCarried ? .carried : .held, .infinity, .infinity) }

    mutating func drive(at transform: Transform, until end: Double) {
        (mover, self.end, due) = (.driven, end, end)
        idleTransform = transform
    }

    /// Pauses a zoom animation at `transform`. `goal` is its target, and `anchor` its content point. `rho`: see
    /// `flightRho`. `duration`: the time that it has left.
    mutating func pause(
        at transform: Transform, goal: Transform, anchor: Vector, rho: Double = 0, duration: Double = 0
    ) {
        (mover, end, due) = (.pausedZoom, .infinity, .infinity)
        idleTransform = transform
        zoom.keep(goal, anchor: anchor)
        (pausedRho, pausedDuration) = (rho, duration)
    }

    /// Starts a zoom animation from any transform, in place.
    mutating func zoom(
        from origin: Transform, velocity: TransformVelocity, to target: Transform, anchor: Vector,
        in viewport: Viewport, at time: Double, duration: Double, _ style: ZoomStyle
    ) {
        zoom.begin(
            from: origin, velocity: velocity, to: target, anchor: anchor, within: viewport.scales,
            excess: origin.translation - viewport.constrainPlace(origin).translation, at: time, duration: duration,
            style.curve)
        if style.rho > 0 {
            zoom.fly(
                velocity, style, minScale: viewport.scales.lowerBound, about: viewport.safeArea.center,
                length: max(viewport.size.x, viewport.size.y), longest: 60)
        }
        (mover, end, due) = (.zoom, zoom.end, zoom.end)
    }

    /// Moves a zoom animation: see `ZoomAnimation.shift`.
    mutating func shiftZoom(by delta: TransformDelta, to target: Transform) { zoom.shift(by: delta, to: target) }

    /// Moves a paused zoom animation and its target.
    mutating func shiftPause(to displayed: Transform, target: Transform) {
        idleTransform = displayed
        zoom.keep(target, anchor: zoom.anchor)
    }

    /// Starts a fling, in place. `anchor` is the content point that was under the focal point of the fingers.
    mutating func fling(
        from displayed: Transform, velocity: Vector, within panBounds: PanBounds, _ constants: MotionConstants,
        anchor: Vector, at time: Double
    ) {
        fling.begin(from: displayed, velocity: velocity, within: panBounds, constants: constants, at: time)
        (mover, end, due) = (.fling, fling.end, fling.end)
        point = anchor
    }

    /// Sets `due` to the first hit of a fling or a glide after a time, or to the end.
    mutating func scheduleHits(after time: Double) {
        switch mover {
        case .fling: due = min(end, fling.nextHit(after: time))
        case .glide: due = min(end, glide.nextHit(after: time))
        case .rest, .settling, .held, .carried, .driven, .pausedZoom, .zoom, .spring: break
        }
    }

    /// Sets `due` to the end.
    mutating func dropHits() { due = end }

    /// Whether a fling or a glide hits a limit at a time.
    mutating func hits(at time: Double) -> Bool {
        switch mover {
        case .fling: fling.nextHit(after: time.nextDown) == time
        case .glide: glide.nextHit(after: time.nextDown) == time
        case .rest, .settling, .held, .carried, .driven, .pausedZoom, .zoom, .spring: false
        }
    }

    mutating func start(_ spring: SnapBackSpring) {
        (mover, end, due) = (.spring, spring.end, spring.end)
        self.spring = spring
    }

    /// Starts a glide, in place.
    mutating func glide(
        from displayed: Transform, velocity: TransformVelocity, to rotation: Double,
        in viewport: Viewport, _ constants: GlideAnimation.Constants, at time: Double
    ) {
        glide.begin(from: displayed, velocity: velocity, to: rotation, in: viewport, constants, at: time)
        (mover, end, due) = (.glide, glide.end, glide.end)
    }
}

// MARK: - Reading

extension Animation {
    /// Whether the view moves without further calls.
    var isMoving: Bool { end < .infinity && mover != .driven }

    @inline(__always)
    mutating func transform(at time: Double) -> Transform {
        switch mover {
        case .rest, .settling, .held, .carried, .driven, .pausedZoom: idleTransform
        case .zoom: zoom.transform(at: time)
        case .fling: fling.transform(at: time)
        case .spring: spring.transform(at: time)
        case .glide: glide.transform(at: time)
        }
    }

    mutating func velocity(at time: Double) -> TransformVelocity {
        switch mover {
        case .rest, .settling, .held, .carried, .driven, .pausedZoom: .zero(at: .zero)
        case .zoom: zoom.velocity(at: time).orZero
        case .fling: fling.velocity(at: time).orZero
        case .spring: spring.velocity(at: time).orZero
        case .glide: glide.velocity(at: time).orZero
        }
    }

    /// The transform at which the view will come to rest.
    var target: Transform {
        mutating get {
            switch mover {
            case .rest, .settling, .held, .carried, .driven: idleTransform
            case .pausedZoom, .zoom: zoom.target
            case .fling: fling.target
            case .spring: spring.target
            case .glide: glide.target
            }
        }
    }

    /// The content point that the events of the animation report.
    var anchor: Vector {
        mutating get {
            switch mover {
            case .rest, .settling, .held, .carried, .driven: .zero
            case .pausedZoom, .zoom: zoom.anchor
            case .fling: point
            case .spring: spring.anchor
            case .glide: glide.anchor
            }
        }
    }

    /// The style with which a zoom animation continues from another transform, within the rest of its duration.
    var zoomRemainder: ZoomStyle { zoom.remainder }

    /// The curvature of a flight, running or paused; otherwise 0.
    var flightRho: Double { mover == .pausedZoom ? pausedRho : zoom.remainder.rho }

    /// The style with which a paused zoom continues.
    var pausedStyle: ZoomStyle { ZoomStyle(rho: pausedRho, speed: pausedRho > 0 ? ZoomStyle.defaultSpeed : 0) }

    /// The impact of a fling or a glide at the time of its hit.
    func impact(at time: Double) -> EdgeHit { mover == .fling ? fling.impact(at: time) : glide.impact(at: time) }

    /// The frequency of the last spring.
    var springFrequency: Double { spring.frequency }

    /// Whether the animation is a zoom that began out of bounds, or a glide with an excess.
    var hasExcess: Bool { mover == .zoom && zoom.beginsOutOfBounds || mover == .glide && glide.hasExcess }

    /// The remaining part of the initial distance out of bounds.
    mutating func excess(at time: Double) -> Vector {
        switch mover {
        case .zoom: zoom.beginsOutOfBounds ? zoom.excess(at: time) : .zero
        case .glide: glide.excess(at: time)
        case .rest, .settling, .held, .carried, .driven, .pausedZoom, .fling, .spring: .zero
        }
    }
}

// MARK: - State

extension Animation {
    /// Whether the numbers that no later code checks are in their ranges: see `Camera.animationTransform`.
    private var isValid: Bool {
        mutating get {
            if mover == .zoom, !zoom.isValid { return false }
            if mover == .glide, !glide.isValid { return false }
            if mover == .spring, !(1e-3...1e5).contains(spring.frequency) { return false }
            // Every motion ends within a few hours.
            if !(end >= -1.1e12 && (end <= 1.1e12 || end == .infinity)) { return false }
            return target.isShowable && anchor.isWithin(1e100)
        }
    }

    /// Codes the mover and its parts.
    mutating func serialize(with coder: inout some StateCoder) {
        if mover.hasSession { mover = .settling }
        coder.code(&mover)
        switch mover {
        case .held, .carried: coder.fail()
        case .rest, .settling:
            coder.code(&idleTransform)
            end = .infinity
        case .driven:
            coder.code(&idleTransform)
            coder.code(time: &end)
        case .zoom:
            coder.code(&zoom)
            end = zoom.end
        case .pausedZoom:
            coder.code(&idleTransform)
            zoom.serializeGoal(with: &coder)
            coder.code(&pausedRho)
            coder.code(&pausedDuration, in: 0...2.2e12)
            end = .infinity
        case .fling:
            fling.serialize(with: &coder)
            coder.code(&point)
            end = fling.end
        case .spring:
            coder.code(&spring)
            end = spring.end
        case .glide:
            coder.code(&glide)
            end = glide.end
        }
        if !coder.isReading { return }
        due = end
        if !isValid { coder.fail() }
    }
}
