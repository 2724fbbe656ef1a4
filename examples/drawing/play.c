/*
 * play.c - see play.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "play.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

#include "message.h"

/* The index of a name, or -1. */
static int32_t find(const char *name, const char *const names[], int32_t count) {
    for (int32_t i = 0; i < count; i++)
        if (strcmp(name, names[i]) == 0) return i;
    return -1;
}

/* Reads the next touch, and skips other lines. The first line may have the size of the viewport. */
static int read_touch(play *play) {
    static const char *const phases[] = {"", "began", "moved", "ended", "cancelled"};
    static const char *const tools[] = {"finger", "pen", "mouse"};
    tapzoom_touch *touch = &play->next;
    char line[1024], phase[16], tool[16];
    while (fgets(line, sizeof line, play->file) != NULL) {
        const char *viewport = strstr(line, "\"viewport\"");
        if (viewport != NULL) sscanf(viewport, "\"viewport\": [%d, %d]", &play->width, &play->height);
        memset(touch, 0, sizeof *touch);
        strcpy(tool, tools[0]);
        int count = sscanf(line, "{\"time\": %lf, \"id\": %" SCNd64 ", \"phase\": \"%15[a-z]\", \"x\": %lf, "
                                 "\"y\": %lf, \"tool\": \"%15[a-z]\", \"buttons\": %" SCNu32 ", \"size\": %lf, "
                                 "\"flags\": %" SCNu32,
                           &touch->time, &touch->id, phase, &touch->x, &touch->y, tool, &touch->buttons, &touch->size,
                           &touch->flags);
        touch->phase = count >= 5 ? find(phase, phases, 5) : 0;
        touch->tool = find(tool, tools, 3);
        /* A played file is at most an hour long. */
        int is_in_time = touch->time >= 0 && touch->time <= 3600;
        if (touch->phase > 0 && touch->tool >= 0 && is_in_time) return 1;
    }
    return 0;
}

int play_open(play *play, const char *path) {
    memset(play, 0, sizeof *play);
    play->width = 1280;
    play->height = 800;
    play->file = fopen(path, "r");
    play->more = play->file != NULL && read_touch(play);
    if (play->more && play->width > 0 && play->height > 0) return 0;
    say(path, play->file == NULL ? strerror(errno) : "the file has no touches");
    play_close(play);
    return -1;
}

void play_close(play *play) {
    if (play->file != NULL) fclose(play->file);
    memset(play, 0, sizeof *play);
}

void play_push(play *play, sheet *sheet, double now) {
    for (; play->more && play->next.time <= now; play->more = read_touch(play)) sheet_touch(sheet, &play->next);
}
