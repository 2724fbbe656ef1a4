// SPDX-License-Identifier: MIT

/// At which scale the host should have drawn its content. It changes seldom: while fingers zoom, only when the content
/// is shown at twice or half of it; a zoom that goes in by itself asks for its end at once; at rest it is exact.
extension Camera {
    @_transparent
    mutating func refreshRaster(for scale: Double) {
        if scale > 2 * raster || scale < 0.5 * raster { raster = scale }
    }

    /// The transform to draw with what was drawn at the raster scale: pixels of it to pixels of the viewport. At rest
    /// its scale is 1 and, with quarter turns, its translation whole, so that every pixel is sharp.
    @_addressableSelf
    @inline(never)
    func residual(of transform: Transform) -> Transform {
        let pixels = settings.layout.pixelsPerUnit
        var residual = Transform(
            scale: transform.scale / raster, rotation: transform.rotation, translation: pixels * transform.translation)
        if case .idle(transform) = motion.animation, transform.rotation == transform.rotation.nearestQuarterTurn {
            residual.translation = residual.translation.nearestWhole
        }
        return residual
    }
}
