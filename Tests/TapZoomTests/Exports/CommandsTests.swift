// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoom
import Testing

@Suite struct CommandsTests {
    typealias Options = UnsafePointer<tapzoom_options>

    private static func kinds(_ host: Host) -> [[Int]] { host.poll().map { [Int($0.kind), Int($0.phase)] } }

    private static let began = [TAPZOOM_EVENT_ANIMATION, TAPZOOM_PHASE_BEGAN]
    private static let ended = [TAPZOOM_EVENT_ANIMATION, TAPZOOM_PHASE_ENDED]
    private static let cancelled = [TAPZOOM_EVENT_ANIMATION, TAPZOOM_PHASE_CANCELLED]
    private static let settled = [TAPZOOM_EVENT_SETTLED, TAPZOOM_PHASE_DISCRETE]

    /// Each command, to some place.
    private static let commands: [@Sendable (OpaquePointer?, Options?) -> tapzoom_status] = [
        {
            var rect = tapzoom_rect(x: 100, y: 100, width: 200, height: 200)
            return tapzoom_zoom_to_rect($0, &rect, $1)
        }, { tapzoom_zoom_to($0, 2, 100, 100, $1) }, { tapzoom_zoom_by($0, 2, 100, 100, $1) },
        { tapzoom_center_on($0, 300, 400, 2, $1) },
        {
            var transform = tapzoom_transform(scale: 2, rotation: 0, x: -100, y: -100)
            return tapzoom_set_transform($0, &transform, $1)
        },
    ]

    private static let commandsAndReset = commands + [{ tapzoom_reset($0, $1) }]

    @Test("A command acts at once without options, and within 0.3 s with an animation.", arguments: 0..<5)
    func commandsAreImmediateOrAnimated(index: Int) {
        let command = Self.commands[index]
        let atOnce = Host()
        let animated = Host()
        var options = tapzoom_options.animation
        expect(command(atOnce.view, nil), TAPZOOM_OK)
        #expect(Self.kinds(atOnce) == [Self.began, Self.ended, Self.settled])
        animated.advance(3)
        expect(command(animated.view, &options), TAPZOOM_OK)
        #expect(animated.nextDeadline == 3)
        animated.advance(3.15)
        #expect(bytes(animated.transform) != bytes(animated.target))
        animated.advance(3.3)
        #expect(Self.kinds(animated) == [Self.began, Self.ended, Self.settled])
        #expect(bytes(animated.transform) == bytes(atOnce.transform))
    }

    @Test("A command takes the duration of its options.", arguments: 0..<5)
    func durationOfTheOptions(index: Int) {
        let command = Self.commands[index]
        let (host, usual) = (Host(), Host())
        var options = tapzoom_options(animated: 1, duration: 3)
        var short = tapzoom_options.animation
        host.advance(0)
        usual.advance(0)
        expect(command(host.view, &options), TAPZOOM_OK)
        expect(command(usual.view, &short), TAPZOOM_OK)
        host.advance(1.5)
        usual.advance(0.15)
        #expect(isClose(host.transform.scale, usual.transform.scale))
        host.advance(3.0.nextDown)
        #expect(host.flags & TAPZOOM_STATE_MOVING != 0)
        host.advance(3)
        #expect(host.flags & TAPZOOM_STATE_MOVING == 0)
        #expect(bytes(host.transform) == bytes(usual.target))
    }

    @Test("A command refuses a NULL view, a bad animated, a bad duration and a bad struct_size.", arguments: 0..<6)
    func nullAndBadOptionsAreRefused(index: Int) {
        let command = Self.commandsAndReset[index]
        expect(command(nil, nil), TAPZOOM_ERROR_NULL)
        let host = Host()
        let before = host.reading
        for animated in [-1, 2, .max] as [Int32] {
            var options = tapzoom_options(animated: animated)
            expect(command(host.view, &options), TAPZOOM_ERROR_ENUM)
        }
        for (duration, status) in Bad.durations {
            var options = tapzoom_options(animated: 1, duration: duration)
            expect(command(host.view, &options), status)
        }
        for size in [0, 80, 87, 89, 92, 4104, .max] as [UInt32] {
            var options = tapzoom_options.animation
            options.struct_size = size
            expect(command(host.view, &options), TAPZOOM_ERROR_STRUCT_SIZE)
        }
        #expect(host.reading == before)
        #expect(host.poll().isEmpty)
    }

