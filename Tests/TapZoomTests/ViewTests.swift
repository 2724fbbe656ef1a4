// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoom
import Testing

@Suite struct ViewTests {
    /// What fails is told, and makes no view.
    private static func create(_ width: Double, _ height: Double, _ contentWidth: Double, _ contentHeight: Double)
        -> Int
    {
        var config = tapzoom_config.preset(0)
        var view: OpaquePointer?
        let status = tapzoom_create(&config, width, height, contentWidth, contentHeight, &view)
        #expect((view != nil) == (Int(status) == TAPZOOM_OK))
        tapzoom_destroy(view)
        return Int(status)
    }

    @Test func sizesInAndOutOfRange() {
        for (value, status) in Bad.sizes {
            #expect(Self.create(value, 1, 1, 1) == status)
            #expect(Self.create(1, value, 1, 1) == status)
            #expect(Self.create(1, 1, value, 1) == status)
            #expect(Self.create(1, 1, 1, value) == status)
        }
    }

    @Test func nullIsAnError() {
        var config = tapzoom_config.preset(0)
        var view: OpaquePointer?
        expect(tapzoom_create(nil, 1, 1, 1, 1, &view), TAPZOOM_ERROR_NULL)
        expect(tapzoom_create(&config, 1, 1, 1, 1, nil), TAPZOOM_ERROR_NULL)
        #expect(view == nil)
        expect(tapzoom_config_init(nil, 504, 0), TAPZOOM_ERROR_NULL)
        tapzoom_destroy(nil)
        let host = Host()
        expect(tapzoom_set_config(nil, &config), TAPZOOM_ERROR_NULL)
        expect(tapzoom_set_config(host.view, nil), TAPZOOM_ERROR_NULL)
        expect(tapzoom_get_config(nil, &config), TAPZOOM_ERROR_NULL)
        expect(tapzoom_get_config(host.view, nil), TAPZOOM_ERROR_NULL)
        expect(tapzoom_set_viewport_size(nil, 1, 1), TAPZOOM_ERROR_NULL)
        expect(tapzoom_set_content_size(nil, 1, 1), TAPZOOM_ERROR_NULL)
        expect(tapzoom_set_insets(nil, 0, 0, 0, 0), TAPZOOM_ERROR_NULL)
    }

    @Test func otherSizesInAndOutOfRange() {
        let host = Host()
        for (value, status) in Bad.sizes where status != TAPZOOM_OK {
            let before = host.reading
            expect(tapzoom_set_viewport_size(host.view, value, 1), status)
            expect(tapzoom_set_viewport_size(host.view, 1, value), status)
            expect(tapzoom_set_content_size(host.view, value, 1), status)
            expect(tapzoom_set_content_size(host.view, 1, value), status)
            #expect(host.reading == before)
        }
        for value in [TAPZOOM_MIN_SIZE, TAPZOOM_MAX_LENGTH] {
            expect(tapzoom_set_viewport_size(host.view, value, value), TAPZOOM_OK)
            expect(tapzoom_set_content_size(host.view, value, value), TAPZOOM_OK)
        }
    }

    @Test func insetsInAndOutOfRange() {
        let host = Host()
        let before = host.reading
        let wrong: [(Double, Int)] = [
            (.nan, TAPZOOM_ERROR_NOT_FINITE), (-.infinity, TAPZOOM_ERROR_NOT_FINITE), (-1, TAPZOOM_ERROR_RANGE),
            (TAPZOOM_MAX_LENGTH.nextUp, TAPZOOM_ERROR_RANGE),
        ]
        for (value, status) in wrong {
            expect(tapzoom_set_insets(host.view, value, 0, 0, 0), status)
            expect(tapzoom_set_insets(host.view, 0, value, 0, 0), status)
            expect(tapzoom_set_insets(host.view, 0, 0, value, 0), status)
            expect(tapzoom_set_insets(host.view, 0, 0, 0, value), status)
        }
        #expect(host.reading == before)
        expect(tapzoom_set_insets(host.view, 1e12, 1e12, 1e12, 1e12), TAPZOOM_OK)
    }

    @Test func sizesKeepWhatIsSeen() {
        let host = Host(TAPZOOM_PRESET_PHOTOS)
        expect(tapzoom_set_viewport_size(host.view, 800, 400), TAPZOOM_OK)
        #expect(bytes(host.transform) == bytes(tapzoom_transform(scale: 0.4, rotation: 0, x: 200, y: 0)))
        expect(tapzoom_set_content_size(host.view, 2000, 1000), TAPZOOM_OK)
        #expect(bytes(host.transform) == bytes(tapzoom_transform(scale: 0.4, rotation: 0, x: 0, y: 0)))
        expect(tapzoom_set_insets(host.view, 100, 0, 300, 100), TAPZOOM_OK)
        #expect(bytes(host.transform) == bytes(tapzoom_transform(scale: 0.2, rotation: 0, x: 100, y: 50)))
    }

    @Test func otherSettingsHoldAtOnce() {
        let host = Host(TAPZOOM_PRESET_PHOTOS)
        var config = host.config
        config.fit = Int32(TAPZOOM_FIT_NONE)
        expect(tapzoom_set_config(host.view, &config), TAPZOOM_OK)
        #expect(host.transform.scale == 1)
    }
}

/// Numbers in and out of ranges, and what they are told.
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
        (0, TAPZOOM_ERROR_RANGE), (-1, TAPZOOM_ERROR_RANGE), (1e-18.nextDown, TAPZOOM_ERROR_RANGE),
        (1e18.nextUp, TAPZOOM_ERROR_RANGE), (.nan, TAPZOOM_ERROR_NOT_FINITE), (.infinity, TAPZOOM_ERROR_NOT_FINITE),
    ]
}
