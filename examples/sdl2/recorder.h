/*
 * recorder.h - writes what is done with a view into a file: the bug report that the tapzoom library can replay.
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

/* Begins; returns 0, or -1 after having said why not. Close it after the view. */
int recorder_open(recorder *recorder, tapzoom_view *view, const char *path);

/* Writes what was called since: after each frame, so that whatever happens the file ends with whole calls. */
void recorder_write(recorder *recorder);
void recorder_close(recorder *recorder);

#endif
