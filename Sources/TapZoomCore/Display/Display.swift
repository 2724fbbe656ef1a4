// SPDX-License-Identifier: MIT

/// The transform for the time at which a frame is displayed.
///
/// Samples arrive at other times than frames, so that some frames show a newer sample than others, and the content
/// judders. So the fingers are resampled: a frame shows the hand where it was some milliseconds before.
/// Animations and the host's motion are functions of time and need no samples.
struct Display {
    /// Resampling combines no pose before this time with a later one.
    private var pathStart = 0.0
    private var lag = DisplayLag()

    /// The transform to display at a time.
    mutating func transform(
        at time: Double, _ contacts: inout ContactTable, _ arbiter: inout Arbiter, _ camera: inout Camera
    ) -> Transform {
        let lead = lead(at: time, &contacts, &arbiter, &camera)
        return transform(by: lead, at: time, &camera)
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
        guard Self.followsPose(contacts.count, &arbiter, &camera),
            let pose = Resampling.pose(
                at: time, since: pathStart, camera.settings.display.predictTime, &contacts.tracker)
        else { return nil }
        return arbiter.delta(from: contacts.summary.pose, to: pose)
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

    mutating func serialize(with coder: inout some StateCoder, at clock: Double, follows: Bool, hasLag: Bool) {
        if follows { coder.code(time: &pathStart) }
        if hasLag {
            lag.serialize(with: &coder, at: clock)
        } else if coder.isReading || coder.timeShift.bitPattern != 0 {
            // A faded lag would otherwise reappear at times that change.
            lag.drop()
        }
    }
}
