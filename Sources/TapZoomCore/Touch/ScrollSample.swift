// SPDX-License-Identifier: MIT

/// One report of a wheel or a trackpad from the host.
package struct ScrollSample {
    package var time: Double
    package var position: Vector
    /// Measured in `unit`. With a positive y the page scrolls down, or the view zooms out.
    package var delta: Vector
    /// The factor of a trackpad's pinch; 1 for none.
    package var factor: Double
    package var rotation: Double
    package var unit: ScrollUnit
    package var source: ScrollSource
    package var phase: ScrollPhase

    package init(
        time: Double, position: Vector, delta: Vector = .zero, factor: Double = 1, rotation: Double = 0,
        unit: ScrollUnit = .pixel, source: ScrollSource = .wheel, phase: ScrollPhase = .unphased
    ) {
        (self.time, self.position, self.delta, self.factor, self.rotation) = (time, position, delta, factor, rotation)
        (self.unit, self.source, self.phase) = (unit, source, phase)
    }
}

/// The unit of a scroll. The raw values are those of the C header.
package enum ScrollUnit: Int32 {
    case pixel, line, page, notch120

    /// The length of the unit in view units, in a viewport with a height.
    func length(in height: Double) -> Double {
        switch self {
        case .pixel: 1
        case .line: 40
        case .page: height
        case .notch120: 100.0 / 120
        }
    }
}

/// The device of a scroll. The raw values are those of the C header.
package enum ScrollSource: Int32 {
    case wheel, trackpad
}

/// The phase of a scroll. The raw values are those of the C header.
package enum ScrollPhase: Int32 {
    case unphased, began, changed, ended, momentum
}
