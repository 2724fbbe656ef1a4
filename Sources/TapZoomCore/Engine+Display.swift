// SPDX-License-Identifier: MIT

// The transform for the time at which a frame is displayed.
//
// Samples arrive at other times than frames, so that some frames show a newer sample than others, and the content
// judders. So the fingers are resampled: a frame shows the hand where it was some milliseconds before.
// Animations and the host's motion are functions of time and need no samples.

extension Engine {
    /// Whether a display time is valid: not too long before the clock.
    package func mayDisplay(at time: Double) -> Bool { time >= clock.now - DisplayLag.maxDelay }

    /// The transform to display at a time. It runs no due action.
    package mutating func transform(displayedAt time: Double) -> Transform {
        // Without a clock the view does not move.
        let time = clock.now == -.infinity ? now : time
        return camera.displayed(by: lead(at: time), atDisplayTime: time)
    }

    /// Whether the pose of the hand moves the content. Other fingers change the pose, but not a quick zoom.
    private var followsPose: Bool {
        mutating get {
            camera.mover.hasSession && !arbiter.following.isEmpty
                && !(arbiter.following.intersects(.quickZoom) && contacts.count > 1)
        }
    }

    /// The delta of the fingers from their newest pose to the one that is displayed at a time; nil if that is the
    /// newest one.
    private mutating func lead(at time: Double) -> TransformDelta? {
        guard followsPose,
            let pose = contacts.displayedPose(forFrameAt: time, since: camera.lag.pathStart, fingerDisplay)
        else { return nil }
        return arbiter.delta(from: contacts.summary.pose, to: pose)
    }

    private var fingerDisplay: FingerDisplay {
        mutating get {
            FingerDisplay(
                predictTime: settings.display.predictTime, minSpeed: arbiter.input.thresholds.predictMinSpeed)
        }
    }

    /// Ends the path of the fingers: resampling does not combine poses from before and after this time. The difference
    /// between the displayed and the exact transform fades.
    mutating func breakPath(at time: Double) {
        if followsPose { settings.display.predictTime == 0 ? beginLag(at: time) : foresee(at: time) }
        camera.lag.pathStart = contacts.summary.pose.time
    }

    private mutating func beginLag(at time: Double) {
        guard let lead = lead(at: time) else { return }
        camera.beginLag(
            to: camera.displayed(by: lead, atDisplayTime: time), from: camera.exact(at: time), at: time)
    }

    /// Notes the transform that the prediction leads to, before an input ends its path. The last frame is up to 1/60 s
    /// ago.
    private mutating func foresee(at time: Double) {
        let (start, pose) = contacts.foreseenPose(since: camera.lag.pathStart, before: time - 1.0 / 60, fingerDisplay)
        let lead = arbiter.delta(from: contacts.summary.pose, to: pose)
        // A snapshot has no lag that has faded before this time.
        let mayShow = clock.now - DisplayLag.maxDelay
        camera.lag.foreseen = Foresight(
            start: start,
            transform: camera.displayed(
                by: lead, atDisplayTime: max(start + settings.display.predictTime, mayShow)))
    }

    /// Lets the difference to the noted transform fade, after that input. The last frame may be for a time that is
    /// `predictTime` after the input.
    mutating func fadeForeseen(at time: Double) {
        guard let foreseen = camera.lag.foreseen else { return }
        camera.lag.drop()
        let predictTime = settings.display.predictTime
        let end = foreseen.start + predictTime
        let exact = camera.displayed(by: lead(at: end), atDisplayTime: end)
        camera.beginLag(
            to: foreseen.transform, from: exact, at: max(time, foreseen.start) + predictTime, growing: predictTime,
            from: foreseen.start)
    }
}
