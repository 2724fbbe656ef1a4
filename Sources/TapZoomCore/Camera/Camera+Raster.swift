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
    @_addressableSelf
    @inline(never) @_optimize(size)
    func residual(of transform: Transform) -> Transform {
        let pixels = settings.layout.pixelsPerUnit
        var residual = Transform(
            scale: transform.scale / raster, rotation: transform.rotation, translation: pixels * transform.translation)
        let isIdle = motion.animation.kind == .idle && motion.animation.target == transform
        if isIdle, transform.rotation == transform.rotation.nearestQuarterTurn {
            residual.translation = residual.translation.nearestWhole
        }
        return residual
    }
}
