// SPDX-License-Identifier: MIT

/// Decides which recognizer owns the contacts and which recognizers may run together. Only the arbiter emits gestures.
///
/// Every recognizer that has not failed receives every input. `Arbiter+Moves` handles frames of moves on which no
/// recognizer acts. The first recognizer to claim the contacts owns them. By the table in `RecognizerID`, the arbiter
/// cancels the recognizers that may not run beside it, or the claimant itself. A cancelled recognizer receives no input
/// until all contacts are up. A new recognizer needs a property here, a row in that table, and lines in `reset`, `ask`
/// and `serialize(with:)`. One that moves the content also needs lines in `measure` and `Arbiter+Moves`.
///
/// Only the arbiter and its extensions change its parts.
struct Arbiter {
    /// Whether a gesture of the last input begins.
    private var begins = false
    /// The recognizers with gestures that changed with the last input, until `takeChanges`.
    var changed: RecognizerSet = []
    /// The recognizers with a gesture that has begun and not ended.
    var running: RecognizerSet = []
    /// The recognizers that receive the current input.
    private(set) var asked: RecognizerSet = []
    /// The recognizers in which a move may begin or end a gesture; `following` holds those with a gesture that every
    /// move changes.
    var watching: RecognizerSet = []
    var following: RecognizerSet = []
    /// The recognizers that receive no input until all contacts are up. Only the arbiter knows them.
    var failed: RecognizerSet = []
    /// The most contacts that were down at once since the hand was empty.
    var mostContacts = 0
    /// The first time at which a recognizer acts without further input.
    var deadline = Double.infinity
    var tap = TapRecognizer()
    var quickZoom = QuickZoomRecognizer()
    var fingersDrag = FingersDragRecognizer()
    var pinch = PinchRecognizer()
    var pan = PanRecognizer()
    var longPress = LongPressRecognizer()
    var swipe = SwipeRecognizer()
    /// The input that the recognizers receive.
    var input: RecognizerInput
    var debounce = Debounce()
    /// The gestures of the last input.
    private(set) var gestures = GestureList()

    /// Resets the arbiter in memory with any content. It sets each part separately, because the elements of empty lists
    /// need no value: no code reads them.
    mutating func reset() {
        gestures.removeAll()
        (begins, changed, running, asked, failed) = (false, [], [], [], [])
        (watching, following, deadline, mostContacts) = ([], [], .infinity, 0)
        (tap, quickZoom, pinch) = (TapRecognizer(), QuickZoomRecognizer(), PinchRecognizer())
        (pan, longPress, swipe) = (PanRecognizer(), LongPressRecognizer(), SwipeRecognizer())
        fingersDrag = FingersDragRecognizer()
        input.reset()
        debounce = Debounce()
    }

    /// The facts of the touch, as of the last landing or lift.
    var context: TouchContext { input.context }

    /// Sets the facts for the input that follows, after a contact landed, lifted or was cancelled. `contact` writes the
    /// contact in place.
    mutating func prepare(
        _ pointerVelocity: PointerVelocity, _ context: TouchContext, lateness: Double, contact: (inout Contact) -> Void
    ) {
        input.lateness = lateness
        contact(&input.contact)
        input.pointerVelocity = pointerVelocity
        input.context = context
    }

    /// Whether the velocity of the hand matters when a contact lifts after a travel.
    mutating func usesVelocity(after travel: Double, _ tool: Tool) -> Bool {
        // In the grace time the velocity of the first lift counts.
        if running.intersects(.pan), pan.flingsByItself { return true }
        if running.intersects(.pinch), pinch.glidesByItself { return true }
        if running.intersects(.fingersDrag) { return true }
        return swipe.maySwipe(after: travel, tool, &input)
    }

    /// Sets the content point from which a contact lifts, for a tap that may be reported later.
    mutating func prepare(liftOn content: Vector) { input.content = content }

