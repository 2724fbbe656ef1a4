// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

/// The calls that change a view, with their arguments: the one manifest for executing, recording and replaying. The raw
/// values are those of TAPZOOM_RECORD_* in the C header.
enum Opcode: UInt8 {
    case start = 1
    case load = 2
    case config = 3
    case viewport = 4
    case content = 5
    case pagerOffset = 6
    case touch = 7
    case scroll = 8
    case owner = 9
    case cancel = 10
    case advance = 11
    case rebaseTime = 12
    case setTransform = 13
    case zoomTo = 14
    case zoomToRect = 15
    case centerOn = 16
    case rotateTo = 17
    case reset = 18
    case panBy = 19
    case zoomBy = 20
    case rotateBy = 21
    case setVelocity = 22
    case stop = 23
    case poll = 24
    case penNear = 25
    case step = 26

    /// The counts of its real and integer arguments.
    var arity: (numbers: Int, integers: Int) {
        switch self {
        case .start: (Self.startNumbers, 0)
        case .viewport: (6, 0)
        case .content: (4, 1)
        case .touch: (4, 5)
        case .owner: (0, 2)
        case .pagerOffset: (2, 0)
        case .scroll: (7, 3)
        case .setVelocity: (6, 0)
        case .panBy: (2 + Self.optionNumbers, Self.optionIntegers)
        case .cancel, .advance, .penNear, .rebaseTime: (1, 0)
        case .setTransform, .zoomToRect: (4 + Self.optionNumbers, Self.optionIntegers)
        case .zoomTo, .zoomBy, .rotateBy, .centerOn, .rotateTo: (3 + Self.optionNumbers, Self.optionIntegers)
        case .config, .reset: (Self.optionNumbers, Self.optionIntegers)
        case .step: (Self.optionNumbers, 1 + Self.optionIntegers)
        case .poll: (0, 1)
        case .load, .stop: (0, 0)
        }
    }

    static var startNumbers: Int { 10 }

    /// The counts of the arguments of options, which are in the order of tapzoom_options and follow the command's own
    /// arguments.
    static var optionNumbers: Int { 8 }
    static var optionIntegers: Int { 4 }

    /// The kind of one of its real arguments.
    func kind(ofNumber index: Int) -> ArgumentKind {
        let option = hasOptions ? index - arity.numbers + Self.optionNumbers : -1
        switch (self, option) {
        case (_, 0): return .duration
        case (_, 1...4): return .inset
        case (_, 5): return .optionalScale
        case (_, 6...): return .flight
        case (.start, _), (.viewport, _):
            switch index {
            case 0, 1, 8, 9: return .size
            case 2...5: return .inset
            default: return .coordinate
            }
        case (.content, _), (.zoomToRect, _): return index < 2 ? .coordinate : .size
        case (.touch, _), (.cancel, _), (.advance, _), (.penNear, _):
            return index == 0 ? .time : index < 3 ? .coordinate : .inset
        case (.scroll, _):
            return index == 0 ? .time : index < 5 ? .coordinate : index == 5 ? .optionalFactor : .rate
        case (.setVelocity, _): return index == 2 || index == 3 ? .rate : .coordinate
        case (.panBy, _), (.pagerOffset, _): return .coordinate
        case (.rotateBy, _): return index == 0 ? .rate : .coordinate
        case (.rebaseTime, _): return .offset
        case (.setTransform, _): return index == 0 ? .scale : index == 1 ? .angle : .translation
        case (.zoomTo, _): return index == 0 ? .scale : .coordinate
        case (.zoomBy, _): return index == 0 ? .factor : .coordinate
        case (.rotateTo, _): return index == 0 ? .angle : .coordinate
        case (.centerOn, _): return index < 2 ? .coordinate : .optionalScale
        case (.load, _), (.config, _), (.reset, _), (.step, _), (.stop, _), (.poll, _), (.owner, _): return .duration
        }
    }

    /// Whether the command takes settings. They are too large for a command and are passed separately.
    var hasSettings: Bool { self == .start || self == .config }

