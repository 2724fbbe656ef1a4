// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct ContactsPoseTests {
    private static func contacts(_ places: [Vector]) -> Contacts {
        var contacts = Contacts()
        for (index, place) in places.enumerated() {
            _ = contacts.take(Sample(time: 0, id: Int64(index), position: place, phase: .began))
        }
        return contacts
    }

    private static func move(_ contacts: inout Contacts, at time: Double, to places: [Vector], turning: Bool = true) {
        for (index, place) in places.enumerated() {
            _ = contacts.take(Sample(time: time, id: Int64(index), position: place, phase: .moved))
        }
        contacts.closeFrame(at: time, turning: turning)
    }

    private static let three = [Vector(0, 0), Vector(60, 0), Vector(0, 60)]

    @Test func theCenterAndTheMeanRadius() {
        #expect(Self.contacts([Vector(3, 4)]).fingers.pose.center == Vector(3, 4))
        #expect(Self.contacts([Vector(3, 4)]).fingers.pose.radius == 0)
        let two = Self.contacts([Vector(0, 0), Vector(60, 80)]).fingers.pose
        #expect(isClose(two.center, Vector(30, 40)) && isClose(two.radius, 50))
        let pose = Self.contacts(Self.three).fingers.pose
        let radii = 800.0.squareRoot() + 2 * 2000.0.squareRoot()
        #expect(isClose(pose.center, Vector(20, 20)) && isClose(pose.radius, radii / 3))
    }

    @Test func movesCountOnceTheirFrameIsOver() {
        var contacts = Self.contacts([.zero, Vector(60, 0)])
        _ = contacts.take(Sample(time: 1, id: 0, position: Vector(0, 80), phase: .moved))
        #expect(contacts.fingers.pose.center == Vector(30, 0))
        contacts.closeFrame(at: 1, turning: false)
        #expect(contacts.fingers.pose.center == Vector(30, 40))
        #expect(contacts.fingers.pose.time == 1)
    }

    @Test func anEmptyHandStaysWhereItWas() {
        var contacts = Self.contacts([Vector(3, 4)])
        _ = contacts.take(Sample(time: 1, id: 0, position: Vector(5, 6), phase: .ended))
        #expect(contacts.fingers.pose.center == Vector(3, 4))
        #expect(contacts.fingers.pose.radius == 0)
    }

    // MARK: Turn

    @Test func turnsAreCountedOn() {
        trials(200) { random in
            let arms = (0..<random.pick([2, 2, 3, 5])).map { _ in random.vector(100) }
            var contacts = Self.contacts(arms)
            var (turn, time) = (0.0, 0.0)
            for _ in 0..<60 {
                // Whatever else they do together is no turn.
                (turn, time) = (turn + random.between(-2, 3), time + 0.01)
                let (scale, away) = (random.magnitude(0.1, 10), random.vector(500))
                Self.move(&contacts, at: time, to: arms.map { away + (scale * $0).rotated(by: turn) })
                try require(
                    isClose(contacts.fingers.pose.turn, turn, of: 10, to: 1e-7),
                    "\(contacts.fingers.pose.turn), not \(turn)")
            }
        }
    }

    /// Of all rotations, the one with the least squares.
    @Test func ofManyFingersItIsTheBest() {
        trials(200) { random in
            let places = (0..<4).map { _ in random.vector(100) }
            let moved = places.map { $0.rotated(by: 0.5) + random.vector(20) }
            var contacts = Self.contacts(places)
            let start = contacts.fingers.pose.center
            Self.move(&contacts, at: 1, to: moved)
            func error(_ turn: Double) -> Double {
                zip(places, moved).reduce(0) {
                    let off = ($1.0 - start).rotated(by: turn).distance(to: $1.1 - contacts.fingers.pose.center)
                    return $0 + off * off
                }
            }
            let best = error(contacts.fingers.pose.turn)
            for other in [-0.1, -1e-3, 1e-3, 0.1, 2] {
                try require(
                    error(contacts.fingers.pose.turn + other) > best, "\(contacts.fingers.pose.turn) is not the best")
            }
        }
    }

    @Test func whoComesOrGoesBeginsItAnew() {
        var contacts = Self.contacts(Self.three)
        Self.move(&contacts, at: 1, to: Self.three.map { $0.rotated(by: 1) })
        #expect(isClose(contacts.fingers.pose.turn, 1))
        _ = contacts.take(Sample(time: 2, id: 1, position: Vector(9, 9), phase: .ended))
        #expect(contacts.fingers.pose.turn == 0)
        #expect(contacts.count == 2)
        let (first, second) = (contacts[0]?.position ?? .zero, contacts[1]?.position ?? .zero)
        _ = contacts.take(Sample(time: 3, id: 2, position: first + (second - first).rotated(by: 2), phase: .moved))
        contacts.closeFrame(at: 3, turning: true)
        #expect(isClose(contacts.fingers.pose.turn, 2))
    }

    @Test func whereNobodyAsksOrThereIsNoDirectionItStays() {
        var contacts = Self.contacts([Vector(-9, 0), Vector(9, 0)])
        Self.move(&contacts, at: 1, to: [Vector(0, -9), Vector(0, 9)], turning: false)
        #expect(contacts.fingers.pose.turn == 0)
        Self.move(&contacts, at: 2, to: [Vector(0, -9), Vector(0, 9)])
        #expect(isClose(contacts.fingers.pose.turn, .pi / 2))
        Self.move(&contacts, at: 3, to: [.zero, .zero])
        #expect(isClose(contacts.fingers.pose.turn, .pi / 2))
    }

    // MARK: Rate

    @Test func theRateIsOfAllOfThem() {
        var contacts = Self.contacts([Vector(-50, 0), Vector(50, 0)])
        for frame in 1...8 {
            let time = 0.01 * Double(frame)
            let arm = Vector(50 + 300 * time, 0).rotated(by: 4 * time)
            let center = Vector(1000 * time, -500 * time)
            Self.move(&contacts, at: time, to: [center - arm, center + arm])
        }
        let rate = contacts.rate(at: 0.08)
        #expect(isClose(rate.center, Vector(1000, -500)))
        #expect(isClose(rate.radius, 300))
        #expect(isClose(rate.turn, 4))
    }

    @Test func aFingerThatComesOrGoesIsNoMotion() {
        var contacts = Self.contacts([.zero])
        for frame in 1...5 { Self.move(&contacts, at: 0.01 * Double(frame), to: [Vector(10 * Double(frame), 0)]) }
        #expect(contacts.rate(at: 0.05).center.x > 900)
        _ = contacts.take(Sample(time: 0.06, id: 7, position: Vector(500, 500), phase: .began))
        #expect(contacts.rate(at: 0.06) == .still)
        contacts.closeFrame(at: 0.07, turning: true)
        #expect(contacts.rate(at: 0.07) == .still)
    }
}
