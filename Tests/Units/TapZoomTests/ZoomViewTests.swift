// SPDX-License-Identifier: MIT

import TapZoom
import Testing

@Suite struct ZoomViewTests {
    @Test("A frame moves the view and reports its events.")
    func frames() throws {
        var view = try makeView()
        var events: [GestureEvent] = []
        let frame = try view.frame(at: 0.1, touches: spread, into: &events)
        #expect(frame.transform.scale > view.scaleRange.fitted && frame.transform == view.transform)
        #expect(frame.accepted == 4 && frame.state == view.state && frame.state.contactCount == 2)
        #expect(frame.state.flags.contains([.touched, .zoomed]))
        #expect(events.map(\.kind) == [.pan, .pinch] && events.allSatisfy { $0.phase == .began })
        #expect(events[1].viewPoint == ViewPoint(x: 50, y: 50) && events[1].contactCount == 2)
        _ = try view.frame(at: 0.2, into: &events)
        #expect(events.isEmpty)
    }

    @Test("All ways to push and poll have the same effect.")
    func waysOfInput() throws {
        var one = try makeView()
        var other = try makeView()
        var third = try makeView()
        var (first, last) = ([GestureEvent](), [GestureEvent]())
        _ = try one.frame(at: 0.1, touches: spread, into: &first)
        for touch in spread { try other.push(touch) }
        try other.advance(to: 0.1)
        #expect(other.pollEvents() == first)
        _ = try third.frame(at: 0.1, touches: spread)
        third.pollEvents(into: &last, atMost: 1)
        #expect(last == [first[0]])
        third.pollEvents(into: &last)
        #expect(last == [first[1]])
        #expect(one.saveState() == other.saveState() && one.saveState() == third.saveState())
    }

    @Test("Commands move the view, at once or animated.")
    func commands() throws {
        var view = try makeView(.board)
        let center = ViewPoint(x: 50, y: 50)
        try view.advance(to: 0)
        try view.zoom(to: 2, about: center)
        #expect(view.transform.scale == 2)
        try view.zoom(by: 0.5, about: center)
        #expect(view.transform.scale == 1)
        try view.pan(byX: 7, y: -3)
        try view.rotate(by: 0.5, about: center)
        try view.rotate(to: 0, about: center)
        try view.setTransform(Transform(scale: 1, x: 3, y: 4))
        #expect(view.transform == Transform(scale: 1, x: 3, y: 4))
        try view.center(on: ContentPoint(x: 100, y: 150), scale: 1)
        #expect(view.transform == Transform(scale: 1, x: -50, y: -100))
        try view.zoom(to: ContentRect(width: 50, height: 50, x: 10, y: 10))
        #expect(view.transform.scale == 2)
        try view.fit(options: .animated(duration: 1))
        #expect(view.state.flags.contains(.moving) && view.targetTransform.scale == view.scaleRange.fitted)
        try view.setVelocity(Velocity(x: 10))
        view.stopMotion()
        #expect(!view.state.flags.contains(.moving) && view.velocity == Velocity(viewPoint: center))
    }

    @Test("A quiet command drives the view, and a step moves it where its actions said.")
    func linkedViews() throws {
        var view = try makeView(.board)
        try view.advance(to: 0)
        try view.fit()
        #expect(!view.actions.contains(.fit))
        try view.advance(to: 1)
        _ = view.pollEvents()
        let quiet = CommandOptions(quiet: true)
        try view.center(on: ContentPoint(x: 100, y: 150), scale: 1, options: quiet)
        #expect(view.state.flags.contains(.driven) && view.actions.contains([.left, .fit]))
        #expect(try view.panRange() == view.panRange(under: view.transform))
        try view.advance(to: 2)
        #expect(!view.state.flags.contains(.driven))
        let events = view.pollEvents()
        #expect(events.map(\.kind) == [.settled] && events.allSatisfy { $0.cause == .driven })
        let before = view.transform
        try view.step(.left)
        #expect(view.transform == Transform(scale: 1, x: before.x + 25, y: before.y))
        #expect(view.pollEvents().allSatisfy { $0.cause == .command })
    }

