// SPDX-License-Identifier: MIT

/// A finger, pen or pressed mouse button that is down: its position, and how far it has moved since it landed.
package struct Contact {
    /// The id of the contact, and where it landed.
    package private(set) var landing: Landing
    package private(set) var landingTime: Double
    package private(set) var position: Vector
    /// The square of `travel`, so that a move needs no square root.
    private(set) var travelSquared: Double
    package private(set) var tool: Tool
    var landingKind = LandingKind.fresh
    /// Whether it belongs to nobody until it lifts: see `PalmSettings`.
    package var isIgnored = false

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

    package var id: Int64 { landing.contact }

    package var landingPosition: Vector { landing.view }

    /// Whether it is a pen that guards against fingers.
    var isPen: Bool { tool.isPen && !isIgnored }

    /// The largest distance from the landing position so far. It does not shrink when the contact comes back.
    package var travel: Double { travelSquared.squareRoot() }

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

    var progress: Progress { Progress(position: position, travelSquared: travelSquared, tool: tool) }
}

extension Contact {
    mutating func serialize(with coder: inout some StateCoder) {
        landing.serialize(with: &coder)
        coder.code(time: &landingTime)
        coder.code(&position, within: 1e12)
        if coder.isReading, !landingPosition.isWithin(1e12) { coder.fail() }
        coder.code(&travelSquared)
        let ignored: UInt32 = 1 << 31
        // The tool and `isIgnored` share a word.
        var word = UInt32(bitPattern: tool.rawValue)
        if isIgnored { word |= ignored }
        coder.code(&word)
        if coder.isReading {
            isIgnored = word & ignored != 0
            if let tool = Tool(rawValue: Int32(word & ~ignored)) { self.tool = tool } else { coder.fail() }
        }
        coder.code(tagged: &landingKind)
    }
}

/// The id of a contact and the place where it landed. The events of its gestures carry it.
package struct Landing: Equatable {
    /// The id that the host gave the contact.
    package var contact: Int64
    /// View units.
    package var view: Vector
    /// The content point that the contact landed on.
    package var content: Vector

    /// A placeholder without a contact.
    static var none: Landing { Landing(contact: 0, view: .zero, content: .zero) }
}

/// The relation of a landing to earlier touches.
enum LandingKind: Equatable {
    case fresh
    /// The landing continues a series of this many taps.
    case afterTaps(Int32)
    /// The landing follows a lift sooner than a finger can land again, so it continues the touch that has just ended.
    case bounce
    /// A bounce of a finger of an open `FingerGroup`: the group stays open.
    case groupBounce
    /// The landing stopped a fast motion of the view, or has the flag `noTap`. The touch may still pan.
    case noTap
    /// The contact has made a long press, and so makes no tap.
    case pressed
}

extension Landing {
    mutating func serialize(with coder: inout some StateCoder) {
        coder.code(&contact)
        coder.code(touch: &view)
        coder.code(&content)
    }
}

extension LandingKind: TaggedState {
    var tag: Int {
        switch self {
        case .fresh: 0
        case .afterTaps: 1
        case .bounce: 2
        case .noTap: 3
        case .groupBounce: 4
        case .pressed: 5
        }
    }

    init(blank tag: Int) {
        switch tag {
        case 1: self = .afterTaps(1)
        case 2: self = .bounce
        case 3: self = .noTap
        case 4: self = .groupBounce
        case 5: self = .pressed
        default: self = .fresh
        }
    }

    mutating func serializePayload(with coder: inout some StateCoder) {
        guard case .afterTaps(var count) = self else { return }
        coder.code(&count)
        self = .afterTaps(count)
    }
}