    /// Lets the recognizers handle an input. `gestures` and `delta` then hold the result.
    mutating func process(_ trigger: Trigger, at time: Double, _ contacts: inout ContactTable) {
        gestures.removeAll()
        begins = false
        changed = []
        input.time = time
        input.trigger = trigger
        let wasPen = input.touches.tool.isPen
        input.touches = contacts.summary
        if input.touches.tool.isPen != wasPen { debounce = Debounce() }
        contacts.read(first: &input.first, last: &input.last)
        if input.thresholds.reportsFailures { input.furthest = contacts.furthest }
        input.landing = contacts.landing
        input.running = running
        input.stillPoint = nil
        if trigger == .down { input.firstLift = FirstLift() }
        if trigger == .up, pinch.isFollowing(&input) { pinch.noteFirstLift(&input) }
        if input.thresholds.reportsFailures { whyNotWatched(&contacts) }
        if trigger != .moved { updateHistory(&contacts) }
        asked = RecognizerSet.all.subtracting(failed)
        for id in RecognizerID.all where asked.contains(RecognizerSet(id)) { resolve(ask(id, Handle()), of: id) }
        if trigger == .timeout, emits(.longPress) { contacts.noteLanding(.pressed) }
        finish(&contacts)
    }

    /// Updates the deadline and the recognizers that want moves, and sets the velocity of gestures that begin.
    private mutating func finish(_ contacts: inout ContactTable) {
        if input.touches.isEmpty { (failed, mostContacts) = ([], 0) }
        refreshSchedule()
        if begins {
            let time = input.trigger == .moved ? input.touches.pose.time : input.time
            measure(contacts.velocity(at: time))
        }
    }

    private mutating func updateHistory(_ contacts: inout ContactTable) {
        switch input.trigger {
        case .down:
            mostContacts = max(mostContacts, input.touches.count)
            input.contact.landingKind = debounce.noteLanding(of: &input, after: &tap, &contacts)
            contacts.noteLanding(input.contact.landingKind)
            input.isOnlyFingers = contacts.isOnlyFingers
        case .up:
            if input.isPenLikeHand { debounce.append(input.contact, at: input.sampleTime, input.pointerVelocity) }
        case .cancelled: debounce = Debounce()
        case .moved, .timeout, .removed, .settings: break
        }
    }

    /// Updates the properties that follow from the states of the recognizers.
    mutating func refreshSchedule() {
        (deadline, watching, following) = (.infinity, [], [])
        for id in RecognizerID.all {
            let plan = ask(id, Plan())
            deadline = min(deadline, plan.deadline)
            if plan.watches { watching.insert(RecognizerSet(id)) }
            if plan.follows { following.insert(RecognizerSet(id)) }
        }
        // The clock never exceeds this time.
        if deadline > FrameClock.latest { deadline = .infinity }
    }

    /// Ends every gesture if one of them moves the content, because a command takes the view. With `mayResume`, fingers
    /// that then move past their slop take the view back.
    mutating func interrupt(at time: Double, mayResume: Bool, _ contacts: inout ContactTable) {
        gestures.removeAll()
        if running.isDisjoint(with: .movers) { return }
        (input.time, input.touches, input.landing) = (time, contacts.summary, contacts.landing)
        end(.all)
        if mayResume { resumeMotionRecognizers(&contacts) } else { refreshSchedule() }
    }

    /// Withholds the input from the recognizers that move the view or turn a page, until all contacts are up or
    /// `resumeMotionRecognizers` is called.
    mutating func suspendMotionRecognizers(at time: Double) {
        input.time = time
        cancel(.suspended)
        input.output.removeAll()
    }

    var suspendsMotionRecognizers: Bool { failed.isSuperset(of: .suspended) && running.isDisjoint(with: .suspended) }

    /// Lets pans and pinches begin again with the contacts that are down.
    mutating func resumeMotionRecognizers(_ contacts: inout ContactTable) {
        failed.remove(.fingersDrag)
        input.touches = contacts.summary
        resumePanAndPinch()
        refreshSchedule()
    }

    private mutating func resumePanAndPinch() {
        failed.subtract([.pan, .pinch])
        pan.resume(&input)
        pinch.resume(&input)
    }

    /// Whether the last input emitted a gesture of a kind.
    mutating func emits(_ kind: EventKind) -> Bool {
        for index in 0..<gestures.count where gestures.items[index].kind == kind { return true }
        return false
    }

