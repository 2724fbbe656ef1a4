/*
 * report.c - a library that prints the transform of a program's first view, a line of JSON a frame, and plants faults.
 *
 * SPDX-License-Identifier: MIT
 *
 * A program in C preloads it: LD_PRELOAD. TAPZOOM_ROTATE=1 lets two fingers rotate. TAPZOOM_FAULT is one of
 *   jump    each lift moves the content by 3 pixels
 *   drift   a zoom by a factor f zooms by f to the power of 1.02, about the middle of the window
 *   turn    two fingers turn the content by 1 degree
 *   lift    the first lift of each two is lost
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
static const double MIDDLE_X = 640, MIDDLE_Y = 400;

static tapzoom_view *reported;
static int down, lifts, turned;
static double first_scale;

static int fault(const char *name) {
    const char *planted = getenv("TAPZOOM_FAULT");
    return planted != NULL && strcmp(planted, name) == 0;
}

/* The function of tapzoom, which is loaded because this library is linked with it. */
static void *next(const char *name) {
    void *library = dlopen("libtapzoom.so.1", RTLD_LAZY | RTLD_NOLOAD);
    void *found = library == NULL ? NULL : dlsym(library, name);
    if (found == NULL) abort();
    return found;
}

tapzoom_status tapzoom_create(const tapzoom_config *config, const tapzoom_viewport *viewport,
                              const tapzoom_rect *content, tapzoom_view **view) {
    tapzoom_status (*create)(const tapzoom_config *, const tapzoom_viewport *, const tapzoom_rect *, tapzoom_view **);
    tapzoom_config given = *config;
    *(void **)&create = next("tapzoom_create");
    if (getenv("TAPZOOM_ROTATE") != NULL) given.gestures |= TAPZOOM_GESTURE_ROTATE;
    tapzoom_status status = create(&given, viewport, content, view);
    if (status == TAPZOOM_OK && reported == NULL) reported = *view;
    return status;
}

/* Copies the touches but the lost lifts, and counts. */
static size_t pass(const tapzoom_touch *touches, size_t count, tapzoom_touch *passed) {
    size_t kept = 0;
    for (size_t i = 0; i < count && kept < MOST; i++) {
        int ends = touches[i].phase == TAPZOOM_TOUCH_ENDED, lost = ends && down > 1 && fault("lift");
        down += touches[i].phase == TAPZOOM_TOUCH_BEGAN;
        down -= ends || touches[i].phase == TAPZOOM_TOUCH_CANCELLED;
        lifts += ends;
        turned |= down > 1;
        if (!lost) passed[kept++] = touches[i];
    }
    return kept;
}

/* Scales and turns what is shown about the middle of the window. */
static void about_middle(tapzoom_transform *shown, double factor, double angle) {
    double x = shown->x - MIDDLE_X, y = shown->y - MIDDLE_Y;
    shown->x = MIDDLE_X + factor * (cos(angle) * x - sin(angle) * y);
    shown->y = MIDDLE_Y + factor * (sin(angle) * x + cos(angle) * y);
    shown->scale *= factor;
    shown->rotation += angle;
}

static void spoil(tapzoom_transform *shown) {
    if (first_scale == 0) first_scale = shown->scale;
    if (fault("jump")) shown->x += 3 * lifts;
    if (fault("drift")) about_middle(shown, pow(shown->scale / first_scale, 0.02), 0);
    if (fault("turn") && turned) about_middle(shown, 1, 0.017453292519943295);
}

static void report(const tapzoom_transform *shown) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    printf("{\"time\": %.6f, \"scale\": %.17g, \"angle\": %.17g, \"x\": %.17g, \"y\": %.17g}\n",
           (double)now.tv_sec + (double)now.tv_nsec / 1e9, shown->scale, shown->rotation * 57.29577951308232, shown->x,
           shown->y);
    fflush(stdout);
}

tapzoom_status tapzoom_push_touches(tapzoom_view *view, const tapzoom_touch *touches, size_t count, size_t *accepted) {
    tapzoom_status (*push)(tapzoom_view *, const tapzoom_touch *, size_t, size_t *);
    static tapzoom_touch passed[MOST];
    *(void **)&push = next("tapzoom_push_touches");
    if (view != reported) return push(view, touches, count, accepted);
    return push(view, passed, pass(touches, count, passed), accepted);
}

tapzoom_status tapzoom_frame(tapzoom_view *view, double time, const tapzoom_touch *touches, size_t count,
                             tapzoom_event *events, size_t capacity, tapzoom_frame_result *result) {
    tapzoom_status (*frame)(tapzoom_view *, double, const tapzoom_touch *, size_t, tapzoom_event *, size_t,
                            tapzoom_frame_result *);
    static tapzoom_touch passed[MOST];
    *(void **)&frame = next("tapzoom_frame");
    if (view == reported) {
        count = pass(touches, count, passed);
        touches = passed;
    }
    tapzoom_status status = frame(view, time, touches, count, events, capacity, result);
    if (view == reported && status == TAPZOOM_OK && result != NULL) {
        spoil(&result->transform);
        report(&result->transform);
    }
    return status;
}

tapzoom_status tapzoom_get_transform_at(const tapzoom_view *view, double time, tapzoom_transform *transform) {
    tapzoom_status (*get)(const tapzoom_view *, double, tapzoom_transform *);
    *(void **)&get = next("tapzoom_get_transform_at");
    tapzoom_status status = get(view, time, transform);
    if (view == reported && status == TAPZOOM_OK) {
        spoil(transform);
        report(transform);
    }
    return status;
}
