// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct SharingSettingsTests {
    private static func isOfHost(_ tool: Tool, _ change: (inout SharingSettings) -> Void) -> Bool {
        var sharing = SharingSettings()
        change(&sharing)
        return sharing.isOfHost(tool)
    }

    @Test("By default no contact belongs to the host.")
    func byDefaultContactsBelongToTheView() {
        for kind in [Tool.Kind.finger, .pen, .mouse] {
            for buttons in 0..<64 as Range<UInt8> { #expect(!Self.isOfHost(Tool(kind, buttons: buttons)) { _ in }) }
        }
        for preset in [Preset.photos, .maps, .reader, .board] {
            let sharing = Settings(preset).sharing
            #expect(sharing.minPanContacts == 1 && sharing.hostTools == 0 && sharing.hostButtons == 0)
            #expect(sharing.pagerEdges.isEmpty)
        }
    }

    @Test("A contact belongs to the host if host_tools has its tool.", arguments: [Tool.Kind.finger, .pen, .mouse])
    func toolsOfTheHost(kind: Tool.Kind) {
        for tools in 0..<8 as Range<UInt32> {
            #expect(Self.isOfHost(Tool(kind)) { $0.hostTools = tools } == (tools >> UInt32(kind.rawValue) & 1 == 1))
        }
    }

    @Test("A contact belongs to the host if host_buttons has one of its buttons.")
    func buttonsOfTheHost() {
        for buttons in 0..<64 as Range<UInt8> {
            for mask in [1, 2, 0b110, 32, 63] as [UInt32] {
                let isOfHost = Self.isOfHost(Tool(.mouse, buttons: buttons)) { $0.hostButtons = mask }
                #expect(isOfHost == (UInt32(buttons) & mask != 0))
            }
        }
    }
}
