/*
 * ink.c - see ink.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "ink.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* Makes room for one more item. Returns 0 without memory. */
static int grow(void **items, int count, int *capacity, size_t size) {
    if (count < *capacity) return 1;
    int larger = *capacity > 0 ? *capacity * 2 : 16;
    void *moved = realloc(*items, (size_t)larger * size);
    if (moved == NULL) return 0;
    *items = moved;
    *capacity = larger;
    return 1;
}

/* Removes a stroke, and returns it. Later strokes move up. */
static ink_stroke take_out(ink *ink, int index) {
    ink_stroke stroke = ink->strokes[index];
    ink->count--;
    memmove(&ink->strokes[index], &ink->strokes[index + 1], (size_t)(ink->count - index) * sizeof ink->strokes[0]);
    return stroke;
}

static void forget_undone(ink *ink) {
    while (ink->undone_count > 0) free(ink->undone[--ink->undone_count].points);
}

void ink_free(ink *ink) {
    for (int i = 0; i < ink->count; i++) free(ink->strokes[i].points);
    forget_undone(ink);
    free(ink->strokes);
    free(ink->undone);
    memset(ink, 0, sizeof *ink);
}

ink_stroke *ink_find(ink *ink, int64_t id) {
    for (int i = ink->finished; i < ink->count; i++)
        if (ink->strokes[i].id == id) return &ink->strokes[i];
    return NULL;
}

void ink_begin(ink *ink, const ink_stroke *pen, ink_point at) {
    void *strokes = ink->strokes;
    if (!grow(&strokes, ink->count, &ink->capacity, sizeof ink->strokes[0])) return;
    ink->strokes = strokes;
    ink_stroke *stroke = &ink->strokes[ink->count++];
    *stroke = *pen;
    stroke->points = NULL;
    stroke->count = stroke->capacity = 0;
    ink_extend(ink, pen->id, at);
    if (stroke->count == 0) ink_drop(ink, pen->id);
}

void ink_extend(ink *ink, int64_t id, ink_point to) {
    ink_stroke *stroke = ink_find(ink, id);
    if (stroke == NULL) return;
    const ink_point *last = stroke->count > 0 ? &stroke->points[stroke->count - 1] : NULL;
    if (last != NULL && last->x == to.x && last->y == to.y) return; /* the finger rests */
    void *points = stroke->points;
    if (!grow(&points, stroke->count, &stroke->capacity, sizeof stroke->points[0])) return;
    stroke->points = points;
    stroke->points[stroke->count++] = to;
}

void ink_finish(ink *ink, int64_t id) {
    ink_stroke *stroke = ink_find(ink, id);
    if (stroke == NULL) return;
    ink_stroke *first_open = &ink->strokes[ink->finished++], finished = *stroke;
    *stroke = *first_open;
    *first_open = finished;
    forget_undone(ink);
}

void ink_drop(ink *ink, int64_t id) {
    const ink_stroke *stroke = ink_find(ink, id);
    if (stroke != NULL) free(take_out(ink, (int)(stroke - ink->strokes)).points);
}

void ink_drop_open(ink *ink) {
    while (ink->count > ink->finished) free(take_out(ink, ink->count - 1).points);
}

void ink_undo(ink *ink) {
    void *undone = ink->undone;
    if (ink->finished == 0 || !grow(&undone, ink->undone_count, &ink->undone_capacity, sizeof ink->undone[0])) return;
    ink->undone = undone;
    ink->undone[ink->undone_count++] = take_out(ink, --ink->finished);
    ink->removals++;
}

void ink_clear(ink *ink) {
    for (int count = ink->finished; count > 0; count--) ink_undo(ink);
}

void ink_redo(ink *ink) {
    void *strokes = ink->strokes;
    if (ink->undone_count == 0 || !grow(&strokes, ink->count, &ink->capacity, sizeof ink->strokes[0])) return;
    ink->strokes = strokes;
    ink->strokes[ink->count++] = ink->strokes[ink->finished]; /* the first open one, if there is one */
    ink->strokes[ink->finished++] = ink->undone[--ink->undone_count];
}

/* ---- The curve -------------------------------------------------------------------------------------------------- */

int ink_curve_count(const ink_stroke *stroke) { return stroke->count > 2 ? stroke->count - 2 : 1; }

static ink_point middle(ink_point a, ink_point b) { return (ink_point){(a.x + b.x) / 2, (a.y + b.y) / 2}; }

void ink_curve(const ink_stroke *stroke, int index, ink_point curve[3]) {
    const ink_point *points = stroke->points;
    int last = stroke->count - 1;
    if (last < 2) { /* a dot or a line */
        curve[0] = points[0];
        curve[1] = middle(points[0], points[last]);
        curve[2] = points[last];
        return;
    }
    curve[0] = index == 0 ? points[0] : middle(points[index], points[index + 1]);
    curve[1] = points[index + 1];
    curve[2] = index == last - 2 ? points[last] : middle(points[index + 1], points[index + 2]);
}

int ink_save(const ink *ink, FILE *file, double width, double height) {
    fprintf(file, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %g %g\">\n", width, height);
    fprintf(file, "<rect width=\"%g\" height=\"%g\" fill=\"#ffffff\"/>\n", width, height);
    fprintf(file, "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n");
    for (int i = 0; i < ink->finished; i++) {
        const ink_stroke *stroke = &ink->strokes[i];
        ink_point curve[3];
        fprintf(file, "<path stroke=\"#%06" PRIx32 "\" stroke-width=\"%g\" d=\"", stroke->color, stroke->width);
        for (int j = 0; j < ink_curve_count(stroke); j++) {
            ink_curve(stroke, j, curve);
            if (j == 0) fprintf(file, "M%.4f,%.4f", curve[0].x, curve[0].y);
            fprintf(file, " Q%.4f,%.4f %.4f,%.4f", curve[1].x, curve[1].y, curve[2].x, curve[2].y);
        }
        fprintf(file, "\"/>\n");
    }
    fprintf(file, "</g>\n</svg>\n");
    return ferror(file) ? -1 : 0;
}
