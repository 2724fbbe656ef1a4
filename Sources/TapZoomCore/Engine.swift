// SPDX-License-Identifier: MIT

/// One view: samples, times and commands in, transforms and events out. A single block of plain memory.
///
/// `contacts` know who is down, the `arbiter` decides what the fingers do, the `camera` is what they do it to; this
/// brings them together in the order of time.
package struct Engine: ~Copyable {
    /// The latest time that was given; before the first, none is earlier.
    private var clock = -Double.infinity
    /// The first instant at which something happens without any further touch.
    private var due = Double.infinity
    private(set) var contacts = Contacts()
    /// Samples of the clock's instant moved contacts, and the arbiter has not heard of it: more may come for that
    /// instant.
    private var frameIsOpen = false
    private var rules: Rules
    private(set) var arbiter = Arbiter()
    private(set) var camera: Camera

    @_optimize(speed)
    package init(_ settings: Settings, size: Vector, content: Vector) {
        rules = Rules(settings)
        camera = Camera(settings, size: size, content: content)
    }

    // MARK: Input

    /// Takes a sample, or says why not and changes nothing.
    @inline(__always)
    @_optimize(speed)
    package mutating func push(_ sample: Sample) throws(Fault) {
        if sample.phase == .moved { try move(sample) } else { try landOrLift(sample) }
    }

    /// What it amounts to is judged when its frame is over.
    @inline(__always)
    private mutating func move(_ sample: Sample) throws(Fault) {
        try check(sample.time)
        guard let index = contacts.index(of: sample.id) else { throw .contactUnknown }
        run(to: sample.time)
        contacts.move(index, to: sample.position)
        frameIsOpen = true
    }

    @inline(never)
    private mutating func landOrLift(_ sample: Sample) throws(Fault) {
        try check(sample.time)
        if let fault = contacts.fault(of: sample) { throw fault }
        run(to: sample.time)
        // Moves that came before are judged by the contacts that were down then.
        finishFrame(at: sample.time)
        let rate = sample.phase == .ended ? contacts.rate(at: sample.time) : .still
        guard let contact = contacts.take(sample) else { return }
        arbiter.note(contact, rate)
        switch sample.phase {
        case .began:
            rules.landingStops = !rules.gestures.isEmpty && camera.catchMotion(at: sample.time)
            judge(.down, at: sample.time)
        case .ended: judge(.up, at: sample.time)
        case .moved, .cancelled: judge(.cancelled, at: sample.time)
        }
        finish()
    }

    /// The system took all contacts.
    package mutating func cancel(at time: Double) throws(Fault) {
        try check(time)
        run(to: time)
        finishFrame(at: time)
        contacts.removeAll()
        judge(.cancelled, at: time)
        finish()
    }

    @inline(__always)
    @_optimize(speed)
    package mutating func advance(to time: Double) throws(Fault) {
        try check(time)
        run(to: time)
        closeFrame(at: time)
    }

    // MARK: Time

    /// When the next advance changes anything; infinity when none does.
    package var nextWake: Double {
        mutating get { if frameIsOpen || camera.motion.isMoving { now } else { arbiter.deadline } }
    }

    /// The time of what is done without a time of its own.
    private var now: Double { time ?? 0 }

    private func check(_ time: Double) throws(Fault) {
        if time < clock { throw .time }
    }

    /// Lets all that is due up to a time happen.
    @inline(__always)
    private mutating func run(to time: Double) {
        if time > clock { closeFrame(at: clock) }
        if due <= time { catchUp(with: time) }
        clock = time
    }

    /// What has begun at the clock's instant may be too short to last.
    @inline(__always)
    private mutating func finish() {
        if due <= clock { catchUp(with: clock) }
    }

    /// Each at its own instant. Whatever acts at its deadline has a later one afterwards, or none.
    @inline(never)
    private mutating func catchUp(with time: Double) {
        while due <= time {
            let instant = due
            tellChanges()
            if camera.motion.end <= instant {
                camera.finishMotion(at: instant)
                settle(at: instant)
            } else {
                judge(.time, at: instant)
            }
        }
    }

    @inline(__always)
    private mutating func closeFrame(at time: Double) {
        if frameIsOpen { judgeFrame(at: time) }
    }

    @inline(never)
    @_optimize(speed)
    private mutating func judgeFrame(at time: Double) {
        frameIsOpen = false
        contacts.closeFrame(at: time, turning: rules.gestures.contains(.rotate))
        judge(.moved, at: time)
    }

    /// What comes next may change what is told of the frame: it is told before.
    private mutating func finishFrame(at time: Double) {
        closeFrame(at: time)
        tellChanges()
    }

    /// Tells the host how what the fingers do goes on. Left until something else happens or the host asks, so that it
    /// costs nothing in between; of several frames the last is told.
    @inline(never)
    private mutating func tellChanges() {
        // What nobody hears is left as it is: to ask for events where there are none changes nothing.
        if arbiter.changed.isEmpty || !camera.events.isOpen(arbiter.changed.kinds) { return }
        let fingers = contacts.fingers
        arbiter.makeChanges(fingers)
        tell(at: fingers.pose.time, fingers)
    }

    /// Not inlined, as little that has many callers here: this is most of the code there is.
    @inline(never)
    @_optimize(speed)
    private mutating func judge(_ change: Change, at time: Double) {
        switch change {
        case .down:
            rules.canPan = camera.canPan
            rules.swipes = camera.swipes
        case .up: rules.doubleTapMatters = camera.doubleTapMatters(at: arbiter.lastPoint, time: time)
        case .moved, .cancelled, .time, .rules: break
        }
        arbiter.handle(change, at: time, contacts.fingers, rules)
        if let grip = arbiter.grip {
            camera.hold(grip, regrouped: change.regroups, at: time)
        } else {
            camera.hold?.loosen()
        }
        if !arbiter.gestures.isEmpty { tell(at: time, contacts.fingers) }
        contacts.forgetGone()
        settle(at: time)
    }

    @inline(never)
    private mutating func tell(at time: Double, _ fingers: Fingers) {
        arbiter.measure(contacts.rate(at: time), fingers, rules)
        receiveGestures()
    }

    private mutating func receiveGestures() {
        let swipes = arbiter.swipes()
        for index in 0..<arbiter.gestures.count {
            if let gesture = arbiter.gesture(index) { camera.receive(gesture, swipes: swipes) }
        }
    }

    @inline(__always)
    private mutating func settle(at time: Double) {
        if contacts.isEmpty { camera.release(at: time) }
        review()
    }

    /// What fingers hold does not move by itself.
    @inline(__always)
    private mutating func review() {
        let end = camera.hold == nil ? camera.motion.end : .infinity
        due = min(end, arbiter.deadline)
    }
}

