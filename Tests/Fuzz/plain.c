/*
 * plain.c - runs the fuzzer's generators with random inputs on the library as it ships. There is no coverage and no
 * sanitizer, but many more touches in the same time. It prints the seed of an input that crashes, or that hangs until
 * somebody stops the program.
 *
 * SPDX-License-Identifier: MIT
 *
 *     plain COUNT [SEED]   plays COUNT inputs from this seed on. 60s instead of a count plays for 60 s
 */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include "fuzz.h"
#include "random.h"

const int is_checked = 0;

enum { LENGTH = 4000 };

static uint64_t first = 1, next;

static void fall(int sign) {
    fprintf(stderr, "signal %d: run again with 1 %" PRIu64 "\n", sign, next);
    _exit(1);
}

static void catch_falls(void) {
    static const int signs[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGINT, SIGSEGV, SIGTERM, SIGTRAP};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) signal(signs[i], fall);
}

static void play_random(void) {
    uint8_t bytes[LENGTH];
    seed = next;
    for (size_t i = 0; i < sizeof bytes; i++) bytes[i] = (uint8_t)(bits() >> 32);
    play(&(input){.next = bytes, .end = bytes + 16 + below(LENGTH - 15)});
}

int main(int argc, char **argv) {
    const char *much = argc > 1 ? argv[1] : "1000";
    time_t end = strchr(much, 's') ? time(NULL) + atoi(much) : 0;
    if (argc > 2) first = strtoull(argv[2], NULL, 10);
    next = first;
    catch_falls();
    for (uint64_t last = first + strtoull(much, NULL, 10); end ? time(NULL) < end : next < last; next++) play_random();
    print_totals();
    fprintf(stderr, "seeds %" PRIu64 " to %" PRIu64 "\n", first, next - 1);
    return 0;
}
