/*
 * earlier.c - a program in the names of earlier checkouts, which examples/guide/rename.sed ports.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>
#include <tapzoom.h>

#define DO(call) do { if ((call) != TAPZOOM_OK) return printf("%s\n", #call), 1; } while (0)

static unsigned char memory[65536], saved[65536];

/* The kinds of recorded calls by their names. */
static const int32_t kinds[] = {TAPZOOM_RECORD_RESET, TAPZOOM_RECORD_STOP, TAPZOOM_RECORD_CANCEL, TAPZOOM_RECORD_LOAD};

static tapzoom_view *open_view(void) {
    const tapzoom_viewport viewport = {.width = 400, .height = 600};
    const tapzoom_rect content = {.width = 2000, .height = 3000};
    tapzoom_config config;
    tapzoom_view *view = NULL;
    if (tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_MAPS) != TAPZOOM_OK) return NULL;
    config.gestures |= TAPZOOM_GESTURE_TWO_FINGER_TAP | TAPZOOM_GESTURE_ROTATE;
    config.events &= ~(1u << TAPZOOM_EVENT_TAP_UP);
    config.double_tap = TAPZOOM_ZOOM_RESET;
    config.edges = TAPZOOM_LIMIT_LEFT;
    config.bounce_x = 0;
    config.bounce_y = 1;
    config.pan_contacts = 1;
    config.glide_decay = 13;
    return tapzoom_create(&config, &viewport, &content, &view) == TAPZOOM_OK ? view : NULL;
}

/* Two fingers tap, then one drags and lifts in motion. */
static int play(tapzoom_view *view) {
    tapzoom_sample touches[] = {{0, 1, 150, 300, TAPZOOM_TOUCH_BEGAN}, {0, 2, 250, 300, TAPZOOM_TOUCH_BEGAN},
                                {0.05, 1, 150, 300, TAPZOOM_TOUCH_ENDED}, {0.05, 2, 250, 300, TAPZOOM_TOUCH_ENDED},
                                {1, 3, 100, 300, TAPZOOM_TOUCH_BEGAN}};
    touches[4].flags = TAPZOOM_SAMPLE_NO_TAP | TAPZOOM_SAMPLE_NO_SLOP;
    DO(tapzoom_push_touches(view, touches, 5, NULL));
    for (int i = 1; i <= 10; i++) {
        const int32_t phase = i < 10 ? TAPZOOM_TOUCH_MOVED : TAPZOOM_TOUCH_ENDED;
        const tapzoom_sample move = {1 + i / 100.0, 3, 100 + 10 * i, 300, phase};
        DO(tapzoom_push_touches(view, &move, 1, NULL));
    }
    return 0;
}

int main(void) {
    tapzoom_view *view = open_view(), *other = open_view();
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_record_entry entry;
    size_t count, size, used;
    if (view == NULL || other == NULL) return 1;
    DO(tapzoom_record(view, memory, sizeof memory));
    DO(tapzoom_zoom_by(view, 3, 200, 300, NULL));
    if (play(view) != 0) return 1;
    DO(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    for (size_t i = 0; i < count; i++) {
        const tapzoom_event *event = &events[i];
        if (event->kind == TAPZOOM_EVENT_TWO_FINGER_TAP) printf("two fingers\n");
        if (event->kind == TAPZOOM_EVENT_PAN && event->phase == TAPZOOM_PHASE_ENDED)
            printf("pan %.0f %.0f %.0f %.0f unused %.0f %.0f\n", event->velocity_x, event->velocity_y,
                   event->scale_velocity, event->rotation_velocity, event->unused_x, event->unused_y);
    }
    tapzoom_state state;
    DO(tapzoom_get_state(view, &state));
    if (state.event_count > 0) return 1;
    DO(tapzoom_stop(view));
    DO(tapzoom_cancel(view, 2));
    DO(tapzoom_reset(view, NULL));
    DO(tapzoom_save(view, saved, sizeof saved, &size));
    DO(tapzoom_load(other, saved, size));
    DO(tapzoom_fetch_recording(view, &size));
    DO(tapzoom_record(view, NULL, 0));
    int found = 0;
    for (const unsigned char *bytes = memory; size > 0; bytes += used, size -= used) {
        DO(tapzoom_replay(other, bytes, size, &used, &entry, NULL));
        for (int i = 0; i < 4; i++) found += entry.kind == kinds[i];
    }
    DO(tapzoom_replay(other, NULL, 0, &used, NULL, NULL));
    printf("replayed %d of reset, stop and cancel\n", found);
    tapzoom_destroy(view);
    tapzoom_destroy(other);
    return 0;
}
