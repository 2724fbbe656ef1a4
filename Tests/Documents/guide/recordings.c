/*
 * recordings.c - the parts of "Recordings, snapshots and rollback".
 *
 * SPDX-License-Identifier: MIT
 */
#include "check.h"

static void run_frame(tapzoom_view *view, int frame);

#include "bug-report.c"
#include "place.c"
#include "rollback.c"

static tapzoom_view *new_view(void) {
    const tapzoom_viewport viewport = {400, 600, 0, 0, 0, 0};
    const tapzoom_rect content = {0, 0, 2000, 3000};
    tapzoom_config config;
    tapzoom_view *view;
    CHECK_OK(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_MAPS));
    CHECK_OK(tapzoom_create(&config, &viewport, &content, &view));
    return view;
}

/* Two fingers at 120 Hz, frames at 60 Hz, from one time to another. */
static void pinch(tapzoom_view *view, int first, int last) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_frame_result result;
    for (int i = first; i < last; i++) {
        const int32_t phase = i == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED;
        const tapzoom_touch fingers[] = {
            {.time = i / 120.0, .id = 1, .x = 180 - 0.37 * i, .y = 300 - 0.11 * i, .phase = phase},
            {.time = i / 120.0, .id = 2, .x = 220 + 0.41 * i, .y = 300, .phase = phase}};
        CHECK_OK(tapzoom_push_touches(view, fingers, 2, NULL));
        if (i % 2 == 1)
            CHECK_OK(tapzoom_frame(view, i / 120.0, NULL, 0, events, TAPZOOM_EVENT_CAPACITY, &result));
    }
}

/* The report replays on another view; one that has run over ends with whole calls. */
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
    size_t size = fread(bytes, 1, sizeof bytes, file), accepted;
    const char *rest = bytes;
    tapzoom_record_entry entry;
    tapzoom_status status = TAPZOOM_OK;
    const size_t whole = size;
    int loads = 0, diverged = 0;
    while (size > 0 && (status = tapzoom_replay(other, rest, size, &accepted, &entry, NULL)) == TAPZOOM_OK) {
        loads += entry.kind == TAPZOOM_RECORD_LOAD_STATE; /* only in a recording that starts later */
        rest += accepted, size -= accepted;
    }
    CHECK(status == TAPZOOM_OK && size == 0 && entry.number > 400 && loads == 0);
    tapzoom_transform one, two;
    CHECK_OK(tapzoom_get_transform(view, &one));
    CHECK_OK(tapzoom_get_transform(other, &two));
    CHECK_SAME(one, two);

    rest = bytes; /* after a call that diverges the replay may go on */
    for (size = whole; size > 0; rest += accepted, size -= accepted) {
        status = tapzoom_replay(other, rest, size, &accepted, &entry, NULL);
        diverged += status == TAPZOOM_ERROR_DIVERGED;
        CHECK((status == TAPZOOM_OK) == (diverged == 0) && accepted > 0);
        if (entry.number == 300) CHECK_OK(tapzoom_pan_by(other, 1, 1, NULL));
    }
    CHECK(diverged > 100);

    pinch(view, 240, 3000); /* too much for the memory */
    CHECK(write_report(view, file) && !write_report(view, file));
    CHECK(start_report(view) && write_report(view, file));
    fclose(file);
    tapzoom_destroy(view);
    tapzoom_destroy(other);
}

