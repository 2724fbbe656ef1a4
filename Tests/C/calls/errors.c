/*
 * errors.c - bad calls in every situation of a view. A refused call returns its reason. It changes no reading, no
 * output and no later behavior: a twin view that received no bad call behaves the same.
 *
 * SPDX-License-Identifier: MIT
 */
#include <float.h>

#include "refuse.h"

/* The clock in every situation except the first, in which the view has no clock. */
#define NOW 2.0

enum {
    NO_CLOCK, AT_REST, TOUCHED, TAP_PENDING, ZOOMING, PRESSED, SIXTEEN_FINGERS, PANNED, PINCHED, FLINGING, SETTLING,
    SCROLLED, DRIVEN, UNDECIDED, CLAIMED, SITUATIONS
};

static const char *const situation_names[] = {
    "a new view", "a view at rest", "a touched view", "a pending tap", "a view that zooms", "a pressed view",
    "16 fingers", "a view that is panned", "a view that is pinched", "a view that flings", "a view that settles",
    "a view that scrolls", "a view with a velocity", "a view that waits for a second finger",
    "a view with a finger that the host owns"};

static tapzoom_view *arrange(int situation) {
    tapzoom_view *view = photos();
    switch (situation) {
    case TOUCHED: CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1.9, 200, 150)); break;
    case TAP_PENDING: tap(view, 1, 1.85, 200, 150); break;
    case ZOOMING: double_tap(view, 1.65, 200, 150); break;
    case PRESSED: CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 200, 150)); break;
    case SIXTEEN_FINGERS:
        for (int i = 1; i <= TAPZOOM_MAX_CONTACTS; i++)
            CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, i, 1.9, 40.0 * i, 30.0 * i));
        break;
    case PANNED: case FLINGING:
        CHECK_OK(tapzoom_zoom_to(view, 1, 400, 300, NULL));
        drag(view, 1, 1.85, 400, 300, 300, 250);
        if (situation == FLINGING) CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 1.955, 300, 250));
        break;
    case SETTLING:
        drag(view, 1, 1.4, 400, 300, 200, 250);
        CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 1.93, 200, 250));
        break;
    case PINCHED:
        CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 2, 1.8, 500, 300));
        drag(view, 1, 1.8, 400, 300, 300, 300);
        break;
    case SCROLLED:
        CHECK_OK(tapzoom_push_scroll(view, &(const tapzoom_scroll){1.95, 200, 150, 0, -300, 0, 0, 0, 0, 0, 0}, NULL));
        break;
    case DRIVEN:
        CHECK_OK(tapzoom_advance(view, 1.9));
        CHECK_OK(tapzoom_set_velocity(view, &(const tapzoom_velocity){0, 0, 0.5, 0.1, 300, 200}));
        break;
    case UNDECIDED: case CLAIMED: {
        tapzoom_config config = config_of(view);
        config.min_pan_contacts = 2;
        CHECK_OK(tapzoom_set_config(view, &config, NULL));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1.9, 200, 150));
        if (situation == UNDECIDED) break;
        drag(view, 2, 1.9, 400, 300, 300, 250);
        CHECK_OK(tapzoom_set_contact_owner(view, 1, TAPZOOM_OWNER_HOST));
        break;
    }
    default: break;
    }
    if (situation != NO_CLOCK) CHECK_OK(tapzoom_advance(view, NOW));
    return view;
}

/* How a view reacts to ordinary input from here on: the fingers lift, then tap, then a command, then the view rests. */
#define STORY_EVENTS 256

typedef struct story {
    tapzoom_event events[STORY_EVENTS];
    size_t count;
    tapzoom_transform path[64];
} story;

static story play_on(tapzoom_view *view) {
    story outcome;
    size_t got;
    memset(&outcome, 0, sizeof outcome);
    for (int frame = 0; frame < 64; frame++) {
        double time = NOW + 0.05 * frame;
        for (int i = 1; i <= TAPZOOM_MAX_CONTACTS && frame == 1; i++)
            touch(view, TAPZOOM_TOUCH_ENDED, i, time, 40.0 * i, 30.0 * i);
        if (frame == 20 || frame == 23) CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 5, time, 500, 400));
        if (frame == 21 || frame == 24) CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 5, time, 500, 400));
        if (frame == 40) CHECK_OK(tapzoom_zoom_to(view, 1, 100, 100, OPTIONS(1)));
        CHECK_OK(tapzoom_advance(view, time));
        CHECK_OK(tapzoom_get_transform(view, &outcome.path[frame]));
        CHECK_OK(tapzoom_poll_events(view, outcome.events + outcome.count, STORY_EVENTS - outcome.count, &got));
        outcome.count += got;
    }
    return outcome;
}

/* Numbers outside the range of a length, a size, a scale, a factor, a position and a duration. */
static const double bad_lengths[] = {1.0000001e12, -1.0000001e12, 1e300, -DBL_MAX};
static const double bad_sizes[] = {0, -0.0, -1, 9.9e-7, DBL_MIN, 4.9e-324, 1.0000001e12, DBL_MAX};
static const double bad_scales[] = {0, -0.0, -1, 9.9e-41, 4.9e-324, 1.0000001e40, DBL_MAX};
static const double bad_factors[] = {0, -0.0, -2, 9.9e-7, 4.9e-324, 1.0000001e6, DBL_MAX};
static const double bad_rates[] = {1000.0000001, -1000.0000001, 1e300, -DBL_MAX};
static const double bad_places[] = {1.0000001e40, -1.0000001e40, DBL_MAX, -DBL_MAX};
static const double bad_parts[] = {-4.9e-324, -1, 1.0000001, DBL_MAX};
static const double bad_durations[] = {-1, -4.9e-324, 4.9e-324, 0.00099, 10.001, DBL_MAX};
static const int32_t bad_switches[] = {-1, 2, INT32_MIN, INT32_MAX};
static const uint32_t bad_struct_sizes[] = {0, 4, 72, 79, 81, 84, 4097, 4104, UINT32_MAX};

static const tapzoom_transform good_place = {0.4, 0, 0, 0};

static const tapzoom_scroll still_scroll = {NOW, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0};
static const tapzoom_velocity still_velocity = {0, 0, 0, 0, 0, 0};

