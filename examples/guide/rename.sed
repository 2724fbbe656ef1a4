# SPDX-License-Identifier: MIT
s/\btapzoom_reset\b/tapzoom_fit/g
s/\btapzoom_stop\b/tapzoom_stop_motion/g
s/\btapzoom_cancel\b/tapzoom_cancel_touches/g
s/\btapzoom_save\b/tapzoom_save_state/g
s/\btapzoom_load\b/tapzoom_load_state/g
s/\btapzoom_record(\([^,]*\), *\(NULL\|0\|nullptr\), *0)/tapzoom_end_recording(\1)/g
s/\btapzoom_record\b/tapzoom_begin_recording/g
s/\btapzoom_replay(\([^,]*\), *\(NULL\|0\|nullptr\), *0,[^()]*)/tapzoom_end_replay(\1)/g
s/\btapzoom_sample\b/tapzoom_touch/g
s/\bTAPZOOM_SAMPLE_NO_/TAPZOOM_CONTACT_NO_/g
s/\bTAPZOOM_RECORD_RESET\b/TAPZOOM_RECORD_FIT/g
s/\bTAPZOOM_RECORD_STOP\b/TAPZOOM_RECORD_STOP_MOTION/g
s/\bTAPZOOM_RECORD_CANCEL\b/TAPZOOM_RECORD_CANCEL_TOUCHES/g
s/\bTAPZOOM_RECORD_LOAD\b/TAPZOOM_RECORD_LOAD_STATE/g
s/\bTAPZOOM_ZOOM_RESET\b/TAPZOOM_ZOOM_FIT/g
s/\bTAPZOOM_EVENT_TAP_UP\b/TAPZOOM_EVENT_TAP_PENDING/g
s/\bTAPZOOM_\(EVENT\|GESTURE\)_TWO_FINGER_TAP\b/TAPZOOM_\1_FINGERS_TAP/g
s/\b\(1[uU]*\|UINT32_C(1)\) *<< *\(TAPZOOM_EVENT_[A-Z_]*\)/TAPZOOM_BIT(\2)/g
s/\(\.\|->\)velocity_\([xy]\)\b/\1velocity.\2/g
s/\(\.\|->\)scale_velocity\b/\1velocity.log_scale/g
s/\(\.\|->\)rotation_velocity\b/\1velocity.rotation/g
s/\([A-Za-z0-9_]\)\(\.\|->\)edges\b/\1\2pager_edges/g
s/\bbounce_\([xy]\)\b/always_bounce_\1/g
s/\bpan_contacts\b/min_pan_contacts/g
s/\bglide_decay\b/fling_zoom_decay/g
s/\bstate\(\.\|->\)event_count\b/state\1waiting_count/g
s/\bunused_\([xy]\)\b/unconsumed_\1/g
