/*
 * faults.c - a host with bugs that make the library do something that a sanitizer must report. The report proves that
 * the sanitizer observes the library.
 *
 * SPDX-License-Identifier: MIT
 *
 *     faults overflow | freed | leak | uninitialized | race
 */
#define _POSIX_C_SOURCE 200112L
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tapzoom.h"

static tapzoom_view *make_view(void) {
    static const tapzoom_viewport viewport = {800, 600, 0, 0, 0, 0};
    static const tapzoom_rect content = {0, 0, 4000, 3000};
    tapzoom_config config;
    tapzoom_view *view;
    if (tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS) != TAPZOOM_OK) exit(2);
    if (tapzoom_create(&config, &viewport, &content, &view) != TAPZOOM_OK) exit(2);
    return view;
}

/* A command sends three events; the host has memory for only one. */
static void overflow(tapzoom_view *view) {
    tapzoom_event *event = malloc(sizeof *event);
    size_t count;
    tapzoom_zoom_by(view, 2, 400, 300, NULL);
    tapzoom_poll_events(view, event, TAPZOOM_EVENT_CAPACITY, &count);
    free(event);
}

static void use_freed(tapzoom_view *view) {
    tapzoom_destroy(view);
    if (tapzoom_advance(view, 1) != TAPZOOM_OK) puts("refused");
}

/* A pointer that is left in a register or on the stack hides its view from a search for leaks; one of many is lost. */
static void leak(void) {
    for (int i = 0; i < 16; i++) make_view();
}

static void read_uninitialized(tapzoom_view *view) {
    tapzoom_touch *sample = malloc(sizeof *sample);
    if (tapzoom_push_touches(view, sample, 1, NULL) != TAPZOOM_OK) puts("refused");
    free(sample);
}

/* The second call comes after the first one, and both succeed. But the threads do not synchronize: a relaxed
   atomic orders no other access, so this is a race in each run. */
static int is_first_done;

static void *advance_second(void *view) {
    while (!__atomic_load_n(&is_first_done, __ATOMIC_RELAXED)) sched_yield();
    if (tapzoom_advance(view, 2) != TAPZOOM_OK) puts("refused");
    return NULL;
}

static void race(tapzoom_view *view) {
    pthread_t second;
    pthread_create(&second, NULL, advance_second, view);
    if (tapzoom_advance(view, 1) != TAPZOOM_OK) puts("refused");
    __atomic_store_n(&is_first_done, 1, __ATOMIC_RELAXED);
    pthread_join(second, NULL);
}

int main(int argc, char **argv) {
    const char *fault = argc == 2 ? argv[1] : "";
    tapzoom_view *view = make_view();
    if (strcmp(fault, "overflow") == 0) overflow(view);
    else if (strcmp(fault, "freed") == 0) use_freed(view);
    else if (strcmp(fault, "uninitialized") == 0) read_uninitialized(view);
    else if (strcmp(fault, "race") == 0) race(view);
    else if (strcmp(fault, "leak") == 0) leak();
    if (strcmp(fault, "freed") != 0) tapzoom_destroy(view);
    puts("done");
    return 0;
}
