// SPDX-License-Identifier: MIT

/// A finger, pen or pressed mouse button that is down: its position, and how far it has moved since it landed.
package struct Contact {
    /// The id of the contact, and where it landed.
    private(set) var landing: Landing
    package private(set) var landingTime: Double
    package private(set) var position: Vector
    /// The square of `travel`, so that a move needs no square root.
    private(set) var travelSquared: Double
    package private(set) var tool: Tool
    var landingKind = LandingKind.fresh

    /// A placeholder for an empty slot.
    init() { self.init(TouchSample(time: 0, id: 0, position: .zero, phase: .began)) }

    /// - Parameter content: The content point on which the contact lands.
    init(_ sample: TouchSample, on content: Vector = .zero) {
        landing = Landing(contact: sample.id, view: sample.position, content: content)
        tool = sample.tool
        landingTime = sample.time
        position = sample.position
        travelSquared = 0
        if sample.flags.contains(.noTap) { landingKind = .noTap }
    }

    package var id: Int64 {
        @_transparent get { landing.contact }
    }

    package var landingPosition: Vector {
        @_transparent get { landing.view }
    }

    /// The largest distance from the landing position so far. It does not shrink when the contact comes back.
    package var travel: Double { travelSquared.squareRoot() }

    @_transparent
    mutating func move(to position: Vector) {
        self.position = position
        let offset = position - landing.view
        let squared = offset.dot(offset)
        travelSquared = squared > travelSquared ? squared : travelSquared
    }
}

extension Contact {
    /// The position and travel of a contact, for the recognizers.
    struct Progress {
        var position = Vector.zero
        fileprivate var travelSquared = 0.0
        var tool = Tool.finger

        var travel: Double { travelSquared.squareRoot() }
    }

    var progress: Progress {
        @_transparent get { Progress(position: position, travelSquared: travelSquared, tool: tool) }
    }
}

extension Contact {
    /// `age`: the age in the contact table, which shares a word with the tool.
    mutating func code(with coder: inout some StateCoder, _ age: inout Float) {
        landing.code(with: &coder)
        coder.code(time: &landingTime)
        coder.code(&position, within: 1e12)
        if coder.isReading, !landingPosition.isWithin(1e12) { coder.fail() }
        coder.code(&travelSquared)
        var word = UInt64(age.bitPattern) << 32 | UInt64(UInt32(bitPattern: tool.rawValue))
        coder.code(&word)
        if coder.isReading {
            age = Float(bitPattern: UInt32(truncatingIfNeeded: word >> 32))
            let tool = Tool(rawValue: Int32(truncatingIfNeeded: word))
            if let tool, age >= 0, age <= 3e12 { self.tool = tool } else { coder.fail() }
        }
        coder.code(tagged: &landingKind)
    }
}
