// SPDX-License-Identifier: MIT

@testable import TapZoomCore

// Most tests show content that begins at (0, 0), and pass only its size.

extension Rect {
    init(size: Vector) { self.init(origin: .zero, size: size) }
}

extension Viewport {
    init(size: Vector, content: Vector, insets: Insets = .zero, layout: Layout) {
        self.init(size: size, content: Rect(size: content), insets: insets, layout: layout)
    }
}
