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
    /// or `"levels[3].factor"`; or the wrong argument, such as `"viewport"`. `nil` if no value is wrong by itself.
    public let field: String?

    /// How many touches the view took before the bad one. It is 0 for calls without touches.
    public let acceptedTouches: Int

    /// The wrong number with its value and its range, such as `zoomStep=0.5: outside 1.01 to 100`, or the message.
    public let description: String

    init(_ status: tapzoom_status, field: String? = nil, acceptedTouches: Int = 0, description: String? = nil) {
        // The library returns no status without a case: both come from the same header.
        self.status = TapZoomStatus(rawValue: status) ?? .data
        self.field = field
        self.acceptedTouches = acceptedTouches
        self.description = description ?? phrase(self.status)
    }

    /// An English phrase with the meaning of the status, and often with a remedy.
    public var message: String { phrase(status) }
}

extension TapZoomError: CustomStringConvertible {}

private func phrase(_ status: TapZoomStatus) -> String { String(cString: tapzoom_status_string(status.rawValue)) }

/// Throws the error of a status.
func check(_ status: tapzoom_status) throws(TapZoomError) {
    if status != 0 { throw TapZoomError(status) }
}
