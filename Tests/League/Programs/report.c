/*
 * report.c - a library that prints the transform which a program of this library draws, and plants faults.
 *
 * SPDX-License-Identifier: MIT
 *
 * A program in C preloads it: LD_PRELOAD. Bindings that load the library by its name load this one instead:
 * TAPZOOM_LIBRARY. TAPZOOM_DRAWN names the function from which the program gets the transform: tapzoom_frame or
 * tapzoom_get_transform_at. TAPZOOM_FAULT is one of
 *   jump    each lift moves the content by 3 pixels
 *   drift   a zoom by a factor f zooms by f to the power of 1.02, about the middle of the window
 *   turn    two fingers turn the content by 1 degree, about the middle of the window
 *   lift    the first of two lifts is lost
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tapzoom.h>
#include <time.h>

enum { MOST = 256 };
static const double MIDDLE_X = 640, MIDDLE_Y = 400, DEGREE = 3.14159265358979323846 / 180;

static int down, lifts, pinched;
static double first_scale;

static int is(const char *variable, const char *value) {
    const char *given = getenv(variable);
    return given != NULL && strcmp(given, value) == 0;
}

/* The function of tapzoom, which is loaded because this library is linked with it. */
static void *next(const char *name) {
    void *library = dlopen("libtapzoom.so.1", RTLD_LAZY | RTLD_NOLOAD);
    void *found = library == NULL ? NULL : dlsym(library, name);
    if (found == NULL) abort();
    return found;
}

/* Counts the fingers of touches, and copies the touches without lost lifts. */
static size_t pass(const tapzoom_touch *touches, size_t count, tapzoom_touch *passed) {
    size_t kept = 0;
    for (size_t i = 0; i < count && kept < MOST; i++) {
        int ended = touches[i].phase == TAPZOOM_TOUCH_ENDED, lost = ended && down > 1 && is("TAPZOOM_FAULT", "lift");
        down += touches[i].phase == TAPZOOM_TOUCH_BEGAN;
        down -= ended || touches[i].phase == TAPZOOM_TOUCH_CANCELLED;
        lifts += ended;
        pinched |= down > 1;
        if (!lost) passed[kept++] = touches[i];
    }
    return kept;
}

/* Scales and turns what is drawn about the middle of the window. */
static void change(tapzoom_transform *drawn, double factor, double angle) {
    double x = drawn->x - MIDDLE_X, y = drawn->y - MIDDLE_Y;
    drawn->x = MIDDLE_X + factor * (cos(angle) * x - sin(angle) * y);
    drawn->y = MIDDLE_Y + factor * (sin(angle) * x + cos(angle) * y);
    drawn->scale *= factor;
    drawn->rotation += angle;
}

static void report(const char *name, tapzoom_status status, tapzoom_transform *drawn) {
    struct timespec now;
    if (status != TAPZOOM_OK || !is("TAPZOOM_DRAWN", name)) return;
    if (first_scale == 0) first_scale = drawn->scale;
    if (is("TAPZOOM_FAULT", "jump")) drawn->x += 3 * lifts;
    if (is("TAPZOOM_FAULT", "drift")) change(drawn, pow(drawn->scale / first_scale, 0.02), 0);
    if (is("TAPZOOM_FAULT", "turn") && pinched) change(drawn, 1, DEGREE);
    clock_gettime(CLOCK_MONOTONIC, &now);
    printf("{\"time\": %.6f, \"scale\": %.9f, \"angle\": %.9f, \"x\": %.6f, \"y\": %.6f}\n",
           (double)now.tv_sec + (double)now.tv_nsec / 1e9, drawn->scale, drawn->rotation / DEGREE, drawn->x, drawn->y);
    fflush(stdout);
}

tapzoom_status tapzoom_push_touches(tapzoom_view *view, const tapzoom_touch *touches, size_t count, size_t *accepted) {
    tapzoom_status (*push)(tapzoom_view *, const tapzoom_touch *, size_t, size_t *);
    static tapzoom_touch passed[MOST];
    *(void **)&push = next("tapzoom_push_touches");
    return push(view, passed, pass(touches, count, passed), accepted);
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
