// SPDX-License-Identifier: MIT

@testable import TapZoomCore

/// Plays touch scripts to one recognizer or to the arbiter, as the engine does: in the order of time, frame by frame.
/// It logs the gestures that they emit.
struct Harness<Subject: Drivable> {
    var subject: Subject
    var thresholds: Thresholds
    /// Recognizers that have a gesture in progress in addition to those in the log.
    var others: RecognizerSet = []
    /// The kind of every landing. For a tap recognizer the harness computes the kind instead.
    var landing = LandingKind.fresh
    /// Facts that are the same for every touch.
    var context = TouchContext()
    private(set) var contacts = ContactTable()
    private(set) var log = GestureLog()
    private var clock = FrameClock()
    private var lifts = LiftHistory()
    private var hasFailed = false

    init(_ subject: Subject, _ change: (inout Settings) -> Void = { _ in }) {
        var settings = Settings(.maps)
        change(&settings)
        self.subject = subject
        thresholds = Thresholds(settings, Vector(400, 400))
    }

    /// The gestures, as `kind phase`.
    mutating func play(_ script: TouchScript) -> [String] {
        for step in script {
            run(to: step.time)
            switch step {
            case .touch(let sample): apply(sample)
            case .advance(let time):
                if clock.close() { countFrame() }
                deliver(.timeout, at: time)
            case .cancel(let time):
                contacts.removeAll()
                _ = clock.close()
                deliver(.cancelled, at: time)
            }
        }
        if clock.close() { countFrame() }
        return log.labels
    }

    private mutating func run(to time: Double) {
        if time > clock.now, clock.close() { countFrame() }
        while subject.deadline <= time { deliver(.timeout, at: subject.deadline) }
        clock.advance(to: time)
    }

    private mutating func countFrame() {
        contacts.closeFrame(at: clock.now, turning: thresholds.rotates)
        deliver(.moved, at: clock.now)
    }

    private mutating func apply(_ sample: TouchSample) {
        if sample.phase != .moved, clock.close() { countFrame() }
        let pointerVelocity = sample.phase == .ended ? contacts.velocity(at: sample.time) : .zero
        guard let contact = contacts.apply(sample) else { return }
        switch sample.phase {
        case .began: deliver(.down, at: sample.time, contact)
        case .moved: clock.open()
        case .ended: deliver(.up, at: sample.time, contact, pointerVelocity)
        case .cancelled: deliver(.removed, at: sample.time, contact)
        }
    }

    private mutating func deliver(
        _ trigger: Trigger, at time: Double, _ contact: Contact = Contact(), _ pointerVelocity: PointerVelocity = .zero
    ) {
        var input = input(at: time, trigger)
        (input.contact, input.pointerVelocity) = (contact, pointerVelocity)
        (input.context, input.running) = (context, log.running.union(others))
        contacts.read(first: &input.first, last: &input.last)
        switch trigger {
        case .down:
            var landing = landing
            if var tap = subject as? TapRecognizer { landing = lifts.landing(of: &input, after: &tap, &contacts) }
            input.contact.landingKind = landing
            contacts.noteLanding(landing)
            input.isOnlyFingers = contacts.isOnlyFingers
        case .up: lifts.append(contact, at: time, input.pointerVelocity)
        case .cancelled: lifts.removeAll()
        case .moved, .timeout, .removed, .settings: break
        }
        if !hasFailed {
            let response = subject.deliver(&input, &contacts)
            log.take(response.gestures)
            hasFailed = response.fails
        }
        if contacts.isEmpty { hasFailed = false }
        contacts.clearLifted()
    }

    /// An input of the contacts that are down.
    fileprivate func input(at time: Double, _ trigger: Trigger) -> RecognizerInput {
        var input = RecognizerInput(thresholds)
        (input.time, input.touches, input.trigger) = (time, contacts.summary, trigger)
        return input
    }
}

/// The gestures that a recognizer has emitted, in order.
struct GestureLog {
    private(set) var gestures: [Gesture] = []
    private(set) var running: RecognizerSet = []

    var labels: [String] { gestures.map { "\($0.kind) \($0.phase)" } }

    /// The labels without those of CHANGED.
    var outlines: [String] { gestures.filter { $0.phase != .changed }.map { "\($0.kind) \($0.phase)" } }

