// SPDX-License-Identifier: MIT

import TapZoom
import Testing

@Suite struct ConfigTests {
    @Test("A preset has the defaults of the header.")
    func presets() {
        let (photos, maps, board) = (Config(.photos), Config(.maps), Config(.board))
        #expect(photos.fit == .scaleDown && maps.fit == .cover && board.bounds == .none)
        #expect(maps.zoomStep == 2 && photos.zoomStep == 1.5)
        #expect(photos.levels == [ScaleLevel(fit: .scaleDown, factor: 2.5)] && maps.levels.isEmpty)
        #expect(photos.maxScale == .larger((.oneToOne, 2), (.scaleDown, 6)))
        #expect(photos.gestures == Gestures.all.subtracting(.rotate))
        #expect(photos.events == .all.subtracting([.failed, .snap]))
        #expect(photos.alwaysBounceX && !photos.alwaysBounceY)
        for preset in Preset.allCases { #expect(throws: Never.self) { try Config(preset).check() } }
    }

    @Test("A changed setting keeps its value, and all others.")
    func changes() {
        var config = Config(.maps)
        config.gestures.insert(.rotate)
        config.events = [.tap, .swipe]
        config.lenient = false
        config.doubleTap = .cycle
        config.minScale = ScaleLevel(fit: .contain, factor: 0.5)
        config.minPanContacts = 2
        config.hostTools = .pen
        config.pagerEdges = [.left, .right]
        config.tapSlop = 12
        let view = try? ZoomView(config, viewport: square, content: portrait)
        #expect(view?.config == config)
        #expect(config != Config(.maps))
        #expect(config.events.rawValue == 1 << 2 | 1 << 11 && config.hostTools.rawValue == 1 << 1)
        config = Config(.maps)
        #expect(config == Config(.maps))
    }

    @Test("Levels are an array, of which the rest is zero.")
    func levels() throws {
        var config = Config(.photos)
        config.levels = (1...8).map { ScaleLevel(fit: .contain, factor: Double($0)) }
        #expect(config.levels.map(\.factor) == [1, 2, 3, 4, 5, 6, 7, 8])
        try config.check()
        config.levels.removeLast(7)
        #expect(config.levels.count == 1)
        try config.check()
        config.levels = Array(repeating: ScaleLevel(factor: 1), count: 9)
        #expect(config.levels.count == 8)
        #expect(error { () throws(TapZoomError) in try config.check() }?.field == "level_count")
    }

    @Test("A number is a plain scale.")
    func plainScales() {
        var config = Config(.photos)
        config.maxScale = 8
        #expect(config.maxScale == ScaleLevel(fit: .none, factor: 8))
        config.minScale = 0.5
        #expect(config.minScale == ScaleLevel(fit: .none, factor: 0.5))
    }

    @Test("A wrong setting throws its status with its name.")
    func errors() {
        func fault(_ change: (inout Config) -> Void) -> TapZoomError? {
            var config = Config(.photos)
            change(&config)
            let checked = error { () throws(TapZoomError) in try config.check() }
            let created = error { () throws(TapZoomError) in
                _ = try ZoomView(config, viewport: square, content: portrait)
            }
            let changed = error { () throws(TapZoomError) in
                var view = try ZoomView(Config(.photos), viewport: square, content: portrait)
                try view.setConfig(config)
            }
            #expect(checked == created && checked == changed)
            return checked
        }
        let range = fault { $0.doubleTapTime = -1 }
        #expect(range?.status == .range && range?.field == "double_tap_time")
        #expect(range?.description == "doubleTapTime=-1: outside 0.01 to 10")
        let nan = fault { $0.minScale.factor = .nan }
        #expect(nan?.status == .notFinite && nan?.field == "min_scale.factor")
        #expect(nan?.description == "minScale.factor=nan: outside 1e-6 to 1e6")
        let bit = fault { $0.gestures = Gestures(rawValue: 1) }
        #expect(bit?.status == .enum && bit?.field == "gestures")
        #expect(bit?.description == "gestures=1: outside the bits of Gestures")
        let level = fault { $0.levels = [2.5, 0] }
        #expect(level?.field == "levels[1].factor")
        #expect(level?.description == "levels[1].factor=0: outside 1e-6 to 1e6")
        let lone = fault { $0.maxScale = ScaleLevel(fit: .contain, factor: 1, otherFit: .width) }
        #expect(lone?.description == "maxScale.otherFit=3: needs otherFactor")
        let late = fault { $0.tapDebounceTime = 9 }
        #expect(late?.description == "tapDebounceTime=9: outside 0 to doubleTapTime")
        let many = fault { $0.levels = Array(repeating: 1, count: 9) }
        #expect(many?.description == "levelCount=9: outside 0 to 8")
        let bad = error { () throws(TapZoomError) in
            _ = try ZoomView(Config(.photos), viewport: Viewport(width: 0, height: 1), content: portrait)
        }
        #expect(bad?.status == .range && bad?.field == "viewport")
        #expect(bad?.description == "viewport.width=0: outside 1e-6 to 1e12")
    }
}
