/*
 * game.h - the game: the effect of touches, keys and taps on the camera, the HUD and the selection.
 *
 * SPDX-License-Identifier: MIT
 *
 * It does not depend on a window system: window.c passes SDL's events to it.
 */
#ifndef GAME_H
#define GAME_H

#include "bars.h"
#include "camera.h"
#include "hud.h"
#include "world.h"

/* Keys with an effect while they are held. */
enum { KEY_LEFT, KEY_RIGHT, KEY_UP, KEY_DOWN, KEY_ZOOM_IN, KEY_ZOOM_OUT, KEY_HELD_COUNT };
/* Keys with an effect when they are pressed. KEY_1 to KEY_1 + 4 zoom to a step. */
enum { KEY_BASE = KEY_HELD_COUNT, KEY_FOLLOW, KEY_1, KEY_COUNT = KEY_1 + 5 };

typedef struct game {
    camera camera;
    hud hud;
    bar bars[BAR_COUNT];
    double time;
    int selected; /* A unit, or NO_UNIT. */
    int base;     /* The base that KEY_BASE flies to next. */
    int held[KEY_HELD_COUNT];
    camera_point stick; /* -1 to 1. */
    int has_pointer;
    camera_point pointer;
    uint32_t bumped;    /* The limits that the view reached last, */
    double bump_time;   /* and the time; -1 before the first. */
} game;

tapzoom_status game_open(game *game, double width, double height, double points_per_unit);
void game_close(game *game);
void game_resize(game *game, double width, double height);

void game_touch(game *game, const tapzoom_touch *touch);
void game_scroll(game *game, const tapzoom_scroll *scroll);
void game_key(game *game, int key, int down);
void game_cancel(game *game, double time); /* Ends all touches and held keys. */

/* Advances the game to now. Call it once per frame, then paint. */
void game_frame(game *game, double now);

#endif
