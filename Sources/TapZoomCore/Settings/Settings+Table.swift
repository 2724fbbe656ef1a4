// SPDX-License-Identifier: MIT

extension Settings {
    /// Passes every field once, in the order of tapzoom_config, with its unit, range and default: the table of
    /// settings. A new setting needs a field in `Settings`, a line here at its place in the C header, and a name in
    /// `names` below.
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
    package init() {
        self.init(blank: ())
        var form = SettingsForm(.setDefaults)
        pass(through: &form)
    }

    /// Reads all fields from the words of a tapzoom_config, and normalizes the words, so that equal settings have equal
    /// words. Returns the first error and the offset of its field.
    package mutating func read(_ words: inout SettingsForm.Words) -> (error: ValueError, offset: Int)? {
        var form = SettingsForm(.read, words: words)
        pass(through: &form)
        words = form.words
        return form.error.map { ($0, form.wrongOffset) }
    }

    /// The words of a tapzoom_config.
    package func words() -> SettingsForm.Words {
        var form = SettingsForm(.write)
        var settings = self
        settings.pass(through: &form)
        return form.words
    }

    /// Converts the lengths to view units, in place, because a copy of the settings takes much of the stack.
    mutating func convertToViewUnits() {
        if pointsPerUnit == 1 { return }
        var form = SettingsForm(.toViewUnits(pointsPerUnit: pointsPerUnit))
        pass(through: &form)
    }
}

extension Settings {
    /// The NUL-terminated name of the field of tapzoom_config at an offset; "" beyond the last field.
    package static func name(ofFieldAt offset: Int) -> UnsafePointer<UInt8> {
        // In one loop: LLVM replaces a separate one to the next NUL by a call of strlen.
        var (place, left, previous) = (names.utf8Start, offset, UInt8(0))
        while true {
            let byte = place.pointee
            if previous == 0 {
                if byte == 0 { return place }
                left &-= 4 * Int(byte & 7)
                if left < 0 { return place + 1 }
            }
            previous = byte
            place += 1
        }
    }

    /// The names, each preceded by the size of its field in units of 4 bytes. One constant holds them all, because
    /// separate constants would need an address each.
    private static var names: StaticString {
        """
        1struct_size\01gestures\01events\01lenient\02points_per_unit\02pixels_per_unit\01fit\01bounds\02align_x\0\
        2align_y\02visible_part\02visible_extra\0\
        2min_scale.factor\02min_scale.other_factor\01min_scale.fit\01min_scale.other_fit\01min_scale.choice\0\
        1min_scale.reserved\0\
        2max_scale.factor\02max_scale.other_factor\01max_scale.fit\01max_scale.other_fit\01max_scale.choice\0\
        1max_scale.reserved\0\
        1double_tap\01double_tap_anchor\01two_finger_tap\01two_finger_tap_anchor\01level_count\01snap\0\
        2snap_tolerance\02zoom_step\02animation_duration\0\
        2levels[0].factor\02levels[0].other_factor\01levels[0].fit\01levels[0].other_fit\01levels[0].choice\0\
        1levels[0].reserved\0\
        2levels[1].factor\02levels[1].other_factor\01levels[1].fit\01levels[1].other_fit\01levels[1].choice\0\
        1levels[1].reserved\0\
        2levels[2].factor\02levels[2].other_factor\01levels[2].fit\01levels[2].other_fit\01levels[2].choice\0\
        1levels[2].reserved\0\
        2levels[3].factor\02levels[3].other_factor\01levels[3].fit\01levels[3].other_fit\01levels[3].choice\0\
        1levels[3].reserved\0\
        2levels[4].factor\02levels[4].other_factor\01levels[4].fit\01levels[4].other_fit\01levels[4].choice\0\
        1levels[4].reserved\0\
        2levels[5].factor\02levels[5].other_factor\01levels[5].fit\01levels[5].other_fit\01levels[5].choice\0\
        1levels[5].reserved\0\
        2levels[6].factor\02levels[6].other_factor\01levels[6].fit\01levels[6].other_fit\01levels[6].choice\0\
        1levels[6].reserved\0\
        2levels[7].factor\02levels[7].other_factor\01levels[7].fit\01levels[7].other_fit\01levels[7].choice\0\
        1levels[7].reserved\0\
        2tap_time\02tap_slop\02tap_slop_pannable\02tap_slop_pen\02tap_slop_mouse\0\
        2tap_debounce_time\02double_tap_time\0\
        2double_tap_distance\02two_finger_tap_time\02two_finger_land_time\02two_finger_lift_time\0\
        2two_finger_distance\0\
        2press_time\02press_slop\02pan_slop\02axis_lock_ratio\02pinch_slop\02pinch_speed\0\
        2pinch_min_span\02rotate_slop\0\
        2rotate_snap\02lift_grace_time\02lift_slop\02swipe_speed\02swipe_angle\0\
        2quick_zoom_distance\02page_overscroll\0\
        2fling_min_speed\02fling_max_speed\02fling_decay\02fling_boost_speed\02glide_decay\02glide_min_zoom_speed\0\
        2glide_min_rotate_speed\02rubber_band\02rubber_band_scale\02spring_frequency\01reduced_motion\01bounce_x\0\
        1bounce_y\01momentum\01wheel\01trackpad\01invert_pan\01invert_zoom\02wheel_speed\0\
        2wheel_smoothing\02scroll_end_time\01pan_contacts\01edges\01host_tools\01host_buttons\0\
        \0
        """
    }
}
