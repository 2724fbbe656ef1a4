/*
 * player.h - random inputs of a host: fingers, wheels, trackpads, commands and velocities, at rising times. A call is a
 * value, so that several views can receive the same one.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef PLAYER_H
#define PLAYER_H

#include "host.h"
#include "random.h"

enum { CALL_TOUCHES, CALL_SCROLL, CALL_COMMAND, CALL_CANCEL, CALL_OWNER, CALL_PAGER };
enum { PAN_BY, ZOOM_BY, ROTATE_BY, SET_VELOCITY, RELATIVE, ZOOM_TO = RELATIVE, CENTER_ON, SET_TRANSFORM, RESET, STOP,
       ABSOLUTE };

typedef struct call {
    int kind, command, is_animated;
    double time; /* a command is executed after tapzoom_advance to it */
    tapzoom_touch samples[2];
    size_t count;
    tapzoom_scroll scroll;
    double numbers[4], duration;
    tapzoom_velocity velocity;
    int64_t contact;
    int32_t owner;
} call;

/* The state of a random host. */
typedef struct player {
    double time;
    int fingers;                /* fingers that are down */
    double x, y, radius, angle; /* center, radius and angle of the fingers */
    double dx, dy, spread, spin;
    int32_t phase; /* last phase of the trackpad, 0 for none */
    double scroll_x, scroll_y, factor;
    int has_absolute; /* the host also makes absolute commands */
    int shares;       /* the host claims and releases fingers, moves a pager, and pushes flags and buttons */
} player;

static inline void perform(tapzoom_view *view, const call *next) {
    tapzoom_options options = *OPTIONS(next->is_animated);
    const double *n = next->numbers;
    options.duration = next->duration;
    switch (next->kind) {
    case CALL_TOUCHES: CHECK_OK(tapzoom_push_touches(view, next->samples, next->count, NULL)); return;
    case CALL_SCROLL: CHECK_OK(tapzoom_push_scroll(view, &next->scroll, NULL)); return;
    case CALL_CANCEL: CHECK_OK(tapzoom_cancel_touches(view, next->time)); return;
    default: CHECK_OK(tapzoom_advance(view, next->time));
    }
    if (next->kind == CALL_OWNER) {
        int32_t owner = -1;
        CHECK_OK(tapzoom_set_contact_owner(view, next->contact, next->owner));
        CHECK_OK(tapzoom_get_contact_owner(view, next->contact, &owner));
        CHECK(owner == next->owner);
        return;
    }
    if (next->kind == CALL_PAGER) {
        CHECK_OK(tapzoom_set_pager_offset(view, n[0], n[1]));
        return;
    }
    switch (next->command) {
    case PAN_BY: CHECK_OK(tapzoom_pan_by(view, n[0], n[1], &options)); break;
    case ZOOM_BY: CHECK_OK(tapzoom_zoom_by(view, n[2], n[0], n[1], &options)); break;
    case ROTATE_BY: CHECK_OK(tapzoom_rotate_by(view, n[3], n[0], n[1], &options)); break;
    case SET_VELOCITY: CHECK_OK(tapzoom_set_velocity(view, &next->velocity)); break;
    case ZOOM_TO: CHECK_OK(tapzoom_zoom_to(view, n[2], n[0], n[1], &options)); break;
    case CENTER_ON: CHECK_OK(tapzoom_center_on(view, n[0], n[1], 0, &options)); break;
    case SET_TRANSFORM:
        CHECK_OK(tapzoom_set_transform(view, &(tapzoom_transform){n[2], n[3], n[0], n[1]}, &options));
        break;
    case RESET: CHECK_OK(tapzoom_fit(view, &options)); break;
    default: CHECK_OK(tapzoom_stop_motion(view));
    }
}

/* ---- Fingers --------------------------------------------------------------------------------------------------- */

static inline void some_touches(player *host, call *next) {
    int old = host->fingers;
    int32_t phase = TAPZOOM_TOUCH_MOVED;
    next->kind = CALL_TOUCHES;
    if (old == 0) {
        *host = (player){host->time, 1 + (int)below(2), between(100, 700), between(100, 500), between(40, 150),
                         between(-3, 3), between(-12, 12), between(-12, 12), below(2) ? between(-0.05, 0.05) : 0,
                         below(3) ? 0 : between(-0.1, 0.1), host->phase, host->scroll_x, host->scroll_y, host->factor,
                         host->has_absolute, host->shares};
        phase = TAPZOOM_TOUCH_BEGAN;
        old = host->fingers;
    } else if (below(12) == 0) {
        phase = TAPZOOM_TOUCH_ENDED;
        if (below(2)) old = 1;
        host->fingers -= old;
    } else {
        host->x += host->dx, host->y += host->dy;
        host->radius = fmax(10, host->radius * (1 + host->spread)), host->angle += host->spin;
    }
    next->count = (size_t)old;
    for (int i = 0; i < old; i++) {
        /* The second finger lifts first. */
        int finger = phase == TAPZOOM_TOUCH_ENDED && host->fingers == 1 ? 1 : i;
        double arm = finger ? host->radius : -host->radius;
        next->samples[i] = sample(phase, finger + 1, host->time, host->x + arm * cos(host->angle),
                                  host->y + arm * sin(host->angle));
        if (host->shares && below(4) == 0)
            next->samples[i].flags = below(4), next->samples[i].buttons = below(4);
    }
}

