/*
 * errors.c - bad calls, in every situation a view can be in. A refused call says why, and changes nothing: not what
 * can be read, not what its out pointers point to, and not what the view does afterwards (a twin that was left alone
 * does the same).
 *
 * SPDX-License-Identifier: MIT
 */
#include <float.h>

#include "refuse.h"

/* When a situation is what its name says; its clock, except in the first one, which has none. */
#define NOW 2.0

enum {
    NO_CLOCK, AT_REST, TOUCHED, TAP_PENDING, ZOOMING, PRESSED, SIXTEEN_FINGERS, PANNED, PINCHED, FLINGING, SETTLING,
    SITUATIONS
};

static const char *const situation_names[] = {
    "a new view", "a view at rest", "a touched view", "a pending tap", "a view that zooms", "a pressed view",
    "16 fingers", "a view that is panned", "a view that is pinched", "a view that flings", "a view that settles"};

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
        CHECK_OK(tapzoom_zoom_to(view, 1, 400, 300, 0));
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
    default: break;
    }
    if (situation != NO_CLOCK) CHECK_OK(tapzoom_advance(view, NOW));
    return view;
}

/* What a view does with ordinary input from here on: the fingers lift, then taps, a command, and rest. */
#define STORY_EVENTS 256

typedef struct story {
    tapzoom_event events[STORY_EVENTS];
    size_t count;
    tapzoom_transform path[64];
} story;

static story play_on(tapzoom_view *view) {
    story told;
    size_t got;
    memset(&told, 0, sizeof told);
    for (int frame = 0; frame < 64; frame++) {
        double time = NOW + 0.05 * frame;
        for (int i = 1; i <= TAPZOOM_MAX_CONTACTS && frame == 1; i++)
            touch(view, TAPZOOM_TOUCH_ENDED, i, time, 40.0 * i, 30.0 * i);
        if (frame == 20 || frame == 23) CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 5, time, 500, 400));
        if (frame == 21 || frame == 24) CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 5, time, 500, 400));
        if (frame == 40) CHECK_OK(tapzoom_zoom_to(view, 1, 100, 100, 1));
        CHECK_OK(tapzoom_advance(view, time));
        CHECK_OK(tapzoom_get_transform(view, &told.path[frame]));
        CHECK_OK(tapzoom_poll_events(view, told.events + told.count, STORY_EVENTS - told.count, &got));
        told.count += got;
    }
    return told;
}

/* Numbers beyond what a length, a size, a scale or a factor may be. */
static const double bad_lengths[] = {1.0000001e12, -1.0000001e12, 1e300, -DBL_MAX};
static const double bad_sizes[] = {0, -0.0, -1, 9.9e-7, DBL_MIN, 4.9e-324, 1.0000001e12, DBL_MAX};
static const double bad_scales[] = {0, -0.0, -1, 9.9e-19, 4.9e-324, 1.0000001e18, DBL_MAX};
static const double bad_factors[] = {0, -0.0, -2, 9.9e-7, 4.9e-324, 1.0000001e6, DBL_MAX};
static const int32_t bad_switches[] = {-1, 2, INT32_MIN, INT32_MAX};

