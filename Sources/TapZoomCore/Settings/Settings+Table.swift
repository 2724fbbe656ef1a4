// SPDX-License-Identifier: MIT

extension Settings {
    /// Passes every field once, in the order of tapzoom_config, with its unit, range and default: the table of
    /// settings. A new setting needs a field in `Settings`, a line here at its place in the C header, and a name in
    /// `Settings+Names`.
    @inline(never)
    @_optimize(size)
    mutating func pass(through form: inout SettingsForm) {
        form.size()
        form.mask(&gestures.rawValue, known: GestureSet.all.rawValue, default: GestureSet.standard.rawValue)
        form.mask(&events, known: .max, default: .max)
        form.flag(&lenient, default: false)

        form.number(&pointsPerUnit, .plain, from: 1e-3, to: 1e3, default: 1)
        form.number(&layout.pixelsPerUnit, .plain, from: 1e-3, to: 1e3, default: 1)

        form.choice(&layout.fit, default: .contain)
        form.choice(&layout.bounds, default: .content)
        form.number(&layout.alignX, .plain, from: 0, to: 1, default: 0.5)
        form.number(&layout.alignY, .plain, from: 0, to: 1, default: 0.5)
        form.number(&layout.visiblePart, .plain, from: 0, to: 1, default: 1)
        form.number(&layout.visibleExtra, .plain, from: -1e12, to: 1e12, default: 0)
        form.level(&layout.minScale, default: ScaleLevel(.contain, times: 1))
        form.level(&layout.maxScale, default: ScaleLevel(.contain, times: 6))

        passZoom(through: &form)
        passTaps(through: &form)
        passDrags(through: &form)
        passMotion(through: &form)
        form.flag(&layout.bounceX, default: false)
        form.flag(&layout.bounceY, default: false)
        passScroll(through: &form)
        form.integer(&sharing.panContacts, from: 1, to: 2, default: 1)
        var edges = sharing.edges.rawValue
        form.mask(&edges, known: LimitSet.edges.rawValue, default: 0)
        sharing.edges = LimitSet(rawValue: edges)
        form.mask(&sharing.hostTools, known: 7, default: 0)
        form.mask(&sharing.hostButtons, known: 63, default: 0)
    }

    private mutating func passScroll(through form: inout SettingsForm) {
        form.choice(&scroll.momentum, default: .host)
        form.choice(&scroll.wheel, default: .zoom)
        form.choice(&scroll.trackpad, default: .pan)
        form.flag(&scroll.invertPan, default: false)
        form.flag(&scroll.invertZoom, default: false)
        form.number(&scroll.wheelSpeed, .plain, from: 0.01, to: 10, default: 1)
        form.number(&scroll.wheelSmoothing, .perSecond, from: 1, to: 1000, or: .zero, default: 23)
        form.number(&scroll.scrollEndTime, .seconds, from: 0.01, to: 10, default: 0.15)
    }

    private mutating func passZoom(through form: inout SettingsForm) {
        form.choice(&zoom.doubleTap, default: .toggle)
        form.choice(&zoom.doubleTapAnchor, default: .point)
        form.choice(&zoom.twoFingerTap, default: .none)
        form.choice(&zoom.twoFingerTapAnchor, default: .point)
        var levelCount = Int32(truncatingIfNeeded: zoom.levels.count)
        form.integer(&levelCount, from: 0, to: Int32(ScaleLevels.capacity), default: 0)
        form.choice(&zoom.snap, default: .none)
        form.number(&zoom.snapTolerance, .plain, from: 0, to: 10, default: 0.35)
        form.number(&zoom.zoomStep, .plain, from: 1.01, to: 100, default: 1.5)
        form.number(&zoom.animationDuration, .seconds, from: 0.001, to: 10, or: .zero, default: 0.30)
        form.levels(&zoom.levels, count: levelCount)
    }

    private mutating func passTaps(through form: inout SettingsForm) {
        form.number(&tap.tapTime, .seconds, from: 0.01, to: 10, default: 1)
        form.number(&tap.tapSlop, .points, from: 0, to: 1e4, default: 18)
        form.number(&tap.tapSlopPannable, .points, from: 0, to: 1e4, default: 10)
        form.number(&tap.tapSlopPen, .points, from: 0, to: 1e4, default: 6)
        form.number(&tap.tapSlopMouse, .points, from: 0, to: 1e4, default: 3)
        form.number(&tap.tapDebounceTime, .seconds, from: 0, to: 10, default: 0.04)
        form.number(&tap.doubleTapTime, .seconds, from: 0.01, to: 10, default: 0.30)
        form.require(tap.tapDebounceTime <= tap.doubleTapTime, else: .range, back: 16)
        form.number(&tap.doubleTapDistance, .points, from: 0, to: 1e4, default: 40)
        form.number(&tap.twoFingerTapTime, .seconds, from: 0.01, to: 10, default: 0.35)
        form.number(&tap.twoFingerLandTime, .seconds, from: 0, to: 10, default: 0.15)
        form.number(&tap.twoFingerLiftTime, .seconds, from: 0, to: 10, default: 0.15)
        form.number(&tap.twoFingerDistance, .points, from: 0, to: 1e5, default: 300)
        form.number(&press.pressTime, .seconds, from: 0.01, to: 10, default: 0.45)
        form.number(&press.pressSlop, .points, from: 0, to: 1e4, default: 10)
    }

