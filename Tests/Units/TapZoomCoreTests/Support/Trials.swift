// SPDX-License-Identifier: MIT

import Testing

/// A law that does not hold in a trial.
struct Broken: Error {
    let law: String
    let location: SourceLocation
}

/// Ends a trial if a condition does not hold. It builds the message only then, so that trials can check very many
/// cases.
func require(
    _ condition: Bool, _ law: @autoclosure () -> String, at location: SourceLocation = #_sourceLocation
) throws(Broken) {
    if !condition { throw Broken(law: law(), location: location) }
}

/// Checks a law in many random cases. It records the first seed that breaks the law. `trials(from: seed, 1)` repeats
/// that case.
func trials(
    _ count: Int, from first: Int = 1, at location: SourceLocation = #_sourceLocation,
    _ body: (inout SplitMix64) throws -> Void
) {
    for seed in first..<first + count {
        var generator = SplitMix64(state: UInt64(truncatingIfNeeded: seed) &* 0xD1B5_4A32_D192_ED03)
        do {
            try body(&generator)
        } catch let broken as Broken {
            Issue.record("seed \(seed): \(broken.law)", sourceLocation: broken.location)
            return
        } catch {
            Issue.record(error, "seed \(seed)", sourceLocation: location)
            return
        }
    }
}
