// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

extension LimitSet {
    package static var left: LimitSet { LimitSet(rawValue: 1) }
    package static var top: LimitSet { LimitSet(rawValue: 2) }
    package static var right: LimitSet { LimitSet(rawValue: 4) }
    package static var bottom: LimitSet { LimitSet(rawValue: 8) }
    package static var minScale: LimitSet { LimitSet(rawValue: 16) }
    package static var maxScale: LimitSet { LimitSet(rawValue: 32) }
    package static var all: LimitSet { LimitSet(rawValue: 63) }
}