static void null_pointers(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS), filled = config;
    tapzoom_touch good = sample(TAPZOOM_TOUCH_BEGAN, 77, NOW, 1, 1);
    const tapzoom_viewport *viewport = VIEWPORT(8, 6, 0, 0, 0, 0);
    const tapzoom_rect *rect = RECT(0, 0, 8, 6);
    const tapzoom_transform *place = &good_place;
    const tapzoom_status null = TAPZOOM_ERROR_NULL;
    fill_out();

    REFUSED(null, tapzoom_config_init(NULL, sizeof config, TAPZOOM_PRESET_PHOTOS));
    const char *field = "unchanged";
    REFUSED(null, tapzoom_config_check(NULL, NULL));
    REFUSED(null, tapzoom_config_check(NULL, &field));
    CHECK(strcmp(field, "unchanged") == 0);
    REFUSED(null, tapzoom_create(NULL, viewport, rect, &out.view));
    REFUSED(null, tapzoom_create(&config, NULL, rect, &out.view));
    REFUSED(null, tapzoom_create(&config, viewport, NULL, &out.view));
    REFUSED(null, tapzoom_create(&config, viewport, rect, NULL));
    REFUSED(null, tapzoom_set_config(NULL, &config, NULL));
    REFUSED(null, tapzoom_set_config(view, NULL, NULL));
    REFUSED(null, tapzoom_create_at(NULL, sizeof out, &config, viewport, rect, &out.view));
    REFUSED(null, tapzoom_create_at(out.bytes, sizeof out, NULL, viewport, rect, &out.view));
    REFUSED(null, tapzoom_create_at(out.bytes, sizeof out, &config, NULL, rect, &out.view));
    REFUSED(null, tapzoom_create_at(out.bytes, sizeof out, &config, viewport, NULL, &out.view));
    REFUSED(null, tapzoom_create_at(out.bytes, sizeof out, &config, viewport, rect, NULL));
    REFUSED(null, tapzoom_get_config(NULL, &config));
    CHECK_SAME(config, filled);
    REFUSED(null, tapzoom_get_config(view, NULL));
    REFUSED(null, tapzoom_set_viewport(NULL, viewport));
    REFUSED(null, tapzoom_set_viewport(view, NULL));
    REFUSED(null, tapzoom_get_viewport(NULL, &out.viewport));
    REFUSED(null, tapzoom_get_viewport(view, NULL));
    REFUSED(null, tapzoom_get_content(NULL, &out.rect));
    REFUSED(null, tapzoom_get_content(view, NULL));
    REFUSED(null, tapzoom_set_content(NULL, rect, TAPZOOM_KEEP_PICTURE));
    REFUSED(null, tapzoom_set_content(view, NULL, TAPZOOM_KEEP_PICTURE));
    REFUSED(null, tapzoom_set_pager_offset(NULL, 0, 0));
    REFUSED(null, tapzoom_set_pager_offset(NULL, NAN, 0));
    REFUSED(null, tapzoom_push_touches(NULL, &good, 1, NULL));
    REFUSED(null, tapzoom_push_touches(view, NULL, 1, NULL));
    REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_push_touches(view, &good, SIZE_MAX, NULL));
    REFUSED(null, tapzoom_push_scroll(NULL, &still_scroll, &out.consumed));
    REFUSED(null, tapzoom_push_scroll(NULL, NULL, NULL));
    REFUSED(null, tapzoom_push_scroll(view, NULL, &out.consumed));
    REFUSED(null, tapzoom_push_scroll(view, NULL, NULL));
    REFUSED(null, tapzoom_get_contact_owner(NULL, 1, &out.owner));
    REFUSED(null, tapzoom_get_contact_owner(NULL, 1, NULL));
    REFUSED(null, tapzoom_get_contact_owner(view, 1, NULL));
    REFUSED(null, tapzoom_get_contact_owner(view, 77, NULL));
    REFUSED(null, tapzoom_get_contacts(NULL, out.contacts, 4, &out.count));
    REFUSED(null, tapzoom_get_contacts(view, NULL, 4, &out.count));
    REFUSED(null, tapzoom_get_contacts(view, out.contacts, 4, NULL));
    REFUSED(null, tapzoom_get_contacts(view, NULL, 0, NULL));
    REFUSED(null, tapzoom_set_contact_owner(NULL, 1, TAPZOOM_OWNER_HOST));
    REFUSED(null, tapzoom_set_contact_owner(NULL, 1, 7));
    REFUSED(null, tapzoom_cancel_touches(NULL, NOW));
    REFUSED(null, tapzoom_pen_near(NULL, NOW));
    REFUSED(null, tapzoom_pen_near(NULL, NAN));
    REFUSED(null, tapzoom_advance(NULL, NOW));
    REFUSED(null, tapzoom_rebase_time(NULL, 0));
    REFUSED(null, tapzoom_rebase_time(NULL, NAN));
    REFUSED(null, tapzoom_frame(NULL, NOW, &good, 1, out.events, 4, &out.frame));
    REFUSED(null, tapzoom_frame(view, NOW, NULL, 1, out.events, 4, &out.frame));
    REFUSED(null, tapzoom_frame(view, NOW, &good, 1, NULL, 4, &out.frame));
    REFUSED(null, tapzoom_frame(view, NOW, &good, 1, out.events, 4, NULL));
    REFUSED(null, tapzoom_frame(view, NAN, &good, 1, out.events, 4, NULL));
    REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_frame(view, NOW, &good, SIZE_MAX, out.events, 4, &out.frame));
    REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_frame(view, NOW, &good, (size_t)INT32_MAX + 1, out.events, 4, &out.frame));
    REFUSED(null, tapzoom_get_state(NULL, &out.state));
    REFUSED(null, tapzoom_get_state(view, NULL));
    REFUSED(null, tapzoom_get_transform(NULL, &out.transform));
    REFUSED(null, tapzoom_get_transform(view, NULL));
    REFUSED(null, tapzoom_get_transform_at(NULL, NAN, &out.transform));
    REFUSED(null, tapzoom_get_transform_at(view, NAN, NULL));
    REFUSED(null, tapzoom_get_target_transform(NULL, &out.transform));
    REFUSED(null, tapzoom_get_target_transform(view, NULL));
    REFUSED(null, tapzoom_get_velocity(NULL, &out.velocity));
    REFUSED(null, tapzoom_get_velocity(view, NULL));
    REFUSED(null, tapzoom_get_overscroll(NULL, &out.overscroll));
    REFUSED(null, tapzoom_get_overscroll(view, NULL));
    REFUSED(null, tapzoom_get_visible_rect(NULL, place, &out.rect));
    REFUSED(null, tapzoom_get_visible_rect(view, NULL, &out.rect));
    REFUSED(null, tapzoom_get_visible_rect(view, place, NULL));
    REFUSED(null, tapzoom_get_pan_range(NULL, place, &out.rect));
    REFUSED(null, tapzoom_get_pan_range(view, place, NULL));
    REFUSED(null, tapzoom_get_raster_scale(NULL, out.number));
    REFUSED(null, tapzoom_get_raster_scale(view, NULL));
    REFUSED(null, tapzoom_get_raster_transform(NULL, place, &out.transform));
    REFUSED(null, tapzoom_get_raster_transform(view, NULL, &out.transform));
    REFUSED(null, tapzoom_get_raster_transform(view, place, NULL));
    REFUSED(null, tapzoom_get_scale_range(NULL, out.number, out.number + 1, out.number + 2));
    REFUSED(TAPZOOM_OK, tapzoom_get_scale_range(view, NULL, NULL, NULL));
    REFUSED(null, tapzoom_view_to_content(NULL, 0, 0, out.number, out.number + 1));
    REFUSED(null, tapzoom_view_to_content(place, 0, 0, NULL, out.number));
    REFUSED(null, tapzoom_view_to_content(place, 0, 0, out.number, NULL));
    REFUSED(null, tapzoom_content_to_view(NULL, 0, 0, out.number, out.number + 1));
    REFUSED(null, tapzoom_content_to_view(place, 0, 0, NULL, out.number));
    REFUSED(null, tapzoom_content_to_view(place, 0, 0, out.number, NULL));
    REFUSED(null, tapzoom_transform_to_matrix(NULL, 0, 0, out.matrix));
    REFUSED(null, tapzoom_transform_to_matrix(place, 0, 0, NULL));
    REFUSED(null, tapzoom_transform_compose(NULL, place, &out.transform));
    REFUSED(null, tapzoom_transform_compose(place, NULL, &out.transform));
    REFUSED(null, tapzoom_transform_compose(place, place, NULL));
    REFUSED(null, tapzoom_transform_invert(NULL, &out.transform));
    REFUSED(null, tapzoom_transform_invert(place, NULL));
    REFUSED(null, tapzoom_transform_interpolate(NULL, place, 0.5, &out.transform));
    REFUSED(null, tapzoom_transform_interpolate(place, NULL, 0.5, &out.transform));
    REFUSED(null, tapzoom_transform_interpolate(place, place, NAN, NULL));
    REFUSED(null, tapzoom_transform_to_affine(NULL, out.number));
    REFUSED(null, tapzoom_transform_to_affine(place, NULL));
    REFUSED(null, tapzoom_poll_events(NULL, out.events, 4, &out.count));
    REFUSED(null, tapzoom_poll_events(view, NULL, 4, &out.count));
    REFUSED(null, tapzoom_poll_events(view, out.events, 4, NULL));
    REFUSED(null, tapzoom_poll_events(view, NULL, 0, NULL));
    REFUSED(null, tapzoom_set_transform(NULL, place, NULL));
    REFUSED(null, tapzoom_set_transform(view, NULL, NULL));
    REFUSED(null, tapzoom_zoom_to(NULL, 1, 0, 0, NULL));
    REFUSED(null, tapzoom_zoom_to_rect(NULL, rect, NULL));
    REFUSED(null, tapzoom_zoom_to_rect(view, NULL, NULL));
    REFUSED(null, tapzoom_center_on(NULL, 0, 0, 1, NULL));
    REFUSED(null, tapzoom_rotate_to(NULL, 1, 0, 0, NULL));
    REFUSED(null, tapzoom_get_smart_zoom(NULL, RECT(0, 0, 1, 1), 0, 0, 1, &out.transform));
    REFUSED(null, tapzoom_get_smart_zoom(view, NULL, 0, 0, 1, &out.transform));
    REFUSED(null, tapzoom_get_smart_zoom(view, RECT(0, 0, 1, 1), 0, 0, 1, NULL));
    REFUSED(null, tapzoom_fit(NULL, NULL));
    REFUSED(null, tapzoom_pan_by(NULL, 1, 1, NULL));
    REFUSED(null, tapzoom_zoom_by(NULL, 2, 0, 0, NULL));
    REFUSED(null, tapzoom_rotate_by(NULL, 1, 0, 0, NULL));
    REFUSED(null, tapzoom_step(NULL, TAPZOOM_STEP_FIT, NULL));
    REFUSED(null, tapzoom_get_actions(NULL, &out.actions));
    REFUSED(null, tapzoom_get_actions(view, NULL));
    REFUSED(null, tapzoom_set_velocity(NULL, &still_velocity));
    REFUSED(null, tapzoom_set_velocity(NULL, NULL));
    REFUSED(null, tapzoom_set_velocity(view, NULL));
    REFUSED(null, tapzoom_stop_motion(NULL));
    REFUSED(null, tapzoom_save_state(NULL, out.bytes, sizeof out.bytes, &out.count));
    REFUSED(null, tapzoom_save_state(NULL, NULL, 0, &out.count));
    REFUSED(null, tapzoom_save_state(view, NULL, 0, NULL));
    REFUSED(null, tapzoom_save_state(view, NULL, 1, &out.count));
    REFUSED(null, tapzoom_load_state(NULL, out.bytes, 1));
    REFUSED(null, tapzoom_load_state(view, NULL, 1));
    REFUSED(null, tapzoom_end_recording(NULL));
    REFUSED(null, tapzoom_begin_recording(NULL, out.bytes, sizeof out.bytes));
    REFUSED(null, tapzoom_begin_recording(view, NULL, 1));
    REFUSED(null, tapzoom_fetch_recording(NULL, &out.count));
    REFUSED(null, tapzoom_fetch_recording(view, NULL));
    REFUSED(null, tapzoom_replay(NULL, out.bytes, 1, &out.count, NULL, NULL));
    REFUSED(null, tapzoom_replay(view, NULL, 1, &out.count, NULL, NULL));
    REFUSED(null, tapzoom_replay(view, NULL, 0, &out.count, NULL, NULL));
    REFUSED(null, tapzoom_replay(view, out.bytes, 1, NULL, NULL, NULL));
    REFUSED(TAPZOOM_OK, tapzoom_end_recording(view));
    check_out();
    REFUSED(null, tapzoom_push_touches(NULL, &good, 1, &out.count));
    CHECK(out.count == 0);
    REFUSED(null, tapzoom_push_touches(view, NULL, 3, &out.count));
    CHECK(out.count == 0);
}

