// SPDX-License-Identifier: MIT

/// The way back to where the content belongs, as a closed form of time: one critically damped spring for ln(scale), the
/// rotation and the place of the content point under the focus. They keep their proportions, so that point goes in a
/// straight line.
struct Settle {
    let target: Transform
    /// The content point that is under the focus at the start.
    let anchor: Vector
    private let origin: Transform
    private let start: Double
    private let duration: Double
    private let frequency: Double
    /// Where the anchor will be.
    private let home: Vector
    /// How far it is from there, and how far the rest is from the target.
    private let way: Vector
    private let logRatio: Double
    private let turn: Double

    /// - Parameters:
    ///   - origin: Where the motion starts, from rest.
    ///   - target: Its rotation is gone to as it is, however many turns that takes.
    ///   - focus: In the view.
    ///   - size: A length in view units over which scale and rotation are judged, such as the frame's diagonal.
    init(
        from origin: Transform, to target: Transform, about focus: Vector, physics: Physics, at start: Double,
        size: Double
    ) {
        self.target = target
        self.origin = origin
        self.start = start
        frequency = physics.frequency
        anchor = origin.applyInverse(focus)
        home = target.apply(anchor)
        way = focus - home
        logRatio = Math.log(origin.scale / target.scale)
        turn = origin.rotation - target.rotation
        let offset = max(way.length, size * max(abs(logRatio), abs(turn)))
        duration =
            Spring(offset: offset, velocity: 0, frequency: frequency, damping: .critical, rest: physics.rest)
            .duration
    }

    var end: Double { start + duration }

    func transform(at time: Double) -> Transform {
        if time >= end { return target }
        if time <= start { return origin }
        let kept = swing(at: time).kept
        return Transform(
            scale: target.scale * Math.exp(kept * logRatio), rotation: target.rotation + kept * turn, taking: anchor,
            to: home + kept * way)
    }

    func flow(at time: Double) -> Flow {
        if time >= end { return .still(at: home) }
        let swing = swing(at: time)
        return Flow(
            point: home + swing.kept * way, velocity: swing.keptSlope * way, growth: swing.keptSlope * logRatio,
            spin: swing.keptSlope * turn)
    }

    private func swing(at time: Double) -> Swing {
        Swing(at: max(0, time - start), frequency: frequency, damping: .critical)
    }
}
