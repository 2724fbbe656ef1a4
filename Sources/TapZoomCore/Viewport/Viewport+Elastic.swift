// SPDX-License-Identifier: MIT

/// Beyond the limits the content follows the fingers less and less. The fingers move a free transform, which knows no
/// limits; what is shown is a function of it alone, so that going out and coming back ends where it began.
extension Viewport {
    /// What is shown of where a grip takes `base`: its growth is bent towards the scale limits, in ln(scale) about the
    /// fingers; then its place, along the content's axes.
    @_addressableSelf
    @inline(never)
    @_optimize(speed)
    func stretch(_ base: Transform, by grip: Grip, _ elastic: ElasticSettings) -> Transform {
        let shown = scales.contains(base.scale * grip.factor) ? grip.applied(to: base) : bend(base, by: grip, elastic)
        let (room, place) = (room(of: shown), shown.place)
        return room.clamp(place) == place ? shown : stretch(shown, place, in: room, elastic)
    }

    @inline(never)
    private func bend(_ base: Transform, by grip: Grip, _ elastic: ElasticSettings) -> Transform {
        let scale = base.scale * grip.factor
        let excess = Math.log(scale / scales.clamp(scale))
        let stretch = elastic.scaleBand.stretch(excess)
        // Bent before it is applied: out there, content is too far away to be brought back to the last bit.
        let factor = grip.factor * Math.exp(stretch - excess)
        var shown = Grip(from: grip.from, to: grip.to, factor: factor, turn: grip.turn).applied(to: base)
        if stretch == 0 { shown.scale = scales.clamp(shown.scale) }
        return shown
    }

    @inline(never)
    private func stretch(
        _ shown: Transform, _ place: Vector, in room: Room, _ elastic: ElasticSettings
    ) -> Transform {
        shown.with(place: room.bent(place) { elastic.band($1).stretch($0) })
    }

    /// The free transform that is shown like this: what a finger takes hold of when it catches stretched content.
    func release(_ shown: Transform, about focus: Vector, _ elastic: ElasticSettings) -> Transform {
        var free = shown
        let place = shown.place
        let straight = room(of: shown).bent(place) { elastic.band($1).release($0) }
        if straight != place { free = free.with(place: straight) }
        let scale = scales.clamp(shown.scale)
        if scale != shown.scale {
            let excess = (-100...100).clamp(elastic.scaleBand.release(Math.log(shown.scale / scale)))
            free = free.with(scale: scale * Math.exp(excess), about: focus)
        }
        return free
    }

    /// How fast the content follows at a free transform (of an allowed scale), when the fingers go at `velocity`.
    func yield(of velocity: Vector, at free: Transform, _ elastic: ElasticSettings) -> Vector {
        let room = room(of: free)
        let (place, way) = (free.place, velocity.rotated(by: -free.rotation))
        let (x, y) = (place.x - room.x.clamp(place.x), place.y - room.y.clamp(place.y))
        return Vector(
            x == 0 ? way.x : way.x * elastic.band(room.reach.x).slope(x),
            y == 0 ? way.y : way.y * elastic.band(room.reach.y).slope(y)
        ).rotated(by: free.rotation)
    }
}

extension Room {
    /// A place with what of it lies outside changed by `bend`, which gets that and the reach along its axis.
    fileprivate func bent(_ place: Vector, _ bend: (Double, Double) -> Double) -> Vector {
        let inside = clamp(place)
        return Vector(
            place.x == inside.x ? place.x : inside.x + bend(place.x - inside.x, reach.x),
            place.y == inside.y ? place.y : inside.y + bend(place.y - inside.y, reach.y))
    }
}

extension ElasticSettings {
    func band(_ wall: Double) -> RubberBand { RubberBand(stiffness: rubberBand, wall: wall) }

    var scaleBand: RubberBand { band(Math.log(rubberBandScale)) }
}
