/*
 * config.c - every field of tapzoom_config at the ends of its range, beyond them and not a number; every struct_size.
 *
 * SPDX-License-Identifier: MIT
 */
#define _DEFAULT_SOURCE /* for MAP_ANONYMOUS */
#include <float.h>
#include <sys/mman.h>
#include <unistd.h>

#include "refuse.h"

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
    FIELD(two_finger_distance, 0, 1e5), FIELD(press_time, 0.01, 10), FIELD(press_travel, 0, 1e4),
    FIELD(pan_slop, 0, 1e4), FIELD(axis_lock_ratio, 1, 100), FIELD(pinch_slop, 0, 1e4), FIELD(pinch_speed, 0.01, 10),
    FIELD(pinch_fade, 0, 1e4), FIELD(rotate_slop, 0, 1e4), FIELD(rotate_snap, 0, 0.785), FIELD(release_time, 0, 1),
    FIELD(swipe_speed, 0, 1e6), FIELD(swipe_angle, 0, 0.785), FIELD(quick_zoom_distance, 1, 1e4),
    FIELD(quick_zoom_distance, -1e4, -1), FIELD(fling_min_speed, 0, 1e6), FIELD(fling_decay, 0.01, 1000),
    FIELD(rubber_band, 0, 1), FIELD(rubber_band_scale, 1, 100), FIELD(spring_frequency, 0.1, 1000),
    FIELD(page_push, 0, 10)};

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
    for (uint32_t bits = 0; bits < 1024; bits++) config_is(TAPZOOM_OK, (config.gestures = bits, &config));
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
    static const uint32_t unknown[] = {0, 1, 4, 8, 488, 495, 497, 500, 503}; /* in what the memory holds */
    static const size_t large_unknown[] = {505, 508, 511, 4095, 4097, 4104, SIZE_MAX, SIZE_MAX - 7};
    tapzoom_config *config = at_the_edge(size), good;
    char *large = at_the_edge(4096);
    tapzoom_config *grown = (tapzoom_config *)large;

    CHECK_OK(tapzoom_config_init(config, size, TAPZOOM_PRESET_PHOTOS));
    good = *config;
    config_is(TAPZOOM_OK, config);
    EACH(unknown) {
        config->struct_size = unknown[i];
        config_is(refused, config);
        tapzoom_config kept = *config;
        REFUSED(refused, tapzoom_get_config(view, config));
        REFUSED(refused, tapzoom_config_init(config, unknown[i], TAPZOOM_PRESET_PHOTOS));
        CHECK_SAME(*config, kept);
    }
    *config = good;
    EACH(large_unknown) REFUSED(refused, tapzoom_config_init(config, large_unknown[i], TAPZOOM_PRESET_PHOTOS));
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
    grown->struct_size = size + 8;
    config_is(refused, grown);
    large[size] = 0;
    config_is(TAPZOOM_OK, grown);
    grown->struct_size = size + 4; /* all zeros behind what is known, but half a double */
    config_is(refused, grown);
    large[size] = 1;
    grown->struct_size = UINT32_MAX; /* the rest begins with a 1 */
    config_is(refused, grown);
}

int main(void) {
    view = photos();
    double_tap(view, 1, 200, 150);
    CHECK_OK(tapzoom_advance(view, 1.3)); /* half way through a zoom */
    before = read_all(view);
    number_fields();
    choice_fields();
    struct_sizes();
    tapzoom_destroy(view);
    return check_report();
}
