// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoom
import Testing

@Suite struct ValuesTests {
    @Test("Values have the size of their C structs, so that arrays pass without a copy.")
    func sizes() {
        #expect(MemoryLayout<Touch>.stride == MemoryLayout<tapzoom_touch>.stride)
        #expect(MemoryLayout<GestureEvent>.stride == MemoryLayout<tapzoom_event>.stride)
        #expect(MemoryLayout<Contact>.stride == MemoryLayout<tapzoom_contact>.stride)
    }

    @Test("Fields keep their values.")
    func fields() {
        var touch = Touch(time: 1, id: 7, phase: .moved, x: 2, y: 3, tool: .pen, flags: .noTap, buttons: .eraser)
        touch.size = 9
        #expect(touch.phase == .moved && touch.tool == .pen && touch.flags == [.noTap] && touch.buttons == .eraser)
        #expect(touch.description.hasPrefix("Touch(time: 1.0, id: 7, x: 2.0, y: 3.0, phase: moved, tool: pen, "))
        var event = GestureEvent()
        event.viewPoint = ViewPoint(x: 1, y: 2)
        event.landingContentPoint = ContentPoint(x: 3, y: 4)
        event.velocity = Velocity(x: 5, logScale: 6)
        event.tapCount = 2
        #expect(event.viewPoint == ViewPoint(x: 1, y: 2) && event.landingContentPoint == ContentPoint(x: 3, y: 4))
        #expect(event.contentPoint == ContentPoint(x: 0, y: 0) && event.velocity == Velocity(x: 5, logScale: 6))
        #expect(event.tapCount == 2 && event.kind == .none && event != GestureEvent())
        var state = ViewState()
        state.flags = [.touched, .zoomed]
        state.limits = [.left, .maxScale]
        #expect(state.flags == [.touched, .zoomed] && state.limits == [.left, .maxScale])
        var entry = RecordEntry()
        entry.numbers = [1, 2]
        entry.integers[11] = 5
        #expect(entry.numbers == [1, 2] + Array(repeating: 0, count: 14))
        #expect(entry.integers == Array(repeating: 0, count: 11) + [5])
        let options = CommandOptions.animated(duration: 0.2, path: .fly)
        #expect(options.animated && options.duration == 0.2 && options.path == .fly && options != .animated)
    }

    @Test("A transform converts points, and has a matrix.")
    func transforms() throws {
        let transform = Transform(scale: 2, x: 10, y: 20)
        #expect(try transform.viewPoint(at: ContentPoint(x: 1, y: 2)) == ViewPoint(x: 12, y: 24))
        #expect(try transform.contentPoint(at: ViewPoint(x: 12, y: 24)) == ContentPoint(x: 1, y: 2))
        #expect(try transform.inverted().scale == 0.5)
        #expect(try transform.composed(with: transform).scale == 4)
        #expect(try transform.interpolated(to: Transform(scale: 8, x: 0, y: 0), at: 0.5).scale == 4)
        let affine = try transform.affine()
        #expect([affine.a, affine.b, affine.c, affine.d, affine.x, affine.y] == [2, 0, 0, 2, 10, 20])
        let matrix = try transform.matrix(relativeTo: ContentPoint(x: 5, y: 5))
        #expect(matrix.0 == [2, 0, 0, 0] && matrix.1 == [0, 2, 0, 0] && matrix.2 == [0, 0, 1, 0])
        #expect(matrix.3 == [20, 30, 0, 1])
        let turned = Transform(scale: 1, x: 0, y: 0, rotation: .infinity)
        #expect(error { () throws(TapZoomError) in _ = try turned.affine() }?.status == .notFinite)
    }
}
