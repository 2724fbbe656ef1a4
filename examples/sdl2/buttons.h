/*
 * buttons.h - buttons over the picture, for a finger that never drags and for keys that walk through them.
 *
 * SPDX-License-Identifier: MIT
 *
 * A contact that lands on a button belongs to it until it lifts. The button acts if the contact lifts on it, so that a
 * user who has missed it can slide away.
 */
#ifndef BUTTONS_H
#define BUTTONS_H

#include "actions.h"

typedef struct buttons {
    double size; /* width and height, in window units */
    struct {
        int64_t id;
        action button;
    } holders[TAPZOOM_MAX_CONTACTS]; /* the contacts on buttons */
    int count;
    action marked; /* the button of the keys, or ACTION_NONE */
} buttons;

/* points_per_unit: of the view, for the size. */
buttons buttons_new(double points_per_unit);

/*
 * Whether a touch belongs to a button. Sets `pressed` to the button that acts now, or to ACTION_NONE. A contact can
 * land on buttons only while they are visible: while the bar is.
 */
SDL_bool buttons_touch(buttons *buttons, const album *album, const tapzoom_touch *touch, action *pressed);

/* Forgets all contacts. */
void buttons_cancel(buttons *buttons);

/* Marks the next possible button in a direction (1 or -1); after the last one, none. */
void buttons_walk(buttons *buttons, const album *album, int direction);

void buttons_draw(const buttons *buttons, const album *album);

#endif
