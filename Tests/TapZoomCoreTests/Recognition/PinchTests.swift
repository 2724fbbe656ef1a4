// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct PinchTests {
    private static func watch(_ change: (inout Settings) -> Void = { _ in }) -> Watch<Pinch> {
        Watch(Pinch()) {
            $0.gestures = .all
            change(&$0)
        }
    }

    /// Two fingers 100 apart land and do this.
    private static func played(_ hand: Hand, _ change: (inout Settings) -> Void = { _ in }) -> Watch<Pinch> {
        var watch = Self.watch(change)
        _ = watch.play(.spread(.began, at: 0, 50) + hand)
        return watch
    }

    private static func ln(_ value: Double) -> Double { Math.log(value) }

    // MARK: Zoom

    @Test(arguments: [(60.0, 56.0), (120.0, 56.0), (40.0, 44.0), (30.0, 44.0)])
    func theSlopIsTakenOffExactly(radius: Double, start: Double) {
        let watch = Self.played(.spread(.moved, at: 0.1, radius))
        #expect(watch.notes.told == ["pinch began"])
        #expect(watch.watched.twist.map { isClose($0.growth, Self.ln(radius / start)) } == true)
        #expect(watch.watched.twist?.turn == 0)
        #expect(watch.watched.twist.map { isClose($0.anchor, Vector(200, 200)) } == true)
        for edge in [44.0, 56] { #expect(Self.played(.spread(.moved, at: 0.1, edge)).notes.told.isEmpty) }
    }

    @Test func theWayDoesNotMatter() {
        let there = Self.played(.spread(.moved, at: 0.1, 100))
        let detour = Self.played(
            .spread(.moved, at: 0.1, 70) + .spread(.moved, at: 0.2, 3) + .spread(.moved, at: 0.3, 100))
        #expect(there.watched.twist?.growth == detour.watched.twist?.growth)
    }

    @Test func speedIsAnExponent() {
        let watch = Self.played(.spread(.moved, at: 0.1, 112)) { $0.pinch.speed = 0.5 }
        #expect(watch.watched.twist.map { isClose($0.growth, 0.5 * Self.ln(2)) } == true)
    }

    /// Closer than `fade` the radius counts like a straight line, which goes on with the logarithm.
    @Test func closeFingersFade() {
        let pinch = Self.watch { $0.pinch.fade = 50 }.rules.pinch
        #expect(isClose(pinch.growth(from: 25, to: 50), Self.ln(2)))
        #expect(isClose(pinch.growth(from: 25, to: 0), -1))
        #expect(isClose(pinch.growth(from: 5, to: 15), 10 / 25))
        #expect(isClose(pinch.growth(from: 25.0.nextDown, to: 25.0.nextUp), 0))
        for radius in [0.0, 10, 24.9, 25.1, 100] {
            let slope = centralDifference(at: radius, step: 1e-4) { pinch.growth(from: 25, to: $0) }
            #expect(isClose(pinch.growthRate(at: radius), slope, to: 1e-7))
        }
    }

    @Test func onePointIsANumber() {
        for slop in [0.0, 6] {
            let watch = Self.played(.spread(.moved, at: 0.1, 0) + .spread(.moved, at: 0.2, 80)) { $0.pinch.slop = slop }
            #expect(watch.watched.twist?.growth.isFinite == true)
        }
        var watch = Self.watch { ($0.pinch.slop, $0.pinch.rotateSlop) = (0, 0) }
        _ = watch.play(.spread(.began, at: 0, 0) + .spread(.moved, at: 0.1, 0) + .spread(.moved, at: 0.2, 50, angle: 1))
        #expect(watch.watched.twist.map { $0.growth.isFinite && $0.turn.isFinite } == true)
    }

    @Test func saysHowFastItZooms() {
        let watch = Self.played(.frames(8) { .spread(.moved, at: $0, 50 + 400 * $0) })
        #expect(watch.notes.gestures.last?.flow.map { isClose($0.growth, 400 / 82) } == true)
        #expect(watch.notes.gestures.last?.flow?.spin == 0)
    }

    // MARK: Turn

    /// An arc of 25 at a radius of 50 is half a radian.
    @Test(arguments: [0.6, -0.6, 1.5, -1.5]) func theArcIsTakenOffExactly(angle: Double) {
        let watch = Self.played(.spread(.moved, at: 0.1, 50, angle: angle))
        #expect(watch.notes.told == ["rotate began"])
        #expect(watch.watched.twist.map { isClose($0.turn, angle - (angle > 0 ? 0.5 : -0.5)) } == true)
        #expect(watch.watched.twist?.growth == 0)
        #expect(Self.played(.spread(.moved, at: 0.1, 50, angle: 0.499)).notes.told.isEmpty)
    }

    /// The closer the fingers have been, the more they must turn.
    @Test func theLeastDistanceCounts() {
        let near: Hand = .spread(.moved, at: 0.1, 45) + .spread(.moved, at: 0.2, 50, angle: 0.54)
        #expect(Self.played(near).notes.told.isEmpty)
        let far: Hand = .spread(.moved, at: 0.1, 45) + .spread(.moved, at: 0.2, 50, angle: 0.56)
        #expect(Self.played(far).notes.told == ["rotate began"])
    }

    @Test func whatIsSmallBesideTheRestIsNoTurn() {
        // A spread of 100, an arc of 0.9 * 50 at the least radius: less than half.
        #expect(Self.played(.spread(.moved, at: 0.1, 150, angle: 0.9)).notes.told == ["pinch began"])
        #expect(Self.played(.spread(.moved, at: 0.1, 150, angle: 1.1)).notes.told == ["pinch began", "rotate began"])
        let away = Vector(320, 200)
        #expect(Self.played(.spread(.moved, at: 0.1, 50, angle: 1.1, about: away)).notes.told.isEmpty)
        #expect(Self.played(.spread(.moved, at: 0.1, 50, angle: 1.3, about: away)).notes.told == ["rotate began"])
    }

    @Test func fullTurnsAreCounted() {
        let watch = Self.played(.frames(100) { .spread(.moved, at: $0, 50, angle: 20 * $0) })
        #expect(watch.watched.twist.map { isClose($0.turn, 20 - 0.5) } == true)
        #expect(watch.notes.gestures.last?.flow.map { isClose($0.spin, 20) } == true)
    }

    // MARK: Both

    private static let both: Hand =
        .spread(.moved, at: 0.1, 70) + .spread(.moved, at: 0.2, 70, angle: 1) + .spread(.moved, at: 0.3, 75, angle: 1)

    @Test func whatBeganLastEndsFirst() {
        let watch = Self.played(Self.both + [.up(1, at: 0.4), .up(2, at: 0.5)])
        #expect(watch.notes.outlines == ["pinch began", "rotate began", "rotate ended", "pinch ended"])
        let turned: Hand = .spread(.moved, at: 0.1, 50, angle: 1) + .spread(.moved, at: 0.2, 70, angle: 1)
        let other = Self.played(turned + [.up(2, at: 0.4)])
        #expect(other.notes.outlines == ["rotate began", "pinch began", "pinch ended", "rotate ended"])
        #expect(watch.notes.gestures.map(\.contactCount).prefix(4) == [2, 2, 2, 2])
    }

    @Test func eachIsSwitchedOffForItself() {
        #expect(Self.played(Self.both) { $0.gestures.remove(.rotate) }.notes.outlines == ["pinch began"])
        #expect(Self.played(Self.both) { $0.gestures.remove(.pinch) }.notes.outlines == ["rotate began"])
        let neither = Self.played(Self.both) { $0.gestures.subtract([.pinch, .rotate]) }
        #expect(neither.notes.told.isEmpty)
        #expect(neither.watched.twist == nil)
    }

    // MARK: Fingers that come and go

    @Test func aThirdFingerCountsAnewWithoutASlop() {
        var watch = Self.played(.spread(.moved, at: 0.1, 70))
        _ = watch.play([.down(3, at: 0.2, 200, 260)])
        #expect(watch.watched.twist?.growth == 0)
        let radius = watch.contacts.fingers.pose.radius
        #expect(watch.play([.move(3, at: 0.3, 200, 263)]) == ["pinch began", "pinch changed"])
        #expect(
            watch.watched.twist.map { isClose($0.growth, Self.ln(watch.contacts.fingers.pose.radius / radius)) } == true
        )
        #expect(watch.notes.gestures.last?.contactCount == 3)
    }

    /// Three fingers pinch, and one is lifted at 0.2, which leaves two 100 apart.
    private static func straggling(_ change: (inout Settings) -> Void = { _ in }) -> Watch<Pinch> {
        var watch = Self.watch(change)
        _ = watch.play(.spread(.began, at: 0, 50) + [.down(3, at: 0, 200, 230), .move(3, at: 0.1, 200, 300)])
        _ = watch.play([.up(3, at: 0.2, 200, 300)])
        return watch
    }

    @Test func stragglersMoveNothingForAMoment() {
        var watch = Self.straggling()
        let until = (0.2 + 0.08).nextUp
        #expect(watch.watched.deadline == until)
        #expect(watch.play(.spread(.moved, at: 0.25, 56)) == ["pinch began"])
        #expect(watch.watched.twist?.growth == 0)
        _ = watch.play([.advance(until)] + .spread(.moved, at: 0.3, 60))
        #expect(watch.watched.twist.map { isClose($0.growth, Self.ln(60 / 56)) } == true)
        #expect(watch.watched.deadline == .infinity)
    }

    @Test func whatStragglersMoveThenIsLeftOut() {
        var watch = Self.straggling()
        #expect(watch.play(.spread(.moved, at: 0.25, 90, angle: 1)) == ["pinch began"])
        #expect(watch.watched.twist?.growth == 0)
        _ = watch.play([.advance(0.3)] + .spread(.moved, at: 0.31, 99, angle: 1))
        #expect(watch.watched.twist.map { isClose($0.growth, Self.ln(99 / 90.0)) } == true)
    }

    @Test func withoutASlopThereIsNoSuchWait() {
        var watch = Self.straggling { $0.pinch.slop = 0 }
        #expect(watch.watched.deadline == .infinity)
        #expect(watch.play(.spread(.moved, at: 0.25, 51)).suffix(1) == ["pinch changed"])
        #expect(watch.watched.twist.map { isClose($0.growth, Self.ln(51 / 50.0)) } == true)
    }

    @Test func stragglersEndWhenOneIsLeft() {
        var watch = Self.straggling()
        #expect(watch.play([.up(2, at: 0.22, 250, 200)]) == ["pinch began", "pinch ended"])
        #expect(watch.watched.deadline == .infinity)
        #expect(watch.play([.down(4, at: 0.23, 260, 200), .move(4, at: 0.3, 300, 200)]).last == "pinch began")
    }

    @Test func beforeItBeginsFingersThatGoAreNoSpread() {
        var watch = Self.watch()
        _ = watch.play(.spread(.began, at: 0, 50) + [.down(3, at: 0, 200, 400), .up(3, at: 0.1, 200, 400)])
        #expect(watch.watched.deadline == .infinity)
        #expect(watch.play(.spread(.moved, at: 0.2, 55)).isEmpty)
        #expect(watch.watched.twist == nil)
    }

    // MARK: Lost, cancelled

    @Test func aCancelEndsBothInTheReverseOrder() {
        let ends = ["rotate cancelled", "pinch cancelled"]
        #expect(Self.played(Self.both + [.cancel(1)]).notes.outlines.suffix(2) == ends)
        var watch = Self.played(Self.both + [.lost(1, at: 1)])
        #expect(watch.notes.outlines.suffix(2) == ends)
        // One is still down: out until it is up as well.
        _ = watch.play([.down(3, at: 2, 300, 300), .move(3, at: 2.1, 400, 400)])
        #expect(watch.notes.outlines.suffix(2) == ends)
        _ = watch.play([.up(2, at: 3), .up(3, at: 3)] + .spread(.began, at: 4, 50) + .spread(.moved, at: 5, 90))
        #expect(watch.notes.outlines.last == "pinch began")
    }

    @Test func whatLosesTheContactsIsOut() {
        var watch = Self.played(.spread(.moved, at: 0.1, 90))
        #expect(watch.lose(at: 0.2).first?.phase == .cancelled)
        #expect(watch.watched.twist == nil)
        #expect(watch.play(.spread(.moved, at: 0.3, 200)).count == 1)
        watch = Self.watch()
        #expect(watch.lose(at: 0).isEmpty)
    }
}
