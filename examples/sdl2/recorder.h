/*
 * recorder.h - writes the recording of a view into a file: a bug report that the library can replay.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef RECORDER_H
#define RECORDER_H

#include <stdio.h>

#include "tapzoom.h"

typedef struct recorder {
    tapzoom_view *view;
    const char *path;
    FILE *file;
    void *memory;
} recorder;

/* Begins; returns 0, or -1 after a message. Close it after the view. */
int recorder_open(recorder *recorder, tapzoom_view *view, const char *path);

/* Writes the calls since the last one. Call it after each frame, so that the file always ends with whole calls. */
void recorder_write(recorder *recorder);
void recorder_close(recorder *recorder);

#endif
