// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct PanRecognizerTests {
    /// A pan of content that can move, so that the slop is 10.
    private static func harness(_ change: (inout Settings) -> Void = { _ in }) -> Harness<PanRecognizer> {
        var harness = Harness(PanRecognizer(), change)
        harness.context.canPan = true
        return harness
    }

    private static let two: TouchScript = .pair(.began, at: 0, Vector(0, 0), Vector(100, 0))

    // MARK: One finger

    @Test("A pan begins beyond 10 points of travel, which are subtracted from it.")
    func slopIsSubtracted() {
        var harness = Self.harness()
        #expect(harness.play([.down(at: 0, 0, 0), .move(at: 0.1, 6, 8)]).isEmpty)
        #expect(harness.subject.panDelta == nil)
        #expect(harness.play([.move(at: 0.2, 30, 40)]) == ["pan began"])
        #expect(harness.subject.panDelta?.from == Vector(6, 8))
        #expect(harness.subject.panDelta?.to == Vector(30, 40))
    }

    @Test("A pan lasts until the lift, and ends with the velocity of the finger.")
    func lastsUntilTheLift() {
        var harness = Self.harness()
        _ = harness.play(.drag(from: 0, Vector(0, 0), to: Vector(100, 50), frames: 4))
        #expect(harness.log.labels == ["pan began", "pan changed", "pan changed", "pan changed", "pan ended"])
        #expect(harness.log.gestures.last?.point == Vector(100, 50))
        #expect(harness.log.gestures.map(\.contactCount) == [1, 1, 1, 1, 1])
        #expect(
            harness.log.gestures.last.flatMap(\.velocity).map { isClose($0.translation, Vector(2500, 1250)) } == true)
        #expect(harness.subject.panDelta == nil)
    }

    @Test("A finger that rests before it lifts ends the pan with velocity 0.")
    func restBeforeTheLiftEndsWithoutVelocity() {
        var harness = Self.harness()
        _ = harness.play([.down(at: 0, 0, 0)] + .line(from: 0, .zero, to: Vector(100, 0)) + [.up(at: 0.3, 100, 0)])
        #expect(harness.log.gestures.last?.velocity?.translation == .zero)
    }

    @Test("If the content cannot pan, the slop of a pan is at least that of a tap.")
    func slopOfContentThatCannotPan() {
        func begins(at distance: Double, _ change: (inout Settings) -> Void = { _ in }) -> Bool {
            var harness = Harness(PanRecognizer(), change)
            return !harness.play([.down(at: 0, 0, 0), .move(at: 0.1, distance, 0)]).isEmpty
        }
        #expect(!begins(at: 18))
        #expect(begins(at: 18.001))
        #expect(!begins(at: 10) { $0.gestures = .pan })
        #expect(begins(at: 10.001) { $0.gestures = .pan })
        #expect(begins(at: 0.001) { $0.pan.panSlop = 0 })
        #expect(!begins(at: 25) { $0.pan.panSlop = 25 })
    }

    // MARK: The axis lock

    @Test(
        "A pan keeps to the longer axis if the ratio exceeds axis_lock_ratio.",
        arguments: [
            (Vector(20, 15), Vector(1, 0)), (Vector(-15, 20), Vector(0, 1)), (Vector(20, 16), Vector(1, 1)),
            (Vector(16, -20), Vector(1, 1)),
        ])
    func keepsToTheLongerAxis(way: Vector, axisLock: Vector) {
        var harness = Self.harness { $0.pan.axisLockRatio = 1.25 }
        let (stray, last) = (2 * way + Vector(10, 10), 4 * way)
        _ = harness.play([
            .down(at: 0, 0, 0), .move(at: 0.01, way.x, way.y), .move(at: 0.015, 2 * way.x, 2 * way.y),
            .move(at: 0.02, stray.x, stray.y),
        ])
        let start = (10 / way.length) * way
        let end = Vector(axisLock.x * (stray.x - start.x), axisLock.y * (stray.y - start.y))
        #expect(harness.subject.panDelta.map { isClose($0.from, start) && isClose($0.to, start + end) } == true)
        _ = harness.play([
            .move(at: 0.025, 3 * way.x, 3 * way.y), .move(at: 0.03, last.x, last.y), .up(at: 0.03, last.x, last.y),
        ])
        let velocity = harness.log.gestures.last?.velocity?.translation ?? .zero
        #expect((velocity.x != 0) == (axisLock.x != 0))
        #expect((velocity.y != 0) == (axisLock.y != 0))
    }

    /// In a viewport of 400 by 400 the width is 1.5 slops of 10 points times 565.7 / 480, which is 17.68.
    @Test(
        "A pan leaves its axis when the travel across it exceeds 1.5 slops, scaled by the diagonal.",
        arguments: [(17.6, true), (17.7, false), (-17.6, true), (-17.7, false)])
    func leavesTheAxisBeyondItsWidth(across: Double, keeps: Bool) {
        var harness = Self.harness { $0.pan.axisLockRatio = 1.25 }
        _ = harness.play([.down(at: 0, 0, 0), .move(at: 0.01, 20, 5), .move(at: 0.02, 30, 5 + across)])
        let start = 10 / Vector(20, 5).length * Vector(20, 5)
        let moved = harness.subject.panDelta.map { $0.to - $0.from }
        // The frame in which the pan leaves the axis still moves along it. The delta restarts there.
        #expect(moved.map { isClose($0, Vector(keeps ? 30 - start.x : 10, 0)) } == true)
        if keeps { return }
        _ = harness.play([.move(at: 0.03, 33, 9 + across)])
        let later = harness.subject.panDelta.map { $0.to - $0.from }
        #expect(later.map { isClose($0, Vector(13, 4)) } == true)
    }

    /// Travel across the axis counts from the point where the finger last went as far along the axis.
    @Test("Travel along the axis restarts the count of the travel across it.")
    func travelAlongTheAxisRestartsTheCount() {
        var harness = Self.harness { $0.pan.axisLockRatio = 1.25 }
        _ = harness.play([
            .down(at: 0, 0, 0), .move(at: 0.01, 20, 5), .move(at: 0.02, 38, 20), .move(at: 0.03, 58, 35),
        ])
        #expect(harness.subject.panDelta?.axisLock == .horizontal)
        _ = harness.play([.move(at: 0.04, 60, 53)])
        #expect(harness.subject.panDelta?.axisLock == PanRecognizer.AxisLock.none)
    }

    @Test("With axis_lock_ratio 0, or with two fingers, a pan keeps to no axis.")
    func noAxisWithoutARatioOrWithTwoFingers() {
        for (script, ratio) in [
            ([.down(at: 0, 0, 0), .move(at: 0.1, 50, 1)] as TouchScript, 0.0),
            (Self.two + .pair(.moved, at: 0.1, Vector(50, 1), Vector(150, 1)), 1.25),
        ] {
            var harness = Self.harness { $0.pan.axisLockRatio = ratio }
            _ = harness.play(script)
            #expect(harness.subject.panDelta?.axisLock == PanRecognizer.AxisLock.none)
            #expect(harness.subject.panDelta?.to.y == 1)
        }
    }

    @Test("A second finger releases the axis lock.")
    func secondFingerReleasesTheAxis() {
        var harness = Self.harness { $0.pan.axisLockRatio = 1.25 }
        _ = harness.play([.down(1, at: 0, 0, 0), .move(1, at: 0.1, 50, 0), .down(2, at: 0.2, 150, 0)])
        #expect(harness.subject.panDelta?.from == Vector(100, 0))
        #expect(harness.subject.panDelta?.to == Vector(100, 0))
        _ = harness.play(.pair(.moved, at: 0.3, Vector(50, 30), Vector(150, 30)))
        #expect(harness.subject.panDelta?.to == Vector(100, 30))
        #expect(harness.log.labels == ["pan began", "pan changed"])
    }

    // MARK: Several fingers

    @Test("Several fingers pan by the movement of their center.")
    func severalFingersPanByTheirCenter() {
        var harness = Self.harness()
        _ = harness.play([.down(1, at: 0, 0, 0), .down(2, at: 0, 60, 0), .down(3, at: 0, 0, 60)])
        #expect(harness.play([.move(3, at: 0.1, 0, 90)]).isEmpty)
        #expect(harness.play([.move(3, at: 0.2, 0, 150)]) == ["pan began"])
        #expect(harness.subject.panDelta?.from == Vector(20, 30))
        #expect(harness.subject.panDelta?.to == Vector(20, 50))
        #expect(harness.log.gestures.last?.contactCount == 3)
    }

    @Test("Before a pan begins, each landing and lift restarts the slop.")
    func landingOrLiftRestartsTheSlop() {
        var harness = Self.harness()
        #expect(harness.play(Self.two + [.up(2, at: 0.1, 100, 0), .move(1, at: 0.2, 10, 0)]).isEmpty)
        #expect(harness.play([.move(1, at: 0.3, 11, 0)]) == ["pan began"])
        #expect(harness.subject.panDelta?.from == Vector(10, 0))
    }

    @Test("A pan that begins within a pinch has no slop.")
    func pinchBeginsThePanWithoutASlop() {
        var harness = Self.harness()
        harness.others = .pinch
        #expect(harness.play(Self.two + .pair(.moved, at: 0.1, Vector(-10, 0), Vector(112, 0))) == ["pan began"])
        #expect(harness.subject.panDelta?.from == Vector(50, 0))
        #expect(harness.subject.panDelta?.to == Vector(51, 0))
    }

    // MARK: The grace period after a lift

    /// Two fingers pan by 20 points, and one lifts at 0.2.
    private static func releasing(_ change: (inout Settings) -> Void = { _ in }) -> Harness<PanRecognizer> {
        var harness = Self.harness(change)
        _ = harness.play(two + .pair(.moved, at: 0.1, Vector(0, 20), Vector(100, 20)) + [.up(2, at: 0.2, 100, 20)])
        return harness
    }

    @Test("The remaining finger does not pan within lift_grace_time of a lift.")
    func remainingFingerDoesNotPanInTheGracePeriod() {
        var harness = Self.releasing()
        let until = (0.2 + 0.08).nextUp
        #expect(harness.subject.deadline == until)
        #expect(harness.subject.panDelta?.from == Vector(0, 20))
        #expect(harness.play([.move(1, at: 0.25, 0, 28)]) == ["pan began"])
        #expect(harness.subject.panDelta?.to == Vector(0, 20))
        _ = harness.play([.advance(until)])
        #expect(harness.subject.deadline == .infinity)
        #expect(harness.play([.move(1, at: 0.3, 0, 35)]) == ["pan began", "pan changed"])
        #expect(harness.subject.panDelta?.from == Vector(0, 28))
        #expect(harness.subject.panDelta?.to == Vector(0, 35))
    }

    @Test("A remaining finger that moves further than 9 points ends the period, and pans without a jump.")
    func remainingFingerEndsTheGracePeriod() {
        var harness = Self.releasing()
        #expect(harness.play([.move(1, at: 0.22, 0, 29)]) == ["pan began"])
        #expect(harness.subject.deadline == (0.2 + 0.08).nextUp)
        #expect(harness.play([.move(1, at: 0.25, 0, 90)]) == ["pan began"])
        #expect(harness.subject.deadline == .infinity)
        #expect(harness.subject.panDelta?.from == Vector(0, 90))
        #expect(harness.subject.panDelta?.to == Vector(0, 90))
        _ = harness.play([.advance(0.3), .move(1, at: 0.31, 0, 95)])
        #expect(harness.subject.panDelta?.from == Vector(0, 90))
        #expect(harness.subject.panDelta?.to == Vector(0, 95))
    }

    @Test("With pan_slop 0 the remaining finger pans within lift_grace_time.")
    func noGracePeriodWithoutASlop() {
        var harness = Self.releasing { $0.pan.panSlop = 0 }
        #expect(harness.play([.move(1, at: 0.25, 0, 23)]) == ["pan began", "pan changed"])
        #expect(harness.subject.panDelta?.from == Vector(0, 20))
        #expect(harness.subject.panDelta?.to == Vector(0, 23))
        // After the grace period the pan continues from the same place.
        #expect(harness.subject.deadline == (0.2 + 0.08).nextUp)
        _ = harness.play([.advance(0.3), .move(1, at: 0.31, 0, 25)])
        #expect(harness.subject.panDelta?.from == Vector(0, 20))
        harness = Self.releasing { $0.pan.panSlop = 0 }
        _ = harness.play(.line(1, from: 0.2, Vector(0, 20), to: Vector(0, 120), frames: 5) + [.up(1, at: 0.25, 0, 120)])
        // The finger has moved further than 9 points, so its own velocity counts.
        #expect(harness.log.gestures.last.map { isClose($0.velocity?.translation.y ?? 0, 2000) } == true)
    }

    /// The last finger stays within 9 points meanwhile.
    @Test("Fingers that all lift within the grace period fling with the velocity of the first lift.")
    func fingersThatLiftInMotionFlingTogether() {
        var harness = Self.harness()
        let frames: TouchScript = .frames(10) {
            .pair(.moved, at: $0, Vector(1000 * $0, 0), Vector(1000 * $0 + 100, 0))
        }
        _ = harness.play(
            Self.two + frames + [.up(2, at: 0.1, 200, 0), .move(1, at: 0.12, 100, 6), .up(1, at: 0.15, 100, 6)])
        #expect(harness.log.gestures.last.map { isClose($0.velocity?.translation.x ?? 0, 1000) } == true)
        #expect(harness.log.gestures.last?.velocity?.translation.y == 0)
    }

    /// Each finger must also be at fling_min_speed.
    @Test(
        "Two fingers that move apart faster than their center moves do not fling.",
        arguments: [(300.0, 250.0, true), (100, 250, true), (100, 320, false), (0, 150, true), (0, 250, false)])
    func opposedFingersDoNotFling(pan: Double, spread: Double, flings: Bool) {
        let velocity = PointerVelocity(focalPoint: Vector(pan, 0), radius: spread, angle: 0)
        #expect(velocity.isOpposed(from: 200) == !flings)
    }

    /// Also before the pan has begun: the remaining finger rarely intends a pan.
    @Test("Before a pan has begun, the remaining finger waits for lift_grace_time and then moves the slop.")
    func remainingFingerWaitsBeforeItPans() {
        var harness = Self.harness()
        _ = harness.play(Self.two + [.up(2, at: 0.1, 100, 0)])
        #expect(harness.play([.move(1, at: 0.12, 5, 0)]).isEmpty)
        #expect(harness.play([.move(1, at: 0.17, 9, 0), .move(1, at: 0.2, 19, 0)]).isEmpty)
        #expect(harness.play([.move(1, at: 0.21, 20, 0)]) == ["pan began"])
        #expect(harness.subject.panDelta?.from == Vector(19, 0))
    }

    /// The pan has no jump, however many samples there are.
    @Test(
        "A remaining finger that moves further than 9 points pans beyond the larger of that and pan_slop.",
        arguments: [(10.0, 10.0), (5, 9), (30, 30)], [1, 7])
    func remainingFingerMayEndTheWait(slops: (pan: Double, both: Double), samples: Int) {
        var harness = Self.harness { $0.pan.panSlop = slops.pan }
        _ = harness.play(Self.two + [.up(2, at: 0.1, 100, 0)])
        let way = TouchScript.line(1, from: 0.1, .zero, to: Vector(0, slops.both), frames: samples)
        #expect(harness.play(way).isEmpty)
        #expect(harness.play([.move(1, at: 0.16, 0, 45)]) == ["pan began"])
        #expect(harness.subject.panDelta?.from == Vector(0, slops.both))
        #expect(harness.subject.panDelta?.to == Vector(0, 45))
    }

    /// The slop counts from the lift, also after the grace period.
    @Test("A remaining finger beyond 9 points waits only for the slop of a pan.")
    func slopAfterTheWaitCountsFromTheLift() {
        var harness = Self.harness()
        _ = harness.play(Self.two + [.up(2, at: 0.1, 100, 0), .move(1, at: 0.15, 0, 9.5), .move(1, at: 0.3, 0, 10)])
        #expect(harness.play([.move(1, at: 0.31, 0, 11)]) == ["pan began"])
        #expect(harness.subject.panDelta?.from == Vector(0, 10))
    }

    @Test("A remaining finger that lifts in the grace period does not fling if the first lift came after a rest.")
    func liftInTheGracePeriodDoesNotFling() {
        var harness = Self.releasing()
        #expect(harness.play([.move(1, at: 0.21, 0, 29), .up(1, at: 0.21, 0, 29)]) == ["pan began", "pan ended"])
        #expect(harness.log.gestures.last?.velocity?.translation == .zero)
        #expect(harness.subject.deadline == .infinity)
    }

    @Test("A finger that lands in the grace period pans at once with the remaining one.")
    func landingEndsTheGracePeriod() {
        var harness = Self.releasing()
        _ = harness.play([.down(3, at: 0.22, 100, 20), .move(1, at: 0.23, 0, 24)])
        #expect(harness.subject.panDelta?.from == Vector(50, 20))
        #expect(harness.subject.panDelta?.to == Vector(50, 22))
    }

    @Test("The grace period counts from the first of several lifts.")
    func gracePeriodCountsFromTheFirstLift() {
        var harness = Self.harness()
        _ = harness.play([.down(1, at: 0, 0, 0), .down(2, at: 0, 60, 0), .down(3, at: 0, 30, 60)])
        _ = harness.play([.move(1, at: 0.1, 0, 90), .up(2, at: 0.2, 60, 0), .up(3, at: 0.25, 30, 60)])
        #expect(harness.subject.deadline == (0.2 + 0.08).nextUp)
        #expect(harness.play([.up(1, at: 0.27, 0, 90)]) == ["pan began", "pan ended"])
    }

    // MARK: Bounces and presses

    @Test("A bounce after a pan continues the pan without a slop.")
    func bounceContinuesThePan() {
        var harness = Self.harness()
        _ = harness.play(.drag(from: 0, .zero, to: Vector(50, 0)))
        harness.landing = .bounce
        #expect(harness.play([.down(2, at: 0.11, 50, 0)]).suffix(2) == ["pan ended", "pan began"])
        _ = harness.play([.move(2, at: 0.12, 51, 0)])
        #expect(harness.subject.panDelta?.from == Vector(50, 0))
        #expect(harness.subject.panDelta?.to == Vector(51, 0))
    }

    @Test("A bounce after a tap needs the slop, and so does an ordinary landing after a pan.")
    func bounceOfATapNeedsTheSlop() {
        var harness = Self.harness()
        harness.landing = .bounce
        #expect(harness.play(.tap(at: 0) + [.down(at: 0.06), .move(at: 0.1, 105, 100)]).isEmpty)
        harness.landing = .fresh
        _ = harness.play([.up(at: 0.2)] + .drag(from: 1, .zero, to: Vector(50, 0)))
        #expect(harness.play([.down(at: 1.3, 50, 0), .move(at: 1.4, 55, 0)]).last == "pan ended")
    }

    @Test("A pan after a long press ends with velocity 0.")
    func panAfterALongPressDoesNotFling() {
        var harness = Self.harness()
        harness.others = .longPress
        _ = harness.play(.drag(from: 0, .zero, to: Vector(100, 0)))
        #expect(harness.log.gestures.last?.velocity?.translation == .zero)
        #expect((harness.log.gestures.dropLast().last?.velocity?.translation.x ?? 0) > 900)
    }

    // MARK: Switching off and cancelling

    @Test("With PAN off no pan begins.")
    func switchedOffItDoesNothing() {
        var harness = Self.harness { $0.gestures.remove(.pan) }
        #expect(harness.play(.drag(from: 0, .zero, to: Vector(100, 0))).isEmpty)
    }

    @Test("A touch does not pan if PAN is switched off during it, even if PAN is switched on again.")
    func switchedOffBeforeItBegins() {
        var harness = Self.harness()
        _ = harness.play([.down(at: 0, 0, 0)])
        harness.thresholds.gestures.remove(.pan)
        #expect(harness.play([.move(at: 0.2, 60, 0)]).isEmpty)
        harness.thresholds.gestures.insert(.pan)
        #expect(harness.play([.move(at: 0.3, 90, 0), .up(at: 0.4, 90, 0)]).isEmpty)
    }

    /// A pan includes all fingers of its touch.
    @Test("If PAN is switched on while fingers are down, the pan waits for the next touch.")
    func switchedOnItWaitsForTheNextTouch() {
        var harness = Self.harness { $0.gestures.remove(.pan) }
        _ = harness.play([.down(1, at: 0, 0, 0)])
        harness.thresholds.gestures.insert(.pan)
        #expect(harness.play([.down(2, at: 0.1, 50, 0), .move(2, at: 0.2, 150, 0), .up(1, at: 0.3)]).isEmpty)
        #expect(harness.play([.up(2, at: 0.4)] + .drag(from: 1, .zero, to: Vector(50, 0), frames: 1)).count == 2)
    }

    @Test("A cancel ends a pan in every state.")
    func cancelInEachState() {
        func labels(_ script: TouchScript) -> [String] {
            var harness = Self.harness()
            _ = harness.play(script + [.cancel(5)])
            let before = harness.log.outlines
            // The next pan is as after a new start.
            #expect(harness.play(.drag(from: 6, .zero, to: Vector(20, 0), frames: 1)).count == harness.log.labels.count)
            #expect(harness.log.outlines == before + ["pan began", "pan ended"])
            return before
        }
        let drag: TouchScript = [.down(at: 0, 0, 0), .move(at: 0.1, 50, 0)]
        #expect(labels([]).isEmpty)
        #expect(labels([.down(at: 0, 0, 0)]).isEmpty)
        #expect(labels(drag) == ["pan began", "pan cancelled"])
        #expect(labels(drag + [.up(at: 0.2, 50, 0)]) == ["pan began", "pan ended"])
        #expect(labels(drag + [.down(2, at: 0.2, 90, 0), .up(1, at: 0.3, 50, 0)]) == ["pan began", "pan cancelled"])
        #expect(labels(drag + [.down(2, at: 0.2, 90, 0), .lost(1, at: 0.3, 50, 0)]) == ["pan began", "pan cancelled"])
    }

    @Test("If another recognizer claims the contacts, the pan is cancelled until all have lifted.")
    func lostContactsEndThePan() {
        var harness = Self.harness()
        _ = harness.play([.down(at: 0, 0, 0), .move(at: 0.1, 50, 0)])
        #expect(harness.cancel(at: 0.2).first?.phase == .cancelled)
        #expect(harness.subject.panDelta == nil)
        #expect(harness.play([.down(2, at: 0.3, 0, 50), .up(1, at: 0.4, 50, 0), .move(2, at: 0.5, 90, 90)]).count == 1)
        #expect(harness.play([.up(2, at: 0.6)] + .drag(from: 1, .zero, to: Vector(20, 0), frames: 1)).count == 3)
    }
}
