// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoom
import Testing

@Suite struct ViewConfigTests {
    @Test(
        "The presets have the values of the header.",
        arguments: [TAPZOOM_PRESET_PHOTOS, TAPZOOM_PRESET_MAPS, TAPZOOM_PRESET_READER, TAPZOOM_PRESET_BOARD])
    func presetsHaveTheHeadersValues(preset: Int) {
        let c = tapzoom_config.preset(preset)
        func pick<Value>(_ values: [Int: Value], _ other: Value) -> Value { values[preset] ?? other }
        func level(_ factor: Double, _ fit: Int) -> tapzoom_level { tapzoom_level(factor, fit) }
        let (photos, maps, reader, board) =
            (TAPZOOM_PRESET_PHOTOS, TAPZOOM_PRESET_MAPS, TAPZOOM_PRESET_READER, TAPZOOM_PRESET_BOARD)
        #expect(c.struct_size == 808)
        #expect(c.gestures == pick([maps: 0b11_0101_1111, board: 0b11_0101_1111], 0b11_0111_1111))
        #expect(c.events == .max)
        #expect(c.reduced_motion == 0)
        #expect((Int(c.bounce_x), Int(c.bounce_y)) == (pick([photos: 1], 0), 0))
        #expect((c.points_per_unit, c.pixels_per_unit) == (1, 1))
        #expect(
            Int(c.fit)
                == pick(
                    [
                        photos: TAPZOOM_FIT_SCALE_DOWN, maps: TAPZOOM_FIT_COVER, reader: TAPZOOM_FIT_WIDTH,
                    ], TAPZOOM_FIT_CONTAIN))
        #expect(Int(c.bounds) == pick([board: TAPZOOM_BOUNDS_NONE], TAPZOOM_BOUNDS_CONTENT))
        #expect((c.align_x, c.align_y) == (0.5, pick([reader: 0], 0.5)))
        #expect((c.visible_part, c.visible_extra) == (1, 0))
        let least = pick(
            [
                photos: level(1, TAPZOOM_FIT_SCALE_DOWN), maps: level(1, TAPZOOM_FIT_COVER),
                reader: level(1, TAPZOOM_FIT_WIDTH),
                board: level(0.1, TAPZOOM_FIT_CONTAIN),
            ],
            level(1, TAPZOOM_FIT_CONTAIN))
        let largest = tapzoom_level(
            factor: 2, other_factor: 6, fit: Int32(TAPZOOM_FIT_ONE_TO_ONE), other_fit: Int32(TAPZOOM_FIT_SCALE_DOWN),
            choice: Int32(TAPZOOM_LEVEL_LARGER), reserved: 0)
        let most = pick(
            [
                photos: largest, maps: level(64, TAPZOOM_FIT_COVER), reader: level(5, TAPZOOM_FIT_WIDTH),
                board: level(10, TAPZOOM_FIT_CONTAIN),
            ],
            level(6, TAPZOOM_FIT_CONTAIN))
        #expect(bytes(c.min_scale) == bytes(least))
        #expect(bytes(c.max_scale) == bytes(most))
        #expect(Int(c.double_tap) == pick([maps: TAPZOOM_ZOOM_STEP, board: TAPZOOM_ZOOM_RESET], TAPZOOM_ZOOM_TOGGLE))
        #expect(Int(c.double_tap_anchor) == pick([reader: TAPZOOM_ANCHOR_CENTER], TAPZOOM_ANCHOR_POINT))
        #expect(
            Int(c.two_finger_tap) == pick([maps: TAPZOOM_ZOOM_STEP, reader: TAPZOOM_ZOOM_RESET], TAPZOOM_ZOOM_NONE))
        #expect(Int(c.two_finger_tap_anchor) == TAPZOOM_ANCHOR_POINT)
        #expect((c.zoom_step, c.animation_duration) == (pick([maps: 2], 1.5), 0.30))
        #expect(c.level_count == pick([maps: 0, board: 0], 1))
        let first = pick(
            [photos: level(2.5, TAPZOOM_FIT_SCALE_DOWN), reader: level(2, TAPZOOM_FIT_WIDTH)], tapzoom_level())
        #expect(bytes(c.levels.0) == bytes(first))
        #expect(bytes(c.levels.1) == bytes(tapzoom_level()))
        #expect((c.pan_contacts, c.edges, c.host_tools, c.host_buttons) == (1, 0, 0, 0))
    }

    @Test("The numbers that presets share have the defaults of the header in all of them.")
    func numbersAreTheSameInAllPresets() {
        for preset in 0...3 {
            let c = tapzoom_config.preset(preset)
            let numbers = Field.all.dropFirst(Field.firstCommon).map { c[keyPath: $0.path] }
            #expect(numbers == Field.all.dropFirst(Field.firstCommon).map(\.standard))
        }
    }

    // MARK: Reading back

    @Test("A config with another value in every field is read back to the last bit.")
    func everyFieldIsReadBack() {
        var given = tapzoom_config.preset(TAPZOOM_PRESET_PHOTOS)
        given.gestures = 0b0101
        given.events = 0xDEAD_BEEF
        given.reduced_motion = 1
        for (index, field) in Field.all.enumerated() {
            given[keyPath: field.path] = field.low + (field.high - field.low) * Double(index + 1) / 1000
        }
        given.fit = Int32(TAPZOOM_FIT_HEIGHT)
        given.bounds = Int32(TAPZOOM_BOUNDS_NONE)
        given.min_scale = tapzoom_level(0.25, TAPZOOM_FIT_NONE)
        given.max_scale = tapzoom_level(
            factor: 7, other_factor: 3, fit: Int32(TAPZOOM_FIT_ONE_TO_ONE), other_fit: Int32(TAPZOOM_FIT_SCALE_DOWN),
            choice: Int32(TAPZOOM_LEVEL_LARGER), reserved: 0)
        given.double_tap = Int32(TAPZOOM_ZOOM_CYCLE)
        given.double_tap_anchor = Int32(TAPZOOM_ANCHOR_CENTER)
        given.two_finger_tap = Int32(TAPZOOM_ZOOM_LEVELS)
        given.two_finger_tap_anchor = Int32(TAPZOOM_ANCHOR_CENTER)
        given.level_count = Int32(TAPZOOM_MAX_LEVELS)
        withUnsafeMutableBytes(of: &given.levels) { bytes in
            for (index, _) in bytes.bindMemory(to: tapzoom_level.self).enumerated() {
                let isTwo = index % 2 == 1
                let level = tapzoom_level(
                    factor: Double(index) + 0.5, other_factor: isTwo ? Double(index) : 0, fit: Int32(index % 7),
                    other_fit: isTwo ? Int32(6 - index % 7) : 0, choice: Int32(isTwo ? 1 + index / 2 % 2 : 0),
                    reserved: 0)
                bytes.storeBytes(
                    of: level, toByteOffset: index * MemoryLayout<tapzoom_level>.stride, as: tapzoom_level.self)
            }
        }
        given.axis_lock_ratio = 1.25
        given.quick_zoom_distance = -77
        let host = Host()
        expect(tapzoom_set_config(host.view, &given, nil), TAPZOOM_OK)
        #expect(bytes(host.config) == bytes(given))
        let other = Host { $0 = given }
        #expect(bytes(other.config) == bytes(given))
    }

    @Test("Levels beyond level_count are ignored, and read back as zeros.")
    func levelsBeyondTheCountAreZeros() {
        let host = Host {
            $0.level_count = 1
            $0.levels.0 = tapzoom_level(2, 1)
            $0.levels.1 = tapzoom_level(
                factor: .nan, other_factor: .nan, fit: 99, other_fit: 99, choice: 99, reserved: 5)
        }
        #expect(host.config.levels.0.factor == 2)
        #expect(bytes(host.config.levels.1) == bytes(tapzoom_level()))
    }
}
