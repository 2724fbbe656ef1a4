// SPDX-License-Identifier: MIT

extension Settings {
    /// The bits of the kinds that the host polls. Bits above those of all kinds mean nothing yet.
    var polledKinds: UInt32 { UInt32(truncatingIfNeeded: events) }

    package func wants(_ kind: EventKind) -> Bool { polledKinds & kind.bit != 0 }

    /// The gestures that have an effect: the host polls their events, or they zoom. Whether a double tap zooms depends
    /// on the current scale: see `doubleTapHasEffect`.
    var observableGestures: GestureSet {
        var noticed = gestures
        if !wants(.tap), !wants(.tapPending), assist.tapAction == .none { noticed.remove(.tap) }
        if observableFingerTaps == 0 { noticed.remove(.fingersTap) }
        if !wants(.doubleTap), zoom.doubleTap == .none { noticed.remove(.doubleTap) }
        if !wants(.longPress), assist.pressAction == .none { noticed.remove(.longPress) }
        // No second landing comes in time.
        if assist.tapIgnoreTime > tap.doubleTapTime { noticed.subtract([.doubleTap, .quickZoom]) }
        return noticed
    }

    /// Bits of the numbers of fingers that drag for the host, if it polls FINGERS_DRAG.
    var observableDragFingers: UInt32 { wants(.fingersDrag) ? fingers.dragFingers : 0 }

    /// Bits of the numbers of fingers whose tap together has an effect. Only that of two zooms.
    var observableFingerTaps: UInt32 {
        if !gestures.contains(.fingersTap) { return 0 }
        return fingers.fingerTaps & (wants(.fingersTap) ? .max : zoom.twoFingerTap != .none ? 1 << 2 : 0)
    }
}

/// Gestures to recognize, with the bits of the C header.
package struct GestureSet: OptionSet {
    package var rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    static var taps: GestureSet { [.tap, .doubleTap, .fingersTap] }
    /// Gestures that move the view.
    static var movers: GestureSet { [.pan, .pinch, .rotate, .quickZoom] }
}

/// The action of a tap, and the point about which it zooms.
package struct ZoomPolicy {
    package var action: ZoomAction
    package var anchor: ZoomAnchor
}

package enum ZoomDirection {
    case `in`, out
}

extension ZoomSettings {
    package var onDoubleTap: ZoomPolicy { ZoomPolicy(action: doubleTap, anchor: tapAnchor) }
    func onTap(_ action: ZoomAction) -> ZoomPolicy { ZoomPolicy(action: action, anchor: tapAnchor) }
    package var onTwoFingerTap: ZoomPolicy { ZoomPolicy(action: twoFingerTap, anchor: tapAnchor) }
}

extension AssistSettings {
    /// Whether a tap or a press zooms.
    var hasAction: Bool { tapAction != .none || pressAction != .none }
}

extension SharingSettings {
    /// Whether a contact belongs to the host from its landing, whatever other contacts are down.
    func isOfHost(_ tool: Tool) -> Bool {
        let byTool = hostTools & 1 << UInt32(tool.kind.rawValue)
        let byButton = hostButtons & UInt32(tool.buttons)
        return byTool | byButton != 0
    }
}

extension PalmSettings {
    var guardsByPen: Bool { penGuardTime > 0 }
}

extension PinchSettings {
    /// The detent nearest to a rotation. A rotation without a fraction is its own.
    private func nearestDetent(to rotation: Double) -> Double {
        if abs(rotation) >= 0x1p51 { return rotation }
        return (rotation / rotateSnapStep).nearestWhole * rotateSnapStep
    }

    /// The detent to which a rotation snaps; nil if none is near.
    func detent(near rotation: Double) -> Double? {
        let detent = nearestDetent(to: rotation)
        return abs(rotation - detent) <= rotateSnap ? detent : nil
    }

    /// Whether a rotation is that of a detent, up to rounding errors.
    func isDetent(_ rotation: Double) -> Bool { abs(rotation - nearestDetent(to: rotation)) <= 1e-9 }

    /// The first instant after the grace time of a lift.
    func graceEnd(after time: Double) -> Double { (time + liftGraceTime).nextUp }

    /// The zoom factor of a change of radius. It depends only on both radii, not on the path between them.
    static func factor(from start: Double, to end: Double, speed: Double, knee: Double) -> Double {
        if speed == 1 && start >= knee && end >= knee { return end / start }
        return bentFactor(from: start, to: end, speed, knee)
    }

    /// The zoom factor with another speed than 1, or of fingers that nearly touch.
    private static func bentFactor(from start: Double, to end: Double, _ speed: Double, _ knee: Double) -> Double {
        Math.exp(speed * (level(end, knee) - level(start, knee)))
    }

    /// The change of ln(factor) per view unit of radius.
    func logScaleRate(at radius: Double) -> Double { pinchSpeed / max(radius, knee) }

    /// ln(radius / knee), continued below the knee by its tangent, so that fingers that nearly touch cause neither a
    /// jump nor a division by 0.
    private static func level(_ radius: Double, _ knee: Double) -> Double {
        let part = radius / knee
        return part >= 1 ? Math.log(part) : part - 1
    }

    /// The radius below which fingers nearly touch.
    var knee: Double { pinchMinSpan / 2 }
}

extension SwipeSettings {
    /// The largest angle of a swipe to an axis: 30 degrees.
    static var widestAngle: Double { 0.524 }

    /// The edge that a swipe pulls with a velocity in view units per second; nil for a slow or diagonal one.
    func edge(of velocity: Vector) -> Edge? {
        guard velocity.length > swipeSpeed, obliqueness(of: velocity) <= Self.widestAngle else { return nil }
        return nearestEdge(to: velocity)
    }

    /// The angle between a direction and the nearest axis.
    func obliqueness(of direction: Vector) -> Double {
        let (x, y) = (abs(direction.x), abs(direction.y))
        return Math.atan2(min(x, y), max(x, y))
    }

    /// The edge that a motion pulls, at any speed and angle.
    func nearestEdge(to direction: Vector) -> Edge {
        if abs(direction.x) > abs(direction.y) { return direction.x < 0 ? .right : .left }
        return direction.y < 0 ? .bottom : .top
    }
}
