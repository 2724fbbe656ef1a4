// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

/// Runs a command of the host; nil if its argument is NULL.
func run(_ command: Command?, on view: OpaquePointer?) -> tapzoom_status {
    withStatus(changing: view) { (view) throws(StatusError) in
        guard let command else { throw .null }
        try view.pointee.run(command)
    }
}

/// Runs a command with options; nil if another argument is NULL.
func run(_ command: Command?, _ options: UnsafePointer<tapzoom_options>?, on view: OpaquePointer?) -> tapzoom_status {
    withStatus(changing: view) { (view) throws(StatusError) in
        guard var command else { throw .null }
        let options = try OptionWords(options)
        try command.check()
        try command.set(options)
        try view.pointee.run(command)
    }
}

extension View {
    /// Checks a command, executes it and records it.
    @discardableResult
    mutating func run(_ command: Command) throws(StatusError) -> Int {
        var command = command
        try command.check()
        let result = try execute(command, polling: nil)
        if recorder.isOn { note(command) }
        return result
    }

    /// Handles a report of a wheel or a trackpad, or throws and changes nothing. Returns whether the view consumes it.
    /// It executes no command, which would cost time in each frame of a trackpad.
    mutating func scroll(_ scroll: UnsafePointer<tapzoom_scroll>) throws(StatusError) -> Bool {
        let sample = try ScrollSample(checking: scroll.pointee)
        let isUsed = try mapInputError { () throws(InputError) in try engine.push(sample) }
        if recorder.isOn {
            var command = Command(scroll.pointee)
            try command.check()
            note(command)
        }
        return isUsed
    }

    /// Executes a checked command that takes settings, or throws and changes nothing.
    mutating func execute(_ command: Command, _ config: UnsafeMutablePointer<Config>) throws(StatusError) {
        if command.opcode == .start {
            withUnsafeMutablePointer(to: &engine) { $0.start(by: command, config) }
            recorder.restart()
            hasMoved = false
        } else {
            let options = try command.options
            // Equal settings change nothing.
            if engine.settings.hasWords(of: &config.pointee.form) { return }
            engine.setSettings(config.pointee.settings, options)
            // Without an animation a fitted view stays fitted, and sends no event.
            if options.animated { hasMoved = true }
        }
    }

    /// Executes a checked command from the host or a recording, or throws and changes nothing. Returns the number of
    /// polled events; for a scroll, 1 if the view consumes it.
    @discardableResult
    mutating func execute(
        _ command: Command, polling events: UnsafeMutablePointer<tapzoom_event>?
    ) throws(StatusError) -> Int {
        let numbers = command.numbers
        let point = Vector(numbers[1], numbers[2])
        let options = command.opcode.hasOptions ? try command.options : .atOnce
        switch command.opcode {
        case .start, .config, .load:
            // These have settings or a snapshot: the function above, `load` and `replay` execute them.
            throw .data
        case .viewport:
            engine.setViewport(size: command.size, insets: command.insets)
        case .content:
            engine.setContent(command.rect(), try command.keep())
        case .touch:
            let sample = try TouchSample(checking: try command.sample())
            try mapInputError { () throws(InputError) in try engine.push(sample) }
        case .scroll:
            let sample = try ScrollSample(checking: try command.scroll())
            return try mapInputError { () throws(InputError) in try engine.push(sample) } ? 1 : 0
        case .owner:
            let isHost = try command.isHost()
            try mapInputError { () throws(InputError) in
                try engine.setOwner(of: command.integers[0], isHost: isHost)
            }
        case .pagerOffset:
            engine.setPagerOffset(Vector(numbers[0], numbers[1]))
        case .cancel:
            try mapInputError { () throws(InputError) in try engine.cancel(at: numbers[0]) }
        case .penNear:
            try mapInputError { () throws(InputError) in try engine.penNear(at: numbers[0]) }
        case .advance:
            try mapInputError { () throws(InputError) in try engine.advance(to: numbers[0]) }
        case .rebaseTime:
            var coder = WordCoder(shiftingTimesBy: numbers[0])
            guard engine.rebaseTime(with: &coder) else { throw .range }
        case .setTransform:
            let translation = Vector(numbers[2], numbers[3])
            let transform = Transform(scale: numbers[0], rotation: numbers[1], translation: translation)
            engine.set(transform, options)
        case .zoomTo:
            engine.zoom(to: numbers[0], at: point, options)
        case .panBy:
            engine.change(by: TransformDelta(from: .zero, to: Vector(numbers[0], numbers[1])), options)
        case .zoomBy:
            engine.change(by: TransformDelta(from: point, to: point, scale: numbers[0]), options)
        case .rotateBy:
            engine.change(by: TransformDelta(from: point, to: point, rotation: numbers[0]), options)
        case .setVelocity:
            engine.setVelocity(
                TransformVelocity(
                    point: Vector(numbers[4], numbers[5]), translation: Vector(numbers[0], numbers[1]),
                    logScale: numbers[2], rotation: numbers[3]))
        case .zoomToRect:
            engine.zoom(to: command.rect(), options)
        case .centerOn:
            engine.center(on: Vector(numbers[0], numbers[1]), scale: numbers[2], options)
        case .rotateTo:
            engine.rotate(to: numbers[0], at: point, options)
        case .reset:
            engine.set(engine.viewport.fittedView, options)
        case .step:
            engine.step(try command.step(), options)
        case .stop:
            engine.stop()
        case .poll:
            return poll(try command.eventCount(), forReplayInto: events)
        }
        if command.opcode.movesView { hasMoved = true }
        return 0
    }

    /// Polls up to `capacity` events into memory, each `step` events after the last. The hash of a recording includes
    /// each of them.
    mutating func poll(_ capacity: Int, into events: UnsafeMutablePointer<tapzoom_event>, step: Int = 1) -> Int {
        var hash = recorder.hash
        let isOn = recorder.isOn
        let count = engine.pollEvents(capacity) { index, event in
            let place = events + index &* step
            place.pointee.set(&event)
            if isOn { withUnsafeBytes(of: &place.pointee) { hash.mix($0) } }
        }
        if isOn { recorder.hash = hash }
        return count
    }

    /// Polls for a replay, which may have no memory for events.
    private mutating func poll(_ capacity: Int, forReplayInto events: UnsafeMutablePointer<tapzoom_event>?) -> Int {
        if let events { return poll(capacity, into: events) }
        var event = tapzoom_event()
        return poll(capacity, into: &event, step: 0)
    }

    /// Polls up to `capacity` events for the host, and records the poll. A size_t beyond the largest Int arrives as a
    /// negative number, which no count reaches.
    mutating func take(_ capacity: Int, into events: UnsafeMutablePointer<tapzoom_event>?) -> Int {
        guard capacity != 0, let events else { return 0 }
        let polled = poll(capacity, into: events)
        if polled > 0, recorder.isOn { notePoll(polled) }
        return polled
    }

    private mutating func notePoll(_ polled: Int) { note(Command(.poll, integer: Int64(polled))) }

    /// Records a command that was executed.
    mutating func note(_ command: Command, recorded: Hash? = nil) {
        // A START record has the fitted view, which the view may have left before its recording begins.
        let displayed = command.opcode == .start ? engine.viewport.fittedView : engine.transform
        var transform = tapzoom_transform(displayed)
        withUnsafeBytes(of: &transform) { recorder.note(command, &engine, recorded: recorded, after: $0) }
    }
}
