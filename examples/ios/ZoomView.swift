// SPDX-License-Identifier: MIT

import CTapZoom
import UIKit

/// Zooms a subview by touches. View units are points of UIKit, content units are points of the content.
open class ZoomView: UIView {
    private let content: UIView
    private let contentSize: CGSize
    private var view: View?
    private var ids: [ObjectIdentifier: Int64] = [:]
    private var lastID: Int64 = 0
    private var pushed: [tapzoom_touch] = []
    private var events = [tapzoom_event](repeating: tapzoom_event(), count: Int(TAPZOOM_EVENT_CAPACITY))
    private lazy var link = DisplayLink(for: self) { [weak self] time in self?.runFrame(at: time) }

    /// The time from a touch to the frame that gets it, seconds.
    private let touchDelay = 0.016

    public init(content: UIView, size: CGSize) {
        self.content = content
        contentSize = size
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        content.bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        content.layer.anchorPoint = .zero
        content.center = .zero
        addSubview(content)
    }

    public required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    /// Override it for taps and presses.
    open func handle(_ event: tapzoom_event) {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0, bounds.height > 0 else { return }
        let insets = safeAreaInsets
        var viewport = tapzoom_viewport(
            width: Double(bounds.width), height: Double(bounds.height), left: Double(insets.left),
            top: Double(insets.top), right: Double(insets.right), bottom: Double(insets.bottom))
        if let view {
            check(tapzoom_set_viewport(view.pointer, &viewport))
        } else {
            view = View(viewport, contentSize, scale: traitCollection.displayScale)
        }
        link.start()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            lastID += 1
            ids[ObjectIdentifier(touch)] = lastID
        }
        push(touches, TAPZOOM_TOUCH_BEGAN)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        // The main touch keeps its identity; its coalesced touches are other objects.
        for touch in touches {
            for older in event?.coalescedTouches(for: touch) ?? [touch] {
                append(older, of: touch, TAPZOOM_TOUCH_MOVED)
            }
        }
        flush()
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        push(touches, TAPZOOM_TOUCH_ENDED)
        for touch in touches { ids[ObjectIdentifier(touch)] = nil }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        push(touches, TAPZOOM_TOUCH_CANCELLED)
        for touch in touches { ids[ObjectIdentifier(touch)] = nil }
    }

    private func push(_ touches: Set<UITouch>, _ phase: Int) {
        for touch in touches { append(touch, of: touch, phase) }
        flush()
    }

    private func append(_ touch: UITouch, of main: UITouch, _ phase: Int) {
        guard let id = ids[ObjectIdentifier(main)] else { return }
        let place = touch.preciseLocation(in: self)
        pushed.append(
            tapzoom_touch(
                time: touch.timestamp, id: id, x: Double(place.x), y: Double(place.y), phase: Int32(phase),
                tool: Int32(touch.type == .pencil ? TAPZOOM_TOOL_PEN : TAPZOOM_TOOL_FINGER), flags: 0, buttons: 0,
                size: 2 * Double(touch.majorRadius), reserved: 0))
    }

    /// Fingers come one after the other, each with its own times: the library wants the order of the times.
    private func flush() {
        pushed.sort { ($0.time, $0.id) < ($1.time, $1.id) }
        if let view { check(tapzoom_push_touches(view.pointer, pushed, pushed.count, nil)) }
        pushed.removeAll(keepingCapacity: true)
        link.start()
    }

    private func runFrame(at now: Double) {
        guard let view else { return link.stop() }
        var state = tapzoom_state()
        check(tapzoom_get_state(view.pointer, &state))
        var frame = tapzoom_frame_result()
        let time = max(now - touchDelay, state.time)
        check(tapzoom_frame(view.pointer, time, nil, 0, &events, events.count, &frame))
        for index in 0..<Int(frame.event_count) { handle(events[index]) }
        show(frame.transform)
        if frame.state.next_deadline == .infinity { link.stop() }
    }

    private func show(_ transform: tapzoom_transform) {
        var (transform, matrix) = (transform, [Double](repeating: 0, count: 6))
        check(tapzoom_transform_to_affine(&transform, &matrix))
        content.transform = CGAffineTransform(
            a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5])
    }

    private func check(_ status: tapzoom_status) {
        assert(status == TAPZOOM_OK, String(cString: tapzoom_status_string(status)))
    }
}

/// Owns the view of the library.
private final class View {
    let pointer: OpaquePointer

    init?(_ viewport: tapzoom_viewport, _ size: CGSize, scale: CGFloat) {
        var (config, viewport, pointer) = (tapzoom_config(), viewport, OpaquePointer?.none)
        var content = tapzoom_rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
        guard
            tapzoom_config_init(&config, MemoryLayout<tapzoom_config>.size, Int32(TAPZOOM_PRESET_PHOTOS)) == TAPZOOM_OK
        else { return nil }
        config.lenient = 1
        if scale > 0 { config.pixels_per_unit = Double(scale) }  // 0: UIKit does not know the screen yet
        guard tapzoom_create(&config, &viewport, &content, &pointer) == TAPZOOM_OK, let pointer else { return nil }
        self.pointer = pointer
    }

    deinit { tapzoom_destroy(pointer) }
}
