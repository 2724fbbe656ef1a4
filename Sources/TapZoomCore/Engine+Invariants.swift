// SPDX-License-Identifier: MIT

#if TAPZOOM_CHECKS
    // The invariants between any two calls, whatever the host does. In builds with the trait Checks, which the fuzzer
    // runs, every call of the facade checks them; releases do not contain them. Unlike `preconditionFailure`,
    // `fatalError` prints its message in optimized builds, too.

    extension Engine {
        package mutating func checkInvariants() {
            checkView()
            checkContacts()
            checkOwners()
            checkDeadlines()
            checkIdleness()
            camera.events.checkInvariants(until: time)
            checkLimits()
        }

        /// Reported limits are known, and other limits only if the host polls LIMIT.
        private mutating func checkLimits() {
            let (known, reported) = (camera.limits.known, camera.events.openLimits)
            guard known.isSuperset(of: reported) else { fatalError("a limit is reported, but not known") }
            if camera.wantsLimits { return }
            guard known == reported else { fatalError("a limit is known that the host does not poll") }
        }

        /// The displayed transform is finite. At rest and at the end of a motion it is within the limits. Otherwise it
        /// is at most as far beyond them as the most elastic settings allow.
        private mutating func checkView() {
            let (displayed, target) = (transform, target)
            guard displayed.isFinite, displayed.scale > 0 else { fatalError("the transform is not usable") }
            guard target.isFinite, target.scale > 0 else { fatalError("the target is not usable") }
            let limits = viewport.scales
            guard limits.contains(target.scale, within: 1) else {
                fatalError("the target is beyond the scale limits")
            }
            // An animation may come from outside of new limits, and a finger may stop it on its way.
            switch camera.mover {
            case .zoom, .pausedZoom: break
            case .rest, .settling, .held, .carried, .driven, .fling, .spring, .glide:
                // So may what a finger let go of on the way of an animation of settings.
                let mayBeFar = camera.mover.hasSession || camera.bands.hasSlack
                guard mayBeFar || limits.contains(displayed.scale, within: 100) else {
                    fatalError("the scale is beyond the limits")
                }
            }
            switch camera.mover {
            case .rest, .settling, .driven:
                guard displayed == target else { fatalError("the view rests, but not at its target") }
            case .held, .carried, .zoom, .pausedZoom, .fling, .spring, .glide: break
            }
        }

        private mutating func checkContacts() {
            guard 0...ContactTable.capacity ~= contacts.count, 0...ContactTable.capacity ~= contacts.total,
                contacts.othersCount >= 0
            else { fatalError("the number of contacts is out of range") }
            var ids = InlineArray<16, Int64>(repeating: 0)
            for index in 0..<contacts.total {
                guard let contact = contacts[index] else { fatalError("a contact is missing") }
                guard contact.position.isFinite, contact.landingPosition.isFinite, contact.travel >= 0,
                    contact.travel.isFinite
                else { fatalError("a position or travel of a contact is not finite") }
                guard let time, contact.landingTime <= time else { fatalError("a contact has landed in the future") }
                for other in 0..<index where ids[other] == contact.id { fatalError("a contact is down twice") }
                ids[index] = contact.id
                if index < contacts.count, contact.isIgnored { fatalError("the hand has an ignored contact") }
            }
        }

        /// Only a hand of the view moves the view. An undecided contact is alone, and its deadline has not passed.
        private mutating func checkOwners() {
            switch contacts.owner {
            case .view:
                return
            case .undecided(let until):
                guard contacts.count == 1, !contacts.hasHostOwned else {
                    fatalError("another contact is down, but the first is undecided")
                }
                guard let time, until > time else { fatalError("a contact is undecided beyond its deadline") }
            case .host:
                guard !contacts.isEmpty else { fatalError("the host has a hand without contacts") }
            }
            guard arbiter.suspendsMotionRecognizers, arbiter.delta == nil, arbiter.following.isEmpty else {
                fatalError("contacts of the host move the view")
            }
        }

        /// Every due action has happened, including one that began and ended at once.
        private mutating func checkDeadlines() {
            guard !nextDeadline.isNaN, nextDeadline > -.infinity else { fatalError("the next deadline is not a time") }
            guard let time else { return }
            guard arbiter.deadline > time else { fatalError("a recognizer's deadline has passed") }
            guard camera.animation.end > time else { fatalError("the end of a motion has passed") }
            guard camera.scroll.deadline > time else { fatalError("the deadline of a scroll has passed") }
            guard lastPen <= time else { fatalError("a pen was seen in the future") }
            checkCarry(at: time)
        }

        /// The host moves a session only while some motion is left, and the session shows the motion at the clock.
        private mutating func checkCarry(at time: Double) {
            guard camera.mover == .carried else { return }
            let carry = camera.carry
            guard carry.hasRemaining || carry.hasHostVelocity else {
                fatalError("the host moves the view, but no motion is left")
            }
            guard carry.tick > time else { fatalError("a tick of the host's motion has passed") }
            guard carry.start <= time, carry.latest == time else {
                fatalError("the host's motion is shown at another time")
            }
            guard due == -.infinity else { fatalError("the host's motion is not shown with every advance") }
        }

        /// Without contacts, only the host holds the view, and recognizers wait only for the confirmation of a tap.
        /// With contacts, a quick zoom may still decide on that tap.
        private mutating func checkIdleness() {
            let waits = arbiter.deadline < .infinity
            guard !camera.events.isTapOpen || waits || contactCount > 0 else {
                fatalError("a tap is open, and nothing will end it")
            }
            if contactCount > 0 { return }
            guard arbiter.delta == nil else { fatalError("no finger is down, but one moves the view") }
            guard !waits || camera.events.isTapOpen else { fatalError("a recognizer waits, but no finger is down") }
            switch camera.mover {
            case .rest, .driven, .zoom, .fling, .spring, .glide: break
            case .held, .carried:
                guard camera.goesOnWithoutFingers else {
                    fatalError("no finger is down, and the host moves nothing, but the view is held")
                }
            case .settling, .pausedZoom: fatalError("no finger is down, but the view is held")
            }
        }
    }

    extension EventQueue {
        fileprivate func checkInvariants(until clock: Double?) {
            guard 0...Self.capacity ~= count else { fatalError("the number of events is out of range") }
            let events = ring.span
            var latest = -Double.infinity
            var (begun, ended): (UInt64, UInt64) = (0, 0)
            for index in 0..<count {
                let event = events[(head + index) % Self.capacity]
                guard event.isFinite else { fatalError("an event has a number that is not finite") }
                // Before the clock starts, events carry time 0, even if the clock then starts below 0.
                guard event.time >= latest || latest == 0 else { fatalError("events are out of order") }
                guard event.time <= clock ?? 0 || event.time == 0 else { fatalError("an event is in the future") }
                latest = event.time
                let bit = event.stream
                switch event.phase {
                case .discrete: continue
                case .began:
                    guard begun & bit == 0 else { fatalError("BEGAN follows BEGAN") }
                    (begun, ended) = (begun | bit, ended & ~bit)
                case .changed:
                    guard ended & bit == 0 else { fatalError("CHANGED follows an end") }
                case .ended, .cancelled:
                    guard ended & bit == 0 else { fatalError("an end follows an end") }
                    (begun, ended) = (begun & ~bit, ended | bit)
                }
            }
        }
    }

    extension Event {
        fileprivate var isFinite: Bool {
            time.isFinite && view.isFinite && content.isFinite && scale.isFinite && scale > 0 && rotation.isFinite
                && velocity.isFinite && pair.isFinite
        }
    }

    extension ClosedRange<Double> {
        fileprivate func contains(_ scale: Double, within factor: Double) -> Bool {
            let limit = factor * (1 + 1e-9)
            return scale * limit >= lowerBound && scale <= upperBound * limit
        }
    }
#endif
