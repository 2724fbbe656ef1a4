// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct GestureChangesTests {
    @Test("A list of changes holds at most three kinds, in their order.")
    func holdsAtMostThreeKinds() {
        var changes = GestureChanges(of: TouchSummary())
        for kind in [EventKind.rotate, .pinch, .pan, .quickZoom] { changes.append(kind) }
        #expect(changes.count == 3)
        #expect((0..<3).map { changes.kinds[$0] } == [.rotate, .pinch, .pan])
    }

    @Test("A list of changes has the center and the count of the contacts.")
    func hasTheCenterAndCountOfTheContacts() {
        var touches = TouchSummary()
        touches.pose.focalPoint = Vector(3, 4)
        touches.previousCount = 2
        let changes = GestureChanges(of: touches)
        #expect(changes.count == 0)
        #expect(changes.point == Vector(3, 4))
        #expect(changes.contactCount == 2)
    }
}
