// SPDX-License-Identifier: MIT

/// A request of the arbiter to any recognizer. The recognizers have different types, so a loop over them passes a
/// request to `Arbiter.ask`, the one switch over their types.
protocol Request {
    associatedtype Answer
    func ask(_ recognizer: inout some Recognizer, _ input: inout RecognizerInput) -> Answer
}

struct Handle: Request {
    func ask(_ recognizer: inout some Recognizer, _ input: inout RecognizerInput) -> Outcome {
        recognizer.handle(&input)
    }
}

struct Watch: Request {
    func ask(_ recognizer: inout some Recognizer, _ input: inout RecognizerInput) -> Bool { recognizer.watch(&input) }
}

/// Asks for the input that a recognizer waits for.
struct Plan: Request {
    func ask(
        _ recognizer: inout some Recognizer, _ input: inout RecognizerInput
    ) -> (deadline: Double, watches: Bool, follows: Bool) {
        (recognizer.deadline, recognizer.watchesMoves(&input), recognizer.isFollowing(&input))
    }
}

extension Arbiter {
    mutating func ask<Asked: Request>(_ id: RecognizerID, _ request: Asked) -> Asked.Answer {
        switch id {
        case .tap: request.ask(&tap, &input)
        case .quickZoom: request.ask(&quickZoom, &input)
        case .fingersDrag: request.ask(&fingersDrag, &input)
        case .pinch: request.ask(&pinch, &input)
        case .pan: request.ask(&pan, &input)
        case .longPress: request.ask(&longPress, &input)
        case .swipe: request.ask(&swipe, &input)
        }
    }
}