/* The view is unchanged, but the result has its transform and state. */
static void refused_frame(tapzoom_status why, double time, const tapzoom_touch *samples, size_t count) {
    tapzoom_frame_result result;
    tapzoom_event events[4];
    memset(&result, 0xA5, sizeof result);
    memset(events, 0xA5, sizeof events);
    REFUSED(why, tapzoom_frame(view, time, samples, count, events, 4, &result));
    CHECK_SAME(result.transform, before.transform);
    CHECK_SAME(result.state, before.state);
    CHECK(result.accepted == 0 && result.event_count == 0 && result.reserved == 0);
    for (size_t i = 0; i < sizeof events; i++)
        if (!CHECK(((unsigned char *)events)[i] == 0xA5)) return;
}

static void refused_touch(tapzoom_status why, tapzoom_touch bad) {
    size_t accepted = 99;
    REFUSED(why, tapzoom_push_touches(view, &bad, 1, &accepted));
    CHECK(accepted == 0);
    refused_frame(why, fmax(NOW, state_of(view).time), &bad, 1);
    if (bad.time == NOW) refused_touch(why, (bad.time = NOW + 5, bad)); /* refused before anything due happens */
}

static void refused_sample(tapzoom_status why, int32_t phase, int64_t id, double time, double x, double y,
                           int32_t tool) {
    tapzoom_touch bad = sample(phase, id, time, x, y);
    bad.tool = tool;
    refused_touch(why, bad);
}

static tapzoom_touch with_bits(tapzoom_touch one, uint32_t flags, uint32_t buttons) {
    one.flags |= flags, one.buttons |= buttons;
    return one;
}

/* The size and the reserved field, at a landing and at a move. Errors of the other fields come first. */
static void bad_sizes_of_touches(void) {
    static const double bad_sizes[] = {-1, -4.9e-324, 1.0000001e12, DBL_MAX};
    static const double bad_reserved[] = {1, -0.0, 4.9e-324, NAN, INFINITY};
    for (int k = 0; k < 2; k++) {
        tapzoom_touch one = sample(k ? TAPZOOM_TOUCH_MOVED : TAPZOOM_TOUCH_BEGAN, 1 + 76 * !k, NOW, 1, 1), bad;
        EACH(not_finite) refused_touch(TAPZOOM_ERROR_NOT_FINITE, (bad = one, bad.size = not_finite[i], bad));
        EACH(bad_sizes) refused_touch(TAPZOOM_ERROR_RANGE, (bad = one, bad.size = bad_sizes[i], bad));
        EACH(bad_reserved) refused_touch(TAPZOOM_ERROR_RANGE, (bad = one, bad.reserved = bad_reserved[i], bad));
        EACH(bad_reserved) {
            bad = one, bad.size = NAN, bad.reserved = bad_reserved[i];
            refused_touch(TAPZOOM_ERROR_NOT_FINITE, bad);
            refused_touch(TAPZOOM_ERROR_ENUM, with_bits(bad, 8, 0));
            refused_touch(TAPZOOM_ERROR_ENUM, with_bits(bad, 0, 64));
            bad.tool = 3;
            refused_touch(TAPZOOM_ERROR_ENUM, bad);
            bad.y = 1e13;
            refused_touch(TAPZOOM_ERROR_RANGE, bad);
            bad.x = NAN;
            refused_touch(TAPZOOM_ERROR_NOT_FINITE, bad);
        }
    }
}

