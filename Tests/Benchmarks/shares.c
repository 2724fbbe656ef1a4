/*
 * shares.c - measures the shares through the public functions.
 *
 * SPDX-License-Identifier: MIT
 */
#include "shares.h"

#include <math.h>
#include <string.h>

#include "player.h"

const char *const share_names[SHARES] = {"beyond bounds", "at a limit", "turned", "three or more", "steady"};

enum {
    EDGES = TAPZOOM_LIMIT_LEFT | TAPZOOM_LIMIT_TOP | TAPZOOM_LIMIT_RIGHT | TAPZOOM_LIMIT_BOTTOM,
    SCALES = TAPZOOM_LIMIT_MIN_SCALE | TAPZOOM_LIMIT_MAX_SCALE,
    CONTINUOUS = 1 << TAPZOOM_EVENT_PAN | 1 << TAPZOOM_EVENT_PINCH | 1 << TAPZOOM_EVENT_ROTATE |
                 1 << TAPZOOM_EVENT_QUICK_ZOOM
};

/* Distance in view units from which content counts as out of place. */
#define OFF 0.01

typedef struct counts {
    long frames, of[SHARES];
    unsigned running; /* bits of the open gestures */
    long maybe;       /* frames that are steady, unless another gesture begins before the next landing or lift */
} counts;

/* Content beyond an edge returns when the fingers lift: the target is elsewhere. */
static int is_beyond(const tapzoom_state *state, const tapzoom_transform *now, const tapzoom_transform *target) {
    double content_x, content_y, x, y;
    if (state->contact_count == 0 || !(state->flags & EDGES)) return 0;
    tapzoom_view_to_content(now, HANDS_WIDTH / 2, HANDS_HEIGHT / 2, &content_x, &content_y);
    tapzoom_content_to_view(target, content_x, content_y, &x, &y);
    return fabs(x - HANDS_WIDTH / 2) > OFF || fabs(y - HANDS_HEIGHT / 2) > OFF;
}

/* Whether the frame has an event other than CHANGED. */
static int has_milestone(unsigned *running, int *has_begun) {
    size_t count;
    int found = 0;
    const tapzoom_event *events = player_events(&count);
    for (size_t i = 0; i < count; i++) {
        unsigned bit = 1U << events[i].kind & CONTINUOUS;
        if (events[i].phase == TAPZOOM_PHASE_BEGAN) *running |= bit, *has_begun |= bit != 0;
        if (events[i].phase >= TAPZOOM_PHASE_ENDED) *running &= ~bit;
        found |= events[i].phase != TAPZOOM_PHASE_CHANGED;
    }
    return found;
}

/* A frame before the beginning of a gesture is not steady; this is known only when the gesture begins. */
static void count_steady(counts *sum, hand_kind kind) {
    int has_begun = 0, is_quiet = !has_milestone(&sum->running, &has_begun);
    if (has_begun) sum->maybe = 0;
    if (kind == HAND_LANDS_OR_LIFTS) {
        sum->of[SHARE_STEADY] += sum->maybe;
        sum->maybe = 0;
    } else if (is_quiet && sum->running) {
        sum->maybe++;
    }
}

static tapzoom_status count_frame(counts *sum, const hand_frame *frame, int down) {
    tapzoom_state state;
    tapzoom_transform now, target;
    tapzoom_status failed = tapzoom_get_state(player_view(), &state);
    failed |= tapzoom_get_transform(player_view(), &now);
    failed |= tapzoom_get_target_transform(player_view(), &target);
    sum->frames++;
    sum->of[SHARE_BEYOND_BOUNDS] += is_beyond(&state, &now, &target);
    sum->of[SHARE_AT_LIMITS] += (state.flags & SCALES) != 0;
    sum->of[SHARE_TURNED] += now.rotation != 0;
    sum->of[SHARE_THREE_OR_MORE] += down >= 3;
    count_steady(sum, frame->kind);
    return failed;
}

/* Contacts that are down in a frame, including those that lift in it. */
static int contacts_in(const hands *all, const hand_frame *frame, int *down) {
    int lifts = 0;
    for (int i = 0; i < frame->count; i++) {
        int phase = all->samples[frame->first + i].phase;
        *down += phase == TAPZOOM_TOUCH_BEGAN;
        lifts += phase >= TAPZOOM_TOUCH_ENDED;
    }
    *down -= lifts;
    return *down + lifts;
}

static int count_all(const hands *all, const hands_host *host, counts *sum) {
    tapzoom_status failed = TAPZOOM_OK;
    int down = 0;
    tapzoom_player.start(all, host);
    for (int hand = 0; hand < all->hand_count; hand++) {
        tapzoom_player.prepare(hand);
        for (int i = all->starts[hand]; i < all->starts[hand + 1]; i++) {
            tapzoom_player.play(all, i, i + 1);
            failed |= count_frame(sum, &all->frames[i], contacts_in(all, &all->frames[i], &down));
        }
    }
    return failed == TAPZOOM_OK && tapzoom_player.holds();
}

int shares_measure(const hands *all, int rotates, int by_frame, double shares[SHARES]) {
    counts sum = {0};
    int fine = 1;
    for (int preset = TAPZOOM_PRESET_PHOTOS; preset <= TAPZOOM_PRESET_BOARD; preset++)
        fine &= count_all(all, &(hands_host){preset, rotates, 1, by_frame}, &sum);
    for (int share = 0; share < SHARES; share++) shares[share] = (double)sum.of[share] / (double)sum.frames;
    return fine;
}
