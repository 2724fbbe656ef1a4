// SPDX-License-Identifier: MIT

/// Decides which recognizer owns the contacts and which may run together. Only the arbiter emits gestures.
///
/// Every recognizer that has not failed receives every input, but moves only if it wants them. The first recognizer to
/// claim the contacts owns them. By the table in `RecognizerID`, the arbiter cancels those that may not go on beside
/// it, or the claimant itself. A cancelled recognizer takes no part until all contacts are up. A new recognizer needs
/// its row in that table and its lines in `process`, `updateDeadline`, `cancel` and `code(with:)`; one that moves the
/// content also needs lines in `delta`, `emitChanges` and `measure`.
struct Arbiter {
    /// The gestures of the last input.
    private(set) var gestures = GestureList()
    /// The recognizers whose gestures changed with the last input, until `emitChanges`.
    private(set) var changed: RecognizerSet = []
    /// The gestures of the recognizer that handles the input.
    private var output = Output()
    private var tap = TapRecognizer()
    private var quickZoom = QuickZoomRecognizer()
    private var pinch = PinchRecognizer()
    private var pan = PanRecognizer()
    private var longPress = LongPressRecognizer()
    private var swipe = SwipeRecognizer()
    /// The input that the recognizers receive.
    private var input = RecognizerInput()
    /// The recognizers whose gesture has begun and not ended.
    private(set) var running: RecognizerSet = []
    /// The recognizers that receive the next move, or the input that is processed.
    private var asked: RecognizerSet = []
    /// The recognizers that take no part until all contacts are up. Only the arbiter knows them.
    private var failed: RecognizerSet = []
    private var lifts = LiftHistory()
    /// The first time at which a recognizer acts without further input.
    private(set) var deadline = Double.infinity

    /// The delta that running gestures apply to the content, since the last landing or lift; nil when none moves it.
    var delta: TransformDelta? {
        @inline(__always) get {
            if !running.intersects(.movers) { return nil }
            if running.intersects(.quickZoom) { return quickZoom.delta }
            guard let pinchDelta = pinch.pinchDelta else {
                return pan.panDelta.map { TransformDelta(from: $0.from, to: $0.to) }
            }
            let panDelta = pan.panDelta ?? .still(at: pinchDelta.anchor)
            return TransformDelta(
                from: panDelta.from, to: panDelta.to, scale: pinchDelta.scale, rotation: pinchDelta.rotation)
        }
    }

    /// The velocity of `delta`, about its point `to`, when the hand moves at a velocity; nil when no gesture moves the
    /// content.
    func velocity(of handVelocity: HandVelocity, _ touches: TouchSummary, _ thresholds: Thresholds)
        -> TransformVelocity?
    {
        guard let delta else { return nil }
        if running.intersects(.quickZoom) { return quickZoom.velocity(of: handVelocity, touches, thresholds) }
        var velocity = pinch.velocity(of: handVelocity, touches, thresholds)
        velocity.point = delta.to
        velocity.translation = pan.velocity(of: handVelocity, touches, thresholds).translation
        return velocity
    }

    /// The facts of the touch, as of the last landing or lift.
    var context: TouchContext { input.context }

    /// A contact landed, lifted or was cancelled: sets the facts for the input that follows.
    mutating func prepare(_ contact: Contact, _ handVelocity: HandVelocity, _ context: TouchContext) {
        input.contact = contact
        input.handVelocity = handVelocity
        input.context = context
    }

