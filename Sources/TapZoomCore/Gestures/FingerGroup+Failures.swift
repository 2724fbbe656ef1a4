// SPDX-License-Identifier: MIT

// The reasons why several fingers make no tap together.
extension FingerGroup {
    /// Reports a finger that lands beside others and does not join them. A landing so late that it could not tap with
    /// them begins something else.
    func failToJoin(after landingTime: Double, _ number: Int, _ input: inout RecognizerInput) {
        guard input.thresholds.reportsFailures, input.thresholds.wantsTap(of: number) else { return }
        let (contact, settings) = (input.contact, input.thresholds.tap)
        let (delay, extra) = (contact.landingTime - landingTime, Self.extraTime(of: number))
        let distance = contact.landingPosition.distance(to: input.first.position)
        if case .noTap = contact.landingKind { return }
        if delay > settings.twoFingerTapTime { return }
        if !input.isOnlyFingers {
            input.fail(.fingersTap, .tool)
        } else if input.thresholds.exceedsSlop(input.first, canPan: input.context.canPan) {
            input.fail(.fingersTap, moved: input.first)
        } else if delay > settings.twoFingerLandTime + extra {
            input.fail(
                .fingersTap, .tooLate, measured: delay - extra, allowed: settings.twoFingerLandTime, .twoFingerLandTime)
        } else if number == 2, distance >= input.thresholds.pairDistance {
            input.fail(.fingersTap, .tooFar, length: distance, allowed: input.thresholds.pairDistance)
        }
    }

    /// Reports a lift of one of `number` fingers that is no part of a tap. `landingTime` is that of the finger.
    func failLift(
        landedAt landingTime: Double, _ number: Int, isInPlace: Bool, _ input: inout RecognizerInput
    ) {
        let settings = input.thresholds.tap
        let duration = input.sampleTime - landingTime - Self.extraTime(of: number)
        if !isInPlace {
            input.fail(.fingersTap, moved: input.contact.progress)
        } else if duration > settings.twoFingerTapTime {
            input.fail(
                .fingersTap, .held, measured: duration, allowed: settings.twoFingerTapTime, .twoFingerTapTime)
        }
    }

    /// Reports fingers that stay down too long after the first lift.
    func failToFollow(_ input: inout RecognizerInput) {
        let settings = input.thresholds.tap
        if isHeld(settings) {
            input.fail(
                .fingersTap, .held, measured: settings.twoFingerTapTime, allowed: settings.twoFingerTapTime,
                .twoFingerTapTime)
        } else {
            input.fail(
                .fingersTap, .tooLate, measured: settings.twoFingerLiftTime, allowed: settings.twoFingerLiftTime,
                .twoFingerLiftTime)
        }
    }
}

extension RecognizerInput {
    /// Reports a tap of a number of fingers that the settings switch off.
    mutating func failFingers(_ number: Int) {
        if !thresholds.enabledGestures.contains(.fingersTap) { return fail(.fingersTap, isOff: .fingersTap) }
        let mask = thresholds.enabledFingerTaps
        fail(
            .fingersTap, .off, measured: Double(mask | 1 << UInt32(truncatingIfNeeded: number)), allowed: Double(mask),
            .fingerTaps)
    }
}
