// SPDX-License-Identifier: MIT

@testable import TapZoomCore

// Most tests show content that begins at (0, 0), and pass only its size.

extension Rect {
    init(size: Vector) { self.init(origin: .zero, size: size) }
}

extension Engine {
    init(_ settings: Settings, size: Vector, content: Vector) {
        self.init(settings, size: size, content: Rect(size: content))
    }

    mutating func setViewport(_ viewport: Viewport) {
        setViewport(size: viewport.size, insets: viewport.insets)
        setContent(viewport.content, .picture)
    }
}

extension Settings {
    /// The same settings with their lengths in view units.
    func inViewUnits() -> Settings {
        var settings = self
        settings.convertToViewUnits()
        return settings
    }
}

extension Camera {
    init(_ settings: Settings, size: Vector, content: Vector) {
        self.init(
            settings, settings.inViewUnits().fling, size: size, content: Rect(size: content), insets: .zero)
    }
}

extension Viewport {
    /// The transform that shows the same picture at these sizes as `transform` at the sizes of `old`.
    func remap(_ transform: Transform, from old: Viewport) -> Transform {
        ViewportChange(from: old, to: self, .sizes).map(transform)
    }

    init(size: Vector, content: Vector, insets: Insets = .zero, layout: Layout) {
        self.init(size: size, content: Rect(size: content), insets: insets, layout: layout)
    }
}
