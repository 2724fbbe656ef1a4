// SPDX-License-Identifier: MIT

// How recognizers report that a gesture does not come. Nothing happens unless the host polls FAILED.
extension RecognizerInput {
    /// Reports a gesture whose number missed a bound; both are in the unit of the setting.
    mutating func fail(
        _ gesture: EventKind, _ reason: FailureReason, measured: Double = 0, allowed: Double = 0,
        _ setting: SettingsField = .none
    ) {
        guard thresholds.reportsFailures else { return }
        failures.append(
            Failure(gesture: gesture, reason: reason, setting: setting, measured: measured, allowed: allowed))
    }

    /// The same for lengths and speeds in view units.
    mutating func fail(
        _ gesture: EventKind, _ reason: FailureReason, length: Double, allowed: Double, _ setting: SettingsField = .none
    ) {
        fail(
            gesture, reason, measured: thresholds.points(length), allowed: thresholds.points(allowed), setting)
    }

    /// Reports a gesture that another one excludes.
    mutating func fail(_ gesture: EventKind, lostTo winner: EventKind) {
        fail(gesture, .lost, measured: Double(winner.rawValue))
    }

    /// Reports a gesture that the settings switch off, but not one that the host does not poll.
    mutating func fail(_ gesture: EventKind, isOff bit: GestureSet) {
        let enabled = thresholds.enabledGestures
        if enabled.contains(bit) { return }
        fail(
            gesture, .off, measured: Double(enabled.union(bit).rawValue), allowed: Double(enabled.rawValue), .gestures)
    }

    /// Reports a gesture whose contacts are not as many as it needs.
    mutating func fail(_ gesture: EventKind, count: Int, allowed: Int, _ setting: SettingsField = .none) {
        fail(gesture, .count, measured: Double(count), allowed: Double(allowed), setting)
    }

    /// Reports a drag that ends before its slop.
    mutating func fail(_ gesture: EventKind, shortBy travel: Double, slop: Double, _ tool: Tool) {
        guard travel > thresholds.restTravel else { return }
        fail(
            gesture, .tooShort, length: travel, allowed: slop,
            thresholds.slopSetting(of: tool, canPan: context.canPan, for: travel))
    }

    /// Reports a gesture that ends because the system, the host or a command takes its contacts, or because they are
    /// ignored.
    mutating func failTaken(_ gesture: EventKind) {
        fail(gesture, taking.reason, measured: taking.measured, allowed: taking.allowed, taking.setting)
    }

    /// The recognizer, of those that move the content, with a gesture under way.
    var runningMover: EventKind {
        running.intersects(.quickZoom) ? .quickZoom : running.intersects(.pan) ? .pan : .pinch
    }
}