// MARK: - Output

extension Engine {
    /// The latest time that was given; nil before the first.
    package var time: Double? { clock == -.infinity ? nil : clock }
    package var settings: Settings { camera.settings }
    package var viewport: Viewport { camera.viewport }
    // What reads much of the engine is mutating, because otherwise the compiler copies all of it first.
    package var transform: Transform { mutating get { camera.transform(at: now) } }
    package var target: Transform { mutating get { camera.target } }
    package var isTouched: Bool { !contacts.isEmpty }
    package var isMoving: Bool { mutating get { camera.motion.isMoving } }
    package var hasEvents: Bool {
        mutating get { camera.events.count > 0 || camera.events.isOpen(arbiter.changed.kinds) }
    }
    package var hasLostEvents: Bool { camera.events.hasLost }

    /// The scale at which the content should have been drawn, and the transform to draw with what was: of content units
    /// to pixels, and of those to pixels of the viewport.
    package var raster: (scale: Double, residual: Transform) {
        mutating get { (camera.raster * settings.layout.pixelsPerUnit, camera.residual(at: now)) }
    }

    /// The part of the content plane that the whole viewport shows, now or at another transform.
    package func visibleRect(at transform: Transform) -> Rect {
        transform.inverse.bounds(of: Rect(origin: .zero, size: viewport.size))
    }

    package mutating func pollEvent() -> Event? {
        tellChanges()
        return camera.events.pop()
    }

    package mutating func forgetLostEvents() { camera.events.forgetLoss() }
}

// MARK: - Commands

extension Engine {
    package mutating func setSettings(_ settings: Settings) {
        let new = rules.adopting(settings)
        let isAnother = new.movesOtherwise(than: rules, contacts.fingers.tool)
        // What fingers have done is told as it was.
        if settings.events != camera.settings.events || camera.showsOtherwise(by: settings) { tellChanges() }
        if isAnother {
            finishFrame(at: now)
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
        finish()
    }

    package mutating func setViewport(_ viewport: Viewport) {
        if viewport == camera.viewport { return }
        finishFrame(at: now)
        camera.resize(to: viewport, at: now)
        settle(at: now)
        finish()
    }

    /// Zooms to a scale and keeps the content point under `point` there.
    package mutating func zoom(to scale: Double, at point: Vector, animated: Bool) {
        finishFrame(at: now)
        let source = transform.applyInverse(point)
        go(to: viewport.place(source, at: point, scale: scale, rotation: target.rotation), anchor: source, animated)
    }

    /// Shows a rectangle of content, as large as fits and centered.
    package mutating func zoom(to rect: Rect, animated: Bool) {
        finishFrame(at: now)
        let rotation = target.rotation
        let room = viewport.frame.size
        let size = Transform(scale: 1, rotation: rotation, translation: .zero).bounds(of: rect).size
        let scale = min(room.x / size.x, room.y / size.y)
        go(
            to: viewport.place(rect.center, at: viewport.frame.center, scale: scale, rotation: rotation),
            anchor: rect.center, animated)
    }

    package mutating func set(_ transform: Transform, animated: Bool) {
        finishFrame(at: now)
        let target = viewport.constrain(transform)
        go(to: target, anchor: target.applyInverse(viewport.frame.center), animated)
    }

    package mutating func stop() {
        finishFrame(at: now)
        camera.stopMotion(at: now)
        settle(at: now)
        finish()
    }

    private mutating func go(to target: Transform, anchor: Vector, _ animated: Bool) {
        if camera.isShowing(target) { return }
        interrupt()
        let duration = animated && time != nil ? settings.zoom.duration : 0
        camera.go(to: target, anchor: anchor, at: now, duration: duration)
        settle(at: now)
        finish()
    }

    /// Takes the view from the fingers that move it.
    private mutating func interrupt() {
        arbiter.interrupt(at: now, contacts.fingers)
        receiveGestures()
    }
}

// MARK: - Archive

extension Engine {
    /// All of its state but the settings and the sizes, with which it was made.
    package mutating func pass(through archive: inout some Archive) {
        archive.pass(endless: &clock)
        archive.pass(&frameIsOpen)
        contacts.pass(through: &archive)
        rules.pass(through: &archive)
        arbiter.pass(through: &archive)
        camera.pass(through: &archive)
        review()
    }
}