static void null_pointers(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS), filled = config;
    tapzoom_sample good = sample(TAPZOOM_TOUCH_BEGAN, 77, NOW, 1, 1);
    tapzoom_transform place = {0.4, 0, 0, 0};
    const tapzoom_status null = TAPZOOM_ERROR_NULL;
    fill_out();

    REFUSED(null, tapzoom_config_init(NULL, sizeof config, TAPZOOM_PRESET_PHOTOS));
    REFUSED(null, tapzoom_create(NULL, 8, 6, 8, 6, &out.view));
    REFUSED(null, tapzoom_create(&config, 8, 6, 8, 6, NULL));
    REFUSED(null, tapzoom_set_config(NULL, &config));
    REFUSED(null, tapzoom_set_config(view, NULL));
    REFUSED(null, tapzoom_get_config(NULL, &config));
    CHECK_SAME(config, filled);
    REFUSED(null, tapzoom_get_config(view, NULL));
    REFUSED(null, tapzoom_set_viewport_size(NULL, 8, 6));
    REFUSED(null, tapzoom_set_content_size(NULL, 8, 6));
    REFUSED(null, tapzoom_set_insets(NULL, 0, 0, 0, 0));
    REFUSED(null, tapzoom_touches(NULL, &good, 1, NULL));
    REFUSED(null, tapzoom_touches(view, NULL, 1, NULL));
    REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_touches(view, &good, SIZE_MAX, NULL));
    REFUSED(null, tapzoom_cancel(NULL, NOW));
    REFUSED(null, tapzoom_advance(NULL, NOW));
    REFUSED(null, tapzoom_get_time(NULL, out.number));
    REFUSED(null, tapzoom_get_time(view, NULL));
    REFUSED(null, tapzoom_next_wake(NULL, out.number));
    REFUSED(null, tapzoom_next_wake(view, NULL));
    REFUSED(null, tapzoom_get_transform(NULL, &out.transform));
    REFUSED(null, tapzoom_get_transform(view, NULL));
    REFUSED(null, tapzoom_get_target_transform(NULL, &out.transform));
    REFUSED(null, tapzoom_get_target_transform(view, NULL));
    REFUSED(null, tapzoom_get_matrix(NULL, out.matrix));
    REFUSED(null, tapzoom_get_matrix(view, NULL));
    REFUSED(null, tapzoom_get_visible_rect(NULL, &out.rect));
    REFUSED(null, tapzoom_get_visible_rect(view, NULL));
    REFUSED(null, tapzoom_get_target_rect(NULL, &out.rect));
    REFUSED(null, tapzoom_get_target_rect(view, NULL));
    REFUSED(null, tapzoom_get_raster(NULL, out.number, &out.transform));
    REFUSED(null, tapzoom_get_raster(NULL, NULL, NULL));
    REFUSED(TAPZOOM_OK, tapzoom_get_raster(view, NULL, NULL));
    REFUSED(null, tapzoom_get_zoom_rect(NULL, 1, 0, 0, &out.rect));
    REFUSED(null, tapzoom_get_zoom_rect(view, 1, 0, 0, NULL));
    REFUSED(null, tapzoom_get_scale_range(NULL, out.number, out.number + 1, out.number + 2));
    REFUSED(TAPZOOM_OK, tapzoom_get_scale_range(view, NULL, NULL, NULL));
    REFUSED(null, tapzoom_get_state(NULL, &out.state));
    REFUSED(null, tapzoom_get_state(view, NULL));
    REFUSED(null, tapzoom_view_to_content(NULL, 0, 0, out.number, out.number + 1));
    REFUSED(null, tapzoom_view_to_content(view, 0, 0, NULL, out.number));
    REFUSED(null, tapzoom_view_to_content(view, 0, 0, out.number, NULL));
    REFUSED(null, tapzoom_content_to_view(NULL, 0, 0, out.number, out.number + 1));
    REFUSED(null, tapzoom_content_to_view(view, 0, 0, NULL, out.number));
    REFUSED(null, tapzoom_content_to_view(view, 0, 0, out.number, NULL));
    REFUSED(null, tapzoom_poll_events(NULL, out.events, 4, &out.count));
    REFUSED(null, tapzoom_poll_events(view, NULL, 4, &out.count));
    REFUSED(null, tapzoom_poll_events(view, out.events, 4, NULL));
    REFUSED(null, tapzoom_poll_events(view, NULL, 0, NULL));
    REFUSED(null, tapzoom_zoom_to_rect(NULL, 0, 0, 1, 1, 0));
    REFUSED(null, tapzoom_zoom_to(NULL, 1, 0, 0, 0));
    REFUSED(null, tapzoom_zoom_by(NULL, 2, 0, 0, 0));
    REFUSED(null, tapzoom_set_transform(NULL, &place, 0));
    REFUSED(null, tapzoom_set_transform(view, NULL, 0));
    REFUSED(null, tapzoom_reset(NULL, 0));
    REFUSED(null, tapzoom_stop(NULL));
    check_out();
    REFUSED(null, tapzoom_touches(NULL, &good, 1, &out.count));
    CHECK(out.count == 0);
    REFUSED(null, tapzoom_touches(view, NULL, 3, &out.count));
    CHECK(out.count == 0);
}

