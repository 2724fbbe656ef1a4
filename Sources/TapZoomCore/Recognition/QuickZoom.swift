// SPDX-License-Identifier: MIT

/// A quick zoom: a tap, a second touch that stays down, and its drag up or down.
///
///     idle ---down after a tap--> waiting ---far enough: began--> zooming ---up: ended--> idle
///      ^                            |                               |
///      |          up, second down   |                               | cancelled
///      +--------- all up --------- out <----------------------------+
///
/// A finger that joins while zooming is not heeded. A touch that is lifted while waiting is a tap: see `Tap`.
struct QuickZoom: Recognizer {
    private enum State {
        case idle
        /// From where it zooms, and from where its drag is judged.
        case waiting(anchor: Vector, from: Vector)
        case zooming(Slide)
        /// No quick zoom until all fingers are up.
        case out
    }

    private struct Slide {
        let finger: Int64
        /// Where the finger landed, about which it zooms.
        let anchor: Vector
        /// From where its drag counts.
        var start: Vector
        var growth: Double
        var spot: Vector
    }

    private var state = State.idle

    var deadline: Double { .infinity }

    /// What it does to the content; nil when it does nothing.
    var grip: Grip? {
        guard case .zooming(let slide) = state else { return nil }
        return Grip(from: slide.anchor, to: slide.anchor, growth: slide.growth)
    }

    mutating func handle(_ input: Input, _ contacts: Contacts, _ rules: Rules, _ made: inout GestureList) -> Verdict {
        switch (state, input.change) {
        case (.idle, .down(let contact)):
            guard rules.isHeld(after: input.landing), contacts.count == 1 else { return .undecided }
            state = .waiting(anchor: contact.origin, from: contact.origin)
            return .undecided

        case (.waiting(let anchor, let origin), .moved):
            guard rules.gestures.contains(.quickZoom), let contact = contacts[0],
                let start = (contact.position - origin).beyond(rules.slop(of: contacts.tool))
            else {
                return .undecided
            }
            let slide = Slide(
                finger: contact.id, anchor: anchor, start: origin + start, growth: 0, spot: contact.position)
            return made.claim(follow(slide, contact, .began, input, contacts, rules))

        case (.zooming(let slide), .moved):
            guard let contact = contacts.first(where: { $0.id == slide.finger }), contact.position != slide.spot else {
                return .undecided
            }
            return made.go(follow(slide, contact, .changed, input, contacts, rules))

        case (.zooming(let slide), .up(let contact, _)):
            if contact.id != slide.finger { return .undecided }
            state = contacts.isEmpty ? .idle : .out
            return made.go(Self.gesture(.ended, slide, contacts, at: input.time, growth: 0))

        case (.waiting(let anchor, let origin), .rules):
            state = .waiting(anchor: anchor, from: contacts[0]?.position ?? origin)
            return .undecided

        case (.zooming(var slide), .rules):
            slide.start = slide.spot
            slide.growth = 0
            state = .zooming(slide)
            return .undecided

        case (.waiting, .down), (.waiting, .up):
            state = contacts.isEmpty ? .idle : .out
            return .undecided

        case (_, .cancelled):
            return giveUp(input, contacts, &made)

        case (.out, .up):
            if contacts.isEmpty { state = .idle }
            return .undecided

        case (.idle, _), (.waiting, .time), (.zooming, .down), (.zooming, .time), (.out, _):
            return .undecided
        }
    }

    private mutating func follow(
        _ old: Slide, _ contact: Contact, _ phase: Phase, _ input: Input, _ contacts: Contacts, _ rules: Rules
    ) -> Gesture {
        var slide = old
        let rate = Math.ln2 / rules.pinch.quickZoomDistance
        slide.growth = rate * (contact.position.y - slide.start.y)
        slide.spot = contact.position
        state = .zooming(slide)
        let speed = contacts.count == 1 ? contacts.rate(at: input.time).center.y : 0
        return Self.gesture(phase, slide, contacts, at: input.time, growth: rate * speed)
    }

    mutating func lose(at time: Double, _ contacts: Contacts, _ made: inout GestureList) {
        defer { state = contacts.isEmpty ? .idle : .out }
        guard case .zooming(let slide) = state else { return }
        made.append(Self.gesture(.cancelled, slide, contacts, at: time, growth: 0))
    }

    private static func gesture(
        _ phase: Phase, _ slide: Slide, _ contacts: Contacts, at time: Double, growth: Double
    ) -> Gesture {
        var flow = Flow.still(at: slide.anchor)
        flow.growth = growth
        var gesture = Gesture(.quickZoom, phase, of: contacts, at: time, flow: flow)
        gesture.point = slide.anchor
        gesture.contactCount = 1
        return gesture
    }
}
