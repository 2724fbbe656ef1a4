// SPDX-License-Identifier: MIT

public import CTapZoom
import TapZoomCore

@_cdecl("tapzoom_get_state") @implementation
public func tapzoom_get_state(_ view: OpaquePointer?, _ state: UnsafeMutablePointer<tapzoom_state>?) -> tapzoom_status {
    withStatus(readingEngineOf: view) { (engine) throws(StatusError) in
        let state = try state.required()
        let displayed = engine.pointee.transform
        state.pointee = engine.pointee.state(showing: displayed, hasLost: engine.pointee.hasLostEvents)
    }
}

extension Engine {
    /// The state at the displayed transform. `hasLost`: TAPZOOM_STATE_EVENTS_LOST.
    mutating func state(showing displayed: Transform, hasLost: Bool) -> tapzoom_state {
        tapzoom_state(
            time: time ?? -.infinity, next_deadline: nextDeadline, flags: flags(showing: displayed, hasLost: hasLost),
            contact_count: Int32(truncatingIfNeeded: contactCount),
            waiting_count: Int32(truncatingIfNeeded: eventCount), reserved: (0, 0, 0))
    }

    /// TAPZOOM_STATE_* and TAPZOOM_LIMIT_* bits.
    private mutating func flags(showing displayed: Transform, hasLost: Bool) -> UInt32 {
        var flags = 0
        if contactCount > 0 { flags |= TAPZOOM_STATE_TOUCHED }
        if isMoving { flags |= TAPZOOM_STATE_MOVING }
        if isZoomed(at: displayed) { flags |= TAPZOOM_STATE_ZOOMED }
        if hasLost { flags |= TAPZOOM_STATE_EVENTS_LOST }
        if isDriven { flags |= TAPZOOM_STATE_DRIVEN }
        return UInt32(truncatingIfNeeded: flags) | limits(at: displayed).rawValue
    }
}

@_cdecl("tapzoom_get_transform") @implementation
public func tapzoom_get_transform(
    _ view: OpaquePointer?, _ transform: UnsafeMutablePointer<tapzoom_transform>?
) -> tapzoom_status {
    run(
        .reading, view,
        quickly: { view in
            guard let transform, let held = view.pointee.engine.draggedTransform else { return false }
            transform.pointee = tapzoom_transform(held)
            return true
        },
        otherwise: { view in getTransform(view, transform) })
}

/// Reads the transform without a drag session.
@inline(never)
private func getTransform(
    _ view: UnsafeMutablePointer<View>, _ transform: UnsafeMutablePointer<tapzoom_transform>?
) -> tapzoom_status {
    finish(view) { view in
        guard let transform else { return StatusError.null.status }
        transform.pointee = tapzoom_transform(view.pointee.engine.animatedTransform)
        return 0
    }
}

@_cdecl("tapzoom_get_transform_at") @implementation
public func tapzoom_get_transform_at(
    _ view: OpaquePointer?, _ time: Double, _ transform: UnsafeMutablePointer<tapzoom_transform>?
) -> tapzoom_status {
    withStatus(readingEngineOf: view) { (engine) throws(StatusError) in
        let transform = try transform.required()
        let checked = try time.checked(.time)
        let shown = try mapInputError { () throws(InputError) in try engine.pointee.transform(displayedAt: checked) }
        transform.pointee = tapzoom_transform(shown)
    }
}

@_cdecl("tapzoom_get_target_transform") @implementation
public func tapzoom_get_target_transform(
    _ view: OpaquePointer?, _ transform: UnsafeMutablePointer<tapzoom_transform>?
) -> tapzoom_status {
    withStatus(readingEngineOf: view) { (engine) throws(StatusError) in
        try transform.required().pointee = tapzoom_transform(engine.pointee.target)
    }
}

@_cdecl("tapzoom_get_velocity") @implementation
public func tapzoom_get_velocity(
    _ view: OpaquePointer?, _ velocity: UnsafeMutablePointer<tapzoom_velocity>?
) -> tapzoom_status {
    withStatus(readingEngineOf: view) { (engine) throws(StatusError) in
        try velocity.required().pointee = tapzoom_velocity(engine.pointee.velocity)
    }
}

@_cdecl("tapzoom_get_contact_owner") @implementation
public func tapzoom_get_contact_owner(
    _ view: OpaquePointer?, _ id: Int64, _ owner: UnsafeMutablePointer<Int32>?
) -> tapzoom_status {
    withStatus(readingEngineOf: view) { (engine) throws(StatusError) in
        let place = try owner.required()
        guard let owner = engine.pointee.owner(of: id) else { throw StatusError(.contactUnknown) }
        place.pointee = owner.rawValue
    }
}

