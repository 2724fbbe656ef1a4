// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore
import Testing

@testable import TapZoomC

@Suite struct StatusErrorTests {
    @Test("Each input error has its status.")
    func statusOfInputErrors() {
        let errors: [(InputError, Int)] = [
            (.time, TAPZOOM_ERROR_TIME), (.contactInUse, TAPZOOM_ERROR_CONTACT_IN_USE),
            (.contactUnknown, TAPZOOM_ERROR_CONTACT_UNKNOWN), (.contactLimit, TAPZOOM_ERROR_CONTACT_LIMIT),
        ]
        for (error, status) in errors { #expect(Int(StatusError(error).status) == status) }
    }

    @Test("Each value error has its status.")
    func statusOfValueErrors() {
        let errors: [(ValueError, Int)] = [
            (.notFinite, TAPZOOM_ERROR_NOT_FINITE), (.range, TAPZOOM_ERROR_RANGE), (.notInEnum, TAPZOOM_ERROR_ENUM),
        ]
        for (error, status) in errors { #expect(Int(StatusError(error).status) == status) }
    }

    @Test("Each error has its status.")
    func statusOfErrors() {
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

    @Test("withStatus returns OK for success, and the status of the thrown error otherwise.")
    func successIsOK() {
        expect(withStatus {}, TAPZOOM_OK)
        expect(withStatus { () throws(StatusError) in throw .memory }, TAPZOOM_ERROR_MEMORY)
    }
}
