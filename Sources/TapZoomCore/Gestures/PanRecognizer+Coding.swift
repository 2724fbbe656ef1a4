// SPDX-License-Identifier: MIT

extension PanRecognizer {
    mutating func code(with coder: inout some StateCoder) { coder.code(tagged: &self) }
}

extension PanRecognizer: TaggedState {
    var tag: Int {
        switch state {
        case .idle: 0
        case .waiting: 1
        case .dragging: 2
        case .releasing: 3
        case .over: 4
        }
    }

    init(blank tag: Int) {
        switch tag {
        case 1: state = .waiting(until: 0)
        case 2: state = .dragging
        case 3: state = .releasing(until: 0)
        case 4: state = .over
        default: state = .idle
        }
    }

    mutating func codePayload(with coder: inout some StateCoder) {
        switch state {
        case .idle, .over: break
        case .waiting(var until):
            coder.code(touch: &delta.from)
            coder.code(possiblyInfinite: &until)
            state = .waiting(until: until)
            if until == -.infinity { return }
            coder.code(touch: &delta.to)
            coder.code(&release)
        case .dragging:
            delta.code(with: &coder)
        case .releasing(var until):
            delta.code(with: &coder)
            coder.code(&release)
            coder.code(time: &until)
            state = .releasing(until: until)
        }
    }
}

extension PanRecognizer.PanDelta {
    @inline(never)
    fileprivate mutating func code(with coder: inout some StateCoder) {
        coder.code(touch: &from)
        coder.code(touch: &to)
        coder.code(&axisLock)
        coder.code(touch: &lockOrigin)
    }
}
