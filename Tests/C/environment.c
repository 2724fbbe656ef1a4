/*
 * environment.c - gives a program that loads it another floating point environment before main runs.
 *
 *     LD_PRELOAD=environment.so FLOATING_POINT=MODE PROGRAM
 *
 * MODE: flush (results that would be denormal are 0), zero (denormal operands count as 0), both, up, down, toward-zero.
 *
 * SPDX-License-Identifier: MIT
 */
#include <fenv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__SSE2__)
#include <immintrin.h>

/* Bits of the control register, and the C library's constant for the rounding mode. */
static const struct {
    const char *mode;
    unsigned bits;
    int rounding;
} modes[] = {{"flush", 0x8000, FE_TONEAREST}, {"zero", 0x0040, FE_TONEAREST}, {"both", 0x8040, FE_TONEAREST},
             {"up", 0, FE_UPWARD},            {"down", 0, FE_DOWNWARD},       {"toward-zero", 0, FE_TOWARDZERO}};

static int set(const char *mode) {
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
        if (strcmp(mode, modes[i].mode) != 0) continue;
        _mm_setcsr(_mm_getcsr() | modes[i].bits);
        return fesetround(modes[i].rounding) == 0;
    }
    return 0;
}
#else
static int set(const char *mode) { return mode == NULL; }
#endif

__attribute__((constructor)) static void begin(void) {
    const char *mode = getenv("FLOATING_POINT");
    if (mode != NULL && set(mode)) return;
    fprintf(stderr, "environment.c: unknown or unsupported mode: %s\n", mode ? mode : "none");
    _Exit(99);
}