    /// Sets the velocity of each gesture that begins.
    private mutating func measure(_ pointerVelocity: PointerVelocity) {
        gestures.update { gesture in
            guard gesture.phase == .began else { return }
            switch gesture.kind {
            case .pan: gesture.velocity = pan.velocity(of: pointerVelocity, input.touches, &input)
            case .pinch, .rotate: gesture.velocity = pinch.velocity(of: pointerVelocity, input.touches, &input)
            case .quickZoom: gesture.velocity = quickZoom.velocity(of: pointerVelocity, input.touches, &input)
            case .fingersDrag: gesture.velocity?.translation = pointerVelocity.focalPoint
            case .tapPending, .tap, .doubleTap, .fingersTap, .longPress, .swipe: break
            case .scroll, .animation, .settled, .fling, .page, .limit, .owner, .edge, .failed, .snap: break
            }
        }
    }

    private mutating func resolve(_ outcome: Outcome, of id: RecognizerID) {
        switch outcome {
        case .undecided: break
        case .update: changed.insert(RecognizerSet(id))
        case .emit: emit(id)
        case .fail: end(RecognizerSet(id))
        case .claim: resolveClaim(id)
        case .hold: end([.pinch, .pan])
        case .release: resumePanAndPinch()
        }
    }

    private mutating func resolveClaim(_ id: RecognizerID) {
        let claimed = input.output
        input.output.removeAll()
        if mayBegin(id) {
            if input.thresholds.reportsFailures { whyNot(beside: id, claimed.items[0].kind) }
            // The second touch zooms, so the first touch is not a tap.
            if id == .quickZoom {
                tap.takeBack(&input)
                emit(.tap)
            }
            // The finger that rests taps no more; others may.
            if id == .longPress {
                tap.cancel(&input)
                emit(.tap)
            }
            end(RecognizerSet.all.subtracting(id.compatibility.survives.union(RecognizerSet(id))))
            input.output = claimed
            emit(id)
        } else {
            // A refused claim never began, so it emits no end.
            cancel(RecognizerSet(id))
            input.output.removeAll()
        }
    }

    private func mayBegin(_ id: RecognizerID) -> Bool {
        for other in RecognizerID.all where other != id && running.contains(RecognizerSet(other)) {
            if !other.compatibility.mayJoin.contains(RecognizerSet(id)) { return false }
        }
        return true
    }

    /// Cancels recognizers, and emits the ends of their gestures.
    private mutating func end(_ ended: RecognizerSet) {
        for id in RecognizerID.all where ended.contains(RecognizerSet(id)) {
            cancel(RecognizerSet(id))
            emit(id)
        }
    }

    /// Moves the recognizer's output to the gestures of this input.
    private mutating func emit(_ id: RecognizerID) {
        if !input.output.isEmpty { emitOutput(of: id) }
    }

    private mutating func emitOutput(of id: RecognizerID) {
        for index in 0..<input.output.count {
            if id != .tap, id != .longPress { input.output.items[index].landing = input.landing }
            let phase = input.output.items[index].phase
            switch phase {
            case .began:
                running.insert(RecognizerSet(id))
                begins = true
            case .ended, .cancelled: running.remove(RecognizerSet(id))
            case .discrete, .changed: break
            }
            let place = place(of: input.output.items[index].kind, phase)
            if gestures.makeRoom(at: place) { gestures.items[place] = input.output.items[index] }
        }
        input.output.removeAll()
        input.running = running
    }

    /// The index in `gestures` for a gesture of a kind: the end. Only a pan that begins comes before the gestures that
    /// begin with it, because a pan encloses pinches.
    private mutating func place(of kind: EventKind, _ phase: Phase) -> Int {
        var place = gestures.count
        guard kind == .pan, phase == .began else { return place }
        while place > 0, gestures.items[place - 1].phase == .began { place -= 1 }
        return place
    }

    /// Cancels recognizers. Their ends are in the output.
    private mutating func cancel(_ cancelled: RecognizerSet) {
        failed.formUnion(cancelled)
        asked.subtract(cancelled)
        if cancelled.contains(.tap) { tap.cancel(&input) }
        if cancelled.contains(.quickZoom) { quickZoom.cancel(&input) }
        if cancelled.contains(.fingersDrag) { fingersDrag.cancel(&input) }
        if cancelled.contains(.pinch) { pinch.cancel(&input) }
        if cancelled.contains(.pan) { pan.cancel(&input) }
        if cancelled.contains(.longPress) { longPress.cancel(&input) }
        if cancelled.contains(.swipe) { swipe.cancel(&input) }
    }
}
