/*
 * fuzz.c - the fuzzer's entry. The first byte of an input chooses how the rest is read: mostly as hands that touch,
 * else as calls of any kind.
 *
 * SPDX-License-Identifier: MIT
 */
#include <inttypes.h>

#include "fuzz.h"

struct totals totals;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
const char *__asan_default_options(void);

/* The core keeps no pointer to a stack; to look out for that takes half of the time. */
const char *__asan_default_options(void) { return "detect_stack_use_after_return=0"; }

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    input in = {data, data + size};
    totals.inputs++;
    if (take(&in) & 3) play_hands(&in);
    else play_noise(&in);
    return 0;
}

__attribute__((destructor)) static void print_totals(void) {
    fprintf(stderr, "survived %" PRIu64 " samples and %" PRIu64 " events in %" PRIu64 " calls, of %" PRIu64 " inputs\n",
            totals.samples, totals.events, totals.calls, totals.inputs);
}
