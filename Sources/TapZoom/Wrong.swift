// SPDX-License-Identifier: MIT

internal import CTapZoom

/// Throws the error of a call, which names the first wrong one of its arguments.
///
/// - Parameters:
///   - names: As in `"factor content:rect"`. Behind a colon is the name in `ranges`, if it is another one.
///   - values: The bytes of each argument. They are read after a refusal alone.
func check(
    _ status: tapzoom_status, _ names: String, _ values: @autoclosure () -> [[UInt8]]
) throws(TapZoomError) {
    if status != 0 { throw TapZoomError(status, names, values()) }
}

/// The bytes of a number, or of a struct of C.
func bytes<Value>(_ value: Value) -> [UInt8] { withUnsafeBytes(of: value) { [UInt8]($0) } }

extension TapZoomError {
    /// The error of a call with these arguments.
    init(_ status: tapzoom_status, acceptedTouches: Int = 0, _ names: String, _ values: [[UInt8]]) {
        let isOfNumber = [TAPZOOM_ERROR_NOT_FINITE, TAPZOOM_ERROR_RANGE, TAPZOOM_ERROR_ENUM].contains { $0 == status }
        for (name, bytes) in zip(names.split(separator: " "), values) where isOfNumber {
            let own = name.split(separator: ":")
            for entry in Entry.all where entry.owner == own[own.count - 1] {
                let value = entry.value(in: bytes)
                if entry.contains(value) { continue }
                let full = entry.part.isEmpty ? own[0] : own[0] + "." + entry.part
                self.init(
                    status, field: String(own[0]), acceptedTouches: acceptedTouches,
                    description: entry.message(String(full), value))
                return
            }
        }
        self.init(status, acceptedTouches: acceptedTouches)
    }

    /// The error of the touch after those that the view took, or of the time of a frame.
    init(_ status: tapzoom_status, accepted: Int, touches: UnsafeBufferPointer<Touch>, time: Double? = nil) {
        if accepted < touches.count {
            self.init(
                status, acceptedTouches: accepted, "touches[\(accepted)]:touch", [bytes(touches[accepted].c)])
        } else {
            self.init(status, acceptedTouches: accepted, "time", time.map { [bytes($0)] } ?? [])
        }
    }

    /// The error of a setting, by its name in C: `min_scale.factor` or `levels[3].factor`.
    init(_ status: tapzoom_status, setting: String, of config: tapzoom_config) {
        let path = setting.split(separator: ".")
        let list = path[0].split { "[]".contains($0) }
        var (values, entry) = (bytes(config), Entry("config." + spelled(list[0])))
        if path.count > 1, let place = entry?.offset {
            let index = list.count > 1 ? Int(list[1]) ?? 0 : 0
            values.removeFirst(place + index * MemoryLayout<tapzoom_level>.stride)
            entry = Entry("level." + spelled(path[1]))
        }
        let name = path.map(spelled).joined(separator: ".")
        self.init(
            status, field: setting, description: entry.map { $0.message(name, $0.value(in: values)) } ?? name)
    }
}

/// Returns `doubleTapTime` for `double_tap_time`.
private func spelled(_ name: Substring) -> String {
    let words = name.split(separator: "_")
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

/// An entry of `ranges`.
private struct Entry {
    let owner, part, kind, range: Substring
    let offset: Int

    static var all: [Entry] { ranges.split(separator: "\n").map(Entry.init(line:)) }

    init(line: Substring) {
        let words = line.split(separator: " ", maxSplits: 3)
        let path = words[0].split(separator: ".")
        (owner, part, offset) = (path[0], path.count > 1 ? path[1] : "", Int(words[1]) ?? 0)
        (kind, range) = (words[2], words[3])
    }

    /// The entry of a name such as `config.zoomStep`.
    init?(_ name: String) {
        guard let found = Entry.all.first(where: { "\($0.owner).\($0.part)" == name }) else { return nil }
        self = found
    }

    func value(in bytes: [UInt8]) -> Double {
        bytes.withUnsafeBytes { bytes in
            switch kind {
            case "d": bytes.loadUnaligned(fromByteOffset: offset, as: Double.self)
            case "i": Double(bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self))
            default: Double(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            }
        }
    }

    func contains(_ value: Double) -> Bool {
        range.split(separator: " (")[0].split(separator: ", or ").contains { part in
            let ends = part.split(separator: " to ").map { Double($0) ?? .nan }
            return ends[0] <= value && value <= ends[ends.count - 1]
        }
    }

    func message(_ name: String, _ value: Double) -> String {
        let whole = Int(exactly: value).map(String.init)
        let needs = part == "otherFit" && contains(value) ? "needs otherFactor" : nil
        return "\(name)=\(whole ?? "\(value)"): \(needs ?? "outside \(range)")"
    }
}
