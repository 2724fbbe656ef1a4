// SPDX-License-Identifier: MIT

/// The raster scale, at which the host should have drawn its content. It changes seldom. During a pinch it changes only
/// when the content is shown at more than twice or less than half of it. A zoom animation that zooms in sets it to its
/// target at once. At rest it is exact.
extension Camera {
    @_transparent
    mutating func refreshRaster(for scale: Double) {
        if scale > 2 * raster || scale < 0.5 * raster { raster = scale }
    }

    /// The transform from pixels of content that was drawn at the raster scale to pixels of the viewport. At rest its
    /// scale is 1 and, at quarter turns, its translation is whole, so that every pixel is sharp. Within the last pixel
    /// of a motion the translation approaches the whole one, so that the end shows no step.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func residual(of transform: Transform) -> Transform {
        let pixels = settings.layout.pixelsPerUnit
        var residual = Transform(
            scale: transform.scale / raster, rotation: transform.rotation, translation: pixels * transform.translation)
        // A motion by fingers or by the host's velocity has no target.
        if motion.isHeld && !(isDrivenToRest && motion.held.isPaused) || motion.animation.kind == .paused {
            return residual
        }
        let target = target
        guard target.rotation == target.rotation.nearestQuarterTurn else { return residual }
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
