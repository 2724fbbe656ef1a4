// SPDX-License-Identifier: MIT

/// The way back to where the content belongs, as a closed form of time: one critically damped spring for ln(scale), the
/// rotation and the place of the content point under the focus. From rest they keep their proportions, so that point
/// goes in a straight line.
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
    /// The motion that was under way, of the anchor.
    private let flow: Flow

    /// - Parameters:
    ///   - origin: Where the motion starts, and `flow` how it moves there.
    ///   - target: Its rotation is gone to as it is, however many turns that takes.
    ///   - focus: In the view.
    ///   - size: A length in view units over which scale and rotation are judged, such as the frame's diagonal.
    init(
        from origin: Transform, flow: Flow, to target: Transform, about focus: Vector, physics: Physics,
        at start: Double, size: Double
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
        self.flow = flow.about(focus)
        // What a spring would take for the largest of all, each in view units.
        let offset = max(way.length, size * max(abs(logRatio), abs(turn)))
        let speed = max(self.flow.velocity.length, size * max(abs(flow.growth), abs(flow.spin)))
        duration =
            Spring(offset: offset, velocity: speed, frequency: frequency, damping: .critical, rest: physics.rest)
            .duration
    }

    var end: Double { start + duration }

    @_optimize(speed)
    func transform(at time: Double) -> Transform {
        if time >= end { return target }
        if time <= start { return origin }
        let swing = swing(at: time)
        return Transform(
            scale: target.scale * Math.exp(swing.kept * logRatio + swing.carried * flow.growth),
            rotation: target.rotation + swing.kept * turn + swing.carried * flow.spin, taking: anchor, to: spot(swing))
    }

    func flow(at time: Double) -> Flow {
        if time >= end { return .still(at: home) }
        let swing = swing(at: time)
        return Flow(
            point: spot(swing),
            velocity: swing.keptSlope * way + swing.carriedSlope * flow.velocity,
            growth: swing.keptSlope * logRatio + swing.carriedSlope * flow.growth,
            spin: swing.keptSlope * turn + swing.carriedSlope * flow.spin)
    }

    /// Where the anchor is.
    private func spot(_ swing: Swing) -> Vector { home + swing.kept * way + swing.carried * flow.velocity }

    private func swing(at time: Double) -> Swing {
        Swing(at: max(0, time - start), frequency: frequency, damping: .critical)
    }
}
