// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoom
import Testing

/// A view as a host has it, and what it would call.
final class Host {
    let view: OpaquePointer?

    /// 400 x 400 on 1000 x 1000.
    init(
        _ preset: Int = TAPZOOM_PRESET_MAPS, at location: SourceLocation = #_sourceLocation,
        _ change: (inout tapzoom_config) -> Void = { _ in }
    ) {
        var config = tapzoom_config.preset(preset)
        var view: OpaquePointer?
        change(&config)
        expect(tapzoom_create(&config, 400, 400, 1000, 1000, &view), TAPZOOM_OK, at: location)
        self.view = view
    }

    deinit { tapzoom_destroy(view) }

    func push(_ samples: [tapzoom_sample]) -> (status: Int, accepted: Int) {
        var accepted = -1
        let status = tapzoom_touches(view, samples, samples.count, &accepted)
        return (Int(status), accepted)
    }

    func advance(_ time: Double, at location: SourceLocation = #_sourceLocation) {
        expect(tapzoom_advance(view, time), TAPZOOM_OK, at: location)
    }

    /// A double tap whose second lift is 0.2 s later.
    func doubleTap(_ time: Double, _ x: Double = 100, _ y: Double = 100) {
        let taps = [0, 0.05, 0.15, 0.2].enumerated().map { index, delay in
            tapzoom_sample(index % 2 == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_ENDED, at: time + delay, x, y)
        }
        #expect(push(taps) == (TAPZOOM_OK, 4))
    }

    var transform: tapzoom_transform {
        var transform = tapzoom_transform()
        expect(tapzoom_get_transform(view, &transform), TAPZOOM_OK)
        return transform
    }

    var target: tapzoom_transform {
        var transform = tapzoom_transform()
        expect(tapzoom_get_target_transform(view, &transform), TAPZOOM_OK)
        return transform
    }

    var raster: Double {
        var scale = 0.0
        expect(tapzoom_get_raster(view, &scale, nil), TAPZOOM_OK)
        return scale
    }

    var state: Int {
        var state: UInt32 = 0
        expect(tapzoom_get_state(view, &state), TAPZOOM_OK)
        return Int(state)
    }

    var nextDeadline: Double {
        var time = 0.0
        expect(tapzoom_next_wake(view, &time), TAPZOOM_OK)
        return time
    }

    var config: tapzoom_config {
        var config = tapzoom_config()
        config.struct_size = UInt32(MemoryLayout<tapzoom_config>.size)
        expect(tapzoom_get_config(view, &config), TAPZOOM_OK)
        return config
    }

    func poll() -> [tapzoom_event] {
        var events = Array(repeating: tapzoom_event(), count: Int(TAPZOOM_EVENT_CAPACITY))
        var count = 0
        expect(tapzoom_poll_events(view, &events, events.count, &count), TAPZOOM_OK)
        return Array(events.prefix(count))
    }

    /// All that can be read without changing it, to the bit.
    var reading: [[UInt8]] {
        [bytes(transform), bytes(target), bytes(state), bytes(nextDeadline), bytes(config), bytes(raster)]
    }
}

extension tapzoom_config {
    static func preset(_ preset: Int) -> tapzoom_config {
        var config = tapzoom_config()
        expect(tapzoom_config_init(&config, MemoryLayout<tapzoom_config>.size, Int32(preset)), TAPZOOM_OK)
        return config
    }
}

extension tapzoom_sample {
    init(_ phase: Int, _ id: Int64 = 1, at time: Double, _ x: Double = 100, _ y: Double = 100, tool: Int = 0) {
        self.init(time: time, id: id, x: x, y: y, phase: Int32(phase), tool: Int32(tool))
    }
}

/// The bytes of a C value. None of ours has padding.
func bytes<Value>(_ value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }

func expect(_ status: tapzoom_status, _ expected: Int, at location: SourceLocation = #_sourceLocation) {
    #expect(Int(status) == expected, sourceLocation: location)
}

func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 * max(abs(a), abs(b), 1) }
