// SPDX-License-Identifier: MIT

extension ClosedRange<Double> {
    var extent: Double { upperBound - lowerBound }

    /// The nearest number within the range; its lower bound for NaN.
    package func clamp(_ value: Double) -> Double {
        let raised = value > lowerBound ? value : lowerBound
        return upperBound < raised ? upperBound : raised
    }
}

/// The larger number; the first one if both are equal or if one is NaN. It replaces `Swift.max`, which returns the
/// second of equal numbers.
func max(_ x: Double, _ y: Double) -> Double { y > x ? y : x }

// For arm64 and RISC-V LLVM makes one instruction of `x < 0 ? x : 0` and of `x < 0 ? 0 : x`. For it -0 is less than 0,
// and so it gives another zero than the comparison. `x > 0 ? x : 0` and `x > 0 ? 0 : x` are right everywhere. So write
// `max(0, x)`, not `max(x, 0)`; and `x.negativePart`, not `min(0, x)`.

extension Double {
    /// The number if it is negative, or else 0. The sum makes 0 of -0 on all processors.
    var negativePart: Double { (self < 0 ? self : 0) + 0 }
}

extension Double {
    /// The same as `isFinite`, with one floating-point comparison: 0 times a number that is not finite is NaN.
    var isReal: Bool { 0 * self == 0 }
}

extension Double {
    /// The angle that is nearest to `other` and differs from this one by full turns.
    func withTurns(nearest other: Double) -> Double {
        let turns = (other - self) / (2 * .pi)
        if abs(turns) < 0x1p20 { return self + turns.nearestWhole * (2 * .pi) }
        // The product would round by more than the angle, and in the end by many turns.
        let (sine, cosine) = Math.sincos(self - other)
        return other + Math.atan2(sine, cosine)
    }

    /// The quarter turn nearest to this angle. An angle without a fraction is returned unchanged.
    var nearestQuarterTurn: Double {
        abs(self) < 0x1p51 ? (self / (.pi / 2)).nearestWhole * (.pi / 2) : self
    }

    /// The nearest whole number. A number of 2^51 or more is returned unchanged: its fraction is 0 or 0.5.
    var nearestWhole: Double {
        // Adding 1.5 * 2^52 rounds the fraction away.
        let magic = 6_755_399_441_055_744.0
        return abs(self) < 0x1p51 ? (self + magic) - magic : self
    }
}

extension ClosedRange<Double> {
    /// Whether content with these places can move in an area with a length. Content that is larger than the area by a
    /// rounding error cannot.
    func hasRoom(in length: Double) -> Bool { extent > 1e-9 * length }

    /// Converts starts of the content to translations. `offset` is the start of the content relative to content point
    /// (0, 0).
    func moved(by offset: Double) -> ClosedRange<Double> {
        offset == 0 || !offset.isReal
            ? self : ClosedRange(uncheckedBounds: (lowerBound - offset, upperBound - offset))
    }
}

extension Double {
    /// Whether this scale is smaller by more than a rounding error.
    func isLess(than other: Double) -> Bool { self * (1 + 1e-9) < other }
    func isSame(as other: Double) -> Bool { !isLess(than: other) && !other.isLess(than: self) }

    /// Scales within 0.1 % look the same: a tap that zooms by less would seem to do nothing.
    private static var visible: Double { 1.001 }

    package func isBelow(_ other: Double) -> Bool { self * Self.visible < other }
    package func isNear(_ other: Double) -> Bool { !isBelow(other) && !other.isBelow(self) }
}

extension Double {
    /// Adds seconds to a time. An infinite time stays infinite, and the result is not below the earliest time of the C
    /// header.
    mutating func shift(by offset: Double) { if isFinite { self = max(self + offset, -1e12) } }
}
