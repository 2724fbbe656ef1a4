// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoom
import Testing

@Suite struct OutputTests {
    @Test func nullIsAnErrorAndWritesNothing() {
        let host = Host()
        var transform = tapzoom_transform()
        var rect = tapzoom_rect()
        var state: UInt32 = 77
        var count = 77
        var number = 77.0
        var other = 77.0
        var third = 77.0
        var matrix = Array(repeating: Float(77), count: 16)
        var event = tapzoom_event()
        let null = [
            tapzoom_get_transform(nil, &transform), tapzoom_get_transform(host.view, nil),
            tapzoom_get_target_transform(nil, &transform), tapzoom_get_target_transform(host.view, nil),
            tapzoom_get_matrix(nil, &matrix), tapzoom_get_matrix(host.view, nil),
            tapzoom_get_visible_rect(nil, &rect), tapzoom_get_visible_rect(host.view, nil),
            tapzoom_get_target_rect(nil, &rect), tapzoom_get_target_rect(host.view, nil),
            tapzoom_get_raster(nil, &number, &transform), tapzoom_get_raster(nil, nil, nil),
            tapzoom_get_zoom_rect(nil, 1, 0, 0, &rect), tapzoom_get_zoom_rect(host.view, 1, 0, 0, nil),
            tapzoom_get_scale_range(nil, &number, &other, &third), tapzoom_get_state(nil, &state),
            tapzoom_get_state(host.view, nil), tapzoom_view_to_content(nil, 0, 0, &number, &other),
            tapzoom_view_to_content(host.view, 0, 0, nil, &number),
            tapzoom_view_to_content(host.view, 0, 0, &number, nil),
            tapzoom_content_to_view(nil, 0, 0, &number, &other), tapzoom_content_to_view(host.view, 0, 0, nil, &number),
            tapzoom_content_to_view(host.view, 0, 0, &number, nil), tapzoom_poll_events(nil, &event, 1, &count),
            tapzoom_poll_events(host.view, nil, 1, &count), tapzoom_poll_events(host.view, &event, 1, nil),
        ]
        for status in null { expect(status, TAPZOOM_ERROR_NULL) }
        #expect(bytes(transform) == bytes(tapzoom_transform()))
        #expect(bytes(rect) == bytes(tapzoom_rect()))
        #expect((number, other, third, state, count, matrix[0]) == (77, 77, 77, 77, 77, 77))
        expect(tapzoom_get_scale_range(host.view, nil, nil, nil), TAPZOOM_OK)
        expect(tapzoom_get_raster(host.view, nil, nil), TAPZOOM_OK)
        expect(tapzoom_poll_events(host.view, nil, 0, &count), TAPZOOM_OK)
        #expect(count == 0)
    }

    @Test func numbersOutOfRange() {
        let host = Host()
        var rect = tapzoom_rect()
        var x = 77.0
        var y = 77.0
        for (value, status) in Bad.coordinates {
            expect(tapzoom_view_to_content(host.view, value, 0, &x, &y), status)
            expect(tapzoom_view_to_content(host.view, 0, value, &x, &y), status)
            expect(tapzoom_content_to_view(host.view, value, 0, &x, &y), status)
            expect(tapzoom_content_to_view(host.view, 0, value, &x, &y), status)
            expect(tapzoom_get_zoom_rect(host.view, 1, value, 0, &rect), status)
            expect(tapzoom_get_zoom_rect(host.view, 1, 0, value, &rect), status)
        }
        for (value, status) in Bad.scales { expect(tapzoom_get_zoom_rect(host.view, value, 0, 0, &rect), status) }
        #expect((x, y) == (77, 77))
        #expect(bytes(rect) == bytes(tapzoom_rect()))
    }

    @Test func theMatrixIsTheTransform() {
        let host = Host(TAPZOOM_PRESET_BOARD)
        var given = tapzoom_transform(scale: 2, rotation: 0.5, x: 30, y: -40)
        var m = Array(repeating: Float(9), count: 16)
        expect(tapzoom_set_transform(host.view, &given, 0), TAPZOOM_OK)
        expect(tapzoom_get_matrix(host.view, &m), TAPZOOM_OK)
        var x = 0.0
        var y = 0.0
        expect(tapzoom_content_to_view(host.view, 7, 11, &x, &y), TAPZOOM_OK)
        #expect(abs(Double(m[0] * 7 + m[4] * 11 + m[12]) - x) < 1e-4)
        #expect(abs(Double(m[1] * 7 + m[5] * 11 + m[13]) - y) < 1e-4)
        #expect([m[2], m[3], m[6], m[7], m[8], m[9], m[11], m[14]] == Array(repeating: 0, count: 8))
        #expect((m[10], m[15]) == (1, 1))
    }

