// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoom
import Testing

@Suite struct EnumerationsTests {
    @Test("Values have the numbers of the header.")
    func numbers() {
        #expect(EventKind.fling.rawValue == Int32(TAPZOOM_EVENT_FLING) && EventKind.allCases.count == 22)
        #expect(Gestures.quickZoom.rawValue == UInt32(TAPZOOM_GESTURE_QUICK_ZOOM))
        #expect(EventKinds.quickZoom.rawValue == UInt64(TAPZOOM_GESTURE_QUICK_ZOOM))
        #expect(StateFlags.eventsLost.rawValue == UInt32(TAPZOOM_STATE_EVENTS_LOST))
        #expect(TapZoomStatus.busy.rawValue == Int32(TAPZOOM_ERROR_BUSY))
        #expect(TapZoomLimits.eventCapacity == Int(TAPZOOM_EVENT_CAPACITY) && TapZoomLimits.maxTime == 1e12)
        #expect(libraryVersion == Int(tapzoom_version()))
    }
}
