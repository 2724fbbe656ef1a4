/*
 * frames.c - the parts of "The loop of a frame".
 *
 * SPDX-License-Identifier: MIT
 */
#include "check.h"

static int drawn, handled;
static void draw(const tapzoom_transform *transform) { drawn += transform->scale > 0; }
static void handle_event(const tapzoom_event *event) { handled += event->kind == TAPZOOM_EVENT_TAP; }

#include "frame.c"

int main(void) {
    const tapzoom_viewport viewport = {400, 600, 0, 0, 0, 0};
    const tapzoom_rect content = {0, 0, 2000, 3000};
    const tapzoom_sample tap[] = {{0, 1, 100, 100, TAPZOOM_TOUCH_BEGAN, TAPZOOM_TOOL_FINGER, 0, 0},
                                  {0.1, 1, 100, 100, TAPZOOM_TOUCH_ENDED, TAPZOOM_TOOL_FINGER, 0, 0}};
    tapzoom_config config;
    tapzoom_view *view;
    CHECK_OK(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_MAPS));
    CHECK_OK(tapzoom_create(&config, &viewport, &content, &view));
    run_frame(view, 1, tap, 2);
    CHECK(drawn == 1 && handled == 1);
    tapzoom_destroy(view);
    return check_report();
}
