// SPDX-License-Identifier: MIT

/// How the view moves by itself.
enum Motion {
    /// It does not.
    case rest(Transform)
    /// It did, and is where it was going, but fingers are down: it is settled when they are up. If they move it, that
    /// is a `Hold`.
    case arrived(Transform)
    case zooming(Zoom)
    /// A finger holds it; `goal` is where it was going, by which content point.
    case caught(Transform, goal: Transform, anchor: Vector)
    /// It was thrown; `anchor` is the content point by which.
    case flinging(Fling, anchor: Vector)
    /// It goes back to where it may be.
    case settling(Settle)

    @_addressableSelf
    @inline(never)
    @_optimize(speed)
    func transform(at time: Double) -> Transform {
        switch self {
        case .rest(let transform), .arrived(let transform), .caught(let transform, _, _): transform
        case .zooming(let zoom): zoom.transform(at: time)
        case .flinging(let fling, _): fling.transform(at: time)
        case .settling(let settle): settle.transform(at: time)
        }
    }

    @_addressableSelf
    @inline(never)
    func flow(at time: Double) -> Flow {
        switch self {
        case .rest, .arrived, .caught: .still(at: .zero)
        case .zooming(let zoom): zoom.flow(at: time)
        case .flinging(let fling, _): fling.flow(at: time)
        case .settling(let settle): settle.flow(at: time)
        }
    }

    /// When it ends; infinity when nothing moves by itself.
    var end: Double {
        @_addressableSelf @inline(never) get {
            switch self {
            case .rest, .arrived, .caught: .infinity
            case .zooming(let zoom): zoom.end
            case .flinging(let fling, _): fling.end
            case .settling(let settle): settle.end
            }
        }
    }

    var isMoving: Bool { @inline(__always) get { end < .infinity } }
}

extension Motion {
    @inline(never)
    mutating func pass(through archive: inout some Archive) {
        var number = number
        archive.pass(&number)
        if archive.isReading { self = Motion(blank: number) }
        switch self {
        case .rest(var transform):
            archive.pass(&transform)
            self = .rest(transform)
        case .arrived(var transform):
            archive.pass(&transform)
            self = .arrived(transform)
        case .zooming(var zoom):
            archive.pass(&zoom)
            self = .zooming(zoom)
        case .caught(var transform, var goal, var anchor):
            archive.pass(&transform)
            archive.pass(&goal)
            archive.pass(&anchor)
            self = .caught(transform, goal: goal, anchor: anchor)
        case .flinging(var fling, var anchor):
            archive.pass(&fling)
            archive.pass(&anchor)
            self = .flinging(fling, anchor: anchor)
        case .settling(var settle):
            archive.pass(&settle)
            self = .settling(settle)
        }
        if number != self.number { archive.refuse() }
    }

    /// One of a kind, to be read.
    private init(blank number: Int) {
        let still = Transform(scale: 1, rotation: 0, translation: .zero)
        let physics = Physics(decay: 1, stop: 1, frequency: 1, rest: 1)
        switch number {
        case 1: self = .arrived(still)
        case 2:
            self = .zooming(
                Zoom(
                    from: still, flow: .still(at: .zero), to: still, anchor: .zero, within: 1...1, excess: .zero, at: 0,
                    duration: 1))
        case 3: self = .caught(still, goal: still, anchor: .zero)
        case 4:
            self = .flinging(
                Fling(from: still, velocity: .zero, within: .anywhere, physics: physics, at: 0), anchor: .zero)
        case 5:
            self = .settling(
                Settle(
                    from: still, flow: .still(at: .zero), to: still, about: .zero, physics: physics, at: 0, size: 1))
        default: self = .rest(still)
        }
    }

    private var number: Int {
        switch self {
        case .rest: 0
        case .arrived: 1
        case .zooming: 2
        case .caught: 3
        case .flinging: 4
        case .settling: 5
        }
    }
}