static void refused_sample(tapzoom_status why, int32_t phase, int64_t id, double time, double x, double y,
                           int32_t tool) {
    tapzoom_sample bad = {time, id, x, y, phase, tool};
    size_t accepted = 99;
    REFUSED(why, tapzoom_touches(view, &bad, 1, &accepted));
    CHECK(accepted == 0);
    if (time == NOW) refused_sample(why, phase, id, NOW + 5, x, y, tool); /* what is due until then does not happen */
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
    if (situation != NO_CLOCK) {
        refused_sample(TAPZOOM_ERROR_TIME, began, 77, nextafter(NOW, 0), 1, 1, 0);
        refused_sample(TAPZOOM_ERROR_TIME, began, 77, -1e12, 1, 1, 0);
    }
    if (situation == TOUCHED || situation == PRESSED || situation == SIXTEEN_FINGERS || situation == PANNED)
        refused_sample(TAPZOOM_ERROR_CONTACT_IN_USE, began, 1, NOW, 1, 1, 0);
    if (situation == SIXTEEN_FINGERS) refused_sample(TAPZOOM_ERROR_CONTACT_LIMIT, began, 77, NOW, 1, 1, 0);
}

static void bad_times(int situation) {
    EACH(not_finite) {
        REFUSED(TAPZOOM_ERROR_NOT_FINITE, tapzoom_advance(view, not_finite[i]));
        REFUSED(TAPZOOM_ERROR_NOT_FINITE, tapzoom_cancel(view, not_finite[i]));
    }
    REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_advance(view, 1.0000001e12));
    REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_cancel(view, DBL_MAX));
    if (situation == NO_CLOCK) {
        REFUSED(TAPZOOM_ERROR_RANGE, tapzoom_advance(view, -1.0000001e12));
    } else {
        REFUSED(TAPZOOM_ERROR_TIME, tapzoom_advance(view, nextafter(NOW, 0)));
        REFUSED(TAPZOOM_ERROR_TIME, tapzoom_advance(view, -1e12));
        REFUSED(TAPZOOM_ERROR_TIME, tapzoom_cancel(view, nextafter(NOW, 0)));
    }
}

static void bad_sizes_and_insets(void) {
    const tapzoom_status range = TAPZOOM_ERROR_RANGE, finite = TAPZOOM_ERROR_NOT_FINITE;
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    fill_out();
    EACH(not_finite) {
        double bad = not_finite[i];
        REFUSED(finite, tapzoom_set_viewport_size(view, bad, 1));
        REFUSED(finite, tapzoom_set_viewport_size(view, 1, bad));
        REFUSED(finite, tapzoom_set_content_size(view, bad, 1));
        REFUSED(finite, tapzoom_set_content_size(view, 1, bad));
        REFUSED(finite, tapzoom_set_insets(view, bad, 0, 0, 0));
        REFUSED(finite, tapzoom_set_insets(view, 0, bad, 0, 0));
        REFUSED(finite, tapzoom_set_insets(view, 0, 0, bad, 0));
        REFUSED(finite, tapzoom_set_insets(view, 0, 0, 0, bad));
        REFUSED(finite, tapzoom_create(&config, bad, 1, 1, 1, &out.view));
        REFUSED(finite, tapzoom_create(&config, 1, bad, 1, 1, &out.view));
        REFUSED(finite, tapzoom_create(&config, 1, 1, bad, 1, &out.view));
        REFUSED(finite, tapzoom_create(&config, 1, 1, 1, bad, &out.view));
    }
    EACH(bad_sizes) {
        double bad = bad_sizes[i];
        REFUSED(range, tapzoom_set_viewport_size(view, bad, 1));
        REFUSED(range, tapzoom_set_viewport_size(view, 1, bad));
        REFUSED(range, tapzoom_set_content_size(view, bad, 1));
        REFUSED(range, tapzoom_set_content_size(view, 1, bad));
        REFUSED(range, tapzoom_create(&config, bad, 1, 1, 1, &out.view));
        REFUSED(range, tapzoom_create(&config, 1, bad, 1, 1, &out.view));
        REFUSED(range, tapzoom_create(&config, 1, 1, bad, 1, &out.view));
        REFUSED(range, tapzoom_create(&config, 1, 1, 1, bad, &out.view));
    }
    static const double bad_insets[] = {-1, -4.9e-324, 1.0000001e12};
    EACH(bad_insets) {
        REFUSED(range, tapzoom_set_insets(view, bad_insets[i], 0, 0, 0));
        REFUSED(range, tapzoom_set_insets(view, 0, bad_insets[i], 0, 0));
        REFUSED(range, tapzoom_set_insets(view, 0, 0, bad_insets[i], 0));
        REFUSED(range, tapzoom_set_insets(view, 0, 0, 0, bad_insets[i]));
    }
    check_out();
}