static void bad_samples(int situation) {
    const int32_t began = TAPZOOM_TOUCH_BEGAN;
    static const int32_t bad_phases[] = {0, 5, -1, INT32_MIN, INT32_MAX}, bad_tools[] = {-1, 3, INT32_MIN, INT32_MAX};
    EACH(not_finite) {
        refused_sample(TAPZOOM_ERROR_NOT_FINITE, began, 77, not_finite[i], 1, 1, 0);
        refused_sample(TAPZOOM_ERROR_NOT_FINITE, began, 77, NOW, not_finite[i], 1, 0);
        refused_sample(TAPZOOM_ERROR_NOT_FINITE, began, 77, NOW, 1, not_finite[i], 0);
    }
    EACH(bad_lengths) {
        refused_sample(TAPZOOM_ERROR_RANGE, began, 77, NOW, bad_lengths[i], 1, 0);
        refused_sample(TAPZOOM_ERROR_RANGE, began, 77, NOW, 1, bad_lengths[i], 0);
    }
    refused_sample(TAPZOOM_ERROR_RANGE, began, 77, 1.0000001e12, 1, 1, 0);
    refused_sample(TAPZOOM_ERROR_RANGE, began, 77, DBL_MAX, 1, 1, 0);
    EACH(bad_phases) refused_sample(TAPZOOM_ERROR_ENUM, bad_phases[i], 77, NOW, 1, 1, 0);
    EACH(bad_tools) refused_sample(TAPZOOM_ERROR_ENUM, began, 77, NOW, 1, 1, bad_tools[i]);
    for (int32_t phase = TAPZOOM_TOUCH_MOVED; phase <= TAPZOOM_TOUCH_CANCELLED; phase++) {
        refused_sample(TAPZOOM_ERROR_CONTACT_UNKNOWN, phase, 77, NOW, 1, 1, 0);
        refused_sample(TAPZOOM_ERROR_CONTACT_UNKNOWN, phase, INT64_MIN, NOW, 1, 1, 0);
        refused_sample(TAPZOOM_ERROR_CONTACT_UNKNOWN, phase, 0, NOW, 1, 1, 0);
    }
    /* Every unknown bit, alone and beside known ones, at a landing and at a move. */
    for (int bit = 0; bit <= 32; bit++) {
        const uint32_t bits = bit < 32 ? UINT32_C(1) << bit : UINT32_MAX;
        const uint32_t flags = TAPZOOM_CONTACT_NO_TAP | TAPZOOM_CONTACT_NO_SLOP | TAPZOOM_CONTACT_PALM;
        const uint32_t buttons = 2 * TAPZOOM_BUTTON_ERASER - 1;
        for (int k = 0; k < 2; k++) {
            const int32_t phase = k ? TAPZOOM_TOUCH_MOVED : began;
            tapzoom_touch bad = sample(phase, 1 + 76 * !k, NOW, 1, 1);
            bad.flags = k ? flags : 0, bad.buttons = k ? buttons : 0;
            if (bits & ~flags) refused_touch(TAPZOOM_ERROR_ENUM, with_bits(bad, bits, 0));
            if (bits & ~buttons) refused_touch(TAPZOOM_ERROR_ENUM, with_bits(bad, 0, bits));
        }
    }
    bad_sizes_of_touches();
    if (situation != NO_CLOCK) {
        refused_sample(TAPZOOM_ERROR_TIME, began, 77, nextafter(NOW, 0), 1, 1, 0);
        refused_sample(TAPZOOM_ERROR_TIME, began, 77, -1e12, 1, 1, 0);
    }
    if (situation == TOUCHED || situation == PRESSED || situation == SIXTEEN_FINGERS || situation == PANNED ||
        situation == UNDECIDED || situation == CLAIMED)
        refused_sample(TAPZOOM_ERROR_CONTACT_IN_USE, began, 1, NOW, 1, 1, 0);
    if (situation == SIXTEEN_FINGERS) refused_sample(TAPZOOM_ERROR_CONTACT_LIMIT, began, 77, NOW, 1, 1, 0);
}

/* ---- Owners and pagers ------------------------------------------------------------------------------------------ */

static void bad_owners(int situation) {
    static const int64_t unknown[] = {0, 77, -1, INT64_MIN, INT64_MAX};
    static const int32_t bad[] = {-1, TAPZOOM_OWNER_UNDECIDED, 3, 7, INT32_MIN, INT32_MAX};
    int32_t owner = TAPZOOM_OWNER_UNDECIDED + 1;
    fill_out();
    EACH(unknown) {
        REFUSED(TAPZOOM_ERROR_CONTACT_UNKNOWN, tapzoom_get_contact_owner(view, unknown[i], &out.owner));
        REFUSED(TAPZOOM_ERROR_CONTACT_UNKNOWN, tapzoom_set_contact_owner(view, unknown[i], TAPZOOM_OWNER_VIEW));
        REFUSED(TAPZOOM_ERROR_CONTACT_UNKNOWN, tapzoom_set_contact_owner(view, unknown[i], TAPZOOM_OWNER_HOST));
    }
    EACH(bad) {
        REFUSED(TAPZOOM_ERROR_ENUM, tapzoom_set_contact_owner(view, 1, bad[i]));
        REFUSED(TAPZOOM_ERROR_ENUM, tapzoom_set_contact_owner(view, 77, bad[i]));
    }
    check_out();
    /* The owner that the contact already has. */
    if (tapzoom_get_contact_owner(view, 1, &owner) != TAPZOOM_OK) return;
    CHECK(owner == (situation == UNDECIDED ? TAPZOOM_OWNER_UNDECIDED :
                    situation == CLAIMED ? TAPZOOM_OWNER_HOST : TAPZOOM_OWNER_VIEW));
    if (owner != TAPZOOM_OWNER_UNDECIDED) REFUSED(TAPZOOM_OK, tapzoom_set_contact_owner(view, 1, owner));
}

static void bad_pager_offsets(void) {
    EACH(not_finite) {
        REFUSED(TAPZOOM_ERROR_NOT_FINITE, tapzoom_set_pager_offset(view, not_finite[i], 0));
        REFUSED(TAPZOOM_ERROR_NOT_FINITE, tapzoom_set_pager_offset(view, 0, not_finite[i]));
    }
    EACH(bad_lengths) {
        REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_set_pager_offset(view, bad_lengths[i], 0));
        REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_set_pager_offset(view, 0, bad_lengths[i]));
    }
}

static void bad_times(int situation) {
    EACH(not_finite) {
        REFUSED(TAPZOOM_ERROR_NOT_FINITE, tapzoom_advance(view, not_finite[i]));
        REFUSED(TAPZOOM_ERROR_NOT_FINITE, tapzoom_get_transform_at(view, not_finite[i], &out.transform));
        REFUSED(TAPZOOM_ERROR_NOT_FINITE, tapzoom_cancel_touches(view, not_finite[i]));
        REFUSED(TAPZOOM_ERROR_NOT_FINITE, tapzoom_pen_near(view, not_finite[i]));
        REFUSED(TAPZOOM_ERROR_NOT_FINITE, tapzoom_rebase_time(view, not_finite[i]));
    }
    REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_advance(view, 1.0000001e12));
    REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_get_transform_at(view, 1.0000001e12, &out.transform));
    REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_get_transform_at(view, -1.0000001e12, &out.transform));
    REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_cancel_touches(view, DBL_MAX));
    REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_pen_near(view, 1.0000001e12));
    REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_rebase_time(view, 1.0000001e12));
    REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_rebase_time(view, -DBL_MAX));
    if (situation == NO_CLOCK) {
        REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_advance(view, -1.0000001e12));
    } else {
        /* The shift would move the clock beyond TAPZOOM_MAX_TIME. */
        REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_rebase_time(view, TAPZOOM_MAX_TIME));
        REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_rebase_time(view, TAPZOOM_MAX_TIME - NOW / 2));
        REFUSED(TAPZOOM_ERROR_TIME, tapzoom_advance(view, nextafter(NOW, 0)));
        REFUSED(TAPZOOM_ERROR_TIME, tapzoom_advance(view, -1e12));
        REFUSED(TAPZOOM_ERROR_TIME, tapzoom_get_transform_at(view, nextafter(NOW - 0.005, 0), &out.transform));
        REFUSED(TAPZOOM_ERROR_TIME, tapzoom_get_transform_at(view, -1e12, &out.transform));
        tapzoom_transform displayed;
        REFUSED(TAPZOOM_OK, tapzoom_get_transform_at(view, NOW - 0.005, &displayed));
        refused_frame(TAPZOOM_ERROR_TIME, nextafter(NOW, 0), NULL, 0);
        refused_frame(TAPZOOM_ERROR_TIME, -1e12, NULL, 0);
        REFUSED(TAPZOOM_ERROR_TIME, tapzoom_cancel_touches(view, nextafter(NOW, 0)));
        REFUSED(TAPZOOM_ERROR_TIME, tapzoom_pen_near(view, nextafter(NOW, 0)));
        REFUSED(TAPZOOM_ERROR_TIME, tapzoom_pen_near(view, -1e12));
    }
}

