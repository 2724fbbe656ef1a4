// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoom
import Testing

@Suite struct LibraryTests {
    @Test func versions() {
        #expect(Int(tapzoom_version()) == TAPZOOM_VERSION_MAJOR * 10000 + TAPZOOM_VERSION_MINOR * 100 + TAPZOOM_VERSION_PATCH)
        #expect(tapzoom_abi_version() == TAPZOOM_ABI_VERSION)
    }
}
