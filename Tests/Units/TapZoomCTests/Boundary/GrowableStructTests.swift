// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomC
import Testing

@Suite struct GrowableStructTests {
    @Test(
        "A wrong struct_size of a config is ERROR_STRUCT_SIZE, and changes nothing.",
        arguments: [0, 4, 504, 784, 848, 852, 855, 857, 860, 4097, 4104, Int.max, -8])
    func wrongConfigSizesAreRefused(size: Int) {
        var config = tapzoom_config()
        var view: OpaquePointer?
        expect(tapzoom_config_init(&config, size, 0), TAPZOOM_ERROR_STRUCT_SIZE)
        #expect(bytes(config) == bytes(tapzoom_config()))
        config = .preset(0)
        config.struct_size = UInt32(truncatingIfNeeded: size)
        expect(create(&config, 1, 1, 1, 1, &view), TAPZOOM_ERROR_STRUCT_SIZE)
        #expect(view == nil)
        let host = Host()
        let before = host.reading
        expect(tapzoom_set_config(host.view, &config, nil), TAPZOOM_ERROR_STRUCT_SIZE)
        expect(tapzoom_get_config(host.view, &config), TAPZOOM_ERROR_STRUCT_SIZE)
        #expect(host.reading == before)
    }

    /// The host has a later header. The library requires 0 in the fields that it does not know, and writes 0 to them.
    @Test("A larger config is accepted if its unknown bytes are 0.", arguments: [856, 864, 4096])
    func largerConfigsAreAccepted(size: Int) {
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 4100, alignment: 8)
        defer { room.deallocate() }
        for index in room.indices { room[index] = 0xAA }
        guard let config = room.bindMemory(to: tapzoom_config.self).baseAddress else { return }
        expect(tapzoom_config_init(config, size, Int32(TAPZOOM_PRESET_READER)), TAPZOOM_OK)
        #expect(Int(config.pointee.struct_size) == size)
        #expect(room[856..<size].allSatisfy { $0 == 0 })
        #expect(room[size...].allSatisfy { $0 == 0xAA })
        let host = Host()
        expect(tapzoom_set_config(host.view, config, nil), TAPZOOM_OK)
        for index in 856..<size { room[index] = 0xAA }
        let before = host.reading
        expect(tapzoom_set_config(host.view, config, nil), size > 856 ? TAPZOOM_ERROR_STRUCT_SIZE : TAPZOOM_OK)
        #expect(host.reading == before)
        expect(tapzoom_get_config(host.view, config), TAPZOOM_OK)
        #expect(Int(config.pointee.struct_size) == size)
        #expect(room[856..<size].allSatisfy { $0 == 0 })
        #expect(room[size...].allSatisfy { $0 == 0xAA })
    }

    @Test("An unknown preset is ERROR_ENUM, and writes nothing.")
    func unknownPresetsAreRefused() {
        var config = tapzoom_config()
        for preset in [-1, 4] as [Int32] {
            expect(tapzoom_config_init(&config, 856, preset), TAPZOOM_ERROR_ENUM)
        }
        #expect(bytes(config) == bytes(tapzoom_config()))
    }

    /// The host has a later header.
    @Test("Larger options are accepted if their unknown bytes are 0.", arguments: [88, 96, 4096])
    func largerOptionsAreAccepted(size: Int) {
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 4100, alignment: 8)
        defer { room.deallocate() }
        for index in room.indices { room[index] = index < size ? 0 : 0xAA }
        guard let options = room.bindMemory(to: tapzoom_options.self).baseAddress else { return }
        options.pointee.struct_size = UInt32(size)
        options.pointee.animated = 1
        options.pointee.duration = 0.5
        let (host, usual) = (Host(), Host())
        var whole = tapzoom_options(animated: 1, duration: 0.5)
        host.advance(0)
        usual.advance(0)
        expect(tapzoom_zoom_to(host.view, 2, 100, 100, options), TAPZOOM_OK)
        expect(tapzoom_zoom_to(usual.view, 2, 100, 100, &whole), TAPZOOM_OK)
        host.advance(0.2)
        usual.advance(0.2)
        #expect(host.reading == usual.reading)
        for index in 88..<size {
            room[index] = 1
            expect(tapzoom_fit(host.view, options), TAPZOOM_ERROR_STRUCT_SIZE)
            room[index] = 0
        }
        #expect(host.reading == usual.reading)
    }

    @Test(
        "A wrong struct_size of options is ERROR_STRUCT_SIZE, and changes nothing.",
        arguments: [0, 4, 72, 80, 84, 87, 89, 92, 4097, 4104, UInt32.max])
    func wrongOptionSizesAreRefused(size: UInt32) {
        let host = Host()
        let before = host.reading
        var options = tapzoom_options.animation
        options.struct_size = size
        expect(tapzoom_zoom_to(host.view, 2, 100, 100, &options), TAPZOOM_ERROR_STRUCT_SIZE)
        #expect(host.reading == before)
    }
}
