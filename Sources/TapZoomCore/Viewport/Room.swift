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
    func room(scale: Double, rotation: Double) -> Room {
        switch layout.bounds {
        case .none:
            return .anywhere
        case .content:
            let frame = Transform(scale: 1, rotation: -rotation, translation: .zero).bounds(of: frame)
            let alignment = alignment(rotation: rotation)
            return Room(
                x: frame.x.starts(ofLength: scale * content.x, alignment: alignment.x),
                y: frame.y.starts(ofLength: scale * content.y, alignment: alignment.y),
                reach: frame.size)
        }
    }

    func room(of transform: Transform) -> Room { room(scale: transform.scale, rotation: transform.rotation) }

    /// The content's own side that lies where the layout's alignment says.
    private func alignment(rotation: Double) -> Vector {
        if rotation == 0 { return layout.alignment }
        let half = Vector(0.5, 0.5)
        let turned = (layout.alignment - half).rotated(by: -rotation) + half
        return Vector((0...1).clamp(turned.x), (0...1).clamp(turned.y))
    }
}
