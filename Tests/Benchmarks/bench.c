/*
 * bench.c - measures the time of the rows, for bench.py.
 *
 * SPDX-License-Identifier: MIT
 */
#define _POSIX_C_SOURCE 199309L
#include <math.h>

#include "clock.h"
#include "measures.h"
#include "rows.h"
#include "touches.h"

/* The mean time of an operation in nanoseconds, from a measurement of at least this many nanoseconds; NaN if the row's
   check failed. */
double bench_time(const char *name, double at_least);
double bench_time(const char *name, double at_least) {
    const row *row = row_named(name);
    double spent = 0, operations = 0;
    while (spent < at_least) {
        row->prepare();
        double start = nanoseconds();
        row->run();
        spent += nanoseconds() - start;
        operations += row->operations;
        if (!row->holds()) return NAN;
    }
    return spent / operations;
}

/* The first frames of the pinch, for Python. */
void bench_pinch(tapzoom_touch (*frames)[2], int count);
void bench_pinch(tapzoom_touch (*frames)[2], int count) {
    for (int frame = 0; frame < count; frame++) pinch_frame(frames[frame], frame);
}

/* ---- Hands --------------------------------------------------------------------------------------------------- */

/* Player: 0 is tapzoom, 1 raylib, 2 the bare arithmetic. Hands: 0 is generated, 1 recorded. */
static const player *player_of(int who) {
    return who == 0 ? &tapzoom_player : who == 1 ? &raylib_player : &bare_player;
}

static const hands *hands_of(int recorded) { return recorded ? hands_recorded() : hands_generated(); }

int bench_hands_frames(int recorded);
int bench_hands_frames(int recorded) { return hands_of(recorded)->frame_count; }

static setting setting_of(int who, int recorded, int preset, int rotates, int polls, int by_frame, int plays) {
    return (setting){player_of(who), hands_of(recorded), {preset, rotates, polls, by_frame}, plays};
}

double bench_hands(int who, int recorded, int preset, int rotates, int polls, int by_frame, int plays);
double bench_hands(int who, int recorded, int preset, int rotates, int polls, int by_frame, int plays) {
    setting with = setting_of(who, recorded, preset, rotates, polls, by_frame, plays);
    return hands_time(&with);
}

double bench_hands_kind(int who, int recorded, int preset, int rotates, int polls, int by_frame, int plays, int kind);
double bench_hands_kind(int who, int recorded, int preset, int rotates, int polls, int by_frame, int plays, int kind) {
    setting with = setting_of(who, recorded, preset, rotates, polls, by_frame, plays);
    return hands_kind_time(&with, (hand_kind)kind);
}

double bench_hands_slowest(int who, int recorded, int preset, int rotates, int polls, int by_frame, int plays);
double bench_hands_slowest(int who, int recorded, int preset, int rotates, int polls, int by_frame, int plays) {
    setting with = setting_of(who, recorded, preset, rotates, polls, by_frame, plays);
    return hands_slowest(&with);
}
