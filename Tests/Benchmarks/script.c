/*
 * script.c - the samples of a script. It uses only sums, products and quotients, and positions are multiples of 1/16
 * and times of 1/8192 second, so that all machines make the same samples.
 *
 * SPDX-License-Identifier: MIT
 */
#include "script.h"

#include "../C/random.h"

typedef struct vector { double x, y; } vector;

/* The directions of the fingers from their center. The first ones lie opposite each other in pairs. */
static const vector arms[SCRIPT_FINGERS] = {{-1, 0},       {1, 0},      {-0.28, -0.96}, {0.28, -0.96}, {0.8, 0.6},
                                            {-0.96, 0.28}, {0.6, -0.8}, {0.6, 0.8},     {-0.6, -0.8},  {-0.6, 0.8}};

/* Rotates a vector by an angle with this tangent of its half. */
static vector turned(vector v, double tangent) {
    double square = tangent * tangent, cosine = (1 - square) / (1 + square), sine = 2 * tangent / (1 + square);
    return (vector){cosine * v.x - sine * v.y, sine * v.x + cosine * v.y};
}

/* The part of its path, 0 to 1, that the hand has covered after a part of its time. */
static double progress(script_pace pace, double part) {
    if (part > 1) part = 1;
    switch (pace) {
    case SCRIPT_FLICKS: return part * part;
    case SCRIPT_RETURNS: return 4 * part * (1 - part);
    case SCRIPT_RESTS_FIRST: return part < 0.5 ? 0 : progress(SCRIPT_EASES, 2 * part - 1);
    case SCRIPT_RESTS_LAST: return progress(SCRIPT_EASES, 5 * part);
    case SCRIPT_EASES: break;
    }
    return part * part * (3 - 2 * part);
}

/* The position that the touchscreen reports. */
static double noticed(double value, double length) {
    if (value < 0) return 0;
    if (value > length) return length;
    return (double)(int)(value * 16 + 0.5) / 16;
}

static vector position(const script *s, int finger, double way) {
    vector arm = turned(turned(arms[finger], s->lean), s->turn * way);
    double radius = s->radius + way * (s->to_radius - s->radius);
    double x = s->x + way * (s->to_x - s->x) + radius * arm.x, y = s->y + way * (s->to_y - s->y) + radius * arm.y;
    x += between(-0.3, 0.3);
    y += between(-0.3, 0.3);
    return (vector){noticed(x, HANDS_WIDTH), noticed(y, HANDS_HEIGHT)};
}

static int is_heard(const script *s, int finger, int frame) {
    if (finger >= s->moving) return s->rest_speaks;
    return !s->takes_turns || (frame + finger) % s->moving == 0;
}

double script_play(const script *s, hands *all, double start) {
    int last = s->frames + (s->fingers - 1) * s->lift_gap;
    double time = start;
    for (int frame = 0; frame <= last; frame++, time += (s->step - 4 + (int)below(9)) / 8192.0) {
        for (int finger = 0; finger < s->fingers; finger++) {
            int lands = finger * s->land_gap, lifts = s->frames + finger * s->lift_gap;
            if (frame < lands || frame > lifts) continue;
            double way = finger < s->moving ? progress(s->pace, (double)frame / s->frames) : 0;
            vector at = position(s, finger, way);
            int phase = frame == lands   ? TAPZOOM_TOUCH_BEGAN
                        : frame == lifts ? TAPZOOM_TOUCH_ENDED
                                         : TAPZOOM_TOUCH_MOVED;
            if (phase != TAPZOOM_TOUCH_MOVED || is_heard(s, finger, frame))
                hands_add(all, time, finger, phase, at.x, at.y);
        }
    }
    return time;
}
