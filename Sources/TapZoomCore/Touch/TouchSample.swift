// SPDX-License-Identifier: MIT

/// One contact at one instant, as the host reports it.
package struct TouchSample {
    package var time: Double
    package var id: Int64
    package var position: Vector
    package var phase: TouchPhase
    package var tool: Tool

    @_transparent
    package init(time: Double, id: Int64, position: Vector, phase: TouchPhase, tool: Tool = .finger) {
        self.time = time
        self.id = id
        self.position = position
        self.phase = phase
        self.tool = tool
    }
}

/// The phase of a contact. The raw values are those of the C header.
package enum TouchPhase: Int32 {
    case began = 1, moved, ended, cancelled
}

/// The kind of pointer. The raw values are those of the C header.
package enum Tool: Int32 {
    case finger, pen, mouse
}
