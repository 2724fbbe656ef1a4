/*
 * words.c - see words.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "words.h"

#include <stdio.h>
#include <string.h>

#include "message.h"

static const uint32_t edges = TAPZOOM_LIMIT_LEFT | TAPZOOM_LIMIT_TOP | TAPZOOM_LIMIT_RIGHT | TAPZOOM_LIMIT_BOTTOM;

static const struct {
    uint32_t limit;
    const char *words;
} limits[] = {
    {TAPZOOM_LIMIT_LEFT, ", left edge"},      {TAPZOOM_LIMIT_TOP, ", top edge"},
    {TAPZOOM_LIMIT_RIGHT, ", right edge"},    {TAPZOOM_LIMIT_BOTTOM, ", bottom edge"},
    {TAPZOOM_LIMIT_MIN_SCALE, ", smallest"},  {TAPZOOM_LIMIT_MAX_SCALE, ", largest"},
};

void words_write(char *text, size_t size, const tapzoom_view *view, double percent) {
    tapzoom_state state;
    tapzoom_transform at;
    tapzoom_viewport port;
    tapzoom_rect all;
    double x, y;
    tapzoom_get_state(view, &state);
    tapzoom_get_transform(view, &at);
    tapzoom_get_viewport(view, &port);
    tapzoom_get_content(view, &all);
    tapzoom_view_to_content(&at, port.width / 2, port.height / 2, &x, &y);
    uint32_t reached = state.flags;
    if ((reached & edges) == edges) {
        reached &= ~edges;
        snprintf(text, size, "%.0f %%, whole picture", percent);
    } else {
        snprintf(text, size, "%.0f %%, %.0f across, %.0f down", percent, 100 * (x - all.x) / all.width,
                 100 * (y - all.y) / all.height);
    }
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++)
        if (reached & limits[i].limit) strncat(text, limits[i].words, size - strlen(text) - 1);
}
