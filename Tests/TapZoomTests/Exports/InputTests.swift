// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoom
import Testing

@Suite struct InputTests {
    private static func down(_ id: Int64 = 1, at time: Double = 1) -> tapzoom_sample {
        tapzoom_sample(TAPZOOM_TOUCH_BEGAN, id, at: time)
    }

    @Test("NULL is ERROR_NULL, except for an empty list of samples and for accepted.")
    func nullIsAnError() {
        let host = Host()
        var sample = Self.down()
        var accepted = 77
        expect(tapzoom_push_touches(nil, &sample, 1, &accepted), TAPZOOM_ERROR_NULL)
        #expect(accepted == 0)
        accepted = 77
        expect(tapzoom_push_touches(host.view, nil, 1, &accepted), TAPZOOM_ERROR_NULL)
        #expect(accepted == 0)
        accepted = 77
        expect(tapzoom_cancel(nil, 0), TAPZOOM_ERROR_NULL)
        expect(tapzoom_advance(nil, 0), TAPZOOM_ERROR_NULL)
        expect(tapzoom_push_touches(host.view, nil, 0, &accepted), TAPZOOM_OK)
        #expect(accepted == 0)
        expect(tapzoom_push_touches(host.view, nil, 0, nil), TAPZOOM_OK)
        expect(tapzoom_push_touches(host.view, &sample, 1, nil), TAPZOOM_OK)
        #expect(host.flags & TAPZOOM_STATE_TOUCHED != 0)
        // No list has this many samples.
        expect(tapzoom_push_touches(host.view, &sample, -1, &accepted), TAPZOOM_ERROR_RANGE)
    }

    // MARK: Frames

    private func frame(
        _ host: Host, _ time: Double, _ samples: [tapzoom_sample], capacity: Int = 4
    ) -> (status: Int, result: tapzoom_frame_result) {
        var result = tapzoom_frame_result()
        var events = [tapzoom_event](repeating: tapzoom_event(), count: max(capacity, 1))
        let status = tapzoom_frame(host.view, time, samples, samples.count, &events, capacity, &result)
        return (Int(status), result)
    }

    @Test("tapzoom_frame has the effect of its three parts, and returns the transform and the state.")
    func frameEqualsItsParts() {
        let (host, other) = (Host(), Host())
        let taps = [0, 0.05, 0.15, 0.2].enumerated().map { index, time in
            tapzoom_sample(index % 2 == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_ENDED, at: time, 100, 100)
        }
        let (status, result) = frame(host, 0.3, taps, capacity: 3)
        #expect(other.push(taps) == (TAPZOOM_OK, 4))
        other.advance(0.3)
        #expect((status, Int(result.accepted), Int(result.event_count)) == (TAPZOOM_OK, 4, 3))
        #expect(bytes(result.transform) == bytes(other.transform))
        #expect(result.state.event_count == 1 && result.state.time == 0.3 && result.reserved == 0)
        #expect(host.poll().count == 1)
        #expect(other.poll().count == 4)
        #expect(host.reading == other.reading)
    }

    @Test("A bad frame reports how many samples it took; a bad argument leaves the result unchanged.")
    func badFrameReportsItsSampleOrTime() {
        let host = Host()
        let (status, result) = frame(host, 9, [Self.down(), Self.down(), Self.down(2)])
        #expect((status, Int(result.accepted)) == (TAPZOOM_ERROR_CONTACT_IN_USE, 1))
        #expect(result.state.time == 1 && result.state.contact_count == 1)
        let late = frame(host, 0.5, [Self.down(2)])
        #expect((late.status, Int(late.result.accepted)) == (TAPZOOM_ERROR_TIME, 1))
        for (time, status) in [(Double.nan, TAPZOOM_ERROR_NOT_FINITE), (2e12, TAPZOOM_ERROR_RANGE)] {
            let failed = frame(host, time, [Self.down(3)])
            #expect(failed.status == status && bytes(failed.result) == bytes(tapzoom_frame_result()))
        }
        expect(tapzoom_frame(host.view, 2, nil, 0, nil, 0, nil), TAPZOOM_ERROR_NULL)
        #expect(host.state.contact_count == 2)
    }

    /// The list has a good sample, a bad one, and another good one.
    @Test("The view takes the samples before a bad one, and neither the bad one nor those after it.")
    func badSampleEndsTheList() {
        var bad: [(tapzoom_sample, Int)] = [
            (Self.down(at: 0.5), TAPZOOM_ERROR_TIME), (Self.down(1), TAPZOOM_ERROR_CONTACT_IN_USE),
            (tapzoom_sample(TAPZOOM_TOUCH_MOVED, 9, at: 2), TAPZOOM_ERROR_CONTACT_UNKNOWN),
            (tapzoom_sample(TAPZOOM_TOUCH_ENDED, 9, at: 2), TAPZOOM_ERROR_CONTACT_UNKNOWN),
            (tapzoom_sample(TAPZOOM_TOUCH_CANCELLED, 9, at: 2), TAPZOOM_ERROR_CONTACT_UNKNOWN),
        ]
        for phase in [0, 5, -1] { bad.append((tapzoom_sample(phase, 2, at: 2), TAPZOOM_ERROR_ENUM)) }
        for tool in [-1, 3] {
            bad.append((tapzoom_sample(TAPZOOM_TOUCH_BEGAN, 2, at: 2, tool: tool), TAPZOOM_ERROR_ENUM))
        }
        for (flags, buttons) in [(1 << 2, 0), (0, 1 << 6), (.max, 0), (0, .max), (1 << 26, 0)] as [(UInt32, UInt32)] {
            var unknown = Self.down(2, at: 2)
            (unknown.flags, unknown.buttons) = (flags, buttons)
            bad.append((unknown, TAPZOOM_ERROR_ENUM))
        }
        for (value, status) in Bad.coordinates {
            bad.append((Self.down(2, at: value), status))
            bad.append((tapzoom_sample(TAPZOOM_TOUCH_BEGAN, 2, at: 2, value, 0), status))
            bad.append((tapzoom_sample(TAPZOOM_TOUCH_BEGAN, 2, at: 2, 0, value), status))
        }
        for (sample, status) in bad {
            let host = Host()
            #expect(host.push([Self.down(), sample, tapzoom_sample(TAPZOOM_TOUCH_ENDED, at: 9)]) == (status, 1))
            let before = host.reading
            #expect(host.push([sample]) == (status, 0))
            #expect(host.reading == before)
            #expect(host.poll().isEmpty)
        }
    }

