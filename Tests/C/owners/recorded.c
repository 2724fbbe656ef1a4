/*
 * recorded.c - recorded touches with min_pan_contacts 2. Every pinch belongs to the view and zooms by a factor in
 * the recorded range. Every single finger belongs to the host after two_finger_land_time.
 *
 *     owners recorded [FOLDER]    a folder of files of JSON lines: a header, then one sample per line
 *
 * SPDX-License-Identifier: MIT
 */
#define _POSIX_C_SOURCE 200809L
#include <dirent.h>

#include "host.h"

static int pinches, lone_fingers;

static int ends_with(const char *name, const char *end) {
    size_t length = strlen(name), tail = strlen(end);
    return length >= tail && strcmp(name + length - tail, end) == 0;
}

/* Points per unit of a file, of a phone with 420 dpi and of a tablet with 11 pixels per millimeter. */
static double points_of(const char *header) {
    if (strstr(header, "\"units\": \"px (11 px/mm)\"")) return 160 / (11 * 25.4);
    return strstr(header, "\"units\": \"px\"") ? 160.0 / 420 : 1;
}

static int read_sample(FILE *file, tapzoom_touch *into) {
    static const char *const names[] = {"began", "moved", "ended", "cancelled"};
    static char line[4096];
    long long id;
    char phase[16];
    double time, x, y;
    if (!fgets(line, sizeof line, file)) return 0;
    static const char form[] = "{\"time\": %lf, \"id\": %lld, \"phase\": \"%15[a-z]\", \"x\": %lf, \"y\": %lf}";
    if (!CHECK(sscanf(line, form, &time, &id, phase, &x, &y) == 5)) return 0;
    *into = sample(0, id, time, x, y);
    for (int i = 0; i < 4; i++)
        if (strcmp(phase, names[i]) == 0) into->phase = TAPZOOM_TOUCH_BEGAN + i;
    return CHECK(into->phase != 0);
}

/* A view that pans and zooms freely, far from its limits. */
static tapzoom_view *view_for(const char *header) {
    tapzoom_config config = preset(TAPZOOM_PRESET_BOARD);
    config.max_scale = CONTAIN(100);
    config.points_per_unit = points_of(header);
    config.min_pan_contacts = 2;
    if (strstr(header, "\"label\": \"rotate\"")) config.gestures |= TAPZOOM_GESTURE_ROTATE;
    tapzoom_view *view = view_of(&config, 400, 600, 2000, 3000);
    CHECK_OK(tapzoom_zoom_by(view, 10, 200, 300, NULL));
    return view;
}

/* Plays the touches. Each contact lands alone, or within two_finger_land_time of the previous one. */
static void play(tapzoom_view *view, FILE *file, const char *header) {
    const tapzoom_config config = config_of(view);
    int zooms = strstr(header, "\"label\": \"zoom\"") || strstr(header, "\"label\": \"rotate\"");
    const char *band = zooms ? strstr(header, "\"scale_band\": [") : NULL;
    tapzoom_touch next, first = {0};
    double start = place_of(view).scale, low = 0, high = 0;
    int down = 0, most = 0;
    while (read_sample(file, &next)) {
        int begins = next.phase == TAPZOOM_TOUCH_BEGAN;
        if (begins && down == 0) first = next, most = 0, lone_fingers++;
        CHECK_OK(tapzoom_push_touches(view, &next, 1, NULL));
        if (begins && down == 1) {
            lone_fingers--;
            CHECK(next.time - first.time < config.two_finger_land_time);
            CHECK(owner_in(view, first.id) == TAPZOOM_OWNER_VIEW);
        }
        down += begins ? 1 : next.phase == TAPZOOM_TOUCH_MOVED ? 0 : -1;
        if (down > most) most = down;
        if (begins || next.phase == TAPZOOM_TOUCH_MOVED) {
            int is_over = next.time >= first.time + config.two_finger_land_time;
            int32_t owner = owner_in(view, next.id);
            CHECK(owner == (most > 1 ? TAPZOOM_OWNER_VIEW : is_over ? TAPZOOM_OWNER_HOST : TAPZOOM_OWNER_UNDECIDED));
        }
    }
    CHECK_OK(tapzoom_advance(view, next.time + 6));
    double factor = place_of(view).scale / start;
    if (band && sscanf(band, "\"scale_band\": [%lf, %lf]", &low, &high) == 2) {
        CHECK(factor >= low && factor <= high);
        pinches++;
        printf("    %.4f in [%.4f, %.4f]\n", factor, low, high);
    }
}

static void play_file(const char *folder, const char *name) {
    static char header[1 << 16], path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    check_topic = name;
    FILE *file = fopen(path, "r");
    if (!CHECK(file != NULL) || !CHECK(fgets(header, sizeof header, file) != NULL)) exit(check_report());
    tapzoom_view *view = view_for(header);
    play(view, file, header);
    tapzoom_destroy(view);
    fclose(file);
}

int test_recorded(void) {
    const char *folder = argument(1, "examples/touches");
    DIR *names = opendir(folder);
    if (!CHECK(names != NULL)) return check_report();
    for (struct dirent *entry; (entry = readdir(names)) != NULL;)
        if (ends_with(entry->d_name, ".jsonl")) play_file(folder, entry->d_name);
    closedir(names);
    check_topic = "";
    CHECK(pinches > 0 && lone_fingers > 0);
    printf("%d pinches, %d single fingers\n", pinches, lone_fingers);
    return check_report();
}
