/*
 * storage.c - memory of exactly the size of a recording and of a snapshot, a snapshot with a clock beyond
 * TAPZOOM_MAX_TIME, and one of a lenient view.
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

static unsigned char memory[SNAPSHOT_ROOM];

/* ---- A full recording ------------------------------------------------------------------------------------------- */

/* Records taps into a part of the memory, and returns how many bytes the first fetch gives. */
static size_t record(tapzoom_view **view, size_t size, int taps) {
    size_t count = 0;
    *view = photos();
    CHECK_OK(tapzoom_begin_recording(*view, memory, size));
    for (int i = 0; i < taps; i++) tap(*view, 1, i + 1, 100, 200);
    CHECK_OK(tapzoom_fetch_recording(*view, &count));
    return count;
}

/* In memory of exactly its size a recording is whole. With a byte less it ends before the last call: the first fetch
   still gives the calls before, and later ones report it. */
static void last_byte(void) {
    check_topic = "a full recording";
    tapzoom_view *view = NULL, *again = NULL;
    size_t whole = record(&view, sizeof memory, 3), count = 99;
    tapzoom_destroy(view);
    CHECK(record(&view, whole, 3) == whole);
    CHECK_OK(tapzoom_fetch_recording(view, &count));
    CHECK(count == 0);
    again = photos();
    replay_all(again, memory, whole);
    CHECK(check_same_state(view, again));
    tapzoom_destroy(again);
    tapzoom_destroy(view);

    size_t part = record(&view, whole - 1, 3);
    CHECK(part > 0 && part < whole);
    CHECK_STATUS(TAPZOOM_ERROR_BUFFER_TOO_SMALL, tapzoom_fetch_recording(view, &count));
    again = photos();
    replay_all(again, memory, part);
    CHECK(state_of(again).contact_count == 1); /* only the last lift is missing */
    tapzoom_destroy(again);
    tapzoom_destroy(view);
}

/* ---- A snapshot -------------------------------------------------------------------------------------------------- */

/* The size that the call reports for NULL suffices, and a byte less does not, however small the snapshot is. */
static void exact_capacity(void) {
    check_topic = "the capacity of a snapshot";
    tapzoom_view *view = photos();
    size_t most = 0, size = 0;
    CHECK_OK(tapzoom_save_state(view, NULL, 0, &most));
    CHECK(most > 0 && most <= sizeof memory);
    CHECK_OK(tapzoom_save_state(view, memory, most, &size));
    CHECK(size > 0 && size <= most);
    CHECK_OK(tapzoom_load_state(view, memory, size));
    CHECK_STATUS(TAPZOOM_ERROR_DATA, tapzoom_load_state(view, memory, size - 1));
    CHECK_STATUS(TAPZOOM_ERROR_DATA, tapzoom_load_state(view, memory, size + 1));
    CHECK_STATUS(TAPZOOM_ERROR_BUFFER_TOO_SMALL, tapzoom_save_state(view, memory, most - 1, &size));
    tapzoom_destroy(view);
}

/* ---- A forged clock --------------------------------------------------------------------------------------------- */

/* Replaces a word, and corrects the hash at the end. */
static void forge(unsigned char *bytes, size_t size, size_t index, double number) {
    uint64_t hash = 1, word;
    memcpy(bytes + 8 * index, &number, 8);
    for (size_t i = 0; i < size / 8 - 1; i++) {
        memcpy(&word, bytes + 8 * i, 8);
        hash = ((hash << 32 | hash >> 32) ^ word) * UINT64_C(0x9E3779B97F4A7C15);
    }
    memcpy(bytes + size - 8, &hash, 8);
}

/* Each word that holds the clock becomes another time. A view may take it as its clock, which is at most
   TAPZOOM_MAX_TIME. */
static int takes_clock(double time) {
    static unsigned char real[SNAPSHOT_ROOM], forged[SNAPSHOT_ROOM];
    tapzoom_view *view = photos(), *victim = photos();
    const double clock = 12345.75;
    int taken = 0;
    CHECK_OK(tapzoom_advance(view, clock));
    size_t size = save_to(real, view);
    for (size_t index = 0; index < size / 8 - 1; index++) {
        if (memcmp(real + 8 * index, &clock, 8) != 0) continue;
        memcpy(forged, real, size);
        forge(forged, size, index, time);
        if (tapzoom_load_state(victim, forged, size) == TAPZOOM_OK) taken += state_of(victim).time == time;
    }
    tapzoom_destroy(victim);
    tapzoom_destroy(view);
    return taken;
}

static void forged_clock(void) {
    check_topic = "a forged clock";
    CHECK(takes_clock(TAPZOOM_MAX_TIME) == 1);
    CHECK(takes_clock(nextafter(TAPZOOM_MAX_TIME, INFINITY)) == 0);
    CHECK(takes_clock(-TAPZOOM_MAX_TIME) == 1);
    CHECK(takes_clock(nextafter(-TAPZOOM_MAX_TIME, -INFINITY)) == 0);
}

/* ---- A lenient view --------------------------------------------------------------------------------------------- */

/* A strict view that loads a lenient one corrects touches as that does: a late lift counts at its own time. */
static void lenient(void) {
    check_topic = "a snapshot of a lenient view";
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.lenient = 1;
    tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000), *loaded = photos();
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 400, 300));
    copy_view(loaded, view);
    tapzoom_view *both[2] = {view, loaded};
    for (int i = 0; i < 2; i++) {
        CHECK_OK(touch(both[i], TAPZOOM_TOUCH_MOVED, 1, 1.125, 401, 300));
        CHECK_OK(touch(both[i], TAPZOOM_TOUCH_ENDED, 1, 1.0625, 401, 300));
        CHECK(state_of(both[i]).next_deadline == nextafter(1.0625 + config.double_tap_time, INFINITY));
    }
    tapzoom_destroy(loaded);
    tapzoom_destroy(view);
}

int test_storage(void) {
    last_byte();
    exact_capacity();
    forged_clock();
    lenient();
    return check_report();
}
