/*
 * rows.h - what is measured: by the clock (bench.c), in instructions (cost.c), in allocations (memory.c).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef ROWS_H
#define ROWS_H

#include <stddef.h>

#include "raylib.h"

typedef struct row {
    const char *name;
    int is_baseline;       /* runs nothing of tapzoom */
    int operations;        /* in one run */
    void (*prepare)(void); /* brings a view there; not measured */
    void (*run)(void);
    int (*holds)(void); /* after a run: whether it measured what it says */
} row;

extern const row rows[];
size_t row_count(void);

/* NULL when there is none of that name. */
const row *row_named(const char *name);

/* Without this, raylib's row cannot be prepared. */
void use_raylib(const raylib *functions);

#endif
