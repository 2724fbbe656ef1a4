// SPDX-License-Identifier: MIT

internal import CTapZoom

/// A call that the library refused. Except where a method says otherwise, it has changed nothing.
///
///     do {
///         let frame = try view.frame(at: now, touches: touches, into: &events)
///     } catch {
///         switch error.status {
///         case .time: ...
///         case .contactUnknown: ...
///         default: ...
///         }
///     }
public struct TapZoomError: Error, Equatable, Sendable {
    /// Why the call was refused.
    public let status: TapZoomStatus

    /// The first wrong setting of a config, by its name in the C header: `"double_tap_time"`, `"min_scale.other_fit"`
    /// or `"levels[3].factor"`. `nil` if no setting is wrong.
    public let field: String?

    /// How many touches the view took before the bad one. It is 0 for calls without touches.
    public let acceptedTouches: Int

    init(_ status: tapzoom_status, field: String? = nil, acceptedTouches: Int = 0) {
        // The library returns no status without a case: both come from the same header.
        self.status = TapZoomStatus(rawValue: status) ?? .data
        self.field = field
        self.acceptedTouches = acceptedTouches
    }

    /// An English phrase with the meaning of the status, and often with a remedy.
    public var message: String { String(cString: tapzoom_status_string(status.rawValue)) }
}

extension TapZoomError: CustomStringConvertible {
    /// The message, after the name of the wrong setting if there is one.
    public var description: String { field.map { "\($0): \(message)" } ?? message }
}

/// Throws the error of a status.
func check(_ status: tapzoom_status) throws(TapZoomError) {
    if status != 0 { throw TapZoomError(status) }
}
