// SPDX-License-Identifier: MIT

/// The options of a command that moves the view.
package struct CommandOptions {
    package var animated: Bool
    /// Seconds. 0 takes the duration of the settings; a flight takes at least that.
    package var duration: Double
    package var style = ZoomStyle()
    /// The space to leave free around a rectangle.
    package var padding = Insets.zero
    /// The largest scale to go to; infinite if only the view limits it.
    package var maxScale = Double.infinity

    package init(animated: Bool, duration: Double = 0) {
        self.animated = animated
        self.duration = duration
    }

    package static var atOnce: CommandOptions { CommandOptions(animated: false) }
    package static var animated: CommandOptions { CommandOptions(animated: true) }

    /// Makes the animation a flight. 0 for `rho` and `speed` takes their default.
    package mutating func fly(rho: Double = 0, speed: Double = 0, minScale: Double = 0) {
        style.rho = rho > 0 ? rho : ZoomStyle.defaultRho
        if duration == 0 { style.speed = speed > 0 ? speed : ZoomStyle.defaultSpeed }
        style.minScale = minScale
    }
}

/// The property that a new content rectangle keeps. The raw values are those of the C header.
package enum ContentChange: Int32 {
    /// The visible part of the content.
    case picture
    /// The transform.
    case coordinates
}