static void bad_commands(void) {
    const tapzoom_status range = TAPZOOM_ERROR_RANGE, finite = TAPZOOM_ERROR_NOT_FINITE;
    const tapzoom_status enumeration = TAPZOOM_ERROR_ENUM;
    const tapzoom_transform good = {0.4, 0, 0, 0};
    tapzoom_transform place;
    EACH(not_finite) {
        double bad = not_finite[i];
        REFUSED(finite, tapzoom_zoom_to_rect(view, bad, 0, 1, 1, 0));
        REFUSED(finite, tapzoom_zoom_to_rect(view, 0, bad, 1, 1, 0));
        REFUSED(finite, tapzoom_zoom_to_rect(view, 0, 0, bad, 1, 0));
        REFUSED(finite, tapzoom_zoom_to_rect(view, 0, 0, 1, bad, 0));
        REFUSED(finite, tapzoom_zoom_to(view, bad, 0, 0, 0));
        REFUSED(finite, tapzoom_zoom_to(view, 1, bad, 0, 0));
        REFUSED(finite, tapzoom_zoom_to(view, 1, 0, bad, 0));
        REFUSED(finite, tapzoom_zoom_by(view, bad, 0, 0, 0));
        REFUSED(finite, tapzoom_zoom_by(view, 2, bad, 0, 0));
        REFUSED(finite, tapzoom_zoom_by(view, 2, 0, bad, 0));
        REFUSED(finite, (place = good, place.scale = bad, tapzoom_set_transform(view, &place, 0)));
        REFUSED(finite, (place = good, place.rotation = bad, tapzoom_set_transform(view, &place, 0)));
        REFUSED(finite, (place = good, place.x = bad, tapzoom_set_transform(view, &place, 0)));
        REFUSED(finite, (place = good, place.y = bad, tapzoom_set_transform(view, &place, 0)));
    }
    EACH(bad_lengths) {
        double bad = bad_lengths[i];
        REFUSED(range, tapzoom_zoom_to_rect(view, bad, 0, 1, 1, 0));
        REFUSED(range, tapzoom_zoom_to_rect(view, 0, bad, 1, 1, 0));
        REFUSED(range, tapzoom_zoom_to(view, 1, bad, 0, 0));
        REFUSED(range, tapzoom_zoom_to(view, 1, 0, bad, 0));
        REFUSED(range, tapzoom_zoom_by(view, 2, bad, 0, 0));
        REFUSED(range, tapzoom_zoom_by(view, 2, 0, bad, 0));
        REFUSED(range, (place = good, place.x = bad, tapzoom_set_transform(view, &place, 0)));
        REFUSED(range, (place = good, place.y = bad, tapzoom_set_transform(view, &place, 0)));
        REFUSED(range, (place = good, place.rotation = bad, tapzoom_set_transform(view, &place, 0)));
    }
    EACH(bad_sizes) {
        REFUSED(range, tapzoom_zoom_to_rect(view, 0, 0, bad_sizes[i], 1, 0));
        REFUSED(range, tapzoom_zoom_to_rect(view, 0, 0, 1, bad_sizes[i], 0));
    }
    EACH(bad_scales) {
        REFUSED(range, tapzoom_zoom_to(view, bad_scales[i], 0, 0, 0));
        REFUSED(range, (place = good, place.scale = bad_scales[i], tapzoom_set_transform(view, &place, 0)));
    }
    EACH(bad_factors) REFUSED(range, tapzoom_zoom_by(view, bad_factors[i], 0, 0, 0));
    REFUSED(range, (place = good, place.rotation = 1.0000001e6, tapzoom_set_transform(view, &place, 0)));
    EACH(bad_switches) {
        int32_t bad = bad_switches[i];
        REFUSED(enumeration, tapzoom_zoom_to_rect(view, 0, 0, 1, 1, bad));
        REFUSED(enumeration, tapzoom_zoom_to(view, 1, 0, 0, bad));
        REFUSED(enumeration, tapzoom_zoom_by(view, 2, 0, 0, bad));
        REFUSED(enumeration, tapzoom_set_transform(view, &good, bad));
        REFUSED(enumeration, tapzoom_reset(view, bad));
    }
}

