/*
 * report.c - a library that prints the transform which a program of this library draws in each frame.
 *
 * SPDX-License-Identifier: MIT
 *
 * A program in C preloads it: LD_PRELOAD. Bindings that load the library by its name load this one instead:
 * TAPZOOM_LIBRARY. TAPZOOM_DRAWN names the function from which the program gets the transform: tapzoom_frame or
 * tapzoom_get_transform_at.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tapzoom.h>
#include <time.h>

/* The function of tapzoom, which is loaded because this library is linked with it. */
static void *next(const char *name) {
    void *library = dlopen("libtapzoom.so.1", RTLD_LAZY | RTLD_NOLOAD);
    void *found = library == NULL ? NULL : dlsym(library, name);
    if (found == NULL) abort();
    return found;
}

static void report(const char *name, tapzoom_status status, const tapzoom_transform *drawn) {
    const char *wanted = getenv("TAPZOOM_DRAWN");
    struct timespec now;
    if (status != TAPZOOM_OK || wanted == NULL || strcmp(wanted, name) != 0) return;
    clock_gettime(CLOCK_MONOTONIC, &now);
    printf("{\"time\": %.6f, \"scale\": %.9f, \"angle\": %.9f, \"x\": %.6f, \"y\": %.6f}\n",
           (double)now.tv_sec + (double)now.tv_nsec / 1e9, drawn->scale,
           drawn->rotation * 180 / 3.14159265358979323846, drawn->x, drawn->y);
    fflush(stdout);
}

tapzoom_status tapzoom_frame(tapzoom_view *view, double time, const tapzoom_touch *touches, size_t count,
                             tapzoom_event *events, size_t capacity, tapzoom_frame_result *result) {
    tapzoom_status (*frame)(tapzoom_view *, double, const tapzoom_touch *, size_t, tapzoom_event *, size_t,
                            tapzoom_frame_result *);
    *(void **)&frame = next("tapzoom_frame");
    tapzoom_status status = frame(view, time, touches, count, events, capacity, result);
    if (result != NULL) report("tapzoom_frame", status, &result->transform);
    return status;
}

tapzoom_status tapzoom_get_transform_at(const tapzoom_view *view, double time, tapzoom_transform *transform) {
    tapzoom_status (*get)(const tapzoom_view *, double, tapzoom_transform *);
    *(void **)&get = next("tapzoom_get_transform_at");
    tapzoom_status status = get(view, time, transform);
    report("tapzoom_get_transform_at", status, transform);
    return status;
}
