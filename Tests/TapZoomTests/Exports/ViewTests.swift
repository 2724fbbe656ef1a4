// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoom
import Testing

@Suite struct ViewTests {
    /// Creates a view, and checks that a failed call creates none.
    private static func create(_ viewport: tapzoom_viewport, _ content: tapzoom_rect) -> Int {
        var config = tapzoom_config.preset(0)
        var (viewport, content) = (viewport, content)
        var view: OpaquePointer?
        let status = tapzoom_create(&config, &viewport, &content, &view)
        #expect((view != nil) == (Int(status) == TAPZOOM_OK))
        tapzoom_destroy(view)
        return Int(status)
    }

    private static let usual = (tapzoom_viewport(1, 1), tapzoom_rect(x: 0, y: 0, width: 1, height: 1))

    @Test("tapzoom_create refuses sizes, places and insets out of range.")
    func sizesOutOfRangeAreRefused() {
        let (viewport, content) = Self.usual
        for (value, status) in Bad.sizes {
            #expect(Self.create(tapzoom_viewport(value, 1), content) == status)
            #expect(Self.create(tapzoom_viewport(1, value), content) == status)
            #expect(Self.create(viewport, tapzoom_rect(x: 0, y: 0, width: value, height: 1)) == status)
            #expect(Self.create(viewport, tapzoom_rect(x: 0, y: 0, width: 1, height: value)) == status)
        }
        for (value, status) in Bad.coordinates {
            #expect(Self.create(viewport, tapzoom_rect(x: value, y: 0, width: 1, height: 1)) == status)
            #expect(Self.create(viewport, tapzoom_rect(x: 0, y: value, width: 1, height: 1)) == status)
        }
        for (viewport, status) in Bad.insets { #expect(Self.create(viewport, content) == status) }
    }

    @Test("NULL is ERROR_NULL.")
    func nullIsAnError() {
        var config = tapzoom_config.preset(0)
        var (viewport, content) = Self.usual
        var view: OpaquePointer?
        expect(tapzoom_create(nil, &viewport, &content, &view), TAPZOOM_ERROR_NULL)
        expect(tapzoom_create(&config, nil, &content, &view), TAPZOOM_ERROR_NULL)
        expect(tapzoom_create(&config, &viewport, nil, &view), TAPZOOM_ERROR_NULL)
        expect(tapzoom_create(&config, &viewport, &content, nil), TAPZOOM_ERROR_NULL)
        #expect(view == nil)
        expect(tapzoom_config_init(nil, 808, 0), TAPZOOM_ERROR_NULL)
        tapzoom_destroy(nil)
        let host = Host()
        expect(tapzoom_set_config(nil, &config, nil), TAPZOOM_ERROR_NULL)
        expect(tapzoom_set_config(host.view, nil, nil), TAPZOOM_ERROR_NULL)
        expect(tapzoom_get_config(nil, &config), TAPZOOM_ERROR_NULL)
        expect(tapzoom_get_config(host.view, nil), TAPZOOM_ERROR_NULL)
        expect(tapzoom_set_viewport(nil, &viewport), TAPZOOM_ERROR_NULL)
        expect(tapzoom_set_viewport(host.view, nil), TAPZOOM_ERROR_NULL)
        expect(tapzoom_set_content(nil, &content, 0), TAPZOOM_ERROR_NULL)
        expect(tapzoom_set_content(host.view, nil, 0), TAPZOOM_ERROR_NULL)
    }

    @Test("A change of sizes refuses numbers out of range, and changes nothing.")
    func changedSizesOutOfRangeAreRefused() {
        let host = Host()
        for (value, status) in Bad.sizes where status != TAPZOOM_OK {
            let before = host.reading
            expect(host.set(tapzoom_viewport(value, 1)), status)
            expect(host.set(tapzoom_viewport(1, value)), status)
            expect(host.set(tapzoom_rect(x: 0, y: 0, width: value, height: 1)), status)
            expect(host.set(tapzoom_rect(x: 0, y: 0, width: 1, height: value)), status)
            #expect(host.reading == before)
        }
        for (value, status) in Bad.coordinates {
            let before = host.reading
            expect(host.set(tapzoom_rect(x: value, y: 0, width: 1, height: 1)), status)
            expect(host.set(tapzoom_rect(x: 0, y: value, width: 1, height: 1), keep: 1), status)
            #expect(host.reading == before)
        }
        for value in [TAPZOOM_MIN_SIZE, TAPZOOM_MAX_LENGTH] {
            expect(host.set(tapzoom_viewport(value, value)), TAPZOOM_OK)
            expect(host.set(tapzoom_rect(x: -1e12, y: 1e12, width: value, height: value)), TAPZOOM_OK)
        }
    }

    @Test("A change of insets refuses numbers out of range, and changes nothing.")
    func changedInsetsOutOfRangeAreRefused() {
        let host = Host()
        let before = host.reading
        for (viewport, status) in Bad.insets { expect(host.set(viewport), status) }
        #expect(host.reading == before)
        expect(host.set(tapzoom_viewport(400, 400, left: 1e12, top: 1e12, right: 1e12, bottom: 1e12)), TAPZOOM_OK)
    }

    @Test("An unknown keep of tapzoom_set_content is ERROR_ENUM, and changes nothing.")
    func unknownKeepsAreRefused() {
        let host = Host()
        let before = host.reading
        for keep in [-1, 2, Int(Int32.max)] {
            expect(host.set(tapzoom_rect(x: 0, y: 0, width: 10, height: 10), keep: keep), TAPZOOM_ERROR_ENUM)
        }
        #expect(host.reading == before)
    }

    @Test("New sizes, contents and insets keep the fitted view, and send no events.")
    func sizesKeepThePicture() {
        let host = Host(TAPZOOM_PRESET_PHOTOS)
        expect(host.set(tapzoom_viewport(800, 400)), TAPZOOM_OK)
        #expect(bytes(host.transform) == bytes(tapzoom_transform(scale: 0.4, rotation: 0, x: 200, y: 0)))
        expect(host.set(tapzoom_rect(x: 0, y: 0, width: 2000, height: 1000)), TAPZOOM_OK)
        #expect(bytes(host.transform) == bytes(tapzoom_transform(scale: 0.4, rotation: 0, x: 0, y: 0)))
        expect(host.set(tapzoom_viewport(800, 400, left: 100, right: 300, bottom: 100)), TAPZOOM_OK)
        #expect(bytes(host.transform) == bytes(tapzoom_transform(scale: 0.2, rotation: 0, x: 100, y: 50)))
        expect(host.set(tapzoom_rect(x: -50, y: 70, width: 2000, height: 1000)), TAPZOOM_OK)
        #expect(bytes(host.transform) == bytes(tapzoom_transform(scale: 0.2, rotation: 0, x: 110, y: 36)))
        #expect(host.poll().isEmpty)
    }

    @Test("With KEEP_COORDINATES new content keeps the transform, and sends no events.")
    func contentMayKeepItsCoordinates() {
        let host = Host(TAPZOOM_PRESET_PHOTOS)
        expect(tapzoom_zoom_to(host.view, 1, 200, 200, nil), TAPZOOM_OK)
        _ = host.poll()
        let before = host.transform
        expect(
            host.set(tapzoom_rect(x: -200, y: -100, width: 1500, height: 1500), keep: TAPZOOM_KEEP_COORDINATES),
            TAPZOOM_OK)
        #expect(bytes(host.transform) == bytes(before))
        #expect(host.poll().isEmpty)
    }

    @Test("Settings without options apply at once, without events.")
    func settingsApplyAtOnce() {
        let host = Host(TAPZOOM_PRESET_PHOTOS)
        var config = host.config
        config.fit = Int32(TAPZOOM_FIT_NONE)
        expect(tapzoom_set_config(host.view, &config, nil), TAPZOOM_OK)
        #expect(host.transform.scale == 1)
        #expect(host.poll().isEmpty)
    }

    @Test("Settings with an animation animate a view that is beyond the new limits into them.")
    func optionsOfSettings() {
        let host = Host(TAPZOOM_PRESET_PHOTOS)
        var config = host.config
        config.fit = Int32(TAPZOOM_FIT_NONE)
        host.advance(0)
        let before = host.reading
        var options = tapzoom_options(animated: 2, duration: 2)
        expect(tapzoom_set_config(host.view, &config, &options), TAPZOOM_ERROR_ENUM)
        #expect(host.reading == before)
        options.animated = 0
        expect(tapzoom_set_config(host.view, &config, &options), TAPZOOM_OK)
        #expect((host.transform.scale, host.target.scale) == (1, 1))
        #expect(host.poll().isEmpty)
        config.fit = Int32(TAPZOOM_FIT_CONTAIN)
        options.animated = 1
        expect(tapzoom_set_config(host.view, &config, &options), TAPZOOM_OK)
        #expect((host.transform.scale, host.target.scale) == (1, 0.4))
        host.advance(2)
        #expect(host.transform.scale == 0.4)
        #expect(host.poll().map(\.kind) == [14, 14, 16, 15])
    }
}

/// Numbers within their ranges and beyond them, with their statuses.
enum Bad {
    static let sizes: [(Double, Int)] = [
        (TAPZOOM_MIN_SIZE, TAPZOOM_OK), (TAPZOOM_MAX_LENGTH, TAPZOOM_OK), (0, TAPZOOM_ERROR_RANGE),
        (-1, TAPZOOM_ERROR_RANGE), (TAPZOOM_MIN_SIZE.nextDown, TAPZOOM_ERROR_RANGE),
        (TAPZOOM_MAX_LENGTH.nextUp, TAPZOOM_ERROR_RANGE), (.nan, TAPZOOM_ERROR_NOT_FINITE),
        (.infinity, TAPZOOM_ERROR_NOT_FINITE),
    ]

