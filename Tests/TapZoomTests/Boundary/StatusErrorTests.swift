// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore
import Testing

@testable import TapZoom

@Suite struct StatusErrorTests {
    @Test func eachInputErrorHasItsStatus() {
        let errors: [(InputError, Int)] = [
            (.time, TAPZOOM_ERROR_TIME), (.contactInUse, TAPZOOM_ERROR_CONTACT_IN_USE),
            (.contactUnknown, TAPZOOM_ERROR_CONTACT_UNKNOWN), (.contactLimit, TAPZOOM_ERROR_CONTACT_LIMIT),
        ]
        for (error, status) in errors { #expect(Int(StatusError(error).status) == status) }
    }

    @Test func eachValueErrorHasItsStatus() {
        let errors: [(ValueError, Int)] = [
            (.notFinite, TAPZOOM_ERROR_NOT_FINITE), (.range, TAPZOOM_ERROR_RANGE), (.notInEnum, TAPZOOM_ERROR_ENUM),
        ]
        for (error, status) in errors { #expect(Int(StatusError(error).status) == status) }
    }

    @Test func eachErrorHasItsStatus() {
        let errors: [(StatusError, Int)] = [
            (.null, TAPZOOM_ERROR_NULL), (.structSize, TAPZOOM_ERROR_STRUCT_SIZE),
            (.notFinite, TAPZOOM_ERROR_NOT_FINITE), (.range, TAPZOOM_ERROR_RANGE), (.notInEnum, TAPZOOM_ERROR_ENUM),
            (.memory, TAPZOOM_ERROR_MEMORY), (.bufferTooSmall, TAPZOOM_ERROR_BUFFER_TOO_SMALL),
            (.data, TAPZOOM_ERROR_DATA),
            (.diverged, TAPZOOM_ERROR_DIVERGED),
            (.busy, TAPZOOM_ERROR_BUSY),
        ]
        for (error, status) in errors { #expect(Int(error.status) == status) }
    }

    @Test func successIsOK() {
        expect(withStatus {}, TAPZOOM_OK)
        expect(withStatus { () throws(StatusError) in throw .memory }, TAPZOOM_ERROR_MEMORY)
    }
}
