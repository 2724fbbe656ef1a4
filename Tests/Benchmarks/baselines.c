/*
 * baselines.c - the players of the same hands for comparison: raylib's gestures and the bare arithmetic.
 *
 * SPDX-License-Identifier: MIT
 */
#include <math.h>
#include <stdlib.h>

#include "bare_hands.h"
#include "escape.h"
#include "player.h"
#include "touches.h"

/* ---- raylib -------------------------------------------------------------------------------------------------- */

enum { RAYLIB_POINTS = 8 };

static raylib library;
static raylib_event *raylib_frames;
static raylib_vector raylib_seen;
static const hands *raylib_hands;

void player_use_raylib(const raylib *functions) { library = *functions; }

/* Updates the contacts that are down, and makes the event of a frame as raylib's backends do: one event, however many
   fingers land or lift. */
static raylib_event event_of(tapzoom_touch down[TAPZOOM_MAX_CONTACTS], const tapzoom_touch *samples, int count) {
    raylib_event event = {.action = RAYLIB_TOUCH_MOVE};
    for (int i = 0; i < count; i++) {
        down[samples[i].id] = samples[i];
        if (samples[i].phase == TAPZOOM_TOUCH_BEGAN) event.action = RAYLIB_TOUCH_DOWN;
        if (samples[i].phase >= TAPZOOM_TOUCH_ENDED) event.action = RAYLIB_TOUCH_UP;
    }
    for (int id = 0; id < TAPZOOM_MAX_CONTACTS && event.point_count < RAYLIB_POINTS; id++) {
        if (down[id].phase == 0) continue;
        event.ids[event.point_count] = id;
        event.positions[event.point_count].x = (float)(down[id].x / HANDS_WIDTH);
        event.positions[event.point_count++].y = (float)(down[id].y / HANDS_HEIGHT);
        if (down[id].phase >= TAPZOOM_TOUCH_ENDED) down[id].phase = 0;
    }
    return event;
}

static void raylib_start(const hands *all, const hands_host *host) {
    tapzoom_touch down[TAPZOOM_MAX_CONTACTS] = {{0}};
    (void)host;
    if (raylib_hands == all) return;
    raylib_frames = realloc(raylib_frames, (size_t)all->frame_count * sizeof *raylib_frames);
    for (int i = 0; i < all->frame_count; i++)
        raylib_frames[i] = event_of(down, &all->samples[all->frames[i].first], all->frames[i].count);
    raylib_hands = all;
}

static void raylib_play(const hands *all, int first, int end) {
    (void)all;
    for (int i = first; i < end; i++) {
        library.process(raylib_frames[i]);
        library.update();
        raylib_seen = library.pinch();
        ESCAPE(&raylib_seen);
    }
}

/* ---- The bare arithmetic ------------------------------------------------------------------------------------- */

static bare_hand bare;

static void bare_start_hands(const hands *all, const hands_host *host) {
    (void)all, (void)host;
    bare = (bare_hand){.min_scale = 0.1, .max_scale = 0.6, .transform = {.scale = 0.2}};
}

static void bare_play_hands(const hands *all, int first, int end) {
    for (int i = first; i < end; i++) {
        bare_hand_frame(&bare, &all->samples[all->frames[i].first], all->frames[i].count);
        ESCAPE(&bare);
    }
}

static int bare_hands_hold(void) {
    double scale = bare.transform.scale;
    return scale >= bare.min_scale && scale <= bare.max_scale && isfinite(bare.transform.x);
}

static void prepare_nothing(int hand) { (void)hand; }
static int holds_always(void) { return 1; }

const player raylib_player = {raylib_start, prepare_nothing, raylib_play, holds_always};
const player bare_player = {bare_start_hands, prepare_nothing, bare_play_hands, bare_hands_hold};
