// SPDX-License-Identifier: MIT

extension PinchRecognizer.State: TaggedState {
    var tag: Int {
        switch self {
        case .idle: 0
        case .tracking: 1
        case .releasing: 2
        }
    }

    @inline(__always)
    init(blank tag: Int) {
        let blank = Baseline(HandPose(time: 0, focus: .zero, radius: 0, angle: 0))
        switch tag {
        case 1: self = .tracking(blank)
        case 2: self = .releasing(blank, until: 0)
        default: self = .idle
        }
    }

    mutating func codePayload(with coder: inout some StateCoder) {
        switch self {
        case .idle: break
        case .tracking(var baseline):
            baseline.code(with: &coder)
            self = .tracking(baseline)
        case .releasing(var baseline, var until):
            baseline.code(with: &coder)
            coder.code(&until)
            self = .releasing(baseline, until: until)
        }
    }
}
