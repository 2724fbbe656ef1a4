/*
 * accessibility.c - the parts of "Without pinch and drag".
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

enum { KEY_LEFT, KEY_UP, KEY_RIGHT, KEY_DOWN, KEY_OK };

#include "five-keys.c"

static double now;

/* Presses a key and waits for the rest. Returns how often the view has met the limit. */
static int press(tapzoom_view *view, int key, uint32_t limit) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    int met = 0;
    CHECK_OK(tapzoom_step(view, step_of(view, key), OPTIONS(1)));
    CHECK_OK(tapzoom_advance(view, now += 1));
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    for (size_t i = 0; i < count; i++)
        met += events[i].kind == TAPZOOM_EVENT_LIMIT && events[i].phase == TAPZOOM_PHASE_BEGAN &&
               events[i].limits == limit;
    return met;
}

int main(void) {
    const tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    tapzoom_view *view = view_of(&config, 400, 300, 4000, 3000);
    CHECK_OK(tapzoom_advance(view, now));

    check_topic = "an arrow meets an edge, and each further press answers";
    CHECK(press(view, KEY_OK, 0) == 0);
    CHECK_NEAR(place_of(view).scale, 0.15, 1e-9);
    for (int i = 0; i < 3; i++) {
        CHECK(press(view, KEY_RIGHT, TAPZOOM_LIMIT_RIGHT) == 1);
        CHECK_NEAR(place_of(view).x, -200, 1e-9);
    }
    CHECK(press(view, KEY_LEFT, TAPZOOM_LIMIT_RIGHT) == 0);
    CHECK_NEAR(place_of(view).x, -100, 1e-9);
    press(view, KEY_UP, 0);
    CHECK_NEAR(place_of(view).y, 0, 1e-9);

    check_topic = "one key zooms in, and back from the largest scale";
    while (press(view, KEY_OK, TAPZOOM_LIMIT_MAX_SCALE) == 0) CHECK(now < 20);
    CHECK_NEAR(place_of(view).scale, 2, 1e-9);
    press(view, KEY_OK, 0);
    CHECK_NEAR(place_of(view).scale, 0.1, 1e-9);
    tapzoom_destroy(view);
    return check_report();
}
