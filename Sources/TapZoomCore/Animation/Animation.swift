// SPDX-License-Identifier: MIT

/// The motion of the view apart from drag sessions.
enum Animation {
    /// The view is still.
    case idle(Transform)
    /// The animation has reached its end, but contacts are down; the view becomes idle when all have lifted. During a
    /// `DragSession`, the animation is this case, too.
    case finished(Transform)
    case zooming(ZoomAnimation)
    /// A finger has stopped a zoom animation; `goal` is its target, `anchor` its content point.
    case paused(Transform, goal: Transform, anchor: Vector)
    /// The content moves on after a drag; `anchor` is the content point that was under the fingers' focus.
    case flinging(FlingAnimation, anchor: Vector)
    /// The content returns to an allowed transform.
    case springing(SpringBack)

    @_addressableSelf
    @inline(never)
    @_optimize(speed)
    func transform(at time: Double) -> Transform {
        switch self {
        case .idle(let transform), .finished(let transform), .paused(let transform, _, _): transform
        case .zooming(let zoom): zoom.transform(at: time)
        case .flinging(let fling, _): fling.transform(at: time)
        case .springing(let spring): spring.transform(at: time)
        }
    }

    @_addressableSelf
    @inline(never)
    func velocity(at time: Double) -> TransformVelocity {
        switch self {
        case .idle, .finished, .paused: .still(at: .zero)
        case .zooming(let zoom): zoom.velocity(at: time)
        case .flinging(let fling, _): fling.velocity(at: time)
        case .springing(let spring): spring.velocity(at: time)
        }
    }

    /// The time at which the animation ends; infinity when none moves the view.
    var end: Double {
        @_addressableSelf @inline(never) get {
            switch self {
            case .idle, .finished, .paused: .infinity
            case .zooming(let zoom): zoom.end
            case .flinging(let fling, _): fling.end
            case .springing(let spring): spring.end
            }
        }
    }

    var isMoving: Bool { @inline(__always) get { end < .infinity } }
}

extension Animation {
    @inline(never)
    mutating func code(with coder: inout some StateCoder) { coder.code(tagged: &self) }
}

extension Animation: TaggedState {
    var tag: Int {
        switch self {
        case .idle: 0
        case .finished: 1
        case .zooming: 2
        case .paused: 3
        case .flinging: 4
        case .springing: 5
        }
    }

    init(blank tag: Int) {
        let still = Transform(scale: 1, rotation: 0, translation: .zero)
        let constants = MotionConstants(decay: 1, stopSpeed: 1, frequency: 1, restDistance: 1)
        switch tag {
        case 1: self = .finished(still)
        case 2:
            self = .zooming(
                ZoomAnimation(
                    from: still, velocity: .still(at: .zero), to: still, anchor: .zero, within: 1...1, excess: .zero,
                    at: 0,
                    duration: 1))
        case 3: self = .paused(still, goal: still, anchor: .zero)
        case 4:
            self = .flinging(
                FlingAnimation(from: still, velocity: .zero, within: .anywhere, constants: constants, at: 0),
                anchor: .zero)
        case 5:
            self = .springing(
                SpringBack(
                    from: still, velocity: .still(at: .zero), to: still, about: .zero, constants: constants, at: 0,
                    size: 1))
        default: self = .idle(still)
        }
    }

    mutating func codePayload(with coder: inout some StateCoder) {
        switch self {
        case .idle(var transform):
            coder.code(&transform)
            self = .idle(transform)
        case .finished(var transform):
            coder.code(&transform)
            self = .finished(transform)
        case .zooming(var zoom):
            coder.code(&zoom)
            self = .zooming(zoom)
        case .paused(var transform, var goal, var anchor):
            coder.code(&transform)
            coder.code(&goal)
            coder.code(&anchor)
            self = .paused(transform, goal: goal, anchor: anchor)
        case .flinging(var fling, var anchor):
            coder.code(&fling)
            coder.code(&anchor)
            self = .flinging(fling, anchor: anchor)
        case .springing(var spring):
            coder.code(&spring)
            self = .springing(spring)
        }
    }
}
