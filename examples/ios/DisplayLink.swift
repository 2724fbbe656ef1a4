// SPDX-License-Identifier: MIT

import UIKit

/// Calls a function for each frame of the display while it is started.
@MainActor final class DisplayLink {
    private let body: (Double) -> Void
    private var link: CADisplayLink?

    init(_ body: @escaping (Double) -> Void) { self.body = body }

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

    @objc private func frame(_ link: CADisplayLink) { body(link.timestamp) }
}
