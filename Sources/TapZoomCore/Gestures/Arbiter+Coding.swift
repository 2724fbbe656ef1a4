// SPDX-License-Identifier: MIT

extension Arbiter {
    mutating func serialize(with coder: inout some StateCoder) {
        coder.code(&changed)
        coder.code(&running)
        input.context.serialize(with: &coder)
        coder.code(&input.firstLift)
        tap.serialize(with: &coder)
        quickZoom.serialize(with: &coder)
        fingersDrag.serialize(with: &coder)
        pinch.serialize(with: &coder)
        pan.serialize(with: &coder)
        longPress.serialize(with: &coder)
        swipe.serialize(with: &coder)
        coder.code(&failed)
        coder.code(&mostContacts, upTo: TouchSummary.maxCount)
        debounce.serialize(with: &coder)
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
            for id in RecognizerID.all where failed.contains(RecognizerSet(id)) {
                if ask(id, Plan()).deadline < .infinity { return true }
            }
            return false
        }
    }
}
