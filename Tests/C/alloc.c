/*
 * alloc.c - a view takes one block of memory, and no call but tapzoom_create allocates; a view in memory of the host
 * takes none. This program defines the functions of the allocator, which count their calls and call glibc. The
 * library, shared or static, binds to them.
 *
 * SPDX-License-Identifier: MIT
 */
#include <errno.h>

#include "touch.h"

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static volatile long allocations, frees; /* volatile: the compiler assumes that malloc does not change variables */
static volatile int out_of_memory;
static uint64_t kinds_seen;

void *malloc(size_t size) {
    allocations++;
    return out_of_memory ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    allocations++;
    return out_of_memory ? NULL : __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
    allocations++;
    return out_of_memory ? NULL : __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    allocations++;
    return out_of_memory ? NULL : __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    void *got = aligned_alloc(alignment, size);
    if (got == NULL) return ENOMEM;
    *block = got;
    return 0;
}

void free(void *block) {
    frees += block != NULL;
    __libc_free(block);
}

/* Three seconds of touches: a drag that flings, fingers that pinch and rotate, a quick zoom. */
static void move_fingers(tapzoom_view *view, double start, int round) {
    double way = 20 + round % 100;
    drag(view, 1, start, 300, 300, 300 - way, 300 - 0.4 * way);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, start + 0.105, 300 - way, 300 - 0.4 * way));
    CHECK_OK(tapzoom_advance(view, start + 0.2 + 0.01 * (round % 30)));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 2, start + 0.6, 300, 300));
    drag(view, 3, start + 0.6, 100, 300, 100 - way, 300 + 2 * way);
    if (round % 3 == 0) CHECK_OK(tapzoom_zoom_by(view, 1.5, 100, 100, OPTIONS(1)));
    if (round % 5 == 0) drag(view, 4, start + 0.72, 200, 100, 200 + way, 100);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 3, start + 0.83, 100, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 2, start + 0.84, 300, 300));
    if (round % 5 == 0) CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 4, start + 0.9, 300, 300));
    CHECK_OK(tapzoom_advance(view, start + 2));
    tap(view, 1, start + 2.01, 200, 200);
    drag(view, 1, start + 2.15, 200, 200, 200, 200 + way);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, start + 2.3, 200, 200 + way));
}

static long poll_all(tapzoom_view *view) {
    tapzoom_event events[8];
    size_t count = 8;
    long seen = 0;
    while (count == 8) {
        CHECK_OK(tapzoom_poll_events(view, events, 8, &count));
        seen += (long)count;
        for (size_t i = 0; i < count; i++) kinds_seen |= TAPZOOM_BIT(events[i].kind);
    }
    return seen;
}

static char snapshot[20000], recording[65536];