    private mutating func passDrags(through form: inout SettingsForm) {
        form.number(&pan.panSlop, .points, from: 0, to: 1e4, default: 10)
        form.number(&pan.axisLockRatio, .plain, from: 1, to: 100, or: .zero, default: 0)
        form.number(&pinch.pinchSlop, .points, from: 0, to: 1e4, default: 6)
        form.number(&pinch.pinchSpeed, .plain, from: 0.01, to: 10, default: 1)
        form.number(&pinch.pinchMinSpan, .points, from: 0, to: 1e4, default: 50)
        form.number(&pinch.rotateSlop, .points, from: 0, to: 1e4, default: 25)
        form.number(&pinch.rotateSnap, .radians, from: 0, to: 0.785, default: 0.122)
        form.number(&pinch.liftGraceTime, .seconds, from: 0, to: 1, default: 0.08)
        form.number(&pinch.liftSlop, .points, from: 0, to: 1e4, default: 9)
        form.number(&swipe.swipeSpeed, .pointsPerSecond, from: 0, to: 1e6, default: 300)
        form.number(&swipe.swipeAngle, .radians, from: 0, to: 0.785, default: 0.524)
        form.number(&pinch.quickZoomDistance, .points, from: 1, to: 1e4, or: .negative, default: 140)
        form.number(&swipe.pageOverscroll, .plain, from: 0, to: 10, default: 0.25)
    }

    private mutating func passMotion(through form: inout SettingsForm) {
        form.number(&fling.flingMinSpeed, .pointsPerSecond, from: 0, to: 1e6, default: 200)
        form.number(&fling.flingMaxSpeed, .pointsPerSecond, from: 0, to: 1e6, default: 20000)
        form.require(fling.flingMinSpeed <= fling.flingMaxSpeed, else: .range, back: 8)
        form.number(&fling.flingDecay, .perSecond, from: 0.01, to: 1000, default: 2)
        form.number(&fling.flingBoostSpeed, .pointsPerSecond, from: 0, to: 1e6, default: 350)
        form.number(&fling.glideDecay, .perSecond, from: 0.1, to: 1000, or: .zero, default: 13)
        form.number(&fling.glideMinZoomSpeed, .plain, from: 0, to: 1e3, default: 2)
        form.number(&fling.glideMinRotateSpeed, .plain, from: 0, to: 1e3, default: 2)
        form.number(&elastic.rubberBand, .plain, from: 0, to: 1, default: 0.55)
        form.number(&elastic.rubberBandScale, .plain, from: 1, to: 100, default: 2)
        form.number(&elastic.springFrequency, .radiansPerSecond, from: 0.1, to: 1000, default: 12)
        form.flag(&reducedMotion, default: false)
    }
}

// MARK: - Passes

extension Settings {
    /// Creates the defaults, which the presets change.
    @inline(never) @_optimize(size)
    package init() {
        self.init(blank: ())
        var form = SettingsForm(.setDefaults)
        pass(through: &form)
    }

    /// Reads all fields from the words of a tapzoom_config, and normalizes the words, so that equal settings have equal
    /// words. Returns the first error and the offset of its field.
    @inline(never) @_optimize(speed)
    package mutating func read(_ words: inout SettingsForm.Words) -> (error: ValueError, offset: Int)? {
        var form = SettingsForm(.read, words: words)
        pass(through: &form)
        words = form.words
        return form.error.map { ($0, form.wrongOffset) }
    }

    /// The words of a tapzoom_config.
    @_addressableSelf
    @inline(never) @_optimize(size)
    package func words() -> SettingsForm.Words {
        var form = SettingsForm(.write)
        var settings = self
        settings.pass(through: &form)
        return form.words
    }

    /// Converts the lengths to view units, in place, because a copy of the settings takes much of the stack.
    @inline(never) @_optimize(size)
    mutating func convertToViewUnits() {
        if pointsPerUnit == 1 { return }
        var form = SettingsForm(.toViewUnits(pointsPerUnit: pointsPerUnit))
        pass(through: &form)
    }
}
