/*
 * plain.c - runs the fuzzer's generators with random inputs on the library as it ships. There is no coverage and no
 * sanitizer, but many more touches in the same time. It prints the seed of an input that crashes or takes too long.
 *
 *     plain SECONDS [SEED]   plays inputs from this seed on
 *     plain 0 SEED           plays this one only
 *
 * SPDX-License-Identifier: MIT
 *
 *     plain SECONDS [SEED]   from this seed on
 *     plain 0 SEED           this one alone
 */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include "fuzz.h"
#include "random.h"

const int is_checked = 0;

enum { LENGTH = 4000, TOO_LONG = 20 /* seconds for one input */ };

static uint64_t first = 1, next;

static void fall(int sign) {
    fprintf(stderr, "signal %d: run again with 0 %" PRIu64 "\n", sign, next);
    _exit(1);
}

static void catch_falls(void) {
    static const int signs[] = {SIGABRT, SIGALRM, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) signal(signs[i], fall);
}

static void play_random(void) {
    uint8_t bytes[LENGTH];
    seed = next;
    for (size_t i = 0; i < sizeof bytes; i++) bytes[i] = (uint8_t)(bits() >> 32);
    play(&(input){.next = bytes, .end = bytes + 16 + below(LENGTH - 15)});
}

static double seconds_since(const struct timespec *start) {
    struct timespec end;
    clock_gettime(CLOCK_MONOTONIC, &end);
    return (double)(end.tv_sec - start->tv_sec) + (double)(end.tv_nsec - start->tv_nsec) * 1e-9;
}

int main(int argc, char **argv) {
    struct timespec start;
    double seconds = argc > 1 ? atof(argv[1]) : 10, taken;
    if (argc > 2) first = strtoull(argv[2], NULL, 10);
    next = first;
    catch_falls();
    clock_gettime(CLOCK_MONOTONIC, &start);
    do {
        alarm(TOO_LONG);
        play_random();
        next++;
    } while ((taken = seconds_since(&start)) < seconds);
    print_totals();
    fprintf(stderr, "seeds %" PRIu64 " to %" PRIu64 " in %.1f s: %.3g samples/s\n", first, next - 1, taken,
            (double)totals.samples / taken);
    return 0;
}