    /// Whether the arguments end with options.
    var hasOptions: Bool {
        switch self {
        case .config, .setTransform, .zoomTo, .zoomToRect, .centerOn, .rotateTo, .reset, .panBy, .zoomBy, .rotateBy,
            .step:
            true
        case .start, .load, .viewport, .content, .pagerOffset, .touch, .scroll, .owner, .cancel, .advance, .rebaseTime,
            .setVelocity, .stop, .poll, .penNear:
            false
        }
    }

    /// Whether the command may change a view in a way that a START record does not describe, even before the clock
    /// starts.
    var movesView: Bool {
        switch self {
        case .viewport, .content, .setTransform, .zoomTo, .zoomToRect, .centerOn, .rotateTo, .reset, .panBy, .zoomBy,
            .rotateBy, .step, .setVelocity, .stop, .pagerOffset:
            true
        case .start, .load, .config, .touch, .scroll, .owner, .cancel, .advance, .rebaseTime, .poll, .penNear:
            false
        }
    }
}

/// One call of the host, with its arguments in the order of the C header.
struct Command {
    var opcode: Opcode
    var numbers = InlineArray<13, Double>(repeating: 0)
    var integers = InlineArray<5, Int64>(repeating: 0)

    init(
        _ opcode: Opcode, _ first: Double = 0, _ second: Double = 0, _ third: Double = 0, _ fourth: Double = 0,
        integer: Int64 = 0
    ) {
        self.opcode = opcode
        (numbers[0], numbers[1], numbers[2], numbers[3]) = (first, second, third, fourth)
        integers[0] = integer
    }

    init(_ sample: TouchSample) {
        self.init(.touch, sample.time, sample.position.x, sample.position.y, sample.size, integer: sample.id)
        (integers[1], integers[2]) = (Int64(sample.phase.rawValue), Int64(sample.tool.kind.rawValue))
        (integers[3], integers[4]) = (Int64(sample.flags.rawValue), Int64(sample.tool.buttons))
    }

    init(_ scroll: tapzoom_scroll) {
        self.init(.scroll, scroll.time, scroll.x, scroll.y, scroll.dx, integer: Int64(scroll.unit))
        (numbers[4], numbers[5], numbers[6]) = (scroll.dy, scroll.factor, scroll.rotation)
        (integers[1], integers[2]) = (Int64(scroll.source), Int64(scroll.phase))
    }

    init(_ velocity: tapzoom_velocity) {
        self.init(.setVelocity, velocity.x, velocity.y, velocity.log_scale, velocity.rotation)
        (numbers[4], numbers[5]) = (velocity.view_x, velocity.view_y)
    }

    /// Creates the command that sets the owner of a contact.
    init(_ id: Int64, owner: Int32) {
        self.init(.owner, integer: id)
        integers[1] = Int64(owner)
    }

    /// Checks the real arguments and normalizes -0 to 0. `execute` checks the integers when it reads them, except those
    /// before options.
    mutating func check() throws(StatusError) {
        if opcode == .step { _ = try step() }
        for index in 0..<opcode.arity.numbers {
            numbers[index] = try numbers[index].checked(opcode.kind(ofNumber: index))
        }
    }
}

// MARK: - Arguments

extension Command {
    func sample() throws(StatusError) -> tapzoom_touch {
        tapzoom_touch(
            time: numbers[0], id: integers[0], x: numbers[1], y: numbers[2], phase: try integer(1),
            tool: try integer(2), flags: try bits(3), buttons: try bits(4), size: numbers[3], reserved: 0)
    }

    func scroll() throws(StatusError) -> tapzoom_scroll {
        tapzoom_scroll(
            time: numbers[0], x: numbers[1], y: numbers[2], dx: numbers[3], dy: numbers[4], factor: numbers[5],
            rotation: numbers[6], unit: try integer(0), source: try integer(1), phase: try integer(2), reserved: 0)
    }

    func eventCount() throws(StatusError) -> Int {
        let count = Int(try integer(0))
        guard (1...EventQueue.capacity).contains(count) else { throw .range }
        return count
    }

    func step() throws(StatusError) -> Step {
        guard let step = Step(rawValue: try bits(0)) else { throw .notInEnum }
        return step
    }

    func keep() throws(StatusError) -> ContentChange { try ContentChange(checking: try integer(0)) }