static void bad_questions(void) {
    const tapzoom_status range = TAPZOOM_ERROR_RANGE, finite = TAPZOOM_ERROR_NOT_FINITE;
    double *a = out.number, *b = out.number + 1;
    fill_out();
    EACH(not_finite) {
        double bad = not_finite[i];
        REFUSED(finite, tapzoom_view_to_content(view, bad, 0, a, b));
        REFUSED(finite, tapzoom_view_to_content(view, 0, bad, a, b));
        REFUSED(finite, tapzoom_content_to_view(view, bad, 0, a, b));
        REFUSED(finite, tapzoom_content_to_view(view, 0, bad, a, b));
        REFUSED(finite, tapzoom_get_zoom_rect(view, bad, 0, 0, &out.rect));
        REFUSED(finite, tapzoom_get_zoom_rect(view, 1, bad, 0, &out.rect));
        REFUSED(finite, tapzoom_get_zoom_rect(view, 1, 0, bad, &out.rect));
    }
    EACH(bad_lengths) {
        double bad = bad_lengths[i];
        REFUSED(range, tapzoom_view_to_content(view, bad, 0, a, b));
        REFUSED(range, tapzoom_view_to_content(view, 0, bad, a, b));
        REFUSED(range, tapzoom_content_to_view(view, bad, 0, a, b));
        REFUSED(range, tapzoom_content_to_view(view, 0, bad, a, b));
        REFUSED(range, tapzoom_get_zoom_rect(view, 1, bad, 0, &out.rect));
        REFUSED(range, tapzoom_get_zoom_rect(view, 1, 0, bad, &out.rect));
    }
    EACH(bad_scales) REFUSED(range, tapzoom_get_zoom_rect(view, bad_scales[i], 0, 0, &out.rect));
    check_out();
}

/* Of a list, what is before the bad sample counts and what is behind it does not. */
static void half_a_list(void) {
    check_topic = "half a list";
    tapzoom_view *whole = photos(), *half = photos();
    const tapzoom_sample list[] = {
        sample(TAPZOOM_TOUCH_BEGAN, 1, 1, 200, 150), sample(TAPZOOM_TOUCH_ENDED, 1, 1.05, 200, 150),
        sample(TAPZOOM_TOUCH_BEGAN, 2, 1.15, 200, NAN), sample(TAPZOOM_TOUCH_BEGAN, 3, 1.2, 9, 9)};
    size_t accepted = 99;
    CHECK_OK(tapzoom_touches(whole, list, 2, &accepted));
    CHECK(accepted == 2);
    CHECK_STATUS(TAPZOOM_ERROR_NOT_FINITE, tapzoom_touches(half, list, 4, &accepted));
    CHECK(accepted == 2);
    CHECK_STATUS(TAPZOOM_ERROR_NOT_FINITE, tapzoom_touches(half, list + 2, 2, NULL));
    reading a = read_all(whole), b = read_all(half);
    CHECK_SAME(a, b);
    CHECK_OK(tapzoom_touches(half, list + 3, 1, NULL)); /* going on without it */
    CHECK_OK(tapzoom_touches(whole, list + 3, 1, NULL));
    story c = play_on(whole), d = play_on(half);
    CHECK_SAME(c, d);
    tapzoom_destroy(whole);
    tapzoom_destroy(half);
}

/* The new readings can be asked for one by one. */
static void optional_answers(void) {
    check_topic = "optional answers";
    tapzoom_view *other = photos();
    tapzoom_transform residual, alone;
    double scale, single;
    CHECK_OK(tapzoom_get_raster(other, &scale, &residual));
    CHECK_OK(tapzoom_get_raster(other, &single, NULL));
    CHECK_OK(tapzoom_get_raster(other, NULL, &alone));
    CHECK_SAME(scale, single);
    CHECK_SAME(residual, alone);
    tapzoom_destroy(other);
}

