// SPDX-License-Identifier: MIT

/// The transform for the time at which a frame is displayed.
///
/// Samples arrive at other times than frames, so that some frames show a newer sample than others, and the content
/// judders. So the fingers are resampled: a frame shows the hand where it was some milliseconds before. A host that
/// gives all touches the time of their frame gets the newest ones.
/// Animations and the host's motion are functions of time and need no samples.
struct Display {
    /// Resampling combines no pose before this time with a later one.
    private var pathStart = 0.0
    /// Seconds by which frames show the hand late, since it landed: see `Resampling`.
    private var delay = 0.0
    private var lag = DisplayLag()

    /// The transform to display at a time. Fingers that are not predicted are shown for the clock at the latest, so
    /// that they move evenly for any display time.
    mutating func transform(
        at time: Double, clock: Double, _ contacts: inout ContactTable, _ arbiter: inout Arbiter,
        _ camera: inout Camera
    ) -> Transform {
        let isPredicted = camera.settings.display.predictTime > 0
        let lead = lead(at: isPredicted ? time : min(time, clock), &contacts, &arbiter, &camera)
        return transform(by: lead, at: time, &camera)
    }

    /// Notes a frame, which has brought the newest pose.
    mutating func noteFrame(at time: Double, _ contacts: inout ContactTable) {
        delay = Resampling.delay(delay, age: time - contacts.summary.pose.time, &contacts.tracker)
    }

    /// Whether a later frame differs from the one at a time without further input.
    mutating func isBehind(
        at time: Double, _ contacts: inout ContactTable, _ arbiter: inout Arbiter, _ camera: inout Camera
    ) -> Bool {
        if lag.isShown(at: time) { return true }
        guard camera.settings.display.predictTime > 0 else {
            return pose(at: time, &contacts, &arbiter, &camera) != nil
        }
        return Self.followsPose(contacts.count, &arbiter, &camera) && Resampling.predicts(at: time, &contacts.tracker)
    }

    /// Ends the path of the fingers: resampling does not combine poses from before and after this time. The difference
    /// between the displayed and the exact transform fades.
    mutating func breakPath(
        at time: Double, _ contacts: inout ContactTable, _ arbiter: inout Arbiter,
        _ camera: inout Camera
    ) {
        if Self.followsPose(contacts.count, &arbiter, &camera) {
            beginLag(at: time, &contacts, &arbiter, &camera)
        }
        if contacts.isEmpty { delay = 0 }
        startPath(&contacts)
    }

    /// Starts a path at the newest pose.
    mutating func startPath(_ contacts: inout ContactTable) { pathStart = contacts.summary.pose.time }

    /// Drops the difference, because the host moves the view at once.
    mutating func dropLag() { lag.drop() }

    /// Whether the pose of the hand moves the content. Other fingers change the pose, but not a quick zoom.
    private static func followsPose(_ count: Int, _ arbiter: inout Arbiter, _ camera: inout Camera) -> Bool {
        camera.mover.hasSession && !arbiter.following.isEmpty
            && !(arbiter.following.intersects(.quickZoom) && count > 1)
    }

    /// The delta of the fingers from their newest pose to the one that is displayed at a time; nil if that is the
    /// newest one.
    private mutating func lead(
        at time: Double, _ contacts: inout ContactTable, _ arbiter: inout Arbiter, _ camera: inout Camera
    ) -> TransformDelta? {
        guard let pose = pose(at: time, &contacts, &arbiter, &camera) else { return nil }
        return arbiter.delta(from: contacts.summary.pose, to: pose)
    }

    private mutating func pose(
        at time: Double, _ contacts: inout ContactTable, _ arbiter: inout Arbiter, _ camera: inout Camera
    ) -> PointerPose? {
        guard Self.followsPose(contacts.count, &arbiter, &camera) else { return nil }
        return Resampling.pose(
            at: time, since: pathStart, delay, camera.settings.display.predictTime, &contacts.tracker)
    }

    /// The transform at a time. `lead` is the fingers' delta from that of the drag session to that of the resampled
    /// pose.
    private mutating func transform(by lead: TransformDelta?, at time: Double, _ camera: inout Camera) -> Transform {
        // A display time may be before the start of the host's motion.
        let shown = camera.mover == .carried ? max(time, camera.carry.start) : time
        var transform: Transform
        if let lead {
            let applied = camera.session.presentDelta
            let delta = TransformDelta(
                from: applied.from, to: applied.to + (lead.to - lead.from), scale: applied.scale * lead.scale,
                rotation: applied.rotation + lead.rotation)
            transform = camera.displayed(by: delta, at: shown)
        } else {
            transform = camera.displayed(at: shown)
        }
        if camera.mover.hasSession, !transform.isShowable { transform = camera.session.displayed }
        return lag.shown(transform, at: time, &camera)
    }

    /// Starts the lag from the exact transform to the one that is shown. Both are displayed transforms, so what the
    /// limits, fixed axes and the host's pager hide does not become part of it.
    private mutating func beginLag(
        at time: Double, _ contacts: inout ContactTable, _ arbiter: inout Arbiter, _ camera: inout Camera
    ) {
        guard let lead = lead(at: time, &contacts, &arbiter, &camera) else { return }
        let shown = transform(by: lead, at: time, &camera)
        let exact = camera.mover == .carried ? camera.displayed(at: time) : camera.session.displayed
        lag.begin(Self.delta(from: exact, to: shown, &camera), at: time)
    }

    private static func delta(from exact: Transform, to shown: Transform, _ camera: inout Camera) -> TransformDelta {
        let point = camera.session.focalPoint
        return TransformDelta(
            from: point, to: shown.apply(exact.applyInverse(point)), scale: shown.scale / exact.scale,
            rotation: shown.rotation - exact.rotation)
    }
}

extension Display {
    /// Whether the lag matters for a display time that the host may still request.
    func hasLag(at clock: Double) -> Bool { lag.matters(at: clock) }

    mutating func serialize(
        with coder: inout some StateCoder, at clock: Double, isTouched: Bool, follows: Bool, hasLag: Bool
    ) {
        if isTouched { coder.code(&delay, in: 0...Resampling.maxDelay) } else if coder.isReading { delay = 0 }
        if follows { coder.code(time: &pathStart) }
        if hasLag {
            lag.serialize(with: &coder, at: clock)
        } else if coder.isReading || coder.timeShift.bitPattern != 0 {
            // A faded lag would otherwise reappear at times that change.
            lag.drop()
        }
    }
}
