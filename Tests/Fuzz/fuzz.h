/*
 * fuzz.h - what the parts of the fuzzer share: the bytes of an input, the view that is watched, its snapshots and
 * recordings, and the totals.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef FUZZ_H
#define FUZZ_H

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tapzoom.h"

/* What does not hold ends the run, so that the input is kept. */
#define EXPECT(condition)                                                               \
    do {                                                                                \
        if (!(condition)) {                                                             \
            fprintf(stderr, "%s:%d: failed: %s\n", __FILE__, __LINE__, #condition);     \
            abort();                                                                    \
        }                                                                               \
    } while (0)

/* ---- The bytes of an input ----------------------------------------------------------------------------------- */

typedef struct input {
    const uint8_t *next, *end;
    uint64_t chance; /* what comes behind the end is random; 0: it is 0 */
} input;

/* xorshift */
static inline uint64_t draw(uint64_t *state) {
    *state ^= *state << 13, *state ^= *state >> 7, *state ^= *state << 17;
    return *state;
}

static inline uint8_t take(input *in) {
    if (in->next < in->end) return *in->next++;
    return in->chance ? (uint8_t)(draw(&in->chance) >> 32) : 0;
}

static inline void take_all(input *in, void *value, size_t size) {
    for (size_t i = 0; i < size; i++) ((uint8_t *)value)[i] = take(in);
}

/* ---- A view and what is known of it -------------------------------------------------------------------------- */

typedef struct reading {
    tapzoom_transform transform;
    double time;
    uint32_t state, zero;
} reading;

typedef struct watch {
    tapzoom_view *view;
    reading last;      /* what could be read after the last call */
    double stretch;    /* the most elastic of its configs: the largest rubber_band_scale */
    double event_time; /* of the last event */
    uint32_t open;     /* bits of the kinds that were begun and have not ended */
    int32_t nest[8];   /* the gestures of fingers that are under way, in the order of their BEGAN */
    int depth;
    int is_strange;    /* what has begun is not known */
    uint64_t digest;   /* of all events */
} watch;

/* Takes a new view over. The config is the one that it was made with. */
void watch_begin(watch *w, tapzoom_view *view, const tapzoom_config *config);
/* Another config was accepted. */
void watch_config(watch *w, const tapzoom_config *config);
/* The view has become another one, of which nothing is known. */
void watch_anew(watch *w);
/* To be called after every call that may change the view: reads it, and compares. `whole`: the call did all it was
   asked for, or nothing. */
void watch_call(watch *w, tapzoom_status status, int whole);
/* Checks events that were taken. */
void watch_events(watch *w, const tapzoom_event *events, size_t count);
/* Takes up to capacity events and checks them. */
void watch_poll(watch *w, size_t capacity);
/* Everything that was begun has to end once the fingers are gone and time goes by. Destroys the view. */
void watch_end(watch *w);

/* A view of the usual sort. */
tapzoom_view *usual_view(void);

/* ---- Snapshots ------------------------------------------------------------------------------------------------ */

typedef struct snapshot {
    size_t size;
    uint8_t bytes[10240];
} snapshot;

void save(const tapzoom_view *view, snapshot *into);
/* Afterwards the view is as the one that was saved. */
void load(tapzoom_view *view, const snapshot *from);
int same(const snapshot *a, const snapshot *b);

/* For noise: all that a host can do with them, also what is not right. */
void forget_snapshots(void);
void call_save(input *in, watch *w, int nulls);
void call_load(input *in, watch *w, int nulls);

/* ---- Recordings: of one view at a time ------------------------------------------------------------------------ */

enum { RECORD_ROOM = 1 << 17 };

/* Into so much memory, at most RECORD_ROOM. */
void begin_recording(watch *w, size_t room);
void fetch_recording(void);
/* Replays what was recorded on another view, which must become the same, and then with a byte changed, which must be
   noticed. Ends the recording. To be called before a recorded view is destroyed. */
void end_recording(input *in);

/* For noise. */
void call_record(input *in, watch *w, int nulls);
void call_poll_record(watch *w, int nulls);
void call_replay(input *in, watch *w, int nulls);

/* ---- The generators and the totals --------------------------------------------------------------------------- */

void play_noise(input *in);
void play_hands(input *in);
/* What is left of the input is a snapshot, or a recording. */
void play_bytes(input *in);
void play(input *in);

/* The library looks by itself, at every call, whether all is as it can be, and ends the run otherwise: a forged state
   is not to be gone on with. */
extern const int is_checked;

extern struct totals {
    uint64_t inputs, calls, samples, events, saves, loads, records, replays;
} totals;

void print_totals(void);

#endif
