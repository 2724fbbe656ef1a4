/*
 * quickstart.c - plays a touch recording into a map view at 60 frames a second; prints the events and the transform.
 *
 * SPDX-License-Identifier: MIT
 *
 *     cc -std=c99 quickstart.c -ltapzoom -o quickstart && ./quickstart double-tap.jsonl
 */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tapzoom.h"

static void check(tapzoom_status status) {
    if (status != TAPZOOM_OK) {
        fprintf(stderr, "quickstart: %s\n", tapzoom_status_string(status));
        exit(EXIT_FAILURE);
    }
}

/* Reads the next sample. Skips other lines, such as the recording's header. */
static int read_sample(FILE *file, tapzoom_sample *sample) {
    static const char *const phases[] = {"", "began", "moved", "ended", "cancelled"};
    char line[1024], phase[16];
    while (fgets(line, sizeof line, file) != NULL) {
        memset(sample, 0, sizeof *sample);
        if (sscanf(line, "{\"time\": %lf, \"id\": %" SCNd64 ", \"phase\": \"%15[a-z]\", \"x\": %lf, \"y\": %lf",
                   &sample->time, &sample->id, phase, &sample->x, &sample->y) != 5) continue;
        for (int32_t i = TAPZOOM_TOUCH_BEGAN; i <= TAPZOOM_TOUCH_CANCELLED; i++)
            if (strcmp(phase, phases[i]) == 0) sample->phase = i;
        if (sample->phase != 0) return 1;
    }
    return 0;
}

static void print_events(const tapzoom_event *events, int32_t count) {
    static const char *const kinds[] = {
        [TAPZOOM_EVENT_TAP_UP] = "tap_up",
        [TAPZOOM_EVENT_TAP] = "tap",
        [TAPZOOM_EVENT_DOUBLE_TAP] = "double_tap",
        [TAPZOOM_EVENT_MULTI_TAP] = "multi_tap",
        [TAPZOOM_EVENT_TWO_FINGER_TAP] = "two_finger_tap",
        [TAPZOOM_EVENT_LONG_PRESS] = "long_press",
        [TAPZOOM_EVENT_PAN] = "pan",
        [TAPZOOM_EVENT_PINCH] = "pinch",
        [TAPZOOM_EVENT_ROTATE] = "rotate",
        [TAPZOOM_EVENT_QUICK_ZOOM] = "quick_zoom",
        [TAPZOOM_EVENT_SWIPE] = "swipe",
        [TAPZOOM_EVENT_FLING] = "fling",
        [TAPZOOM_EVENT_SCROLL] = "scroll",
        [TAPZOOM_EVENT_ANIMATION] = "animation",
        [TAPZOOM_EVENT_SETTLED] = "settled",
        [TAPZOOM_EVENT_LIMIT] = "limit",
        [TAPZOOM_EVENT_PAGE] = "page",
        [TAPZOOM_EVENT_OWNER] = "owner",
        [TAPZOOM_EVENT_EDGE] = "edge"};
    static const char *const phases[] = {"discrete", "began", "changed", "ended", "cancelled"};
    const int32_t kind_count = sizeof kinds / sizeof kinds[0];
    for (int32_t i = 0; i < count; i++) {
        const tapzoom_event *event = &events[i];
        if (event->phase == TAPZOOM_PHASE_CHANGED) continue; /* the transform shows it */
        if (event->kind >= kind_count || kinds[event->kind] == NULL) continue; /* a newer library has more kinds */
        printf("%8.3f  %-14s %-9s at (%.1f, %.1f)  taps %d\n", event->time, kinds[event->kind], phases[event->phase],
               event->view_x, event->view_y, (int)event->tap_count);
    }
}

int main(int argc, char **argv) {
    FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
    tapzoom_sample sample;
    if (file == NULL || !read_sample(file, &sample)) {
        fprintf(stderr, "usage: quickstart RECORDING\n");
        return EXIT_FAILURE;
    }
    tapzoom_config config;
    tapzoom_view *view;
    tapzoom_viewport viewport = {400, 600, 0, 0, 0, 0};
    tapzoom_rect content = {0, 0, 2000, 3000};
    check(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_MAPS));
    check(tapzoom_create(&config, &viewport, &content, &view));
    check(tapzoom_zoom_by(view, 3, 200, 300, NULL)); /* so that the content can move in every direction */
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t unprinted; /* events of that zoom */
    check(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &unprinted));

    tapzoom_transform shown;
    check(tapzoom_get_transform(view, &shown));
    tapzoom_frame_result frame;
    tapzoom_velocity velocity;
    double start = sample.time;
    int more = 1, number = 0;
    do {
        tapzoom_sample samples[64]; /* more than any device sends in a frame */
        size_t count = 0;
        double time = start + number++ / 60.0;
        for (; more && sample.time <= time && count < 64; more = read_sample(file, &sample)) samples[count++] = sample;
        check(tapzoom_frame(view, time, samples, count, events, TAPZOOM_EVENT_CAPACITY, &frame));
        print_events(events, frame.event_count);
        tapzoom_transform now = frame.transform;
        check(tapzoom_get_velocity(view, &velocity));
        if (now.scale != shown.scale || now.x != shown.x || now.y != shown.y) /* a real host would draw here */
            printf("%8.3f  scale %.4f  offset (%.2f, %.2f)  velocity (%.1f, %.1f)\n", time, now.scale, now.x, now.y,
                   velocity.x, velocity.y);
        shown = now;
    } while (more || frame.state.next_deadline < INFINITY);
    printf("final     scale %.4f  offset (%.2f, %.2f)\n", shown.scale, shown.x, shown.y);
    tapzoom_destroy(view);
    fclose(file);
    return EXIT_SUCCESS;
}
