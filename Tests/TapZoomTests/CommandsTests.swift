// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoom
import Testing

@Suite struct CommandsTests {
    private static func kinds(_ host: Host) -> [[Int]] { host.poll().map { [Int($0.kind), Int($0.phase)] } }

    private static let began = [TAPZOOM_EVENT_ZOOM, TAPZOOM_PHASE_BEGAN]
    private static let ended = [TAPZOOM_EVENT_ZOOM, TAPZOOM_PHASE_ENDED]
    private static let cancelled = [TAPZOOM_EVENT_ZOOM, TAPZOOM_PHASE_CANCELLED]
    private static let settled = [TAPZOOM_EVENT_SETTLED, TAPZOOM_PHASE_ONCE]

    /// Each command, somewhere.
    private static let commands: [@Sendable (OpaquePointer?, Int32) -> tapzoom_status] = [
        { tapzoom_zoom_to_rect($0, 100, 100, 200, 200, $1) }, { tapzoom_zoom_to($0, 2, 100, 100, $1) },
        { tapzoom_zoom_by($0, 2, 100, 100, $1) },
        {
            var transform = tapzoom_transform(scale: 2, rotation: 0, x: -100, y: -100)
            return tapzoom_set_transform($0, &transform, $1)
        },
    ]

    @Test(arguments: 0..<4) func atOnceOrAnimated(index: Int) {
        let command = Self.commands[index]
        let atOnce = Host()
        let animated = Host()
        expect(command(atOnce.view, 0), TAPZOOM_OK)
        #expect(Self.kinds(atOnce) == [Self.began, Self.ended, Self.settled])
        animated.advance(3)
        expect(command(animated.view, 1), TAPZOOM_OK)
        #expect(animated.nextDeadline == 3)
        animated.advance(3.15)
        #expect(bytes(animated.transform) != bytes(animated.target))
        animated.advance(3.3)
        #expect(Self.kinds(animated) == [Self.began, Self.ended, Self.settled])
        #expect(bytes(animated.transform) == bytes(atOnce.transform))
    }

    @Test(arguments: 0..<5) func nullAndWhatIsNeitherZeroNorOne(index: Int) {
        let command = index < 4 ? Self.commands[index] : { tapzoom_reset($0, $1) }
        expect(command(nil, 0), TAPZOOM_ERROR_NULL)
        let host = Host()
        let before = host.reading
        for animated in [-1, 2, .max] as [Int32] { expect(command(host.view, animated), TAPZOOM_ERROR_ENUM) }
        #expect(host.reading == before)
        #expect(host.poll().isEmpty)
    }

    @Test func numbersOutOfRange() {
        let host = Host()
        let before = host.reading
        for (value, status) in Bad.coordinates {
            expect(tapzoom_zoom_to_rect(host.view, value, 0, 1, 1, 0), status)
            expect(tapzoom_zoom_to_rect(host.view, 0, value, 1, 1, 0), status)
            expect(tapzoom_zoom_to(host.view, 1, value, 0, 0), status)
            expect(tapzoom_zoom_to(host.view, 1, 0, value, 0), status)
            expect(tapzoom_zoom_by(host.view, 2, value, 0, 0), status)
            expect(tapzoom_zoom_by(host.view, 2, 0, value, 0), status)
            for bad in [
                tapzoom_transform(scale: 1, rotation: 0, x: value, y: 0),
                tapzoom_transform(scale: 1, rotation: 0, x: 0, y: value),
                tapzoom_transform(scale: 1, rotation: value, x: 0, y: 0),
            ] {
                expect(withUnsafePointer(to: bad) { tapzoom_set_transform(host.view, $0, 0) }, status)
            }
        }
        for (value, status) in Bad.sizes where status != TAPZOOM_OK {
            expect(tapzoom_zoom_to_rect(host.view, 0, 0, value, 1, 0), status)
            expect(tapzoom_zoom_to_rect(host.view, 0, 0, 1, value, 0), status)
        }
        for (value, status) in Bad.scales {
            expect(tapzoom_zoom_to(host.view, value, 0, 0, 0), status)
            expect(tapzoom_zoom_by(host.view, value, 0, 0, 0), status)
            var bad = tapzoom_transform(scale: value, rotation: 0, x: 0, y: 0)
            expect(tapzoom_set_transform(host.view, &bad, 0), status)
        }
        for factor in [1e-6.nextDown, 1e6.nextUp] {
            expect(tapzoom_zoom_by(host.view, factor, 0, 0, 0), TAPZOOM_ERROR_RANGE)
        }
        for rotation in [1e6.nextUp, -1e6.nextUp] {
            var bad = tapzoom_transform(scale: 1, rotation: rotation, x: 0, y: 0)
            expect(tapzoom_set_transform(host.view, &bad, 0), TAPZOOM_ERROR_RANGE)
        }
        expect(tapzoom_set_transform(host.view, nil, 0), TAPZOOM_ERROR_NULL)
        expect(tapzoom_stop(nil), TAPZOOM_ERROR_NULL)
        #expect(host.reading == before)
        #expect(host.poll().isEmpty)
    }

    @Test func zoomToKeepsThePoint() {
        let host = Host()
        expect(tapzoom_zoom_to(host.view, 1, 100, 120, 0), TAPZOOM_OK)
        #expect(bytes(host.transform) == bytes(tapzoom_transform(scale: 1, rotation: 0, x: -150, y: -180)))
    }

    @Test func zoomByCountsFromWhereItWillEnd() {
        let host = Host()
        host.advance(0)
        expect(tapzoom_zoom_by(host.view, 2, 0, 0, 1), TAPZOOM_OK)
        host.advance(0.1)
        expect(tapzoom_zoom_by(host.view, 2, 0, 0, 1), TAPZOOM_OK)
        #expect(isClose(host.target.scale, 1.6))
        #expect(Self.kinds(host) == [Self.began, Self.cancelled, Self.began])
    }

    @Test func zoomToRectShowsIt() {
        let host = Host()
        expect(tapzoom_zoom_to_rect(host.view, 300, 450, 200, 100, 0), TAPZOOM_OK)
        #expect(bytes(host.transform) == bytes(tapzoom_transform(scale: 2, rotation: 0, x: -600, y: -800)))
    }

    @Test func aSavedTransformComesBack() {
        let host = Host(TAPZOOM_PRESET_BOARD)
        var saved = tapzoom_transform(scale: 1.23, rotation: -0.4, x: 5, y: 6)
        expect(tapzoom_set_transform(host.view, &saved, 0), TAPZOOM_OK)
        #expect(bytes(host.transform) == bytes(saved))
    }

    @Test func resetGoesToTheFullView() {
        let host = Host()
        let full = host.transform
        expect(tapzoom_zoom_to(host.view, 1, 100, 120, 0), TAPZOOM_OK)
        expect(tapzoom_reset(host.view, 0), TAPZOOM_OK)
        #expect(bytes(host.transform) == bytes(full))
    }

    @Test func stopIsHere() {
        let host = Host()
        host.advance(0)
        expect(tapzoom_zoom_to(host.view, 2, 0, 0, 1), TAPZOOM_OK)
        host.advance(0.1)
        let here = host.transform
        expect(tapzoom_stop(host.view), TAPZOOM_OK)
        #expect(isClose(host.transform.scale, here.scale))
        #expect(Self.kinds(host) == [Self.began, Self.cancelled, Self.settled])
        expect(tapzoom_stop(host.view), TAPZOOM_OK)
        #expect(host.poll().isEmpty)
    }
}
