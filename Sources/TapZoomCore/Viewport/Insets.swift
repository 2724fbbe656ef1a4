// SPDX-License-Identifier: MIT

/// The widths of the bars that cover the sides of a viewport.
package struct Insets: Equatable {
    package var left: Double
    package var top: Double
    package var right: Double
    package var bottom: Double

    package init(left: Double, top: Double, right: Double, bottom: Double) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    package static var zero: Insets { Insets(left: 0, top: 0, right: 0, bottom: 0) }
}