    static let coordinates: [(Double, Int)] = [
        (TAPZOOM_MAX_LENGTH.nextUp, TAPZOOM_ERROR_RANGE), (-TAPZOOM_MAX_LENGTH.nextUp, TAPZOOM_ERROR_RANGE),
        (.nan, TAPZOOM_ERROR_NOT_FINITE), (.infinity, TAPZOOM_ERROR_NOT_FINITE), (-.infinity, TAPZOOM_ERROR_NOT_FINITE),
    ]

    static let scales: [(Double, Int)] = [
        (0, TAPZOOM_ERROR_RANGE), (-1, TAPZOOM_ERROR_RANGE), (1e-40.nextDown, TAPZOOM_ERROR_RANGE),
        (1e40.nextUp, TAPZOOM_ERROR_RANGE), (.nan, TAPZOOM_ERROR_NOT_FINITE), (.infinity, TAPZOOM_ERROR_NOT_FINITE),
    ]

    static let durations: [(Double, Int)] = [
        (-1, TAPZOOM_ERROR_RANGE), (0.001.nextDown, TAPZOOM_ERROR_RANGE), (10.0.nextUp, TAPZOOM_ERROR_RANGE),
        (.nan, TAPZOOM_ERROR_NOT_FINITE), (.infinity, TAPZOOM_ERROR_NOT_FINITE),
    ]

