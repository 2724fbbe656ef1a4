/*
 * faults.c - shows that each law finds a fault. The linker (--wrap) leads the calls of the laws through these
 * functions, which call the library. FAULT=LAW makes one of them wrong in a small way, and that law must fail.
 *
 * SPDX-License-Identifier: MIT
 */
#include "laws.h"

#define WRAP(name, ...) \
    tapzoom_status __real_##name(__VA_ARGS__); \
    tapzoom_status __wrap_##name(__VA_ARGS__); \
    tapzoom_status __wrap_##name(__VA_ARGS__)

static int is_fault(const char *law) {
    const char *fault = getenv("FAULT");
    return fault != NULL && strcmp(fault, law) == 0;
}

static int is_touched(const tapzoom_view *view) { return (state_of(view).flags & TAPZOOM_STATE_TOUCHED) != 0; }

/* The content moves by a thousandth of its offset. */
static void nudge(tapzoom_view *view) {
    tapzoom_transform place = transform_of(view);
    (void)tapzoom_pan_by(view, 1e-3 * (1 + fabs(place.x)), 1e-3 * (1 + fabs(place.y)), NULL);
}

/* A resize moves the content, or ends a motion. */
WRAP(tapzoom_set_viewport, tapzoom_view *view, const tapzoom_viewport *viewport) {
    tapzoom_status status = __real_tapzoom_set_viewport(view, viewport);
    if (status == TAPZOOM_OK && (is_fault("resize") || is_fault("turn"))) nudge(view);
    if (status == TAPZOOM_OK && is_fault("motions")) (void)tapzoom_stop_motion(view);
    return status;
}

/* The view does not report that it has dropped events. */
WRAP(tapzoom_get_state, const tapzoom_view *view, tapzoom_state *state) {
    tapzoom_status status = __real_tapzoom_get_state(view, state);
    if (is_fault("polls")) state->flags &= ~(uint32_t)TAPZOOM_STATE_EVENTS_LOST;
    return status;
}

/* -0 is another number than 0. */
WRAP(tapzoom_advance, tapzoom_view *view, double time) {
    return __real_tapzoom_advance(view, time == 0 && signbit(time) && is_fault("zeros") ? 1e-9 : time);
}

/* A landing moves the content. */
WRAP(tapzoom_push_touches, tapzoom_view *view, const tapzoom_touch *samples, size_t count, size_t *accepted) {
    tapzoom_status status = __real_tapzoom_push_touches(view, samples, count, accepted);
    if (status == TAPZOOM_OK && count > 0 && samples->phase == TAPZOOM_TOUCH_BEGAN && is_fault("landings")) nudge(view);
    return status;
}

/* A rubber band of 0 has no effect on content under fingers; and who polls FAILED gets no other event. */
WRAP(tapzoom_set_config, tapzoom_view *view, const tapzoom_config *config, const tapzoom_options *options) {
    if (config->events >> TAPZOOM_EVENT_FAILED & 1 && is_fault("failures")) {
        tapzoom_config other = *config;
        other.events = TAPZOOM_BIT(TAPZOOM_EVENT_FAILED);
        return __real_tapzoom_set_config(view, &other, options);
    }
    if (config->rubber_band == 0 && is_touched(view) && is_fault("settings")) return TAPZOOM_OK;
    return __real_tapzoom_set_config(view, config, options);
}

/* A cancel does not release the contacts. */
WRAP(tapzoom_cancel_touches, tapzoom_view *view, double time) {
    return is_fault("rest") ? __real_tapzoom_advance(view, time) : __real_tapzoom_cancel_touches(view, time);
}

/* The view takes a snapshot that it should refuse, and displays a place that is too far away; or it loses an event of a
   snapshot. */
static const tapzoom_view *forged;

WRAP(tapzoom_load_state, tapzoom_view *view, const void *bytes, size_t size) {
    tapzoom_status status = __real_tapzoom_load_state(view, bytes, size);
    tapzoom_event event;
    size_t count;
    if (status == TAPZOOM_OK && is_fault("twins")) (void)tapzoom_poll_events(view, &event, 1, &count);
    if (status != TAPZOOM_ERROR_DATA || !is_fault("forgeries")) return status;
    forged = view;
    return TAPZOOM_OK;
}

/* A quiet command moves the view under the fingers of the user. */
WRAP(tapzoom_pan_by, tapzoom_view *view, double dx, double dy, const tapzoom_options *options) {
    int is_loud = options && options->quiet && is_touched(view) && is_fault("drives");
    return __real_tapzoom_pan_by(view, dx, dy, is_loud ? NULL : options);
}

/* A scroll bar ends a hundredth before the content does. */
WRAP(tapzoom_get_pan_range, const tapzoom_view *view, const tapzoom_transform *transform, tapzoom_rect *range) {
    tapzoom_status status = __real_tapzoom_get_pan_range(view, transform, range);
    if (is_fault("ranges")) range->width *= 0.99;
    return status;
}

/* The velocity is twice as high. */
WRAP(tapzoom_get_velocity, const tapzoom_view *view, tapzoom_velocity *velocity) {
    tapzoom_status status = __real_tapzoom_get_velocity(view, velocity);
    if (is_fault("readings")) velocity->x *= 2, velocity->log_scale *= 2;
    return status;
}

/* A step at a limit is possible. */
WRAP(tapzoom_get_actions, const tapzoom_view *view, uint32_t *actions) {
    tapzoom_status status = __real_tapzoom_get_actions(view, actions);
    if (is_fault("steps")) *actions |= TAPZOOM_STEP_LEFT;
    return status;
}

/* The same; and a finger moves the content by a single bit. */
WRAP(tapzoom_get_transform, const tapzoom_view *view, tapzoom_transform *transform) {
    tapzoom_status status = __real_tapzoom_get_transform(view, transform);
    if (view == forged) transform->x = 1e41;
    if (is_fault("axes") && is_touched(view)) transform->x = nextafter(transform->x, INFINITY);
    return status;
}
