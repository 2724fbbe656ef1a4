// SPDX-License-Identifier: MIT

/// A quick zoom: a tap, a second touch that stays down, and its drag up or down.
///
///     idle ---down after a tap--> waiting ---far enough: began--> zooming ---up: ended--> idle
///      ^                            |                               |
///      |          up, second down   |                               | cancelled
///      +--------- all up --------- out <----------------------------+
///
/// A finger that joins while zooming is not heeded. A touch that is lifted while waiting is a tap: see `Tap`.
struct QuickZoom: Mover {
    private enum State {
        case idle
        /// From where it zooms, and from where its drag is judged.
        case waiting(finger: Int64, anchor: Vector, from: Vector)
        case zooming(Slide)
        /// No quick zoom until all fingers are up.
        case out
    }

    private struct Slide {
        var finger: Int64
        /// Where the finger landed, about which it zooms.
        var anchor: Vector
        /// From where its drag counts.
        var start: Vector
        var growth = 0.0
        var spot: Vector

        /// The finger that zooms is the first of all: another can only have landed later.
        func reaching(_ point: Vector, _ rules: Rules) -> Slide {
            var slide = self
            slide.growth = rules.pinch.quickZoomRate * (point.y - start.y)
            slide.spot = point
            return slide
        }
    }

    private var state = State.idle

    var heedsMoves: Bool {
        switch state {
        case .waiting, .zooming: true
        case .idle, .out: false
        }
    }

    /// What it does to the content; nil when it does nothing.
    var grip: Grip? {
        guard case .zooming(let slide) = state else { return nil }
        return Grip(from: slide.anchor, to: slide.anchor, factor: Math.exp(slide.growth))
    }

    mutating func handle(_ input: @_addressable Input, _ rules: @_addressable Rules, _ made: inout MadeList) -> Verdict
    {
        let (fingers, contact) = (input.fingers, input.contact)
        switch (state, input.change) {
        case (.idle, .down):
            guard rules.isHeld(after: input.landing), fingers.count == 1 else { return .undecided }
            state = .waiting(finger: contact.id, anchor: contact.origin, from: contact.origin)
            return .undecided

        case (.waiting(let finger, let anchor, let origin), .moved):
            guard rules.gestures.contains(.quickZoom),
                let start = (fingers.first - origin).beyond(rules.slop(of: fingers.tool))
            else { return .undecided }
            let slide = Slide(finger: finger, anchor: anchor, start: origin + start, spot: fingers.first)
            state = .zooming(slide.reaching(fingers.first, rules))
            return made.claim(Self.gesture(.began, at: anchor, fingers, input.time))

        case (.zooming(let slide), .moved):
            state = .zooming(slide.reaching(fingers.first, rules))
            return .change

        case (.zooming(let slide), .up):
            if contact.id != slide.finger { return .undecided }
            state = fingers.isEmpty ? .idle : .out
            return made.go(Self.gesture(.ended, at: slide.anchor, fingers, input.time))

        case (.waiting(let finger, let anchor, _), .rules):
            state = .waiting(finger: finger, anchor: anchor, from: fingers.first)
            return .undecided

        case (.zooming(var slide), .rules):
            slide.start = slide.spot
            slide.growth = 0
            state = .zooming(slide)
            return .undecided

        case (.waiting, .down), (.waiting, .up):
            state = fingers.isEmpty ? .idle : .out
            return .undecided

        case (_, .cancelled):
            return giveUp(input, &made)

        case (.out, .up):
            if fingers.isEmpty { state = .idle }
            return .undecided

        case (.idle, _), (.waiting, .time), (.zooming, .down), (.zooming, .time), (.out, _):
            return .undecided
        }
    }

    func change(_ fingers: Fingers, _ made: inout MadeList) {
        guard case .zooming(let slide) = state else { return }
        made.append(Self.gesture(.changed, at: slide.anchor, fingers, fingers.pose.time))
    }

    func flow(of rate: Rate, _ fingers: Fingers, _ rules: Rules) -> Flow {
        guard case .zooming(let slide) = state else { return .still(at: .zero) }
        var flow = Flow.still(at: slide.anchor)
        if fingers.count == 1 { flow.growth = rules.pinch.quickZoomRate * rate.center.y }
        return flow
    }

    mutating func lose(_ fingers: Fingers, at time: Double, _ made: inout MadeList) {
        if case .zooming(let slide) = state {
            made.append(Self.gesture(.cancelled, at: slide.anchor, fingers, time))
        }
        state = fingers.isEmpty ? .idle : .out
    }

    private static func gesture(_ phase: Phase, at anchor: Vector, _ fingers: Fingers, _ time: Double) -> Gesture {
        var gesture = Gesture(.quickZoom, phase, of: fingers, at: time, flow: .still(at: anchor))
        gesture.point = anchor
        gesture.contactCount = 1
        return gesture
    }
}

extension PinchSettings {
    /// ln of the factor for each view unit that the finger goes.
    fileprivate var quickZoomRate: Double { Math.ln2 / quickZoomDistance }
}

extension QuickZoom {
    mutating func pass(through archive: inout some Archive) {
        var (number, slide) = (0, Slide(finger: 0, anchor: .zero, start: .zero, spot: .zero))
        switch state {
        case .idle: break
        case .waiting(let finger, let anchor, let from):
            (number, slide) = (1, Slide(finger: finger, anchor: anchor, start: from, spot: .zero))
        case .zooming(let some): (number, slide) = (2, some)
        case .out: number = 3
        }
        archive.pass(&number)
        archive.pass(&slide.finger)
        archive.pass(&slide.anchor)
        archive.pass(&slide.start)
        archive.pass(&slide.growth)
        archive.pass(&slide.spot)
        switch number {
        case 0: state = .idle
        case 1: state = .waiting(finger: slide.finger, anchor: slide.anchor, from: slide.start)
        case 2: state = .zooming(slide)
        case 3: state = .out
        default: archive.refuse()
        }
    }
}
