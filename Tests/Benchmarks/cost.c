/*
 * cost.c - runs the rows, and the rows of hands, while callgrind or qemu counts their instructions.
 *
 *     cost        lists the rows: names and operations
 *     cost NAME   runs one row once
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdint.h>
#include <stdio.h>

#include <string.h>

#include "escape.h"
#include "measures.h"
#include "rows.h"

/* The work of a row; for hands, from one frame up to another. */
typedef struct work {
    const row *row;
    const hands *hands;
    int first, end;
} work;

static void run(const work *work) {
    if (work->row)
        work->row->run();
    else
        tapzoom_player.play(work->hands, work->first, work->end);
}

/* Instructions count only while `counted` runs: for callgrind until it returns, for qemu until `counted_end`. */
__attribute__((noinline)) void counted(const work *work);
__attribute__((noinline)) void counted_end(const work *work);
void counted_end(const work *work) { ESCAPE(work); }

void counted(const work *work) {
    run(work);
    counted_end(work);
}

/* Runs a row with the stack always at the same place of a page. The way in which libc copies depends on that place, and
   the place depends on the length of the process's path and on its environment. */
static void in_place(void (*measure)(const void *), const void *row) {
    char here;
    char room[(uintptr_t)&here % 4096 + 1];
    ESCAPE(room);
    measure(row);
}

static void count_row(const void *row) { counted(&(work){row, NULL, 0, 0}); }

/* Counts the frames of the row's kinds, one by one. */
static void count_hands(const void *measured) {
    const hands_row *row = measured;
    const hands *all = row->played();
    for (int hand = 0; hand < all->hand_count; hand += hands_row_stride(row)) {
        tapzoom_player.prepare(hand);
        for (int frame = all->starts[hand]; frame < all->starts[hand + 1]; frame++) {
            work work = {NULL, all, frame, frame + 1};
            row->kinds >> all->frames[frame].kind & 1 ? counted(&work) : run(&work);
        }
    }
}

static const hands_row *hands_row_named(const char *name) {
    for (size_t i = 0; i < hands_row_count(); i++)
        if (strcmp(hands_rows[i].name, name) == 0) return &hands_rows[i];
    return NULL;
}

static int run_hands(const hands_row *row) {
    tapzoom_player.start(row->played(), &row->host);
    in_place(count_hands, row);
    return tapzoom_player.holds() ? 0 : 1;
}

static int list(void) {
    for (size_t i = 0; i < hands_row_count(); i++) {
        int frames = hands_row_frames(&hands_rows[i]);
        if (frames > 0) printf("%s %d\n", hands_rows[i].name, frames);
    }
    for (size_t i = 0; i < row_count(); i++)
        if (!rows[i].is_baseline) printf("%s %d\n", rows[i].name, rows[i].operations);
    return 0;
}

int main(int count, char **arguments) {
    if (count < 2) return list();
    const hands_row *of_hands = hands_row_named(arguments[1]);
    if (of_hands != NULL) return run_hands(of_hands);
    const row *row = row_named(arguments[1]);
    if (row == NULL) return 2;
    row->prepare();
    in_place(count_row, row);
    return row->holds() ? 0 : 1;
}
