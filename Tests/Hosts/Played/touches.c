/*
 * touches.c - see touches.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "touches.h"

#include <SDL.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static void end(const char *path, const char *why) {
    fprintf(stderr, "%s: %s\n", path, why);
    exit(EXIT_FAILURE);
}

/* The index of a name, or -1. */
static int32_t find(const char *name, const char *const names[], int32_t count) {
    for (int32_t i = 0; i < count; i++)
        if (strcmp(name, names[i]) == 0) return i;
    return -1;
}

/* Reads the next touch, and skips other lines. The first line may have the size of the viewport. */
static int read_touch(touches *touches) {
    static const char *const phases[] = {"", "began", "moved", "ended", "cancelled"};
    static const char *const tools[] = {"finger", "pen", "mouse"};
    tapzoom_touch *touch = &touches->next;
    char line[1024], phase[16], tool[16];
    while (fgets(line, sizeof line, touches->file) != NULL) {
        const char *viewport = strstr(line, "\"viewport\"");
        if (viewport != NULL) sscanf(viewport, "\"viewport\": [%d, %d]", &touches->width, &touches->height);
        memset(touch, 0, sizeof *touch);
        strcpy(tool, tools[0]);
        int count = sscanf(line, "{\"time\": %lf, \"id\": %" SCNd64 ", \"phase\": \"%15[a-z]\", \"x\": %lf, "
                                 "\"y\": %lf, \"tool\": \"%15[a-z]\", \"buttons\": %" SCNu32 ", \"size\": %lf, "
                                 "\"flags\": %" SCNu32,
                           &touch->time, &touch->id, phase, &touch->x, &touch->y, tool, &touch->buttons, &touch->size,
                           &touch->flags);
        touch->phase = count >= 5 ? find(phase, phases, 5) : 0;
        touch->tool = find(tool, tools, 3);
        if (touch->phase > 0 && touch->tool >= 0) return 1;
    }
    return 0;
}

touches touches_open(const char *path) {
    touches touches = {.file = fopen(path, "r"), .width = 1280, .height = 800};
    if (touches.file == NULL) end(path, "cannot be read");
    touches.more = read_touch(&touches);
    if (!touches.more) end(path, "has no touches");
    return touches;
}

int touches_take(touches *touches, double now, tapzoom_touch *touch) {
    if (!touches->more || touches->next.time > now) return 0;
    *touch = touches->next;
    touches->more = read_touch(touches);
    return 1;
}

void write_frame(const char *folder, int number, void *pixels, int width, int height) {
    char path[4096];
    SDL_Surface *frame = SDL_CreateRGBSurfaceWithFormatFrom(pixels, width, height, 32, 4 * width,
                                                            SDL_PIXELFORMAT_RGB888);
    SDL_snprintf(path, sizeof path, "%s/%04d.bmp", folder, number);
    if (frame == NULL || SDL_SaveBMP(frame, path) != 0) end(path, SDL_GetError());
    SDL_FreeSurface(frame);
}
