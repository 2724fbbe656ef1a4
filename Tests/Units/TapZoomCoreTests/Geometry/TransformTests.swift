// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct TransformTests {
    @Test("A transform scales a point, then rotates it, then moves it.")
    func scalesRotatesThenMoves() {
        let transform = Transform(scale: 2, rotation: .pi / 2, translation: Vector(10, 20))
        #expect(isClose(transform.apply(Vector(1, 0)), Vector(10, 22)))
        #expect(isClose(transform.apply(Vector(0, 1)), Vector(8, 20)))
        #expect(isClose(transform.applyInverse(Vector(10, 22)), Vector(1, 0)))
    }

    @Test("The identity does not change a bit of a point or a transform.")
    func identityKeepsEveryBit() {
        trials(200) { random in
            let p = random.vector(1e6)
            let t = random.transform()
            try require(Transform.identity.apply(p).bits == p.bits, "identity applied to \(p)")
            try require(Transform.identity.applyInverse(p).bits == p.bits, "inverse of the identity applied to \(p)")
            try require(Transform.identity * t == t && t * .identity == t, "\(t)")
        }
    }

    @Test("applyInverse undoes apply.")
    func applyInverseUndoesApply() {
        trials(3000) { random in
            let t = random.transform()
            let p = random.vector(1e4)
            let magnitude = p.length + t.translation.length / t.scale
            try require(isClose(t.applyInverse(t.apply(p)), p, of: magnitude), "\(p) under \(t) and back")
            try require(isClose(t.inverse.apply(t.apply(p)), p, of: magnitude), "\(p) under \(t) and its inverse")
            try require(
                isClose(t.inverse.apply(p), t.applyInverse(p), of: magnitude), "both inverses of \(t) applied to \(p)")
        }
    }

    @Test("Transforms form a group: composition is associative, and each transform has an inverse.")
    func transformsFormAGroup() {
        trials(2000) { random in
            let (a, b, c) = (random.transform(), random.transform(), random.transform())
            let p = random.vector(1e3)
            let magnitude = 1e3 * max(1, a.scale) * max(1, b.scale) * max(1, c.scale) * 3
            try require(
                isClose((a * b).apply(p), a.apply(b.apply(p)), of: magnitude), "\(b), then \(a), applied to \(p)")
            try require(isClose((a * b) * c, a * (b * c), of: magnitude), "\(a), \(b), \(c) are not associative")
            try require(isClose(a * a.inverse, .identity, of: magnitude), "\(a) after its inverse is not the identity")
            try require(
                isClose(a.inverse * a, .identity, of: magnitude / a.scale),
                "the inverse of \(a) after \(a) is not the identity")
            try require(isClose(a.inverse.inverse, a, of: magnitude), "the inverse of the inverse is not \(a)")
        }
    }

    @Test("Transform(taking:to:) maps the first point to the second, with a given scale and rotation.")
    func takingMovesOnePointToAnother() {
        trials(1000) { random in
            let t = random.transform()
            let from = random.vector(1e3)
            let to = random.vector(1e3)
            let output = Transform(scale: t.scale, rotation: t.rotation, taking: from, to: to)
            try require(
                output.scale == t.scale && output.rotation == t.rotation, "\(output) has another scale or rotation")
            try require(
                isClose(output.apply(from), to, of: 1e3 * (1 + t.scale)), "\(output) does not map \(from) to \(to)")
        }
    }

    @Test("A transform is solved from two points and their images; equal points have no solution.")
    func takingTwoPoints() throws {
        trials(2000) { random in
            let (a, b) = (random.vector(1e3), random.vector(1e3))
            let (imageOfA, imageOfB) = (random.vector(1e3), random.vector(1e3))
            let solved = Transform(taking: a, to: imageOfA, and: b, to: imageOfB)
            guard let solved else { throw Broken(law: "two points have no solution", location: #_sourceLocation) }
            let magnitude = 1e3 * (1 + solved.scale)
            try require(isClose(solved.apply(a), imageOfA, of: magnitude), "\(a) is not mapped to \(imageOfA)")
            try require(isClose(solved.apply(b), imageOfB, of: magnitude), "\(b) is not mapped to \(imageOfB)")
            try require(abs(solved.rotation) <= .pi, "\(solved.rotation)")
        }
        let p = Vector(1, 2)
        let q = Vector(3, 4)
        #expect(Transform(taking: p, to: p, and: p, to: q) == nil)
        #expect(Transform(taking: p, to: q, and: q, to: q) == nil)
        #expect(Transform(taking: p, to: p, and: q, to: q) == .identity)
    }

    @Test("A transform is found again from two points and their images.")
    func takingTwoPointsFindsTheTransform() {
        trials(1000) { random in
            let t = random.transform()
            let a = random.vector(100)
            let b = a + random.vector(100)
            let found = Transform(taking: a, to: t.apply(a), and: b, to: t.apply(b))
            try require(
                found.map { isClose($0.scale, t.scale, to: 1e-6) } ?? false, "\(t) is not found from \(a) and \(b)")
        }
    }

    @Test("The bounds of a rectangle are the smallest rectangle around its transformed corners.")
    func boundsAreTheSmallestRectangleAroundTheCorners() {
        trials(1000) { random in
            let t = random.transform()
            let rect = Rect(origin: random.vector(1e3), size: random.size(1, 1000))
            let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map {
                t.apply(rect.origin + Vector($0.0 * rect.size.x, $0.1 * rect.size.y))
            }
            let low = Vector(corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0)
            let high = Vector(corners.map(\.x).max() ?? 0, corners.map(\.y).max() ?? 0)
            let bounds = t.bounds(of: rect)
            let magnitude = 1e4 * (1 + t.scale)
            try require(isClose(bounds.origin, low, of: magnitude), "\(bounds) does not begin at \(low)")
            try require(isClose(bounds.origin + bounds.size, high, of: magnitude), "\(bounds) does not end at \(high)")
        }
    }

    @Test("A transform is finite only if all its numbers are.")
    func isFiniteNeedsAllNumbers() {
        #expect(Transform.identity.isFinite)
        #expect(!Transform(scale: .nan, rotation: 0, translation: .zero).isFinite)
        #expect(!Transform(scale: 1, rotation: .infinity, translation: .zero).isFinite)
        #expect(!Transform(scale: 1, rotation: 0, translation: Vector(0, .nan)).isFinite)
        #expect(!Transform(scale: 1, rotation: 0, translation: Vector(-.infinity, 0)).isFinite)
        #expect(!Transform(scale: 1, rotation: 0, translation: Vector(.infinity, -.infinity)).isFinite)
    }

    @Test("A transform of the largest doubles is finite.")
    func largeNumbersAreFinite() {
        let most = Double.greatestFiniteMagnitude
        #expect(Transform(scale: most, rotation: most, translation: Vector(most, most)).isFinite)
        #expect(Transform(scale: most, rotation: -most, translation: Vector(-most, -0.0)).isFinite)
    }

    // MARK: Interpolation

    @Test("An interpolation begins at the one transform and ends at the other.")
    func interpolationHasBothEnds() {
        trials(500) { random in
            let (from, to) = (random.transform(), random.transform())
            try require(from.interpolated(to: to, at: 0).bits == from.bits, "\(from) to \(to) begins elsewhere")
            try require(from.interpolated(to: to, at: 1).bits == to.bits, "\(from) to \(to) ends elsewhere")
            // The rotation before the end differs by full turns.
            var last = from.interpolated(to: to, at: 1.0.nextDown)
            let turns = (last.rotation - to.rotation) / (2 * .pi)
            try require(isClose(turns, turns.rounded()), "\(last.rotation), not \(to.rotation)")
            last.rotation = to.rotation
            try require(isClose(last, to, of: 1e5), "\(last) jumps to \(to)")
        }
    }

    @Test("Between its ends ln(scale) and rotation change at constant rates, the rotation over the shorter arc.")
    func interpolationHasConstantRates() {
        trials(500) { random in
            let (from, to) = (random.transform(), random.transform())
            let part = random.between(0, 1)
            let now = from.interpolated(to: to, at: part)
            let turn = (to.rotation - from.rotation).remainder(dividingBy: 2 * .pi)
            try require(isClose(now.rotation, from.rotation + part * turn, of: 10), "\(now) at \(part)")
            let logScale = Math.log(from.scale) + part * Math.log(to.scale / from.scale)
            try require(isClose(Math.log(now.scale), logScale, of: 10), "\(now) at \(part)")
            // The rest of the way is the way of the rest.
            let later = random.between(part, 1)
            let (whole, rest) = (
                from.interpolated(to: to, at: later), now.interpolated(to: to, at: (later - part) / (1 - part))
            )
            if abs(turn) < 3 { try require(isClose(whole.apply(.zero), rest.apply(.zero), of: 1e5), "\(rest)") }
        }
    }

    @Test("A zoom and a rotation about a point keep the content at that point.")
    func interpolationKeepsTheSharedPoint() {
        trials(500) { random in
            let (from, point) = (random.transform(), random.vector(1e3))
            let delta = TransformDelta(
                from: point, to: point, scale: random.pick([1, 1 + 1e-5, random.magnitude(1e-2, 1e2)]),
                rotation: random.pick([0, 1e-5, random.between(-3, 3)]))
            let now = from.interpolated(to: delta.moved(from), at: random.between(0, 1))
            let place = now.apply(from.applyInverse(point))
            try require(isClose(place, point, of: 1e5), "\(delta) moves \(point) to \(place)")
        }
    }

    @Test("Without zoom and rotation the content moves along a line, and almost so with very little of them.")
    func interpolationOfAPanIsALine() {
        trials(500) { random in
            let (from, part) = (random.transform(), random.between(0, 1))
            var to = from
            to.translation = random.vector(1e3)
            let line = from.translation + part * (to.translation - from.translation)
            try require(isClose(from.interpolated(to: to, at: part).translation, line, of: 1e3), "\(from) to \(to)")
            to.scale *= 1 + random.between(-1e-8, 1e-8)
            try require(
                isClose(from.interpolated(to: to, at: part).translation, line, of: 1e4, to: 1e-7), "\(from) to \(to)")
        }
    }

    @Test("Two transforms that are almost the same, or very different, have finite ones between them.")
    func interpolationIsFinite() {
        trials(2000) { random in
            func any() -> Transform {
                Transform(
                    scale: random.magnitude(1e-40, 1e40), rotation: random.pick([0, 1e40, random.between(-9, 9)]),
                    translation: random.pick([0, 1, 1e40]) * random.vector(1))
            }
            let (from, to) = (any(), any())
            let now = from.interpolated(to: to, at: random.pick([0, 1e-300, 0.5, 1.0.nextDown, 1]))
            try require(now.isFinite && now.scale > 0, "\(now) between \(from) and \(to)")
        }
    }
}
