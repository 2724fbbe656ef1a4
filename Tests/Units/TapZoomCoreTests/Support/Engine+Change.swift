// SPDX-License-Identifier: MIT

import TapZoomCore

extension Engine {
    mutating func zoom(by factor: Double, at point: Vector, _ options: CommandOptions) {
        change(by: TransformDelta(from: point, to: point, scale: factor), options)
    }

    mutating func pan(by way: Vector, _ options: CommandOptions = .atOnce) {
        change(by: TransformDelta(from: .zero, to: way), options)
    }

    mutating func rotate(by angle: Double, at point: Vector, _ options: CommandOptions = .atOnce) {
        change(by: TransformDelta(from: point, to: point, rotation: angle), options)
    }
}
