// SPDX-License-Identifier: MIT

extension Settings {
    /// The NUL-terminated name of the field of tapzoom_config at an offset; "" beyond the last field.
    @inline(never) @_optimize(size)
    package static func name(ofFieldAt offset: Int) -> UnsafePointer<UInt8> {
        // One loop, because the compiler turns a separate loop to the next NUL into a call of strlen.
        var (place, left, previous) = (names.utf8Start, offset, UInt8(0))
        while true {
            let byte = place.pointee
            if previous == 0 {
                if byte == 0 { return place }
                left &-= 4 * Int(byte & 7)
                if left < 0 { return place + 1 }
            }
            previous = byte
            place += 1
        }
    }

    /// The names, each preceded by the size of its field in units of 4 bytes. One constant holds them all, because
    /// separate constants would need an address each.
    private static var names: StaticString {
        """
        1struct_size\01gestures\01events\01lenient\02points_per_unit\02pixels_per_unit\01fit\01bounds\02align_x\0\
        2align_y\02visible_part\02visible_extra\0\
        2min_scale.factor\02min_scale.other_factor\01min_scale.fit\01min_scale.other_fit\01min_scale.choice\0\
        1min_scale.reserved\0\
        2max_scale.factor\02max_scale.other_factor\01max_scale.fit\01max_scale.other_fit\01max_scale.choice\0\
        1max_scale.reserved\0\
        1double_tap\01double_tap_anchor\01two_finger_tap\01two_finger_tap_anchor\01level_count\01snap\0\
        2snap_tolerance\02zoom_step\02animation_duration\0\
        2levels[0].factor\02levels[0].other_factor\01levels[0].fit\01levels[0].other_fit\01levels[0].choice\0\
        1levels[0].reserved\0\
        2levels[1].factor\02levels[1].other_factor\01levels[1].fit\01levels[1].other_fit\01levels[1].choice\0\
        1levels[1].reserved\0\
        2levels[2].factor\02levels[2].other_factor\01levels[2].fit\01levels[2].other_fit\01levels[2].choice\0\
        1levels[2].reserved\0\
        2levels[3].factor\02levels[3].other_factor\01levels[3].fit\01levels[3].other_fit\01levels[3].choice\0\
        1levels[3].reserved\0\
        2levels[4].factor\02levels[4].other_factor\01levels[4].fit\01levels[4].other_fit\01levels[4].choice\0\
        1levels[4].reserved\0\
        2levels[5].factor\02levels[5].other_factor\01levels[5].fit\01levels[5].other_fit\01levels[5].choice\0\
        1levels[5].reserved\0\
        2levels[6].factor\02levels[6].other_factor\01levels[6].fit\01levels[6].other_fit\01levels[6].choice\0\
        1levels[6].reserved\0\
        2levels[7].factor\02levels[7].other_factor\01levels[7].fit\01levels[7].other_fit\01levels[7].choice\0\
        1levels[7].reserved\0\
        2tap_time\02tap_slop\02tap_slop_pannable\02tap_slop_pen\02tap_slop_mouse\0\
        2tap_debounce_time\02double_tap_time\0\
        2double_tap_distance\02two_finger_tap_time\02two_finger_land_time\02two_finger_lift_time\0\
        2two_finger_distance\0\
        2press_time\02press_slop\02pan_slop\02axis_lock_ratio\02pinch_slop\02pinch_speed\0\
        2pinch_min_span\02rotate_slop\0\
        2rotate_snap\02lift_grace_time\02lift_slop\02swipe_speed\02swipe_angle\0\
        2quick_zoom_distance\02page_overscroll\0\
        2fling_min_speed\02fling_max_speed\02fling_decay\02fling_boost_speed\02glide_decay\02glide_min_zoom_speed\0\
        2glide_min_rotate_speed\02rubber_band\02rubber_band_scale\02spring_frequency\01reduced_motion\01bounce_x\0\
        1bounce_y\01momentum\01wheel\01trackpad\01invert_pan\01invert_zoom\02wheel_speed\0\
        2wheel_smoothing\02scroll_end_time\01pan_contacts\01edges\01host_tools\01host_buttons\0\
        \0
        """
    }
}
