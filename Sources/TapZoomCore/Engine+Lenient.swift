// SPDX-License-Identifier: MIT

// Lenient mode: the view refuses no sample with valid numbers. It corrects the samples that a strict view refuses.

extension Engine {
    package var isLenient: Bool { camera.settings.lenient }

    /// Handles any sample. A late sample is taken at the clock; durations and velocities count by its own time. A
    /// contact that lands again is cancelled first. A sample of a contact that is not down, and a landing of one
    /// contact too many, are ignored.
    mutating func pushLeniently(_ sample: TouchSample) {
        var sample = sample
        let index = contacts.index(of: sample.id)
        let error = contacts.error(of: sample, at: index)
        // An ignored sample leaves no trace, so that a recording that begins after it needs no snapshot.
        guard error == nil || index != nil else { return }
        if error != nil || sample.time < clock.now { late.noteCorrection() }
        if let index { sample.time = max(sample.time, contacts.latestTime(of: index)) }
        let time = max(sample.time, clock.now)
        if let index, error != nil {
            var end = sample
            (end.phase, end.position) = (.cancelled, contacts.position(of: index))
            landOrLift(end, at: index, taken: time)
            return landOrLift(sample, at: nil, taken: time)
        }
        guard sample.phase == .moved, var index else { return landOrLift(sample, at: index, taken: time) }
        if isPalm(sample) { index = notePalm(sample, at: index, time) }
        if index >= contacts.count {
            if time > clock.now { advanceClock(to: time) }
            contacts.move(index, to: sample.position)
            return contacts.note(sample.time, of: index)
        }
        // Samples of one frame have equal times, even if all of them are late.
        if time > clock.now || clock.isOpen && sample.time > clock.now - late.lateness { advanceClock(to: time) }
        if !clock.isOpen { late.open(lateBy: time - sample.time) }
        clock.open()
        contacts.move(index, to: sample.position)
        contacts.note(sample.time, of: index)
    }

    /// Returns the clock in place of an earlier time.
    mutating func correctedTime() throws(InputError) -> Double {
        guard camera.settings.lenient else { throw .time }
        late.noteCorrection()
        return clock.now
    }

    /// Closes the frame of late samples. Returns the time of its pose: the samples' own, but not before an earlier
    /// pose.
    mutating func closeLateFrame() -> Double { max(late.close(at: clock.now), contacts.summary.pose.time) }
}

extension Engine {
    /// Adds seconds to every time, by a coder that shifts times. Returns false and changes nothing if the clock would
    /// leave the range of the C header.
    package mutating func rebaseTime(with coder: inout some StateCoder) -> Bool {
        // Without a clock there is no time to shift.
        guard let time else { return true }
        guard abs(time + coder.timeShift) <= FrameClock.latest else { return false }
        events.shiftTimes(by: coder.timeShift, until: time)
        serializeParts(with: &coder)
        camera.rescheduleHits(after: clock.now)
        // Rounding may make an action due at the clock.
        leave()
        return true
    }
}
