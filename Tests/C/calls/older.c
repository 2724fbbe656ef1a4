/*
 * older.c - hosts compiled with another version of the header. With a smaller known size of a config or options, the
 * library reads and writes only the fields that the host knows; the missing ones get their defaults. It accepts a
 * larger size while the unknown bytes are 0.
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

/* Every size that a release had, oldest first. A release that adds fields adds an entry. */
static const size_t config_sizes[] = {720 /* 1.0 */}, options_sizes[] = {88 /* 1.0 */};

#define COUNT(list) (sizeof(list) / sizeof *(list))
#define CANARY 0x5A

/* The config of such a host, and the memory behind it. */
static union {
    tapzoom_config config;
    tapzoom_options options;
    unsigned char bytes[4096 + 64];
} host;

static void check_canary(size_t size) {
    size_t i = size;
    while (i < sizeof host.bytes && host.bytes[i] == CANARY) i++;
    CHECK(i == sizeof host.bytes);
}

/* How many bytes of a host's struct the library knows. */
static size_t known_part(size_t size, size_t latest) { return size < latest ? size : latest; }

static tapzoom_config defaults(int32_t which) {
    tapzoom_config config = preset(which);
    config.lenient = 1;
    return config;
}

static void init_writes_the_size_of_the_host(size_t size, int32_t which) {
    tapzoom_config whole = defaults(which);
    size_t known = known_part(size, sizeof whole);
    memset(&host, CANARY, sizeof host);
    CHECK_OK(tapzoom_config_init(&host.config, size, which));
    CHECK(host.config.struct_size == size);
    CHECK(memcmp(host.bytes + 4, (char *)&whole + 4, known - 4) == 0);
    for (size_t i = known; i < size; i++) CHECK(host.bytes[i] == 0);
    check_canary(size);
}

/* The library applies the host's change. It does not read the canary, which would be an invalid setting. */
static void missing_fields_have_their_defaults(size_t size, int32_t which) {
    tapzoom_config whole = defaults(which);
    tapzoom_view *view = NULL;
    host.config.spring_frequency = whole.spring_frequency = 7;
    CHECK_OK(create(&host.config, 800, 600, 4000, 3000, &view));
    tapzoom_config got = config_of(view);
    CHECK_SAME(got, whole);

    /* Another part of the same program may know more fields and set them. The older part resets them. */
    whole.page_overscroll = 0.5;
    whole.min_pan_contacts = 2;
    whole.host_buttons = TAPZOOM_BUTTON_SECONDARY;
    whole.reduced_motion = 1;
    CHECK_OK(tapzoom_set_config(view, &whole, NULL));
    CHECK_OK(tapzoom_set_config(view, &host.config, NULL));
    got = config_of(view);
    CHECK(got.page_overscroll == 0.25 && got.reduced_motion == 0);
    CHECK(got.min_pan_contacts == 1 && got.host_buttons == 0);
    check_canary(size);
    tapzoom_destroy(view);
}

static void get_writes_the_size_of_the_host(size_t size, int32_t which) {
    tapzoom_config whole = defaults(which);
    tapzoom_view *view = NULL;
    size_t known = known_part(size, sizeof whole);
    whole.pan_slop = 3;
    whole.page_overscroll = 0.75;
    CHECK_OK(create(&whole, 800, 600, 4000, 3000, &view));
    memset(&host, CANARY, sizeof host);
    host.config.struct_size = (uint32_t)size;
    CHECK_OK(tapzoom_get_config(view, &host.config));
    CHECK(host.config.struct_size == size);
    CHECK(memcmp(host.bytes + 4, (char *)&whole + 4, known - 4) == 0);
    for (size_t i = known; i < size; i++) CHECK(host.bytes[i] == 0);
    check_canary(size);
    tapzoom_destroy(view);
}

/* A script gives the same bits to such a host as to one with this header. */
static void plays_the_same(size_t size, int32_t which) {
    tapzoom_config whole = defaults(which);
    tapzoom_view *views[2] = {NULL, NULL};
    tapzoom_transform places[2];
    tapzoom_event events[2][TAPZOOM_EVENT_CAPACITY];
    size_t counts[2];
    memset(&host, CANARY, sizeof host);
    CHECK_OK(tapzoom_config_init(&host.config, size, which));
    CHECK_OK(create(&host.config, 800, 600, 800, 600, &views[0]));
    CHECK_OK(create(&whole, 800, 600, 800, 600, &views[1]));
    for (int i = 0; i < 2; i++) {
        double_tap(views[i], 0, 700, 300);
        CHECK_OK(tapzoom_advance(views[i], 2));
        drag(views[i], 1, 2, 600, 300, -200, 300); /* beyond the right edge, for page_overscroll */
        CHECK_OK(touch(views[i], TAPZOOM_TOUCH_ENDED, 1, 2.2, -200, 300));
        CHECK_OK(tapzoom_advance(views[i], 5));
        places[i] = place_of(views[i]);
        CHECK_OK(tapzoom_poll_events(views[i], events[i], TAPZOOM_EVENT_CAPACITY, &counts[i]));
        tapzoom_destroy(views[i]);
    }
    CHECK_SAME(places[0], places[1]);
    CHECK(counts[0] > 4 && counts[0] == counts[1]);
    CHECK(memcmp(events[0], events[1], counts[0] * sizeof events[0][0]) == 0);
}

