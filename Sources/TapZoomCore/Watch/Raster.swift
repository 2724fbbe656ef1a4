// SPDX-License-Identifier: MIT

/// The raster scale, at which the host should have drawn its content. It changes seldom. During a pinch it changes only
/// when the content is shown at more than twice or less than half of it. A zoom animation that zooms in sets it to its
/// target at once. At rest it is exact.
struct Raster {
    private(set) var scale: Double

    /// The content rests at a scale.
    init(restingAt scale: Double) { self.scale = scale }

    /// The content is shown at a scale.
    mutating func show(_ scale: Double) {
        if scale > 2 * self.scale || scale < 0.5 * self.scale { self.scale = scale }
    }

    /// A motion to a scale begins.
    mutating func begin(to scale: Double) { self.scale = max(self.scale, scale) }

    /// The transform from pixels of content that was drawn at the raster scale to pixels of the viewport. At rest its
    /// scale is 1 and, at quarter turns, its translation is whole, so that every pixel is sharp. Within the last pixel
    /// of a motion the translation approaches the whole one, so that the end shows no step. `target`: the target of the
    /// motion; nil if it has none.
    func residual(of transform: Transform, toward target: Transform?, in viewport: Viewport) -> Transform {
        let pixels = viewport.layout.pixelsPerUnit
        var residual = Transform(
            scale: transform.scale / scale, rotation: transform.rotation, translation: pixels * transform.translation)
        guard let target, target.rotation == target.rotation.nearestQuarterTurn else { return residual }
        let whole = (pixels * target.translation).nearestWhole
        if transform == target {
            residual.translation = whole
        } else {
            let offset = transform.offset(to: target, about: viewport.safeArea.center)
            let left = 1 - pixels * offset.distance(in: viewport.size.length)
            if left > 0 { residual.translation = residual.translation + left * (whole - pixels * target.translation) }
        }
        return residual
    }
}

extension Raster {
    mutating func serialize(with coder: inout some StateCoder) { coder.code(&scale, in: 1e-30...1e30) }
}