/* ---- Scrolls and velocities ------------------------------------------------------------------------------------- */

/* The snapshot stays the same to the last byte. */
static unsigned char snapshot_before[1 << 14];
static size_t snapshot_size;

static void same_snapshot(void) {
    static unsigned char bytes[sizeof snapshot_before];
    size_t size = 0;
    CHECK_OK(tapzoom_save_state(view, bytes, sizeof bytes, &size));
    CHECK(size == snapshot_size && memcmp(bytes, snapshot_before, size) == 0);
}

/* A scroll of each device, with and without phases, with a bad value at an offset. */
static void refused_scroll(tapzoom_status why, size_t offset, const void *bad, size_t size) {
    for (int kind = 0; kind < 4; kind++) {
        tapzoom_scroll scroll = {NOW, 400, 300, 3, -70, 1.2, 0.1, TAPZOOM_UNIT_PIXEL, kind % 2,
                                 kind / 2 ? TAPZOOM_SCROLL_CHANGED : TAPZOOM_SCROLL_UNPHASED, 0};
        memcpy((char *)&scroll + offset, bad, size);
        REFUSED(why, tapzoom_push_scroll(view, &scroll, &out.consumed));
        REFUSED(why, tapzoom_push_scroll(view, &scroll, NULL));
        if (scroll.time != NOW) continue;
        scroll.time = NOW + 5; /* refused before anything due happens */
        REFUSED(why, tapzoom_push_scroll(view, &scroll, NULL));
    }
    check_out();
    same_snapshot();
}

static void refused_in_scroll(tapzoom_status why, size_t offset, double bad) {
    refused_scroll(why, offset, &bad, sizeof bad);
}

static void bad_scrolls(int situation) {
    static const size_t lengths[] = {offsetof(tapzoom_scroll, x), offsetof(tapzoom_scroll, y),
                                     offsetof(tapzoom_scroll, dx), offsetof(tapzoom_scroll, dy)};
    static const int32_t bad_units[] = {-1, 4, INT32_MIN, INT32_MAX}, bad_sources[] = {-1, 2, INT32_MIN, INT32_MAX};
    static const int32_t bad_phases[] = {-1, 5, INT32_MIN, INT32_MAX};
    const size_t time = offsetof(tapzoom_scroll, time), factor = offsetof(tapzoom_scroll, factor);
    const size_t rotation = offsetof(tapzoom_scroll, rotation);
    fill_out();
    CHECK_OK(tapzoom_save_state(view, snapshot_before, sizeof snapshot_before, &snapshot_size));
    EACH(not_finite)
        for (size_t at = time; at <= rotation; at += sizeof(double))
            refused_in_scroll(TAPZOOM_ERROR_NOT_FINITE, at, not_finite[i]);
    EACH(lengths)
        for (int k = 0; k < 4; k++) refused_in_scroll(TAPZOOM_ERROR_RANGE, lengths[i], bad_lengths[k]);
    EACH(bad_factors)
        if (bad_factors[i] != 0) refused_in_scroll(TAPZOOM_ERROR_RANGE, factor, bad_factors[i]);
    EACH(bad_rates) refused_in_scroll(TAPZOOM_ERROR_RANGE, rotation, bad_rates[i]);
    refused_in_scroll(TAPZOOM_ERROR_RANGE, time, 1.0000001e12);
    refused_in_scroll(TAPZOOM_ERROR_RANGE, time, -DBL_MAX);
    EACH(bad_units) refused_scroll(TAPZOOM_ERROR_ENUM, offsetof(tapzoom_scroll, unit), &bad_units[i], 4);
    EACH(bad_sources) refused_scroll(TAPZOOM_ERROR_ENUM, offsetof(tapzoom_scroll, source), &bad_sources[i], 4);
    EACH(bad_phases) refused_scroll(TAPZOOM_ERROR_ENUM, offsetof(tapzoom_scroll, phase), &bad_phases[i], 4);
    EACH(bad_switches) refused_scroll(TAPZOOM_ERROR_RANGE, offsetof(tapzoom_scroll, reserved), &bad_switches[i], 4);
    if (situation != NO_CLOCK) {
        refused_in_scroll(TAPZOOM_ERROR_TIME, time, nextafter(NOW, 0));
        refused_in_scroll(TAPZOOM_ERROR_TIME, time, -1e12);
    }
}

static void refused_velocity(tapzoom_status why, size_t offset, double bad) {
    tapzoom_velocity velocity = {100, -50, 0.5, 0.3, 400, 300};
    memcpy((char *)&velocity + offset, &bad, sizeof bad);
    REFUSED(why, tapzoom_set_velocity(view, &velocity));
}

static void bad_velocities(void) {
    static const size_t lengths[] = {offsetof(tapzoom_velocity, x), offsetof(tapzoom_velocity, y),
                                     offsetof(tapzoom_velocity, view_x), offsetof(tapzoom_velocity, view_y)};
    EACH(not_finite)
        for (size_t at = 0; at < sizeof(tapzoom_velocity); at += sizeof(double))
            refused_velocity(TAPZOOM_ERROR_NOT_FINITE, at, not_finite[i]);
    EACH(lengths)
        for (int k = 0; k < 4; k++) refused_velocity(TAPZOOM_ERROR_RANGE, lengths[i], bad_lengths[k]);
    EACH(bad_rates) {
        refused_velocity(TAPZOOM_ERROR_RANGE, offsetof(tapzoom_velocity, log_scale), bad_rates[i]);
        refused_velocity(TAPZOOM_ERROR_RANGE, offsetof(tapzoom_velocity, rotation), bad_rates[i]);
    }
    same_snapshot();
}

/* A viewport and content with one bad number. */
static void refused_sizes(tapzoom_status why, double bad) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    const tapzoom_viewport *viewport = VIEWPORT(1, 1, 0, 0, 0, 0);
    const tapzoom_rect *content = RECT(0, 0, 1, 1);
    for (int i = 0; i < 2; i++) {
        const tapzoom_viewport *odd = i ? VIEWPORT(1, bad, 0, 0, 0, 0) : VIEWPORT(bad, 1, 0, 0, 0, 0);
        REFUSED(why, tapzoom_set_viewport(view, odd));
        REFUSED(why, tapzoom_create(&config, odd, content, &out.view));
        REFUSED(why, tapzoom_create_at(out.bytes, 1, &config, odd, content, &out.view));
        const tapzoom_rect *other = i ? RECT(0, 0, 1, bad) : RECT(0, 0, bad, 1);
        REFUSED(why, tapzoom_set_content(view, other, TAPZOOM_KEEP_PICTURE));
        REFUSED(why, tapzoom_set_content(view, other, TAPZOOM_KEEP_COORDINATES));
        REFUSED(why, tapzoom_create(&config, viewport, other, &out.view));
    }
}

static void refused_insets(tapzoom_status why, double bad) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    for (int i = 0; i < 4; i++) {
        double insets[4] = {0, 0, 0, 0};
        insets[i] = bad;
        const tapzoom_viewport *odd = VIEWPORT(8, 6, insets[0], insets[1], insets[2], insets[3]);
        REFUSED(why, tapzoom_set_viewport(view, odd));
        REFUSED(why, tapzoom_create(&config, odd, RECT(0, 0, 8, 6), &out.view));
    }
}

