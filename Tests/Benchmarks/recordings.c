/*
 * recordings.c - recorded touches of people. A recording is a file of JSON lines: a header, then one sample per line.
 *
 * SPDX-License-Identifier: MIT
 */
#define _POSIX_C_SOURCE 200809L
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hands.h"

enum { FEW = 100 };

/* The contacts have the ids of the recording. The index of a contact is its id in the samples. */
typedef struct recording {
    FILE *file;
    double points; /* points in one unit of the recording */
    double origin, time; /* time of the first sample; time since then, -1 before it */
    int is_down[TAPZOOM_MAX_CONTACTS];
    long long ids[TAPZOOM_MAX_CONTACTS];
    double x[TAPZOOM_MAX_CONTACTS], y[TAPZOOM_MAX_CONTACTS];
} recording;

/* Points per recorded unit, of a phone with 420 dpi and of a tablet with 11 pixels per millimeter. */
static double points_of(const char *header) {
    if (strstr(header, "\"units\": \"px (11 px/mm)\"")) return 160 / (11 * 25.4);
    if (strstr(header, "\"units\": \"px\"")) return 160.0 / 420;
    return 1;
}

static int phase_named(const char *name) {
    static const char *const names[] = {"began", "moved", "ended", "cancelled"};
    for (int i = 0; i < 4; i++)
        if (strcmp(name, names[i]) == 0) return TAPZOOM_TOUCH_BEGAN + i;
    return 0;
}

/* The index of a contact, or a free one for a landing; -1 if there is none, as for a move of an unknown contact. */
static int place_of(const recording *from, long long id, int lands) {
    int place = -1;
    for (int i = TAPZOOM_MAX_CONTACTS - 1; i >= 0; i--) {
        if (from->is_down[i] && from->ids[i] == id) return lands ? -1 : i;
        if (lands && !from->is_down[i]) place = i;
    }
    return place;
}

static void add_line(recording *from, hands *all, const char *line) {
    double time, x, y;
    long long id;
    char name[16];
    static const char form[] = "{\"time\": %lf, \"id\": %lld, \"phase\": \"%15[a-z]\", \"x\": %lf, \"y\": %lf}";
    if (sscanf(line, form, &time, &id, name, &x, &y) != 5) return;
    int phase = phase_named(name), place = place_of(from, id, phase == TAPZOOM_TOUCH_BEGAN);
    if (phase == 0 || place < 0) return;
    if (from->time < 0) from->origin = time;
    if (time - from->origin > from->time) from->time = time - from->origin;
    from->is_down[place] = phase == TAPZOOM_TOUCH_BEGAN || phase == TAPZOOM_TOUCH_MOVED;
    from->ids[place] = id;
    from->x[place] = x * from->points;
    from->y[place] = y * from->points;
    hands_add(all, from->time, place, phase, from->x[place], from->y[place]);
}

/* Contacts that are down at the end of the recording are cancelled in place. */
static void end_contacts(recording *from, hands *all) {
    for (int i = 0; i < TAPZOOM_MAX_CONTACTS; i++)
        if (from->is_down[i]) hands_add(all, from->time + 0.01, i, TAPZOOM_TOUCH_CANCELLED, from->x[i], from->y[i]);
}

static void add_file(hands *all, hand_place place, const char *folder, const char *name) {
    char path[4096];
    static char line[1 << 16];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    recording from = {.file = fopen(path, "r"), .points = 1, .time = -1};
    if (from.file == NULL) return;
    if (fgets(line, sizeof line, from.file)) from.points = points_of(line);
    hands_begin(all, place);
    while (fgets(line, sizeof line, from.file)) add_line(&from, all, line);
    end_contacts(&from, all);
    fclose(from.file);
}

static int is_recording(const struct dirent *entry) {
    const char *end = strrchr(entry->d_name, '.');
    return end != NULL && strcmp(end, ".jsonl") == 0;
}

static int by_name(const struct dirent **one, const struct dirent **other) {
    return strcmp((*one)->d_name, (*other)->d_name);
}

const hands *hands_recorded(void) {
    static hands all;
    static int is_read;
    const char *folder = getenv("TAPZOOM_RECORDINGS");
    struct dirent **names;
    int count = is_read || folder == NULL ? 0 : scandir(folder, &names, is_recording, by_name);
    is_read = 1;
    /* Each recording starts from one place of the content; if there are few recordings, each starts from every
       place. */
    for (int i = 0; i < count; i++) {
        for (int place = 0; place < HAND_PLACES; place++)
            if (count < FEW || place == i % HAND_PLACES) add_file(&all, (hand_place)place, folder, names[i]->d_name);
        free(names[i]);
    }
    if (count > 0) free(names);
    return &all;
}
