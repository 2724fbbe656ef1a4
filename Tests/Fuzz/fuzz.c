/*
 * fuzz.c - the entry of the fuzzer: libFuzzer makes the inputs, and the library checks its state at every call.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fuzz.h"

const int is_checked = 1;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
const char *__asan_default_options(void);

/* The core keeps no pointer to a stack, and this check would take half of the time. */
const char *__asan_default_options(void) { return "detect_stack_use_after_return=0"; }

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    input in = {.next = data, .end = data + size};
    play(&in);
    return 0;
}

__attribute__((destructor)) static void end(void) { print_totals(); }