    /// Lets the recognizers handle an input; `gestures` and `delta` are the result.
    @inline(__always)
    mutating func process(
        _ trigger: Trigger, at time: Double, _ contacts: inout ContactTable, _ thresholds: @_addressable Thresholds
    ) {
        gestures.removeAll()
        changed = []
        input.time = time
        input.trigger = trigger
        input.touches = contacts.summary
        input.running = running
        // After a move, `finish` is needed only if a recognizer emits, claims or fails.
        var acts = false
        if trigger != .moved {
            acts = true
            asked = RecognizerSet.all.subtracting(failed)
            updateHistory(thresholds)
        }
        if asked.intersects(.tap) { apply(tap.handle(input, thresholds, &output), of: .tap, as: .tap, &acts) }
        if asked.intersects(.quickZoom) {
            apply(quickZoom.handle(input, thresholds, &output), of: .quickZoom, as: .quickZoom, &acts)
        }
        if asked.intersects(.pinch) { apply(pinch.handle(input, thresholds, &output), of: .pinch, as: .pinch, &acts) }
        if asked.intersects(.pan) { apply(pan.handle(input, thresholds, &output), of: .pan, as: .pan, &acts) }
        if asked.intersects(.longPress) {
            apply(longPress.handle(input, thresholds, &output), of: .longPress, as: .longPress, &acts)
        }
        if asked.intersects(.swipe) { apply(swipe.handle(input, thresholds, &output), of: .swipe, as: .swipe, &acts) }
        if acts { finish(&contacts, thresholds) }
    }

    /// Updates the deadline and the recognizers that want moves, and sets the velocity of gestures that begin.
    @inline(never)
    private mutating func finish(_ contacts: inout ContactTable, _ thresholds: @_addressable Thresholds) {
        if input.touches.isEmpty { failed = [] }
        updateDeadline()
        if !gestures.isEmpty { measure(contacts.velocity(at: input.time), input.touches, thresholds) }
    }

    private mutating func updateHistory(_ thresholds: @_addressable Thresholds) {
        switch input.trigger {
        case .down:
            input.landing = lifts.landing(of: input.contact, after: tap, in: input.context, thresholds)
        case .up: lifts.append(input.contact, at: input.time)
        case .cancelled: lifts.removeAll()
        case .moved, .timeout, .settings: break
        }
    }

    private mutating func updateDeadline() {
        deadline = min(min(tap.deadline, longPress.deadline), min(pan.deadline, pinch.deadline))
        asked = []
        if tap.wantsMoves { asked.insert(.tap) }
        if quickZoom.wantsMoves { asked.insert(.quickZoom) }
        if pinch.wantsMoves { asked.insert(.pinch) }
        if pan.wantsMoves { asked.insert(.pan) }
        if longPress.wantsMoves { asked.insert(.longPress) }
        if swipe.wantsMoves { asked.insert(.swipe) }
    }

    /// A command takes the view from the fingers: ends every gesture if one of them moves the content.
    mutating func interrupt(at time: Double, _ touches: TouchSummary) {
        gestures.removeAll()
        if running.isDisjoint(with: .movers) { return }
        (input.time, input.touches) = (time, touches)
        for id in RecognizerID.all { end(id) }
        updateDeadline()
    }

    /// Makes the gestures of the recognizers in `changed`, without velocities.
    @inline(never)
    mutating func emitChanges(_ touches: TouchSummary) {
        gestures.removeAll()
        if changed.contains(.quickZoom) { quickZoom.emitChanges(touches, &output) }
        emit(.quickZoom)
        if changed.contains(.pinch) { pinch.emitChanges(touches, &output) }
        emit(.pinch)
        if changed.contains(.pan) { pan.emitChanges(touches, &output) }
        emit(.pan)
        changed = []
    }

    mutating func gesture(_ index: Int) -> Gesture? { gestures.element(index) }

    /// Whether the last input made a swipe.
    mutating func swipes() -> Bool {
        for index in 0..<gestures.count where gestures.element(index)?.kind == .swipe { return true }
        return false
    }

    /// Sets the velocity of each gesture that begins. Gestures that change have none: a fit with every poll would cost
    /// more than the rest of a frame, and few hosts read it.
    private mutating func measure(
        _ handVelocity: HandVelocity, _ touches: TouchSummary, _ thresholds: @_addressable Thresholds
    ) {
        gestures.update { gesture in
            guard gesture.phase == .began else { return }
            switch gesture.kind {
            case .pan: gesture.velocity = pan.velocity(of: handVelocity, touches, thresholds)
            case .pinch, .rotate: gesture.velocity = pinch.velocity(of: handVelocity, touches, thresholds)
            case .quickZoom: gesture.velocity = quickZoom.velocity(of: handVelocity, touches, thresholds)
            case .tapUp, .tap, .doubleTap, .multiTap, .twoFingerTap, .longPress, .swipe: break
            case .animation, .settled, .fling, .page: break
            }
        }
    }

