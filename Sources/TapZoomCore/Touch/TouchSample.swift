// SPDX-License-Identifier: MIT

/// One contact at one instant, reported by the host.
package struct TouchSample {
    package var time: Double
    package var id: Int64
    package var position: Vector
    package var phase: TouchPhase
    package var tool: Tool
    package var flags: SampleFlags

    @_transparent
    package init(
        time: Double, id: Int64, position: Vector, phase: TouchPhase, tool: Tool = .finger, flags: SampleFlags = []
    ) {
        self.time = time
        self.id = id
        self.position = position
        self.phase = phase
        self.tool = tool
        self.flags = flags
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

    @_transparent
    package init(_ kind: Kind, buttons: UInt8 = 0) { (self.kind, self.buttons) = (kind, buttons) }

    package static var finger: Tool {
        @_transparent get { Tool(.finger) }
    }

    /// The kind in the low 8 bits, and the buttons above them.
    package var rawValue: Int32 { Int32(kind.rawValue) | Int32(buttons) << 8 }

    package init?(rawValue: Int32) {
        guard let kind = Kind(rawValue: UInt8(truncatingIfNeeded: rawValue)), 0...63 ~= rawValue >> 8 else {
            return nil
        }
        self.init(kind, buttons: UInt8(truncatingIfNeeded: rawValue >> 8))
    }
}
