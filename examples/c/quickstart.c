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

/* Reads up to the next line that is a sample; other lines, such as the recording's header, are skipped. */
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

static void print_events(tapzoom_view *view) {
    static const char *const kinds[] = {"none",       "tap_up", "tap",     "double_tap", "multi_tap", "two_finger_tap",
                                        "long_press", "zoom",   "settled", "pan",        "pinch",     "rotate",
                                        "quick_zoom", "swipe",  "fling",   "next_page",  "previous_page"};
    static const char *const phases[] = {"once", "began", "changed", "ended", "cancelled"};
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    check(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    for (size_t i = 0; i < count; i++)
        if (events[i].phase != TAPZOOM_PHASE_CHANGED &&       /* the transform tells */
            events[i].kind <= TAPZOOM_EVENT_PREVIOUS_PAGE) /* skip what a newer library may add */
            printf("%8.3f  %-14s %-9s at (%.1f, %.1f)  taps %d\n", events[i].time, kinds[events[i].kind],
                   phases[events[i].phase], events[i].view_x, events[i].view_y, (int)events[i].tap_count);
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
    check(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_MAPS));
    check(tapzoom_create(&config, 400, 600, 2000, 3000, &view));
    check(tapzoom_zoom_by(view, 3, 200, 300, 0)); /* so that there is room to go every way */
    tapzoom_event made[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    check(tapzoom_poll_events(view, made, TAPZOOM_EVENT_CAPACITY, &count)); /* no news */

    tapzoom_transform shown, now;
    check(tapzoom_get_transform(view, &shown));
    double start = sample.time, wake = start;
    int more = 1;
    for (int frame = 0; more || wake < INFINITY; frame++) {
        double time = start + frame / 60.0;
        for (; more && sample.time <= time; more = read_sample(file, &sample))
            check(tapzoom_touches(view, &sample, 1, NULL));
        check(tapzoom_advance(view, time));
        print_events(view);
        check(tapzoom_get_transform(view, &now));
        if (now.scale != shown.scale || now.x != shown.x || now.y != shown.y) /* here a real host would draw */
            printf("%8.3f  scale %.4f  offset (%.2f, %.2f)\n", time, now.scale, now.x, now.y);
        shown = now;
        check(tapzoom_next_wake(view, &wake));
    }
    printf("final     scale %.4f  offset (%.2f, %.2f)\n", shown.scale, shown.x, shown.y);
    tapzoom_destroy(view);
    fclose(file);
    return EXIT_SUCCESS;
}