static void refused_origin(tapzoom_status why, double bad) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    for (int i = 0; i < 2; i++) {
        const tapzoom_rect *odd = i ? RECT(0, bad, 8, 6) : RECT(bad, 0, 8, 6);
        REFUSED(why, tapzoom_set_content(view, odd, TAPZOOM_KEEP_PICTURE));
        REFUSED(why, tapzoom_set_content(view, odd, TAPZOOM_KEEP_COORDINATES));
        REFUSED(why, tapzoom_create(&config, VIEWPORT(8, 6, 0, 0, 0, 0), odd, &out.view));
    }
}

static void bad_viewports_and_contents(void) {
    static const double bad_insets[] = {-1, -4.9e-324, 1.0000001e12};
    fill_out();
    EACH(not_finite) {
        refused_sizes(TAPZOOM_ERROR_NOT_FINITE, not_finite[i]);
        refused_insets(TAPZOOM_ERROR_NOT_FINITE, not_finite[i]);
        refused_origin(TAPZOOM_ERROR_NOT_FINITE, not_finite[i]);
    }
    EACH(bad_sizes) refused_sizes(TAPZOOM_ERROR_RANGE, bad_sizes[i]);
    EACH(bad_insets) refused_insets(TAPZOOM_ERROR_RANGE, bad_insets[i]);
    EACH(bad_lengths) refused_origin(TAPZOOM_ERROR_RANGE, bad_lengths[i]);
    EACH(bad_switches) REFUSED(TAPZOOM_ERROR_ENUM, tapzoom_set_content(view, RECT(0, 0, 8, 6), bad_switches[i]));
    check_out();
}

/* ---- Transforms, as arguments of commands and of pure functions ------------------------------------------------- */

static void refused_transform(tapzoom_status why, tapzoom_transform bad) {
    double *a = out.number, *b = out.number + 1;
    REFUSED(why, tapzoom_set_transform(view, &bad, NULL));
    REFUSED(why, tapzoom_set_transform(view, &bad, OPTIONS(1)));
    REFUSED(why, tapzoom_view_to_content(&bad, 0, 0, a, b));
    REFUSED(why, tapzoom_content_to_view(&bad, 0, 0, a, b));
    REFUSED(why, tapzoom_transform_compose(&bad, &good_place, &out.transform));
    REFUSED(why, tapzoom_transform_compose(&good_place, &bad, &out.transform));
    REFUSED(why, tapzoom_transform_invert(&bad, &out.transform));
    REFUSED(why, tapzoom_transform_interpolate(&bad, &good_place, 0.5, &out.transform));
    REFUSED(why, tapzoom_transform_interpolate(&good_place, &bad, 0.5, &out.transform));
    REFUSED(why, tapzoom_transform_to_affine(&bad, out.number));
    REFUSED(why, tapzoom_transform_to_matrix(&bad, 0, 0, out.matrix));
    REFUSED(why, tapzoom_get_visible_rect(view, &bad, &out.rect));
    REFUSED(why, tapzoom_get_pan_range(view, &bad, &out.rect));
    REFUSED(why, tapzoom_get_raster_transform(view, &bad, &out.transform));
}

static void refused_place(tapzoom_status why, double bad) {
    tapzoom_transform place = good_place, other = good_place;
    place.x = bad, other.y = bad;
    refused_transform(why, place);
    refused_transform(why, other);
}

static void refused_scale(tapzoom_status why, double bad) {
    tapzoom_transform place = good_place;
    place.scale = bad;
    refused_transform(why, place);
}

static void refused_rotation(tapzoom_status why, double bad) {
    tapzoom_transform place = good_place;
    place.rotation = bad;
    refused_transform(why, place);
}

static void bad_transforms(void) {
    fill_out();
    EACH(not_finite) {
        refused_scale(TAPZOOM_ERROR_NOT_FINITE, not_finite[i]);
        refused_rotation(TAPZOOM_ERROR_NOT_FINITE, not_finite[i]);
        refused_place(TAPZOOM_ERROR_NOT_FINITE, not_finite[i]);
    }
    EACH(not_finite)
        REFUSED(TAPZOOM_ERROR_NOT_FINITE,
                tapzoom_transform_interpolate(&good_place, &good_place, not_finite[i], &out.transform));
    EACH(bad_parts)
        REFUSED(TAPZOOM_ERROR_RANGE,
                tapzoom_transform_interpolate(&good_place, &good_place, bad_parts[i], &out.transform));
    EACH(bad_scales) refused_scale(TAPZOOM_ERROR_RANGE, bad_scales[i]);
    EACH(bad_places) refused_rotation(TAPZOOM_ERROR_RANGE, bad_places[i]);
    EACH(bad_places) refused_place(TAPZOOM_ERROR_RANGE, bad_places[i]);
    check_out();
}

/* Puts a bad coordinate into every call that takes one. */
static void refused_coordinate(tapzoom_status why, double bad) {
    double *a = out.number, *b = out.number + 1;
    for (int i = 0; i < 2; i++) {
        double x = i ? 0 : bad, y = i ? bad : 0;
        REFUSED(why, tapzoom_zoom_to(view, 1, x, y, NULL));
        REFUSED(why, tapzoom_pan_by(view, x, y, NULL));
        REFUSED(why, tapzoom_pan_by(view, x, y, OPTIONS(1)));
        REFUSED(why, tapzoom_zoom_by(view, 2, x, y, NULL));
        REFUSED(why, tapzoom_rotate_by(view, 1, x, y, NULL));
        REFUSED(why, tapzoom_center_on(view, x, y, 0, NULL));
        REFUSED(why, tapzoom_rotate_to(view, 1, x, y, NULL));
        REFUSED(why, tapzoom_get_smart_zoom(view, RECT(0, 0, 1, 1), x, y, 1, &out.transform));
        REFUSED(why, tapzoom_zoom_to_rect(view, RECT(x, y, 1, 1), NULL));
        REFUSED(why, tapzoom_view_to_content(&good_place, x, y, a, b));
        REFUSED(why, tapzoom_content_to_view(&good_place, x, y, a, b));
        REFUSED(why, tapzoom_transform_to_matrix(&good_place, x, y, out.matrix));
    }
}

static void bad_commands(void) {
    const tapzoom_status range = TAPZOOM_ERROR_RANGE, finite = TAPZOOM_ERROR_NOT_FINITE;
    fill_out();
    EACH(not_finite) {
        double bad = not_finite[i];
        refused_coordinate(finite, bad);
        REFUSED(finite, tapzoom_zoom_to_rect(view, RECT(0, 0, bad, 1), NULL));
        REFUSED(finite, tapzoom_zoom_to_rect(view, RECT(0, 0, 1, bad), NULL));
        REFUSED(finite, tapzoom_zoom_to(view, bad, 0, 0, NULL));
        REFUSED(finite, tapzoom_zoom_by(view, bad, 0, 0, NULL));
        REFUSED(finite, tapzoom_rotate_by(view, bad, 0, 0, NULL));
        REFUSED(finite, tapzoom_center_on(view, 0, 0, bad, NULL));
        REFUSED(finite, tapzoom_rotate_to(view, bad, 0, 0, NULL));
        REFUSED(finite, tapzoom_get_smart_zoom(view, RECT(0, 0, 1, 1), 0, 0, bad, &out.transform));
        REFUSED(finite, tapzoom_get_smart_zoom(view, RECT(0, 0, 1, bad), 0, 0, 1, &out.transform));
    }
    EACH(bad_lengths) refused_coordinate(range, bad_lengths[i]);
    EACH(bad_sizes) {
        REFUSED(range, tapzoom_zoom_to_rect(view, RECT(0, 0, bad_sizes[i], 1), NULL));
        REFUSED(range, tapzoom_zoom_to_rect(view, RECT(0, 0, 1, bad_sizes[i]), NULL));
        REFUSED(range, tapzoom_get_smart_zoom(view, RECT(0, 0, bad_sizes[i], 1), 0, 0, 1, &out.transform));
    }
    EACH(bad_scales) {
        REFUSED(range, tapzoom_zoom_to(view, bad_scales[i], 0, 0, NULL));
        if (bad_scales[i] == 0) continue;
        REFUSED(range, tapzoom_center_on(view, 0, 0, bad_scales[i], NULL));
        REFUSED(range, tapzoom_get_smart_zoom(view, RECT(0, 0, 1, 1), 0, 0, bad_scales[i], &out.transform));
    }
    REFUSED(range, tapzoom_rotate_to(view, 1.01e40, 0, 0, NULL));
    REFUSED(range, tapzoom_rotate_to(view, -1.01e40, 0, 0, NULL));
    EACH(bad_factors) REFUSED(range, tapzoom_zoom_by(view, bad_factors[i], 0, 0, NULL));
    EACH(bad_rates) REFUSED(range, tapzoom_rotate_by(view, bad_rates[i], 0, 0, NULL));
    const uint32_t bad_steps[] = {0, TAPZOOM_STEP_LEFT | TAPZOOM_STEP_UP, 2 * TAPZOOM_STEP_FIT, UINT32_MAX};
    EACH(bad_steps) REFUSED(TAPZOOM_ERROR_ENUM, tapzoom_step(view, bad_steps[i], OPTIONS(1)));
    check_out();
    same_snapshot();
}

