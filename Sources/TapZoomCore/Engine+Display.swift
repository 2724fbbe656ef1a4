// SPDX-License-Identifier: MIT

// The transform for the time at which a frame is displayed.
//
// Samples arrive at other times than frames, so that some frames show a newer sample than others, and the content
// judders. So the fingers are resampled as in Android: a frame shows the hand where it was some milliseconds before.
// Animations and the host's motion are functions of time and need no samples.

extension Engine {
    /// Whether a display time is valid: at most the latency before the clock.
    package func mayDisplay(at time: Double) -> Bool { time >= clock.now - VelocityTracker.latency }

    /// The transform to display at a time. It runs no due action.
    @inline(never) @_optimize(size)
    package mutating func transform(displayedAt time: Double) -> Transform {
        // Without a clock the view does not move.
        let time = clock.now == -.infinity ? now : time
        let lead = lead(at: time)
        let transform = camera.displayed(by: lead, atDisplayTime: time)
        guard let rest = camera.lag.rest(at: time) else { return transform }
        return camera.displayed(transform, laggingBy: rest)
    }

    /// The delta of the fingers from their newest pose to the one that is displayed at a time; nil if that is the
    /// newest one.
    @inline(never)
    private mutating func lead(at time: Double) -> TransformDelta? {
        guard camera.motion.isHeld, !arbiter.following.isEmpty, let pose = resampledPose(at: time) else { return nil }
        return arbiter.delta(from: contacts.summary.pose, to: pose, thresholds)
    }

    @inline(__always)
    private mutating func resampledPose(at time: Double) -> HandPose? {
        // Other fingers change the pose, but not a quick zoom.
        if arbiter.following.intersects(.quickZoom), contacts.count > 1 { return nil }
        return contacts.resampledPose(at: time - VelocityTracker.latency, since: camera.lag.pathStart)
    }

    /// Ends the path of the fingers: resampling does not combine poses from before and after this time. The difference
    /// between the resampled and the exact transform fades.
    @inline(__always)
    mutating func breakPath(at time: Double) {
        if !arbiter.following.isEmpty { beginLag(at: time) }
        camera.lag.pathStart = contacts.summary.pose.time
    }

    @inline(never)
    private mutating func beginLag(at time: Double) {
        if let lead = lead(at: time) { camera.beginLag(lead, at: time) }
    }
}

extension Camera {
    /// The transform at a display time. `lead` is the fingers' delta from that of the drag session to that of the
    /// resampled pose.
    @_addressableSelf
    @inline(never) @_optimize(size)
    fileprivate func displayed(by lead: TransformDelta?, atDisplayTime time: Double) -> Transform {
        // A display time may be before the start of the host's motion.
        let time = motion.isDriven ? max(time, motion.base.start) : time
        guard motion.isHeld else { return displayed(at: time) }
        var transform = motion.held.displayed
        if let lead {
            let applied = motion.held.applied
            let delta = TransformDelta(
                from: applied.from, to: applied.to + (lead.to - lead.from), scale: applied.scale * lead.scale,
                rotation: applied.rotation + lead.rotation)
            transform = displayed(by: delta, at: time)
        } else if motion.isDriven {
            transform = displayed(at: time)
        }
        return transform.isShowable ? transform : motion.held.displayed
    }

    @inline(__always)
    fileprivate mutating func beginLag(_ lead: TransformDelta, at time: Double) {
        var lead = lead
        if _slowPath(!motion.held.fixedAxes.isEmpty) {
            let free = (lead.to - lead.from).replacing(
                motion.held.fixedAxes, turnedBy: motion.held.displayed.rotation, with: .zero)
            lead.to = lead.from + free
        }
        lag.begin(lead, at: time)
    }

    /// Applies the remaining part of a lag to a transform.
    @_addressableSelf
    @inline(never) @_optimize(size)
    fileprivate func displayed(_ exact: Transform, laggingBy rest: @_addressable TransformDelta) -> Transform {
        // Without a rubber band, content at a limit has no lag.
        if bands.isOff, !viewport.limits(at: exact).isEmpty { return exact }
        var transform = viewport.applyRubberBand(viewport.removeRubberBand(exact, bands), by: rest, bands)
        if !bands.edges.isEmpty { transform = viewport.stopped(transform, from: exact, at: bands.edges) }
        return transform.isShowable ? transform : exact
    }
}
