/*
 * older.c - a host that was compiled with an earlier header, whose tapzoom_config ends sooner: it gives and gets what
 * it knows, nothing behind that is read or written, and what it does not give is the default.
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

/* Every size that was ever in use, oldest first, and what was new in it. */
static const size_t sizes[] = {496, 504 /* page_push */};

#define CANARY 0x5A

/* The config of such a host, and what it keeps behind it. */
static union {
    tapzoom_config config;
    unsigned char bytes[1024];
} host;

static void check_canary(size_t size) {
    size_t i = size;
    while (i < sizeof host.bytes && host.bytes[i] == CANARY) i++;
    CHECK(i == sizeof host.bytes);
}

static tapzoom_config settings_of(const tapzoom_view *view) {
    tapzoom_config all;
    all.struct_size = sizeof all;
    CHECK_OK(tapzoom_get_config(view, &all));
    return all;
}

static void init_writes_what_the_host_knows(size_t size, int32_t which) {
    tapzoom_config whole = preset(which);
    memset(&host, CANARY, sizeof host);
    CHECK_OK(tapzoom_config_init(&host.config, size, which));
    CHECK(host.config.struct_size == size);
    CHECK(memcmp(host.bytes + 4, (char *)&whole + 4, size - 4) == 0);
    check_canary(size);
}

/* What the host changes is taken; the canary is not, though it would be no valid setting. */
static void what_is_not_given_is_the_default(size_t size, int32_t which) {
    tapzoom_config whole = preset(which);
    tapzoom_view *view = NULL;
    host.config.spring_frequency = whole.spring_frequency = 7; /* the last field that all sizes have */
    CHECK_OK(tapzoom_create(&host.config, 800, 600, 4000, 3000, &view));
    tapzoom_config got = settings_of(view);
    CHECK_SAME(got, whole);

    /* A later part of the same program may know more, and set it; the older part takes it back by not giving it. */
    whole.page_push = 0.5;
    CHECK_OK(tapzoom_set_config(view, &whole));
    CHECK_OK(tapzoom_set_config(view, &host.config));
    got = settings_of(view);
    CHECK(got.page_push == 0.25);
    check_canary(size);
    tapzoom_destroy(view);
}

static void get_writes_what_the_host_knows(size_t size, int32_t which) {
    tapzoom_config whole = preset(which);
    tapzoom_view *view = NULL;
    whole.pan_slop = 3;
    whole.page_push = 0.75;
    CHECK_OK(tapzoom_create(&whole, 800, 600, 4000, 3000, &view));
    memset(&host, CANARY, sizeof host);
    host.config.struct_size = (uint32_t)size;
    CHECK_OK(tapzoom_get_config(view, &host.config));
    CHECK(host.config.struct_size == size);
    CHECK(memcmp(host.bytes + 4, (char *)&whole + 4, size - 4) == 0);
    check_canary(size);
    tapzoom_destroy(view);
}

/* The whole of an older host's life gives the same bits as that of one which gives the default itself. */
static void plays_the_same(size_t size, int32_t which) {
    tapzoom_config whole = preset(which);
    tapzoom_view *views[2] = {NULL, NULL};
    tapzoom_transform places[2];
    tapzoom_event events[2][TAPZOOM_EVENT_CAPACITY];
    size_t counts[2];
    memset(&host, CANARY, sizeof host);
    CHECK_OK(tapzoom_config_init(&host.config, size, which));
    CHECK_OK(tapzoom_create(&host.config, 800, 600, 800, 600, &views[0]));
    CHECK_OK(tapzoom_create(&whole, 800, 600, 800, 600, &views[1]));
    for (int i = 0; i < 2; i++) {
        double_tap(views[i], 0, 700, 300);
        CHECK_OK(tapzoom_advance(views[i], 2));
        drag(views[i], 1, 2, 600, 300, -200, 300); /* beyond the right edge: page_push */
        CHECK_OK(touch(views[i], TAPZOOM_TOUCH_ENDED, 1, 2.2, -200, 300));
        CHECK_OK(tapzoom_advance(views[i], 5));
        CHECK_OK(tapzoom_get_transform(views[i], &places[i]));
        CHECK_OK(tapzoom_poll_events(views[i], events[i], TAPZOOM_EVENT_CAPACITY, &counts[i]));
        tapzoom_destroy(views[i]);
    }
    CHECK_SAME(places[0], places[1]);
    CHECK(counts[0] > 4 && counts[0] == counts[1]);
    CHECK(memcmp(events[0], events[1], counts[0] * sizeof events[0][0]) == 0);
}

int main(void) {
    CHECK(sizes[sizeof sizes / sizeof *sizes - 1] == sizeof(tapzoom_config));
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int32_t which = TAPZOOM_PRESET_PHOTOS; which <= TAPZOOM_PRESET_BOARD; which++) {
            char topic[40];
            snprintf(topic, sizeof topic, "%d bytes, preset %d", (int)sizes[i], (int)which);
            check_topic = topic;
            init_writes_what_the_host_knows(sizes[i], which);
            what_is_not_given_is_the_default(sizes[i], which);
            get_writes_what_the_host_knows(sizes[i], which);
            plays_the_same(sizes[i], which);
            check_topic = "";
        }
    return check_report();
}
