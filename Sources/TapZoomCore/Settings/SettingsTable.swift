// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

extension Settings {
    /// Passes every field once, in the order of tapzoom_config, with its range.
    mutating func pass(through form: inout SettingsForm) {
        form.size()
        form.mask(&gestures.rawValue, known: 8172)
        form.number(&pointsPerUnit, from: 1e-3, to: 1e3)
        form.number(&layout.pixelsPerUnit, from: 1e-3, to: 1e3)
        form.choice(&layout.fit)
        form.choice(&layout.bounds)
        form.level(&layout.minScale)
        form.level(&layout.maxScale)
        form.choice(&zoom.doubleTap)
        form.choice(&scroll.wheel)
        form.choice(&scroll.trackpad)
        form.flag(&reducedMotion)
        form.number(&layout.alignX, from: 0, to: 1)
        form.number(&layout.alignY, from: 0, to: 1)
        form.number(&layout.visiblePart, from: 0, to: 1)
        form.number(&layout.visibleExtra, from: -1e12, to: 1e12)
        form.flag(&layout.alwaysBounceX)
        form.flag(&layout.alwaysBounceY)
        form.choice(&zoom.twoFingerTap)
        form.choice(&zoom.tapAnchor)
        form.choice(&pinch.pinchAnchor)
        form.choice(&assist.tapAction)
        form.choice(&assist.pressAction)
        form.mask(&fingers.fingerTaps, known: 60)
        form.choice(&zoom.snap)
        var levelCount = Int32(truncatingIfNeeded: zoom.levels.count)
        form.integer(&levelCount, from: 0, to: 8)
        form.number(&zoom.zoomStep, from: 1.01, to: 100)
        form.number(&zoom.animationDuration, from: 1e-3, to: 10, or: .zero)
        form.number(&zoom.snapTolerance, from: 0, to: 10)
        form.levels(&zoom.levels, count: levelCount)
        form.choice(&scroll.momentum)
        form.flag(&scroll.invertZoom)
        form.number(&scroll.wheelSpeed, from: 0.01, to: 10)
        form.number(&scroll.wheelSmoothing, from: 1, to: 1e3, or: .zero)
        form.number(&scroll.scrollEndTime, from: 0.01, to: 10)
        form.number(&fling.flingDecay, from: 0.01, to: 1e3)
        form.number(&fling.flingZoomDecay, from: 0.1, to: 1e3, or: .zero)
        form.length(&fling.flingMinSpeed, from: 0, to: 1e6)
        form.number(&elastic.rubberBand, from: 0, to: 1)
        form.number(&elastic.rubberBandScale, from: 1, to: 100)
        form.number(&elastic.springFrequency, from: 0.1, to: 1e3)
        form.number(&tap.doubleTapTime, from: 0.01, to: 10)
        form.length(&tap.doubleTapDistance, from: 0, to: 1e4)
        form.number(&tap.tapTime, from: 0.01, to: 10)
        form.length(&tap.tapSlop, from: 10, to: 1e4)
        form.number(&press.pressTime, from: 0.01, to: 10)
        form.number(&tap.twoFingerTapTime, from: 0.01, to: 10)
        form.number(&tap.twoFingerLandTime, from: 0, to: 10)
        form.number(&tap.twoFingerLiftTime, from: 0, to: 10)
        form.length(&pan.panSlop, from: 0, to: 1e4)
        form.number(&pan.axisLockRatio, from: 1, to: 100, or: .zero)
        form.length(&swipe.swipeSpeed, from: 0, to: 1e6)
        form.number(&swipe.pageOverscroll, from: 0, to: 10)
        form.length(&pinch.pinchSlop, from: 0, to: 1e4)
        form.number(&pinch.pinchSpeed, from: 0.01, to: 10)
        form.length(&pinch.pinchMinSpan, from: 0, to: 1e4)
        form.length(&pinch.rotateSlop, from: 0, to: 1e4)
        form.number(&pinch.rotateSnap, from: 0, to: 0.785)
        form.number(&pinch.rotateSnapStep, from: 0.01, to: 6.284)
        form.length(&pinch.quickZoomDistance, from: 1, to: 1e4, or: .negative)
        form.bits(&events)
        form.flag(&lenient)
        form.integer(&sharing.minPanContacts, from: 1, to: 2)
        form.mask(&sharing.pagerEdges.rawValue, known: 15)
        form.mask(&sharing.hostTools, known: 7)
        form.mask(&sharing.hostButtons, known: 63)
        form.mask(&fingers.dragFingers, known: 56)
        form.length(&palm.palmSize, from: 0, to: 1e12)
        form.number(&palm.penGuardTime, from: 0, to: 1e12)
        form.number(&tap.tapDebounceTime, from: 0, to: 10)
        form.require(tap.tapDebounceTime <= tap.doubleTapTime, else: .range, back: 8)
        form.number(&assist.tapIgnoreTime, from: 0, to: 10)
        form.number(&pinch.liftGraceTime, from: 0, to: 1)
        form.length(&fling.flingMaxSpeed, from: 0, to: 1e6)
        form.require(fling.flingMaxSpeed >= fling.flingMinSpeed, else: .range, back: 8)
        form.length(&fling.flingBoostSpeed, from: 0, to: 1e6)
        form.length(&pinch.rotateSlopSnapped, from: 0, to: 1e4)
        form.number(&display.predictTime, from: 0, to: 0.025)
    }

