// SPDX-License-Identifier: MIT

import Testing

@testable import TapZoomCore

@Suite struct ContactTests {
    private static func contact(at place: Vector = Vector(10, 20)) -> Contact {
        Contact(TouchSample(time: 3, id: 7, position: place, phase: .began, tool: Tool(.pen)))
    }

    @Test("A contact begins at its landing with a travel of 0.")
    func contactBeginsAtItsLanding() {
        let contact = Self.contact()
        #expect(contact.id == 7)
        #expect(contact.tool == Tool(.pen))
        #expect(contact.landingTime == 3)
        #expect(contact.landingPosition == Vector(10, 20))
        #expect(contact.position == Vector(10, 20))
        #expect(contact.travel == 0)
    }

    @Test("A contact that returns to its landing keeps its travel.")
    func travelRemainsAfterAReturn() {
        var contact = Self.contact()
        contact.move(to: Vector(13, 24))
        contact.move(to: Vector(10, 20))
        #expect(contact.position == Vector(10, 20))
        #expect(contact.landingPosition == Vector(10, 20))
        #expect(contact.travel == 5)
    }

    @Test("The travel is the largest distance from the landing.")
    func travelIsTheLargestDistance() {
        trials(200) { random in
            var contact = Self.contact(at: random.vector(100))
            var furthest = 0.0
            for _ in 0..<20 {
                let place = random.vector(200)
                contact.move(to: place)
                furthest = max(furthest, place.distance(to: contact.landingPosition))
                try require(contact.travel == furthest && contact.position == place, "\(contact)")
            }
        }
    }
}
