/*
 * play.c - the first byte of an input chooses how to read the rest, mostly as touch scripts.
 *
 * SPDX-License-Identifier: MIT
 */
#include <inttypes.h>

#include "code.h"
#include "fuzz.h"

struct totals totals;

/* FNV hash of the input; never 0. */
static uint64_t number_of(const input *in) {
    uint64_t number = UINT64_C(0xCBF29CE484222325);
    for (const uint8_t *byte = in->next; byte < in->end; byte++) number = (number ^ *byte) * UINT64_C(0x100000001B3);
    return number | 1;
}

void play(input *in) {
    uint8_t code = take(in);
    totals.inputs++;
    if (code & CODE_GOES_ON) in->chance = number_of(in);
    if (code % CODE_WAYS >= CODE_LAWS) {
        play_laws(in);
        return;
    }
    switch (code % CODE_WAYS) {
    case CODE_NOISE: play_noise(in); break;
    case CODE_BYTES: play_bytes(in); break;
    default: play_scripts(in);
    }
}

void print_totals(void) {
    fprintf(stderr, "survived %" PRIu64 " samples and %" PRIu64 " events in %" PRIu64 " calls, of %" PRIu64 " inputs; %"
            PRIu64 " saves, %" PRIu64 " loads, %" PRIu64 " recordings, %" PRIu64 " replayed calls\n",
            totals.samples, totals.events, totals.calls, totals.inputs, totals.saves, totals.loads, totals.records,
            totals.replays);
}
