// SPDX-License-Identifier: MIT

public import CTapZoom

@_cdecl("tapzoom_version") @implementation
public func tapzoom_version() -> Int32 {
    TAPZOOM_VERSION_MAJOR * 10000 + TAPZOOM_VERSION_MINOR * 100 + TAPZOOM_VERSION_PATCH
}

@_cdecl("tapzoom_status_string") @implementation
public func tapzoom_status_string(_ status: tapzoom_status) -> UnsafePointer<CChar>! {
    let text: StaticString =
        switch Int(status) {
        case TAPZOOM_OK: "ok"
        case TAPZOOM_ERROR_NULL: "a required pointer is NULL"
        case TAPZOOM_ERROR_STRUCT_SIZE: "the library does not know this struct_size"
        case TAPZOOM_ERROR_NOT_FINITE: "a number is NaN or infinite"
        case TAPZOOM_ERROR_RANGE: "a number is out of its range"
        case TAPZOOM_ERROR_ENUM: "not a value of its enumeration"
        case TAPZOOM_ERROR_TIME: "the time is before the view's clock"
        case TAPZOOM_ERROR_CONTACT_IN_USE: "a contact with this id is already down"
        case TAPZOOM_ERROR_CONTACT_UNKNOWN: "no contact with this id is down"
        case TAPZOOM_ERROR_CONTACT_LIMIT: "too many contacts are down"
        case TAPZOOM_ERROR_MEMORY: "out of memory"
        case TAPZOOM_ERROR_BUFFER_TOO_SMALL: "the memory is too small"
        case TAPZOOM_ERROR_DATA: "the bytes are not a snapshot or recording, or damaged"
        case TAPZOOM_ERROR_DIVERGED: "the outcome differs from the recorded one"
        case TAPZOOM_ERROR_BUSY: "another call on the view is under way"
        default: "unknown status"
        }
    return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
