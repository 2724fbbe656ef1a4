/*
 * paint.c - see paint.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "paint.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const uint32_t table = 0x3c434b, paper = 0xffffff, ruling = 0xe1e8ee;
static const double ruling_step = 50; /* units of the sheet */

typedef struct area {
    int left, top, right, bottom;
} area;

/* ---- Memory ----------------------------------------------------------------------------------------------------- */

int painter_resize(painter *painter, int width, int height) {
    double paper_width = painter->paper_width, paper_height = painter->paper_height;
    painter_free(painter);
    painter->paper_width = paper_width;
    painter->paper_height = paper_height;
    size_t count = (size_t)width * (size_t)height;
    painter->layer = (canvas){malloc(count * sizeof(uint32_t)), width, height, width};
    painter->mask = calloc(count, 1);
    if (painter->layer.pixels != NULL && painter->mask != NULL) return 0;
    painter_free(painter);
    return -1;
}

void painter_free(painter *painter) {
    free(painter->layer.pixels);
    free(painter->mask);
    memset(painter, 0, sizeof *painter);
}

/* ---- Strokes ---------------------------------------------------------------------------------------------------- */

uint32_t paint_mix(uint32_t below, uint32_t color, uint32_t part) {
    part += part >> 7; /* so that 255 counts as 256 */
    uint32_t red_blue = (below & 0xff00ff) * (256 - part) + (color & 0xff00ff) * part;
    uint32_t green = (below & 0x00ff00) * (256 - part) + (color & 0x00ff00) * part;
    return 0xff000000 | (red_blue >> 8 & 0xff00ff) | (green >> 8 & 0x00ff00);
}

static int clamp(double value, int most) { return value < 0 ? 0 : value > most ? most : (int)value; }

/*
 * Draws a line with round ends into the mask. Each pixel keeps its largest coverage, so that parts of a stroke overlap
 * without a seam.
 */
static void cover_line(painter *painter, area *touched, ink_point a, ink_point b, double radius) {
    double reach = radius + 0.5, dx = b.x - a.x, dy = b.y - a.y, square = dx * dx + dy * dy;
    double most = 255 * fmin(2 * radius, 1); /* a hairline is pale, not invisible */
    int width = painter->layer.width, height = painter->layer.height;
    area box = {clamp(fmin(a.x, b.x) - reach, width), clamp(fmin(a.y, b.y) - reach, height),
                clamp(fmax(a.x, b.x) + reach + 1, width), clamp(fmax(a.y, b.y) + reach + 1, height)};
    if (box.left >= box.right || box.top >= box.bottom) return;
    for (int y = box.top; y < box.bottom; y++) {
        uint8_t *row = painter->mask + (ptrdiff_t)y * width;
        for (int x = box.left; x < box.right; x++) {
            double px = x + 0.5 - a.x, py = y + 0.5 - a.y, dot = px * dx + py * dy;
            double along = dot <= 0 ? 0 : dot >= square ? 1 : dot / square;
            double ex = px - along * dx, ey = py - along * dy, away = ex * ex + ey * ey;
            if (away >= reach * reach) continue;
            double cover = reach - sqrt(away);
            uint8_t part = (uint8_t)(most * (cover < 1 ? cover : 1) + 0.5);
            if (part > row[x]) row[x] = part;
        }
    }
    if (box.left < touched->left) touched->left = box.left;
    if (box.top < touched->top) touched->top = box.top;
    if (box.right > touched->right) touched->right = box.right;
    if (box.bottom > touched->bottom) touched->bottom = box.bottom;
}

static int is_outside(const painter *painter, ink_point a, ink_point b, ink_point c, double reach) {
    return fmax(fmax(a.x, b.x), c.x) < -reach || fmin(fmin(a.x, b.x), c.x) > painter->layer.width + reach ||
           fmax(fmax(a.y, b.y), c.y) < -reach || fmin(fmin(a.y, b.y), c.y) > painter->layer.height + reach;
}

