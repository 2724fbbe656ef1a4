/*
 * still.c - makes inputs of the fuzzer from a recording: replays half of it, then writes the view as a snapshot, or as
 * a recording that begins there.
 *
 *     still snapshot|recording FILE > INPUT
 *
 * SPDX-License-Identifier: MIT
 *
 *     still snapshot|recording FILE > INPUT
 */
#include <stdio.h>
#include <string.h>

#include "code.h"
#include "tapzoom.h"

static unsigned char bytes[1 << 20];

/* Replays the whole calls within the first `size` bytes. */
static void replay(tapzoom_view *view, size_t size) {
    size_t accepted, at = 0;
    while (at < size && tapzoom_replay(view, bytes + at, size - at, &accepted, NULL, NULL) == TAPZOOM_OK)
        at += accepted;
}

int main(int argc, char **argv) {
    tapzoom_config config;
    tapzoom_view *view;
    tapzoom_status status;
    FILE *file = argc == 3 ? fopen(argv[2], "rb") : NULL;
    if (!file) return 2;
    size_t size = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    tapzoom_viewport viewport = {1, 1, 0, 0, 0, 0};
    tapzoom_rect content = {0, 0, 1, 1};
    if (tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS) != TAPZOOM_OK) return 1;
    if (tapzoom_create(&config, &viewport, &content, &view) != TAPZOOM_OK) return 1;
    replay(view, size / 2);
    if (strcmp(argv[1], "snapshot") == 0) {
        status = tapzoom_save_state(view, bytes, sizeof bytes, &size);
    } else {
        status = tapzoom_begin_recording(view, bytes, sizeof bytes);
        if (status == TAPZOOM_OK) status = tapzoom_fetch_recording(view, &size);
    }
    fputc(CODE_BYTES, stdout);
    fwrite(bytes, 1, size, stdout);
    tapzoom_destroy(view);
    return status != TAPZOOM_OK || fclose(stdout) != 0;
}
