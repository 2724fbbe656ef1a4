// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct TouchSampleTests {
    @Test func aSampleIsAFingersUnlessSaid() {
        #expect(TouchSample(time: 0, id: 1, position: .zero, phase: .began).tool == .finger)
    }

    /// A forgotten phase is 0, and must not be a touch.
    @Test func zeroIsNoPhase() {
        #expect(TouchPhase(rawValue: 0) == nil)
        #expect(TouchPhase(rawValue: 5) == nil)
        #expect(Tool(rawValue: -1) == nil)
        #expect(Tool(rawValue: 3) == nil)
    }

    @Test func aToolHasItsButtonsAboveItsKind() {
        for kind in [Tool.Kind.finger, .pen, .mouse] {
            for buttons in 0..<64 as Range<UInt8> {
                let tool = Tool(kind, buttons: buttons)
                #expect(tool.rawValue == Int32(kind.rawValue) + 256 * Int32(buttons))
                #expect(Tool(rawValue: tool.rawValue) == tool)
            }
        }
        for rawValue in [3, 255, 64 << 8, -256, 1 << 16, .max, .min] as [Int32] {
            #expect(Tool(rawValue: rawValue) == nil)
        }
    }
}
