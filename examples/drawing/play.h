/*
 * play.h - plays touches of a file instead of a window's: JSON lines, as in examples/touches.
 *
 * SPDX-License-Identifier: MIT
 *
 * A touch may also have a tool ("finger", "pen", "mouse"), buttons, a size and flags (numbers), after its position, in
 * this order.
 */
#ifndef PLAY_H
#define PLAY_H

#include <stdio.h>

#include "sheet.h"

typedef struct play {
    FILE *file;
    int width, height; /* of the file's viewport; 1280 x 800 by default */
    int more;
    tapzoom_touch next;
} play;

/* Opens a file; returns 0, or -1 after a message. */
int play_open(play *play, const char *path);
void play_close(play *play);

/* Pushes the touches up to a time. */
void play_push(play *play, sheet *sheet, double now);

#endif
