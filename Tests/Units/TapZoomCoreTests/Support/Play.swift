// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// Everything that can be read from an engine without changing it.
struct Reading: Equatable {
    let transform: [UInt64]
    let target: [UInt64]
    let raster: [UInt64]
    let nextDeadline: Double
    let contactCount: Int
    let isMoving: Bool
    let eventCount: Int
    let hasLostEvents: Bool
}

extension Engine {
    /// A view of 400 x 400 on content of 1000 x 1000: the fitted scale is 0.4. LIMIT is not polled, so that only the
    /// tests of limits see it.
    static func square(_ preset: Preset = .maps, _ change: (inout Settings) -> Void = { _ in }) -> Engine {
        var settings = Settings(preset)
        settings.events &= ~UInt64(EventKind.limit.bit)
        change(&settings)
        return Engine(settings, size: Vector(400, 400), content: Vector(1000, 1000))
    }

    var reading: Reading {
        mutating get {
            Reading(
                transform: transform.bits, target: target.bits,
                raster: [rasterScale.bitPattern] + residual(of: transform).bits, nextDeadline: nextDeadline,
                contactCount: contactCount,
                isMoving: isMoving,
                eventCount: eventCount, hasLostEvents: hasLostEvents)
        }
    }

    mutating func run(_ step: Step) throws(InputError) {
        switch step {
        case .touch(let sample): try push(sample)
        case .advance(let time): try advance(to: time)
        case .cancel(let time): try cancel(at: time)
        }
    }

    /// Performs a step, and returns its error if it fails.
    mutating func error(of step: Step) -> InputError? {
        do throws(InputError) { try run(step) } catch { return error }
        return nil
    }

    /// Performs all steps and returns the events. The host polls after each step.
    @discardableResult
    mutating func play(_ script: TouchScript) throws(InputError) -> [Event] {
        var events = pollAll()
        for step in script {
            try run(step)
            events += pollAll()
        }
        return events
    }

    mutating func pollAll() -> [Event] {
        var events: [Event] = []
        while let event = pollEvent() { events.append(event) }
        return events
    }
}

extension EventKind {
    static var held: [EventKind] { [.longPress, .pan, .pinch, .rotate, .quickZoom] }
    static var lasting: [EventKind] { held + [.tapPending, .animation, .fling] }
}

extension [Event] {
    var bits: [[UInt64]] { map(\.bits) }

    /// Such as `tapPending began`, for tests that read as a list.
    var labels: [String] { map { "\($0.kind) \($0.phase)" } }

    /// The labels without those of CHANGED.
    var outlines: [String] { filter { $0.phase != .changed }.labels }

    /// The events of one kind.
    func of(_ kind: EventKind) -> [Event] { filter { $0.kind == kind } }

    /// Every BEGAN has exactly one end, no end comes without its BEGAN, and the gesture that began last ends first.
    func requireBalanceAndNesting() throws(Broken) {
        var open: [EventKind] = []
        for event in self {
            switch event.phase {
            case .discrete:
                continue
            case .began:
                try require(!open.contains(event.kind), "\(event.kind) began twice in \(labels)")
                open.append(event.kind)
            case .changed:
                try require(open.contains(event.kind), "\(event.kind) changed before it began in \(labels)")
            case .ended, .cancelled:
                try require(open.last == event.kind, "\(event.kind) ended while \(open) were open: \(labels)")
                open.removeLast()
            }
        }
        try require(open.isEmpty, "\(open) never ended")
    }

    /// The gestures of fingers are nested. A tap may wait beside them. Animations and flings do not overlap.
    func requireLaws() throws(Broken) {
        try requireOrder()
        for kind in EventKind.lasting { try of(kind).requireBalanceAndNesting() }
        try requireLimits()
        try filter { EventKind.held.contains($0.kind) }.requireBalanceAndNesting()
        let motions = filter { $0.kind == .animation || $0.kind == .fling }
        for (earlier, later) in zip(motions, motions.dropFirst()) where earlier.phase == .began {
            try require(later.phase != .began, "\(later.kind) began within \(earlier.kind): \(labels)")
        }
    }

    /// BEGAN and ENDED of each limit alternate. The last may be BEGAN, because a view may rest at a limit.
    func requireLimits() throws(Broken) {
        var open = LimitSet()
        for event in of(.limit) {
            try require(event.limits.rawValue.nonzeroBitCount == 1, "LIMIT has \(event.limits), not one limit")
            switch event.phase {
            case .began: try require(open.insert(event.limits).inserted, "\(event.limits) began twice")
            case .ended: try require(open.remove(event.limits) != nil, "\(event.limits) ended before it began")
            case .discrete, .changed, .cancelled: try require(false, "LIMIT has the phase \(event.phase)")
            }
        }
    }

    func requireOrder() throws(Broken) {
        for (earlier, later) in zip(self, dropFirst()) {
            try require(earlier.time <= later.time, "\(later.kind) at \(later.time) comes after \(earlier.time)")
        }
    }
}
