// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

/// Runs a call of the host.
@inline(never) @_optimize(size)
func run(_ command: Command, on view: OpaquePointer?) -> tapzoom_status {
    withStatus(changing: view) { (view) throws(StatusError) in try view.pointee.run(command) }
}

/// Runs a command that has options.
@inline(never) @_optimize(size)
func run(_ command: Command, _ options: UnsafePointer<tapzoom_options>?, on view: OpaquePointer?) -> tapzoom_status {
    withStatus(changing: view) { (view) throws(StatusError) in
        var command = command
        command.set(try CommandOptions(options))
        try view.pointee.run(command)
    }
}

extension View {
    /// Executes a command and records it.
    @inline(never) @_optimize(size)
    mutating func run(_ command: Command) throws(StatusError) {
        try execute(command, polling: nil)
        if recorder.isOn { note(command) }
    }

    /// Executes a command that takes settings, or throws and changes nothing.
    @inline(never) @_optimize(size)
    mutating func execute(_ command: Command, _ config: UnsafePointer<Config>) throws(StatusError) {
        try command.check()
        if command.opcode == .start {
            withUnsafeMutablePointer(to: &engine) { $0.start(by: command, config) }
            recorder.restart()
            hasMoved = false
        } else {
            if try command.options.animated { throw .range }
            engine.setSettings(config.pointee.settings)
        }
        self.config = config.pointee.words
    }

    /// Executes a command from the host or from a recording, or throws and changes nothing. Returns the number of
    /// polled events.
    @discardableResult @inline(never) @_optimize(size)
    mutating func execute(
        _ command: Command, polling events: UnsafeMutablePointer<tapzoom_event>?
    ) throws(StatusError) -> Int {
        try command.check()
        let numbers = command.numbers
        let point = Vector(numbers[1], numbers[2])
        switch command.opcode {
        case .start, .config, .load:
            // Settings and snapshots are no arguments of a command: see above, `load` and `replay`.
            throw .data
        case .viewport:
            engine.setViewport(size: command.size, insets: command.insets)
        case .content:
            engine.setContent(command.rect(), try command.keep())
        case .touch:
            let sample = try TouchSample(checking: try command.sample())
            try mapInputError { () throws(InputError) in try engine.push(sample) }
        case .cancel:
            try mapInputError { () throws(InputError) in try engine.cancel(at: numbers[0]) }
        case .advance:
            try mapInputError { () throws(InputError) in try engine.advance(to: numbers[0]) }
        case .setTransform:
            let translation = Vector(numbers[2], numbers[3])
            let transform = Transform(scale: numbers[0], rotation: numbers[1], translation: translation)
            engine.set(transform, try command.options)
        case .zoomTo:
            engine.zoom(to: numbers[0], at: point, try command.options)
        case .zoomBy:
            engine.zoom(by: numbers[0], at: point, try command.options)
        case .zoomToRect:
            engine.zoom(to: command.rect(), try command.options)
        case .centerOn:
            engine.center(on: Vector(numbers[0], numbers[1]), scale: numbers[2], try command.options)
        case .reset:
            engine.set(engine.viewport.fittedView, try command.options)
        case .stop:
            engine.stop()
        case .poll:
            return poll(try command.eventCount(), into: events)
        }
        if command.opcode.movesView { hasMoved = true }
        return 0
    }

    /// Polls up to `capacity` events; without memory for them, they are discarded.
    @inline(never)
    mutating func poll(_ capacity: Int, into events: UnsafeMutablePointer<tapzoom_event>?) -> Int {
        let count: Int
        if let events, !recorder.isOn {
            count = engine.pollEvents(capacity) { events[$0].set($1) }
        } else {
            count = pollAndRecord(capacity, into: events)
        }
        if count > 0 { engine.clearLostEvents() }
        return count
    }

    @inline(never) @_optimize(size)
    private mutating func pollAndRecord(_ capacity: Int, into events: UnsafeMutablePointer<tapzoom_event>?) -> Int {
        var count = 0
        while count != capacity, let event = engine.pollEvent() {
            var event = tapzoom_event(event)
            if recorder.isOn { withUnsafeBytes(of: &event) { recorder.mix($0) } }
            events?[count] = event
            count += 1
        }
        return count
    }

    /// Polls up to `capacity` events for the host, and records that. A size_t beyond the largest Int arrives as a
    /// negative number, which no count reaches.
    @inline(__always)
    mutating func take(_ capacity: Int, into events: UnsafeMutablePointer<tapzoom_event>?) -> Int {
        if capacity == 0 { return 0 }
        let polled = poll(capacity, into: events)
        if polled > 0, recorder.isOn { note(Command(.poll, integer: Int64(polled))) }
        return polled
    }

    /// Records a command that was executed.
    @inline(never) @_optimize(size)
    mutating func note(_ command: Command, heard: Hash? = nil) {
        // A start begins with the fitted view, which the view may have left when its recording begins.
        let displayed = command.opcode == .start ? engine.viewport.fittedView : engine.transform
        var transform = tapzoom_transform(displayed)
        withUnsafeBytes(of: &transform) { recorder.note(command, &config, &engine, heard: heard, after: $0) }
    }
}
