// SPDX-License-Identifier: MIT

extension TapRecognizer.State: TaggedState {
    var tag: Int {
        switch self {
        case .idle: 0
        case .waiting: 1
        case .continuing: 2
        }
    }

    init(blank tag: Int) {
        switch tag {
        case 1: self = .waiting(.blank)
        case 2: self = .continuing(.blank, by: 0, limit: 0)
        default: self = .idle
        }
    }

    mutating func codePayload(with coder: inout some StateCoder) {
        switch self {
        case .idle: break
        case .waiting(var series):
            series.code(with: &coder)
            self = .waiting(series)
        case .continuing(var series, var contact, var limit):
            series.code(with: &coder)
            coder.code(&contact)
            coder.code(possiblyInfinite: &limit)
            self = .continuing(series, by: contact, limit: limit)
        }
    }
}

extension FingerPair: TaggedState {
    var tag: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .both: 2
        case .lifted: 3
        }
    }

    init(blank tag: Int) {
        let finger = Finger(Contact())
        switch tag {
        case 1: self = .one(finger)
        case 2: self = .both(finger, finger)
        case 3: self = .lifted(.blank, landedFirst: false, other: finger, until: 0)
        default: self = .none
        }
    }

    mutating func codePayload(with coder: inout some StateCoder) {
        switch self {
        case .none: break
        case .one(var finger):
            finger.code(with: &coder)
            self = .one(finger)
        case .both(var first, var second):
            first.code(with: &coder)
            second.code(with: &coder)
            self = .both(first, second)
        case .lifted(var tap, var landedFirst, var other, var until):
            tap.code(with: &coder)
            coder.code(&landedFirst)
            other.code(with: &coder)
            coder.code(time: &until)
            self = .lifted(tap, landedFirst: landedFirst, other: other, until: until)
        }
    }
}

extension FingerPair.Finger {
    fileprivate mutating func code(with coder: inout some StateCoder) {
        coder.code(&contact)
        coder.code(time: &landingTime)
    }
}

extension TapSeries {
    fileprivate static var blank: TapSeries { TapSeries(.blank, fingerCount: 1) }

    @inline(never)
    fileprivate mutating func code(with coder: inout some StateCoder) {
        coder.code(&count)
        coder.code(&fingerCount)
        tap.code(with: &coder)
        coder.code(&doubles)
        coder.code(&isPending)
        if coder.isReading, !(1...2).contains(fingerCount) || count < 1 { coder.fail() }
    }
}

extension LiftedTap {
    fileprivate static var blank: LiftedTap { LiftedTap(Contact(), at: 0) }

    @inline(never)
    fileprivate mutating func code(with coder: inout some StateCoder) {
        landing.code(with: &coder)
        coder.code(touch: &point)
        coder.code(&tool)
        coder.code(time: &landingTime)
        coder.code(time: &lift)
        coder.code(time: &confirmation)
        coder.code(&gestures.rawValue)
        coder.code(&doubles)
    }
}
