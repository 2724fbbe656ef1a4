// SPDX-License-Identifier: MIT

/// One contact at one instant, reported by the host.
package struct TouchSample {
    package var time: Double
    package var id: Int64
    package var position: Vector
    package var phase: TouchPhase
    package var tool: Tool
    package var flags: SampleFlags
    /// The longer axis of the contact's area in view units; 0 if it is unknown.
    package var size: Double

    package init(
        time: Double, id: Int64, position: Vector, phase: TouchPhase, tool: Tool = .finger, flags: SampleFlags = [],
        size: Double = 0
    ) {
        self.time = time
        self.id = id
        self.position = position
        self.phase = phase
        self.tool = tool
        self.flags = flags
        self.size = size
    }
}

/// The phase of a contact. The raw values are those of the C header.
package enum TouchPhase: Int32 {
    case began = 1, moved, ended, cancelled
}

/// The tool of a contact, and its buttons with the bits of the C header.
package struct Tool: RawRepresentable, Equatable {
    /// The raw values are those of the C header.
    package enum Kind: UInt8 {
        case finger, pen, mouse
    }

    package let kind: Kind
    package let buttons: UInt8

    package init(_ kind: Kind, buttons: UInt8 = 0) { (self.kind, self.buttons) = (kind, buttons) }

    package static var finger: Tool { Tool(.finger) }

    var isPen: Bool { kind == .pen }

    /// The kind in the low 8 bits, and the buttons above them.
    package var rawValue: Int32 { Int32(kind.rawValue) | Int32(buttons) << 8 }

    package init?(rawValue: Int32) {
        guard let kind = Kind(rawValue: UInt8(truncatingIfNeeded: rawValue)), 0...63 ~= rawValue >> 8 else {
            return nil
        }
        self.init(kind, buttons: UInt8(truncatingIfNeeded: rawValue >> 8))
    }
}

/// One report of a wheel or a trackpad from the host.
package struct ScrollSample {
    package var time: Double
    package var position: Vector
    /// Measured in `unit`. With a positive y the page scrolls down, or the view zooms out.
    package var delta: Vector
    /// The factor of a trackpad's pinch; 1 for none.
    package var factor: Double
    package var rotation: Double
    package var unit: ScrollUnit
    package var source: ScrollSource
    package var phase: ScrollPhase

    package init(
        time: Double, position: Vector, delta: Vector = .zero, factor: Double = 1, rotation: Double = 0,
        unit: ScrollUnit = .pixel, source: ScrollSource = .wheel, phase: ScrollPhase = .unphased
    ) {
        (self.time, self.position, self.delta, self.factor, self.rotation) = (time, position, delta, factor, rotation)
        (self.unit, self.source, self.phase) = (unit, source, phase)
    }
}

/// The unit of a scroll. The raw values are those of the C header.
package enum ScrollUnit: Int32 {
    case pixel, line, page, notch120

    /// The length of the unit in view units, in a viewport with a height.
    func length(in height: Double) -> Double {
        switch self {
        case .pixel: 1
        case .line: 40
        case .page: height
        case .notch120: 100.0 / 120
        }
    }
}

/// The device of a scroll. The raw values are those of the C header.
package enum ScrollSource: Int32 {
    case wheel, trackpad
}

/// The phase of a scroll. The raw values are those of the C header.
package enum ScrollPhase: Int32 {
    case unphased, began, changed, ended, momentum
}

/// The reason why an input is invalid. An invalid input changes nothing.
package enum InputError: Error {
    /// The time is before the clock.
    case time
    /// The contact that lands is down already.
    case contactInUse
    /// The contact that moves or lifts is not down.
    case contactUnknown
    /// The contact table is full.
    case contactLimit
}