/* ---- Options ---------------------------------------------------------------------------------------------------- */

/* Every call with options refuses these. */
static void refused_options(tapzoom_status why, const tapzoom_options *bad) {
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    REFUSED(why, tapzoom_set_config(view, &config, bad));
    REFUSED(why, tapzoom_set_transform(view, &good_place, bad));
    REFUSED(why, tapzoom_zoom_to(view, 1, 0, 0, bad));
    REFUSED(why, tapzoom_zoom_to_rect(view, RECT(0, 0, 1, 1), bad));
    REFUSED(why, tapzoom_center_on(view, 100, 100, 0, bad));
    REFUSED(why, tapzoom_rotate_to(view, 0, 1, 1, bad));
    REFUSED(why, tapzoom_fit(view, bad));
    REFUSED(why, tapzoom_pan_by(view, 2, 0, bad));
    REFUSED(why, tapzoom_zoom_by(view, 2, 0, 0, bad));
    REFUSED(why, tapzoom_rotate_by(view, 2, 0, 0, bad));
    REFUSED(why, tapzoom_step(view, TAPZOOM_STEP_UP, bad));
}

/* The numbers of the options, each with values just outside its range. */
static const struct {
    size_t offset;
    double low, high;
} option_numbers[] = {
    {offsetof(tapzoom_options, duration), 0.00099, 10.01},
    {offsetof(tapzoom_options, left), -1e-9, 1.001e12}, {offsetof(tapzoom_options, top), -1e-9, 1.001e12},
    {offsetof(tapzoom_options, right), -1e-9, 1.001e12}, {offsetof(tapzoom_options, bottom), -1e-9, 1.001e12},
    {offsetof(tapzoom_options, max_scale), 0.99e-40, 1.01e40},
    {offsetof(tapzoom_options, fly_rho), 0.00099, 1001}, {offsetof(tapzoom_options, fly_speed), 0.00099, 1001}};

static tapzoom_options with_number(tapzoom_options options, size_t offset, double number) {
    memcpy((char *)&options + offset, &number, sizeof number);
    return options;
}

static void bad_options(void) {
    static const int32_t bad_curves[] = {-1, 2, INT32_MAX}, bad_paths[] = {-1, 2, INT32_MIN};
    tapzoom_options bad;
    for (int animated = 0; animated < 2; animated++) {
        const tapzoom_options good = *OPTIONS(animated);
        EACH(option_numbers) {
            size_t at = option_numbers[i].offset;
            const double out[] = {option_numbers[i].low, option_numbers[i].high, -1};
            for (size_t k = 0; k < sizeof not_finite / sizeof *not_finite; k++)
                refused_options(TAPZOOM_ERROR_NOT_FINITE, (bad = with_number(good, at, not_finite[k]), &bad));
            for (size_t k = 0; k < sizeof out / sizeof *out; k++)
                refused_options(TAPZOOM_ERROR_RANGE, (bad = with_number(good, at, out[k]), &bad));
        }
        EACH(bad_durations) refused_options(TAPZOOM_ERROR_RANGE, (bad = good, bad.duration = bad_durations[i], &bad));
        EACH(bad_curves) refused_options(TAPZOOM_ERROR_ENUM, (bad = good, bad.curve = bad_curves[i], &bad));
        EACH(bad_paths) refused_options(TAPZOOM_ERROR_ENUM, (bad = good, bad.path = bad_paths[i], &bad));
    }
    EACH(bad_switches) refused_options(TAPZOOM_ERROR_ENUM, OPTIONS(bad_switches[i]));
    EACH(bad_switches)
        refused_options(TAPZOOM_ERROR_ENUM, (bad = *OPTIONS(0), bad.quiet = bad_switches[i], &bad));
    refused_options(TAPZOOM_ERROR_RANGE, (bad = *OPTIONS(1), bad.quiet = 1, &bad));
    refused_options(TAPZOOM_ERROR_RANGE, (bad = *OPTIONS(0), bad.reserved = 1, &bad));
    EACH(bad_struct_sizes) {
        bad = *OPTIONS(1);
        bad.struct_size = bad_struct_sizes[i];
        refused_options(TAPZOOM_ERROR_STRUCT_SIZE, &bad);
    }
}

/* The view takes the samples before the bad one, and none after it. */
static void a_bad_sample_in_a_list(void) {
    check_topic = "a list with a bad sample";
    tapzoom_view *whole = photos(), *half = photos();
    const tapzoom_touch list[] = {
        sample(TAPZOOM_TOUCH_BEGAN, 1, 1, 200, 150), sample(TAPZOOM_TOUCH_ENDED, 1, 1.05, 200, 150),
        sample(TAPZOOM_TOUCH_BEGAN, 2, 1.15, 200, NAN), sample(TAPZOOM_TOUCH_BEGAN, 3, 1.2, 9, 9)};
    size_t accepted = 99;
    CHECK_OK(tapzoom_push_touches(whole, list, 2, &accepted));
    CHECK(accepted == 2);
    CHECK_STATUS(TAPZOOM_ERROR_NOT_FINITE, tapzoom_push_touches(half, list, 4, &accepted));
    CHECK(accepted == 2);
    CHECK_STATUS(TAPZOOM_ERROR_NOT_FINITE, tapzoom_push_touches(half, list + 2, 2, NULL));
    reading a = read_all(whole), b = read_all(half);
    CHECK_SAME(a, b);
    CHECK_OK(tapzoom_push_touches(half, list + 3, 1, NULL)); /* the host skips the bad sample */
    CHECK_OK(tapzoom_push_touches(whole, list + 3, 1, NULL));
    story c = play_on(whole), d = play_on(half);
    CHECK_SAME(c, d);
    tapzoom_destroy(whole);
    tapzoom_destroy(half);
}

