// SPDX-License-Identifier: MIT

/// A scale that changes with the sizes: `factor` times the scale of a fit, or the larger of two such terms.
package struct ScaleLevel: Equatable {
    package var fit: Fit
    package var otherFit = Fit.none
    package var factor: Double
    /// 0 without a second term.
    package var otherFactor = 0.0

    package init(_ fit: Fit, times factor: Double) { (self.fit, self.factor) = (fit, factor) }

    package init(_ fit: Fit, times factor: Double, or otherFit: Fit, times otherFactor: Double) {
        (self.fit, self.factor) = (fit, factor)
        (self.otherFit, self.otherFactor) = (otherFit, otherFactor)
    }
}

package typealias ScaleLevels = InlineList<8, ScaleLevel>

extension ScaleLevels {
    package init() { self.init(blank: ScaleLevel(.none, times: 1)) }
}

extension Layout {
    /// 0 at the left or top, 1 at the right or bottom.
    var alignment: Vector {
        get { Vector(alignX, alignY) }
        set { (alignX, alignY) = (newValue.x, newValue.y) }
    }

    /// Whether the bounds keep as much content visible as fits, whatever its length.
    var showsMost: Bool { visiblePart == 1 && visibleExtra >= 0 }

    /// The least visible length of content along an axis, if at most the length `most` can be visible. All bounds
    /// follow from it. It is at least 0, so content always touches the safe area.
    func leastVisible(of most: Double) -> Double { min(max(visiblePart * most + visibleExtra, 0), most) }
}
