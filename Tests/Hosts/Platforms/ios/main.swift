// SPDX-License-Identifier: MIT
//
// Plays coalesced touches into examples/ios/ZoomingView.swift, and prints the transform of its content.

import TapZoom
import UIKit

/// In place of examples/ios/DisplayLink.swift, which needs Objective-C.
@MainActor final class DisplayLink {
    static var last: DisplayLink?
    let body: (Double) -> Void
    private(set) var started = false
    init(for owner: AnyObject, _ body: @escaping (Double) -> Void) {
        self.body = body
        DisplayLink.last = self
    }
    func start() { started = true }
    func stop() { started = false }
}

/// In place of examples/ios/PencilHover.swift.
@MainActor final class PencilHover {
    static var last: PencilHover?
    let body: (Double) -> Void
    init(over view: UIView, _ body: @escaping (Double) -> Void) {
        self.body = body
        PencilHover.last = self
    }
}

final class Listener: ZoomingView {
    override func handle(_ event: GestureEvent) {
        if event.phase != .changed { print("event", event.kind, event.phase) }
        if event.phase == .began { print("began at", (event.time * 1e4).rounded() / 1e4) }
    }
}

let content = UIView(frame: .zero)
let view = try Listener(content: content, size: CGSize(width: 2000, height: 3000))
view.bounds = CGRect(x: 0, y: 0, width: 400, height: 600)
view.layoutSubviews()
let link = DisplayLink.last!
link.body(1)
print("fitted", content.transform.a)

let left = UITouch(at: 1.01, 150, 300), right = UITouch(at: 1.01, 250, 300)
view.touchesBegan([left, right], with: UIEvent())
for step in 0..<10 {
    let event = UIEvent()
    let time = 1.02 + Double(step) / 60
    for (touch, side) in [(left, -1.0), (right, 1.0)] {
        let half = 50 + 20 * Double(step + 1)
        (touch.timestamp, touch.place.x) = (time + 1.0 / 120, 200 + side * half)
        event.coalesced[touch] = [
            UITouch(at: time, 200 + side * (half - 10), 300),
            UITouch(at: touch.timestamp, 200 + side * half, 300),
        ]
    }
    view.touchesMoved([left, right], with: event)
    link.body(time + 1.0 / 60)
}
let shown = content.transform
print("pinched", shown.a / 0.2 * 112, (200 - shown.tx) / shown.a, (300 - shown.ty) / shown.d, shown.b)
left.timestamp = 1.5
right.timestamp = 1.5
view.touchesCancelled([left], with: UIEvent())
view.touchesEnded([right], with: UIEvent())
link.body(1.6)
link.body(2.5)
print("started", link.started)

let finger = UITouch(at: 5, 200, 300)
view.touchesBegan([finger], with: UIEvent())
print("started", link.started)
finger.timestamp = 5.1
view.touchesEnded([finger], with: UIEvent())
view.touchesMoved([finger], with: UIEvent())
link.body(6)
view.bounds.size = CGSize(width: 200, height: 300)
view.layoutSubviews()
link.body(7)
print("resized", content.transform.a / shown.a)

// A palm by its size, a finger, and one beside a pencil that hovers.
var config = Config(.photos)
(config.palmSize, config.penGuardTime) = (60, 0.5)
config.gestures.remove(.doubleTap)
let drawing = try Listener(content: UIView(frame: .zero), size: CGSize(width: 200, height: 300), config: config)
drawing.bounds = CGRect(x: 0, y: 0, width: 400, height: 600)
drawing.layoutSubviews()
let (frames, hover) = (DisplayLink.last!, PencilHover.last!)
@MainActor func tap(_ name: String, at time: Double, radius: CGFloat = 20) {
    let finger = UITouch(at: time, 200, 300)
    finger.majorRadius = radius
    print(name)
    drawing.touchesBegan([finger], with: UIEvent())
    finger.timestamp = time + 0.05
    drawing.touchesEnded([finger], with: UIEvent())
    frames.body(time + 0.1)
}
tap("palm", at: 10, radius: 31)
tap("finger", at: 12, radius: 29)
hover.body(13)
tap("beside a pencil", at: 13.4)
tap("later", at: 14)