    @inline(__always)
    private mutating func apply(_ outcome: Outcome, of id: RecognizerID, as set: RecognizerSet, _ acts: inout Bool) {
        switch outcome {
        case .undecided: break
        case .update: changed.add(set)
        case .emit:
            acts = true
            emit(id)
        case .fail:
            acts = true
            emit(id)
            failed.insert(RecognizerSet(id))
        case .claim:
            acts = true
            resolveClaim(id)
        }
    }

    @inline(never)
    private mutating func resolveClaim(_ id: RecognizerID) {
        let claimed = output
        output.removeAll()
        if mayBegin(id) {
            for other in RecognizerID.all where other != id && !id.compatibility.survives.contains(RecognizerSet(other))
            {
                end(other)
            }
            output = claimed
            emit(id)
        } else {
            // A refused claim never began, so nothing ends.
            cancel(id)
            output.removeAll()
        }
    }

    private func mayBegin(_ id: RecognizerID) -> Bool {
        for other in RecognizerID.all where other != id && running.contains(RecognizerSet(other)) {
            if !other.compatibility.mayJoin.contains(RecognizerSet(id)) { return false }
        }
        return true
    }

    /// Cancels a recognizer and emits the end of its gestures.
    @inline(never)
    private mutating func end(_ id: RecognizerID) {
        cancel(id)
        emit(id)
    }

    /// Moves the recognizer's output to the gestures of this input.
    @inline(never)
    private mutating func emit(_ id: RecognizerID) {
        for index in 0..<output.count {
            guard let gesture = output.element(index) else { return }
            switch gesture.phase {
            case .began: running.insert(RecognizerSet(id))
            case .ended, .cancelled: running.remove(RecognizerSet(id))
            case .discrete, .changed: break
            }
            gestures.insert(gesture, at: place(of: gesture))
        }
        output.removeAll()
        input.running = running
    }

    /// The index at which `gestures` takes a gesture: at the end, but a pan begins before all that begins with it,
    /// because a pan encloses pinches.
    private func place(of gesture: Gesture) -> Int {
        guard gesture.kind == .pan, gesture.phase == .began else { return gestures.count }
        return gestures.firstIndex { $0.phase == .began } ?? gestures.count
    }

    @inline(never)
    private mutating func cancel(_ id: RecognizerID) {
        let (touches, time) = (input.touches, input.time)
        failed.insert(RecognizerSet(id))
        asked.remove(RecognizerSet(id))
        switch id {
        case .tap: tap.cancel(touches, at: time, &output)
        case .quickZoom: quickZoom.cancel(touches, at: time, &output)
        case .pinch: pinch.cancel(touches, at: time, &output)
        case .pan: pan.cancel(touches, at: time, &output)
        case .longPress: longPress.cancel(touches, at: time, &output)
        case .swipe: swipe.cancel(touches, at: time, &output)
        }
    }
}

extension Arbiter {
    mutating func code(with coder: inout some StateCoder) {
        coder.code(&changed)
        coder.code(&running)
        input.context.code(with: &coder)
        tap.code(with: &coder)
        quickZoom.code(with: &coder)
        pinch.code(with: &coder)
        pan.code(with: &coder)
        longPress.code(with: &coder)
        swipe.code(with: &coder)
        coder.code(&failed)
        lifts.code(with: &coder)
        input.running = running
        updateDeadline()
        // A forged state could have a deadline at which no recognizer acts.
        if deadline < .infinity, failedOneIsWaiting { coder.fail() }
    }

    private var failedOneIsWaiting: Bool {
        isWaiting(.tap, tap.deadline) || isWaiting(.longPress, longPress.deadline) || isWaiting(.pan, pan.deadline)
            || isWaiting(.pinch, pinch.deadline)
    }

    private func isWaiting(_ set: RecognizerSet, _ deadline: Double) -> Bool {
        failed.intersects(set) && deadline < .infinity
    }
}
