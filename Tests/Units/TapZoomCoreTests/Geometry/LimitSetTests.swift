// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct LimitSetTests {
    @Test(
        "A finger pulls the edge from which it moves away.",
        arguments: [
            (1.0, 0.0, LimitSet.left), (-1, 0, .right), (0, 1, .top), (0, -1, .bottom), (0, 0, LimitSet()),
            (-0.0, -0.0, LimitSet()),
            (2, -3, LimitSet([.left, .bottom])), (-2, 3, LimitSet([.right, .top])),
        ])
    func pulledEdges(x: Double, y: Double, edges: LimitSet) {
        #expect(LimitSet.pulled(by: Vector(x, y)) == edges)
    }
}
