/*
 * errors.c - bad input, in every situation a view can be in. A refused call says why, and changes nothing: not what can
 * be read, not what its out pointers point to, and not what the view does afterwards (a twin that was left alone does the
 * same).
 *
 * SPDX-License-Identifier: MIT
 */
#define _DEFAULT_SOURCE /* for MAP_ANONYMOUS */
#include <float.h>
#include <sys/mman.h>
#include <unistd.h>

#include "touch.h"

/* When a situation is what its name says; its clock, except in the first one, which has none. */
#define NOW 2.0

enum { NO_CLOCK, AT_REST, TOUCHED, TAP_PENDING, ZOOMING, PRESSED, SIXTEEN_FINGERS, SITUATIONS };

static const char *const situation_names[] = {"a new view",  "a view at rest",    "a touched view",     "a view with a pending tap",
                                              "a view that zooms", "a pressed view", "a view with 16 fingers"};

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
    default: break;
    }
    if (situation != NO_CLOCK) CHECK_OK(tapzoom_advance(view, NOW));
    return view;
}

/* All that can be read without changing anything. */
typedef struct reading {
    tapzoom_transform transform, target;
    tapzoom_rect visible;
    tapzoom_config config;
    double wake, min, max, full;
    float matrix[16];
    uint32_t state, padding;
} reading;

