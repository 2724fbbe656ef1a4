// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoom
import Testing

/// Each field at the ends of its range and just beyond them. A refused config changes nothing.
@Suite struct ViewConfigRangeTests {
    private static func status(
        _ preset: Int = TAPZOOM_PRESET_PHOTOS, _ change: (inout tapzoom_config) -> Void
    ) -> Int {
        var config = tapzoom_config.preset(preset)
        var view: OpaquePointer?
        change(&config)
        let created = create(&config, 400, 400, 1000, 1000, &view)
        #expect((view != nil) == (Int(created) == TAPZOOM_OK))
        tapzoom_destroy(view)
        let host = Host(preset)
        let before = host.reading
        let set = tapzoom_set_config(host.view, &config, nil)
        #expect(set == created)
        #expect(Int(set) == TAPZOOM_OK || host.reading == before)
        return Int(set)
    }

    @Test("Each number of a config is accepted within its range, and refused beyond it.", arguments: Field.all)
    func rangesOfNumbers(field: Field) {
        // The ranges of tap_debounce_time and fling_max_speed depend on these fields.
        func status(_ value: Double) -> Int {
            Self.status {
                if field.name == "double_tap_time" { $0.tap_debounce_time = 0 }
                $0[keyPath: field.path] = value
            }
        }
        let high = field.name == "fling_min_speed" ? 20000 : field.high
        #expect(status(field.low) == TAPZOOM_OK)
        #expect(status(high) == TAPZOOM_OK)
        #expect(status(field.low.nextDown) == TAPZOOM_ERROR_RANGE)
        #expect(status(high.nextUp) == TAPZOOM_ERROR_RANGE)
        for value in [Double.nan, .infinity, -.infinity, .signalingNaN] {
            #expect(status(value) == TAPZOOM_ERROR_NOT_FINITE)
        }
    }

    @Test("0 is accepted where it turns a feature off, also if the range begins above 0.")
    func zeroTurnsAFeatureOff() {
        #expect(Self.status { $0.animation_duration = 0 } == TAPZOOM_OK)
        #expect(Self.status { $0.axis_lock_ratio = 0 } == TAPZOOM_OK)
        #expect(Self.status { $0.tap_time = 0 } == TAPZOOM_ERROR_RANGE)
        #expect(Self.status { $0.press_time = 0 } == TAPZOOM_ERROR_RANGE)
        #expect(Self.status { $0.quick_zoom_distance = 0 } == TAPZOOM_ERROR_RANGE)
    }

    @Test(
        "quick_zoom_distance is 1 to 1e4 or -1e4 to -1.",
        arguments: [(-1.0, true), (-1e4, true), (-1e4.nextUp, false), (-1.0.nextDown * 0.5, false)])
    func quickZoomDistanceMayBeNegative(distance: Double, isAccepted: Bool) {
        #expect((Self.status { $0.quick_zoom_distance = distance } == TAPZOOM_OK) == isAccepted)
    }

    @Test("tap_debounce_time is at most double_tap_time, and fling_max_speed at least fling_min_speed.")
    func rangesThatDependOnOtherFields() {
        #expect(Self.status { ($0.double_tap_time, $0.tap_debounce_time) = (0.02, 0.02) } == TAPZOOM_OK)
        #expect(Self.status { ($0.double_tap_time, $0.tap_debounce_time) = (0.02, 0.03) } == TAPZOOM_ERROR_RANGE)
        #expect(Self.status { ($0.fling_min_speed, $0.fling_max_speed) = (1e6, 1e6) } == TAPZOOM_OK)
        #expect(Self.status { ($0.fling_min_speed, $0.fling_max_speed) = (300, 299) } == TAPZOOM_ERROR_RANGE)
        #expect(Self.status { $0.fling_min_speed = 1e6.nextUp } == TAPZOOM_ERROR_RANGE)
    }

