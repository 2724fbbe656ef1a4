// SPDX-License-Identifier: MIT

@testable import TapZoomCore

/// Touches of fingers and calls of a host, in order. Scripts are joined with `+`.
typealias TouchScript = [Step]

enum Step {
    case touch(TouchSample)
    case advance(Double)
    case cancel(Double)

    var time: Double {
        switch self {
        case .touch(let sample): sample.time
        case .advance(let time), .cancel(let time): time
        }
    }

    static func down(
        _ id: Int64 = 1, at time: Double, _ x: Double = 100, _ y: Double = 100, tool: Tool = .finger
    ) -> Step {
        .touch(TouchSample(time: time, id: id, position: Vector(x, y), phase: .began, tool: tool))
    }

    static func move(_ id: Int64 = 1, at time: Double, _ x: Double = 100, _ y: Double = 100) -> Step {
        .touch(TouchSample(time: time, id: id, position: Vector(x, y), phase: .moved))
    }

    static func up(_ id: Int64 = 1, at time: Double, _ x: Double = 100, _ y: Double = 100) -> Step {
        .touch(TouchSample(time: time, id: id, position: Vector(x, y), phase: .ended))
    }

    /// The system takes the contact, as by TAPZOOM_TOUCH_CANCELLED.
    static func lost(_ id: Int64 = 1, at time: Double, _ x: Double = 100, _ y: Double = 100) -> Step {
        .touch(TouchSample(time: time, id: id, position: Vector(x, y), phase: .cancelled))
    }
}

extension [Step] {
    /// One finger lands and lifts in place.
    static func tap(at time: Double, _ x: Double = 100, _ y: Double = 100, lasting duration: Double = 0.05)
        -> TouchScript
    {
        [.down(at: time, x, y), .up(at: time + duration, x, y)]
    }

    /// Two taps. The second finger lands 0.1 s after the first lift, and lifts 0.2 s after the first landing.
    static func doubleTap(at time: Double, _ x: Double = 100, _ y: Double = 100) -> TouchScript {
        tap(at: time, x, y) + tap(at: time + 0.15, x, y)
    }

    /// A tap of two fingers 60 apart, with the point in the middle. Both lift after 0.06 s.
    static func twoFingerTap(at time: Double, _ x: Double = 100, _ y: Double = 100) -> TouchScript {
        [
            .down(1, at: time, x - 30, y), .down(2, at: time + 0.02, x + 30, y), .up(1, at: time + 0.06, x - 30, y),
            .up(2, at: time + 0.06, x + 30, y),
        ]
    }
}

// MARK: - Random touch scripts

extension SplitMix64 {
    /// Up to four fingers that land, move, lift, tap and drag at random. In the end all have lifted.
    mutating func script(length: Int, from start: Double = 0) -> TouchScript {
        var script = TouchScript()
        var down: [(id: Int64, place: Vector)] = []
        var time = start
        var nextID: Int64 = 0
        let home = Vector(between(50, 300), between(50, 300))
        while script.count < length || !down.isEmpty {
            time += pick([0, 0, 0.008, 0.02, 0.05, 0.05, 0.1, between(0, 0.3), between(0, 0.6)])
            switch script.count < length ? below(16) : 9 {
            case 0...5 where down.count < 4:
                nextID += 1
                let place = home + vector(pick([0, 5, 30, 100]))
                down.append((nextID, place))
                let tool = pick([.finger, .finger, Tool(.pen), Tool(.mouse)])
                script.append(.down(nextID, at: time, place.x, place.y, tool: tool))
            case 6...8 where !down.isEmpty:
                let index = below(down.count)
                down[index].place = down[index].place + vector(pick([0, 2, 4, 15, 60]))
                script.append(.move(down[index].id, at: time, down[index].place.x, down[index].place.y))
            case 9...12 where !down.isEmpty:
                let finger = down.remove(at: below(down.count))
                script.append(.up(finger.id, at: time, finger.place.x, finger.place.y))
            case 13 where !down.isEmpty && chance(0.5):
                let finger = down.remove(at: below(down.count))
                script.append(.lost(finger.id, at: time, finger.place.x, finger.place.y))
            case 14 where chance(0.3):
                down.removeAll()
                script.append(.cancel(time))
            case 15:
                script.append(.advance(time))
            default:
                if down.isEmpty {
                    script += chance(0.4) ? tapSeries(at: &time, near: home) : strokes(at: &time, near: home)
                }
            }
        }
        return script
    }