/* ---- Scrolls --------------------------------------------------------------------------------------------------- */

static inline void some_trackpad(player *host, tapzoom_scroll *scroll) {
    switch (host->phase) {
    case TAPZOOM_SCROLL_BEGAN: case TAPZOOM_SCROLL_CHANGED:
        host->phase = below(10) ? TAPZOOM_SCROLL_CHANGED : TAPZOOM_SCROLL_ENDED;
        break;
    case TAPZOOM_SCROLL_ENDED: case TAPZOOM_SCROLL_MOMENTUM:
        host->scroll_x *= 0.9, host->scroll_y *= 0.9;
        host->phase = below(20) ? TAPZOOM_SCROLL_MOMENTUM : TAPZOOM_SCROLL_UNPHASED;
        break;
    default:
        host->scroll_x = between(-30, 30), host->scroll_y = between(-30, 30);
        host->factor = below(3) ? 1 : between(0.95, 1.05);
        host->phase = below(4) ? TAPZOOM_SCROLL_BEGAN : TAPZOOM_SCROLL_UNPHASED;
    }
    *scroll = trackpad_of(host->time, between(0, WIDTH), between(0, HEIGHT), host->scroll_x, host->scroll_y,
                          host->phase);
    scroll->factor = host->phase == TAPZOOM_SCROLL_MOMENTUM ? 1 : host->factor;
    scroll->rotation = below(20) ? 0 : between(-0.2, 0.2);
}

static inline void some_scroll(player *host, call *next) {
    next->kind = CALL_SCROLL;
    if (host->phase || below(2)) {
        some_trackpad(host, &next->scroll);
    } else {
        next->scroll = wheel_of(host->time, between(0, WIDTH), between(0, HEIGHT), between(-1, 1), between(-3, 3));
        next->scroll.unit = TAPZOOM_UNIT_LINE;
    }
}

/* ---- All of them ----------------------------------------------------------------------------------------------- */

static inline void some_command(player *host, call *next) {
    next->kind = below(60) ? CALL_COMMAND : CALL_CANCEL;
    if (next->kind == CALL_CANCEL) host->fingers = 0;
    next->command = (int)below(host->has_absolute && below(3) == 0 ? ABSOLUTE : RELATIVE);
    next->is_animated = (int)below(2);
    next->duration = below(2) ? 0 : between(0.01, 1);
    next->numbers[0] = between(-200, 600), next->numbers[1] = between(-200, 600);
    next->numbers[2] = exp(between(-0.7, 0.7)), next->numbers[3] = between(-1, 1);
    if (next->command == PAN_BY) next->numbers[0] = between(-90, 90), next->numbers[1] = between(-90, 90);
    if (next->command == ZOOM_TO) next->numbers[2] = exp(between(-3, 1));
    next->velocity = (tapzoom_velocity){0, 0, 0, 0, 1, 1};
    if (below(2))
        next->velocity = (tapzoom_velocity){between(-300, 300), between(-300, 300), below(2) ? between(-2, 2) : 0,
                                            below(3) ? 0 : between(-2, 2), between(0, WIDTH), between(0, HEIGHT)};
}

/* The next call. Times are multiples of 2^-16, so that the addition of whole seconds is exact. */
static inline call next_call(player *host) {
    call next;
    memset(&next, 0, sizeof next);
    double wait = below(12) ? between(0.001, 0.03) : below(3) ? between(0, 0.4) : between(0, 3);
    host->time += ldexp(floor(ldexp(wait, 16)), -16);
    next.time = host->time;
    uint32_t choice = below(20);
    if (host->shares && below(8) == 0) {
        next.kind = host->fingers > 0 && below(4) ? CALL_OWNER : CALL_PAGER;
        next.contact = 1 + (int64_t)below((uint32_t)host->fingers + !host->fingers), next.owner = (int32_t)below(2);
        if (below(2)) next.numbers[0] = between(-200, 200), next.numbers[1] = between(-50, 50);
    } else if (choice < 10 && (host->fingers > 0 || choice < 3)) some_touches(host, &next);
    else if (choice < 16) some_scroll(host, &next);
    else some_command(host, &next);
    return next;
}

/* Random settings. */
static inline tapzoom_config some_config(void) {
    tapzoom_config config = preset((int32_t)below(4));
    config.gestures = EVERY_GESTURE;
    config.momentum = (int32_t)below(3);
    config.wheel = 1 + (int32_t)below(2);
    config.trackpad = 1 + (int32_t)below(2);
    config.snap = below(3) ? TAPZOOM_SNAP_NONE : (int32_t)below(3);
    if (below(4) == 0) config.wheel_smoothing = 0;
    if (below(4) == 0) config.bounds = (int32_t)below(3);
    if (below(10) == 0) config.reduced_motion = 1;
    if (below(10) == 0) config.rubber_band = 0;
    config.always_bounce_x = (int32_t)below(2), config.always_bounce_y = (int32_t)below(2);
    return config;
}

/* Random settings of a host that shares contacts and motion. */
static inline tapzoom_config some_sharing_config(void) {
    tapzoom_config config = some_config();
    config.min_pan_contacts = 1 + (int32_t)below(2);
    if (below(3) == 0) config.pager_edges = below(16);
    if (below(6) == 0) config.host_buttons = TAPZOOM_BUTTON_SECONDARY;
    return config;
}

#endif
