/*
 * play.c - the first byte of an input chooses how the rest is read: mostly as hands that touch.
 *
 * SPDX-License-Identifier: MIT
 */
#include <inttypes.h>

#include "code.h"
#include "fuzz.h"

struct totals totals;

void play(input *in) {
    totals.inputs++;
    switch (take(in) % CODE_WAYS) {
    case CODE_NOISE: play_noise(in); break;
    case CODE_BYTES: play_bytes(in); break;
    default: play_hands(in);
    }
}

void print_totals(void) {
    fprintf(stderr, "survived %" PRIu64 " samples and %" PRIu64 " events in %" PRIu64 " calls, of %" PRIu64 " inputs; %"
            PRIu64 " saves, %" PRIu64 " loads, %" PRIu64 " recordings, %" PRIu64 " replayed calls\n",
            totals.samples, totals.events, totals.calls, totals.inputs, totals.saves, totals.loads, totals.records,
            totals.replays);
}
