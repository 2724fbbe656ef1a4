// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

/// Every way to change a view, and what its arguments are: the one manifest for carrying out, recording and replaying.
/// The raw values are those of the C header.
enum Opcode: UInt8 {
    case start = 1
    case load, config, viewport, touch, cancel, advance, zoomToRect, zoomTo, zoomBy, setTransform, reset, stop, poll

    /// How many numbers and integers its arguments are.
    @inline(never) @_optimize(size)
    var arity: (numbers: Int, integers: Int) {
        switch self {
        case .start, .viewport: (8, 0)
        case .touch: (3, 3)
        case .cancel, .advance: (1, 0)
        case .zoomToRect, .setTransform: (4, 1)
        case .zoomTo, .zoomBy: (3, 1)
        case .reset, .poll: (0, 1)
        case .load, .config, .stop: (0, 0)
        }
    }

    /// What a number of its arguments is.
    @inline(never) @_optimize(size)
    func argumentKind(_ index: Int) -> ArgumentKind {
        switch self {
        case .start, .viewport: index < 4 ? .size : .inset
        case .touch, .cancel, .advance: index == 0 ? .time : .place
        case .zoomToRect: index < 2 ? .place : .size
        case .zoomTo: index == 0 ? .scale : .place
        case .zoomBy: index == 0 ? .factor : .place
        case .setTransform: index == 0 ? .scale : index == 1 ? .angle : .place
        case .load, .config, .reset, .stop, .poll: .place
        }
    }

    /// Whether the settings belong to its arguments. They are too large for a call and go beside it.
    var hasConfig: Bool { self == .start || self == .config }

    var isViewCommand: Bool {
        switch self {
        case .zoomToRect, .zoomTo, .zoomBy, .setTransform, .reset, .stop: true
        case .start, .load, .config, .viewport, .touch, .cancel, .advance, .poll: false
        }
    }
}

/// One call of the host, with its arguments in the order of the C header.
struct Command {
    var opcode: Opcode
    var numbers = InlineArray<8, Double>(repeating: 0)
    var integers = InlineArray<3, Int64>(repeating: 0)

    init(
        _ opcode: Opcode, _ first: Double = 0, _ second: Double = 0, _ third: Double = 0, _ fourth: Double = 0,
        integer: Int64 = 0
    ) {
        self.opcode = opcode
        (numbers[0], numbers[1], numbers[2], numbers[3]) = (first, second, third, fourth)
        integers[0] = integer
    }

    init(_ sample: tapzoom_sample) {
        self.init(.touch, sample.time, sample.x, sample.y, integer: sample.id)
        (integers[1], integers[2]) = (Int64(sample.phase), Int64(sample.tool))
    }

    /// Checks the numbers. What the integers may be depends on more.
    @inline(never) @_optimize(size)
    func check() throws(StatusError) {
        for index in 0..<opcode.arity.numbers { _ = try numbers[index].checked(opcode.argumentKind(index)) }
    }
}
