// SPDX-License-Identifier: MIT

import TapZoomCore

/// Predicts the numbers of the next command, from the time of the last command and the last position of the same
/// contact.
struct Predictor {
    private var time = 0.0
    private var places = InlineArray<4, Vector>(repeating: .zero)

    @inline(never) @_optimize(size)
    func number(_ index: Int, of command: Command) -> Double {
        if command.opcode.kind(ofNumber: index) == .time { return time }
        if command.opcode != .touch { return 0 }
        let place = places[Self.slot(of: command)]
        return index == 1 ? place.x : place.y
    }

    mutating func learn(from command: Command) {
        if command.opcode.kind(ofNumber: 0) == .time { time = command.numbers[0] }
        if command.opcode == .rebaseTime { time += command.numbers[0] }
        if command.opcode == .touch { places[Self.slot(of: command)] = Vector(command.numbers[1], command.numbers[2]) }
    }

    private static func slot(of command: Command) -> Int { Int(truncatingIfNeeded: command.integers[0] & 3) }
}
