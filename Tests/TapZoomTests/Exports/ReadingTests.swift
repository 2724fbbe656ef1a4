// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoom
import Testing

@Suite struct ReadingTests {
    @Test("NULL is ERROR_NULL and writes nothing, except for optional outputs.")
    func nullIsAnErrorAndWritesNothing() {
        let host = Host()
        var transform = tapzoom_transform()
        var given = host.transform
        var rect = tapzoom_rect()
        var state = tapzoom_state()
        var velocity = tapzoom_velocity()
        var overscroll = tapzoom_overscroll()
        var count = 77
        var number = 77.0
        var other = 77.0
        var third = 77.0
        var event = tapzoom_event()
        let null = [
            tapzoom_get_transform(nil, &transform), tapzoom_get_transform(host.view, nil),
            tapzoom_get_transform_at(nil, 1, &transform), tapzoom_get_transform_at(host.view, 1, nil),
            tapzoom_get_target_transform(nil, &transform), tapzoom_get_target_transform(host.view, nil),
            tapzoom_get_velocity(nil, &velocity), tapzoom_get_velocity(host.view, nil),
            tapzoom_get_overscroll(nil, &overscroll), tapzoom_get_overscroll(host.view, nil),
            tapzoom_get_visible_rect(nil, &given, &rect), tapzoom_get_visible_rect(host.view, nil, &rect),
            tapzoom_get_visible_rect(host.view, &given, nil), tapzoom_get_raster(nil, &given, &number, &transform),
            tapzoom_get_raster(nil, nil, nil, nil), tapzoom_get_raster(host.view, nil, &number, &transform),
            tapzoom_get_scale_range(nil, &number, &other, &third), tapzoom_get_state(nil, &state),
            tapzoom_get_state(host.view, nil), tapzoom_poll_events(nil, &event, 1, &count),
            tapzoom_poll_events(host.view, nil, 1, &count), tapzoom_poll_events(host.view, &event, 1, nil),
        ]
        for status in null { expect(status, TAPZOOM_ERROR_NULL) }
        #expect(bytes(transform) == bytes(tapzoom_transform()))
        #expect(bytes(rect) == bytes(tapzoom_rect()))
        #expect(bytes(state) == bytes(tapzoom_state()))
        #expect(bytes(velocity) == bytes(tapzoom_velocity()))
        #expect(bytes(overscroll) == bytes(tapzoom_overscroll()))
        #expect((number, other, third, count) == (77, 77, 77, 77))
        expect(tapzoom_get_scale_range(host.view, nil, nil, nil), TAPZOOM_OK)
        expect(tapzoom_get_raster(host.view, nil, nil, nil), TAPZOOM_OK)
        expect(tapzoom_poll_events(host.view, nil, 0, &count), TAPZOOM_OK)
        #expect(count == 0)
    }

    @Test("The reading functions refuse a transform out of range, and write nothing.")
    func transformsOutOfRangeAreRefused() {
        let host = Host()
        var rect = tapzoom_rect()
        var scale = 77.0
        var residual = tapzoom_transform()
        for (bad, status) in Bad.transforms {
            withUnsafePointer(to: bad) {
                expect(tapzoom_get_visible_rect(host.view, $0, &rect), status)
                expect(tapzoom_get_raster(host.view, $0, &scale, &residual), status)
            }
        }
        #expect(scale == 77)
        #expect(bytes(rect) == bytes(tapzoom_rect()))
        #expect(bytes(residual) == bytes(tapzoom_transform()))
    }

    @Test("tapzoom_get_visible_rect returns the content of the whole viewport, insets included.")
    func visibleRectangleOfATransform() {
        let host = Host()
        expect(host.set(tapzoom_viewport(400, 400, bottom: 200)), TAPZOOM_OK)
        let rect = host.visibleRect(host.transform)
        #expect((rect.width, rect.height) == (1000, 1000))
        // Another transform than the displayed one.
        let other = tapzoom_transform(scale: 2, rotation: 0, x: -800, y: -1100)
        #expect(bytes(host.visibleRect(other)) == bytes(tapzoom_rect(x: 400, y: 550, width: 200, height: 200)))
    }

