/*
 * config.c - every field of tapzoom_config at the ends of its range, beyond them, and not finite; every struct_size of
 * tapzoom_config and tapzoom_options.
 *
 * SPDX-License-Identifier: MIT
 */
#define _DEFAULT_SOURCE /* for MAP_ANONYMOUS */
#include <float.h>
#ifndef _WIN32
#include <sys/mman.h>
#include <unistd.h>
#endif

#include "refuse.h"

/* tapzoom_create and tapzoom_set_config refuse a config alike. */
static void config_is(tapzoom_status want, const tapzoom_config *config) {
    fill_out();
    CHECK_STATUS(want, create(config, 800, 600, 4000, 3000, &out.view));
    const char *field = NULL;
    CHECK_STATUS(want, tapzoom_config_check(config, &field));
    CHECK_STATUS(want, tapzoom_config_check(config, NULL));
    if (CHECK(field != NULL)) CHECK((*field == '\0') == (want == TAPZOOM_OK));
    if (want == TAPZOOM_ERROR_STRUCT_SIZE) CHECK(strcmp(field, "struct_size") == 0);
    if (want == TAPZOOM_OK) {
        tapzoom_destroy(out.view);
        tapzoom_view *other = photos();
        CHECK_OK(tapzoom_set_config(other, config, NULL));
        tapzoom_destroy(other);
    } else {
        check_out();
        REFUSED(want, tapzoom_set_config(view, config, NULL));
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
    FIELD(visible_part, 0, 1), FIELD(visible_extra, -TAPZOOM_MAX_LENGTH, TAPZOOM_MAX_LENGTH),
    FIELD(min_scale.factor, 1e-6, 1e6), FIELD(max_scale.factor, 1e-6, 1e6), FIELD(zoom_step, 1.01, 100),
    FIELD(animation_duration, 0.001, 10), FIELD(levels[0].factor, 1e-6, 1e6), FIELD(levels[7].factor, 1e-6, 1e6),
    FIELD(tap_time, 0.01, 10), FIELD(tap_slop, 0, 1e4),
    FIELD(tap_slop_pen, 0, 1e4), FIELD(tap_slop_mouse, 0, 1e4), FIELD(double_tap_time, 0.01, 10),
    FIELD(double_tap_distance, 0, 1e4), FIELD(two_finger_tap_time, 0.01, 10),
    FIELD(two_finger_land_time, 0, 10), FIELD(two_finger_lift_time, 0, 10),
    FIELD(press_time, 0.01, 10),
    FIELD(pan_slop, 0, 1e4), FIELD(axis_lock_ratio, 1, 100), FIELD(pinch_slop, 0, 1e4), FIELD(pinch_speed, 0.01, 10),
    FIELD(pinch_min_span, 0, 1e4), FIELD(rotate_slop, 0, 1e4), FIELD(rotate_snap, 0, 0.785),
    FIELD(lift_grace_time, 0, 1), FIELD(swipe_speed, 0, 1e6), FIELD(swipe_angle, 0, 0.785),
    FIELD(quick_zoom_distance, 1, 1e4),
    FIELD(quick_zoom_distance, -1e4, -1), FIELD(fling_min_speed, 0, 1e6), FIELD(fling_decay, 0.01, 1000),
    FIELD(fling_boost_speed, 0, 1e6), FIELD(fling_zoom_decay, 0.1, 1000),
    FIELD(rubber_band, 0, 1), FIELD(rubber_band_scale, 1, 100), FIELD(spring_frequency, 0.1, 1000),
    FIELD(page_overscroll, 0, 10), FIELD(snap_tolerance, 0, 10), FIELD(wheel_speed, 0.01, 10),
    FIELD(wheel_smoothing, 1, 1000), FIELD(scroll_end_time, 0.01, 10),
    FIELD(palm_size, 0, 1e12), FIELD(pen_guard_time, 0, 1e12)};

/* Every number at both ends, just beyond them, and not finite. */
static void number_fields(void) {
    EACH(numbers) {
        const number_field *field = &numbers[i];
        tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
        double *value = (double *)((char *)&config + field->offset);
        check_topic = field->name;
        config.tap_debounce_time = 0; /* it may not exceed double_tap_time, which is at its minimum here */
        config.fling_max_speed = 1e6; /* fling_min_speed may not exceed it */
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
    check_topic = "numbers that limit each other";
    config_is(TAPZOOM_OK, (config.animation_duration = 0, &config));
    config_is(TAPZOOM_OK, (config.fling_zoom_decay = 0, &config));
    config_is(TAPZOOM_OK, (config.wheel_smoothing = 0, &config));
    config_is(TAPZOOM_ERROR_RANGE, (config.animation_duration = -0.001, &config));
    config = preset(TAPZOOM_PRESET_PHOTOS);
    config_is(TAPZOOM_OK, (config.axis_lock_ratio = 0, &config));
    config_is(TAPZOOM_ERROR_RANGE, (config.axis_lock_ratio = 0.5, &config));
    config = preset(TAPZOOM_PRESET_PHOTOS);
    config_is(TAPZOOM_ERROR_RANGE, (config.wheel_smoothing = 0.5, &config));
    config_is(TAPZOOM_ERROR_RANGE, (config.wheel_smoothing = -1, &config));
    config = preset(TAPZOOM_PRESET_PHOTOS);
    config_is(TAPZOOM_ERROR_RANGE, (config.quick_zoom_distance = 0, &config));
    config = preset(TAPZOOM_PRESET_PHOTOS);
    config_is(TAPZOOM_OK, (config.tap_debounce_time = config.double_tap_time, &config));
    config_is(TAPZOOM_ERROR_RANGE, (config.tap_debounce_time = nextafter(config.double_tap_time, 1), &config));
    config_is(TAPZOOM_ERROR_RANGE, (config.tap_debounce_time = -0.01, &config));
    config_is(TAPZOOM_ERROR_NOT_FINITE, (config.tap_debounce_time = NAN, &config));
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
    CHOICE(reduced_motion, 1), CHOICE(always_bounce_x, 1), CHOICE(always_bounce_y, 1),
    CHOICE(snap, TAPZOOM_SNAP_STEPS), CHOICE(momentum, TAPZOOM_MOMENTUM_LIBRARY), CHOICE(wheel, TAPZOOM_ACTION_ZOOM),
    CHOICE(trackpad, TAPZOOM_ACTION_ZOOM), CHOICE(invert_zoom, 1),
    CHOICE(fit, TAPZOOM_FIT_SCALE_DOWN), CHOICE(min_scale.fit, TAPZOOM_FIT_SCALE_DOWN),
    CHOICE(max_scale.fit, TAPZOOM_FIT_SCALE_DOWN), CHOICE(double_tap, TAPZOOM_ZOOM_CENTER),
    CHOICE(double_tap_anchor, TAPZOOM_ANCHOR_CENTER), CHOICE(two_finger_tap, TAPZOOM_ZOOM_CENTER),
    CHOICE(tap_action, TAPZOOM_ZOOM_CENTER), CHOICE(press_action, TAPZOOM_ZOOM_CENTER),
    CHOICE(two_finger_tap_anchor, TAPZOOM_ANCHOR_CENTER), CHOICE(levels[0].fit, TAPZOOM_FIT_SCALE_DOWN),
    CHOICE(levels[7].fit, TAPZOOM_FIT_SCALE_DOWN), CHOICE(bounds, TAPZOOM_BOUNDS_NONE)};

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
    for (uint32_t bits = EVERY_GESTURE; bits != 0; bits = (bits - 1) & EVERY_GESTURE) /* every subset */
        config_is(TAPZOOM_OK, (config.gestures = bits, &config));
    config_is(TAPZOOM_OK, (config.gestures = 0, &config));
    config = preset(TAPZOOM_PRESET_MAPS);
    config_is(TAPZOOM_OK, (config.events = 0, &config));
    for (int bit = 0; bit < 64; bit++) config_is(TAPZOOM_OK, (config.events = TAPZOOM_BIT(bit), &config));
    config_is(TAPZOOM_OK, (config.events = UINT64_MAX, &config));
    config_is(TAPZOOM_OK, (config.level_count = 0, &config));
    config_is(TAPZOOM_ERROR_RANGE, (config.level_count = TAPZOOM_MAX_LEVELS + 1, &config));
    config_is(TAPZOOM_ERROR_RANGE, (config.level_count = -1, &config));
    config_is(TAPZOOM_ERROR_RANGE, (config.level_count = INT32_MAX, &config));
    config_is(TAPZOOM_ERROR_RANGE, (config.level_count = INT32_MIN, &config));
}

typedef struct mask_field {
    const char *name;
    size_t offset;
    uint32_t known;
} mask_field;

#define FINGERS (2 * TAPZOOM_FINGERS_FIVE - TAPZOOM_FINGERS_TWO)
#define MASK(name, known) {#name, offsetof(tapzoom_config, name), known}

static const mask_field masks[] = {
    MASK(gestures, EVERY_GESTURE), MASK(pager_edges, 2 * TAPZOOM_LIMIT_BOTTOM - 1),
    MASK(host_tools, (1u << (TAPZOOM_TOOL_MOUSE + 1)) - 1), MASK(host_buttons, 2 * TAPZOOM_BUTTON_ERASER - 1),
    MASK(finger_taps, FINGERS), MASK(drag_fingers, FINGERS & ~TAPZOOM_FINGERS_TWO)};

/* min_pan_contacts, and masks with only known bits or with unknown ones. */
static void sharing_fields(void) {
    static const int32_t bad_counts[] = {0, 3, -1, INT32_MIN, INT32_MAX};
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    check_topic = "min_pan_contacts";
    CHECK(config.min_pan_contacts == 1 && config.pager_edges == 0);
    CHECK(config.host_tools == 0 && config.host_buttons == 0);
    config_is(TAPZOOM_OK, (config.min_pan_contacts = 2, &config));
    EACH(bad_counts) config_is(TAPZOOM_ERROR_RANGE, (config.min_pan_contacts = bad_counts[i], &config));
    EACH(masks) {
        check_topic = masks[i].name;
        for (int bit = 0; bit <= 32; bit++) {
            uint32_t bits = bit < 32 ? UINT32_C(1) << bit : UINT32_MAX;
            config = preset(TAPZOOM_PRESET_MAPS);
            memcpy((char *)&config + masks[i].offset, &bits, sizeof bits);
            config_is(bits & ~masks[i].known ? TAPZOOM_ERROR_ENUM : TAPZOOM_OK, &config);
        }
        config = preset(TAPZOOM_PRESET_MAPS);
        memcpy((char *)&config + masks[i].offset, &masks[i].known, sizeof masks[i].known);
        config_is(TAPZOOM_OK, &config);
    }
}

/* ---- Levels of two terms ---------------------------------------------------------------------------------------- */

/* The offsets of the levels in a config. */
static const size_t levels[] = {offsetof(tapzoom_config, min_scale), offsetof(tapzoom_config, max_scale),
                                offsetof(tapzoom_config, levels[0]), offsetof(tapzoom_config, levels[7])};

static void level_is(tapzoom_status want, tapzoom_level level) {
    EACH(levels) {
        tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
        config.level_count = TAPZOOM_MAX_LEVELS;
        for (int k = 1; k < TAPZOOM_MAX_LEVELS; k++) config.levels[k] = config.levels[0];
        memcpy((char *)&config + levels[i], &level, sizeof level);
        config_is(want, &config);
    }
}

static void two_terms(void) {
    check_topic = "levels of two terms";
    const tapzoom_status range = TAPZOOM_ERROR_RANGE, enumeration = TAPZOOM_ERROR_ENUM;
    const tapzoom_level one = {2, 0, TAPZOOM_FIT_CONTAIN, 0, TAPZOOM_LEVEL_FIRST, 0};
    const tapzoom_level two = {2, 3, TAPZOOM_FIT_CONTAIN, TAPZOOM_FIT_ONE_TO_ONE, TAPZOOM_LEVEL_LARGER, 0};
    tapzoom_level level;
    level_is(TAPZOOM_OK, one);
    level_is(TAPZOOM_OK, two);
    level_is(enumeration, (level = two, level.choice = TAPZOOM_LEVEL_LARGER + 1, level));
    level_is(enumeration, (level = two, level.choice = -1, level));
    for (int32_t fit = TAPZOOM_FIT_NONE; fit <= TAPZOOM_FIT_SCALE_DOWN; fit++)
        level_is(TAPZOOM_OK, (level = two, level.other_fit = fit, level));
    level_is(enumeration, (level = two, level.other_fit = TAPZOOM_FIT_SCALE_DOWN + 1, level));
    level_is(enumeration, (level = two, level.other_fit = INT32_MIN, level));
    level_is(TAPZOOM_OK, (level = two, level.other_factor = 1e-6, level));
    level_is(TAPZOOM_OK, (level = two, level.other_factor = 1e6, level));
    level_is(range, (level = two, level.other_factor = nextafter(1e-6, 0), level));
    level_is(range, (level = two, level.other_factor = nextafter(1e6, 1e7), level));
    level_is(range, (level = two, level.other_factor = 0, level));
    level_is(range, (level = two, level.other_factor = -1, level));
    EACH(not_finite) level_is(TAPZOOM_ERROR_NOT_FINITE, (level = two, level.other_factor = not_finite[i], level));
    level_is(range, (level = one, level.other_factor = 1, level)); /* FIRST has no second term */
    level_is(range, (level = one, level.other_fit = TAPZOOM_FIT_CONTAIN, level));
    level_is(enumeration, (level = one, level.other_fit = -1, level));
    level_is(TAPZOOM_ERROR_NOT_FINITE, (level = one, level.other_factor = NAN, level));
    level_is(range, (level = two, level.reserved = 1, level));
    level_is(range, (level = one, level.reserved = INT32_MIN, level));
}

/* ---- Sizes of structs ------------------------------------------------------------------------------------------- */

/* Memory that ends before a page without access: an access one byte beyond it crashes. */
static void *at_the_edge(size_t size) {
#ifdef _WIN32
    return malloc(size);
#else
    size_t page = (size_t)sysconf(_SC_PAGESIZE), span = (size + page - 1) / page * page;
    char *start = mmap(NULL, span + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (start == MAP_FAILED || mprotect(start + span, page, PROT_NONE) != 0) {
        CHECK(!"mmap");
        exit(check_report());
    }
    return start + span - size;
#endif
}

static void struct_sizes(void) {
    check_topic = "struct_size";
    const tapzoom_status refused = TAPZOOM_ERROR_STRUCT_SIZE;
    const uint32_t size = sizeof(tapzoom_config);
    /* All of these sizes are within the memory. */
    const uint32_t unknown[] = {0, 1, 4, 8, 496, 504, size - 8, size - 7, size - 4, size - 1};
    const size_t large_unknown[] = {size + 1, size + 4, size + 7, 4095, 4097, 4104, SIZE_MAX, SIZE_MAX - 7};
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
    config->struct_size = 4097; /* an access of the rest would crash */
    REFUSED(refused, tapzoom_get_config(view, config));
    config->struct_size = UINT32_MAX;
    REFUSED(refused, tapzoom_get_config(view, config));

    /* A host with a newer header has a larger config. The library accepts it while all bytes that it does not know are
       0. */
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
    CHECK_OK(tapzoom_set_config(other, grown, NULL));
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
    grown->struct_size = size + 4; /* zeros after the known part, but a size that is not a multiple of 8 */
    config_is(refused, grown);
    large[size] = 1;
    grown->struct_size = UINT32_MAX; /* the rest begins with a 1 */
    config_is(refused, grown);
}

/* The options of a command follow the same rules. */
static void options_sizes(void) {
    check_topic = "options";
    const uint32_t size = sizeof(tapzoom_options);
    const uint32_t unknown[] = {0, 1, 4, 8, 16, 24, size - 8, size - 4, size - 1}; /* all are within the memory */
    tapzoom_options *options = at_the_edge(size);
    memset(options, 0, size);
    EACH(unknown) {
        options->struct_size = unknown[i];
        REFUSED(TAPZOOM_ERROR_STRUCT_SIZE, tapzoom_fit(view, options));
        REFUSED(TAPZOOM_ERROR_STRUCT_SIZE, tapzoom_zoom_by(view, 2, 0, 0, options));
    }
    tapzoom_view *other = photos();
    options->struct_size = size;
    CHECK_OK(tapzoom_zoom_by(other, 2, 0, 0, options));

    char *large = at_the_edge(4096);
    tapzoom_options *grown = (tapzoom_options *)large;
    memset(large, 0, 4096);
    const uint32_t later[] = {size + 8, size + 16, 4096};
    EACH(later) {
        grown->struct_size = later[i];
        CHECK_OK(tapzoom_zoom_by(other, 2, 0, 0, grown));
        large[later[i] - 1] = 1;
        REFUSED(TAPZOOM_ERROR_STRUCT_SIZE, tapzoom_zoom_by(view, 2, 0, 0, grown));
        large[later[i] - 1] = 0;
    }
    const uint32_t odd[] = {size + 1, size + 4, size + 7, 4095};
    EACH(odd) {
        grown->struct_size = odd[i];
        REFUSED(TAPZOOM_ERROR_STRUCT_SIZE, tapzoom_zoom_by(view, 2, 0, 0, grown));
    }
    large[size] = 1;
    grown->struct_size = UINT32_MAX; /* the rest begins with a 1 */
    REFUSED(TAPZOOM_ERROR_STRUCT_SIZE, tapzoom_zoom_by(view, 2, 0, 0, grown));
    tapzoom_destroy(other);
}

int test_config(void) {
    view = photos();
    double_tap(view, 1, 200, 150);
    CHECK_OK(tapzoom_advance(view, 1.3)); /* in the middle of an animation */
    before = read_all(view);
    number_fields();
    choice_fields();
    two_terms();
    sharing_fields();
    struct_sizes();
    options_sizes();
    tapzoom_destroy(view);
    return check_report();
}
