// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoom
import Testing

@Suite struct ConfigTests {
    @Test(arguments: [TAPZOOM_PRESET_PHOTOS, TAPZOOM_PRESET_MAPS, TAPZOOM_PRESET_READER, TAPZOOM_PRESET_BOARD])
    func presetsAreAsTheHeaderStates(preset: Int) {
        let c = tapzoom_config.preset(preset)
        func pick<Value>(_ values: [Int: Value], _ other: Value) -> Value { values[preset] ?? other }
        func level(_ factor: Double, _ fit: Int) -> tapzoom_level {
            tapzoom_level(factor: factor, fit: Int32(fit), reserved: 0)
        }
        let (photos, maps, reader, board) =
            (TAPZOOM_PRESET_PHOTOS, TAPZOOM_PRESET_MAPS, TAPZOOM_PRESET_READER, TAPZOOM_PRESET_BOARD)
        #expect(c.struct_size == 504)
        #expect(c.gestures == pick([maps: 0b10_1011_1111, board: 0b10_1011_1111], 0b11_1011_1111))
        #expect(c.events == .max)
        #expect((c.reduced_motion, c.reserved) == (0, 0))
        #expect((c.points_per_unit, c.pixels_per_unit) == (1, 1))
        #expect(Int(c.fit) == pick([maps: TAPZOOM_FIT_FILL, reader: TAPZOOM_FIT_WIDTH], TAPZOOM_FIT_ALL))
        #expect(Int(c.bounds) == pick([board: TAPZOOM_BOUNDS_NONE], TAPZOOM_BOUNDS_CONTENT))
        #expect((c.align_x, c.align_y) == (0.5, pick([reader: 0], 0.5)))
        let least = pick(
            [
                maps: level(1, TAPZOOM_FIT_FILL), reader: level(1, TAPZOOM_FIT_WIDTH),
                board: level(0.1, TAPZOOM_FIT_ALL),
            ],
            level(1, TAPZOOM_FIT_ALL))
        let most = pick(
            [
                maps: level(64, TAPZOOM_FIT_FILL), reader: level(5, TAPZOOM_FIT_WIDTH),
                board: level(10, TAPZOOM_FIT_ALL),
            ],
            level(6, TAPZOOM_FIT_ALL))
        #expect(bytes(c.min_scale) == bytes(least))
        #expect(bytes(c.max_scale) == bytes(most))
        #expect(Int(c.double_tap) == pick([maps: TAPZOOM_ZOOM_STEP, board: TAPZOOM_ZOOM_RESET], TAPZOOM_ZOOM_TOGGLE))
        #expect(Int(c.double_tap_anchor) == pick([reader: TAPZOOM_ANCHOR_CENTER], TAPZOOM_ANCHOR_POINT))
        #expect(
            Int(c.two_finger_tap) == pick([maps: TAPZOOM_ZOOM_STEP, reader: TAPZOOM_ZOOM_RESET], TAPZOOM_ZOOM_NONE))
        #expect(Int(c.two_finger_tap_anchor) == TAPZOOM_ANCHOR_POINT)
        #expect((c.zoom_step, c.zoom_duration) == (pick([maps: 2], 1.5), 0.30))
        #expect(c.level_count == pick([maps: 0, board: 0], 1))
        let first = pick([photos: level(2.5, TAPZOOM_FIT_ALL), reader: level(2, TAPZOOM_FIT_WIDTH)], tapzoom_level())
        #expect(bytes(c.levels.0) == bytes(first))
        #expect(bytes(c.levels.1) == bytes(tapzoom_level()))
    }

    @Test func numbersAreTheSameInAllPresets() {
        for preset in 0...3 {
            let c = tapzoom_config.preset(preset)
            let numbers = Field.all.dropFirst(Field.firstCommon).map { c[keyPath: $0.path] }
            #expect(numbers == Field.all.dropFirst(Field.firstCommon).map(\.standard))
        }
    }

    // MARK: There and back

    /// Every field another valid value: what is read is what was given.
    @Test func everyFieldComesBack() {
        var given = tapzoom_config.preset(TAPZOOM_PRESET_PHOTOS)
        given.gestures = 0b0101
        given.events = 0xDEAD_BEEF
        given.reduced_motion = 1
        for (index, field) in Field.all.enumerated() {
            given[keyPath: field.path] = field.low + (field.high - field.low) * Double(index + 1) / 1000
        }
        given.fit = Int32(TAPZOOM_FIT_HEIGHT)
        given.bounds = Int32(TAPZOOM_BOUNDS_NONE)
        given.min_scale = tapzoom_level(factor: 0.25, fit: Int32(TAPZOOM_FIT_NONE), reserved: 0)
        given.max_scale = tapzoom_level(factor: 7, fit: Int32(TAPZOOM_FIT_ONE_TO_ONE), reserved: 0)
        given.double_tap = Int32(TAPZOOM_ZOOM_CYCLE)
        given.double_tap_anchor = Int32(TAPZOOM_ANCHOR_CENTER)
        given.two_finger_tap = Int32(TAPZOOM_ZOOM_LEVELS)
        given.two_finger_tap_anchor = Int32(TAPZOOM_ANCHOR_CENTER)
        given.level_count = Int32(TAPZOOM_MAX_LEVELS)
        withUnsafeMutableBytes(of: &given.levels) { bytes in
            for (index, _) in bytes.bindMemory(to: tapzoom_level.self).enumerated() {
                let level = tapzoom_level(factor: Double(index) + 0.5, fit: Int32(index % 6), reserved: 0)
                bytes.storeBytes(
                    of: level, toByteOffset: index * MemoryLayout<tapzoom_level>.stride, as: tapzoom_level.self)
            }
        }
        given.axis_lock_ratio = 1.25
        given.quick_zoom_distance = -77
        let host = Host()
        expect(tapzoom_set_config(host.view, &given), TAPZOOM_OK)
        #expect(bytes(host.config) == bytes(given))
        let other = Host { $0 = given }
        #expect(bytes(other.config) == bytes(given))
    }

    @Test func levelsBeyondTheCountAreReadAsZeros() {
        let host = Host {
            $0.level_count = 1
            $0.levels.0 = tapzoom_level(factor: 2, fit: 1, reserved: 0)
            $0.levels.1 = tapzoom_level(factor: .nan, fit: 99, reserved: 5)
        }
        #expect(host.config.levels.0.factor == 2)
        #expect(bytes(host.config.levels.1) == bytes(tapzoom_level()))
    }

    // MARK: Growth

    @Test(arguments: [0, 4, 488, 495, 500, 503, 505, 4097, Int.max, -8]) func sizesThatAreNone(size: Int) {
        var config = tapzoom_config()
        var view: OpaquePointer?
        expect(tapzoom_config_init(&config, size, 0), TAPZOOM_ERROR_STRUCT_SIZE)
        #expect(bytes(config) == bytes(tapzoom_config()))
        config = .preset(0)
        config.struct_size = UInt32(truncatingIfNeeded: size)
        expect(tapzoom_create(&config, 1, 1, 1, 1, &view), TAPZOOM_ERROR_STRUCT_SIZE)
        #expect(view == nil)
        let host = Host()
        let before = host.reading
        expect(tapzoom_set_config(host.view, &config), TAPZOOM_ERROR_STRUCT_SIZE)
        expect(tapzoom_get_config(host.view, &config), TAPZOOM_ERROR_STRUCT_SIZE)
        #expect(host.reading == before)
    }

    /// A host built against a later release: what this one does not know has to be zero, and is written as zero.
    @Test(arguments: [504, 512, 4096]) func aLargerConfig(size: Int) {
        let panBounds = UnsafeMutableRawBufferPointer.allocate(byteCount: 4100, alignment: 8)
        defer { panBounds.deallocate() }
        for index in panBounds.indices { panBounds[index] = 0xAA }
        guard let config = panBounds.bindMemory(to: tapzoom_config.self).baseAddress else { return }
        expect(tapzoom_config_init(config, size, Int32(TAPZOOM_PRESET_READER)), TAPZOOM_OK)
        #expect(Int(config.pointee.struct_size) == size)
        #expect(panBounds[504..<size].allSatisfy { $0 == 0 })
        #expect(panBounds[size...].allSatisfy { $0 == 0xAA })
        let host = Host()
        expect(tapzoom_set_config(host.view, config), TAPZOOM_OK)
        for index in 504..<size { panBounds[index] = 0xAA }
        let before = host.reading
        expect(tapzoom_set_config(host.view, config), size > 504 ? TAPZOOM_ERROR_STRUCT_SIZE : TAPZOOM_OK)
        #expect(host.reading == before)
        expect(tapzoom_get_config(host.view, config), TAPZOOM_OK)
        #expect(Int(config.pointee.struct_size) == size)
        #expect(panBounds[504..<size].allSatisfy { $0 == 0 })
        #expect(panBounds[size...].allSatisfy { $0 == 0xAA })
    }

    @Test func presetsThatAreNone() {
        var config = tapzoom_config()
        for preset in [-1, 4] as [Int32] {
            expect(tapzoom_config_init(&config, 504, preset), TAPZOOM_ERROR_ENUM)
        }
        #expect(bytes(config) == bytes(tapzoom_config()))
    }
}