/* Many calls of every kind: drags, taps, presses, animated commands, other settings and sizes, errors, reads. */
static long keep_busy(tapzoom_view *view, tapzoom_view *other, const tapzoom_config configs[4]) {
    long events_seen = 0;
    for (int round = 0; round < 2000; round++) {
        double start = 5 * round, inset = round % 17 == 0 ? round % 50 : 0, raster;
        tapzoom_transform now, residual;
        tapzoom_config read;
        tapzoom_rect rect;
        float matrix[16];
        tapzoom_state state;
        tapzoom_velocity velocity;
        tapzoom_overscroll overscroll;
        tapzoom_frame_result result;
        tapzoom_viewport viewport;
        tapzoom_contact contacts[TAPZOOM_MAX_CONTACTS];
        double affine[6];
        size_t size, accepted;
        read.struct_size = sizeof read;
        if (round % 7 == 0) CHECK_OK(tapzoom_set_config(view, &configs[round % 4], NULL));
        if (round % 11 == 0 || round % 17 == 0)
            CHECK_OK(tapzoom_set_viewport(view, VIEWPORT(300 + round % 500, 600, 0, inset, 0, 0)));
        if (round % 13 == 0)
            CHECK_OK(tapzoom_set_content(view, RECT(round % 7, -5, 3000, 2000 + round % 500), round % 2));
        if (round % 6 == 0) CHECK_OK(tapzoom_begin_recording(view, recording, sizeof recording));
        move_fingers(view, start, round);
        /* Every fourth round polls nothing, so that the queue overflows as well. */
        if (round % 4 != 0) events_seen += poll_all(view);
        start += 3;
        double_tap(view, start, round % 300, 100);
        CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, start + 0.5, 100, 100));
        if (round % 3 == 0) CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 2, start + 0.55, 200, 100));
        CHECK_STATUS(TAPZOOM_ERROR_CONTACT_IN_USE, touch(view, TAPZOOM_TOUCH_BEGAN, 1, start + 0.55, 0, 0));
        tapzoom_event events[4];
        const tapzoom_touch move = sample(TAPZOOM_TOUCH_MOVED, 1, start + 0.55, 103, 100);
        CHECK_OK(tapzoom_frame(view, start + 0.55, &move, 1, events, round % 4 ? 4 : 0, &result));
        CHECK_STATUS(TAPZOOM_ERROR_TIME, tapzoom_frame(view, start, NULL, 0, NULL, 0, &result));
        for (int frame = 0; frame < 10; frame++) {
            CHECK_OK(tapzoom_advance(view, start + 0.55 + 0.01 * (round % 5) * frame));
            CHECK_OK(tapzoom_get_transform(view, &now));
            CHECK_OK(tapzoom_get_transform_at(view, start + 0.55 + 0.01 * (round % 5) * frame, &now));
        }
        CHECK_OK(tapzoom_get_velocity(view, &velocity));
        CHECK_OK(tapzoom_get_overscroll(view, &overscroll));
        int32_t owner;
        CHECK_OK(tapzoom_set_pager_offset(view, round % 3, 0));
        CHECK_OK(tapzoom_set_contact_owner(view, 1, round % 2));
        CHECK_OK(tapzoom_get_contact_owner(view, 1, &owner));
        CHECK(owner == round % 2);
        CHECK_OK(tapzoom_cancel_touches(view, start + 1));
        CHECK_OK(tapzoom_zoom_to(view, 0.1 * (1 + round % 30), 50, 50, OPTIONS(round % 2)));
        CHECK_OK(tapzoom_zoom_by(view, 1.1, 50, 50, OPTIONS(round % 2)));
        CHECK_OK(tapzoom_zoom_to_rect(view, RECT(0, 0, 500, 500), OPTIONS(1)));
        CHECK_OK(tapzoom_advance(view, start + 1.1));
        if (round % 2) CHECK_OK(tapzoom_stop_motion(view));
        if (round % 5 == 0) CHECK_OK(tapzoom_fit(view, OPTIONS(1)));
        CHECK_OK(tapzoom_get_target_transform(view, &now));
        CHECK_OK(tapzoom_set_transform(view, &now, OPTIONS(1)));
        CHECK_OK(tapzoom_center_on(view, 100, round % 300, round % 3 ? 0 : 0.5, OPTIONS(round % 2)));
        CHECK_OK(tapzoom_get_config(view, &read));
        CHECK_OK(tapzoom_get_visible_rect(view, &now, &rect));
        CHECK_OK(tapzoom_get_raster_scale(view, &raster));
        CHECK_OK(tapzoom_get_raster_transform(view, &now, &residual));
        CHECK_OK(tapzoom_get_viewport(view, &viewport));
        CHECK_OK(tapzoom_get_content(view, &rect));
        CHECK_OK(tapzoom_get_contacts(view, contacts, TAPZOOM_MAX_CONTACTS, &size));
        CHECK_OK(tapzoom_transform_invert(&now, &residual));
        CHECK_OK(tapzoom_transform_compose(&now, &residual, &residual));
        CHECK_OK(tapzoom_transform_interpolate(&now, &residual, 0.5, &residual));
        CHECK_OK(tapzoom_transform_to_affine(&now, affine));
        CHECK_OK(tapzoom_get_state(view, &state));
        CHECK_OK(tapzoom_transform_to_matrix(&now, 10, 20, matrix));
        CHECK_OK(tapzoom_view_to_content(&now, 1, 1, &rect.x, &rect.y));
        CHECK_OK(tapzoom_content_to_view(&now, 1, 1, &rect.x, &rect.y));
        CHECK(tapzoom_status_string(round % 16 - 15) != NULL);
        CHECK_OK(tapzoom_save_state(view, snapshot, sizeof snapshot, &size));
        CHECK_OK(tapzoom_load_state(view, snapshot, size));
        if (round % 6 == 0) {
            CHECK_OK(tapzoom_fetch_recording(view, &size));
            CHECK_OK(tapzoom_replay(other, recording, size, &accepted, NULL, NULL));
            CHECK_OK(tapzoom_end_recording(other));
            CHECK_OK(tapzoom_end_recording(view));
        }
        if (round % 4 != 0) events_seen += poll_all(view);
    }
    return events_seen;
}

