// SPDX-License-Identifier: MIT

extension Arbiter {
    @inline(never)
    mutating func code(with coder: inout some StateCoder, _ thresholds: @_addressable Thresholds) {
        coder.code(&changed)
        coder.code(&running)
        input.context.code(with: &coder)
        tap.code(with: &coder)
        quickZoom.code(with: &coder)
        pinch.code(with: &coder)
        pan.code(with: &coder)
        longPress.code(with: &coder)
        swipe.code(with: &coder)
        coder.code(&failed)
        lifts.code(with: &coder)
        input.running = running
        refreshSchedule(thresholds)
        if coder.isReading, !isSound { coder.fail() }
    }

    /// Whether the states of the recognizers agree with the sets. A forged state could have a deadline at which no
    /// recognizer acts.
    private var isSound: Bool {
        mutating get {
            if deadline < .infinity, failedOneIsWaiting { return false }
            // No code would end such a gesture.
            if failed.intersects(running.intersection(.movers)) { return false }
            return running.intersection(.movers) == underWay
        }
    }

    /// A copy of the parts that `code` overwrites. The other parts hold only the last input, and are large.
    struct Parts {
        var (changed, running, failed) = (RecognizerSet(), RecognizerSet(), RecognizerSet())
        var (watching, following, runningBefore) = (RecognizerSet(), RecognizerSet(), RecognizerSet())
        var deadline: Double
        var context: TouchContext
        var tap: TapRecognizer
        var quickZoom: QuickZoomRecognizer
        var pinch: PinchRecognizer
        var pan: PanRecognizer
        var longPress: LongPressRecognizer
        var swipe: SwipeRecognizer
        var lifts: LiftHistory

        @inline(__always)
        init(of arbiter: inout Arbiter) {
            (changed, running, failed) = (arbiter.changed, arbiter.running, arbiter.failed)
            (watching, following) = (arbiter.watching, arbiter.following)
            (runningBefore, context) = (arbiter.input.running, arbiter.input.context)
            deadline = arbiter.deadline
            tap = arbiter.tap
            quickZoom = arbiter.quickZoom
            pinch = arbiter.pinch
            pan = arbiter.pan
            longPress = arbiter.longPress
            swipe = arbiter.swipe
            lifts = arbiter.lifts
        }

        @inline(never) @_optimize(size)
        func restore(_ arbiter: inout Arbiter) {
            (arbiter.changed, arbiter.running, arbiter.failed) = (changed, running, failed)
            (arbiter.watching, arbiter.following) = (watching, following)
            (arbiter.input.running, arbiter.input.context) = (runningBefore, context)
            arbiter.deadline = deadline
            arbiter.tap = tap
            arbiter.quickZoom = quickZoom
            arbiter.pinch = pinch
            arbiter.pan = pan
            arbiter.longPress = longPress
            arbiter.swipe = swipe
            arbiter.lifts = lifts
        }
    }

    /// The recognizers that move the content, according to their own states.
    private var underWay: RecognizerSet {
        mutating get {
            var set = RecognizerSet()
            if quickZoom.delta != nil { set.insert(.quickZoom) }
            if pinch.isUnderWay { set.insert(.pinch) }
            if pan.isUnderWay { set.insert(.pan) }
            return set
        }
    }

    private var failedOneIsWaiting: Bool {
        mutating get {
            if failed.intersects(.tap), tap.deadline < .infinity { return true }
            if failed.intersects(.longPress), longPress.deadline < .infinity { return true }
            if failed.intersects(.pan), pan.deadline < .infinity { return true }
            return failed.intersects(.pinch) && pinch.deadline < .infinity
        }
    }
}
