// SPDX-License-Identifier: MIT

import UIKit

/// Calls a function for each frame of the display while it is started and its owner exists.
@MainActor final class DisplayLink {
    private weak var owner: AnyObject?
    private let body: (Double) -> Void
    private var link: CADisplayLink?

    init(for owner: AnyObject, _ body: @escaping (Double) -> Void) {
        self.owner = owner
        self.body = body
    }

    func start() {
        guard link == nil else { return }
        link = CADisplayLink(target: self, selector: #selector(frame))
        link?.add(to: .main, forMode: .common)
    }

    /// The run loop holds a started link, and the link holds this object.
    func stop() {
        link?.invalidate()
        link = nil
    }

    @objc private func frame(_ link: CADisplayLink) {
        if owner == nil { stop() } else { body(link.timestamp) }
    }
}