    @Test func placesGoThereAndBack() {
        let host = Host(TAPZOOM_PRESET_BOARD)
        var given = tapzoom_transform(scale: 2, rotation: 0.5, x: 30, y: -40)
        expect(tapzoom_set_transform(host.view, &given, 0), TAPZOOM_OK)
        var x = 0.0
        var y = 0.0
        var back = (0.0, 0.0)
        expect(tapzoom_view_to_content(host.view, 12, 34, &x, &y), TAPZOOM_OK)
        expect(tapzoom_content_to_view(host.view, x, y, &back.0, &back.1), TAPZOOM_OK)
        #expect(isClose(back.0, 12) && isClose(back.1, 34))
    }

    @Test func rectangles() {
        let host = Host()
        expect(tapzoom_set_insets(host.view, 0, 0, 0, 200), TAPZOOM_OK)
        var rect = tapzoom_rect()
        expect(tapzoom_get_visible_rect(host.view, &rect), TAPZOOM_OK)
        #expect((rect.width, rect.height) == (1000, 1000))
        expect(tapzoom_get_zoom_rect(host.view, 2, 500, 600, &rect), TAPZOOM_OK)
        #expect(bytes(rect) == bytes(tapzoom_rect(x: 400, y: 550, width: 200, height: 100)))
    }

    @Test func theTargetRectangle() {
        let host = Host(TAPZOOM_PRESET_PHOTOS)
        var rect = tapzoom_rect()
        host.advance(0)
        expect(tapzoom_zoom_to(host.view, 2, 200, 200, 1), TAPZOOM_OK)
        expect(tapzoom_get_target_rect(host.view, &rect), TAPZOOM_OK)
        #expect(bytes(rect) == bytes(tapzoom_rect(x: 400, y: 400, width: 200, height: 200)))
        expect(tapzoom_get_visible_rect(host.view, &rect), TAPZOOM_OK)
        #expect((rect.width, rect.height) == (1000, 1000))
    }

    @Test func theRasterIsExactAtRest() {
        let host = Host(TAPZOOM_PRESET_PHOTOS) { $0.pixels_per_unit = 3 }
        var given = tapzoom_transform(scale: 0.7, rotation: 0, x: -33.3, y: -44.4)
        var scale = 0.0
        var residual = tapzoom_transform()
        expect(tapzoom_set_transform(host.view, &given, 0), TAPZOOM_OK)
        expect(tapzoom_get_raster(host.view, &scale, &residual), TAPZOOM_OK)
        #expect(scale == host.transform.scale * 3)
        #expect(bytes(residual) == bytes(tapzoom_transform(scale: 1, rotation: 0, x: -100, y: -133)))
    }

    @Test func theRasterIsAheadOfAZoomIn() {
        let host = Host(TAPZOOM_PRESET_PHOTOS)
        var scale = 0.0
        var residual = tapzoom_transform()
        host.advance(0)
        expect(tapzoom_zoom_to(host.view, 2, 200, 200, 1), TAPZOOM_OK)
        expect(tapzoom_get_raster(host.view, &scale, nil), TAPZOOM_OK)
        expect(tapzoom_get_raster(host.view, nil, &residual), TAPZOOM_OK)
        #expect(scale == 2)
        #expect(isClose(residual.scale, 0.2))
    }

    @Test func theScaleRange() {
        let host = Host(TAPZOOM_PRESET_PHOTOS)
        var (min, max, full) = (0.0, 0.0, 0.0)
        expect(tapzoom_get_scale_range(host.view, &min, &max, &full), TAPZOOM_OK)
        #expect(isClose(min, 0.4) && isClose(max, 2.4) && isClose(full, 0.4))
    }

    @Test func eachStateBit() {
        let host = Host(TAPZOOM_PRESET_PHOTOS)
        #expect(host.state == TAPZOOM_STATE_AT_MIN)
        host.advance(0)
        expect(tapzoom_zoom_to(host.view, 1, 0, 0, 1), TAPZOOM_OK)
        #expect(host.state == TAPZOOM_STATE_AT_MIN | TAPZOOM_STATE_MOVING | TAPZOOM_STATE_EVENTS)
        _ = host.poll()
        host.advance(0.15)
        #expect(host.state == TAPZOOM_STATE_ZOOMED | TAPZOOM_STATE_MOVING)
        host.advance(1)
        _ = host.poll()
        #expect(host.state == TAPZOOM_STATE_ZOOMED)
        expect(tapzoom_zoom_to(host.view, 1e9, 0, 0, 0), TAPZOOM_OK)
        _ = host.poll()
        #expect(host.state == TAPZOOM_STATE_ZOOMED | TAPZOOM_STATE_AT_MAX)
        #expect(host.push([tapzoom_sample(TAPZOOM_TOUCH_BEGAN, at: 2)]) == (TAPZOOM_OK, 1))
        #expect(host.state == TAPZOOM_STATE_ZOOMED | TAPZOOM_STATE_AT_MAX | TAPZOOM_STATE_TOUCHED)
    }

    // MARK: Events

