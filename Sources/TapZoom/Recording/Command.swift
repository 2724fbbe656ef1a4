// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

/// Every way to change a view, and its arguments: the one manifest for executing, recording and replaying. The raw
/// values are those of the C header's TAPZOOM_RECORD_*.
enum Opcode: UInt8 {
    case start = 1
    case load = 2
    case config = 3
    case viewport = 4
    case content = 5
    case touch = 7
    case cancel = 10
    case advance = 11
    case rebaseTime = 12
    case setTransform = 13
    case zoomTo = 14
    case zoomToRect = 15
    case centerOn = 16
    case reset = 18
    case zoomBy = 20
    case stop = 23
    case poll = 24

    /// The number of numbers and of integers among its arguments.
    @inline(never) @_optimize(size)
    var arity: (numbers: Int, integers: Int) {
        switch self {
        case .start: (10, 0)
        case .viewport: (6, 0)
        case .content: (4, 1)
        case .touch: (3, 3)
        case .cancel, .advance, .rebaseTime: (1, 0)
        case .setTransform, .zoomToRect: (5, 1)
        case .zoomTo, .zoomBy, .centerOn: (4, 1)
        case .config, .reset: (1, 1)
        case .poll: (0, 1)
        case .load, .stop: (0, 0)
        }
    }

    /// The kind of one of its numbers.
    @inline(never) @_optimize(size)
    func kind(ofNumber index: Int) -> ArgumentKind {
        switch self {
        case .start, .viewport:
            switch index {
            case 0, 1, 8, 9: .size
            case 2...5: .inset
            default: .coordinate
            }
        case .content: index < 2 ? .coordinate : .size
        case .touch, .cancel, .advance: index == 0 ? .time : .coordinate
        case .setTransform: index == 0 ? .scale : index == 1 ? .angle : index == 4 ? .duration : .translation
        case .rebaseTime: .offset
        case .zoomTo: index == 0 ? .scale : index == 3 ? .duration : .coordinate
        case .zoomBy: index == 0 ? .factor : index == 3 ? .duration : .coordinate
        case .zoomToRect: index < 2 ? .coordinate : index == 4 ? .duration : .size
        case .centerOn: index < 2 ? .coordinate : index == 2 ? .optionalScale : .duration
        case .load, .config, .reset, .stop, .poll: .duration
        }
    }

    /// Whether the command takes settings. These are too large for a command and are passed beside it.
    var hasSettings: Bool { self == .start || self == .config }

    /// Whether the arguments end with options: the last number is the duration, the first integer is animated.
    var hasOptions: Bool {
        switch self {
        case .config, .setTransform, .zoomTo, .zoomToRect, .centerOn, .reset, .zoomBy: true
        case .start, .load, .viewport, .content, .touch, .cancel, .advance, .rebaseTime, .stop, .poll: false
        }
    }

    /// Whether the command may leave a view that a start does not describe, even before the first time.
    var movesView: Bool {
        switch self {
        case .viewport, .content, .setTransform, .zoomTo, .zoomToRect, .centerOn, .reset, .zoomBy, .stop: true
        case .start, .load, .config, .touch, .cancel, .advance, .rebaseTime, .poll: false
        }
    }
}

/// One call of the host, with its arguments in the order of the C header.
struct Command {
    var opcode: Opcode
    var numbers = InlineArray<10, Double>(repeating: 0)
    var integers = InlineArray<3, Int64>(repeating: 0)

    init(
        _ opcode: Opcode, _ first: Double = 0, _ second: Double = 0, _ third: Double = 0, _ fourth: Double = 0,
        integer: Int64 = 0
    ) {
        self.opcode = opcode
        (numbers[0], numbers[1], numbers[2], numbers[3]) = (first, second, third, fourth)
        integers[0] = integer
    }

    init(_ sample: TouchSample) {
        self.init(.touch, sample.time, sample.position.x, sample.position.y, integer: sample.id)
        (integers[1], integers[2]) = (Int64(sample.phase.rawValue), Int64(sample.tool.rawValue))
    }

    /// Checks the numbers and gives each the one form that equal numbers have. The integers are checked where
    /// `execute` reads them.
    @inline(never)
    mutating func check() throws(StatusError) {
        for index in 0..<opcode.arity.numbers {
            numbers[index] = try numbers[index].checked(opcode.kind(ofNumber: index))
        }
    }
}

// MARK: - Arguments

extension Command {
    func sample() throws(StatusError) -> tapzoom_sample {
        tapzoom_sample(
            time: numbers[0], id: integers[0], x: numbers[1], y: numbers[2], phase: try integer(1),
            tool: try integer(2), reserved: (0, 0))
    }

    func eventCount() throws(StatusError) -> Int {
        let count = Int(try integer(0))
        guard (1...EventQueue.capacity).contains(count) else { throw .range }
        return count
    }

    func keep() throws(StatusError) -> ContentChange { try ContentChange(checking: try integer(0)) }

    /// The rectangle whose numbers begin at `start`.
    func rect(at start: Int = 0) -> Rect {
        Rect(
            origin: Vector(numbers[start], numbers[start + 1]), size: Vector(numbers[start + 2], numbers[start + 3]))
    }

    var options: CommandOptions {
        get throws(StatusError) {
            CommandOptions(
                animated: try Bool(checking: try integer(0)), duration: numbers[max(0, opcode.arity.numbers - 1)])
        }
    }

    @inline(never) @_optimize(size)
    mutating func set(_ options: CommandOptions) {
        numbers[max(0, opcode.arity.numbers - 1)] = options.duration
        integers[0] = options.animated ? 1 : 0
    }

    /// An integer that has 32 bits in the header.
    @inline(never) @_optimize(size)
    private func integer(_ index: Int) throws(StatusError) -> Int32 {
        guard let number = Int32(exactly: integers[index]) else { throw .notInEnum }
        return number
    }
}

extension Command {
    /// The size and insets of a viewport; with a start also the content.
    @inline(never) @_optimize(size)
    init(_ opcode: Opcode, _ viewport: Viewport) {
        let (size, insets, content) = (viewport.size, viewport.insets, viewport.content)
        self.init(opcode, size.x, size.y, insets.left, insets.top)
        (numbers[4], numbers[5]) = (insets.right, insets.bottom)
        guard opcode == .start else { return }
        (numbers[6], numbers[7]) = (content.origin.x, content.origin.y)
        (numbers[8], numbers[9]) = (content.size.x, content.size.y)
    }

    @inline(never) @_optimize(size)
    init(_ opcode: Opcode, _ viewport: tapzoom_viewport) {
        self.init(opcode, viewport.width, viewport.height, viewport.left, viewport.top)
        (numbers[4], numbers[5]) = (viewport.right, viewport.bottom)
    }

    /// The size, with which the numbers of a viewport command begin.
    var size: Vector { Vector(numbers[0], numbers[1]) }
    var insets: Insets { Insets(left: numbers[2], top: numbers[3], right: numbers[4], bottom: numbers[5]) }
}
