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

    @Test("An error names the wrong number, its value and its range.")
    func descriptions() throws {
        var view = try makeView(lenient: false)
        var said: [String?] = []
        func note(_ body: () throws(TapZoomError) -> Void) { said.append(error(body)?.description) }
        let (origin, flat) = (ViewPoint(x: 0, y: 0), Transform(scale: 0, x: 0, y: 0))
        let odd = CommandOptions(animated: true, quiet: true)
        note { () throws(TapZoomError) in try view.zoom(by: .nan, about: origin) }
        note { () throws(TapZoomError) in try view.zoom(by: 2, about: ViewPoint(x: 0, y: 2e12)) }
        note { () throws(TapZoomError) in try view.center(on: ContentPoint(x: 0, y: 0), scale: -1) }
        note { () throws(TapZoomError) in try view.fit(options: .animated(duration: 20)) }
        note { () throws(TapZoomError) in try view.setConfig(Config(.maps), options: odd) }
        note { () throws(TapZoomError) in try view.setViewport(Viewport(width: 1, height: 1, top: -1)) }
        note { () throws(TapZoomError) in _ = try view.visibleRect(under: flat) }
        note { () throws(TapZoomError) in _ = try flat.matrix(relativeTo: ContentPoint(x: 0, y: 0)) }
        note { () throws(TapZoomError) in try view.setOwner(.undecided, of: 1) }
        note { () throws(TapZoomError) in try view.push(touch(.infinity, 1, .began, 5, 5)) }
        note { () throws(TapZoomError) in try view.push([touch(0, 1, .began, 5, 5), touch(0, 2, .began, 5, .nan)]) }
        note { () throws(TapZoomError) in _ = try view.frame(at: 0, touches: [touch(0, 3, .began, 1e13, 0)]) }
        note { () throws(TapZoomError) in _ = try view.frame(at: -1e13) }
        note { () throws(TapZoomError) in try view.step([.zoomIn, .zoomOut]) }
        try view.rebaseTime(by: 1e12)
        note { () throws(TapZoomError) in try view.rebaseTime(by: 1e12) }  // the sum is out of range
        #expect(
            said == [
                "factor=nan: outside 1e-6 to 1e6", "point.y=2000000000000: outside -1e12 to 1e12",
                "scale=-1: outside 0, or 1e-40 to 1e40", "options.duration=20: outside 0, or 0.001 to 10",
                "options.quiet=1: outside 0 (1 only without animated)", "viewport.top=-1: outside 0 to 1e12",
                "transform.scale=0: outside 1e-40 to 1e40", "self.scale=0: outside 1e-40 to 1e40",
                "owner=2: outside 0 to 1 (ContactOwner)", "touch.time=inf: outside -1e12 to 1e12",
                "touches[1].y=nan: outside -1e12 to 1e12", "touches[0].x=10000000000000: outside -1e12 to 1e12",
                "time=-10000000000000: outside -1e12 to 1e12",
                "action=3: outside 1, or 2, or 4, or 8, or 16, or 32, or 64, or 128, or 256 (one of Steps)",
                "a number is outside its range",
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
