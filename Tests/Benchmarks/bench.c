/*
 * bench.c - the rows by the clock, for bench.py.
 *
 * SPDX-License-Identifier: MIT
 */
#define _POSIX_C_SOURCE 199309L
#include <math.h>

#include "clock.h"
#include "rows.h"
#include "touches.h"

/* The mean time of an operation, measured for at least so long, in nanoseconds; NaN when the row did not hold. */
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
void bench_pinch(tapzoom_sample (*frames)[2], int count);
void bench_pinch(tapzoom_sample (*frames)[2], int count) {
    for (int frame = 0; frame < count; frame++) pinch_frame(frames[frame], frame);
}