@_cdecl("tapzoom_get_contacts") @implementation
public func tapzoom_get_contacts(
    _ view: OpaquePointer?, _ contacts: UnsafeMutablePointer<tapzoom_contact>?, _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> tapzoom_status {
    withStatus(readingEngineOf: view) { (engine) throws(StatusError) in
        let count = try count.required()
        guard contacts != nil || capacity == 0 else { throw .null }
        let total = engine.pointee.contactCount
        // A size_t beyond the largest Int arrives as a negative number.
        let wanted = capacity < 0 ? total : min(capacity, total)
        if let contacts {
            for index in 0..<wanted {
                if let (contact, owner) = engine.pointee.contact(at: index) {
                    contacts[index] = tapzoom_contact(contact, owner)
                }
            }
        }
        count.pointee = total
    }
}

@_cdecl("tapzoom_get_overscroll") @implementation
public func tapzoom_get_overscroll(
    _ view: OpaquePointer?, _ overscroll: UnsafeMutablePointer<tapzoom_overscroll>?
) -> tapzoom_status {
    withStatus(readingEngineOf: view) { (engine) throws(StatusError) in
        try overscroll.required().pointee = tapzoom_overscroll(engine.pointee.overscroll)
    }
}

@_cdecl("tapzoom_get_scale_range") @implementation
public func tapzoom_get_scale_range(
    _ view: OpaquePointer?, _ min: UnsafeMutablePointer<Double>?, _ max: UnsafeMutablePointer<Double>?,
    _ fitted: UnsafeMutablePointer<Double>?
) -> tapzoom_status {
    withStatus(readingEngineOf: view) { (engine) throws(StatusError) in
        let viewport = engine.pointee.viewport
        min?.pointee = viewport.scales.lowerBound
        max?.pointee = viewport.scales.upperBound
        fitted?.pointee = viewport.fittedScale
    }
}

@_cdecl("tapzoom_get_actions") @implementation
public func tapzoom_get_actions(_ view: OpaquePointer?, _ actions: UnsafeMutablePointer<UInt32>?) -> tapzoom_status {
    withStatus(readingEngineOf: view) { (engine) throws(StatusError) in
        try actions.required().pointee = engine.pointee.possibleSteps
    }
}

@_cdecl("tapzoom_get_raster_scale") @implementation
public func tapzoom_get_raster_scale(_ view: OpaquePointer?, _ scale: UnsafeMutablePointer<Double>?) -> tapzoom_status {
    withStatus(readingEngineOf: view) { (engine) throws(StatusError) in
        try scale.required().pointee = engine.pointee.rasterScale
    }
}

@_cdecl("tapzoom_get_raster_transform") @implementation
public func tapzoom_get_raster_transform(
    _ view: OpaquePointer?, _ transform: UnsafePointer<tapzoom_transform>?,
    _ residual: UnsafeMutablePointer<tapzoom_transform>?
) -> tapzoom_status {
    withStatus(readingEngineOf: view) { (engine) throws(StatusError) in
        let (transform, residual) = (try transform.required().pointee, try residual.required())
        let shown = try Transform(checking: transform)
        residual.pointee = tapzoom_transform(engine.pointee.residual(of: shown))
    }
}

@_cdecl("tapzoom_get_visible_rect") @implementation
public func tapzoom_get_visible_rect(
    _ view: OpaquePointer?, _ transform: UnsafePointer<tapzoom_transform>?, _ rect: UnsafeMutablePointer<tapzoom_rect>?
) -> tapzoom_status {
    withStatus(readingEngineOf: view) { (engine) throws(StatusError) in
        let (transform, rect) = (try transform.required().pointee, try rect.required())
        rect.pointee = tapzoom_rect(engine.pointee.visibleRect(at: try Transform(checking: transform)))
    }
}

@_cdecl("tapzoom_get_pan_range") @implementation
public func tapzoom_get_pan_range(
    _ view: OpaquePointer?, _ transform: UnsafePointer<tapzoom_transform>?, _ rect: UnsafeMutablePointer<tapzoom_rect>?
) -> tapzoom_status {
    withStatus(readingEngineOf: view) { (engine) throws(StatusError) in
        let rect = try rect.required()
        guard let transform else {
            rect.pointee = tapzoom_rect(engine.pointee.viewport.panRange(at: engine.pointee.transform))
            return
        }
        let shown = try Transform(checking: transform.pointee)
        rect.pointee = tapzoom_rect(engine.pointee.viewport.panRange(at: shown))
    }
}

@_cdecl("tapzoom_get_smart_zoom") @implementation
public func tapzoom_get_smart_zoom(
    _ view: OpaquePointer?, _ block: UnsafePointer<tapzoom_rect>?, _ contentX: Double, _ contentY: Double,
    _ maxScale: Double, _ transform: UnsafeMutablePointer<tapzoom_transform>?
) -> tapzoom_status {
    withStatus(readingEngineOf: view) { (engine) throws(StatusError) in
        let (block, transform) = (try block.required().pointee, try transform.required())
        let area = try Rect(checking: block)
        let (point, largest) = (try Vector(checking: contentX, contentY), try maxScale.checked(.optionalScale))
        transform.pointee = tapzoom_transform(
            engine.pointee.smartZoom(on: area, at: point, maxScale: largest > 0 ? largest : .infinity))
    }
}

@_cdecl("tapzoom_poll_events") @implementation
public func tapzoom_poll_events(
    _ view: OpaquePointer?, _ events: UnsafeMutablePointer<tapzoom_event>?, _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> tapzoom_status {
    withStatus(changing: view) { (view) throws(StatusError) in
        let count = try count.required()
        guard events != nil || capacity == 0 else { throw .null }
        count.pointee = view.pointee.take(capacity, into: events)
    }
}
