// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TapZoomCore

/// Recordings of people's touches in a folder beside the checkout, with the velocities that Flutter and Android
/// compute.
private struct Recording: Sendable, CustomTestStringConvertible {
    /// The velocity of one axis of a contact by Android's tracker.
    struct Row {
        let id: Int
        let axis: String
        let speed: Double
    }

    struct Line: Decodable {
        let time: Double
        let id: Int
        let phase: String
        let x: Double
        let y: Double
    }

    let name: String
    /// The velocity of the contact by Flutter's tracker.
    let flutter: [Double]?
    /// The velocities by Android's tracker with least squares of degree 2.
    let android: [Row]
    /// An exact solution of the same rule for each contact, with one decimal digit.
    let exact: [[Double]]
    let lines: [Line]

    var testDescription: String { name }

    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/recordings")

    static let all: [Recording] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".jsonl") }.sorted().compactMap(Recording.init)
    }()

    static func named(_ prefixes: String...) -> [Recording] {
        all.filter { one in prefixes.contains { one.name.hasPrefix($0) } }
    }

    init?(_ name: String) {
        guard let data = try? Data(contentsOf: Self.folder.appendingPathComponent(name)) else { return nil }
        let texts = data.split(separator: UInt8(ascii: "\n"))
        guard let first = texts.first, let header = try? JSONSerialization.jsonObject(with: first) as? [String: Any]
        else { return nil }
        self.name = String(name.dropLast(".jsonl".count))
        let numbers = header["numbers"] as? [String: Any] ?? [:]
        flutter = numbers["expected"] as? [Double]
        let rows = numbers["expected"] as? [[String: Any]] ?? []
        android = rows.filter { $0["strategy"] as? String == "LSQ2" }.compactMap { row in
            guard let id = row["id"] as? Int, let axis = row["axis"] as? String, let speed = row["px_per_s"] as? Double
            else { return nil }
            return Row(id: id, axis: axis, speed: speed)
        }
        exact =
            numbers["least_squares_velocity"] as? [[Double]] ?? [numbers["v"] as? [Double]].compactMap { $0 }
        lines = texts.dropFirst().compactMap { try? JSONDecoder().decode(Line.self, from: $0) }
        guard lines.count == texts.count - 1 else { return nil }
    }

    /// The contacts in the order of their landings.
    var ids: [Int] { lines.filter { $0.phase == "began" }.map(\.id) }

    /// The poses of a contact without that of its lift.
    func poses(of id: Int) -> [PointerPose] {
        lines.filter { $0.id == id && ($0.phase == "began" || $0.phase == "moved") }
            .map { PointerPose(time: $0.time, focalPoint: Vector($0.x, $0.y), radius: 0, angle: 0) }
    }

    /// The velocity of a contact at its lift.
    func velocity(of id: Int) -> Vector {
        let lift = lines.last { $0.id == id }
        return VelocityTracker(poses(of: id)).velocity(asOf: lift?.time ?? 0).focalPoint
    }
}

@Suite(
    .enabled(
        if: !Recording.all.isEmpty, "There are no recordings in ../shared/recordings beside the checkout."))
struct VelocityTrackerRecordingTests {
    @Test(
        "The velocity agrees with Flutter's tracker to 1e-3 of each component.",
        arguments: Recording.named("velocityEventData", "interruptedVelocityEventData"))
    fileprivate func agreesWithFlutter(recording: Recording) throws {
        let expected = try #require(recording.flutter)
        try #require(expected.count == 2 && recording.ids.count == 1)
        let velocity = recording.velocity(of: recording.ids[0])
        #expect(abs(velocity.x - expected[0]) <= 1e-3 * abs(expected[0]), "\(velocity)")
        #expect(abs(velocity.y - expected[1]) <= 1e-3 * abs(expected[1]), "\(velocity)")
    }

    /// Single precision and whole milliseconds limit the agreement to 3e-4.
    @Test(
        "The velocity agrees with Android's tracker to 3e-4 of each component.",
        arguments: Recording.named("Swordfish", "Sailfish", "google_pixel_tablet"))
    fileprivate func agreesWithAndroid(recording: Recording) throws {
        for row in recording.android {
            let velocity = recording.velocity(of: row.id)
            let part = row.axis == "x" ? velocity.x : velocity.y
            #expect(abs(part - row.speed) <= 3e-4 * abs(row.speed), "\(part), not \(row.speed)")
        }
    }

    @Test("The velocity agrees with an exact solution to its last decimal digit.", arguments: Recording.all)
    fileprivate func agreesWithTheExactSolution(recording: Recording) {
        #expect(recording.exact.isEmpty || recording.exact.count == recording.ids.count)
        for (id, expected) in zip(recording.ids, recording.exact) {
            let velocity = recording.velocity(of: id)
            #expect(abs(velocity.x - expected[0]) <= 0.051 && abs(velocity.y - expected[1]) <= 0.051, "\(velocity)")
        }
    }

    /// A renamed file or another format must not leave the comparisons without data.
    @Test("The recordings hold the velocities that the comparisons need.")
    func recordingsHaveNumbers() {
        #expect(Recording.named("velocityEventData").count >= 3)
        #expect(Recording.named("Swordfish", "Sailfish", "google_pixel_tablet").count >= 4)
        #expect(Recording.all.reduce(0) { $0 + $1.android.count } >= 3)
        #expect(Recording.all.filter { !$0.exact.isEmpty }.count >= 10)
        #expect(Recording.named("drag__", "swipe__").count >= 4)
    }

    /// At each sample as if it were the lift. The direction is that of the last 0.06 s, and for a swipe that of the
    /// whole path.
    @Test(
        "The velocity points along the path of the finger, at any sample.",
        arguments: Recording.named("drag__", "swipe__", "Phone__", "holdanddrag__"))
    fileprivate func velocityPointsAlongThePath(recording: Recording) throws {
        for id in recording.ids {
            let poses = recording.poses(of: id)
            for count in 2...max(2, poses.count) where count <= poses.count {
                let last = poses[count - 1]
                let velocity = VelocityTracker(Array(poses[..<count])).velocity(asOf: last.time).focalPoint
                guard let from = poses[..<count].first(where: { last.time - $0.time <= 0.06 }) else { continue }
                let way = last.focalPoint - from.focalPoint
                let along = velocity.x * way.x + velocity.y * way.y
                #expect(along >= 0 || way.length < 2, "velocity \(velocity) after \(way) at \(last.time)")
            }
            guard recording.name.hasPrefix("swipe__") else { continue }
            let (velocity, way) = (recording.velocity(of: id), poses[poses.count - 1].focalPoint - poses[0].focalPoint)
            #expect(velocity.x * way.x + velocity.y * way.y > 0.97 * velocity.length * way.length)
        }
    }

    /// This drag decelerates for so long that a plain parabola gives 501 pixels per second upward after 240 pixels
    /// downward.
    @Test("A drag that stops before the lift has velocity 0.", arguments: Recording.named("drag__phone_23"))
    fileprivate func longDecelerationEndsAtRest(recording: Recording) {
        #expect(recording.velocity(of: recording.ids[0]) == .zero)
    }
}
