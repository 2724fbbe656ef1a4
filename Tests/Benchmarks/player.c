/*
 * player.c - a host that plays hands to a view. In each frame it pushes the samples at once, advances, reads the
 * transform, and the events if the row says so. With tapzoom_frame it does this in one call, which reads the state too.
 *
 * SPDX-License-Identifier: MIT
 */
#include "player.h"

#include "escape.h"
#include "touches.h"

static const hands *played;
static int is_polling, is_rotating, is_by_frame;
static tapzoom_view *view;
static tapzoom_status failed;
static tapzoom_transform seen;
static tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
static size_t event_count;
static double last_time; /* time of the last frame played */
static double fitted;

tapzoom_view *player_view(void) { return view; }

const tapzoom_event *player_events(size_t *count) {
    *count = event_count;
    return events;
}

/* Makes a new view for all hands. */
static void start(const hands *all, const hands_host *host) {
    static const tapzoom_viewport viewport = {HANDS_WIDTH, HANDS_HEIGHT, 0, 0, 0, 0};
    static const tapzoom_rect content = {0, 0, CONTENT_WIDTH, CONTENT_HEIGHT};
    tapzoom_config config;
    failed = tapzoom_config_init(&config, sizeof config, host->preset);
    if (host->rotates) config.gestures |= TAPZOOM_GESTURE_ROTATE;
    tapzoom_destroy(view);
    view = NULL;
    failed |= tapzoom_create(&config, &viewport, &content, &view);
    failed |= tapzoom_get_scale_range(view, NULL, NULL, &fitted);
    played = all;
    is_polling = host->polls;
    is_rotating = host->rotates;
    is_by_frame = host->by_frame;
}

static void go_to(hand_place place) {
    tapzoom_transform corner = {4 * fitted, is_rotating ? 0.5 : 0, 0, 0};
    if (place == HAND_FITTED) failed |= tapzoom_fit(view, NULL);
    if (place == HAND_MIDDLE)
        failed |= tapzoom_center_on(view, CONTENT_WIDTH / 2, CONTENT_HEIGHT / 2, 2.5 * fitted, NULL);
    if (place == HAND_CORNER) failed |= tapzoom_set_transform(view, &corner, NULL);
}

static void prepare(int hand) {
    if (played->starts[hand] == played->starts[hand + 1]) return;
    /* The view has come to rest by then. */
    failed |= tapzoom_advance(view, played->frames[played->starts[hand]].time - 0.5);
    go_to(played->places[hand]);
    failed |= tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &event_count);
}

static inline void play_in_one_call(const hands *all, const hand_frame *frame) {
    tapzoom_frame_result result;
    failed |= tapzoom_frame(view, frame->time, &all->samples[frame->first], (size_t)frame->count, events,
                            is_polling ? TAPZOOM_EVENT_CAPACITY : 0, &result);
    ESCAPE(&result);
    seen = result.transform;
    event_count = (size_t)result.event_count;
}

static inline void play_frame(const hands *all, const hand_frame *frame) {
    failed |= tapzoom_push_touches(view, &all->samples[frame->first], (size_t)frame->count, NULL);
    failed |= tapzoom_advance(view, frame->time);
    failed |= tapzoom_get_transform(view, &seen);
    ESCAPE(&seen);
    if (is_polling) failed |= tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &event_count);
}

static void play(const hands *all, int first, int end) {
    if (first == end) return;
    for (int i = first; i < end; i++)
        is_by_frame ? play_in_one_call(all, &all->frames[i]) : play_frame(all, &all->frames[i]);
    last_time = all->frames[end - 1].time;
}

/* Checks that the view has processed the last frame. */
static int holds(void) {
    tapzoom_state state = {0};
    failed |= tapzoom_get_state(view, &state);
    return failed == TAPZOOM_OK && state.time == last_time && seen.scale > 0;
}

const player tapzoom_player = {start, prepare, play, holds};
