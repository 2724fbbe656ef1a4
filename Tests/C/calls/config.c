/*
 * config.c - all functions that take a config refuse it alike; every struct_size of tapzoom_config and tapzoom_options.
 *
 * SPDX-License-Identifier: MIT
 */
#define _DEFAULT_SOURCE /* for MAP_ANONYMOUS */
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

/* The refusals of numbers and enumerations, and numbers that limit each other: Tests/Bindings/API has all ranges. */
static void refusals(void) {
    check_topic = "refusals";
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config_is(TAPZOOM_OK, &config);
    config_is(TAPZOOM_ERROR_RANGE, (config.rubber_band = nextafter(1, 2), &config));
    EACH(not_finite) config_is(TAPZOOM_ERROR_NOT_FINITE, (config.rubber_band = not_finite[i], &config));
    config = preset(TAPZOOM_PRESET_PHOTOS);
    config_is(TAPZOOM_ERROR_ENUM, (config.fit = TAPZOOM_FIT_SCALE_DOWN + 1, &config));
    config = preset(TAPZOOM_PRESET_PHOTOS);
    config_is(TAPZOOM_OK, (config.tap_debounce_time = config.double_tap_time, &config));
    config_is(TAPZOOM_ERROR_RANGE, (config.tap_debounce_time = nextafter(config.double_tap_time, 1), &config));
    config = preset(TAPZOOM_PRESET_PHOTOS);
    config_is(TAPZOOM_OK, (config.fling_max_speed = config.fling_min_speed, &config));
    config_is(TAPZOOM_ERROR_RANGE, (config.fling_max_speed = nextafter(config.fling_min_speed, 0), &config));
    config = preset(TAPZOOM_PRESET_PHOTOS);
    for (uint32_t bits = EVERY_GESTURE; bits != 0; bits = (bits - 1) & EVERY_GESTURE) /* every subset */
        config_is(TAPZOOM_OK, (config.gestures = bits, &config));
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
    const tapzoom_level one = TAPZOOM_LEVEL(CONTAIN, 2);
    const tapzoom_level two = TAPZOOM_LEVEL_LARGER(CONTAIN, 2, ONE_TO_ONE, 3);
    tapzoom_level level;
    level_is(TAPZOOM_OK, one);
    level_is(TAPZOOM_OK, two);
    for (int32_t fit = TAPZOOM_FIT_NONE; fit <= TAPZOOM_FIT_SCALE_DOWN; fit++)
        level_is(TAPZOOM_OK, (level = two, level.other_fit = fit, level));
    level_is(enumeration, (level = two, level.other_fit = TAPZOOM_FIT_SCALE_DOWN + 1, level));
    level_is(enumeration, (level = two, level.other_fit = INT32_MIN, level));
    level_is(TAPZOOM_OK, (level = two, level.other_factor = 1e-6, level));
    level_is(TAPZOOM_OK, (level = two, level.other_factor = 1e6, level));
    level_is(range, (level = two, level.other_factor = nextafter(1e-6, 0), level));
    level_is(range, (level = two, level.other_factor = nextafter(1e6, 1e7), level));
    level_is(range, (level = two, level.other_factor = 0, level)); /* its fit needs a factor */
    level_is(range, (level = two, level.other_factor = -1, level));
    EACH(not_finite) level_is(TAPZOOM_ERROR_NOT_FINITE, (level = two, level.other_factor = not_finite[i], level));
    level_is(TAPZOOM_OK, (level = one, level.other_factor = 1, level)); /* 1 x NONE */
    level_is(TAPZOOM_OK, (level = one, level.other_factor = -0.0, level));
    level_is(range, (level = one, level.other_fit = TAPZOOM_FIT_CONTAIN, level));
    level_is(enumeration, (level = one, level.other_fit = -1, level));
    level_is(TAPZOOM_ERROR_NOT_FINITE, (level = one, level.other_factor = NAN, level));
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
    refusals();
    two_terms();
    struct_sizes();
    options_sizes();
    tapzoom_destroy(view);
    return check_report();
}