    /// The library also checks fields that the command ignores.
    @Test("A command refuses each field of its options that is out of range.", arguments: 0..<6)
    func optionsOutOfRangeAreRefused(index: Int) {
        let command = Self.commandsAndReset[index]
        let host = Host()
        let before = host.reading
        for (offset, value) in [(4, 2), (8, 3), (8, -1), (12, 2), (12, -1)] as [(Int, Int32)] {
            var options = tapzoom_options.animation
            withUnsafeMutableBytes(of: &options) { $0.storeBytes(of: value, toByteOffset: offset, as: Int32.self) }
            expect(command(host.view, &options), TAPZOOM_ERROR_ENUM)
        }
        for offset in stride(from: 24, to: 88, by: 8) {
            for (value, status) in [
                (-1, TAPZOOM_ERROR_RANGE), (1e41, TAPZOOM_ERROR_RANGE), (.nan, TAPZOOM_ERROR_NOT_FINITE),
                (-.infinity, TAPZOOM_ERROR_NOT_FINITE),
            ] as [(Double, Int)] {
                var options = tapzoom_options.animation
                withUnsafeMutableBytes(of: &options) { $0.storeBytes(of: value, toByteOffset: offset, as: Double.self) }
                expect(command(host.view, &options), status)
            }
        }
        #expect(host.reading == before)
        #expect(host.poll().isEmpty)
    }

    @Test("A command refuses each argument that is out of range, and changes nothing.")
    func numbersOutOfRangeAreRefused() {
        let host = Host()
        let before = host.reading
        for (value, status) in Bad.coordinates {
            expect(host.zoom(to: tapzoom_rect(x: value, y: 0, width: 1, height: 1)), status)
            expect(host.zoom(to: tapzoom_rect(x: 0, y: value, width: 1, height: 1)), status)
            expect(tapzoom_zoom_to(host.view, 1, value, 0, nil), status)
            expect(tapzoom_zoom_to(host.view, 1, 0, value, nil), status)
            expect(tapzoom_zoom_by(host.view, 2, value, 0, nil), status)
            expect(tapzoom_zoom_by(host.view, 2, 0, value, nil), status)
            expect(tapzoom_center_on(host.view, value, 0, 1, nil), status)
            expect(tapzoom_center_on(host.view, 0, value, 1, nil), status)
        }
        for (bad, status) in Bad.transforms { expect(host.set(bad), status) }
        for (value, status) in Bad.sizes where status != TAPZOOM_OK {
            expect(host.zoom(to: tapzoom_rect(x: 0, y: 0, width: value, height: 1)), status)
            expect(host.zoom(to: tapzoom_rect(x: 0, y: 0, width: 1, height: value)), status)
        }
        for (value, status) in Bad.scales {
            expect(tapzoom_zoom_to(host.view, value, 0, 0, nil), status)
            expect(tapzoom_zoom_by(host.view, value, 0, 0, nil), status)
            if value != 0 { expect(tapzoom_center_on(host.view, 0, 0, value, nil), status) }
        }
        for factor in [1e-6.nextDown, 1e6.nextUp] {
            expect(tapzoom_zoom_by(host.view, factor, 0, 0, nil), TAPZOOM_ERROR_RANGE)
        }
        expect(tapzoom_set_transform(host.view, nil, nil), TAPZOOM_ERROR_NULL)
        expect(tapzoom_zoom_to_rect(host.view, nil, nil), TAPZOOM_ERROR_NULL)
        expect(tapzoom_stop(nil), TAPZOOM_ERROR_NULL)
        #expect(host.reading == before)
        #expect(host.poll().isEmpty)
    }

    @Test("tapzoom_zoom_to keeps the content point under its center.")
    func zoomToKeepsThePoint() {
        let host = Host()
        expect(tapzoom_zoom_to(host.view, 1, 100, 120, nil), TAPZOOM_OK)
        #expect(bytes(host.transform) == bytes(tapzoom_transform(scale: 1, rotation: 0, x: -150, y: -180)))
    }

