// SPDX-License-Identifier: MIT

// Scrolls of wheels and trackpads. The offset of a wheel is smoothed and stops at the limits. The offset of a trackpad
// applies at once, and beyond the limits through the rubber band, like that of fingers.
extension Camera {
    /// Handles a report. `isTouched`: contacts are down. Returns whether the view consumes it, so that the host's page
    /// must not scroll.
    mutating func scroll(_ sample: ScrollSample, at time: Double, isTouched: Bool) -> Bool {
        if sample.phase == .unphased, let momentum = momentum(of: sample, at: time, isTouched) {
            return apply(momentum, isDetected: true, at: time, isTouched: isTouched)
        }
        return apply(sample, isDetected: false, at: time, isTouched: isTouched)
    }

    /// Applies a report. `isDetected`: its phase follows from the sizes of the reports.
    private mutating func apply(_ sample: ScrollSample, isDetected: Bool, at time: Double, isTouched: Bool) -> Bool {
        let action = sample.source == .wheel ? settings.scroll.wheel : settings.scroll.trackpad
        let offset = offset(of: sample, action)
        let isMomentum = sample.phase == .momentum
        let until = time + settings.scroll.scrollEndTime
        let isIgnored = settings.scroll.momentum == .library && !isDetected
        if isMomentum, isIgnored || dropsMomentum(of: offset, isTouched) {
            if scroll.state == .dropping { scroll.enter(.dropping, until: until) }
            return scroll.isConsumed
        }
        let takesOver = isMomentum && scroll.state == .coasting
        if isMomentum, scroll.state != .momentum, takesOver && !mover.isFling || isBeyondLimits(at: time) {
            // The content springs back without the momentum, or something has ended the fling.
            scroll.begin(at: time, isNew: false)
            if scroll.state == .scrolling { endScroll(.ended, at: time) }
            scroll.enter(.dropping, until: until)
            return scroll.isConsumed
        }
        let begins = scroll.state != (isMomentum ? .momentum : .scrolling)
        if begins, offset.isZero, sample.phase != .began || action == .none || mover == .zoom { return false }
        let anchor = zoomAnchor(at: sample.position)
        let pulled = takesOver ? takeOverFling(by: offset, at: time) : offset
        beginCarry(at: time, about: anchor)
        cause = .user
        if begins {
            // A new scroll replaces the system's momentum.
            if scroll.state == .momentum { endScroll(.cancelled, at: time) }
            scroll.begin(at: time, isNew: !isMomentum)
            endScroll(.ended, at: time)
            // Content that the host turns or zooms has no fixed axis.
            if offset.isPan, session.isPaused, !(mover == .carried && carry.zooms) {
                restartSession()
                fixAxes()
            }
            if !takesOver { emit(isMomentum ? .fling : .scroll, .began, at: time, sample.position) }
        }
        let isPhased = sample.phase != .unphased && !isMomentum
        scroll.enter(isMomentum ? .momentum : .scrolling, until: isPhased ? .infinity : until)
        if !scroll.isConsumed, !offset.isPan || uses(offset.translation) { scroll.consume() }
        if !offset.isPan { freeAxes() }
        session.setFocalPoint(anchor)
        scroll.point(to: sample.position)
        if sample.source == .wheel, !isMomentum {
            turnWheel(offset, about: anchor, at: time)
        } else {
            pull(pulled.delta(about: anchor), at: time)
        }
        if !offset.isZero { scroll.note(offset.translation, at: time) }
        if isMomentum {
            bounce(at: time, until: until)
        } else if !begins {
            emit(.scroll, .changed, at: time, sample.position)
        }
        let isConsumed = scroll.isConsumed
        if sample.phase == .ended { finishScroll(sample.source, at: time, isTouched) }
        return isConsumed
    }

    /// The point about which a pointer at a point zooms.
    private func zoomAnchor(at pointer: Vector) -> Vector {
        switch settings.pinch.pinchAnchor {
        case .centroid: pointer
        case .center: viewport.safeArea.center
        }
    }

    /// The translation of a report that pans.
    private mutating func panTranslation(of sample: ScrollSample) -> Vector {
        -1 * (sample.unit.length(in: viewport.size.y) * sample.delta)
    }

    /// Whether a report of the system's momentum has no effect.
    private func dropsMomentum(of offset: TransformOffset, _ isTouched: Bool) -> Bool {
        offset.isZero || isTouched || scroll.state == .dropping
    }

