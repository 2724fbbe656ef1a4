// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct TouchSampleTests {
    @Test("A sample has the tool finger by default.")
    func defaultToolIsAFinger() {
        #expect(TouchSample(time: 0, id: 1, position: .zero, phase: .began).tool == .finger)
    }

    /// A forgotten phase is 0, and must be an error.
    @Test("0 is not a phase, and other numbers outside the enumerations are refused.")
    func invalidPhasesAndTools() {
        #expect(TouchPhase(rawValue: 0) == nil)
        #expect(TouchPhase(rawValue: 5) == nil)
        #expect(Tool(rawValue: -1) == nil)
        #expect(Tool(rawValue: 3) == nil)
    }

    @Test("A tool holds its buttons in the byte above its kind.")
    func buttonsAreAboveTheKind() {
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