/* Fingers that go to the ends of the world and meet in a point. */
static void extreme_hands(void) {
    check_topic = "extreme hands";
    static const double ends[] = {-1e12, 0, 4.9e-324, 100, 1e12};
    for (int32_t which = 0; which < 4; which++) {
        tapzoom_config config = preset(which);
        tapzoom_view *odd = NULL;
        config.gestures |= TAPZOOM_GESTURE_ROTATE;
        config.pan_slop = config.pinch_slop = config.rotate_slop = 0;
        config.quick_zoom_distance = which % 2 ? 1 : -1;
        config.rubber_band = which / 2;
        CHECK_OK(tapzoom_create(&config, 800, 600, 4000, 3000, &odd));
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
            CHECK_OK(tapzoom_get_transform(odd, &now));
            CHECK_OK(tapzoom_get_target_transform(odd, &target));
            CHECK_OK(tapzoom_get_target_rect(odd, &rect));
            CHECK(isfinite(now.scale) && now.scale > 0 && isfinite(now.rotation) && isfinite(now.x) && isfinite(now.y));
            CHECK(isfinite(target.scale) && target.scale > 0 && isfinite(target.x) && isfinite(target.y));
            CHECK(isfinite(rect.x) && isfinite(rect.y) && rect.width >= 0 && rect.height >= 0);
            if (step % 40 == 39) time += 5;
        }
        tapzoom_destroy(odd);
    }
}

/* The ends of the ranges are inside: these must be accepted, and leave a view that still answers with numbers. */
static void extremes(void) {
    check_topic = "extremes";
    static const double sizes[] = {1e-6, 1, 1e12}, lengths[] = {-1e12, -4.9e-324, 0, 4.9e-324, 1e12};
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    for (int shape = 0; shape < 81; shape++) {
        tapzoom_view *odd = NULL;
        tapzoom_transform now;
        CHECK_OK(tapzoom_create(&config, sizes[shape % 3], sizes[shape / 3 % 3], sizes[shape / 9 % 3],
                                sizes[shape / 27], &odd));
        if (odd == NULL) return;
        EACH(lengths) {
            double_tap(odd, 1 + (double)i, lengths[i], lengths[4 - i]);
            CHECK_OK(tapzoom_advance(odd, 1.9 + (double)i));
            CHECK_OK(tapzoom_zoom_to(odd, i % 2 ? 1e18 : 1e-18, lengths[i], lengths[4 - i], i % 2));
            CHECK_OK(tapzoom_get_transform(odd, &now));
            CHECK(isfinite(now.scale) && now.scale > 0 && isfinite(now.x) && isfinite(now.y) && now.rotation == 0);
        }
        CHECK_OK(tapzoom_set_insets(odd, 1e12, 1e12, 1e12, 1e12));
        CHECK_OK(tapzoom_advance(odd, 1e12));
        CHECK_OK(touch(odd, TAPZOOM_TOUCH_BEGAN, INT64_MIN, 1e12, 0, 0));
        CHECK_OK(tapzoom_cancel(odd, 1e12));
        tapzoom_destroy(odd);
    }
    tapzoom_view *early = photos();
    CHECK_OK(tapzoom_advance(early, -1e12));
    CHECK_OK(tapzoom_advance(early, 1e12));
    tapzoom_destroy(early);
}

int main(void) {
    for (int situation = 0; situation < SITUATIONS; situation++) {
        check_topic = situation_names[situation];
        tapzoom_view *twin = arrange(situation);
        view = arrange(situation);
        before = read_all(view);
        null_pointers();
        bad_samples(situation);
        bad_times(situation);
        bad_sizes_and_insets();
        bad_commands();
        bad_questions();
        story told = play_on(view), untold = play_on(twin);
        CHECK_SAME(told, untold);
        CHECK(told.count > 0);
        tapzoom_destroy(view);
        tapzoom_destroy(twin);
    }
    half_a_list();
    optional_answers();
    extreme_hands();
    extremes();
    return check_report();
}