    @Test("The 17th contact is ERROR_CONTACT_LIMIT, until another one lifts.")
    func contactsBeyondTheLimitAreRefused() {
        let host = Host()
        let touches = (1...20).map { Self.down(Int64($0)) }
        #expect(host.push(touches) == (TAPZOOM_ERROR_CONTACT_LIMIT, Int(TAPZOOM_MAX_CONTACTS)))
        #expect(host.push([tapzoom_sample(TAPZOOM_TOUCH_ENDED, 1, at: 2), Self.down(17, at: 2)]) == (TAPZOOM_OK, 2))
    }

    @Test("The largest times, places and ids are accepted.")
    func extremeTimesAndPlacesAreAccepted() {
        let host = Host()
        let far = TAPZOOM_MAX_LENGTH
        #expect(
            host.push([tapzoom_sample(TAPZOOM_TOUCH_BEGAN, .min, at: -TAPZOOM_MAX_TIME, far, -far)]) == (TAPZOOM_OK, 1))
        #expect(
            host.push([tapzoom_sample(TAPZOOM_TOUCH_ENDED, .min, at: TAPZOOM_MAX_TIME, -far, far)]) == (TAPZOOM_OK, 1))
        host.advance(TAPZOOM_MAX_TIME)
        #expect(host.nextDeadline == .infinity)
    }

    @Test("Times before the clock or out of range are refused, and change nothing.")
    func timesOutOfRangeAreRefused() {
        let host = Host()
        host.advance(5)
        let before = host.reading
        for (value, status) in Bad.coordinates + [(4.999, TAPZOOM_ERROR_TIME)] where value != -TAPZOOM_MAX_LENGTH.nextUp
        {
            expect(tapzoom_advance(host.view, value), status)
            expect(tapzoom_cancel(host.view, value), status)
        }
        expect(tapzoom_advance(host.view, -TAPZOOM_MAX_TIME.nextUp), TAPZOOM_ERROR_RANGE)
        #expect(host.reading == before)
        expect(tapzoom_advance(host.view, 5), TAPZOOM_OK)
        expect(tapzoom_cancel(host.view, 5), TAPZOOM_OK)
    }

    @Test("After tapzoom_cancel no contact remains down.")
    func cancelForgetsAllContacts() {
        let host = Host()
        #expect(host.push([Self.down(1), Self.down(2)]) == (TAPZOOM_OK, 2))
        expect(tapzoom_cancel(host.view, 1.1), TAPZOOM_OK)
        #expect(host.flags & TAPZOOM_STATE_TOUCHED == 0)
        #expect(host.push([tapzoom_sample(TAPZOOM_TOUCH_ENDED, 1, at: 2)]) == (TAPZOOM_ERROR_CONTACT_UNKNOWN, 0))
    }

    @Test("One call per sample, per frame or for all samples has the same outcome.")
    func batchesDoNotMatter() {
        let script = (0..<40).flatMap { index -> [tapzoom_sample] in
            let time = 0.17 * Double(index)
            let id = Int64(index % 3)
            let place = Double(90 + index % 7 * 9)
            return [
                tapzoom_sample(TAPZOOM_TOUCH_BEGAN, id, at: time, place, 100),
                tapzoom_sample(TAPZOOM_TOUCH_MOVED, id, at: time + 0.03, place + Double(index % 5) * 4, 100),
                tapzoom_sample(TAPZOOM_TOUCH_ENDED, id, at: time + 0.06, place, 100),
            ]
        }
        func outcome(batch: Int) -> [[UInt8]] {
            let host = Host()
            var events: [[UInt8]] = []
            for start in stride(from: 0, to: script.count, by: batch) {
                let part = Array(script[start..<min(start + batch, script.count)])
                #expect(host.push(part) == (TAPZOOM_OK, part.count))
                events += host.poll().map(bytes)
            }
            return events + host.reading
        }
        #expect(outcome(batch: 1).count > 20)
        for batch in [2, 3, 6] { #expect(outcome(batch: batch) == outcome(batch: 1)) }
    }

    @Test("next_deadline is the time of a long press, of a confirmed tap, or the clock in motion.")
    func nextDeadlineOfTouches() {
        let host = Host()
        #expect((host.state.time, host.nextDeadline) == (-.infinity, .infinity))
        #expect(host.push([Self.down(at: 1)]) == (TAPZOOM_OK, 1))
        #expect((host.state.time, host.state.contact_count) == (1, 1))
        #expect(host.nextDeadline == 1.45)
        #expect(host.push([tapzoom_sample(TAPZOOM_TOUCH_ENDED, at: 1.05)]) == (TAPZOOM_OK, 1))
        #expect(host.nextDeadline == (1.05 + 0.30).nextUp)
        host.advance(host.nextDeadline)
        #expect(host.nextDeadline == .infinity)
        host.doubleTap(2)
        #expect(host.nextDeadline == 2.2)
    }
}
