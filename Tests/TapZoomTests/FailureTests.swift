// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore
import Testing

@testable import TapZoom

@Suite struct FailureTests {
    @Test func eachFaultHasItsStatus() {
        let faults: [(Fault, Int)] = [
            (.time, TAPZOOM_ERROR_TIME), (.contactInUse, TAPZOOM_ERROR_CONTACT_IN_USE),
            (.contactUnknown, TAPZOOM_ERROR_CONTACT_UNKNOWN), (.contactLimit, TAPZOOM_ERROR_CONTACT_LIMIT),
        ]
        for (fault, status) in faults { #expect(Int(Failure(fault).status) == status) }
    }

    @Test func eachFailureHasItsStatus() {
        let failures: [(Failure, Int)] = [
            (.null, TAPZOOM_ERROR_NULL), (.structSize, TAPZOOM_ERROR_STRUCT_SIZE),
            (.notFinite, TAPZOOM_ERROR_NOT_FINITE), (.range, TAPZOOM_ERROR_RANGE), (.notInEnum, TAPZOOM_ERROR_ENUM),
            (.memory, TAPZOOM_ERROR_MEMORY), (.full, TAPZOOM_ERROR_FULL), (.data, TAPZOOM_ERROR_DATA),
            (.diverged, TAPZOOM_ERROR_DIVERGED),
        ]
        for (failure, status) in failures { #expect(Int(failure.status) == status) }
    }

    @Test func whatDoesNotFailIsOK() {
        expect(attempt {}, TAPZOOM_OK)
        expect(attempt { () throws(Failure) in throw .memory }, TAPZOOM_ERROR_MEMORY)
    }
}