    /// Two thumbs that type on two keys each, at independent speeds. A thumb stays down for 50 to 150 ms.
    mutating func twoThumbs(taps: Int) -> TouchScript {
        var samples: [TouchSample] = []
        for thumb in 0..<2 {
            var time = between(0, 0.2)
            for tap in 0..<taps {
                let id = Int64(100 * thumb + tap)
                let place = Vector(400 * Double(thumb) + 80 * Double(below(2)), 100)
                samples.append(TouchSample(time: time, id: id, position: place, phase: .began))
                time += between(0.05, 0.15)
                samples.append(TouchSample(time: time, id: id, position: place, phase: .ended))
                // Longer than tap_debounce_time.
                time += between(0.05, 0.4)
            }
        }
        return samples.sorted { $0.time < $1.time }.map { .touch($0) }
    }

    /// Taps in a quick series, each with one finger or two.
    private mutating func tapSeries(at time: inout Double, near home: Vector) -> TouchScript {
        var script = TouchScript()
        for _ in 0...below(4) {
            let place = home + vector(8)
            let touches =
                chance(0.7) ? TouchScript.tap(at: time, place.x, place.y) : .twoFingerTap(at: time, place.x, place.y)
            script += touches
            time = (touches.last?.time ?? time) + pick([0.02, 0.1, 0.15, 0.29, 0.4])
        }
        return script
    }

    /// One to three fingers that pan, spread and rotate, frame by frame. Sometimes a tap or a rest comes first. The
    /// fingers lift one after another.
    private mutating func strokes(at time: inout Double, near home: Vector) -> TouchScript {
        var script = TouchScript()
        if chance(0.2) {
            script += .tap(at: time, home.x, home.y)
            time += 0.05 + pick([0.02, 0.1, 0.2])
        }
        let initialOffsets = (0..<pick([1, 1, 2, 2, 3])).map { _ in vector(pick([5, 40, 120])) }
        let (speed, logScale, rotation) = (
            vector(pick([0, 200, 2000])), pick([0, between(-4, 4)]), pick([0, between(-9, 9)])
        )
        func place(_ lever: Vector, after duration: Double) -> Vector {
            home + duration * speed + (Math.exp(logScale * duration) * lever).rotated(by: rotation * duration)
        }
        for (index, lever) in initialOffsets.enumerated() {
            script.append(.down(Int64(index), at: time, home.x + lever.x, home.y + lever.y))
            time += pick([0, 0, 0.02, 0.2, 0.5])
        }
        let frame = pick([0.008, 0.016])
        var duration = 0.0
        for _ in 0..<below(14) {
            (time, duration) = (time + frame, duration + frame)
            for (index, lever) in initialOffsets.enumerated() {
                let place = place(lever, after: duration)
                script.append(.move(Int64(index), at: time, place.x, place.y))
            }
        }
        for (index, lever) in initialOffsets.enumerated() {
            let place = place(lever, after: duration)
            script.append(.up(Int64(index), at: time, place.x, place.y))
            if index + 1 < initialOffsets.count { time += pick([0, 0, 0.02, 0.2]) }
        }
        time += pick([0, 0.02, 0.1, 0.5])
        return script
    }

    /// The script with additional advances between its steps.
    mutating func withExtraAdvances(_ script: TouchScript) -> TouchScript {
        var result = TouchScript()
        for step in script {
            if let last = result.last?.time, step.time > last {
                for _ in 0..<below(4) {
                    result.append(.advance(between(max(last, result.last?.time ?? last), step.time)))
                }
            }
            result.append(step)
        }
        return result
    }
}