    /// Each inset by itself.
    static var insets: [(tapzoom_viewport, Int)] {
        let wrong: [(Double, Int)] = [
            (.nan, TAPZOOM_ERROR_NOT_FINITE), (-.infinity, TAPZOOM_ERROR_NOT_FINITE), (-1, TAPZOOM_ERROR_RANGE),
            (TAPZOOM_MAX_LENGTH.nextUp, TAPZOOM_ERROR_RANGE),
        ]
        return wrong.flatMap { value, status in
            [
                tapzoom_viewport(400, 400, left: value), tapzoom_viewport(400, 400, top: value),
                tapzoom_viewport(400, 400, right: value), tapzoom_viewport(400, 400, bottom: value),
            ].map { ($0, status) }
        }
    }

    /// Each number of a transform by itself.
    static var transforms: [(tapzoom_transform, Int)] {
        let places: [(Double, Int)] = [
            (1e40.nextUp, TAPZOOM_ERROR_RANGE), (-1e40.nextUp, TAPZOOM_ERROR_RANGE), (.nan, TAPZOOM_ERROR_NOT_FINITE),
            (.infinity, TAPZOOM_ERROR_NOT_FINITE), (-.infinity, TAPZOOM_ERROR_NOT_FINITE),
        ]
        return scales.map { (tapzoom_transform(scale: $0, rotation: 0, x: 0, y: 0), $1) }
            + places.flatMap { value, status in
                [
                    tapzoom_transform(scale: 1, rotation: value, x: 0, y: 0),
                    tapzoom_transform(scale: 1, rotation: 0, x: value, y: 0),
                    tapzoom_transform(scale: 1, rotation: 0, x: 0, y: value),
                ].map { ($0, status) }
            }
    }
}