    @Test("tapzoom_zoom_by multiplies the scale of the running target.")
    func zoomByMultipliesTheTarget() {
        let host = Host()
        var options = tapzoom_options.animation
        host.advance(0)
        expect(tapzoom_zoom_by(host.view, 2, 0, 0, &options), TAPZOOM_OK)
        host.advance(0.1)
        expect(tapzoom_zoom_by(host.view, 2, 0, 0, &options), TAPZOOM_OK)
        #expect(isClose(host.target.scale, 1.6))
        #expect(Self.kinds(host) == [Self.began, Self.cancelled, Self.began])
    }

    @Test("tapzoom_zoom_to_rect shows the rectangle, centered and as large as possible.")
    func zoomToRectShowsTheRectangle() {
        let host = Host()
        expect(host.zoom(to: tapzoom_rect(x: 300, y: 450, width: 200, height: 100)), TAPZOOM_OK)
        #expect(bytes(host.transform) == bytes(tapzoom_transform(scale: 2, rotation: 0, x: -600, y: -800)))
    }

    @Test("tapzoom_center_on brings the point to the center of the safe area.")
    func centerOnCentersInTheSafeArea() {
        let host = Host()
        expect(host.set(tapzoom_viewport(400, 400, left: 100, bottom: 200)), TAPZOOM_OK)
        expect(tapzoom_center_on(host.view, 500, 600, 2, nil), TAPZOOM_OK)
        #expect(bytes(host.transform) == bytes(tapzoom_transform(scale: 2, rotation: 0, x: 250 - 1000, y: 100 - 1200)))
    }

    /// Also in an animation.
    @Test("tapzoom_center_on with scale 0 keeps the scale of the target.")
    func centerOnKeepsTheScaleOfTheTarget() {
        let host = Host()
        var options = tapzoom_options.animation
        host.advance(0)
        expect(tapzoom_zoom_to(host.view, 2, 200, 200, &options), TAPZOOM_OK)
        host.advance(0.1)
        expect(tapzoom_center_on(host.view, 300, 400, 0, &options), TAPZOOM_OK)
        #expect(bytes(host.target) == bytes(tapzoom_transform(scale: 2, rotation: 0, x: -400, y: -600)))
        host.advance(1)
        #expect(bytes(host.transform) == bytes(host.target))
        #expect(Self.kinds(host) == [Self.began, Self.cancelled, Self.began, Self.ended, Self.settled])
    }

    @Test("tapzoom_set_transform restores a saved transform to the last bit.")
    func savedTransformIsRestored() {
        let host = Host(TAPZOOM_PRESET_BOARD)
        let saved = tapzoom_transform(scale: 1.23, rotation: -0.4, x: 5, y: 6)
        expect(host.set(saved), TAPZOOM_OK)
        #expect(bytes(host.transform) == bytes(saved))
    }

    @Test("tapzoom_reset goes to the fitted view.")
    func resetGoesToTheFittedView() {
        let host = Host()
        let fitted = host.transform
        expect(tapzoom_zoom_to(host.view, 1, 100, 120, nil), TAPZOOM_OK)
        expect(tapzoom_reset(host.view, nil), TAPZOOM_OK)
        #expect(bytes(host.transform) == bytes(fitted))
    }

    @Test("tapzoom_stop ends an animation where it is; at rest it does nothing.")
    func stopEndsAnAnimationInPlace() {
        let host = Host()
        var options = tapzoom_options.animation
        host.advance(0)
        expect(tapzoom_zoom_to(host.view, 2, 0, 0, &options), TAPZOOM_OK)
        host.advance(0.1)
        let here = host.transform
        expect(tapzoom_stop(host.view), TAPZOOM_OK)
        #expect(isClose(host.transform.scale, here.scale))
        // The zoom is about the corner (0, 0), so the view has reached two edges.
        let edge = [TAPZOOM_EVENT_LIMIT, TAPZOOM_PHASE_BEGAN]
        #expect(Self.kinds(host) == [Self.began, Self.cancelled, edge, edge, Self.settled])
        expect(tapzoom_stop(host.view), TAPZOOM_OK)
        #expect(host.poll().isEmpty)
    }
}