    /// The rectangle in the numbers from `start` on.
    func rect(at start: Int = 0) -> Rect {
        Rect(
            origin: Vector(numbers[start], numbers[start + 1]), size: Vector(numbers[start + 2], numbers[start + 3]))
    }

    var options: CommandOptions {
        get throws(StatusError) {
            let (start, first) = optionStarts
            var options = CommandOptions(animated: try Bool(checking: try integer(first)), duration: numbers[start])
            options.style.curve = try Curve(checking: try integer(first + 1))
            let path = try Path(checking: try integer(first + 2))
            options.quiet = try Bool(checking: try integer(first + 3))
            if options.quiet, options.animated { throw .range }
            options.padding = Insets(
                left: numbers[start + 1], top: numbers[start + 2], right: numbers[start + 3], bottom: numbers[start + 4]
            )
            if numbers[start + 5] > 0 { options.maxScale = numbers[start + 5] }
            switch path {
            case .direct: break
            case .fly: options.fly(rho: numbers[start + 6], speed: numbers[start + 7])
            }
            return options
        }
    }

    /// Whether the command has options, and all but `animated` and `duration` are 0. A recording omits those.
    var hasUsualOptions: Bool {
        guard opcode.hasOptions else { return false }
        let (start, first) = optionStarts
        var bits = UInt64(bitPattern: integers[first + 1] | integers[first + 2] | integers[first + 3])
        for index in start + 1..<start + Opcode.optionNumbers { bits |= numbers[index].bitPattern }
        return bits == 0
    }

    /// The indices of the first real and the first integer argument of the options.
    var optionStarts: (number: Int, integer: Int) {
        let arity = opcode.arity
        return (max(0, arity.numbers - Opcode.optionNumbers), max(0, arity.integers - Opcode.optionIntegers))
    }

    /// Sets the fields of options, or throws the error of the first bad one.
    mutating func set(_ words: OptionWords) throws(StatusError) {
        let (start, first) = optionStarts
        // `quiet` comes last, and its error after those of the numbers.
        for index in 0..<Opcode.optionIntegers - 1 { integers[first + index] = Int64(words.integer(index)) }
        _ = try options
        for index in 0..<Opcode.optionNumbers { numbers[start + index] = words.number(index) }
        try check()
        integers[first + Opcode.optionIntegers - 1] = Int64(words.quiet)
        _ = try options
        guard words.reserved == 0 else { throw .range }
    }

    /// A mask of 32 bits.
    private func bits(_ index: Int) throws(StatusError) -> UInt32 {
        guard let bits = UInt32(exactly: integers[index]) else { throw .notInEnum }
        return bits
    }

    /// Whether the host is the new owner of a contact.
    func isHost() throws(StatusError) -> Bool { try Bool(checking: try integer(1)) }

    /// An integer that has 32 bits in the C header.
    private func integer(_ index: Int) throws(StatusError) -> Int32 {
        guard let number = Int32(exactly: integers[index]) else { throw .notInEnum }
        return number
    }
}

extension Command {
    /// Creates a command with the size and insets of a viewport; START also has the content.
    init(_ opcode: Opcode, _ viewport: Viewport) {
        let (size, insets, content) = (viewport.size, viewport.insets, viewport.content)
        self.init(opcode, size.x, size.y, insets.left, insets.top)
        (numbers[4], numbers[5]) = (insets.right, insets.bottom)
        guard opcode == .start else { return }
        (numbers[6], numbers[7]) = (content.origin.x, content.origin.y)
        (numbers[8], numbers[9]) = (content.size.x, content.size.y)
    }

    init(_ opcode: Opcode, _ viewport: tapzoom_viewport) {
        self.init(opcode, viewport.width, viewport.height, viewport.left, viewport.top)
        (numbers[4], numbers[5]) = (viewport.right, viewport.bottom)
    }

    /// The size of a viewport, the first two numbers of its command.
    var size: Vector { Vector(numbers[0], numbers[1]) }
    var insets: Insets {
        get {
            Insets(left: numbers[2], top: numbers[3], right: numbers[4], bottom: numbers[5])
        }
    }
}
