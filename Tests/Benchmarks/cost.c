/*
 * cost.c - the rows, for counting their instructions.
 *
 *     cost        lists them: names and operations
 *     cost NAME   runs one, once
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdint.h>
#include <stdio.h>

#include "escape.h"
#include "rows.h"

/* The count is on while this runs, and off elsewhere. */
__attribute__((noinline)) void counted(const row *row);
void counted(const row *row) { row->run(); }

/*
 * With the stack always at the same place of a page: how libc copies depends on that, and where a process has its stack
 * depends on the length of its path and its environment.
 */
static void counted_in_place(const row *row) {
    char here;
    char room[(uintptr_t)&here % 4096 + 1];
    ESCAPE(room);
    counted(row);
}

int main(int count, char **arguments) {
    if (count < 2) {
        for (size_t i = 0; i < row_count(); i++)
            if (!rows[i].is_baseline) printf("%s %d\n", rows[i].name, rows[i].operations);
        return 0;
    }
    const row *row = row_named(arguments[1]);
    if (row == NULL) return 2;
    row->prepare();
    counted_in_place(row);
    return row->holds() ? 0 : 1;
}
