// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomC
import Testing

/// A view, and the calls of its host.
final class Host {
    let view: OpaquePointer?

    /// A viewport of 400 x 400 with content of 1000 x 1000.
    init(
        _ preset: Int = TAPZOOM_PRESET_MAPS, at location: SourceLocation = #_sourceLocation,
        _ change: (inout tapzoom_config) -> Void = { _ in }
    ) {
        var config = tapzoom_config.preset(preset)
        var view: OpaquePointer?
        change(&config)
        expect(create(&config, 400, 400, 1000, 1000, &view), TAPZOOM_OK, at: location)
        self.view = view
    }

    deinit { tapzoom_destroy(view) }

    func push(_ samples: [tapzoom_touch]) -> (status: Int, accepted: Int) {
        var accepted = -1
        let status = tapzoom_push_touches(view, samples, samples.count, &accepted)
        return (Int(status), accepted)
    }

    func advance(_ time: Double, at location: SourceLocation = #_sourceLocation) {
        expect(tapzoom_advance(view, time), TAPZOOM_OK, at: location)
    }

    /// A double tap. The second lift comes 0.2 s after the first landing.
    func doubleTap(_ time: Double, _ x: Double = 100, _ y: Double = 100) {
        let taps = [0, 0.05, 0.15, 0.2].enumerated().map { index, delay in
            tapzoom_touch(index % 2 == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_ENDED, at: time + delay, x, y)
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
        expect(tapzoom_get_raster_scale(view, &scale), TAPZOOM_OK)
        return scale
    }

    var state: tapzoom_state {
        var state = tapzoom_state()
        expect(tapzoom_get_state(view, &state), TAPZOOM_OK)
        return state
    }

    /// The part of the content plane that a transform shows.
    func visibleRect(_ transform: tapzoom_transform) -> tapzoom_rect {
        var rect = tapzoom_rect()
        expect(withUnsafePointer(to: transform) { tapzoom_get_visible_rect(view, $0, &rect) }, TAPZOOM_OK)
        return rect
    }

    var config: tapzoom_config {
        var config = tapzoom_config()
        config.struct_size = UInt32(MemoryLayout<tapzoom_config>.size)
        expect(tapzoom_get_config(view, &config), TAPZOOM_OK)
        return config
    }

    /// Everything that can be read without a change, to the last bit.
    var reading: [[UInt8]] {
        let (now, end) = (transform, target)
        return [
            bytes(now), bytes(end), bytes(state), bytes(config), bytes(raster), bytes(visibleRect(now)),
            bytes(visibleRect(end)),
        ]
    }
}

/// Creates a view without insets, with content that begins at (0, 0).
func create(
    _ config: UnsafePointer<tapzoom_config>?, _ width: Double, _ height: Double, _ contentWidth: Double,
    _ contentHeight: Double, _ view: UnsafeMutablePointer<OpaquePointer?>?
) -> tapzoom_status {
    var viewport = tapzoom_viewport(width, height)
    var content = tapzoom_rect(x: 0, y: 0, width: contentWidth, height: contentHeight)
    return tapzoom_create(config, &viewport, &content, view)
}

extension tapzoom_viewport {
    init(
        _ width: Double, _ height: Double, left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0
    ) {
        self.init(width: width, height: height, left: left, top: top, right: right, bottom: bottom)
    }
}

extension tapzoom_options {
    static var atOnce: tapzoom_options { tapzoom_options(animated: 0) }
    static var animation: tapzoom_options { tapzoom_options(animated: 1) }

    init(animated: Int32, duration: Double = 0) {
        self.init()
        struct_size = UInt32(MemoryLayout<tapzoom_options>.size)
        self.animated = animated
        self.duration = duration
    }
}

extension tapzoom_config {
    static func preset(_ preset: Int) -> tapzoom_config {
        var config = tapzoom_config()
        expect(tapzoom_config_init(&config, MemoryLayout<tapzoom_config>.size, Int32(preset)), TAPZOOM_OK)
        return config
    }
}

extension tapzoom_touch {
    init(_ phase: Int, _ id: Int64 = 1, at time: Double, _ x: Double = 100, _ y: Double = 100, tool: Int = 0) {
        self.init(
            time: time, id: id, x: x, y: y, phase: Int32(phase), tool: Int32(tool), flags: 0, buttons: 0, size: 0,
            reserved: 0)
    }
}

/// The bytes of a C value. The structs of the header have no padding.
func bytes<Value>(_ value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }

func expect(_ status: tapzoom_status, _ expected: Int, at location: SourceLocation = #_sourceLocation) {
    #expect(Int(status) == expected, sourceLocation: location)
}
