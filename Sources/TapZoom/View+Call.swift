// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

/// Makes a call of the host's.
@inline(never)
func perform(
    _ operation: Operation, on view: OpaquePointer?, _ first: Double = 0, _ second: Double = 0, _ third: Double = 0,
    _ fourth: Double = 0, integer: Int64 = 0, config: UnsafePointer<tapzoom_config>? = nil
) -> tapzoom_status {
    perform(Call(operation, first, second, third, fourth, integer: integer), on: view, config: config)
}

@inline(never) @_optimize(size)
func perform(_ call: Call, on view: OpaquePointer?, config: UnsafePointer<tapzoom_config>?) -> tapzoom_status {
    attempt { () throws(Failure) in
        let view = try opened(view)
        try view.pointee.carryOut(call, config, polling: nil)
        if view.pointee.tape.isOn { view.pointee.note(call) }
    }
}

extension View {
    /// Carries out a call, the host's or a recorded one, or says why not and changes nothing. Returns how many events
    /// it polled.
    @discardableResult @inline(never) @_optimize(size)
    mutating func carryOut(
        _ call: Call, _ config: UnsafePointer<tapzoom_config>?, polling events: UnsafeMutablePointer<tapzoom_event>?
    ) throws(Failure) -> Int {
        try call.check()
        let numbers = call.numbers
        switch call.operation {
        case .start:
            engine = try Engine(call, config)
            tape.restart()
            wasCommanded = false
        case .load:
            // A view is no argument of a call: see `load` and `replay`.
            throw .data
        case .config:
            engine.setSettings(try Settings(try config.required()))
        case .viewport:
            engine.setViewport(Viewport(call, engine.viewport.layout))
        case .touch:
            try engine.push(checking: try call.sample())
        case .cancel:
            try passing { () throws(Fault) in try engine.cancel(at: numbers[0]) }
        case .advance:
            try passing { () throws(Fault) in try engine.advance(to: numbers[0]) }
        case .zoomToRect:
            let rect = Rect(origin: Vector(numbers[0], numbers[1]), size: Vector(numbers[2], numbers[3]))
            engine.zoom(to: rect, animated: try call.isAnimated())
        case .zoomTo, .zoomBy:
            let isAnimated = try call.isAnimated()
            let scale = call.operation == .zoomTo ? numbers[0] : numbers[0] * engine.target.scale
            engine.zoom(to: scale, at: Vector(numbers[1], numbers[2]), animated: isAnimated)
        case .setTransform:
            let translation = Vector(numbers[2], numbers[3])
            let transform = Transform(scale: numbers[0], rotation: numbers[1], translation: translation)
            engine.set(transform, animated: try call.isAnimated())
        case .reset:
            engine.set(engine.viewport.fullView, animated: try call.isAnimated())
        case .stop:
            engine.stop()
        case .poll:
            return poll(try call.eventCount(), into: events)
        }
        if call.operation.isCommand { wasCommanded = true }
        return 0
    }

    /// Takes out up to so many events; without a place for them, they are forgotten.
    @inline(never) @_optimize(size)
    mutating func poll(_ capacity: Int, into events: UnsafeMutablePointer<tapzoom_event>?) -> Int {
        var count = 0
        while count != capacity, let event = engine.pollEvent() {
            var event = tapzoom_event(event)
            if tape.isOn { withUnsafeBytes(of: &event) { tape.mix($0) } }
            events?[count] = event
            count += 1
        }
        if count > 0 { engine.forgetLostEvents() }
        return count
    }

    @inline(never) @_optimize(size)
    mutating func note(_ sample: tapzoom_sample) { note(Call(sample)) }

    @inline(never)
    mutating func note(_ operation: Operation, _ time: Double = 0, integer: Int64 = 0) {
        note(Call(operation, time, integer: integer))
    }

    /// Takes down a call that was carried out.
    @inline(never) @_optimize(size)
    mutating func note(_ call: Call, heard: Hash? = nil) {
        var config = tapzoom_config.blank
        if call.operation.hasConfig { config = tapzoom_config(engine.settings) }
        // A view that has just been made shows all, which the one whose recording begins may have left.
        let shown = call.operation == .start ? engine.viewport.fullView : engine.transform
        var transform = tapzoom_transform(shown)
        withUnsafeBytes(of: &transform) { tape.note(call, &config, &engine, heard: heard, after: $0) }
    }
}

// MARK: - Arguments

extension Call {
    fileprivate func sample() throws(Failure) -> tapzoom_sample {
        tapzoom_sample(
            time: numbers[0], id: integers[0], x: numbers[1], y: numbers[2], phase: try number(1), tool: try number(2))
    }

    fileprivate func isAnimated() throws(Failure) -> Bool { try Bool(checking: try number(0)) }

    fileprivate func eventCount() throws(Failure) -> Int {
        let count = Int(try number(0))
        guard (1...EventQueue.capacity).contains(count) else { throw .range }
        return count
    }

    /// An integer that is one of 32 bits in the header.
    @inline(never) @_optimize(size)
    private func number(_ index: Int) throws(Failure) -> Int32 {
        guard let number = Int32(exactly: integers[index]) else { throw .notInEnum }
        return number
    }
}

extension Call {
    /// A call that tells of sizes and insets.
    @inline(never) @_optimize(size)
    init(_ operation: Operation, _ viewport: Viewport) {
        let (size, content, insets) = (viewport.size, viewport.content, viewport.insets)
        self.init(operation, size.x, size.y, content.x, content.y)
        (numbers[4], numbers[5]) = (insets.left, insets.top)
        (numbers[6], numbers[7]) = (insets.right, insets.bottom)
    }
}

extension Viewport {
    @inline(never) @_optimize(size)
    fileprivate init(_ call: Call, _ layout: Layout) {
        let n = call.numbers
        self.init(
            size: Vector(n[0], n[1]), content: Vector(n[2], n[3]),
            insets: Insets(left: n[4], top: n[5], right: n[6], bottom: n[7]), layout: layout)
    }
}

extension Engine {
    /// The engine of a start, whose numbers have been checked.
    @inline(never) @_optimize(size)
    init(_ call: Call, _ config: UnsafePointer<tapzoom_config>?) throws(Failure) {
        self.init(call, try Settings(try config.required()))
    }

    init(_ call: Call, _ settings: Settings) {
        let n = call.numbers
        self.init(settings, size: Vector(n[0], n[1]), content: Vector(n[2], n[3]))
        setViewport(Viewport(call, settings.layout))
    }

    /// Inlined, and not by way of a call, because touches come with every frame.
    @inline(__always)
    mutating func push(checking sample: tapzoom_sample) throws(Failure) {
        let sample = try Sample(checking: sample)
        try passing { () throws(Fault) in try push(sample) }
    }
}

extension Sample {
    @inline(__always)
    fileprivate init(checking sample: tapzoom_sample) throws(Failure) {
        self.init(
            time: try sample.time.checked(.time), id: sample.id, position: try Vector(place: sample.x, sample.y),
            phase: try TouchPhase(checking: sample.phase), tool: try Tool(checking: sample.tool))
    }
}