    @Test func anEventCarriesAllOfItsFields() {
        let host = Host()
        let tap = [TAPZOOM_TOUCH_BEGAN, TAPZOOM_TOUCH_ENDED].map {
            tapzoom_sample($0, at: 1, 100, 120, tool: TAPZOOM_TOOL_PEN)
        }
        #expect(host.push(tap) == (TAPZOOM_OK, 2))
        guard let event = host.poll().first else {
            Issue.record("no event")
            return
        }
        #expect((Int(event.kind), Int(event.phase), event.time) == (TAPZOOM_EVENT_TAP_UP, TAPZOOM_PHASE_BEGAN, 1))
        #expect((event.contact_count, event.tap_count, Int(event.tool)) == (1, 1, TAPZOOM_TOOL_PEN))
        #expect((event.view_x, event.view_y) == (100, 120))
        #expect(isClose(event.content_x, 250) && isClose(event.content_y, 300))
        #expect((event.scale, event.rotation) == (0.4, 0))
        #expect((event.direction, event.reserved.0, event.reserved.1) == (0, 0, 0))
    }

    @Test(arguments: [
        (-100.0, 0.0, TAPZOOM_DIRECTION_LEFT), (100, 0, TAPZOOM_DIRECTION_RIGHT), (0, -100, TAPZOOM_DIRECTION_UP),
        (0, 100, TAPZOOM_DIRECTION_DOWN),
    ])
    func aSwipeTellsItsDirection(x: Double, y: Double, direction: Int) {
        let host = Host(TAPZOOM_PRESET_PHOTOS)
        #expect(host.push([tapzoom_sample(TAPZOOM_TOUCH_BEGAN, at: 0, 200, 200)]).status == TAPZOOM_OK)
        for step in 1...10 {
            let part = Double(step) / 10
            let sample = tapzoom_sample(TAPZOOM_TOUCH_MOVED, at: part / 10, 200 + part * x, 200 + part * y)
            #expect(host.push([sample]).status == TAPZOOM_OK)
        }
        #expect(host.push([tapzoom_sample(TAPZOOM_TOUCH_ENDED, at: 0.1, 200 + x, 200 + y)]).status == TAPZOOM_OK)
        let swipe = host.poll().first { Int($0.kind) == TAPZOOM_EVENT_SWIPE }
        #expect(swipe.map { Int($0.direction) } == direction)
        #expect(swipe.map { isClose($0.velocity_x, 10 * x) && isClose($0.velocity_y, 10 * y) } == true)
    }

    @Test func aMovingViewTellsItsVelocities() {
        let host = Host(TAPZOOM_PRESET_BOARD)
        host.advance(0)
        var away = tapzoom_transform(scale: 2, rotation: 1, x: 300, y: -200)
        expect(tapzoom_set_transform(host.view, &away, 1), TAPZOOM_OK)
        host.advance(0.1)
        _ = host.poll()
        expect(tapzoom_stop(host.view), TAPZOOM_OK)
        let event = host.poll().first
        #expect(event.map { $0.velocity_x != 0 && $0.velocity_y != 0 && $0.velocity_x != $0.velocity_y } == true)
        #expect(event.map { $0.scale_velocity > 0 && $0.rotation_velocity > 0 } == true)
        #expect(event.map { $0.rotation > 0 && $0.rotation < 1 } == true)
    }

    @Test func eventsComeInPortions() {
        let host = Host()
        let panBounds = UnsafeMutablePointer<tapzoom_event>.allocate(capacity: 2)
        defer { panBounds.deallocate() }
        host.doubleTap(0)
        var kinds: [Int] = []
        var count = 2
        while count == 2 {
            expect(tapzoom_poll_events(host.view, panBounds, 2, &count), TAPZOOM_OK)
            kinds += (0..<count).map { Int(panBounds[$0].kind) }
        }
        #expect(
            kinds == [TAPZOOM_EVENT_TAP_UP, TAPZOOM_EVENT_TAP_UP, TAPZOOM_EVENT_DOUBLE_TAP, TAPZOOM_EVENT_ZOOM])
    }

    @Test func lostEventsAreToldUntilPolled() {
        let host = Host { $0.double_tap_time = 0.1 }
        for index in 0..<20 {
            let time = Double(index)
            let tap = [TAPZOOM_TOUCH_BEGAN, TAPZOOM_TOUCH_ENDED].map { tapzoom_sample($0, at: time) }
            #expect(host.push(tap) == (TAPZOOM_OK, 2))
        }
        host.advance(100)
        #expect(host.state & TAPZOOM_STATE_EVENTS_LOST != 0)
        let events = host.poll()
        #expect(events.count <= Int(TAPZOOM_EVENT_CAPACITY) && events.count > Int(TAPZOOM_EVENT_CAPACITY) - 3)
        #expect(events.last?.time == (19 + 0.1).nextUp)
        #expect(host.state & TAPZOOM_STATE_EVENTS_LOST == 0)
        let taps = events.filter { Int($0.kind) == TAPZOOM_EVENT_TAP_UP }.map { Int($0.phase) }
        #expect(taps == taps.indices.map { $0 % 2 == 0 ? TAPZOOM_PHASE_BEGAN : TAPZOOM_PHASE_ENDED })
    }
}
