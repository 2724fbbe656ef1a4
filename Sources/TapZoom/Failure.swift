// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

/// Why a call fails, as the status that the host gets.
struct Failure: Error {
    let status: tapzoom_status

    private init(_ status: Int) { self.status = tapzoom_status(truncatingIfNeeded: status) }

    static var null: Failure { Failure(TAPZOOM_ERROR_NULL) }
    static var structSize: Failure { Failure(TAPZOOM_ERROR_STRUCT_SIZE) }
    static var notFinite: Failure { Failure(TAPZOOM_ERROR_NOT_FINITE) }
    static var range: Failure { Failure(TAPZOOM_ERROR_RANGE) }
    static var notInEnum: Failure { Failure(TAPZOOM_ERROR_ENUM) }
    static var memory: Failure { Failure(TAPZOOM_ERROR_MEMORY) }
    static var full: Failure { Failure(TAPZOOM_ERROR_FULL) }
    static var data: Failure { Failure(TAPZOOM_ERROR_DATA) }
    static var diverged: Failure { Failure(TAPZOOM_ERROR_DIVERGED) }

    init(_ fault: Fault) {
        switch fault {
        case .time: self.init(TAPZOOM_ERROR_TIME)
        case .contactInUse: self.init(TAPZOOM_ERROR_CONTACT_IN_USE)
        case .contactUnknown: self.init(TAPZOOM_ERROR_CONTACT_UNKNOWN)
        case .contactLimit: self.init(TAPZOOM_ERROR_CONTACT_LIMIT)
        }
    }
}

/// Lets the core refuse.
@inline(__always)
func passing(_ body: () throws(Fault) -> Void) throws(Failure) {
    do throws(Fault) { try body() } catch { throw Failure(error) }
}

/// Runs the body of a call, and turns what it throws into a status.
@inline(__always)
func attempt(_ body: () throws(Failure) -> Void) -> tapzoom_status {
    do throws(Failure) {
        try body()
        return tapzoom_status(truncatingIfNeeded: TAPZOOM_OK)
    } catch {
        return error.status
    }
}
