/*
 * recorder.h - writes the recording of a view to a file, for a bug report that the library can replay.
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

/* Starts the recording. Returns 0, or -1 after a message. Close the recorder after the view. */
int recorder_open(recorder *recorder, tapzoom_view *view, const char *path);

/* Writes the calls since the last write. Call it after each frame: the file then always ends with a whole call. */
void recorder_write(recorder *recorder);
void recorder_close(recorder *recorder);

#endif
