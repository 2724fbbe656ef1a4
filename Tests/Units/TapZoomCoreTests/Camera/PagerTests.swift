// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct PagerTests {
    /// The translation of the content is within -300 to 0 along both axes.
    private static let bounds = PanBounds(x: -300...0, y: -300...0, maxOverscroll: Vector(400, 400))
    private static let sides: LimitSet = [.left, .right]

    /// A pager at an offset, with its content at a place.
    private static func pager(at place: Vector, _ offset: Vector = .zero) -> Pager {
        var pager = Pager()
        pager.moveByHost(to: offset)
        pager.pin(place, in: bounds)
        return pager
    }

    @Test("A pager begins at its home, without travel.")
    func beginsAtHome() {
        let pager = Pager()
        #expect(pager.offset == .zero)
        #expect(pager.travel == .zero)
        #expect(pager.edges.isEmpty)
        #expect(pager.axes.isEmpty)
    }

    @Test("A drag moves the content to its edge, then the pager, and returns the same way.")
    func contentMovesToItsEdgeThenThePager() {
        var pager = Self.pager(at: Vector(-100, -100))
        func move(_ x: Double) -> Vector { pager.move(Vector(x, -100), in: Self.bounds, Self.sides) }
        #expect(move(-40) == Vector(-40, -100))
        #expect(pager.offset == .zero)
        #expect(move(70) == Vector(0, -100))
        #expect(pager.offset == Vector(70, 0))
        #expect(pager.edges == .left)
        #expect(pager.axes == .x)
        #expect(move(-450) == Vector(-300, -100))
        #expect(pager.offset == Vector(-150, 0))
        #expect(pager.edges == .right)
        #expect(pager.travel == Vector(-150, 0))
        #expect(move(-20) == Vector(-20, -100))
        #expect(pager.offset == .zero)
        #expect(pager.travel == .zero)
    }

    @Test("An edge that does not hand over leaves the place unchanged.")
    func otherEdgesDoNotHandOver() {
        var pager = Self.pager(at: Vector(-100, -100))
        let first = pager.move(Vector(50, 60), in: Self.bounds, [.right, .bottom])
        #expect(first == Vector(50, 60))
        let second = pager.move(Vector(-350, -400), in: Self.bounds, [.left, .top])
        #expect(second == Vector(-350, -400))
        #expect(pager.offset == .zero)
    }

    @Test("The edges of both axes are independent.")
    func edgesOfBothAxesAreIndependent() {
        var pager = Self.pager(at: Vector(-100, -100))
        let first = pager.move(Vector(50, 60), in: Self.bounds, .top)
        #expect(first == Vector(50, 0))
        #expect(pager.offset == Vector(0, 60))
        #expect(pager.edges == .top)
        let second = pager.move(Vector(-400, -400), in: Self.bounds, .bottom)
        #expect(second == Vector(-400, -300))
        #expect(pager.offset == Vector(0, -100))
        #expect(pager.edges == .bottom)
    }

    @Test("A drag returns a displaced pager to 0 before it moves the content.", arguments: [-50.0, 50])
    func displacedPagerReturnsFirst(offset: Double) {
        var pager = Self.pager(at: Vector(-100, -100), Vector(offset, 0))
        func move(_ x: Double) -> Double { pager.move(Vector(x, -100), in: Self.bounds, []).x }
        // The content is at neither edge, and stays.
        #expect(move(-100 + offset / 2) == -100)
        #expect(pager.offset.x == offset / 2)
        #expect(move(-100 + 2 * offset) == -100)
        #expect(move(-100 - offset) == -100 - offset)
        #expect(pager.offset.x == 0)
        // From here the edge is that of the bounds.
        #expect(move(-100) == -100)
        #expect(pager.offset.x == 0)
    }

    @Test("One move can take the pager from one edge to the other.")
    func pagerCrossesHomeInOneMove() {
        var pager = Self.pager(at: Vector(-250, -100), Vector(-20, 0))
        func move(_ x: Double) -> Double { pager.move(Vector(x, -100), in: Self.bounds, Self.sides).x }
        #expect(move(40) == 0)
        #expect(pager.offset.x == 40)
        #expect(move(60) == 0)
        #expect(pager.offset.x == 60)
    }

    @Test("Content stays within bounds that shrink, and the pager moves instead.")
    func contentStaysWithinShrinkingBounds() {
        var pager = Self.pager(at: Vector(-250, -100), Vector(30, 0))
        let small = PanBounds(x: -100...0, y: -300...0, maxOverscroll: Vector(400, 400))
        let first = pager.move(Vector(-220, -100), in: small, Self.sides)
        #expect(first == Vector(-100, -100))
        #expect(pager.offset.x == -120)
    }

    /// For example content that fingers have caught beyond an edge.
    @Test("Content beyond an edge stays where it is, and hands over there.")
    func contentBeyondAnEdgeHandsOverThere() {
        var pager = Self.pager(at: Vector(80, -100))
        func move(_ x: Double) -> Double { pager.move(Vector(x, -100), in: Self.bounds, Self.sides).x }
        #expect(move(80) == 80)
        #expect(move(100) == 80)
        #expect(pager.offset.x == 20)
        #expect(move(50) == 50)
        #expect(pager.offset.x == 0)
        #expect(move(60) == 50)
        #expect(move(-320) == -300)
        #expect(pager.offset.x == -20)
    }

    @Test("Content beyond an edge moves with bounds that move.")
    func contentBeyondAnEdgeMovesWithTheBounds() {
        let pager = Self.pager(at: Vector(80, -100), Vector(-30, 0))
        let wide = PanBounds(x: -500 ... -100, y: -300...0, maxOverscroll: Vector(400, 400))
        let (content, offset) = pager.split(Vector(-60, -100), in: wide, [])
        #expect(content == Vector(-20, -100))
        #expect(offset == Vector(-40, 0))
    }

    @Test("Without bounds the content keeps its place while the pager returns.")
    func boundsNoneKeepThePlace() {
        var pager = Pager()
        pager.moveByHost(to: Vector(40, -30))
        pager.pin(Vector(-123.5, 71.25), in: .anywhere)
        let first = pager.move(Vector(-123.5 + 10, 71.25 - 5), in: .anywhere, [])
        #expect(first == Vector(-123.5, 71.25))
        #expect(pager.offset == Vector(10, -5))
    }

    @Test("A frozen pager stays, and the content moves.")
    func frozenPagerStays() {
        var pager = Self.pager(at: Vector(-100, -100), Vector(40, 0))
        pager.setFrozen(true)
        #expect(pager.axes.isEmpty)
        let first = pager.move(Vector(300, -100), in: Self.bounds, Self.sides)
        #expect(first == Vector(260, -100))
        #expect(pager.offset == Vector(40, 0))
        #expect(pager.edges == [])
        #expect(pager.travel == .zero)
    }

    @Test("Offsets and places beyond all ranges do not move the pager.")
    func forgedNumbersMoveNothing() {
        var pager = Pager()
        pager.moveByHost(to: Vector(1e41, 0))
        #expect(pager.offset == .zero)
        _ = pager.move(Vector(1e50, 0), in: Self.bounds, Self.sides)
        #expect(pager.offset == .zero)
        #expect(pager.travel == .zero)
    }

    @Test("forgetTravel keeps the offset.")
    func forgetTravelKeepsTheOffset() {
        var pager = Self.pager(at: .zero)
        _ = pager.move(Vector(30, 0), in: Self.bounds, Self.sides)
        pager.forgetTravel()
        #expect(pager.travel == .zero)
        #expect(pager.offset == Vector(30, 0))
    }

    @Test("Content and pager sum to the place of the fingers, and neither jumps.")
    func contentAndPagerSumToTheFingers() {
        trials(3000) { random in
            let bounds = PanBounds(
                x: -random.between(0, 500)...random.between(0, 50), y: -random.between(0, 500)...random.between(0, 50),
                maxOverscroll: Vector(400, 400))
            let edges = LimitSet(rawValue: UInt32(random.below(16)))
            var pager = Pager()
            if random.chance(0.5) { pager.moveByHost(to: random.vector(100)) }
            var place = random.vector(600)
            pager.pin(place, in: bounds)
            place = place + pager.offset
            var old = pager.split(place, in: bounds, edges)
            for _ in 0..<20 {
                let step = random.vector(random.pick([0.1, 300]))
                place = place + step
                let travel = pager.travel
                let pure = pager.split(place, in: bounds, edges)
                let offset = pager.offset
                let content = pager.move(place, in: bounds, edges)
                try require(content == pure.content && pager.offset == pure.offset, "move and divide differ: \(pure)")
                try require(
                    (content + pager.offset - place).length <= 1e-9, "\(content) and \(pager.offset) are not \(place)")
                try require(
                    (pager.travel - travel - (pager.offset - offset)).length <= 1e-9,
                    "the travel changes from \(travel) to \(pager.travel)")
                try require(
                    (content - old.content).length <= step.length + 1e-9, "\(old) to \(content) for a step of \(step)")
                try require(
                    (pager.offset - old.offset).length <= step.length + 1e-9, "\(old) to the offset \(pager.offset)")
                old = (content, pager.offset)
            }
        }
    }
}
