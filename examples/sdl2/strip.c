/*
 * strip.c - see strip.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "strip.h"

#include <math.h>

/* PhotoSwipe's spring between pages is critically damped, with 30 radians per second (main-scroll.js). */
static const double frequency = 30;
static const double rest = 0.05; /* window units; motion below this is invisible */

/* PhotoSwipe's rule for a released page (drag-handler.js), in points per second. */
static const double turn_speed = 500;
static const double back_speed = 100; /* of a page that is pulled half the way and flung back */

/*
 * GestureViews skips the first part of a pull of a zoomed page: 15 touch slops times the square root of (zoom - 1),
 * clamped to 1 (GestureControllerForPager.skipPagerMovement). Android's touch slop is 8 points.
 */
static const double firm_slops = 15, touch_slop = 8;

double strip_firmness_of(double zoom) { return firm_slops * touch_slop * sqrt(fmin(fmax(zoom - 1, 0), 1)); }

/*
 * The pages start slowly, as in a skipped pull, and in the end follow the finger at a distance of `firmness`. So they
 * neither stop nor jerk. The view counts the whole pull, because the way back home uses it up.
 */
double strip_shown(const strip *strip) {
    double pull = fabs(strip->offset);
    return strip->firmness > 0 ? strip->offset * pull / (pull + strip->firmness) : strip->offset;
}

/* The velocity of the pages when the offset has velocity 1. */
static double slope(const strip *strip) {
    double pull = fabs(strip->offset), sum = pull + strip->firmness;
    return strip->firmness > 0 ? pull * (pull + 2 * strip->firmness) / (sum * sum) : 1;
}

static void set_offset(strip *strip, double offset) {
    strip->offset = fabs(offset) < 1e-9 ? 0 : offset; /* sums of travel have rounding errors */
    if (strip->offset == 0) strip->firmness = 0;
}

void strip_drag(strip *strip, double unconsumed, double firmness) {
    if (unconsumed == 0) return;
    strip_catch(strip);
    double offset = strip->offset + unconsumed;
    if (offset * strip->offset <= 0) strip->firmness = firmness;
    set_offset(strip, offset);
}

void strip_catch(strip *strip) { strip->moves = SDL_FALSE; }

static SDL_bool turns(const strip *strip, double direction, double velocity, double width) {
    double shown = direction * strip_shown(strip), speed = direction * velocity;
    if (shown < 0 || direction * strip->offset < strip->firmness) return SDL_FALSE;
    return speed > turn_speed || (shown > width / 2 && speed > -back_speed);
}

int strip_side(const strip *strip, double velocity, double width) {
    /* The strip moves right to show the page on its left. */
    return turns(strip, 1, velocity, width) ? -1 : turns(strip, -1, velocity, width) ? 1 : 0;
}

void strip_let_go(strip *strip, double way, double velocity, double time) {
    if (way != 0) {
        velocity *= slope(strip);
        set_offset(strip, strip_shown(strip) + way);
        strip->firmness = 0; /* the user did not pull the page that is home now */
    }
    strip->moves = SDL_TRUE;
    strip->since = time;
    strip->from = strip->offset;
    strip->velocity = velocity;
}

void strip_begin(strip *strip, double now) {
    if (isnan(strip->since)) strip->since = now;
}

/* x'' = -2 f x' - f^2 x, from x(0) = from and x'(0) = velocity. */
static double place(const strip *strip, double elapsed) {
    double pull = strip->velocity + frequency * strip->from;
    return (strip->from + pull * elapsed) * exp(-frequency * elapsed);
}

static double elapsed(const strip *strip, double time) {
    return isnan(strip->since) ? 0 : fmax(time - strip->since, 0);
}

double strip_velocity(const strip *strip, double time) {
    double t = elapsed(strip, time), pull = strip->velocity + frequency * strip->from;
    return strip->moves ? pull * exp(-frequency * t) - frequency * place(strip, t) : 0;
}

void strip_advance(strip *strip, double now) {
    if (!strip->moves) return;
    set_offset(strip, place(strip, elapsed(strip, now)));
    if (fabs(strip->offset) > rest || fabs(strip_velocity(strip, now)) > rest * frequency) return;
    strip->moves = SDL_FALSE;
    set_offset(strip, 0);
}
