// SPDX-License-Identifier: MIT

public import CTapZoom
import TapZoomCore

@_cdecl("tapzoom_config_init") @implementation @_optimize(size)
public func tapzoom_config_init(
    _ config: UnsafeMutablePointer<tapzoom_config>?, _ structSize: Int, _ preset: Int32
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let config = try config.required()
        let settings = Settings(try Preset(checking: preset))
        try settings.write(to: config, size: structSize)
    }
}

private var ownSize: Int { MemoryLayout<tapzoom_config>.size }

extension Settings {
    /// Whether a host may have been compiled with a tapzoom_config of this size: from the oldest, which ended before
    /// page_push, to what is surely none. All of them are whole doubles, so that no field is cut in half.
    static func isKnown(_ size: Int) -> Bool { (496...4096).contains(size) && size % 8 == 0 }

    /// Reads a host's config. An earlier release's ends sooner, and has the defaults behind its end; a later one's may
    /// be longer, if it asks for nothing that this release does not know.
    @inline(never) @_optimize(size)
    init(_ pointer: UnsafePointer<tapzoom_config>) throws(StatusError) {
        let bytes = UnsafeRawPointer(pointer)
        let size = Int(truncatingIfNeeded: bytes.load(as: UInt32.self))
        guard Self.isKnown(size) else { throw .structSize }
        for offset in ownSize..<max(size, ownSize) where bytes.load(fromByteOffset: offset, as: UInt8.self) != 0 {
            throw .structSize
        }
        var config = tapzoom_config(Settings())
        withUnsafeMutableBytes(of: &config) { $0.baseAddress?.copyMemory(from: bytes, byteCount: min(size, ownSize)) }
        try self.init(checking: config)
    }

    /// Writes a host's config as far as the host knows it, with zeros for what only the host knows.
    @_optimize(size)
    func write(to pointer: UnsafeMutablePointer<tapzoom_config>, size: Int) throws(StatusError) {
        guard Self.isKnown(size) else { throw .structSize }
        let bytes = UnsafeMutableRawPointer(pointer)
        let config = tapzoom_config(self, size: size)
        withUnsafeBytes(of: config) { own in
            for offset in 0..<size {
                bytes.storeBytes(of: offset < ownSize ? own[offset] : 0, toByteOffset: offset, as: UInt8.self)
            }
        }
    }
}

// MARK: - From C

extension Settings {
    @_optimize(size)
    private init(checking c: tapzoom_config) throws(StatusError) {
        self.init()
        gestures = try GestureSet(checking: c.gestures)
        events = c.events
        reducedMotion = try Bool(checking: c.reduced_motion)
        pointsPerUnit = try c.points_per_unit.checked(1e-3...1e3)
        layout = try Layout(checking: c)
        zoom = try ZoomSettings(checking: c)
        tap = try TapSettings(checking: c)
        press.time = try c.press_time.checked(0.01...10)
        press.travel = try c.press_travel.checkedPoints()
        drag.slop = try c.pan_slop.checkedPoints()
        drag.axisLockRatio = c.axis_lock_ratio == 0 ? 0 : try c.axis_lock_ratio.checked(1...100)
        pinch = try PinchSettings(checking: c)
        swipe.speed = try c.swipe_speed.checked(0...1e6)
        swipe.angle = try c.swipe_angle.checked(0...0.785)
        fling.minSpeed = try c.fling_min_speed.checked(0...1e6)
        fling.maxSpeed = try c.fling_max_speed.checked(fling.minSpeed...1e6)
        fling.decay = try c.fling_decay.checked(0.01...1000)
        elastic.rubberBand = try c.rubber_band.checked(0...1)
        elastic.rubberBandScale = try c.rubber_band_scale.checked(1...100)
        elastic.springFrequency = try c.spring_frequency.checked(0.1...1000)
        swipe.push = try c.page_push.checked(0...10)
        try c.reserved.checkedReserved()
    }
}

extension GestureSet {
    fileprivate init(checking bits: UInt32) throws(StatusError) {
        self.init(rawValue: bits)
        guard isSubset(of: .all) else { throw .notInEnum }
    }
}

extension Layout {
    @_optimize(size)
    fileprivate init(checking c: tapzoom_config) throws(StatusError) {
        self.init()
        fit = try Fit(checking: c.fit)
        bounds = try Bounds(checking: c.bounds)
        alignment = Vector(try c.align_x.checked(0...1), try c.align_y.checked(0...1))
        minScale = try ScaleLevel(checking: c.min_scale)
        maxScale = try ScaleLevel(checking: c.max_scale)
        pixelsPerUnit = try c.pixels_per_unit.checked(1e-3...1e3)
    }
}

extension ScaleLevel {
    fileprivate init(checking level: tapzoom_level) throws(StatusError) {
        try level.reserved.checkedReserved()
        self.init(try Fit(checking: level.fit), times: try level.factor.checked(1e-6...1e6))
    }
}

extension ZoomSettings {
    @_optimize(size)
    fileprivate init(checking c: tapzoom_config) throws(StatusError) {
        self.init()
        doubleTap.action = try ZoomAction(checking: c.double_tap)
        doubleTap.anchor = try ZoomAnchor(checking: c.double_tap_anchor)
        twoFingerTap.action = try ZoomAction(checking: c.two_finger_tap)
        twoFingerTap.anchor = try ZoomAnchor(checking: c.two_finger_tap_anchor)
        step = try c.zoom_step.checked(1.01...100)
        duration = c.zoom_duration == 0 ? 0 : try c.zoom_duration.checked(1e-3...10)
        levels = try ScaleLevels(checking: c)
    }
}

