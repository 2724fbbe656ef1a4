// SPDX-License-Identifier: MIT

import TapZoom

let square = Viewport(width: 100, height: 100)
let portrait = ContentRect(width: 200, height: 300)

func makeView(_ preset: Preset = .maps, lenient: Bool = true) throws(TapZoomError) -> ZoomView {
    var config = Config(preset)
    config.lenient = lenient
    return try ZoomView(config, viewport: square, content: portrait)
}

/// The error of a call, or nil.
func error(_ body: () throws(TapZoomError) -> Void) -> TapZoomError? {
    do throws(TapZoomError) {
        try body()
        return nil
    } catch {
        return error
    }
}

func touch(_ time: Double, _ id: Int64, _ phase: TouchPhase, _ x: Double, _ y: Double) -> Touch {
    Touch(time: time, id: id, phase: phase, x: x, y: y)
}

/// A spread of two fingers.
let spread = [
    touch(0, 1, .began, 40, 50), touch(0, 2, .began, 60, 50), touch(0.1, 1, .moved, 20, 50),
    touch(0.1, 2, .moved, 80, 50),
]
