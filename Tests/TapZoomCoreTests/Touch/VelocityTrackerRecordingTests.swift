// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TapZoomCore

/// Touches of people, beside the checkout, with the velocities that Flutter and Android find in them.
private struct Recording: Sendable, CustomTestStringConvertible {
    /// What Android's tracker says of one axis of a contact.
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
    /// What Flutter's tracker says of the contact.
    let flutter: [Double]?
    /// What Android's says, with its least squares of degree 2.
    let android: [Row]
    /// An exact solution of the same rule for each contact, with one digit.
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

    /// Each contact, in the order of landing.
    var ids: [Int] { lines.filter { $0.phase == "began" }.map(\.id) }

    /// The places of a contact; the lift's own is none.
    func poses(of id: Int) -> [HandPose] {
        lines.filter { $0.id == id && ($0.phase == "began" || $0.phase == "moved") }
            .map { HandPose(time: $0.time, focus: Vector($0.x, $0.y), radius: 0, angle: 0) }
    }

    /// The velocity of a contact at its lift.
    func velocity(of id: Int) -> Vector {
        let lift = lines.last { $0.id == id }
        return VelocityTracker(poses(of: id)).velocity(asOf: lift?.time ?? 0).focus
    }
}

@Suite(
    .enabled(
        if: !Recording.all.isEmpty, "No recordings in ../shared/recordings beside the checkout: nothing to compare."))
struct VelocityTrackerRecordingTests {
    /// To a thousandth of each part.
    @Test(arguments: Recording.named("velocityEventData", "interruptedVelocityEventData"))
    fileprivate func flingsAreFluttersFlings(recording: Recording) throws {
        let expected = try #require(recording.flutter)
        try #require(expected.count == 2 && recording.ids.count == 1)
        let velocity = recording.velocity(of: recording.ids[0])
        #expect(abs(velocity.x - expected[0]) <= 1e-3 * abs(expected[0]), "\(velocity)")
        #expect(abs(velocity.y - expected[1]) <= 1e-3 * abs(expected[1]), "\(velocity)")
    }

    /// To 3e-4, which is what single precision and whole milliseconds leave of them.
    @Test(arguments: Recording.named("Swordfish", "Sailfish", "google_pixel_tablet"))
    fileprivate func flingsAreAndroidsFlings(recording: Recording) throws {
        for row in recording.android {
            let velocity = recording.velocity(of: row.id)
            let part = row.axis == "x" ? velocity.x : velocity.y
            #expect(abs(part - row.speed) <= 3e-4 * abs(row.speed), "\(part) for \(row.speed)")
        }
    }

    @Test(arguments: Recording.all)
    fileprivate func agreesWithAnExactSolution(recording: Recording) {
        #expect(recording.exact.isEmpty || recording.exact.count == recording.ids.count)
        for (id, expected) in zip(recording.ids, recording.exact) {
            let velocity = recording.velocity(of: id)
            #expect(abs(velocity.x - expected[0]) <= 0.051 && abs(velocity.y - expected[1]) <= 0.051, "\(velocity)")
        }
    }

    /// Another name or format must not make the comparisons empty.
    @Test func theyHaveNumbers() {
        #expect(Recording.named("velocityEventData").count >= 3)
        #expect(Recording.named("Swordfish", "Sailfish", "google_pixel_tablet").count >= 4)
        #expect(Recording.all.reduce(0) { $0 + $1.android.count } >= 3)
        #expect(Recording.all.filter { !$0.exact.isEmpty }.count >= 10)
        #expect(Recording.named("drag__", "swipe__").count >= 4)
    }

    /// At any lift: forwards, if at all, of the last twentieth of a second and of what counts altogether.
    @Test(arguments: Recording.named("drag__", "swipe__", "Phone__", "holdanddrag__"))
    fileprivate func goesWhereTheFingerWent(recording: Recording) throws {
        for id in recording.ids {
            let poses = recording.poses(of: id)
            for count in 2...max(2, poses.count) where count <= poses.count {
                let last = poses[count - 1]
                let velocity = VelocityTracker(Array(poses[..<count])).velocity(asOf: last.time).focus
                guard let from = poses[..<count].first(where: { last.time - $0.time <= 0.06 }) else { continue }
                let way = last.focus - from.focus
                let along = velocity.x * way.x + velocity.y * way.y
                #expect(along >= 0 || way.length < 2, "\(velocity) after \(way) at \(last.time)")
            }
            guard recording.name.hasPrefix("swipe__") else { continue }
            let (velocity, way) = (recording.velocity(of: id), poses[poses.count - 1].focus - poses[0].focus)
            #expect(velocity.x * way.x + velocity.y * way.y > 0.97 * velocity.length * way.length)
        }
    }

    /// This one slows down for so long that the plain parabola is at 501 pixels per second, up, after 240 down.
    @Test(arguments: Recording.named("drag__phone_23"))
    fileprivate func aDragThatStopsIsStill(recording: Recording) {
        #expect(recording.velocity(of: recording.ids[0]) == .zero)
    }
}
