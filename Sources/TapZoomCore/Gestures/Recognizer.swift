// SPDX-License-Identifier: MIT

/// A state machine that watches the contacts for its gestures. It is a value, its state is one enum, and its `handle`
/// is one total switch over state and input. Its file begins with its diagram.
protocol Recognizer {
    /// The first instant at which it would act without any further touch; infinity when it waits for none. Having
    /// acted, it has a later one or none.
    var deadline: Double { get }

    /// Whether a move may change anything for it.
    var wantsMoves: Bool { get }

    /// Takes an input and says what it makes of it. Gestures go to the end of `output`.
    mutating func handle(
        _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds, _ output: inout Output
    ) -> Outcome

    /// Ends what it has begun and is idle again: another recognizer has the contacts, or it fails.
    mutating func cancel(_ touches: TouchSummary, at time: Double, _ output: inout Output)
}

extension Recognizer {
    var deadline: Double { .infinity }

    /// The recognizer fails by itself.
    mutating func fail(_ input: @_addressable RecognizerInput, _ output: inout Output) -> Outcome {
        cancel(input.touches, at: input.time, &output)
        return .fail
    }
}

/// A recognizer whose gestures move the content. They change with every frame, so what costs time is left until
/// somebody asks: `handle` only says that they go on.
protocol ContinuousRecognizer: Recognizer {
    /// What it has begun goes on: one gesture for each.
    func emitChanges(_ touches: TouchSummary, _ output: inout Output)

    /// How fast what it has begun goes, when the fingers go at a rate.
    func velocity(of handVelocity: HandVelocity, _ touches: TouchSummary, _ thresholds: Thresholds) -> TransformVelocity
}

/// What a recognizer makes of an input.
enum Outcome {
    /// Nothing so far.
    case undecided
    /// These are mine: gestures begin, or happen at once. The arbiter may refuse.
    case claim
    /// Gestures that were claimed end, or what else is in the list.
    case emit
    /// It takes no part until all contacts are up. What is in the list still comes out.
    case fail
    /// Gestures that were claimed go on: a `ContinuousRecognizer` tells of them when it is asked.
    case update
}

extension Output {
    mutating func claim(_ gesture: Gesture) -> Outcome {
        append(gesture)
        return .claim
    }

    /// nil is nothing.
    mutating func emit(_ gesture: Gesture?) -> Outcome {
        guard let gesture else { return .undecided }
        append(gesture)
        return .emit
    }
}