    @Test("Sizes, contacts, scrolls and the rest are read back.")
    func reading() throws {
        var view = try makeView()
        try view.setViewport(Viewport(width: 200, height: 100, top: 10))
        #expect(view.viewport.top == 10 && view.content == portrait)
        try view.setContent(ContentRect(width: 400, height: 600), keep: .coordinates)
        #expect(view.content.height == 600)
        #expect(try view.push(Scroll(time: 0, x: 50, y: 50, dy: -10, source: .trackpad)))
        try view.push(touch(0.5, 3, .began, 30, 40))
        let contacts = view.contacts
        #expect(contacts.map(\.id) == [3] && contacts[0].landingViewPoint == ViewPoint(x: 30, y: 40))
        #expect(try view.owner(of: 3) == .view)
        try view.setOwner(.host, of: 3)
        #expect(try view.owner(of: 3) == .host)
        try view.cancelTouches(at: 1)
        try view.rebaseTime(by: 10)
        #expect(view.contacts.isEmpty && view.state.time == 11)
        try view.setPagerOffset(x: 0, y: 0)
        view.stopMotion()
        #expect(view.overscroll == Overscroll() && view.rasterScale > 0)
        #expect(try view.transform(at: 11) == view.transform)
        #expect(try view.visibleRect(under: view.transform).width > 0)
        #expect(try view.rasterTransform(showing: view.transform).scale > 0)
        let block = ContentRect(width: 40, height: 60)
        #expect(try view.smartZoom(to: block, at: ContentPoint(x: 1, y: 1)).scale > view.transform.scale)
    }

    @Test("A snapshot restores a view.")
    func snapshots() throws {
        var view = try makeView()
        var other = try makeView(.board)
        try view.push(spread)
        let saved = view.saveState()
        try other.loadState(saved)
        #expect(other.saveState() == saved && other.transform == view.transform)
    }

    @Test("A recording replays on another view, with its calls and events.")
    func recordings() throws {
        var view = try makeView()
        var other = try makeView(.board)
        var events: [GestureEvent] = []
        try view.beginRecording()
        _ = try view.frame(at: 0.1, touches: spread, into: &events)
        var recording = try view.fetchRecording()
        try view.zoom(by: 2, about: ViewPoint(x: 1, y: 2))
        try view.fetchRecording(appendingTo: &recording)
        view.endRecording()
        var (entry, kinds, replayed) = (RecordEntry(), [RecordKind](), [GestureEvent]())
        var (rest, polled) = (recording[...], [GestureEvent]())
        while !rest.isEmpty {
            rest.removeFirst(try other.replay(rest, into: &entry, events: &polled))
            kinds.append(entry.kind)
            replayed += polled
        }
        #expect(kinds.last == .zoomBy && entry.numbers[..<3] == [2, 1, 2])
        #expect(kinds.filter { $0 == .touch }.count == 4 && replayed == events)
        #expect(other.transform == view.transform)
        other.endRecording()
        let bad = error { () throws(TapZoomError) in
            _ = try other.replay(recording[5...], into: &entry, events: &polled)
        }
        #expect(bad?.status == .data && polled.isEmpty)
    }

    @Test("A replay of a changed view diverges at the next call, which has run.")
    func divergence() throws {
        var view = try makeView()
        var other = try makeView()
        try view.beginRecording()
        try view.zoom(by: 2, about: ViewPoint(x: 1, y: 2))
        var (rest, entry, events) = (try view.fetchRecording()[...], RecordEntry(), [GestureEvent]())
        rest.removeFirst(try other.replay(rest, into: &entry, events: &events))
        try other.pan(byX: 30, y: 0)
        let status = error { () throws(TapZoomError) in
            _ = try other.replay(rest, into: &entry, events: &events)
        }?.status
        #expect(status == .diverged && entry.kind == .zoomBy)
    }

    @Test("A full recording ends, and the view goes on.")
    func fullRecording() throws {
        var view = try makeView()
        try view.beginRecording(capacity: 1 << 14)
        for step in 0..<10_000 {
            try view.advance(to: Double(step))
            try view.zoom(by: 1.01, about: ViewPoint(x: 1, y: 1))
        }
        #expect(try !view.fetchRecording().isEmpty)
        let full = error { () throws(TapZoomError) in _ = try view.fetchRecording() }
        #expect(full?.status == .bufferTooSmall)
        try view.beginRecording()
        try view.advance(to: 20_000)
        #expect(try !view.fetchRecording().isEmpty)
    }

    @Test("A view moves to another thread.")
    func threads() async throws {
        struct Box: ~Copyable, Sendable { var view: ZoomView }
        var box = Box(view: try makeView())
        try box.view.advance(to: 3)
        let moved = box
        let time = await Task.detached { moved.view.state.time }.value
        #expect(time == 3)
    }
}