    @Test("The visible rectangle of the target can be read during an animation.")
    func visibleRectangleOfTheTarget() {
        let host = Host(TAPZOOM_PRESET_PHOTOS)
        var options = tapzoom_options.animation
        host.advance(0)
        expect(tapzoom_zoom_to(host.view, 2, 200, 200, &options), TAPZOOM_OK)
        #expect(bytes(host.visibleRect(host.target)) == bytes(tapzoom_rect(x: 400, y: 400, width: 200, height: 200)))
        let rect = host.visibleRect(host.transform)
        #expect((rect.width, rect.height) == (1000, 1000))
    }

    @Test("At rest the raster is exact, and the residual is in whole pixels.")
    func rasterIsExactAtRest() {
        let host = Host(TAPZOOM_PRESET_PHOTOS) { $0.pixels_per_unit = 3 }
        var scale = 0.0
        var residual = tapzoom_transform()
        expect(host.set(tapzoom_transform(scale: 0.7, rotation: 0, x: -33.3, y: -44.4)), TAPZOOM_OK)
        var now = host.transform
        expect(tapzoom_get_raster(host.view, &now, &scale, &residual), TAPZOOM_OK)
        #expect(scale == host.transform.scale * 3)
        #expect(bytes(residual) == bytes(tapzoom_transform(scale: 1, rotation: 0, x: -100, y: -133)))
    }

    @Test("A zoom in sets the raster to its target at its start.")
    func rasterIsAheadOfAZoomIn() {
        let host = Host(TAPZOOM_PRESET_PHOTOS)
        var options = tapzoom_options.animation
        var scale = 0.0
        var residual = tapzoom_transform()
        host.advance(0)
        expect(tapzoom_zoom_to(host.view, 2, 200, 200, &options), TAPZOOM_OK)
        expect(tapzoom_get_raster(host.view, nil, &scale, nil), TAPZOOM_OK)
        var (now, target) = (host.transform, host.target)
        expect(tapzoom_get_raster(host.view, &now, nil, &residual), TAPZOOM_OK)
        #expect(scale == 2)
        #expect(isClose(residual.scale, 0.2))
        expect(tapzoom_get_raster(host.view, &target, nil, &residual), TAPZOOM_OK)
        #expect(isClose(residual.scale, 1))
    }

    @Test("tapzoom_get_scale_range returns the limits of the scale and the fitted scale.")
    func scaleRange() {
        let host = Host(TAPZOOM_PRESET_PHOTOS)
        var (min, max, fitted) = (0.0, 0.0, 0.0)
        expect(tapzoom_get_scale_range(host.view, &min, &max, &fitted), TAPZOOM_OK)
        #expect(isClose(min, 0.4) && isClose(max, 2.4) && isClose(fitted, 0.4))
    }

    // MARK: State

    private static let edges = TAPZOOM_LIMIT_LEFT | TAPZOOM_LIMIT_TOP | TAPZOOM_LIMIT_RIGHT | TAPZOOM_LIMIT_BOTTOM

    @Test("Each flag of the state is set while its condition holds.")
    func stateFlags() {
        let host = Host(TAPZOOM_PRESET_PHOTOS)
        var options = tapzoom_options.animation
        #expect(host.flags == Self.edges | TAPZOOM_LIMIT_MIN_SCALE)
        host.advance(0)
        expect(tapzoom_zoom_to(host.view, 1, 100, 100, &options), TAPZOOM_OK)
        #expect(host.flags == Self.edges | TAPZOOM_LIMIT_MIN_SCALE | TAPZOOM_STATE_MOVING)
        _ = host.poll()
        host.advance(0.15)
        #expect(host.flags == TAPZOOM_STATE_ZOOMED | TAPZOOM_STATE_MOVING)
        host.advance(1)
        _ = host.poll()
        #expect(host.flags == TAPZOOM_STATE_ZOOMED)
        expect(tapzoom_zoom_to(host.view, 1e9, 100, 100, nil), TAPZOOM_OK)
        _ = host.poll()
        #expect(host.flags == TAPZOOM_STATE_ZOOMED | TAPZOOM_LIMIT_MAX_SCALE)
        #expect(host.push([tapzoom_sample(TAPZOOM_TOUCH_BEGAN, at: 2)]) == (TAPZOOM_OK, 1))
        #expect(host.flags == TAPZOOM_STATE_ZOOMED | TAPZOOM_LIMIT_MAX_SCALE | TAPZOOM_STATE_TOUCHED)
    }

