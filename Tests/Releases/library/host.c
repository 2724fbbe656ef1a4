/*
 * host.c - a program that loads libraries in the given order and calls tapzoom and its Swift neighbor in turns.
 *
 * SPDX-License-Identifier: MIT
 *
 *     host {local|global}:LIBRARY...
 *
 * With libtapzoom.a linked into it (and exported from it), only the neighbor has to be named.
 */
#define _GNU_SOURCE /* for RTLD_DEFAULT */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tapzoom.h"

static void *handles[8];
static int handle_count;

static void *symbol(const char *name) {
    void *found = dlsym(RTLD_DEFAULT, name);
    for (int i = 0; found == NULL && i < handle_count; i++) found = dlsym(handles[i], name);
    if (found == NULL) {
        fprintf(stderr, "no %s\n", name);
        exit(EXIT_FAILURE);
    }
    return found;
}

/* C has no cast from an object pointer to a function pointer; POSIX has this. */
#define LOOK_UP(function) (*(void **)(&function) = symbol(#function))

static int zooms(double expected) {
    tapzoom_status (*tapzoom_config_init)(tapzoom_config *, size_t, int32_t);
    tapzoom_status (*tapzoom_create)(const tapzoom_config *, const tapzoom_viewport *, const tapzoom_rect *,
                                     tapzoom_view **);
    tapzoom_status (*tapzoom_zoom_by)(tapzoom_view *, double, double, double, const tapzoom_options *);
    tapzoom_status (*tapzoom_advance)(tapzoom_view *, double);
    tapzoom_status (*tapzoom_get_transform)(const tapzoom_view *, tapzoom_transform *);
    void (*tapzoom_destroy)(tapzoom_view *);
    LOOK_UP(tapzoom_config_init);
    LOOK_UP(tapzoom_create);
    LOOK_UP(tapzoom_zoom_by);
    LOOK_UP(tapzoom_advance);
    LOOK_UP(tapzoom_get_transform);
    LOOK_UP(tapzoom_destroy);

    const tapzoom_viewport viewport = {400, 600, 0, 0, 0, 0};
    const tapzoom_rect content = {0, 0, 2000, 3000};
    const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    tapzoom_config config;
    tapzoom_view *view;
    tapzoom_transform now;
    if (tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_MAPS) != TAPZOOM_OK) return 0;
    if (tapzoom_create(&config, &viewport, &content, &view) != TAPZOOM_OK) return 0;
    int fine = tapzoom_advance(view, 1) == TAPZOOM_OK && tapzoom_zoom_by(view, 2, 100, 100, &animated) == TAPZOOM_OK &&
               tapzoom_advance(view, 2) == TAPZOOM_OK && tapzoom_get_transform(view, &now) == TAPZOOM_OK;
    tapzoom_destroy(view);
    return fine && now.scale > expected * 0.999999 && now.scale < expected * 1.000001;
}

int main(int argc, char **argv) {
    int32_t (*neighbor_work)(void);
    for (int i = 1; i < argc && handle_count < 8; i++) {
        const char *colon = strchr(argv[i], ':');
        int global = strncmp(argv[i], "global:", 7) == 0;
        void *handle = colon == NULL ? NULL : dlopen(colon + 1, RTLD_NOW | (global ? RTLD_GLOBAL : RTLD_LOCAL));
        if (handle == NULL) {
            fprintf(stderr, "%s\n", colon == NULL ? argv[i] : dlerror());
            return EXIT_FAILURE;
        }
        handles[handle_count++] = handle;
    }
    LOOK_UP(neighbor_work);
    for (int turn = 0; turn < 3; turn++) {
        int32_t worked = neighbor_work();
        if (worked != 1234 || !zooms(0.4)) {
            fprintf(stderr, "turn %d: the neighbor returned %d\n", turn, (int)worked);
            return EXIT_FAILURE;
        }
    }
    puts("fine");
    return EXIT_SUCCESS;
}
