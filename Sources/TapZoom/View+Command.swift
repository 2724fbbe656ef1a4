// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

/// Makes a call of the host's.
@inline(never)
func run(
    _ opcode: Opcode, on view: OpaquePointer?, _ first: Double = 0, _ second: Double = 0, _ third: Double = 0,
    _ fourth: Double = 0, integer: Int64 = 0, config: UnsafePointer<tapzoom_config>? = nil
) -> tapzoom_status {
    run(Command(opcode, first, second, third, fourth, integer: integer), on: view, config: config)
}

@inline(never) @_optimize(size)
func run(_ command: Command, on view: OpaquePointer?, config: UnsafePointer<tapzoom_config>?) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let view = try resolve(view)
        try view.pointee.execute(command, config, polling: nil)
        if view.pointee.recorder.isOn { view.pointee.note(command) }
    }
}

extension View {
    /// Carries out a call, the host's or a recorded one, or says why not and changes nothing. Returns how many events
    /// it polled.
    @discardableResult @inline(never) @_optimize(size)
    mutating func execute(
        _ command: Command, _ config: UnsafePointer<tapzoom_config>?,
        polling events: UnsafeMutablePointer<tapzoom_event>?
    ) throws(StatusError) -> Int {
        try command.check()
        let numbers = command.numbers
        switch command.opcode {
        case .start:
            engine = try Engine(command, config)
            recorder.restart()
            wasCommanded = false
        case .load:
            // A view is no argument of a call: see `load` and `replay`.
            throw .data
        case .config:
            engine.setSettings(try Settings(try config.required()))
        case .viewport:
            engine.setViewport(Viewport(command, engine.viewport.layout))
        case .touch:
            try engine.push(checking: try command.sample())
        case .cancel:
            try mapInputError { () throws(InputError) in try engine.cancel(at: numbers[0]) }
        case .advance:
            try mapInputError { () throws(InputError) in try engine.advance(to: numbers[0]) }
        case .zoomToRect:
            let rect = Rect(origin: Vector(numbers[0], numbers[1]), size: Vector(numbers[2], numbers[3]))
            engine.zoom(to: rect, animated: try command.isAnimated())
        case .zoomTo, .zoomBy:
            let isAnimated = try command.isAnimated()
            let scale = command.opcode == .zoomTo ? numbers[0] : numbers[0] * engine.target.scale
            engine.zoom(to: scale, at: Vector(numbers[1], numbers[2]), animated: isAnimated)
        case .setTransform:
            let translation = Vector(numbers[2], numbers[3])
            let transform = Transform(scale: numbers[0], rotation: numbers[1], translation: translation)
            engine.set(transform, animated: try command.isAnimated())
        case .reset:
            engine.set(engine.viewport.fittedView, animated: try command.isAnimated())
        case .stop:
            engine.stop()
        case .poll:
            return poll(try command.eventCount(), into: events)
        }
        if command.opcode.isViewCommand { wasCommanded = true }
        return 0
    }

    /// Takes out up to so many events; without a place for them, they are forgotten.
    @inline(never) @_optimize(size)
    mutating func poll(_ capacity: Int, into events: UnsafeMutablePointer<tapzoom_event>?) -> Int {
        var count = 0
        while count != capacity, let event = engine.pollEvent() {
            var event = tapzoom_event(event)
            if recorder.isOn { withUnsafeBytes(of: &event) { recorder.mix($0) } }
            events?[count] = event
            count += 1
        }
        if count > 0 { engine.clearLostEvents() }
        return count
    }

    @inline(never) @_optimize(size)
    mutating func note(_ sample: tapzoom_sample) { note(Command(sample)) }

    @inline(never)
    mutating func note(_ opcode: Opcode, _ time: Double = 0, integer: Int64 = 0) {
        note(Command(opcode, time, integer: integer))
    }

    /// Takes down a call that was carried out.
    @inline(never) @_optimize(size)
    mutating func note(_ command: Command, heard: Hash? = nil) {
        var config = tapzoom_config.blank
        if command.opcode.hasConfig { config = tapzoom_config(engine.settings) }
        // A view that has just been made shows all, which the one whose recording begins may have left.
        let displayed = command.opcode == .start ? engine.viewport.fittedView : engine.transform
        var transform = tapzoom_transform(displayed)
        withUnsafeBytes(of: &transform) { recorder.note(command, &config, &engine, heard: heard, after: $0) }
    }
}

// MARK: - Arguments

extension Command {
    fileprivate func sample() throws(StatusError) -> tapzoom_sample {
        tapzoom_sample(
            time: numbers[0], id: integers[0], x: numbers[1], y: numbers[2], phase: try number(1), tool: try number(2))
    }

    fileprivate func isAnimated() throws(StatusError) -> Bool { try Bool(checking: try number(0)) }

    fileprivate func eventCount() throws(StatusError) -> Int {
        let count = Int(try number(0))
        guard (1...EventQueue.capacity).contains(count) else { throw .range }
        return count
    }

    /// An integer that is one of 32 bits in the header.
    @inline(never) @_optimize(size)
    private func number(_ index: Int) throws(StatusError) -> Int32 {
        guard let number = Int32(exactly: integers[index]) else { throw .notInEnum }
        return number
    }
}

extension Command {
    /// A call that tells of sizes and insets.
    @inline(never) @_optimize(size)
    init(_ opcode: Opcode, _ viewport: Viewport) {
        let (size, content, insets) = (viewport.size, viewport.content, viewport.insets)
        self.init(opcode, size.x, size.y, content.x, content.y)
        (numbers[4], numbers[5]) = (insets.left, insets.top)
        (numbers[6], numbers[7]) = (insets.right, insets.bottom)
    }
}

extension Viewport {
    @inline(never) @_optimize(size)
    fileprivate init(_ command: Command, _ layout: Layout) {
        let n = command.numbers
        self.init(
            size: Vector(n[0], n[1]), content: Vector(n[2], n[3]),
            insets: Insets(left: n[4], top: n[5], right: n[6], bottom: n[7]), layout: layout)
    }
}

extension Engine {
    /// The engine of a start, whose numbers have been checked.
    @inline(never) @_optimize(size)
    init(_ command: Command, _ config: UnsafePointer<tapzoom_config>?) throws(StatusError) {
        self.init(command, try Settings(try config.required()))
    }

    init(_ command: Command, _ settings: Settings) {
        let n = command.numbers
        self.init(settings, size: Vector(n[0], n[1]), content: Vector(n[2], n[3]))
        setViewport(Viewport(command, settings.layout))
    }

    /// Inlined, and not by way of a call, because touches come with every frame.
    @inline(__always)
    mutating func push(checking sample: tapzoom_sample) throws(StatusError) {
        let sample = try TouchSample(checking: sample)
        try mapInputError { () throws(InputError) in try push(sample) }
    }
}

extension TouchSample {
    @inline(__always)
    fileprivate init(checking sample: tapzoom_sample) throws(StatusError) {
        self.init(
            time: try sample.time.checked(.time), id: sample.id, position: try Vector(place: sample.x, sample.y),
            phase: try TouchPhase(checking: sample.phase), tool: try Tool(checking: sample.tool))
    }
}
