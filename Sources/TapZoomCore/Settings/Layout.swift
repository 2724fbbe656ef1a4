// SPDX-License-Identifier: MIT

/// A scale that follows from the sizes of the content and the safe area. The raw values are those of the C header.
package enum Fit: Int32 {
    case none, contain, cover, width, height, oneToOne, scaleDown
}

/// The choice between the two terms of a level. The raw values are those of the C header.
package enum LevelChoice: Int32 {
    case first, larger, smaller
}

/// A scale that changes with the sizes: `factor` times the scale of a fit, or the larger or smaller of two such terms.
package struct ScaleLevel: Equatable {
    package var factor: Double
    package var otherFactor = 0.0
    // These share a word.
    package var fit: Fit
    package var otherFit = Fit.none
    package var choice = LevelChoice.first

    package init(_ fit: Fit, times factor: Double) {
        self.fit = fit
        self.factor = factor
    }

    package init(_ choice: LevelChoice, of fit: Fit, times factor: Double, and otherFit: Fit, times otherFactor: Double)
    {
        (self.fit, self.factor) = (fit, factor)
        (self.otherFit, self.otherFactor, self.choice) = (otherFit, otherFactor, choice)
    }

    /// Whether the level has a second term exactly if it chooses between two.
    var isComplete: Bool {
        switch choice {
        case .first: otherFactor == 0 && otherFit == .none
        case .larger, .smaller: otherFactor > 0
        }
    }
}

package typealias ScaleLevels = InlineList<8, ScaleLevel>

extension ScaleLevels {
    package init() { self.init(blank: ScaleLevel(.none, times: 1)) }
}

/// The limits of the translation. The raw values are those of the C header.
package enum Bounds: Int32 {
    case content = 0
    case inside = 1
    case none = 2
}

/// The place of content in the safe area, and the limits of its scale.
package struct Layout: Equatable {
    package var fit = Fit.contain
    package var bounds = Bounds.content
    package var bounceX = false
    package var bounceY = false
    package var alignX = 0.0
    package var alignY = 0.0
    package var visiblePart = 1.0
    package var visibleExtra = 0.0
    package var minScale = ScaleLevel(.contain, times: 1)
    package var maxScale = ScaleLevel(.contain, times: 1)
    package var pixelsPerUnit = 1.0

    /// 0 at the left or top, 1 at the right or bottom.
    var alignment: Vector {
        get { Vector(alignX, alignY) }
        set { (alignX, alignY) = (newValue.x, newValue.y) }
    }
}

extension Layout {
    /// Whether the bounds keep as much content visible as fits, whatever its length.
    var showsMost: Bool { visiblePart == 1 && visibleExtra >= 0 }

    /// The least visible length of content along an axis, if at most the length `most` can be visible. All bounds
    /// follow from it. It is at least 0, so content always touches the safe area.
    func leastVisible(of most: Double) -> Double { min(max(visiblePart * most + visibleExtra, 0), most) }
}
