// SPDX-License-Identifier: MIT

import CTapZoom
import TapZoomCore

// The structs of the header as values of the core, checked, and back.

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

extension tapzoom_rect {
    init(_ rect: Rect) {
        self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.x, height: rect.size.y)
    }
}

extension TouchSample {
    @inline(__always)
    init(checking sample: tapzoom_sample) throws(StatusError) {
        if sample.reserved.0 | sample.reserved.1 != 0 { throw .range }
        self.init(
            time: try sample.time.checked(.time), id: sample.id, position: try Vector(checking: sample.x, sample.y),
            phase: try TouchPhase(checking: sample.phase), tool: try Tool(checking: sample.tool))
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
        limits = event.limits.rawValue
    }
}
