// SPDX-License-Identifier: MIT

// The conversion from the radius of a pinch to a scale, and the grace time after a lift.

extension PinchSettings {
    /// The first instant after the grace time of a lift.
    func graceEnd(after time: Double) -> Double { (time + liftGraceTime).nextUp }

    /// The zoom factor of a change of radius. It depends only on both radii, not on the path between them.
    @inline(__always)
    static func factor(from start: Double, to end: Double, speed: Double, knee: Double) -> Double {
        if _fastPath(speed == 1 && start >= knee && end >= knee) { return end / start }
        return bentFactor(from: start, to: end, speed, knee)
    }

    /// The zoom factor with another speed than 1, or of fingers that nearly touch.
    @inline(never) @_optimize(size)
    private static func bentFactor(from start: Double, to end: Double, _ speed: Double, _ knee: Double) -> Double {
        Math.exp(speed * (level(end, knee) - level(start, knee)))
    }

    /// The change of ln(factor) per view unit of radius.
    func logScaleRate(at radius: Double) -> Double { pinchSpeed / max(radius, knee) }

    /// ln(radius / knee), continued below the knee by its tangent, so that fingers that nearly touch cause neither a
    /// jump nor a division by 0.
    private static func level(_ radius: Double, _ knee: Double) -> Double {
        let part = radius / knee
        return part >= 1 ? Math.log(part) : part - 1
    }

    /// The radius below which fingers nearly touch.
    var knee: Double { pinchMinSpan / 2 }
}
