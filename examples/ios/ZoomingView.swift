// SPDX-License-Identifier: MIT

import TapZoom
import UIKit

/// Zooms a subview by touches. View units are points of UIKit, content units are points of the content.
open class ZoomingView: UIView {
    private let content: UIView
    private var view: ZoomView
    private var ids: [ObjectIdentifier: Int64] = [:]
    private var lastID: Int64 = 0
    private var pushed: [Touch] = []
    private var events: [GestureEvent] = []
    private var hover: PencilHover?
    private lazy var link = DisplayLink(for: self) { [weak self] time in self?.runFrame(at: time) }

    /// The time from a touch to the frame that gets it, seconds.
    private let touchDelay = 0.016

    public init(content: UIView, size: CGSize, config: Config = Config(.photos)) throws(TapZoomError) {
        self.content = content
        let (width, height) = (Double(size.width), Double(size.height))
        // UIKit does not know the size of the view yet.
        view = try ZoomView(
            config, viewport: Viewport(width: width, height: height),
            content: ContentRect(width: width, height: height))
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        content.bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        content.layer.anchorPoint = .zero
        content.center = .zero
        addSubview(content)
        hover = PencilHover(over: self) { [weak self] time in self?.pencilIsNear(at: time) }
    }

    public required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    /// Override it for taps and presses.
    open func handle(_ event: GestureEvent) {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0, bounds.height > 0 else { return }
        let (insets, scale) = (safeAreaInsets, Double(traitCollection.displayScale))
        var config = view.config
        if scale > 0 { config.pixelsPerUnit = scale }  // 0: UIKit does not know the screen yet
        let viewport = Viewport(
            width: Double(bounds.width), height: Double(bounds.height), left: Double(insets.left),
            top: Double(insets.top), right: Double(insets.right), bottom: Double(insets.bottom))
        report { () throws(TapZoomError) in
            try view.setConfig(config)
            try view.setViewport(viewport)
        }
        link.start()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            lastID += 1
            ids[ObjectIdentifier(touch)] = lastID
        }
        push(touches, .began)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        // The main touch keeps its identity; its coalesced touches are other objects.
        for touch in touches {
            for older in event?.coalescedTouches(for: touch) ?? [touch] {
                append(older, of: touch, .moved)
            }
        }
        flush()
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        push(touches, .ended)
        for touch in touches { ids[ObjectIdentifier(touch)] = nil }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        push(touches, .cancelled)
        for touch in touches { ids[ObjectIdentifier(touch)] = nil }
    }

    private func push(_ touches: Set<UITouch>, _ phase: TouchPhase) {
        for touch in touches { append(touch, of: touch, phase) }
        flush()
    }

    private func append(_ touch: UITouch, of main: UITouch, _ phase: TouchPhase) {
        guard let id = ids[ObjectIdentifier(main)] else { return }
        let place = touch.preciseLocation(in: self)
        pushed.append(
            Touch(
                time: touch.timestamp, id: id, phase: phase, x: Double(place.x), y: Double(place.y),
                tool: touch.type == .pencil ? .pen : .finger, size: 2 * Double(touch.majorRadius)))
    }

    /// Fingers come one after the other, each with its own times: the library wants the order of the times.
    private func flush() {
        pushed.sort { ($0.time, $0.id) < ($1.time, $1.id) }
        report { () throws(TapZoomError) in try view.push(pushed) }
        pushed.removeAll(keepingCapacity: true)
        link.start()
    }

    /// The pencil guards against palms.
    private func pencilIsNear(at time: Double) {
        report { () throws(TapZoomError) in try view.penNear(at: time) }
    }

    private func runFrame(at now: Double) {
        report { () throws(TapZoomError) in
            let frame = try view.frame(at: max(now - touchDelay, view.state.time), into: &events)
            for event in events { handle(event) }
            let matrix = try frame.transform.affine()
            content.transform = CGAffineTransform(
                a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d,
                tx: matrix.x, ty: matrix.y)
            if frame.state.nextDeadline == .infinity { link.stop() }
        }
    }

    /// The view refuses only arguments that no touch and no layout has.
    private func report(_ body: () throws(TapZoomError) -> Void) {
        do { try body() } catch { assertionFailure(error.description) }
    }
}
