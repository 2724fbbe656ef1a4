// SPDX-License-Identifier: MIT

extension Double {
    /// This angle and as many full turns as bring it nearest to another.
    func withTurns(nearest other: Double) -> Double { self + ((other - self) / (2 * .pi)).nearestWhole * (2 * .pi) }

    /// The quarter turn nearest to this angle.
    var nearestQuarterTurn: Double { (self / (.pi / 2)).nearestWhole * (.pi / 2) }

    /// The nearest whole number. From 2^51 on, the number itself: it has no fraction that matters.
    var nearestWhole: Double {
        // Adding 1.5 * 2^52 rounds the fraction away.
        let magic = 6_755_399_441_055_744.0
        return abs(self) < 0x1p51 ? (self + magic) - magic : self
    }
}
