/*
 * hands.c - collects samples into frames and hands.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hands.h"

#include <stdlib.h>

/* Initial capacity for samples, and for frames and hands. */
#define ROOM 65536

static void *grown(void *block, int count, size_t size) {
    block = realloc(block, (size_t)count * size);
    if (block == NULL) abort();
    return block;
}

static void make_room(hands *all) {
    if (all->sample_count + 1 < all->capacity) return;
    all->capacity = all->capacity == 0 ? ROOM : 2 * all->capacity;
    all->samples = grown(all->samples, all->capacity, sizeof *all->samples);
    all->frames = grown(all->frames, all->capacity, sizeof *all->frames);
    all->starts = grown(all->starts, all->capacity, sizeof *all->starts);
    all->places = grown(all->places, all->capacity, sizeof *all->places);
}

static hand_kind kind_of(const hand_frame *frame, const tapzoom_touch *samples) {
    for (int i = 0; i < frame->count; i++)
        if (samples[frame->first + i].phase != TAPZOOM_TOUCH_MOVED) return HAND_LANDS_OR_LIFTS;
    return frame->count == 1 ? HAND_ONE_MOVES : frame->count == 2 ? HAND_TWO_MOVE : HAND_MORE_MOVE;
}

static int is_new(const hands *all, double time) {
    return all->starts[all->hand_count - 1] == all->frame_count || all->frames[all->frame_count - 1].time != time;
}

void hands_begin(hands *all, hand_place place) {
    make_room(all);
    if (all->sample_count > 0) all->end = all->samples[all->sample_count - 1].time + HANDS_PAUSE;
    all->places[all->hand_count] = place;
    all->starts[all->hand_count++] = all->frame_count;
    all->starts[all->hand_count] = all->frame_count;
}

void hands_add(hands *all, double time, int id, int phase, double x, double y) {
    make_room(all);
    time += all->end;
    if (is_new(all, time)) {
        all->frames[all->frame_count++] = (hand_frame){time, all->sample_count, 0, HAND_KINDS};
        all->starts[all->hand_count] = all->frame_count;
    }
    hand_frame *frame = &all->frames[all->frame_count - 1];
    all->samples[all->sample_count++] = (tapzoom_touch){.time = time, .id = id, .x = x, .y = y, .phase = phase};
    frame->count++;
    if (frame->kind != HAND_KINDS) all->kinds[frame->kind]--;
    frame->kind = kind_of(frame, all->samples);
    all->kinds[frame->kind]++;
}
