/*
 * recorder.c - see recorder.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "recorder.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "message.h"

static const size_t room = 1 << 20; /* enough for the calls of one frame */

int recorder_open(recorder *recorder, tapzoom_view *view, const char *path) {
    recorder->view = view;
    recorder->path = path;
    recorder->memory = malloc(room);
    recorder->file = fopen(path, "wb");
    if (recorder->memory == NULL || recorder->file == NULL) {
        say(path, strerror(errno));
        recorder_close(recorder);
        return -1;
    }
    tapzoom_status status = tapzoom_begin_recording(view, recorder->memory, room);
    if (status == TAPZOOM_OK) return 0;
    say(path, tapzoom_status_string(status));
    recorder_close(recorder);
    return -1;
}

void recorder_write(recorder *recorder) {
    size_t count;
    if (recorder->file == NULL) return;
    tapzoom_status status = tapzoom_fetch_recording(recorder->view, &count);
    if (status != TAPZOOM_OK) say(recorder->path, tapzoom_status_string(status));
    else if (fwrite(recorder->memory, 1, count, recorder->file) == count && fflush(recorder->file) == 0) return;
    else say(recorder->path, strerror(errno));
    fclose(recorder->file); /* the file is a valid recording up to here */
    recorder->file = NULL;
}

void recorder_close(recorder *recorder) {
    if (recorder->file != NULL) fclose(recorder->file);
    recorder->file = NULL;
    free(recorder->memory);
    recorder->memory = NULL;
}
