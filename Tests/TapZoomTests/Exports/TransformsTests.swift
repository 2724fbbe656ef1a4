// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoom
import Testing

@Suite struct TransformsTests {
    private static let given = tapzoom_transform(scale: 2, rotation: 0.5, x: 30, y: -40)

    @Test("NULL is ERROR_NULL, and writes nothing.")
    func nullIsAnErrorAndWritesNothing() {
        var given = Self.given
        var number = 77.0
        var other = 77.0
        var matrix = Array(repeating: Float(77), count: 16)
        let null = [
            tapzoom_view_to_content(nil, 0, 0, &number, &other), tapzoom_view_to_content(&given, 0, 0, nil, &number),
            tapzoom_view_to_content(&given, 0, 0, &number, nil), tapzoom_content_to_view(nil, 0, 0, &number, &other),
            tapzoom_content_to_view(&given, 0, 0, nil, &number), tapzoom_content_to_view(&given, 0, 0, &number, nil),
            tapzoom_transform_to_matrix(nil, 0, 0, &matrix), tapzoom_transform_to_matrix(&given, 0, 0, nil),
        ]
        for status in null { expect(status, TAPZOOM_ERROR_NULL) }
        #expect((number, other, matrix[0]) == (77, 77, 77))
    }

    @Test("The functions on transforms refuse numbers out of range, and write nothing.")
    func numbersOutOfRangeAreRefused() {
        var given = Self.given
        var x = 77.0
        var y = 77.0
        var matrix = Array(repeating: Float(77), count: 16)
        for (value, status) in Bad.coordinates {
            for (a, b) in [(value, 0), (0, value)] {
                expect(tapzoom_view_to_content(&given, a, b, &x, &y), status)
                expect(tapzoom_content_to_view(&given, a, b, &x, &y), status)
                expect(tapzoom_transform_to_matrix(&given, a, b, &matrix), status)
            }
        }
        for (bad, status) in Bad.transforms {
            withUnsafePointer(to: bad) {
                expect(tapzoom_view_to_content($0, 0, 0, &x, &y), status)
                expect(tapzoom_content_to_view($0, 0, 0, &x, &y), status)
                expect(tapzoom_transform_to_matrix($0, 0, 0, &matrix), status)
            }
        }
        #expect((x, y) == (77, 77))
        #expect(matrix == Array(repeating: 77, count: 16))
    }

    @Test(
        "The matrix maps content relative to its origin as the transform does.",
        arguments: [(0.0, 0.0), (7, 11), (-300, 5)])
    func matrixEqualsTheTransform(originX: Double, originY: Double) {
        var given = Self.given
        var m = Array(repeating: Float(9), count: 16)
        expect(tapzoom_transform_to_matrix(&given, originX, originY, &m), TAPZOOM_OK)
        var x = 0.0
        var y = 0.0
        expect(tapzoom_content_to_view(&given, 7, 11, &x, &y), TAPZOOM_OK)
        let (u, v) = (Float(7 - originX), Float(11 - originY))
        #expect(abs(Double(m[0] * u + m[4] * v + m[12]) - x) < 1e-3)
        #expect(abs(Double(m[1] * u + m[5] * v + m[13]) - y) < 1e-3)
        #expect([m[2], m[3], m[6], m[7], m[8], m[9], m[11], m[14]] == Array(repeating: 0, count: 8))
        #expect((m[10], m[15]) == (1, 1))
    }

    /// With the origin at (0, 0), a float cannot represent the place of far content.
    @Test("With an origin near the content the matrix keeps the bits of the place.")
    func originNearTheContentKeepsTheBits() {
        var far = tapzoom_transform(scale: 10, rotation: 0, x: 401 - 10 * 4e7, y: 0)
        var m = Array(repeating: Float(9), count: 16)
        expect(tapzoom_transform_to_matrix(&far, 4e7, 0, &m), TAPZOOM_OK)
        #expect(m[12] == 401)
        expect(tapzoom_transform_to_matrix(&far, 0, 0, &m), TAPZOOM_OK)
        let place = Double(m[0] * 4e7 + m[12])
        #expect(abs(place - 401) <= 32 && place != 401)
    }

    @Test("Numbers beyond the range of a float become infinite.")
    func largeNumbersBecomeInfinite() {
        var large = tapzoom_transform(scale: 1e40, rotation: 0, x: -1e40, y: 1e39)
        var m = Array(repeating: Float(9), count: 16)
        expect(tapzoom_transform_to_matrix(&large, 0, 0, &m), TAPZOOM_OK)
        #expect((m[0], m[1], m[12], m[13]) == (.infinity, 0, -.infinity, .infinity))
    }

    @Test("tapzoom_content_to_view undoes tapzoom_view_to_content.")
    func viewToContentAndBack() {
        var given = Self.given
        var x = 0.0
        var y = 0.0
        var back = (0.0, 0.0)
        expect(tapzoom_view_to_content(&given, 12, 34, &x, &y), TAPZOOM_OK)
        expect(tapzoom_content_to_view(&given, x, y, &back.0, &back.1), TAPZOOM_OK)
        #expect(isClose(back.0, 12) && isClose(back.1, 34))
    }
}
