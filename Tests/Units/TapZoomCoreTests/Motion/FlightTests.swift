// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct FlightTests {
    private static let sqrt2 = 2.0.squareRoot()

    private static func flight(
        _ from: (x: Double, y: Double, w: Double), _ to: (x: Double, y: Double, w: Double), rho: Double = sqrt2,
        widest: Double = 1e30
    ) -> Flight {
        Flight(
            from: Vector(from.x, from.y), to: Vector(to.x, to.y), widths: (from.w, to.w), widest: widest, rho: rho)
    }

    // MARK: Published values

    /// From d3-interpolate 3.0.1, test/zoom-test.js. Its duration in ms is 1000 S rho / sqrt 2.
    @Test("Flights have the lengths that the tests of d3-interpolate expect.")
    func lengthsOfD3() {
        func duration(_ flight: Flight, rho: Double = Self.sqrt2) -> Double {
            1000 * flight.screenfuls * rho / Self.sqrt2
        }
        #expect(abs(duration(Self.flight((0, 0, 1), (0, 0, 1.1))) - 67) <= 1)
        #expect(abs(duration(Self.flight((0, 0, 1), (0, 0, 2))) - 490) <= 1)
        #expect(abs(duration(Self.flight((0, 0, 1), (10, 0, 8))) - 2872.5) <= 1)
        #expect(duration(Self.flight((0, 0, 1), (10, 0, 8), rho: 1e-3), rho: 1e-3).rounded() == 1470)
        #expect(duration(Self.flight((0, 0, 1), (10, 0, 8), rho: 2), rho: 2).rounded() == 3775)
    }

    @Test("Flights pass the places that the tests of d3-interpolate expect.")
    func placesOfD3() {
        let straight = Self.flight((0, 0, 1), (10, 0, 8), rho: 1e-3).place(at: 0.5)
        #expect(abs(straight.center.x - 1.111) <= 1e-3 && abs(1 / straight.scaleFactor - 8.0.squareRoot()) <= 1e-3)
        let high = Self.flight((0, 0, 1), (10, 0, 8), rho: 2).place(at: 0.5)
        #expect(abs(high.center.x - 1.111) <= 1e-3 && abs(1 / high.scaleFactor - 12.885) <= 1e-3)
        let from = (324.68721096803614, 59.43501602433761, 1.8827137399562621)
        let to = (324.6872108946794, 59.43501601062763, 7.399052110984391)
        let near = Self.flight(from, to).place(at: 0.5)
        #expect(near.center == Vector(324.68721093135775, 59.43501601748262))
        #expect(isClose(1.8827137399562621 / near.scaleFactor, 3.7323313186268305, of: 1, to: 2e-15))
    }

    /// From math.gl, modules/web-mercator/test/spec/fly-to-viewport.spec.ts, with rho 1.414 and 1.2 screenfuls per
    /// second.
    private static let start = (longitude: -122.45, latitude: 37.78, zoom: 12.0)
    private static let end = (longitude: -74.0, latitude: 40.7, zoom: 11.0)

    private static func mercator(
        _ start: (longitude: Double, latitude: Double, zoom: Double) = start,
        _ end: (longitude: Double, latitude: Double, zoom: Double), rho: Double = 1.414
    ) -> Flight {
        func place(_ it: (longitude: Double, latitude: Double, zoom: Double)) -> (x: Double, y: Double, w: Double) {
            let (sine, _) = Math.sincos(it.latitude * .pi / 180)
            let y = 0.5 * Math.log((1 + sine) / (1 - sine))
            return (
                512 * (it.longitude + 180) / 360, 512 * (.pi + y) / (2 * .pi), 800 * Math.exp(-it.zoom * Math.ln2)
            )
        }
        return flight(place(start), place(end), rho: rho)
    }

    @Test(
        "Flights pass the places that the tests of math.gl expect.",
        arguments: [
            (0.25, -122.4017, 37.78297, 7.518116), (0.5, -106.3, 38.76683, 3.618313),
            (0.75, -74.19253, 40.68864, 6.522422),
        ])
    func placesOfMathGL(part: Double, longitude: Double, latitude: Double, zoom: Double) {
        let place = Self.mercator(Self.start, Self.end).place(at: part)
        let y = place.center.y / 512 * 2 * .pi - .pi
        let degrees = 2 * Math.atan2(Math.exp(y), 1) - .pi / 2
        #expect(abs(place.center.x / 512 * 360 - 180 - longitude) <= 6e-5)
        #expect(abs(degrees * 180 / .pi - latitude) <= 6e-6)
        #expect(abs(Self.start.zoom + Math.log(place.scaleFactor) / Math.ln2 - zoom) <= 6e-7)
    }

    @Test("Flights have the durations that the tests of math.gl expect.")
    func durationsOfMathGL() {
        func milliseconds(_ flight: Flight, speed: Double = 1.2) -> Double { 1000 * flight.screenfuls / speed }
        let flight = Self.mercator(Self.start, Self.end)
        #expect(abs(milliseconds(flight) - 7325.7943) <= 6e-5)
        #expect(abs(milliseconds(flight, speed: 1) - 8790.9532) <= 6e-5)
        #expect(abs(milliseconds(flight, speed: 5) - 1758.1906) <= 6e-5)
        #expect(abs(milliseconds(flight, speed: 2 / 1.414) - 6215.2039) <= 6e-5)
        #expect(abs(milliseconds(Self.mercator(Self.start, Self.end, rho: 0.5)) - 13787.929) <= 6e-4)
        #expect(abs(milliseconds(Self.mercator(Self.start, Self.end, rho: 2)) - 5757.2078) <= 6e-5)
        let near = Self.mercator(Self.start, (-122.449, 37.78, 12))
        #expect(abs(milliseconds(near) - 8.5802857) <= 6e-8)
        // math.gl treats less than 0.01 pixels as no distance, and loses digits: ln 4 / 1.414 / 1.2 is 817.005.
        let pixel = 0.01 / 4096 / 512 * 360
        let deeper = Self.mercator(Self.start, (-122.45, 37.78, 10))
        #expect(abs(milliseconds(deeper) - 817.01417) <= 0.01)
        let same = Self.mercator(Self.start, (-122.45 + pixel, 37.78, 12))
        #expect(abs(milliseconds(same) - 0.014729167) <= 6e-10)
    }

    // MARK: The path

    private static func any(_ random: inout SplitMix64) -> (
        flight: Flight, from: Vector, to: Vector, widths: (Double, Double), rho: Double
    ) {
        let (from, rho) = (random.vector(100), random.magnitude(0.1, 5))
        let widths = (random.magnitude(0.01, 100), random.magnitude(0.01, 100))
        let to = from + random.magnitude(1e-5, 1e4) * random.vector(1)
        return (Flight(from: from, to: to, widths: widths, widest: 1e30, rho: rho), from, to, widths, rho)
    }

    @Test("A flight goes from its start to its end.")
    func goesFromStartToEnd() {
        trials(1000) { random in
            let (flight, from, to, widths, _) = Self.any(&random)
            let (first, last) = (flight.place(at: 0), flight.place(at: 1))
            try require(first.center == from && isClose(first.scaleFactor, 1, of: 1, to: 1e-12), "\(first)")
            try require(last.center.distance(to: to) <= 1e-9 * widths.1, "\(last) is not at \(to)")
            try require(isClose(last.scaleFactor, widths.0 / widths.1, of: last.scaleFactor, to: 1e-11), "\(last)")
        }
    }

    @Test("The slopes of a flight are the derivatives of its center and scale.")
    func slopesAreTheDerivatives() {
        trials(1000) { random in
            let flight = Self.any(&random).flight
            let part = random.between(0.01, 0.99)
            let place = flight.place(at: part)
            let x = centralDifference(at: part, step: 1e-6) { flight.place(at: $0).center.x }
            let y = centralDifference(at: part, step: 1e-6) { flight.place(at: $0).center.y }
            let scaleFactor = centralDifference(at: part, step: 1e-6) { Math.log(flight.place(at: $0).scaleFactor) }
            let size = 1 + place.centerSlope.length
            try require(isClose(place.centerSlope, Vector(x, y), of: 100 * size, to: 1e-5), "\(place), not \(x), \(y)")
            try require(isClose(place.growthSlope, scaleFactor, of: 10, to: 1e-5), "\(place), not \(scaleFactor)")
        }
    }

    /// In the metric of van Wijk and Nuij.
    @Test("The perceived speed of a flight is constant.")
    func perceivedSpeedIsConstant() {
        trials(500) { random in
            let (flight, _, _, widths, rho) = Self.any(&random)
            let place = flight.place(at: random.between(0, 1))
            let travel = rho * place.centerSlope.length * place.scaleFactor / widths.0
            let zoom = place.growthSlope / rho
            let speed = (travel * travel + zoom * zoom).squareRoot()
            try require(
                isClose(speed, flight.screenfuls, of: flight.screenfuls, to: 1e-6), "speed \(speed) of \(flight)")
        }
    }

    @Test("A flight and its reverse take the same path.")
    func reverseTakesTheSamePath() {
        trials(500) { random in
            let (flight, from, to, widths, rho) = Self.any(&random)
            let back = Flight(from: to, to: from, widths: (widths.1, widths.0), widest: 1e30, rho: rho)
            let part = random.between(0, 1)
            let (there, here) = (flight.place(at: part), back.place(at: 1 - part))
            let width = widths.0 / there.scaleFactor
            try require(
                there.center.distance(to: here.center) <= 1e-9 * width,
                "\(there) on the way there, \(here) on the way back")
            try require(
                isClose(width, widths.1 / here.scaleFactor, of: width, to: 1e-10),
                "\(there) on the way there, \(here) on the way back")
        }
    }

    // MARK: The smallest scale

    @Test("A flight zooms out at most to its smallest scale; only such a flight takes a smaller rho.")
    func limitedFlightZoomsOutToItsLimit() {
        trials(1000) { random in
            let (flight, from, to, widths, rho) = Self.any(&random)
            let peak = (0...1000).map { widths.0 / flight.place(at: Double($0) / 1000).scaleFactor }.max() ?? 0
            let widest = random.between(0.5, 1.5) * peak
            let limited = Flight(from: from, to: to, widths: widths, widest: widest, rho: rho)
            let limit = max(widest, max(widths.0, widths.1))
            var top = 0.0
            for step in 0...1000 { top = max(top, widths.0 / limited.place(at: Double(step) / 1000).scaleFactor) }
            try require(top <= limit * (1 + 1e-8), "\(top) is beyond \(limit)")
            if limit < 0.999 * peak {
                try require(limited.rho < rho && limited.asked == rho, "rho is \(limited.rho), not below \(rho)")
                try require(limited.screenfuls >= flight.screenfuls, "\(limited) is shorter than \(flight)")
            } else if limit > 1.001 * peak {
                try require(limited.rho == rho && limited.screenfuls == flight.screenfuls, "\(limited), not \(flight)")
            }
        }
    }

    /// Its length is rho times the number of screens that it passes.
    @Test("A flight between two ends at the smallest scale is a pan.")
    func flightAtTheSmallestScaleIsAPan() {
        let flight = Self.flight((0, 0, 2), (100, 0, 2), widest: 2)
        #expect(isClose(flight.screenfuls, Self.sqrt2 * 50, of: 100, to: 1e-8))
        for step in 0...10 {
            let place = flight.place(at: Double(step) / 10)
            #expect(
                isClose(place.scaleFactor, 1, of: 1, to: 1e-8) && isClose(place.center.x, 10 * Double(step), of: 1e4))
        }
    }

    /// The length is summed in small steps along the path.
    @Test("The length of a flight with a smaller rho is that of its path.")
    func lengthOfALimitedFlight() {
        trials(100) { random in
            let (_, from, to, widths, rho) = Self.any(&random)
            let widest = random.magnitude(1, 10) * max(widths.0, widths.1)
            let flight = Flight(from: from, to: to, widths: widths, widest: widest, rho: rho)
            var length = 0.0
            for step in 0..<2000 {
                let place = flight.place(at: (Double(step) + 0.5) / 2000)
                let travel = rho * place.centerSlope.length * place.scaleFactor / widths.0
                length += (travel * travel + place.growthSlope * place.growthSlope / (rho * rho)).squareRoot() / 2000
            }
            try require(isClose(length, flight.screenfuls, of: length, to: 1e-3), "\(length), not \(flight)")
        }
    }

    // MARK: Extremes

    @Test("A flight has finite numbers for extreme ends, sizes and rho.")
    func extremeFlightsStayFinite() {
        trials(5000) { random in
            let length = random.magnitude(1e-6, 1e12)
            let widths = (length / random.magnitude(1e-30, 1e30), length / random.magnitude(1e-30, 1e30))
            let from = random.magnitude(1e-60, 1e69) * random.vector(1)
            let to = random.pick([from, from + random.magnitude(1e-60, 1e69) * random.vector(1)])
            let flight = Flight(
                from: from, to: to, widths: widths, widest: length / random.magnitude(1e-40, 1e40),
                rho: random.magnitude(1e-3, 1e3))
            for part in [0, 1e-9, random.between(0, 1), 1] {
                let place = flight.place(at: part)
                try require(place.scaleFactor > 0 && place.scaleFactor.isFinite, "\(place) in \(flight)")
                try require(place.center.isFinite && place.centerSlope.isFinite, "\(place) in \(flight)")
                try require(place.growthSlope.isFinite && flight.screenfuls >= 0, "\(place) in \(flight)")
            }
        }
    }
}