/* The same content is at the center, in another window and after a flight that the restart ended. */
static void check_place(void) {
    const tapzoom_viewport wide = {900, 500, 0, 0, 0, 0};
    const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    tapzoom_view *view = new_view(), *other = new_view();
    CHECK_OK(tapzoom_advance(view, 0));
    CHECK_OK(tapzoom_rotate_to(view, 0.3, 200, 300, NULL));
    CHECK_OK(tapzoom_center_on(view, 700, 1100, 2, &animated));
    CHECK_OK(tapzoom_advance(view, 0.1));
    const place at = get_place(view, 200, 300);
    CHECK_NEAR(at.x, 700, 1e-9);
    CHECK_NEAR(at.y, 1100, 1e-9);
    CHECK_NEAR(at.rotation, 0.3, 1e-12);
    CHECK_NEAR(at.scale, 2, 1e-12);
    CHECK_OK(tapzoom_set_viewport(other, &wide));
    CHECK(set_place(other, &at, 450, 250));
    tapzoom_transform shown;
    double x, y;
    CHECK_OK(tapzoom_get_transform(other, &shown));
    CHECK_OK(tapzoom_content_to_view(&shown, 700, 1100, &x, &y));
    CHECK_NEAR(x, 450, 1e-9);
    CHECK_NEAR(y, 250, 1e-9);
    CHECK_NEAR(shown.scale, 2, 1e-12);
    CHECK_NEAR(shown.rotation, 0.3, 1e-12);
    const place damaged = {1, 2, 0, 0}, missing = {NAN, 0, 1, 0};
    CHECK(!set_place(other, &damaged, 450, 250) && !set_place(other, &missing, 450, 250));
    tapzoom_destroy(view);
    tapzoom_destroy(other);
}

/* ---- Rollback -------------------------------------------------------------------------------------------------- */

enum { FRAMES = 120, LIFT = 52, LATE = 8 };
static int arrived; /* the last frame whose input has arrived */

/* A finger drags from frame 40 on, and lifts in frame LIFT; before that has arrived, it is predicted to rest. Another
   one lands in the last frame before, and is never late. */
static void run_frame(tapzoom_view *view, int frame) {
    const double time = frame / 60.0;
    tapzoom_frame_result result;
    tapzoom_touch finger = {.time = time, .id = 1, .x = 300 - 10.0 * (frame - 40), .y = 300,
                            .phase = TAPZOOM_TOUCH_MOVED};
    size_t count = frame >= 40 && frame <= LIFT && frame <= arrived;
    if (frame == 40) finger.phase = TAPZOOM_TOUCH_BEGAN;
    if (frame == LIFT) finger.phase = TAPZOOM_TOUCH_ENDED;
    if (frame == LIFT + LATE - 1) {
        finger = (tapzoom_touch){.time = time, .id = 2, .x = 100, .y = 100, .phase = TAPZOOM_TOUCH_BEGAN};
        count = 1;
    }
    CHECK_OK(tapzoom_frame(view, time, &finger, count, NULL, 0, &result));
}

/* The lift arrives late; in the end the view equals one that has received it in time. */
static void check_rollback(void) {
    static saved ends[2];
    tapzoom_view *views[] = {new_view(), new_view()};
    for (int i = 0; i < 2; i++) {
        CHECK_OK(tapzoom_zoom_by(views[i], 3, 200, 300, NULL));
        for (int frame = 0; frame < FRAMES; frame++) {
            arrived = i == 0 && frame < LIFT + LATE ? LIFT - 1 : frame;
            if (i == 0 && frame == LIFT + LATE) {
                CHECK_OK(tapzoom_save_state(views[0], ends[0].bytes, sizeof ends[0].bytes, &ends[0].size));
                roll_back(views[0], LIFT, frame);
                CHECK_OK(tapzoom_save_state(views[0], ends[1].bytes, sizeof ends[1].bytes, &ends[1].size));
                CHECK(ends[0].size != ends[1].size || memcmp(ends[0].bytes, ends[1].bytes, ends[0].size) != 0);
            }
            step(views[i], frame);
        }
    }
    for (int i = 0; i < 2; i++) {
        CHECK_OK(tapzoom_save_state(views[i], ends[i].bytes, sizeof ends[i].bytes, &ends[i].size));
        tapzoom_destroy(views[i]);
    }
    CHECK(ends[0].size == ends[1].size && memcmp(ends[0].bytes, ends[1].bytes, ends[0].size) == 0);
}

int main(void) {
    check_rollback();
    check_report_file();
    check_place();
    return check_report();
}
