// SPDX-License-Identifier: MIT

/// A scale that the sizes of content and safe area give. The raw values are those of the C header.
package enum Fit: Int32 {
    case none, all, fill, width, height, oneToOne
}

/// A scale said in terms of the sizes: `factor` times the scale of a fit.
package struct ScaleLevel: Equatable {
    package var fit: Fit
    package var factor: Double

    package init(_ fit: Fit, times factor: Double) {
        self.fit = fit
        self.factor = factor
    }
}

/// What holds the content in place. The raw values are those of the C header.
package enum Bounds: Int32 {
    case content, none
}

/// How content lies in the safe area.
package struct Layout: Equatable {
    package var fit = Fit.all
    package var bounds = Bounds.content
    /// 0 at the left or top, 1 at the right or bottom.
    package var alignment = Vector(0.5, 0.5)
    package var minScale = ScaleLevel(.all, times: 1)
    package var maxScale = ScaleLevel(.all, times: 6)
    package var pixelsPerUnit = 1.0

    package init() {}
}
