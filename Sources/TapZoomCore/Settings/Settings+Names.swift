// SPDX-License-Identifier: MIT

extension Settings {
    /// The name of a field of tapzoom_config by its index in the order of the table, with a NUL behind it; "" for an
    /// index behind the last. Each field of a level counts.
    @inline(never) @_optimize(size)
    package static func name(ofField index: Int) -> UnsafePointer<UInt8> {
        var (name, left) = (names.utf8Start, index)
        while left > 0, name.pointee != 0 {
            while name.pointee != 0 { name += 1 }
            name += 1
            left &-= 1
        }
        return name
    }

    /// One constant for all, because a constant for each would take an address as well.
    private static var names: StaticString {
        """
        struct_size\0gestures\0events\0reserved_input\0points_per_unit\0pixels_per_unit\0fit\0bounds\0align_x\0\
        align_y\0reserved_bounds\0\
        min_scale.factor\0min_scale.other_factor\0min_scale.fit\0min_scale.other_fit\0min_scale.choice\0\
        min_scale.reserved\0\
        max_scale.factor\0max_scale.other_factor\0max_scale.fit\0max_scale.other_fit\0max_scale.choice\0\
        max_scale.reserved\0\
        double_tap\0double_tap_anchor\0two_finger_tap\0two_finger_tap_anchor\0level_count\0reserved_snap\0\
        reserved_snap_tolerance\0zoom_step\0animation_duration\0\
        levels[0].factor\0levels[0].other_factor\0levels[0].fit\0levels[0].other_fit\0levels[0].choice\0\
        levels[0].reserved\0\
        levels[1].factor\0levels[1].other_factor\0levels[1].fit\0levels[1].other_fit\0levels[1].choice\0\
        levels[1].reserved\0\
        levels[2].factor\0levels[2].other_factor\0levels[2].fit\0levels[2].other_fit\0levels[2].choice\0\
        levels[2].reserved\0\
        levels[3].factor\0levels[3].other_factor\0levels[3].fit\0levels[3].other_fit\0levels[3].choice\0\
        levels[3].reserved\0\
        levels[4].factor\0levels[4].other_factor\0levels[4].fit\0levels[4].other_fit\0levels[4].choice\0\
        levels[4].reserved\0\
        levels[5].factor\0levels[5].other_factor\0levels[5].fit\0levels[5].other_fit\0levels[5].choice\0\
        levels[5].reserved\0\
        levels[6].factor\0levels[6].other_factor\0levels[6].fit\0levels[6].other_fit\0levels[6].choice\0\
        levels[6].reserved\0\
        levels[7].factor\0levels[7].other_factor\0levels[7].fit\0levels[7].other_fit\0levels[7].choice\0\
        levels[7].reserved\0\
        tap_time\0tap_slop\0tap_slop_pannable\0tap_slop_pen\0tap_slop_mouse\0tap_debounce_time\0double_tap_time\0\
        double_tap_distance\0two_finger_tap_time\0two_finger_land_time\0two_finger_lift_time\0two_finger_distance\0\
        press_time\0press_slop\0pan_slop\0axis_lock_ratio\0pinch_slop\0pinch_speed\0pinch_min_span\0rotate_slop\0\
        rotate_snap\0lift_grace_time\0lift_slop\0swipe_speed\0swipe_angle\0quick_zoom_distance\0page_overscroll\0\
        fling_min_speed\0fling_max_speed\0fling_decay\0fling_boost_speed\0glide_decay\0glide_min_zoom_speed\0\
        glide_min_rotate_speed\0rubber_band\0rubber_band_scale\0spring_frequency\0reduced_motion\0bounce_x\0\
        bounce_y\0reserved_scroll_modes\0reserved_scroll\0reserved_sharing\0\
        \0
        """
    }
}