    mutating func take(_ output: [Gesture]) {
        for gesture in output {
            gestures.append(gesture)
            switch gesture.phase {
            case .began: running.formUnion(gesture.kind.recognizers)
            case .ended, .cancelled: running.subtract(gesture.kind.recognizers)
            case .discrete, .changed: break
            }
        }
    }
}

extension EventKind {
    /// The recognizers that emit events of this kind.
    fileprivate var recognizers: RecognizerSet {
        var recognizers = RecognizerSet()
        for id in RecognizerID.all where id.events & bit != 0 { recognizers.insert(RecognizerSet(id)) }
        return recognizers
    }
}

protocol Drivable {
    var deadline: Double { get }
    /// `fails`: the recognizer takes no further part until all contacts have lifted.
    mutating func deliver(
        _ input: inout RecognizerInput, _ contacts: inout ContactTable
    ) -> (gestures: [Gesture], fails: Bool)
}

extension Arbiter: Drivable {
    /// An arbiter whose thresholds the harness sets.
    init() { self.init(Thresholds(Settings(.maps), Vector(400, 400))) }

    mutating func deliver(
        _ input: inout RecognizerInput, _ contacts: inout ContactTable
    ) -> (gestures: [Gesture], fails: Bool) {
        self.input.thresholds = input.thresholds
        prepare(input.pointerVelocity, input.context, lateness: input.lateness) { $0 = input.contact }
        prepare(liftOn: input.content)
        process(input.trigger, at: input.time, &contacts)
        return (gestures.all + takeChanges(of: contacts.summary).gestures(of: contacts.summary), false)
    }
}

extension Recognizer {
    fileprivate mutating func respond(_ input: inout RecognizerInput) -> Outcome {
        if input.trigger == .moved, !mayBeginOnMove(&input),
            !((self as? any ContinuousRecognizer)?.isFollowing(&input) ?? false)
        {
            return .undecided
        }
        return handle(&input)
    }
}

extension Drivable where Self: Recognizer {
    mutating func deliver(
        _ input: inout RecognizerInput, _ contacts: inout ContactTable
    ) -> (gestures: [Gesture], fails: Bool) {
        let outcome = respond(&input)
        return (input.output.all, outcome == .fail)
    }
}

extension Drivable where Self: ContinuousRecognizer {
    mutating func deliver(
        _ input: inout RecognizerInput, _ contacts: inout ContactTable
    ) -> (gestures: [Gesture], fails: Bool) {
        let outcome = respond(&input)
        var gestures = input.output.all
        if outcome == .update {
            var changes = GestureChanges(of: input.touches)
            appendChanges(to: &changes)
            gestures += changes.gestures(of: input.touches)
        }
        let pointerVelocity = input.trigger == .moved ? contacts.velocity(at: input.time) : .zero
        for index in gestures.indices where [.began, .changed].contains(gestures[index].phase) {
            gestures[index].velocity = velocity(of: pointerVelocity, input.touches, &input)
        }
        return (gestures, outcome == .fail)
    }
}

extension GestureChanges {
    /// One gesture for each change.
    fileprivate func gestures(of touches: TouchSummary) -> [Gesture] {
        (0..<count).map { index in
            var gesture = Gesture(kinds[index], .changed, of: touches, at: touches.pose.time)
            gesture.point = point
            gesture.contactCount = contactCount
            gesture.velocity = .zero(at: point)
            return gesture
        }
    }
}

extension Harness where Subject: Recognizer {
    /// Cancels the recognizer, as if another one had claimed the contacts. Returns the gestures that this ends.
    mutating func cancel(at time: Double) -> [Gesture] {
        var input = input(at: time, .cancelled)
        subject.cancel(&input)
        hasFailed = !contacts.isEmpty
        return input.output.all
    }
}

extension InlineList {
    var all: [Element] { (0..<count).compactMap { self[$0] } }
}

extension PanRecognizer {
    /// The movement of the content; nil if no pan is in progress.
    var panDelta: PanDelta? { isUnderWay ? delta : nil }
}

extension PinchRecognizer {
    /// The scale and rotation of the content; nil before zoom or rotation has begun.
    var pinchDelta: PinchDelta? { isUnderWay ? baseline.pinchDelta : nil }
}

extension TapRecognizer: Drivable {}
extension LongPressRecognizer: Drivable {}
extension PanRecognizer: Drivable {}
extension PinchRecognizer: Drivable {}
extension QuickZoomRecognizer: Drivable {}
extension SwipeRecognizer: Drivable {}
