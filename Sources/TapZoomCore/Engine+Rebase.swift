// SPDX-License-Identifier: MIT

extension Engine {
    /// Adds seconds to every time. Returns false and changes nothing if the clock would leave the times of the C
    /// header. `coder`: one that shifts times by as much.
    @inline(never) @_optimize(size)
    package mutating func rebaseTime(with coder: inout some StateCoder) -> Bool {
        // Before the first time there is none.
        guard let time else { return true }
        guard abs(time + coder.timeShift) <= FrameClock.latest else { return false }
        events.shiftTimes(by: coder.timeShift, until: time)
        codeParts(with: &coder)
        camera.rescheduleHits(after: clock.now)
        schedule()
        // By rounding, something may become due at the clock.
        finish()
        return true
    }
}

extension EventQueue {
    /// `clock`: no event is later; those from before the first time may seem so, and become as early as the next one.
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