/* Splits a long line, because a test of distant pixels is wasted. */
static void cover_long_line(painter *painter, area *touched, ink_point a, ink_point b, double radius) {
    if (is_outside(painter, a, b, b, radius + 1)) return;
    int parts = (int)ceil(fmin(hypot(b.x - a.x, b.y - a.y) / fmax(radius, 8), 1e6));
    ink_point from = a;
    for (int i = 1; i <= parts || i == 1; i++) {
        double part = i >= parts ? 1 : (double)i / parts;
        ink_point to = {a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
        cover_line(painter, touched, from, to, radius);
        from = to;
    }
}

/* Draws lines that are at most a quarter of a pixel from the curve. */
static void cover_curve(painter *painter, area *touched, const ink_point curve[3], double radius) {
    if (is_outside(painter, curve[0], curve[1], curve[2], radius + 1)) return;
    double bend = hypot(curve[0].x - 2 * curve[1].x + curve[2].x, curve[0].y - 2 * curve[1].y + curve[2].y);
    int parts = (int)ceil(fmin(fmax(sqrt(bend), 1), 1000));
    ink_point from = curve[0];
    for (int i = 1; i <= parts; i++) {
        double t = (double)i / parts, u = 1 - t;
        ink_point to = {u * u * curve[0].x + 2 * u * t * curve[1].x + t * t * curve[2].x,
                        u * u * curve[0].y + 2 * u * t * curve[1].y + t * t * curve[2].y};
        cover_long_line(painter, touched, from, to, radius);
        from = to;
    }
}

/* Colors the pixels that the mask covers, and clears the mask. */
static void color_mask(painter *painter, const canvas *canvas, area touched, uint32_t color) {
    for (int y = touched.top; y < touched.bottom; y++) {
        uint8_t *mask = painter->mask + (ptrdiff_t)y * painter->layer.width;
        uint32_t *row = canvas->pixels + (ptrdiff_t)y * canvas->stride;
        for (int x = touched.left; x < touched.right; x++)
            if (mask[x] != 0) row[x] = paint_mix(row[x], color, mask[x]);
        if (touched.left < touched.right) memset(mask + touched.left, 0, (size_t)(touched.right - touched.left));
    }
}

static const area nothing = {1 << 30, 1 << 30, 0, 0};

static ink_point to_pixels(const tapzoom_transform *transform, ink_point point) {
    tapzoom_content_to_view(transform, point.x, point.y, &point.x, &point.y);
    return point;
}

static void paint_stroke(painter *painter, const ink_stroke *stroke, const canvas *canvas) {
    const tapzoom_transform *transform = &painter->transform;
    area touched = nothing;
    for (int i = 0; i < ink_curve_count(stroke); i++) {
        ink_point curve[3];
        ink_curve(stroke, i, curve);
        for (int j = 0; j < 3; j++) curve[j] = to_pixels(transform, curve[j]);
        cover_curve(painter, &touched, curve, stroke->width / 2 * transform->scale);
    }
    color_mask(painter, canvas, touched, stroke->color);
}

/* ---- The paper -------------------------------------------------------------------------------------------------- */

static double least(double a, double b) { return a < b ? a : b; } /* faster than fmin, which handles NaN */

static void paint_paper(painter *painter) {
    const tapzoom_transform *transform = &painter->transform;
    double width = painter->paper_width, height = painter->paper_height;
    ink_point zero, right, down;
    tapzoom_view_to_content(transform, 0.5, 0.5, &zero.x, &zero.y);
    tapzoom_view_to_content(transform, 1.5, 0.5, &right.x, &right.y);
    tapzoom_view_to_content(transform, 0.5, 1.5, &down.x, &down.y);
    for (int y = 0; y < painter->layer.height; y++) {
        uint32_t *row = painter->layer.pixels + (ptrdiff_t)y * painter->layer.stride;
        for (int x = 0; x < painter->layer.width; x++) {
            double px = zero.x + x * (right.x - zero.x) + y * (down.x - zero.x);
            double py = zero.y + x * (right.y - zero.y) + y * (down.y - zero.y);
            double to_side = least(px, width - px), to_end = least(py, height - py);
            double inside = least(to_side, to_end) * transform->scale + 0.5;
            row[x] = inside >= 1 ? 0xff000000 | paper
                                 : paint_mix(table, paper, (uint32_t)(255 * fmax(inside, 0) + 0.5));
        }
    }
}

static void rule(painter *painter, ink_point from, ink_point to) {
    area touched = nothing;
    from = to_pixels(&painter->transform, from);
    to = to_pixels(&painter->transform, to);
    cover_long_line(painter, &touched, from, to, 0.5);
    color_mask(painter, &painter->layer, touched, ruling);
}

/* Squares, as in an exercise book. */
static void paint_ruling(painter *painter) {
    double width = painter->paper_width, height = painter->paper_height;
    if (ruling_step * painter->transform.scale < 8) return;
    for (double x = ruling_step; x < width; x += ruling_step)
        rule(painter, (ink_point){x, 0}, (ink_point){x, height});
    for (double y = ruling_step; y < height; y += ruling_step)
        rule(painter, (ink_point){0, y}, (ink_point){width, y});
}

/* ---- The picture ------------------------------------------------------------------------------------------------ */

/* While the sheet stands still, only new finished strokes are painted, over the others. */
static void paint_layer(painter *painter, const ink *ink, const tapzoom_transform *transform) {
    int same = painter->removals == ink->removals && memcmp(&painter->transform, transform, sizeof *transform) == 0;
    if (!same) {
        painter->transform = *transform;
        painter->removals = ink->removals;
        painter->painted = 0;
        paint_paper(painter);
        paint_ruling(painter);
    }
    for (; painter->painted < ink->finished; painter->painted++)
        paint_stroke(painter, &ink->strokes[painter->painted], &painter->layer);
}

int painter_is_current(const painter *painter, const ink *ink) {
    return painter->removals == ink->removals && painter->painted == ink->finished;
}

void paint(painter *painter, const ink *ink, const tapzoom_transform *transform, const canvas *canvas) {
    if (painter->mask == NULL) return;
    paint_layer(painter, ink, transform);
    for (int y = 0; y < canvas->height; y++)
        memcpy(canvas->pixels + (ptrdiff_t)y * canvas->stride,
               painter->layer.pixels + (ptrdiff_t)y * painter->layer.stride,
               (size_t)canvas->width * sizeof(uint32_t));
    for (int i = ink->finished; i < ink->count; i++) paint_stroke(painter, &ink->strokes[i], canvas);
}
