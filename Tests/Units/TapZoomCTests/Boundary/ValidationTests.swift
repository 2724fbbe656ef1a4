// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomC
import TapZoomCore
import Testing

/// The numbers that the header and the core share.
@Suite struct ValidationTests {
    private static func values<Value: RawRepresentable<Int32>>(_: Value.Type) -> [Int] {
        (-2...24).compactMap { Value(rawValue: $0).map { Int($0.rawValue) } }
    }

    @Test("The enumerations of the core have the values of the header.")
    func enumerationsHaveTheHeadersValues() {
        #expect(
            Self.values(TouchPhase.self)
                == [TAPZOOM_TOUCH_BEGAN, TAPZOOM_TOUCH_MOVED, TAPZOOM_TOUCH_ENDED, TAPZOOM_TOUCH_CANCELLED])
        #expect(Self.values(Tool.self) == [TAPZOOM_TOOL_FINGER, TAPZOOM_TOOL_PEN, TAPZOOM_TOOL_MOUSE])
        #expect(
            Self.values(Preset.self)
                == [TAPZOOM_PRESET_PHOTOS, TAPZOOM_PRESET_MAPS, TAPZOOM_PRESET_READER, TAPZOOM_PRESET_BOARD])
        #expect(
            Self.values(Fit.self)
                == [
                    TAPZOOM_FIT_NONE, TAPZOOM_FIT_CONTAIN, TAPZOOM_FIT_COVER, TAPZOOM_FIT_WIDTH, TAPZOOM_FIT_HEIGHT,
                    TAPZOOM_FIT_ONE_TO_ONE, TAPZOOM_FIT_SCALE_DOWN,
                ])
        #expect(Self.values(LevelChoice.self) == [TAPZOOM_LEVEL_FIRST, TAPZOOM_LEVEL_LARGER])
        #expect(Self.values(ContentChange.self) == [TAPZOOM_KEEP_PICTURE, TAPZOOM_KEEP_COORDINATES])
        #expect(Self.values(Bounds.self) == [TAPZOOM_BOUNDS_CONTENT, TAPZOOM_BOUNDS_INSIDE, TAPZOOM_BOUNDS_NONE])
        #expect(
            Self.values(ZoomAction.self)
                == [
                    TAPZOOM_ZOOM_NONE, TAPZOOM_ZOOM_STEP, TAPZOOM_ZOOM_TOGGLE, TAPZOOM_ZOOM_CYCLE, TAPZOOM_ZOOM_LEVELS,
                    TAPZOOM_ZOOM_FIT, TAPZOOM_ZOOM_CENTER,
                ])
        #expect(Self.values(ZoomAnchor.self) == [TAPZOOM_ANCHOR_POINT, TAPZOOM_ANCHOR_CENTER])
        #expect(Self.values(Curve.self) == [TAPZOOM_CURVE_STANDARD, TAPZOOM_CURVE_EASE_OUT])
        #expect(Self.values(Snap.self) == [TAPZOOM_SNAP_NONE, TAPZOOM_SNAP_LEVELS, TAPZOOM_SNAP_STEPS])
        #expect(Self.values(ScrollAction.self) == [TAPZOOM_ACTION_NONE, TAPZOOM_ACTION_PAN, TAPZOOM_ACTION_ZOOM])
        #expect(Self.values(ScrollMomentum.self) == [TAPZOOM_MOMENTUM_HOST, TAPZOOM_MOMENTUM_LIBRARY])
        #expect(
            Self.values(ScrollUnit.self)
                == [TAPZOOM_UNIT_PIXEL, TAPZOOM_UNIT_LINE, TAPZOOM_UNIT_PAGE, TAPZOOM_UNIT_NOTCH120])
        #expect(Self.values(ScrollSource.self) == [TAPZOOM_SOURCE_WHEEL, TAPZOOM_SOURCE_TRACKPAD])
        #expect(
            Self.values(ScrollPhase.self)
                == [
                    TAPZOOM_SCROLL_UNPHASED, TAPZOOM_SCROLL_BEGAN, TAPZOOM_SCROLL_CHANGED, TAPZOOM_SCROLL_ENDED,
                    TAPZOOM_SCROLL_MOMENTUM,
                ])
        #expect(Self.values(Path.self) == [TAPZOOM_PATH_DIRECT, TAPZOOM_PATH_FLY])
        #expect(
            Self.values(EventKind.self)
                == Array(TAPZOOM_EVENT_TAP_PENDING...TAPZOOM_EVENT_DOUBLE_TAP)
                + Array(TAPZOOM_EVENT_FINGERS_TAP...TAPZOOM_EVENT_SCROLL) + [
                    TAPZOOM_EVENT_ANIMATION, TAPZOOM_EVENT_SETTLED, TAPZOOM_EVENT_LIMIT, TAPZOOM_EVENT_PAGE,
                    TAPZOOM_EVENT_OWNER, TAPZOOM_EVENT_EDGE, TAPZOOM_EVENT_FINGERS_DRAG, TAPZOOM_EVENT_FAILED,
                    TAPZOOM_EVENT_SNAP,
                ])
        #expect(
            Self.values(ContactOwner.self)
                == [TAPZOOM_OWNER_VIEW, TAPZOOM_OWNER_HOST, TAPZOOM_OWNER_UNDECIDED, TAPZOOM_OWNER_IGNORED])
        #expect(
            Self.values(Phase.self)
                == [
                    TAPZOOM_PHASE_DISCRETE, TAPZOOM_PHASE_BEGAN, TAPZOOM_PHASE_CHANGED, TAPZOOM_PHASE_ENDED,
                    TAPZOOM_PHASE_CANCELLED,
                ])
    }

    /// Equal sets of raw values could belong to exchanged names.
    @Test("Each name of the core has the value of the same name in the header.")
    func namesHaveTheHeadersValues() {
        #expect(Int(Fit.width.rawValue) == TAPZOOM_FIT_WIDTH)
        #expect(Int(Fit.cover.rawValue) == TAPZOOM_FIT_COVER)
        #expect(Int(Fit.scaleDown.rawValue) == TAPZOOM_FIT_SCALE_DOWN)
        #expect(Int(LevelChoice.larger.rawValue) == TAPZOOM_LEVEL_LARGER)
        #expect(Int(Bounds.inside.rawValue) == TAPZOOM_BOUNDS_INSIDE)
        #expect(Int(Bounds.none.rawValue) == TAPZOOM_BOUNDS_NONE)
        #expect(Int(ContentChange.coordinates.rawValue) == TAPZOOM_KEEP_COORDINATES)
        #expect(Int(ZoomAction.toggle.rawValue) == TAPZOOM_ZOOM_TOGGLE)
        #expect(Int(ZoomAction.fit.rawValue) == TAPZOOM_ZOOM_FIT)
        #expect(Int(ZoomAnchor.center.rawValue) == TAPZOOM_ANCHOR_CENTER)
        #expect(Int(Preset.reader.rawValue) == TAPZOOM_PRESET_READER)
        #expect(Int(Phase.cancelled.rawValue) == TAPZOOM_PHASE_CANCELLED)
        let kinds: [EventKind] = [
            .tapPending, .tap, .doubleTap, .fingersTap, .longPress, .pan, .pinch, .rotate, .quickZoom, .swipe,
            .fling, .animation, .settled, .limit, .page, .owner, .edge,
        ]
        #expect(
            kinds.map { Int($0.rawValue) }
                == [
                    TAPZOOM_EVENT_TAP_PENDING, TAPZOOM_EVENT_TAP, TAPZOOM_EVENT_DOUBLE_TAP,
                    TAPZOOM_EVENT_FINGERS_TAP, TAPZOOM_EVENT_LONG_PRESS, TAPZOOM_EVENT_PAN, TAPZOOM_EVENT_PINCH,
                    TAPZOOM_EVENT_ROTATE, TAPZOOM_EVENT_QUICK_ZOOM, TAPZOOM_EVENT_SWIPE, TAPZOOM_EVENT_FLING,
                    TAPZOOM_EVENT_ANIMATION, TAPZOOM_EVENT_SETTLED, TAPZOOM_EVENT_LIMIT, TAPZOOM_EVENT_PAGE,
                    TAPZOOM_EVENT_OWNER, TAPZOOM_EVENT_EDGE,
                ])
        let gestures: [GestureSet] = [
            .tap, .doubleTap, .fingersTap, .longPress, .pan, .swipe, .pinch, .rotate, .quickZoom, .fling,
        ]
        #expect(
            gestures.map { Int($0.rawValue) }
                == [
                    TAPZOOM_GESTURE_TAP, TAPZOOM_GESTURE_DOUBLE_TAP, TAPZOOM_GESTURE_FINGERS_TAP,
                    TAPZOOM_GESTURE_LONG_PRESS, TAPZOOM_GESTURE_PAN, TAPZOOM_GESTURE_SWIPE, TAPZOOM_GESTURE_PINCH,
                    TAPZOOM_GESTURE_ROTATE, TAPZOOM_GESTURE_QUICK_ZOOM, TAPZOOM_GESTURE_FLING,
                ])
        #expect(GestureSet.all == gestures.reduce(GestureSet()) { $0.union($1) })
        let events: [EventKind] = [
            .tap, .doubleTap, .fingersTap, .longPress, .pan, .swipe, .pinch, .rotate, .quickZoom, .fling,
        ]
        #expect(gestures.map(\.rawValue) == events.map(\.bit))
    }

    @Test("The limits of the core have the bits of the header.")
    func limitsHaveTheHeadersBits() {
        let limits: [LimitSet] = [.left, .top, .right, .bottom, .minScale, .maxScale]
        #expect(
            limits.map { Int($0.rawValue) }
                == [
                    TAPZOOM_LIMIT_LEFT, TAPZOOM_LIMIT_TOP, TAPZOOM_LIMIT_RIGHT, TAPZOOM_LIMIT_BOTTOM,
                    TAPZOOM_LIMIT_MIN_SCALE, TAPZOOM_LIMIT_MAX_SCALE,
                ])
        #expect(Int(LimitSet.all.rawValue) == TAPZOOM_LIMIT_MAX_SCALE * 2 - 1)
    }

    @Test("The capacities of the core are those of the header.")
    func capacitiesAreTheHeaders() {
        #expect(ContactTable.capacity == TAPZOOM_MAX_CONTACTS)
        #expect(EventQueue.capacity == TAPZOOM_EVENT_CAPACITY)
        #expect(ScaleLevels.capacity == TAPZOOM_MAX_LEVELS)
    }

    @Test("The structs have the sizes of the header, and an engine takes at most 20 KB.")
    func sizesAreTheHeaders() {
        #expect(MemoryLayout<tapzoom_config>.size == 856)
        #expect(MemoryLayout<tapzoom_options>.size == 88)
        #expect(MemoryLayout<tapzoom_event>.size == 240)
        #expect(MemoryLayout<tapzoom_contact>.size == 96)
        #expect(MemoryLayout<tapzoom_record_entry>.size == 256)
        #expect(MemoryLayout<tapzoom_state>.size == 40)
        #expect(MemoryLayout<tapzoom_touch>.size == 64)
        #expect(MemoryLayout<tapzoom_viewport>.size == 48)
        #expect(MemoryLayout<tapzoom_transform>.size == 32)
        #expect(MemoryLayout<tapzoom_rect>.size == 32)
        #expect(MemoryLayout<tapzoom_level>.size == 32)
        #expect(MemoryLayout<Engine>.size <= 20480)
    }
}
