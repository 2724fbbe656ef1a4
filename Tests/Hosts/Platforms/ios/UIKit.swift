// SPDX-License-Identifier: MIT
//
// The types of UIKit that examples/ios/ZoomingView.swift uses, with the names and signatures of Apple's documentation.

@_exported import Foundation

public struct CGAffineTransform: Equatable {
    public var a, b, c, d, tx, ty: Double
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
}

public struct UIEdgeInsets { public var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0 }
@MainActor open class UITraitCollection { public let displayScale: CGFloat = 3 }
@MainActor public final class CALayer { public var anchorPoint = CGPoint(x: 0.5, y: 0.5) }
@MainActor open class UIResponder {
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@MainActor open class UIView: UIResponder {
    public var bounds = CGRect.zero
    public var center = CGPoint.zero
    public var transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    public var isMultipleTouchEnabled = false
    public let layer = CALayer()
    public var safeAreaInsets = UIEdgeInsets()
    public let traitCollection = UITraitCollection()
    public init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    public func addSubview(_ view: UIView) {}
    open func layoutSubviews() {}
}

@MainActor public final class UITouch: Hashable {
    public enum TouchType { case direct, indirect, pencil }
    public var type = TouchType.direct
    public var timestamp = 0.0
    public var place = CGPoint.zero
    public var majorRadius: CGFloat = 20
    public init(at time: Double, _ x: Double, _ y: Double) {
        timestamp = time
        place = CGPoint(x: x, y: y)
    }
    public func preciseLocation(in view: UIView?) -> CGPoint { place }
    public nonisolated static func == (one: UITouch, other: UITouch) -> Bool { one === other }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor public final class UIEvent {
    public var coalesced: [UITouch: [UITouch]] = [:]
    public init() {}
    public func coalescedTouches(for touch: UITouch) -> [UITouch]? { coalesced[touch] }
}
