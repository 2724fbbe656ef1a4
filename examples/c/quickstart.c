/*
 * quickstart.c - plays touches of files into a map view at 60 frames a second, and tells what happens.
 *
 * SPDX-License-Identifier: MIT
 *
 *     cc -std=c99 quickstart.c -ltapzoom -lm -o quickstart && ./quickstart double-tap.jsonl pinch.jsonl fling.jsonl
 */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tapzoom.h"

enum { RATE = 60, MOST_FRAMES = 600 * RATE }; /* frames per second, and in ten minutes */

static int frame_count; /* so far */

static void check(tapzoom_status status) {
    if (status != TAPZOOM_OK) {
        fprintf(stderr, "quickstart: %s\n", tapzoom_status_string(status));
        exit(EXIT_FAILURE);
    }
}

/* Reads the next touch. Skips other lines, such as the header of the file. */
static int read_touch(FILE *file, tapzoom_touch *touch) {
    static const char *const phases[] = {"", "began", "moved", "ended", "cancelled"};
    char line[1024], phase[16];
    while (fgets(line, sizeof line, file) != NULL) {
        memset(touch, 0, sizeof *touch);
        if (sscanf(line, "{\"time\": %lf, \"id\": %" SCNd64 ", \"phase\": \"%15[a-z]\", \"x\": %lf, \"y\": %lf",
                   &touch->time, &touch->id, phase, &touch->x, &touch->y) != 5) continue;
        for (int32_t i = TAPZOOM_TOUCH_BEGAN; i <= TAPZOOM_TOUCH_CANCELLED; i++)
            if (strcmp(phase, phases[i]) == 0) touch->phase = i;
        if (touch->phase != 0) return 1;
    }
    return 0;
}

/* Prints a line for each event that begins something. A host reacts to the kinds that it needs, and skips others. */
static void tell(const tapzoom_event *events, int32_t count) {
    static const char *const stories[] = {
        [TAPZOOM_EVENT_TAP] = "One tap, and no second one in time.",
        [TAPZOOM_EVENT_DOUBLE_TAP] = "Two quick taps: the view zooms in about them.",
        [TAPZOOM_EVENT_FINGERS_TAP] = "Two fingers tap: the view zooms out.",
        [TAPZOOM_EVENT_LONG_PRESS] = "A finger rests: a long press.",
        [TAPZOOM_EVENT_PAN] = "Fingers move: the content follows them.",
        [TAPZOOM_EVENT_PINCH] = "Their distance changes: the scale follows it.",
        [TAPZOOM_EVENT_QUICK_ZOOM] = "A tap and a drag: the scale follows the finger.",
        [TAPZOOM_EVENT_FLING] = "A finger lifts in motion: the content glides on.",
        [TAPZOOM_EVENT_SETTLED] = "The view is at rest."};
    for (int32_t i = 0; i < count; i++) {
        const tapzoom_event *event = &events[i];
        if (event->phase != TAPZOOM_PHASE_DISCRETE && event->phase != TAPZOOM_PHASE_BEGAN) continue;
        if (event->kind >= (int32_t)(sizeof stories / sizeof stories[0]) || stories[event->kind] == NULL) continue;
        printf("%6.3f  %6.1f %6.1f  %6.4f  %s\n", event->time, event->content_x, event->content_y, event->scale,
               stories[event->kind]);
    }
}

/* Plays a file until the view is at rest, or ten minutes are over. Returns 0 if it has no touches. */
static int play(tapzoom_view *view, FILE *file) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_frame_result frame;
    tapzoom_touch touch;
    const double start = (double)frame_count / RATE;
    int more = read_touch(file, &touch);
    if (!more) return 0;
    if (frame_count == 0) printf("  time   map x  map y   scale\n");
    do {
        tapzoom_touch touches[64]; /* more than any device sends in a frame */
        const double time = (double)frame_count / RATE;
        size_t count = 0;
        for (; more && start + touch.time <= time && count < 64; more = read_touch(file, &touch)) {
            touch.time += start;
            touches[count++] = touch;
        }
        check(tapzoom_frame(view, time, touches, count, events, TAPZOOM_EVENT_CAPACITY, &frame));
        tell(events, frame.event_count);
        frame_count++; /* a real host would draw here, with frame.transform */
    } while ((more || frame.state.next_deadline < INFINITY) && frame_count < MOST_FRAMES);
    return 1;
}

int main(int argc, char **argv) {
    const tapzoom_viewport viewport = {.width = 400, .height = 600};
    const tapzoom_rect map = {.width = 2000, .height = 3000};
    tapzoom_config config;
    tapzoom_view *view;
    check(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_MAPS));
    check(tapzoom_create(&config, &viewport, &map, &view));
    for (int i = 1; i < argc || frame_count == 0; i++) {
        FILE *file = i < argc ? fopen(argv[i], "r") : NULL;
        if (file == NULL || !play(view, file)) {
            fprintf(stderr, "usage: quickstart TOUCHES...\n");
            return EXIT_FAILURE;
        }
        fclose(file);
    }
    tapzoom_destroy(view);
    return EXIT_SUCCESS;
}
