// SPDX-License-Identifier: MIT

public import CTapZoom
import TapZoomCore

@_cdecl("tapzoom_get_transform") @implementation
@_optimize(speed)
public func tapzoom_get_transform(
    _ view: OpaquePointer?, _ transform: UnsafeMutablePointer<tapzoom_transform>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        try transform.required().pointee = tapzoom_transform(engine(view).pointee.transform)
    }
}

@_cdecl("tapzoom_get_target_transform") @implementation
public func tapzoom_get_target_transform(
    _ view: OpaquePointer?, _ transform: UnsafeMutablePointer<tapzoom_transform>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        try transform.required().pointee = tapzoom_transform(engine(view).pointee.target)
    }
}

@_cdecl("tapzoom_get_matrix") @implementation
public func tapzoom_get_matrix(_ view: OpaquePointer?, _ matrix: UnsafeMutablePointer<Float>?) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let transform = try engine(view).pointee.transform
        let matrix = try matrix.required()
        let x = Vector(transform.scale, 0).rotated(by: transform.rotation)
        for index in 0..<16 { matrix[index] = index % 5 == 0 ? 1 : 0 }
        (matrix[0], matrix[1]) = (Float(x.x), Float(x.y))
        (matrix[4], matrix[5]) = (Float(-x.y), Float(x.x))
        (matrix[12], matrix[13]) = (Float(transform.translation.x), Float(transform.translation.y))
    }
}

@_cdecl("tapzoom_get_visible_rect") @implementation
public func tapzoom_get_visible_rect(
    _ view: OpaquePointer?, _ rect: UnsafeMutablePointer<tapzoom_rect>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let engine = try engine(view)
        try rect.required().pointee = tapzoom_rect(engine.pointee.visibleRect(at: engine.pointee.transform))
    }
}

@_cdecl("tapzoom_get_target_rect") @implementation
public func tapzoom_get_target_rect(
    _ view: OpaquePointer?, _ rect: UnsafeMutablePointer<tapzoom_rect>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let engine = try engine(view)
        try rect.required().pointee = tapzoom_rect(engine.pointee.visibleRect(at: engine.pointee.target))
    }
}

@_cdecl("tapzoom_get_raster") @implementation
public func tapzoom_get_raster(
    _ view: OpaquePointer?, _ scale: UnsafeMutablePointer<Double>?, _ residual: UnsafeMutablePointer<tapzoom_transform>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let raster = try engine(view).pointee.raster
        scale?.pointee = raster.scale
        residual?.pointee = tapzoom_transform(raster.residual)
    }
}

@_cdecl("tapzoom_get_zoom_rect") @implementation
public func tapzoom_get_zoom_rect(
    _ view: OpaquePointer?, _ scale: Double, _ centerX: Double, _ centerY: Double,
    _ rect: UnsafeMutablePointer<tapzoom_rect>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let engine = try engine(view)
        let rect = try rect.required()
        let size = engine.pointee.viewport.safeArea.size / (try scale.checked(.scale))
        rect.pointee = tapzoom_rect(Rect(center: try Vector(place: centerX, centerY), size: size))
    }
}

@_cdecl("tapzoom_get_scale_range") @implementation
public func tapzoom_get_scale_range(
    _ view: OpaquePointer?, _ min: UnsafeMutablePointer<Double>?, _ max: UnsafeMutablePointer<Double>?,
    _ full: UnsafeMutablePointer<Double>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let viewport = try engine(view).pointee.viewport
        min?.pointee = viewport.scales.lowerBound
        max?.pointee = viewport.scales.upperBound
        full?.pointee = viewport.fittedScale
    }
}

@_cdecl("tapzoom_get_state") @implementation
public func tapzoom_get_state(_ view: OpaquePointer?, _ state: UnsafeMutablePointer<UInt32>?) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let engine = try engine(view)
        let scale = engine.pointee.transform.scale
        let viewport = engine.pointee.viewport
        var bits = 0
        if engine.pointee.isTouched { bits |= TAPZOOM_STATE_TOUCHED }
        if engine.pointee.isMoving { bits |= TAPZOOM_STATE_MOVING }
        if viewport.fittedScale.isBelow(scale) { bits |= TAPZOOM_STATE_ZOOMED }
        if !viewport.scales.lowerBound.isBelow(scale) { bits |= TAPZOOM_STATE_AT_MIN }
        if !scale.isBelow(viewport.scales.upperBound) { bits |= TAPZOOM_STATE_AT_MAX }
        if engine.pointee.hasEvents { bits |= TAPZOOM_STATE_EVENTS }
        if engine.pointee.hasLostEvents { bits |= TAPZOOM_STATE_EVENTS_LOST }
        try state.required().pointee = UInt32(truncatingIfNeeded: bits)
    }
}

@_cdecl("tapzoom_view_to_content") @implementation
public func tapzoom_view_to_content(
    _ view: OpaquePointer?, _ viewX: Double, _ viewY: Double, _ contentX: UnsafeMutablePointer<Double>?,
    _ contentY: UnsafeMutablePointer<Double>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let transform = try engine(view).pointee.transform
        let (x, y) = (try contentX.required(), try contentY.required())
        let content = transform.applyInverse(try Vector(place: viewX, viewY))
        (x.pointee, y.pointee) = (content.x, content.y)
    }
}

@_cdecl("tapzoom_content_to_view") @implementation
public func tapzoom_content_to_view(
    _ view: OpaquePointer?, _ contentX: Double, _ contentY: Double, _ viewX: UnsafeMutablePointer<Double>?,
    _ viewY: UnsafeMutablePointer<Double>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let transform = try engine(view).pointee.transform
        let (x, y) = (try viewX.required(), try viewY.required())
        let place = transform.apply(try Vector(place: contentX, contentY))
        (x.pointee, y.pointee) = (place.x, place.y)
    }
}

@_cdecl("tapzoom_poll_events") @implementation
public func tapzoom_poll_events(
    _ view: OpaquePointer?, _ events: UnsafeMutablePointer<tapzoom_event>?, _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> tapzoom_status {
    withStatus { () throws(StatusError) in
        let view = try resolve(view)
        let count = try count.required()
        guard events != nil || capacity == 0 else { throw .null }
        // A size_t beyond the largest Int arrives as a negative number, and is more than there can be.
        let polled = view.pointee.poll(capacity, into: events)
        if polled > 0, view.pointee.recorder.isOn { view.pointee.note(.poll, integer: Int64(polled)) }
        count.pointee = polled
    }
}

extension tapzoom_transform {
    init(_ transform: Transform) {
        self.init(
            scale: transform.scale, rotation: transform.rotation, x: transform.translation.x, y: transform.translation.y
        )
    }
}

extension tapzoom_rect {
    fileprivate init(_ rect: Rect) {
        self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.x, height: rect.size.y)
    }
}

extension tapzoom_event {
    init(_ event: Event) {
        self.init()
        time = event.time
        kind = event.kind.rawValue
        phase = event.phase.rawValue
        contact_count = event.contactCount
        tap_count = event.tapCount
        (view_x, view_y) = (event.view.x, event.view.y)
        (content_x, content_y) = (event.content.x, event.content.y)
        scale = event.scale
        rotation = event.rotation
        (velocity_x, velocity_y) = (event.velocity.x, event.velocity.y)
        scale_velocity = event.scaleVelocity
        rotation_velocity = event.rotationVelocity
        tool = event.tool.rawValue
        direction = event.direction?.rawValue ?? 0
    }
}
