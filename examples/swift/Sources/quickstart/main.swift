// SPDX-License-Identifier: MIT
//
// Plays touches into a map view at 60 frames a second; tells what happens, and draws the scale.
//
//     swift run quickstart ../touches/double-tap.jsonl ../touches/pinch.jsonl ../touches/fling.jsonl

import Foundation
import TapZoom

let rate = 60.0
let (rows, columns) = (6, 72)  // of the chart
let stories: [EventKind: String] = [
    .tap: "One tap, and no second one in time.",
    .doubleTap: "Two quick taps: the view zooms in about them.",
    .fingersTap: "Two fingers tap: the view zooms out.",
    .longPress: "A finger rests: a long press.",
    .pan: "Fingers move: the content follows them.",
    .pinch: "Their distance changes: the scale follows it.",
    .quickZoom: "A tap and a drag: the scale follows the finger.",
    .fling: "A finger lifts in motion: the content glides on.",
    .settled: "The view is at rest.",
]

/// A line of a file of touches.
struct Line: Decodable {
    static let phases: [String: TouchPhase] = [
        "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
    ]
    let time: Double, id: Int64, phase: String, x: Double, y: Double

    func touch(from start: Double) -> Touch? {
        Line.phases[phase].map { Touch(time: start + time, id: id, phase: $0, x: x, y: y) }
    }
}

/// The touches of a file, from a time on. Skips other lines, such as the header of the file.
func touches(of path: String, from start: Double) throws -> [Touch] {
    let decoder = JSONDecoder()
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap { line in
        try? decoder.decode(Line.self, from: Data(line.utf8)).touch(from: start)
    }
}

func text(_ number: Double, _ format: String) -> String { String(format: format, number) }

/// Prints a line for an event that begins something. A host reacts to the kinds that it needs.
func tell(_ event: GestureEvent) {
    guard event.phase == .discrete || event.phase == .began, let story = stories[event.kind] else { return }
    let point = event.contentPoint
    print(
        "\(text(event.time, "%6.3f"))  \(text(point.x, "%6.1f")) \(text(point.y, "%6.1f"))  "
            + "\(text(event.scale, "%6.4f"))  \(story)")
}

/// A frame on the screen.
struct Picture {
    let scale: Double, fingers: Int
}

/// Draws the scale over time on a logarithmic axis. Below it: the number of fingers, a digit where a second begins.
func draw(_ film: [Picture]) {
    func frame(of column: Int) -> Int { column * (film.count - 1) / (columns - 1) }
    let scales = film.map(\.scale)
    let low = scales.min()!
    let high = max(scales.max()!, 2 * low)
    for row in (0..<rows).reversed() {
        let line = (0..<columns).map { column in
            let height = log(film[frame(of: column)].scale / low) / log(high / low) * Double(rows - 1)
            return height > Double(row) - 0.5 ? "#" : " "
        }
        print(text(low * pow(high / low, Double(row) / Double(rows - 1)), "%7.4f"), line.joined())
    }
    let fingers = (0..<columns).map { film[frame(of: $0)].fingers }
    print("fingers", fingers.map { $0 > 0 ? String($0 % 10) : " " }.joined())
    let seconds = (0..<columns).map { frame(of: $0) / Int(rate) }
    print("seconds", "0" + zip(seconds, seconds.dropFirst()).map { $0 < $1 ? String($1 % 10) : " " }.joined())
}

/// Plays files, each until the view is at rest. Returns the frames.
func play(_ paths: [String]) throws -> [Picture] {
    var view = try ZoomView(
        Config(.maps), viewport: Viewport(width: 400, height: 600), content: ContentRect(width: 2000, height: 3000))
    var film: [Picture] = []
    var events: [GestureEvent] = []  // keeps its memory
    print("  time   map x  map y   scale")
    for path in paths {
        var rest = try touches(of: path, from: Double(film.count) / rate)[...]
        var deadline = 0.0
        while !rest.isEmpty || deadline < .infinity {
            let now = Double(film.count) / rate
            let due = rest.prefix { $0.time <= now }
            rest = rest.dropFirst(due.count)
            let frame = try view.frame(at: now, touches: Array(due), into: &events)
            events.forEach(tell)
            film.append(Picture(scale: frame.transform.scale, fingers: frame.state.contactCount))  // a host draws here
            deadline = frame.state.nextDeadline
        }
    }
    return film
}

let paths = CommandLine.arguments.dropFirst()
guard !paths.isEmpty else {
    print("usage: quickstart TOUCHES...")
    exit(EXIT_FAILURE)
}
draw(try play(Array(paths)))
