/*
 * geometry.c - what a transform displays and what its bounds are, computed from the rules of the header alone.
 *
 * SPDX-License-Identifier: MIT
 */
#include <float.h>

#include "laws.h"

tapzoom_transform transform_of(const tapzoom_view *view) {
    tapzoom_transform made;
    EXPECT(tapzoom_get_transform(view, &made) == TAPZOOM_OK);
    return made;
}

tapzoom_transform target_of(const tapzoom_view *view) {
    tapzoom_transform made;
    EXPECT(tapzoom_get_target_transform(view, &made) == TAPZOOM_OK);
    return made;
}

tapzoom_state state_of(const tapzoom_view *view) {
    tapzoom_state made;
    EXPECT(tapzoom_get_state(view, &made) == TAPZOOM_OK);
    return made;
}

point to_view(const tapzoom_transform *t, point p) {
    double c = cos(t->rotation), s = sin(t->rotation);
    return (point){t->scale * (c * p.x - s * p.y) + t->x, t->scale * (s * p.x + c * p.y) + t->y};
}

point to_content(const tapzoom_transform *t, point p) {
    double c = cos(t->rotation), s = sin(t->rotation), x = p.x - t->x, y = p.y - t->y;
    return (point){(c * x + s * y) / t->scale, (c * y - s * x) / t->scale};
}

/* The part of a length between two insets. */
static void leave(double length, double first, double second, double *start, double *left) {
    double space = length - first - second, least = length / 64;
    *start = space >= least ? first : fmin(fmax(first + 0.5 * (space - least), 0), length - least);
    *left = fmax(space, least);
}

tapzoom_rect safe_area(const tapzoom_viewport *v) {
    tapzoom_rect area;
    leave(v->width, v->left, v->right, &area.x, &area.width);
    leave(v->height, v->top, v->bottom, &area.y, &area.height);
    return area;
}

point safe_center(const tapzoom_viewport *viewport) {
    tapzoom_rect area = safe_area(viewport);
    return (point){area.x + area.width / 2, area.y + area.height / 2};
}

double diagonal(const tapzoom_viewport *viewport) { return hypot(viewport->width, viewport->height); }

double shift_mapped(const tapzoom_viewport *v, const tapzoom_transform *from, const tapzoom_rect *old,
                    const tapzoom_transform *to, const tapzoom_rect *new) {
    point points[] = {{0, 0}, {v->width, 0}, {0, v->height}, {v->width, v->height}, {v->width / 2, v->height / 2}};
    double x = new->width / old->width, y = new->height / old->height, most = 0;
    for (int i = 0; i < 5; i++) {
        point content = to_content(from, points[i]);
        if (memcmp(old, new, sizeof *old) != 0)
            content = (point){new->x + (content.x - old->x) * x, new->y + (content.y - old->y) * y};
        point seen = to_view(to, content);
        double distance = hypot(seen.x - points[i].x, seen.y - points[i].y);
        if (!(distance <= most)) most = distance; /* also if it is NaN */
    }
    return most;
}

double shift(const tapzoom_viewport *viewport, const tapzoom_transform *from, const tapzoom_transform *to) {
    static const tapzoom_rect any = {0, 0, 1, 1};
    return shift_mapped(viewport, from, &any, to, &any);
}

double rounding(const tapzoom_viewport *viewport, const tapzoom_rect *content, const tapzoom_transform *t) {
    double most = fmax(fabs(t->x), fabs(t->y));
    most = fmax(most, t->scale * fmax(fabs(content->x), fabs(content->x + content->width)));
    most = fmax(most, t->scale * fmax(fabs(content->y), fabs(content->y + content->height)));
    return 8 * DBL_EPSILON * fmax(most, fmax(viewport->width, viewport->height));
}

int aligns_smaller(const tapzoom_config *config) {
    return config->bounds == TAPZOOM_BOUNDS_CONTENT && config->visible_part == 1 && config->visible_extra >= 0;
}

/* How far content that starts at `start` is beyond its range along one axis, as a part of the allowed tolerance. The
   visible length comes from the bounds. */
static double beyond(const tapzoom_config *config, long double place, long double start, long double length,
                     long double size, double alignment, double slack) {
    long double most = fminl(length, size), visible = config->visible_part * most + config->visible_extra;
    visible = fminl(fmaxl(visible, 0), most);
    long double low = start + visible - size, high = start + length - visible;
    if (size <= length && aligns_smaller(config)) low = high = start + alignment * (length - size);
    long double excess = place < low ? low - place : place > high ? place - high : 0;
    return (double)(excess / (1e-6L * length + slack));
}

double beyond_bounds(const tapzoom_config *config, const tapzoom_viewport *viewport, const tapzoom_rect *content,
                     const tapzoom_transform *t) {
    if (config->bounds == TAPZOOM_BOUNDS_NONE) return 0;
    /* Along the axes of the content, about the origin of the view. */
    tapzoom_rect area = safe_area(viewport);
    long double c = cosl(t->rotation), s = sinl(t->rotation), w = area.width, h = area.height;
    long double x = area.x + w / 2, y = area.y + h / 2, scale = t->scale;
    long double center_x = c * x + s * y, center_y = c * y - s * x;
    long double length_x = fabsl(c) * w + fabsl(s) * h, length_y = fabsl(s) * w + fabsl(c) * h;
    long double place_x = c * t->x + s * t->y + scale * content->x;
    long double place_y = c * t->y - s * t->x + scale * content->y;
    double u = config->align_x - 0.5, v = config->align_y - 0.5, slack = rounding(viewport, content, t);
    double align_x = fmin(fmax((double)(c * u + s * v) + 0.5, 0), 1);
    double align_y = fmin(fmax((double)(c * v - s * u) + 0.5, 0), 1);
    return fmax(beyond(config, place_x, center_x - length_x / 2, length_x, scale * content->width, align_x, slack),
                beyond(config, place_y, center_y - length_y / 2, length_y, scale * content->height, align_y, slack));
}

double beyond_scales(const tapzoom_view *view, const tapzoom_transform *t) {
    double min, max;
    EXPECT(tapzoom_get_scale_range(view, &min, &max, NULL) == TAPZOOM_OK);
    return t->scale < min ? 1 - t->scale / min : t->scale > max ? t->scale / max - 1 : 0;
}

tapzoom_transform fitted_view(const tapzoom_config *config, const tapzoom_viewport *viewport,
                              const tapzoom_rect *content, double fitted) {
    tapzoom_rect area = safe_area(viewport);
    return (tapzoom_transform){
        fitted, 0, area.x + config->align_x * (area.width - fitted * content->width) - fitted * content->x,
        area.y + config->align_y * (area.height - fitted * content->height) - fitted * content->y};
}