    /// Notes a report without a phase. Returns it as one of the system's momentum if its size shows that it is one; nil
    /// if not. A key that is pressed meanwhile makes the rest of a momentum zooms, which then still pan.
    private mutating func momentum(of sample: ScrollSample, at time: Double, _ isTouched: Bool) -> ScrollSample? {
        let zooms = sample.source == .wheel || sample.factor != 1
        guard settings.scroll.trackpad == .pan, sample.rotation == 0, !zooms || scroll.hasDecay(at: time) else {
            return nil
        }
        var momentum = sample
        momentum.phase = .momentum
        if zooms {
            let distance = -Self.zoomDistance / Math.ln2 * Math.log(sample.factor)
            (momentum.source, momentum.factor, momentum.unit) = (.trackpad, 1, .pixel)
            momentum.delta = sample.unit.length(in: viewport.size.y) * sample.delta + Vector(0, distance)
        }
        let offset = panTranslation(of: momentum)
        let decay = scroll.noteDecay(of: offset, at: time)
        // Contacts that are down hold the content.
        if decay == .none || isTouched && scroll.state == .scrolling { return nil }
        return decay == .long || zooms || leavesBounds(by: offset, at: time) ? momentum : nil
    }

    /// Whether an offset leads beyond an edge, or the content is there.
    private mutating func leavesBounds(by offset: Vector, at time: Double) -> Bool {
        var moved = transform(at: time)
        moved.translation = moved.translation + offset
        return !viewport.isSame(viewport.constrainPlace(moved), moved)
    }

    private mutating func isBeyondLimits(at time: Double) -> Bool {
        let displayed = transform(at: time)
        return !viewport.isSame(viewport.constrain(displayed), displayed)
    }

    /// The view units that zoom by a factor of 2, as in OpenLayers.
    private static var zoomDistance: Double { 300 }

    /// The offset of a report.
    private mutating func offset(of sample: ScrollSample, _ action: ScrollAction) -> TransformOffset {
        var offset = TransformOffset.zero
        switch action {
        case .none: break
        case .pan: offset.translation = panTranslation(of: sample)
        case .zoom:
            let rate = Math.ln2 / Self.zoomDistance * settings.scroll.wheelSpeed
            let distance = sample.unit.length(in: viewport.size.y) * sample.delta.y
            offset.logScale = (settings.scroll.invertZoom ? rate : -rate) * distance
        }
        if sample.phase == .momentum {
            return TransformOffset(translation: offset.translation, logScale: 0, rotation: 0)
        }
        if sample.factor != 1, settings.gestures.contains(.pinch) { offset.logScale += Math.log(sample.factor) }
        if settings.gestures.contains(.rotate) { offset.rotation = sample.rotation }
        return offset
    }

    /// Whether the content has room in the direction of an offset.
    private mutating func uses(_ offset: Vector) -> Bool {
        var target = target
        let old = target
        target.translation = target.translation + offset
        return !viewport.isSame(viewport.constrainPlace(target), old)
    }

    /// Adds the report of a wheel to its remaining offset, which decays.
    private mutating func turnWheel(_ offset: TransformOffset, about point: Vector, at time: Double) {
        var limited = offset
        if offset.logScale != 0 { limited.logScale = limitZoom(offset.logScale, at: time) }
        let decay = settings.scroll.wheelSmoothing
        if decay == 0 || settings.reducedMotion {
            return applyDelta(by: offset.delta(about: point), isScroll: true, at: time, duration: 0)
        }
        add(limited, about: point, fading: decay, at: time)
    }

    /// Limits the growth of ln(scale) that a wheel asks for. Reports the limit against which it pushes.
    private mutating func limitZoom(_ logScale: Double, at time: Double) -> Double {
        // e^-x >= 1 - x decides most cases: most notches end far within the limits.
        let least = 1 - abs(logScale) - (mover == .carried ? abs(carry.remainingLogScale) : 0)
        let scale = unconstrained.transform.scale
        if scale * least >= viewport.scales.lowerBound, scale <= least * viewport.scales.upperBound { return logScale }
        let end = unconstrained(at: .infinity).transform.scale
        let asked = end * Math.exp(TransformDelta.logScales.clamp(logScale))
        if viewport.scales.contains(asked) { return logScale }
        observePush(against: viewport.limits(pushedBy: asked), at: time)
        let room = viewport.room(of: end, growing: logScale > 0)
        return logScale < 0 ? max(logScale, -room) : min(logScale, room)
    }

