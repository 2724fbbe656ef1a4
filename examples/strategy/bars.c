/*
 * bars.c - see bars.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "bars.h"

#include <math.h>

static const double SHORTEST = 28; /* length of a thumb that a finger still hits */

static double clamp(double value, double low, double high) { return fmax(low, fmin(value, high)); }

void bar_update(bar *bar, double track, double center, double visible, double first, double range) {
    double inside = clamp(center, first, first + range), beyond = fabs(center - inside);
    bar->track = track;
    bar->first = first;
    bar->range = range;
    bar->thumb = bar->length = 0;
    if (!(range > 0) || track < 2 * SHORTEST) return;
    bar->length = clamp(track * (visible - beyond) / (visible + range), SHORTEST, track);
    bar->thumb = (track - bar->length) * (inside - first) / range;
}

int bar_take(bar *bar, double at) {
    bar->grip = at - bar->thumb;
    bar->dragged = bar->grip >= 0 && bar->grip < bar->length;
    return bar->dragged ? 0 : bar->grip < 0 ? -1 : 1;
}

double bar_center(const bar *bar, double at) {
    double end = bar->track - bar->length;
    return end > 0 ? bar->first + bar->range * (clamp(at - bar->grip, 0, end) / end) : bar->first;
}
