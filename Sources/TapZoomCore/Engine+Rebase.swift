// SPDX-License-Identifier: MIT

extension Engine {
    /// Adds seconds to every time, by a coder that shifts times. Returns false and changes nothing if the clock would
    /// leave the range of the C header.
    @inline(never) @_optimize(size)
    package mutating func rebaseTime(with coder: inout some StateCoder) -> Bool {
        // Without a clock there is no time to shift.
        guard let time else { return true }
        guard abs(time + coder.timeShift) <= FrameClock.latest else { return false }
        events.shiftTimes(by: coder.timeShift, until: time)
        codeParts(with: &coder)
        camera.rescheduleHits(after: clock.now)
        schedule()
        // Rounding may make an action due at the clock.
        finish()
        return true
    }
}

extension EventQueue {
    /// Shifts the times of events. No event is later than `clock`, except those from before the clock started; these
    /// get the time of the next event.
    fileprivate mutating func shiftTimes(by offset: Double, until clock: Double) {
        var (index, latest) = (count &- 1, clock)
        while index >= 0 {
            latest = min(latest, self[index].time)
            self[index].time = latest
            self[index].time.shift(by: offset)
            index &-= 1
        }
        shiftOpenTap(by: offset, until: clock)
    }
}
