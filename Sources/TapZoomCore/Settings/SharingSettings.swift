// SPDX-License-Identifier: MIT

package struct SharingSettings {
    package var panContacts: Int32 = 1
    /// The edges beyond which a drag or a fling moves the host's pager.
    package var edges = LimitSet()
    /// `1 << Tool.Kind` for each tool with contacts that belong to the host.
    package var hostTools: UInt32 = 0
    /// The buttons that make a contact belong to the host from its landing.
    package var hostButtons: UInt32 = 0

    /// Whether every contact belongs to the view.
    var isOff: Bool { @inline(__always) get { (UInt32(bitPattern: panContacts) &- 1) | hostTools | hostButtons == 0 } }

    /// Whether a contact belongs to the host from its landing, whatever other contacts are down.
    func isOfHost(_ landing: @_addressable TouchSample) -> Bool {
        let byTool = hostTools & 1 << UInt32(landing.tool.kind.rawValue)
        let byButton = hostButtons & UInt32(landing.tool.buttons)
        return byTool | byButton != 0
    }
}
