// SPDX-License-Identifier: MIT

extension TapRecognizer.State: TaggedState {
    var tag: Int {
        switch self {
        case .idle: 0
        case .pressing: 1
        case .waiting: 2
        }
    }

    init(blank tag: Int) {
        switch tag {
        case 1: self = .pressing(.blank)
        case 2: self = .waiting(.blank)
        default: self = .idle
        }
    }

    mutating func codePayload(with coder: inout some StateCoder) {
        switch self {
        case .idle: break
        case .pressing(var pending):
            pending.code(with: &coder)
            self = .pressing(pending)
        case .waiting(var series):
            series.code(with: &coder)
            self = .waiting(series)
        }
    }
}

extension TapRecognizer.Before: TaggedState {
    var tag: Int {
        switch self {
        case .nothing: 0
        case .series: 1
        case .bounce: 2
        }
    }

    init(blank tag: Int) {
        switch tag {
        case 1: self = .series(.blank)
        case 2: self = .bounce(.blank)
        default: self = .nothing
        }
    }

    mutating func codePayload(with coder: inout some StateCoder) {
        switch self {
        case .nothing: break
        case .series(var series):
            series.code(with: &coder)
            self = .series(series)
        case .bounce(var series):
            series.code(with: &coder)
            self = .bounce(series)
        }
    }
}

extension TapRecognizer.PendingTap {
    static var blank: TapRecognizer.PendingTap {
        TapRecognizer.PendingTap(before: .nothing, landingTime: 0, limit: 0, tool: .finger)
    }

    mutating func code(with coder: inout some StateCoder) {
        coder.code(tagged: &before)
        coder.code(time: &landingTime)
        coder.code(possiblyInfinite: &limit)
        coder.code(&tool)
        coder.code(&fingerCount)
        coder.code(possiblyInfinite: &firstLift)
        coder.code(touch: &lifted)
        if coder.isReading, !(1...2).contains(fingerCount) { coder.fail() }
    }
}

extension TapRecognizer.TapSeries {
    static var blank: TapRecognizer.TapSeries {
        TapRecognizer.TapSeries(count: 0, fingerCount: 0, point: .zero, tool: .finger, lift: 0, doubles: false)
    }

    @inline(never)
    mutating func code(with coder: inout some StateCoder) {
        coder.code(&count)
        coder.code(&fingerCount)
        coder.code(touch: &point)
        coder.code(&tool)
        coder.code(time: &lift)
        coder.code(&doubles)
        coder.code(&confirmation, blank: 0)
    }
}
