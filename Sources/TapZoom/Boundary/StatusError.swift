// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

/// The error of a call, as the status that the host receives.
struct StatusError: Error {
    let status: tapzoom_status

    private init(_ status: Int) { self.status = tapzoom_status(truncatingIfNeeded: status) }

    static var null: StatusError { StatusError(TAPZOOM_ERROR_NULL) }
    static var structSize: StatusError { StatusError(TAPZOOM_ERROR_STRUCT_SIZE) }
    static var notFinite: StatusError { StatusError(TAPZOOM_ERROR_NOT_FINITE) }
    static var range: StatusError { StatusError(TAPZOOM_ERROR_RANGE) }
    static var notInEnum: StatusError { StatusError(TAPZOOM_ERROR_ENUM) }
    static var memory: StatusError { StatusError(TAPZOOM_ERROR_MEMORY) }
    static var bufferTooSmall: StatusError { StatusError(TAPZOOM_ERROR_BUFFER_TOO_SMALL) }
    static var data: StatusError { StatusError(TAPZOOM_ERROR_DATA) }
    static var diverged: StatusError { StatusError(TAPZOOM_ERROR_DIVERGED) }
    static var busy: StatusError { StatusError(TAPZOOM_ERROR_BUSY) }

    init(_ error: InputError) {
        switch error {
        case .time: self.init(TAPZOOM_ERROR_TIME)
        case .contactInUse: self.init(TAPZOOM_ERROR_CONTACT_IN_USE)
        case .contactUnknown: self.init(TAPZOOM_ERROR_CONTACT_UNKNOWN)
        case .contactLimit: self.init(TAPZOOM_ERROR_CONTACT_LIMIT)
        }
    }

    init(_ error: ValueError) {
        switch error {
        case .notFinite: self.init(TAPZOOM_ERROR_NOT_FINITE)
        case .range: self.init(TAPZOOM_ERROR_RANGE)
        case .notInEnum: self.init(TAPZOOM_ERROR_ENUM)
        }
    }
}

/// Converts an error of the core to a status.
@inline(__always)
func mapInputError<Result>(_ body: () throws(InputError) -> Result) throws(StatusError) -> Result {
    do throws(InputError) { return try body() } catch { throw StatusError(error) }
}

/// Runs the body of a call and converts its error to a status.
@inline(__always)
func withStatus(_ body: () throws(StatusError) -> Void) -> tapzoom_status {
    do throws(StatusError) {
        try body()
        return tapzoom_status(truncatingIfNeeded: TAPZOOM_OK)
    } catch {
        return error.status
    }
}
