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
    func residual(at time: Double) -> Transform {
        let pixels = settings.layout.pixelsPerUnit
        let displayed = transform(at: time)
        var residual = Transform(
            scale: displayed.scale / raster, rotation: displayed.rotation, translation: pixels * displayed.translation)
        if case .idle = motion.animation, displayed.rotation == displayed.rotation.nearestQuarterTurn {
            residual.translation = residual.translation.nearestWhole
        }
        return residual
    }
}
