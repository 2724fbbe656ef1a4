/*
 * recordings.c - the parts of "Recordings, snapshots and rollback".
 *
 * SPDX-License-Identifier: MIT
 */
#include "check.h"

#include "bug-report.c"

static tapzoom_view *new_view(void) {
    const tapzoom_viewport viewport = {400, 600, 0, 0, 0, 0};
    const tapzoom_rect content = {0, 0, 2000, 3000};
    tapzoom_config config;
    tapzoom_view *view;
    CHECK_OK(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_MAPS));
    CHECK_OK(tapzoom_create(&config, &viewport, &content, &view));
    return view;
}

static size_t snapshot(const tapzoom_view *view, char *bytes) {
    size_t size;
    CHECK_OK(tapzoom_save(view, bytes, 10240, &size));
    return size;
}

/* Two fingers at 120 Hz, frames at 60 Hz, from one time to another. */
static void pinch(tapzoom_view *view, int first, int last) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_frame_result result;
    for (int i = first; i < last; i++) {
        const int32_t phase = i == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED;
        const tapzoom_sample fingers[] = {{i / 120.0, 1, 180 - 0.37 * i, 300 - 0.11 * i, phase, 0, 0, 0},
                                          {i / 120.0, 2, 220 + 0.41 * i, 300, phase, 0, 0, 0}};
        CHECK_OK(tapzoom_push_touches(view, fingers, 2, NULL));
        if (i % 2 == 1)
            CHECK_OK(tapzoom_frame(view, i / 120.0, NULL, 0, events, TAPZOOM_EVENT_CAPACITY, &result));
    }
}

static void check_sizes(void) {
    static char bytes[10240];
    tapzoom_view *view = new_view();
    size_t size;
    CHECK_OK(tapzoom_save(view, NULL, 0, &size));
    CHECK(size == 10240);
    CHECK(snapshot(view, bytes) == 1264);
    pinch(view, 0, 60);
    CHECK_NEAR((double)snapshot(view, bytes), 2700, 50);
    CHECK(start_report(view));
    CHECK_OK(tapzoom_fetch_recording(view, &size));
    CHECK_NEAR((double)size - (double)snapshot(view, bytes), 330, 10);
    pinch(view, 60, 180);
    CHECK_OK(tapzoom_fetch_recording(view, &size));
    CHECK_NEAR((double)size, 6600, 50);
    tapzoom_destroy(view);
}

/* The report replays on another view. A report that exceeded its memory ends with a whole call. */
static void check_report_file(void) {
    static char bytes[1 << 20];
    tapzoom_view *view = new_view(), *other = new_view();
    FILE *file = tmpfile();
    CHECK(file != NULL && start_report(view));
    pinch(view, 0, 120);
    CHECK(write_report(view, file));
    pinch(view, 120, 240);
    CHECK(write_report(view, file));
    rewind(file);
    size_t size = fread(bytes, 1, sizeof bytes, file), used;
    const char *rest = bytes;
    tapzoom_record_entry entry;
    tapzoom_status status;
    const size_t whole = size;
    int loads = 0, diverged = 0;
    while ((status = tapzoom_replay(other, rest, size, &used, &entry, NULL)) == TAPZOOM_OK && used > 0) {
        loads += entry.kind == TAPZOOM_RECORD_LOAD; /* LOAD is there only if the recording starts later */
        rest += used, size -= used;
    }
    CHECK(status == TAPZOOM_OK && size == 0 && entry.number > 400 && loads == 0);
    tapzoom_transform one, two;
    CHECK_OK(tapzoom_get_transform(view, &one));
    CHECK_OK(tapzoom_get_transform(other, &two));
    CHECK_SAME(one, two);

    rest = bytes; /* after a call that diverges the replay can continue */
    for (size = whole; size > 0; rest += used, size -= used) {
        status = tapzoom_replay(other, rest, size, &used, &entry, NULL);
        diverged += status == TAPZOOM_ERROR_DIVERGED;
        CHECK((status == TAPZOOM_OK) == (diverged == 0) && used > 0);
        if (entry.number == 300) CHECK_OK(tapzoom_pan_by(other, 1, 1, NULL));
    }
    CHECK(diverged > 100);

    pinch(view, 240, 3000); /* more than the memory holds */
    CHECK(write_report(view, file) && !write_report(view, file));
    CHECK(start_report(view) && write_report(view, file));
    fclose(file);
    tapzoom_destroy(view);
    tapzoom_destroy(other);
}

/* A damaged snapshot changes nothing, and four numbers restore a transform. */
static void check_restore(void) {
    static char bytes[10240], again[10240];
    tapzoom_view *view = new_view(), *other = new_view();
    CHECK_OK(tapzoom_zoom_by(view, 3, 10, 20, NULL));
    const size_t size = snapshot(view, bytes), fresh = snapshot(other, again);
    bytes[100] ^= 1;
    CHECK_STATUS(TAPZOOM_ERROR_DATA, tapzoom_load(other, bytes, size));
    CHECK(snapshot(other, bytes) == fresh && memcmp(bytes, again, fresh) == 0);
    tapzoom_transform shown, restored;
    CHECK_OK(tapzoom_get_transform(view, &shown));
    CHECK_OK(tapzoom_set_transform(other, &shown, NULL));
    CHECK_OK(tapzoom_get_transform(other, &restored));
    CHECK_SAME(shown, restored);
    tapzoom_destroy(view);
    tapzoom_destroy(other);
}

int main(void) {
    check_sizes();
    check_report_file();
    check_restore();
    return check_report();
}