extension ScaleLevels {
    @_optimize(size)
    fileprivate init(checking c: tapzoom_config) throws(StatusError) {
        self.init()
        guard (0...Self.capacity).contains(Int(c.level_count)) else { throw .range }
        let l = c.levels
        let all: InlineArray<8, tapzoom_level> = [l.0, l.1, l.2, l.3, l.4, l.5, l.6, l.7]
        for index in 0..<Int(c.level_count) { append(try ScaleLevel(checking: all[index])) }
    }
}

extension TapSettings {
    @_optimize(size)
    fileprivate init(checking c: tapzoom_config) throws(StatusError) {
        self.init()
        time = try c.tap_time.checked(0.01...10)
        travel = try c.tap_travel.checkedPoints()
        travelPannable = try c.tap_travel_pannable.checkedPoints()
        travelPen = try c.tap_travel_pen.checkedPoints()
        travelMouse = try c.tap_travel_mouse.checkedPoints()
        repeatTime = try c.double_tap_time.checked(0.01...10)
        bounceTime = try c.double_tap_bounce.checked(0...repeatTime)
        repeatDistance = try c.double_tap_distance.checkedPoints()
        secondLandTime = try c.two_finger_land_time.checked(0...10)
        secondLiftTime = try c.two_finger_lift_time.checked(0...10)
        fingerDistance = try c.two_finger_distance.checked(0...1e5)
    }
}

extension PinchSettings {
    @_optimize(size)
    fileprivate init(checking c: tapzoom_config) throws(StatusError) {
        self.init()
        slop = try c.pinch_slop.checkedPoints()
        speed = try c.pinch_speed.checked(0.01...10)
        fade = try c.pinch_fade.checkedPoints()
        rotateSlop = try c.rotate_slop.checkedPoints()
        rotateSnap = try c.rotate_snap.checked(0...0.785)
        releaseTime = try c.release_time.checked(0...1)
        let drag = c.quick_zoom_distance
        quickZoomDistance = try drag.checked(drag < 0 ? -1e4 ... -1 : 1...1e4)
    }
}

extension Double {
    fileprivate func checkedPoints() throws(StatusError) -> Double { try checked(0...1e4) }
}

// MARK: - To C

extension tapzoom_config {
    @inline(never) @_optimize(size)
    static var blank: tapzoom_config { tapzoom_config() }
}

extension tapzoom_config {
    @_optimize(size)
    init(_ settings: Settings, size: Int = ownSize) {
        self.init()
        struct_size = UInt32(truncatingIfNeeded: size)
        gestures = settings.gestures.rawValue
        events = settings.events
        reduced_motion = settings.reducedMotion ? 1 : 0
        points_per_unit = settings.pointsPerUnit
        write(settings.layout)
        write(settings.zoom)
        write(settings.tap)
        press_time = settings.press.time
        press_travel = settings.press.travel
        pan_slop = settings.drag.slop
        axis_lock_ratio = settings.drag.axisLockRatio
        write(settings.pinch)
        swipe_speed = settings.swipe.speed
        swipe_angle = settings.swipe.angle
        fling_min_speed = settings.fling.minSpeed
        fling_max_speed = settings.fling.maxSpeed
        fling_decay = settings.fling.decay
        rubber_band = settings.elastic.rubberBand
        rubber_band_scale = settings.elastic.rubberBandScale
        spring_frequency = settings.elastic.springFrequency
        page_push = settings.swipe.push
    }

    @_optimize(size)
    private mutating func write(_ layout: Layout) {
        pixels_per_unit = layout.pixelsPerUnit
        fit = layout.fit.rawValue
        bounds = layout.bounds.rawValue
        align_x = layout.alignment.x
        align_y = layout.alignment.y
        min_scale = tapzoom_level(layout.minScale)
        max_scale = tapzoom_level(layout.maxScale)
    }

    @_optimize(size)
    private mutating func write(_ zoom: ZoomSettings) {
        double_tap = zoom.doubleTap.action.rawValue
        double_tap_anchor = zoom.doubleTap.anchor.rawValue
        two_finger_tap = zoom.twoFingerTap.action.rawValue
        two_finger_tap_anchor = zoom.twoFingerTap.anchor.rawValue
        zoom_step = zoom.step
        zoom_duration = zoom.duration
        level_count = Int32(truncatingIfNeeded: zoom.levels.count)
        let all = zoom.levels
        levels = (
            tapzoom_level(all[0]), tapzoom_level(all[1]), tapzoom_level(all[2]), tapzoom_level(all[3]),
            tapzoom_level(all[4]), tapzoom_level(all[5]), tapzoom_level(all[6]), tapzoom_level(all[7])
        )
    }

    @_optimize(size)
    private mutating func write(_ tap: TapSettings) {
        tap_time = tap.time
        tap_travel = tap.travel
        tap_travel_pannable = tap.travelPannable
        tap_travel_pen = tap.travelPen
        tap_travel_mouse = tap.travelMouse
        double_tap_time = tap.repeatTime
        double_tap_bounce = tap.bounceTime
        double_tap_distance = tap.repeatDistance
        two_finger_land_time = tap.secondLandTime
        two_finger_lift_time = tap.secondLiftTime
        two_finger_distance = tap.fingerDistance
    }

    @_optimize(size)
    private mutating func write(_ pinch: PinchSettings) {
        pinch_slop = pinch.slop
        pinch_speed = pinch.speed
        pinch_fade = pinch.fade
        rotate_slop = pinch.rotateSlop
        rotate_snap = pinch.rotateSnap
        release_time = pinch.releaseTime
        quick_zoom_distance = pinch.quickZoomDistance
    }
}

extension tapzoom_level {
    /// A level that is not there is all zeros.
    fileprivate init(_ level: ScaleLevel?) {
        self.init()
        guard let level else { return }
        factor = level.factor
        fit = level.fit.rawValue
    }
}
