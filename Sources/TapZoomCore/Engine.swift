// SPDX-License-Identifier: MIT

/// One view: samples, times and commands in, transforms and events out. A single block of plain memory.
///
/// `contacts` know who is down, the `arbiter` decides what the fingers do, the `camera` is what they do it to; this
/// brings them together in the order of time.
package struct Engine: ~Copyable {
    /// The latest time that was given; nil before the first.
    private var clock: Double?
    private(set) var contacts = Contacts()
    /// Samples of the clock's instant moved contacts, and the arbiter has not heard of it: more may come for that
    /// instant.
    private var frameIsOpen = false
    private var rules: Rules
    private(set) var arbiter = Arbiter()
    private(set) var camera: Camera

    package init(_ settings: Settings, size: Vector, content: Vector) {
        rules = Rules(settings)
        camera = Camera(settings, size: size, content: content)
    }

    // MARK: Input

    /// Takes a sample, or says why not and changes nothing.
    package mutating func push(_ sample: Sample) throws(Fault) {
        try check(sample.time)
        if let fault = contacts.fault(of: sample) { throw fault }
        run(to: sample.time)
        // Moves that came before a landing or a lift are judged by the contacts that were down then.
        if sample.phase != .moved { closeFrame(at: sample.time) }
        let rate = sample.phase == .ended ? contacts.rate(at: sample.time) : .still
        guard let contact = contacts.take(sample) else { return }
        switch sample.phase {
        case .began:
            rules.landingStops = !rules.gestures.isEmpty && camera.catchMotion(at: sample.time)
            judge(.down(contact), at: sample.time)
        case .moved:
            frameIsOpen = true
        case .ended:
            judge(.up(contact, rate), at: sample.time)
        case .cancelled:
            judge(.cancelled, at: sample.time)
        }
    }

    /// The system took all contacts.
    package mutating func cancel(at time: Double) throws(Fault) {
        try check(time)
        run(to: time)
        closeFrame(at: time)
        contacts.removeAll()
        judge(.cancelled, at: time)
    }

    package mutating func advance(to time: Double) throws(Fault) {
        try check(time)
        run(to: time)
        closeFrame(at: time)
    }

    // MARK: Time

    /// When the next advance changes anything; infinity when none does.
    package var nextWake: Double {
        if frameIsOpen || camera.motion.isMoving { now } else { arbiter.deadline }
    }

    /// The time of what is done without a time of its own.
    private var now: Double { clock ?? 0 }

    private func check(_ time: Double) throws(Fault) {
        if let clock, time < clock { throw .time }
    }

    /// Lets all that is due up to a time happen, each at its own instant. Whatever acts at its deadline has a later one
    /// afterwards, or none.
    private mutating func run(to time: Double) {
        if let clock, time > clock { closeFrame(at: clock) }
        while true {
            let due = min(camera.motion.end, arbiter.deadline)
            if !(due <= time) { break }
            if camera.motion.end <= due {
                camera.finishMotion(at: due)
                settle(at: due)
            } else {
                judge(.time, at: due)
            }
        }
        clock = time
    }

    @inline(never)
    private mutating func closeFrame(at time: Double) {
        guard frameIsOpen else { return }
        frameIsOpen = false
        contacts.closeFrame(at: time, turning: rules.gestures.contains(.rotate))
        judge(.moved, at: time)
    }

    /// Not inlined, as little that has many callers here: this is most of the code there is.
    @inline(never)
    private mutating func judge(_ change: Change, at time: Double) {
        switch change {
        case .down:
            rules.canPan = camera.canPan
            rules.swipes = camera.swipes
        case .up(let contact, _): rules.doubleTapMatters = camera.doubleTapMatters(at: contact.position, time: time)
        case .moved, .cancelled, .time, .rules: break
        }
        arbiter.handle(change, at: time, contacts, rules)
        if let grip = arbiter.grip {
            camera.hold(grip, regrouped: change.regroups, at: time)
        } else {
            camera.loosen()
        }
        if !arbiter.gestures.isEmpty { camera.receive(arbiter.gestures) }
        contacts.forgetGone()
        settle(at: time)
    }

    @inline(never)
    private mutating func settle(at time: Double) {
        if contacts.isEmpty { camera.release(at: time) }
    }
}

