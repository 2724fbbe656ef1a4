/*
 * failure.h - what holds for every FAILED.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef FAILURE_H
#define FAILURE_H

#include <math.h>
#include <stddef.h>
#include <stdint.h>

#include "tapzoom.h"

/* Whether a number is at most another one, with the rounding errors of conversions and of times. */
static inline int is_at_most(double a, double b, double time) {
    return a - b <= 1e-9 * (fabs(a) + fabs(b)) + 1e-15 * fabs(time);
}

/* Whether the numbers miss the bound on the side of the reason. */
static inline int has_missed(const tapzoom_event *e) {
    switch (e->reason) {
    case TAPZOOM_REASON_MOVED:
    case TAPZOOM_REASON_HELD:
    case TAPZOOM_REASON_TOO_LATE:
    case TAPZOOM_REASON_TOO_FAR:
    case TAPZOOM_REASON_ANGLE: return is_at_most(e->allowed, e->measured, e->time);
    case TAPZOOM_REASON_TOO_EARLY:
    case TAPZOOM_REASON_TOO_SHORT:
    case TAPZOOM_REASON_TOO_SLOW: return is_at_most(e->measured, e->allowed, e->time);
    case TAPZOOM_REASON_COUNT: return e->measured != e->allowed;
    case TAPZOOM_REASON_OFF: {
        uint32_t wanted = (uint32_t)e->measured, on = (uint32_t)e->allowed;
        return (wanted & on) == on && wanted != on;
    }
    case TAPZOOM_REASON_LOST: return e->measured > 0 && e->measured < 32 && e->allowed == 0;
    case TAPZOOM_REASON_CLAIMED: /* the size of a palm, or the time since a pen */
        if (e->setting == offsetof(tapzoom_config, palm_size)) return is_at_most(e->allowed, e->measured, e->time);
        if (e->setting == offsetof(tapzoom_config, pen_guard_time))
            return e->measured >= 0 && is_at_most(e->measured, e->allowed, e->time);
        return e->measured == 0 && e->allowed == 0 && e->setting == 0;
    default:
        return e->reason >= TAPZOOM_REASON_TOOL && e->reason <= TAPZOOM_REASON_STOPPED && e->measured == 0 &&
               e->allowed == 0 && e->setting == 0;
    }
}

/* Whether a FAILED has a gesture, a reason and numbers that fit together, and any other event has none. */
static inline int is_sound_failure(const tapzoom_event *e) {
    if (e->kind != TAPZOOM_EVENT_FAILED)
        return e->gesture == 0 && e->reason == 0 && e->setting == 0 && e->measured == 0 && e->allowed == 0;
    return e->gesture > 0 && e->gesture < TAPZOOM_EVENT_FAILED && e->setting >= 0 &&
           e->setting < (int32_t)sizeof(tapzoom_config) && isfinite(e->measured) && isfinite(e->allowed) &&
           e->tap_count == 0 && e->contact_count > 0 && has_missed(e);
}

#endif