static reading read_all(const tapzoom_view *view) {
    reading now;
    memset(&now, 0, sizeof now);
    now.config.struct_size = sizeof now.config;
    CHECK_OK(tapzoom_get_transform(view, &now.transform));
    CHECK_OK(tapzoom_get_target_transform(view, &now.target));
    CHECK_OK(tapzoom_get_visible_rect(view, &now.visible));
    CHECK_OK(tapzoom_get_config(view, &now.config));
    CHECK_OK(tapzoom_next_wake(view, &now.wake));
    CHECK_OK(tapzoom_get_scale_range(view, &now.min, &now.max, &now.full));
    CHECK_OK(tapzoom_get_matrix(view, now.matrix));
    CHECK_OK(tapzoom_get_state(view, &now.state));
    return now;
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
        if (frame == 1)
            for (int i = 1; i <= TAPZOOM_MAX_CONTACTS; i++) touch(view, TAPZOOM_TOUCH_ENDED, i, time, 40.0 * i, 30.0 * i);
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

static tapzoom_view *view;
static reading before;

#define UNCHANGED()                  \
    do {                             \
        reading after = read_all(view); \
        CHECK_SAME(after, before);   \
    } while (0)

#define REFUSED(why, call)       \
    do {                         \
        CHECK_STATUS(why, call); \
        UNCHANGED();             \
    } while (0)

/* Out pointers point to this, which no call may change. */
static union {
    unsigned char bytes[8192];
    tapzoom_transform transform;
    tapzoom_rect rect;
    tapzoom_event events[4];
    tapzoom_view *view;
    double number[4];
    float matrix[16];
    uint32_t state;
    size_t count;
} out;

static void fill_out(void) { memset(&out, 0xA5, sizeof out); }

static void check_out(void) {
    size_t i = 0;
    while (i < sizeof out.bytes && out.bytes[i] == 0xA5) i++;
    CHECK(i == sizeof out.bytes);
}

/* Numbers that are not finite, and numbers beyond what a length, a size or a scale may be. */
static const double not_finite[] = {NAN, -NAN, INFINITY, -INFINITY};
static const double bad_lengths[] = {1.0000001e12, -1.0000001e12, 1e300, -DBL_MAX};
static const double bad_sizes[] = {0, -0.0, -1, 9.9e-7, DBL_MIN, 4.9e-324, 1.0000001e12, DBL_MAX};
static const double bad_scales[] = {0, -0.0, -1, 9.9e-19, 4.9e-324, 1.0000001e18, DBL_MAX};
static const double bad_factors[] = {0, -0.0, -2, 9.9e-7, 4.9e-324, 1.0000001e6, DBL_MAX};
static const int32_t bad_switches[] = {-1, 2, INT32_MIN, INT32_MAX};

#define EACH(list) for (size_t i = 0; i < sizeof(list) / sizeof *(list); i++)

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

/* One bad sample, alone and behind a good one; what was taken is counted. */
static void refused_sample(tapzoom_status why, int32_t phase, int64_t id, double time, double x, double y, int32_t tool) {
    tapzoom_sample bad = {time, id, x, y, phase, tool};
    size_t accepted = 99;
    REFUSED(why, tapzoom_touches(view, &bad, 1, &accepted));
    CHECK(accepted == 0);
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
    if (situation == TOUCHED || situation == PRESSED || situation == SIXTEEN_FINGERS)
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
    const tapzoom_status range = TAPZOOM_ERROR_RANGE, finite = TAPZOOM_ERROR_NOT_FINITE, enumeration = TAPZOOM_ERROR_ENUM;
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

/* A config is refused by create and by set_config alike. */
static void config_is(tapzoom_status want, const tapzoom_config *config) {
    fill_out();
    CHECK_STATUS(want, tapzoom_create(config, 800, 600, 4000, 3000, &out.view));
    if (want == TAPZOOM_OK) {
        tapzoom_destroy(out.view);
        tapzoom_view *other = photos();
        CHECK_OK(tapzoom_set_config(other, config));
        tapzoom_destroy(other);
    } else {
        check_out();
        REFUSED(want, tapzoom_set_config(view, config));
    }
}

typedef struct number_field {
    const char *name;
    size_t offset;
    double low, high;
} number_field;

#define FIELD(name, low, high) {#name, offsetof(tapzoom_config, name), low, high}

static const number_field numbers[] = {
    FIELD(points_per_unit, 1e-3, 1e3), FIELD(pixels_per_unit, 1e-3, 1e3), FIELD(align_x, 0, 1), FIELD(align_y, 0, 1),
    FIELD(min_scale.factor, 1e-6, 1e6), FIELD(max_scale.factor, 1e-6, 1e6), FIELD(zoom_step, 1.01, 100),
    FIELD(zoom_duration, 0, 10), FIELD(levels[0].factor, 1e-6, 1e6), FIELD(levels[7].factor, 1e-6, 1e6),
    FIELD(tap_time, 0.01, 10), FIELD(tap_travel, 0, 1e4), FIELD(tap_travel_pannable, 0, 1e4),
    FIELD(tap_travel_pen, 0, 1e4), FIELD(tap_travel_mouse, 0, 1e4), FIELD(double_tap_time, 0.01, 10),
    FIELD(double_tap_distance, 0, 1e4), FIELD(two_finger_land_time, 0, 10), FIELD(two_finger_lift_time, 0, 10),
    FIELD(two_finger_distance, 0, 1e5), FIELD(press_time, 0.01, 10), FIELD(press_travel, 0, 1e4), FIELD(pan_slop, 0, 1e4),
    FIELD(axis_lock_ratio, 1, 100), FIELD(pinch_slop, 0, 1e4), FIELD(pinch_speed, 0.01, 10), FIELD(pinch_fade, 0, 1e4),
    FIELD(rotate_slop, 0, 1e4), FIELD(rotate_snap, 0, 0.785), FIELD(release_time, 0, 1), FIELD(swipe_speed, 0, 1e6),
    FIELD(swipe_angle, 0, 0.785), FIELD(quick_zoom_distance, 1, 1e4), FIELD(quick_zoom_distance, -1e4, -1),
    FIELD(fling_min_speed, 0, 1e6), FIELD(fling_decay, 0.01, 1000), FIELD(rubber_band, 0, 1),
    FIELD(rubber_band_scale, 1, 100), FIELD(spring_frequency, 0.1, 1000)};

/* Every number at both ends, just beyond them, and not finite. */
static void number_fields(void) {
    EACH(numbers) {
        const number_field *field = &numbers[i];
        tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
        double *value = (double *)((char *)&config + field->offset);
        check_topic = field->name;
        config.double_tap_bounce = 0; /* it may not exceed double_tap_time, which is at its least here */
        config.fling_max_speed = 1e6; /* nor fling_min_speed this */
        config.level_count = TAPZOOM_MAX_LEVELS;
        for (int level = 1; level < TAPZOOM_MAX_LEVELS; level++) config.levels[level] = config.levels[0];
        config_is(TAPZOOM_OK, (*value = field->low, &config));
        config_is(TAPZOOM_OK, (*value = field->high, &config));
        config_is(TAPZOOM_OK, (*value = (field->low + field->high) / 2, &config));
        config_is(TAPZOOM_ERROR_RANGE, (*value = nextafter(field->low, -INFINITY), &config));
        config_is(TAPZOOM_ERROR_RANGE, (*value = nextafter(field->high, INFINITY), &config));
        config_is(TAPZOOM_ERROR_RANGE, (*value = DBL_MAX, &config));
        config_is(TAPZOOM_ERROR_RANGE, (*value = -DBL_MAX, &config));
        for (int kind = 0; kind < 4; kind++) config_is(TAPZOOM_ERROR_NOT_FINITE, (*value = not_finite[kind], &config));
    }
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    check_topic = "numbers that depend on others";
    config_is(TAPZOOM_OK, (config.axis_lock_ratio = 0, &config));
    config_is(TAPZOOM_ERROR_RANGE, (config.axis_lock_ratio = 0.5, &config));
    config = preset(TAPZOOM_PRESET_PHOTOS);
    config_is(TAPZOOM_ERROR_RANGE, (config.quick_zoom_distance = 0, &config));
    config = preset(TAPZOOM_PRESET_PHOTOS);
    config_is(TAPZOOM_OK, (config.double_tap_bounce = config.double_tap_time, &config));
    config_is(TAPZOOM_ERROR_RANGE, (config.double_tap_bounce = nextafter(config.double_tap_time, 1), &config));
    config_is(TAPZOOM_ERROR_RANGE, (config.double_tap_bounce = -0.01, &config));
    config_is(TAPZOOM_ERROR_NOT_FINITE, (config.double_tap_bounce = NAN, &config));
    config = preset(TAPZOOM_PRESET_PHOTOS);
    config_is(TAPZOOM_OK, (config.fling_max_speed = config.fling_min_speed, &config));
    config_is(TAPZOOM_ERROR_RANGE, (config.fling_max_speed = nextafter(config.fling_min_speed, 0), &config));
    config_is(TAPZOOM_ERROR_RANGE, (config.fling_max_speed = nextafter(1e6, 1e7), &config));
    config_is(TAPZOOM_ERROR_NOT_FINITE, (config.fling_max_speed = INFINITY, &config));
}

typedef struct choice_field {
    const char *name;
    size_t offset;
    int32_t last;
} choice_field;

#define CHOICE(name, last) {#name, offsetof(tapzoom_config, name), last}

static const choice_field choices[] = {
    CHOICE(reduced_motion, 1), CHOICE(fit, TAPZOOM_FIT_ONE_TO_ONE), CHOICE(bounds, TAPZOOM_BOUNDS_NONE),
    CHOICE(min_scale.fit, TAPZOOM_FIT_ONE_TO_ONE), CHOICE(max_scale.fit, TAPZOOM_FIT_ONE_TO_ONE),
    CHOICE(double_tap, TAPZOOM_ZOOM_RESET), CHOICE(double_tap_anchor, TAPZOOM_ANCHOR_CENTER),
    CHOICE(two_finger_tap, TAPZOOM_ZOOM_RESET), CHOICE(two_finger_tap_anchor, TAPZOOM_ANCHOR_CENTER),
    CHOICE(levels[0].fit, TAPZOOM_FIT_ONE_TO_ONE), CHOICE(levels[7].fit, TAPZOOM_FIT_ONE_TO_ONE)};

static void choice_fields(void) {
    EACH(choices) {
        const choice_field *field = &choices[i];
        tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
        int32_t *value = (int32_t *)((char *)&config + field->offset);
        check_topic = field->name;
        config.level_count = TAPZOOM_MAX_LEVELS;
        for (int level = 1; level < TAPZOOM_MAX_LEVELS; level++) config.levels[level] = config.levels[0];
        for (int32_t good = 0; good <= field->last; good++) config_is(TAPZOOM_OK, (*value = good, &config));
        config_is(TAPZOOM_ERROR_ENUM, (*value = -1, &config));
        config_is(TAPZOOM_ERROR_ENUM, (*value = field->last + 1, &config));
        config_is(TAPZOOM_ERROR_ENUM, (*value = INT32_MIN, &config));
        config_is(TAPZOOM_ERROR_ENUM, (*value = INT32_MAX, &config));
    }
    check_topic = "masks and counts";
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    for (uint32_t bits = 0; bits < 16; bits++) config_is(TAPZOOM_OK, (config.gestures = bits, &config));
    for (int bit = 4; bit < 10; bit++)
        config_is(TAPZOOM_ERROR_UNSUPPORTED, (config.gestures = TAPZOOM_GESTURE_TAP | UINT32_C(1) << bit, &config));
    for (int bit = 10; bit < 32; bit++)
        config_is(TAPZOOM_ERROR_ENUM, (config.gestures = TAPZOOM_GESTURE_TAP | UINT32_C(1) << bit, &config));
    config = preset(TAPZOOM_PRESET_MAPS);
    config_is(TAPZOOM_OK, (config.events = 0, &config));
    config_is(TAPZOOM_OK, (config.events = UINT32_MAX, &config));
    config_is(TAPZOOM_OK, (config.level_count = 0, &config));
    config_is(TAPZOOM_ERROR_RANGE, (config.level_count = TAPZOOM_MAX_LEVELS + 1, &config));
    config_is(TAPZOOM_ERROR_RANGE, (config.level_count = -1, &config));
    config_is(TAPZOOM_ERROR_RANGE, (config.level_count = INT32_MAX, &config));
    config_is(TAPZOOM_ERROR_RANGE, (config.level_count = INT32_MIN, &config));
}

/* Memory that ends where a page ends that must not be touched, so that one byte too far is a crash. */
static void *at_the_edge(size_t size) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE), span = (size + page - 1) / page * page;
    char *start = mmap(NULL, span + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (start == MAP_FAILED || mprotect(start + span, page, PROT_NONE) != 0) {
        CHECK(!"mmap");
        exit(check_report());
    }
    return start + span - size;
}

static void struct_sizes(void) {
    check_topic = "struct_size";
    const tapzoom_status refused = TAPZOOM_ERROR_STRUCT_SIZE;
    const uint32_t size = sizeof(tapzoom_config);
    static const uint32_t too_small[] = {0, 1, 4, sizeof(tapzoom_config) - 8, sizeof(tapzoom_config) - 1};
    tapzoom_config *config = at_the_edge(size), good;
    char *large = at_the_edge(4096);
    tapzoom_config *grown = (tapzoom_config *)large;

    CHECK_OK(tapzoom_config_init(config, size, TAPZOOM_PRESET_PHOTOS));
    good = *config;
    config_is(TAPZOOM_OK, config);
    EACH(too_small) {
        config->struct_size = too_small[i];
        config_is(refused, config);
        tapzoom_config kept = *config;
        REFUSED(refused, tapzoom_get_config(view, config));
        REFUSED(refused, tapzoom_config_init(config, too_small[i], TAPZOOM_PRESET_PHOTOS));
        CHECK_SAME(*config, kept);
    }
    *config = good;
    REFUSED(refused, tapzoom_config_init(config, 4097, TAPZOOM_PRESET_PHOTOS));
    REFUSED(refused, tapzoom_config_init(config, SIZE_MAX, TAPZOOM_PRESET_PHOTOS));
    REFUSED(TAPZOOM_ERROR_ENUM, tapzoom_config_init(config, size, -1));
    REFUSED(TAPZOOM_ERROR_ENUM, tapzoom_config_init(config, size, TAPZOOM_PRESET_BOARD + 1));
    REFUSED(TAPZOOM_ERROR_ENUM, tapzoom_config_init(config, size, INT32_MIN));
    CHECK_SAME(*config, good);
    config->struct_size = 4097; /* were the rest read, it would be a crash */
    REFUSED(refused, tapzoom_get_config(view, config));
    config->struct_size = UINT32_MAX;
    REFUSED(refused, tapzoom_get_config(view, config));

    /* A host that knows a later, larger config: fine as long as it asks for nothing new. */
    memset(large, 0xA5, 4096);
    CHECK_OK(tapzoom_config_init(grown, 4096, TAPZOOM_PRESET_PHOTOS));
    CHECK(grown->struct_size == 4096);
    for (size_t i = size; i < 4096; i++)
        if (large[i] != 0) {
            CHECK(!"config_init leaves no byte unwritten");
            break;
        }
    config_is(TAPZOOM_OK, grown);
    tapzoom_view *other = photos();
    CHECK_OK(tapzoom_set_config(other, grown));
    memset(large, 0xA5, 4096);
    grown->struct_size = 4096;
    CHECK_OK(tapzoom_get_config(other, grown));
    CHECK(memcmp((char *)grown + 4, (char *)&good + 4, size - 4) == 0);
    CHECK(large[size] == 0 && large[4095] == 0);
    tapzoom_destroy(other);
    config_is(TAPZOOM_OK, grown);
    large[4095] = 1;
    config_is(refused, grown);
    large[4095] = 0;
    large[size] = 1;
    config_is(refused, grown);
    grown->struct_size = size + 1;
    config_is(refused, grown);
    grown->struct_size = UINT32_MAX; /* the rest begins with a 1 */
    config_is(refused, grown);
}

/* Of a list, what is before the bad sample counts and what is behind it does not. */
static void half_a_list(void) {
    check_topic = "half a list";
    tapzoom_view *whole = photos(), *half = photos();
    const tapzoom_sample list[] = {sample(TAPZOOM_TOUCH_BEGAN, 1, 1, 200, 150), sample(TAPZOOM_TOUCH_ENDED, 1, 1.05, 200, 150),
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

/* The ends of the ranges are inside: these must be accepted, and leave a view that still answers with numbers. */
static void extremes(void) {
    check_topic = "extremes";
    static const double sizes[] = {1e-6, 1, 1e12}, lengths[] = {-1e12, -4.9e-324, 0, 4.9e-324, 1e12};
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    for (int shape = 0; shape < 81; shape++) {
        tapzoom_view *odd = NULL;
        tapzoom_transform now;
        CHECK_OK(tapzoom_create(&config, sizes[shape % 3], sizes[shape / 3 % 3], sizes[shape / 9 % 3], sizes[shape / 27], &odd));
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
        if (situation == ZOOMING) {
            number_fields();
            choice_fields();
            struct_sizes();
        }
        check_topic = situation_names[situation];
        story told = play_on(view), untold = play_on(twin);
        CHECK_SAME(told, untold);
        CHECK(told.count > 0);
        tapzoom_destroy(view);
        tapzoom_destroy(twin);
    }
    half_a_list();
    extremes();
    return check_report();
}
