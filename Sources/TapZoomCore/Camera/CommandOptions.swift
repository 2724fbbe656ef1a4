// SPDX-License-Identifier: MIT

/// The options of a command that moves the view.
package struct CommandOptions {
    package var animated: Bool
    /// Seconds; 0 takes the duration of the settings.
    package var duration: Double

    package init(animated: Bool, duration: Double = 0) {
        self.animated = animated
        self.duration = duration
    }

    package static var atOnce: CommandOptions { CommandOptions(animated: false) }
    package static var animated: CommandOptions { CommandOptions(animated: true) }
}

/// The aspect of the view that a new content rectangle preserves. The raw values are those of the C header.
package enum ContentChange: Int32 {
    /// The visible part of the content.
    case picture
    /// The transform.
    case coordinates
}