// MARK: - Output

extension Engine {
    /// The latest time that was given; nil before the first.
    package var time: Double? { clock }
    package var settings: Settings { camera.settings }
    package var viewport: Viewport { camera.viewport }
    package var transform: Transform { camera.transform(at: now) }
    package var target: Transform { camera.target }
    package var isTouched: Bool { !contacts.isEmpty }
    package var isMoving: Bool { camera.motion.isMoving }
    package var hasEvents: Bool { camera.events.count > 0 }
    package var hasLostEvents: Bool { camera.events.hasLost }

    /// The scale at which the content should have been drawn, and the transform to draw with what was: of content units
    /// to pixels, and of those to pixels of the viewport.
    package var raster: (scale: Double, residual: Transform) {
        (camera.raster * settings.layout.pixelsPerUnit, camera.residual(at: now))
    }

    /// The part of the content plane that the whole viewport shows, now or at another transform.
    package func visibleRect(at transform: Transform) -> Rect {
        transform.inverse.bounds(of: Rect(origin: .zero, size: viewport.size))
    }

    package mutating func pollEvent() -> Event? { camera.events.pop() }

    package mutating func forgetLostEvents() { camera.events.forgetLoss() }
}

// MARK: - Commands

extension Engine {
    package mutating func setSettings(_ settings: Settings) {
        let new = rules.adopting(settings)
        let isAnother = new.movesOtherwise(than: rules, contacts.tool)
        if isAnother {
            closeFrame(at: now)
            if !new.gestures.isSuperset(of: rules.gestures.intersection(.movers)) { interrupt() }
        }
        rules = new
        camera.adopt(settings, at: now)
        if isAnother {
            // A finger alone has nothing that would be counted anew, and keeps its speed.
            if contacts.count > 1 { contacts.regroup(at: now) }
            judge(.rules, at: now)
        }
        settle(at: now)
    }

    package mutating func setViewport(_ viewport: Viewport) {
        if viewport == camera.viewport { return }
        closeFrame(at: now)
        camera.resize(to: viewport, at: now)
        settle(at: now)
    }

    /// Zooms to a scale and keeps the content point under `point` there.
    package mutating func zoom(to scale: Double, at point: Vector, animated: Bool) {
        closeFrame(at: now)
        let source = transform.applyInverse(point)
        go(to: viewport.place(source, at: point, scale: scale, rotation: target.rotation), anchor: source, animated)
    }

    /// Shows a rectangle of content, as large as fits and centered.
    package mutating func zoom(to rect: Rect, animated: Bool) {
        closeFrame(at: now)
        let rotation = target.rotation
        let room = viewport.frame.size
        let size = Transform(scale: 1, rotation: rotation, translation: .zero).bounds(of: rect).size
        let scale = min(room.x / size.x, room.y / size.y)
        go(
            to: viewport.place(rect.center, at: viewport.frame.center, scale: scale, rotation: rotation),
            anchor: rect.center, animated)
    }

    package mutating func set(_ transform: Transform, animated: Bool) {
        closeFrame(at: now)
        let target = viewport.constrain(transform)
        go(to: target, anchor: target.applyInverse(viewport.frame.center), animated)
    }

    package mutating func stop() {
        closeFrame(at: now)
        camera.stopMotion(at: now)
        settle(at: now)
    }

    private mutating func go(to target: Transform, anchor: Vector, _ animated: Bool) {
        if camera.isShowing(target) { return }
        interrupt()
        let duration = animated && clock != nil ? settings.zoom.duration : 0
        camera.go(to: target, anchor: anchor, at: now, duration: duration)
        settle(at: now)
    }

    /// Takes the view from the fingers that move it.
    private mutating func interrupt() {
        arbiter.interrupt(at: now, contacts)
        camera.receive(arbiter.gestures)
    }
}
