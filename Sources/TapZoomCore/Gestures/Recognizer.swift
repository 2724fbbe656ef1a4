// SPDX-License-Identifier: MIT

/// A state machine that recognizes gestures of the contacts. A recognizer is a value, its state is one enum, and its
/// `handle` is one total switch over state and input. Its file begins with its diagram. The diagrams leave out the
/// host's cancel, after which every recognizer is idle.
///
/// Values that change every frame are stored next to the enum, because the compiler copies a whole payload to change
/// one value of it. They are valid only in the states that their comments name.
protocol Recognizer {
    /// The first time at which the recognizer acts without further input; infinity if there is none. After acting, the
    /// recognizer has a later deadline or none.
    var deadline: Double { get }

    /// Whether a move may begin or end a gesture.
    func watches(_ thresholds: @_addressable Thresholds) -> Bool

    /// Returns whether the recognizer acts on a frame of moves; `handle` then decides. A call of `acts` never changes
    /// the outcome of `handle`.
    mutating func acts(
        on touches: @_addressable TouchSummary, _ input: @_addressable RecognizerInput,
        _ thresholds: @_addressable Thresholds
    ) -> Bool

    /// Handles an input and returns the outcome. Gestures are appended to `output`.
    mutating func handle(
        _ input: @_addressable RecognizerInput, _ thresholds: @_addressable Thresholds, _ output: inout Output
    ) -> Outcome

    /// Ends the gestures that have begun and becomes idle, because another recognizer owns the contacts or this one
    /// fails.
    mutating func cancel(_ touches: TouchSummary, at time: Double, _ output: inout Output)
}

extension Recognizer {
    var deadline: Double { .infinity }

    /// Cancels the recognizer and returns `.fail`.
    @inline(never) @_optimize(size)
    mutating func fail(_ input: @_addressable RecognizerInput, _ output: inout Output) -> Outcome {
        cancel(input.touches, at: input.time, &output)
        return .fail
    }
}

/// A recognizer with gestures that move the content. They change with every frame, so `handle` returns only `.update`,
/// and `appendChanges` returns their kinds when the host polls. Each has a function `follow` for a frame that only
/// continues them; `handle` and the arbiter call it.
protocol ContinuousRecognizer: Recognizer {
    /// Whether every move changes a gesture of the recognizer.
    func follows(_ thresholds: @_addressable Thresholds) -> Bool

    /// Appends the kinds of the gestures that have begun, in the order in which they began.
    func appendChanges(to changes: inout GestureChanges)

    /// The velocity of the recognizer's gestures for a velocity of the hand.
    func velocity(of handVelocity: HandVelocity, _ touches: TouchSummary, _ thresholds: Thresholds) -> TransformVelocity
}

/// The answer of a recognizer to an input.
enum Outcome {
    /// No gesture yet.
    case undecided
    /// The gestures in `output` begin, or are discrete. The arbiter may refuse the claim.
    case claim
    /// Claimed gestures end, or `output` holds gestures that need no claim.
    case emit
    /// The recognizer receives no input until all contacts are up. The gestures in `output` are still emitted.
    case fail
    /// Claimed gestures have changed; `appendChanges` of a `ContinuousRecognizer` returns them later.
    case update
    /// The same as `update`, for gestures that no move has changed since a lift.
    case resume
}

extension Output {
    mutating func claim(_ gesture: Gesture) -> Outcome {
        append(gesture)
        return .claim
    }

    /// Emits a gesture; nil makes the outcome undecided.
    mutating func emit(_ gesture: Gesture?) -> Outcome {
        guard let gesture else { return .undecided }
        append(gesture)
        return .emit
    }
}
