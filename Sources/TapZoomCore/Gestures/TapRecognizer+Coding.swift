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
        case 1: self = .waiting
        case 2: self = .continuing(by: 0, limit: 0)
        default: self = .idle
        }
    }

    mutating func codePayload(with coder: inout some StateCoder) {
        guard case .continuing(var contact, var limit) = self else { return }
        coder.code(&contact)
        coder.code(possiblyInfinite: &limit)
        self = .continuing(by: contact, limit: limit)
    }
}

extension TapSeries {
    /// A placeholder.
    static var blank: TapSeries { TapSeries(LiftedTap(Contact()), fingerCount: 1) }

    @inline(never) @_optimize(size)
    mutating func code(with coder: inout some StateCoder) {
        coder.code(&count)
        coder.code(&fingerCount)
        tap.code(with: &coder)
        coder.code(&doubles)
        coder.code(&isPending)
        if coder.isReading, !(1...2).contains(fingerCount) || count < 1 { coder.fail() }
    }
}

extension LiftedTap {
    @inline(never) @_optimize(size)
    mutating func code(with coder: inout some StateCoder) {
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
