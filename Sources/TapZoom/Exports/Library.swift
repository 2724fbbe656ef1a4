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
        case TAPZOOM_ERROR_STRUCT_SIZE: "this struct_size is unknown; pass sizeof the struct, or update the library"
        case TAPZOOM_ERROR_NOT_FINITE: "a number is NaN or infinite; pass a finite one"
        case TAPZOOM_ERROR_RANGE: "a number is outside its range, or a reserved field is not 0"
        case TAPZOOM_ERROR_ENUM: "a value is not in its enumeration, or a mask has an unknown bit"
        case TAPZOOM_ERROR_TIME: "the time is before the view's clock; pass the clock's time or a later one"
        case TAPZOOM_ERROR_CONTACT_IN_USE: "a contact with this id is already down; push CANCELLED for it first"
        case TAPZOOM_ERROR_CONTACT_UNKNOWN: "no contact with this id is down; leave this sample or call out"
        case TAPZOOM_ERROR_CONTACT_LIMIT: "16 contacts are already down; leave this contact out"
        case TAPZOOM_ERROR_MEMORY: "the system has no memory for a view"
        case TAPZOOM_ERROR_BUFFER_TOO_SMALL: "the memory is too small; pass more, or fetch recordings more often"
        case TAPZOOM_ERROR_DATA: "the bytes are damaged, or not a snapshot or recording of this format"
        case TAPZOOM_ERROR_DIVERGED: "the replayed call ran, but its outcome differs from the recorded one"
        case TAPZOOM_ERROR_BUSY: "another call on the view is in progress; repeat this call afterwards"
        default: "unknown status"
        }
    return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
