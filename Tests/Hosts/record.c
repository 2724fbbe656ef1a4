/*
 * record.c - a library that records the first view of a program that has no option for it.
 *
 * SPDX-License-Identifier: MIT
 *
 * A program in C preloads it: LD_PRELOAD. The bindings that load the library by its name load this one instead:
 * TAPZOOM_LIBRARY. TAPZOOM_RECORD names the file, which ends with a whole call after each frame or poll.
 * TAPZOOM_SLOP, if set, is the slop of pan and pinch in points.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tapzoom.h>

enum { SIZE = 1 << 20 };

static tapzoom_view *recorded;
static FILE *file;
static char *memory;

/* The function of tapzoom, which is loaded because this library is linked with it. */
static void *next(const char *name) {
    void *library = dlopen("libtapzoom.so.1", RTLD_LAZY | RTLD_NOLOAD);
    void *found = library == NULL ? NULL : dlsym(library, name);
    if (found == NULL) abort();
    return found;
}

static void must(int ok, const char *what) {
    if (ok) return;
    fprintf(stderr, "record: %s\n", what);
    abort();
}

static void write_calls(const tapzoom_view *view) {
    size_t count;
    if (view == NULL || view != recorded) return;
    must(tapzoom_fetch_recording(recorded, &count) == TAPZOOM_OK, "cannot fetch");
    must(fwrite(memory, 1, count, file) == count && fflush(file) == 0, "cannot write");
}

tapzoom_status tapzoom_create(const tapzoom_config *config, const tapzoom_viewport *viewport,
                              const tapzoom_rect *content, tapzoom_view **view) {
    tapzoom_status (*create)(const tapzoom_config *, const tapzoom_viewport *, const tapzoom_rect *, tapzoom_view **);
    const char *path = getenv("TAPZOOM_RECORD"), *slop = getenv("TAPZOOM_SLOP");
    tapzoom_config given = *config;
    *(void **)&create = next("tapzoom_create");
    if (slop != NULL) given.pan_slop = given.pinch_slop = atof(slop);
    tapzoom_status status = create(&given, viewport, content, view);
    if (status != TAPZOOM_OK || path == NULL || recorded != NULL) return status;
    recorded = *view;
    file = fopen(path, "wb");
    memory = malloc(SIZE);
    must(file != NULL && memory != NULL, path);
    must(tapzoom_begin_recording(recorded, memory, SIZE) == TAPZOOM_OK, "cannot begin");
    return status;
}

/* The events of a program that takes none are recorded, too. One that polls gets them then. */
static tapzoom_event untaken[TAPZOOM_EVENT_CAPACITY];
static size_t untaken_count;

tapzoom_status tapzoom_frame(tapzoom_view *view, double time, const tapzoom_touch *touches, size_t count,
                             tapzoom_event *events, size_t capacity, tapzoom_frame_result *result) {
    tapzoom_status (*frame)(tapzoom_view *, double, const tapzoom_touch *, size_t, tapzoom_event *, size_t,
                            tapzoom_frame_result *);
    *(void **)&frame = next("tapzoom_frame");
    tapzoom_status status = capacity > 0 ? frame(view, time, touches, count, events, capacity, result)
                                         : frame(view, time, touches, count, untaken, TAPZOOM_EVENT_CAPACITY, result);
    if (capacity == 0 && status == TAPZOOM_OK && result != NULL) {
        untaken_count = (size_t)result->event_count;
        result->event_count = 0;
    }
    write_calls(view);
    return status;
}

tapzoom_status tapzoom_poll_events(tapzoom_view *view, tapzoom_event *events, size_t capacity, size_t *count) {
    tapzoom_status (*poll)(tapzoom_view *, tapzoom_event *, size_t, size_t *);
    *(void **)&poll = next("tapzoom_poll_events");
    tapzoom_status status = TAPZOOM_OK;
    if (untaken_count > 0 && untaken_count <= capacity) {
        memcpy(events, untaken, untaken_count * sizeof *events);
        *count = untaken_count;
        untaken_count = 0;
    } else {
        status = poll(view, events, capacity, count);
    }
    write_calls(view);
    return status;
}

void tapzoom_destroy(tapzoom_view *view) {
    void (*destroy)(tapzoom_view *);
    *(void **)&destroy = next("tapzoom_destroy");
    write_calls(view);
    if (view == recorded) recorded = NULL;
    destroy(view);
}
