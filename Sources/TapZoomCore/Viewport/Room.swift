// SPDX-License-Identifier: MIT

/// Where the content may be at a scale and a rotation: the ranges of the transform's translation along the content's
/// own axes.
struct Room: Equatable {
    var x: ClosedRange<Double>
    var y: ClosedRange<Double>
    /// How far the content may be stretched beyond, along the same axes.
    var reach: Vector

    static var anywhere: Room {
        Room(x: -.infinity ... .infinity, y: -.infinity ... .infinity, reach: .zero)
    }

    func clamp(_ place: Vector) -> Vector { Vector(x.clamp(place.x), y.clamp(place.y)) }
}

extension Viewport {
    /// Along the content's axes, because there the frame must not show what is beside the content: with the axes of the
    /// view, the corners of turned content would leave gaps.
    @inline(__always)
    func room(scale: Double, rotation: Double) -> Room {
        switch layout.bounds {
        case .none: .anywhere
        case .content where rotation == 0: room(scale, of: frame, layout.alignment)
        case .content: turnedRoom(scale, rotation)
        }
    }

    @inline(never)
    private func turnedRoom(_ scale: Double, _ rotation: Double) -> Room {
        let frame = Transform(scale: 1, rotation: -rotation, translation: .zero).bounds(of: frame)
        return room(scale, of: frame, alignment(rotation: rotation))
    }

    @inline(__always)
    private func room(_ scale: Double, of frame: Rect, _ alignment: Vector) -> Room {
        Room(
            x: frame.x.starts(ofLength: scale * content.x, alignment: alignment.x),
            y: frame.y.starts(ofLength: scale * content.y, alignment: alignment.y),
            reach: frame.size)
    }

    func room(of transform: Transform) -> Room { room(scale: transform.scale, rotation: transform.rotation) }

    /// The content's own side that lies where the layout's alignment says.
    private func alignment(rotation: Double) -> Vector {
        let half = Vector(0.5, 0.5)
        let turned = (layout.alignment - half).rotated(by: -rotation) + half
        return Vector((0...1).clamp(turned.x), (0...1).clamp(turned.y))
    }
}

extension Viewport {
    /// The ways that content at this transform cannot go any further.
    func blocked(_ transform: Transform) -> Directions {
        let room = room(of: transform)
        let place = transform.place
        var blocked = Directions()
        func consider(_ direction: Direction) {
            let way = direction.unit.rotated(by: -transform.rotation)
            let isBlocked =
                abs(way.x) >= abs(way.y)
                ? room.x.blocks(place.x, towards: way.x, within: room.reach.x)
                : room.y.blocks(place.y, towards: way.y, within: room.reach.y)
            if isBlocked { blocked.insert(Directions(direction)) }
        }
        consider(.left)
        consider(.right)
        consider(.up)
        consider(.down)
        return blocked
    }
}

extension ClosedRange<Double> {
    /// Whether a place is at the end that lies that way, but for rounding of a length.
    fileprivate func blocks(_ place: Double, towards way: Double, within length: Double) -> Bool {
        let slack = 1e-6 * length
        return way > 0 ? place >= upperBound - slack : place <= lowerBound + slack
    }
}
