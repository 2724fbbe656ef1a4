// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

/// Name, offset in the struct, type and range of each number that a host passes.
pub(crate) const RANGES: &str =
    "viewport.width 0 d 1e-6 to 1e12\nviewport.height 8 d 1e-6 to 1e12\nviewport.left 16 d 0 to 1e12\n\
     viewport.top 24 d 0 to 1e12\nviewport.right 32 d 0 to 1e12\nviewport.bottom 40 d 0 to 1e12\n\
     rect.x 0 d -1e12 to 1e12\nrect.y 8 d -1e12 to 1e12\nrect.width 16 d 1e-6 to 1e12\nrect.height 24 d 1e-6 to 1e12\n\
     transform.scale 0 d 1e-40 to 1e40\ntransform.rotation 8 d -1e40 to 1e40\ntransform.x 16 d -1e40 to 1e40\n\
     transform.y 24 d -1e40 to 1e40\ntouch.time 0 d -1e12 to 1e12\ntouch.x 16 d -1e12 to 1e12\n\
     touch.y 24 d -1e12 to 1e12\ntouch.phase 32 i 1 to 4 (TouchPhase)\ntouch.tool 36 i 0 to 2 (Tool)\n\
     touch.flags 40 u 0 to 7 (ContactFlags)\ntouch.buttons 44 u 0 to 63 (Buttons)\ntouch.size 48 d 0 to 1e12\n\
     scroll.time 0 d -1e12 to 1e12\nscroll.x 8 d -1e12 to 1e12\nscroll.y 16 d -1e12 to 1e12\n\
     scroll.dx 24 d -1e12 to 1e12\nscroll.dy 32 d -1e12 to 1e12\nscroll.factor 40 d 0, or 1e-6 to 1e6\n\
     scroll.rotation 48 d -1000 to 1000\nscroll.unit 56 i 0 to 3 (ScrollUnit)\n\
     scroll.source 60 i 0 to 1 (ScrollSource)\nscroll.phase 64 i 0 to 4 (ScrollPhase)\nvelocity.x 0 d -1e12 to 1e12\n\
     velocity.y 8 d -1e12 to 1e12\nvelocity.log_scale 16 d -1000 to 1000\nvelocity.rotation 24 d -1000 to 1000\n\
     velocity.view_x 32 d -1e12 to 1e12\nvelocity.view_y 40 d -1e12 to 1e12\noptions.animated 4 i 0 to 1\n\
     options.curve 8 i 0 to 1 (Curve)\noptions.path 12 i 0 to 1 (Path)\noptions.duration 16 d 0, or 0.001 to 10\n\
     options.left 24 d 0 to 1e12\noptions.top 32 d 0 to 1e12\noptions.right 40 d 0 to 1e12\n\
     options.bottom 48 d 0 to 1e12\noptions.max_scale 56 d 0, or 1e-40 to 1e40\n\
     options.fly_rho 64 d 0, or 0.001 to 1000\noptions.fly_speed 72 d 0, or 0.001 to 1000\n\
     options.quiet 80 i 0 (1 only without animated)\nlevel.fit 0 i 0 to 6 (Fit)\nlevel.other_fit 4 i 0 to 6 (Fit)\n\
     level.factor 8 d 1e-6 to 1e6\nlevel.other_factor 16 d 0, or 1e-6 to 1e6\n\
     config.gestures 4 u the bits of Gestures\nconfig.points_per_unit 8 d 0.001 to 1000\n\
     config.pixels_per_unit 16 d 0.001 to 1000\nconfig.fit 24 i 0 to 6 (Fit)\nconfig.bounds 28 i 0 to 2 (Bounds)\n\
     config.min_scale 32 l a level\nconfig.max_scale 56 l a level\nconfig.double_tap 80 i 0 to 6 (Zoom)\n\
     config.wheel 84 i 0 to 2 (ScrollAction)\nconfig.trackpad 88 i 0 to 2 (ScrollAction)\n\
     config.reduced_motion 92 i 0 to 1\nconfig.align_x 96 d 0 to 1\nconfig.align_y 104 d 0 to 1\n\
     config.visible_part 112 d 0 to 1\nconfig.visible_extra 120 d -1e12 to 1e12\nconfig.always_bounce_x 128 i 0 to 1\n\
     config.always_bounce_y 132 i 0 to 1\nconfig.two_finger_tap 136 i 0 to 6 (Zoom)\n\
     config.tap_anchor 140 i 0 to 1 (Anchor)\nconfig.pinch_anchor 144 i 0 to 1 (PinchAnchor)\n\
     config.tap_action 148 i 0 to 6 (Zoom)\nconfig.press_action 152 i 0 to 6 (Zoom)\n\
     config.finger_taps 156 u the bits of FingerCounts\nconfig.snap 160 i 0 to 2 (Snap)\n\
     config.level_count 164 i 0 to 8\nconfig.zoom_step 168 d 1.01 to 100\n\
     config.animation_duration 176 d 0, or 0.001 to 10\nconfig.snap_tolerance 184 d 0 to 10\n\
     config.levels 192 l a level\nconfig.momentum 384 i 0 to 2 (Momentum)\nconfig.invert_zoom 388 i 0 to 1\n\
     config.wheel_speed 392 d 0.01 to 10\nconfig.wheel_smoothing 400 d 0, or 1 to 1000\n\
     config.scroll_end_time 408 d 0.01 to 10\nconfig.fling_decay 416 d 0.01 to 1000\n\
     config.fling_zoom_decay 424 d 0, or 0.1 to 1000\nconfig.fling_min_speed 432 d 0 to 1e6\n\
     config.rubber_band 440 d 0 to 1\nconfig.rubber_band_scale 448 d 1 to 100\n\
     config.spring_frequency 456 d 0.1 to 1000\nconfig.double_tap_time 464 d 0.01 to 10\n\
     config.double_tap_distance 472 d 0 to 1e4\nconfig.tap_time 480 d 0.01 to 10\nconfig.tap_slop 488 d 10 to 1e4\n\
     config.press_time 496 d 0.01 to 10\nconfig.two_finger_tap_time 504 d 0.01 to 10\n\
     config.two_finger_land_time 512 d 0 to 10\nconfig.two_finger_lift_time 520 d 0 to 10\n\
     config.pan_slop 528 d 0 to 1e4\nconfig.axis_lock_ratio 536 d 0, or 1 to 100\nconfig.swipe_speed 544 d 0 to 1e6\n\
     config.page_overscroll 552 d 0 to 10\nconfig.pinch_slop 560 d 0 to 1e4\nconfig.pinch_speed 568 d 0.01 to 10\n\
     config.pinch_min_span 576 d 0 to 1e4\nconfig.rotate_slop 584 d 0 to 1e4\nconfig.rotate_snap 592 d 0 to 0.785\n\
     config.rotate_snap_step 600 d 0.01 to 6.284\nconfig.quick_zoom_distance 608 d -1e4 to -1, or 1 to 1e4\n\
     config.events 616 q the bits of EventKinds\nconfig.lenient 624 i 0 to 1\nconfig.min_pan_contacts 628 i 1 to 2\n\
     config.pager_edges 632 u the bits of Limits\nconfig.host_tools 636 u the bits of Tools\n\
     config.host_buttons 640 u the bits of Buttons\nconfig.drag_fingers 644 u the bits of FingerCounts\n\
     config.palm_size 648 d 0 to 1e12\nconfig.pen_guard_time 656 d 0 to 1e12\n\
     config.tap_debounce_time 664 d 0 to double_tap_time\nconfig.tap_ignore_time 672 d 0 to 10\n\
     config.lift_grace_time 680 d 0 to 1\nconfig.fling_max_speed 688 d fling_min_speed to 1e6\n\
     config.fling_boost_speed 696 d 0 to 1e6\nconfig.rotate_slop_snapped 704 d 0 to 1e4\n\
     config.predict_time 712 d 0 to 0.025\ntime 0 d -1e12 to 1e12\nview_x 0 d -1e12 to 1e12\nview_y 0 d -1e12 to 1e12\n\
     content_x 0 d -1e12 to 1e12\ncontent_y 0 d -1e12 to 1e12\noffset 0 d -1e12 to 1e12\nscale 0 d 1e-40 to 1e40\n\
     kept_scale 0 d 0, or 1e-40 to 1e40\nrotation 0 d -1e40 to 1e40\ndx 0 d -1e12 to 1e12\ndy 0 d -1e12 to 1e12\n\
     factor 0 d 1e-6 to 1e6\nangle 0 d -1000 to 1000\n\
     action 0 u 1, or 2, or 4, or 8, or 16, or 32, or 64, or 128, or 256 (one of Steps)\nkeep 0 i 0 to 1 (Keep)\n\
     max_scale 0 d 0, or 1e-40 to 1e40\nt 0 d 0 to 1\norigin_x 0 d -1e12 to 1e12\norigin_y 0 d -1e12 to 1e12\n\
     owner 0 i 0 to 1 (Owner)\nx 0 d -1e12 to 1e12\ny 0 d -1e12 to 1e12\n";
