// SPDX-License-Identifier: MIT

extension Arbiter {
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

    /// Whether the recognizers agree with the sets. A forged state could have a deadline at which no recognizer acts.
    private var isSound: Bool {
        if deadline < .infinity, failedOneIsWaiting { return false }
        return running.intersection(.movers) == underWay
    }

    /// The recognizers that move the content, by their own states.
    private var underWay: RecognizerSet {
        var set = RecognizerSet()
        if quickZoom.delta != nil { set.insert(.quickZoom) }
        if pinch.isUnderWay { set.insert(.pinch) }
        if pan.isUnderWay { set.insert(.pan) }
        return set
    }

    private var failedOneIsWaiting: Bool {
        isWaiting(.tap, tap.deadline) || isWaiting(.longPress, longPress.deadline) || isWaiting(.pan, pan.deadline)
            || isWaiting(.pinch, pinch.deadline)
    }

    private func isWaiting(_ set: RecognizerSet, _ deadline: Double) -> Bool {
        failed.intersects(set) && deadline < .infinity
    }
}