/* Fingers move to the largest coordinates and meet at one point. */
static void extreme_touches(void) {
    check_topic = "extreme touches";
    static const double ends[] = {-1e12, 0, 4.9e-324, 100, 1e12};
    for (int32_t which = 0; which < 4; which++) {
        tapzoom_config config = preset(which);
        tapzoom_view *odd = NULL;
        config.gestures |= TAPZOOM_GESTURE_ROTATE;
        config.pan_slop = config.pinch_slop = config.rotate_slop = 0;
        config.quick_zoom_distance = which % 2 ? 1 : -1;
        config.rubber_band = which / 2;
        CHECK_OK(create(&config, 800, 600, 4000, 3000, &odd));
        if (odd == NULL) return;
        double time = 1;
        for (int step = 0; step < 400; step++, time += 0.01) {
            int count = 1 + step / 5 % 3;
            tapzoom_transform now, target;
            tapzoom_rect rect;
            for (int i = 0; i < count; i++) {
                double x = ends[(step + i) % 5], y = ends[(step / 5 + 2 * i) % 5];
                int32_t phase = step % 5 == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED;
                CHECK_OK(touch(odd, phase, i, time, x, y));
            }
            for (int i = 0; i < count && step % 5 == 4; i++) CHECK_OK(touch(odd, TAPZOOM_TOUCH_ENDED, i, time, 0, 0));
            CHECK_OK(tapzoom_advance(odd, time));
            now = place_of(odd), target = target_of(odd), rect = visible_rect(odd, target);
            CHECK(isfinite(now.scale) && now.scale > 0 && isfinite(now.rotation) && isfinite(now.x) && isfinite(now.y));
            CHECK(isfinite(target.scale) && target.scale > 0 && isfinite(target.x) && isfinite(target.y));
            CHECK(isfinite(rect.x) && isfinite(rect.y) && rect.width >= 0 && rect.height >= 0);
            if (step % 40 == 39) time += 5;
        }
        tapzoom_destroy(odd);
    }
}

/* The ends of the ranges are valid: the library accepts them, and all numbers that it returns stay finite. */
static void extremes(void) {
    check_topic = "numbers at the ends of their ranges";
    static const double sizes[] = {1e-6, 1, 1e12}, lengths[] = {-1e12, -4.9e-324, 0, 4.9e-324, 1e12};
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    for (int shape = 0; shape < 81; shape++) {
        tapzoom_view *odd = NULL;
        double width = sizes[shape % 3], height = sizes[shape / 3 % 3];
        tapzoom_rect content = {lengths[shape % 5], lengths[shape / 3 % 5], sizes[shape / 9 % 3], sizes[shape / 27]};
        if (shape % 2) content.x = content.y = 0;
        CHECK_OK(tapzoom_create(&config, VIEWPORT(width, height, 0, 0, 0, 0), &content, &odd));
        if (odd == NULL) return;
        EACH(lengths) {
            double_tap(odd, 1 + (double)i, lengths[i], lengths[4 - i]);
            CHECK_OK(tapzoom_advance(odd, 1.9 + (double)i));
            CHECK_OK(tapzoom_zoom_to(odd, i % 2 ? 1e40 : 1e-40, lengths[i], lengths[4 - i], OPTIONS(i % 2)));
            tapzoom_transform now = place_of(odd);
            CHECK(isfinite(now.scale) && now.scale > 0 && isfinite(now.x) && isfinite(now.y) && now.rotation == 0);
            CHECK_OK(tapzoom_center_on(odd, lengths[i], lengths[4 - i], i % 2 ? 0 : 1e-40, OPTIONS(i % 2)));
            CHECK_OK(tapzoom_zoom_to_rect(odd, RECT(lengths[i], lengths[4 - i], sizes[i % 3], 1e12), NULL));
            now = place_of(odd);
            CHECK(isfinite(now.scale) && now.scale > 0 && isfinite(now.x) && isfinite(now.y) && now.rotation == 0);
        }
        tapzoom_rect rect = visible_rect(odd, place_of(odd));
        CHECK(isfinite(rect.x) && isfinite(rect.y) && isfinite(rect.width) && isfinite(rect.height));
        CHECK_OK(tapzoom_set_viewport(odd, VIEWPORT(width, height, 1e12, 1e12, 1e12, 1e12)));
        CHECK_OK(tapzoom_advance(odd, 1e12));
        CHECK_OK(touch(odd, TAPZOOM_TOUCH_BEGAN, INT64_MIN, 1e12, 0, 0));
        CHECK_OK(tapzoom_cancel_touches(odd, 1e12));
        tapzoom_destroy(odd);
    }
    tapzoom_view *early = photos();
    CHECK_OK(tapzoom_advance(early, -1e12));
    CHECK_OK(tapzoom_advance(early, 1e12));
    tapzoom_destroy(early);
}

/* The same for the arguments of the pure functions. */
static void extreme_transforms(void) {
    check_topic = "extreme transforms";
    static const double scales[] = {1e-40, 1, 1e40}, rotations[] = {-1e40, 0, 1e6}, places[] = {-1e40, 0, 1e40};
    static const double lengths[] = {-1e12, 4.9e-324, 1e12};
    tapzoom_view *other = photos();
    for (int shape = 0; shape < 243; shape++) {
        tapzoom_transform at = {scales[shape % 3], rotations[shape / 3 % 3], places[shape / 9 % 3],
                                places[shape / 27 % 3]}, residual;
        double length = lengths[shape / 81], x = NAN, y = NAN;
        float matrix[16];
        CHECK_OK(tapzoom_view_to_content(&at, length, -length, &x, &y));
        CHECK(isfinite(x) && isfinite(y));
        CHECK_OK(tapzoom_content_to_view(&at, length, -length, &x, &y));
        CHECK(isfinite(x) && isfinite(y));
        CHECK_OK(tapzoom_transform_to_matrix(&at, length, -length, matrix));
        for (int i = 0; i < 16; i++) CHECK(!isnan(matrix[i]));
        tapzoom_rect rect = visible_rect(other, at);
        CHECK(isfinite(rect.x) && isfinite(rect.y) && isfinite(rect.width) && isfinite(rect.height));
        residual = residual_of(other, at);
        CHECK(isfinite(residual.scale) && residual.scale > 0 && isfinite(residual.x) && isfinite(residual.y));
    }
    tapzoom_destroy(other);
}

/* NULL options, options of zeros, and the ends of the duration. */
static void good_options(void) {
    check_topic = "good options";
    tapzoom_view *a = photos(), *b = photos();
    CHECK_OK(tapzoom_zoom_to(a, 1, 400, 300, NULL));
    CHECK_OK(tapzoom_zoom_to(b, 1, 400, 300, OPTIONS(0)));
    reading one = read_all(a), two = read_all(b);
    CHECK_SAME(one, two);
    static const double durations[] = {0, 0.001, 10};
    EACH(durations) {
        tapzoom_options options = {.struct_size = sizeof options, .animated = 1, .duration = durations[i]};
        CHECK_OK(tapzoom_advance(a, 20.0 * (double)i));
        CHECK_OK(tapzoom_zoom_by(a, i % 2 ? 0.5 : 2, 400, 300, &options));
        double end = 20.0 * (double)i + (i ? durations[i] : 0.3);
        CHECK_OK(tapzoom_advance(a, nextafter(end, 0)));
        CHECK(state_of(a).flags & TAPZOOM_STATE_MOVING);
        CHECK_OK(tapzoom_advance(a, end));
        CHECK(!(state_of(a).flags & TAPZOOM_STATE_MOVING));
    }
    tapzoom_destroy(a);
    tapzoom_destroy(b);
}

int test_errors(void) {
    for (int situation = 0; situation < SITUATIONS; situation++) {
        check_topic = situation_names[situation];
        tapzoom_view *twin = arrange(situation);
        view = arrange(situation);
        before = read_all(view);
        null_pointers();
        bad_samples(situation);
        bad_times(situation);
        bad_scrolls(situation);
        bad_velocities();
        bad_owners(situation);
        bad_pager_offsets();
        same_snapshot();
        bad_viewports_and_contents();
        bad_transforms();
        bad_commands();
        bad_options();
        story outcome = play_on(view), expected = play_on(twin);
        CHECK_SAME(outcome, expected);
        CHECK(outcome.count > 0);
        tapzoom_destroy(view);
        tapzoom_destroy(twin);
    }
    a_bad_sample_in_a_list();
    good_options();
    extreme_touches();
    extremes();
    extreme_transforms();
    return check_report();
}
