// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoom
import Testing

@Suite struct TapZoomErrorTests {
    @Test("Every status of the library is a case, with a message of its own.")
    func allStatuses() throws {
        let unknown = String(cString: tapzoom_status_string(-10_000))
        let numbers = (-100 ... -1).filter { String(cString: tapzoom_status_string(tapzoom_status($0))) != unknown }
        #expect(numbers.count == 14)
        #expect(Set(numbers.map(Int32.init)) == Set(TapZoomStatus.allCases.map(\.rawValue)))
    }

    @Test("Calls throw the status of the C function.")
    func statuses() throws {
        var view = try makeView(lenient: false)
        try view.push(touch(1, 1, .began, 50, 50))
        var errors: [TapZoomStatus?] = []
        func note(_ body: () throws(TapZoomError) -> Void) { errors.append(error(body)?.status) }
        note { () throws(TapZoomError) in try view.advance(to: .nan) }
        note { () throws(TapZoomError) in try view.advance(to: 1e300) }
        note { () throws(TapZoomError) in try view.advance(to: 0) }
        note { () throws(TapZoomError) in try view.push(touch(1, 1, .began, 50, 50)) }
        note { () throws(TapZoomError) in try view.push(touch(1, 2, .moved, 50, 50)) }
        note { () throws(TapZoomError) in try view.push((2...17).map { touch(1, $0, .began, 50, 50) }) }
        note { () throws(TapZoomError) in _ = try view.owner(of: 99) }
        note { () throws(TapZoomError) in try view.setOwner(.undecided, of: 1) }
        note { () throws(TapZoomError) in try view.loadState([1, 2, 3]) }
        note { () throws(TapZoomError) in try view.beginRecording(capacity: 10) }
        note { () throws(TapZoomError) in try view.beginRecording(capacity: -1) }
        note { () throws(TapZoomError) in try view.zoom(by: 0, about: ViewPoint(x: 0, y: 0)) }
        note { () throws(TapZoomError) in _ = try view.transform(at: 0) }
        #expect(
            errors == [
                .notFinite, .range, .time, .contactInUse, .contactUnknown, .contactLimit, .contactUnknown, .enum, .data,
                .bufferTooSmall, .range, .range, .time,
            ])
    }

    @Test("The error of a bad touch counts the touches that the view took before it.")
    func acceptedTouches() throws {
        var view = try makeView(lenient: false)
        var events = [GestureEvent()]
        let touches = [touch(0, 1, .began, 5, 5), touch(0, 2, .began, 9, 9), touch(0, 2, .began, 9, 9)]
        let pushed = error { () throws(TapZoomError) in try view.push(touches) }
        #expect(pushed?.status == .contactInUse && pushed?.acceptedTouches == 2)
        view = try makeView(lenient: false)
        let framed = error { () throws(TapZoomError) in _ = try view.frame(at: 0, touches: touches, into: &events) }
        #expect(framed?.status == .contactInUse && framed?.acceptedTouches == 2 && events.isEmpty)
        #expect(view.state.contactCount == 2)
        let late = error { () throws(TapZoomError) in _ = try view.frame(at: -1) }
        #expect(late?.status == .time && late?.acceptedTouches == 0)
    }
}