int main(void) {
    tapzoom_config configs[4];
    tapzoom_status status;
    tapzoom_view *view = NULL, *other = NULL, *const untouched = (tapzoom_view *)configs;
    for (int32_t which = 0; which < 4; which++) {
        configs[which] = preset(which);
        configs[which].gestures |= TAPZOOM_GESTURE_ROTATE;
    }

    check_topic = "the counters themselves";
    long allocated = allocations, freed = frees;
    void *volatile block = malloc(10);
    block = realloc(block, 20);
    free(block);
    CHECK(allocations == allocated + 2 && frees == freed + 1);

    check_topic = "a view's life";
    allocated = allocations, freed = frees;
    CHECK_OK(create(&configs[0], 800, 600, 4000, 3000, &view));
    CHECK_OK(create(&configs[1], 80, 60, 400, 300, &other));
    CHECK(allocations == allocated + 2);
    if (!CHECK(view != NULL && other != NULL)) return check_report();
    allocated = allocations;
    long events_seen = keep_busy(view, other, configs);
    long allocated_since = allocations - allocated, freed_since = frees - freed;
    CHECK(allocated_since == 0);
    CHECK(freed_since == 0);
    CHECK(events_seen > 4000);
    static const int32_t kinds[] = {TAPZOOM_EVENT_PAN,        TAPZOOM_EVENT_PINCH, TAPZOOM_EVENT_ROTATE,
                                    TAPZOOM_EVENT_QUICK_ZOOM, TAPZOOM_EVENT_FLING, TAPZOOM_EVENT_SWIPE};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) CHECK(kinds_seen >> kinds[i] & 1);
    tapzoom_destroy(view);
    tapzoom_destroy(other);
    CHECK(frees == freed + 2);

    check_topic = "memory of the host";
    size_t room = tapzoom_view_size();
    char *memory = aligned_alloc(16, room + 16 - room % 16);
    if (!CHECK(memory != NULL)) return check_report();
    memset(memory, 0xA5, room);
    allocated = allocations, freed = frees;
    CHECK_OK(tapzoom_create_at(memory, room, &configs[0], VIEWPORT(800, 600, 0, 0, 0, 0), RECT(0, 0, 4000, 3000),
                               &view));
    CHECK((char *)view >= memory && (char *)view < memory + room);
    CHECK_OK(create(&configs[1], 80, 60, 400, 300, &other));
    CHECK(allocations == allocated + 1);
    kinds_seen = 0;
    CHECK(keep_busy(view, other, configs) > 4000);
    tapzoom_destroy(other);
    CHECK(allocations == allocated + 1 && frees == freed + 1);
    tapzoom_destroy(view);
    CHECK(frees == freed + 1);
    out_of_memory = 1;
    status = tapzoom_create_at(memory, room, &configs[0], VIEWPORT(8, 6, 0, 0, 0, 0), RECT(0, 0, 4, 3), &view);
    out_of_memory = 0;
    CHECK_OK(status);
    tapzoom_destroy(view);
    CHECK(frees == freed + 1);
    free(memory);

    check_topic = "no memory";
    view = untouched;
    out_of_memory = 1;
    status = create(&configs[0], 800, 600, 4000, 3000, &view);
    out_of_memory = 0;
    CHECK_STATUS(TAPZOOM_ERROR_MEMORY, status);
    CHECK(view == untouched);

    check_topic = "leaks";
    allocated = allocations, freed = frees;
    for (int i = 0; i < 1000; i++) {
        CHECK_OK(create(&configs[i % 4], 800, 600, 4000, 3000, &view));
        tapzoom_destroy(view);
        CHECK(create(&configs[i % 4], -1, 600, 4000, 3000, &view) != TAPZOOM_OK);
    }
    CHECK(allocations == allocated + 1000);
    CHECK(frees == freed + 1000);
    return check_report();
}
