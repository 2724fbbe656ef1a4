// SPDX-License-Identifier: MIT

/// A path that zooms out, travels and zooms in again, so that the picture seems to move at one speed. Source: van Wijk
/// and Nuij, "Smooth and efficient zooming and panning", 2003.
///
/// The center of the view travels a distance d of content, while the visible width w goes from w0 to w1. In the half
/// plane of rho^2 u and w, the path is an arc of a circle with its center at w = 0:
///
///     w = w0 cosh(r0) / cosh(y + r0),  u = w0 / rho^2 * sinh(y) / cosh(y + r0),  y = rho s
///
/// This u equals the paper's w0 / rho^2 (cosh(r0) tanh(rho s + r0) - sinh(r0)), without its difference, which loses
/// digits.
struct Flight {
    /// The content points at the center of the view, at the start and at the end.
    private var from = Vector.zero
    private var to = Vector.zero
    /// The requested curvature. A flight that was caught or resized continues with it.
    private(set) var asked = 0.0
    /// The actual curvature: smaller if a smallest scale limits the flight.
    private(set) var rho = 0.0
    /// The length of the path in rho-screenfuls.
    private(set) var screenfuls = 0.0
    private var r0 = 0.0
    /// y at the end. For a zoom about one point, the logarithm of its factor.
    private var extent = 0.0
    /// w0 and w1, over rho^2 d. 0 for a zoom about one point.
    private var lead = 0.0
    private var tail = 0.0

    /// A placeholder.
    init() {}

    /// - Parameters:
    ///   - widths: The visible widths of the content at both ends.
    ///   - widest: The largest visible width on the path, if both ends are smaller.
    init(from: Vector, to: Vector, widths: (Double, Double), widest: Double, rho asked: Double) {
        (self.from, self.to, self.asked, rho) = (from, to, asked, asked)
        let (w0, w1) = widths
        let distance = to.distance(to: from)
        // A shorter distance is invisible at both ends.
        guard distance >= 1e-6 * min(w0, w1) else {
            extent = Math.log(w0 / w1)
            screenfuls = abs(extent) / rho
            return
        }
        var ends = Self.ends(w0, w1, asked * asked * distance)
        let peak = w0 * (ends.0 * ends.0 + 1).squareRoot()
        let limit = max(widest, max(w0, w1))
        let isLimited = ends.0 < 0 && ends.1 > 0 && peak > limit
        if isLimited {
            // The circle with its highest point at the limit. A path that may not rise at all is nearly straight.
            let reach = (limit * limit - w0 * w0).squareRoot() + (limit * limit - w1 * w1).squareRoot()
            rho = (max(reach, 1e-4 * limit) / distance).squareRoot()
            ends = Self.ends(w0, w1, rho * rho * distance)
        }
        r0 = Math.asinh(ends.0)
        extent = Math.asinh(ends.1) - r0
        lead = w0 / (rho * rho * distance)
        tail = w1 / (rho * rho * distance)
        screenfuls = isLimited ? Self.length(from: ends.0, to: ends.1, rho, asked) : extent / rho
    }

    /// sinh(r0) and sinh(r1): the paper's -b0 and -b1. `span`: rho^2 d.
    private static func ends(_ w0: Double, _ w1: Double, _ span: Double) -> (Double, Double) {
        let difference = (w1 - w0) * (w1 + w0)
        return ((-span - difference / span) / (2 * w0), (span - difference / span) / (2 * w1))
    }

    /// The length of a path with the curvature `rho`, measured with the requested curvature. It is the integral of
    /// sqrt(a^2 / cosh^2 + b^2 tanh^2) over y, with the substitution t = sinh(y).
    private static func length(from start: Double, to end: Double, _ rho: Double, _ asked: Double) -> Double {
        let (a, b) = (asked / (rho * rho), 1 / asked)
        let c = max(0, a * a - b * b).squareRoot()
        func integral(_ t: Double) -> Double {
            b * Math.asinh(b * t / a) + c * Math.atan2(c * t, (a * a + b * b * t * t).squareRoot())
        }
        return integral(end) - integral(start)
    }
}

extension Flight {
    /// A place on the path.
    struct Place {
        /// The content point at the center.
        var center: Vector
        /// The factor of the scale since the start.
        var scaleFactor: Double
        /// The derivatives of the center and of ln(scale) by the part of the path.
        var centerSlope: Vector
        var growthSlope: Double
    }

    /// The place after a part of the path, 0...1.
    func place(at part: Double) -> Place {
        let displacement = to - from
        let y = part * extent
        guard lead > 0 else {
            return Place(
                center: from + part * displacement, scaleFactor: Math.exp(y), centerSlope: displacement,
                growthSlope: extent)
        }
        let (start, now) = (Math.cosh(r0), Math.cosh(y + r0))
        // The center counts from the nearer end, so that it loses no digits at either.
        let (passed, left) = (lead * Math.sinh(y) / now, tail * Math.sinh(extent - y) / now)
        return Place(
            center: passed < left ? from + passed * displacement : to - left * displacement, scaleFactor: now / start,
            centerSlope: lead * extent * start / now / now * displacement, growthSlope: extent * Math.sinh(y + r0) / now
        )
    }
}