    /// Moves the content by a delta of a trackpad, as fingers do.
    private mutating func pull(_ delta: TransformDelta, at time: Double) {
        let free = unconstrained(at: time)
        let pulled = bands.scale.moved(free, by: delta, within: viewport.scales)
        if !silentLimits.isEmpty {
            let beyond = viewport.limits(beyond: free, point: point)
            observePush(
                against: viewport.limits(beyond: pulled, point: point).subtracting(beyond), at: time)
        }
        show(pulled, commits: true)
        raster.show(session.displayed.scale)
    }

    /// Lets the system's momentum continue the fling of the view, and its FLING. Returns the rest of an offset that
    /// counts from the lift: the fling has moved the content since then.
    private mutating func takeOverFling(by offset: TransformOffset, at time: Double) -> TransformOffset {
        let anchor = animation.anchor
        let travel = transform(at: time).apply(anchor) - transform(at: -.infinity).apply(anchor)
        catchMotion(at: time, silently: true)
        let (x, y) = (offset.translation.x.reduced(by: travel.x), offset.translation.y.reduced(by: travel.y))
        return TransformOffset(translation: Vector(x, y), logScale: 0, rotation: 0)
    }

    /// Turns the system's momentum into one bounce if it has moved the content beyond an edge.
    private mutating func bounce(at time: Double, until: Double) {
        let displayed = session.displayed
        if viewport.isSame(viewport.constrainPlace(displayed), displayed) { return }
        scroll.enter(.dropping, until: until)
        if mayChangeLimits { observeMove(by: Hand(), at: time) }
        dropCarry()
        let velocity = scroll.velocity(at: time).replacing(
            viewport.fixedAxes(at: displayed), turnedBy: displayed.axes, with: .zero)
        let goal = target
        // The system's momentum has sent FLING BEGAN.
        fling(displayed, velocity, at: time)
        enterFling(to: goal, at: time)
        observe(.began, at: time)
    }

    // MARK: Ends

    /// Ends a scroll that the host reports as ended. After a trackpad in motion, the view flings, or waits for the
    /// system's momentum.
    private mutating func finishScroll(_ source: ScrollSource, at time: Double, _ isTouched: Bool) {
        let velocity = scroll.velocity(at: time)
        endScroll(.ended, at: time)
        guard source == .trackpad, velocity != .zero else { return }
        let until = time + settings.scroll.scrollEndTime
        // Fingers that are down hold the content.
        if isTouched { return scroll.enter(.dropping, until: until) }
        let isBeyond = isBeyondLimits(at: time)
        if settings.scroll.momentum == .host, isBeyond { return }
        setVelocity(velocity)
        switch settings.scroll.momentum {
        case .library: scroll.enter(.dropping, until: until)
        case .auto where isBeyond: scroll.enter(.dropping, until: until)
        case .auto where willFling: scroll.enter(.coasting, until: until)
        case .auto, .host: scroll.enter(.waiting, until: until)
        }
    }

    /// Whether the session, which nothing holds, would move on by itself.
    private var willFling: Bool {
        mutating get { mover == .held && !settings.reducedMotion && releaseVelocity().translation != .zero }
    }

    /// Ends the scroll or the momentum. With `.cancelled`, a finger or a command takes the view.
    mutating func endScroll(_ phase: Phase, at time: Double) {
        let dropsRemaining = phase == .cancelled && scroll.state != .scrolling && scroll.state != .idle
        switch scroll.state {
        case .idle, .waiting, .coasting, .dropping: break
        case .scrolling: emit(.scroll, phase, at: time, scroll.pointer)
        case .momentum:
            emit(.fling, phase == .ended && isAtGoal ? .ended : .cancelled, at: time, scroll.pointer)
        }
        let until = dropsRemaining ? time + settings.scroll.scrollEndTime : .infinity
        scroll.enter(dropsRemaining ? .dropping : .idle, until: until)
    }

    /// Whether the session would come to rest where the content is.
    private var isAtGoal: Bool {
        mutating get {
            let goal = sessionGoal
            return mover != .carried && viewport.isSame(goal, session.displayed)
        }
    }

    /// Stops the system's momentum, because a finger landed. Returns whether it moved fast.
    mutating func catchMomentum(at time: Double) -> Bool {
        switch scroll.state {
        case .idle, .scrolling, .dropping: return false
        case .coasting:
            endScroll(.cancelled, at: time)
            return false
        case .waiting, .momentum:
            let isFast = scroll.velocity(at: time).length >= flingSettings.flingMinSpeed
            endScroll(.cancelled, at: time)
            return isFast
        }
    }
}

extension Double {
    /// The number without a part that is done already; 0 if more than all of it is.
    fileprivate func reduced(by part: Double) -> Double { self - (min(0, self)...max(0, self)).clamp(part) }
}
