// SPDX-License-Identifier: MIT

import UIKit

/// Calls a function with the time, on the clock of touches, while an Apple Pencil hovers over a view. Needs an iPad
/// with M2 or later, and iPadOS 16.1.
@MainActor final class PencilHover: NSObject {
    private let body: (Double) -> Void

    init(over view: UIView, _ body: @escaping (Double) -> Void) {
        self.body = body
        super.init()
        let hover = UIHoverGestureRecognizer(target: self, action: #selector(move))
        hover.allowedTouchTypes = [UITouch.TouchType.pencil.rawValue as NSNumber]  // not the pointer of a mouse
        view.addGestureRecognizer(hover)
    }

    @objc private func move() { body(ProcessInfo.processInfo.systemUptime) }
}
