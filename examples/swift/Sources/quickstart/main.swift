// SPDX-License-Identifier: MIT
//
// Plays touches into a map view at 60 frames a second, and tells what happens.
//
//     swift run quickstart ../touches/double-tap.jsonl ../touches/pinch.jsonl ../touches/fling.jsonl

import Foundation
import TapZoom

let rate = 60.0
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

/// Plays files, each until the view is at rest.
func play(_ paths: [String]) throws {
    var view = try ZoomView(
        Config(.maps), viewport: Viewport(width: 400, height: 600), content: ContentRect(width: 2000, height: 3000))
    var count = 0.0  // the frames so far
    var events: [GestureEvent] = []  // keeps its memory
    print("  time   map x  map y   scale")
    for path in paths {
        var rest = try touches(of: path, from: count / rate)[...]
        var deadline = 0.0
        while !rest.isEmpty || deadline < .infinity {
            let now = count / rate
            let due = rest.prefix { $0.time <= now }
            rest = rest.dropFirst(due.count)
            let frame = try view.frame(at: now, touches: Array(due), into: &events)
            events.forEach(tell)
            count += 1  // a host draws here, with frame.transform
            deadline = frame.state.nextDeadline
        }
    }
}

let paths = CommandLine.arguments.dropFirst()
guard !paths.isEmpty else {
    print("usage: quickstart TOUCHES...")
    exit(EXIT_FAILURE)
}
try play(Array(paths))
