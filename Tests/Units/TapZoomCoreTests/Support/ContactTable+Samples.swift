// SPDX-License-Identifier: MIT

@testable import TapZoomCore

extension ContactTable {
    mutating func error(of sample: TouchSample) -> InputError? { error(of: sample, at: index(of: sample.id)) }

    /// Applies a sample, and returns its contact as of this sample; nil if the sample is invalid.
    mutating func apply(_ sample: TouchSample, on content: Vector = .zero) -> Contact? {
        let index = index(of: sample.id)
        var contact = Contact()
        switch (sample.phase, index) {
        case (.began, _):
            if count == Self.capacity { return nil }
            land(sample, on: content, &contact)
        case (.moved, .some(let index)):
            move(index, to: sample.position)
            return self[index]
        case (_, .some(let index)):
            lift(sample, at: index, &contact)
        case (_, nil):
            return nil
        }
        return contact
    }
}