    @Test(
        "Each edge has its flag while the content is at it.",
        arguments: [
            (0.0, 500.0, TAPZOOM_LIMIT_LEFT), (500, 0, TAPZOOM_LIMIT_TOP), (1000, 500, TAPZOOM_LIMIT_RIGHT),
            (500, 1000, TAPZOOM_LIMIT_BOTTOM), (1000, 0, TAPZOOM_LIMIT_RIGHT | TAPZOOM_LIMIT_TOP),
        ])
    func edgeFlags(x: Double, y: Double, limits: Int) {
        let host = Host(TAPZOOM_PRESET_PHOTOS)
        expect(tapzoom_center_on(host.view, x, y, 1, nil), TAPZOOM_OK)
        #expect(host.flags == TAPZOOM_STATE_ZOOMED | limits)
    }

    @Test("The state has the clock and the counts of contacts and waiting events.")
    func clockAndCounts() {
        let host = Host(TAPZOOM_PRESET_PHOTOS)
        var state = host.state
        #expect((state.time, state.next_deadline) == (-.infinity, .infinity))
        #expect((state.contact_count, state.event_count, state.reserved, state.mended_count) == (0, 0, 0, 0))
        let touches = [1, 2, 3].map { tapzoom_sample(TAPZOOM_TOUCH_BEGAN, $0, at: 5) }
        #expect(host.push(touches) == (TAPZOOM_OK, 3))
        state = host.state
        #expect((state.time, state.contact_count, state.event_count) == (5, 3, 0))
        expect(tapzoom_cancel(host.view, 6), TAPZOOM_OK)
        host.doubleTap(7)
        state = host.state
        #expect((state.time, state.contact_count, state.event_count) == (7.2, 0, 4))
        #expect(host.poll().count == 4)
        #expect(host.state.event_count == 0)
    }

    // MARK: Events

    @Test("An event has all fields of its gesture.")
    func eventHasAllItsFields() {
        let host = Host()
        let tap = [TAPZOOM_TOUCH_BEGAN, TAPZOOM_TOUCH_ENDED].map {
            tapzoom_sample($0, at: 1, 100, 120, tool: TAPZOOM_TOOL_PEN)
        }
        #expect(host.push(tap) == (TAPZOOM_OK, 2))
        guard let event = host.poll().first else {
            Issue.record("the view sends no event")
            return
        }
        #expect((Int(event.kind), Int(event.phase), event.time) == (TAPZOOM_EVENT_TAP_UP, TAPZOOM_PHASE_BEGAN, 1))
        #expect((event.contact_count, event.tap_count, Int(event.tool)) == (1, 1, TAPZOOM_TOOL_PEN))
        #expect((event.view_x, event.view_y) == (100, 120))
        #expect(isClose(event.content_x, 250) && isClose(event.content_y, 300))
        #expect((event.scale, event.rotation) == (0.4, 0))
        #expect((event.limits, event.buttons, event.owner) == (0, 0, 0))
        #expect((event.unused_x, event.unused_y, event.reserved.0, event.reserved.1) == (0, 0, 0, 0))
    }

