// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

// Conversions between the structs of the C header and values of the core, with checks of the host's values.

extension Transform {
    init(checking transform: tapzoom_transform) throws(StatusError) {
        self.init(
            scale: try transform.scale.checked(.scale), rotation: try transform.rotation.checked(.angle),
            translation: Vector(try transform.x.checked(.translation), try transform.y.checked(.translation)))
    }
}

extension tapzoom_transform {
    init(_ transform: Transform) {
        self.init(
            scale: transform.scale, rotation: transform.rotation, x: transform.translation.x, y: transform.translation.y
        )
    }
}

extension tapzoom_velocity {
    init(_ velocity: TransformVelocity) {
        self.init(
            x: velocity.translation.x, y: velocity.translation.y, log_scale: velocity.logScale,
            rotation: velocity.rotation, view_x: velocity.point.x, view_y: velocity.point.y)
    }
}

extension tapzoom_overscroll {
    init(_ overscroll: Overscroll) {
        self.init(
            x: overscroll.displayed.x, y: overscroll.displayed.y, raw_x: overscroll.unconstrained.x,
            raw_y: overscroll.unconstrained.y, log_scale: overscroll.logScale,
            raw_log_scale: overscroll.unconstrainedLogScale)
    }
}

extension Transform {
    /// This transform for the host; throws if its numbers are out of the range of an argument.
    func checked() throws(StatusError) -> tapzoom_transform {
        let result = tapzoom_transform(self)
        _ = try Transform(checking: result)
        return result
    }
}

extension tapzoom_viewport {
    init(_ viewport: Viewport) {
        let (size, insets) = (viewport.size, viewport.insets)
        self.init(
            width: size.x, height: size.y, left: insets.left, top: insets.top, right: insets.right,
            bottom: insets.bottom)
    }
}

extension tapzoom_contact {
    init(_ contact: Contact, _ owner: ContactOwner) {
        let (position, landing) = (contact.position, contact.landing)
        self.init(
            id: contact.id, x: position.x, y: position.y, landing_time: contact.landingTime,
            landing_view_x: landing.view.x, landing_view_y: landing.view.y, landing_content_x: landing.content.x,
            landing_content_y: landing.content.y, owner: owner.rawValue, tool: Int32(contact.tool.kind.rawValue),
            buttons: UInt32(contact.tool.buttons), reserved: (0, 0, 0, 0, 0))
    }
}

extension Rect {
    init(checking rect: tapzoom_rect) throws(StatusError) {
        self.init(
            origin: try Vector(checking: rect.x, rect.y),
            size: Vector(try rect.width.checked(.size), try rect.height.checked(.size)))
    }
}

extension tapzoom_rect {
    init(_ rect: Rect) {
        self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.x, height: rect.size.y)
    }
}

extension tapzoom_touch {
    /// Whether the numbers are in their ranges and all bits are known.
    var isInRange: Bool { isInRange(flags: 7, size: TAPZOOM_MAX_LENGTH) }

    /// The same with other known flags and another largest size. It needs one comparison for each field, because it
    /// runs for every touch.
    func isInRange(flags known: UInt32, size limit: @autoclosure () -> Double) -> Bool {
        abs(time) <= TAPZOOM_MAX_TIME && abs(x) <= TAPZOOM_MAX_LENGTH && abs(y) <= TAPZOOM_MAX_LENGTH
            && flags & ~known == 0 && buttons & ~63 == 0
            && (size.bitPattern | reserved.bitPattern == 0 || hasSize(upTo: limit()))
    }

    /// Most devices report no size.
    private func hasSize(upTo limit: Double) -> Bool { size >= 0 && size <= limit && reserved.bitPattern == 0 }

    var position: Vector { Vector(x.plain, y.plain) }
}

extension TouchSample {
    /// Creates a checked sample. An invalid one is checked again to find its status.
    init(checking sample: tapzoom_touch) throws(StatusError) {
        guard sample.isInRange, let phase = TouchPhase(rawValue: sample.phase),
            let kind = UInt8(exactly: sample.tool).flatMap(Tool.Kind.init(rawValue:))
        else { throw StatusError(of: sample) }
        self.init(
            time: sample.time.plain, id: sample.id, position: sample.position, phase: phase,
            tool: Tool(kind, buttons: UInt8(truncatingIfNeeded: sample.buttons)),
            flags: SampleFlags(rawValue: UInt8(truncatingIfNeeded: sample.flags)), size: sample.size.plain)
    }
}

extension ScrollSample {
    /// Creates a checked sample, or throws the error of the first bad field.
    init(checking scroll: tapzoom_scroll) throws(StatusError) {
        let time = try scroll.time.checked(.time)
        let position = try Vector(checking: scroll.x, scroll.y)
        let delta = try Vector(checking: scroll.dx, scroll.dy)
        let factor = try scroll.factor.checked(.optionalFactor)
        let rotation = try scroll.rotation.checked(.rate)
        let (unit, source) = (try ScrollUnit(checking: scroll.unit), try ScrollSource(checking: scroll.source))
        let phase = try ScrollPhase(checking: scroll.phase)
        if scroll.reserved != 0 { throw .range }
        self.init(
            time: time, position: position, delta: delta, factor: factor == 0 ? 1 : factor, rotation: rotation,
            unit: unit, source: source, phase: phase)
    }
}

extension StatusError {
    /// Creates the error of a number that is out of its range.
    init(of number: Double) { self = number.isFinite ? .range : .notFinite }

    /// Creates the error of the first bad field of an invalid sample.
    init(of sample: tapzoom_touch) {
        if !(abs(sample.time) <= TAPZOOM_MAX_TIME) {
            self.init(of: sample.time)
        } else if !(abs(sample.x) <= TAPZOOM_MAX_LENGTH) {
            self.init(of: sample.x)
        } else if !(abs(sample.y) <= TAPZOOM_MAX_LENGTH) {
            self.init(of: sample.y)
        } else {
            // The phase or the tool is invalid, or a bit is unknown; otherwise the size or the reserved field is wrong.
            var rest = sample
            (rest.size, rest.reserved) = (0, 0)
            let isOther = sample.size.bitPattern | sample.reserved.bitPattern != 0
            let isKnown = isOther && (try? TouchSample(checking: rest)) != nil
            self = isKnown ? StatusError(of: sample.size) : .notInEnum
        }
    }
}

extension tapzoom_event {
    /// Writes every field in place.
    mutating func set(_ event: inout Event) {
        time = event.time
        contact = event.landing.contact
        kind = event.kind.rawValue
        phase = event.phase.rawValue
        contact_count = event.contactCount
        tap_count = event.tapCount
        (view_x, view_y) = (event.view.x, event.view.y)
        (content_x, content_y) = (event.content.x, event.content.y)
        (landing_view_x, landing_view_y) = (event.landing.view.x, event.landing.view.y)
        (landing_content_x, landing_content_y) = (event.landing.content.x, event.landing.content.y)
        scale = event.scale
        rotation = event.rotation
        (unconsumed_x, unconsumed_y) = (event.travel.x, event.travel.y)
        velocity = tapzoom_velocity(event.motion)
        tool = Int32(event.tool.kind.rawValue)
        buttons = UInt32(event.tool.buttons)
        // In a FINGERS_DRAG the limits are only the source of `direction`.
        limits = event.kind == .fingersDrag ? 0 : event.limits.rawValue
        direction = event.direction.rawValue
        owner = event.owner.rawValue
        (gesture, reason, setting, measured, allowed) = event.failure
        cause = event.cause.rawValue
        reserved = (0, 0, 0)
    }
}
