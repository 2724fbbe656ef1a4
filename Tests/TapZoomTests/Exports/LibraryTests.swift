// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoom
import Testing

@Suite struct LibraryTests {
    static let statuses = [
        TAPZOOM_OK, TAPZOOM_ERROR_NULL, TAPZOOM_ERROR_STRUCT_SIZE, TAPZOOM_ERROR_NOT_FINITE, TAPZOOM_ERROR_RANGE,
        TAPZOOM_ERROR_ENUM, TAPZOOM_ERROR_TIME, TAPZOOM_ERROR_CONTACT_IN_USE,
        TAPZOOM_ERROR_CONTACT_UNKNOWN, TAPZOOM_ERROR_CONTACT_LIMIT, TAPZOOM_ERROR_MEMORY,
        TAPZOOM_ERROR_BUFFER_TOO_SMALL,
        TAPZOOM_ERROR_DATA, TAPZOOM_ERROR_DIVERGED, TAPZOOM_ERROR_BUSY,
    ]

    @Test("tapzoom_version returns the version of the header.")
    func versionIsTheHeaders() {
        let version = TAPZOOM_VERSION_MAJOR * 10000 + TAPZOOM_VERSION_MINOR * 100 + TAPZOOM_VERSION_PATCH
        #expect(tapzoom_version() == version)
    }

    @Test("The statuses are 0 to -14.")
    func statusesDescendFromZero() {
        #expect(Self.statuses == (0...14).map { -$0 })
    }

    @Test("Each status has a sentence of its own, and other numbers have \"unknown status\".")
    func eachStatusHasASentence() {
        let sentences = Self.statuses.map { String(cString: tapzoom_status_string(Int32($0))) }
        #expect(Set(sentences).count == sentences.count)
        #expect(sentences.allSatisfy { !$0.isEmpty && $0 != "unknown status" })
        for unknown in [1, -15, Int32.min, .max] {
            #expect(String(cString: tapzoom_status_string(unknown)) == "unknown status")
        }
    }
}
