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
    /// The prediction that an input ends, until the end of that input.
    private var foreseen: Foresight?

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
        at time: Double, clock: Double, _ contacts: inout ContactTable, _ arbiter: inout Arbiter,
        _ camera: inout Camera
    ) {
        if Self.followsPose(contacts.count, &arbiter, &camera) {
            if camera.settings.display.predictTime == 0 {
                beginLag(at: time, &contacts, &arbiter, &camera)
            } else {
                foresee(at: time, clock: clock, &contacts, &arbiter, &camera)
            }
        }
        startPath(&contacts)
    }

    /// Starts a path at the newest pose.
    mutating func startPath(_ contacts: inout ContactTable) { pathStart = contacts.summary.pose.time }

    /// Drops the difference, because the host moves the view at once.
    mutating func dropLag() { (lag, foreseen) = (DisplayLag(), nil) }

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
            let pose = contacts.displayedPose(
                forFrameAt: time, since: pathStart, Self.fingerDisplay(&arbiter, &camera))
        else { return nil }
        return arbiter.delta(from: contacts.summary.pose, to: pose)
    }

    /// The transform at a time. `lead` is the fingers' delta from that of the drag session to that of the resampled
    /// pose.
    private mutating func transform(by lead: TransformDelta?, at time: Double, _ camera: inout Camera) -> Transform {
        // A display time may be before the start of the host's motion.
        let shown = camera.mover == .carried ? max(time, camera.hostMotion.start) : time
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

// MARK: - Prediction

/// The transform to which a prediction leads, and the time of the pose from which it starts.
private struct Foresight {
    var start: Double
    var transform: Transform
}

extension Display {
    private static func fingerDisplay(_ arbiter: inout Arbiter, _ camera: inout Camera) -> FingerDisplay {
        FingerDisplay(
            predictTime: camera.settings.display.predictTime, minSpeed: arbiter.input.thresholds.predictMinSpeed)
    }

    /// Notes the transform that the prediction leads to, before an input ends its path. The last frame is up to 1/60 s
    /// ago.
    private mutating func foresee(
        at time: Double, clock: Double, _ contacts: inout ContactTable, _ arbiter: inout Arbiter,
        _ camera: inout Camera
    ) {
        let display = Self.fingerDisplay(&arbiter, &camera)
        let (start, pose) = contacts.foreseenPose(since: pathStart, before: time - 1.0 / 60, display)
        let lead = arbiter.delta(from: contacts.summary.pose, to: pose)
        // A snapshot has no lag that has faded before this time.
        let shownAt = max(start + display.predictTime, clock - DisplayLag.maxDelay)
        foreseen = Foresight(start: start, transform: transform(by: lead, at: shownAt, &camera))
    }

    /// Lets the difference to the noted transform fade, after that input. The last frame may be for a time that is
    /// `predictTime` after the input.
    mutating func fadeForeseen(
        at time: Double, _ contacts: inout ContactTable, _ arbiter: inout Arbiter, _ camera: inout Camera
    ) {
        guard let noted = foreseen else { return }
        dropLag()
        let predictTime = camera.settings.display.predictTime
        let exact = transform(at: noted.start + predictTime, &contacts, &arbiter, &camera)
        let offset = exact.offset(to: noted.transform, about: camera.session.focalPoint)
        lag.begin(
            Self.delta(from: exact, to: noted.transform, &camera), at: max(time, noted.start) + predictTime,
            growing: predictTime, from: noted.start,
            length: offset.distance(in: 0.5 * camera.viewport.safeArea.size.length))
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
            dropLag()
        }
    }
}
