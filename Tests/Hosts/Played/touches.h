/*
 * touches.h - reads a script of touches: JSON lines, as in examples/touches.
 *
 * SPDX-License-Identifier: MIT
 *
 * A touch may also have a tool ("finger", "pen", "mouse"), buttons, a size and flags (numbers), after its position, in
 * this order.
 */
#ifndef TOUCHES_H
#define TOUCHES_H

#include <stdio.h>
#include <tapzoom.h>

typedef struct touches {
    FILE *file;
    int width, height; /* of the file's viewport; 1280 x 800 by default */
    int more;
    tapzoom_touch next;
} touches;

/* Opens a file, or ends the program with a message. */
touches touches_open(const char *path);

/* Writes the next touch up to a time, and returns whether there is one. */
int touches_take(touches *touches, double now, tapzoom_touch *touch);

/* Writes a frame as NNNN.bmp into a folder, or ends the program with a message. The pixels are 0x00RRGGBB. */
void write_frame(const char *folder, int number, void *pixels, int width, int height);

#endif
