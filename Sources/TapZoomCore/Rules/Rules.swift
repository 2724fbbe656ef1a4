// SPDX-License-Identifier: MIT

/// The settings and the sizes of a view, and what follows from them. Rules never change: `Engine.enforce` replaces them
/// by those of other settings or sizes. `Thresholds` are the part for the recognizers.
package struct Rules {
    /// The sizes, and the limits of the transform between them.
    let viewport: Viewport
    /// The rubber bands, without slack.
    let bands: RubberBands
    /// The settings of flings, in view units.
    let fling: FlingSettings
    let settings: Settings

    package init(_ settings: Settings, size: Vector, content: Rect, insets: Insets) {
        self.settings = settings
        viewport = Viewport(size: size, content: content, insets: insets, layout: settings.layout)
        bands = RubberBands(settings)
        fling = settings.inViewUnits.fling
    }

    /// Whether other settings may change the displayed transform.
    func affectsLayout(_ new: Settings) -> Bool {
        new.layout != settings.layout || new.elastic != settings.elastic || RubberBands(new).edges != bands.edges
    }
}
