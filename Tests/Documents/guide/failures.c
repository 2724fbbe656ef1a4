/*
 * failures.c - the part of "When a gesture does not come".
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

static int hints;
static void show_hint(const char *hint) { hints += strlen(hint) > 0; }

#include "failed.c"

/* Two taps with this pause between them. */
static void two_taps(double pause) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    poll_failures(&config);
    tapzoom_view *view = view_of(&config, 400, 600, 2000, 3000);
    for (int tap = 0; tap < 2; tap++) {
        CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, tap * (0.06 + pause), 100, 120));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, tap * (0.06 + pause) + 0.06, 100, 120));
    }
    CHECK_OK(tapzoom_advance(view, 1));
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    for (size_t i = 0; i < count; i++) {
        if (events[i].kind != TAPZOOM_EVENT_FAILED) continue;
        const int before = hints;
        handle_failed(&events[i]);
        if (hints == before) continue;
        CHECK(events[i].reason == TAPZOOM_REASON_TOO_LATE);
        CHECK_NEAR(events[i].measured, 0.34, 1e-9);
        CHECK_NEAR(events[i].allowed, 0.3, 1e-9);
    }
    tapzoom_destroy(view);
}

int main(void) {
    two_taps(0.28);
    CHECK(hints == 0);
    two_taps(0.34);
    CHECK(hints == 1);
    return check_report();
}
