// SPDX-License-Identifier: MIT

/// What lies beside the content is the host's: other pages. It is told when the fingers ask for one.
extension Camera {
    /// The ways in which a finger that lands now may swipe: where the content cannot go, and nothing is zoomed.
    var swipes: Directions {
        @_addressableSelf @inline(never) get {
            let target = target
            return viewport.fullScale.isBelow(target.scale) ? [] : viewport.blocked(target)
        }
    }

    mutating func tellPage(of swipe: Gesture) {
        switch swipe.direction {
        case .left: tell(.nextPage, .once, of: swipe)
        case .right: tell(.previousPage, .once, of: swipe)
        case .up, .down, nil: break
        }
    }

    /// A drag is over: whether it has pushed far beyond an edge at which it began.
    mutating func tellPush(of drag: Gesture) {
        guard let hold, settings.swipe.push > 0 else { return }
        let free = hold.free
        // What has zoomed or turned has other things in mind.
        guard hold.keepsShape else { return }
        let excess = (free.place - viewport.room(of: free).clamp(free.place)).rotated(by: free.rotation)
        guard abs(excess.x) >= settings.swipe.push * viewport.frame.size.x, abs(excess.x) > abs(excess.y) else {
            return
        }
        let direction = excess.x < 0 ? Direction.left : .right
        guard hold.blocked.contains(Directions(direction)) else { return }
        tell(direction == .left ? .nextPage : .previousPage, .once, of: drag)
    }
}
