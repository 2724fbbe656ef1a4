// SPDX-License-Identifier: MIT

/// Decides to whom a valid sample belongs. The engine asks in this order, and the first answer holds:
///
/// 1. `reason(toIgnore:)`: a palm, a finger beside a pen, or a landing right after a tap. The contact becomes ignored:
///    it belongs to nobody until it lifts.
/// 2. `isOutside`: an ignored contact, or one of the host beside the hand of the view. No recognizer receives it.
/// 3. Any other sample is one of the hand. By `owner(ofLanding:)` it may change the owner of the hand.
struct Admission {
    var palm: PalmSettings
    /// The largest size of a finger that is not a palm, in view units.
    var palmLimit: Double
    var pointsPerUnit: Double
    var sharing: SharingSettings
    var tapIgnoreTime: Double
    /// The lift of the last tap.
    var lastTap: Double
    /// When a pen was last seen: its lift, or a report that it hovers near the glass.
    var lastPen: Double

    /// Before any valid time: no pen was seen.
    static var noPen: Double { -1e13 }
    /// Seconds before the landing of a pen in which the landing of a finger counts as that of its hand.
    private static var maxLead: Double { 0.15 }

    /// Why the contact of a sample becomes ignored, for FAILED; nil if it does not.
    func reason(toIgnore sample: TouchSample, at index: Int?, _ contacts: inout ContactTable) -> Failure? {
        var tool = sample.tool
        if let index, let contact = contacts[index] {
            if contact.isIgnored { return nil }
            tool = contact.tool
        }
        if sample.flags.contains(.palm) { return .claimed }
        if tool.kind == .finger, sample.size > palmLimit {
            return .claimed(by: .palmSize, sample.size * pointsPerUnit, allowed: palm.palmSize)
        }
        // Only a landing is compared with earlier contacts.
        if index != nil { return nil }
        if palm.guardsByPen, tool.kind == .finger {
            if contacts.hasPen { return besidePen }
            let lapsed = sample.time - lastPen
            if lapsed <= palm.penGuardTime {
                return .claimed(by: .penGuardTime, max(0, lapsed), allowed: palm.penGuardTime)
            }
        }
        let lapsed = sample.time - lastTap
        if tapIgnoreTime > 0, lapsed < tapIgnoreTime {
            return .claimed(by: .tapIgnoreTime, max(0, lapsed), allowed: tapIgnoreTime, .tooEarly)
        }
        return nil
    }

    /// Why a finger is ignored while a pen is down.
    var besidePen: Failure { .claimed(by: .penGuardTime, 0, allowed: palm.penGuardTime) }

    /// Whether a contact that is down becomes ignored because a pen lands: a finger that landed just before it and has
    /// not passed its slop.
    func isBesidePen(_ contact: Contact, _ pen: TouchSample, slop: Double) -> Bool {
        !contact.isIgnored && contact.tool.kind == .finger && pen.time - contact.landingTime <= Self.maxLead
            && contact.travel <= slop
    }

    /// Whether the contact of a sample is outside the hand, or lands there.
    func isOutside(_ sample: TouchSample, at index: Int?, _ contacts: inout ContactTable) -> Bool {
        if let index { return index >= contacts.count }
        return !contacts.isEmpty && contacts.owner == .view && owner(ofLanding: sample, &contacts) == .host
    }

    /// The owner of a contact that lands: never `ignored`, and `undecided` only for the first one.
    func owner(ofLanding sample: TouchSample, _ contacts: inout ContactTable) -> ContactOwner {
        if sharing.isOfHost(sample.tool) { return .host }
        if sharing.minPanContacts == 1 { return .view }
        if contacts.hasHostOwned || contacts.owner.owner == .host { return .host }
        return contacts.isEmpty ? .undecided : .view
    }
}

extension Failure {
    /// `measured` and `allowed` are in the unit of the setting.
    fileprivate static func claimed(
        by setting: SettingsField, _ measured: Double, allowed: Double, _ reason: FailureReason = .claimed
    ) -> Failure {
        Failure(gesture: .tap, reason: reason, setting: setting, measured: measured, allowed: allowed)
    }
}
