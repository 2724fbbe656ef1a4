// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct ContactTablePoseTests {
    private static func contacts(_ places: [Vector]) -> ContactTable {
        var contacts = ContactTable()
        for (index, place) in places.enumerated() {
            _ = contacts.apply(TouchSample(time: 0, id: Int64(index), position: place, phase: .began))
        }
        return contacts
    }

    private static func move(_ contacts: inout ContactTable, at time: Double, to places: [Vector], turning: Bool = true)
    {
        for (index, place) in places.enumerated() {
            _ = contacts.apply(TouchSample(time: time, id: Int64(index), position: place, phase: .moved))
        }
        contacts.closeFrame(at: time, turning: turning)
    }

    private static let three = [Vector(0, 0), Vector(60, 0), Vector(0, 60)]

    @Test("The pose of contacts is their center and the mean of their distances from it.")
    func centerAndMeanRadius() {
        #expect(Self.contacts([Vector(3, 4)]).summary.pose.focalPoint == Vector(3, 4))
        #expect(Self.contacts([Vector(3, 4)]).summary.pose.radius == 0)
        let two = Self.contacts([Vector(0, 0), Vector(60, 80)]).summary.pose
        #expect(isClose(two.focalPoint, Vector(30, 40)) && isClose(two.radius, 50))
        let pose = Self.contacts(Self.three).summary.pose
        let radii = 800.0.squareRoot() + 2 * 2000.0.squareRoot()
        #expect(isClose(pose.focalPoint, Vector(20, 20)) && isClose(pose.radius, radii / 3))
    }

    @Test("Moves change the pose when their frame closes.")
    func movesCountWhenTheFrameCloses() {
        var contacts = Self.contacts([.zero, Vector(60, 0)])
        _ = contacts.apply(TouchSample(time: 1, id: 0, position: Vector(0, 80), phase: .moved))
        #expect(contacts.summary.pose.focalPoint == Vector(30, 0))
        contacts.closeFrame(at: 1, turning: false)
        #expect(contacts.summary.pose.focalPoint == Vector(30, 40))
        #expect(contacts.summary.pose.time == 1)
    }

    @Test("After the last lift the pose keeps the last center.")
    func poseStaysAfterTheLastLift() {
        var contacts = Self.contacts([Vector(3, 4)])
        _ = contacts.apply(TouchSample(time: 1, id: 0, position: Vector(5, 6), phase: .ended))
        #expect(contacts.summary.pose.focalPoint == Vector(3, 4))
        #expect(contacts.summary.pose.radius == 0)
    }

    // MARK: Rotation

    @Test("The angle counts full turns, whatever else the fingers do.")
    func rotationAccumulatesOverFullTurns() {
        trials(200) { random in
            let initialOffsets = (0..<random.pick([2, 2, 3, 5])).map { _ in random.vector(100) }
            var contacts = Self.contacts(initialOffsets)
            var (angle, time) = (0.0, 0.0)
            for _ in 0..<60 {
                // A change of distance or place is not a rotation.
                (angle, time) = (angle + random.between(-2, 3), time + 0.01)
                let (scale, away) = (random.magnitude(0.1, 10), random.vector(500))
                Self.move(&contacts, at: time, to: initialOffsets.map { away + (scale * $0).rotated(by: angle) })
                try require(
                    isClose(contacts.summary.pose.angle, angle, of: 10, to: 1e-7),
                    "\(contacts.summary.pose.angle), not \(angle)")
            }
        }
    }

    @Test("The angle of several contacts is the rotation with the least squares.")
    func rotationIsTheLeastSquaresFit() {
        trials(200) { random in
            let places = (0..<4).map { _ in random.vector(100) }
            let moved = places.map { $0.rotated(by: 0.5) + random.vector(20) }
            var contacts = Self.contacts(places)
            let start = contacts.summary.pose.focalPoint
            Self.move(&contacts, at: 1, to: moved)
            func error(_ angle: Double) -> Double {
                zip(places, moved).reduce(0) {
                    let off = ($1.0 - start).rotated(by: angle).distance(to: $1.1 - contacts.summary.pose.focalPoint)
                    return $0 + off * off
                }
            }
            let best = error(contacts.summary.pose.angle)
            for other in [-0.1, -1e-3, 1e-3, 0.1, 2] {
                try require(
                    error(contacts.summary.pose.angle + other) > best, "\(contacts.summary.pose.angle) is not the best")
            }
        }
    }

    @Test("The angle restarts from 0 when a contact lands or lifts.")
    func angleRestartsAtALandingOrLift() {
        var contacts = Self.contacts(Self.three)
        Self.move(&contacts, at: 1, to: Self.three.map { $0.rotated(by: 1) })
        #expect(isClose(contacts.summary.pose.angle, 1))
        _ = contacts.apply(TouchSample(time: 2, id: 1, position: Vector(9, 9), phase: .ended))
        #expect(contacts.summary.pose.angle == 0)
        #expect(contacts.count == 2)
        let (first, second) = (contacts[0]?.position ?? .zero, contacts[1]?.position ?? .zero)
        _ = contacts.apply(
            TouchSample(time: 3, id: 2, position: first + (second - first).rotated(by: 2), phase: .moved))
        contacts.closeFrame(at: 3, turning: true)
        #expect(isClose(contacts.summary.pose.angle, 2))
    }

    @Test("The angle stays while rotation is off, and while all contacts are at one point.")
    func angleStaysWithoutRotateOrDirection() {
        var contacts = Self.contacts([Vector(-9, 0), Vector(9, 0)])
        Self.move(&contacts, at: 1, to: [Vector(0, -9), Vector(0, 9)], turning: false)
        #expect(contacts.summary.pose.angle == 0)
        Self.move(&contacts, at: 2, to: [Vector(0, -9), Vector(0, 9)])
        #expect(isClose(contacts.summary.pose.angle, .pi / 2))
        Self.move(&contacts, at: 3, to: [.zero, .zero])
        #expect(isClose(contacts.summary.pose.angle, .pi / 2))
    }

    // MARK: Velocity

    @Test("The velocity is that of the center, the radius and the angle of all contacts.")
    func velocityOfAllContacts() {
        var contacts = Self.contacts([Vector(-50, 0), Vector(50, 0)])
        for frame in 1...8 {
            let time = 0.01 * Double(frame)
            let lever = Vector(50 + 300 * time, 0).rotated(by: 4 * time)
            let focalPoint = Vector(1000 * time, -500 * time)
            Self.move(&contacts, at: time, to: [focalPoint - lever, focalPoint + lever])
        }
        let velocity = contacts.velocity(at: 0.08)
        #expect(isClose(velocity.focalPoint, Vector(1000, -500)))
        #expect(isClose(velocity.radius, 300))
        #expect(isClose(velocity.angle, 4))
    }

    @Test("A landing or a lift moves the center without a velocity.")
    func landingsAndLiftsAreNoMotion() {
        var contacts = Self.contacts([.zero])
        for frame in 1...5 { Self.move(&contacts, at: 0.01 * Double(frame), to: [Vector(10 * Double(frame), 0)]) }
        #expect(contacts.velocity(at: 0.05).focalPoint.x > 900)
        _ = contacts.apply(TouchSample(time: 0.06, id: 7, position: Vector(500, 500), phase: .began))
        #expect(contacts.velocity(at: 0.06) == .zero)
        contacts.closeFrame(at: 0.07, turning: true)
        #expect(contacts.velocity(at: 0.07) == .zero)
    }
}
