// SPDX-License-Identifier: MIT

/// The scale at which the host should have drawn its content. It changes seldom: during a pinch, only when the content
/// is shown at more than twice or less than half of it; a zoom animation that goes in sets it to its target at once;
/// at rest it is exact.
extension Camera {
    @_transparent
    mutating func refreshRaster(for scale: Double) {
        if scale > 2 * raster || scale < 0.5 * raster { raster = scale }
    }

    /// The transform to draw with content that was drawn at the raster scale: from its pixels to pixels of the
    /// viewport. At rest its scale is 1 and, with quarter turns, its translation whole, so that every pixel is sharp.
    /// Within the last pixel of a motion the translation goes to the whole one, so that coming to rest shows no
    /// step.
    @_addressableSelf
    @inline(never) @_optimize(size)
    func residual(of transform: Transform) -> Transform {
        let pixels = settings.layout.pixelsPerUnit
        var residual = Transform(
            scale: transform.scale / raster, rotation: transform.rotation, translation: pixels * transform.translation)
        // Fingers and the host's velocity lead to no place.
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
