// SPDX-License-Identifier: MIT

extension Arbiter {
    mutating func serialize(with coder: inout some StateCoder) {
        coder.code(&changed)
        coder.code(&running)
        input.context.serialize(with: &coder)
        tap.serialize(with: &coder)
        quickZoom.serialize(with: &coder)
        fingersDrag.serialize(with: &coder)
        pinch.serialize(with: &coder)
        pan.serialize(with: &coder)
        longPress.serialize(with: &coder)
        swipe.serialize(with: &coder)
        coder.code(&failed)
        coder.code(&mostContacts, upTo: TouchSummary.maxCount)
        lifts.serialize(with: &coder)
        input.running = running
        refreshSchedule()
        if coder.isReading, !isValid { coder.fail() }
    }

    /// Whether the states of the recognizers agree with the sets. A forged state could have a deadline at which no
    /// recognizer acts.
    private var isValid: Bool {
        mutating get {
            if deadline < .infinity, failedOneIsWaiting { return false }
            // No code would end such a gesture.
            if failed.intersects(running.intersection(.movers)) { return false }
            if fingersDrag.isUnderWay != running.contains(.fingersDrag) { return false }
            if fingersDrag.isUnderWay, failed.contains(.fingersDrag) { return false }
            return running.intersection(.movers) == underWay
        }
    }

    /// A copy of the parts that `serialize` overwrites. The other parts hold only the last input, and are large.
    struct Checkpoint {
        var (changed, running, failed) = (RecognizerSet(), RecognizerSet(), RecognizerSet())
        var (watching, following, runningBefore) = (RecognizerSet(), RecognizerSet(), RecognizerSet())
        var mostContacts: Int
        var deadline: Double
        var context: TouchContext
        var tap: TapRecognizer
        var quickZoom: QuickZoomRecognizer
        var fingersDrag: FingersDragRecognizer
        var pinch: PinchRecognizer
        var pan: PanRecognizer
        var longPress: LongPressRecognizer
        var swipe: SwipeRecognizer
        var lifts: LiftHistory

        init(of arbiter: inout Arbiter) {
            (changed, running, failed) = (arbiter.changed, arbiter.running, arbiter.failed)
            (watching, following) = (arbiter.watching, arbiter.following)
            (runningBefore, context) = (arbiter.input.running, arbiter.input.context)
            (deadline, mostContacts) = (arbiter.deadline, arbiter.mostContacts)
            tap = arbiter.tap
            quickZoom = arbiter.quickZoom
            fingersDrag = arbiter.fingersDrag
            pinch = arbiter.pinch
            pan = arbiter.pan
            longPress = arbiter.longPress
            swipe = arbiter.swipe
            lifts = arbiter.lifts
        }

        func restore(_ arbiter: inout Arbiter) {
            (arbiter.changed, arbiter.running, arbiter.failed) = (changed, running, failed)
            (arbiter.watching, arbiter.following) = (watching, following)
            (arbiter.input.running, arbiter.input.context) = (runningBefore, context)
            (arbiter.deadline, arbiter.mostContacts) = (deadline, mostContacts)
            arbiter.tap = tap
            arbiter.quickZoom = quickZoom
            arbiter.fingersDrag = fingersDrag
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