    @Test(
        "Each enumeration of a config accepts its values, and other numbers are ERROR_ENUM.",
        arguments: [
            (\tapzoom_config.reduced_motion, Int32(1)), (\.bounce_x, 1), (\.bounce_y, 1), (\.fit, 6), (\.double_tap, 5),
            (\.double_tap_anchor, 1),
            (\.two_finger_tap, 5), (\.two_finger_tap_anchor, 1), (\.min_scale.fit, 6), (\.max_scale.fit, 6),
            (\.levels.0.fit, 6), (\.bounds, 2),
        ] as [(WritableKeyPath<tapzoom_config, Int32> & Sendable, Int32)])
    func rangesOfEnumerations(path: WritableKeyPath<tapzoom_config, Int32> & Sendable, last: Int32) {
        for value in 0...last { #expect(Self.status { $0[keyPath: path] = value } == TAPZOOM_OK) }
        for value in [-1, last + 1, .min, .max] {
            #expect(Self.status { $0[keyPath: path] = value } == TAPZOOM_ERROR_ENUM)
        }
    }

    @Test(
        "The second term of a level is checked if the choice uses it, and must be 0 otherwise.",
        arguments: [\tapzoom_config.min_scale, \.max_scale, \.levels.0] as [Path])
    func levelsOfTwoTerms(path: Path) {
        func status(_ level: tapzoom_level) -> Int { Self.status { $0[keyPath: path] = level } }
        func level(_ choice: Int, _ factor: Double, _ fit: Int, reserved: Int32 = 0) -> tapzoom_level {
            tapzoom_level(
                factor: 2, other_factor: factor, fit: 1, other_fit: Int32(fit), choice: Int32(choice),
                reserved: reserved)
        }
        for choice in [TAPZOOM_LEVEL_LARGER, TAPZOOM_LEVEL_SMALLER] {
            for fit in 0...6 { #expect(status(level(choice, 3, fit)) == TAPZOOM_OK) }
            #expect(status(level(choice, 3, 7)) == TAPZOOM_ERROR_ENUM)
            #expect(status(level(choice, 3, -1)) == TAPZOOM_ERROR_ENUM)
            for factor in [1e-6, 1e6] { #expect(status(level(choice, factor, 1)) == TAPZOOM_OK) }
            for factor in [0, 1e-6.nextDown, 1e6.nextUp, -1] {
                #expect(status(level(choice, factor, 1)) == TAPZOOM_ERROR_RANGE)
            }
            for factor in [Double.nan, .infinity] {
                #expect(status(level(choice, factor, 1)) == TAPZOOM_ERROR_NOT_FINITE)
            }
        }
        #expect(status(level(TAPZOOM_LEVEL_FIRST, 0, 0)) == TAPZOOM_OK)
        #expect(status(level(TAPZOOM_LEVEL_FIRST, 3, 0)) == TAPZOOM_ERROR_RANGE)
        #expect(status(level(TAPZOOM_LEVEL_FIRST, 0, 1)) == TAPZOOM_ERROR_RANGE)
        #expect(status(level(3, 3, 1)) == TAPZOOM_ERROR_ENUM)
        #expect(status(level(-1, 3, 1)) == TAPZOOM_ERROR_ENUM)
        #expect(status(level(TAPZOOM_LEVEL_LARGER, 3, 1, reserved: 1)) == TAPZOOM_ERROR_RANGE)
    }

    typealias Path = WritableKeyPath<tapzoom_config, tapzoom_level> & Sendable

    @Test("level_count is 0 to 8, and the levels within it are checked.")
    func levelsWithinTheCountAreChecked() {
        for count in 0...Int32(TAPZOOM_MAX_LEVELS) {
            let status = Self.status {
                $0.level_count = count
                let level = $0.levels.0
                $0.levels = (level, level, level, level, level, level, level, level)
            }
            #expect(status == TAPZOOM_OK)
        }
        for count in [-1, Int32(TAPZOOM_MAX_LEVELS) + 1, .max, .min] {
            #expect(Self.status { $0.level_count = count } == TAPZOOM_ERROR_RANGE)
        }
        #expect(Self.status { $0.level_count = 2 } == TAPZOOM_ERROR_RANGE)
        #expect(Self.status { $0.levels.0.factor = 1e6.nextUp } == TAPZOOM_ERROR_RANGE)
        #expect(Self.status { $0.levels.0.factor = .nan } == TAPZOOM_ERROR_NOT_FINITE)
    }

    @Test("Each setting for sharing contacts accepts its range only.")
    func rangesOfSharing() {
        for count in [1, 2] as [Int32] { #expect(Self.status { $0.pan_contacts = count } == TAPZOOM_OK) }
        for count in [-1, 0, 3, .max, .min] as [Int32] {
            #expect(Self.status { $0.pan_contacts = count } == TAPZOOM_ERROR_RANGE)
        }
        for bit in 0..<32 as Range<UInt32> {
            #expect(Self.status { $0.host_tools = 1 << bit } == (bit < 3 ? TAPZOOM_OK : TAPZOOM_ERROR_ENUM))
            #expect(Self.status { $0.host_buttons = 1 << bit } == (bit < 6 ? TAPZOOM_OK : TAPZOOM_ERROR_ENUM))
            #expect(Self.status { $0.edges = 1 << bit } == (bit < 4 ? TAPZOOM_OK : TAPZOOM_ERROR_ENUM))
        }
    }

    @Test("The reserved fields of levels must be 0.")
    func reservedFieldsOfLevelsAreZero() {
        #expect(Self.status { $0.min_scale.reserved = 1 } == TAPZOOM_ERROR_RANGE)
        #expect(Self.status { $0.max_scale.reserved = -1 } == TAPZOOM_ERROR_RANGE)
        #expect(Self.status { $0.levels.0.reserved = 1 } == TAPZOOM_ERROR_RANGE)
    }

    @Test("The gestures accept their 10 bits only; any events are accepted.")
    func rangesOfGestures() {
        for bit in 0..<10 { #expect(Self.status { $0.gestures = 1 << UInt32(bit) } == TAPZOOM_OK) }
        for bit in 10..<32 { #expect(Self.status { $0.gestures = 1 << UInt32(bit) } == TAPZOOM_ERROR_ENUM) }
        #expect(Self.status { $0.gestures = 0 } == TAPZOOM_OK)
        #expect(Self.status { $0.events = 0 } == TAPZOOM_OK)
    }
}
