// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore
import Testing

@testable import TapZoom

@Suite struct StatusErrorTests {
    @Test func eachFaultHasItsStatus() {
        let faults: [(InputError, Int)] = [
            (.time, TAPZOOM_ERROR_TIME), (.contactInUse, TAPZOOM_ERROR_CONTACT_IN_USE),
            (.contactUnknown, TAPZOOM_ERROR_CONTACT_UNKNOWN), (.contactLimit, TAPZOOM_ERROR_CONTACT_LIMIT),
        ]
        for (fault, status) in faults { #expect(Int(StatusError(fault).status) == status) }
    }

    @Test func eachFailureHasItsStatus() {
        let failures: [(StatusError, Int)] = [
            (.null, TAPZOOM_ERROR_NULL), (.structSize, TAPZOOM_ERROR_STRUCT_SIZE),
            (.notFinite, TAPZOOM_ERROR_NOT_FINITE), (.range, TAPZOOM_ERROR_RANGE), (.notInEnum, TAPZOOM_ERROR_ENUM),
            (.memory, TAPZOOM_ERROR_MEMORY), (.full, TAPZOOM_ERROR_FULL), (.data, TAPZOOM_ERROR_DATA),
            (.diverged, TAPZOOM_ERROR_DIVERGED),
        ]
        for (failure, status) in failures { #expect(Int(failure.status) == status) }
    }

    @Test func whatDoesNotFailIsOK() {
        expect(withStatus {}, TAPZOOM_OK)
        expect(withStatus { () throws(StatusError) in throw .memory }, TAPZOOM_ERROR_MEMORY)
    }
}
