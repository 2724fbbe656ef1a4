// SPDX-License-Identifier: MIT

/// A zoom animation, as a closed form of time: ln(scale), the rotation and the place of one content point, the anchor, each
/// ease from where they are, and as fast as they move, to where they shall be. So the anchor goes straight on the screen, and
/// a zoom about it that the bounds do not disturb leaves it where it is.
package struct Zoom {
    let target: Transform
    let anchor: Vector
    private let start: Double
    private let duration: Double
    private let x: Ease
    private let y: Ease
    private let logScale: Ease
    private let rotation: Ease

    /// - Parameters:
    ///   - origin: Where the motion starts, and `flow` how it moves there.
    ///   - anchor: The content point that goes straight.
    ///   - duration: Greater than 0.
    init(from origin: Transform, flow: Flow, to target: Transform, anchor: Vector, at start: Double, duration: Double) {
        self.target = target
        self.anchor = anchor
        self.start = start
        self.duration = duration
        let place = origin.apply(anchor)
        let end = target.apply(anchor)
        let local = flow.about(place)
        x = Ease(from: place.x, slope: duration * local.velocity.x, to: end.x)
        y = Ease(from: place.y, slope: duration * local.velocity.y, to: end.y)
        logScale = Ease(from: Math.log(origin.scale), slope: duration * local.growth, to: Math.log(target.scale))
        let turns = (origin.rotation - target.rotation) / (2 * .pi)
        rotation = Ease(
            from: origin.rotation - 2 * .pi * turns.wholeTurns, slope: duration * local.spin, to: target.rotation)
    }

    var end: Double { start + duration }

    func transform(at time: Double) -> Transform {
        let t = progress(at: time)
        if t >= 1 { return target }
        return Transform(
            scale: Math.exp(logScale.value(at: t)), rotation: rotation.value(at: t), taking: anchor,
            to: Vector(x.value(at: t), y.value(at: t)))
    }

    func flow(at time: Double) -> Flow {
        let t = progress(at: time)
        let point = Vector(x.value(at: t), y.value(at: t))
        if t >= 1 { return .still(at: point) }
        return Flow(
            point: point, velocity: Vector(x.slope(at: t), y.slope(at: t)) / duration,
            growth: logScale.slope(at: t) / duration, spin: rotation.slope(at: t) / duration)
    }

    private func progress(at time: Double) -> Double {
        time >= end ? 1 : max(0, (time - start) / duration)
    }
}

extension Double {
    /// The nearest whole number, for a count of turns: the way back from a turned view is never more than half a turn.
    fileprivate var wholeTurns: Double {
        // Adding and taking away 2^52 * 1.5 leaves no room for a fraction. Larger numbers are whole, or nearly.
        let magic = 6_755_399_441_055_744.0
        return abs(self) < 1e15 ? (self + magic) - magic : self
    }
}
