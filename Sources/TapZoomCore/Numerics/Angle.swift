// SPDX-License-Identifier: MIT

extension Double {
    /// The angle that is nearest to `other` and differs from this one by full turns.
    func withTurns(nearest other: Double) -> Double { self + ((other - self) / (2 * .pi)).nearestWhole * (2 * .pi) }

    /// The quarter turn nearest to this angle.
    var nearestQuarterTurn: Double { (self / (.pi / 2)).nearestWhole * (.pi / 2) }

    /// The nearest whole number. A number of 2^51 or more is returned unchanged: its fraction is 0 or 0.5.
    var nearestWhole: Double {
        // Adding 1.5 * 2^52 rounds the fraction away.
        let magic = 6_755_399_441_055_744.0
        return abs(self) < 0x1p51 ? (self + magic) - magic : self
    }
}