/* Every byte that the library does not know must be 0. */
static void unknown_bytes_are_zero(size_t size) {
    tapzoom_view *view = photos();
    memset(&host, CANARY, sizeof host);
    CHECK_OK(tapzoom_config_init(&host.config, size, TAPZOOM_PRESET_MAPS));
    for (size_t at = sizeof(tapzoom_config); at < size; at += at + 16 < size ? 7 : 1) {
        host.bytes[at] = 1;
        CHECK_STATUS(TAPZOOM_ERROR_STRUCT_SIZE, tapzoom_set_config(view, &host.config, NULL));
        host.bytes[at] = 0;
    }
    CHECK(config_of(view).double_tap == TAPZOOM_ZOOM_TOGGLE);
    CHECK_OK(tapzoom_set_config(view, &host.config, NULL));
    CHECK(config_of(view).double_tap == TAPZOOM_ZOOM_STEP);
    tapzoom_destroy(view);
}

/* The options of a command follow the same rules: each size gives the same animation. */
static void options_of_another_size(size_t size) {
    tapzoom_view *view = photos(), *twin = photos();
    memset(&host, CANARY, sizeof host);
    memset(&host, 0, size);
    host.options.struct_size = (uint32_t)size;
    host.options.animated = 1;
    host.options.duration = 0.5;
    tapzoom_options whole = {.struct_size = sizeof whole, .animated = 1, .duration = 0.5};
    CHECK_OK(tapzoom_advance(view, 0));
    CHECK_OK(tapzoom_advance(twin, 0));
    CHECK_OK(tapzoom_zoom_by(view, 3, 100, 100, &host.options));
    CHECK_OK(tapzoom_zoom_by(twin, 3, 100, 100, &whole));
    for (int frame = 0; frame <= 60; frame++) {
        CHECK_OK(tapzoom_advance(view, frame / 100.0));
        CHECK_OK(tapzoom_advance(twin, frame / 100.0));
        tapzoom_transform one = place_of(view), two = place_of(twin);
        CHECK_SAME(one, two);
    }
    for (size_t at = sizeof whole; at < size; at++) {
        host.bytes[at] = 1;
        CHECK_STATUS(TAPZOOM_ERROR_STRUCT_SIZE, tapzoom_fit(view, &host.options));
        host.bytes[at] = 0;
    }
    check_canary(size);
    tapzoom_destroy(view);
    tapzoom_destroy(twin);
}

static void a_config_of(size_t size) {
    for (int32_t which = TAPZOOM_PRESET_PHOTOS; which <= TAPZOOM_PRESET_BOARD; which++) {
        char topic[60];
        snprintf(topic, sizeof topic, "a config of %d bytes, preset %d", (int)size, (int)which);
        check_topic = topic;
        init_writes_the_size_of_the_host(size, which);
        missing_fields_have_their_defaults(size, which);
        get_writes_the_size_of_the_host(size, which);
        plays_the_same(size, which);
        unknown_bytes_are_zero(size);
        check_topic = "";
    }
}

static void options_of(size_t size) {
    char topic[60];
    snprintf(topic, sizeof topic, "options of %d bytes", (int)size);
    check_topic = topic;
    options_of_another_size(size);
    check_topic = "";
}

/* No struct is smaller than in the first release. */
static void smaller_than_the_first(void) {
    tapzoom_view *view = photos();
    check_topic = "sizes smaller than those of 1.0";
    memset(&host, 0, sizeof host);
    for (size_t size = 0; size < config_sizes[0]; size++)
        CHECK_STATUS(TAPZOOM_ERROR_STRUCT_SIZE, tapzoom_config_init(&host.config, size, TAPZOOM_PRESET_PHOTOS));
    for (size_t size = 0; size < options_sizes[0]; size++) {
        host.options.struct_size = (uint32_t)size;
        CHECK_STATUS(TAPZOOM_ERROR_STRUCT_SIZE, tapzoom_fit(view, &host.options));
    }
    tapzoom_destroy(view);
}

int test_older(void) {
    static const size_t later[] = {8, 16, 200};
    CHECK(config_sizes[COUNT(config_sizes) - 1] == sizeof(tapzoom_config));
    CHECK(options_sizes[COUNT(options_sizes) - 1] == sizeof(tapzoom_options));
    for (size_t i = 0; i < COUNT(config_sizes); i++) a_config_of(config_sizes[i]);
    for (size_t i = 0; i < COUNT(options_sizes); i++) options_of(options_sizes[i]);
    for (size_t i = 0; i < COUNT(later); i++) {
        a_config_of(sizeof(tapzoom_config) + later[i]);
        options_of(sizeof(tapzoom_options) + later[i]);
    }
    a_config_of(4096);
    options_of(4096);
    smaller_than_the_first();
    return check_report();
}
