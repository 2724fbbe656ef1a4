// SPDX-License-Identifier: MIT

extension PinchRecognizer: TaggedState {
    var tag: Int {
        switch state {
        case .idle: 0
        case .tracking: 1
        case .releasing: 2
        case .released: 3
        }
    }

    @inline(__always)
    init(blank tag: Int) {
        switch tag {
        case 1: state = .tracking
        case 2: state = .releasing(until: 0)
        case 3: state = .released(until: 0)
        default: state = .idle
        }
    }

    mutating func codePayload(with coder: inout some StateCoder) {
        switch state {
        case .idle: break
        case .tracking:
            baseline.code(with: &coder)
        case .releasing(var until):
            codeRelease(with: &coder, &until)
            state = .releasing(until: until)
        case .released(var until):
            codeRelease(with: &coder, &until)
            state = .released(until: until)
        }
    }

    @inline(never) @_optimize(size)
    private mutating func codeRelease(with coder: inout some StateCoder, _ until: inout Double) {
        baseline.code(with: &coder)
        coder.code(&release)
        coder.code(time: &until)
    }
}
