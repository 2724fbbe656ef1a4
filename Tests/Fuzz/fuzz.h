/*
 * fuzz.h - shared by the parts of the fuzzer: the bytes of an input, the view in its harness, snapshots, recordings and
 * totals.
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

/* Ends the run if the condition is false; the fuzzer then keeps the input. */
#define EXPECT(condition)                                                               \
    do {                                                                                \
        if (!(condition)) {                                                             \
            fprintf(stderr, "%s:%d: failed: %s\n", __FILE__, __LINE__, #condition);     \
            abort();                                                                    \
        }                                                                               \
    } while (0)

#define EVERY_GESTURE \
    (uint32_t)(TAPZOOM_GESTURE_TAP | TAPZOOM_GESTURE_DOUBLE_TAP | TAPZOOM_GESTURE_FINGERS_TAP | \
               TAPZOOM_GESTURE_LONG_PRESS | TAPZOOM_GESTURE_PAN | TAPZOOM_GESTURE_PINCH | TAPZOOM_GESTURE_ROTATE | \
               TAPZOOM_GESTURE_QUICK_ZOOM | TAPZOOM_GESTURE_SWIPE | TAPZOOM_GESTURE_FLING)

/* ---- The bytes of an input ----------------------------------------------------------------------------------- */

typedef struct input {
    const uint8_t *next, *end;
    uint64_t chance; /* state of the random bytes after the end; 0: zeros follow */
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

/* ---- A view under checks ------------------------------------------------------------------------------------- */

/* A bit for the kind; for LIMIT a bit for the limit. A BEGAN and its end have the same bit. */
static inline uint64_t event_stream(const tapzoom_event *event) {
    return event->kind == TAPZOOM_EVENT_LIMIT ? (uint64_t)event->limits << 32 : UINT64_C(1) << (event->kind & 31);
}

typedef struct reading {
    tapzoom_transform transform;
    tapzoom_state state;
} reading;

typedef struct harness {
    tapzoom_view *view;
    reading last;      /* state after the last call */
    double stretch;    /* the largest rubber_band_scale of its configs */
    int is_on_way;     /* a loaded view, or an animation that began beyond the limits, may not be within them yet */
    double event_time; /* time of the last event */
    uint64_t open;     /* bits of the open gestures and limits */
    int32_t nest[8];   /* the open gestures of fingers, in the order of their BEGAN */
    int depth;
    int is_strange;    /* the history of the view is unknown */
    uint64_t digest;   /* hash of all events */
} harness;

/* Starts to watch a new view, with the config of its creation. */
void harness_begin(harness *w, tapzoom_view *view, const tapzoom_config *config);
/* The view has accepted another config. */
void harness_config(harness *w, const tapzoom_config *config);
/* The view has shifted all its times by an offset. Call it before harness_call. */
void harness_rebased(harness *w, double offset);
/* The view has become another one with an unknown history. */
void harness_anew(harness *w);
/* Call it after every call that may change the view: it reads the view and compares. `whole`: the call either ran
   completely or changed nothing. */
void harness_call(harness *w, tapzoom_status status, int whole);
/* Checks polled events. */
void harness_events(harness *w, const tapzoom_event *events, size_t count);
/* Polls up to capacity events and checks them. */
void harness_poll(harness *w, size_t capacity);
/* Checks that every gesture ends after the fingers have lifted and time has passed. Destroys the view. */
void harness_end(harness *w);

/* A view with ordinary settings and sizes. */
tapzoom_view *usual_view(void);

/* ---- Snapshots ------------------------------------------------------------------------------------------------ */

typedef struct snapshot {
    size_t size;
    uint8_t bytes[24576];
} snapshot;

void save(const tapzoom_view *view, snapshot *into);
/* Loads a snapshot; the view then equals the saved one. */
void load(tapzoom_view *view, const snapshot *from);
int same(const snapshot *a, const snapshot *b);

/* For noise: correct and incorrect calls. */
void forget_snapshots(void);
void call_save(input *in, harness *w, int nulls);
void call_load(input *in, harness *w, int nulls);

/* ---- Recordings: of one view at a time ------------------------------------------------------------------------ */

enum { RECORD_ROOM = 1 << 17 };

/* Records into `room` bytes, at most RECORD_ROOM. */
void begin_recording(harness *w, size_t room);
void fetch_recording(void);
/* Replays the recording on another view, which must then equal the recorded one. Then replays it with a changed byte,
   which the library must detect. Ends the recording. Call it before a recorded view is destroyed. */
void end_recording(input *in);

/* For noise. */
void call_record(input *in, harness *w, int nulls);
void call_fetch_recording(harness *w, int nulls);
void call_replay(input *in, harness *w, int nulls);
void call_end_recording(input *in, harness *w, int nulls);

/* ---- The generators and the totals --------------------------------------------------------------------------- */

void play_noise(input *in);
void play_scripts(input *in);
/* Reads the rest of the input as a snapshot or a recording. */
void play_bytes(input *in);
/* Plays a script of one law: see laws.h. */
void play_laws(input *in);
void play(input *in);

/* Whether the library checks its invariants at every call. Then a run with a forged state ends, so tests of forged
   states stop early. */
extern const int is_checked;

extern struct totals {
    uint64_t inputs, calls, samples, events, saves, loads, records, replays;
} totals;

void print_totals(void);

#endif
