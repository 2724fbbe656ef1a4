/*
 * rows.h - the rows that are measured: time (bench.c), instructions (cost.c), allocations (memory.c).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef ROWS_H
#define ROWS_H

#include <stddef.h>

#include "raylib.h"

typedef struct row {
    const char *name;
    int is_baseline;       /* calls nothing of tapzoom */
    int operations;        /* number of operations in one run */
    void (*prepare)(void); /* brings a view into the state; not measured */
    void (*run)(void);
    int (*holds)(void); /* called after a run: whether it measured what its name says */
} row;

extern const row rows[];
size_t row_count(void);

/* NULL if no row has this name. */
const row *row_named(const char *name);

/* Required before raylib's row is prepared. */
void use_raylib(const raylib *functions);

#endif
