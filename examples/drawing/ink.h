/*
 * ink.h - strokes of ink in units of the sheet. It does not depend on touches or the window.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef INK_H
#define INK_H

#include <stdint.h>
#include <stdio.h>

typedef struct ink_point {
    double x, y;
} ink_point;

typedef struct ink_stroke {
    int64_t id;  /* Of the contact that draws it. */
    uint32_t color; /* 0xRRGGBB */
    double width;   /* In units of the sheet, so that ink zooms with the paper. */
    ink_point *points;
    int count, capacity;
} ink_stroke;

/* The finished strokes come first, in the order in which they were finished. The open ones follow. */
typedef struct ink {
    ink_stroke *strokes;
    int finished, count, capacity;
    ink_stroke *undone; /* Until the next stroke is finished. */
    int undone_count, undone_capacity;
    uint32_t removals; /* How often a finished stroke was removed. */
} ink;

void ink_free(ink *ink);

/* Opens a stroke. Without memory it opens none, and the other functions ignore the id. */
void ink_begin(ink *ink, const ink_stroke *pen, ink_point at);

/* The open stroke of a contact, or NULL. */
ink_stroke *ink_find(ink *ink, int64_t id);

/* These change the open stroke of a contact, and do nothing if there is none. */
void ink_extend(ink *ink, int64_t id, ink_point to);
void ink_finish(ink *ink, int64_t id);
void ink_drop(ink *ink, int64_t id);

/* Drops all open strokes. */
void ink_drop_open(ink *ink);

/* Remove the last finished stroke, or all finished ones. Without memory they stay. */
void ink_undo(ink *ink);
void ink_clear(ink *ink);

/* Brings the stroke back that was removed last. */
void ink_redo(ink *ink);

/*
 * A stroke is a smooth curve. It begins at its first point, passes the midpoint of each two neighbors in the direction
 * from one to the other, and ends at its last point. So it is a chain of quadratic Bezier curves with the points as
 * their controls. Returns the number of these curves, at least 1.
 */
int ink_curve_count(const ink_stroke *stroke);

/* Returns the start, the control and the end of a curve. */
void ink_curve(const ink_stroke *stroke, int index, ink_point curve[3]);

/* Writes the finished strokes on a sheet of that size as SVG. Returns 0, or -1 with errno. */
int ink_save(const ink *ink, FILE *file, double width, double height);

#endif