    @Test(
        "SWIPE and PAGE have the edge that the finger pulls.",
        arguments: [
            (-100.0, 0.0, TAPZOOM_LIMIT_RIGHT), (100, 0, TAPZOOM_LIMIT_LEFT), (0, -100, TAPZOOM_LIMIT_BOTTOM),
            (0, 100, TAPZOOM_LIMIT_TOP),
        ])
    func swipeHasTheEdgeThatItPulls(x: Double, y: Double, limit: Int) {
        let host = Host(TAPZOOM_PRESET_PHOTOS)
        #expect(host.push([tapzoom_sample(TAPZOOM_TOUCH_BEGAN, at: 0, 200, 200)]).status == TAPZOOM_OK)
        for step in 1...10 {
            let part = Double(step) / 10
            let sample = tapzoom_sample(TAPZOOM_TOUCH_MOVED, at: part / 10, 200 + part * x, 200 + part * y)
            #expect(host.push([sample]).status == TAPZOOM_OK)
        }
        #expect(host.push([tapzoom_sample(TAPZOOM_TOUCH_ENDED, at: 0.1, 200 + x, 200 + y)]).status == TAPZOOM_OK)
        let events = host.poll()
        let swipe = events.first { Int($0.kind) == TAPZOOM_EVENT_SWIPE }
        let page = events.first { Int($0.kind) == TAPZOOM_EVENT_PAGE }
        #expect(swipe.map { Int($0.limits) } == limit)
        #expect(page.map { Int($0.limits) } == (y == 0 ? limit : nil))
        #expect(swipe.map { isClose($0.velocity_x, 10 * x) && isClose($0.velocity_y, 10 * y) } == true)
    }

    @Test("The velocity of a moving view is that of its events.")
    func movingViewHasVelocities() {
        let host = Host(TAPZOOM_PRESET_BOARD)
        host.advance(0)
        expect(host.set(tapzoom_transform(scale: 2, rotation: 1, x: 300, y: -200), .animation), TAPZOOM_OK)
        host.advance(0.1)
        _ = host.poll()
        let velocity = host.velocity
        #expect((velocity.view_x, velocity.view_y) == (200, 200))
        expect(tapzoom_stop(host.view), TAPZOOM_OK)
        let event = host.poll().first
        #expect(event?.scale_velocity == velocity.log_scale && event?.rotation_velocity == velocity.rotation)
        #expect(velocity.x != 0 && velocity.y != 0 && velocity.x != velocity.y)
        #expect((host.velocity.x, host.velocity.y, host.velocity.log_scale) == (0, 0, 0))
        #expect(event.map { $0.velocity_x != 0 && $0.velocity_y != 0 && $0.velocity_x != $0.velocity_y } == true)
        #expect(event.map { $0.scale_velocity > 0 && $0.rotation_velocity > 0 } == true)
        #expect(event.map { $0.rotation > 0 && $0.rotation < 1 } == true)
    }

    @Test("Events can be polled in parts.")
    func eventsArePolledInParts() {
        let host = Host()
        let buffer = UnsafeMutablePointer<tapzoom_event>.allocate(capacity: 2)
        defer { buffer.deallocate() }
        host.doubleTap(0)
        var kinds: [Int] = []
        var count = 2
        while count == 2 {
            expect(tapzoom_poll_events(host.view, buffer, 2, &count), TAPZOOM_OK)
            kinds += (0..<count).map { Int(buffer[$0].kind) }
        }
        #expect(
            kinds == [TAPZOOM_EVENT_TAP_UP, TAPZOOM_EVENT_TAP_UP, TAPZOOM_EVENT_DOUBLE_TAP, TAPZOOM_EVENT_ANIMATION])
    }

    @Test("EVENTS_LOST is set from a loss until the next poll, and polled events stay balanced.")
    func lostEventsAreReportedUntilThePoll() {
        let host = Host { $0.double_tap_time = 0.1 }
        for index in 0..<20 {
            let time = Double(index)
            let tap = [TAPZOOM_TOUCH_BEGAN, TAPZOOM_TOUCH_ENDED].map { tapzoom_sample($0, at: time) }
            #expect(host.push(tap) == (TAPZOOM_OK, 2))
        }
        host.advance(100)
        #expect(host.flags & TAPZOOM_STATE_EVENTS_LOST != 0)
        let events = host.poll()
        #expect(events.count <= Int(TAPZOOM_EVENT_CAPACITY) && events.count > Int(TAPZOOM_EVENT_CAPACITY) - 3)
        #expect(events.last?.time == (19 + 0.1).nextUp)
        #expect(host.flags & TAPZOOM_STATE_EVENTS_LOST == 0)
        let taps = events.filter { Int($0.kind) == TAPZOOM_EVENT_TAP_UP }.map { Int($0.phase) }
        #expect(taps == taps.indices.map { $0 % 2 == 0 ? TAPZOOM_PHASE_BEGAN : TAPZOOM_PHASE_ENDED })
    }
}
