/*
 * check.h - assertions that count, report the place of a failure, and continue.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CHECK_H
#define CHECK_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tapzoom.h"

static long check_passed, check_failed;

/* The subject of the current checks; printed with a failure. */
static const char *check_topic = "";

static inline int check_that(int holds, const char *text, const char *file, int line) {
    if (holds) {
        check_passed++;
    } else if (++check_failed <= 40) {
        printf("%s:%d: failed: %s%s%s\n", file, line, text, *check_topic ? "  in " : "", check_topic);
        fflush(stdout); /* the program may crash next */
    }
    return holds;
}

static inline int check_status_is(tapzoom_status got, tapzoom_status want, const char *text, const char *file,
                                  int line) {
    if (check_that(got == want, text, file, line)) return 1;
    if (check_failed <= 40)
        printf("    wanted %d (%s), got %d (%s)\n", (int)want, tapzoom_status_string(want), (int)got,
               tapzoom_status_string(got));
    return 0;
}

static inline int check_near(double got, double want, double tolerance, const char *text, const char *file, int line) {
    if (check_that(fabs(got - want) <= tolerance, text, file, line)) return 1;
    if (check_failed <= 40) printf("    wanted %.17g, got %.17g\n", want, got);
    return 0;
}

#define CHECK(condition) check_that((condition) != 0, #condition, __FILE__, __LINE__)
#define CHECK_STATUS(want, call) check_status_is((call), (want), #call " is " #want, __FILE__, __LINE__)
#define CHECK_OK(call) CHECK_STATUS(TAPZOOM_OK, call)
#define CHECK_NEAR(got, want, tolerance) check_near((got), (want), (tolerance), #got " is " #want, __FILE__, __LINE__)
#define CHECK_SAME(a, b) check_that(memcmp(&(a), &(b), sizeof(a)) == 0, #a " equals " #b, __FILE__, __LINE__)

/* Argument `index`, from 1, of a part of a program (parts.h); `otherwise` without it. */
const char *argument(int index, const char *otherwise);
long number_argument(int index, long otherwise);
/* How many random trials to make: the argument, or `all` if TAPZOOM_ALL is 1, or a third of them. */
long trial_argument(int index, long all);

/* Prints the last line of a test program and returns its exit code. A program without checks fails. */
static inline int check_report(void) {
    printf("%ld checks, %ld failed\n", check_passed + check_failed, check_failed);
    return check_failed == 0 && check_passed > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

#endif
