// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

/// All of an engine that can be read without changing it.
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
    /// A view of 400 x 400 on content of 1000 x 1000: the fitted view's scale is 0.4. Tests that are not about limits
    /// do not poll LIMIT.
    static func square(_ preset: Preset = .maps, _ change: (inout Settings) -> Void = { _ in }) -> Engine {
        var settings = Settings(preset)
        settings.events &= ~EventKind.limit.bit
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

    /// Performs a step and says why it could not.
    mutating func error(of step: Step) -> InputError? {
        do throws(InputError) { try run(step) } catch { return error }
        return nil
    }

    /// Performs all steps and returns the events; the host polls after each.
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
    static var lasting: [EventKind] { held + [.tapUp, .animation, .fling] }
}

extension [Event] {
    var bits: [[UInt64]] { map(\.bits) }

    /// Such as `tapUp began`, for tests that read as a list.
    var labels: [String] { map { "\($0.kind) \($0.phase)" } }

    /// The same without what only goes on.
    var outlines: [String] { filter { $0.phase != .changed }.labels }

    /// What one kind's events were.
    func of(_ kind: EventKind) -> [Event] { filter { $0.kind == kind } }

    /// Each begin has one end, no end comes without its begin, and what began last ends first.
    func requireBalanceAndNesting() throws(Broken) {
        var open: [EventKind] = []
        for event in self {
            switch event.phase {
            case .discrete:
                continue
            case .began:
                try require(!open.contains(event.kind), "\(event.kind) began twice: \(labels)")
                open.append(event.kind)
            case .changed:
                try require(open.contains(event.kind), "\(event.kind) changed but had not begun: \(labels)")
            case .ended, .cancelled:
                try require(open.last == event.kind, "\(event.kind) ended while \(open) were open: \(labels)")
                open.removeLast()
            }
        }
        try require(open.isEmpty, "never ended: \(open)")
    }

    /// What fingers do at once is one within the other. A tap may wait beside it, and the view moves in one way at a
    /// time.
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

    /// Of each limit BEGAN and ENDED take turns. A view may stay at a limit.
    func requireLimits() throws(Broken) {
        var open = LimitSet()
        for event in of(.limit) {
            try require(event.limits.rawValue.nonzeroBitCount == 1, "not one limit: \(event.limits)")
            switch event.phase {
            case .began: try require(open.insert(event.limits).inserted, "\(event.limits) began twice")
            case .ended: try require(open.remove(event.limits) != nil, "\(event.limits) ended but had not begun")
            case .discrete, .changed, .cancelled: try require(false, "a LIMIT is \(event.phase)")
            }
        }
    }

    func requireOrder() throws(Broken) {
        for (earlier, later) in zip(self, dropFirst()) {
            try require(earlier.time <= later.time, "\(later.kind) at \(later.time) after \(earlier.time)")
        }
    }
}
