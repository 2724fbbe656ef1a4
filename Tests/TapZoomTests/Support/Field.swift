// SPDX-License-Identifier: MIT

import CTapZoom
import Testing

/// A number of a config, with its range and its default in the header.
struct Field: Sendable, CustomTestStringConvertible {
    let name: String
    let low: Double
    let high: Double
    let standard: Double
    nonisolated(unsafe) let path: WritableKeyPath<tapzoom_config, Double>

    private init(
        _ name: String, _ path: WritableKeyPath<tapzoom_config, Double>, _ low: Double, _ high: Double,
        _ standard: Double
    ) {
        (self.name, self.path, self.low, self.high, self.standard) = (name, path, low, high, standard)
    }

    var testDescription: String { name }

    /// The fields from here on have the same default in all presets.
    static let firstCommon = 9

    static let all = [
        Field("points_per_unit", \.points_per_unit, 1e-3, 1e3, 1),
        Field("pixels_per_unit", \.pixels_per_unit, 1e-3, 1e3, 1),
        Field("align_x", \.align_x, 0, 1, 0.5),
        Field("align_y", \.align_y, 0, 1, 0.5),
        Field("visible_part", \.visible_part, 0, 1, 1),
        Field("visible_extra", \.visible_extra, -1e12, 1e12, 0),
        Field("min_scale.factor", \.min_scale.factor, 1e-6, 1e6, 1),
        Field("max_scale.factor", \.max_scale.factor, 1e-6, 1e6, 6),
        Field("zoom_step", \.zoom_step, 1.01, 100, 1.5),
        Field("animation_duration", \.animation_duration, 1e-3, 10, 0.30),
        Field("tap_time", \.tap_time, 0.01, 10, 1),
        Field("tap_slop", \.tap_slop, 0, 1e4, 18),
        Field("tap_slop_pannable", \.tap_slop_pannable, 0, 1e4, 10),
        Field("tap_slop_pen", \.tap_slop_pen, 0, 1e4, 6),
        Field("tap_slop_mouse", \.tap_slop_mouse, 0, 1e4, 3),
        Field("double_tap_time", \.double_tap_time, 0.01, 10, 0.30),
        Field("tap_debounce_time", \.tap_debounce_time, 0, 0.30, 0.04),
        Field("double_tap_distance", \.double_tap_distance, 0, 1e4, 40),
        Field("two_finger_tap_time", \.two_finger_tap_time, 0.01, 10, 0.35),
        Field("two_finger_land_time", \.two_finger_land_time, 0, 10, 0.15),
        Field("two_finger_lift_time", \.two_finger_lift_time, 0, 10, 0.15),
        Field("two_finger_distance", \.two_finger_distance, 0, 1e5, 300),
        Field("press_time", \.press_time, 0.01, 10, 0.45),
        Field("press_slop", \.press_slop, 0, 1e4, 10),
        Field("pan_slop", \.pan_slop, 0, 1e4, 10),
        Field("axis_lock_ratio", \.axis_lock_ratio, 1, 100, 0),
        Field("pinch_slop", \.pinch_slop, 0, 1e4, 6),
        Field("pinch_speed", \.pinch_speed, 0.01, 10, 1),
        Field("pinch_min_span", \.pinch_min_span, 0, 1e4, 50),
        Field("rotate_slop", \.rotate_slop, 0, 1e4, 25),
        Field("rotate_snap", \.rotate_snap, 0, 0.785, 0.122),
        Field("lift_grace_time", \.lift_grace_time, 0, 1, 0.08),
        Field("lift_slop", \.lift_slop, 0, 1e4, 9),
        Field("swipe_speed", \.swipe_speed, 0, 1e6, 300),
        Field("swipe_angle", \.swipe_angle, 0, 0.785, 0.524),
        Field("quick_zoom_distance", \.quick_zoom_distance, 1, 1e4, 140),
        Field("fling_min_speed", \.fling_min_speed, 0, 1e6, 200),
        Field("fling_max_speed", \.fling_max_speed, 200, 1e6, 20000),
        Field("fling_decay", \.fling_decay, 0.01, 1000, 2),
        Field("fling_boost_speed", \.fling_boost_speed, 0, 1e6, 350),
        Field("glide_decay", \.glide_decay, 0.1, 1000, 13),
        Field("glide_min_zoom_speed", \.glide_min_zoom_speed, 0, 1e3, 2),
        Field("glide_min_rotate_speed", \.glide_min_rotate_speed, 0, 1e3, 2),
        Field("rubber_band", \.rubber_band, 0, 1, 0.55),
        Field("rubber_band_scale", \.rubber_band_scale, 1, 100, 2),
        Field("spring_frequency", \.spring_frequency, 0.1, 1000, 12),
        Field("page_overscroll", \.page_overscroll, 0, 10, 0.25),
        Field("snap_tolerance", \.snap_tolerance, 0, 10, 0.35),
        Field("wheel_speed", \.wheel_speed, 0.01, 10, 1),
        Field("wheel_smoothing", \.wheel_smoothing, 1, 1000, 23),
        Field("scroll_end_time", \.scroll_end_time, 0.01, 10, 0.15),
    ]
}