    /// The defaults with the changes of a preset.
    package init(_ preset: Preset) {
        self.init()
        switch preset {
        case .photos:
            layout.fit = .scaleDown
            layout.minScale = ScaleLevel(.scaleDown, times: 1)
            layout.maxScale = ScaleLevel(.oneToOne, times: 2, or: .scaleDown, times: 6)
            layout.alwaysBounceX = true
            zoom.levels.append(ScaleLevel(.scaleDown, times: 2.5))
        case .maps:
            gestures = .all.subtracting([.rotate, .swipe])
            layout.fit = .cover
            layout.minScale = ScaleLevel(.cover, times: 1)
            layout.maxScale = ScaleLevel(.cover, times: 64)
            zoom.doubleTap = .step
            zoom.twoFingerTap = .step
            zoom.zoomStep = 2
            pinch.rotateSnapStep = 6.283185307179586
        case .reader:
            layout.fit = .width
            layout.minScale = ScaleLevel(.width, times: 1)
            layout.maxScale = ScaleLevel(.width, times: 5)
            scroll.wheel = .pan
            layout.alignY = 0
            zoom.twoFingerTap = .fit
            zoom.tapAnchor = .center
            zoom.levels.append(ScaleLevel(.width, times: 2))
        case .board:
            gestures = .all.subtracting([.rotate, .swipe])
            layout.bounds = .none
            layout.minScale = ScaleLevel(.contain, times: 0.1)
            layout.maxScale = ScaleLevel(.contain, times: 10)
            zoom.doubleTap = .fit
        }
    }

    /// The names, each preceded by the size of its field in units of 4 bytes. One constant holds them all, because
    /// separate constants would need an address each.
    static var names: StaticString {
        """
        1struct_size\01gestures\02points_per_unit\02pixels_per_unit\01fit\01bounds\01min_scale.fit\0\
        1min_scale.other_fit\02min_scale.factor\02min_scale.other_factor\01max_scale.fit\01max_scale.other_fit\0\
        2max_scale.factor\02max_scale.other_factor\01double_tap\01wheel\01trackpad\01reduced_motion\02align_x\0\
        2align_y\02visible_part\02visible_extra\01always_bounce_x\01always_bounce_y\01two_finger_tap\01tap_anchor\0\
        1pinch_anchor\01tap_action\01press_action\01finger_taps\01snap\01level_count\02zoom_step\0\
        2animation_duration\02snap_tolerance\01levels[0].fit\01levels[0].other_fit\02levels[0].factor\0\
        2levels[0].other_factor\01levels[1].fit\01levels[1].other_fit\02levels[1].factor\02levels[1].other_factor\0\
        1levels[2].fit\01levels[2].other_fit\02levels[2].factor\02levels[2].other_factor\01levels[3].fit\0\
        1levels[3].other_fit\02levels[3].factor\02levels[3].other_factor\01levels[4].fit\01levels[4].other_fit\0\
        2levels[4].factor\02levels[4].other_factor\01levels[5].fit\01levels[5].other_fit\02levels[5].factor\0\
        2levels[5].other_factor\01levels[6].fit\01levels[6].other_fit\02levels[6].factor\02levels[6].other_factor\0\
        1levels[7].fit\01levels[7].other_fit\02levels[7].factor\02levels[7].other_factor\01momentum\01invert_zoom\0\
        2wheel_speed\02wheel_smoothing\02scroll_end_time\02fling_decay\02fling_zoom_decay\02fling_min_speed\0\
        2rubber_band\02rubber_band_scale\02spring_frequency\02double_tap_time\02double_tap_distance\02tap_time\0\
        2tap_slop\02press_time\02two_finger_tap_time\02two_finger_land_time\02two_finger_lift_time\02pan_slop\0\
        2axis_lock_ratio\02swipe_speed\02page_overscroll\02pinch_slop\02pinch_speed\02pinch_min_span\02rotate_slop\0\
        2rotate_snap\02rotate_snap_step\02quick_zoom_distance\02events\01lenient\01min_pan_contacts\01pager_edges\0\
        1host_tools\01host_buttons\01drag_fingers\02palm_size\02pen_guard_time\02tap_debounce_time\02tap_ignore_time\0\
        2lift_grace_time\02fling_max_speed\02fling_boost_speed\02rotate_slop_snapped\02predict_time\0\0
        """
    }
}
